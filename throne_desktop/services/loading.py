"""Slow work in the background, while the window stays alive."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

PATIENCE = 0.04
"""Seconds that the window waits before it shows that something takes longer."""

_NAME = "loading"


def is_under_way() -> bool:
    """Whether any job is being done."""
    return any(thread.name == _NAME for thread in threading.enumerate())


class Loading(QObject):
    """Does one job in a thread. Call `forget` if its result is no longer wanted."""

    _ended = Signal()

    def __init__(self, job: Callable[[], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = job
        self._result: Any = None
        self._error: BaseException | None = None
        self._then: Callable[[Loading], None] | None = None
        self._thread = Thread(target=self._run, name=_NAME, daemon=True)

    def begin(self, then: Callable[[Loading], None]) -> bool:
        """Start, and call `then` when the job is done; returns whether that was at once, within PATIENCE."""
        self._then = then
        self._ended.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._thread.start()
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            return False
        self._tell()
        return True

    def forget(self) -> None:
        """Never call `then`: the result is no longer wanted."""
        self._then = None

    def result(self) -> Any:
        """The result of the job. Raises what the job raised."""
        if self._error is not None:
            raise self._error
        return self._result

    def _run(self) -> None:
        try:
            self._result = self._job()
        except BaseException as error:
            self._error = error
        with suppress(RuntimeError):        # whoever wanted it was left meanwhile, and this is gone with them
            self._ended.emit()

    def _tell(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(self)
