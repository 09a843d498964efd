"""Hidden cards as a viewer's knowledge groups them: batches of cards that are alike, lots of batches that interact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.knowledge import Knowledge


class Batch(NamedTuple):
    """Hidden cards that may be in the same zones and count towards the same limits."""

    kinds: tuple[int, ...]
    zones: int
    """The zones they may be in, a mask."""
    counted: tuple[int, ...]
    """By limit: the zones where it counts them, a mask."""


class Lot(NamedTuple):
    """Batches that compete for room or share limits; what is dealt from other lots makes no difference to them."""

    batches: tuple[Batch, ...]
    most: tuple[int, ...]
    """By limit: how many cards it allows where it counts them."""

    def unlimited(self) -> Lot:
        """The same lot without its limits."""
        return Lot(tuple(batch._replace(counted=()) for batch in self.batches), ())


def lots_of(knowledge: Knowledge, room: Sequence[int]) -> list[Lot]:
    """The hidden cards of some knowledge; `room` says how many of them lie in each zone."""
    batches = [Batch(kinds, zones, counted) for kinds, zones, counted in knowledge.alike()]
    allowed = knowledge.allowed()
    binding = [number for number, most in enumerate(allowed)
               if sum(_most_counted(batch, number, room) for batch in batches) > most]
    lots = []
    for members in _interacting(batches, binding):
        shared = [number for number in binding if any(batch.counted[number] for batch in members)]
        lots.append(Lot(tuple(batch._replace(counted=tuple(batch.counted[number] for number in shared))
                              for batch in members), tuple(allowed[number] for number in shared)))
    return lots


def _most_counted(batch: Batch, limit: int, room: Sequence[int]) -> int:
    """How many cards of a batch a limit could count if there were nothing else."""
    counted = batch.counted[limit]
    if not counted:
        return 0
    return min(len(batch.kinds), sum(free for zone, free in enumerate(room) if counted >> zone & 1))


def _interacting(batches: Iterable[Batch], limits: Sequence[int]) -> Iterator[list[Batch]]:
    """The batches, grouped with those they share zones or limits with."""
    groups: list[tuple[int, int, list[Batch]]] = []
    for batch in batches:
        zones, limited, members = batch.zones, sum(1 << each for each in limits if batch.counted[each]), [batch]
        apart = []
        for group in groups:
            if group[0] & zones or group[1] & limited:
                zones, limited, members = zones | group[0], limited | group[1], group[2] + members
            else:
                apart.append(group)
        groups = [*apart, (zones, limited, members)]
    for _, _, members in groups:
        yield members
