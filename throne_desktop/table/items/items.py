"""The items of the scene: cards with their signs, and zones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import BACK, Face, TokenFace
from engine.base.parts import Show
from engine.base.table import Form, Piece
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.table.faces.card_marks import MarkItem, Sign, Spots, place_signs
from throne_desktop.table.faces.faces import SHADOW, Faces, height_of
from throne_desktop.table.faces.owner_mark import OwnerMark
from throne_desktop.table.faces.tokens import paint_track
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import fits, fitted, fitted_lines, paint_slip
from throne_desktop.table.geometry.hand_layout import FRAME
from throne_desktop.table.geometry.zone_block import ZonePlace

_STRAIGHT: Final = QTransform()
_LEVELS_IN_SLOT: Final = 40
_INTO_HEAD: Final = 2.0
"""How far the diamond on it reaches into the head, above the name."""
_ABOVE: Final = 22.0
"""The height of the caption over a guest, and how much wider than it that may be, in pixels."""
_LINES: Final = 2.2
"""A room for words of so many lines has several of them."""
_ASIDE: Final = 0.05
_BELOW: Final = 0.12
"""How far to the right and down the shadow of a card falls that flies as high as cards do, in card widths."""
_SHADE: Final = 0.8
_ROOM_FOR_NAME: Final = 60.0
"""The least width of a frame for the name of its zone, in pixels."""
_SCENIC: Final = frozenset({Show.LANES, Show.TOWERS, Show.BOXES, Show.PLOTS, Show.STALLS})
"""Presentations whose scenery shows where cards will lie."""


class CardItem(QGraphicsPixmapItem):
    """One card or token. Its position is the top left corner of the upright card."""

    def __init__(self, faces: Faces, width: float, ratio: float) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
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
        self._air: LiftedShadow | None = None
        self.tilted = 0.0
        """By how many degrees it is turned about its middle, for a while, besides lying upright or on its side."""
        self.show_face(BACK)

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
        margin = math.ceil(round(self.width) * SHADOW)
        size = self.card_size
        if sideways:
            self.setOffset((size.width() - size.height()) / 2 - margin, (size.height() - size.width()) / 2 - margin)
        else:
            self.setOffset(-margin, -margin)
        self._sign.fit(self.card_rect(), self._free or self.width)

    def _paint(self) -> None:
        look = (self._faces.age, self._face, self.width, self._sideways, self._free, self._counts, self.veiled,
                self._owned)
        if look == self._look:
            return      # a card that stays as it is need not be looked for after every move
        self._look = look
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
        return place_signs(self, signs, spots)

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
        size = self.card_size * self.scale()        # a transform comes after the scale
        x, y = size.width() / 2, size.height() / 2
        self.setTransform(QTransform().translate(x, y).rotate(angle).translate(-x, -y))

    def lie_down(self) -> None:
        """Lie on the table, whatever it was doing in the air."""
        self.tilted = 0.0
        self.setTransform(_STRAIGHT)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.setVisible(True)
        self.lift(0.0)

    def lift(self, height: float) -> None:
        """Lift the card off the table, by a share of how high cards fly: it throws a longer shadow the higher it is."""
        flies = height > 0.0 and not isinstance(self._face, TokenFace)
        if flies:
            self._air = self._air or LiftedShadow(self)
            size = self.card_rect().size()
            self._air.cast(self._faces.shadow(size, self._ratio), self.offset(), size.width(), height)
        if self._air is not None:
            self._air.setVisible(flies)

    def mark_pickup(self, can: bool) -> None:
        """Show whether the card can be picked up."""
        self._sign.setVisible(can)


class LiftedShadow(QGraphicsPixmapItem):
    """The shadow of a card that flies, besides the one that belongs to its picture."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def cast(self, picture: QPixmap, corner: QPointF, width: float, height: float) -> None:
        """Fall away from the light at the upper left, from a card of that width whose picture begins at the corner."""
        if self.pixmap().cacheKey() != picture.cacheKey():
            self.setPixmap(picture)
        self.setOffset(corner + QPointF(_ASIDE, _BELOW) * width * height)
        self.setOpacity(_SHADE)


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


