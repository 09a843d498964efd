"""Beside the table: the tools of the game, its name, and tabs with moves, log and rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QTabWidget, QVBoxLayout, QWidget

from engine.base.game import Game
from engine.core.text import Text
from throne_desktop.look import theme
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.log_panel import LogPanel
from throne_desktop.widgets.moves_panel import MovesPanel
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.rules_panel import RulesPanel

SIDE_WIDTH: Final = 272
_PAGES: Final = ("players", "rules", "fairness", "records", "preferences", "help")
_GAMES: Final = ("again", "same-deal", "watch")


class SidePanel(QWidget):
    """`page_asked` gives an entry of the menu: the name of a page to open, or of another game to start."""

    left = Signal()
    page_asked = Signal(str)
    paused = Signal(bool)

    def __init__(self, game: Game[Any], say: Callable[[Text], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self._game = game
        self._say = say
        self.moves = MovesPanel()
        self.log = LogPanel()
        self.rules = RulesPanel(game, say)
        self.tabs = QTabWidget()
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)        # its bar takes the focus
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._badge = QLabel()
        self._badge.setObjectName("subtle")
        self.menu = QMenu(self)
        self._entries = {name: self.menu.addAction("") for name in (*_PAGES, *_GAMES)}
        self.menu.insertSeparator(self._entries[_GAMES[0]])
        for name, entry in self._entries.items():
            entry.triggered.connect(_asker(self.page_asked, name))
        self.menu_button = QPushButton(icon("menu"), "")
        self.menu_button.setMenu(self.menu)
        self.pause_button = QPushButton(icon("pause"), "")
        self.pause_button.setCheckable(True)
        self.pause_button.toggled.connect(self._toggle_pause)
        self.help_button = QPushButton(icon("help"), "")
        self.help_button.clicked.connect(_asker(self.page_asked, "help"))
        self.home_button = QPushButton(icon("home"), "")
        self.home_button.clicked.connect(self.left)
        self.tools = (self.home_button, self.menu_button, self.pause_button, self.help_button)
        self._lay_out()
        self.retranslate()
        self.fit()

    def fit(self) -> None:
        """Take the width that suits the text size."""
        self.setFixedWidth(theme.widened(SIDE_WIDTH))

    def _lay_out(self) -> None:
        play = QWidget()
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.moves, 4)
        column.addWidget(self.log, 5)
        for panel in (play, self.rules):
            self.tabs.addTab(panel, "")
        tools = QHBoxLayout()
        tools.setSpacing(6)
        for button in self.tools:
            button.setObjectName("tool")
            tools.addWidget(button)
        beside = QVBoxLayout(self)
        beside.setContentsMargins(12, 10, 12, 12)
        beside.addLayout(tools)
        beside.addWidget(self._title)
        beside.addWidget(self._badge)
        beside.addWidget(self.tabs, 1)

    def retranslate(self) -> None:
        """Put the panel's own words into the language in use now."""
        for button, name in ((self.home_button, QCoreApplication.translate("PlayScreen", "Home")),
                             (self.menu_button, QCoreApplication.translate("PlayScreen", "Menu")),
                             (self.help_button, QCoreApplication.translate("PlayScreen", "Keys and mouse")),
                             (self.pause_button, QCoreApplication.translate("PlayScreen", "Let the bots rest"))):
            named(button, name)
        named(self.home_button, self.home_button.accessibleName(),
              QCoreApplication.translate("PlayScreen", "To the home screen; the game is kept"))
        self._title.setText(f"<b>{self._say(self._game.name)}</b>")
        names = (QCoreApplication.translate("PlayScreen", "Moves and log"),
                 QCoreApplication.translate("PlayScreen", "Rules"))
        for index, name in enumerate(names):
            self.tabs.setTabText(index, name)
        self.tabs.tabBar().setAccessibleName(QCoreApplication.translate("PlayScreen", "Beside the table"))
        for name, words in (("players", QCoreApplication.translate("PlayScreen", "Players")),
                            ("rules", QCoreApplication.translate("PlayScreen", "Rule book")),
                            ("fairness", QCoreApplication.translate("PlayScreen", "Fair play")),
                            ("records", QCoreApplication.translate("PlayScreen", "Games played")),
                            ("preferences", QCoreApplication.translate("PlayScreen", "Preferences")),
                            ("help", QCoreApplication.translate("PlayScreen", "Keys and mouse")),
                            ("again", QCoreApplication.translate("PlayScreen", "New game with these players")),
                            ("same-deal", QCoreApplication.translate("PlayScreen", "Same deal again, as practice")),
                            ("watch", QCoreApplication.translate("PlayScreen", "Watch this game from its beginning"))):
            self._entries[name].setText(words)

    def show_badge(self, words: str) -> None:
        """Show what kind of game this is; "" for an ordinary one."""
        self._badge.setVisible(bool(words))
        self._badge.setText(words)

    def offer_watching(self, offered: bool) -> None:
        """Enable or disable watching the game again."""
        self._entries["watch"].setEnabled(offered)

    def open_rule(self, number: str) -> None:
        """Show a rule in the rules tab."""
        self.tabs.setCurrentWidget(self.rules)
        self.rules.open_at(number)

    def _toggle_pause(self, paused: bool) -> None:
        self.pause_button.setIcon(icon("play" if paused else "pause"))
        self.paused.emit(paused)


def _asker(signal: Any, name: str) -> Callable[[], None]:
    return lambda: signal.emit(name)
