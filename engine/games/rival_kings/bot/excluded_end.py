"""Whether a player of Rival Kings ends a game that it is about to lose."""

from __future__ import annotations

import random
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings.cycles import is_last_game
from engine.games.rival_kings.moves import ACTION_OF, END
from engine.games.rival_kings.scoring import scores
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER

_TAKES_CARD: Final = ("recruit", "buy")


def is_rash(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether the last card of a pile is taken, so that the last game ends with this cycle (rule 23), by a player who
    is behind then, and stays so with whatever else can be done in this turn.

    Somebody else may still lose points, but nobody can count on that; without this card the game may go on.
    """
    seen, seat = observation.seen, observation.seat
    if move.verb not in _TAKES_CARD or seen.cards[UNDER + move.place] or seen.empty_pile():
        return False
    world = observation.sample(random.Random(0))
    world.advance(move)
    goes_on = world.turn == seat and world.phase == "turn"
    return goes_on and world.empty_pile() and is_last_game(world) and _is_behind(world, seat)


def _is_behind(state: RivalState, seat: int) -> bool:
    """Whether a rival has more points than the player in turn can still get, one step after the other."""
    left = [each for each in state.legal_moves() if each is not END]
    if any(each.verb not in ACTION_OF for each in left):
        return False    # a subject may still do more than can be told here
    points = scores(state)
    if points[seat] >= max(points):
        return False
    return all(_is_behind(_after(state, each), seat) for each in left)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after
