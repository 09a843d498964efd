"""How moves of Behind the Throne are made by hand: what is picked up, and where it is dropped."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.table import Gesture
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.behind_the_throne.cards import PROPHET
from engine.games.behind_the_throne.moves import turned_by
from engine.games.behind_the_throne.pieces import deck_top, row_cards, stack_cards, stack_place
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import stacks_of


def gestures(move: Move, observation: Observation[BehindState]) -> Sequence[Gesture]:
    """The ways to make a move by hand in this position, legal or not; none if its pieces are not there."""
    seen, seat = observation.seen, observation.seat
    match move.verb:
        case "reveal":
            return (Gesture((deck_top(seen),), "row"),)
        case "collect":
            return (Gesture(row_cards(seen), stacks_of(seat)),) if seen.row else ()
        case "discard":
            return _discard(move, seen, seat)
        case "use" | "judge":
            return _ability(move, seen, seat)
    if move.seat >= seen.seats or not seen.count(move.seat, move.card):
        return ()
    return _swap(move, seen, seat) if move.verb == "swap" else _destroy(move, seen)


def _discard(move: Move, seen: BehindState, seat: int) -> Sequence[Gesture]:
    """The whole stack to the discard pile."""
    if seen.phase not in ("gift", "discard") or not seen.count(seat, move.card):
        return ()
    return (Gesture(stack_cards(seen, seat, move.card), "discards"),)


def _ability(move: Move, seen: BehindState, seat: int) -> Sequence[Gesture]:
    """The stack to what it acts on: the Prophet's to the deck, the Judge's to another stack, the others to the row."""
    acting = turned_by(move)
    if not seen.count(seat, acting) or not seen.count(seat, move.card):
        return ()
    return (Gesture(_top_card(seen, seat, acting), _acted_on(move, seat)),)


def _acted_on(move: Move, seat: int) -> str:
    if move.verb == "judge":
        return stack_place(seat, move.card)
    return "deck" if move.card == PROPHET else "row"


def _destroy(move: Move, seen: BehindState) -> Sequence[Gesture]:
    """The card to the discard pile."""
    return (Gesture(_top_card(seen, move.seat, move.card), "discards"),)


def _swap(move: Move, seen: BehindState, seat: int) -> Sequence[Gesture]:
    """The card to the player's own stacks, or the row to the card."""
    if move.seat == seat:
        return ()
    takes = Gesture(_top_card(seen, move.seat, move.card), stacks_of(seat))
    return (takes, Gesture(row_cards(seen), stack_place(move.seat, move.card))) if seen.row else (takes,)


def _top_card(seen: BehindState, seat: int, kind: int) -> tuple[str, ...]:
    return stack_cards(seen, seat, kind)[-1:]
