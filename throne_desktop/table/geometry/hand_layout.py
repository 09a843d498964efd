"""How the cards of a hand lie: side by side, then overlapped, then as spines, and parted for the one in front.

Here are numbers only: pixels from the left edge and the top of the zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

GAP: Final = 12.0
"""Between cards side by side, and on both sides of the one brought forward."""
LEAST_SPINE: Final = 34.0
"""The narrowest part of a card that shows index and name turned through a right angle, in pixels."""
FRAME: Final = 3.0
"""How much of a card the frame of the next one may cover beside it."""
RISE: Final = 24.0
"""How far the head of a card brought forward rises above the others."""
READABLE: Final = 150.0
"""The width from which a card has its ability in words: what a card brought forward grows to."""
_GROWTH: Final = 1.1
_SINK: Final = 8.0
"""How far the foot of a card brought forward may sink below the others, so that it can grow without rising further."""
FAN_BELOW: Final = 64.0
"""Narrower cards are a rival's: they always overlap, as nothing is read on them but their number."""
_FAN: Final = 0.5
_ROUGHLY: Final = 0.5
_REMEMBERED: Final = 64
"""How many hands are kept: each card asks how it lies three times whenever the table is laid."""


@dataclass(frozen=True, slots=True)
class PlaceInHand:
    """One card of a hand: its left and upper edge, its width, and how much of that the next card leaves uncovered."""

    left: float
    top: float
    width: float
    free: float


def pitch(room: float, width: float, count: int) -> float:
    """From one card of a hand to the next, if so many cards so wide lie in that room."""
    most = width + GAP if width >= FAN_BELOW else width * _FAN
    return most if count < 2 else max(0.0, min(most, (room - width) / (count - 1)))


@lru_cache(maxsize=_REMEMBERED)
def hand(room: float, width: float, ratio: float, count: int, forward: int | None = None) -> tuple[PlaceInHand, ...]:
    """How so many cards lie in the middle of that room; card number `forward` is wholly visible, in front.

    `ratio` is the height of a card over its width.
    """
    if forward is None or not 0 <= forward < count:
        step = pitch(room, width, count)
        cards = [PlaceInHand(number * step, 0.0, width, _free(width, step)) for number in range(count)]
    else:
        cards = _parted(room, width, ratio, forward, count - 1 - forward)
    cards[-1:] = [replace(card, free=card.width) for card in cards[-1:]]
    start = (room - _used(cards)) / 2
    return tuple(replace(card, left=start + card.left) for card in cards)


def _free(width: float, step: float) -> float:
    return min(width, step - FRAME)


def _parted(room: float, width: float, ratio: float, before: int, after: int) -> list[PlaceInHand]:
    """The cards with one in front of so many before and after it: as large as it may be, and as they can spare."""
    most = min(max(width * _GROWTH, READABLE), width + (RISE + _SINK) / ratio)
    ways = (_around(room, width, grown, before, after) for grown in (most, min(most, width * _GROWTH)))
    fitting = (way for way in ways if _used(way) <= room + _ROUGHLY)
    return next(fitting, None) or _around(room, width, width, before, after)


def _around(room: float, width: float, grown: float, before: int, after: int) -> list[PlaceInHand]:
    """The cards from the left edge of the first, with one in front, so wide, and a gap on both sides of it."""
    step = _others_pitch(room, width, grown, before, after)
    free = _free(width, step)
    front = (before - 1) * step + min(width, step) + GAP if before else 0.0
    left = [PlaceInHand(number * step, 0.0, width, free) for number in range(before)]
    right = [PlaceInHand(front + grown + GAP + number * step, 0.0, width, free) for number in range(after)]
    return [*left, PlaceInHand(front, -RISE, grown, grown), *right]


def _others_pitch(room: float, width: float, grown: float, before: int, after: int) -> float:
    """From card to card among those before and after the one in front: as usual, or closer to make room for it.

    They stay spines that can be read, even if they reach beyond the room while they part.
    """
    usual = pitch(room, width, before + 1 + after)
    steps = max(0, before - 1) + max(0, after - 1)
    left = room - grown - GAP * ((before > 0) + (after > 0)) - width * (after > 0)
    whole = left - width * (before > 0)
    if whole >= width * steps or not (before or steps):     # the one before the gap is whole, too
        return min(usual, whole / steps) if steps else usual
    step = left / (steps + (before > 0))
    return max(min(usual, LEAST_SPINE), min(step, usual))


def _used(cards: Sequence[PlaceInHand]) -> float:
    return cards[-1].left + cards[-1].width if cards else 0.0
