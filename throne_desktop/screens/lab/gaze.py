"""Whose eyes the table of the laboratory is seen with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Player, Text
from throne_desktop.services.game.viewpoint import Disclosure, Viewpoint

_IN_TURN: Final = N_("lab", "As the active player sees it")
_BY_SEAT: Final = N_("lab", "As {player} sees it")
_BY_ALL: Final = N_("lab", "As everyone sees it")
_OPEN: Final = N_("lab", "All cards face up")


@dataclass(frozen=True, slots=True)
class Gaze:
    """How much is seen, and from which seat; None for that of whoever is in turn."""

    disclosure: Disclosure = Disclosure.SEAT
    seat: int | None = None

    def viewpoint(self, actor: int | None, before: int) -> Viewpoint:
        """Where a table is looked at from, at which that seat is in turn; once the game is over, from that `before`."""
        seat = self.seat if self.seat is not None else before if actor is None else actor
        return Viewpoint(seat, self.disclosure)

    @property
    def name(self) -> Text:
        """What is chosen, in words."""
        if self.disclosure is Disclosure.OPEN:
            return _OPEN
        if self.disclosure is Disclosure.PUBLIC:
            return _BY_ALL
        return _IN_TURN if self.seat is None else _BY_SEAT.fill(player=Player(self.seat))


def all_gazes(seats: int) -> tuple[Gaze, ...]:
    """All that can be chosen at a table of so many, the usual first."""
    return (Gaze(), Gaze(Disclosure.OPEN), *(Gaze(Disclosure.SEAT, seat) for seat in range(seats)),
            Gaze(Disclosure.PUBLIC))
