"""What has a price must be asked for twice: the second time only once the price can have been read."""

from __future__ import annotations

import time
from typing import Final, Generic, TypeVar

from PySide6.QtGui import QGuiApplication

READING: Final = 0.6
"""Seconds that it takes at least to read what something costs. A double click is over by then."""

T = TypeVar("T")


class Twice(Generic[T]):
    """Whether something is asked for a second time, by somebody who has read what it costs.

    A double click never agrees to anything, nor does a key that is held.
    """

    def __init__(self) -> None:
        self.asked: T | None = None
        """What was asked for last, until it is agreed to or forgotten."""
        self._said_at = self._pressed_at = 0.0
        """When its price was said, and when it was last asked for, by the clock of `time.monotonic`."""

    def agrees(self, wanted: T) -> bool:
        """Whether it was asked for before, its price has been read, and it is asked for again."""
        now, before = time.monotonic(), self._pressed_at
        double_click = QGuiApplication.styleHints().mouseDoubleClickInterval() / 1000
        again = self.asked == wanted
        if not again:
            self.asked, self._said_at = wanted, now
        self._pressed_at = now
        agreed = again and now - self._said_at >= READING and now - before > double_click
        if agreed:
            self.asked = None
        return agreed

    def forget(self) -> None:
        """Something else is done."""
        self.asked = None
