"""What bots know of Behind the Throne."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.behind_the_throne.bot import aspects, beginner, chances, facts, features, positions, temper
from engine.games.behind_the_throne.bot.excluded_waste import gives_row_away, spoils, throws_stack_away, wastes
from engine.games.behind_the_throne.bot.omissions import leaves_out
from engine.games.behind_the_throne.bot.positions import position_after
from engine.games.behind_the_throne.bot.reasons import FittingSentences
from engine.games.behind_the_throne.moves import REVEAL, is_change, is_look
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import TOP


class BehindEvaluator(Evaluator[BehindState]):
    """Stacks by their points, by what may become of them and by what they let you do."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {"squire": (1.5,), "knight": (0.7, 0.8)}
    confidence: ClassVar[Mapping[int, float]] = {3: 0.83, 4: 0.73}
    simulations: ClassVar[int] = 3000       # cheap here, and the turns of all players pay only after many
    dials = temper.DIALS

    learnable = Learnable(features.PLACES, features.features, features.sides)
    learned = Learned(Path(__file__).parents[1] / "learned", features.PLACES)

    chances = staticmethod(chances.chances)
    state_key = staticmethod(positions.state_key)
    naive_value = staticmethod(beginner.naive_value)
    aspects = staticmethod(aspects.aspects)
    deciding_fact = staticmethod(facts.deciding_fact)
    traits = staticmethod(temper.traits)
    aims_at = staticmethod(temper.aims_at)

    def excluded(self, move: Move, observation: Observation[BehindState]) -> bool:
        """A change for which nothing is gained that does not come with fewer abilities; a look at a card that is known,
        or at the first one, which must be revealed anyway (rule 2); a card revealed of which the seat knows that the
        row is lost to it, for it may stop; a destroyed card of its own that does it no good; a stack discarded that
        scores, where a lower card is of no use; a swap for a card that lies in the row; going on or stopping without a
        blow, a look or a card that costs nothing.

        Sampled futures, which differ a little from move to move, must not make such a move look like the best one.
        """
        if leaves_out(move, observation) or (move is REVEAL and _loses_row(observation)):
            return True
        seen = observation.seen
        if move.verb == "destroy":
            return move.seat == observation.seat and spoils(seen, move.seat, move.card)
        if move.verb == "discard":
            return throws_stack_away(seen, observation.seat, move.card)
        if move.verb == "swap":
            return gives_row_away(seen, move)
        if is_change(move):
            return wastes(seen, move)
        if not is_look(move) or observation.phase not in ("reveal", "row"):
            return False
        return not seen.row or (bool(seen.cards[TOP]) and seen.cards[TOP][0] != UNKNOWN)

    def reason(self, move: Move, observation: Observation[BehindState]) -> Text:
        return FittingSentences(observation).of(move)

    def turn(self, state: BehindState) -> Hashable:
        return state.turn


def _loses_row(observation: Observation[BehindState]) -> bool:
    """Whether the next card is known, and the row is lost to it although it could still be collected (rule 22)."""
    top = observation.seen.cards[TOP]
    if observation.phase != "row" or not top or top[0] == UNKNOWN:
        return False
    after = position_after(observation.sample(random.Random(0)), REVEAL)
    return after.actor is not None and after.turn != observation.seen.turn


EVALUATOR: Final = BehindEvaluator()
