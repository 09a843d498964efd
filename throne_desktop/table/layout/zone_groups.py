"""The zones of a game, sorted by the parts of the table they belong to, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from engine.base.parts import Part, Show
from engine.base.table import ZoneSpec
from throne_desktop.table.presentations.registry import PRESENTATIONS

_SHARED: Final = frozenset({Show.LANES})
"""Presentations that bring the zones of all seats together."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A zone with those that go where it goes: the one under it, and its guests."""

    zones: tuple[ZoneSpec, ...]

    @property
    def head(self) -> ZoneSpec:
        """The zone that the others belong to."""
        return self.zones[0]

    @property
    def where(self) -> Part:
        """The part of the table; what a seat has beside the middle lies beside its hand."""
        part = self.head.where
        return Part.BESIDE if part is Part.SIDE and self.head.seat is not None else part

    @property
    def show(self) -> Show:
        """How it is presented: plainly, as long as nothing else is there to do it."""
        return self.head.show if self.head.show in PRESENTATIONS else Show.PLAIN


@dataclass(frozen=True, slots=True)
class ZoneGroup:
    """Units that are presented together."""

    show: Show
    units: tuple[Unit, ...]

    @property
    def zones(self) -> tuple[ZoneSpec, ...]:
        """All zones of the group."""
        return tuple(zone for unit in self.units for zone in unit.zones)


@dataclass(slots=True)
class ZoneGroups:
    """The zones of a table: the viewer's hand and what lies beside it, the hero, the sides, and each rival's."""

    hand: list[Unit] = field(default_factory=list)
    beside: list[Unit] = field(default_factory=list)
    hero: list[ZoneGroup] = field(default_factory=list)
    sides: list[Unit] = field(default_factory=list)
    rivals: dict[int, list[Unit]] = field(default_factory=dict)
    told: list[ZoneSpec] = field(default_factory=list)
    """What the plaques of rivals tell."""
    before: int = 0
    """How many of the sides the game lists before the hero, if it lists others after it."""

    def split(self, sides: Sequence[Unit]) -> tuple[list[Unit], list[Unit]]:
        """What lies to the left of the hero and to the right: as the game lists them, or half of them each."""
        left = [unit for unit in self.sides[:self.before] if unit in sides]
        if not left or len(left) == len(sides):
            cut = (len(sides) + 1) // 2
            while 0 < cut < len(sides) and sides[cut - 1].show is sides[cut].show is not Show.PLAIN:
                cut += 1        # what is presented together stays together
            return list(sides[:cut]), list(sides[cut:])
        return left, [unit for unit in sides if unit not in left]


def parts_of(zones: Sequence[ZoneSpec], seats: int, viewer: int) -> ZoneGroups:
    """The zones sorted for a viewer; rivals in turn order."""
    parts = ZoneGroups(rivals={(viewer + step) % seats: [] for step in range(1, seats)})
    middle: list[Unit] = []
    for unit in units_of(zones):
        seat = unit.head.seat
        if seat is None or unit.show in _SHARED or (seat == viewer and unit.where is Part.HERO):
            middle.append(unit)
        elif seat == viewer:
            (parts.hand if unit.where is Part.HAND else parts.beside).append(unit)
        elif unit.where is Part.PLAQUE:
            parts.told += unit.zones
        elif seat in parts.rivals:
            parts.rivals[seat].append(unit)
    heroes = [number for number, unit in enumerate(middle) if unit.where is not Part.SIDE]
    parts.hero = groups_of([middle[number] for number in heroes] or middle)
    parts.sides = [unit for unit in middle if unit.where is Part.SIDE] if heroes else []
    parts.before = min(heroes, default=0)
    return parts


def units_of(zones: Sequence[ZoneSpec]) -> list[Unit]:
    """The zones in their order, each with those that belong to it."""
    found: list[list[ZoneSpec]] = []
    for zone in zones:
        if (zone.under or zone.guest) and found:
            found[-1].append(zone)
        else:
            found.append([zone])
    return [Unit(tuple(each)) for each in found]


def groups_of(units: Sequence[Unit]) -> list[ZoneGroup]:
    """Neighbours with the same presentation, together."""
    return [ZoneGroup(show, tuple(each)) for show, each in groupby(units, lambda unit: unit.show)]
