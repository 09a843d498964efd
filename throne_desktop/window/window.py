"""The window: opens screens, starts and continues games, and closes cleanly whatever goes on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from engine import load_game
from engine.cli.output import complain
from engine.core.errors import ThroneError
from throne_desktop.kept import settings
from throne_desktop.kept.paths import NoFolder, asset, has_games
from throne_desktop.kept.setup import LastPlayers, Setup
from throne_desktop.language import i18n
from throne_desktop.screens.home import HomeScreen
from throne_desktop.widgets import naming

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core.text import Text
    from engine.session.session import Session
    from throne_desktop.screens.page import Page
    from throne_desktop.screens.play import PlayScreen
    from throne_desktop.screens.replay import ReplayScreen
    from throne_desktop.services.bot_worker import BotWorker
    from throne_desktop.services.library import Library

SIZE = QSize(1280, 800)
SMALLEST = QSize(1024, 640)
TITLE_BAR = QSize(0, 40)


class Window(QMainWindow):
    """The one window of the program."""

    def __init__(self, chosen: settings.Settings) -> None:
        super().__init__()
        naming.install()
        self.setObjectName("window")
        self.setWindowTitle("Throne Desktop")
        self.setWindowIcon(QIcon(str(asset("icons", "throne-desktop.svg"))))
        self.setMinimumSize(SMALLEST)
        self.resize(SIZE)
        self.settings = chosen
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.play_screen: PlayScreen | None = None
        self.complaint: Text | None = None
        """What the home screen says when it is shown next."""
        self._keeps = True
        self._worker: BotWorker | None = None
        self._library: Library | None = None

    @property
    def library(self) -> Library:
        """The records on disk; reading any takes imports that an empty library does without."""
        if self._library is None:
            from throne_desktop.services.library import Library

            self._library = Library()
        return self._library

    @property
    def worker(self) -> BotWorker:
        """Whoever asks bots: made for the first game, since the home screen does without."""
        if self._worker is None:
            from throne_desktop.services.bot_worker import BotWorker

            self._worker = BotWorker(self)
        return self._worker

    # -- screens -------------------------------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Show a page instead of the one before, which ends."""
        before = [old for index in range(self.pages.count()) if (old := self.pages.widget(index)) is not None]
        self._close_game()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        for old in before:
            self.pages.removeWidget(old)
            old.deleteLater()

    def show_above(self, page: Page | ReplayScreen) -> None:
        """Show a page until it is left; the one shown before waits below it, and a game in it rests."""
        below = self.pages.currentWidget()
        assert below is not None
        if self.play_screen is not None:
            self.play_screen.rest()
        page.left.connect(lambda: self._uncover(page, below))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def _uncover(self, page: QWidget, below: QWidget) -> None:
        self.pages.setCurrentWidget(below)
        self.pages.removeWidget(page)
        page.deleteLater()
        if self.play_screen is not None and below is self.play_screen:
            self.play_screen.wake()

    def _close_game(self) -> None:
        if self.play_screen is not None:
            self.play_screen.close_game()
            self.play_screen = None

    def open_home(self, trouble: str = "") -> None:
        """The home screen, with a sentence about what went wrong if something did."""
        current = None
        try:
            current = self.library.current() if has_games() else None
        except NoFolder as error:
            trouble = i18n.words(error.text)
        home = HomeScreen(self.settings.last_game, None if current is None else (current.game_id, current.sentence))
        home.chosen.connect(self.open_new_game)
        home.resumed.connect(self.resume)
        home.learn_asked.connect(self.open_learn)
        home.records_asked.connect(self.open_records)
        home.preferences_asked.connect(self.open_preferences)
        home.help_asked.connect(self.open_help)
        if self.complaint is not None:
            trouble, self.complaint = trouble or i18n.words(self.complaint), None
        home.show_trouble(trouble)
        self.show_page(home)

    def open_new_game(self, game_id: str, seats: int | None = None) -> None:
        """The new game screen of a game, set to a number of players or to the last one's."""
        from throne_desktop.screens.new_game import NewGameScreen

        self.worker.warm()
        last = self.settings
        page = NewGameScreen(load_game(game_id), self._last_players(), last.last_seats if seats is None else seats)
        page.started.connect(self.start)
        page.left.connect(self.open_home)
        self.show_page(page)

    # -- games ---------------------------------------------------------------------------------------------------------

    def start(self, chosen: Setup) -> None:
        """Start a new game and remember the choices for the next one."""
        from engine.session.session import Session

        self._remember(chosen)
        game = load_game(chosen.game_id)
        self.open_session(Session(game, len(chosen.players), chosen.seed, options=dict(chosen.options),
                                  players=chosen.players), is_new=True)

    def open_session(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> None:
        """Play a session, seen from the seat of its only person, or by all who share the screen in turn.

        One that `is_new` gets a record of its own, if games are kept.
        """
        self.show_game(self.screen_of(session, viewer, is_new=is_new))

    def screen_of(self, session: Session, viewer: int | None = None, *, is_new: bool = False) -> PlayScreen:
        """A play screen for a session, which nobody sees yet."""
        from throne_desktop.screens.play import PlayScreen
        from throne_desktop.services.controller import Controller

        new_journal = partial(self.library.new_journal, session.game) if is_new and self._keeps else None
        return PlayScreen(Controller(session, self.worker, viewer, new_journal=new_journal), self.settings)

    def show_game(self, page: PlayScreen) -> None:
        """Play the game of a play screen."""
        self.prepare_game(page)
        page.begin()

    def prepare_game(self, page: PlayScreen) -> None:
        """Show a play screen, whose game is still to begin."""
        page.left.connect(self.open_home)
        page.page_asked.connect(self.open_page)
        page.rules.book_asked.connect(partial(self.open_rule_book, page.controller.session.game.id))
        self.show_page(page)
        self.play_screen = page

    def resume(self, record: Path | None = None) -> None:
        """Go on with the unfinished game, or with that in a file; home, with the reason, if that is not possible."""
        from throne_desktop.window.archive import continue_game

        def fail(error: ThroneError) -> None:
            self.open_home(i18n.words(error.text))

        try:
            entry = None if record is None else self.library.entry(record)
        except ThroneError as error:
            fail(error)
            return
        continue_game(self, entry, fail)

    def open_page(self, name: str) -> None:
        """What an entry of the game's menu opens."""
        opens: dict[str, Callable[[], None]] = {
            "again": self.play_again,
            "same-deal": self.play_same_deal,
            "watch": self.watch_game,
            "players": self.open_players,
            "rules": self.open_rules_of_game,
            "preferences": self.open_preferences,
            "records": self.open_records,
            "fairness": self.open_fairness,
            "help": self.open_help,
        }
        opens[name]()

    def open_help(self) -> None:
        """All keys and gestures, above whatever is open; a second time, back to it."""
        from throne_desktop.screens.help_sheet import HelpSheet

        page = self.pages.currentWidget()
        if isinstance(page, HelpSheet):
            page.left.emit()
        else:
            self.show_above(HelpSheet())

    def open_rules_of_game(self) -> None:
        """The rule book of the game that is played."""
        if self.play_screen is not None:
            self.open_rule_book(self.play_screen.controller.session.game.id)

    def open_players(self) -> None:
        """Who sits where in the game that is played, and who is to."""
        from throne_desktop.screens.players import PlayersScreen

        if self.play_screen is not None:
            self.show_above(PlayersScreen(self.play_screen.controller))

    def open_rule_book(self, game_id: str, rule: str = "", *, aid: bool = False) -> None:
        """A game's rule book, above whatever is open: at a rule if one is given, or at the player aid."""
        from throne_desktop.window.learning import open_rule_book

        open_rule_book(self, game_id, rule, aid=aid)

    def open_learn(self) -> None:
        """What can be learned of every game, above whatever is open."""
        from throne_desktop.window.learning import open_learn

        open_learn(self)

    def open_records(self) -> None:
        """All games that are kept, above whatever is open."""
        from throne_desktop.window.archive import open_records

        open_records(self)

    def watch_game(self) -> None:
        """The game that is over, from its beginning, above the table where it ended."""
        from throne_desktop.window.archive import watch_game

        watch_game(self)

    def open_fairness(self) -> None:
        """How the deal and the bots are kept fair, with what can be checked of the game that is played."""
        from throne_desktop.screens.fairness import FairnessScreen

        self.show_above(FairnessScreen(None if self.play_screen is None else self.play_screen.controller))

    def open_preferences(self) -> None:
        """The choices for the whole program, above whatever is open."""
        from throne_desktop.window.choosing import open_preferences

        open_preferences(self)

    def apply(self, changed: Collection[str] = ()) -> None:
        """Bring all that is open up to date with the settings, of which these have changed, and keep them."""
        from throne_desktop.window import choosing

        choosing.apply(self, changed)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings down, if anything is kept."""
        if self._keeps:
            _save(self.settings)

    def follow_system(self) -> None:
        """The system's colours have changed."""
        if not self.settings.theme:
            self.apply({"theme"})

    def play_again(self) -> None:
        """Another game of the same kind, with the same players."""
        if self.play_screen is not None:
            session = self.play_screen.controller.session
            options = session.game.options_anew(session.state.options)
            self.start(Setup(session.game.id, session.players, options, None))

    def play_same_deal(self) -> None:
        """The same deal from its beginning; practice, for its cards have been seen."""
        if self.play_screen is not None:
            session = self.play_screen.controller.session
            session.try_out(0)
            options = session.game.options_anew(session.state.options)
            self.start(Setup(session.game.id, session.players, options, session.seed))

    def _remember(self, chosen: Setup) -> None:
        if any(player.is_person for player in chosen.players):
            last = LastPlayers.of(chosen.players, self._last_players())
            self.settings.player_name = next((name for name in last.names if name), "")
            self.settings.last_names, self.settings.last_kinds = last.names, last.kinds
        self.settings.last_game = chosen.game_id
        self.settings.last_seats = len(chosen.players)
        self.keep_settings()

    def _last_players(self) -> LastPlayers:
        names = self.settings.last_names or (self.settings.player_name or i18n.user_name(),)
        return LastPlayers(names, self.settings.last_kinds)

    # -- the end -------------------------------------------------------------------------------------------------------

    def keep_nothing(self) -> None:
        """Write no records and no settings: for runs that nobody plays."""
        self._keeps = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 shows all keys; Enter presses the button that has the keyboard, as Space does."""
        button = self.focusWidget()
        if event.key() == Qt.Key.Key_F1:
            self.open_help()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_game()
        self.close_worker()
        if self._keeps:
            self.settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
            _save(self.settings)
        super().closeEvent(event)

    def close_worker(self) -> None:
        """End the bots' processes, if any were ever started."""
        if self._worker is not None:
            self._worker.close()

    def restore(self) -> None:
        """Open where the window was closed, or at a size that fits the screen with a title bar."""
        if self.settings.window_geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.settings.window_geometry.encode()))
        else:
            self.resize(SIZE.boundedTo(self.screen().availableSize() - TITLE_BAR))


def _save(chosen: settings.Settings) -> None:
    try:
        settings.save_settings(chosen, settings.settings_file())
    except ThroneError as error:
        complain(f"throne-desktop: {error}")
