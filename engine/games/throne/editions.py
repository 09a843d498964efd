"""The editions of Throne: what a game is played with, by the version of the rules, the length and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.edition import deck_of
from engine.core.manifest import TABLE
from engine.core.own import Changeable, OwnNumbers, changes_in, too_few
from engine.core.text import N_, Text
from engine.games.throne.cards import CARDS, COPIES, JOKER, KINDS, KING

HAND_SIZE: Final = 5
_GOALS: Final = {"match": 3, "round": 1}
_COPIES_AT: Final[dict[str, dict[int, int]]] = {"one-king": {KING: 1}, "jokers": {JOKER: 4}}
"""By special table: the copies that differ from the usual ones."""
_HANDS_AT: Final = {"small-hands": 3}
_GOALS_AT: Final = {"long": 5}
_MOST_COPIES: Final = 8
"""Of a kind, in an edition of somebody's own."""
_IDS: Final = tuple([card.id for card in CARDS])
_BLIND: Final = 3
"""Since this edition a card that is lost for a false Ace is a hidden one, if there is any."""


@dataclass(frozen=True, slots=True, eq=False)
class ThroneNumbers:
    """The numbers of a game of Throne."""

    copies: tuple[int, ...]
    """By kind: how many there are in the deck, for any number of players."""
    deck: tuple[int, ...]
    """The kinds of all cards in the deck, in order."""
    hand_size: int
    goal: int
    """How many rounds win the game (rule 23)."""
    is_blind: bool
    """Whether a card that is lost for a false Ace is a hidden one, if there is any (rule 14)."""


def numbers(edition: int, _seats: int, options: dict[str, Any]) -> ThroneNumbers:
    """The numbers of that edition with these options."""
    table, own = options.get(TABLE, ""), changes_in(options)
    special = _COPIES_AT.get(table, {})
    copies = own.copies_of(_IDS, [special.get(kind, COPIES[kind]) for kind in range(KINDS)])
    match = own.number("goal", _GOALS_AT.get(table, _GOALS["match"]))
    return ThroneNumbers(copies, deck_of(copies), own.number("hand", _HANDS_AT.get(table, HAND_SIZE)),
                         match if options["length"] == "match" else _GOALS["round"], edition >= _BLIND)


def _trouble(numbers: ThroneNumbers, seats: int) -> Text | None:
    """The draw pile may be used up when all have their hands (rule 19)."""
    return too_few(len(numbers.deck), numbers.hand_size * seats, seats)


OWN_NUMBERS: Final = OwnNumbers(
    (Changeable("hand", N_("throne/number", "Cards in hand"), 1, 8, lambda numbers: numbers.hand_size, ("R24",)),
     Changeable("goal", N_("throne/number", "Rounds to win the match"), 1, 9, lambda numbers: numbers.goal,
                ("R23",))),
    dict.fromkeys(range(KINDS), _MOST_COPIES), ("R24",), _trouble,
    N_("throne/number", "No card in Throne has a value you can change."))
