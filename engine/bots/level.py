"""The levels of bots, which have names, not numbers. The home screen loads them, and nothing else about bots."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.text import N_, Text


class Level(NamedTuple):
    """A level that players can choose for an opponent."""

    id: str
    name: Text
    summary: Text


LEVELS: Final = (
    Level("page", N_("engine/level", "Page"),
          N_("engine/level", "Plays sensibly and makes a beginner's mistakes.")),
    Level("squire", N_("engine/level", "Squire"),
          N_("engine/level", "Weighs every move, but often misjudges one.")),
    Level("knight", N_("engine/level", "Knight"),
          N_("engine/level", "Weighs every move and seldom misjudges one by much.")),
    Level("marshal", N_("engine/level", "Marshal"),
          N_("engine/level", "Weighs every move with care, one move ahead.")),
    Level("regent", N_("engine/level", "Regent"),
          N_("engine/level", "Thinks several moves ahead and reckons with your answers.")),
)
"""All levels that players choose from, easiest first; `levels_of` has those of a game."""
