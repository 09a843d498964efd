"""When whoever thinks or tries something must stop."""

from __future__ import annotations

import time


class Deadline:
    """The time when something must stop; without seconds there is no limit."""

    __slots__ = ("_ends",)

    def __init__(self, seconds: float | None = None) -> None:
        self._ends = None if seconds is None else time.perf_counter() + seconds

    def passed(self) -> bool:
        """Whether the time is up."""
        return self._ends is not None and time.perf_counter() >= self._ends
