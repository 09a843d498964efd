"""How the moves of Rival Kings are made by hand: which piece is picked up, and where it is dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.base.table import Gesture
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings import moves, pieces, signs
from engine.games.rival_kings.cards import (
    EACH_SUBJECT,
    FARMER,
    GARDENER,
    GIVE,
    MONEY,
    SETTLE,
    TROUBADOUR,
    is_subject,
    swapper_of,
)
from engine.games.rival_kings.places import SUPPLY, money_id, pile_id, purse_id
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import HANDS, PLAYED, TOP, UNDER, ZONES

Gestures = Sequence[Gesture]


def gestures(move: Move, observation: Observation[RivalState]) -> Gestures:
    """The ways to make a move by hand in this position, legal or not; none if its pieces are not there."""
    maker = _GESTURES.get(move.verb)
    return maker(move, observation.seen, observation.seat) if maker else ()


def _play(move: Move, seen: RivalState, seat: int) -> Gestures:
    hand = seen.cards[HANDS[seat]]
    if move.card not in hand:
        return ()
    return (Gesture((f"{ZONES[HANDS[seat]].id}/{hand.index(move.card)}",), ZONES[PLAYED[seat]].id),)


# -- actions -----------------------------------------------------------------------------------------------------------

def _steal(move: Move, seen: RivalState, seat: int) -> Gestures:
    sign = signs.action_piece(seen, move.seat, move.action)
    return (Gesture((sign,), ZONES[PLAYED[seat]].id),) if sign and move.seat != seat else ()


def _with_sign(action: int, places: Sequence[str], seen: RivalState, seat: int, *, pointed: bool = True) -> Gestures:
    """The sign of an action on the card, or on that of a victim, stands for it; these places say to what."""
    sign = signs.sign_for(seen, seat, action)
    return tuple(Gesture((sign,), place, pointed) for place in places) if sign else ()


def _settle(_move: Move, seen: RivalState, seat: int) -> Gestures:
    if not seen.markers[seat]:
        return ()
    return (Gesture((pieces.markers_piece(seat),), SUPPLY),
            *_with_sign(SETTLE, (SUPPLY,), seen, seat, pointed=False))


def _give(move: Move, seen: RivalState, seat: int) -> Gestures:
    if not _is_rival(move.seat, seen, seat) or not seen.markers[seat]:
        return ()
    purse = purse_id(move.seat)
    return (Gesture((pieces.markers_piece(seat),), purse), *_with_sign(GIVE, (purse,), seen, seat))


def _is_rival(other: int, seen: RivalState, seat: int) -> bool:
    """Whether another player sits at that seat."""
    return other < seen.seats and other != seat


def _take(move: Move, seen: RivalState, seat: int) -> Gestures:
    """The money of a pile; where no pile has any, the card on display stands for it."""
    grab = pieces.money_pieces(seen, move.place)
    if not any(seen.money) and seen.shown(move.place) >= 0:
        grab = (_top(seen, move.place),)
    if not grab:
        return ()
    places = money_id(move.place), pile_id(move.place)
    return (Gesture(grab, purse_id(seat)), *_with_sign(MONEY, places, seen, seat))


def _acquire(move: Move, seen: RivalState, seat: int) -> Gestures:
    if seen.shown(move.place) < 0:
        return ()
    return (Gesture((_top(seen, move.place),), pieces.row_id(seat, move.verb == "recruit")),
            *_with_sign(moves.ACTION_OF[move.verb], (pile_id(move.place),), seen, seat))


def _top(seen: RivalState, pile: int) -> str:
    """The piece of the card on display."""
    return f"{pile_id(pile)}/{len(seen.cards[UNDER + pile]) + len(seen.cards[TOP + pile]) - 1}"


# -- subjects ----------------------------------------------------------------------------------------------------------

def _use(move: Move, seen: RivalState, seat: int) -> Gestures:
    if seen.active(seat) != move.card:
        return ()
    grab, drop = _grab_for(move, seen, seat), _drop_for(move, seen, seat)
    return (Gesture((grab,), drop),) if grab and drop else ()


def _grab_for(move: Move, seen: RivalState, seat: int) -> str | None:
    """The piece that is picked up to use a subject: the character, the sign of a stolen action, or the subject."""
    if move.card == GARDENER:
        return f"{ZONES[PLAYED[seat]].id}/0" if seen.cards[PLAYED[seat]] else None
    if move.card == FARMER:
        return signs.action_piece(seen, seat, move.action)
    return pieces.active_piece(seen, seat)


def _drop_for(move: Move, seen: RivalState, seat: int) -> str | None:
    """Where it is dropped: at a player, at a pile, at the own purse or character."""
    drop = EACH_SUBJECT[move.card].drop
    if drop in ("their character", "their purse"):
        if not _is_rival(move.seat, seen, seat):
            return None
        return ZONES[PLAYED[move.seat]].id if drop == "their character" else purse_id(move.seat)
    if drop == "pile":
        return pile_id(move.place)
    if drop == "purse":
        return purse_id(seat)
    return ZONES[PLAYED[seat]].id if drop == "character" else None


# -- swaps -------------------------------------------------------------------------------------------------------------

def _demand(move: Move, seen: RivalState, seat: int) -> Gestures:
    if not _is_rival(move.seat, seen, seat) or seen.active(seat) != swapper_of(move.card):
        return ()
    grab = _in_row(move.card, seen, move.seat)
    return (Gesture((grab,), pieces.row_id(seat, is_subject(move.card))),) if grab else ()


def _offer(move: Move, seen: RivalState, seat: int) -> Gestures:
    grab = _in_row(move.card, seen, seat)
    if not grab or not seen.bargain:
        return ()
    swapper, where = seen.bargain[:2]
    drop = pile_id(where) if swapper == TROUBADOUR else pieces.row_id(where, is_subject(move.card))
    return (Gesture((grab,), drop),)


def _in_row(kind: int, seen: RivalState, seat: int) -> str | None:
    """The piece of a card in a seat's rows; None if it is not there."""
    row = seen.row(seat, is_subject(kind))
    return f"{pieces.row_id(seat, is_subject(kind))}/{row.index(kind)}" if kind in row else None


_GESTURES: Final[dict[str, Callable[[Move, RivalState, int], Gestures]]] = {
    "play": _play, "steal": _steal, "settle": _settle, "give": _give, "take": _take, "recruit": _acquire,
    "buy": _acquire, "use": _use, "demand": _demand, "offer": _offer,
}
