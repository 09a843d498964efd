"""A card shown large beside a word or a small picture of it, on pages that are no table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from engine.base.faces import CardFace
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.hand.preview import DELAY, WIDTH

_GAP: Final = 12


class CardPeek(QWidget):
    """Shows one card of a game at a time above a page, once the pointer has rested on its name for a moment."""

    def __init__(self, faces: Faces, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._page = page
        self._card = ""
        self._about = QRect()
        self._picture = QPixmap()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY)
        self._wait.timeout.connect(self._show)
        self.hide()

    @property
    def card(self) -> str:
        """The id of the card that is shown, "" for none."""
        return self._card if self.isVisible() else ""

    @property
    def awaited(self) -> str:
        """The id of the card that is shown, or is about to be; "" for none."""
        return self._card

    def point_at(self, card: str, about: QRect) -> None:
        """Show this card shortly, beside a rectangle in the page's coordinates."""
        self.point_away()
        self._card, self._about = card, about
        self._wait.start()

    def point_away(self) -> None:
        """Show no card any more."""
        self._wait.stop()
        self._card = ""
        if self.parentWidget() is not self._page:
            self.setParent(self._page)      # it goes with the page
        self.hide()

    def _show(self) -> None:
        window = self._page.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        width = min(WIDTH * theme.text_scale, window.height() / 2)
        self._picture = self._faces.face(CardFace(self._card), width, self.devicePixelRatioF())
        size = self._picture.deviceIndependentSize().toSize()
        about = QRect(self._page.mapTo(window, self._about.topLeft()), self._about.size())
        self.setGeometry(QRect(_beside(about, QRect(QPoint(), size), window.rect()), size))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._picture)


def _beside(about: QRect, card: QRect, page: QRect) -> QPoint:
    """To the right, or to the left where there is more room; always inside the page."""
    right = about.right() + _GAP
    x = right if right + card.width() <= page.right() else about.left() - _GAP - card.width()
    y = about.center().y() - card.height() // 2
    return QPoint(max(page.left(), x), max(page.top() + _GAP, min(y, page.bottom() - card.height() - _GAP)))
