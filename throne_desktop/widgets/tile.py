"""Tiles: wide buttons with a picture, a name and a sentence, and where the arrow keys lead from each.

The names in `Qt` are imported where they are needed: making them takes 14 of the 120 ms of a start, and none of them is
needed for the first frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

_HEIGHT: Final = 92
"""The least height of a tile, in pixels; it grows with long or large words."""
_BESIDE: Final = 32
_EDGE: Final = 8
_ASIDE: Final = 3
"""How many times as much a pixel to the side counts as one ahead."""


class Steered(QPushButton):
    """A button that tells its page which arrow key was pressed, where Qt would follow the tab order."""

    steered = Signal(object)
    """The arrow key."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on arrow keys."""
        from PySide6.QtCore import Qt

        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.steered.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def take_clicks(self) -> None:
        """Let clicks on the words be clicks on it, whatever the words are; not needed before there are any."""
        from PySide6.QtCore import Qt

        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Tile(Steered):
    """A button with a picture to the left; `picture_size` is in pixels."""

    def __init__(self, name: str, sentence: str, picture: QIcon, picture_size: int) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.setIcon(picture)
        self.setIconSize(QSize(picture_size, picture_size))
        self._title, self._below = title, below = QLabel(self), QLabel(self)
        title.setObjectName("heading")
        below.setObjectName("subtle")
        self.say(name, sentence)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(picture_size + _BESIDE, _EDGE, 14, _EDGE)
        column.setSpacing(0)
        column.addStretch(1)
        for label in (title, below):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, name: str, sentence: str) -> None:
        """Show this name, and the sentence below it if there is one."""
        self._title.setText(name)
        self._below.setText(sentence)
        self._below.setVisible(bool(sentence))
        self.setAccessibleName(f"{name}. {sentence}" if sentence else name)

    def keep_right(self, beside: int) -> None:
        """Keep that much free on the right of all words."""
        margins = self._column.contentsMargins()
        margins.setRight(margins.right() + beside)
        self._column.setContentsMargins(margins)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that its words need, for which a button does not ask its layout by itself."""
        return max(_HEIGHT, self._column.totalHeightForWidth(width))

    def sizeHint(self) -> QSize:
        return self._column.totalSizeHint().expandedTo(QSize(0, _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self._column.totalMinimumSize().expandedTo(QSize(0, _HEIGHT))


def nearest(start: QAbstractButton, others: Iterable[QAbstractButton], arrow: Qt.Key,
            page: QWidget) -> QAbstractButton | None:
    """The button of a page that is nearest to another in the direction of an arrow key; None if there is none."""
    origin = _place(start, page)
    reachable = [(distance, other) for other in others if other is not start and other.isVisible()
                 and (distance := _distance(origin, _place(other, page), arrow)) is not None]
    return min(reachable, key=lambda pair: pair[0])[1] if reachable else None


def _place(button: QAbstractButton, page: QWidget) -> QRect:
    return QRect(button.mapTo(page, button.rect().topLeft()), button.size())


def _distance(start: QRect, end: QRect, arrow: Qt.Key) -> int | None:
    """The distance from one place to another for an arrow key; None if it is not in that direction."""
    from PySide6.QtCore import Qt

    beside = _gap(start.left(), start.right(), end.left(), end.right())
    above = _gap(start.top(), start.bottom(), end.top(), end.bottom())
    ahead, aside = {
        Qt.Key.Key_Right: (end.left() - start.right(), above),
        Qt.Key.Key_Left: (start.left() - end.right(), above),
        Qt.Key.Key_Down: (end.top() - start.bottom(), beside),
        Qt.Key.Key_Up: (start.top() - end.bottom(), beside),
    }[arrow]
    return ahead + _ASIDE * aside if ahead > 0 else None


def _gap(first: int, last: int, other_first: int, other_last: int) -> int:
    """The gap between two ranges; 0 if they overlap."""
    return max(0, other_first - last, first - other_last)
