"""How many cards of each batch go where: all splits, counted once, so that one is drawn as often as it can be dealt.

Batch after batch is split among *bays*: zones that are alike to this batch and to all that follow. What has been dealt
matters to the following batches only by the room it leaves in their bays, and by what limits still allow. All these
numbers are kept in one integer, a field of bits for each, so that one subtraction changes them together.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import comb
from operator import mul
from sys import maxsize
from typing import Final

from engine.core.batches import Batch, Lot
from engine.core.lookup import Lookup

Bay = tuple[int, ...]
"""Zones that are alike to some batches."""


class TooManySplits(Exception):
    """There are more splits than were to be looked at."""


class SplitStage:
    """What can still be dealt from one batch on."""

    __slots__ = ("ends", "following", "shares", "total")

    def __init__(self, total: float = 0.0) -> None:
        self.total = total
        """The number of ways to deal."""
        self.ends: list[float] = []
        """By split of the batch: the number of ways to deal this one or one before it."""
        self.shares: list[tuple[int, ...]] = []
        self.following: list[SplitStage] = []

    def add(self, ways: float, shares: tuple[int, ...], following: SplitStage) -> None:
        """Add a split of the batch; it leads to a stage of the next one."""
        self.total += ways
        self.ends.append(self.total)
        self.shares.append(shares)
        self.following.append(following)

    def drawn(self, rng: random.Random) -> int:
        """The number of a split, drawn as often as there are ways to deal it."""
        return min(bisect_right(self.ends, rng.random() * self.total), len(self.ends) - 1)


_DEALT: Final = SplitStage(1.0)
_STUCK: Final = SplitStage()
"""How the last batch ends, which fills all the room that is left, or cannot: most stages of a new game are these."""


def _ways(free: int) -> tuple[float, ...]:
    """By number of cards: the ways to choose places for them among those that are free."""
    return tuple([float(comb(free, cards)) for cards in range(free + 1)])


_WAYS: Final = Lookup(_ways)
"""By number of free places."""


class _Begun:
    """A split of a batch among its first bays: the cards left, and what shares take from the numbers here and next."""

    __slots__ = ("left", "moving", "shares", "taken")

    def __init__(self, shares: tuple[int, ...], left: int, taken: int, moving: int) -> None:
        self.shares = shares
        self.left = left
        self.taken = taken
        self.moving = moving

    def followed_by(self, share: int, unit: int, moved_unit: int) -> _Begun:
        """The same with a share for the next bay; its units are what one card takes from the numbers."""
        return _Begun((*self.shares, share), self.left - share, self.taken + share * unit,
                      self.moving + share * moved_unit)


class SplitStep:
    """One batch that is split among bays, and how the numbers of its stages are kept."""

    __slots__ = ("_moves", "_shifts", "_units", "_whole", "_width", "batch", "bays", "closed", "guard", "limits",
                 "merging", "open", "splits")

    def __init__(self, batch: Batch, bays: list[Bay], limits: list[int], width: int) -> None:
        self.batch = batch
        self.bays = bays
        self.limits = limits
        """The limits that count cards of this batch or a later one."""
        self.open = [number for number, zones in enumerate(bays) if batch.zones >> zones[0] & 1]
        """The bays that this batch may go to."""
        self.merging: list[list[int]] = []
        """By bay of the next step: the bays it consists of."""
        self.splits: list[tuple[tuple[int, ...], int, int]] = []
        """By split: shares by open bay, what they take from the numbers here, and what from those of the next step."""
        self.closed = 0
        """The fields of bays that no later batch may go to, without their highest bits."""
        self.guard = sum(1 << number * width + width - 1 for number in range(len(bays) + len(limits)))
        """The highest bits of all fields, which are borrowed from if a number falls below 0."""
        self._width = width
        self._whole = (1 << width) - 1
        self._shifts = [number * width for number in self.open]
        self._units = [self._unit(number) for number in self.open]
        self._moves: list[tuple[int, int]] = []

    def _unit(self, bay: int) -> int:
        """What one card of the batch takes from the numbers if it goes to a bay."""
        counting = [limit for limit in self.limits if self.batch.counted[limit] >> self.bays[bay][0] & 1]
        return sum(1 << place * self._width
                   for place in (bay, *(len(self.bays) + self.limits.index(limit) for limit in counting)))

    def lead_to(self, following: SplitStep) -> None:
        """Find out where the numbers are kept in the next step."""
        self.merging = [[number for number, zones in enumerate(self.bays) if zones[0] in merged]
                        for merged in following.bays]
        staying = {number for numbers in self.merging for number in numbers}
        self.closed = sum(self._whole << number * self._width for number in range(len(self.bays))
                          if number not in staying) & ~self.guard
        places = [(number, target) for target, numbers in enumerate(self.merging) for number in numbers]
        places += [(len(self.bays) + number, len(following.bays) + following.limits.index(limit))
                   for number, limit in enumerate(self.limits) if limit in following.limits]
        self._moves = [(here * self._width, there * self._width) for here, there in places]

    def packed(self, numbers: Sequence[int]) -> int:
        """The room in every bay, and what each limit still allows, as one integer."""
        return sum(number << place * self._width for place, number in enumerate(numbers))

    def room(self, numbers: int) -> list[int]:
        """The room in the open bays."""
        whole = self._whole
        return [numbers >> shift & whole for shift in self._shifts]

    def moved(self, numbers: int) -> int:
        """The numbers as the next step keeps them."""
        whole, found = self._whole, 0
        for here, there in self._moves:
            found += (numbers >> here & whole) << there
        return found

    def taken(self, shares: Sequence[int]) -> int:
        """What shares take from the numbers."""
        return sum(map(mul, shares, self._units))

    def list_splits(self, room: Sequence[int], most: int) -> None:
        """List all splits, given the room in every zone. Raises TooManySplits if there are more than `most`."""
        rooms = [sum([room[zone] for zone in self.bays[number]]) for number in self.open]
        beyond, begun = sum(rooms), [_Begun((), len(self.batch.kinds), 0, 0)]
        for bay, free in enumerate(rooms):
            beyond -= free
            unit, moved_unit = self._units[bay], self.moved(self._units[bay])
            # Each of them leads to a split, so there are never more than splits.
            begun = [each.followed_by(share, unit, moved_unit) for each in begun
                     for share in range(max(0, each.left - beyond), min(each.left, free) + 1)]
            if len(begun) > most:
                raise TooManySplits
        self.splits = [(each.shares, each.taken, each.moving) for each in begun if not each.left]

    def fits_all(self, numbers: int) -> bool:
        """Whether the batch can fill all the room, if it is the last one."""
        if not self.limits:
            return True
        return (numbers | self.guard) - self.taken(self.room(numbers)) & self.guard == self.guard


class Splits:
    """All splits of a lot. `room` says how many cards go in each zone.

    Raises TooManySplits if more than `steps` would have to be looked at.
    """

    __slots__ = ("_left", "_root", "_stages", "order", "steps")

    def __init__(self, lot: Lot, room: Sequence[int], steps: int = maxsize) -> None:
        self.order, self.steps = _in_order(lot, room)
        """The batches as numbers in the lot, and as steps."""
        self._left = steps
        self._stages: list[dict[int, SplitStage]] = [{} for _ in self.steps]
        for step in self.steps[:-1]:
            step.list_splits(room, self._left)
            self._look_at(len(step.splits))
        first = self.steps[0]
        numbers = [sum(room[zone] for zone in bay) for bay in first.bays]
        self._root = self._stage(0, first.packed(numbers + [lot.most[limit] for limit in first.limits]))

    @property
    def total(self) -> float:
        """The number of ways to deal the lot; 0 if there is none."""
        return self._root.total

    def drawn(self, rng: random.Random) -> list[tuple[int, ...]]:
        """Shares by open bay for every batch but the last, which fills what is left."""
        stage, found = self._root, []
        for _ in self.steps[1:]:
            split = stage.drawn(rng)
            found.append(stage.shares[split])
            stage = stage.following[split]
        return found

    def _look_at(self, splits: int) -> None:
        self._left -= splits
        if self._left < 0:
            raise TooManySplits

    def _stage(self, number: int, numbers: int) -> SplitStage:
        """The stage of a step with these numbers."""
        stages = self._stages[number]
        stage = stages.get(numbers)
        if stage is None:
            step = self.steps[number]
            if number == len(self.steps) - 1:
                stage = stages[numbers] = _DEALT if step.fits_all(numbers) else _STUCK
            else:
                stage = stages[numbers] = SplitStage()
                self._fill(stage, step, number, numbers)
        return stage

    def _fill(self, stage: SplitStage, step: SplitStep, number: int, numbers: int) -> None:
        """Find the splits that there is room for."""
        ways_in, moved = [_WAYS[free] for free in step.room(numbers)], step.moved(numbers)
        guard, closed, guarded = step.guard, step.closed, numbers | step.guard
        self._look_at(len(step.splits))
        for shares, taken, moving in step.splits:
            left = guarded - taken
            if left & guard != guard or left & closed:
                continue
            following = self._stage(number + 1, moved - moving)
            ways = following.total
            if ways:
                for bay, share in enumerate(shares):
                    ways *= ways_in[bay][share]
                stage.add(ways, shares, following)


# -- in which order --------------------------------------------------------------------------------------------------

def _in_order(lot: Lot, room: Sequence[int]) -> tuple[list[int], list[SplitStep]]:
    """The batches in the order in which they are split, as numbers in the lot and as steps.

    Those that tell the fewest zones apart come last, so that there are few bays as soon as possible.
    """
    sorts = {zone: 0 for zone, free in enumerate(room) if free and any(each.zones >> zone & 1 for each in lot.batches)}
    width = max(sum(room[zone] for zone in sorts), *lot.most, 1).bit_length() + 1
    order: list[int] = []
    steps: list[SplitStep] = []
    while len(order) < len(lot.batches):
        number = min((number for number in range(len(lot.batches)) if number not in order),
                     key=lambda each: (len(set(_sorted_by(lot.batches[each], sorts).values())),
                                       -len(lot.batches[each].kinds), each))
        sorts = _sorted_by(lot.batches[number], sorts)
        order.insert(0, number)
        limits = [limit for limit in range(len(lot.most)) if any(lot.batches[each].counted[limit] for each in order)]
        steps.insert(0, SplitStep(lot.batches[number], _bays(sorts), limits, width))
    for step, following in pairwise(steps):
        step.lead_to(following)
    return order, steps


def _sorted_by(batch: Batch, sorts: dict[int, int]) -> dict[int, int]:
    """Numbers for zones, equal for those with equal numbers before that are alike to a batch; 0 if it cannot go there.

    What was 0 stays so only for such zones.
    """
    found = {(0, 0): 0}
    return {zone: found.setdefault((sort, _look_of(batch, zone)), len(found)) for zone, sort in sorts.items()}


def _look_of(batch: Batch, zone: int) -> int:
    """A number that is equal for zones alike to a batch, and 0 for those where it cannot go."""
    if not batch.zones >> zone & 1:
        return 0
    return 1 + sum(2 << limit for limit, counted in enumerate(batch.counted) if counted >> zone & 1)


def _bays(sorts: dict[int, int]) -> list[Bay]:
    """The zones that are not 0, grouped by their numbers."""
    bays: dict[int, list[int]] = {}
    for zone, sort in sorts.items():
        if sort:
            bays.setdefault(sort, []).append(zone)
    return [tuple(zones) for zones in bays.values()]
