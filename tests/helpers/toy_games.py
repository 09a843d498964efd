"""Games of Cellar, played at random for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from engine.core.moves import Move
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_belief import Minds
from tests.helpers.toy_words import COPIES, KINDS

FULL_DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES)]
TABLES: Final = [(seats, renew) for seats in CELLAR.seats for renew in ("pile", "both")]


def minds_of(state: CellarState) -> Minds:
    """Everybody's beliefs at the beginning of a game."""
    return Minds(state, [FULL_DECK, *([] for _ in range(len(state.zones) - 1))])


def varied_move(state: CellarState, rng: random.Random) -> Move:
    """A legal move; every verb is equally likely."""
    legal = state.legal_moves()
    verb = rng.choice(sorted({move.verb for move in legal}))
    return rng.choice([move for move in legal if move.verb == verb])


def positions(seats: int, renew: str, seed: int) -> Iterator[tuple[CellarState, Minds]]:
    """A random game at its start and after every move, as the same objects each time, with everybody's beliefs."""
    rng = random.Random(seed)
    state = CELLAR.start(seats, seed, renew=renew)
    minds = minds_of(state)
    yield state, minds
    while state.actor is not None:
        state.apply(varied_move(state, rng))
        minds.update()
        yield state, minds
