"""A recorded game to be watched: its positions, turns and events, and from which viewpoints it may be seen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.core.events import Event
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text
from engine.session.entries import Reseated
from engine.session.listening import events_seen
from engine.session.record import Record
from engine.table.opened import open_events, open_observation
from engine.table.snapshots import snapshots
from engine.table.view import Snapshot, View, view


class Disclosure(Enum):
    """How much of the hidden cards is seen: what a seat saw, what everybody saw, or all of them."""

    SEAT = "seat"
    PUBLIC = "public"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Standpoint:
    """From which side of the table a game is looked at, and what is seen of hidden cards."""

    seat: int
    disclosure: Disclosure = Disclosure.SEAT

    def look(self, position: State) -> Observation[Any]:
        """What is seen of a position from here."""
        if self.disclosure is Disclosure.OPEN:
            return open_observation(position, self.seat)
        if self.disclosure is Disclosure.PUBLIC:
            return position.public_observation(self.seat)
        return position.observation(self.seat)

    def hears(self, events: tuple[Event, ...], position: State) -> tuple[Event, ...]:
        """What is seen from here of what happened."""
        if self.disclosure is Disclosure.OPEN:
            return open_events(events)
        return events_seen(events, position.zones.spectator if self.disclosure is Disclosure.PUBLIC else self.seat)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the number of moves after which it is read, the sentence, and the event that it tells."""

    moves: int
    text: Text
    event: Event


class Replay:
    """A record to be looked at. Raises RecordError if it cannot be played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions = record.replay()
        self._lines: dict[Standpoint, list[Line]] = {}
        self.moves = record.moves
        self._events = tuple(self._events_of(number) for number in range(len(self.moves)))
        self.turns = tuple(number for number in range(len(self.moves))
                           if number == 0 or self.actor(number) != self.actor(number - 1))
        """After how many moves each turn begins: several moves of one seat in a row."""

    def _events_of(self, number: int) -> tuple[Event, ...]:
        events: list[Event] = []
        self.positions[number].clone().apply(self.moves[number], events)
        return tuple(events)

    def actor(self, moves: int) -> int | None:
        """Who is to decide after so many moves."""
        return self.positions[moves].actor

    @property
    def complete(self) -> bool:
        """Whether all that was played is shown: the rules of today may refuse what older ones allowed."""
        return not self.record.view_only

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, so that nobody gains by seeing its hidden cards."""
        return self.record.result is not None and self.complete

    def standpoints(self) -> tuple[Standpoint, ...]:
        """Who may look at it, the likeliest first: while it can go on, its only person or else the public."""
        people = self._people()
        first = people[0] if people else 0
        if not self.finished:
            return (Standpoint(first, Disclosure.SEAT if len(people) == 1 else Disclosure.PUBLIC),)
        others = [seat for seat in range(self.record.header.seats) if seat != first]
        return (Standpoint(first), *map(Standpoint, others), Standpoint(first, Disclosure.OPEN))

    def _people(self) -> list[int]:
        """The seats where a person has sat at any time."""
        seats = {seat for seat, player in enumerate(self.record.header.players) if player.is_person}
        return sorted(seats | {entry.seat for entry in self.record.entries
                               if isinstance(entry, Reseated) and entry.seating.is_person})

    # -- seen from somewhere -------------------------------------------------------------------------------------------

    def view(self, moves: int, standpoint: Standpoint) -> View:
        """The table after so many moves."""
        return view(standpoint.look(self.positions[moves]))

    def events(self, number: int, standpoint: Standpoint) -> tuple[Event, ...]:
        """What happened in the move that comes after so many others."""
        return standpoint.hears(self._events[number], self.positions[number])

    def snapshots(self, number: int, standpoint: Standpoint) -> tuple[Snapshot | None, ...]:
        """What is seen in the middle of that move: the table after every event."""
        before = self.positions[number]
        return snapshots(self.record.game, before, self.moves[number], standpoint.look,
                        lambda event: next(iter(standpoint.hears((event,), before)), None))

    def lines(self, standpoint: Standpoint) -> list[Line]:
        """The whole log."""
        if standpoint not in self._lines:
            self._lines[standpoint] = [
                Line(number + 1, event.text, event) for number in range(len(self.moves))
                for event in self.events(number, standpoint) if event.text is not None]
        return self._lines[standpoint]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def turn_before(self, moves: int) -> int:
        """Where the turn under way after so many moves begins, or the one before if it begins just there."""
        return max((turn for turn in self.turns if turn < moves), default=0)

    def turn_after(self, moves: int) -> int:
        """Where the next turn begins, or the end."""
        return min((turn for turn in self.turns if turn > moves), default=len(self.moves))
