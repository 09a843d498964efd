"""Small parts of the new-game screen."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from engine.core.manifest import Option
from throne_desktop.widgets.choices import DropDown


def named_label(name: str) -> QLabel:
    """A label with the look that the style sheet has for that name."""
    found = QLabel()
    found.setObjectName(name)
    return found


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
