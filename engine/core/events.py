"""Events: what happened, for the log and the animation, as each seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVarTuple

from engine.core.knowledge import UNKNOWN
from engine.core.native import mypyc_attr
from engine.core.text import Text, text_from_json

Given = TypeVarTuple("Given")

EVERYBODY: Final = -1
"""The mask of all viewers."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A card that moved between zones, or was turned or looked at in one (`source` and `target` are then the same).

    `kind` is UNKNOWN for a card that the viewer does not see, and for a whole pile moved at once. `group` names the
    slot the card lies in, for zones that may hold several cards of its kind.
    """

    kind: int
    source: str
    target: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `name` is the game's own short word ("reveal", "bust"); `seat` is the seat that acted, if any. The seats in the mask
    `insiders` see the kinds of the cards that travelled and read `secret` if there is one. Everybody else reads
    `text`, or notices nothing if that is None.
    """

    name: str
    seat: int | None
    text: Text | None
    travels: tuple[Travel, ...] = ()
    insiders: int = EVERYBODY
    secret: Text | None = None

    def to_json(self) -> dict[str, Any]:
        """What everybody who reads it may know of the event, as plain JSON types: send what `seen_by` gives."""
        return {"name": self.name, "seat": self.seat, "text": None if self.text is None else self.text.to_json(),
                "travels": [[each.kind, each.source, each.target, each.group] for each in self.travels]}

    def seen_by(self, seat: int) -> Event | None:
        """The event as that seat may see it, other seats' secrets redacted; None if it notices nothing."""
        if self.insiders >> seat & 1:
            return Event(self.name, self.seat, self.secret or self.text, self.travels)
        if self.text is None:
            return None
        hidden = tuple(Travel(UNKNOWN, travel.source, travel.target) for travel in self.travels)
        return Event(self.name, self.seat, self.text, hidden)


def event_from_json(data: Mapping[str, Any]) -> Event:
    """The event that `Event.to_json` wrote."""
    text = data["text"]
    return Event(data["name"], data["seat"], None if text is None else text_from_json(text),
                 tuple(Travel(kind, source, target, group) for kind, source, target, group in data["travels"]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Where a move reports what happens. This one drops everything, so that search builds no events."""

    __slots__ = ()

    def tell(self, make: Callable[[*Given], Event], *args: *Given) -> None:
        """Report an event; `make` builds it from the arguments, and is called only if somebody listens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventList(Sink):
    """Appends every event to a list."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def tell(self, make: Callable[[*Given], Event], *args: *Given) -> None:
        self.events.append(make(*args))


SILENCE: Final = Sink()
"""The sink for when nobody listens.

What games tell most often they do not even report to it, as finding what to tell and calling a sink that drops it takes
time: compiled, random games of Behind the Throne are 15 % faster for it.
"""
