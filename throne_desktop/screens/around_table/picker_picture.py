"""One picture to choose: a card or token that is a button."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

from engine.core.moves import Move
from throne_desktop.look import theme
from throne_desktop.screens.around_table.hinted_button import is_lit

_FAINT: Final = 0.4
_LOOK: Final = (Qt.Key.Key_F2, Qt.Key.Key_I)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Picture(QAbstractButton):
    """`went` gives -1 or 1 for an arrow key; `looked` asks to show it large or to stop that; `left` says that it has
    lost the focus, `came` that it has it; `pointed` gives where the pointer is on it."""

    went = Signal(int)
    looked = Signal()
    left = Signal()
    came = Signal()
    pointed = Signal(QPoint)

    def __init__(self, move: Move, whole: QPixmap, covered: QPixmap) -> None:
        """`covered` is how it looks where the next picture lies over it."""
        super().__init__()
        self.move_shown = move
        self.setIcon(QIcon(whole))
        self.setIconSize(_size(whole))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._whole, self._covered = whole, covered
        self._front = False

    def come_forward(self, forward: bool) -> None:
        """Lie above the others, wholly visible, or no longer."""
        if forward != self._front:
            self._front = forward
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        chrome, lit = theme.palette.chrome, is_lit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._whole if self._front else self._covered
        margin = (_size(picture).width() - self.width()) // 2       # a picture has its shadow around it
        painter.drawPixmap(-margin, -margin, picture)
        if lit:
            self._frame(painter, chrome.primary_edge, 4.0)
        if self.hasFocus():
            self._frame(painter, chrome.focus, 3.0)
        elif self.underMouse() and not lit:
            self._frame(painter, chrome.button_edge, 2.0)

    def _frame(self, painter: QPainter, colour: QColor, width: float) -> None:
        pen = QPen(colour, width * theme.palette.stroke)
        inset = pen.widthF() / 2
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 5, 5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.went.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _LOOK:
            self.looked.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(event.position().toPoint())


class PictureRow(QWidget):
    """Pictures beside one another; `left` says that the pointer is on none of them any more."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _install()
        self.pictures: list[Picture] = []
        """From left to right."""

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()


class AccessibleLine(QAccessibleWidget):
    """The pictures from left to right: Qt would tell of the one that lies in front last."""

    def __init__(self, line: PictureRow) -> None:
        super().__init__(line, QAccessible.Role.Grouping)
        self._line = line

    def childCount(self) -> int:
        return len(self._line.pictures)

    def child(self, index: int) -> QAccessibleInterface | None:     # type: ignore[override]
        pictures = self._line.pictures
        return QAccessible.queryAccessibleInterface(pictures[index]) if 0 <= index < len(pictures) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((number for number, picture in enumerate(self._line.pictures) if picture is child.object()), -1)


_kept: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget, and would crash if Python had already deleted it."""


def _make(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    if kind != PictureRow.__name__ or not isinstance(thing, PictureRow):
        return None
    line = AccessibleLine(thing)
    _kept.append(line)
    return line


@cache
def _install() -> None:
    """Costs nothing until assistive technology asks."""
    QAccessible.installFactory(_make)


def _size(picture: QPixmap) -> QSize:
    """The size of a picture on the screen."""
    return picture.deviceIndependentSize().toSize()


def faint(picture: QPixmap) -> QPixmap:
    """The picture, faded."""
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(picture.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(_FAINT)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale
