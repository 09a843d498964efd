"""The throne at the end of a game, with the faces of those who hold it; in moonlight if the game was lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from throne_desktop.look import pictures, theme
from throne_desktop.look.drawings import drawing
from throne_desktop.look.portraits import paint_portrait
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import Portrait

_SHAPE: Final = 480 / 520
"""The width of the drawing of the throne, as a share of its height."""
_MIDDLE: Final = 0.5
"""Where the face is on that drawing, as a share of its height."""
_FACE: Final = 0.4
"""The diameter of a single face, as a share of the throne's height; several are smaller."""
_LAUREL: Final = 1.42
"""How large a laurel is, in diameters of the face in it."""
_SMALLER: Final = {1: 1.0, 2: 0.62, 3: 0.52}
_SMALLEST: Final = 0.44
_APART: Final = 1.5
"""How far apart the middles of faces are, in diameters."""
_MOONLIT: Final = QColor(20, 34, 66, 150)
"""Lies over the throne in moonlight."""


class EndThrone(QWidget):
    """`beam`, `face` and `laurel` say how far these have appeared, from 0 to 1; an animation may drive them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: tuple[Portrait, ...] = ()
        self.moonlit = False
        """Whether it stands in moonlight, as the game was lost."""
        self._shown = {"beam": 1.0, "face": 1.0, "laurel": 1.0}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def seat(self, faces: Sequence[Portrait], *, moonlit: bool) -> None:
        """Let these sit on it, if anyone does."""
        self._faces = tuple(faces)
        self.moonlit = moonlit
        self.update()

    def _get(self, name: str) -> float:
        return self._shown[name]

    def _set(self, value: float, name: str) -> None:
        self._shown[name] = value
        self.update()

    def _get_beam(self) -> float:
        return self._get("beam")

    def _set_beam(self, value: float) -> None:
        self._set(value, "beam")

    def _get_face(self) -> float:
        return self._get("face")

    def _set_face(self, value: float) -> None:
        self._set(value, "face")

    def _get_laurel(self) -> float:
        return self._get("laurel")

    def _set_laurel(self, value: float) -> None:
        self._set(value, "laurel")

    beam = Property(float, _get_beam, _set_beam)
    face = Property(float, _get_face, _set_face)
    laurel = Property(float, _get_laurel, _set_laurel)

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def throne_rect(self) -> QRectF:
        """Where the throne stands: in the middle, on the lower edge."""
        height = min(self.height() * 0.94, self.width() * 0.92 / _SHAPE)
        width = height * _SHAPE
        return QRectF((self.width() - width) / 2, self.height() - height, width, height)

    def face_spots(self) -> list[tuple[QPointF, float]]:
        """The middle and the diameter of every face: side by side, in two rows from four on."""
        throne = self.throne_rect
        number = len(self._faces)
        side = throne.height() * _FACE * _SMALLER.get(number, _SMALLEST)
        middle = QPointF(throne.center().x(), throne.top() + throne.height() * _MIDDLE)
        rows = [number] if number < 4 else [number // 2, number - number // 2]
        spots = []
        for row, count in enumerate(rows):
            y = middle.y() + (row - (len(rows) - 1) / 2) * side * _APART
            spots += [(QPointF(middle.x() + (each - (count - 1) / 2) * side * _APART, y), side)
                      for each in range(count)]
        return spots

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_beam(painter)
        throne = self.throne_rect
        painter.drawPixmap(throne.topLeft(), self._drawn("throne", throne.width(), throne.height()))
        for portrait, (middle, side) in zip(self._faces, self.face_spots(), strict=True):
            painter.setOpacity(self._shown["face"])
            paint_portrait(painter, middle, side, portrait, bright=True)
            painter.setOpacity(self._shown["laurel"])
            around = side * _LAUREL
            painter.drawPixmap(middle - QPointF(around / 2, around / 2), self._drawn("laurel", around, around))

    def _paint_beam(self, painter: QPainter) -> None:
        """Light that falls on the throne from above."""
        middle, foot = self.width() / 2, self.throne_rect.bottom()
        light = QColor(theme.palette.moonbeam if self.moonlit else theme.palette.glow)
        painter.setPen(Qt.PenStyle.NoPen)
        for top, base, share in ((0.1, 0.47, 0.75), (0.05, 0.3, 0.75)):
            falling = QLinearGradient(0.0, 0.0, 0.0, foot)
            for at, fades in ((0.0, 1.0), (0.75, 0.45), (1.0, 0.0)):
                colour = QColor(light)
                colour.setAlphaF(light.alphaF() * share * fades * self._shown["beam"])
                falling.setColorAt(at, colour)
            painter.setBrush(falling)
            painter.drawPolygon(QPolygonF([
                QPointF(middle - self.width() * top, 0.0), QPointF(middle + self.width() * top, 0.0),
                QPointF(middle + self.width() * base, foot), QPointF(middle - self.width() * base, foot)]))

    def _drawn(self, name: str, width: float, height: float) -> QPixmap:
        """One of the drawings in that size."""
        ratio = self.devicePixelRatioF()
        size = (max(1, round(width)), max(1, round(height)))
        return pictures.kept.picture(("end", name, *size, ratio, self.moonlit), partial(self._paint, name, size, ratio))

    def _paint(self, name: str, size: tuple[int, int], ratio: float) -> QPixmap:
        pixmap = QPixmap(round(size[0] * ratio), round(size[1] * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(0, 0, *size)
        drawing(asset("end", f"{name}.svg")).render(painter, area)
        if self.moonlit:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(area, _MOONLIT)
        painter.end()
        return pixmap
