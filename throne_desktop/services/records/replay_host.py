"""The host of a recorded game: has its record and positions, and tells what a viewpoint may see of them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.bots.names import numbered
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text
from engine.session.entries import Reseated, Seating
from engine.session.listening import Heard
from engine.session.own_edition import OwnEdition
from engine.session.record import Record
from engine.session.resume import branch
from engine.session.session import Session
from engine.table.endings import PlayedGame, TurningPoint
from engine.table.view import Snapshot, View, view
from throne_desktop.services.game.viewpoint import Disclosure, Viewpoint

if TYPE_CHECKING:
    from engine.learn.exercises import Exercise
    from engine.learn.review import Decision


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the log: the number of moves after which it can be read, its sentence, and the event it tells of."""

    moves: int
    text: Text
    event: Event


class ReplayHost:
    """Shows a record, played through once so that every position can be shown. Raises RecordError if that fails.

    Replay and review stand in front of it as a page does in front of a `TableHost`: neither sees the positions.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self._played = PlayedGame(record.game, record.replay(), record.moves)
        self._lines: dict[Viewpoint, list[ReplayLine]] = {}
        self.length = len(self._played.moves)
        """The number of moves."""
        self._events = tuple(self._events_of(number) for number in range(self.length))
        self.game = record.game
        self.turns = self._played.turns
        self.players = record.players
        """Who decided at each seat in the end."""
        self.names = numbered(tuple(player.name for player in self.players))
        """The names at all seats, of which no two are alike."""

    def _events_of(self, number: int) -> tuple[Event, ...]:
        events: list[Event] = []
        self._played.positions[number].clone().apply(self._played.moves[number], events)
        return tuple(events)

    # -- the game ------------------------------------------------------------------------------------------------------

    @property
    def practice(self) -> bool:
        """Whether a player could know the seed in advance."""
        return self._record.header.practice

    @property
    def own_edition(self) -> OwnEdition | None:
        """The edition of somebody's own that it was played in; None for the usual one."""
        return self._record.header.own

    @property
    def assisted(self) -> bool:
        """Whether somebody learned more than the rules give."""
        return self._record.assisted

    @property
    def older_rules(self) -> bool:
        """Whether it was played by older rules."""
        return self._record.older_rules

    @property
    def rule_changes(self) -> tuple[Text, ...]:
        """What has changed in the rules since: a sentence for each change."""
        return self._record.rule_changes

    @property
    def damaged(self) -> bool:
        """Whether the end of the record could not be read."""
        return self._record.cut > 0

    @property
    def complete(self) -> bool:
        """Whether every move is shown: today's rules may refuse what older ones allowed."""
        return not self._record.view_only

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, so that seeing its hidden cards helps no one."""
        return self._record.result is not None and self.complete

    @property
    def under_way(self) -> bool:
        """Whether the game has begun and is not over, so that whoever tries it out learns what comes."""
        return self._record.result is None and bool(self._record.played)

    @property
    def conceded(self) -> int | None:
        """The seat of the person who conceded; None if nobody did."""
        return None if self._record.result is None else self._record.result.conceded

    def mover(self, moves: int) -> int | None:
        """The seat whose turn it was after so many moves; None at the end."""
        return self._played.positions[moves].actor

    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """The viewpoints to choose from, the likeliest first; while the game can go on, just its only person's or the
        public one."""
        people = self._people()
        first = people[0] if people else 0
        if not self.finished:
            return (Viewpoint(first, Disclosure.SEAT if len(people) == 1 else Disclosure.PUBLIC),)
        others = [seat for seat in range(len(self.players)) if seat != first]
        return (Viewpoint(first), *map(Viewpoint, others), Viewpoint(first, Disclosure.OPEN))

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats, those of people first."""
        people = self._people()
        return (*people, *(seat for seat in range(len(self.players)) if seat not in people))

    def _people(self) -> list[int]:
        """The seats where a person sat at any time."""
        seats = {seat for seat, player in enumerate(self._record.header.players) if player.is_person}
        return sorted(seats | {entry.seat for entry in self._record.entries
                               if isinstance(entry, Reseated) and entry.seating.is_person})

    # -- seen from a viewpoint -----------------------------------------------------------------------------------------

    def view(self, moves: int, viewpoint: Viewpoint) -> View:
        """The table after that many moves."""
        return view(viewpoint.look(self._played.positions[moves]))

    def events(self, number: int, viewpoint: Viewpoint) -> tuple[Event, ...]:
        """What is noticed of the move that comes after `number` others."""
        return viewpoint.notice(self._events[number], self._played.positions[number])

    def heard(self, number: int, viewpoint: Viewpoint) -> Heard:
        """The same and what is seen after it, as the host of a game tells it."""
        after = viewpoint.look(self._played.positions[number + 1])
        return Heard(self.events(number, viewpoint), after, undone=False)

    def snapshots(self, number: int, viewpoint: Viewpoint) -> tuple[Snapshot | None, ...]:
        """The table after each event that is noticed of that move; None for those that are not shown one by one."""
        return viewpoint.snapshots(self.game, self._played.moves[number], self._played.positions[number])

    def lines(self, viewpoint: Viewpoint) -> list[ReplayLine]:
        """The whole log, as it reads from there."""
        if viewpoint not in self._lines:
            self._lines[viewpoint] = [
                ReplayLine(number + 1, event.text, event) for number in range(self.length)
                for event in self.events(number, viewpoint) if event.text is not None]
        return self._lines[viewpoint]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def turn_before(self, moves: int) -> int:
        """Where the turn under way after that many moves began, or the turn before if this one is only beginning."""
        return self.turns.before(moves)

    def turn_after(self, moves: int) -> int:
        """Where the next turn begins, or the end."""
        begins = self.turns.after(moves)
        return self.length if begins is None else begins

    # -- looking back --------------------------------------------------------------------------------------------------

    @cached_property
    def turning_point(self) -> TurningPoint | None:
        """The move that changed most between the first two of a finished game; None if nothing ever changed."""
        return self._played.turning_point()

    def observation(self, moves: int, seat: int) -> Observation[Any]:
        """What that seat could know after so many moves."""
        return Viewpoint(seat).look(self._played.positions[moves])

    def tried_out(self, moves: int, viewpoint: Viewpoint) -> tuple[State, tuple[Move, ...], int]:
        """A position, the moves made from it, and after how many of them to begin trying things out.

        A game that is over hides nothing. Of another one there is the position as it is seen from there, with what is
        hidden drawn at random.
        """
        played = self._played
        if self.finished:
            return played.positions[0], tuple(played.moves), moves
        seen = viewpoint.look(played.positions[moves])
        return seen.sample(random.Random(secrets.randbits(64))), (), 0

    def exercise(self, decision: Decision) -> Exercise:
        """A decision of a review, to be tried again. Raises RecordError like `Record.replay`."""
        from engine.learn.exercises import from_mistake  # to look at a game takes no learning

        return from_mistake(self._record, decision)

    def branch(self, moves: int, players: Sequence[Seating]) -> Session:
        """A new game that begins with so many moves of this one. Raises RecordError if it is not `complete`."""
        return branch(self._record, moves, players)
