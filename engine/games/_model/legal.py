"""The legal moves of Model, found fast: those that `rules.why_not` has nothing against."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.games._model import moves
from engine.games._model.state import ModelState


def legal_moves(state: ModelState) -> Sequence[Move]:
    """The actor's legal moves in a stable order; none when the game is over."""
    seat = state.actor
    if seat is None:
        return ()
    held = sorted(state.hand(seat))
    rising = [moves.LAY[kind] for kind in held if state.fits(seat, kind)]
    return rising or [moves.THROW[kind] for kind in held]
