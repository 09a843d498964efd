"""Recorded games in the window: shown, played on, and listed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine import load_game
from engine.core.errors import ThroneError
from engine.session.happenings import Seating
from engine.session.journal import Journal
from engine.session.record import Record
from throne_desktop import i18n
from throne_desktop.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from throne_desktop.app import Window


def open_replay(window: Window, file: Path) -> None:
    """Show a record instead of what is shown now. Raises RecordError if it cannot be read."""
    page = _replay(window, file)
    page.left.connect(window.open_home)
    window.show_page(page)


def _replay(window: Window, file: Path) -> ReplayScreen:
    record = Record.load(file, repair=True)
    page = ReplayScreen(record, window.settings)
    page.branched.connect(lambda moves, seat: play_on(window, file, record, moves, seat))
    return page


def play_on(window: Window, file: Path, record: Record, moves: int, seat: int) -> None:
    """A new game that begins with the first so many moves of a record, which stays as it is.

    A game that is not over yet is marked as assisted, for its player is about to learn what comes.
    """
    try:
        if record.result is None and record.moves:
            _mark_tried(file, moves)
        journal = window.new_journal(load_game(record.header.game))
        session = record.branch(moves, _players(window, record, seat), journal)
    except ThroneError as error:
        window.open_home(i18n.words(error.text))
        return
    window.open_session(session)


def _mark_tried(file: Path, moves: int) -> None:
    record = Record.load(file)
    if record.result is None:
        record.resume(Journal(file)).try_out(moves)


def _players(window: Window, record: Record, seat: int) -> tuple[Seating, ...]:
    """Those of the record; where only bots have played, the person at the screen takes the seat looked from."""
    players = list(record.players)
    if not any(player.is_person for player in players):
        players[seat] = Seating(window.settings.player_name or i18n.user_name())
    return tuple(players)
