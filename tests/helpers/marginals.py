"""How many cards of each kind lie in each zone on average over all deals, counted one table of numbers at a time.

Plain and slow: the measure of `engine/core/splits.py`. Cards are grouped only if they may be in the same zones and
limits count them in the same ones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod
from typing import Final

from engine.core.cells import bits
from engine.core.knowledge import Knowledge

Row = tuple[int, ...]
"""How many cards of a group lie in each zone."""
Group = tuple[int, ...]
"""Labels that are alike."""


_ROWS_TRIED: Final = 20_000


class TooManyTables(Exception):
    """There are more tables than a test has time for."""


def mean_contents(knowledge: Knowledge, most: int) -> dict[tuple[int, int], float]:
    """By kind and zone: the mean number of cards over all deals. Raises TooManyTables if there are more than `most`."""
    mean: Counter[tuple[int, int]] = Counter()
    for zone, kinds in enumerate(knowledge.known()):
        mean.update((kind, zone) for kind in kinds)
    found: dict[tuple[int, int], float] = dict(mean)
    for groups in _apart(knowledge):
        ways, sums = _sums(knowledge, groups, most)
        for group, row in zip(groups, sums, strict=True):
            for label, (zone, cards) in product(group, enumerate(row)):
                cell = knowledge.kinds[label], zone
                found[cell] = found.get(cell, 0) + cards / ways / len(group)
    return {cell: cards for cell, cards in found.items() if cards}


def can_be_counted(knowledge: Knowledge, most: int) -> bool:
    """Whether there are at most that many tables."""
    try:
        for groups in _apart(knowledge):
            _sums(knowledge, groups, most)
    except TooManyTables:
        return False
    return True


def _sums(knowledge: Knowledge, groups: list[Group], most: int) -> tuple[int, list[list[int]]]:
    """The number of deals, and the cards of each group that lie in each zone in all of them together."""
    if _rows_to_try(knowledge, groups) > _ROWS_TRIED:
        raise TooManyTables
    ways, sums = 0, [[0] * len(knowledge.sizes) for _ in groups]
    for number, (table, weight) in enumerate(_tables(knowledge, groups)):
        if number == most:
            raise TooManyTables
        ways += weight
        for total, row in zip(sums, table, strict=True):
            for zone, cards in enumerate(row):
                total[zone] += weight * cards
    return ways, sums


def groups_of(knowledge: Knowledge) -> list[Group]:
    """The labels whose zone is not certain, grouped if they are alike."""
    groups: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for label in knowledge.loose():
        where = knowledge.where(label)
        groups[where, *(knowledge.row(cells, label) & where for cells, _ in knowledge.limits)].append(label)
    return [tuple(labels) for labels in groups.values()]


def _apart(knowledge: Knowledge) -> list[list[Group]]:
    """The groups, together with those that share zones with them, or all together if there are limits."""
    if knowledge.limits:
        return [groups] if (groups := groups_of(knowledge)) else []
    lots: list[tuple[int, list[Group]]] = []
    for group in groups_of(knowledge):
        zones, members = knowledge.where(group[0]), [group]
        for lot in [lot for lot in lots if lot[0] & zones]:
            lots.remove(lot)
            zones, members = zones | lot[0], members + lot[1]
        lots.append((zones, members))
    return [members for _, members in lots]


def _rows_to_try(knowledge: Knowledge, groups: Sequence[Group]) -> int:
    """How many rows there are for all groups but the largest, most of which do not fit together."""
    found = []
    for group in groups:
        zones = knowledge.where(group[0]).bit_count()
        found.append(comb(len(group) + zones - 1, zones - 1))
    return prod(sorted(found)[:-1])


def _tables(knowledge: Knowledge, groups: Sequence[Group]) -> Iterator[tuple[list[Row], int]]:
    """All tables of rows that fill the zones and keep the limits, with the number of deals that each stands for."""
    zones = {zone for group in groups for zone in bits(knowledge.where(group[0]))}
    room = [size - len(known) if zone in zones else 0
            for zone, (size, known) in enumerate(zip(knowledge.sizes, knowledge.known(), strict=True))]
    left = [most for _, most in knowledge.limits]
    for rows in _rows(knowledge, groups, room, left):
        yield rows, prod(_ways(row) for row in rows)


def _rows(knowledge: Knowledge, groups: Sequence[Group], room: Sequence[int],
          left: Sequence[int]) -> Iterator[list[Row]]:
    if not groups:
        if not any(room):
            yield []
        return
    where = knowledge.where(groups[0][0])
    counted = [knowledge.row(cells, groups[0][0]) for cells, _ in knowledge.limits]
    for row in _shared_out(len(groups[0]), [free if where >> zone & 1 else 0 for zone, free in enumerate(room)]):
        allowed = [most - sum(cards for zone, cards in enumerate(row) if mask >> zone & 1)
                   for most, mask in zip(left, counted, strict=True)]
        if min(allowed, default=0) >= 0:
            rest = [free - cards for free, cards in zip(room, row, strict=True)]
            for rows in _rows(knowledge, groups[1:], rest, allowed):
                yield [row, *rows]


def _shared_out(cards: int, room: Sequence[int]) -> Iterator[Row]:
    if not room:
        if not cards:
            yield ()
        return
    for here in range(min(cards, room[0]) + 1):
        for row in _shared_out(cards - here, room[1:]):
            yield (here, *row)


def _ways(row: Row) -> int:
    """In how many ways the cards of a group can make up its row."""
    left, ways = sum(row), 1
    for cards in row:
        ways *= comb(left, cards)
        left -= cards
    return ways
