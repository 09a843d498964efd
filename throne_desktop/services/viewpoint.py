"""From whose viewpoint a screen shows the table, and when people who share it have to look away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.observe import Observation
from engine.core.state import State
from engine.session.session import Session


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who the table is shown to: one seat, or everybody (`public`) from that seat's side."""

    seat: int
    public: bool = False

    def observation(self, session: Session) -> Observation[Any]:
        """What is seen from here now."""
        return self.look(session.state)

    def look(self, position: State) -> Observation[Any]:
        """What is seen from here of a position."""
        return position.public_observation(self.seat) if self.public else position.observation(self.seat)

    def viewer(self, session: Session) -> int:
        """The number of the viewer that events are shown to: a seat, or the public, which comes after the seats."""
        return session.seats if self.public else self.seat


def people(session: Session) -> list[int]:
    """The seats that persons decide for now."""
    return [seat for seat, player in enumerate(session.players) if player.is_person]


def is_shared(session: Session) -> bool:
    """Whether several people play at this screen."""
    return len(people(session)) > 1


def first_viewpoint(session: Session) -> Viewpoint:
    """How a game is seen when it is opened: by its only person, or by all who share the screen."""
    seats = people(session)
    return Viewpoint(seats[0] if seats else 0, public=len(seats) > 1)


class Sharing:
    """Who holds the screen that several people share: the person whose secrets may be on it."""

    def __init__(self) -> None:
        self.holder: int | None = None

    def viewpoint_for(self, seat: int, session: Session) -> Viewpoint | None:
        """How a person who is to decide sees the table; None if the others have to look away first."""
        if not is_shared(session):
            return Viewpoint(seat)
        observation = session.observation(seat)
        if not observation.secret:
            self.holder = seat
            return Viewpoint(seat)
        if not observation.seen.game.table.is_private(observation):
            self.holder = None      # all look on now, also where this person was alone with the screen just before
            return Viewpoint(seat, public=True)
        return Viewpoint(seat) if self.holder == seat else None

    def viewpoint_after(self, viewpoint: Viewpoint, session: Session) -> Viewpoint:
        """How the table is seen when somebody else is to decide: nobody's secrets stay on a shared screen."""
        seats = people(session)
        if len(seats) == 1:
            return Viewpoint(seats[0])
        if seats and not viewpoint.public and session.observation(viewpoint.seat).secret:
            return Viewpoint(viewpoint.seat, public=True)
        return viewpoint
