"""Recorded games in the window: watched, continued, and listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QTimer

from engine.bots.names import free_names
from engine.core.errors import ThroneError
from engine.core.text import N_
from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.session import Session
from throne_desktop.language import i18n
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.records.waiting import WaitingPage
from throne_desktop.services.game.viewpoint import Viewpoint, look_ahead
from throne_desktop.services.loading import Loading
from throne_desktop.services.records import practice_origin
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.storage import shelf_notes
from throne_desktop.storage.paths import NoFolder
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.road import load_road
from throne_desktop.storage.setup import told_apart
from throne_desktop.window.shell import Shell

if TYPE_CHECKING:
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.screens.records.records import RecordsScreen
    from throne_desktop.services.records.library import SavedGame
    from throne_desktop.storage.settings import Settings

_NOT_PUT = N_("keeping", "Your favorites and notes cannot be saved: {reason}.")
_TRIED = N_("app", "You are trying again from here, as practice. Press V to go back to the review.")

T = TypeVar("T")

Fail = Callable[[ThroneError], None]
"""Says what went wrong."""


def go_home(window: Shell, error: ThroneError) -> None:
    """Leave for the home screen, which says what went wrong."""
    window.open_home(i18n.words(error.text))


def loaded(window: Shell, job: Callable[[], T], then: Callable[[T], object], fail: Fail) -> None:
    """Do a job in the background and give its result to `then`. A slow one shows a page; leaving that discards it.

    `then` may return a callable for the next step, which may return another; between them the window stays alive.
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
        """Do one step after the other; while the waiting page is shown, the window handles events in between."""
        while callable(rest) and not waiting:
            rest = rest()
        if callable(rest):
            QTimer.singleShot(0, window.pages, lambda: _do(rest()))

    loading = Loading(job, window.pages)
    if not loading.begin(end):
        waiting.append(WaitingPage())
        window.show_above(waiting[0])
        waiting[0].left.connect(loading.forget)


def open_replay(window: Shell, file: Path) -> None:
    """Shows a record in place of the current page. Raises RecordError if it cannot be read."""
    replay = read_replay(file)
    page = replay_of(window, file, replay)
    page.left.connect(window.open_home)
    window.show_page(page)
    _reword_as_recorded(replay)     # a game that lay on the table has taken its own words with it


def open_file(window: Shell, file: Path) -> None:
    """Shows a record that was opened from the desktop above whatever is open; if that fails, home says why."""
    show_replay(window, file, partial(go_home, window))


def show_replay(window: Shell, file: Path, fail: Fail,
                 begin: Callable[[ReplayScreen, ReplayHost], None] | None = None) -> None:
    """Show a record above whatever is open, where it is to `begin`."""
    def then(replay: ReplayHost) -> object:
        page = replay_of(window, file, replay)
        if begin is not None:
            begin(page, replay)
        return lambda: window.show_above(page)

    loaded(window, lambda: read_replay(file), then, fail)


def read_replay(file: Path) -> ReplayHost:
    """A record, ready to be shown. Raises RecordError."""
    replay = ReplayHost(Record.load(file, repair=True))
    replay.lines(replay.viewpoints()[0])
    return replay


def replay_of(window: Shell, file: Path, replay: ReplayHost) -> ReplayScreen:
    """The page that shows a record, not shown yet. Until it is left, cards are called as in the record's edition."""
    _reword_as_recorded(replay)
    page = ReplayScreen(replay, window.settings)
    page.branched.connect(lambda moves, seat: play_on(window, file, replay, moves, seat))
    page.reviewed.connect(partial(window.open_review, file))
    page.tried_out.connect(partial(try_out, window, replay))
    if replay.own_edition is not None:
        page.left.connect(lambda: _reword_as_played(window))
    return page


def _reword_as_recorded(replay: ReplayHost) -> None:
    """Call cards as in the edition of a record."""
    if replay.own_edition is not None:
        i18n.reword(replay.own_edition.rewordings)


def _reword_as_played(window: Shell) -> None:
    """Call cards as in the edition of the game on the table."""
    i18n.reword({} if window.play_screen is None else window.play_screen.client.rewordings)


def try_out(window: Shell, replay: ReplayHost, moves: int, viewpoint: Viewpoint) -> None:
    """Opens the laboratory with the table after that many moves of a record, as it may be seen from there."""
    from throne_desktop.window.open_lab import show_lab  # most people who watch a game try nothing out

    position, made, at = replay.tried_out(moves, viewpoint)
    show_lab(window, replay.game, position, made, at, names=replay.names, seat=viewpoint.seat)


