"""Scores as small shapes: pips towards the goal, houses, a shield with its number, or a plain number."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.base.scores import ScoreForm, ScoreShown
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MOST_SHAPES: Final = 8
"""More houses than that are told as two numbers behind a single house."""
_GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Shape:
    """A score that knows its width: `side` is the height of its shapes, `sign` its drawing.

    A `brief` one has a single shape and two numbers in place of a row of shapes.
    """

    shown: ScoreShown
    sign: Path | None
    side: float
    brief: bool = False

    @property
    def width(self) -> float:
        """How wide it is painted."""
        return self._shapes_width() + self._number_width()

    @property
    def words(self) -> tuple[str, str]:
        """What is written behind the shapes: the number, and the quieter goal behind it."""
        shown = self.shown
        if shown.form is ScoreForm.SHIELD and shown.goal:
            return str(shown.number), f"/{shown.goal}"
        if self._told():
            return f"{shown.reached}/{shown.goal}", f"   {number_in_words(shown.number)}".rstrip()
        return number_in_words(shown.number), ""

    def _told(self) -> bool:
        """Whether numbers stand in for a row of shapes: there is no room, or too many to be counted at a glance."""
        return (self.shown.form in (ScoreForm.PIPS, ScoreForm.HOUSES)
                and (self.shown.goal > _MOST_SHAPES or (self.brief and self.shown.goal > 1)))

    @property
    def count(self) -> int:
        """How many shapes are painted before the number."""
        match self.shown.form:
            case ScoreForm.PIPS | ScoreForm.HOUSES:
                return 1 if self._told() else self.shown.goal
            case _:
                return 1 if self.sign is not None else 0

    def _pitch(self) -> float:
        """From one shape to the next."""
        if self.shown.form is ScoreForm.PIPS and self.sign is None:
            return self.side * 0.62
        return self.side * 1.12

    def _shapes_width(self) -> float:
        return self._pitch() * self.count

    def _number_width(self) -> float:
        number, goal = self.words
        if not number:
            return 0.0
        gap = _GAP if self.count else 0.0
        return (gap + QFontMetricsF(number_font(self.side)).horizontalAdvance(number)
                + QFontMetricsF(_goal_font(self.side)).horizontalAdvance(goal))

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, corner: QPointF, height: float) -> None:
        """Paint it in the middle of a line of that height, from its left end on."""
        middle = corner.y() + height / 2
        for number in range(self.count):
            left = corner.x() + number * self._pitch()
            box = QRectF(left, middle - self.side / 2, self.side, self.side)
            self._paint_shape(painter, box, lit=number < self.shown.reached or self.shown.form is ScoreForm.SHIELD)
        number_, goal = self.words
        if number_:
            left = corner.x() + self._shapes_width() + (_GAP if self.count else 0.0)
            line = QRectF(left, corner.y(), self.width, height)
            left += _written(painter, line, number_, number_font(self.side), theme.palette.on_felt)
            _written(painter, QRectF(left, corner.y(), self.width, height), goal, _goal_font(self.side),
                     theme.palette.on_felt_quiet)

    def _paint_shape(self, painter: QPainter, box: QRectF, *, lit: bool) -> None:
        if self.shown.form is ScoreForm.HOUSES:
            _paint_house(painter, box, lit)
        elif self.sign is None:
            _paint_pip(painter, QRectF(box.x(), box.y(), self._pitch(), box.height()).center(), self.side * 0.24, lit)
        elif lit or self.shown.form is not ScoreForm.PIPS:
            side = round(box.width())
            painter.drawPixmap(box.topLeft(), drawn(self.sign, QSize(side, side), None,
                                                    painter.device().devicePixelRatioF()))
        else:
            _paint_pip(painter, box.center(), self.side * 0.3, lit=False)


def number_font(side: float) -> QFont:
    """The font of a number beside shapes of that height."""
    return theme.font(max(theme.SMALLEST_TEXT, side * 0.94), bold=True)


def number_in_words(number: int | None) -> str:
    """A number with a true minus sign; "" for none."""
    return "" if number is None else f"{number}".replace("-", "\N{MINUS SIGN}")


def _goal_font(side: float) -> QFont:
    return theme.font(max(theme.SMALLEST_TEXT, side * 0.72))


def _written(painter: QPainter, line: QRectF, words: str, font: QFont, colour: QColor) -> float:
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(line, _LEFT, words)
    return QFontMetricsF(font).horizontalAdvance(words)


def _paint_pip(painter: QPainter, centre: QPointF, radius: float, lit: bool) -> None:
    """A disc, full where it is reached and an empty ring where it is not."""
    painter.setPen(QPen(theme.palette.gold_light, 1.3 * theme.palette.stroke))
    painter.setBrush(theme.palette.gold_light if lit else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)


def _paint_house(painter: QPainter, box: QRectF, lit: bool) -> None:
    """A house, with light in it and a door if it is complete, and else its outline."""
    walls = QPolygonF([QPointF(box.x() + box.width() * x, box.y() + box.height() * y) for x, y in
                       ((0.5, 0.04), (0.96, 0.42), (0.86, 0.42), (0.86, 0.96), (0.14, 0.96), (0.14, 0.42),
                        (0.04, 0.42))])
    painter.setPen(QPen(theme.palette.ink if lit else theme.palette.on_felt_quiet, 1.3 * theme.palette.stroke,
                        Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(theme.palette.gold_light if lit else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(walls)
    if lit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.ink)
        painter.drawRect(QRectF(box.x() + box.width() * 0.4, box.y() + box.height() * 0.58, box.width() * 0.2,
                                box.height() * 0.38))
