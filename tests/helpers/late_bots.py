"""Bots of windows that tests open. They are found here without what those tests need besides, so that a program that is
started for a test is there in half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from engine.bots.timing import Timing
from engine.core.observe import Observation
from throne_desktop.services.bots.bot_process import serve
from throne_desktop.services.bots.bot_worker import BotWorker

_GRACE: Final = 60.0
"""Seconds after which an answer is late, unless a test is about that: a busy machine is long in starting a process."""


class LateBots(BotWorker):
    """Bots whose process starts when one is asked, not before: most tests ask none, and it takes a quarter of a second.

    They answer as soon as they can: tests of when bots answer ask others.
    """

    def __init__(self) -> None:
        super().__init__(QApplication.instance(), grace=_GRACE)

    def warm(self, game_id: str, seat: int | None = None) -> None:
        """Nothing is started ahead."""

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
        return super().think(request, level, observation, seed, replace(timing, drawn=0.0))


def bots_that(reply: Callable[[bytes], bytes], grace: float = _GRACE) -> BotWorker:
    """Bots whose process replies like that to every question; a reply `grace` seconds late is too late."""
    return BotWorker(QApplication.instance(), target=partial(serve, reply=reply), grace=grace)


def delete_workers() -> None:
    """Delete all bots of a test, so that they are not left to the search for garbage; no window asks them any more."""
    application = QApplication.instance()
    for worker in [] if application is None else application.findChildren(BotWorker):
        worker.close()
        worker.deleteLater()
