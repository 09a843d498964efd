"""Measures how likely a squire wins at each step of the ladder, and writes engine/learn/rung_chances.py.

`python -m tests.helpers.rung_chances 400` plays 400 games at each step whose table was not measured yet or has changed
since, with a squire of no temperament in the person's seat; their deals and choices follow from SEED. The compiled
engine takes a quarter of an hour of CPU time for all steps.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.bots.levels import bot
from engine.games.registry import load_game
from engine.learn.rung_chances import CHANCES
from engine.learn.rungs import RUNGS, Rung

LEVEL: Final = "squire"
SEED: Final = 7
DATA: Final = Path(__file__).parents[2] / "engine" / "learn" / "rung_chances.py"
"""What is written."""
_HEAD: Final = '''\
"""How likely a squire wins at each step of the ladder, as tests/helpers/rung_chances.py measured it."""

from __future__ import annotations

from typing import Final

GAMES: Final = {games}
"""So many games were played at each step, with the seed {seed}."""
CHANCES: Final[dict[str, float]] = {{
{lines}}}
"""By table (`Rung.table`), in the order of the ladder; the standard error is at most {error:.3f}."""
'''


def wins(rung: Rung, number: int) -> bool:
    """Whether a squire wins the game with that number at a step; its deal and choices are always the same."""
    game = load_game(rung.game_id)
    luck = random.Random(f"ladder {SEED} {rung.table} {number}")
    state = game.start(rung.seats, luck.getrandbits(64), **rung.options)
    bots = [bot(LEVEL, game), *(bot(f"{rung.level}/{name.lower()}", game) for name in rung.names)]
    while state.actor is not None:
        state.apply(bots[state.actor].choose(state.observation(state.actor), rng=luck).move)
    return 0 in state.winners()


def measured(rung: Rung, games: int) -> float:
    """The share of so many games that a squire wins at a step."""
    return round(sum(wins(rung, number) for number in range(games)) / games, 4)


def written(chances: Mapping[str, float], games: int) -> str:
    """The data as a module says it."""
    lines = "".join(f'    "{table}": {chance},\n' for table, chance in chances.items())
    return _HEAD.format(games=games, seed=SEED, lines=lines, error=0.5 / games ** 0.5)


def main() -> None:
    """Measure what has changed, write the data, and print it."""
    games = int(sys.argv[1])
    chances = {}
    for rung in RUNGS:
        chances[rung.table] = CHANCES.get(rung.table) or measured(rung, games)
        print(f"{chances[rung.table]:.3f} {rung.table}", flush=True)
    DATA.write_text(written(chances, games), encoding="utf-8")


if __name__ == "__main__":
    main()
