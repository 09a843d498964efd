"""A station on the map: the face of who waits there, or a sign, and the crowns that were won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.learn.road import Crowns, Stop
from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import crown_path, disc, rounded
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.screens.road.road_plan import BOSS
from throne_desktop.storage.people import OPPONENTS
from throne_desktop.widgets.tile import Steered

CROWNS: Final = (Crowns.WON, Crowns.CLEARLY, Crowns.UNAIDED)
"""In the order in which they are shown."""
_CROWN: Final = 0.34
"""The width of a small crown, in diameters of the station."""
_AROUND: Final = 4.0
"""Pixels around the disc, for its frame."""
_INK: Final = QColor("#1b120b")


class StationButton(Steered):
    """A station that can be chosen. `reached` tells that it has the focus now."""

    reached = Signal()

    def __init__(self, stop: Stop, parent: QWidget) -> None:
        super().__init__(parent)
        self.stop = stop
        self.crowns = Crowns.NONE
        self.is_open = False
        self._side = 0.0
        self._room = QSize()
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_state(self, crowns: Crowns, *, is_open: bool) -> None:
        """Show what was won there, and whether it can be played."""
        self.crowns, self.is_open = crowns, is_open
        self.update()

    def stand(self, middle: QPointF, diameter: float) -> None:
        """Take its place around a point; the disc has that diameter, or more for a boss."""
        self._side = diameter * (BOSS if self.stop.station.is_boss else 1.0)
        width = self._side + 2 * _AROUND
        crown = self._side * _CROWN / (BOSS if self.stop.station.is_boss else 1.0)
        above = self._side * 0.3 if self.stop.station.is_boss else 0.0
        self._middle = QPointF(width / 2, above + width / 2)
        self._crown = crown
        place = QRectF(middle - self._middle, QRectF(0, 0, width, above + width + crown + 2).size())
        self._room = place.toAlignedRect().size()
        self.setGeometry(place.toAlignedRect())

    def sizeHint(self) -> QSize:
        return self._room

    def minimumSizeHint(self) -> QSize:
        return self._room

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, palette = self._side / 2, theme.palette
        if self.isChecked() or self.hasFocus():
            painter.fillPath(disc(self._middle, radius + _AROUND - 0.5), flat(_INK))
            painter.fillPath(disc(self._middle, radius + _AROUND - 1.5), flat(palette.ring_bright))
        if self.hasFocus():
            frame = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
            painter.strokePath(rounded(frame, 5), pen(palette.chrome.text, 1.6))
        if not self.is_open:
            self._paint_closed(painter, radius)
        elif self.stop.station.rivals:
            paint_portrait(painter, self._middle, 2 * radius, OPPONENTS[self.stop.station.rivals[0].name])
        else:
            self._paint_riddle(painter, radius)
        if self.stop.station.is_boss:
            self._paint_boss(painter, radius)
        if self.is_open:
            self._paint_crowns(painter, radius)
        painter.end()

    def _paint_closed(self, painter: QPainter, radius: float) -> None:
        """A padlock on a bare disc."""
        palette, x, y = theme.palette, self._middle.x(), self._middle.y()
        painter.fillPath(disc(self._middle, radius), flat(palette.chrome.panel))
        painter.strokePath(disc(self._middle, radius - 0.8), pen(palette.chrome.quiet, 1.6))
        body = QRectF(x - radius * 0.36, y - radius * 0.08, radius * 0.72, radius * 0.54)
        painter.fillPath(rounded(body, radius * 0.1), flat(palette.chrome.quiet))
        shackle = QPainterPath(QPointF(x - radius * 0.22, y))
        shackle.lineTo(x - radius * 0.22, y - radius * 0.26)
        shackle.quadTo(x - radius * 0.22, y - radius * 0.52, x, y - radius * 0.52)
        shackle.quadTo(x + radius * 0.22, y - radius * 0.52, x + radius * 0.22, y - radius * 0.26)
        shackle.lineTo(x + radius * 0.22, y)
        painter.strokePath(shackle, pen(palette.chrome.quiet, max(1.6, radius * 0.13)))

    def _paint_riddle(self, painter: QPainter, radius: float) -> None:
        """A question mark: exercises wait here."""
        palette = theme.palette
        painter.fillPath(disc(self._middle, radius), flat(palette.velvet_dark))
        painter.strokePath(disc(self._middle, radius - 1), pen(palette.ring, 2))
        painter.setFont(theme.font(radius * 1.25, bold=True))
        painter.setPen(pen(palette.gold_light))
        box = QRectF(self._middle.x() - radius, self._middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_boss(self, painter: QPainter, radius: float) -> None:
        """A large crown above who has to be beaten for the next region."""
        middle = self._middle - QPointF(0, radius * 1.12)
        crown = crown_path(middle, radius * 0.8)
        painter.fillPath(crown, flat(theme.palette.gold if self.is_open else theme.palette.chrome.panel))
        painter.strokePath(crown, pen(_INK if self.is_open else theme.palette.chrome.quiet, 1.4))

    def _paint_crowns(self, painter: QPainter, radius: float) -> None:
        """Three crowns below, filled as far as they are won."""
        palette, size = theme.palette, self._crown
        top = self._middle.y() + radius + _AROUND + size / 2 - 1
        for number, crown in enumerate(CROWNS):
            path = crown_path(QPointF(self._middle.x() + (number - 1) * size * 1.12, top), size)
            won = bool(self.crowns & crown)
            painter.fillPath(path, flat(palette.gold if won else clear(palette.chrome.panel, 200)))
            painter.strokePath(path, pen(_INK if won else palette.chrome.quiet, 1.1))
