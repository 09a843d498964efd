"""The model game, registered so that every check of every game includes it."""

from __future__ import annotations

from typing import Final

from engine.games._model.game import GAME
from engine.games.registry import register

MODEL: Final = register(GAME)
