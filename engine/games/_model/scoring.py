"""How Model is scored (rule 6)."""

from __future__ import annotations

from engine.games._model.state import ModelState


def scores(state: ModelState) -> tuple[int, ...]:
    """By seat: a point for every card of the row, less one for every card thrown away."""
    return tuple(len(state.row(seat)) - state.penalty[seat] for seat in range(state.seats))


def winners(state: ModelState) -> frozenset[int]:
    """The seats with the most points."""
    points = scores(state)
    return frozenset(seat for seat in range(state.seats) if points[seat] == max(points))
