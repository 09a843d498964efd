"""A recorded game to watch: its positions, turns and events, and the viewpoints from which it may be seen."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.turns import Turns
from engine.core.events import Event
from engine.core.text import Text
from engine.session.entries import Reseated
from engine.session.record import Record
from engine.table.snapshots import snapshots
from engine.table.view import Snapshot, View, view
from throne_desktop.services.game.viewpoint import Disclosure, Viewpoint


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the log: the number of moves after which it can be read, its sentence, and the event it tells of."""

    moves: int
    text: Text
    event: Event


class Replay:
    """A record, played through once so that every position can be shown. Raises RecordError if that fails."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions = record.replay()
        self._lines: dict[Viewpoint, list[ReplayLine]] = {}
        self.moves = record.moves
        self._events = tuple(self._events_of(number) for number in range(len(self.moves)))
        self.turns = Turns(record.game, self.positions)

    def _events_of(self, number: int) -> tuple[Event, ...]:
        events: list[Event] = []
        self.positions[number].clone().apply(self.moves[number], events)
        return tuple(events)

    def actor(self, moves: int) -> int | None:
        """The seat whose turn it is after that many moves; None once the game is over."""
        return self.positions[moves].actor

    @property
    def complete(self) -> bool:
        """Whether every move is shown: today's rules may refuse what older ones allowed."""
        return not self.record.view_only

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, so that seeing its hidden cards helps no one."""
        return self.record.result is not None and self.complete

    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """The viewpoints to choose from, the likeliest first; while the game can go on, just its only person's or the
        public one."""
        people = self._people()
        first = people[0] if people else 0
        if not self.finished:
            return (Viewpoint(first, Disclosure.SEAT if len(people) == 1 else Disclosure.PUBLIC),)
        others = [seat for seat in range(self.record.header.seats) if seat != first]
        return (Viewpoint(first), *map(Viewpoint, others), Viewpoint(first, Disclosure.OPEN))

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats, those of people first."""
        people = self._people()
        return (*people, *(seat for seat in range(self.record.header.seats) if seat not in people))

    def _people(self) -> list[int]:
        """The seats where a person sat at any time."""
        seats = {seat for seat, player in enumerate(self.record.header.players) if player.is_person}
        return sorted(seats | {entry.seat for entry in self.record.entries
                               if isinstance(entry, Reseated) and entry.seating.is_person})

    # -- seen from a viewpoint -----------------------------------------------------------------------------------------

    def view(self, moves: int, viewpoint: Viewpoint) -> View:
        """The table after that many moves."""
        return view(viewpoint.look(self.positions[moves]))

    def events(self, number: int, viewpoint: Viewpoint) -> tuple[Event, ...]:
        """What is noticed of the move that comes after `number` others."""
        return viewpoint.notice(self._events[number], self.positions[number])

    def snapshots(self, number: int, viewpoint: Viewpoint) -> tuple[Snapshot | None, ...]:
        """The table after each event that is noticed of that move; None for those that are not shown one by one."""
        before = self.positions[number]
        return snapshots(self.record.game, before, self.moves[number], viewpoint.look,
                         lambda event: viewpoint.notice_one(event, before))

    def lines(self, viewpoint: Viewpoint) -> list[ReplayLine]:
        """The whole log, as it reads from there."""
        if viewpoint not in self._lines:
            self._lines[viewpoint] = [
                ReplayLine(number + 1, event.text, event) for number in range(len(self.moves))
                for event in self.events(number, viewpoint) if event.text is not None]
        return self._lines[viewpoint]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def turn_before(self, moves: int) -> int:
        """Where the turn under way after that many moves began, or the turn before if this one is only beginning."""
        return self.turns.before(moves)

    def turn_after(self, moves: int) -> int:
        """Where the next turn begins, or the end."""
        begins = self.turns.after(moves)
        return len(self.moves) if begins is None else begins
