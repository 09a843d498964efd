"""What bots know of Throne."""

from __future__ import annotations

from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.throne import certain
from engine.games.throne.cards import ACE, JACK, KING, QUEEN
from engine.games.throne.outlook import chance_to_win, likelihood
from engine.games.throne.reasons import reason
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND


class ThroneEvaluator(Evaluator[ThroneState]):
    """Kingdoms by their cards; claims by how often they are believed."""

    temperature = 0.04

    def value(self, state: ThroneState, seat: int) -> float:
        return chance_to_win(state, seat)

    def naive_value(self, state: ThroneState, seat: int) -> float:
        return _naive_points(state, seat)

    def likelihood(self, state: ThroneState, seat: int) -> float:
        """A card that lay face up is known; of another one, what is claimed is as likely as people are honest."""
        claimed = state.phase in ("answer", "ace") and state.turn != seat and not state.visible
        return likelihood(state) if claimed else 1.0

    def excluded(self, move: Move, observation: Observation[ThroneState]) -> bool:
        if observation.phase in ("answer", "ace"):
            return certain.wrong_answer(move, observation)
        return observation.phase == "lay" and certain.wrong_lay(move, observation)

    def gives_away(self, observation: Observation[ThroneState]) -> bool:
        """What is laid and how it is answered tells about a hidden hand; nothing to call or to believe tells nothing.

        A card that is picked tells nothing either.
        """
        if observation.phase in ("answer", "ace"):
            return not (certain.is_true(observation) or certain.is_lie(observation))
        hand = HAND[observation.seat]
        return observation.phase == "lay" and len(observation.seen.cards[hand]) > len(observation.public.known_in(hand))

    def reason(self, move: Move, observation: Observation[ThroneState]) -> Text:
        return reason(move, observation)


# -- a beginner's view ---------------------------------------------------------------------------------------------

_JOY: Final = {JACK: 0.3, QUEEN: 0.4, KING: 0.9, ACE: 1.0}
"""By claim: how much a beginner looks forward to what it does, in cards."""
_HOPE: Final = 0.35
"""How much of a lie a beginner expects to work."""
_GLEE: Final = 0.5
"""What it is worth to a beginner that a rival's card is lost."""


def _naive_points(state: ThroneState, seat: int) -> float:
    """The own cards, what the own claim promises, and a little joy about what others lose."""
    points = float(state.size(seat)) - 0.3 * sum(state.size(other) for other in range(state.seats) if other != seat)
    if state.phase in ("answer", "ace") and state.turn == seat:
        promise = 1.0 + _JOY[state.claim]
        if state.truthful():
            return points + promise
        return points - 1.0 if state.visible else points + _HOPE * promise
    losers = [state.loser] + [state.target] * (state.phase == "kill")
    points -= losers.count(seat)
    return points + _GLEE * sum(1 for loser in losers if loser not in (-1, seat))
