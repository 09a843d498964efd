"""Small parts of the new-game screen, and who is proposed to play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.bots.names import free_names, named_apart
from engine.core.manifest import Option
from throne_desktop.look.theme import scaled
from throne_desktop.screens.seating.seat_row import SeatRow
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.widgets.choices import DropDown

_NUMBER: Final = 64
"""The least width of the button of a number of players, at the usual text size."""


class NumberRow(QWidget):
    """A button for each number of players, put into a group, and one for the company beside them."""

    def __init__(self, numbers: Sequence[int], chosen: int, group: QButtonGroup, company: QPushButton) -> None:
        super().__init__()
        self._group = group
        self._company = company
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.setSpacing(self._row.spacing())
        for number in numbers:
            button = QPushButton(str(number))
            button.setObjectName("choice")
            button.setCheckable(True)
            button.setChecked(number == chosen)
            group.addButton(button, number)
            line.addWidget(button)
        line.addStretch(1)
        self._row.addLayout(line, 1)
        self._row.addWidget(company)

    @property
    def least(self) -> int:
        """The width of the numbers alone."""
        widths = [max(scaled(_NUMBER), button.sizeHint().width()) for button in self._group.buttons()]
        return sum(widths) + (len(widths) - 1) * self._row.spacing()

    def fit(self, width: int) -> None:
        """Take that width: the company stands below the numbers if there is no room for it beside them."""
        for button in self._group.buttons():
            button.setMinimumWidth(scaled(_NUMBER))
        beside = self.least + 2 * self._row.spacing() + self._company.sizeHint().width() <= width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)


def make_room(wrapped: QLabel, width: int) -> None:
    """Give a label the height that its words need in that width."""
    wrapped.setMinimumHeight(0)     # else it counts as needed
    wrapped.setMinimumHeight(wrapped.heightForWidth(width) if wrapped.text() else 0)


def option_box(option: Option) -> DropDown:
    """A list of the choices of an option, with the usual one chosen; its words are set later."""
    box = DropDown()
    for choice in option.choices:
        box.addItem("", choice.value)
    box.setCurrentIndex(max(0, box.findData(option.default)))
    return box


def in_the_middle(*buttons: QPushButton) -> QHBoxLayout:
    """A row of buttons in the middle of the page."""
    row = QHBoxLayout()
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


# -- the company -------------------------------------------------------------------------------------------------------

def invite(seated: Sequence[SeatRow]) -> None:
    """Let chance choose the opponents, all of them different ones, and none called like a person here."""
    names = free_names(BOT_NAMES, _people(seated))
    bots = _bots(seated)
    for row, name in zip(bots, random.sample(names, len(bots)), strict=True):
        row.seat_opponent(name)


def tell_apart(seated: Sequence[SeatRow]) -> None:
    """Let another opponent sit in for one that a person here is called like."""
    bots = _bots(seated)
    for row, name in zip(bots, named_apart([row.called for row in bots], _people(seated)), strict=True):
        if name != row.called:
            row.seat_opponent(name)


def _bots(seated: Sequence[SeatRow]) -> list[SeatRow]:
    return [row for row in seated if not row.is_person]


def _people(seated: Sequence[SeatRow]) -> list[str]:
    return [row.called for row in seated if row.is_person]
