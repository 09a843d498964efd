"""The rules of Throne: what forbids a move, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.moves import NONE, Move
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.throne import moves, words
from engine.games.throne.cards import ACE, JOKER, PEASANT, name_of
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN


def why_not(state: ThroneState, move: Move) -> Refusal | None:
    """The rule that forbids a move, and the reason; None if the move is legal."""
    return _OBJECTIONS[move.verb](state, move)


def something_first(state: ThroneState) -> Refusal | None:
    """The refusal that names what must be done before a card can be laid; None if nothing must."""
    return _FIRST.get(state.phase)


def _against_lay(state: ThroneState, move: Move) -> Refusal | None:
    return something_first(state) or _not_in(state, HAND, move) or _against_aim(state, move)


def _against_lay_open(state: ThroneState, move: Move) -> Refusal | None:
    return something_first(state) or _not_in(state, OPEN, move) or _against_aim(state, move)


def _not_in(state: ThroneState, zones: Sequence[int], move: Move) -> Refusal | None:
    kind = move.card
    if kind in state.cards[zones[state.turn]]:
        return None
    if zones is OPEN:
        return Refusal("R15", words.NOT_OPEN.fill(card=name_of(kind)))
    return Refusal("R2", words.NOT_HELD.fill(card=name_of(kind)))


def _against_aim(state: ThroneState, move: Move) -> Refusal | None:
    seat = move.seat
    if seat == NONE:
        return None
    if seat >= state.seats:
        return Refusal("R6", words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if seat == state.turn:
        return Refusal("R6", words.NOT_YOURSELF)
    if state.out >> seat & 1:
        return Refusal("R20", words.IS_OUT.fill(player=Player(seat)))
    return None


def _against_answer(state: ThroneState, move: Move) -> Refusal | None:
    if state.phase in ANSWERS:
        return None
    return something_first(state) or _against_late_answer(state, move)


def _against_late_answer(state: ThroneState, move: Move) -> Refusal:
    """Why nobody can answer before a card is laid: what became of the claim of the turn before."""
    if state.last_claim == NONE:
        return Refusal("R2", words.NO_CLAIM)
    if state.last_claim == PEASANT:
        return Refusal("R5", words.PEASANT_NOT_CALLED if move is moves.LIAR else words.PEASANT_NOT_ACCEPTED)
    if state.last_claim == ACE:
        return Refusal("R11", words.ACE_ANSWERED)
    if state.last_target == state.turn:
        return Refusal("R6", words.ANSWERED)
    return Refusal("R6", words.NOT_AGAINST_YOU.fill(player=Player(state.last_target)))


def _against_joker(state: ThroneState, move: Move) -> Refusal | None:
    if state.phase == "deal":
        return something_first(state)
    if state.phase == "ace":
        return Refusal("R8", words.NOT_AGAINST_ACE)
    if state.phase != "answer":
        return Refusal("R7", words.NO_ACTION)
    if move is moves.JOKER_OPEN:
        return None if JOKER in state.cards[OPEN[state.target]] else Refusal("R15", words.NO_OPEN_JOKER)
    return None if JOKER in state.cards[HAND[state.target]] else Refusal("R7", words.NO_JOKER)


def _against_pick(state: ThroneState, _move: Move) -> Refusal | None:
    if state.phase not in PICK_PHASES:
        return _nothing_to_pick(state)
    if state.cards[HAND[state.victim]]:
        return None
    return Refusal("R14", words.ALL_OPEN.fill(player=Player(state.victim)))


def _against_pick_open(state: ThroneState, move: Move) -> Refusal | None:
    if state.phase not in PICK_PHASES:
        return _nothing_to_pick(state)
    victim, kind = state.victim, move.card
    if state.phase in ("peek", "unmask"):
        return Refusal("R14", words.HIDDEN_ONLY)
    if state.picks_blind():
        return Refusal("R14", words.HIDDEN_FOR_ACE)
    if kind not in state.cards[OPEN[victim]]:
        return Refusal("R15", words.NOT_THERE.fill(player=Player(victim), card=name_of(kind)))
    return None


def _nothing_to_pick(state: ThroneState) -> Refusal:
    """Why no card can be picked in a phase where nobody picks one."""
    return Refusal("R14", words.NOTHING_TO_PICK) if state.phase == "lay" else _FIRST[state.phase]


def _against_deal(state: ThroneState, _move: Move) -> Refusal | None:
    return None if state.phase == "deal" else Refusal("R21", words.NOT_OVER)


ANSWERS: Final = ("answer", "ace")
PICK_PHASES: Final = ("peek", "unmask", "kill", "penalty")
_FIRST: Final = {"answer": Refusal("R6", words.ANSWER_FIRST), "ace": Refusal("R11", words.ANSWER_ACE_FIRST),
                 "deal": Refusal("R21", words.DEAL_FIRST),
                 **dict.fromkeys(PICK_PHASES, Refusal("R14", words.PICK_FIRST))}

_OBJECTIONS: Final[dict[str, Callable[[ThroneState, Move], Refusal | None]]] = {
    "lay": _against_lay,
    "lay-open": _against_lay_open,
    "accept": _against_answer,
    "liar": _against_answer,
    "joker": _against_joker,
    "pick": _against_pick,
    "pick-open": _against_pick_open,
    "deal": _against_deal,
}