class ZoneItem(QGraphicsItem):
    """The ground of a zone: faint outlines where cards will lie, a caption, and a light where one may be dropped."""

    def __init__(self, place: ZonePlace, room: QRectF | None, *, bright: bool = False) -> None:
        """`bright` ground needs a plaque below words."""
        super().__init__()
        self.place = place
        self._bright = bright
        self.room = room or QRectF()
        """Where its caption stands."""
        self._caption = ""
        self._whispered = ""
        self._label = ""
        self._slots: set[int] = set()
        self.lit: QRectF | None = None
        """What shines as a place to drop a card; None if nothing does."""
        self.setZValue(zlayers.OUTLINES)

    @property
    def caption(self) -> str:
        """The words at the zone: its caption, or what is said in place of it."""
        return self._whispered or self._caption

    def boundingRect(self) -> QRectF:
        return self.place.rect.adjusted(-14, -14, 14, 14).united(self.room)

    def whisper(self, words: str) -> None:
        """Say something in place of the caption, until the zone is next described."""
        if words != self._whispered:
            self._whispered = words
            self.update()

    def describe(self, place: ZonePlace, caption: str, used_slots: set[int], tooltip: str, label: str) -> None:
        """Update the place of the zone, its caption, the slots in which cards lie, its tooltip, and its name."""
        self.setToolTip(tooltip)
        told = (place, caption, used_slots, "", label)
        if told != (self.place, self._caption, self._slots, self._whispered, self._label):
            self.prepareGeometryChange()
            self.place, self._caption, self._slots, self._whispered, self._label = told
            if place.spec.guest and caption:
                self.room = place.rect.adjusted(-_ABOVE, -theme.scaled(_ABOVE), _ABOVE / 2, -place.rect.height() - 2)
            self.update()

    def light(self, rect: QRectF | None) -> None:
        """Light the zone or a slot of it as a place to drop a card; None puts the light out.

        That of a guest lies over the cards which will make room for it.
        """
        if rect != self.lit:
            self.lit = rect
            covered = rect is not None and self.place.spec.guest and not self._slots
            self.setZValue(zlayers.LINKS if covered else zlayers.OUTLINES)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_outlines(painter)
        if self.lit is not None:
            draw_shape(painter, QPen(theme.palette.gold_light, 3 * theme.palette.stroke, Qt.PenStyle.DashLine),
                       rounded(self.lit, 10.0), theme.palette.drop)
        if self.caption and not self.room.isEmpty():
            self._paint_caption(painter)

    @property
    def lettered(self) -> tuple[QFont, str]:
        """What is said at the zone, whole or not at all: in as many lines as there is room for, or in one."""
        font, room = theme.text(14), self.room
        lines = None
        if room.height() >= _LINES * QFontMetricsF(font).height():
            lines = fitted_lines(theme.text(13), self.caption, room.size())
        if lines is not None:
            return lines
        if self._whispered and not fits(self._whispered, font, room.width()):
            return font, ""     # nobody needs half a sentence: it was said in addition
        font = fitted(font, self.caption, room.width())
        return font, QFontMetricsF(font).elidedText(self.caption, Qt.TextElideMode.ElideRight, room.width() + 1)

    def _paint_caption(self, painter: QPainter) -> None:
        (font, words), align = self.lettered, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        if self._bright and words:
            paint_slip(painter, self.room, words, font, align)
        painter.setPen(theme.palette.on_felt if self._whispered else theme.palette.on_felt_quiet)
        painter.setFont(font)
        painter.drawText(self.room, align, words)

    def _paint_outlines(self, painter: QPainter) -> None:
        spec = self.place.spec
        hidden = self.place.told or self.place.spines or self.place.bare or spec.show in _SCENIC
        empty = not self._slots and (spec.guest or spec.form is Form.HAND)
        if hidden or empty or not self._has_words():      # no frame without a word
            return
        painter.setPen(QPen(theme.palette.outline, 1.2 * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque if self._bright and spec.form is Form.POOL else theme.palette.slot)
        radius = self.place.card.width() * 0.056
        if spec.guest and spec.seat is not None and spec.form is Form.ROW:
            painter.drawRoundedRect(self.place.rect.adjusted(-5, -5, 5, 5), radius + 5, radius + 5)
            return
        if spec.form is Form.TRACK:
            paint_track(painter, self.place)
            return
        if spec.form is Form.POOL:
            painter.drawRoundedRect(self.place.rect.adjusted(-6, -6, 6, 6), 12, 12)
            self._paint_name(painter)
            return
        if spec.slots > 1 and self.place.pitch < self.place.card.width():     # outlines would lie over one another
            if not self._slots:
                room = QSizeF(self.place.rect.width(), self.place.card.height())
                corner = self.place.rect.topLeft() + QPointF(0.0, self.place.rise)
                painter.drawRoundedRect(QRectF(corner, room), radius, radius)
            return
        slots = 1 if spec.form in (Form.PILE, Form.HAND) else spec.slots
        for slot in range(slots):
            if slot not in self._slots:
                painter.drawRoundedRect(QRectF(self.place.corner(slot, 0), self.place.card), radius, radius)
        self._paint_name(painter)

    def _is_nameless(self) -> bool:
        """Whether the zone is an empty frame that only its name inside it can tell from others."""
        spec = self.place.spec
        return not self._slots and not self.caption and spec.seat is not None and spec.form in (Form.PILE, Form.POOL)

    def _has_words(self) -> bool:
        """Whether there is a word for the zone, or room for one inside it: no frame is both empty and nameless."""
        return not self._is_nameless() or self.place.rect.width() >= theme.scaled(_ROOM_FOR_NAME)

    def _paint_name(self, painter: QPainter) -> None:
        if self._is_nameless():
            align = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            room = self.place.rect.adjusted(-2, 0, 2, 0)
            if self._bright and self.place.spec.form is not Form.POOL:
                paint_slip(painter, room, self._label, theme.text(13), align)
            painter.setPen(theme.palette.on_felt_quiet)
            painter.setFont(theme.text(13))
            painter.drawText(room, align, self._label)
