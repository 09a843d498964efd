"""Why a move of Rival Kings cannot be made at this point: what is wrong with it, or else what comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import Player, Text
from engine.games.rival_kings import words
from engine.games.rival_kings.cards import ACTIONS, GARDENER, RANKS, ROBS, TROUBADOUR, WATCHMAN, name_of, swapper_of
from engine.games.rival_kings.state import RivalState

_FIRST: Final[dict[str, tuple[str, Text]]] = {
    "choose": ("R27", words.CHOOSE_FIRST), "garden": ("R11", words.GARDEN_FIRST),
    "conflict": ("R12", words.CONFLICT_FIRST), "steal": ("R5", words.STEAL_FIRST), "extra": ("R5", words.EXTRA_FIRST),
    "turn": ("R8", words.IN_TURN), "offer": ("R14", words.OFFER_FIRST), "search": ("R18", words.SEARCH_FIRST),
}
"""By phase: what has to be decided first, and the rule that says so."""
_BEFORE_TURNS: Final = ("choose", "garden", "conflict")
_TWO_STEPS: Final = ("offer", "search")
_NOT_ON_ONES_OWN: Final = (*_BEFORE_TURNS, *_TWO_STEPS)
"""Phases in which a swap or search that has begun is still to be finished."""


def refusal(state: RivalState, move: Move) -> Refusal:
    """The refusal of a move that cannot be made in this phase."""
    reason = _REASONS.get(move.verb)
    return (reason(state, move) if reason else None) or first(state)


def first(state: RivalState) -> Refusal:
    """What has to be decided first."""
    rule, reason = _FIRST[state.phase]
    return Refusal(swap_rule(state.bargain[0]) if state.phase == "offer" else rule, reason)


def swap_rule(swapper: int) -> str:
    """The rule of the subject that swaps."""
    return "R15" if swapper == TROUBADOUR else "R14"


# -- thefts ------------------------------------------------------------------------------------------------------------

def against_rival(state: RivalState, seat: int, rule: str) -> Refusal | None:
    """The objection to choosing a seat that is not another player's."""
    if seat >= state.seats:
        return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if seat == state.decider():
        return Refusal(rule, words.YOURSELF)
    return None


def against_robbing(state: RivalState, seat: int) -> Refusal | None:
    """The objection to robbing a seat in this turn, whatever the action."""
    objection = against_rival(state, seat, "R4")
    if objection is not None or state.victims >> seat & 1:
        return objection
    card, rank, theirs = name_of(state.character(state.turn)), state.rank(state.turn), state.rank(seat)
    if state.tied >> state.turn & 1:
        return Refusal("R3", words.BOTH_TIED.fill(player=Player(seat)) if rank == theirs else words.TIED_ROB_NOBODY)
    if rank not in ROBS:
        return Refusal("R2", words.ROBS_NOBODY.fill(card=card))
    if ROBS[rank] != theirs:
        return Refusal("R2", words.ROBS_OTHERS.fill(card=card, rank=RANKS[ROBS[rank]], player=Player(seat),
                                                    theirs=RANKS[theirs]))
    return Refusal("R4", words.ROBBED_ALREADY.fill(player=Player(seat)))


def _steal(state: RivalState, move: Move) -> Refusal | None:
    return None if state.phase in _NOT_ON_ONES_OWN else against_robbing(state, move.seat)


# -- abilities ---------------------------------------------------------------------------------------------------------

def not_ready(state: RivalState, subject: int) -> Refusal | None:
    """The objection to using a subject that is not active, or a second one in this cycle."""
    seat = state.decider()
    if state.active(seat) != subject:
        return Refusal("R19", words.NOT_ACTIVE.fill(subject=name_of(subject)))
    if state.used >> seat & 1:
        return Refusal("R1", words.USED_UP)
    return None


def _use(state: RivalState, move: Move) -> Refusal | None:
    if state.phase in _TWO_STEPS:
        return None
    return not_ready(state, move.card) or OWN_MOMENT.get(move.card)


def _demand(state: RivalState, move: Move) -> Refusal | None:
    return None if state.phase in _TWO_STEPS else not_ready(state, swapper_of(move.card))


OWN_MOMENT: Final = {GARDENER: Refusal("R11", words.GARDENER_ONLY), WATCHMAN: Refusal("R12", words.WATCHMAN_ONLY)}


# -- answers to questions that are not asked ---------------------------------------------------------------------------

def _play(state: RivalState, _move: Move) -> Refusal:
    return Refusal("R27", words.PLAYED_ALREADY)


def _offer(state: RivalState, _move: Move) -> Refusal | None:
    if state.phase in _NOT_ON_ONES_OWN:
        return None
    return Refusal(swap_rule(state.active(state.turn)), words.NO_SWAP)


def _find(state: RivalState, _move: Move) -> Refusal | None:
    return None if state.phase in _NOT_ON_ONES_OWN else Refusal("R18", words.NO_SEARCH)


_REASONS: Final[dict[str, Callable[[RivalState, Move], Refusal | None]]] = {
    "play": _play, "steal": _steal, "use": _use, "demand": _demand, "offer": _offer,
    "find": _find, "leave": _find,
}


# -- actions -----------------------------------------------------------------------------------------------------------

def stolen(action: int) -> Refusal:
    """The refusal of an own action under the crest of a thief."""
    return Refusal("R4", words.COVERED.fill(action=words.ACTIONS[action]))


def against_own_action(state: RivalState, action: int, uncovered: int) -> Refusal | None:
    """The objection to an action of the own character that is no longer open, or never was."""
    if state.open >> action & 1:
        return None
    name = words.ACTIONS[action]
    if state.covered[state.turn] >> action & 1:
        return stolen(action)
    if not uncovered >> action & 1:
        return Refusal("R8", words.NOT_ON_CARD.fill(card=name_of(state.character(state.turn)), action=name))
    if state.tied >> state.turn & 1:
        return Refusal("R3", words.ONE_ACTION)
    done_last = max(each for each in range(len(ACTIONS)) if (uncovered & ~state.open) >> each & 1)
    return Refusal("R8", (words.DONE_ALREADY if action == done_last else words.LEFT_TO_RIGHT).fill(action=name))
