"""The editions of Throne: what a game is played with, by the version of the rules, the length and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.manifest import TABLE
from engine.games.throne.cards import COPIES, JOKER, KINDS, KING

HAND_SIZE: Final = 5
_GOALS: Final = {"match": 3, "round": 1}
_COPIES_AT: Final[dict[str, dict[int, int]]] = {"one-king": {KING: 1}, "jokers": {JOKER: 4}}
"""By special table: the copies that differ from the usual ones."""
_HANDS_AT: Final = {"small-hands": 3}
_GOALS_AT: Final = {"long": 5}
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
    table = options.get(TABLE, "")
    special = _COPIES_AT.get(table, {})
    copies = tuple([special.get(kind, COPIES[kind]) for kind in range(KINDS)])
    deck = tuple([kind for kind, number in enumerate(copies) for _ in range(number)])
    goal = _GOALS_AT.get(table, _GOALS[options["length"]])
    return ThroneNumbers(copies, deck, _HANDS_AT.get(table, HAND_SIZE), goal, edition >= _BLIND)
