"""How the scores of a game went, a line for every player: told apart by dashes and by the faces at their ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from throne_desktop.kept.people import Portrait
from throne_desktop.look import theme
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.table.announce import announce

_ROUND: Final = 14.0
_PADDING: Final = 14.0
_FACE: Final = 34.0
_LINE: Final = 3.2
_EDGE: Final = 6.4
"""The width of a line and of its dark edge, in pixels."""
_FIRST: Final = 4.0
"""The width of the line of the seat that the curve is about."""
_DASHES: Final = ((), (5.0, 2.6), (1.2, 2.2), (6.0, 2.2, 1.2, 2.2), (2.6, 2.0))
"""By rank among the players: how the line is broken, in widths of the line."""
_LABELS: Final = 12
"""The most numbers of turns below the curve."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_BAND: Final = 26.0


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


class ScoreCurve(QAbstractSlider):
    """Its value is the number of the point that the keyboard is at; `asked` gives that of a point to open."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[ScoreLine, ...] = ()
        """The first one is about whom the curve is."""
        self.marked: int | None = None
        """The number of the point at the end of the step that is marked."""
        self._words = ScoreWords("", "", lambda _number: "")
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.valueChanged.connect(self._tell)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_lines(self, lines: Sequence[ScoreLine]) -> None:
        """Draw these lines."""
        self.lines = tuple(lines)
        self.setRange(0, self._steps)
        self.setValue(self._steps)
        self.update()

    def mark(self, step: int | None) -> None:
        """Mark the step, counted from 1, that was decisive."""
        self.marked = step
        self.update()

    def say(self, words: ScoreWords) -> None:
        """Write these words on it."""
        self._words = words
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.point(self._steps))
        self.update()

    @property
    def pointed(self) -> int | None:
        """The number of the point under the pointer, or else of the keyboard's while the curve has the focus."""
        if self._hovered is not None:
            return self._hovered
        return self.value() if self.hasFocus() and self.lines else None

    @property
    def sentence(self) -> str:
        """What is said of the point that is pointed at."""
        return "" if self.pointed is None else self._words.point(self.pointed)

    def _tell(self) -> None:
        self._hovered = None
        if self.hasFocus():
            announce(self, self.sentence)
        self.update()

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def _steps(self) -> int:
        return max(1, len(self.lines[0].scores) - 1) if self.lines else 1

    @property
    def _range(self) -> tuple[int, int]:
        """The lowest and the highest score shown, which differ."""
        scores = [score for line in self.lines for score in line.scores]
        low, high = min(0, *scores), max(0, *scores)
        return low, max(high, low + 1)

    @property
    def _plot(self) -> QRectF:
        above = theme.scaled(22) + 1.9 * _PADDING
        return QRectF(self.rect()).adjusted(theme.scaled(26) + _PADDING, above, -self._ends - 1.6 * _PADDING,
                                            -theme.scaled(18) - 0.9 * _PADDING)

    @property
    def _ends(self) -> float:
        """The room for a face and a score behind a line."""
        return _FACE + theme.scaled(34) + _PADDING

    def place_of(self, line: ScoreLine, number: int) -> QPointF:
        """Where a point of a line is on the widget."""
        plot = self._plot
        low, high = self._range
        return QPointF(plot.left() + plot.width() * number / self._steps,
                       plot.bottom() - plot.height() * (line.scores[number] - low) / (high - low))

    def _nearest(self, x: float) -> int:
        plot = self._plot
        return min(max(0, round((x - plot.left()) / max(1.0, plot.width()) * self._steps)), self._steps)

    def sizeHint(self) -> QSize:
        return QSize(480, theme.scaled(220))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, theme.scaled(60) + 40)

    # -- mouse and keyboard --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.lines:
            self._hovered = self._nearest(event.position().x())
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.lines:
            number = self._nearest(event.position().x())
            self.setValue(number)
            self.asked.emit(number)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.lines:
            self.asked.emit(self.value())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is not for this."""
        event.ignore()

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if not self.lines:
            return
        self._paint_grid(painter)
        self._paint_mark(painter)
        for rank in range(len(self.lines) - 1, -1, -1):
            self._paint_line(painter, self.lines[rank], rank)
        self._paint_ends(painter)
        self._paint_pointed(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        focused = self.hasFocus()
        painter.setPen(QPen(theme.palette.chrome.bright_focus if focused else theme.palette.plaque_edge,
                            2.0 if focused else theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        room = QRectF(self.rect()).adjusted(_PADDING + 4, _PADDING - 2, -_PADDING, 0)
        top = Qt.AlignmentFlag.AlignTop
        painter.setPen(theme.palette.on_felt)
        painter.setFont(theme.text(16, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | top, self._words.title)
        behind = painter.fontMetrics().horizontalAdvance(self._words.title) + 14.0
        painter.setPen(theme.palette.on_felt_quiet)
        painter.setFont(theme.text(13))
        painter.drawText(room.adjusted(behind, 3, 0, 0), Qt.AlignmentFlag.AlignLeft | top, self._words.unit)

    def _paint_grid(self, painter: QPainter) -> None:
        """A line at nothing and at the highest score, and the numbers of some turns or rounds."""
        plot = self._plot
        low, high = self._range
        painter.setFont(theme.text(13))
        for score in dict.fromkeys((low, 0, high)):
            y = plot.bottom() - plot.height() * (score - low) / (high - low)
            style = Qt.PenStyle.SolidLine if score == 0 else Qt.PenStyle.DashLine
            painter.setPen(QPen(theme.palette.outline, theme.palette.stroke, style))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.palette.on_felt_quiet)
            painter.drawText(QRectF(0, y - 12, plot.left() - 8, 24),
                             Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _number(score))
        step = next((each for each in _STEPS if self._steps / each <= _LABELS), _STEPS[-1])
        for number in range(step, self._steps + 1, step):
            x = plot.left() + plot.width() * number / self._steps
            painter.drawText(QRectF(x - 30, plot.bottom() + 4, 60, theme.scaled(20)),
                             Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))

    def _paint_mark(self, painter: QPainter) -> None:
        if self.marked is None:
            return
        plot = self._plot
        x = plot.left() + plot.width() * self.marked / self._steps
        ground = QColor(theme.palette.gold_light)
        ground.setAlpha(46)
        painter.setPen(QPen(theme.palette.gold_light, theme.palette.stroke))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(x - _BAND / 2, plot.top() - 7, _BAND, plot.height() + 14), 6, 6)

    def _paint_line(self, painter: QPainter, line: ScoreLine, rank: int) -> None:
        path = QPainterPath(self.place_of(line, 0))
        for number in range(1, len(line.scores)):
            path.lineTo(self.place_of(line, number))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = (_LINE if rank else _FIRST) * theme.palette.stroke
        for colour, thickness in ((theme.palette.ink, width + _EDGE - _LINE), (line.colour, width)):
            pen = QPen(colour, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            if rank and colour is line.colour:
                pen.setDashPattern(_DASHES[rank % len(_DASHES)])
            painter.setPen(pen)
            painter.drawPath(path)

    def _paint_ends(self, painter: QPainter) -> None:
        """The faces behind the lines, as near to their ends as they find room, with the scores."""
        plot = self._plot
        side = min(_FACE, (self.height() - 2 * _PADDING) / len(self.lines) - 2)
        order = sorted(self.lines, key=lambda line: -line.scores[-1])
        wanted = [self.place_of(line, self._steps).y() for line in order]
        for line, y in zip(order, _spread(wanted, side + 2, _PADDING + side / 2, self.height() - _PADDING - side / 2),
                           strict=True):
            x = plot.right() + _PADDING + side / 2
            painter.setPen(QPen(line.colour, 1.6))
            painter.drawLine(self.place_of(line, self._steps) + QPointF(2, 0), QPointF(x - side / 2, y))
            paint_portrait(painter, QPointF(x, y), side - 2, line.portrait)
            painter.setPen(line.colour)
            painter.setFont(theme.text(18, bold=True))
            painter.drawText(QRectF(x + side / 2 + 6, y - 16, self.width() - x - side / 2 - 6, 32),
                             Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, _number(line.scores[-1]))

    def _paint_pointed(self, painter: QPainter) -> None:
        """A line through the point, discs on it, and its sentence above."""
        number = self.pointed
        if number is None:
            return
        plot = self._plot
        x = self.place_of(self.lines[0], number).x()
        painter.setPen(QPen(theme.palette.on_felt, theme.palette.stroke))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        for line in self.lines:
            painter.setPen(QPen(theme.palette.ink, 2))
            painter.setBrush(line.colour)
            painter.drawEllipse(self.place_of(line, number), 5, 5)
        painter.setFont(theme.text(14, bold=True))
        room = self.width() - 2 * _PADDING
        words = painter.fontMetrics().elidedText(self.sentence, Qt.TextElideMode.ElideRight, round(room - 20))
        width = painter.fontMetrics().horizontalAdvance(words) + 20.0
        box = QRectF(min(max(_PADDING, x - width / 2), self.width() - _PADDING - width), 6.0, width,
                     float(theme.scaled(26)))
        painter.setPen(QPen(theme.palette.gold, theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.palette.ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _number(score: int) -> str:
    return str(score) if score >= 0 else f"−{-score}"


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
