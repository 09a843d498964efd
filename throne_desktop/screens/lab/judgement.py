"""Has the moves of whoever is in turn judged, and shows on its page what is found, until something else is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.moves import Move
from engine.core.text import Text
from engine.lab.tree import Tree, Tried
from throne_desktop.screens.lab.best_page import BestPage
from throne_desktop.services.lab.judging_job import JudgingJob


class Judgement(QObject):
    """Runs one judgement at a time; none outlives the page it is shown on."""

    def __init__(self, page: BestPage, tree: Callable[[], Tree[Any]], describe: Callable[[Move], Text],
                 holder: QWidget) -> None:
        """`tree` has the position to be judged."""
        super().__init__(holder)
        self._page = page
        self._tree = tree
        self._describe = describe
        self._jobs: list[JudgingJob] = []
        self._here: Tried[Any] | None = None
        """The moment that the page is about."""
        page.asked.connect(self._begin)
        page.stopped.connect(self.stop)
        holder.destroyed.connect(_stopper(self._jobs))

    def show_position(self) -> None:
        """Show what is known of the moment on the table: of another one nothing yet, of the same all that was found."""
        if self._here is not self._tree().here:
            self._forget()

    def _forget(self) -> None:
        self.stop()
        self._here = self._tree().here
        self._page.begin(self._tree().state.actor, self._describe)

    def _begin(self, level: str) -> None:
        self._forget()
        state = self._tree().state
        if state.actor is None:
            return
        job = JudgingJob(state, level, self)
        self._jobs.append(job)
        job.judged.connect(self._page.show_judged)
        job.failed.connect(self._page.show_trouble)
        self._page.show_growing(True)
        job.start()

    def stop(self) -> None:
        """End the judgement, if one goes on; what it has found stays."""
        for job in self._jobs:
            job.stop()
            job.deleteLater()
        if self._jobs:
            self._jobs.clear()
            self._page.show_growing(False)


def _stopper(jobs: list[JudgingJob]) -> Callable[[], None]:
    """Ends what still judges once the page is gone; it may not look at the page any more then."""
    def stop() -> None:
        for job in jobs:
            job.stop()

    return stop
