"""What is allowed in Model: `why_not` is the rules."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.games._model import words
from engine.games._model.cards import name_of
from engine.games._model.state import ModelState


def why_not(state: ModelState, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule against it and the reason. Asked only while the game runs."""
    seat = state.actor or 0
    if move.card not in state.hand(seat):
        return Refusal("R3", words.NOT_HELD.fill(card=name_of(move.card)))
    if move.verb == "lay":
        if not state.fits(seat, move.card):
            return Refusal("R4", words.TOO_LOW.fill(last=name_of(state.row(seat)[-1])))
        return None
    rising = [kind for kind in state.hand(seat) if state.fits(seat, kind)]
    return Refusal("R5", words.CAN_LAY.fill(card=name_of(min(rising)))) if rising else None
