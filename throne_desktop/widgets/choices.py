"""A choice among a few: a row of buttons of which one is pressed, or a drop-down list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QIcon, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from throne_desktop.table.geometry.fitting import fitted

_APART: Final = 6
_BESIDE: Final = 4
"""Pixels that the style keeps free beside the words of a list."""


class Choices(QWidget):
    """A button for each of the values, in rows of at most `columns`; `chosen` gives the one that the player chose."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], columns: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._most = columns or len(self._values)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_APART)
        for number in range(len(self._values)):
            button = QPushButton()
            button.setObjectName("choice")
            button.setCheckable(True)
            self._group.addButton(button, number)
        self._place(self._most)

    def fit_into(self, width: int) -> None:
        """Lie in as few rows as there is room for in that width."""
        needed = [button.minimumSizeHint().width() for button in self.buttons]
        fitting = (columns for columns in range(self._most, 1, -1)
                   if sum(max(needed[at::columns]) + _APART for at in range(columns)) - _APART <= width)
        most = next(fitting, 1)
        rows = -(-len(needed) // most)
        self._place(-(-len(needed) // rows))

    def _place(self, columns: int) -> None:
        """Put the buttons into rows of so many."""
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, number // columns, number % columns)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in the order of the values."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def show_value(self, value: object) -> None:
        """Press the button of that value, if there is one. Tab leads to it, and arrow keys to the others."""
        self._group.setExclusive(False)
        for button, offered in zip(self.buttons, self._values, strict=True):
            button.setChecked(offered == value)
        self._group.setExclusive(True)
        entrance = self._group.checkedButton() or self.buttons[0]
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is entrance else Qt.FocusPolicy.ClickFocus)

    def say(self, question: QLabel, words: Sequence[str]) -> None:
        """Name the buttons; `question` is the label that stands before them."""
        for button, name in zip(self.buttons, words, strict=True):
            button.setText(name)
            button.setAccessibleDescription(question.text())
        pressed = self._group.checkedButton()
        question.setBuddy(pressed if pressed is not None else self.buttons[0])

    def draw(self, icons: Sequence[QIcon]) -> None:
        """Put a picture on every button."""
        for button, icon in zip(self.buttons, icons, strict=True):
            button.setIcon(icon)


class DropDown(QComboBox):
    """A drop-down list. The mouse wheel scrolls the page and never changes the choice.

    Without a label that has it as its buddy, `call` gives it a name: on Linux, screen readers take the current choice
    for its accessible name, and ask for the label.
    """

    _label: QLabel | None = None

    def call(self, name: str) -> None:
        """Name the list, for screen readers."""
        self.setAccessibleName(name)
        if self._label is None:
            self._label = QLabel(self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(name)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ParentChange and self._label is not None:
            self._label.setParent(self.parentWidget())      # a label is only found beside its buddy
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_BESIDE, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write a choice that is too wide for the list in smaller letters, and with an ellipsis only if it must be."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option,
                                           QStyle.SubControl.SC_ComboBoxEditField, self).width() - _BESIDE
        font = fitted(self.font(), option.currentText, room)
        painter.setFont(font)
        option.currentText = QFontMetricsF(font).elidedText(option.currentText, Qt.TextElideMode.ElideRight, room + 1)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
