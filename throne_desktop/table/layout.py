"""Turns a table description into rectangles, for any size of window and texts: the hand first, then the hero."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engine.base.table import ZoneSpec
from throne_desktop.table.blocks import ZonePlace
from throne_desktop.table.plan import Plan, Room, Style, Widths
from throne_desktop.table.presentation import Presented

LEAST: Final = Widths(hand=112, hero=100, side=66, beside=66, rival=56)
"""The least widths of cards at a table of usual size; a rival's backs are narrower than its open cards."""
_LOWERED: Final = (("rival", 44), ("side", 52), ("beside", 52), ("hero", 80), ("rival", 36), ("hero", 60),
                   ("side", 40), ("beside", 40), ("hand", 72))
"""What gives way, in this order, where not everything fits: down to which width."""
_FIRST: Final = ("hand", "hero")
_THEN: Final = ("rival", "side", "beside")
_HOPEFUL: Final = 3
"""How many arrangements are looked at to the end: those with the largest hands and heroes."""
_HAND_HEIGHT: Final = 0.3 / 1.4
_HERO_HEIGHT: Final = 0.5
_LARGEST: Final = 190


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all zones and of captions, by their ids, of each seat's plaque, and of the prompt.

    `presented` are the zones that are presented in a way of their own.
    """

    size: QSizeF
    zones: dict[str, ZonePlace]
    captions: dict[str, QRectF]
    plaques: dict[int, QRectF]
    ribbon: QRectF
    presented: tuple[Presented, ...] = ()


def lay_out(zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float = 1.0) -> Layout:
    """The arrangement that is best for the hand, then for the hero, and then for all others.

    `scale` is the text size, as a multiple of the usual one.
    """
    room = Room(zones, seats, viewer, size, scale)
    plans = [Plan(room, style, LEAST) for style in _styles(room)]
    fitting = [plan for plan in plans if plan.fits] or [max((_lowered(plan) for plan in plans), key=_score)]
    hopeful = sorted((_grown(plan, _FIRST) for plan in fitting), key=_score, reverse=True)[:_HOPEFUL]
    best = max((_grown(plan, _THEN) for plan in hopeful), key=_score)
    places, captions, plaques, presented = best.placed()
    return Layout(size, places, captions, plaques, best.ribbon, presented)


def _styles(room: Room) -> Iterator[Style]:
    """The ways to arrange this table."""
    rivals = len(room.parts.rivals)
    corners = (False, True) if rivals else (False,)
    below = (False, True) if rivals and any(room.parts.rivals.values()) else (False,)
    rival_lines = (1, 2) if max((len(units) for units in room.parts.rivals.values()), default=0) > 1 else (1,)
    column = (False, True) if len(room.parts.hero) > 1 else (False,)
    above = (False, True) if room.has_stalls else (False,)
    side_lines = (1, 2) if room.most_at_side > 1 else (1,)
    beside_lines = range(1, max(1, min(3, len(room.parts.beside))) + 1)
    for each in product(corners, below, rival_lines, column, above, side_lines, beside_lines):
        yield Style(*each)


def _lowered(plan: Plan) -> Plan:
    """The plan with narrower cards, so that everything fits: rivals' first, and one's own last."""
    for part, least in _LOWERED:
        lower = replace(plan.widths, **{part: least})
        if plan.with_widths(lower).fits:
            return _widest(plan, part, least, getattr(plan.widths, part))
        plan = plan.with_widths(lower)
    low, high = 20, 100
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if plan.with_widths(_times(plan.widths, middle / 100)).fits else (low, middle - 1)
    return plan.with_widths(_times(plan.widths, low / 100))


def _times(widths: Widths, factor: float) -> Widths:
    return Widths(*(getattr(widths, field.name) * factor for field in fields(widths)))


def _grown(plan: Plan, parts: Sequence[str]) -> Plan:
    """The plan with cards as wide as there is room for in these parts, the first first."""
    height = plan.room.size.height()
    for part in parts:
        widths = plan.widths
        most = {"hand": min(_LARGEST, height * _HAND_HEIGHT), "hero": _LARGEST, "rival": widths.hand * 0.7,
                "side": widths.hero, "beside": widths.hand * 0.8}[part]
        now = int(getattr(widths, part))
        if most > now:
            plan = _widest(plan, part, now, int(most))
    return plan


def _widest(plan: Plan, part: str, low: float, high: float) -> Plan:
    """The plan with the widest cards in one part that still fit, from `low`, which does."""
    low, high = int(low), int(high)
    while low < high:
        middle = (low + high + 1) // 2
        wider = plan.with_widths(replace(plan.widths, **{part: float(middle)}))
        low, high = (middle, high) if wider.fits and _modest(wider, part) else (low, middle - 1)
    return plan.with_widths(replace(plan.widths, **{part: float(low)}))


def _modest(plan: Plan, part: str) -> bool:
    """Whether a part takes no more than its share."""
    if part == "hand":
        return plan.hand_is_open
    return part != "hero" or plan.hero_height <= _HERO_HEIGHT * plan.room.size.height()


def _score(plan: Plan) -> float:
    """How good the arrangement is: cards should be wide, one's own above all, and the whole calm."""
    score = 0.1 if not plan.fits else 1.0
    for part, weight in (("hand", 3.0), ("hero", 3.0), ("rival", 1.0), ("side", 0.6), ("beside", 0.4)):
        score *= (getattr(plan.widths, part) / getattr(LEAST, part)) ** weight
    return score * plan.style.calm
