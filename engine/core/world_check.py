"""Tells which worlds some knowledge rules out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from engine.core.knowledge import Knowledge
from engine.core.limits import Limit

_FEW_COPIES: Final = 3
"""With more copies of a kind it would take too long to try which is which."""


class WorldCheck:
    """Tells which worlds some knowledge rules out, as far as each limit alone can show.

    Viewers draw different conclusions, so a world that one of them thinks possible may be ruled out for another. What
    follows from `given`, the knowledge that the worlds are drawn from, is not looked at again in every world.
    """

    __slots__ = ("_kinds", "_knowledge", "_limits", "_possible")

    def __init__(self, knowledge: Knowledge, given: Knowledge | None = None) -> None:
        self._knowledge = knowledge
        self._limits = list(knowledge.limits)
        self._kinds = set(knowledge.kinds)
        if given is not None:
            counterparts, self._kinds = _counterparts(knowledge, given)
            self._limits = [limit for limit in knowledge.limits
                            if not _follows(limit, knowledge, given, counterparts, self._kinds)]
            for cells, _ in self._limits:
                self._kinds |= {kind for label, kind in enumerate(knowledge.kinds) if knowledge.row(cells, label)}
        self._possible: dict[tuple[int, ...], set[int]] = {}    # cached, as many worlds agree on where a kind is

    @property
    def allows_all(self) -> bool:
        """Whether it rules out none of the worlds that were drawn from what is given."""
        return not self._kinds

    def allows(self, contents: Sequence[Sequence[int]]) -> bool:
        """Whether a world with these cards in its zones may be the true one."""
        if not self._kinds:
            return True
        places: dict[int, list[int]] = {}
        for zone, kinds in enumerate(contents):
            for kind in kinds:
                if kind in self._kinds:
                    places.setdefault(kind, []).append(zone)
        cases = [self._fillings(kind, zones) for kind, zones in places.items() if len(zones) <= _FEW_COPIES]
        return all(cases) and self._within_limits(cases)

    def _within_limits(self, cases: list[set[int]]) -> bool:
        """Whether each limit holds for the ways that suit it best to label the copies of each kind."""
        for cells, most in self._limits:
            least = 0
            for possible in cases:
                least += min([(filled & cells).bit_count() for filled in possible])
            if least > most:
                return False
        return True

    def _fillings(self, kind: int, zones: Sequence[int]) -> set[int]:
        """The same as `_fillings` below, cached."""
        case = (kind, *zones)
        found = self._possible.get(case)
        if found is None:
            found = self._possible[case] = set(_fillings(self._knowledge, kind, zones))
        return found


def _fillings(knowledge: Knowledge, kind: int, zones: Sequence[int]) -> Iterator[int]:
    """The cells that the copies of a kind fill when they lie in these zones, for every way to label them."""
    labels = [(label, knowledge.where(label)) for label in knowledge.copies(kind)]
    for order in set(permutations(zones)):
        if all(where >> zone & 1 for (_, where), zone in zip(labels, order, strict=True)):
            yield sum(knowledge.cell(label, zone) for (label, _), zone in zip(labels, order, strict=True))


def _counterparts(knowledge: Knowledge, given: Knowledge) -> tuple[list[int], set[int]]:
    """For each label of `given`, one of `knowledge` of the same kind that may be wherever it may be.

    Also the kinds for which no such pairs were found.
    """
    pairs = list(range(len(given.kinds)))
    unpaired = set()
    for kind in dict.fromkeys(given.kinds[label] for label in given.freer_than(knowledge)):
        labels = given.copies(kind)
        mine, its = sorted(labels, key=given.freedom), sorted(labels, key=knowledge.freedom)
        if any(given.where(one) & ~knowledge.where(other) for one, other in zip(mine, its, strict=True)):
            unpaired.add(kind)
        for one, other in zip(mine, its, strict=True):
            pairs[one] = other
    return pairs, unpaired


def _follows(limit: Limit, knowledge: Knowledge, given: Knowledge, counterparts: list[int], unpaired: set[int]) -> bool:
    """Whether what is given implies a limit of `knowledge`, as far as one limit alone can show."""
    cells = 0
    for label, other in enumerate(counterparts):
        row = knowledge.row(limit.cells, other)
        if row and given.kinds[label] in unpaired:
            return False
        cells |= (row & given.where(label)) * given.cell(label, 0)
    return given.implies(Limit(cells, limit.most))
