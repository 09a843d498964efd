"""The table in the middle of a move: after each of the things that a game wants to be seen one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.table.view import Snapshot, snapshot

Look = Callable[[State], Observation[Any]]
"""What somebody sees of a position."""
Hear = Callable[[Event], Event | None]
"""What somebody notices of an event; None: nothing."""


class _Film(list[Event]):
    """The events of a move as they happen, and by their number the position right after those that are to be seen."""

    def __init__(self, position: State) -> None:
        super().__init__()
        self.position = position
        self.stills: dict[int, State] = {}
        self._beats = position.game.table.beats

    def append(self, event: Event, /) -> None:
        if event.name in self._beats:
            self.stills[len(self)] = self.position.clone()
        super().append(event)

    def extend(self, events: Iterable[Event], /) -> None:
        for event in events:
            self.append(event)

    def __iadd__(self, events: Iterable[Event], /) -> Self:     # type: ignore[override,misc]  # it needs no +
        self.extend(events)
        return self


def snapshots(before: State, move: Move, look: Look, hear: Hear) -> tuple[Snapshot | None, ...]:
    """The table right after every event of a move that is noticed; None where the game does not want it to be seen."""
    if not before.game.table.beats:
        return ()
    snapshots = _Film(before.clone())
    snapshots.position.apply(move, snapshots)
    heard = [number for number, event in enumerate(snapshots) if hear(event) is not None]
    return tuple(snapshot(look(snapshots.stills[number])) if number in snapshots.stills else None for number in heard)
