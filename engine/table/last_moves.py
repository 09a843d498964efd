"""What some events were about, as far as it lies on the table now: for marks of the last move, and for the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.base.table import Piece
from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN
from engine.core.text import Text
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class Footprint:
    """A piece or a zone, by its id, that step `number` of a turn was about; `text` tells the step."""

    place: str
    number: int
    text: Text | None


def lying(pieces: Mapping[str, Piece], travels: Iterable[Travel]) -> list[str]:
    """The pieces that these cards are now, by their ids, without those that are not seen."""
    left = list(pieces.values())
    return [piece for travel in travels if (piece := _piece(left, travel)) is not None]


def touched(view: View, events: Sequence[Event]) -> list[Footprint]:
    """The pieces where the cards that travelled or turned lie now, and the zones that took in unseen ones.

    Steps are numbered from 1 on; what several steps touched bears the number of the last.
    """
    left = list(view.pieces.values())
    found: list[tuple[str, Event]] = []
    for event in reversed(events):
        places = dict.fromkeys(place for travel in event.travels for place in _now(view, left, travel))
        found += [(place, event) for place in places if place not in [each for each, _ in found]]
    steps = [event for event in events if any(event is step for _, step in found)]
    return [Footprint(place, 1 + _index(steps, event), event.text) for place, event in reversed(found)]


def _now(view: View, left: list[Piece], travel: Travel) -> list[str]:
    """Where what travelled lies now: a piece of that kind in the zone, the topmost first, or the zone itself."""
    if travel.kind == UNKNOWN:
        return [travel.target] if any(zone.id == travel.target for zone in view.zones) else []
    piece = _piece(left, travel)
    return [] if piece is None else [piece]


def _piece(left: list[Piece], travel: Travel) -> str | None:
    """The piece of that kind in the zone, the topmost first; it is taken off the list."""
    for piece in reversed(left):
        if (piece.zone, piece.kind) == (travel.target, travel.kind) and travel.group in ("", piece.group):
            left.remove(piece)
            return piece.id
    return None


def _index(steps: Sequence[Event], event: Event) -> int:
    return next(index for index, step in enumerate(steps) if step is event)


class LastMoves:
    """The last turn that was seen, and the last sentence about every seat."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """Whose turn it was."""
        self.events: list[Event] = []
        self.stamps: dict[int, Text] = {}

    def note(self, events: Iterable[Event]) -> None:
        """A move was seen; it begins a new turn if another seat made it."""
        for event in events:
            if event.seat is not None and event.seat != self.seat:
                self.seat, self.events = event.seat, []
            if event.seat is not None and event.text is not None:
                self.stamps[event.seat] = event.text
            self.events.append(event)

    def recall(self, past: Iterable[Sequence[Event]]) -> None:
        """Forget all, and note the events of these moves."""
        self.seat, self.events, self.stamps = None, [], {}
        for events in past:
            self.note(events)
