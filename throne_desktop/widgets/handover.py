"""The curtain: drawn over the table until the next person holds the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from throne_desktop.kept.people import Portrait
from throne_desktop.look import theme
from throne_desktop.look.portraits import round_picture

_FOLD: Final = 64.0
"""Pixels from one fold to the next, about."""
_VALANCE: Final = 0.11
"""The share of the height that the valance above takes."""
_RIBBON: Final = 56
_FACE: Final = 132
_CLOTH: Final = "crimson"
"""The colour of the curtain: that of the cards' heads, on which light words can be read."""


class Curtain(QWidget):
    """Says who takes the screen; the ribbon lies on it, with the button that lifts it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self._name = QLabel()
        self._name.setObjectName("title")
        self._face = QLabel()
        self._words = QLabel()
        self._words.setObjectName("subtle")
        self._words.setWordWrap(True)
        page = QVBoxLayout(self)
        page.addStretch(2)
        for label in (self._face, self._name, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            page.addWidget(label)
        page.addStretch(3)
        self.hide()

    def draw(self, name: str, portrait: Portrait, words: str) -> None:
        """Hide everything below, and say whose turn it is to look."""
        self._face.setPixmap(round_picture(portrait, _FACE, self.devicePixelRatioF(), bright=True))
        self._name.setText(name)
        self._words.setText(words)
        self.raise_()
        self.show()

    @property
    def ribbon_rect(self) -> QRect:
        """The room for the ribbon, below the words."""
        return QRect(0, round(self.height() * 0.72), self.width(), _RIBBON)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        _paint_folds(painter, rect)
        _paint_valance(painter, QRectF(rect.left(), rect.top(), rect.width(), rect.height() * _VALANCE))


def _paint_folds(painter: QPainter, rect: QRectF) -> None:
    """Cloth that hangs in folds, each lit from the left."""
    light, dark = theme.palette.colours[_CLOTH].main, theme.palette.colours[_CLOTH].dark
    folds = max(1, round(rect.width() / _FOLD))
    width = rect.width() / folds
    for number in range(folds):
        fold = QRectF(rect.left() + number * width, rect.top(), width + 1, rect.height())
        shade = QLinearGradient(fold.topLeft(), fold.topRight())
        shade.setColorAt(0, dark)
        shade.setColorAt(0.35, light)
        shade.setColorAt(1, dark)
        painter.fillRect(fold, shade)


def _paint_valance(painter: QPainter, rect: QRectF) -> None:
    """The scalloped edge above, with a golden hem."""
    scallops = max(1, round(rect.width() / (2 * _FOLD)))
    width = rect.width() / scallops
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.left(), rect.bottom() - rect.height() * 0.4)
    for number in range(scallops):
        left = rect.left() + number * width
        path.quadTo(QPointF(left + width / 2, rect.bottom() + rect.height() * 0.5),
                    QPointF(left + width, rect.bottom() - rect.height() * 0.4))
    path.lineTo(rect.topRight())
    painter.setPen(QPen(theme.palette.gold, 3 * theme.palette.stroke))
    painter.setBrush(theme.palette.colours[_CLOTH].dark)
    painter.drawPath(path)
