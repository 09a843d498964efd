"""What of a window cannot be read or reached: words that are cut, and what lies over something or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QScrollArea, QWidget

_ROUNDING = 1


def out_of_sight(window: QWidget) -> list[str]:
    """Sentences about the words and buttons of a window that are cut, covered by their neighbours, or out of reach.

    What a scroll area can bring into sight is in reach, as long as it only scrolls up and down.
    """
    parts = list(_parts(window))
    found = [f"{_named(part)} is cut: {_size(part.size())} instead of {_size(_needed(part))}" for part in parts
             if not _has_room(part.size(), _needed(part))]
    found += [f"{_named(part)} is out of reach" for part in parts if not _is_in_reach(part, window)]
    return found + [f"{_named(one)} lies over {_named(other)}" for one, other in combinations(parts, 2)
                    if one.parentWidget() is other.parentWidget() and _overlap(one.geometry(), other.geometry())]


def _parts(window: QWidget) -> Iterator[QWidget]:
    """The words and buttons that are shown, but for what holds others."""
    for part in window.findChildren(QWidget):
        if not isinstance(part, QLabel | QAbstractButton | QComboBox) or part.layout() is not None:
            continue
        if part.isVisibleTo(window) and part.width() > 0 and not (isinstance(part, QLabel) and not part.text()):
            yield part


def _named(part: QWidget) -> str:
    words = part.text() if isinstance(part, QLabel | QAbstractButton) else part.accessibleName()
    return f"{type(part).__name__} {words!r}"


def _size(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


def _needed(part: QWidget) -> QSize:
    """The room that the words of a part take at the least."""
    if isinstance(part, QLabel) and part.wordWrap():
        widest = part.minimumSizeHint().width()
        return QSize(min(widest, part.width()), part.heightForWidth(part.width()))
    return part.minimumSizeHint()


def _has_room(size: QSize, needed: QSize) -> bool:
    return size.width() + _ROUNDING >= needed.width() and size.height() + _ROUNDING >= needed.height()


def _overlap(one: QRect, other: QRect) -> bool:
    return one.adjusted(_ROUNDING, _ROUNDING, -_ROUNDING, -_ROUNDING).intersects(other)


def _is_in_reach(part: QWidget, window: QWidget) -> bool:
    """Whether a part lies within its parents, but for those that scroll up and down."""
    rect = QRect(QPoint(0, 0), part.size())
    inner = part
    while inner is not window:
        parent = inner.parentWidget()
        assert parent is not None
        rect.translate(inner.pos())
        area = parent.parentWidget()
        if isinstance(area, QScrollArea) and area.viewport() is parent:
            rect = QRect(rect.left(), 0, rect.width(), 1)       # the area brings any height into sight
        if not parent.rect().adjusted(-_ROUNDING, -_ROUNDING, _ROUNDING, _ROUNDING).contains(rect):
            return False
        inner = parent
    return True
