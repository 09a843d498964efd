"""Scores as small shapes: pips towards the goal, houses, a shield with its number, or a plain number."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.base.scores import ScoreForm, ScoreShown
from engine.core.text import number_in_words
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_MOST_SHAPES: Final = 8
"""More houses or pips than that are told as two numbers behind a single one."""
_BEHIND: Final = 5.0        # between a shape and its number
_APART: Final = 11.0        # between a number and the next shape
_STAR_POINTS: Final = 5
_STAR_INNER: Final = 0.45


class ScoreFigure(Enum):
    """A small shape in a score."""

    PIP = "pip"
    HOUSE = "house"
    SIGN = "sign"       # a drawing of the game
    STAR = "star"       # points


@dataclass(frozen=True, slots=True)
class Glyph:
    """A shape, lit or not; `part` is how much of it is lit while it grows."""

    figure: ScoreFigure
    lit: bool = True
    part: float = 1.0


@dataclass(frozen=True, slots=True)
class Number:
    """A number in figures; the goal stands behind it in quieter ones."""

    text: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """A score that knows its width: `side` is the height of its shapes, `sign` its drawing.

    A `brief` one has a single shape and two numbers in place of a row of shapes. What is lit from number `fresh` on is
    still growing, and is `grown` so far.
    """

    shown: ScoreShown
    sign: Path | None
    side: float
    brief: bool = False
    fresh: int = 0
    grown: float = 1.0

    @property
    def parts(self) -> tuple[Glyph | Number, ...]:
        """What stands side by side, from left to right."""
        shown = self.shown
        points = () if shown.number is None else (Glyph(self._of_number), Number(number_in_words(shown.number)))
        match shown.form:
            case ScoreForm.NUMBER:
                return points
            case ScoreForm.SHIELD:
                return points if self.brief else (*points, Number(f"/{shown.goal}", quiet=True))
            case ScoreForm.PIPS:
                return *self._row(ScoreFigure.PIP if self.sign is None else ScoreFigure.SIGN), *points
            case ScoreForm.HOUSES:
                return *self._row(ScoreFigure.HOUSE), *points

    @property
    def _of_number(self) -> ScoreFigure:
        """The shape before the number."""
        drawn_before = self.sign is not None and self.shown.form in (ScoreForm.NUMBER, ScoreForm.SHIELD)
        return ScoreFigure.SIGN if drawn_before else ScoreFigure.STAR

    def _row(self, figure: ScoreFigure) -> tuple[Glyph | Number, ...]:
        """A row of shapes; or numbers in place of it, where there is no room or they are too many to be counted."""
        reached, goal = self.shown.reached, self.shown.goal
        if goal > _MOST_SHAPES or (self.brief and goal > 1):
            return Glyph(figure), Number(str(reached)), Number(f"/{goal}", quiet=True)
        return tuple(Glyph(figure, number < reached, self.grown if number >= self.fresh else 1.0)
                     for number in range(goal))

    @property
    def is_row(self) -> bool:
        """Whether every pip or house is a shape of its own."""
        return sum(isinstance(part, Glyph) for part in self.parts) >= self.shown.goal > 0

    @property
    def width(self) -> float:
        """How wide it is painted."""
        parts = self.parts
        return sum(map(self._width_of, parts)) + sum(self._gap(one, other) for one, other in pairwise(parts))

    def _width_of(self, part: Glyph | Number) -> float:
        if isinstance(part, Number):
            return QFontMetricsF(self._font(part)).horizontalAdvance(part.text)
        return self.side * (0.62 if part.figure is ScoreFigure.PIP else 1.0)

    def _gap(self, one: Glyph | Number, other: Glyph | Number) -> float:
        """Between two parts side by side."""
        if isinstance(one, Number):
            return 0.0 if isinstance(other, Number) else _APART
        if isinstance(other, Number):
            return _BEHIND
        if one.figure is not other.figure:
            return _APART
        return 0.0 if one.figure is ScoreFigure.PIP else self.side * 0.12

    def _font(self, number: Number) -> QFont:
        return _goal_font(self.side) if number.quiet else number_font(self.side)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, corner: QPointF, height: float) -> None:
        """Paint it in the middle of a line of that height, from its left end on."""
        left, parts = corner.x(), self.parts
        for number, part in enumerate(parts):
            room = QRectF(left, corner.y(), self._width_of(part), height)
            self._paint_part(painter, room, part)
            left = room.right() + (self._gap(part, parts[number + 1]) if number + 1 < len(parts) else 0.0)

    def _paint_part(self, painter: QPainter, room: QRectF, part: Glyph | Number) -> None:
        if isinstance(part, Number):
            painter.setFont(self._font(part))
            painter.setPen(theme.palette.on_felt_quiet if part.quiet else theme.palette.on_felt)
            painter.drawText(room.adjusted(0, 0, 4, 0), _LEFT, part.text)
            return
        box = QRectF(0, 0, self.side, self.side)
        box.moveCenter(room.center())
        if part.lit and part.part < 1.0:
            self._paint_glyph(painter, box, Glyph(part.figure, lit=False))
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(box.center())
            painter.scale(part.part, part.part)
            self._paint_glyph(painter, box.translated(-box.center()), Glyph(part.figure))
            painter.restore()
        else:
            self._paint_glyph(painter, box, part)

    def _paint_glyph(self, painter: QPainter, box: QRectF, part: Glyph) -> None:
        match part.figure:
            case ScoreFigure.HOUSE:
                _paint_house(painter, box, part.lit)
            case ScoreFigure.STAR:
                _paint_star(painter, box)
            case ScoreFigure.SIGN if part.lit and self.sign is not None:
                side = round(box.width())
                ratio = painter.device().devicePixelRatioF()
                painter.drawPixmap(box.topLeft(), drawn(self.sign, QSize(side, side), None, ratio))
            case figure:
                _paint_pip(painter, box.center(), self.side * (0.24 if figure is ScoreFigure.PIP else 0.34), part.lit)


def number_font(side: float) -> QFont:
    """The font of a number beside shapes of that height."""
    return theme.font(max(theme.SMALLEST_TEXT, side * 0.94), bold=True)


def _goal_font(side: float) -> QFont:
    return theme.font(max(theme.SMALLEST_TEXT, side * 0.72))


def _paint_star(painter: QPainter, box: QRectF) -> None:
    """A golden star: points."""
    radius = box.width() * 0.48
    corners = []
    for corner in range(2 * _STAR_POINTS):
        turn = pi * corner / _STAR_POINTS
        reach = radius * (_STAR_INNER if corner % 2 else 1.0)
        corners.append(box.center() + QPointF(sin(turn), -cos(turn)) * reach)
    painter.setPen(QPen(theme.palette.ink, 1.0))
    painter.setBrush(theme.palette.gold_light)
    painter.drawPolygon(QPolygonF(corners))


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
