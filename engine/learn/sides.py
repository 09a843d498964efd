"""Who wins together, and so what a fair share of the wins is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.errors import ThroneError
from engine.games.registry import load_game

if TYPE_CHECKING:
    from fractions import Fraction


@cache
def partners(game_id: str, seats: int, seat: int) -> frozenset[int]:
    """The seats that win together with a seat, itself among them."""
    try:
        game = load_game(game_id)
        return game.table.allies(game.start(seats, 0), seat)
    except ThroneError:     # an older version could be played by other numbers
        return frozenset((seat,))


def fair_share(game_id: str, seats: int) -> Fraction:
    """The part of all wins that each would have among equals: one of n, or one of as many sides as there are."""
    from fractions import Fraction  # with the decimal numbers that come with it .6 MB, which no game on the table needs

    return Fraction(len(partners(game_id, seats, 0)), seats)
