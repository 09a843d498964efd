"""How moves of Throne are made by hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.table import Gesture
from engine.core.knowledge import UNKNOWN
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.throne import moves
from engine.games.throne.cards import AIMED, CARDS, JOKER
from engine.games.throne.pieces import copies, piece_id
from engine.games.throne.rules import ANSWERS
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DECK, HAND, OPEN, PLACES


def gestures(move: Move, observation: Observation[ThroneState]) -> Sequence[Gesture]:
    """The ways to make a move by hand in this position, legal or not; none if its pieces are not there."""
    seen, seat = observation.seen, observation.seat
    if move.verb in ("lay", "lay-open"):
        return _laying(move, seen, seat)
    if move.verb == "joker":
        zone = OPEN if move is moves.JOKER_OPEN else HAND
        return tuple(Gesture((piece,), "laid") for piece in copies(seen, zone[seat], JOKER))
    if move.verb in ("pick", "pick-open"):
        return _picking(move, seen, seat)
    if move is moves.DEAL and seen.cards[DECK]:
        return (Gesture((f"deck/{len(seen.cards[DECK]) - 1}",), PLACES[HAND[seat]]),)
    return ()


def _laying(move: Move, seen: ThroneState, seat: int) -> Sequence[Gesture]:
    """A card goes to a claim; one that is aimed may also go straight to the rival.

    While a claim is answered, a Joker is not laid but shown, and rule 7 or 8 says whether it may be.
    """
    if move.card == JOKER and seen.phase in ANSWERS:
        return ()
    drops = ["laid", f"claims/{CARDS[move.claim].id}"]
    if move.claim in AIMED:
        if move.seat == seat or move.seat >= seen.seats:
            return ()
        drops.append(PLACES[HAND[move.seat]])
    zone = (HAND if move.verb == "lay" else OPEN)[seat]
    return tuple(Gesture((piece,), drop) for drop in drops for piece in copies(seen, zone, move.card))


def _picking(move: Move, seen: ThroneState, seat: int) -> Sequence[Gesture]:
    """A card is looked at in one's own hand, turned where it lies, or goes to the discards."""
    victim = seen.victim
    if victim == NONE:
        return ()
    place = PLACES[HAND[victim]]
    drop = {"peek": PLACES[HAND[seat]], "unmask": place}.get(seen.phase, "discards")
    if move is moves.PICK:
        kinds = seen.cards[HAND[victim]]
        backs = [piece_id(place, UNKNOWN, copy, hidden=True) for copy in range(len(kinds))]
        return tuple(Gesture((piece,), drop) for piece in backs)
    return tuple(Gesture((piece,), drop) for piece in copies(seen, OPEN[victim], move.card))
