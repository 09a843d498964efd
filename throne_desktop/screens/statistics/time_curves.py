"""What changes over time: how many games were won in each period, and how strong somebody plays a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import draw_line, draw_shape, rounded
from throne_desktop.storage.periods import Period
from throne_desktop.storage.rating import Rating
from throne_desktop.widgets.curve import EDGE, LINE, PADDING, Curve

_HIGH: Final = 190
_WIDEST: Final = 46.0
"""The width of a bar at most."""
_FILLED: Final = 0.62
"""The share of its room that a bar takes."""
_NOTCH: Final = 5.0
"""How far the line of the fair share reaches beyond a bar."""
_SMALL: Final = 13
_DOT: Final = 5.4
_MOST: Final = 120
"""The most points of a rating that are drawn."""
_AROUND: Final = 30.0
"""Points that are shown above and below all that is drawn."""


@dataclass(frozen=True, slots=True)
class TimeWords:
    """What stands on a curve: its title, what is to be seen, a point's sentence, and dates at the foot."""

    title: str
    unit: str
    point: Callable[[int], str]
    dates: Sequence[str]
    levels: Mapping[str, str]
    """By id: the names of levels."""


class TimeCurve(Curve):
    """What both have in common. `asked` gives the number of a point."""

    def __init__(self) -> None:
        super().__init__()
        self._words = TimeWords("", "", lambda _number: "", (), {})

    def say(self, words: TimeWords) -> None:
        """Write these words on it."""
        self._words = words
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.point(self.maximum()) if self.drawn else "")
        self.update()

    def told_of(self, number: int) -> str:
        return self._words.point(number)

    def sizeHint(self) -> QSize:
        return QSize(480, theme.scaled(_HIGH))

    def fit(self) -> None:
        """Take the height that suits the text size."""
        self.setFixedHeight(self.sizeHint().height())

    @property
    def titled(self) -> float:
        """The height of the title, with what is below it."""
        lines = 1 if self._is_short else 2
        return self.scaled(8 + 19 * lines) + PADDING

    @property
    def _is_short(self) -> bool:
        """Whether the title and what is to be seen have room in one line."""
        wide = (QFontMetricsF(self.text(16, bold=True)).horizontalAdvance(self._words.title)
                + QFontMetricsF(self.text(_SMALL)).horizontalAdvance(self._words.unit))
        return wide + 14 < self.width() - 2 * PADDING - 4

    def paint_head(self, painter: QPainter) -> None:
        """Write the title, and what is to be seen behind or below it."""
        if self._is_short:
            self.paint_title(painter, self._words.title, self._words.unit)
            return
        self.paint_title(painter, self._words.title, "")
        painter.setPen(theme.palette.on_felt_quiet)
        painter.setFont(self.text(_SMALL))
        room = QRectF(PADDING + 4, PADDING + self.scaled(19), self.width() - 2 * PADDING - 4, self.scaled(20))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, painter.fontMetrics().elidedText(
            self._words.unit, Qt.TextElideMode.ElideRight, round(room.width())))

    def paint_dates(self, painter: QPainter) -> None:
        """Write dates at the foot, as many as have room."""
        painter.setFont(self.text(_SMALL))
        painter.setPen(theme.palette.on_felt_quiet)
        metrics, foot, free = QFontMetricsF(painter.font()), self.plot.bottom() + 5, -inf
        for number, date in enumerate(self._words.dates):
            wide = metrics.horizontalAdvance(date)
            left = min(max(PADDING, self.x_of(number) - wide / 2), self.width() - PADDING - wide)
            if left >= free:
                painter.drawText(QRectF(left, foot, wide + 2, self.scaled(20)), Qt.AlignmentFlag.AlignLeft, date)
                free = left + wide + self.scaled(14)


class WinBars(TimeCurve):
    """A bar for each period: as high as the games that were played, filled as far as they were won."""

    def __init__(self) -> None:
        super().__init__()
        self.periods: tuple[Period, ...] = ()

    def show_periods(self, periods: Sequence[Period]) -> None:
        """Show these."""
        self.periods = tuple(periods)
        self.begin_anew()
        self.setValue(self.maximum())

    @property
    def drawn(self) -> bool:
        return len(self.periods) > 1

    @property
    def steps(self) -> int:
        return max(1, len(self.periods) - 1)

    @property
    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self.scaled(30) + PADDING, self.titled + self.scaled(18), -1.6 * PADDING,
                                            -self.scaled(20) - PADDING)

    @property
    def _slot(self) -> float:
        return self._room.width() / max(1, len(self.periods))

    @property
    def plot(self) -> QRectF:
        """From the middle of the first bar to that of the last."""
        return self._room.adjusted(self._slot / 2, 0, -self._slot / 2, 0)

    @property
    def _most(self) -> int:
        return max(1, *(period.score.games for period in self.periods))

    def _height_of(self, games: float) -> float:
        room = self._room
        return room.bottom() - room.height() * games / self._most

    def paint_points(self, painter: QPainter) -> None:
        self.paint_head(painter)
        if not self.drawn:
            return
        room = self._room
        painter.setFont(self.text(_SMALL))
        for games in (0, self._most):
            painter.setPen(pen(theme.palette.outline, theme.palette.stroke))
            y = self._height_of(games)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(theme.palette.on_felt_quiet)
            painter.drawText(QRectF(0, y - 20, room.left() - 8, 40),
                             Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(games))
        for number, period in enumerate(self.periods):
            if period.score.games:
                self._paint_bar(painter, number, period)
        self.paint_dates(painter)

    def _paint_bar(self, painter: QPainter, number: int, period: Period) -> None:
        palette, score = theme.palette, period.score
        half = min(_WIDEST * self.grown, self._slot * _FILLED) / 2
        left, foot, x = self.x_of(number) - half, self._height_of(0), self.x_of(number)
        whole = QRectF(left, self._height_of(score.games), 2 * half, foot - self._height_of(score.games))
        top = self._height_of(float(score.credit))
        draw_shape(painter, pen(palette.on_felt, 1.4 * palette.stroke), rounded(whole, 2.5), clear(palette.on_felt, 34))
        if foot > top:
            painter.fillPath(rounded(QRectF(left + 2, top + 1, 2 * half - 4, foot - top - 2), 1.5), flat(palette.gold))
        fair, notch = self._height_of(float(score.fair)), min(_NOTCH, self._slot / 2 - half - 1.5)
        for colour, width in ((palette.ink, 4.6), (palette.on_felt, 2.0)):
            painter.setPen(pen(colour, width))
            painter.drawLine(QPointF(x - half - notch, fair), QPointF(x + half + notch, fair))
        told = f"{score.won}/{score.games}"
        painter.setFont(self.text(_SMALL))
        if painter.fontMetrics().horizontalAdvance(told) < self._slot - 2:
            painter.setPen(palette.on_felt)
            painter.drawText(QRectF(x - self._slot / 2, whole.top() - self.scaled(21), self._slot, self.scaled(19)),
                             Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, told)

    def paint_discs(self, painter: QPainter, number: int) -> None:
        """The line through the bar says enough."""


