"""The curtain of a game's stage: drawn over the table until the next person holds the screen."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QHideEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from throne_desktop.look import pictures, theme
from throne_desktop.look.portraits import round_picture
from throne_desktop.storage.people import Portrait
from throne_desktop.table.faces.stage import Place, paint_layers

_FOLD: Final = 64.0
"""Pixels from one fold to the next, about."""
_VALANCE: Final = 0.11
"""The share of the height that the valance above takes."""
_RIBBON: Final = 56
_WHERE: Final = 0.72
"""Where the ribbon lies, as a share of the height."""
_FACE: Final = 132
_PLATE: Final = 430
"""The width of the plate, at the usual size of texts."""
_EDGE: Final = 24
_CLOTH: Final = "crimson"
"""The colour of the curtain of a game without one: that of the cards' heads."""


class Curtain(QWidget):
    """Hides the table, and says on a plate who takes the screen; below that lies the ribbon, with the button."""

    def __init__(self, place: Place, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self._place = place
        self.plate = _Plate(self)
        self._page = QVBoxLayout(self)
        self._page.addStretch(2)
        self._page.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignHCenter)
        self._page.addStretch(3)
        self.hide()

    def draw(self, name: str, portrait: Portrait, words: str) -> None:
        """Hide everything below, and say whose turn it is to look."""
        self.plate.show_person(name, portrait, words)
        self._fit()
        self.raise_()
        self.show()

    @property
    def ribbon_rect(self) -> QRect:
        """The room for the ribbon, below the plate."""
        top = max(round(self.height() * _WHERE), self.plate.geometry().bottom() + _EDGE // 2)
        return QRect(0, min(top, self.height() - _RIBBON), self.width(), _RIBBON)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        pictures.ground.forget()

    def _fit(self) -> None:
        self.plate.fit(max(1, min(theme.scaled(_PLATE), self.width() - 2 * _EDGE)))
        self._page.activate()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self._place.folder, self.width(), self.height(), ratio)
        QPainter(self).drawPixmap(0, 0, pictures.ground.picture(key, partial(self._painted, ratio)))

    def _painted(self, ratio: float) -> QPixmap:
        """The curtain, painted once for its size."""
        pixmap = QPixmap(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._place.stage.curtain:
            paint_layers(painter, rect, self._place, self._place.stage.curtain)
        else:
            _paint_folds(painter, rect)
            _paint_valance(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() * _VALANCE)))
            painter.fillRect(rect, theme.palette.place_veil)
        painter.end()
        return pixmap


class _Plate(QWidget):
    """The face and the name of a person, and what is asked of the others, on a plate with a golden edge."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = QLabel()
        self._name.setObjectName("title")
        self._face = QLabel()
        self._words = QLabel()
        self._words.setObjectName("subtle")
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        for label in (self._face, self._name, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._face)
            self._page.addWidget(label)

    def fit(self, width: int) -> None:
        """Take that width, and the height that all words need in it."""
        self.setFixedSize(width, max(self._page.totalSizeHint().height(), self._page.totalHeightForWidth(width)))

    def show_person(self, name: str, portrait: Portrait, words: str) -> None:
        """Show that person from now on."""
        self._face.setPixmap(round_picture(portrait, _FACE, self.devicePixelRatioF(), bright=True))
        self._name.setText(name)
        self._words.setText(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(theme.palette.gold, 3 * theme.palette.stroke))
        painter.setBrush(theme.palette.chrome.bar)
        painter.drawRoundedRect(plate, _EDGE, _EDGE)
        painter.setPen(QPen(theme.palette.seam, 1.4))
        painter.drawRoundedRect(plate.adjusted(7, 7, -7, -7), _EDGE - 7, _EDGE - 7)


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
