"""How the scores of a game went, a line for every player: told apart by dashes and by the faces at their ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from engine.core.text import number_in_words
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.curve import EDGE, LINE, PADDING, Curve

_HIGH: Final = 140
"""The height that is asked for, at the usual text size; it takes more where there is more."""
_FACE: Final = 34.0
_FIRST: Final = 4.0
"""The width of the line of the seat that the curve is about."""
_DASHES: Final = ((), (5.0, 2.6), (1.2, 2.2), (6.0, 2.2, 1.2, 2.2), (2.6, 2.0))
"""By rank among the players: how the line is broken, in widths of the line."""
_BAND: Final = 26.0
_NUMBER: Final = 15.0
"""The height of a number at a level."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The scores of one player, one at every point, and how the player looks."""

    scores: tuple[int, ...]
    portrait: Portrait
    colour: QColor


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """What stands on the curve: its title, what a point is in a word, and a point's sentence."""

    title: str
    unit: str
    point: Callable[[int], str]


class ScoreCurve(Curve):
    """A line for every player, with a point at the beginning and after each turn or round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[ScoreLine, ...] = ()
        """The first one is about whom the curve is."""
        self.marked: int | None = None
        """The number of the point at the end of the step that is marked."""
        self._words = ScoreWords("", "", lambda _number: "")

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_lines(self, lines: Sequence[ScoreLine]) -> None:
        """Draw these lines."""
        self.lines = tuple(lines)
        self.begin_anew()
        self.setValue(self.steps)

    def mark(self, step: int | None) -> None:
        """Mark the step, counted from 1, that was decisive."""
        self.marked = step
        self.update()

    def say(self, words: ScoreWords) -> None:
        """Write these words on it."""
        self._words = words
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.point(self.steps))
        self.update()

    @property
    def drawn(self) -> bool:
        return bool(self.lines)

    @property
    def steps(self) -> int:
        return max(1, len(self.lines[0].scores) - 1) if self.lines else 1

    def told_of(self, number: int) -> str:
        return self._words.point(number)

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def _range(self) -> tuple[int, int]:
        """The lowest and the highest score shown, which differ."""
        scores = [score for line in self.lines for score in line.scores]
        low, high = min(0, *scores), max(0, *scores)
        return low, max(high, low + 1)

    @property
    def plot(self) -> QRectF:
        above = self.scaled(22) + 1.9 * PADDING
        return QRectF(self.rect()).adjusted(self.scaled(26) + PADDING, above, -self._ends - 1.6 * PADDING,
                                            -self.scaled(18) - 0.9 * PADDING)

    @property
    def _ends(self) -> float:
        """The room for a face and a score behind a line."""
        return _FACE * self.grown + self.scaled(34) + PADDING

    def _height_of(self, score: int) -> float:
        low, high = self._range
        return self.plot.bottom() - self.plot.height() * (score - low) / (high - low)

    def place_of(self, line: ScoreLine, number: int) -> QPointF:
        """Where a point of a line is on the widget."""
        return QPointF(self.x_of(number), self._height_of(line.scores[number]))

    def sizeHint(self) -> QSize:
        return QSize(480, theme.scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, theme.scaled(60) + 40)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint_points(self, painter: QPainter) -> None:
        self.paint_title(painter, self._words.title, self._words.unit)
        if not self.lines:
            return
        for score in dict.fromkeys((0, self._range[1], self._range[0])):
            self.paint_level(painter, self._height_of(score), self._numbered(score), solid=score == 0)
        self.paint_turns(painter, {number: number for number in range(1, self.steps + 1)})
        self._paint_mark(painter)
        for rank in range(len(self.lines) - 1, -1, -1):
            self._paint_line(painter, self.lines[rank], rank)
        self._paint_ends(painter)

    def _numbered(self, score: int) -> str:
        """The number at a level; none at the lowest one where it would lie on the one of nothing."""
        apart = self._height_of(score) - self._height_of(0)
        return "" if score < 0 and apart < self.scaled(_NUMBER) else number_in_words(score)

    def _paint_mark(self, painter: QPainter) -> None:
        if self.marked is not None:
            plot = self.plot
            self.paint_band(painter, QRectF(self.x_of(self.marked) - _BAND / 2, plot.top() - 7, _BAND,
                                            plot.height() + 14))

    def _paint_line(self, painter: QPainter, line: ScoreLine, rank: int) -> None:
        path = QPainterPath(self.place_of(line, 0))
        for number in range(1, len(line.scores)):
            path.lineTo(self.place_of(line, number))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = (LINE if rank else _FIRST) * self.grown * theme.palette.stroke
        for colour, thickness in ((theme.palette.ink, width + EDGE - LINE), (line.colour, width)):
            pen = QPen(colour, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            if rank and colour is line.colour:
                pen.setDashPattern(_DASHES[rank % len(_DASHES)])
            draw_line(painter, pen, path)

    def _paint_ends(self, painter: QPainter) -> None:
        """The faces behind the lines, as near to their ends as they find room, with the scores."""
        plot = self.plot
        side = min(_FACE * self.grown, (self.height() - 2 * PADDING) / len(self.lines) - 2)
        order = sorted(self.lines, key=lambda line: -line.scores[-1])
        wanted = [self.place_of(line, self.steps).y() for line in order]
        for line, y in zip(order, _spread(wanted, side + 2, PADDING + side / 2, self.height() - PADDING - side / 2),
                           strict=True):
            x = plot.right() + PADDING + side / 2
            painter.setPen(QPen(line.colour, 1.6))
            painter.drawLine(self.place_of(line, self.steps) + QPointF(2, 0), QPointF(x - side / 2, y))
            paint_portrait(painter, QPointF(x, y), side - 2, line.portrait)
            painter.setPen(line.colour)
            painter.setFont(self.text(18, bold=True))
            painter.drawText(QRectF(x + side / 2 + 6, y - 24, self.width() - x - side / 2 - 6, 48),
                             Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                             number_in_words(line.scores[-1]))

    def paint_discs(self, painter: QPainter, number: int) -> None:
        for line in self.lines:
            painter.setPen(QPen(theme.palette.ink, 2))
            painter.setBrush(line.colour)
            painter.drawEllipse(self.place_of(line, number), 5, 5)


def _spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places in the order of those wanted, that far apart, as near to them as fits between top and bottom."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + apart if places else top))
    limit = bottom
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places
