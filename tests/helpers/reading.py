"""A clock for tests of what takes time to read: it goes on whenever it is looked at, and never waits."""

from __future__ import annotations

from typing import Final

LONG: Final = 10.0
"""Seconds in which anybody has read a sentence."""


class Clock:
    """It stands in for the module `time`; so many seconds pass from one look to the next."""

    def __init__(self, step: float) -> None:
        self.step = step
        self._now = 0.0

    def monotonic(self) -> float:
        """The time now, in seconds."""
        self._now += self.step
        return self._now
