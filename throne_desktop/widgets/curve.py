"""What all curves of a game have in common: points from left to right that can be pointed at, told and opened."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line, line_path
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets.plate import paint_plate

PADDING: Final = 14.0
LINE: Final = 3.2
"""The width of a line, in pixels."""
EDGE: Final = 6.2
"""The width of its dark edge."""
_SHADE: Final = 46
"""How opaque the ground of the marked part is, of 255."""
_LABELS: Final = 12
"""The most numbers of turns below the curve."""
_BETWEEN: Final = 34.0
"""The least distance of two such numbers, in pixels at the usual text size."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


class Curve(QAbstractSlider):
    """Its value is the number of the point that the keyboard is at; `asked` gives what `answer` says of one to open.

    Subclasses say how many steps there are, where they lie, and what is said of a point; and they paint the rest.
    """

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grown = 1.0
        """How many times as large as usual words, faces and lines are."""
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.valueChanged.connect(self._tell)

    # -- what a curve fills in -----------------------------------------------------------------------------------------

    @property
    def drawn(self) -> bool:
        """Whether there is anything to point at."""
        raise NotImplementedError

    @property
    def steps(self) -> int:
        """How many steps there are from the first to the last point, at least 1."""
        raise NotImplementedError

    @property
    def plot(self) -> QRectF:
        """Where on the widget the points lie."""
        raise NotImplementedError

    def told_of(self, number: int) -> str:
        """What is said of a point."""
        raise NotImplementedError

    def answer(self, number: int) -> int:
        """What `asked` gives for a point: its number, unless a curve says otherwise."""
        return number

    def paint_points(self, painter: QPainter) -> None:
        """Paint all that is drawn on the ground, but for what is pointed at."""
        raise NotImplementedError

    def paint_discs(self, painter: QPainter, number: int) -> None:
        """Paint a disc on each line at the point that is pointed at."""
        raise NotImplementedError

    def sentence_top(self, number: int, height: float) -> float:
        """Where the sentence about a point begins, from above."""
        return 6.0

    # -- how large all is ----------------------------------------------------------------------------------------------

    def grow(self, grown: float) -> None:
        """Draw words, faces and lines that many times as large as usual."""
        self.grown = grown
        self.update()

    def scaled(self, pixels: float) -> float:
        """A length that grows with the text size and with the curve."""
        return theme.scaled(pixels * self.grown)

    def text(self, pixels: float, *, bold: bool = False) -> QFont:
        """A font of that size, likewise."""
        return theme.text(pixels * self.grown, bold=bold)

    # -- what is pointed at --------------------------------------------------------------------------------------------

    @property
    def pointed(self) -> int | None:
        """The number of the point under the pointer, or else of the keyboard's while the curve has the focus."""
        if self._hovered is not None:
            return self._hovered
        return self.value() if self.hasFocus() and self.drawn else None

    @property
    def sentence(self) -> str:
        """What is said of the point that is pointed at."""
        return "" if self.pointed is None else self.told_of(self.pointed)

    def begin_anew(self) -> None:
        """The points are other ones now, and none of them is under the pointer."""
        self._hovered = None
        self.setRange(0, self.steps if self.drawn else 0)
        self.update()

    def _tell(self) -> None:
        self._hovered = None
        if self.hasFocus():
            announce(self, self.sentence)
        self.update()

    def x_of(self, number: int) -> float:
        """How far from the left a point is."""
        return self.plot.left() + self.plot.width() * number / self.steps

    def _nearest(self, x: float) -> int:
        plot = self.plot
        return min(max(0, round((x - plot.left()) / max(1.0, plot.width()) * self.steps)), self.maximum())

    # -- mouse and keyboard --------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.drawn:
            self._hovered = self._nearest(event.position().x())
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.drawn:
            number = self._nearest(event.position().x())
            self.setValue(number)
            self.asked.emit(self.answer(number))

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.drawn:
            self.asked.emit(self.answer(self.value()))
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is for the page."""
        event.ignore()

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_plate(painter, self)
        self.paint_points(painter)
        if self.drawn and self.pointed is not None:
            self._paint_pointed(painter, self.pointed)

    def paint_title(self, painter: QPainter, title: str, unit: str) -> None:
        """Write the title, and behind it more quietly what a point is."""
        room = QRectF(self.rect()).adjusted(PADDING + 4, PADDING - 2, -PADDING, 0)
        top = Qt.AlignmentFlag.AlignTop
        painter.setPen(theme.palette.on_felt)
        painter.setFont(self.text(16, bold=True))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | top, title)
        behind = painter.fontMetrics().horizontalAdvance(title) + 14.0
        painter.setPen(theme.palette.on_felt_quiet)
        painter.setFont(self.text(13))
        painter.drawText(room.adjusted(behind, 3, 0, 0), Qt.AlignmentFlag.AlignLeft | top, unit)

    def paint_level(self, painter: QPainter, y: float, words: str, *, solid: bool) -> None:
        """Draw a line across at that height, with its number at the left."""
        plot = self.plot
        style = Qt.PenStyle.SolidLine if solid else Qt.PenStyle.DashLine
        draw_line(painter, QPen(theme.palette.outline, theme.palette.stroke, style),
                  line_path(QLineF(plot.left(), y, plot.right(), y)))
        painter.setFont(self.text(13))
        painter.setPen(theme.palette.on_felt_quiet)
        painter.drawText(QRectF(0, y - 20, plot.left() - 9, 40),
                         Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)

    def paint_turns(self, painter: QPainter, points: Mapping[int, int]) -> None:
        """Write the numbers of turns or rounds at the foot, each below its point; of many, some are left out."""
        painter.setFont(self.text(13))
        painter.setPen(theme.palette.on_felt_quiet)
        step = next((each for each in _STEPS if len(points) / each <= _LABELS), _STEPS[-1])
        gaps = len(points) < max(points, default=0)     # then only some of the multiples are there
        foot, free = self.plot.bottom() + 4, -inf
        for turn, point in sorted(points.items()):
            x = self.x_of(point)
            if (gaps or turn % step == 0) and x >= free:
                painter.drawText(QRectF(x - 40, foot, 80, self.scaled(20)),
                                 Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(turn))
                free = x + self.scaled(_BETWEEN)

    @staticmethod
    def paint_band(painter: QPainter, band: QRectF) -> None:
        """Mark a part of the curve."""
        ground = QColor(theme.palette.gold_light)
        ground.setAlpha(_SHADE)
        painter.setPen(QPen(theme.palette.gold_light, theme.palette.stroke))
        painter.setBrush(ground)
        painter.drawRoundedRect(band, 5, 5)

    def _paint_pointed(self, painter: QPainter, number: int) -> None:
        """A line through the point, discs on it, and its sentence beside it."""
        plot, x = self.plot, self.x_of(number)
        painter.setPen(QPen(theme.palette.on_felt, theme.palette.stroke))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        self.paint_discs(painter, number)
        painter.setFont(self.text(14, bold=True))
        metrics = painter.fontMetrics()
        words = metrics.elidedText(self.told_of(number), Qt.TextElideMode.ElideRight,
                                   round(self.width() - 2 * PADDING - 20))
        width, height = metrics.horizontalAdvance(words) + 20.0, self.scaled(26)
        left = min(max(PADDING, x - width / 2), self.width() - PADDING - width)
        box = QRectF(left, self.sentence_top(number, height), width, height)
        painter.setPen(QPen(theme.palette.gold, theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.palette.ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
