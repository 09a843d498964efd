"""What bots know of The Imposter Kings."""

from __future__ import annotations

from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.imposter_kings.bot.evaluation import chance_to_win, see_outcome
from engine.games.imposter_kings.bot.reasons import reason
from engine.games.imposter_kings.cards import VALUES
from engine.games.imposter_kings.guesses import is_idle
from engine.games.imposter_kings.state import ImposterState

_NAIVE_CARD: Final = 0.5
"""What a beginner thinks a point of value in hand is worth."""
_NAIVE_KING: Final = 2.0
_NAIVE_THRONE: Final = 0.3
"""What each point of the Throne is worth to a beginner when somebody else has to beat it."""
_NAIVE_SUCCESS: Final = 1.5
_NAIVE_POINT: Final = 5.0


class ImposterEvaluator(Evaluator[ImposterState]):
    """Who would win the round if everybody went on playing plainly."""

    def value(self, state: ImposterState, seat: int) -> float:
        return chance_to_win(state.clone(), seat)

    def naive_value(self, state: ImposterState, seat: int) -> float:
        """High cards in hand, a King face up, and a Throne that is hard to beat for the others."""
        state = state.clone()
        see_outcome(state)
        hand = _NAIVE_CARD * sum(VALUES[kind] for kind in state.hand(seat))
        king = 0.0 if state.king_flipped(seat) else _NAIVE_KING
        right = state.phase in ("judge", "soldier") and state.turn == seat
        success = _NAIVE_SUCCESS if right else 0.0
        throne = _NAIVE_THRONE * state.throne_value() if right or state.turn != seat else 0.0
        scores = state.scores()
        rivals = [points for each, points in enumerate(scores) if each not in (seat, state.partner(seat))]
        return hand + king + throne + success + _NAIVE_POINT * (scores[seat] - max(rivals))

    def excluded(self, move: Move, observation: Observation[ImposterState]) -> bool:
        """A guess of which the seat knows that it comes to nothing; it would only invite a King's Hand."""
        return is_idle(move, observation)

    def reason(self, move: Move, observation: Observation[ImposterState]) -> Text:
        return reason(move, observation)


EVALUATOR: Final = ImposterEvaluator()
