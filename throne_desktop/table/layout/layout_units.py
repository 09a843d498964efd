"""What the parts of a table are put together from: groups of zones that are measured and placed as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from throne_desktop.table.geometry.zone_block import GAP, Block, measure, over_end
from throne_desktop.table.layout.zone_groups import ZoneGroup
from throne_desktop.table.presentations.presentation import Presentation, Presented
from throne_desktop.table.presentations.registry import PRESENTATIONS

CAPTION: Final = 20.0       # a line of text below a zone, at the usual text size
_CAPTION_WIDTH: Final = 84.0    # the least room for the words below a zone, at the usual text size


class Plain(Presentation):
    """Zones side by side, in one or more `lines`, each with its caption below, or `bare` of it."""

    show = Show.PLAIN
    seats_guests = True
    lines = 1
    bare = False

    def size(self, width: float) -> QSizeF:
        return self._block(width).size

    def at(self, corner: QPointF, width: float) -> Presented:
        block = self._block(width)
        places, captions = block.at(corner)
        return Presented(Show.PLAIN, QRectF(corner, block.size), width, places, captions)

    def _block(self, width: float) -> Block:
        return captioned(self.zones, width, self.lines, 0.0 if self.bare else self.scale)


@lru_cache(maxsize=4096)
def captioned(zones: tuple[ZoneSpec, ...], width: float, lines: int, scale: float) -> Block:
    """Zones with their captions (none if `scale` is 0), measured once, as windows are resized."""
    return Block([measure(zone, width) for zone in zones], lines, gap=GAP, below=CAPTION * scale,
                 least=_CAPTION_WIDTH * scale)


class Element:
    """A group of zones with its presentation; the guests among them lie over what is presented."""

    def __init__(self, group: ZoneGroup, viewer: int, scale: float, room: QSizeF, lines: int = 1, *,
                 bare: bool = False) -> None:
        zones = group.zones
        plain = group.show is Show.PLAIN
        kind = Plain if plain else PRESENTATIONS[group.show]
        self._guests = [] if kind.seats_guests else _hosts(zones)
        self.presentation = kind([zone for zone in zones if kind.seats_guests or not zone.guest], viewer, scale)
        self.presentation.room = room
        if isinstance(self.presentation, Plain):
            self.presentation.lines, self.presentation.bare = lines, bare
        self._sizes: dict[float, QSizeF] = {}
        self._outlines: dict[float, tuple[QRectF, ...]] = {}

    def size(self, width: float) -> QSizeF:
        """The room it takes with cards of that width."""
        if width not in self._sizes:
            self._sizes[width] = self.presentation.size(width)
        return self._sizes[width]

    def outline(self, width: float) -> tuple[QRectF, ...]:
        """The rectangles it consists of, if its top left corner is at (0, 0)."""
        if width not in self._outlines:
            self._outlines[width] = tuple(self.presentation.outline(width))
        return self._outlines[width]

    def at(self, corner: QPointF, width: float) -> Presented:
        """Its zones, if its top left corner is there."""
        return self._with_guests(self.presentation.at(corner, width), width)

    def filling(self, rect: QRectF, width: float) -> Presented:
        """Its zones in a room that may be larger than it needs."""
        return self._with_guests(self.presentation.filling(rect, width), width)

    def _with_guests(self, presented: Presented, width: float) -> Presented:
        for host, guest in self._guests:
            presented.places[guest.id] = over_end(measure(guest, presented.places[host.id].card.width()),
                                                      presented.places[host.id])
        return presented


def _hosts(zones: Sequence[ZoneSpec]) -> list[tuple[ZoneSpec, ZoneSpec]]:
    """Each guest after the zone that it visits."""
    found: list[tuple[ZoneSpec, ZoneSpec]] = []
    host: ZoneSpec | None = None
    for zone in zones:
        if not zone.guest:
            host = zone
        elif host is not None:
            found.append((host, zone))
    return found
