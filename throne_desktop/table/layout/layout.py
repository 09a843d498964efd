"""Turns a table description into rectangles, for any size of window and texts: the hand first, then the hero."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engine.base.parts import Part
from engine.base.table import ZoneSpec
from engine.table.view import View
from throne_desktop.table.geometry.style import Sides, Style, Widths
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.layout.plan import Room, TablePlan
from throne_desktop.table.layout.room_making import make_room
from throne_desktop.table.presentations.lanes import in_use
from throne_desktop.table.presentations.presentation import Presented

LEAST: Final = Widths(hand=112, hero=100, side=66, beside=66, rival=56)
"""The least widths of cards at a table of usual size; a rival's backs are narrower than its open cards."""
_LEAST_HAND: Final = 72
_LOWERED: Final = (("rival", 44), ("side", 52), ("beside", 52), ("hero", 80), ("rival", 36), ("hero", 66),
                   ("side", 40), ("beside", 40), ("rival", 30), ("side", 34), ("hand", _LEAST_HAND))
"""What gives way, in this order, where not everything fits: down to which width."""
_FIRST: Final = ("hand", "hero")
_THEN: Final = ("rival", "side", "beside")
_HOPEFUL: Final = 3
"""How many arrangements are looked at to the end: those with the largest hands and heroes, measured roughly."""
_ROUGHLY: Final = 8
_WEIGHTS: Final = {"hand": 3.0, "hero": 3.0, "rival": 1.0, "side": 0.6, "beside": 0.4}
"""How much wider cards in each part are worth."""
_TOO_NARROW: Final = 6.0
"""How much it costs if they are narrower than they should be."""
_HAND_HEIGHT: Final = 0.3 / 1.4
_HERO_HEIGHT: Final = 0.5
_LARGEST: Final = 190
_PILES: Final = 0.66
"""How wide piles beside the hero may grow, in widths of its cards."""
_REMEMBERED: Final = 16
"""How many arrangements are kept."""
_HERO: Final = 1.15
"""How much wider than the cards of the hand those of the hero may grow: what they leave is for the piles."""


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

    def settled(self, view: View) -> tuple[dict[str, ZonePlace], tuple[Presented, ...]]:
        """The places of all zones, and what is presented in a way of its own, while the pieces of a view lie there."""
        used = {zone.id: {piece.slot for piece in view.pieces.values() if piece.zone == zone.id} for zone in view.zones}
        presented = tuple(each.settled(used) for each in self.presented)
        places = make_room(self.zones, view.zones, view.slots, view.pieces.values())
        for before, after in zip(self.presented, presented, strict=True):
            if after is not before:
                places.update(after.places)
        return {zone: in_use(place, places.values(), view) for zone, place in places.items()}, presented


    def hero_zones(self, viewer: int) -> set[str]:
        """What the game is about, as the viewer sees it, with what is presented together with it, by the ids of zones.
        """
        about = {zone for zone, place in self.zones.items()
                 if place.spec.where is Part.HERO and place.spec.seat in (None, viewer)}
        return about.union(*(each.places for each in self.presented if about & set(each.places)))

    def heroes(self, viewer: int) -> list[QRectF]:
        """Where all of that lies, with what presents it."""
        about = self.hero_zones(viewer)
        presented = [each.rect for each in self.presented if about & set(each.places)]
        return [*presented, *(self.zones[zone].rect for zone in about)]


def layout_for(zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float = 1.0) -> Layout:
    """The arrangement that is best for the hand, then for the hero, and then for all others.

    `scale` is the text size, as a multiple of the usual one.
    """
    return _laid_out(tuple(zones), seats, viewer, size.width(), size.height(), scale)


# Finding it takes 2 to 28 ms, and the same table is wanted again whenever it is handed on, opened, or sized back.
@lru_cache(maxsize=_REMEMBERED)
def _laid_out(zones: tuple[ZoneSpec, ...], seats: int, viewer: int, width: float, height: float,
              scale: float) -> Layout:
    room = Room(zones, seats, viewer, QSizeF(width, height), scale)
    hopeful = sorted(map(_restored, _fitting(room)), key=lambda plan: _score(_grown(plan, _FIRST, _ROUGHLY)),
                     reverse=True)
    best = max((_grown(plan, (*_FIRST, *_THEN)) for plan in hopeful[:_HOPEFUL]), key=_score)
    places, captions, plaques, presented = best.placed()
    return Layout(room.size, places, captions, plaques, best.ribbon, presented)


def _fitting(room: Room) -> list[TablePlan]:
    """The ways to arrange this table so that all fits: gaps give way first, then cards, then captions."""
    fitting = [plan for plan in _plans(room, tight=False) if plan.fits]
    if fitting:
        return fitting
    plans = _plans(room, tight=True)
    fitting = [plan for plan in plans if plan.fits] or _lowered(plans)
    if any(plan.widths.hand >= _LEAST_HAND for plan in fitting):
        return fitting
    return _lowered(_plans(room, tight=True, bare=True))


