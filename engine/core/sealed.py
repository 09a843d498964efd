"""Sealed choices: stored unseen, and without effect, until every seat concerned has chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.moves import Move


class Chosen:
    """In an observation, the redaction of another seat's sealed choice: there is one, but not which."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CHOSEN"


CHOSEN: Final = Chosen()


class Sealed:
    """The current sealed choices: the `concerned` seats choose in that order; `choices` holds those made so far."""

    __slots__ = ("choices", "concerned")

    def __init__(self, concerned: Iterable[int], choices: dict[int, Move | Chosen] | None = None) -> None:
        self.concerned = tuple(concerned)
        self.choices: dict[int, Move | Chosen] = choices if choices is not None else {}

    def put(self, seat: int, move: Move) -> None:
        """Store a seat's choice unseen."""
        self.choices[seat] = move

    def next_seat(self) -> int | None:
        """The next seat to choose; None once all have chosen and the choices may be opened."""
        number = len(self.choices)      # they choose in this order
        return self.concerned[number] if number < len(self.concerned) else None

    def opened(self) -> dict[int, Move]:
        """All choices, in the order of the concerned seats."""
        return {seat: choice for seat in self.concerned if isinstance(choice := self.choices[seat], Move)}

    def as_seen_by(self, viewer: int) -> Sealed:
        """A copy in which every other seat's choice is redacted to CHOSEN."""
        return Sealed(self.concerned, {seat: choice if seat == viewer else CHOSEN
                                       for seat, choice in self.choices.items()})

    def copy(self) -> Sealed:
        return Sealed(self.concerned, dict(self.choices))

    def to_json(self) -> dict[str, object]:
        choices = {str(seat): choice.notation if isinstance(choice, Move) else True
                   for seat, choice in sorted(self.choices.items())}
        return {"concerned": list(self.concerned), "choices": choices}
