"""What a table lies on, below all of its items: painted once for its size, and then shown from a file."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from threading import Thread
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from throne_desktop.look import picture_cache, theme
from throne_desktop.table.faces.stage import Place

AT_REST: Final = 1500
"""Milliseconds after which a table that nothing was painted on is at rest: a hand that thinks, or one size of a window
that is being made larger, was not left in between."""


class Shape(NamedTuple):
    """All that a backdrop depends on beside its place and the theme; `hero` is what the stage is built around."""

    size: QSizeF
    ratio: float
    hero: QRectF | None

    @property
    def pixels(self) -> QSize:
        """How many pixels of the screen it takes."""
        return QSize(round(self.size.width() * self.ratio), round(self.size.height() * self.ratio))


class Backdrop(QObject):
    """The ground of a table, which is as large as the window.

    While nothing moves it is written into the cache, in a thread; from then on it is shown from that file, and takes no
    memory of its own. What was painted last for the same place is there at once the next time.
    """

    def __init__(self, paint: Callable[[QPainter], None], parent: QObject) -> None:
        super().__init__(parent)
        self._paint = paint
        self._file = ""
        self._shape: Shape | None = None
        self._picture: QPixmap | None = None
        self._mapped: picture_cache.Mapped | None = None
        self._writing: Thread | None = None
        self._can_write = True
        """Whether it can be written, as far as is known."""
        self._used = False
        """Whether it was painted since the timer was last set."""
        self._timer = QTimer(self)
        self._timer.setInterval(AT_REST)
        self._timer.timeout.connect(self._look_around)

    def fit(self, place: Place, shape: Shape) -> None:
        """From now on it is the ground of such a table, in the theme that is worn."""
        name = _name(place, shape)
        if name != self._file:
            self._file, self._shape = name, shape
            self._picture = self._mapped = self._writing = None
            self._can_write = picture_cache.keeps_grounds and picture_cache.maps()

    def draw(self, painter: QPainter) -> None:
        """Paint it, with its corner at that of the table."""
        if self._picture is None:
            self._picture = self._shown()
        painter.drawPixmap(QPointF(), self._picture)
        self._used = True
        if not self._timer.isActive():
            self._timer.start()

    @property
    def busy(self) -> bool:
        """Whether it was painted just now, or is being written: there is still something to be done at rest."""
        return self._timer.isActive()

    def _shown(self) -> QPixmap:
        """The picture from its file, or else painted now."""
        assert self._shape is not None
        if picture_cache.maps():
            self._mapped = picture_cache.mapped(self._file, self._shape.pixels, self._shape.ratio)
        return self._painted(self._shape) if self._mapped is None else self._mapped.picture

    def _painted(self, shape: Shape) -> QPixmap:
        pixmap = QPixmap(shape.pixels)
        pixmap.setDevicePixelRatio(shape.ratio)
        pixmap.fill(theme.palette.chrome.page)
        painter = QPainter(pixmap)
        self._paint(painter)
        painter.end()
        return pixmap

    def _look_around(self) -> None:
        """Once it is at rest, write the picture if it was painted, or give back the memory in which it is shown."""
        if self._used:
            self._used = False
        elif self._writing is not None:
            self._show_written(self._writing)
        elif self._picture is not None and self._mapped is None and self._can_write:
            self._write(self._picture)
        else:
            self._timer.stop()
            if self._mapped is not None:
                self._mapped.rest()

    def _write(self, picture: QPixmap) -> None:
        """Begin to write it; closing the program does not wait until that is done."""
        self._writing = Thread(target=picture_cache.keep_ground, args=(self._file, picture.toImage()), name="ground",
                               daemon=True)
        self._writing.start()

    def _show_written(self, writing: Thread) -> None:
        """Show it from its file, if that is there by now; where nothing can be kept, it stays in memory."""
        assert self._shape is not None
        if not writing.is_alive():
            self._writing = None
            self._mapped = picture_cache.mapped(self._file, self._shape.pixels, self._shape.ratio)
            if self._mapped is None:
                self._can_write = False
            else:
                self._picture = self._mapped.picture


def _name(place: Place, shape: Shape) -> str:
    """The name of the file, of all that the picture depends on."""
    drawings = [picture_cache.name_of(place.drawing_of(layer)) for layer in place.stage.place]
    hero = None if shape.hero is None else shape.hero.getRect()
    look = theme.palette.place_veil.rgba(), theme.palette.chrome.page.rgba()
    kind = f"{picture_cache.PLACE}-{zlib.crc32(repr((place, drawings, hero, look)).encode()):x}"
    return picture_cache.file_name(kind, shape.size.toSize(), shape.ratio)
