"""Our own drawings as pixmaps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication


def drawn(path: Path, size: QSize, colour: QColor | None = None, ratio: float | None = None) -> QPixmap:
    """A drawing as a pixmap, in one colour if one is given.

    `size` is before scaling by `ratio`, which defaults to that of the densest screen.
    """
    ratio = ratio or _densest()
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


def _densest() -> float:
    application = QApplication.instance()
    return application.devicePixelRatio() if isinstance(application, QApplication) else 1.0
