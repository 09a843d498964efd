"""What the cards of Rival Kings cost, and what they may score: another tuple in some editions of somebody's own."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.rival_kings.cards import VALUES


class Prices:
    """The values of all kinds. Equal ones are one object, by which what has been found out of towns is remembered:
    it is found faster than by so many numbers."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final[tuple[int, ...]] = values


USUAL: Final = Prices(VALUES)


@cache
def prices_of(values: tuple[int, ...]) -> Prices:
    """The prices with these values."""
    return USUAL if values == VALUES else Prices(values)
