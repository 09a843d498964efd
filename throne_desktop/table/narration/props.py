"""What moves at a climax besides cards on their way: cards that topple, and drawings that come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from throne_desktop.table.geometry import zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.tweens import Timed

_BELOW_CLOTH: Final = 0.62
"""From where on a flag is nothing but its pole, as a share of its height."""


@dataclass(slots=True)
class Toppling(Timed):
    """A card that topples by an `angle`, and slides a little way."""

    card: CardItem
    start: QPointF
    angle: float
    slide: QPointF
    delay: int = 0
    motion: Motion = motions.TOPPLE
    sound: str = ""

    def reduce(self) -> None:
        """Stay where it lies."""
        self.angle, self.slide = 0.0, QPointF()

    def at(self, time: float) -> None:
        """Show it as it is at that time."""
        part = self.motion.along(self.part(time))
        self.card.setPos(self.start + self.slide * part)
        self.card.tilt(self.angle * part)


class Prop(QGraphicsPixmapItem):
    """A drawing above the table, which is not seen until it moves."""

    def __init__(self, picture: QPixmap, lies: QPointF) -> None:
        """`lies` is where its upper left corner is in the end, to the next pixel, so that halves leave no gap."""
        super().__init__(picture)
        self.lies = QPointF(lies.toPoint())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(zlayers.CRIES)
        self.setPos(lies)
        self.setOpacity(0.0)


@dataclass(slots=True)
class Gliding(Timed):
    """A drawing on its `way` to where it lies: it appears at once, and is `gone` in the end or stays."""

    prop: Prop
    way: QPointF
    motion: Motion
    delay: int = 0
    gone: bool = False
    sound: str = ""
    fades: bool = False

    def reduce(self) -> None:
        """Fade in where it lies."""
        self.fades = True

    def at(self, time: float) -> None:
        """Show it as it is at that time."""
        part = self.part(time)
        along = 1.0 if self.fades else self.motion.along(part)
        bend = QPointF(0.0, -abs(self.way.x()) * self.motion.arc * 4 * along * (1 - along))
        self.prop.setPos(self.prop.lies - self.way * (1 - along) + bend)
        self.prop.setOpacity(0.0 if self.gone and part >= 1.0 else min(1.0, part if self.fades else 4 * part))


def tinted(picture: QPixmap, colour: QColor) -> QPixmap:
    """A drawing in light tones, in tones of another colour; what is dark stays dark."""
    made = QPixmap(picture)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(QRectF(QPointF(), picture.deviceIndependentSize()), colour)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawPixmap(QPointF(), picture)
    painter.end()
    return made


def lengthened(picture: QPixmap, by: float) -> QPixmap:
    """A flag whose pole is so many pixels longer: what is below its cloth is stretched."""
    ratio, cloth = picture.devicePixelRatio(), round(picture.height() * _BELOW_CLOTH)
    made = QPixmap(picture.width(), picture.height() + round(by * ratio))
    made.fill(Qt.GlobalColor.transparent)
    plain = QPixmap(picture)
    plain.setDevicePixelRatio(1.0)
    painter = QPainter(made)
    painter.drawPixmap(QRect(0, 0, made.width(), cloth), plain, QRect(0, 0, plain.width(), cloth))
    painter.drawPixmap(QRect(0, cloth, made.width(), made.height() - cloth), plain,
                       QRect(0, cloth, plain.width(), plain.height() - cloth))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def halves(picture: QPixmap) -> tuple[QPixmap, QPixmap]:
    """The left half of a drawing and the right one."""
    middle = picture.width() // 2
    return (picture.copy(0, 0, middle, picture.height()),
            picture.copy(middle, 0, picture.width() - middle, picture.height()))
