"""Tracks: as towers, one for each token and as high as its field, or as boxes, a row of numbered fields.

The fields of a track with towers are heights, and the level of a token in its slot is the number of its tower.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import Form, ZoneSpec
from throne_desktop.table.geometry.zone_block import RATIO, SMALLEST_TOKEN, ZonePlace, measure
from throne_desktop.table.presentations.presentation import Presentation, Presented

TITLE: Final = 30.0         # the heading of one line or two, at the usual text size
CAPTION: Final = 50.0       # up to three lines below the heading
NAME: Final = 22.0          # the names below the towers
SCALE: Final = 24.0         # the numbers of the scale
MOST: Final = 1.25
"""The most that words at towers grow, so that the towers do not shrink."""
WIDE: Final = 0.5           # a tower, card widths
PITCH: Final = 0.66         # from tower to tower
_TOKEN: Final = 0.34        # the token on a tower
_FIELD: Final = 0.105       # from field to field
PLINTH: Final = 0.34        # a tower of height 0, which still has room for its number
POLE: Final = 0.07          # from a tower to its token
CROWN: Final = 0.24         # above the highest token
_NARROWEST: Final = 150.0
_WIDEST: Final = 300.0
_SHARE: Final = 0.17
"""The width of the towers: the least and the most in pixels, and as a share of the table's."""
_HIGHEST: Final = 0.46
"""The most of the height of the table that towers take."""
_LOW: Final = 500.0
"""The height below which a table is low: there words at towers have two lines and towers a smaller share."""
_CAPTION_LOW: Final = 32.0
_HIGHEST_LOW: Final = 0.42
_ASIDE: Final = 4.0
_PILE: Final = 0.36
"""The most height of a pile beside the heading, in widths of the towers."""
_CAPTION: Final = 22.0      # below a row of boxes


class Towers(Presentation):
    """Tracks whose tokens stand on towers, `ZoneSpec.depth` of them side by side: as large as the table allows.

    A pile under such a track lies beside its heading.
    """

    show = Show.TOWERS

    def __init__(self, zones: Sequence[ZoneSpec], viewer: int, scale: float) -> None:
        super().__init__(zones, viewer, min(scale, MOST))

    def size(self, width: float) -> QSizeF:
        wide = max(_NARROWEST * min(self.scale, 1.3), min(_WIDEST, self.room.width() * _SHARE))
        tracks = [zone for zone in self.zones if zone.form is Form.TRACK]
        share = _HIGHEST_LOW if self._low else _HIGHEST
        highest = self.room.height() * share / max(1, len(tracks))
        return QSizeF(wide, sum(min(highest, self._height(zone, self._unit(zone, wide))) for zone in tracks))

    @property
    def _low(self) -> bool:
        return self.room.height() < _LOW

    @property
    def _above(self) -> float:
        """The height of the heading and the words below it."""
        return (TITLE + (_CAPTION_LOW if self._low else CAPTION)) * self.scale

    def _height(self, zone: ZoneSpec, unit: float) -> float:
        """The height of a track with its heading and names, in proportion to cards of that width."""
        above = self._above + (CROWN + POLE) * unit + token_side(unit)
        return above + ((zone.slots - 1) * _FIELD + PLINTH) * unit + NAME * self.scale

    def _unit(self, zone: ZoneSpec, wide: float) -> float:
        """The width of a card beside which towers of that width would be in proportion."""
        return (wide - SCALE * self.scale) / zone.depth / PITCH

    def at(self, corner: QPointF, width: float) -> Presented:
        places: dict[str, ZonePlace] = {}
        captions: dict[str, QRectF] = {}
        size = self.size(width)
        rect, track = QRectF(corner, QSizeF(size.width(), 0.0)), ""
        height = size.height() / sum(zone.form is Form.TRACK for zone in self.zones)
        for zone in self.zones:
            if zone.form is Form.TRACK:
                rect, track = QRectF(rect.left(), rect.bottom(), rect.width(), height), zone.id
                places[track] = self._place(zone, rect)
                captions[track] = QRectF(rect.left(), rect.top() + TITLE * self.scale, rect.width(),
                                         self._above - TITLE * self.scale)
            else:
                places[zone.id] = self._beside_heading(zone, rect)
                captions[track] = captions[track].adjusted(places[zone.id].rect.width() + _ASIDE, 0, 0, 0)
        return Presented(self.show, QRectF(corner, size), width, places, captions)

    def _place(self, zone: ZoneSpec, rect: QRectF) -> ZonePlace:
        unit = self._unit(zone, rect.width())
        side, pitch = token_side(unit), PITCH * unit
        left = rect.left() + SCALE * self.scale + (pitch - side) / 2
        lowest = rect.bottom() - NAME * self.scale - (PLINTH + POLE) * unit - side
        highest = rect.top() + self._above + CROWN * unit
        field = max(0.0, lowest - highest) / (zone.slots - 1)
        cells = tuple(QPointF(left, lowest - slot * field) for slot in range(zone.slots))
        return ZonePlace(zone, rect, QSizeF(side, side), field, QPointF(pitch, 0.0), zone.slots, cells=cells)

    def _beside_heading(self, zone: ZoneSpec, rect: QRectF) -> ZonePlace:
        height = min(self._above - 2 * _ASIDE, rect.width() * _PILE)
        card = QSizeF(height / RATIO, height)
        corner = rect.topLeft() + QPointF(0.0, _ASIDE)
        return ZonePlace(zone, QRectF(corner, card), card, card.width(), QPointF(), 1)


def token_side(unit: float) -> float:
    """The side of a token on a tower beside cards of that width."""
    return max(SMALLEST_TOKEN, _TOKEN * unit)


class Boxes(Presentation):
    """Tracks as rows of numbered boxes, with a caption below each."""

    show = Show.BOXES

    def size(self, width: float) -> QSizeF:
        rects = [measure(zone, width).rect for zone in self.zones]
        return QSizeF(max(rect.width() for rect in rects),
                      sum(rect.height() + _CAPTION * self.scale for rect in rects))

    def at(self, corner: QPointF, width: float) -> Presented:
        places: dict[str, ZonePlace] = {}
        captions: dict[str, QRectF] = {}
        top, size = corner.y(), self.size(width)
        for zone in self.zones:
            place = measure(zone, width)
            rect = place.rect.translated(corner.x() + (size.width() - place.rect.width()) / 2, top)
            places[zone.id] = replace(place, rect=rect)
            captions[zone.id] = QRectF(corner.x(), rect.bottom() + 3, size.width(), _CAPTION * self.scale - 3)
            top = rect.bottom() + _CAPTION * self.scale
        return Presented(self.show, QRectF(corner, size), width, places, captions)
