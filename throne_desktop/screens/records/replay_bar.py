"""The bar below a replayed game: how far it has come, and the buttons that lead through it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.records.slider import Slider
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.icons import icon

_POSITION: Final = N_("app", "Move {number} of {all}")
_FACTORS: Final = (0.5, 1.0, 2.5)
"""How many times as fast as usual: slow, normal, fast."""
_NORMAL: Final = 1
KEYS: Final = {"start": Qt.Key.Key_Home, "turn-back": Qt.Key.Key_PageUp, "back": Qt.Key.Key_Left,
                "play": Qt.Key.Key_Space, "forward": Qt.Key.Key_Right, "turn-on": Qt.Key.Key_PageDown,
                "end": Qt.Key.Key_End}
"""The key that does the same as each button."""


class ReplayBar(QWidget):
    """The slider, the speed, and the buttons: "start", "turn-back", "back", "play", "forward", "turn-on", "end"."""

    def __init__(self, moves: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replaybar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._moves = moves
        self.slider = Slider()
        self.slider.setRange(0, moves)
        self.label = QLabel()
        self.buttons = {
            "start": _button("to-start"), "turn-back": _button("turn-back"), "back": _button("step-back"),
            "play": _button("play"), "forward": _button("step"), "turn-on": _button("turn-on"), "end": _button("skip")}
        self.speed = DropDown()
        self.speed.addItems([""] * len(_FACTORS))
        self.speed.setCurrentIndex(_NORMAL)
        self._playing = False
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(6)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.label)
        row.addWidget(self.slider, 1)
        row.addWidget(self.speed)

    def retranslate(self) -> None:
        """Put the bar into the language in use now."""
        names = {"start": QCoreApplication.translate("ReplayScreen", "To the start"),
                 "turn-back": QCoreApplication.translate("ReplayScreen", "One turn back"),
                 "back": QCoreApplication.translate("ReplayScreen", "One move back"),
                 "forward": QCoreApplication.translate("ReplayScreen", "One move forward"),
                 "turn-on": QCoreApplication.translate("ReplayScreen", "One turn forward"),
                 "end": QCoreApplication.translate("ReplayScreen", "To the end")}
        for name, spoken in names.items():
            _name(self.buttons[name], spoken, KEYS[name])
        self.slider.setAccessibleName(QCoreApplication.translate("ReplayScreen", "Position in the game"))
        self.speed.call(QCoreApplication.translate("ReplayScreen", "Speed"))
        self.speed.setToolTip(self.speed.accessibleName())
        for index, name in enumerate((QCoreApplication.translate("ReplayScreen", "Slow"),
                                      QCoreApplication.translate("ReplayScreen", "Normal speed"),
                                      QCoreApplication.translate("ReplayScreen", "Fast"))):
            self.speed.setItemText(index, name)
        self.show_playing(self._playing)
        self.show_position(self.slider.value())

    @property
    def factor(self) -> float:
        """The speed of the replay, as a multiple of the usual one."""
        return _FACTORS[self.speed.currentIndex()]

    def show_playing(self, playing: bool) -> None:
        """Show whether the replay is running."""
        self._playing = playing
        button = self.buttons["play"]
        button.setIcon(icon("pause", "bar_text") if playing else icon("play", "bar_text"))
        _name(button, QCoreApplication.translate("ReplayScreen", "Pause") if playing
              else QCoreApplication.translate("ReplayScreen", "Play"), KEYS["play"])

    def show_position(self, number: int) -> None:
        """Show how many moves have been replayed."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(number)
        self.label.setText(words(_POSITION.fill(number=number, all=self._moves)))
        for name in ("start", "turn-back", "back"):
            self.buttons[name].setEnabled(number > 0)
        for name in ("forward", "turn-on", "end"):
            self.buttons[name].setEnabled(number < self._moves)


def _button(name: str) -> QPushButton:
    button = QPushButton(icon(name, "bar_text"), "")
    button.setObjectName("quiet")
    size = theme.scaled(18)
    button.setIconSize(QSize(size, size))
    return button


def _name(button: QPushButton, spoken: str, key: Qt.Key) -> None:
    button.setAccessibleName(spoken)
    button.setToolTip(f"{spoken} ({QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)})")
