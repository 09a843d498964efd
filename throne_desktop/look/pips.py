"""The pips of a level: as many crowns as levels, of which the level's own number are gold."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from throne_desktop.look import pictures, theme

_CROWN: Final = ((0.12, 0.9), (0.04, 0.26), (0.3, 0.54), (0.5, 0.1), (0.7, 0.54), (0.96, 0.26), (0.88, 0.9))
"""The corners of a crown, in its height and width."""
_HEIGHT: Final = 12
_WIDTH: Final = 14
_APART: Final = 2


def size(number: int) -> QSize:
    """The size of a row of so many pips, in pixels, at the text size in use."""
    return QSize(theme.scaled(number * _WIDTH + (number - 1) * _APART), theme.scaled(_HEIGHT))


def pips(level: int, number: int, ratio: float) -> QPixmap:
    """So many pips in a row, the first `level` of them gold."""
    look = theme.palette
    key = ("pips", level, number, look.gold.rgba(), look.chrome.text.rgba(), theme.text_scale, ratio)
    return pictures.kept.picture(key, partial(_painted, level, number, ratio))


def pips_icon(level: int, number: int, ratio: float) -> QIcon:
    """The same for a list, just as bright where a line is chosen."""
    picture = pips(level, number, ratio)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


def _painted(level: int, number: int, ratio: float) -> QPixmap:
    area = size(number)
    pixmap = QPixmap(area * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for pip in range(number):
        _paint(painter, theme.scaled(pip * (_WIDTH + _APART)), pip < level)
    painter.end()
    return pixmap


def _paint(painter: QPainter, left: float, is_gold: bool) -> None:
    """A crown: a gold one has a dark edge, an empty one is a thin outline, so that nothing depends on the colour."""
    chrome = theme.palette.chrome
    edge = chrome.text if is_gold else chrome.button_edge
    painter.setPen(QPen(edge, 1.1 * theme.text_scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(theme.palette.gold if is_gold else QColor(Qt.GlobalColor.transparent))
    width, height = theme.scaled(_WIDTH), theme.scaled(_HEIGHT)
    painter.drawPolygon(QPolygonF([QPointF(left + x * width, y * height) for x, y in _CROWN]))
