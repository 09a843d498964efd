"""What stands on the screen, dot by dot, beside what should: the same window painted anew.

Neither `grab` nor `render` will do, as both paint, which hides what was left behind, or leaves it behind themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tests.helpers.pixels import row

_PASSES = 6
"""How often what was posted is delivered: painting may ask for more painting, and what a layout moves, too."""
_STRIPE = 24
"""The width of a stripe that is painted, in pixels."""
_SQUARE = 4
_FAR = 32
"""The side of the squares that are compared, in dots, and how far apart two colours are at least that differ, of 255.
"""


class _Later(QObject):
    """Does something when the events that are waiting now are handled."""

    due = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.due.connect(lambda act: act(), Qt.ConnectionType.QueuedConnection)


def deliver() -> None:
    """Handle all that is waiting, painting included, while time stands still: no timer goes off."""
    for _ in range(_PASSES):
        QApplication.sendPostedEvents()


def while_painting(part: QWidget, act: Callable[[], None]) -> None:
    """Do something after parts of a widget have to be painted anew, and before they are.

    So it happens when a bot's answer arrives from its thread together with any other change. Every second stripe is
    painted, so that as a rule there are some where things lay and some where they lie then.
    """
    later = _Later()
    for left in range(0, part.width(), 2 * _STRIPE):
        part.update(QRect(left, 0, _STRIPE, part.height()))
    later.due.emit(act)
    deliver()


def shown(window: QWidget) -> QImage:
    """What the screen shows of a window."""
    deliver()
    image = window.screen().grabWindow(window.winId()).toImage()
    assert not image.isNull(), "The window is not on the screen."
    return image.convertToFormat(QImage.Format.Format_RGB32)


def left_behind(window: QWidget) -> QRegion:
    """Where the screen shows something else than the window painted anew.

    Lists lay out their rows with a timer, or as soon as somebody asks where one is: painting all anew would.
    """
    for listed in window.findChildren(QAbstractItemView):
        listed.indexAt(QPoint())
    before = shown(window)
    for part in (window, *window.findChildren(QWidget)):
        if part.isVisible():
            part.update()
    return different(before, shown(window))


def different(one: QImage, other: QImage) -> QRegion:
    """The squares in which two pictures of one size differ.

    The mean of a square is compared, and coarsely: where Qt paints only a part of a line of dashes, or of a picture
    between two dots, it rounds in another way.
    """
    assert one.size() == other.size()
    region = QRegion()
    if one == other:
        return region
    size = one.size() / _SQUARE
    here, there = (each.scaled(size, mode=Qt.TransformationMode.SmoothTransformation) for each in (one, other))
    for y in range(size.height()):
        for x, (dot, should) in enumerate(zip(row(here, y), row(there, y), strict=True)):
            if dot != should and _apart(dot, should) > _FAR:
                region += QRect(x * _SQUARE, y * _SQUARE, _SQUARE, _SQUARE)
    return region


def _apart(one: int, other: int) -> int:
    """How far two colours are apart in the channel in which they differ most, of 255."""
    return max(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))
