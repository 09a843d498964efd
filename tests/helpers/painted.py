"""Pictures that the tests of one process share: each is painted once, however many windows show it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from throne_desktop.look import theme
from throne_desktop.look.palette import Palette
from throne_desktop.look.pictures import Pictures
from throne_desktop.table.faces.stage import Place
from throne_desktop.table.items.ground import paint_place

_ROOM: Final = 96 * 2 ** 20
"""Bytes. What all tests of the window show in turn takes some hundred times as much as one window."""


class Shared(Pictures):
    """The pictures of every theme and size of texts, however small the window is."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self._palettes: dict[int, Palette] = {}

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        self._palettes[id(theme.palette)] = theme.palette       # no other one is ever made at the same place
        return super().picture((id(theme.palette), theme.text_scale, key), paint)

    def fit(self, pixels: float) -> None:
        """There is room for those of other windows, too."""

    def forget(self) -> None:
        """Those of another look have another key."""


PICTURES: Final = Shared(_ROOM)
"""Faces, tokens, signs and portraits."""

GROUNDS: Final = Shared(_ROOM)
"""What pages and tables lie on."""


def paint_place_once(painter: QPainter, table: QRectF, place: Place, hero: QRectF | None = None) -> None:
    """Paint the place where a game is played, as `paint_place` does, but once for all tables of its shape."""
    device = painter.device()
    if device is None or painter.combinedTransform().isScaling():
        paint_place(painter, table, place, hero)
        return
    ratio = device.devicePixelRatioF()

    def paint() -> QPixmap:
        pixmap = QPixmap((table.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(theme.palette.chrome.page)
        painter_of_pixmap = QPainter(pixmap)
        painter_of_pixmap.translate(-table.topLeft())
        paint_place(painter_of_pixmap, table, place, hero)
        painter_of_pixmap.end()
        return pixmap

    key = (place, table.getRect(), None if hero is None else hero.getRect(), ratio)
    painter.drawPixmap(table.topLeft(), GROUNDS.picture(key, paint))
