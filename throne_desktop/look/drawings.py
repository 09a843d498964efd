"""Our own drawings as pixmaps."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication

from throne_desktop.look import picture_cache, pictures
from throne_desktop.look.brushes import flat

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_CLEAR: Final = QColor(0, 0, 0, 0)
_READ: Final = 16
"""How many drawings are kept as they were read: a face is painted once for every size, and 128 of them take 2 MB."""


def drawn(path: Path, size: QSize, colour: QColor | None = None, ratio: float | None = None) -> QPixmap:
    """A drawing as a pixmap, in one colour if one is given.

    `size` is before scaling by `ratio`, which defaults to that of the window.
    """
    ratio = ratio or densest()
    key = (path, size.width(), size.height(), None if colour is None else colour.rgba(), ratio)
    return pictures.kept.picture(key, partial(_paint, path, size, colour, ratio))


def drawn_at_start(path: Path, size: QSize, ratio: float | None = None) -> QPixmap:
    """A drawing that every start shows, as `drawn` paints it in its own colours, but kept between starts."""
    ratio = ratio or densest()
    key = (path, size.width(), size.height(), None, ratio)
    paint = partial(_paint, path, size, None, ratio)
    return pictures.kept.picture(key, partial(picture_cache.picture, picture_cache.name_of(path), size, ratio, paint))


@lru_cache(maxsize=_READ)
def drawing(path: Path) -> QSvgRenderer:
    """A drawing to be painted in any size; its file is read once."""
    from PySide6.QtSvg import QSvgRenderer  # only here: most starts show nothing but pictures that were kept

    return QSvgRenderer(str(path))


def _paint(path: Path, size: QSize, colour: QColor | None, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(_CLEAR)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, size.width(), size.height())
    drawing(path).render(painter, area)
    if colour is not None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        whole = QPainterPath()      # fillRect would make all the names in `Qt`, and the first start waits for this
        whole.addRect(area)
        painter.fillPath(whole, flat(colour))
    painter.end()
    return pixmap


def densest() -> float:
    """How many pixels of the screen a pixel of ours is: of the densest, as long as no window is on one.

    On Wayland only the window knows: its screen says 2 where it is 1.5, and hears of a change later.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return 1.0
    shown = [window.devicePixelRatio() for window in application.topLevelWindows() if window.isVisible()]
    return max(shown, default=application.devicePixelRatio())
