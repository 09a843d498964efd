"""Checks the zones of a table description, for authors of games: reports the first fault in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from engine.base.parts import Show
from engine.base.table import Form, ZoneSpec
from engine.core.errors import BadTable

_LENGTHS = ("pitch", "tight", "spread", "fan", "token")


def check_zones(zones: Sequence[ZoneSpec], seats: int, rules: Collection[str]) -> None:
    """Raise BadTable if zones cannot be laid out for that many seats, or name a rule that is not among `rules`."""
    for fault in _faults(zones, seats, rules):
        raise BadTable(fault)


def _faults(zones: Sequence[ZoneSpec], seats: int, rules: Collection[str]) -> Iterator[str]:
    for zone_id, number in Counter(zone.id for zone in zones).items():
        if number > 1:
            yield f"{number} zones are called {zone_id}."
    for zone in zones:
        yield from _faults_of(zone)
        if zone.rule not in rules:
            yield f"Zone {zone.id} names rule {zone.rule}, which the rule book does not have."
        if zone.seat is not None and zone.seat not in range(seats):
            yield f"Zone {zone.id} belongs to seat {zone.seat}, but the seats are 0 to {seats - 1}."
    for seat in (None, *range(seats)):
        yield from _faults_in_order([zone for zone in zones if zone.seat == seat])


def _faults_of(zone: ZoneSpec) -> Iterator[str]:
    """What is wrong with a zone in itself."""
    if not zone.id or "/" in zone.id:
        yield f"A zone cannot be called {zone.id!r}: a slash stands between a zone and its slot."
    for name in ("slots", "lines", "depth"):
        if getattr(zone, name) < 1:
            yield f"Zone {zone.id} has {name}={getattr(zone, name)}; at least 1 is needed."
    for name in _LENGTHS:
        if getattr(zone, name) < 0:
            yield f"Zone {zone.id} has {name}={getattr(zone, name)}; a length is not negative."
    if zone.last_size <= 0:
        yield f"Zone {zone.id} has last_size={zone.last_size}; a card has a size."
    if zone.tight > zone.pitch and zone.slots > 1:
        yield f"Zone {zone.id} has tight={zone.tight}, which is wider than pitch={zone.pitch}."
    yield from _faults_of_form(zone)


def _faults_of_form(zone: ZoneSpec) -> Iterator[str]:
    """What does not go together with the way a zone is shown."""
    if zone.form is Form.TRACK and zone.slots == 1:
        yield f"Zone {zone.id} is a track without fields: slots says how many there are."
    if zone.form is Form.HAND and zone.token:
        yield f"Zone {zone.id} is a hand, which holds cards and no tokens."
    if zone.show is Show.LANES and zone.seat is None:
        yield f"Zone {zone.id} is a row of lanes, which belongs to a seat."
    if zone.show in (Show.TOWERS, Show.BOXES) and zone.form is not Form.TRACK and not zone.under:
        yield f"Zone {zone.id} asks for {zone.show.value}, and is no track."
    if zone.guest and zone.under:
        yield f"Zone {zone.id} is a guest and lies under its neighbour; only one is possible."


def _faults_in_order(zones: Sequence[ZoneSpec]) -> Iterator[str]:
    """What is wrong with the order of one seat's zones, or those in the middle: some need a zone before them."""
    if zones and (zones[0].under or zones[0].guest):
        yield f"Zone {zones[0].id} needs a zone before it, and is the first of its seat or of the middle."
    for before, zone in pairwise(zones):
        if zone.under and (before.under or before.guest):
            yield f"Zone {zone.id} lies under {before.id}, which has no room of its own."
