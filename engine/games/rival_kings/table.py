"""How Rival Kings lies on the table, and how its moves are made by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.base.faces import CardFace
from engine.base.table import Gesture, Link, Mark, Pictured, Piece, Reaction, TableSpec, ZoneSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.rival_kings import links, moves, pieces, places
from engine.games.rival_kings.cards import (
    CARDS,
    FARMER,
    GARDENER,
    HERBALIST,
    JAILER,
    SCHOLAR,
    TROUBADOUR,
    WATCHMAN,
    is_subject,
    name_of,
)
from engine.games.rival_kings.places import SUPPLY, pile_id, purse_id
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.words import ACTIONS
from engine.games.rival_kings.zones import HANDS, PLAYED, TOP, UNDER, ZONES

_PROMPTS: Final = {
    "choose": N_("rival-kings/table", "Choose a character in secret."),
    "garden": N_("rival-kings/table", "The Gardener may swap characters."),
    "conflict": N_("rival-kings/table", "Conflict with a higher rank: does the Watchman act?"),
    "steal": N_("rival-kings/table", "Steal an action of a lower rank."),
    "turn": N_("rival-kings/table", "Carry out your actions from left to right."),
    "offer": N_("rival-kings/table", "Choose what you give in the swap."),
    "search": N_("rival-kings/table", "Take a card out of the pile, or nothing."),
}
_EXTRA = N_("rival-kings/table", "Carry out this action, or do without it: {action}.")
_NOTHING_LEFT = N_("rival-kings/table", "Your actions are done: end your turn.")
_OFFER_FOR = N_("rival-kings/table", "Choose what you give for {card}.")
_OVER = N_("rival-kings/table", "The game is over.")

_BUTTONS: Final = {
    "garden": ("use", "pass"), "conflict": ("use", "pass"), "steal": ("steal", "use"),
    "extra": ("settle", "skip", "use"), "turn": ("settle", "end", "use"), "search": ("leave",),
}
"""By phase: the sorts of moves that stand as buttons; the others are made on the table."""


class RivalTable(TableSpec[RivalState]):
    """Four piles with their money in the middle; before every seat the character, its actions, and two rows."""

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return places.zones_on_table(seats)

    def pieces(self, observation: Observation[RivalState]) -> Iterable[Piece]:
        return pieces.pieces(observation)

    def gestures(self, move: Move, observation: Observation[RivalState]) -> Sequence[Gesture]:
        maker = _GESTURES.get(move.verb)
        return maker(move, observation.seen, observation.seat) if maker else ()

    def buttons(self, observation: Observation[RivalState]) -> Sequence[Move]:
        verbs = _BUTTONS.get(observation.phase, ())
        return [move for verb in verbs for move in observation.legal_moves() if move.verb == verb]

    def pictures(self, observation: Observation[RivalState]) -> Sequence[Pictured]:
        legal = observation.legal_moves() if observation.phase == "search" else ()
        return [Pictured(move, CardFace(CARDS[move.args[0]].id)) for move in legal if move.verb == "find"]

    def prompt(self, observation: Observation[RivalState]) -> Text:
        seen = observation.seen
        if observation.actor is None:
            return _OVER
        if seen.phase == "extra":
            return _EXTRA.fill(action=ACTIONS[seen.pending[-1]])
        if seen.phase == "offer":
            return _OFFER_FOR.fill(card=name_of(seen.bargain[2]))
        if seen.phase == "turn" and not seen.open:
            return _NOTHING_LEFT
        return _PROMPTS[seen.phase]

    def links(self, observation: Observation[RivalState]) -> Sequence[Link]:
        return [*links.pairs(observation.seen), *links.conflicts(observation.seen)]

    def score_lines(self, observation: Observation[RivalState], seat: int) -> Sequence[tuple[Text, int]]:
        return links.score_lines(observation.seen, seat)

    def seat_marks(self, observation: Observation[RivalState], seat: int) -> Sequence[Mark]:
        return pieces.seat_marks(observation.seen, seat)

    def is_private(self, observation: Observation[RivalState]) -> bool:
        """Only the choice of a character and what a search shows are secret."""
        return observation.phase in ("choose", "search")

    def reaction(self, observation: Observation[RivalState]) -> Reaction | None:
        seen = observation.seen
        if seen.phase != "garden" or seen.actor is None:
            return None
        return Reaction(_PROMPTS["garden"], moves.PASS, (seen.actor, *seen.asking))


# -- gestures ----------------------------------------------------------------------------------------------------------

def _play(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    hand, kind = seen.cards[HANDS[seat]], move.args[0]
    if kind not in hand:
        return ()
    return (Gesture((f"{ZONES[HANDS[seat]].id}/{hand.index(kind)}",), ZONES[PLAYED[seat]].id),)


def _steal(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    victim, action = move.args
    sign = pieces.action_piece(seen, victim, action)
    return (Gesture((sign,), ZONES[PLAYED[seat]].id),) if sign and victim != seat else ()


def _settle(_move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    return (Gesture((pieces.markers_piece(seat),), SUPPLY),) if seen.markers[seat] else ()


def _give(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    other = move.args[0]
    if other >= seen.seats or other == seat or not seen.markers[seat]:
        return ()
    return (Gesture((pieces.markers_piece(seat),), purse_id(other)),)


def _take(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    money = pieces.money_pieces(seen, move.args[0])
    grab = money or ((_top(seen, move.args[0]),) if not any(seen.money) and seen.shown(move.args[0]) >= 0 else ())
    return (Gesture(grab, purse_id(seat)),) if grab else ()


def _acquire(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    pile = move.args[0]
    if seen.shown(pile) < 0:
        return ()
    return (Gesture((_top(seen, pile),), pieces.row_id(seat, move.verb == "recruit")),)


def _top(seen: RivalState, pile: int) -> str:
    """The piece of the card on display."""
    return f"{pile_id(pile)}/{len(seen.cards[UNDER + pile]) + len(seen.cards[TOP + pile]) - 1}"


def _use(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    subject = move.args[0]
    if seen.active(seat) != subject or subject == WATCHMAN:
        return ()
    drop = _drop_for(subject, move.args[-1], seen, seat)
    if drop is None:
        return ()
    if subject == GARDENER:
        own = seen.cards[PLAYED[seat]]
        return (Gesture((f"{ZONES[PLAYED[seat]].id}/0",), drop),) if own else ()
    if subject == FARMER:
        sign = pieces.action_piece(seen, seat, move.args[1])
        return (Gesture((sign,), drop),) if sign else ()
    return (Gesture((_active(seen, seat),), drop),)


def _drop_for(subject: int, choice: int, seen: RivalState, seat: int) -> str | None:
    """Where a subject is used: at a player, at a pile, at the own purse or character."""
    if subject in (GARDENER, HERBALIST):
        if choice >= seen.seats or choice == seat:
            return None
        return ZONES[PLAYED[choice]].id if subject == GARDENER else purse_id(choice)
    if subject == TROUBADOUR or subject in moves.SEARCH:
        return pile_id(choice)
    return purse_id(seat) if subject in (JAILER, SCHOLAR) else ZONES[PLAYED[seat]].id


def _active(seen: RivalState, seat: int) -> str:
    """The piece of the active subject."""
    return f"{pieces.row_id(seat, True)}/{len(seen.subjects(seat)) - 1}"


def _demand(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    swapper, other, kind = move.args
    if other >= seen.seats or other == seat or seen.active(seat) != swapper:
        return ()
    subjects = is_subject(kind)
    row = seen.subjects(other) if subjects else seen.buildings(other)
    if kind not in row:
        return ()
    return (Gesture((f"{pieces.row_id(other, subjects)}/{row.index(kind)}",), pieces.row_id(seat, subjects)),)


def _offer(move: Move, seen: RivalState, seat: int) -> Sequence[Gesture]:
    kind = move.args[0]
    subjects = is_subject(kind)
    row = seen.subjects(seat) if subjects else seen.buildings(seat)
    if kind not in row or not seen.bargain:
        return ()
    swapper, where = seen.bargain[:2]
    drop = pile_id(where) if swapper == TROUBADOUR else pieces.row_id(where, subjects)
    return (Gesture((f"{pieces.row_id(seat, subjects)}/{row.index(kind)}",), drop),)


_GESTURES: Final[dict[str, Callable[[Move, RivalState, int], Sequence[Gesture]]]] = {
    "play": _play, "steal": _steal, "settle": _settle, "give": _give, "take": _take, "recruit": _acquire,
    "buy": _acquire, "use": _use, "demand": _demand, "offer": _offer,
}
