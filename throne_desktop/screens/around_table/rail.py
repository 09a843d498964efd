"""The rail at the right edge: the tools of a game as icons, and the way to what unfolds over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens import pages
from throne_desktop.screens.pages import NamedPage
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.keys import FIXED, in_use, key_words
from throne_desktop.widgets.naming import named

WIDTH: Final = 44
"""Pixels, with texts of any size: the rail has no words."""
_TONE: Final = ("bar_text", 24)
"""The colour and the size of all icons, in pixels."""
PAGES: Final = ("log", "rules", "moves", "aid")
"""What can be unfolded over the table, from top to bottom."""
_SWITCHES: Final = {"rules": "teaching", "help": "full-screen"}
"""What the menu switches on and off, by the page whose entry follows."""
_GAMES: Final = ("again", "same-deal", "watch", "review", "back-to-review", "copy", "paste", "concede")
_GAP: Final = 3
_BADGE: Final = 4.5
_BADGE_AT: Final = QPoint(-9, 8)
"""The middle of the dot, from the upper right corner of its button."""

_KEY: Final = N_("app", "{what} Key: {key}")
_KEY_AND_COST: Final = N_("app", "{what} The game then counts as assisted. Key: {key}")
_NEWS: Final = N_("app", "{what} There is something new.")


class RailButton(QPushButton):
    """An icon of the rail. With a badge, a dot says that there is something new."""

    def __init__(self, picture: QIcon, rail: QWidget) -> None:
        super().__init__(picture, "", rail)
        self.setObjectName("rail")
        self.setAutoDefault(True)
        self._badge = False

    @property
    def badge(self) -> bool:
        """Whether a dot says that there is something new."""
        return self._badge

    def show_badge(self, shown: bool) -> None:
        """Put the dot on, or take it off."""
        self._badge = shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._badge:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.palette.chrome.bar, 2))
            painter.setBrush(theme.palette.chrome.bar_link)
            painter.drawEllipse((self.rect().topRight() + _BADGE_AT).toPointF(), _BADGE, _BADGE)


class Rail(QWidget):
    """`page_asked` gives an entry of the menu: the name of a page to open, or of another game to start.

    `opened` gives the name of what is to be unfolded over the table, or "" to fold it; "fold" stands at the foot.
    """

    left = Signal()
    page_asked = Signal(str)
    paused = Signal(bool)
    opened = Signal(str)
    unfolded = Signal(bool)
    undo_asked = Signal()
    redo_asked = Signal()
    hint_asked = Signal()

    def __init__(self, *, has_aid: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(WIDTH)
        self._costly: frozenset[str] = frozenset()
        self._kind = ""
        self._open = ""
        self.menu = QMenu(self)
        self._entries = {name: self.menu.addAction("") for name in (*_before_games(), *_GAMES)}
        self.menu.insertSeparator(self._entries[_GAMES[0]])
        for name, entry in self._entries.items():
            entry.triggered.connect(_asker(self.page_asked, name))
        for name in _SWITCHES.values():
            self._entries[name].setCheckable(True)
        self.menu.aboutToShow.connect(lambda: self._entries["full-screen"].setChecked(self.window().isFullScreen()))
        self._entries["back-to-review"].setVisible(False)
        self._make_buttons(has_aid)
        self._lay_out()
        self.retranslate()

    def _make_buttons(self, has_aid: bool) -> None:
        self.home_button = self._button(icon("home", *_TONE), self.left)
        self.review_button = self._button(icon("eye", *_TONE), _asker(self.page_asked, "back-to-review"))
        self.review_button.setEnabled(False)
        self.review_button.hide()
        pictures = {"log": icon("log", *_TONE), "rules": icon("rules", *_TONE), "moves": icon("moves", *_TONE),
                    "aid": icon("aid", *_TONE)}
        self.pages = {name: self._page(name, pictures[name]) for name in PAGES if has_aid or name != "aid"}
        self.hint = self._button(icon("hint", *_TONE), self.hint_asked)
        self.undo = self._button(icon("undo", *_TONE), self.undo_asked)
        self.redo = self._button(icon("redo", *_TONE), self.redo_asked)
        self.redo.hide()
        self.pause_button = RailButton(icon("pause", *_TONE), self)
        self.pause_button.setCheckable(True)
        self.pause_button.toggled.connect(self._toggle_pause)
        self.menu_button = RailButton(icon("menu", *_TONE), self)
        self.menu_button.setMenu(self.menu)
        self.help_button = self._button(icon("help", *_TONE), _asker(self.page_asked, "help"))
        self.kind_button = self._button(icon("kind", *_TONE), _asker(self.page_asked, "fairness"))
        self.kind_button.hide()
        self.fold_button = self._button(icon("unfold", *_TONE), lambda: self.unfolded.emit(not self._open))

    def _button(self, picture: QIcon, act: SignalInstance | Callable[[], None]) -> RailButton:
        button = RailButton(picture, self)
        button.clicked.connect(act)
        return button

    def _page(self, name: str, picture: QIcon) -> RailButton:
        button = RailButton(picture, self)
        button.setCheckable(True)
        button.clicked.connect(lambda checked: self.opened.emit(name if checked else ""))
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 6)
        column.setSpacing(_GAP)
        for button in self.tools:
            if button is self.kind_button:
                column.addStretch(1)
            column.addWidget(button)

    @property
    def tools(self) -> tuple[RailButton, ...]:
        """All buttons, from top to bottom."""
        return (self.home_button, self.review_button, *self.pages.values(), self.hint, self.undo, self.redo,
                self.pause_button, self.menu_button, self.help_button, self.kind_button, self.fold_button)

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the rail's own words into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("Rail", "Beside the table"))
        named(self.home_button, QCoreApplication.translate("Rail", "Home"),
              QCoreApplication.translate("Rail", "Back to Home; the game is saved"))
        named(self.menu_button, QCoreApplication.translate("Rail", "Menu"))
        self._name_keys()
        self._name_fold()
        self.show_kind(self._kind)
        for page in _pages_in_menu():
            self._entries[page.id].setText(i18n.words(page.title))
        for name, words in (("teaching", QCoreApplication.translate("Rail", "Teaching game")),
                            ("full-screen", QCoreApplication.translate("Rail", "Full screen")),
                            ("again", QCoreApplication.translate("Rail", "New game with these players")),
                            ("same-deal", QCoreApplication.translate("Rail", "Same deal again, as practice")),
                            ("watch", QCoreApplication.translate("Rail", "Watch this game from the beginning")),
                            ("review", QCoreApplication.translate("Rail", "Review this game")),
                            ("copy", QCoreApplication.translate("Rail", "Copy as text")),
                            ("paste", QCoreApplication.translate("Rail", "Paste a game or a position")),
                            ("concede", QCoreApplication.translate("Rail", "Concede the game")),
                            ("back-to-review", QCoreApplication.translate("Rail", "Back to the review"))):
            self._entries[name].setText(words)

    def _name_keys(self) -> None:
        """Name the buttons that have a key, each with what it does, its price if it has one, and the key."""
        for name, spoken in page_names().items():
            if name in self.pages:
                self._name(self.pages[name], name, spoken)
        self._name(self.review_button, "review", QCoreApplication.translate("Rail", "Back to the review"))
        self._name(self.hint, "hint", QCoreApplication.translate("Rail", "Hint"))
        self._name(self.undo, "undo", QCoreApplication.translate("Rail", "Undo"))
        self._name(self.redo, "redo", QCoreApplication.translate("Rail", "Redo"))
        self._name(self.pause_button, "pause", QCoreApplication.translate("Rail", "Pause the bots"))
        self._name(self.help_button, "help", i18n.words(pages.PAGES["help"].title))

    def _name(self, button: RailButton, key: str, spoken: str) -> None:
        what: Text = FIXED[key].what
        if button.badge and key in self.pages:
            what = _NEWS.fill(what=what)
        says = _KEY_AND_COST if key in self._costly else _KEY
        named(button, spoken, i18n.words(says.fill(what=what, key=key_words(in_use(key)[0]))))

    def _name_fold(self) -> None:
        named(self.fold_button, QCoreApplication.translate("Rail", "Collapse") if self._open else
              QCoreApplication.translate("Rail", "Expand"))

    # -- what the rail shows -------------------------------------------------------------------------------------------

    def show_open(self, page: str) -> None:
        """Press the button of what is unfolded, "" for nothing."""
        self._open = page
        for name, button in self.pages.items():
            button.setChecked(name == page)
        self.fold_button.setIcon(icon("fold" if page else "unfold", *_TONE))
        self._name_fold()

    def show_news(self, shown: bool) -> None:
        """Say, by a dot, that the log has lines that nobody has seen, or that there are none."""
        log = self.pages["log"]
        if log.badge != shown:
            log.show_badge(shown)
            self._name_keys()

    def show_costs(self, costly: frozenset[str]) -> None:
        """Let the buttons "undo" and "hint" say whether pressing them would make the game assisted."""
        if costly != self._costly:
            self._costly = costly
            self._name_keys()

    def show_kind(self, words: str) -> None:
        """Show what kind of game this is; "" for an ordinary one."""
        self._kind = words
        self.kind_button.setVisible(bool(words))
        named(self.kind_button, words, QCoreApplication.translate("Rail", "{kind}: see Fair play").format(kind=words))

    def offer_watching(self, offered: bool) -> None:
        """Enable or disable watching the game again, and its review."""
        for name in ("watch", "review"):
            self._entries[name].setEnabled(offered)

    def offer_conceding(self, offered: bool) -> None:
        """Enable or disable conceding the game."""
        self._entries["concede"].setEnabled(offered)

    def offer_way_back(self) -> None:
        """Offer the way back to the review that this game began in."""
        self.review_button.setEnabled(True)
        self.review_button.show()
        self._entries["back-to-review"].setVisible(True)

    def offer_teaching(self, offered: bool, on: bool) -> None:
        """Enable or disable switching the teacher on and off, and show which it is."""
        self._entries["teaching"].setEnabled(offered)
        self._entries["teaching"].setChecked(on)

    def leave_out(self, *names: str) -> None:
        """Leave entries out of the menu where they make no sense."""
        for name in names:
            self._entries[name].setVisible(False)

    def offers(self, name: str) -> bool:
        """Whether there is an entry of that name in the menu."""
        return self._entries[name].isVisible()

    def offer_redo(self, can: bool) -> None:
        """Show the redo button only where something can be redone."""
        self.allow(self.redo, can)
        self.redo.setVisible(can)

    def allow(self, button: RailButton, can: bool) -> None:
        """Enable or disable a button; the next one takes over the focus of a button that is disabled."""
        had = button.hasFocus()
        button.setEnabled(can)
        if had and not can:
            tools = self.tools
            after = (*tools[tools.index(button):], *tools)
            heir = next((each for each in after if each.isEnabled() and not each.isHidden()), self.home_button)
            heir.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle_pause(self, paused: bool) -> None:
        self.pause_button.setIcon(icon("play" if paused else "pause", *_TONE))
        self.paused.emit(paused)


def page_names() -> dict[str, str]:
    """The names of what can be unfolded over the table, in the language in use."""
    return {"log": QCoreApplication.translate("Rail", "Log"),
            "rules": QCoreApplication.translate("Rail", "Rules"),
            "moves": QCoreApplication.translate("Rail", "Possible moves"),
            "aid": QCoreApplication.translate("Rail", "Cheat sheet")}


def _pages_in_menu() -> list[NamedPage]:
    return [page for page in pages.PAGES.values() if page.in_menu]


def _before_games() -> Iterator[str]:
    """The entries of the menu above those about games, from top to bottom."""
    for page in _pages_in_menu():
        if page.id in _SWITCHES:
            yield _SWITCHES[page.id]
        yield page.id


def _asker(signal: SignalInstance, name: str) -> Callable[[], None]:
    return lambda: signal.emit(name)
