"""A speech balloon: its outline, the tail that points at whoever speaks, and the words in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath

from throne_desktop.look import theme
from throne_desktop.look.outlines import rounded

_ROUND: Final = 0.24
"""The radius of the corners, in heights of the balloon."""
_BASE: Final = 0.13
"""Half of the width of the tail where it leaves the balloon, in heights of the balloon."""
_BEND: Final = 0.12
"""How far the tail bends aside, in its lengths."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def balloon_path(rect: QRectF) -> QPainterPath:
    """The balloon without its tail."""
    return rounded(rect, rect.height() * _ROUND)


def tail_path(rect: QRectF, tip: QPointF) -> QPainterPath:
    """A tail from inside the balloon to that point, a little bent."""
    root = _root(rect, tip)
    way = tip - root
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    across = QPointF(-way.y(), way.x()) / length
    half, bend = across * (_BASE * rect.height()), across * (_BEND * length)
    middle = (root + tip) / 2 + bend
    path = QPainterPath(root + half)
    path.quadTo(middle + half / 2, tip)
    path.quadTo(middle - half / 2, root - half)
    path.closeSubpath()
    return path


def _root(rect: QRectF, tip: QPointF) -> QPointF:
    """Where the tail begins: well inside the balloon, on the side of its tip."""
    inset = rect.height() * (_ROUND + _BASE)
    inner = rect.adjusted(inset, rect.height() * 0.3, -inset, -rect.height() * 0.3)
    return QPointF(min(max(tip.x(), inner.left()), inner.right()), min(max(tip.y(), inner.top()), inner.bottom()))


def leaving(rect: QRectF, way: QLineF) -> QPointF:
    """Where a way that begins in a rectangle leaves it."""
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    for number, corner in enumerate(corners):
        kind, point = way.intersects(QLineF(corner, corners[number - 1]))
        if kind is QLineF.IntersectionType.BoundedIntersection:
            return point
    return way.p1()


def draw_wrapped(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    """Words in the middle of a room in as many lines as they need, smaller where they would not fit."""
    painter.setFont(_wrapped(room, words, font)[0])
    painter.drawText(room, _WRAPPED, words)


def words_in(room: QRectF, words: str, font: QFont) -> QRectF:
    """Where such words stand."""
    return _wrapped(room, words, font)[1]


def _wrapped(room: QRectF, words: str, font: QFont) -> tuple[QFont, QRectF]:
    """The font in which words fit into a room, and the part of it that they fill."""
    font = QFont(font)
    while True:
        needed = QFontMetrics(font).boundingRect(room.toRect(), _WRAPPED, words)
        fits = needed.height() <= room.height() and needed.width() <= room.width()
        if fits or font.pixelSize() <= theme.SMALLEST_TEXT:
            return font, QRectF(needed)
        font.setPixelSize(font.pixelSize() - 1)
