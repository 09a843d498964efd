"""The turns of a game, counted in one way wherever one is named: at its end, in its review and in its log."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from engine.base.game import Game
from engine.core.state import State


class Turns:
    """The turns of all players, as everybody sees them: one lasts as long as the game's own `Evaluator.turn` does."""

    def __init__(self, game: Game[Any], positions: Sequence[State]) -> None:
        """`positions` are those at the beginning and after every move."""
        turn = game.evaluator.turn
        self.begins = (0, *(number for number in range(1, len(positions) - 1)
                            if turn(positions[number]) != turn(positions[number - 1])))
        """How many moves were made when each turn began; 0 comes first."""

    def __len__(self) -> int:
        return len(self.begins)

    def at(self, moves: int) -> int:
        """The number, from 1 on, of the turn under way after so many moves; at the end of the game, of the last one."""
        return bisect_right(self.begins, moves)

    def before(self, moves: int) -> int:
        """After how many moves the turn under way began, or the turn before if this one is only beginning."""
        return max((begin for begin in self.begins if begin < moves), default=0)

    def after(self, moves: int) -> int | None:
        """After how many moves the next turn begins; None in the last one."""
        return next((begin for begin in self.begins if begin > moves), None)
