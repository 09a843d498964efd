"""Decisions of whole games: positions in which a seat has a choice, reached by sensible and by random players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from engine import bot
from engine.base.game import Game
from engine.core.state import State

_KEPT: Final = 0.2
"""The share of decisions kept, so that they come from many games."""
_ODD: Final = 0.3
"""The share of random moves, which lead to positions that good players avoid."""


def decisions(game: Game[Any], number: int, seed: int = 0, *, level: str = "page", forced: bool = False,
              ) -> Iterator[State]:
    """Positions with several legal moves, from games at every number of seats in turn; change none of them.

    With `forced`, those with a single move as well.
    """
    luck, found = random.Random(seed), 0
    player = bot(level, game)
    while True:
        for seats in game.seats:
            state: Any = game.start(seats, luck.getrandbits(64))
            while state.actor is not None:
                moves = state.legal_moves()
                if (forced or len(moves) > 1) and luck.random() < _KEPT:
                    yield state.clone()
                    found += 1
                    if found == number:
                        return
                if len(moves) == 1 or luck.random() < _ODD:
                    state.advance(luck.choice(moves))
                else:
                    state.advance(player.choose(state.observation(state.actor), rng=luck).move)
