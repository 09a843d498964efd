"""A number to be typed, or stepped through with a button on each side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from throne_desktop.look import theme
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named

_WIDE = 64
_BUTTON = 36


class NumberBox(QWidget):
    """The keyboard has its arrow keys, so that Tab leads past the buttons.

    The style sheet takes the width of Qt's own buttons: told that there are none, Qt 6 gives a field with a border no
    room for its number.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bare")
        self.field = _Field()
        self.field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.less = basics.button("choice", self.field.stepDown)
        self.more = basics.button("choice", self.field.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button, sign in ((self.less, "\N{MINUS SIGN}"), (self.more, "+")):
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (self.less, self.field, self.more):
            row.addWidget(part)
        row.addStretch(1)

    def show_number(self, least: int, most: int, number: int) -> None:
        """Show a number and between which it may be, without a signal."""
        self.field.blockSignals(True)
        self.field.setRange(least, most)
        self.field.setValue(number)
        self.field.blockSignals(False)
        self.less.setEnabled(number > least)
        self.more.setEnabled(number < most)

    def retranslate(self, name: str) -> None:
        """Put it into the language in use now, under that name."""
        self.field.setFixedWidth(theme.scaled(_WIDE))
        named(self.field, name)
        for button, words in ((self.less, QCoreApplication.translate("EditionsScreen", "{what}: one less")),
                              (self.more, QCoreApplication.translate("EditionsScreen", "{what}: one more"))):
            button.setFixedWidth(theme.scaled(_BUTTON))
            button.setAccessibleName(words.format(what=name))


class PrintedNumber(QWidget):
    """A number that is printed on a card: its box, and below it what it usually is."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bare")
        self.label = QLabel()
        """What stands before it in a form."""
        self.box, self.usual = NumberBox(), basics.wrapped("subtle")
        self.label.setBuddy(self.box.field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addWidget(self.usual)


class _Field(QSpinBox):
    """The mouse wheel scrolls the page and never changes the number."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
