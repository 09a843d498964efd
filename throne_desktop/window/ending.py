"""The page at the end of a game, in the window: shown above the table, with what is known of earlier games."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from engine.bots.levels import levels_of
from engine.core.errors import ThroneError
from engine.learn.matching import WinCount, tally_at
from engine.learn.review import Decision, Review, load_review
from engine.session import Summary
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.play import result_words
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.game.ending import Ending
from throne_desktop.services.lessons.exercises import Item, load_exercises
from throne_desktop.services.loading import Loading
from throne_desktop.services.reviews.review_job import ReviewJob
from throne_desktop.storage.statistics import Kept, statistics_of
from throne_desktop.window import rematch
from throne_desktop.window.acquaintances import remembered_farewell
from throne_desktop.window.archive import being_played, go_home, loaded, read_replay, watch_game
from throne_desktop.window.note_wins import crown_of
from throne_desktop.window.open_exercises import solve
from throne_desktop.window.open_review import keep_exercise, keep_review
from throne_desktop.window.shell import Shell
from throne_desktop.window.user_data import UserData

_PATIENCE: Final = 2500
"""Milliseconds that the page must have been looked at before a review is begun for it."""


def open_ending(window: Shell) -> None:
    """Shows how the game on the table ended, above it; nothing if it is not over, or another page is open."""
    screen = window.play_screen
    if screen is None or not screen.client.is_over or window.pages.currentWidget() is not screen:
        return
    screen.game_over.has_page = True
    window.show_above(_Shown(window, screen).page)


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known beside the game itself: its review, how many games at its level were won, and how many in a row."""

    review: Review | None
    tally: WinCount | None
    in_a_row: int


class _Shown(QObject):
    """One such page, and the work for it, which ends when the page is left."""

    def __init__(self, window: Shell, screen: PlayScreen) -> None:
        client = screen.client
        summary = client.summary()
        assert summary is not None, "the game is over"
        self.ending = client.ending()
        self._file = being_played(window)
        self.page = EndScreen(self.ending, screen.scene.faces, window.settings, began=screen.game_over.began,
                              kind=result_words.kind(client), crown=crown_of(summary),
                              farewell=remembered_farewell(window.data.pasts, self.ending),
                              keeps=self._file is not None, leads_back=screen.origin is not None,
                              on_road=bool(screen.station))
        self.page.offers.leave_in("same-deal", screen.rail.offers("same-deal"))
        self.page.show_news(window.data.news)
        super().__init__(self.page)
        self._window = window
        self._data = window.data
        self._screen = screen
        self._job: ReviewJob | None = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_PATIENCE)
        self._waiting.timeout.connect(self._review)
        self._loading = Loading(partial(_known, window.data, self.ending, self._file), self)
        self.page.asked.connect(window.open_page)
        self.page.moment_asked.connect(partial(watch_game, window))
        self.page.exercise_asked.connect(self._solve)
        self.page.left.connect(self._leave)
        self._loading.begin(self._tell)

    def _tell(self, loading: Loading) -> None:
        found: _Known = loading.result()
        self.page.show_past(found.tally, found.in_a_row)
        review = None if found.review is None else found.review.of(self.ending.about)
        if review is not None:
            self.page.show_review(review)
        elif self._deserves_review:
            self._waiting.start()

    # -- the review ----------------------------------------------------------------------------------------------------

    @property
    def _deserves_review(self) -> bool:
        """Whether a review is made without being asked for: of games that count, and that are kept."""
        return (self.ending.person is not None and self.ending.counts
                and self._file is not None and self._data.keeps_beside(self._file))

    def _review(self) -> None:
        """Begin a review, in a process that gives way to all others."""
        if self._file is None or not self.page.isVisible():
            return
        job = self._job = ReviewJob(self._file, self.ending.about, self, keeps=True)
        job.done.connect(self._finish)
        job.unkept.connect(partial(keep_review, self._data, self._file))
        job.failed.connect(lambda _why: self.page.show_counting(False))
        self.page.destroyed.connect(job.stop)       # the page may go without being left
        self.page.show_counting(True)
        job.start()

    def _solve(self, decision: Decision) -> None:
        """Make a decision of this game an exercise, and lay it out."""
        file, data, window = self._file, self._data, self._window
        if file is None:
            return

        def job() -> Item:
            new = Item(read_replay(file).exercise(decision), None, file)
            return next((item for item in load_exercises(file) if item.name == new.name), new)

        def then(item: Item) -> None:
            if data.keeps_beside(file):
                keep_exercise(data, file, item)
            solve(window, (item,))

        loaded(window, job, then, partial(go_home, window))

    def _finish(self, review: Review) -> None:
        self.page.show_review(review.of(self.ending.about))

    def _leave(self) -> None:
        """Go to the table, all of whose cards lie open from now on."""
        self._loading.forget()
        self._waiting.stop()
        if self._job is not None:
            self._job.stop()
        self._screen.game_over.open_cards()


def _known(data: UserData, ending: Ending, file: Path | None) -> _Known:
    """What is known, read in the background; what cannot be read is left out."""
    review: Review | None = None
    if file is not None:
        with suppress(ThroneError, OSError):
            review = load_review(file)
    if ending.person is None or not ending.counts:
        return _Known(review, None, 0)
    levels = levels_of(ending.game, len(ending.players))
    played = rematch.games_of(data, ending.game.id)
    name = ending.players[ending.person].name
    tally = tally_at(name, played, ending.levels[0].id, levels) if len(ending.levels) == 1 else None
    won = ending.person in ending.winners
    return _Known(review, tally, _won_last(ending.game.id, name, played) if won else 0)


def _won_last(game_id: str, name: str, played: Sequence[Summary]) -> int:
    """How many of these games a person has won one after the other, up to now."""
    of_games = statistics_of(map(Kept, played), name).of_games
    return next(each.won_last for each in of_games if each.game_id == game_id)
