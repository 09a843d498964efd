"""Where the table is looked at from, and when people who share a screen have to look away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.base.game import Game
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.session.listening import events_seen
from engine.session.session import Session
from engine.table.opened import open_events, open_observation
from engine.table.snapshots import snapshots
from engine.table.view import Snapshot


class Disclosure(Enum):
    """How many of the hidden cards are seen: those that one seat may see, those that everyone may see, or all."""

    SEAT = "seat"
    PUBLIC = "public"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The seat at the lower edge of the table, and how much is seen from there."""

    seat: int
    disclosure: Disclosure = Disclosure.SEAT

    @property
    def public(self) -> bool:
        """Whether it shows what everyone may see, and nothing else."""
        return self.disclosure is Disclosure.PUBLIC

    def look(self, position: State) -> Observation[Any]:
        """What is seen of a position from here."""
        match self.disclosure:
            case Disclosure.SEAT:
                return position.observation(self.seat)
            case Disclosure.PUBLIC:
                return position.public_observation(self.seat)
            case Disclosure.OPEN:
                return open_observation(position, self.seat)

    def notice(self, events: Sequence[Event], position: State) -> tuple[Event, ...]:
        """What is noticed from here of events that happened in this position."""
        if self.disclosure is Disclosure.OPEN:
            return open_events(tuple(events))
        return events_seen(events, position.zones.spectator if self.public else self.seat)

    def watch(self, move: Move, position: State) -> tuple[Event, ...]:
        """What is noticed from here of a move that is made in this position."""
        events: list[Event] = []
        position.clone().apply(move, events)
        return self.notice(events, position)

    def snapshots(self, game: Game[Any], move: Move, position: State) -> tuple[Snapshot | None, ...]:
        """The table after each event that is noticed of that move; None for those that are not shown one by one."""
        return snapshots(game, position, move, self.look,
                         lambda event: next(iter(self.notice((event,), position)), None))


def people(session: Session) -> list[int]:
    """The seats that people decide for now."""
    return [seat for seat, player in enumerate(session.players) if player.is_person]


def is_shared(session: Session) -> bool:
    """Whether several people play at this screen."""
    return len(people(session)) > 1


def first_viewpoint(session: Session) -> Viewpoint:
    """The viewpoint from which a game is opened: that of its only person, or of all who share the screen."""
    seats = people(session)
    return Viewpoint(seats[0] if seats else 0, Disclosure.PUBLIC if len(seats) > 1 else Disclosure.SEAT)


def look_ahead(session: Session) -> None:
    """Look at a game from where it will be opened: the slowest of all that its page will ask for."""
    first_viewpoint(session).look(session.state)


class Sharing:
    """A screen that several people share. Its `holder` is the person whose secrets may be on it."""

    def __init__(self) -> None:
        self.holder: int | None = None

    def viewpoint_for(self, seat: int, session: Session) -> Viewpoint | None:
        """The viewpoint of a person whose turn it is; None if the others have to look away first."""
        if not is_shared(session):
            return Viewpoint(seat)
        observation = session.observation(seat)
        if not observation.secret:
            self.holder = seat
            return Viewpoint(seat)
        if not observation.seen.game.table.is_private(observation):
            self.holder = None      # everyone looks on, even if this person was alone with the screen just before
            return Viewpoint(seat, Disclosure.PUBLIC)
        return Viewpoint(seat) if self.holder == seat else None

    def viewpoint_after(self, viewpoint: Viewpoint, session: Session) -> Viewpoint:
        """The viewpoint while it is someone else's turn: no one's secrets stay on a shared screen."""
        seats = people(session)
        if len(seats) == 1:
            return Viewpoint(seats[0])
        if seats and not viewpoint.public and session.observation(viewpoint.seat).secret:
            return Viewpoint(viewpoint.seat, Disclosure.PUBLIC)
        return viewpoint
