"""What was tried from a position: moves of all seats, back and forth, with branches that have names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

from engine.core.errors import IllegalMove, raise_from
from engine.core.events import Event
from engine.core.fields import LONGEST_NAME
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_, plain
from engine.lab.errors import CannotLay

S = TypeVar("S", bound=State)

MOST_TRIED: Final = 5_000
"""Positions in one tree: many evenings of trying, and few enough for the memory."""

_TOO_MANY: Final = N_("engine/lab", "Nothing more can be tried here; delete a branch first.")
_ROOT: Final = N_("engine/lab", "The position you started from cannot be deleted.")
_NO_FURTHER: Final = N_("engine/lab", "The game cannot go on after this move: the table does not add up.")


class Tried(Generic[S]):
    """One position of the tree: the move that led to it, and what was tried after it, in the order in which it was."""

    def __init__(self, state: S, move: Move | None = None, parent: Tried[S] | None = None,
                 events: tuple[Event, ...] = ()) -> None:
        self.state = state
        """Do not change it."""
        self.move = move
        self.parent = parent
        self.events = events
        """What the move told, in full: show them as some seat sees them."""
        self.children: list[Tried[S]] = []
        self.name = ""
        self.last: Tried[S] | None = None
        """Which of those after it was looked at last: where `Tree.forward` goes."""

    @property
    def seat(self) -> int | None:
        """The seat that made the move; None at the root."""
        return None if self.parent is None else self.parent.state.actor

    @property
    def depth(self) -> int:
        """How many moves lead here."""
        return sum(1 for _ in self.line()) - 1

    def line(self) -> Iterator[Tried[S]]:
        """The positions from here back to the root."""
        node: Tried[S] | None = self
        while node is not None:
            yield node
            node = node.parent

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that lead here."""
        return tuple(node.move for node in self.line() if node.move is not None)[::-1]

    def below(self) -> Iterator[Tried[S]]:
        """This position and all that were tried after it, each before those that follow it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Tree(Generic[S]):
    """What was tried from one position, and where one is in it."""

    def __init__(self, state: S) -> None:
        self.root = Tried(state.clone())
        self.here = self.root

    @property
    def state(self) -> S:
        """The position where one is. Do not change it."""
        return self.here.state

    def make(self, move: Move) -> Tried[S]:
        """Go on with a move of the seat in turn: to what came of it before, if it was tried here, or else as a branch.

        Raises IllegalMove, with the refusal, and CannotLay if there are MOST_TRIED positions already.
        """
        node = next((child for child in self.here.children if child.move is move), None)
        if node is None:
            if sum(1 for _ in self.root.below()) >= MOST_TRIED:
                raise CannotLay(_TOO_MANY)
            node = self._tried(move)
            self.here.children.append(node)
        self.go(node)
        return node

    def _tried(self, move: Move) -> Tried[S]:
        after = self.state.clone()
        refusal = after.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        try:
            after.apply(move, events)
            if after.actor is not None:
                after.legal_moves()
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:     # a table that no game comes to
            raise_from(CannotLay(_NO_FURTHER), error)
        return Tried(after, move, self.here, tuple(events))

    def go(self, node: Tried[Any]) -> None:
        """Go to a position of the tree. `forward` will come this way again."""
        self.here = node
        for each in node.line():
            if each.parent is not None:
                each.parent.last = each

    def back(self) -> bool:
        """Go back by one move; False at the root."""
        if self.here.parent is None:
            return False
        self.here = self.here.parent
        return True

    def forward(self) -> bool:
        """Go on to where one came back from; False if nothing was tried here."""
        following = self.here.last or next(iter(self.here.children), None)
        if following is None:
            return False
        self.go(following)
        return True

    def beside(self, step: int) -> bool:
        """Go to the branch so many before (negative) or after this one; False if there is none."""
        if self.here.parent is None:
            return False
        branches = self.here.parent.children
        place = branches.index(self.here) + step
        if not 0 <= place < len(branches):
            return False
        self.go(branches[place])
        return True

    def name(self, node: Tried[Any], name: str) -> None:
        """Give a position a name, on one line and at most LONGEST_NAME long; "" for none."""
        node.name = plain(name).strip()[:LONGEST_NAME]

    def delete(self, node: Tried[S]) -> None:
        """Delete a position and all after it; who is there goes back before it. Raises CannotLay for the root."""
        parent = node.parent
        if parent is None:
            raise CannotLay(_ROOT)
        if any(each is node for each in self.here.line()):
            self.here = parent
        parent.children.remove(node)
        if parent.last is node:
            parent.last = None

    @property
    def named(self) -> tuple[Tried[S], ...]:
        """All positions that have a name, in the order of the tree."""
        return tuple(node for node in self.root.below() if node.name)

    def __iter__(self) -> Iterator[Tried[S]]:
        return self.root.below()
