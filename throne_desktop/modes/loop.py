"""Turning the event loop until something has come about."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop


def turn_until(reached: Callable[[], bool], seconds: float) -> bool:
    """Handle events until `reached` says so; False if that takes longer than so many seconds."""
    ends = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > ends:
            return False
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    return True


def turn_for(seconds: float) -> None:
    """Handle events for so many seconds."""
    turn_until(lambda: False, seconds)
