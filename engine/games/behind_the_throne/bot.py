"""What bots know of Behind the Throne."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from engine.bots.judgement import Judgement
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, STACK_LIMIT
from engine.games.behind_the_throne.promise import LOOK_AHEAD, Turn, likeness
from engine.games.behind_the_throne.reasons import Reason
from engine.games.behind_the_throne.state import BehindState


class BehindJudgement(Judgement[BehindState]):
    """Stacks by their points, by what they may become and by what they let you do."""

    def worth(self, state: BehindState, seat: int) -> float:
        return Turn(seat).promise(state, LOOK_AHEAD)

    def likeness(self, state: BehindState) -> Hashable:
        return likeness(state)

    def naive_worth(self, state: BehindState, seat: int) -> float:
        held = state.held[seat * KINDS:(seat + 1) * KINDS]
        if seat != state.turn or state.phase not in ("row", "save"):
            return _naive_points(held)
        return _naive_points(_with_row(held, state.row)) + _NAIVE_UNUSED * state.ready.bit_count()

    def reason(self, move: Move, observation: Observation[BehindState]) -> Text:
        return Reason(observation).of(move)


# -- a beginner's view ---------------------------------------------------------------------------------------------

_NAIVE_SINGLE: Final = 0.4
"""A single card scores nothing yet; so much of its value a beginner thinks it is worth."""
_NAIVE_UNUSED: Final = 0.3
"""An ability not used yet in the turn under way, in points."""


def _naive_points(held: Sequence[int]) -> float:
    return sum((kind + 1) * (1.0 if count > 1 else _NAIVE_SINGLE) for kind, count in enumerate(held) if count)


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    """A seat's stacks after it collects the row and discards what is worth least to a beginner."""
    new = list(held)
    for kind in row:
        new[kind] = min(CARDS_IN_STACK, new[kind] + 1)
    owned = [kind for kind in range(KINDS) if new[kind]]
    owned.sort(key=lambda kind: (kind + 1) * (1.0 if new[kind] > 1 else _NAIVE_SINGLE))
    for kind in owned[:max(0, len(owned) - STACK_LIMIT)]:
        new[kind] = 0
    return new
