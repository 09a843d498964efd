"""Events: what happened, for the log and the animation, each as the seat that watches may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVarTuple

from engine.core.knowledge import UNKNOWN
from engine.core.text import Text

Given = TypeVarTuple("Given")

EVERYBODY: Final = -1
"""The mask of all viewers."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A card that went from one zone to another, or turned or was looked at in one (both zone ids the same).

    `kind` is UNKNOWN for a card that the watcher does not see, and for a whole pile that goes at once. `group` names
    the slot in which it lies, where several of its kind may lie in one zone.
    """

    kind: int
    source: str
    target: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `name` is a short word of the game ("reveal", "bust"); `seat` did it, None where nobody did. The seats in the mask
    `insiders` see the kinds of the cards that travelled, and read `secret` if there is one. Everybody else reads
    `text`; where that is None they do not notice anything.
    """

    name: str
    seat: int | None
    text: Text | None
    travels: tuple[Travel, ...] = ()
    insiders: int = EVERYBODY
    secret: Text | None = None

    def seen_by(self, seat: int) -> Event | None:
        """The event as that seat may see it, without other seats' secrets; None if it has nothing to see."""
        if self.insiders >> seat & 1:
            return Event(self.name, self.seat, self.secret or self.text, self.travels)
        if self.text is None:
            return None
        hidden = tuple(Travel(UNKNOWN, travel.source, travel.target) for travel in self.travels)
        return Event(self.name, self.seat, self.text, hidden)


class Sink:
    """Where a move tells what happens. This one drops everything, so that search builds no event at all."""

    __slots__ = ()

    def tell(self, make: Callable[[*Given], Event], *args: *Given) -> None:
        """Something happened; `make` builds the event from the arguments, and is called only if somebody listens."""


class EventList(Sink):
    """Appends every event to a list."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def tell(self, make: Callable[[*Given], Event], *args: *Given) -> None:
        self.events.append(make(*args))


SILENCE: Final = Sink()
"""Nobody listens."""
