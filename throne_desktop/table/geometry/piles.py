"""Piles: of all their cards, only as many are drawn as show how high they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.table import Piece

_CARDS_PER_LEVEL: Final = 8
"""A pile looks one card thicker for every eight cards in it."""


def top_of(pile: Sequence[Piece]) -> Iterator[tuple[Piece, int]]:
    """The cards of a pile that are drawn, each with its level."""
    return ((piece, level) for level, piece in enumerate(pile[-levels(len(pile)):] if pile else ()))


def levels(cards: int) -> int:
    """How many cards high a pile of so many looks."""
    return 1 + (cards - 1) // _CARDS_PER_LEVEL
