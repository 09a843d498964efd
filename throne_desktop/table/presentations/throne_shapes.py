"""A throne in gold and velvet, the light that falls on it, and a golden disc with a number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from throne_desktop.look import outlines, theme
from throne_desktop.table.geometry.fitting import fitted

_STEPS: Final = 3
_STEP: Final = 0.028
"""The height of a step below the throne, in its height."""
_OUTLINE: Final = 3.0


def paint_disc(painter: QPainter, disc: QRectF, number: str) -> None:
    """A number that counts now, on gold."""
    painter.setPen(QPen(theme.palette.ink, _OUTLINE))
    painter.setBrush(theme.palette.gold_light)
    painter.drawEllipse(disc.adjusted(2, 2, -2, -2))
    painter.setPen(theme.palette.ink)
    painter.setFont(fitted(theme.font(disc.height() * 0.62, bold=True), number, disc.width() * 0.8))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, number)


def paint_throne(painter: QPainter, box: QRectF) -> None:
    """A throne as wide and high as the box, its back free for a card; its steps and its light reach beyond."""
    _paint_glow(painter, box)
    _paint_steps(painter, box)
    throne = _Throne(painter, box)
    throne.paint_back()
    throne.paint_arms()
    throne.paint_seat()


def _paint_glow(painter: QPainter, box: QRectF) -> None:
    glow = theme.palette.glow
    light = QRadialGradient(QPointF(), box.width() * 1.2)
    for tenth in range(11):
        faded = QColor(glow)
        faded.setAlphaF(glow.alphaF() * (1 - tenth / 10) ** 2)
        light.setColorAt(tenth / 10, faded)
    painter.save()
    painter.setClipRect(box.adjusted(-box.width(), -box.height() * 0.1, box.width(), 0))
    painter.translate(box.center().x(), box.top() + box.height() * 0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(), box.width() * 1.2, box.width() * 1.2)
    painter.restore()


def _paint_steps(painter: QPainter, box: QRectF) -> None:
    """The steps below the throne, the lowest first, each wider than the one above it."""
    high = box.height() * _STEP
    for step in reversed(range(_STEPS)):
        half = box.width() * (0.48 + 0.075 * step)
        top, middle = box.bottom() - high / 2 + step * high, box.center().x()
        slab = QPolygonF([QPointF(middle - half, top), QPointF(middle + half, top),
                          QPointF(middle + half + high / 2, top + high), QPointF(middle - half - high / 2, top + high)])
        shade = QLinearGradient(middle - half, 0, middle + half, 0)
        for place, part in ((0.0, 0.2), (0.5, 0.55 - 0.12 * step), (1.0, 0.1)):
            tone = QColor(theme.palette.brass_dark)
            tone.setAlphaF(part)
            shade.setColorAt(place, tone)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(slab)


class _Throne:
    """The throne itself, drawn in shares of its width and height."""

    def __init__(self, painter: QPainter, box: QRectF) -> None:
        self._painter = painter
        self._box = box

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self._box.left() + x * self._box.width(), self._box.top() + y * self._box.height())

    def _across(self, left: QColor, middle: QColor, right: QColor) -> QBrush:
        """Light that comes from the left."""
        shade = QLinearGradient(self._box.left(), 0, self._box.right(), 0)
        for place, colour in ((0.0, left), (0.45, middle), (1.0, right)):
            shade.setColorAt(place, colour)
        return QBrush(shade)

    def _draw(self, path: QPainterPath, brush: QBrush | QColor, width: float = _OUTLINE) -> None:
        contrast = theme.palette.brass == theme.palette.velvet      # no shades: the outline alone tells the parts
        self._painter.setPen(QPen(theme.palette.gold if contrast else theme.palette.ink, width))
        self._painter.setBrush(brush)
        self._painter.drawPath(path)

    def _knob(self, x: float, y: float, radius: float, colour: QColor) -> None:
        self._draw(outlines.disc(self._at(x, y), radius * self._box.width()), colour, 2.2)

    def _outline(self, points: tuple[tuple[float, float], ...]) -> QPainterPath:
        path = QPainterPath(self._at(*points[0]))
        for point in points[1:]:
            path.lineTo(self._at(*point))
        path.closeSubpath()
        return path

    def paint_back(self) -> None:
        """The frame with its spires, the velvet in it, and a knob on every spire."""
        colours = theme.palette
        frame = QPainterPath(self._at(0.12, 0.86))
        for x, y in ((0.09, 0.16), (0.17, 0.02), (0.25, 0.12)):
            frame.lineTo(self._at(x, y))
        frame.quadTo(self._at(0.38, 0.10), self._at(0.5, -0.03))
        frame.quadTo(self._at(0.62, 0.10), self._at(0.75, 0.12))
        for x, y in ((0.83, 0.02), (0.91, 0.16), (0.88, 0.86)):
            frame.lineTo(self._at(x, y))
        frame.closeSubpath()
        self._draw(frame, self._across(colours.brass, colours.brass_light, colours.brass_dark))
        velvet = QPainterPath(self._at(0.2, 0.84))
        velvet.lineTo(self._at(0.18, 0.2))
        velvet.quadTo(self._at(0.4, 0.17), self._at(0.5, 0.07))
        velvet.quadTo(self._at(0.6, 0.17), self._at(0.82, 0.2))
        velvet.lineTo(self._at(0.8, 0.84))
        velvet.closeSubpath()
        self._draw(velvet, self._across(colours.velvet, colours.velvet, colours.velvet_dark), 2.4)
        for x, y, radius, colour in ((0.09, 0.15, 0.022, colours.parchment_light), (0.17, 0.01, 0.026, colours.velvet)):
            self._knob(x, y, radius, colour)
            self._knob(1 - x, y, radius, colour)

    def paint_arms(self) -> None:
        """An armrest on each side, the right one in the shade."""
        colours = theme.palette
        for side, post, ball in ((-1, colours.brass, colours.brass_light), (1, colours.brass_dark, colours.brass)):
            outer, inner = 0.5 + side * 0.5, 0.5 + side * 0.36
            self._draw(self._outline(((outer, 0.6), (inner, 0.6), (inner, 0.97), (outer - side * 0.03, 0.97))), post)
            self._knob(outer - side * 0.055, 0.59, 0.062, ball)

    def paint_seat(self) -> None:
        """The cushion, and the board below it."""
        colours = theme.palette
        seat = QPainterPath(self._at(0.1, 0.86))
        seat.quadTo(self._at(0.5, 0.82), self._at(0.9, 0.86))
        seat.lineTo(self._at(0.94, 0.94))
        seat.lineTo(self._at(0.06, 0.94))
        seat.closeSubpath()
        self._draw(seat, colours.velvet)
        board = QPainterPath()
        board.addRoundedRect(QRectF(self._at(0.04, 0.94), self._at(0.96, 0.995)), 4, 4)
        self._draw(board, self._across(colours.brass, colours.brass_light, colours.brass_dark))
