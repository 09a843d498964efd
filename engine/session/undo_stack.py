"""An undo stack: what was done, what was undone, and what can be redone."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class UndoStack(Generic[T]):
    """What was done, oldest first. What was undone can be redone until something else is done."""

    __slots__ = ("_back", "done")

    def __init__(self) -> None:
        self.done: list[T] = []
        self._back: list[list[T]] = []

    def __len__(self) -> int:
        return len(self.done)

    @property
    def to_redo(self) -> list[T]:
        """What a redo would do; empty if there is nothing to redo."""
        return self._back[-1] if self._back else []

    def add(self, thing: T) -> None:
        """Add something newly done; nothing can be redone after that."""
        self.done.append(thing)
        self.keep()

    def keep(self) -> None:
        """Let nothing that was undone be redone after this."""
        self._back.clear()

    def go_back(self, remaining: int) -> None:
        """Undo all but the first `remaining`."""
        self._back.append(self.done[remaining:])
        del self.done[remaining:]

    def go_forward(self) -> None:
        """Redo what was last undone. Raises IndexError if there is nothing to redo."""
        self.done += self._back.pop()
