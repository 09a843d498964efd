"""Turning the event loop until something has come about."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

_TICK: Final = 2
"""Milliseconds after which `reached` is asked again though nothing has happened: what it looks at may be outside Qt."""


def turn_until(reached: Callable[[], bool], seconds: float) -> bool:
    """Handle events until `reached` says so; False if that takes longer than so many seconds.

    In between the processor is left to the bots' process.
    """
    ends = time.monotonic() + seconds
    tick = QTimer()
    tick.start(_TICK)
    while not reached():
        if time.monotonic() > ends:
            return False
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return True


def turn_for(seconds: float) -> None:
    """Handle events for so many seconds."""
    turn_until(lambda: False, seconds)
