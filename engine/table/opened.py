"""A table with all cards face up: for looking back at a finished game, and for laying one by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from engine.base.faces import BACK, CardFace
from engine.base.scores import ScoreForm, ScoreShown
from engine.base.table import Form, Piece, ZoneSpec
from engine.core.events import Event
from engine.core.knowledge import Knowledge
from engine.core.observe import Observation
from engine.core.recollection import Recollection
from engine.core.state import State
from engine.core.text import N_
from engine.table.view import SeatView, View, view, zones_of

S = TypeVar("S", bound=State)
T = TypeVar("T")

_LAYING: Final = N_("engine/table", "Lay cards on the table.")
_NO_SCORE: Final = ScoreShown(ScoreForm.NUMBER, N_("engine/table", "No score yet"))


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


def laid_view(state: State, seat: int) -> View:
    """A table that is being laid by hand, with all cards face up: pieces and scores, but nothing that asks the rules.

    What a game cannot say of a table that does not fit together yet, such as a score, is left out; cards of which it
    cannot say how they lie are put side by side.
    """
    seen: OpenObservation[Any] = open_observation(state, seat)
    _tried(seen.seen.refresh, None)
    table = seen.seen.game.table
    zones = zones_of(seen.seen.game, state.seats)
    pieces = {piece.id: piece for piece in _pieces(seen, zones)}
    places = {(piece.zone, piece.slot) for piece in pieces.values()}
    seats = tuple(SeatView(each, 0, _tried(partial(table.score_shown, seen, each), _NO_SCORE), False, False,
                           _tried(partial(_listed, table.seat_marks, seen, each), ()))
                  for each in range(state.seats))
    return View(seen, zones, pieces, seats, _LAYING, (), (),
                {zone.id: sum(1 for place in places if place[0] == zone.id) for zone in zones},
                signboards=_tried(partial(_listed, table.signboards, seen), ()))


def _pieces(seen: OpenObservation[Any], zones: Sequence[ZoneSpec]) -> Iterator[Piece]:
    """The pieces as the game lays them out, but for zones of which it trips over the cards."""
    state: State = seen.seen
    found: list[Piece] = []
    with suppress(ArithmeticError, LookupError, TypeError, ValueError):
        found.extend(state.game.table.pieces(seen))     # type: ignore[attr-defined]
    ids = [zone.id for zone in state.zones]
    for zone in zones:
        lying = [piece for piece in found if piece.zone == zone.id]
        cards = state.cards_in(ids.index(zone.id)) if zone.id in ids else ()
        if set(cards) <= {piece.kind for piece in lying if piece.face != BACK}:
            yield from lying
        else:
            yield from (_plain(state, zone, number, kind) for number, kind in enumerate(cards))


def _plain(state: State, zone: ZoneSpec, number: int, kind: int) -> Piece:
    """A card that lies beside those laid before it, or on them in a pile."""
    card = state.game.cards[kind]       # type: ignore[attr-defined]
    slot, level = (0, number) if zone.form is Form.PILE else (number, 0)
    return Piece(f"{zone.id}/{number}:{card.id}", zone.id, str(slot), slot, level, kind, CardFace(card.id), card.name)


def _listed(say: Callable[..., Iterable[T]], *about: Any) -> tuple[T, ...]:
    """All that a game says of these, found at once."""
    return tuple(say(*about))


def _tried(say: Callable[[], T], instead: T) -> T:
    """What a game says of a half-laid table, or something else where it trips over what does not fit together yet."""
    try:
        return say()
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return instead
