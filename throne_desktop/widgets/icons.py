"""Icons from our own drawings, in the colour that the ground asks for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from throne_desktop import theme
from throne_desktop.paths import asset


def icon(name: str, colour: QColor = theme.palette.ink, size: int = 20) -> QIcon:
    """The icon of that name, drawn in one colour; `size` is in pixels before scaling for dense screens."""
    return QIcon(drawn(asset("icons", f"{name}.svg"), QSize(size, size), colour))


def drawn(path: object, size: QSize, colour: QColor | None = None, ratio: float = 2.0) -> QPixmap:
    """A drawing as a pixmap; in one colour if one is given."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, size.width(), size.height())
    QSvgRenderer(str(path)).render(painter, area)
    if colour is not None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, colour)
    painter.end()
    return pixmap
