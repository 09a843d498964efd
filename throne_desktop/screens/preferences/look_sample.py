"""A sample of the look: a card and a sentence as they appear at the table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.base.faces import CardFace
from engine.base.game import Game
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.palette import Palette
from throne_desktop.table.faces.faces import SHADOW, Faces
from throne_desktop.table.geometry.zone_block import RATIO
from throne_desktop.widgets import basics

_CARD: Final = 206
_LARGEST_CARD: Final = 264
_SMALLEST_CARD: Final = 80
_GAP: Final = 6
_BESIDE: Final = 40
SWATCH: Final = QSize(38, 20)
"""A swatch, and some room to the words beside it."""
_TABLE: Final = QRectF(0.5, 0.5, 29, 19)



class Sample(QWidget):
    """A card of a game on the bare table, with a sentence below it."""

    def __init__(self, game: Game[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._faces = Faces(game, words)
        self._card = game.cards[0]
        self._picture = QLabel()
        self._sentence = QLabel()
        self._remark = basics.label("subtle")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in (self._picture, self._sentence, self._remark):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(label is not self._picture)
            column.addWidget(label)
        column.setSpacing(_GAP)
        column.addStretch(1)
        self.setMinimumHeight(1)    # the card makes way for the words

    @property
    def picture(self) -> QPixmap:
        """The card as it is shown."""
        return self._picture.pixmap()

    def show_look(self, sentence: str, remark: str) -> None:
        """Show the card and these words as they look now."""
        self._faces.forget()
        self._picture.setAccessibleName(words(self._card.name))
        self._sentence.setText(sentence)
        self._remark.setText(remark)
        self.setFixedWidth(self._widest_card() + _BESIDE)
        self._fit()

    def fit_into(self, width: int, height: int) -> None:
        """Take up no more than that width; hide if a small card and its words do not fit into that room."""
        wide = max(1, min(self._widest_card() + _BESIDE, width))
        self.setFixedWidth(wide)
        high = self._spent(wide) + (RATIO + 2 * SHADOW) * _SMALLEST_CARD
        self.setVisible(width >= _SMALLEST_CARD + _BESIDE and high <= height)

    def _widest_card(self) -> int:
        return min(theme.scaled(_CARD), _LARGEST_CARD)

    def _fit(self) -> None:
        """Show the card as large as the words below it allow."""
        room = round((self.height() - self._spent(self.width())) / (RATIO + 2 * SHADOW)) - 1
        width = max(_SMALLEST_CARD, min(self.width() - _BESIDE, room))
        picture = self._faces.face(CardFace(self._card.id), width, self.devicePixelRatioF())
        self._picture.setPixmap(picture)
        self._picture.setFixedHeight(round(picture.deviceIndependentSize().height()))

    def _spent(self, width: int) -> int:
        """The height of the words."""
        return sum(label.heightForWidth(width) + _GAP for label in (self._sentence, self._remark))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def swatch(palette: Palette) -> QIcon:
    """A theme as a small picture: a card on its table."""
    pixmap = QPixmap(SWATCH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.chrome.panel_edge, 1))
    painter.setBrush(palette.felt_light)
    painter.drawRoundedRect(_TABLE, 4, 4)
    card = QRectF(10, 3, 10, 14)
    painter.setPen(Qt.PenStyle.NoPen)
    for ground in (palette.parchment, palette.veil):
        painter.setBrush(ground)
        painter.drawRoundedRect(card, 1.5, 1.5)
    painter.setBrush(palette.colours["crimson"].main)
    painter.drawRect(QRectF(10, 4, 10, 3.5))
    painter.end()
    return QIcon(pixmap)
