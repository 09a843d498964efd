"""A window that shows pages, one above another, and the game that is played on one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QStackedWidget, QWidget

from engine.cli.output import complain
from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.look import pictures
from throne_desktop.look.drawings import drawn_at_start
from throne_desktop.storage import settings
from throne_desktop.storage.paths import asset
from throne_desktop.storage.tally import Tally
from throne_desktop.window import memory
from throne_desktop.window.on_screen import OnScreen

if TYPE_CHECKING:
    from engine.session.session import Session
    from throne_desktop.screens.ending.ending import EndScreen
    from throne_desktop.screens.page import Page
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.screens.records.replay import ReplayScreen
    from throne_desktop.services.bots.bot_worker import BotWorker
    from throne_desktop.services.records.library import Library
    from throne_desktop.services.sound.sounds import Sounds
    from throne_desktop.window.presses import Presses
    from throne_desktop.window.unkept import Unkept

_NOT_KEPT: Final = N_("keeping", "Something cannot be saved: {reason}.")
_AT_REST: Final = 200
"""Milliseconds after which a page that was left is gone, and the new one is shown."""
_ICONS: Final = (16, 32, 64, 128)


class PageWindow(QMainWindow):
    """Shows pages and a game, and closes cleanly whatever is going on. It does not know which pages there are.

    Code that opens pages in it asks for others with its signals.
    """

    home_asked = Signal(str)
    """Asks for the home screen, with a sentence about what went wrong, or ""."""
    page_asked = Signal(str)
    """Asks for a page, or for another game like this one, by its name in the menu of a game."""
    book_asked = Signal(str, str)
    """Asks for the rule book of a game, by its id, open at a rule, or at its beginning ("")."""

    review_asked = Signal(object)
    """Asks for the review of the game in a file."""

    def __init__(self, chosen: settings.Settings, worker: BotWorker | None = None) -> None:
        """`worker` asks the bots, instead of one of the window's own."""
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Throne Desktop")
        self.setWindowIcon(_icon())
        self.on_screen = OnScreen(self)
        self.settings = chosen
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.play_screen: PlayScreen | None = None
        self.keeps = True
        """Whether records and settings are written."""
        self._worker = worker
        self._library: Library | None = None
        self.tally = Tally()
        """What was won so far, and who was met."""
        self.audible = False
        """Whether there are sounds: neither in tests, nor in runs that no one plays."""
        self._sounds: Sounds | None = None
        self._presses: Presses | None = None
        self._unkept: Unkept | None = None
        self._tidying = QTimer(self)
        self._tidying.setSingleShot(True)
        self._tidying.setInterval(_AT_REST)
        self._tidying.timeout.connect(memory.give_back)

    @property
    def library(self) -> Library:
        """The records on disk. The import waits until one is needed: at the first start there are none."""
        if self._library is None:
            from throne_desktop.services.records.library import Library

            self._library = Library()
        return self._library

    @property
    def worker(self) -> BotWorker:
        """The worker that asks bots, made for the first game, since the home screen needs none."""
        if self._worker is None:
            from throne_desktop.services.bots.bot_worker import BotWorker

            self._worker = BotWorker(self)
        return self._worker

    # -- sound ---------------------------------------------------------------------------------------------------------

    def sound(self, name: str) -> None:
        """Let a sound be heard, if anything is; made for the first, since the home screen needs none."""
        if not self.audible:
            return
        if self._sounds is None:
            from throne_desktop.services.sound.sounds import Sounds

            self._sounds = Sounds()
            self._sounds.follow(self.settings)
        self._sounds.play(name, in_front=self.isActiveWindow())

    def try_sound(self) -> None:
        """Follow another choice of sounds, and let one be heard."""
        if self._sounds is not None:
            self._sounds.follow(self.settings)
        self.sound("turn")

    # -- pages ---------------------------------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of all others, which are closed."""
        before = [old for index in range(self.pages.count()) if (old := self.pages.widget(index)) is not None]
        self._close_game()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        for old in before:
            self.pages.removeWidget(old)
            old.deleteLater()
        self._tidying.start()
        if before:      # the window itself is said first
            self._say_title(page)
        if self.isVisible():
            self.watch_presses()

    def show_above(self, page: Page | ReplayScreen | EndScreen) -> None:
        """Show a page until it is left. The current one waits below, and a game on it pauses."""
        below = self.pages.currentWidget()
        assert below is not None
        if self.play_screen is not None:
            self.play_screen.rest()
        page.left.connect(lambda: self._uncover(page, below))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._say_title(page)

    def _uncover(self, page: QWidget, below: QWidget) -> None:
        self.pages.setCurrentWidget(below)
        self._say_title(below)
        self.pages.removeWidget(page)
        page.deleteLater()
        self._tidying.start()
        if self.play_screen is not None and below is self.play_screen:
            self.play_screen.wake()

    def _say_title(self, page: QWidget) -> None:
        """Say where a player is: of a page, screen readers only find what has the focus."""
        title = page.findChild(QLabel, "title")
        if QAccessible.isActive() and title is not None and title.isVisibleTo(page):
            from throne_desktop.table.hand.announce import announce  # the first page of all is not said

            announce(self, title.text())

    def _close_game(self) -> None:
        if self.play_screen is not None:
            self.play_screen.close_game()
            self.play_screen = None

    # -- a game --------------------------------------------------------------------------------------------------------

    def open_session(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> None:
        """Play a session, seen from `viewer` or by the people at the screen in turn.

        A new one gets a record of its own, if games are kept.
        """
        self.show_game(self.screen_of(session, viewer, is_new=is_new))

    def screen_of(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> PlayScreen:
        """A play screen for a session, not shown yet."""
        from throne_desktop.screens.play.play import PlayScreen
        from throne_desktop.services.game.seat_client import seat_at

        new_record = self.library.new_record if is_new and self.keeps else None
        return PlayScreen(seat_at(session, self.worker, viewer, new_record), self.settings)

    def show_game(self, page: PlayScreen) -> None:
        """Show a play screen and begin its game."""
        self.prepare_game(page)
        page.begin()

    def prepare_game(self, page: PlayScreen) -> None:
        """Show a play screen whose game has yet to begin."""
        page.left.connect(partial(self.home_asked.emit, ""))
        page.page_asked.connect(self.page_asked)
        page.hearing.sounded.connect(self.sound)
        page.game_over.ended.connect(partial(self.page_asked.emit, "result"))
        page.game_over.offers.connect(self._surprise)
        page.rules.book_asked.connect(partial(self.book_asked.emit, page.client.game.id))
        self._find_way_back(page)
        self.show_page(page)
        self.play_screen = page

    def _find_way_back(self, page: PlayScreen) -> None:
        """A practice game that goes on may have begun in a review."""
        file = page.client.file
        if page.origin is None and page.client.practice and file is not None:
            from throne_desktop.services.records import practice_origin

            found = practice_origin.kept(file)
            if found is not None:
                page.lead_back(found)

    # -- what is kept --------------------------------------------------------------------------------------------------

    def keep_nothing(self) -> None:
        """Write no records and no settings, in runs that no one plays."""
        self.keeps = False

    def keep_settings(self) -> None:
        """Save the settings, if anything is kept."""
        if self.keeps:
            self.keep("settings", lambda: settings.save_settings(self.settings, settings.settings_file()))

    def keep(self, name: str, act: Callable[[], object], said: Text = _NOT_KEPT) -> None:
        """Keep something on the disk; if that fails, say so above all pages, and try again until it works.

        A later attempt takes the place of an earlier one of the same name. `said` is the sentence for an OSError, with
        a hole for its reason; a ThroneError brings its own.
        """
        try:
            act()
        except (ThroneError, OSError) as error:
            if self._unkept is None:
                from throne_desktop.window.unkept import Unkept

                self._unkept = Unkept(self)
            self._unkept.add(name, act, error, said)
        else:
            if self._unkept is not None:
                self._unkept.remove(name)

    def is_kept(self, name: str) -> bool:
        """Whether all that was to be kept under that name is on the disk."""
        return self._unkept is None or name not in self._unkept

    def _surprise(self) -> None:
        if self._presses is not None:
            self._presses.surprise()

    def watch_presses(self) -> None:
        """From now on, presses that were meant for something else are dropped. The first frame does without that."""
        if self._presses is None:
            from throne_desktop.window.presses import Presses

            self._presses = Presses(self, self.pages)
        self._presses.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pictures.kept.fit(self.width() * self.height() * self.devicePixelRatioF() ** 2)

    # -- opening and closing -------------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Open where the window was last closed, or at its usual size, within the screen."""
        self.on_screen.restore(self.settings.window_geometry)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.on_screen.note_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.on_screen.watch()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_game()
        self.close_worker()
        if self._sounds is not None:
            self._sounds.close()
        if self._unkept is not None:
            self._unkept.try_again()
        if self.keeps:
            self.settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
            _save(self.settings)
        super().closeEvent(event)

    def close_worker(self) -> None:
        """End the bots' processes, if any were ever started."""
        if self._worker is not None:
            self._worker.close()


def _icon() -> QIcon:
    """The icon in the sizes that Qt would make of the drawing itself, which would have to be read at every start."""
    icon, drawing = QIcon(), asset("icons", "throne-desktop.svg")
    for side in _ICONS:
        icon.addPixmap(drawn_at_start(drawing, QSize(side, side), 1.0))
    return icon


def _save(chosen: settings.Settings) -> None:
    try:
        settings.save_settings(chosen, settings.settings_file())
    except ThroneError as error:
        complain(f"throne-desktop: {error}")
