"""What was done, what was taken back, and what of that can be done again."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class UndoStack(Generic[T]):
    """Things done in order, oldest first. What was taken back can be done again until something else is done."""

    __slots__ = ("_back", "done")

    def __init__(self) -> None:
        self.done: list[T] = []
        self._back: list[list[T]] = []

    def __len__(self) -> int:
        return len(self.done)

    @property
    def to_redo(self) -> list[T]:
        """What would be done again now; empty if there is nothing."""
        return self._back[-1] if self._back else []

    def add(self, thing: T) -> None:
        """Something is done, and nothing can be done again any more."""
        self.done.append(thing)
        self._back.clear()

    def go_back(self, remaining: int) -> None:
        """Take back all but the first so many."""
        self._back.append(self.done[remaining:])
        del self.done[remaining:]

    def go_forward(self) -> None:
        """Do again what was taken back last."""
        self.done += self._back.pop()
