"""The editions of The Imposter Kings: what a game is played with, by the version of the rules, players, length and
table.

A deck is made from the rows of characters. Where a number of today was another one before, `as_of` says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from engine.base.cards import Card
from engine.core.edition import as_of, check_before, deck_of
from engine.core.manifest import TABLE
from engine.core.own import Changeable, OwnNumbers, Printed, changes_in, too_few, too_many
from engine.core.text import N_, Text
from engine.games.imposter_kings import MANIFEST
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    CARDS,
    CHARACTERS,
    ELDER,
    FOOL,
    HIGHEST_VALUE,
    KINGS_HAND,
    OATHBOUND,
    PRINCESS,
    QUEEN,
    SOLDIER,
    VALUES,
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
_MOST_COPIES: Final = 4
"""Of a character, in an edition of somebody's own."""
_IDS: Final = tuple([each.id for each in CHARACTERS])


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
    values: tuple[int, ...]
    """By kind: the base value."""
    cards: tuple[Card, ...]
    """All cards as they are printed."""

    def of_value(self, value: int) -> tuple[int, ...]:
        """The kinds with that base value."""
        return tuple([kind for kind, each in enumerate(self.values) if each == value])


def numbers(edition: int, seats: int, options: dict[str, Any]) -> ImposterNumbers:
    """The numbers of that edition, with so many players and these options."""
    place = _PLAYERS.index(seats)
    table, own = options.get(TABLE, ""), changes_in(options)
    more, goal = _MORE_AT.get(table, {}), own.number("goal", _GOALS_AT.get(table, _GOAL))
    copies = own.copies_of(_IDS, [as_of(edition, each.copies, each.before)[place] + more.get(kind, 0)
                                  for kind, each in enumerate(CHARACTERS)])
    values = own.printed("value", _IDS, VALUES)
    return ImposterNumbers(
        copies, deck_of(copies), tuple([kind for kind, number in enumerate(copies) if number]),
        own.number("hand", _HAND_SIZES[seats]), _SHOWN_FIRST[seats], goal, goal if options["length"] == "match" else 1,
        values, _printed(values))


def _printed(values: tuple[int, ...]) -> tuple[Card, ...]:
    """All cards, with these values."""
    return CARDS if values is VALUES else (
        *[replace(CARDS[kind], value=value) for kind, value in enumerate(values)], *CARDS[len(values):])


for _each in CHARACTERS:
    check_before(MANIFEST.rules_version, _each.name, _each.before)

MOST_CARDS: Final = max([len(numbers(edition, _PLAYERS[-1], {"length": "match"}).deck)
                         for edition in range(1, MANIFEST.rules_version + 1)])
"""In the largest deck of any edition."""


def _trouble(numbers: ImposterNumbers, seats: int) -> Text | None:
    """Everybody gets a hand, and one card more lies open; what is left then is removed (rule 31)."""
    least = numbers.hand_size * seats + 1
    return too_few(len(numbers.deck), least, seats) or too_many(len(numbers.deck), MOST_CARDS, seats)


_VALUE: Final = Printed("value", N_("imposter-kings/number", "Value of “{card}”"),
                        N_("imposter-kings/number", "Value"), lambda numbers: numbers.values)
# Any of these can be played, as no rule rests on who is higher: Royalty stays what it is, the Mystic says 1 to 8, the
# Executioner what lies in Court, and a Throne of nothing but a value of 9 is answered by another, or by a King.
OWN_NUMBERS: Final = OwnNumbers(
    (Changeable("hand", N_("imposter-kings/number", "Cards in hand"), 5, 9,
                lambda numbers: numbers.hand_size, ("R31",)),
     Changeable("goal", N_("imposter-kings/number", "Points to win the match"), 1, 20, lambda numbers: numbers.goal,
                ("R43",)),
     *[_VALUE.on(each.kind, each.id, each.name, 1, HIGHEST_VALUE, ("R7",)) for each in CHARACTERS]),
    dict.fromkeys(range(len(CHARACTERS)), _MOST_COPIES), ("R31",), _trouble)
