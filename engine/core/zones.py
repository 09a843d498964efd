"""Zones: the places cards can be in, and who sees into them by right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum


class Sight(Enum):
    """Who always sees the cards of a zone, without a move that looks at them."""

    PUBLIC = "public"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards: an ordered list to viewers who see into it, a bag to all others."""

    id: str
    sight: Sight = Sight.PUBLIC
    owner: int | None = None

    def seen_by(self, viewer: int) -> bool:
        """Whether that viewer always sees the cards."""
        return self.sight is Sight.PUBLIC or (self.sight is Sight.OWNER and self.owner == viewer)


class Zones:
    """A game's zones for one number of seats. Viewers are the seats and, after them, a spectator without one."""

    def __init__(self, seats: int, zones: Sequence[Zone]) -> None:
        self.seats = seats
        self.spectator = seats
        self.everybody = (1 << (seats + 1)) - 1
        self._zones = tuple(zones)
        self._index = {zone.id: index for index, zone in enumerate(self._zones)}
        self.sighted = tuple(self._sighted(zone) for zone in self._zones)   # by zone: the viewers who see into it
        self.hidden = tuple(tuple(index for index, zone in enumerate(self._zones) if not zone.seen_by(viewer))
                            for viewer in range(seats + 1))                 # by viewer: the zones they do not see into

    def _sighted(self, zone: Zone) -> int:
        return sum(1 << viewer for viewer in range(self.seats + 1) if zone.seen_by(viewer))

    def index(self, zone_id: str) -> int:
        """The number of a zone."""
        return self._index[zone_id]

    def __getitem__(self, index: int) -> Zone:
        return self._zones[index]

    def __len__(self) -> int:
        return len(self._zones)

    def __iter__(self) -> Iterator[Zone]:
        return iter(self._zones)
