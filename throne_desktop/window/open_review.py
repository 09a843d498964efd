"""Reviews in the window: made or read, shown, and followed to the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from engine.core.errors import RecordError
from engine.core.text import N_
from engine.learn.review import Review, load_review, save_review
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.services.game.viewpoint import Viewpoint
from throne_desktop.services.lessons.exercises import Item, load_exercises, save_exercise
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.services.reviews.review_job import ReviewJob
from throne_desktop.services.reviews.review_process import ReviewProgress
from throne_desktop.widgets.win_curve import CurvePoint
from throne_desktop.window.archive import being_played, go_home, loaded, play_on, read_replay, replay_of, try_out
from throne_desktop.window.shell import Shell
from throne_desktop.window.unkept import EXERCISES, REVIEW
from throne_desktop.window.user_data import UserData

_UNFINISHED = N_("app", "A game can be reviewed once it is over; before that, a review would show what is hidden.")


def review_game(window: Shell) -> None:
    """Reviews the game on the table above it."""
    file = being_played(window)
    if file is not None:
        open_review(window, file)


def back_to_review(window: Shell) -> None:
    """Returns from a practice game to the review it began in, at the same decision; the game waits below."""
    if window.play_screen is not None and window.play_screen.origin is not None:
        open_review(window, window.play_screen.origin.record, window.play_screen.origin)


def open_review(window: Shell, file: Path, at: Origin | None = None) -> None:
    """Shows the review of the finished game in a file above whatever is open; home says why if that fails.

    What has been reviewed before is there at once. The rest is worked out in a process of its own, which ends when the
    page is left. The review is that of the likeliest seat, or begins `at` a decision of another.
    """
    def job() -> tuple[ReplayHost, Review | None]:
        replay = read_replay(file)
        return replay, load_review(file) if replay.finished else None

    def then(found: tuple[ReplayHost, Review | None]) -> object:
        replay, review = found
        if not replay.finished:
            raise RecordError(_UNFINISHED)
        page = _Reviewing(window, file, replay, review, at).page
        return lambda: window.show_above(page)

    loaded(window, job, then, partial(go_home, window))


def keep_review(data: UserData, file: Path, review: Review) -> None:
    """Keeps a review beside its record, as soon as that works."""
    data.keep(f"review {file.name}", partial(save_review, review, file), REVIEW)


def keep_exercise(data: UserData, file: Path, item: Item) -> None:
    """Keep an exercise that was made of the record in a file, unless it is there already."""
    def act() -> None:
        if item.name not in {each.name for each in load_exercises(file)}:
            save_exercise(file, item)

    data.keep(f"exercise {item.name}", act, EXERCISES)


class _Reviewing(QObject):
    """One review page, and the work for it."""

    def __init__(self, window: Shell, file: Path, replay: ReplayHost, review: Review | None,
                 at: Origin | None) -> None:
        self.page = ReviewScreen(replay, window.settings)
        super().__init__(self.page)
        self._window = window
        self._data = window.data
        self._file = file
        self._replay = replay
        self._review = review
        """What has been reviewed of the game so far."""
        self._job: ReviewJob | None = None
        self.page.moment_asked.connect(self._show_moment)
        self.page.tried.connect(self._try_again)
        self.page.lab_asked.connect(self._experiment)
        self.page.seat_chosen.connect(self._begin)
        self.page.left.connect(self._stop)
        if at is not None:
            self.page.return_to(at.moves)
        self._begin(at.seat if at is not None and at.seat in replay.seats else self.page.seat)

    def _begin(self, seat: int) -> None:
        self._stop()
        self.page.begin(seat)
        found = None if self._review is None else self._review.of(seat)
        if found is not None:
            self.page.show_review(found)
            return
        job = self._job = ReviewJob(self._file, seat, self, keeps=self._keeps)
        job.progressed.connect(self._go_on)
        job.done.connect(self._finish)
        job.unkept.connect(partial(keep_review, self._data, self._file))
        job.failed.connect(self.page.show_trouble)
        self.page.destroyed.connect(job.stop)       # the page may go without being left
        job.start()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    @property
    def _keeps(self) -> bool:
        """Whether anything is kept about this record: not about a file from elsewhere."""
        return self._data.keeps_beside(self._file)

    def _go_on(self, progress: ReviewProgress) -> None:
        curve = progress.curves.get(self.page.seat, ())
        self.page.show_progress(progress.share, [
            CurvePoint(each.moves, self._replay.turns.at(each.moves), each.chance, each.error) for each in curve])

    def _finish(self, review: Review) -> None:
        self._review = review.joined(self._review)
        found = review.of(self.page.seat)
        if found is not None:
            self.page.show_review(found)

    def _show_moment(self, moves: int) -> None:
        page = replay_of(self._window, self._file, self._replay)
        page.open_at(moves, self.page.seat)
        page.side.review.hide()     # it lies below
        self._window.show_above(page)

    def _experiment(self, moves: int) -> None:
        try_out(self._window, self._replay, moves, Viewpoint(self.page.seat))

    def _try_again(self, moves: int) -> None:
        """Play on from a decision as practice, and make it an exercise."""
        self._stop()
        seat = self.page.seat

        def try_it(item: Item | None) -> None:
            if item is not None:
                keep_exercise(self._data, self._file, item)
            play_on(self._window, self._file, self._replay, moves, seat, reviewed=True)

        if self._keeps and self.page.review is not None:
            decision = next(each for each in self.page.review.decisions if each.moves == moves)
            loaded(self._window, lambda: Item(self._replay.exercise(decision), None, self._file), try_it,
                   partial(go_home, self._window))
        else:
            try_it(None)