def _plans(room: Room, *, tight: bool, bare: bool = False) -> list[TablePlan]:
    """The ways to arrange this table; where room is short, there are more of them."""
    return [TablePlan(room, style._replace(tight=tight, bare=bare), LEAST) for style in _styles(room)
            if tight or style.sides is not Sides.LOW]


def _styles(room: Room) -> Iterator[Style]:
    """The ways to arrange this table; of those that are equally good, the first is taken.

    Two rivals or more sit in the corners rather than above the hero; a single one would leave the other corner empty.
    """
    rivals, sides = room.parts.rivals.values(), room.parts.sides
    corners = (False, True)[:len(rivals) + 1] if len(rivals) < 2 else (True, False)
    below = (False, True) if any(rivals) else (False,)
    rival_lines = (1, 2) if any(len(units) > 1 for units in rivals) else (1,)
    column = (False, True) if len(room.parts.hero) > 1 else (False,)
    above = (False, True) if room.has_stalls else (False,)
    where = tuple(Sides) if sides else (Sides.BESIDE,)
    side_lines = (1, 2) if len(sides) > 1 else (1,)
    for each in product(corners, below, rival_lines, column, above, where, side_lines):
        style = Style(*each)
        if style.above or style.sides is not Sides.HIGH:
            yield style


def _lowered(plans: Sequence[TablePlan]) -> list[TablePlan]:
    """Plans with narrower cards, so that everything fits: rivals' first, and one's own last."""
    steps = [LEAST]
    for part, least in _LOWERED:
        steps.append(replace(steps[-1], **{part: least}))
    steps += [_times(steps[-1], percent / 100) for percent in range(90, 10, -10)]
    first = bisect_left(steps, True, key=lambda widths: any(plan.with_widths(widths).fits for plan in plans))
    if first == len(steps):
        return list(plans)
    fitting = [plan for plan in (plan.with_widths(steps[first]) for plan in plans) if plan.fits]
    if first > len(_LOWERED):
        return fitting
    part, least = _LOWERED[first - 1]
    return [_widest(plan, part, least, getattr(steps[first - 1], part)) for plan in fitting]


def _times(widths: Widths, factor: float) -> Widths:
    return Widths(*(getattr(widths, field.name) * factor for field in fields(widths)))


def _restored(plan: TablePlan) -> TablePlan:
    """The plan with cards that gave way as wide as they should be, or as nearly so as there is room for."""
    for part in (*_FIRST, *_THEN):
        now, least = getattr(plan.widths, part), getattr(LEAST, part)
        if now < least:
            plan = _widest(plan, part, now, least)
    return plan


def _grown(plan: TablePlan, parts: Sequence[str], step: int = 1) -> TablePlan:
    """The plan with cards as wide as there is room for in these parts, the first first, in steps of so many pixels."""
    height = plan.room.size.height()
    for part in parts:
        widths = plan.widths
        most = {"hand": min(_LARGEST, height * _HAND_HEIGHT), "hero": min(_LARGEST, widths.hand * _HERO),
                "rival": widths.hand * 0.7,
                "side": widths.hero * (1.0 if plan.room.has_stalls else _PILES), "beside": widths.hand * 0.8}[part]
        now = int(getattr(widths, part))
        if most > now:
            plan = _widest(plan, part, now, int(most), step, modest=True)
    return plan


def _widest(plan: TablePlan, part: str, least: float, most: float, step: int = 1, *, modest: bool = False) -> TablePlan:
    """The plan with the widest cards in one part that still fit, from `least`, with which they do.

    If it is to be `modest`, no part takes more than its share.
    """
    low, high = 0, int(most - least) // step
    while low < high:
        middle = (low + high + 1) // 2
        wider = plan.with_widths(replace(plan.widths, **{part: least + middle * step}))
        low, high = (middle, high) if (not modest or _modest(wider, part)) and wider.fits else (low, middle - 1)
    return plan.with_widths(replace(plan.widths, **{part: least + low * step}))


def _modest(plan: TablePlan, part: str) -> bool:
    """Whether a part takes no more than its share."""
    if part == "hand":
        return plan.hand_is_open
    if part == "rival":
        return plan.rivals_are_comfortable
    return part != "hero" or plan.middle.hero_height <= _HERO_HEIGHT * plan.room.size.height()


def _score(plan: TablePlan) -> float:
    """How good the arrangement is: no card too narrow, one's own hand and the hero as large as can be, and calm."""
    score = 0.1 if not plan.fits else 1.0
    for part, weight in _WEIGHTS.items():
        share = getattr(plan.widths, part) / getattr(LEAST, part)
        score *= share ** (_TOO_NARROW if share < 1 else weight)
    return score * plan.style.calm
