"""Where the cards of past events lie now, for the marks of the last move and for the log."""

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
    """A piece or a zone, by its id, that a step of a turn touched; `text` describes the step.

    `source` is the zone that the card came from.
    """

    place: str
    text: Text | None
    source: str


def lying(pieces: Mapping[str, Piece], travels: Iterable[Travel]) -> list[str]:
    """The ids of the pieces that these cards are now; cards out of sight are left out."""
    left = list(pieces.values())
    return [piece for travel in travels if (piece := _piece(left, travel)) is not None]


def touched(view: View, events: Sequence[Event]) -> list[Footprint]:
    """The pieces that the events moved or turned, as they lie now, and the zones that took in unseen cards.

    They come in the order of the steps; anything touched by several of them belongs to the last.
    """
    left = list(view.pieces.values())
    found: dict[str, tuple[Event, str]] = {}
    for event in reversed(events):
        for travel in event.travels:
            for place in _now(view, left, travel):
                found.setdefault(place, (event, travel.source))
    return [Footprint(place, event.text, source) for place, (event, source) in reversed(found.items())]


def _now(view: View, left: list[Piece], travel: Travel) -> list[str]:
    """Where a card lies now: the topmost piece of its kind in the zone, or the zone itself."""
    if travel.kind == UNKNOWN:
        return [travel.target] if any(zone.id == travel.target for zone in view.zones) else []
    piece = _piece(left, travel)
    return [] if piece is None else [piece]


def _piece(left: list[Piece], travel: Travel) -> str | None:
    """Take the topmost piece of that kind in the zone off the list."""
    for piece in reversed(left):
        if (piece.zone, piece.kind) == (travel.target, travel.kind) and travel.group in ("", piece.group):
            left.remove(piece)
            return piece.id
    return None


def _deals_hands(event: Event) -> bool:
    """Whether hands are dealt anew: what was done before then, such as running out of cards, is true no more."""
    return event.seat is None and any(travel.source == "deck" and travel.target.startswith("hand.")
                                      for travel in event.travels)


class LastMoves:
    """The last turn, and the last sentence about each seat."""

    def __init__(self) -> None:
        self.seat: int | None = None
        """Whose turn it was."""
        self.events: list[Event] = []
        self.stamps: dict[int, Text] = {}

    def note(self, events: Iterable[Event]) -> None:
        """Add a move's events; a move by another seat begins a new turn."""
        for event in events:
            if event.seat is not None and event.seat != self.seat:
                self.seat, self.events = event.seat, []
            if _deals_hands(event):
                self.stamps.clear()
            if event.seat is not None and event.text is not None:
                self.stamps[event.seat] = event.text
            self.events.append(event)

    def recall(self, past: Iterable[Sequence[Event]]) -> None:
        """Start over with the events of these moves."""
        self.seat, self.events, self.stamps = None, [], {}
        for events in past:
            self.note(events)
