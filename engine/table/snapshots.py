"""The table in the middle of a move, after each event that a game wants shown separately."""

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
"""A position, as some viewer sees it."""
Hear = Callable[[Event], Event | None]
"""An event, as some viewer sees it; None if they notice nothing."""


class _Photographer(EventList):
    """Collects the events of a move and, by event number, the positions right after those to be shown."""

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
    """The table right after each event that is noticed; None for events that the game does not show separately."""
    if not game.table.beats:
        return ()
    position = before.clone()
    photographer = _Photographer(position, game)
    game.play(position, move, photographer)
    heard = [number for number, event in enumerate(photographer.events) if hear(event) is not None]
    taken = photographer.taken
    return tuple(snapshot(look(taken[number])) if number in taken else None for number in heard)
