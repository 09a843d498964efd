"""The cards of the scene, with their signs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import BACK, Face, TokenFace
from engine.base.table import Piece
from throne_desktop.look import theme
from throne_desktop.table.faces.card_marks import MarkItem, Sign, Spots, place_signs
from throne_desktop.table.faces.faces import SHADOW, Faces, height_of
from throne_desktop.table.faces.owner_mark import OwnerMark
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.hand_layout import FRAME
from throne_desktop.table.items.lifted import Lifted, lifted

_STRAIGHT: Final = QTransform()
_LEVELS_IN_SLOT: Final = 40
_INTO_HEAD: Final = 2.0
"""How far the diamond on it reaches into the head, above the name."""


class CardItem(QGraphicsPixmapItem):
    """One card or token. Its position is the top left corner of the upright card."""

    def __init__(self, faces: Faces, width: float, ratio: float) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.piece: Piece | None = None
        self.width = width
        self._faces = faces
        self._ratio = ratio
        self._face: Face = BACK
        self._size = QSizeF()
        self._look: tuple[object, ...] = ()
        """All that its picture depends on."""
        self._sideways = False
        self._free: float | None = None
        self._counts = ""
        self._veiled = False
        self._sign = PickupSign(self)
        self.owner = OwnerMark(self)
        """Whose card it is, where its place does not say so."""
        self._marks: list[MarkItem] = []
        self._corner = QPointF()
        """Where its picture begins, as seen from where the card lies."""
        self._lifted: Lifted | None = None
        """What is seen of it high above the table, while it flies."""
        self._low = QPixmap()
        """What is seen of it on the table, while it is above."""
        self._is_high = False
        self.tilted = 0.0
        """By how many degrees it is turned about its middle, for a while, besides lying upright or on its side."""
        self.show_face(BACK)

    def sharpen(self, ratio: float) -> None:
        """Be painted for a screen of that density from now on."""
        self._ratio = ratio

    @property
    def face_shown(self) -> Face:
        """What the card shows now."""
        return self._face

    @property
    def lies(self) -> bool:
        """Whether the card lies on its side."""
        return self._sideways

    @property
    def card_size(self) -> QSizeF:
        """The size of the upright card in pixels."""
        return self._size

    def show_face(self, face: Face, sideways: bool = False, width: float | None = None,
                  free: float | None = None) -> None:
        """Turn the card to a face, upright or on its side, at the size given.

        `free` is how many pixels of its width the next card leaves uncovered; None if that is all of them.
        """
        self._face, self._sideways = face, sideways
        self.width = width if width is not None else self.width
        self._size = QSizeF(self.width, height_of(face, self.width))
        self._free = None if sideways or free is None or free > self.width - 1 else free
        self._paint()
        self._begin_picture_at(self._low_corner)
        self._sign.fit(self.card_rect(), self._free or self.width)

    def resize(self, width: float) -> None:
        """Show the same face, and as much of it, in a picture of another width."""
        if width != self.width:
            free = None if self._free is None else self._free * width / self.width
            self.show_face(self._face, self._sideways, width, free)

    def lay(self, corner: QPointF) -> None:
        """Put the upper left corner of the upright card there."""
        self.setPos(corner)
        if not self._ratio.is_integer():
            self._begin_picture_at(self._corner)

    @property
    def _low_corner(self) -> QPointF:
        """Where its picture on the table begins, as seen from where the card lies."""
        margin = math.ceil(round(self.width) * SHADOW)
        return self.card_rect().topLeft() - QPointF(margin, margin)

    def _begin_picture_at(self, corner: QPointF) -> None:
        """Let its picture begin there, as seen from where the card lies, on the nearest whole pixel of the screen.

        Qt sees to that by itself where each pixel is as many of the screen. Elsewhere it would stretch a picture by a
        pixel that begins between two of them.
        """
        self._corner = corner
        if not self._ratio.is_integer():
            there = (self.pos() + corner) * self._ratio
            corner = QPointF(math.floor(there.x() + 0.5), math.floor(there.y() + 0.5)) / self._ratio - self.pos()
        self.setOffset(corner)

    def _paint(self) -> None:
        look = (self._faces.age, self._face, self.width, self._sideways, self._free, self._counts, self.veiled,
                self._owned)
        if look == self._look:
            return      # a card that stays as it is need not be looked for after every move
        self._look = look
        self._come_down()
        self._lifted = None
        self.setPixmap(self._faces.face(self._face, self.width, self._ratio, self._sideways, self._free,
                                        counts=self._counts, veiled=self.veiled, owned=self._owned))

    @property
    def veiled(self) -> bool:
        """Whether the card is dimmed below its head, as it cannot be played now or counts no more."""
        return self._veiled or (self.piece is not None and self.piece.spent)

    def veil(self, veiled: bool) -> None:
        """Dim the card below its head, or no longer; a spent card stays dimmed."""
        before, self._veiled = self.veiled, veiled
        if self.veiled != before:
            self._paint()

    @property
    def free(self) -> float | None:
        """How many pixels of its width the next card leaves uncovered; None if that is all of them."""
        return self._free

    @property
    def _owned(self) -> bool:
        """Whether its owner's face lies over its lower left corner."""
        return self.piece is not None and self.piece.owner is not None and not self._sideways

    @property
    def counts(self) -> str:
        """What the card counts now, where that is not what is printed on it."""
        return self._counts

    @property
    def value_room(self) -> QRectF:
        """Where that number stands on the card."""
        room = self._faces.value_room(self._face, self.width, self._free, owned=self._owned)
        return self._lying(room) if self._sideways else room

    @property
    def foot(self) -> float:
        """The height of the name at the foot of the card; 0 if it is not there."""
        return self._faces.foot(self._face, self.width, owned=self._owned)

    def card_rect(self) -> QRectF:
        """The card as it lies, without its shadow."""
        size = self.card_size
        if not self._sideways:
            return QRectF(QPointF(0, 0), size)
        return QRectF((size.width() - size.height()) / 2, (size.height() - size.width()) / 2, size.height(),
                      size.width())

    def show_piece(self, piece: Piece, level: int, width: float, tooltip: str, free: float | None = None, *,
                   below: bool = False) -> None:
        """Show a piece of the view, as number `level` from the bottom of what is drawn in its slot.

        It may lie `below` the head of another card of its stack.
        """
        self.piece = piece
        self._sign.aside = below
        self._counts = piece.counts
        self.show_face(piece.face, piece.sideways, width, free)
        self.setToolTip(tooltip)
        self.setZValue(zlayers.CARDS + piece.slot * _LEVELS_IN_SLOT + min(level, _LEVELS_IN_SLOT - 1))

    def show_marks(self, signs: Sequence[Sign]) -> None:
        """Put signs on the card, where they cover neither its head nor its numbers, and can be seen."""
        for item in self._marks:
            item.scene().removeItem(item)
        self._marks = self._placed(signs) if signs else []

    def _placed(self, signs: Sequence[Sign]) -> list[MarkItem]:
        spots = self._faces.spots(self._face, self.width, self._free, owned=self._owned)
        if self._sideways:
            spots = Spots(spots.width, self._lying(spots.picture), ())
        placed = place_signs(self, signs, spots)
        if not self._ratio.is_integer():
            for each in placed:     # Qt would show what it keeps between two pixels, painted in parts in another way
                each.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        return placed

    def _lying(self, room: QRectF) -> QRectF:
        """Where a room of the upright card lies while the card lies on its side."""
        size = self.card_size
        middle = QPointF(size.width() / 2, size.height() / 2)
        off = room.center() - middle
        return QRectF(middle + QPointF(off.y() - room.height() / 2, -off.x() - room.width() / 2),
                      room.size().transposed())

    def tilt(self, angle: float) -> None:
        """Turn about the middle by so many degrees."""
        self.tilted = angle
        x, y = self.card_size.width() / 2, self.card_size.height() / 2
        self._distort(QTransform().translate(x, y).rotate(angle).translate(-x, -y))

    def narrow(self, share: float) -> None:
        """Be seen at that share of its width, as it turns over about its middle."""
        middle = self.card_size.width() / 2
        self._distort(QTransform().translate(middle, 0).scale(share, 1).translate(-middle, 0))

    def _distort(self, transform: QTransform) -> None:
        """Only what is turned is painted smoothly, which costs twice as much and changes nothing of other pictures."""
        self.setTransform(transform)
        turned = not transform.isIdentity()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation if turned
                                   else Qt.TransformationMode.FastTransformation)

    def lie_down(self) -> None:
        """Lie on the table, whatever it was doing in the air."""
        self.tilted = 0.0
        self._distort(_STRAIGHT)
        self.setOpacity(1.0)
        self.setVisible(True)
        self.land()

    def make_ready(self, larger: float) -> None:
        """Paint what will be seen of it high above the table: so many times as large, with a longer shadow.

        A token, which throws no longer one, looks the same up there unless it is larger.
        """
        if self._lifted is None and (larger > 1 or not isinstance(self._face, TokenFace)):
            size = self.card_rect().size()
            shadow = None if isinstance(self._face, TokenFace) else self._faces.shadow(size, self._ratio)
            self._lifted = lifted(self.pixmap(), shadow, size.width(), larger, self._paint_owner)

    def rise(self, larger: float) -> None:
        """Fly high above the table."""
        if self._is_high:
            return
        self.make_ready(larger)
        if self._lifted is not None:
            self._is_high = True
            self.owner.setVisible(False)    # it is in the picture
            self._low = self.pixmap()
            self.setPixmap(self._lifted.picture)
            self._begin_picture_at(self._low_corner - self._lifted.beyond)

    def sink(self) -> None:
        """Be seen as it lies on the table, close to which it is now."""
        if self._is_high:
            self.setPixmap(self._low)
            self._begin_picture_at(self._low_corner)
            self._come_down()

    def land(self) -> None:
        """Lie on the table; what was seen of it above is no longer needed."""
        self.sink()
        self._lifted = None

    def _come_down(self) -> None:
        if self._is_high:
            self._is_high = False
            self._low = QPixmap()
            self.owner.setVisible(self.owner.portrait is not None)

    def _paint_owner(self, painter: QPainter) -> None:
        painter.translate(-self._low_corner)
        self.owner.paint_on(painter)

    def mark_pickup(self, can: bool) -> None:
        """Show whether the card can be picked up."""
        self._sign.setVisible(can)


