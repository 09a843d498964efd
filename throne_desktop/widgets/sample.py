"""A sample of the look: one card, one sentence, as they are seen at the table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.core.game import Game
from throne_desktop import theme
from throne_desktop.i18n import words
from throne_desktop.look.palette import Palette
from throne_desktop.table.faces import Faces

_CARD: Final = 206
_LARGEST_CARD: Final = 264
_SWATCH: Final = QSize(30, 20)


class Sample(QWidget):
    """A card of a game on the bare table, with a sentence below it."""

    def __init__(self, game: Game[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._faces = Faces(game, words)
        self._card = game.cards[0]
        self._picture = QLabel()
        self._sentence = QLabel()
        self._remark = QLabel()
        self._remark.setObjectName("subtle")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in (self._picture, self._sentence, self._remark):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._picture)
            column.addWidget(label)
        column.addStretch(1)

    @property
    def picture(self) -> QPixmap:
        """The card as it is shown."""
        return self._picture.pixmap()

    def show_look(self, sentence: str, remark: str) -> None:
        """Show the card and these words as they look now."""
        width = min(theme.scaled(_CARD), _LARGEST_CARD)
        self._faces.forget()
        self._picture.setPixmap(self._faces.face(self._card.id, width, self.devicePixelRatioF()))
        self._picture.setAccessibleName(words(self._card.name))
        self._sentence.setText(sentence)
        self._remark.setText(remark)
        self.setFixedWidth(width + 40)


def swatch(palette: Palette) -> QIcon:
    """A theme as a small picture: a card on its table."""
    pixmap = QPixmap(_SWATCH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.chrome.panel_edge, 1))
    painter.setBrush(palette.felt_light)
    painter.drawRoundedRect(QRectF(0.5, 0.5, _SWATCH.width() - 1, _SWATCH.height() - 1), 4, 4)
    card = QRectF(10, 3, 10, 14)
    painter.setPen(Qt.PenStyle.NoPen)
    for ground in (palette.parchment, palette.veil):
        painter.setBrush(ground)
        painter.drawRoundedRect(card, 1.5, 1.5)
    painter.setBrush(palette.colours["crimson"].main)
    painter.drawRect(QRectF(10, 4, 10, 3.5))
    painter.end()
    return QIcon(pixmap)
