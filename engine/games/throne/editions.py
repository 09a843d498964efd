"""The editions of Throne: what a game is played with, by the version of the rules and the length."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.games.throne.cards import COPIES

HAND_SIZE: Final = 5
_GOALS: Final = {"match": 3, "round": 1}
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
    deck = tuple([kind for kind, number in enumerate(COPIES) for _ in range(number)])
    return ThroneNumbers(COPIES, deck, HAND_SIZE, _GOALS[options["length"]], edition >= _BLIND)
