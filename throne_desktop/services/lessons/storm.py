"""A storm: as many exercises as one can in three minutes, or without a clock. Nothing here imports Qt.

The clock counts only while somebody can answer, and never takes an exercise away: the one on the table when it ends may
be finished, and counts. A storm without a clock ends after three that were not solved.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.learn.exercises import Exercise

SECONDS: Final = 180.0
MISSES: Final = 3
"""After so many a storm without a clock is over."""
_STRAY: Final = 120.0
"""How far exercises stray from the order of their difficulties, as a standard deviation in points."""


class Storm:
    """One storm: which exercise is on the table, how many were solved, and how much time is left."""

    def __init__(self, exercises: Sequence[Exercise], luck: random.Random, *, timed: bool) -> None:
        """With at least one exercise. It begins with easy ones, and gets harder."""
        self._order = sorted(exercises, key=lambda each: (each.difficulty or 0) + luck.gauss(0.0, _STRAY))
        self.timed = timed
        self.left = SECONDS
        """In seconds; it stays as it is without a clock."""
        self.solved = self.missed = 0

    @property
    def exercise(self) -> Exercise:
        """The one to be solved now."""
        return self._order[self.answered]

    @property
    def answered(self) -> int:
        """How many were answered, right or not."""
        return self.solved + self.missed

    @property
    def is_over(self) -> bool:
        """Whether none is to come after the last answer."""
        ended = self.left <= 0.0 if self.timed else self.missed >= MISSES
        return ended or self.answered >= len(self._order)

    def pass_time(self, seconds: float) -> None:
        """So much time went by while somebody could answer."""
        if self.timed:
            self.left = max(0.0, self.left - seconds)

    def answer(self, solved: bool) -> None:
        """The exercise on the table was answered."""
        self.solved += solved
        self.missed += not solved
