"""What a move changes that can be told beforehand: the number that a card will count."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from engine.core.moves import Move
from engine.core.state import State
from engine.table.view import View

_SEED: Final = 0


@dataclass(frozen=True, slots=True)
class PieceCount:
    """A piece, by its id, and what it will count."""

    piece: str
    counts: str


def result_of(view: View, move: Move) -> PieceCount | None:
    """The first card whose number a legal move changes.

    None if it changes none, or if it reveals something: then the result could depend on hidden cards or chance.
    """
    world: State = view.observation.sample(random.Random(_SEED))
    before = world.reveals
    world.advance(move)
    if world.reveals != before or world.actor is None:
        return None
    after = world.observation(view.seat)
    for piece in view.game.table.pieces(after):
        now = view.pieces.get(piece.id)
        if piece.counts and now is not None and now.kind == piece.kind and now.counts != piece.counts:
            return PieceCount(piece.id, piece.counts)
    return None
