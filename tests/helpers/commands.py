"""The engine's command line, and a game that is played with it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

GAME: Final = "behind-the-throne"
TOP: Final = Path(__file__).parents[2]
ENGINE: Final = (sys.executable, "-m", "engine")

Run = Callable[..., str]


def play(run: Run, *lines: str, seed: int = 3, seats: int = 2, bots: str = "page") -> str:
    """What is printed during a game in which the person types these lines."""
    typed = "".join(f"{line}\n" for line in lines)
    return run("play", GAME, "--seed", seed, "--seats", seats, "--bots", bots, typed=typed)
