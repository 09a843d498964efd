"""How the moves of The Imposter Kings are made by hand: what is picked up, and where it is dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.base.table import Gesture
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.abilities import at_work
from engine.games.imposter_kings.ability import Place
from engine.games.imposter_kings.cards import ASSASSIN, CARDS, KINGS_HAND
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, OPEN, SUCCESSOR, ZONES

Gestures = Sequence[Gesture]


def king_zone(seat: int) -> str:
    """The place of a seat's King on the table."""
    return f"king.{seat + 1}"


def gestures_of(move: Move, observation: Observation[ImposterState]) -> Gestures:
    """The ways to make a move by hand, legal or not; none if its pieces are not there."""
    make = _MAKERS.get(move.verb)
    return () if make is None else make(move, observation.seen, observation.seat)


def _copies(seen: ImposterState, kind: int, zone: int) -> tuple[str, ...]:
    """The pieces of a kind in a zone that the viewer sees into."""
    if zone >= len(seen.cards):
        return ()
    return tuple(f"{ZONES[zone].id}/{CARDS[kind].id}/{number}" for number in range(seen.cards[zone].count(kind)))


def _each(pieces: Sequence[str], *places: str) -> Gestures:
    """Any one of the pieces may be dropped on any of the places."""
    return tuple(Gesture((piece,), place) for piece in pieces for place in places)


def _play(move: Move, seen: ImposterState, seat: int) -> Gestures:
    zone = OPEN[seat] if seen.phase == "antechamber" else HAND[seat]
    return _each(_copies(seen, move.card, zone), "court")


def _flip(_move: Move, _seen: ImposterState, seat: int) -> Gestures:
    return (Gesture((f"{king_zone(seat)}/king",), "court"),)


def _from_hand(place: Callable[[ImposterState, int], Sequence[str]]) -> Callable[[Move, ImposterState, int], Gestures]:
    """A hand card goes to one of these places."""
    def make(move: Move, seen: ImposterState, seat: int) -> Gestures:
        return _each(_copies(seen, move.card, HAND[seat]), *place(seen, seat))

    return make


def _before_seat(_seen: ImposterState, seat: int) -> Sequence[str]:
    return (ZONES[CONDEMNED[seat]].id, ZONES[OPEN[seat]].id)


def _exchange_place(seen: ImposterState, seat: int) -> Sequence[str]:
    if seen.phase == "sentry":
        return (f"court/{seen.target[0]}",)
    return _dropped(seen, seat, "exchange", "accused")


def _dropped(seen: ImposterState, seat: int, verb: str, otherwise: Place) -> Sequence[str]:
    """Where the ability at work has a card dragged that is chosen with such a move, or what is refused without one."""
    ability = at_work(seen, verb)
    places = {"hand": ZONES[HAND[seat]].id, "throne": f"court/{len(seen.court) - 1}", "accused": "accused"}
    return [places[drop] for drop in ((otherwise,) if ability is None else ability.drop)]


def _given_to(seen: ImposterState, seat: int) -> Sequence[str]:
    """The hand of whoever gets the card: the partner, or the other player in a Princess's swap."""
    other = seen.partner(seat)
    if seen.phase == "swap":
        other = seen.target[0] if seat == seen.turn else seen.turn
    return (ZONES[HAND[other]].id,)


def _reaction(kind: int) -> Callable[[Move, ImposterState, int], Gestures]:
    def make(_move: Move, seen: ImposterState, seat: int) -> Gestures:
        return _each(_copies(seen, kind, HAND[seat]), "court")

    return make


def _discard(move: Move, seen: ImposterState, seat: int) -> Gestures:
    return _each(_copies(seen, move.card, CONDEMNED[seat]), "removed")


def _court(move: Move, seen: ImposterState, seat: int) -> Gestures:
    """A card of the Court goes where the ability at work says; one that the Soldier disgraces goes to the pile."""
    index = move.place
    if index >= len(seen.court):
        return ()
    piece = f"court/{index}/{CARDS[seen.court[index]].id}"
    return _each([piece], *(("removed",) if seen.phase == "soldier" else _dropped(seen, seat, "court", "hand")))


def _take(move: Move, seen: ImposterState, seat: int) -> Gestures:
    return _each(_copies(seen, move.card, OPEN[move.seat]), ZONES[HAND[seat]].id)


def _keep(move: Move, seen: ImposterState, seat: int) -> Gestures:
    return _each(_copies(seen, move.card, HAND[seen.turn]), ZONES[HAND[seat]].id)


def _own(zone: Sequence[int]) -> Callable[[ImposterState, int], Sequence[str]]:
    return lambda _seen, seat: (ZONES[zone[seat]].id,)


_MAKERS: Final[dict[str, Callable[[Move, ImposterState, int], Gestures]]] = {
    "play": _play, "flip": _flip, "discard": _discard, "court": _court, "take": _take, "keep": _keep,
    "stop": _reaction(KINGS_HAND), "kill": _reaction(ASSASSIN),
    "show": _from_hand(_before_seat), "lay": _from_hand(_before_seat), "condemn": _from_hand(_own(CONDEMNED)),
    "antechamber": _from_hand(_own(OPEN)), "successor": _from_hand(_own(SUCCESSOR)),
    "remove": _from_hand(lambda _seen, _seat: ("removed",)), "exchange": _from_hand(_exchange_place),
    "give": _from_hand(_given_to),
}

