"""The editions of Rival Kings: what a game is played with, by the version of the rules, the players, the length
and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.manifest import TABLE
from engine.games.rival_kings import GAMES_OF, POINTS_OF
from engine.games.rival_kings.cards import KINDS, PAIRS

COPIES: Final = 2
"""Copies of each subject and building; of a character there is one."""
HAND_SIZE: Final = 3
_CARDS_IN_PILE: Final = 8
FIRST_COINS: Final[tuple[int, ...]] = (3, 1)
_PILES_AT: Final = {"low-piles": 5, "rich": 5, "poor": 5}
_COINS_AT: Final[dict[str, tuple[int, ...]]] = {"rich": (4, 3), "poor": (1, 0)}
_CHANGING: Final = 2
"""Since this edition small coins stand in for large ones, and a match to points may have any number of games."""
_MOST_GAMES: Final = 5
"""How many a match to points had at most before."""


@dataclass(frozen=True, slots=True, eq=False)
class RivalNumbers:
    """The numbers of a game of Rival Kings."""

    copies: tuple[int, ...]
    """By kind: how many there are."""
    hand_size: int
    """How many characters are dealt to everybody."""
    pile_size: int
    """How many cards lie in a pile at the beginning."""
    first_coins: tuple[int, ...]
    """Coins of 1 and of 2 that everybody begins with; a coin of 2 lies at every pile."""
    games: int
    """How many games a match has; 0 if points end it."""
    points: int
    """The points that end a match; 0 if games do."""
    most_games: int
    """After how many games a match to points is over at the latest; 0 if there is no such limit."""
    changes_coins: bool
    """Whether two coins of 1 stand in for a coin of 2 (rule 20), and one is handed back for it (rule 13)."""


def numbers(edition: int, _seats: int, options: dict[str, Any]) -> RivalNumbers:
    """The numbers of that edition with these options."""
    length, changing, table = options["match"], edition >= _CHANGING, options.get(TABLE, "")
    copies = (*(COPIES,) * PAIRS, *(1,) * (KINDS - PAIRS))
    return RivalNumbers(copies, HAND_SIZE, _PILES_AT.get(table, _CARDS_IN_PILE), _COINS_AT.get(table, FIRST_COINS),
                        GAMES_OF.get(length, 0),
                        POINTS_OF.get(length, 0), 0 if changing else _MOST_GAMES, changing)
