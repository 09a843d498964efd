"""The preferences: language, look, sound, pace and help. Every choice acts and is saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.game import Game
from throne_desktop.kept.people import OWN, Portrait, chosen_portraits, remembered
from throne_desktop.kept.settings import CHOICES, Settings, usual
from throne_desktop.language import i18n
from throne_desktop.language.i18n import LANGUAGES
from throne_desktop.look import motion, theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.preferences.look_sample import SWATCH, Sample, swatch
from throne_desktop.widgets.choices import Choices, DropDown
from throne_desktop.widgets.portrait_button import PortraitButton
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.tick import Tick

THEMES: Final = ("", "light", "dark", "contrast")
TEXT_SCALES: Final = (100, 115, 130, 145, 160)
SPEEDS: Final = (0.5, 1.0, 2.0, 0.0)
PAUSES: Final = (0, 260, 900)
SOUNDS: Final = ("all", "turn", "off")
VOLUMES: Final = (40, 70, 100)
_CHOSEN: Final = ("theme", "text_scale", "animation_speed", "bot_pause", "sound", "volume")
_YES_OR_NO: Final = ("reduced_motion", "step_bots", "show_marks", "show_known", "show_hints")
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
        self.theme = Choices(THEMES, columns=2)
        self.text_scale = Choices(TEXT_SCALES)
        self.sound = Choices(SOUNDS)
        self.volume = Choices(VOLUMES)
        self.animation_speed = Choices(SPEEDS)
        self.bot_pause = Choices(PAUSES)
        self.reduced_motion, self.step_bots = Tick(), Tick()
        self.show_marks, self.show_known, self.show_hints = Tick(), Tick(), Tick()
        self.full_screen = Tick()
        self.keys, self.usual, self.licences = QPushButton(), QPushButton(), QPushButton()
        self._sections = [_label("section") for _ in range(4)]
        self._questions = {name: _label("") for name in ("language", "portrait", *_CHOSEN)}
        self._movement = _label("subtle")
        self._movement.setVisible(motion.is_reduced())
        self._sample = Sample(game)
        self._lay_out()
        self._connect()
        self.apply(settings)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        look, sound, game, help_ = self._sections
        asked = self._questions
        panels = (
            (look, asked["language"], self.language, asked["portrait"], self.portrait, asked["theme"], self.theme,
             asked["text_scale"], self.text_scale, self.full_screen),
            (sound, asked["sound"], self.sound, asked["volume"], self.volume),
            (game, asked["animation_speed"], self.animation_speed, self.reduced_motion, self._movement,
             asked["bot_pause"], self.bot_pause, self.step_bots),
            (help_, self.show_marks, self.show_known, self.show_hints),
        )
        of_look, of_sound, *others = (_panel(parts) for parts in panels)
        inner = QWidget()
        inner.setObjectName("bare")
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
        for button in self.theme.buttons:
            button.setIconSize(SWATCH)

    def _fit(self) -> None:
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
        self._columns.activate()
        self._sample.fit_into(self.room - self._columns.minimumSize().width() - _BESIDE, self.body_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _connect(self) -> None:
        self.language.activated.connect(lambda: self._choose("language", self.language.currentData()))
        for name in _CHOSEN:
            getattr(self, name).chosen.connect(_chooser(self, name))
        for name in _YES_OR_NO:
            getattr(self, name).clicked.connect(_chooser(self, name))
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
        for name in _CHOSEN:
            getattr(self, name).show_value(getattr(settings, name))
        for name in _YES_OR_NO:
            getattr(self, name).setChecked(getattr(settings, name))
        self.portrait.show_portrait(chosen_portraits(settings.portraits).get(self._player, OWN[0]))
        self.theme.draw([swatch(theme.THEMES[theme.choose(name)]()) for name in THEMES])
        self.retranslate()
        self._fit()

    def show_filled(self, whole: bool) -> None:
        """Show whether the window fills the whole screen."""
        self.full_screen.setChecked(whole)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(i18n.words(PAGES["preferences"].title))
        self.usual.setText(QCoreApplication.translate("PreferencesScreen", "Restore the usual choices"))
        self.keys.setText(QCoreApplication.translate("PreferencesScreen", "Choose other keys"))
        self.licences.setText(i18n.words(PAGES["licences"].title))
        for label, words in zip(self._sections, (
                QCoreApplication.translate("PreferencesScreen", "Language and look"),
                QCoreApplication.translate("PreferencesScreen", "Sound"),
                QCoreApplication.translate("PreferencesScreen", "Pace"),
                QCoreApplication.translate("PreferencesScreen", "Help at the table")), strict=True):
            label.setText(words)
        self._ask()
        self._offer()
        self._sample.show_look(
            QCoreApplication.translate("PreferencesScreen", "This is how cards and words look."),
            QCoreApplication.translate("PreferencesScreen", "Every choice acts at once and is kept."))

    def _ask(self) -> None:
        """Set the question before each choice, and the sentences of the checkboxes."""
        for name, words in (
                ("language", QCoreApplication.translate("PreferencesScreen", "Language")),
                ("portrait", QCoreApplication.translate("PreferencesScreen", "Your portrait")),
                ("theme", QCoreApplication.translate("PreferencesScreen", "Colours")),
                ("text_scale", QCoreApplication.translate("PreferencesScreen", "Size of texts")),
                ("animation_speed", QCoreApplication.translate("PreferencesScreen", "Cards move")),
                ("bot_pause", QCoreApplication.translate("PreferencesScreen", "Bots move")),
                ("sound", QCoreApplication.translate("PreferencesScreen", "What is heard")),
                ("volume", QCoreApplication.translate("PreferencesScreen", "Volume"))):
            self._questions[name].setText(words)
        self.portrait.retranslate()
        self.portrait.call(self._questions["portrait"].text())
        self._movement.setText(QCoreApplication.translate(
            "PreferencesScreen", "The system asks for little movement; the usual choice is therefore that cards fade."))
        self.reduced_motion.say(QCoreApplication.translate(
            "PreferencesScreen", "Cards fade out and in instead of moving"))
        self.full_screen.say(QCoreApplication.translate("Rail", "Full screen"))
        self.step_bots.say(QCoreApplication.translate("PreferencesScreen", "Each bot move waits for me"))
        self.show_marks.say(QCoreApplication.translate(
            "PreferencesScreen", "Mark what can be picked up and what was done last"))
        self.show_known.say(QCoreApplication.translate(
            "PreferencesScreen", "Show what is known about cards that lie face down"))
        self.show_hints.say(QCoreApplication.translate("PreferencesScreen", "Offer hints"))

    def _offer(self) -> None:
        """Set the languages and the words on the buttons."""
        self.language.clear()
        self.language.addItem(QCoreApplication.translate("PreferencesScreen", "As the system"), "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(self._settings.language)))
        self.language.setAccessibleName(self._questions["language"].text())
        self._questions["language"].setBuddy(self.language)
        asked = self._questions
        self.theme.say(asked["theme"], (QCoreApplication.translate("PreferencesScreen", "As the system"),
                                        QCoreApplication.translate("PreferencesScreen", "Light"),
                                        QCoreApplication.translate("PreferencesScreen", "Dark"),
                                        QCoreApplication.translate("PreferencesScreen", "High contrast")))
        per_cent = QCoreApplication.translate("PreferencesScreen", "{number} %")
        self.text_scale.say(asked["text_scale"], [per_cent.format(number=number) for number in TEXT_SCALES])
        self.volume.say(asked["volume"], (QCoreApplication.translate("PreferencesScreen", "Soft"),
                                          QCoreApplication.translate("PreferencesScreen", "Medium"),
                                          QCoreApplication.translate("PreferencesScreen", "Loud")))
        self.sound.say(asked["sound"], (QCoreApplication.translate("PreferencesScreen", "Everything"),
                                        QCoreApplication.translate("PreferencesScreen", "Only my turn"),
                                        QCoreApplication.translate("PreferencesScreen", "Nothing")))
        self.animation_speed.say(asked["animation_speed"], (
            QCoreApplication.translate("PreferencesScreen", "Slowly"),
            QCoreApplication.translate("PreferencesScreen", "As usual"),
            QCoreApplication.translate("PreferencesScreen", "Fast"),
            QCoreApplication.translate("PreferencesScreen", "At once")))
        self.bot_pause.say(asked["bot_pause"], (QCoreApplication.translate("PreferencesScreen", "Quickly"),
                                                QCoreApplication.translate("PreferencesScreen", "At an even pace"),
                                                QCoreApplication.translate("PreferencesScreen", "Unhurriedly")))


def _chooser(screen: PreferencesScreen, name: str) -> Any:
    return lambda value: screen._choose(name, value)


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    return label


def _panel(parts: Sequence[QWidget]) -> QFrame:
    panel = QFrame()
    panel.setObjectName("panel")
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
