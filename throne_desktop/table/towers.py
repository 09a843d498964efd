"""Tracks: as towers, one for each token and as high as its field, or as boxes, a row of numbered fields.

The fields of a track with towers are heights, and the level of a token in its slot is the number of its tower.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from throne_desktop.table.blocks import SMALLEST_TOKEN, ZonePlace, measure
from throne_desktop.table.presentation import Presentation, Presented

TITLE: Final = 24.0         # the heading, at the usual text size
CAPTION: Final = 36.0       # two lines below the heading
NAME: Final = 22.0          # the names below the towers
SCALE: Final = 24.0         # the numbers of the scale
WIDE: Final = 0.5           # a tower, card widths
_PITCH: Final = 0.66        # from tower to tower
_TOKEN: Final = 0.34        # the token on a tower
_FIELD: Final = 0.105       # from field to field
PLINTH: Final = 0.34        # a tower of height 0, which still has room for its number
_POLE: Final = 0.07         # from a tower to its token
_CROWN: Final = 0.24        # above the highest token
_CAPTION: Final = 22.0      # below a row of boxes


class Towers(Presentation):
    """Tracks whose tokens stand on towers, `ZoneSpec.depth` of them side by side."""

    show = Show.TOWERS

    def size(self, width: float) -> QSizeF:
        sizes = [self._size(zone, width) for zone in self.zones]
        return QSizeF(max(size.width() for size in sizes), sum(size.height() for size in sizes))

    def _size(self, zone: ZoneSpec, width: float) -> QSizeF:
        above = (TITLE + CAPTION) * self.scale + _CROWN * width + _token(width) + _POLE * width
        below = PLINTH * width + NAME * self.scale
        return QSizeF(SCALE * self.scale + zone.depth * _PITCH * width,
                      above + (zone.slots - 1) * _FIELD * width + below)

    def at(self, corner: QPointF, width: float) -> Presented:
        places: dict[str, ZonePlace] = {}
        captions: dict[str, QRectF] = {}
        top, size = corner.y(), self.size(width)
        for zone in self.zones:
            rect = QRectF(corner.x(), top, size.width(), self._size(zone, width).height())
            places[zone.id] = self._place(zone, rect, width)
            captions[zone.id] = QRectF(rect.left(), top + TITLE * self.scale, rect.width(), CAPTION * self.scale)
            top = rect.bottom()
        return Presented(self.show, QRectF(corner, size), width, places, captions)

    def _place(self, zone: ZoneSpec, rect: QRectF, width: float) -> ZonePlace:
        side, pitch = _token(width), _PITCH * width
        free = rect.width() - SCALE * self.scale - zone.depth * pitch
        left = rect.left() + SCALE * self.scale + free / 2 + (pitch - side) / 2
        lowest = rect.bottom() - NAME * self.scale - (PLINTH + _POLE) * width - side
        cells = tuple(QPointF(left, lowest - slot * _FIELD * width) for slot in range(zone.slots))
        return ZonePlace(zone, rect, QSizeF(side, side), _FIELD * width, QPointF(pitch, 0.0), zone.slots, cells=cells)


def _token(width: float) -> float:
    return max(SMALLEST_TOKEN, _TOKEN * width)


def pole(width: float) -> float:
    """From a tower to its token, in pixels."""
    return _POLE * width


def crown(width: float) -> float:
    """The height of the crown above the highest token, in pixels."""
    return _CROWN * width


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
