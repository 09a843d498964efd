"""The preferences: language, look, sound, pace and help. Every choice acts and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.game import Game
from throne_desktop.language import i18n
from throne_desktop.language.i18n import LANGUAGES
from throne_desktop.look import desktop, theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.preferences.look_sample import SWATCH, Sample, swatch
from throne_desktop.storage.people import OWN, Portrait, chosen_portraits, remembered
from throne_desktop.storage.setting import SECTIONS, Row
from throne_desktop.storage.settings import CHOICES, ROWS, Settings, usual
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import Choices, DropDown
from throne_desktop.widgets.portrait_button import PortraitButton
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.tick import Tick

_COLUMNS: Final = {"theme": 2}
"""Those of which at most so many stand in a row."""
_ASKED: Final = tuple(name for name in CHOICES if ROWS[name].section in SECTIONS)
"""The settings that are chosen here, in the order of their rows."""
_BESIDE: Final = 54
"""Pixels to the left and right of the choices and their sample, and between them."""
_BESIDE_CHOICES: Final = 72
"""The same to the left and right of the choices in a section, with the scroll bar."""
_ONE_COLUMN: Final = 640
_TWO_COLUMNS: Final = 960
_WIDE: Final = 1150
"""The width from which the sections stand in two columns, at the usual text size."""


class PreferencesScreen(Page):
    """`changed` gives the names of the settings that have changed, for the window to apply."""

    changed = Signal(object)
    licences_asked = Signal()
    keys_asked = Signal()
    fill_asked = Signal(bool)
    """The window is to fill the whole screen, or to stop that."""

    def __init__(self, settings: Settings, game: Game[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language = DropDown()
        self.portrait = PortraitButton()
        self.portrait.offer([(portrait, "", "") for portrait in OWN])
        self.full_screen = Tick()
        self.keys, self.usual, self.licences = QPushButton(), QPushButton(), QPushButton()
        self.choices: dict[str, Choices] = {}
        """A few buttons for each setting that offers a few values, by its name."""
        self.ticks: dict[str, Tick] = {}
        """A checkbox for each other one, by its name."""
        self._questions = {"portrait": basics.wrapped()}
        self._notes: dict[str, QLabel] = {}
        self._sections = [basics.wrapped("section") for _ in SECTIONS]
        for name in _ASKED:
            self._make(name, ROWS[name])
        self._sample = Sample(game)
        self._lay_out()
        self._connect()
        self.apply(settings)

    def _make(self, name: str, row: Row) -> None:
        """What a setting is chosen with."""
        if not row.offers:
            self.ticks[name] = Tick()
        else:
            self._questions[name] = basics.wrapped()
            if name != "language":      # of which there will be many
                self.choices[name] = Choices([value for value, _ in row.offers], _COLUMNS.get(name, 0))
        if row.note is not None:
            self._notes[name] = basics.wrapped("subtle")

    # -- layout --------------------------------------------------------------------------------------------------------

    def _parts(self, name: str) -> Iterator[QWidget]:
        """What stands on the page for a setting, and what is no setting and stands below it."""
        asked = {**self._questions, **self.ticks}[name]
        yield from (asked, self.language) if name == "language" else (asked,)
        for below in (self.choices, self._notes):
            if name in below:
                yield below[name]
        if name == "language":
            yield from (self._questions["portrait"], self.portrait)
        if name == "text_size":
            yield self.full_screen

    def _lay_out(self) -> None:
        of_look, of_sound, *others = (
            _panel([heading, *(part for name in _ASKED if ROWS[name].section is section for part in self._parts(name))])
            for heading, section in zip(self._sections, SECTIONS, strict=True))
        inner = basics.bare()
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        self._columns.setContentsMargins(0, 0, 8, 0)
        self._columns.setSpacing(12)
        self._columns.addLayout(_column(of_look, of_sound), 1)
        self._columns.addLayout(_column(*others, self.keys, self.usual, self.licences), 1)
        self._scroll = Scroll(inner)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addStretch(1)
        row.addWidget(self._scroll, 100)
        row.addWidget(self._sample)
        row.addStretch(1)
        self.body.addLayout(row, 1)
        for button in self.choices["theme"].buttons:
            button.setIconSize(SWATCH)

    def fit(self) -> None:
        """Arrange one column or two, no wider than is easy to read."""
        wide = self.width() >= theme.scaled(_WIDE)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        widest = theme.scaled(_TWO_COLUMNS if wide else _ONE_COLUMN)
        self._scroll.setMaximumWidth(widest)
        room = min(widest, self.room) // (2 if wide else 1) - _BESIDE_CHOICES
        for choice in self.findChildren(Choices):
            choice.fit_into(room)
        for tick in self.findChildren(Tick):
            tick.fit_into(room)
        for layout in reversed(self._scroll.findChildren(QLayout)):     # what lies in others is measured before
            layout.activate()
        self._sample.fit_into(self.room - self._columns.minimumSize().width() - _BESIDE, self.body_height)

    def _connect(self) -> None:
        self.language.activated.connect(lambda: self._choose("language", self.language.currentData()))
        for name, choices in self.choices.items():
            choices.chosen.connect(self._chooser(name))
        for name, tick in self.ticks.items():
            tick.clicked.connect(self._chooser(name))
        self.full_screen.clicked.connect(self.fill_asked)
        self.usual.clicked.connect(self._choose_usual)
        self.keys.clicked.connect(self.keys_asked)
        self.licences.clicked.connect(self.licences_asked)
        self.portrait.chosen.connect(self._choose_portrait)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _choose(self, name: str, value: object) -> None:
        if getattr(self._settings, name) != value or name in self._settings.overruled:
            setattr(self._settings, name, value)
            self.changed.emit(frozenset({name}))

    def _chooser(self, name: str) -> Callable[[object], None]:
        return lambda value: self._choose(name, value)

    @property
    def _player(self) -> str:
        """The name of the player whose portrait is chosen here."""
        return self._settings.player_name or i18n.user_name()

    def _choose_portrait(self, portrait: Portrait) -> None:
        self._choose("portraits", remembered(self._settings.portraits, {self._player: portrait}))

    def _choose_usual(self) -> None:
        fresh = usual()
        differing = frozenset(name for name in CHOICES if getattr(self._settings, name) != getattr(fresh, name)
                              or name in self._settings.overruled)
        for name in differing:
            setattr(self._settings, name, getattr(fresh, name))
        self.changed.emit(differing)

    # -- showing -------------------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        for name, choices in self.choices.items():
            choices.show_value(getattr(settings, name))
        for name, tick in self.ticks.items():
            tick.setChecked(getattr(settings, name))
        self.portrait.show_portrait(chosen_portraits(settings.portraits).get(self._player, OWN[0]))
        self._notes["motion"].setVisible(desktop.is_still())
        self.choices["theme"].draw([swatch(theme.THEMES[theme.choose(name)]()) for name, _ in ROWS["theme"].offers])
        self.retranslate()
        self.fit()

    def show_filled(self, whole: bool) -> None:
        """Show whether the window fills the whole screen."""
        self.full_screen.setChecked(whole)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(i18n.words(PAGES["preferences"].title))
        self.usual.setText(QCoreApplication.translate("PreferencesScreen", "Reset to defaults"))
        self.keys.setText(QCoreApplication.translate("PreferencesScreen", "Choose other keys"))
        self.licences.setText(i18n.words(PAGES["licences"].title))
        for heading, section in zip(self._sections, SECTIONS, strict=True):
            heading.setText(i18n.words(section))
        self._ask()
        self._offer()
        self._sample.show_look(
            QCoreApplication.translate("PreferencesScreen", "Cards and text look like this."),
            QCoreApplication.translate("PreferencesScreen", "Changes take effect at once and are saved."))

    def _ask(self) -> None:
        """Set the question before each choice, and the sentences of the checkboxes."""
        self._questions["portrait"].setText(QCoreApplication.translate("PreferencesScreen", "Your portrait"))
        self.portrait.retranslate()
        self.portrait.call(self._questions["portrait"].text())
        self.full_screen.say(QCoreApplication.translate("Rail", "Full screen"))
        for name in _ASKED:
            row = ROWS[name]
            said = i18n.words(row.label or "")
            if name in self.ticks:
                self.ticks[name].say(said)
            else:
                self._questions[name].setText(said)
            if row.note is not None:
                self._notes[name].setText(i18n.words(row.note))

    def _offer(self) -> None:
        """Set the languages and the words on the buttons."""
        self.language.clear()
        for value, text in ROWS["language"].offers:
            self.language.addItem(i18n.words(text), value)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(self._settings.language)))
        self.language.setAccessibleName(self._questions["language"].text())
        self._questions["language"].setBuddy(self.language)
        for name, choices in self.choices.items():
            choices.say(self._questions[name], [i18n.words(text) for _, text in ROWS[name].offers])


def _panel(parts: Sequence[QWidget]) -> QFrame:
    panel = basics.panel()
    column = QVBoxLayout(panel)
    column.setContentsMargins(20, 14, 20, 16)
    column.setSpacing(7)
    for part in parts:
        column.addWidget(part)
    return panel


def _column(*parts: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(12)
    for part in parts:
        column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if isinstance(part, QPushButton) else Qt.AlignmentFlag(0))
    column.addStretch(1)
    return column
