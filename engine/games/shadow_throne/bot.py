"""What bots know of Shadow Throne."""

from __future__ import annotations

from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.shadow_throne import reasons
from engine.games.shadow_throne.cards import CONSOLATION, FACTION, GOLD, HUSH_MONEY, INFLUENCE
from engine.games.shadow_throne.promise import chance_to_win
from engine.games.shadow_throne.resolution import strongest
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.status import UNPAID

_NAIVE_GOLD: Final = 0.4
"""What a beginner thinks a gold is worth, in influence."""
_NAIVE_HOPE: Final = 0.5
"""How much of its influence a beginner hopes for from a character whose faction does not lead."""


class ShadowEvaluator(Evaluator[ShadowState]):
    """Characters by how likely their faction wins, gold by what it can pay for, and the lead over the others."""

    def value(self, state: ShadowState, seat: int) -> float:
        return chance_to_win(state, seat)

    def naive_value(self, state: ShadowState, seat: int) -> float:
        """Own influence and gold, and what the own characters bring if whoever leads now wins."""
        leading = strongest(state.powers())
        total = state.influence[seat] + _NAIVE_GOLD * state.gold[seat]
        if state.phase not in ("keep", "over"):
            for number in state.played_by(seat):
                if not state.status[number] & UNPAID:
                    leads = state.faction(number) in leading
                    total += state.worth(number) * (1.0 if leads else _NAIVE_HOPE)
        choice = state.sealed.choices.get(seat) if state.sealed is not None else None
        return total + _naive_choice(state, seat, choice) if isinstance(choice, Move) and choice.args else total

    def reason(self, move: Move, observation: Observation[ShadowState]) -> Text:
        return reasons.reason(move, observation)


def _naive_choice(state: ShadowState, seat: int, choice: Move) -> float:
    """What a beginner thinks a chosen card is worth."""
    kind = choice.args[0]
    hush = HUSH_MONEY if choice.verb == "play" and state.last[seat] == FACTION[kind] else 0
    cost = GOLD[kind] - hush
    if choice.verb in ("play", "extra") and state.gold[seat] + cost < 0:
        return _NAIVE_GOLD
    leads = FACTION[kind] in strongest(state.powers())
    return INFLUENCE[kind] * (1.0 if leads else _NAIVE_HOPE) + _NAIVE_GOLD * (cost + CONSOLATION[kind] / 2)
