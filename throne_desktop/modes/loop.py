"""Turning the event loop until something has happened."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

_GLANCE: Final = 5
"""Milliseconds after which to look again without an event, since not everything causes one."""
_WAITING: Final = QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents


def turn_until(reached: Callable[[], bool], seconds: float, progress: Callable[[], object] = lambda: None) -> bool:
    """Handles events until `reached` is true; returns False once `seconds` have passed without any `progress`.

    That is something like the number of moves: whenever it has changed, time begins anew. It sleeps in between: bots
    think in other processes and need the processor.
    """
    seen = progress()
    ends = time.monotonic() + seconds
    glance = QTimer()
    glance.start(_GLANCE)
    try:
        while not reached():
            if progress() != seen:
                seen = progress()
                ends = time.monotonic() + seconds
            elif time.monotonic() > ends:
                return False
            QCoreApplication.processEvents(_WAITING)
        return True
    finally:
        del glance      # an error that is kept keeps what was going on when it was raised, and this with it


def delete_left() -> None:
    """Deletes the pages that were left: they wait for an event loop of Qt's own, and these modes have none."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def turn_for(seconds: float) -> None:
    """Handles events for that many seconds."""
    turn_until(lambda: False, seconds)
