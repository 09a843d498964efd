"""What viewers recall of moments of a game, kept once for a state and everything cloned from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.knowledge import Knowledge
from engine.core.recollection import Recollection
from engine.core.sampling import SampledMemory

Log = tuple[Any, ...] | None
"""What happened to the cards, newest first: (earlier log, entry). Clones share it, so an entry costs one tuple.

A log is told from others by its id, and only a tuple of any length keeps that where the engine is compiled.
"""

_RECENT: Final = 8
"""How many of the last moments asked about are remembered per viewer: enough for a few branches of a search."""
_APART: Final = 2
"""Of those asked about before, one is remembered for each stretch of so many entries of the log, 0.2 to 1.6 kB each."""

_Moment = tuple[Log, Recollection, int]
"""A log, what the viewer recalls after it, and how many entries it has."""


class _Moments:
    """What one viewer recalls of some moments, by the id of the log, which each of them keeps alive."""

    __slots__ = ("marks", "recent", "stretches")

    def __init__(self) -> None:
        self.recent: dict[int, _Moment] = {}        # the latest is last
        self.marks: dict[int, _Moment] = {}
        self.stretches: dict[int, int] = {}         # the key of the mark in each stretch

    def remember(self, moment: _Moment) -> None:
        """Remember a moment as the latest, and of the older ones only marks."""
        self.recent[id(moment[0])] = moment
        if len(self.recent) > _RECENT:
            key = next(iter(self.recent))
            oldest = self.recent.pop(key)
            stretch = oldest[2] // _APART
            self.marks.pop(self.stretches.get(stretch, 0), None)
            self.stretches[stretch] = key
            self.marks[key] = oldest


class Memory:
    """What viewers recall of the start of a log, and of moments that somebody asked about.

    All clones of a state share one memory, so what one has found the others need not. What is recalled of a moment that
    is forgotten is found again from the one before it that is not.
    """

    __slots__ = ("_moments", "_starts")

    def __init__(self, starts: Iterable[Recollection | SampledMemory]) -> None:
        """`starts`: by viewer, what each recalls when the log is empty."""
        self._starts = list(starts)
        self._moments: list[_Moments] | None = None     # a world may never be asked

    @classmethod
    def from_knowledge(cls, known: Iterable[Knowledge]) -> Memory:
        """The memory of a log that begins when viewers know this, one after the other."""
        return cls(map(Recollection, known))

    def recollection(self, viewer: int, log: Log) -> Recollection:
        """What that viewer recalls after everything in the log."""
        if log is None:
            return self._start(viewer)
        if self._moments is None:
            self._moments = [_Moments() for _ in self._starts]
        moments = self._moments[viewer]
        found = moments.recent.get(id(log)) or moments.marks.get(id(log))
        return self._recall(viewer, log, moments) if found is None else found[1]

    def _start(self, viewer: int) -> Recollection:
        start = self._starts[viewer]
        if isinstance(start, SampledMemory):
            start = self._starts[viewer] = start.as_known_to(viewer)
        return start

    def _recall(self, viewer: int, log: Log, moments: _Moments) -> Recollection:
        """Add what the viewer saw since the nearest moment that is remembered, and remember this one."""
        entries, earlier, found, length = [], log, None, 0
        while earlier is not None and found is None:
            seen = earlier[1].as_seen_by(viewer)
            if seen is not None:
                entries.append(seen)
            length += 1
            earlier = earlier[0]
            found = moments.recent.pop(id(earlier), None) or moments.marks.get(id(earlier))
        if found is None:
            recalled = self._start(viewer)
        else:
            moments.remember(found)     # as one of the latest: it may have more branches
            recalled = found[1]
            length += found[2]
        if entries:
            recalled = recalled.followed_by(tuple(reversed(entries)))
        moments.remember((log, recalled, length))
        return recalled
