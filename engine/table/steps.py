"""Turns the events of one move, as a seat saw them, into flights of pieces for an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from engine.base.faces import BACK, CardFace, Face
from engine.base.table import Piece
from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN
from engine.table.view import Snapshot, View


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way. `origin` is the piece of the old view that leaves, or None if it comes off zone `source`.

    `goal` is the piece of the new view that it becomes, or None if it passes through or disappears into zone `target`,
    at index `position` there. `face` is what it shows on arrival. `stop` is the piece that it is on the way, where it
    passes through: in the next snapshot of the table.
    """

    source: str
    origin: str | None
    target: str
    goal: str | None
    position: int
    face: Face
    stop: Piece | None = None


@dataclass(frozen=True, slots=True)
class ShownStage:
    """What is shown at once: all flights of one event, or the table after it."""

    event: Event
    flights: tuple[Flight, ...]
    snapshot: Snapshot | None = None


def zones_of(stage: ShownStage) -> set[str]:
    """The zones that cards leave or reach in a stage."""
    return {zone for flight in stage.flights for zone in (flight.source, flight.target)}


def stages(old: View, new: View, events: Sequence[Event], seen: Sequence[Snapshot | None] = ()) -> list[ShownStage]:
    """One stage per event that moves a card, is a moment, has a sound of its own, or has a snapshot in `seen`.

    A card that merely turns over has no flight.
    """
    table = new.game.table
    tracker = _Tracker(old, new, told=any(seen))
    found = []
    todo = [travel for event in events for travel in _moving(event)]
    for number, (event, snapshot) in enumerate(zip_longest(events, seen)):
        flights = []
        after = next(filter(None, seen[number:]), None)
        for travel in _moving(event):
            todo.pop(0)
            flights.append(tracker.fly(travel, todo, after))
        if flights or table.moment_of(event) or event.name in table.sounds or snapshot is not None:
            found.append(ShownStage(event, tuple(flights), snapshot))
    return found


def _moving(event: Event) -> list[Travel]:
    """The travels of an event that change a card's zone."""
    return [travel for travel in event.travels if travel.source != travel.target]


class _Tracker:
    """Tracks the pieces of the old view that have not left yet, and those of the new view still without a card.

    If the move is `told` step by step, cards arrive with their own faces, whatever happens to them later.
    """

    def __init__(self, old: View, new: View, told: bool) -> None:
        self._told = told
        self._faces = {card.kind: CardFace(card.id) for card in new.observation.seen.game.cards}
        self._leaving = [piece for piece in old.pieces.values() if piece.id not in new.pieces]
        self._coming = [piece for piece in new.pieces.values() if piece.id not in old.pieces]
        self._passed = set(old.pieces)
        self._inside: dict[str, int] = {}
        for piece in old.pieces.values():
            self._inside[piece.zone] = self._inside.get(piece.zone, 0) + 1

    def fly(self, travel: Travel, later: Sequence[Travel], after: Snapshot | None) -> Flight:
        """The flight of a card; `after` is the next snapshot of the table, if there is one."""
        origin = _take(self._leaving, travel.source, travel.kind)
        goal = None
        if _stays(travel, later):
            goal = _take(self._coming, travel.target, travel.kind)
        position = self._inside.get(travel.target, 0)
        self._inside[travel.target] = position + 1
        self._inside[travel.source] = max(0, self._inside.get(travel.source, 0) - 1)
        face = BACK if travel.kind == UNKNOWN else self._faces[travel.kind]
        return Flight(travel.source, origin.id if origin else None, travel.target, goal.id if goal else None,
                      position, goal.face if goal and not (self._told and face != BACK) else face,
                      None if goal else self._stop(travel, after))

    def _stop(self, travel: Travel, after: Snapshot | None) -> Piece | None:
        """The piece that a card is in a snapshot, of those that were not there before and are not told yet."""
        for piece in () if after is None else after.pieces.values():
            if (piece.zone, piece.kind) == (travel.target, travel.kind) and piece.id not in self._passed:
                self._passed.add(piece.id)
                return piece
        return None


def _stays(travel: Travel, later: Sequence[Travel]) -> bool:
    """Whether the card stays there: later, fewer of its kind leave that zone than arrive from now on."""
    leave = sum(1 for other in later if (other.source, other.kind) == (travel.target, travel.kind))
    arrive = 1 + sum(1 for other in later if (other.target, other.kind) == (travel.target, travel.kind))
    return leave < arrive


def _take(pieces: list[Piece], zone: str, kind: int) -> Piece | None:
    """Take a piece of that zone that has the kind, or else one that may have it.

    A card of a hand may be shown where it will go, and still has the name that it had in the hand.
    """
    here = [piece for piece in pieces if piece.zone == zone or piece.id.startswith(f"{zone}/")]
    same = [piece for piece in here if piece.kind == kind]
    perhaps = same or [piece for piece in here if UNKNOWN in (piece.kind, kind)]
    if not perhaps:
        return None
    pieces.remove(perhaps[0])
    return perhaps[0]
