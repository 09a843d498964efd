"""What thinking leaves behind in memory.

    python -m tests.helpers.kept_blocks

prints, for each game and the levels marshal and regent, how many blocks of memory a decision keeps for good, once
tables that are made once are there. Plain Python frees what nobody needs; compiled code may hold a reference too many.
"""

from __future__ import annotations

import gc
import random
import sys
from typing import Final

from engine import GAMES, bot, load_game
from engine.bots.levels import levels_of

_MOVES: Final = 12
"""After so many moves the table has something to think about."""
_TIMES: Final = {"marshal": 12, "regent": 3}
"""By level, over how many decisions is measured."""


def kept(game_id: str, level: str) -> float:
    """The blocks of memory that a decision of that level keeps, on average."""
    game, times = load_game(game_id), _TIMES[level]
    state, page = game.start(game.seats[-1], 5), bot("page", game)
    for _ in range(_MOVES):
        if state.actor is not None:
            state.advance(page.choose(state.observation(state.actor), rng=random.Random(1)).move)
    observation, player = state.observation(state.actor or 0), bot(level, game)
    for _ in range(2):
        player.choose(observation, rng=random.Random(2))
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(times):
        player.choose(observation, rng=random.Random(2))
    gc.collect()
    return (sys.getallocatedblocks() - before) / times


if __name__ == "__main__":
    for each in GAMES:
        offered = {level.id for level in levels_of(load_game(each), load_game(each).seats[-1])}
        for name in _TIMES:
            if name in offered:
                print(each, name, f"{kept(each, name):.1f}", flush=True)
