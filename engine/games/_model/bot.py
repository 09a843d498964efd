"""What bots know of Model."""

from __future__ import annotations

from math import exp
from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games._model.cards import KINDS
from engine.games._model.scoring import scores
from engine.games._model.state import ModelState

_ROOM_VALUE: Final = 0.3
"""What the room above the last card of a row is worth, in points, when all of it is left."""
_SPREAD: Final = 3.0
"""A lead of this many points multiplies the chance to win by e."""

_ROOM: Final = N_("model/reason", "This leaves room for %n higher card(s).", "", 1)
_NO_CHOICE: Final = N_("model/reason", "No card fits, so one has to go.")


class ModelEvaluator(Evaluator[ModelState]):
    """Points, and the room that is left above the row."""

    def chances(self, state: ModelState) -> tuple[float, ...]:
        """The more points and room a seat has, the likelier it wins."""
        if state.actor is None:
            winners = state.winners()
            return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)])
        weights = [exp(self.naive_value(state, seat) / _SPREAD) for seat in range(state.seats)]
        return tuple([weight / sum(weights) for weight in weights])

    def naive_value(self, state: ModelState, seat: int) -> float:
        row = state.row(seat)
        room = (KINDS - 1 - row[-1]) / KINDS if row else 1.0
        return scores(state)[seat] + _ROOM_VALUE * room

    def reason(self, move: Move, observation: Observation[ModelState]) -> Text:
        return _ROOM.fill(n=KINDS - 1 - move.card) if move.verb == "lay" else _NO_CHOICE


EVALUATOR: Final = ModelEvaluator()
