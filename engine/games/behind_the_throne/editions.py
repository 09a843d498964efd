"""The editions of Behind the Throne: what a game is played with, by the version of the rules and the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.games.behind_the_throne.cards import KINDS

_COPIES: Final = {2: 5, 3: 7, 4: 9}


@dataclass(frozen=True, slots=True, eq=False)
class BehindNumbers:
    """The numbers of a game of Behind the Throne."""

    copies: tuple[int, ...]
    """By character: how many there are."""
    deck: tuple[int, ...]
    """The kinds of all characters, in order."""


def numbers(_edition: int, seats: int, _options: dict[str, Any]) -> BehindNumbers:
    """The numbers for so many players, which are the same in all editions so far."""
    copies = (_COPIES[seats],) * KINDS
    return BehindNumbers(copies, tuple([kind for kind, number in enumerate(copies) for _ in range(number)]))
