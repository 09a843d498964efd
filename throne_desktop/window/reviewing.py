"""Reviews in the window: made or read, shown, and followed to the table."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from engine.core.errors import RecordError
from engine.core.text import N_
from engine.learn.review import SeatReview
from throne_desktop.screens.review import ReviewScreen
from throne_desktop.services.exercises import new
from throne_desktop.services.kept_reviews import KeptReviews, Moment
from throne_desktop.services.replay import Replay
from throne_desktop.services.review_job import ReviewJob
from throne_desktop.services.review_process import Progress, Reviewed
from throne_desktop.widgets.win_curve import CurvePoint
from throne_desktop.window.archive import being_played, go_home, loaded, play_on, read_replay, replay_of
from throne_desktop.window.page_window import PageWindow

_UNFINISHED = N_("app", "A game is reviewed once it is over; before that a review would show what is hidden.")


def review_game(window: PageWindow) -> None:
    """Reviews the game on the table above it."""
    file = being_played(window)
    if file is not None:
        open_review(window, file)


def open_review(window: PageWindow, file: Path) -> None:
    """Shows the review of the finished game in a file above whatever is open; home says why if that fails.

    What has been reviewed before is there at once. The rest is worked out in a process of its own, which ends when the
    page is left.
    """
    def then(replay: Replay) -> object:
        if not replay.finished:
            raise RecordError(_UNFINISHED)
        page = _Reviewing(window, file, replay).page
        return lambda: window.show_above(page)

    loaded(window, lambda: read_replay(file), then, partial(go_home, window))


class _Reviewing(QObject):
    """One review page, and the work for it."""

    def __init__(self, window: PageWindow, file: Path, replay: Replay) -> None:
        self.page = ReviewScreen(replay, window.settings, replay.seats)
        super().__init__(self.page)
        self._window = window
        self._file = file
        self._replay = replay
        self._kept = KeptReviews(file)
        self._job: ReviewJob | None = None
        self.page.moment_asked.connect(self._show_moment)
        self.page.tried.connect(self._try_again)
        self.page.seat_chosen.connect(self._begin)
        self.page.left.connect(self._stop)
        self._begin(self.page.seat)

    def _begin(self, seat: int) -> None:
        self._stop()
        self.page.begin(seat)
        kept = self._kept.read(seat, self._replay.record)
        if kept is not None:
            self._show(kept)
            return
        job = self._job = ReviewJob(self._file, seat)
        job.progressed.connect(self._go_on)
        job.done.connect(self._finish)
        job.failed.connect(self.page.show_trouble)
        self.page.destroyed.connect(job.stop)       # the page may go without being left
        job.start()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    def _go_on(self, progress: Progress) -> None:
        self.page.show_progress(progress.share,
                                [CurvePoint(point.moves, point.chance, point.error) for point in progress.curve])

    def _finish(self, reviewed: Reviewed) -> None:
        if self._keeps:
            with suppress(OSError):     # then it is made anew the next time
                self._kept.keep(self.page.seat, reviewed)
        self._show(reviewed)

    @property
    def _keeps(self) -> bool:
        """Whether anything is kept about this record: not about a file from elsewhere."""
        return self._window.keeps and self._file.parent == self._window.library.folder

    def _show(self, reviewed: Reviewed) -> None:
        review: SeatReview | None = reviewed.review.of(self.page.seat)
        if review is not None:
            self.page.show_review(review, reviewed.reasons)

    def _show_moment(self, moves: int) -> None:
        page = replay_of(self._window, self._file, self._replay)
        page.open_at(moves, self.page.seat)
        self._window.show_above(page)

    def _try_again(self, moves: int) -> None:
        """Play on from a decision as practice, and make it an exercise."""
        self._stop()
        if self._keeps:
            moment = Moment(self.page.seat, moves)
            with suppress(OSError):     # then there is no exercise
                if moment not in self._kept.exercises():
                    self._kept.keep_exercise(moment, new(date.today()))
        play_on(self._window, self._file, self._replay.record, moves, self.page.seat)
