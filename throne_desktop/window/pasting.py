"""Games and positions as text: copied from the table, and pasted there or at home."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTemporaryDir
from PySide6.QtGui import QGuiApplication

from engine.core.errors import BadNotation, ThroneError
from engine.core.text import Text
from engine.session.files import replace
from throne_desktop.language import i18n
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.services.game import copying
from throne_desktop.window.archive import names_for, show_replay
from throne_desktop.window.shell import Shell

_FILE = "pasted.throne"


def copy_game(window: Shell) -> None:
    """Copies the game on the table, if it is not covered by another page, and says what is copied."""
    screen = window.play_screen
    if screen is not None and window.pages.currentWidget() is screen:
        text, said = screen.client.copied()
        QGuiApplication.clipboard().setText(text)
        screen.tell([said])


def paste(window: Shell) -> None:
    """Shows the game or lays out the position whose text was copied last; says so if it is neither."""
    if not _can_paste(window):
        return
    text = QGuiApplication.clipboard().text().strip()
    try:
        if copying.is_record(text):
            _show_record(window, copying.content_of_record(text))
        elif isinstance(window.pages.currentWidget(), HomeScreen) and not _is_position(text):
            _lay(window, text)
        else:
            session = copying.session_at(text, names_for(window.settings))
            window.open_session(session)
            if window.play_screen is not None:
                window.play_screen.rail.leave_out("same-deal", "watch", "review")
                window.play_screen.tell([copying.PASTED])
    except ThroneError as error:
        _say(window, error)


def _is_position(text: str) -> bool:
    try:
        copying.position_in(text)
    except BadNotation:
        return False
    return True


def _lay(window: Shell, text: str) -> None:
    """Lay a table that is not whole in the laboratory. Raises BadNotation if it is none."""
    from throne_desktop.window.open_lab import open_position

    open_position(window, text)


def _can_paste(window: Shell) -> bool:
    page = window.pages.currentWidget()
    return isinstance(page, HomeScreen) or (page is not None and page is window.play_screen)


class _Folder(QObject):
    """A folder of its own for what was pasted, which is there as long as the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = QTemporaryDir()

    @property
    def file(self) -> Path:
        """The file for a record."""
        return Path(self._folder.path(), _FILE)


def _show_record(window: Shell, content: bytes) -> None:
    """Show a record from a file, as replays and reviews are made from files. Raises RecordError."""
    file = _Folder(window.pages).file
    replace(file, content)
    show_replay(window, file, partial(_say, window))


def _say(window: Shell, error: ThroneError) -> None:
    """Say what is wrong, on the table or at home."""
    if window.play_screen is not None and window.pages.currentWidget() is window.play_screen:
        window.play_screen.tell([error.text if isinstance(error.text, Text) else copying.NEITHER])
    else:
        window.open_home(i18n.words(error.text))
