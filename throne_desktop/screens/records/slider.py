"""A slider that goes where it is clicked, and can be dragged on from there."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider


class Slider(QSlider):
    """A horizontal slider. Qt's own moves one page towards the point where it is clicked."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not self._part(
                QStyle.SubControl.SC_SliderHandle).contains(event.position().toPoint()):
            self.setValue(self._value_at(round(event.position().x())))
        super().mousePressEvent(event)      # the handle is under the pointer now, and gets dragged

    def _value_at(self, x: int) -> int:
        """The value at which the middle of the handle is nearest to `x`."""
        handle = self._part(QStyle.SubControl.SC_SliderHandle)
        groove = self._part(QStyle.SubControl.SC_SliderGroove)
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), x - groove.left() - handle.width() // 2,
                                              groove.width() - handle.width(), self._option().upsideDown)

    def _option(self) -> QStyleOptionSlider:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return option

    def _part(self, part: QStyle.SubControl) -> QRect:
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, self._option(), part, self)
