"""The editions of The Imposter Kings: what a game is played with, by the version of the rules, players, length and
table.

A deck is made from the rows of characters. Where a number of today was another one before, `as_of` says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.edition import as_of, check_before
from engine.core.manifest import TABLE
from engine.games.imposter_kings import MANIFEST
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    CHARACTERS,
    ELDER,
    FOOL,
    KINGS_HAND,
    OATHBOUND,
    PRINCESS,
    QUEEN,
    SOLDIER,
    ZEALOT,
)

_PLAYERS: Final = (2, 3, 4)
_HAND_SIZES: Final = {2: 8, 3: 8, 4: 7}
_SHOWN_FIRST: Final = {2: 0, 3: 2, 4: 3}
_GOAL: Final = 7
_MORE_AT: Final[dict[str, dict[int, int]]] = {
    "commons": {QUEEN: -1, PRINCESS: -1, SOLDIER: 1, OATHBOUND: 1},
    "knives": {ASSASSIN: 1, KINGS_HAND: 1, FOOL: -1, ZEALOT: -1},
    "peace": {ASSASSIN: -1, KINGS_HAND: -1, ELDER: 1, SOLDIER: 1}}
"""By special table: how many more there are of a character, or fewer; the deck is as large as the usual one."""
_GOALS_AT: Final = {"short": 4}


@dataclass(frozen=True, slots=True, eq=False)
class ImposterNumbers:
    """The numbers of a game of The Imposter Kings."""

    copies: tuple[int, ...]
    """By kind: how many there are in the deck."""
    deck: tuple[int, ...]
    """The kinds of all cards in the deck, in order."""
    in_deck: tuple[int, ...]
    """The kinds that it has at all."""
    hand_size: int
    shown_first: int
    """How many cards everyone shows at once before the first player is named; three players then show one more each."""
    goal: int
    """The points that win a match."""
    round_goal: int
    """The points that end the game once a round is over: any winner has those that end a single round."""


def numbers(edition: int, seats: int, options: dict[str, Any]) -> ImposterNumbers:
    """The numbers of that edition, with so many players and these options."""
    place = _PLAYERS.index(seats)
    table = options.get(TABLE, "")
    more, goal = _MORE_AT.get(table, {}), _GOALS_AT.get(table, _GOAL)
    copies = tuple([as_of(edition, each.copies, each.before)[place] + more.get(kind, 0)
                    for kind, each in enumerate(CHARACTERS)])
    return ImposterNumbers(
        copies, tuple([kind for kind, number in enumerate(copies) for _ in range(number)]),
        tuple([kind for kind, number in enumerate(copies) if number]),
        _HAND_SIZES[seats], _SHOWN_FIRST[seats], goal, goal if options["length"] == "match" else 1)


for _each in CHARACTERS:
    check_before(MANIFEST.rules_version, _each.name, _each.before)

MOST_CARDS: Final = max([len(numbers(edition, _PLAYERS[-1], {"length": "match"}).deck)
                         for edition in range(1, MANIFEST.rules_version + 1)])
"""In the largest deck of any edition."""
