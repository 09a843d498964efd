"""The kinds of silly moves that a referee found in games between bots: `KINDS` of a module in `silly_moves` by game.

A kind is a predicate over a move and what its maker sees. It is written without what bots use to leave such moves out
(`Evaluator.excluded`), so that one finds the other's mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.moves import Move
from engine.core.observe import Observation

Kind = Callable[[Move, Observation[Any]], bool]
