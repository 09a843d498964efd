"""The icon of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from throne_desktop.look.drawings import drawn_at_start
from throne_desktop.storage.paths import asset

_SIDES: Final = (16, 32, 64, 128)


def window_icon() -> QIcon:
    """The icon in the sizes that Qt would make of the drawing itself, which would have to be read at every start."""
    icon, drawing = QIcon(), asset("icons", "throne-desktop.svg")
    for side in _SIDES:
        icon.addPixmap(drawn_at_start(drawing, QSize(side, side), 1.0))
    return icon
