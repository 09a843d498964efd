"""A part of a page that scrolls up and down if it has less room than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from throne_desktop.look import theme
from throne_desktop.widgets import basics


class Scroll(QScrollArea):
    """A bare area that asks for the height of its contents, and scrolls them if it gets less."""

    def __init__(self, inner: QWidget | None = None, parent: QWidget | None = None) -> None:
        """Without `inner`, the widget is set later."""
        super().__init__(parent)
        self.setObjectName("bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        if inner is not None:
            self.setWidget(inner)

    def hold_still(self) -> None:
        """From now on keep what is seen where it is when the contents get longer or shorter.

        There is always room beside them for the scroll bar, and room is left below them rather than scrolled away.
        """
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._reach_down)
        bar.rangeChanged.connect(self._leave_room)
        self._leave_room(0, bar.maximum())

    def _leave_room(self, _least: int, most: int) -> None:
        self.setViewportMargins(0, 0, 0 if most else self.verticalScrollBar().sizeHint().width(), 0)

    def _reach_down(self) -> None:
        """Let the contents reach down to the end of what is seen."""
        inner: QWidget | None = self.widget()
        scrolled = self.verticalScrollBar().value()
        if inner is not None:
            inner.setMinimumHeight(scrolled + self.viewport().height() if scrolled else 0)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        return super().sizeHint() if inner is None else inner.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when the contents have grown or shrunk."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ScrolledColumn(Scroll):
    """Parts of a page, to be put one below the other into `column`; no wider than is good to read."""

    def __init__(self, widest: int) -> None:
        """`widest` is in pixels at the usual text size."""
        self._widest = widest
        self._inner = basics.bare()
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)
        whole = basics.bare()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(self._inner)
        super().__init__(whole)

    def fit(self) -> int:
        """Follow the size of texts; returns how wide it may be."""
        widest = theme.scaled(self._widest)
        self._inner.setMaximumWidth(widest)
        return widest
