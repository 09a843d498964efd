"""The curve of a player's chance to win, turn by turn, painted by hand; each turn can be pointed at and opened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from throne_desktop.kept.people import Portrait
from throne_desktop.look import theme
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.table.announce import announce

_GRID: Final = (0.25, 0.5, 0.75)
_LINE: Final = 3.2
_EDGE: Final = 6.0
"""The width of the curve and of its dark edge, in pixels."""
_DOT: Final = 3.4
_FACE: Final = 64.0
_ROUND: Final = 10.0
_PADDING: Final = 14.0
_SURE: Final = 1.96
"""So many standard errors to each side are shaded: the true chance lies there 95 times of 100."""
_MARK: Final = 5.5
_LABELS: Final = 12
"""The most numbers of turns below the curve."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The chance to win, from 0 to 1, after so many moves, and its standard error."""

    moves: int
    chance: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class CurveWords:
    """What stands on the curve: its title, what is said of the decisive moment, a per cent, and a point's sentence."""

    title: str
    decisive: str
    percent: Callable[[int], str]
    point: Callable[[int], str]


class WinCurve(QAbstractSlider):
    """Its value is the number of the point that the keyboard is at; `asked` gives the moves before a point to open."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[CurvePoint, ...] = ()
        self.decisive: tuple[int, int] | None = None
        """The moves before and after the decisive moment."""
        self._poor: tuple[int, ...] = ()
        self._words: CurveWords | None = None
        self._colour = QColor()
        self._portrait: Portrait | None = None
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.valueChanged.connect(self._tell)

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
        self._hovered = None
        self.setRange(0, max(0, len(self.points) - 1))
        self.update()

    def say(self, words: CurveWords) -> None:
        """Write these words on it."""
        self._words = words
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.decisive)
        self.update()

    @property
    def pointed(self) -> int | None:
        """The number of the point under the pointer, or else of the keyboard's while the curve has the focus."""
        if self._hovered is not None:
            return self._hovered
        return self.value() if self.hasFocus() and self.points else None

    @property
    def sentence(self) -> str:
        """What is said of the point that is pointed at."""
        return "" if self._words is None or self.pointed is None else self._words.point(self.pointed)

    def _tell(self) -> None:
        self._hovered = None
        announce(self, self.sentence)
        self.update()

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def _steps(self) -> int:
        """How many steps there are from the first to the last point."""
        return max(1, len(self.points) - 1)

    @property
    def _plot(self) -> QRectF:
        line = theme.scaled(20)
        left = theme.scaled(44) + _PADDING
        above = 2 * line + 1.7 * _PADDING      # the title, and what is said of the decisive moment
        return QRectF(self.rect()).adjusted(left, above, -_FACE - 2 * _PADDING, -line - _PADDING)

    def place_of(self, number: int) -> QPointF:
        """Where a point is on the widget."""
        plot = self._plot
        x = plot.left() + plot.width() * number / (self._steps)
        return QPointF(x, plot.bottom() - plot.height() * self.points[number].chance)

    def _place_after(self, moves: int) -> QPointF:
        """Where the curve is after so many moves."""
        before = max(0, bisect_right([point.moves for point in self.points], moves) - 1)
        if before == len(self.points) - 1:
            return self.place_of(before)
        first, second = self.points[before], self.points[before + 1]
        share = (moves - first.moves) / max(1, second.moves - first.moves)
        return self.place_of(before) + (self.place_of(before + 1) - self.place_of(before)) * share

    def _nearest(self, x: float) -> int:
        plot = self._plot
        number = round((x - plot.left()) / max(1.0, plot.width()) * (self._steps))
        return min(max(0, number), len(self.points) - 1)

    def sizeHint(self) -> QSize:
        return QSize(640, theme.scaled(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, theme.scaled(190))

    # -- mouse and keyboard --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.points:
            self._hovered = self._nearest(event.position().x())
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.points:
            number = self._nearest(event.position().x())
            self.setValue(number)
            self.asked.emit(self.points[number].moves)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.points:
            self.asked.emit(self.points[self.value()].moves)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page."""
        event.ignore()

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_grid(painter)
        if not self.points:
            return
        self._paint_decisive(painter)
        self._paint_curve(painter)
        self._paint_poor(painter)
        self._paint_face(painter)
        self._paint_pointed(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        focused = self.hasFocus()
        edge = theme.palette.chrome.bright_focus if focused else theme.palette.plaque_edge
        painter.setPen(QPen(edge, 2.0 if focused else theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        if self._words is not None:
            painter.setPen(theme.palette.on_felt)
            painter.setFont(theme.text(16, bold=True))
            room = QRectF(self.rect()).adjusted(_PADDING + 4, _PADDING, -_PADDING, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._words.title)

    def _paint_grid(self, painter: QPainter) -> None:
        plot = self._plot
        painter.setFont(theme.text(13))
        for share in (0.0, *_GRID, 1.0):
            y = plot.bottom() - plot.height() * share
            style = Qt.PenStyle.SolidLine if share in (0.0, 1.0) else Qt.PenStyle.DashLine
            painter.setPen(QPen(theme.palette.outline, theme.palette.stroke, style))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if share in _GRID and self._words is not None:
                painter.setPen(theme.palette.on_felt_quiet)
                painter.drawText(QRectF(0, y - 12, plot.left() - 10, 24),
                                 Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                                 self._words.percent(round(100 * share)))
        self._paint_turns(painter, plot)

    def _paint_turns(self, painter: QPainter, plot: QRectF) -> None:
        """The numbers of some turns, at the foot."""
        painter.setPen(theme.palette.on_felt_quiet)
        turns = len(self.points) - 1        # the last point is the end
        step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 1000) if turns / each <= _LABELS or each == 1000)
        for turn in range(step, turns + 1, step):
            x = plot.left() + plot.width() * (turn - 1) / self._steps
            painter.drawText(QRectF(x - 30, plot.bottom() + 4, 60, theme.scaled(20)),
                             Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(turn))

    def _paint_decisive(self, painter: QPainter) -> None:
        if self.decisive is None or self._words is None:
            return
        plot = self._plot
        first, last = (self._place_after(moves).x() for moves in self.decisive)
        band = QRectF(first, plot.top() - 6, max(6.0, last - first), plot.height() + 12)
        ground = QColor(theme.palette.gold_light)
        ground.setAlpha(46)
        painter.setPen(QPen(theme.palette.gold_light, theme.palette.stroke))
        painter.setBrush(ground)
        painter.drawRoundedRect(band, 4, 4)
        painter.setFont(theme.text(13, bold=True))
        painter.setPen(theme.palette.gold_light)
        painter.drawText(self.decisive_words(), Qt.AlignmentFlag.AlignCenter, self._words.decisive)

    def decisive_words(self) -> QRectF:
        """Where it is said which moment was decisive: above it, and never below the face on the right."""
        if self.decisive is None or self._words is None:
            return QRectF()
        first, last = (self._place_after(moves).x() for moves in self.decisive)
        width = QFontMetricsF(theme.text(13, bold=True)).horizontalAdvance(self._words.decisive) + 8.0
        left = min(max(self._plot.left(), (first + last - width) / 2), self._plot.right() - width)
        height = theme.scaled(20)
        return QRectF(left, self._plot.top() - height - 7, width, height)

    @property
    def face_begins(self) -> float:
        """How far from the left the face begins."""
        return self._plot.right() + _PADDING

    def _paint_curve(self, painter: QPainter) -> None:
        places = [self.place_of(number) for number in range(len(self.points))]
        self._paint_doubt(painter, places)
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.palette.ink, _EDGE), (self._colour, _LINE)):
            painter.setPen(QPen(colour, width * theme.palette.stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)

    def _paint_doubt(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        """Shade what is below the curve, and around it what chance leaves open."""
        plot = self._plot
        fading = QLinearGradient(plot.topLeft(), plot.bottomLeft())
        for at, alpha in ((0.0, 90), (1.0, 8)):
            colour = QColor(self._colour)
            colour.setAlpha(alpha)
            fading.setColorAt(at, colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fading)
        painter.drawPolygon(QPolygonF([QPointF(places[0].x(), plot.bottom()), *places,
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
            y = min(max(end.y(), self._plot.top() + 6), self._plot.bottom() - 10)
            paint_portrait(painter, QPointF(end.x() + _PADDING + _FACE / 2, y), _FACE - 8, self._portrait)

    def _paint_pointed(self, painter: QPainter) -> None:
        """A line through the point, a disc on it, and its sentence beside it."""
        number = self.pointed
        if number is None:
            return
        plot, at = self._plot, self.place_of(number)
        painter.setPen(QPen(theme.palette.on_felt, theme.palette.stroke))
        painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()))
        painter.setPen(QPen(theme.palette.ink, 2))
        painter.setBrush(theme.palette.on_felt)
        painter.drawEllipse(at, _DOT + 2, _DOT + 2)
        painter.setFont(theme.text(14, bold=True))
        width = painter.fontMetrics().horizontalAdvance(self.sentence) + 20.0
        height = float(theme.scaled(26))
        x = at.x() + 12 if at.x() + 12 + width <= self.width() - 6 else at.x() - 12 - width
        y = min(max(plot.top(), at.y() - height - 10), plot.bottom() - height)
        box = QRectF(max(6.0, x), y, width, height)
        painter.setPen(QPen(theme.palette.gold, theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.palette.ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.sentence)
