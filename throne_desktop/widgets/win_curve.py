"""The curve of a player's chance to win, turn by turn, painted by hand; each turn can be pointed at and opened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from throne_desktop.look import theme
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.curve import EDGE, LINE, PADDING, Curve

_GRID: Final = (0.25, 0.5, 0.75)
_DOT: Final = 5.4
_HIGH: Final = 140
"""The height that is asked for, at the usual text size; it takes more where there is more."""
_FACE: Final = 64.0
_SURE: Final = 1.96
"""So many standard errors to each side are shaded: the true chance lies there 95 times of 100."""
_MARK: Final = 5.5


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The chance to win, from 0 to 1, after so many moves in that turn of the game, and its standard error.

    A decision there has `lost` that much: the curve falls by it.
    """

    moves: int
    turn: int
    chance: float
    error: float = 0.0
    lost: float = 0.0


@dataclass(frozen=True, slots=True)
class CurveWords:
    """What stands on the curve: its title, what is said of the turning point ("" for nothing), per cents, points."""

    title: str
    decisive: str
    percent: Callable[[int], str]
    point: Callable[[int], str]
    unit: str = ""
    """What stands quietly behind the title."""


class WinCurve(Curve):
    """`asked` gives the moves before a point to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[CurvePoint, ...] = ()
        self.decisive: tuple[int, int] | None = None
        """The moves before and after the decisive moment."""
        self._poor: tuple[int, ...] = ()
        self._words: CurveWords | None = None
        self._colour = QColor()
        self._portrait: Portrait | None = None

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_seat(self, portrait: Portrait, colour: QColor) -> None:
        """Draw the curve in that colour, with that face at its end."""
        self._portrait, self._colour = portrait, colour
        self.update()

    def show_points(self, points: Sequence[CurvePoint], decisive: tuple[int, int] | None = None,
                    poor: Sequence[int] = ()) -> None:
        """Show these points, and mark the decisive moment and poor moves, as numbers of moves before them."""
        self.points = tuple(points)
        self.decisive, self._poor = decisive, tuple(poor)
        self.begin_anew()

    def say(self, words: CurveWords) -> None:
        """Write these words on it."""
        self._words = words
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.decisive or (words.point(len(self.points) - 1) if self.points else ""))
        self.update()

    @property
    def drawn(self) -> bool:
        return bool(self.points)

    @property
    def steps(self) -> int:
        return max(1, len(self.points) - 1)

    def told_of(self, number: int) -> str:
        return "" if self._words is None else self._words.point(number)

    def answer(self, number: int) -> int:
        return self.points[number].moves

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def plot(self) -> QRectF:
        line = self.scaled(20)
        left = self.scaled(44) + PADDING
        said = self._words is not None and bool(self._words.decisive)
        above = (1 + said) * line + 1.7 * PADDING      # the title, and what is said of the decisive moment
        return QRectF(self.rect()).adjusted(left, above, -_FACE * self.grown - 2 * PADDING, -line - PADDING)

    def _height_of(self, chance: float) -> float:
        return self.plot.bottom() - self.plot.height() * chance

    def place_of(self, number: int) -> QPointF:
        """Where a point is on the widget."""
        return QPointF(self.x_of(number), self._height_of(self.points[number].chance))

    @property
    def _turns(self) -> dict[int, int]:
        """By turn, the number of its first point; the end is no turn."""
        found: dict[int, int] = {}
        for number, point in enumerate(self.points[:-1]):
            found.setdefault(point.turn, number)
        return found

    def top_of(self, number: int) -> QPointF:
        """Where the curve falls from at a point that lost something; otherwise the point itself."""
        point = self.points[number]
        return QPointF(self.x_of(number), self._height_of(min(1.0, point.chance + point.lost)))

    def _place_after(self, moves: int) -> QPointF:
        """Where the curve is after so many moves."""
        before = max(0, bisect_right([point.moves for point in self.points], moves) - 1)
        if before == len(self.points) - 1:
            return self.place_of(before)
        first, second = self.points[before], self.points[before + 1]
        share = (moves - first.moves) / max(1, second.moves - first.moves)
        return self.place_of(before) + (self.place_of(before + 1) - self.place_of(before)) * share

    def sizeHint(self) -> QSize:
        return QSize(640, theme.scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, theme.scaled(60) + 40)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint_points(self, painter: QPainter) -> None:
        if self._words is not None:
            self.paint_title(painter, self._words.title, self._words.unit)
        for share in (0.0, *_GRID, 1.0):
            words = self._words.percent(round(100 * share)) if share in _GRID and self._words is not None else ""
            self.paint_level(painter, self._height_of(share), words, solid=not words)
        self.paint_turns(painter, self._turns)
        if not self.points:
            return
        self._paint_decisive(painter)
        self._paint_curve(painter)
        self._paint_poor(painter)
        self._paint_face(painter)

    def _paint_decisive(self, painter: QPainter) -> None:
        if self.decisive is None or self._words is None:
            return
        plot = self.plot
        first, last = (self._place_after(moves).x() for moves in self.decisive)
        self.paint_band(painter, QRectF(first, plot.top() - 6, max(6.0, last - first), plot.height() + 12))
        painter.setFont(self.text(13, bold=True))
        painter.setPen(theme.palette.gold_light)
        painter.drawText(self.decisive_words(), Qt.AlignmentFlag.AlignCenter, self._words.decisive)

    def decisive_words(self) -> QRectF:
        """Where it is said which moment was decisive: above it, and never below the face on the right."""
        if self.decisive is None or self._words is None:
            return QRectF()
        first, last = (self._place_after(moves).x() for moves in self.decisive)
        width = QFontMetricsF(self.text(13, bold=True)).horizontalAdvance(self._words.decisive) + 8.0
        left = min(max(self.plot.left(), (first + last - width) / 2), self.plot.right() - width)
        height = self.scaled(20)
        return QRectF(left, self.plot.top() - height - 7, width, height)

    @property
    def face_begins(self) -> float:
        """How far from the left the face begins."""
        return self.plot.right() + PADDING

    def _paint_curve(self, painter: QPainter) -> None:
        places = [self.place_of(number) for number in range(len(self.points))]
        self._paint_doubt(painter, places)
        path = QPainterPath(self.top_of(0))
        for number, place in enumerate(places):
            path.lineTo(self.top_of(number))
            path.lineTo(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.palette.ink, EDGE * self.grown), (self._colour, LINE * self.grown)):
            painter.setPen(QPen(colour, width * theme.palette.stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)

    def _paint_doubt(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        """Shade what is below the curve, and around it what chance leaves open."""
        plot = self.plot
        fading = QLinearGradient(plot.topLeft(), plot.bottomLeft())
        for at, alpha in ((0.0, 90), (1.0, 8)):
            colour = QColor(self._colour)
            colour.setAlpha(alpha)
            fading.setColorAt(at, colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fading)
        outline = [corner for number, place in enumerate(places) for corner in (self.top_of(number), place)]
        painter.drawPolygon(QPolygonF([QPointF(places[0].x(), plot.bottom()), *outline,
                                       QPointF(places[-1].x(), plot.bottom())]))
        shade = QColor(self._colour)
        shade.setAlpha(60)
        painter.setBrush(shade)
        apart = [min(0.5, _SURE * point.error) * plot.height() for point in self.points]
        upper = [QPointF(place.x(), max(plot.top(), place.y() - away))
                 for place, away in zip(places, apart, strict=True)]
        lower = [QPointF(place.x(), min(plot.bottom(), place.y() + away))
                 for place, away in zip(places, apart, strict=True)]
        for (left, right), (below_left, below_right) in zip(pairwise(upper), pairwise(lower), strict=True):
            painter.drawPolygon(QPolygonF([left, right, below_right, below_left]))

    def _paint_poor(self, painter: QPainter) -> None:
        """A small diamond on the curve for each poor move."""
        painter.setPen(QPen(theme.palette.ink, 1.5))
        painter.setBrush(theme.palette.tokens["red"])
        for moves in self._poor:
            at = self._place_after(moves)
            painter.drawPolygon(QPolygonF([at + QPointF(0, -_MARK), at + QPointF(_MARK, 0), at + QPointF(0, _MARK),
                                           at + QPointF(-_MARK, 0)]))

    def _paint_face(self, painter: QPainter) -> None:
        if self._portrait is not None:
            end = self.place_of(len(self.points) - 1)
            y = min(max(end.y(), self.plot.top() + 6), self.plot.bottom() - 10)
            face = _FACE * self.grown
            paint_portrait(painter, QPointF(end.x() + PADDING + face / 2, y), face - 8, self._portrait)

    def paint_discs(self, painter: QPainter, number: int) -> None:
        painter.setPen(QPen(theme.palette.ink, 2))
        painter.setBrush(theme.palette.on_felt)
        painter.drawEllipse(self.place_of(number), _DOT, _DOT)

    def sentence_top(self, number: int, height: float) -> float:
        """Above the point, within the plot."""
        plot = self.plot
        return min(max(plot.top(), self.place_of(number).y() - height - 12), plot.bottom() - height)
