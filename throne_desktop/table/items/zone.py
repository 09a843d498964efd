"""The ground of a zone as an item of the scene: outlines where cards will lie, words, and a light."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Form
from throne_desktop.look import pictures, theme
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.table.faces.tokens import paint_track
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import SLIP, fits, fitted, fitted_lines, paint_slip, word_by_word
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.items.ready_picture import ReadyPicture, painted

_ABOVE: Final = 22.0
"""The height of the caption over a guest, and how much wider than it that may be, in pixels."""
_LINES: Final = 2.2
"""A room for words of so many lines has several of them."""
_ROOM_FOR_NAME: Final = 60.0
"""The least width of a frame for the name of its zone, in pixels."""
_SCENIC: Final = frozenset({Show.LANES, Show.TOWERS, Show.BOXES, Show.PLOTS, Show.STALLS})
"""Presentations whose scenery shows where cards will lie."""
_OFF_FRAME: Final = 4
"""How far from a frame the name in it is written."""
_EDGE: Final = 3.0
"""How far edges and letters may reach beyond their room, in pixels."""
_OF_CAPTION: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextDontClip)
"""On dense screens letters reach a little below the room: what hangs below the line would be cut off."""
_OF_NAME: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class ZoneItem(QGraphicsItem):
    """The ground of a zone: faint outlines where cards will lie, a caption, and a light where one may be dropped."""

    def __init__(self, place: ZonePlace, room: QRectF | None, ratio: float, *, bright: bool = False) -> None:
        """`bright` ground needs a plaque below words."""
        super().__init__()
        self.place = place
        self._ratio = ratio
        self._bright = bright
        self.room = room or QRectF()
        """Where its caption stands."""
        self._caption = ""
        self._whispered = ""
        self._label = ""
        self._slots: set[int] = set()
        self._laid = False
        self._frames: list[ReadyPicture] = []
        self._track: ReadyPicture | None = None
        self._words = self._ready(below=False)
        self.lit: QRectF | None = None
        """What shines as a place to drop a card; None if nothing does."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
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
            self._show()

    def describe(self, place: ZonePlace, caption: str, used_slots: set[int], tooltip: str, label: str, *,
                 laid: bool = False) -> None:
        """Update the place of the zone, its caption, the slots in which cards lie, its tooltip, and its name.

        Where a table is `laid` by hand, every frame shows where cards go, be it nameless.
        """
        self.setToolTip(tooltip)
        told = (place, caption, used_slots, "", label, laid)
        if told != (self.place, self._caption, self._slots, self._whispered, self._label, self._laid):
            self.prepareGeometryChange()
            self.place, self._caption, self._slots, self._whispered, self._label, self._laid = told
            if place.spec.guest and caption:
                self.room = place.rect.adjusted(-_ABOVE, -theme.scaled(_ABOVE), _ABOVE / 2, -place.rect.height() - 2)
            self._show()

    def light(self, rect: QRectF | None) -> None:
        """Light the zone or a slot of it as a place to drop a card; None puts the light out.

        That of a guest lies over the cards which will make room for it.
        """
        if rect != self.lit:
            self.lit = rect
            covered = rect is not None and self.place.spec.guest and not self._slots
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, rect is None)
            self.setZValue(zlayers.LINKS if covered else zlayers.OUTLINES)
            scene = self.scene()
            if scene is not None:       # an item without contents is not updated, and would leave its light behind
                scene.update(self.sceneBoundingRect())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.lit is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_shape(painter, QPen(theme.palette.gold_light, 3 * theme.palette.stroke, Qt.PenStyle.DashLine),
                       rounded(self.lit, 10.0), theme.palette.drop)

    def _show(self) -> None:
        """Paint anew what lies below the cards."""
        self._show_frames()
        if self.caption and not self.room.isEmpty():
            self._show_caption()
        elif self.is_framed and self._is_nameless() and (font := self._font_of_name()) is not None:
            inside = self.place.rect.width() - 2 * _OFF_FRAME
            name = word_by_word(self._label, QFontMetricsF(font), inside)
            self._write(self._room_of_name(font), name, font, _OF_NAME, theme.palette.on_felt_quiet,
                        slip=self._bright and self.place.spec.form is not Form.POOL)
        else:
            self._words.show_nothing()

    # -- words ---------------------------------------------------------------------------------------------------------

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

    def _show_caption(self) -> None:
        font, words = self.lettered
        self._write(self.room, words, font, _OF_CAPTION,
                    theme.palette.on_felt if self._whispered else theme.palette.on_felt_quiet, slip=self._bright)

    def _write(self, room: QRectF, words: str, font: QFont, align: int, colour: QColor, *, slip: bool) -> None:
        def paint(painter: QPainter) -> None:
            if slip:
                paint_slip(painter, room, words, font, align)
            painter.setPen(colour)
            painter.setFont(font)
            painter.drawText(room, align, words)

        if words:
            written = QFontMetricsF(font).boundingRect(room, align, words)
            self._words.show_painted(written.adjusted(-SLIP - _EDGE, -_EDGE, SLIP + _EDGE, _EDGE), paint)
        else:
            self._words.show_nothing()

    def _is_nameless(self) -> bool:
        """Whether the zone is an empty frame that only its name inside it can tell from others."""
        spec = self.place.spec
        return not self._slots and not self.caption and spec.seat is not None and spec.form in (Form.PILE, Form.POOL)

    def _has_words(self) -> bool:
        """Whether there is a word for the zone, or room for one inside it: no frame is both empty and nameless."""
        return not self._is_nameless() or self._font_of_name() is not None

    def _font_of_name(self) -> QFont | None:
        """That of its name inside the frame: of a place for cards that are laid a small one, too, if every word fits.
        """
        width = self.place.rect.width()
        if width >= theme.scaled(_ROOM_FOR_NAME):
            return theme.text(13)
        small = theme.text(11)
        fits_in = all(QFontMetricsF(small).horizontalAdvance(word) <= width for word in self._label.split())
        return small if self._takes_cards() and fits_in else None

    def _room_of_name(self, font: QFont) -> QRectF:
        """Where its name is written: off the frame, unless a word needs the whole width."""
        inside, metrics = self.place.rect.adjusted(_OFF_FRAME, 0, -_OFF_FRAME, 0), QFontMetricsF(font)
        fits_in = all(metrics.horizontalAdvance(word) <= inside.width() for word in self._label.split())
        return inside if fits_in else self.place.rect.adjusted(-2, 0, 2, 0)

    def _takes_cards(self) -> bool:
        """Whether cards are laid here by hand."""
        return self._laid and self.place.spec.form is Form.PILE

    # -- frames --------------------------------------------------------------------------------------------------------

    @property
    def is_framed(self) -> bool:
        """Whether frames show where cards will lie: not where something else does, and none without a word."""
        spec = self.place.spec
        hidden = self.place.told or self.place.spines or self.place.bare or spec.show in _SCENIC
        empty = not self._slots and (spec.guest or spec.form is Form.HAND)
        return not hidden and not empty and (self._has_words() or self._takes_cards())

    def _show_frames(self) -> None:
        is_track = self.place.spec.form is Form.TRACK
        frames, radius = self._rounded_frames() if self.is_framed and not is_track else ([], 0.0)
        while len(self._frames) < len(frames):
            self._frames.append(self._ready(below=True))
        for item in self._frames:
            item.show_nothing()
        for item, frame in zip(self._frames, frames, strict=False):
            item.show_picture(self._frame(frame.size(), radius), frame.topLeft() - QPointF(_EDGE, _EDGE))
        if is_track and self.is_framed:
            self._track = self._track or self._ready(below=True)
            self._track.show_painted(self.place.rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), self._paint_track)
        elif self._track is not None:
            self._track.show_nothing()

    def _ready(self, *, below: bool) -> ReadyPicture:
        item = ReadyPicture(self, self._ratio)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, below)
        return item

    def _frame(self, size: QSizeF, radius: float) -> QPixmap:
        """The picture of a frame, one for all of its kind."""
        plaque = self._bright and self.place.spec.form is Form.POOL

        def paint() -> QPixmap:
            return painted(size + QSizeF(2 * _EDGE, 2 * _EDGE), self._ratio, paint_frame)

        def paint_frame(painter: QPainter) -> None:
            painter.setPen(QPen(theme.palette.outline, 1.2 * theme.palette.stroke))
            painter.setBrush(theme.palette.plaque if plaque else theme.palette.slot)
            painter.drawRoundedRect(QRectF(QPointF(_EDGE, _EDGE), size), radius, radius)

        return pictures.kept.picture(("frame", size.width(), size.height(), radius, plaque, self._ratio), paint)

    def _paint_track(self, painter: QPainter) -> None:
        painter.setBrush(theme.palette.slot)
        paint_track(painter, self.place)

    def _rounded_frames(self) -> tuple[list[QRectF], float]:
        """The frames, and how far their corners are rounded."""
        place, spec = self.place, self.place.spec
        radius = place.card.width() * 0.056
        if spec.guest and spec.seat is not None and spec.form is Form.ROW:
            return [place.rect.adjusted(-5, -5, 5, 5)], radius + 5
        if spec.form is Form.POOL:
            return [place.rect.adjusted(-6, -6, 6, 6)], 12.0
        if spec.slots > 1 and place.pitch < place.card.width():
            # those of single slots would lie over one another
            room = QRectF(place.rect.topLeft() + QPointF(0.0, place.rise),
                          QSizeF(place.rect.width(), place.card.height()))
            return [] if self._slots else [room], radius
        slots = 1 if spec.form in (Form.PILE, Form.HAND) else spec.slots
        return [QRectF(place.corner(slot, 0), place.card) for slot in range(slots) if slot not in self._slots], radius
