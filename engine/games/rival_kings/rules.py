"""What is allowed in Rival Kings. `why_not` is the rules; `legal` finds the same moves faster."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.base.cards import said_of_each
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.rival_kings import coins, legal, moves, words, wrong_moment
from engine.games.rival_kings.cards import (
    ACTION_MASKS,
    BISHOP,
    BLACKSMITH,
    BUY,
    EXTRA_OF,
    FARMER,
    GARDENER,
    GIVE,
    HERBALIST,
    JAILER,
    MONEY,
    RECRUIT,
    SAILOR,
    SCHOLAR,
    SETTLE,
    TROUBADOUR,
    USABLE,
    VINTNER,
    WATCHMAN,
    is_subject,
    name_of,
    swapper_of,
)
from engine.games.rival_kings.scoring import is_paired, spares
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import HANDS

Objection = Refusal | None

_PHASES: Final = {
    "play": ("choose",), "pass": ("garden", "conflict"), "steal": ("steal",), "skip": ("extra",), "end": ("turn",),
    "settle": ("extra", "turn"), "give": ("extra", "turn"), "take": ("extra", "turn"), "recruit": ("extra", "turn"),
    "buy": ("extra", "turn"), "use": ("steal", "extra", "turn"), "demand": ("steal", "extra", "turn"),
    "offer": ("offer",), "find": ("search",), "leave": ("search",),
}
"""By verb: the phases in which such a move can be made."""
_OWN_PHASES: Final = {GARDENER: ("garden",), WATCHMAN: ("conflict",)}
"""Gardener and Watchman have phases of their own."""


def why_not(state: RivalState, move: Move) -> Objection:
    """None if the move is legal, otherwise the rule against it and the reason."""
    phases = _PHASES[move.verb]
    if move.verb == "use" and move.card in _OWN_PHASES:
        phases = _OWN_PHASES[move.card]
    if state.phase not in phases:
        return wrong_moment.refusal(state, move)
    return _OBJECTIONS[move.verb](state, move)


# -- before the turns --------------------------------------------------------------------------------------------------

def _against_play(state: RivalState, move: Move) -> Objection:
    if move.card not in state.cards[HANDS[state.decider()]]:
        return Refusal("R27", words.NOT_IN_HAND.fill(card=name_of(move.card)))
    return None


def _never(_state: RivalState, _move: Move) -> Objection:
    return None


# -- thefts and actions ------------------------------------------------------------------------------------------------

def _against_steal(state: RivalState, move: Move) -> Objection:
    seat, action = move.seat, move.action
    objection = wrong_moment.against_robbing(state, seat)
    if objection is not None:
        return objection
    if not ACTION_MASKS[state.character(seat)] >> action & 1:
        return Refusal("R4", words.NOT_ON_CARD.fill(card=name_of(state.character(seat)), action=words.ACTIONS[action]))
    if state.covered[seat] >> action & 1:
        return Refusal("R4", words.CRESTED.fill(action=words.ACTIONS[action]))
    return None


def _against_action(state: RivalState, move: Move) -> Objection:
    """First whether this is the time for the action, then whether it is possible."""
    action = moves.ACTION_OF[move.verb]
    return _not_its_time(state, action) or _POSSIBLE[action](state, move)


def _not_its_time(state: RivalState, action: int) -> Objection:
    if not state.pending:
        return wrong_moment.against_own_action(state, action, state.uncovered(state.turn))
    if state.pending[-1] != action:
        return Refusal("R5", words.OTHER_PENDING.fill(action=words.ACTIONS[state.pending[-1]]))
    return None


def _against_settle(state: RivalState, _move: Move) -> Objection:
    return None if state.markers[state.turn] else Refusal("R28", words.NO_MARKERS)


def _against_give(state: RivalState, move: Move) -> Objection:
    return wrong_moment.against_rival(state, move.seat, "R28") or _against_settle(state, move)


def _against_take(state: RivalState, move: Move) -> Objection:
    if legal.moneyed(state) >> move.place & 1:
        return None
    return Refusal("R20", (words.NO_MONEY if any(state.money) else words.NO_REFILL).fill(pile=move.place + 1))


def _against_recruit(state: RivalState, move: Move) -> Objection:
    return _against_top(state, move.place, subject=True)


def _against_buy(state: RivalState, move: Move) -> Objection:
    return _against_top(state, move.place, subject=False)


def _against_top(state: RivalState, pile: int, subject: bool) -> Objection:
    kind = state.shown(pile)
    if kind < 0:
        return Refusal("R23", words.PILE_EMPTY.fill(pile=pile + 1))
    if is_subject(kind) != subject:
        return Refusal("R29", (words.NO_SUBJECT if subject else words.NO_BUILDING).fill(card=name_of(kind)))
    return _against_price(state, kind)


def _against_price(state: RivalState, kind: int) -> Objection:
    if state.affords(kind):
        return None
    return Refusal("R29", words.TOO_DEAR.fill(card=name_of(kind), price=state.price(kind),
                                              coins=state.coins(state.turn)))


_POSSIBLE: Final[dict[int, Callable[[RivalState, Move], Objection]]] = {
    SETTLE: _against_settle, GIVE: _against_give, MONEY: _against_take, RECRUIT: _against_recruit, BUY: _against_buy,
}


# -- abilities ---------------------------------------------------------------------------------------------------------

def _against_use(state: RivalState, move: Move) -> Objection:
    return wrong_moment.not_ready(state, move.card) or _USES[move.card](state, move)


def _against_swapping(state: RivalState, move: Move) -> Objection:
    return wrong_moment.against_rival(state, move.seat, "R11")


def _against_drawing(state: RivalState, move: Move) -> Objection:
    jailer = move.card == JAILER
    if not (state.markers[state.turn] if jailer else state.buildings(state.turn)):
        return Refusal("R13", words.NO_MARKERS if jailer else words.NO_BUILDINGS)
    if not any(state.supply):
        return Refusal("R13", words.SUPPLY_EMPTY)
    return None if any(coins.due(state, state.turn, move.card)) else Refusal("R13", words.NO_CHANGE)


def _against_sailor(state: RivalState, _move: Move) -> Objection:
    return None if state.tied >> state.turn & 1 else Refusal("R16", words.NOT_TIED)


def _against_herbalist(state: RivalState, move: Move) -> Objection:
    objection = wrong_moment.against_rival(state, move.seat, "R12")
    return objection or (None if state.markers[state.turn] else Refusal("R12", words.NO_MARKERS))


def _against_farmer(state: RivalState, move: Move) -> Objection:
    if not state.covered[state.turn] >> move.action & 1:
        return Refusal("R30", words.NOT_STOLEN.fill(action=words.ACTIONS[move.action]))
    return _impossible(state, move.action)


def _against_extra(state: RivalState, move: Move) -> Objection:
    return _impossible(state, EXTRA_OF[move.card])


def _impossible(state: RivalState, action: int) -> Objection:
    if legal.ways(state, 1 << action):
        return None
    return Refusal("R30", words.IMPOSSIBLE[action])


def _against_display(state: RivalState, move: Move) -> Objection:
    if state.shown(move.place) < 0:
        return Refusal("R15", words.PILE_EMPTY.fill(pile=move.place + 1))
    return None


def _against_search(state: RivalState, move: Move) -> Objection:
    if legal.searchable(state, move.card, move.place):
        return None
    return Refusal("R18", (words.NO_SUBJECTS_THERE if move.card == VINTNER else words.NO_BUILDINGS_THERE)
                   .fill(pile=move.place + 1))


_USES: Final[Mapping[int, Callable[[RivalState, Move], Objection]]] = said_of_each("when it may be used", {
    GARDENER: _against_swapping, WATCHMAN: _never, JAILER: _against_drawing, SCHOLAR: _against_drawing,
    SAILOR: _against_sailor, BLACKSMITH: _never, HERBALIST: _against_herbalist, FARMER: _against_farmer,
    TROUBADOUR: _against_display, **dict.fromkeys(moves.SEARCH, _against_search),
    **dict.fromkeys(EXTRA_OF, _against_extra),
}, USABLE, name_of)


# -- swaps and searches ------------------------------------------------------------------------------------------------

def _against_demand(state: RivalState, move: Move) -> Objection:
    seat, kind = move.seat, move.card
    objection = wrong_moment.not_ready(state, swapper_of(kind)) or wrong_moment.against_rival(state, seat, "R14")
    if objection is not None:
        return objection
    if kind not in state.row(seat, is_subject(kind)):
        return Refusal("R14", words.TARGET_HAS_NONE.fill(player=Player(seat), card=name_of(kind)))
    if is_paired(state, seat, kind):
        return Refusal("R14", words.PAIRED.fill(player=Player(seat), card=name_of(kind)))
    if not spares(state, state.turn, is_subject(kind)):
        owns = state.row(state.turn, is_subject(kind))
        return Refusal("R14", words.ALL_PAIRED if owns else words.NOTHING_TO_GIVE)
    return None


def _against_offer(state: RivalState, move: Move) -> Objection:
    kind, swapper = move.card, state.bargain[0]
    rule = wrong_moment.swap_rule(swapper)
    if kind not in state.row(state.turn, is_subject(kind)):
        return Refusal(rule, words.NOT_OWNED.fill(card=name_of(kind)))
    if swapper == TROUBADOUR:
        return None
    if is_subject(kind) != (swapper == BISHOP):
        return Refusal(rule, words.OTHER_SORT)
    if is_paired(state, state.turn, kind):
        return Refusal(rule, words.OWN_PAIR.fill(card=name_of(kind)))
    return None


def _against_find(state: RivalState, move: Move) -> Objection:
    subject, pile = state.bargain
    if is_subject(move.card) != (subject == VINTNER):
        return Refusal("R18", words.FINDS_SUBJECTS if subject == VINTNER else words.FINDS_BUILDINGS)
    if move.card not in state.found(pile, subject == VINTNER):
        return Refusal("R18", words.NOT_FOUND.fill(card=name_of(move.card)))
    return _against_price(state, move.card)


_OBJECTIONS: Final[dict[str, Callable[[RivalState, Move], Objection]]] = {
    "play": _against_play, "pass": _never, "steal": _against_steal, "skip": _never, "end": _never,
    **dict.fromkeys(moves.ACTION_OF, _against_action), "use": _against_use, "demand": _against_demand,
    "offer": _against_offer, "find": _against_find, "leave": _never,
}
