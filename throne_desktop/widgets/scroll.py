"""What can be scrolled up and down where a page has less room than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scroll(QScrollArea):
    """A bare area that asks for the height of what it holds, and scrolls it where it gets less."""

    def __init__(self, inner: QWidget | None = None, parent: QWidget | None = None) -> None:
        """Without `inner`, somebody sets the widget later."""
        super().__init__(parent)
        self.setObjectName("bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        if inner is not None:
            self.setWidget(inner)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        return super().sizeHint() if inner is None else inner.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds has grown or shrunk, and so has what it asks for."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
