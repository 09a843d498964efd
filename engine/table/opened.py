"""A table with all cards face up, for looking back at a finished game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.knowledge import Knowledge
from engine.core.observe import Observation
from engine.core.recollection import Recollection
from engine.core.state import State
from engine.table.view import View, view

S = TypeVar("S", bound=State)


class OpenObservation(Observation[S]):
    """The true position with every card known: only to be shown when nobody can gain by it."""

    __slots__ = ()

    def in_order(self, zone: int) -> Sequence[int]:
        return self.seen.cards_in(zone)

    def sample(self, rng: random.Random) -> S:
        """The position itself: there is no other world."""
        return self.seen.clone()


def open_observation(state: S, seat: int) -> OpenObservation[S]:
    """The whole position, from that seat's side of the table."""
    known = Recollection(Knowledge.at_start(state.cards_in(zone) for zone in range(len(state.zones))))
    return OpenObservation(seat, state.clone(), known, known)


def open_view(state: State, seat: int) -> View:
    """The table with all cards face up, from that seat's side."""
    observation: OpenObservation[Any] = open_observation(state, seat)
    return view(observation)


def open_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events with all their secrets."""
    return tuple(Event(event.name, event.seat, event.secret or event.text, event.travels) for event in events)
