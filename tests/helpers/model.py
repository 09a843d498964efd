"""The model game, made known to the program so that every check of every game looks at it, too."""

from __future__ import annotations

from typing import Final

from engine.games._model.game import GAME
from engine.games.registry import register

MODEL: Final = register(GAME)
