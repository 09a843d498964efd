"""What bots know of Behind the Throne."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, STACK_LIMIT
from engine.games.behind_the_throne.promise import LOOK_AHEAD, Turn, after_each, state_key
from engine.games.behind_the_throne.reasons import Reason
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import TOP


class BehindEvaluator(Evaluator[BehindState]):
    """Stacks by their points, by what they may become and by what they let you do."""

    def value(self, state: BehindState, seat: int) -> float:
        return Turn(seat).promise(state, LOOK_AHEAD)

    def state_key(self, state: BehindState) -> Hashable:
        return state_key(state)

    def naive_value(self, state: BehindState, seat: int) -> float:
        held = state.held[seat * KINDS:(seat + 1) * KINDS]
        if seat != state.turn or state.phase not in ("row", "save"):
            return _naive_points(held)
        return _naive_points(_with_row(held, state.row)) + _NAIVE_UNUSED * state.ready.bit_count()

    def excluded(self, move: Move, observation: Observation[BehindState]) -> bool:
        """A change of a card that is no threat, if it cannot lead to a destroy; a look at a card that is known.

        The change is gone with the next card (rule 3), and the ability with it: sampled futures, which differ a little
        from move to move, must not make such a move look like the best one.
        """
        if move.verb not in ("use", "judge") or observation.phase not in ("reveal", "row"):
            return False
        seen = observation.seen
        if not move.args[1]:
            return bool(seen.cards[TOP]) and seen.cards[TOP][0] != UNKNOWN
        return len(seen.row) < 2 or not _leads_to_destroy(observation.sample(random.Random(0)), move)

    def reason(self, move: Move, observation: Observation[BehindState]) -> Text:
        return Reason(observation).of(move)


def _leads_to_destroy(state: BehindState, move: Move) -> bool:
    """Whether a change of the newest card, or others after it, makes the values equal so that a card can be destroyed."""
    (after,) = after_each(state, (move,))
    legal = after.legal_moves()
    return any(each.verb == "destroy" for each in legal) or any(
        _leads_to_destroy(after, each) for each in legal if each.verb in ("use", "judge") and each.args[1])


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
