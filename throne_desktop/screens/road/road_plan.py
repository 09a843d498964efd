"""Where all lies on the map of the road: the regions of the games, the stations in them, and the throne at the end."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.learn.road import OPENED_BY, Stop, before, boss_of, road


class Region(NamedTuple):
    """The place of a game on the map, in parts of its size, and the name of its colour."""

    place: QRectF
    tone: str


REGIONS: Final = {
    "throne": Region(QRectF(0.02, 0.53, 0.30, 0.45), "crimson"),
    "behind-the-throne": Region(QRectF(0.02, 0.02, 0.32, 0.46), "green"),
    "imposter-kings": Region(QRectF(0.355, 0.53, 0.29, 0.45), "violet"),
    "rival-kings": Region(QRectF(0.37, 0.02, 0.31, 0.46), "teal"),
    "shadow-throne": Region(QRectF(0.68, 0.46, 0.30, 0.52), "slate"),
}
"""By game."""
THRONE: Final = QRectF(0.74, 0.04, 0.22, 0.38)
"""The place of the throne."""

_MARGINS: Final = (0.10, 0.24, 0.10, 0.14)
"""The parts of a region that stations keep free: at its left, its top, its right and its foot."""
_SMALLEST, _LARGEST = 26.0, 52.0
_FRAMES: Final = 130.0
"""What the frames around stations take of the width of a map."""
_WIDE, _HIGH = 18.7, 15.0
"""In a map whose width without frames, or whose height, is so many times that of a station, stations do not touch."""
BOSS: Final = 1.3
"""How many times as large as others the station of a boss is."""


def on(size: QSizeF, place: QRectF) -> QRectF:
    """A place on a map of that size."""
    return QRectF(place.x() * size.width(), place.y() * size.height(),
                  place.width() * size.width(), place.height() * size.height())


def point_of(stop: Stop, size: QSizeF) -> QPointF:
    """Where the middle of a station is on a map of that size."""
    region = on(size, REGIONS[stop.game_id].place)
    left, top, right, foot = _MARGINS
    x, y = stop.station.place
    return QPointF(region.left() + region.width() * (left + x * (1 - left - right)),
                   region.top() + region.height() * (top + y * (1 - top - foot)))


def diameter(size: QSizeF) -> float:
    """How large a station is on a map of that size."""
    return min(max(_SMALLEST, min((size.width() - _FRAMES) / _WIDE, size.height() / _HIGH)), _LARGEST)


class Way(NamedTuple):
    """A piece of road, from one station to another; without an end it leads to the throne."""

    begin: Stop
    end: Stop | None


def ways() -> tuple[Way, ...]:
    """All pieces of the road."""
    inner = [Way(each, stop) for stop in road().values() for each in before(stop)]
    led_on = {way.begin.game_id for way in inner if way.end is not None and way.end.game_id != way.begin.game_id}
    return (*inner, *(Way(boss_of(game_id), None) for game_id in OPENED_BY if game_id not in led_on))
