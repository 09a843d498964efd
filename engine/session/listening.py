"""The listeners of a game, and what each hears: what happened, as their seat may see it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.events import Event
from engine.core.observe import Observation
from engine.core.state import State


@dataclass(frozen=True, slots=True)
class Heard:
    """What a seat hears about a move: its events and the position after it, other seats' secrets redacted.

    The move itself is left out, as it may be secret. `undone`: moves were undone or redone, and there are no events.
    """

    events: tuple[Event, ...]
    observation: Observation[Any]
    undone: bool

    def to_json(self) -> dict[str, Any]:
        """What was heard as plain JSON types; nothing in it is kept from that seat."""
        return {"game": self.observation.seen.game.id, "heard": [event.to_json() for event in self.events],
                "undone": self.undone, "observation": self.observation.to_json()}


@dataclass(frozen=True, slots=True, eq=False)
class _Listener:
    seat: int
    public: bool
    callback: Callable[[Heard], None]


@dataclass(frozen=True, slots=True)
class _News:
    listener: _Listener
    events: Sequence[Event]
    position: State
    undone: bool

    def as_heard(self) -> Heard:
        seat, position = self.listener.seat, self.position
        if self.listener.public:
            return Heard(events_seen(self.events, position.zones.spectator), position.public_observation(seat),
                         self.undone)
        return Heard(events_seen(self.events, seat), position.observation(seat), self.undone)


def events_seen(events: Sequence[Event], viewer: int) -> tuple[Event, ...]:
    """The events as a viewer may see them, without those they do not notice."""
    seen = (event.seen_by(viewer) for event in events)
    return tuple(event for event in seen if event is not None)


class Audience:
    """The listeners of a game. Each hears everything once and in order, even if one of them moves when called."""

    def __init__(self) -> None:
        self._listeners: list[_Listener] = []
        self._undelivered: deque[_News] = deque()
        self._delivering = False

    def subscribe(self, seat: int, callback: Callable[[Heard], None], public: bool) -> Callable[[], None]:
        """Registers a listener for what a seat, or the public, hears; returns a function that unsubscribes it."""
        listener = _Listener(seat, public, callback)
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def tell(self, events: Sequence[Event], position: State, *, undone: bool) -> None:
        """Tell all listeners. An error of one is passed on; those after it hear this news with the next."""
        self._undelivered.extend(_News(listener, events, position, undone) for listener in self._listeners)
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._undelivered:
                news = self._undelivered.popleft()
                if news.listener in self._listeners:
                    news.listener.callback(news.as_heard())
        finally:
            self._delivering = False
