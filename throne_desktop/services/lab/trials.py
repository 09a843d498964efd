"""What was tried from a position: a tree of moments, each with the position that a move has led to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from engine.base.game import Game
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State


@dataclass(eq=False, slots=True)
class Moment:
    """A position, and the move that led to it from the moment before; None at the root."""

    state: State
    move: Move | None = None
    before: Moment | None = None
    after: list[Moment] = field(default_factory=list)
    name: str = ""
    """What a person calls it."""
    taken: int = 0
    """Which of the moments after it was looked at last."""

    @property
    def path(self) -> tuple[Moment, ...]:
        """The moments from the root to this one."""
        path = [self]
        while (before := path[-1].before) is not None:
            path.append(before)
        return tuple(reversed(path))


class Trials:
    """A tree of moments, of which one is on the table."""

    def __init__(self, game: Game[Any], position: State, moves: Sequence[Move] = (), at: int | None = None) -> None:
        """The moves are made from the position; the moment after `at` of them is on the table, or the last one."""
        self.game = game
        self.root = Moment(position.clone())
        self.here = self.root
        for move in moves:
            self.make(move)
        if at is not None:
            self.go(self.here.path[at])

    @property
    def state(self) -> State:
        """The position on the table. Do not change it."""
        return self.here.state

    def make(self, move: Move) -> tuple[Event, ...]:
        """Make a move, or go on along it if it was made before; returns what happens. Raises IllegalMove."""
        events: list[Event] = []
        state = self.state.clone()
        state.apply(move, events)
        known = next((number for number, each in enumerate(self.here.after) if each.move == move), None)
        if known is None:
            known = len(self.here.after)
            self.here.after.append(Moment(state, move, self.here))
        self.here.taken = known
        self.here = self.here.after[known]
        return tuple(events)

    @property
    def can_go_back(self) -> bool:
        """Whether a move led to the moment on the table."""
        return self.here.before is not None

    @property
    def next(self) -> Moment | None:
        """The moment after this one that was looked at last; None at the end of a branch."""
        return self.here.after[self.here.taken] if self.here.after else None

    def go(self, moment: Moment) -> None:
        """Put a moment of the tree on the table; from the root, the way on leads through it."""
        self.here = moment
        path = moment.path
        for before, after in pairwise(path):
            before.taken = before.after.index(after)

    def back(self) -> None:
        """Go back to the moment before, if there is one."""
        if self.here.before is not None:
            self.here = self.here.before

    def delete(self, moment: Moment) -> None:
        """Take a moment and all that follows it out of the tree; the root stays. What led to it is on the table then.
        """
        before = moment.before
        if before is None:
            return
        if moment in self.here.path:
            self.here = before
        before.after.remove(moment)
        before.taken = max(0, min(before.taken, len(before.after) - 1))

    def moments(self) -> Iterator[Moment]:
        """All moments, each before those that follow it."""
        waiting = [self.root]
        while waiting:
            moment = waiting.pop()
            yield moment
            waiting += reversed(moment.after)
