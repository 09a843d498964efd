"""Who listens to a game, and what each listener hears: what happened as his seat may see it."""

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
    """What a seat hears of a move: its events and the position after it, without other seats' secrets.

    The move itself is not told, for it may be secret. `undone`: moves were taken back, or made again, and there are no
    events.
    """

    events: tuple[Event, ...]
    observation: Observation[Any]
    undone: bool


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
    """The events as a viewer may see them, without those that he does not notice."""
    seen = (event.seen_by(viewer) for event in events)
    return tuple(event for event in seen if event is not None)


class Audience:
    """The listeners of a game. Each hears everything once and in order, even if one of them moves while told."""

    def __init__(self) -> None:
        self._listeners: list[_Listener] = []
        self._untold: deque[_News] = deque()
        self._telling = False

    def join(self, seat: int, callback: Callable[[Heard], None], public: bool) -> Callable[[], None]:
        """Add a listener at a seat, or on its side of the table; returns what to call when he wants to hear no more."""
        listener = _Listener(seat, public, callback)
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def tell(self, events: Sequence[Event], position: State, *, undone: bool) -> None:
        """Tell all listeners; an error of one of them goes through, and the others hear the news with the next."""
        self._untold.extend(_News(listener, events, position, undone) for listener in self._listeners)
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                news = self._untold.popleft()
                if news.listener in self._listeners:
                    news.listener.callback(news.as_heard())
        finally:
            self._telling = False