class RatingCurve(TimeCurve):
    """The points of a rating after each game, with what chance leaves open, and the levels as lines across."""

    def __init__(self) -> None:
        super().__init__()
        self.ratings: tuple[Rating, ...] = ()
        self.numbers: tuple[int, ...] = ()
        """Of each point that is drawn: after how many games."""
        self._levels: Mapping[str, float] = {}

    def show_ratings(self, ratings: Sequence[Rating], levels: Mapping[str, float]) -> None:
        """Show these beside the points of the levels; of many, only some."""
        step = max(1, -(-len(ratings) // _MOST))
        self.numbers = tuple(reversed(range(len(ratings), 0, -step)))
        self.ratings = tuple(ratings[number - 1] for number in self.numbers)
        self._levels = levels
        self.begin_anew()
        self.setValue(self.maximum())

    @property
    def drawn(self) -> bool:
        return len(self.ratings) > 1

    @property
    def steps(self) -> int:
        return max(1, len(self.ratings) - 1)

    @property
    def plot(self) -> QRectF:
        metrics = QFontMetricsF(self.text(_SMALL))
        names = max((metrics.horizontalAdvance(name) for name in self._words.levels.values()), default=0.0)
        ends = QFontMetricsF(self.text(16, bold=True)).horizontalAdvance("8888")
        return QRectF(self.rect()).adjusted(names + 9 + PADDING, self.titled + 4, -ends - 1.6 * PADDING,
                                            -self.scaled(20) - PADDING)

    def _height_of(self, points: float) -> float:
        low = min(*self._levels.values(), *(rating.points for rating in self.ratings)) - _AROUND
        high = max(*self._levels.values(), *(rating.points for rating in self.ratings)) + _AROUND
        plot = self.plot
        return plot.bottom() - plot.height() * (min(max(points, low), high) - low) / (high - low)

    def place_of(self, number: int) -> QPointF:
        """Where a point is on the widget."""
        return QPointF(self.x_of(number), self._height_of(self.ratings[number].points))

    def paint_points(self, painter: QPainter) -> None:
        self.paint_head(painter)
        if not self.drawn:
            return
        free = inf
        for level, points in self._levels.items():
            y = self._height_of(points)
            has_room = y <= free
            self.paint_level(painter, y, self._words.levels.get(level, "") if has_room else "", solid=False)
            free = y - self.scaled(15) if has_room else free
        self._paint_doubt(painter)
        self._paint_line(painter)
        self.paint_dates(painter)
        end = self.place_of(self.steps)
        painter.setPen(theme.palette.on_felt)
        painter.setFont(self.text(16, bold=True))
        painter.drawText(QRectF(end.x() + 8, end.y() - 20, self.width() - end.x() - 8, 40),
                         Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                         str(round(self.ratings[-1].points)))

    def _paint_doubt(self, painter: QPainter) -> None:
        """Shade around the line where the true strength lies 19 times out of 20."""
        upper = [QPointF(self.x_of(number), self._height_of(each.high)) for number, each in enumerate(self.ratings)]
        lower = [QPointF(self.x_of(number), self._height_of(each.low)) for number, each in enumerate(self.ratings)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(clear(theme.palette.gold_light, 70))
        for (left, right), (below_left, below_right) in zip(pairwise(upper), pairwise(lower), strict=True):
            painter.drawPolygon(QPolygonF([left, right, below_right, below_left]))

    def _paint_line(self, painter: QPainter) -> None:
        path = QPainterPath(self.place_of(0))
        for number in range(1, len(self.ratings)):
            path.lineTo(self.place_of(number))
        for colour, width in ((theme.palette.ink, EDGE), (theme.palette.gold_light, LINE)):
            draw_line(painter, QPen(colour, width * self.grown * theme.palette.stroke, Qt.PenStyle.SolidLine,
                                    Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin), path)

    def paint_discs(self, painter: QPainter, number: int) -> None:
        painter.setPen(QPen(theme.palette.ink, 2))
        painter.setBrush(theme.palette.on_felt)
        painter.drawEllipse(self.place_of(number), _DOT, _DOT)

    def sentence_top(self, number: int, height: float) -> float:
        """Above the point, within the plot."""
        plot = self.plot
        return min(max(plot.top(), self.place_of(number).y() - height - 12), plot.bottom() - height)
