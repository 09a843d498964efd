"""Labels, buttons and boxes, each with a `look`: the name by which the style sheet knows it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget


def label(look: str = "") -> QLabel:
    """A label of one line."""
    made = QLabel()
    made.setObjectName(look)
    return made


def wrapped(look: str = "") -> QLabel:
    """A label whose words wrap."""
    made = label(look)
    made.setWordWrap(True)
    return made


def copyable(words: str = "") -> QLabel:
    """A label whose words can be selected and copied."""
    made = wrapped("subtle")
    made.setText(words)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse
                                 | Qt.TextInteractionFlag.TextSelectableByKeyboard)
    return made


def button(look: str = "", clicked: Callable[..., object] | SignalInstance | None = None) -> QPushButton:
    """A button, and what a click does: a function, or a signal that passes it on."""
    made = QPushButton()
    made.setObjectName(look)
    if clicked is not None:
        made.clicked.connect(clicked)
    return made


def bare() -> QWidget:
    """A widget without a ground of its own, for parts to be laid in."""
    made = QWidget()
    made.setObjectName("bare")
    return made


def panel() -> QFrame:
    """A frame around parts that belong together."""
    made = QFrame()
    made.setObjectName("panel")
    return made
