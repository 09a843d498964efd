"""What viewers knew at moments of a game, remembered once for a state and everything cloned from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.knowledge import Knowledge
from engine.core.sampling import SampledMemory

Log = tuple[Any, ...] | None
"""What happened to the cards, newest first: (earlier log, entry). Clones share it, so an entry costs one tuple.

A log is told from others by its id, and only a tuple of any length keeps that where the engine is compiled.
"""

_MOMENTS: Final = 8
"""How many moments are remembered per viewer: enough for a few branches of a search; others are folded again."""


class Memory:
    """Knowledge at the start of a log, and what it became at the moments somebody last asked for.

    All clones of a state share one memory, so what one has folded the others need not. It keeps the logs whose
    knowledge it remembers alive: that is why their ids can be keys.
    """

    __slots__ = ("_folded", "_starts")

    def __init__(self, starts: Iterable[Knowledge | SampledMemory]) -> None:
        """`starts`: by viewer, what each knows when the log is empty."""
        self._starts = list(starts)
        self._folded: list[dict[int, tuple[Log, Knowledge]]] | None = None      # a world may never be asked

    def knowledge(self, viewer: int, log: Log) -> Knowledge:
        """What that viewer knows after everything in the log. Do not change it."""
        if log is None:
            return self._start(viewer)
        if self._folded is None:
            self._folded = [{} for _ in self._starts]
        folded = self._folded[viewer]
        found = folded.get(id(log))
        return self._fold(viewer, log, folded) if found is None else found[1]

    def _start(self, viewer: int) -> Knowledge:
        start = self._starts[viewer]
        if isinstance(start, SampledMemory):
            start = self._starts[viewer] = start.as_known_to(viewer)
        return start

    def _fold(self, viewer: int, log: Log, folded: dict[int, tuple[Log, Knowledge]]) -> Knowledge:
        """Learn what is new since the nearest moment remembered, and remember this one instead of the oldest."""
        entries, earlier, found = [], log, None
        while earlier is not None and found is None:
            entries.append(earlier[1])
            earlier = earlier[0]
            found = folded.pop(id(earlier), None)
        if found is None:
            knowledge = self._start(viewer).copy()
        else:
            folded[id(earlier)] = found     # moved to the end: it may have more branches
            knowledge = found[1].copy()
        for entry in reversed(entries):
            seen = entry.as_seen_by(viewer)
            if seen is not None:
                knowledge.learn(seen)
        folded[id(log)] = log, knowledge
        if len(folded) > _MOMENTS:
            del folded[next(iter(folded))]
        return knowledge
