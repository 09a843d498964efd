"""Explains what a move would do, in sentences that hold in every world the player cannot tell apart."""

from __future__ import annotations

import random
from typing import Any, Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, Text

_WORLDS: Final = 6
_SEED: Final = 0
"""Fixed, so that in the same position a move is always explained in the same words."""

_ENDS_GAME: Final = N_("learn", "It ends the game.")
_ENDS_TURN: Final = N_("learn", "Then it is someone else’s turn.")
_GOES_ON: Final = N_("learn", "Then you decide again.")
_DEPENDS: Final = N_("learn", "It reveals something hidden, which may decide how the game goes on.")


def explain(move: Move, observation: Observation[Any]) -> tuple[Text, ...]:
    """The reason for a move that is legal now, and how the game goes on after it as far as that is certain."""
    return observation.seen.game.evaluator.reason(move, observation), _after(move, observation)


def _after(move: Move, observation: Observation[Any]) -> Text:
    rng = random.Random(_SEED)
    deciders = set()
    for _ in range(_WORLDS):
        world: State = observation.sample(rng)
        before = world.reveals
        world.advance(move)
        # If nothing is revealed, the result does not depend on hidden cards or chance.
        if world.reveals != before:
            return _DEPENDS
        deciders.add(world.actor)
    decider = deciders.pop()
    if deciders:
        return _DEPENDS
    if decider is None:
        return _ENDS_GAME
    return _GOES_ON if decider == observation.seat else _ENDS_TURN