def open_records(window: Shell, wanted: Path | None = None) -> None:
    """Opens the list of all kept games above whatever is open, with that one selected."""
    from throne_desktop.screens.records.records import RecordsScreen
    from throne_desktop.services.records.shelf import Shelf

    data = window.data
    library = data.library
    put = None
    with suppress(NoFolder):        # the page says that there is none
        put = shelf_notes.notes_file()
    page = RecordsScreen(library, Shelf.of(library, keeps=data.keeps), window.settings, being_played(window), wanted,
                         None if put is None else shelf_notes.read_notes(put))
    if put is not None and data.keeps:
        page.liked.connect(lambda file, on: data.keep(
            f"favourite {put} {file.name}", partial(shelf_notes.set_favourite, put, file.name, on=on), _NOT_PUT))
        page.noted.connect(lambda file, note: data.keep(
            f"note {put} {file.name}", partial(shelf_notes.set_note, put, file.name, note), _NOT_PUT))
    page.left.connect(library.empty_trash)
    page.watched.connect(lambda entry: _watch(window, page, entry))
    page.reviewed.connect(lambda entry: window.open_review(entry.file))
    page.resumed.connect(lambda entry: _go_on(window, page, entry))
    window.show_above(page)


def being_played(window: Shell) -> Path | None:
    """The record of the game on the table; None if there is none."""
    return None if window.play_screen is None else window.play_screen.client.file


def watch_game(window: Shell, moves: int | None = None) -> None:
    """Replays the game on the table above it; goes home with the reason if its record cannot be read.

    The replay begins after so many moves, seen by the first person, or at the start.
    """
    file = being_played(window)
    if file is None:
        return

    def at(page: ReplayScreen, replay: ReplayHost) -> None:
        if moves is not None:
            page.open_at(moves, replay.seats[0])

    show_replay(window, file, partial(go_home, window), at)


def _watch(window: Shell, page: RecordsScreen, entry: SavedGame) -> None:
    """Show a record above the list."""
    show_replay(window, entry.file, lambda error: page.tell(error.text))


def _go_on(window: Shell, page: RecordsScreen, entry: SavedGame) -> None:
    """Leave the list and continue that game."""
    continue_game(window, entry, lambda error: page.tell(error.text))


def continue_game(window: Shell, entry: SavedGame | None, fail: Fail) -> None:
    """Continues a recorded game, by default the unfinished one that was played last."""
    library = window.data.library

    def job() -> Session | None:
        session = library.resume(entry, window.data.wanted)
        if session is not None:
            look_ahead(session)
        return session

    def then(session: Session | None) -> object:
        if session is None:
            return window.open_home
        library.empty_trash()       # this may leave the list that it was chosen from
        page = window.screen_of(session)
        return lambda: show(page)

    def show(page: PlayScreen) -> object:
        _find_station(window, page)
        window.prepare_game(page)
        return lambda: begin(page)

    def begin(page: PlayScreen) -> object:
        steps = page.beginning()

        def step() -> object:
            if page is not window.play_screen:      # the screen was left in the meantime
                return None
            for _ in steps:
                return step
            if library.remarks:
                page.tell(library.remarks)
            return None

        return step

    loaded(window, job, then, fail)


def _find_station(window: Shell, page: PlayScreen) -> None:
    """A game that goes on may have been begun on the road to the throne."""
    file = page.client.file
    if file is not None and window.data.keeps_beside(file):
        with suppress(NoFolder):        # home says so
            page.station = load_road().begun.get(file.name, "")


def play_on(window: Shell, file: Path, replay: ReplayHost, moves: int, seat: int, *, reviewed: bool = False) -> None:
    """Starts a new game with the first moves of a record, which stays as it is. If `reviewed`, it leads back there.

    If the recorded game is not over, it is marked as assisted, since its player is about to learn what comes.
    """
    players = _players(replay.players, seat, names_for(window.settings)[0])

    def job() -> Session:
        return replay.branch(moves, players)

    def then(session: Session) -> None:
        if replay.under_way:
            _mark_tried(window, file, moves)
        window.data.library.empty_trash()        # this may leave the list that the record was chosen from
        page = window.screen_of(session, is_new=True)
        if reviewed:
            page.lead_back(Origin(file.absolute(), seat, moves))
        window.show_game(page)
        if page.origin is not None:
            _keep_origin(page)

    loaded(window, job, then, partial(go_home, window))


def _keep_origin(page: PlayScreen) -> None:
    """Keep the way back to the review for when the game is continued, and say that there is one."""
    file = page.client.file
    if file is not None and page.origin is not None:
        with suppress(OSError):     # then it is known only until this game is left
            practice_origin.save_origin(page.origin, file)
    page.tell([_TRIED])


def _mark_tried(window: Shell, file: Path, moves: int) -> None:
    if window.play_screen is not None and file == being_played(window):
        window.play_screen.client.try_out(moves)
    else:
        from throne_desktop.services.records.library import note_tried

        note_tried(file, moves)


def _players(players: Sequence[Seating], seat: int, name: str) -> tuple[Seating, ...]:
    """Those of the record; if only bots played, the person at the screen takes the seat of the viewpoint."""
    if any(player.is_person for player in players):
        return told_apart(players)
    person = Seating(name)
    return told_apart([person if each == seat else player for each, player in enumerate(players)])


def names_for(chosen: Settings) -> tuple[str, ...]:
    """The name of the person at the screen, and then opponents that are called otherwise."""
    person = chosen.player_name or i18n.user_name()
    return (person, *free_names(BOT_NAMES, (person,)))
