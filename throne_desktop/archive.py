"""Recorded games in the window: shown, played on, and listed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QTimer

from engine.core.errors import RecordError, ThroneError
from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.resume import branch, resume
from engine.session.session import Session
from engine.session.writer import RecordWriter
from throne_desktop import i18n
from throne_desktop.screens.replay import ReplayScreen
from throne_desktop.screens.waiting import WaitingPage
from throne_desktop.services.loading import Loading
from throne_desktop.services.replay import Replay
from throne_desktop.services.viewpoint import first_viewpoint

if TYPE_CHECKING:
    from throne_desktop.app import Window
    from throne_desktop.screens.play import PlayScreen
    from throne_desktop.screens.records import RecordsScreen
    from throne_desktop.services.library import SavedGame

T = TypeVar("T")

Fail = Callable[[ThroneError], None]
"""Says what went wrong."""


def loaded(window: Window, job: Callable[[], T], then: Callable[[T], object], fail: Fail) -> None:
    """Do a job beside the window: `then` gets what comes of it. Of what takes longer a page tells; to leave it ends it.

    `then` may return what is left to be done when the window has had time for something else, and so on.
    """
    waiting: list[WaitingPage] = []

    def end(loading: Loading) -> None:
        for page in waiting:
            page.left.emit()
        try:
            rest = then(loading.result())
        except ThroneError as error:
            fail(error)
            return
        _do(rest)

    def _do(rest: object) -> None:
        """One thing after the other; while a page tells of it, the window has time for something else in between."""
        while callable(rest) and not waiting:
            rest = rest()
        if callable(rest):
            QTimer.singleShot(0, window, lambda: _do(rest()))

    loading = Loading(job, window)
    if not loading.begin(end):
        waiting.append(WaitingPage())
        window.show_above(waiting[0])
        waiting[0].left.connect(loading.forget)


def open_replay(window: Window, file: Path) -> None:
    """Show a record instead of what is shown now. Raises RecordError if it cannot be read."""
    page = _replay_of(window, file, _replay(file))
    page.left.connect(window.open_home)
    window.show_page(page)


def open_file(window: Window, file: Path) -> None:
    """Show the record that somebody has clicked above whatever is open; if it cannot be read, home says why."""
    _show_replay(window, file, lambda error: window.open_home(i18n.words(error.text)))


def _show_replay(window: Window, file: Path, fail: Fail) -> None:
    """Show a record above whatever is open."""
    def then(replay: Replay) -> object:
        page = _replay_of(window, file, replay)
        return lambda: window.show_above(page)

    loaded(window, lambda: _replay(file), then, fail)


def _replay(file: Path) -> Replay:
    replay = Replay(Record.load(file, repair=True))
    replay.lines(replay.standpoints()[0])
    return replay


def _replay_of(window: Window, file: Path, replay: Replay) -> ReplayScreen:
    record = replay.record
    page = ReplayScreen(record, window.settings, replay)
    page.branched.connect(lambda moves, seat: play_on(window, file, record, moves, seat))
    return page


def open_records(window: Window) -> None:
    """The list of all games that are kept, above whatever is open."""
    from throne_desktop.screens.records import RecordsScreen

    library = window.library
    page = RecordsScreen(library, _being_played(window))
    page.left.connect(library.empty_trash)
    page.watched.connect(lambda entry: _watch(window, page, entry))
    page.resumed.connect(lambda entry: _go_on(window, page, entry))
    window.show_above(page)


def _being_played(window: Window) -> Path | None:
    writer = None if window.play_screen is None else window.play_screen.controller.session.writer
    return None if writer is None else writer.path


def watch_game(window: Window) -> None:
    """Show the game on the table from its beginning, above it; home, with the reason, if its record cannot be read."""
    file = _being_played(window)
    if file is None:
        return
    _show_replay(window, file, lambda error: window.open_home(i18n.words(error.text)))


def _watch(window: Window, page: RecordsScreen, entry: SavedGame) -> None:
    """Show a record above the list."""
    _show_replay(window, entry.file, lambda error: page.tell(error.text))


def _go_on(window: Window, page: RecordsScreen, entry: SavedGame) -> None:
    """Leave the list for a game that can go on."""
    continue_game(window, entry, lambda error: page.tell(error.text))


def continue_game(window: Window, entry: SavedGame | None, fail: Fail) -> None:
    """Go on with a recorded game, by default with the unfinished one that was played last."""
    library = window.library

    def job() -> Session | None:
        session = library.resume(entry)
        if session is not None:
            first_viewpoint(session).observation(session)    # which takes longest of all that the screen will ask for
        return session

    def then(session: Session | None) -> object:
        if session is None:
            return window.open_home
        library.empty_trash()       # the list that it was chosen from may be left by this
        page = window.screen_of(session)
        return lambda: show(page)

    def show(page: PlayScreen) -> object:
        window.prepare_game(page)
        return lambda: begin(page)

    def begin(page: PlayScreen) -> object:
        steps = page.beginning()

        def step() -> object:
            if page is not window.play_screen:      # it was left already
                return None
            for _ in steps:
                return step
            if library.remarks:
                page.tell(library.remarks)
            return None

        return step

    loaded(window, job, then, fail)


def play_on(window: Window, file: Path, record: Record, moves: int, seat: int) -> None:
    """A new game that begins with the first so many moves of a record, which stays as it is.

    A game that is not over yet is marked as assisted, for its player is about to learn what comes.
    """
    players = _players(window, record, seat)

    def job() -> Session:
        return branch(record, moves, players)

    def then(session: Session) -> None:
        if record.result is None and record.played:
            _mark_tried(window, file, moves)
        window.library.empty_trash()        # the list that the record was chosen from may be left by this
        window.open_session(session, is_new=True)

    loaded(window, job, then, lambda error: window.open_home(i18n.words(error.text)))


def _mark_tried(window: Window, file: Path, moves: int) -> None:
    if window.play_screen is not None and file == _being_played(window):
        window.play_screen.controller.session.try_out(moves)
        return
    record = Record.load(file)
    if record.result is None:
        writer = RecordWriter(file)
        resume(record, writer).try_out(moves)
        writer.close()
        if writer.trouble is not None:
            raise RecordError(writer.trouble)


def _players(window: Window, record: Record, seat: int) -> tuple[Seating, ...]:
    """Those of the record; where only bots have played, the person at the screen takes the seat looked from."""
    players = list(record.players)
    if not any(player.is_person for player in players):
        players[seat] = Seating(window.settings.player_name or i18n.user_name())
    return tuple(players)
