"""How a card goes from one zone to another: dealt, played, taken, or up and down a track.

It follows from how the zones lie, as do the sounds of it (sounds.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from engine.base.faces import TokenFace
from engine.base.parts import Part
from engine.base.table import Form, ZoneSpec
from engine.table.steps import Flight

MANY: Final = 4
"""From so many cards on, what comes off a pile is dealt."""
_LYING: Final = (Form.ROW, Form.STACKS)


class Flying(Enum):
    """What a flight looks like."""

    DEAL = "deal"       # off a pile, to a hand or face down
    PLAY = "play"       # laid down for all to see
    TAKE = "take"       # away from where it lay, or out of somebody's hand
    RISE = "rise"       # a token, to another field of a track


def flying(flights: Sequence[Flight], zones: Mapping[str, ZoneSpec]) -> list[Flying]:
    """How each flight of a stage looks."""
    if is_deal(flights, zones):
        return [Flying.DEAL] * len(flights)
    return [_of(flight, zones[flight.source], zones[flight.target]) for flight in flights]


def is_deal(flights: Sequence[Flight], zones: Mapping[str, ZoneSpec]) -> bool:
    """Whether so many cards come off piles that they are dealt, wherever they go."""
    return len(flights) >= MANY and all(zones[flight.source].form is Form.PILE for flight in flights)


def is_sweep(flights: Sequence[Flight], zones: Mapping[str, ZoneSpec]) -> bool:
    """Whether several cards that lie on the table leave it together."""
    return len(flights) > 1 and all(is_laid(zones[flight.source]) and not is_laid(zones[flight.target])
                                    for flight in flights)


def is_laid(zone: ZoneSpec) -> bool:
    """Whether what comes there is laid down for all to see, as a card or as a back."""
    return zone.form in _LYING or zone.where is Part.HERO


def _of(flight: Flight, source: ZoneSpec, target: ZoneSpec) -> Flying:
    if isinstance(flight.face, TokenFace):
        return Flying.RISE if Form.TRACK in (source.form, target.form) else Flying.TAKE
    taken = is_laid(source) and source.seat is None and target.seat is not None
    if is_laid(target) and not taken:
        return Flying.PLAY
    if is_laid(source) or (source.form is Form.HAND and target.form is Form.HAND):
        return Flying.TAKE
    return Flying.DEAL if source.form is Form.PILE else Flying.PLAY
