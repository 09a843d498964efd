"""The end of a round of a match: who got what, and how everyone stands, in a small panel over the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from throne_desktop.look import theme
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.table.hand.announce import announce

_ROUND: Final = 14.0
_PADDING: Final = 16.0
_FACE: Final = 56.0
_WIDTH: Final = 118.0
"""The room for one player, at the usual text size."""
_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class RoundStanding:
    """What is shown of one player: the score, and what the round brought, "" for nothing."""

    portrait: Portrait
    name: str
    score: str
    gain: str
    leads: bool


class RoundPanel(QAbstractButton):
    """A click on it goes on, like the button of the ribbon."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self.standings: tuple[RoundStanding, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)     # the keyboard has the button of the ribbon
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_round(self, title: str, standings: Sequence[RoundStanding], spoken: str) -> None:
        """Show how a round ended; `spoken` is read to those who do not see it."""
        news = not self.isVisible()
        self._title, self.standings = title, tuple(standings)
        self.setAccessibleName(spoken)
        self.show()
        self.raise_()
        self.update()
        if news:
            announce(self, spoken)

    def sizeHint(self) -> QSize:
        widest = max((QFontMetricsF(theme.text(14)).horizontalAdvance(each.name) for each in self.standings),
                     default=0.0)
        each = max(_WIDTH, widest + 16)
        return QSize(round(2 * _PADDING + each * max(2, len(self.standings))),
                     round(2 * _PADDING + _FACE + theme.scaled(74) + 8))

    def fit(self, room: QRect, ribbon: QRect) -> None:
        """Lie in that room, just above the ribbon."""
        size = self.sizeHint().boundedTo(room.size())
        top = max(room.top(), ribbon.top() - _GAP - size.height())
        left = min(max(room.left(), ribbon.center().x() - size.width() // 2), room.right() - size.width())
        self.setGeometry(left, top, size.width(), size.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press anywhere on it goes on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, 1.6 * theme.palette.stroke))
        painter.setBrush(theme.palette.chrome.bar)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        painter.setPen(theme.palette.chrome.bar_link)
        painter.setFont(theme.text(17, bold=True))
        line = float(theme.scaled(24))
        painter.drawText(QRectF(0, _PADDING - 4, self.width(), line), Qt.AlignmentFlag.AlignCenter, self._title)
        each = (self.width() - 2 * _PADDING) / max(1, len(self.standings))
        for number, standing in enumerate(self.standings):
            self._paint(painter, standing, QRectF(_PADDING + number * each, _PADDING + line + 6, each, self.height()))

    def _paint(self, painter: QPainter, standing: RoundStanding, room: QRectF) -> None:
        """A face, with the name and the score below it; the leader has the bright ring, gains are gold."""
        middle = QPointF(room.center().x(), room.top() + _FACE / 2)
        paint_portrait(painter, middle, _FACE - 8, standing.portrait, bright=standing.leads)
        line = float(theme.scaled(20))
        below = QRectF(room.left(), room.top() + _FACE + 2, room.width(), line)
        painter.setPen(theme.palette.chrome.bar_text)
        painter.setFont(theme.text(14))
        name = painter.fontMetrics().elidedText(standing.name, Qt.TextElideMode.ElideRight, round(room.width() - 6))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)
        painter.setFont(theme.text(18, bold=True))
        words = f"{standing.score}  {standing.gain}".rstrip()
        width = painter.fontMetrics().horizontalAdvance(words)
        start = QRectF(room.center().x() - width / 2, below.bottom(), width + 2, line + 4)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(start, left, standing.score)
        painter.setPen(theme.palette.chrome.bar_link)
        painter.drawText(start, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, standing.gain)
