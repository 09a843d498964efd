"""Recorded games in the window: shown, played on, and listed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.errors import RecordError, ThroneError
from engine.session.happenings import Seating
from engine.session.journal import Journal
from engine.session.record import Record
from throne_desktop import i18n
from throne_desktop.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from throne_desktop.app import Window
    from throne_desktop.screens.records import RecordsScreen
    from throne_desktop.services.library import Entry


def open_replay(window: Window, file: Path) -> None:
    """Show a record instead of what is shown now. Raises RecordError if it cannot be read."""
    page = _replay(window, file)
    page.left.connect(window.open_home)
    window.show_page(page)


def open_file(window: Window, file: Path) -> None:
    """Show the record that somebody has clicked above whatever is open; if it cannot be read, home says why."""
    try:
        page = _replay(window, file)
    except ThroneError as error:
        window.open_home(i18n.words(error.text))
        return
    window.show_above(page)


def _replay(window: Window, file: Path) -> ReplayScreen:
    record = Record.load(file, repair=True)
    page = ReplayScreen(record, window.settings)
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
    journal = None if window.play_screen is None else window.play_screen.controller.session.journal
    return None if journal is None else journal.path


def watch_game(window: Window) -> None:
    """Show the game on the table from its beginning, above it; home, with the reason, if its record cannot be read."""
    file = _being_played(window)
    if file is None:
        return
    try:
        replay = _replay(window, file)
    except ThroneError as error:
        window.open_home(i18n.words(error.text))
        return
    window.show_above(replay)


def _watch(window: Window, page: RecordsScreen, entry: Entry) -> None:
    """Show a record above the list."""
    try:
        replay = _replay(window, entry.file)
    except ThroneError as error:
        page.tell(error.text)
        return
    window.show_above(replay)


def _go_on(window: Window, page: RecordsScreen, entry: Entry) -> None:
    """Leave the list for a game that can go on."""
    try:
        window.continue_game(entry)
    except ThroneError as error:
        page.tell(error.text)
        return
    window.library.empty_trash()


def play_on(window: Window, file: Path, record: Record, moves: int, seat: int) -> None:
    """A new game that begins with the first so many moves of a record, which stays as it is.

    A game that is not over yet is marked as assisted, for its player is about to learn what comes.
    """
    try:
        if record.result is None and record.moves:
            _mark_tried(window, file, moves)
        session = record.branch(moves, _players(window, record, seat))
    except ThroneError as error:
        window.open_home(i18n.words(error.text))
        return
    window.library.empty_trash()        # the list that the record was chosen from may be left by this
    window.open_session(session, is_new=True)


def _mark_tried(window: Window, file: Path, moves: int) -> None:
    if window.play_screen is not None and file == _being_played(window):
        window.play_screen.controller.session.try_out(moves)
        return
    record = Record.load(file)
    if record.result is None:
        journal = Journal(file)
        record.resume(journal).try_out(moves)
        journal.close()
        if journal.trouble is not None:
            raise RecordError(journal.trouble)


def _players(window: Window, record: Record, seat: int) -> tuple[Seating, ...]:
    """Those of the record; where only bots have played, the person at the screen takes the seat looked from."""
    players = list(record.players)
    if not any(player.is_person for player in players):
        players[seat] = Seating(window.settings.player_name or i18n.user_name())
    return tuple(players)
