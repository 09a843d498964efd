"""The table in the middle of a move: after each of the things that a game wants to be seen one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVarTuple

from engine.base.game import Game
from engine.core.events import Event, EventList
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.table.view import Snapshot, snapshot

Given = TypeVarTuple("Given")
Look = Callable[[State], Observation[Any]]
"""What somebody sees of a position."""
Hear = Callable[[Event], Event | None]
"""What somebody notices of an event; None: nothing."""


class _Photographer(EventList):
    """Keeps the events of a move, and by their number the position right after those that are to be seen."""

    __slots__ = ("_beats", "_position", "taken")

    def __init__(self, position: State, game: Game[Any]) -> None:
        super().__init__([])
        self.taken: dict[int, State] = {}
        self._position = position
        self._beats = game.table.beats

    def tell(self, make: Callable[[*Given], Event], *args: *Given) -> None:
        super().tell(make, *args)
        if self.events[-1].name in self._beats:
            self.taken[len(self.events) - 1] = self._position.clone()


def snapshots(game: Game[Any], before: State, move: Move, look: Look, hear: Hear) -> tuple[Snapshot | None, ...]:
    """The table right after every event of a move that is noticed; None where the game does not want it to be seen."""
    if not game.table.beats:
        return ()
    position = before.clone()
    photographer = _Photographer(position, game)
    game.play(position, move, photographer)
    heard = [number for number, event in enumerate(photographer.events) if hear(event) is not None]
    taken = photographer.taken
    return tuple(snapshot(look(taken[number])) if number in taken else None for number in heard)