class PickupSign(QGraphicsItem):
    """A golden frame with a diamond on its upper edge: this card can be picked up."""

    def __init__(self, parent: CardItem) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._free = 0.0
        self.aside = False
        """Whether the diamond stands at the right, since the name of another card is above its middle."""
        self.setVisible(False)

    def fit(self, rect: QRectF, free: float) -> None:
        """Take the shape of the card; the diamond stands in the middle of what is free of its upper edge."""
        self.prepareGeometryChange()
        self._rect, self._free = rect, min(free, rect.width())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -12, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        token = abs(self._rect.width() - self._rect.height()) < 1.0     # heights are rounded
        radius = self._rect.width() / 2 if token else min(self._rect.width(), self._rect.height()) * 0.06
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold_light, FRAME * theme.palette.stroke))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        half = max(4.0, min(6.0, self._rect.width() * 0.06))
        along = self._free - 2 * half if self.aside else self._free / 2
        head = QPointF(self._rect.left() + along, self._rect.top() + _INTO_HEAD - half)
        diamond = QPolygonF([head + QPointF(0, -half), head + QPointF(half, 0), head + QPointF(0, half),
                             head + QPointF(-half, 0)])
        painter.setPen(QPen(theme.palette.ink, 1.2))
        painter.setBrush(theme.palette.gold_light)
        painter.drawPolygon(diamond)
