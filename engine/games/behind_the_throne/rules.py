"""What is allowed in Behind the Throne: `why_not` is the rules, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.lookup import Lookup
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import Player, Text
from engine.games.behind_the_throne import words
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    CHANGES,
    JUDGE,
    KING,
    MINSTREL,
    PROPHET,
    QUEEN,
    ROW_LIMIT,
    name_of,
)
from engine.games.behind_the_throne.state import BehindState


def why_not(state: BehindState, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule against it and the reason."""
    if move.verb != "discard" and state.phase in ("gift", "discard"):
        return Refusal("R20", words.DISCARD_FIRST)
    return _OBJECTIONS[move.verb](state, move)


# -- revealing a row -----------------------------------------------------------------------------------------------

def _against_reveal(state: BehindState, _move: Move) -> Refusal | None:
    if len(state.row) == ROW_LIMIT:
        return Refusal("R2", words.ROW_FULL)
    return _threat(state)


def _against_collect(state: BehindState, _move: Move) -> Refusal | None:
    return _no_row(state) or _threat(state)


def _no_row(state: BehindState) -> Refusal | None:
    return None if state.row else Refusal("R2", words.ROW_EMPTY)


def _threat(state: BehindState) -> Refusal | None:
    """The newest card is too high, and must be brought down first."""
    if state.phase != "save":
        return None
    return Refusal("R5", words.SAVE_FIRST.fill(value=state.newest_value(), before=state.row[-2] + 1))


def can_save(state: BehindState) -> bool:
    """Whether abilities can bring a newest card that is too high down to the one before it (rule 5)."""
    own, again = _reach(state)
    return own + again >= state.excess()


def keeps_row(state: BehindState, ability: Move) -> bool:
    """Whether the row is safe, or can still be saved, after an ability has been used (rule 5)."""
    if len(state.row) < 2:
        return True
    own, again = _reach(state)
    left = own if ability.verb == "judge" else own + CHANGES.get(ability.card, 0) + again
    return left >= state.excess() + ability.number


def _reach(state: BehindState) -> tuple[int, int]:
    """How far the active player's abilities bring the newest card down, and how much further the Judge does.

    The Judge repeats the strongest stack: one that is ready lies sideways once it is used, and the rest does already.
    """
    ready, owned = state.ready, state.owned[state.turn]
    return _TOGETHER[ready], _STRONGEST[owned] if ready >> JUDGE & 1 else 0


_TOGETHER: Final = Lookup[int, int](lambda kinds: sum([-CHANGES[kind] for kind in CHANGES if kinds >> kind & 1]))
"""By mask of kinds: how far they bring the newest card down together."""
_STRONGEST: Final = Lookup[int, int](lambda kinds: max([-CHANGES[kind] for kind in CHANGES if kinds >> kind & 1],
                                                       default=0))
"""By mask of kinds: how far the strongest of them does."""


# -- abilities -----------------------------------------------------------------------------------------------------

def _against_use(state: BehindState, move: Move) -> Refusal | None:
    return _not_ready(state, move.card) or _against_ability(state, move)


def _against_judge(state: BehindState, move: Move) -> Refusal | None:
    return _not_ready(state, JUDGE) or _not_asleep(state, move.card) or _against_ability(state, move)


def _not_ready(state: BehindState, kind: int) -> Refusal | None:
    """Why a manipulative stack of the active player cannot act by itself."""
    card = name_of(kind)
    if not state.owned[state.turn] >> kind & 1:
        return Refusal("R10", words.NOT_OWNED.fill(card=card))
    if state.used >> kind & 1:
        return Refusal("R8", words.USED_UP.fill(card=card))
    if not state.upright[state.turn] >> kind & 1:
        return Refusal("R10", words.OUTNUMBERED.fill(card=card))
    return None


def _not_asleep(state: BehindState, kind: int) -> Refusal | None:
    """Why the Judge cannot let a stack act."""
    if not state.owned[state.turn] >> kind & 1:
        return Refusal("R8", words.NOT_OWNED.fill(card=name_of(kind)))
    if state.ready >> kind & 1:
        return Refusal("R8", words.STANDS_UPRIGHT.fill(card=name_of(kind)))
    return None


def _against_ability(state: BehindState, move: Move) -> Refusal | None:
    """Why an ability cannot be used now by a stack that may act; a look is possible unless it costs the row."""
    if move.card != PROPHET:
        if not state.row:
            return Refusal("R4", words.NO_NEWEST)
        if state.frozen:
            return Refusal("R13", words.FROZEN)
    if not keeps_row(state, move):
        return Refusal("R5", words.WOULD_LOSE if state.phase == "save" else words.TOO_HIGH_AGAIN)
    return None


# -- destroying cards ----------------------------------------------------------------------------------------------

def _against_destroy(state: BehindState, move: Move) -> Refusal | None:
    return (_no_row(state)
            or _not_equal(state)
            or _queens(state)
            or _no_such_card(state, move, "R13")
            or _hit_before(state, move.seat)
            or _protected(state, move, ALCHEMIST, "R15", words.ALCHEMIST_FIRST))


def _not_equal(state: BehindState) -> Refusal | None:
    """Why the newest card destroys nothing now."""
    if len(state.row) < 2:
        return Refusal("R7", words.FIRST_CARD)
    if state.frozen:
        return Refusal("R13", words.DESTROYED_ONCE)
    if state.excess() != 0:
        return Refusal("R13", words.NOT_EQUAL.fill(value=state.newest_value(), before=state.row[-2] + 1))
    return None


def _queens(state: BehindState) -> Refusal | None:
    queens = state.count(state.turn, QUEEN)
    return Refusal("R12", words.QUEENS_FORBID.fill(queens=queens)) if len(state.row) <= queens else None


def _hit_before(state: BehindState, seat: int) -> Refusal | None:
    if not state.hit >> seat & 1:
        return None
    own = seat == state.turn
    return Refusal("R14", words.HIT_OWN if own else words.HIT_BEFORE.fill(player=Player(seat)))


# -- swapping the row ----------------------------------------------------------------------------------------------

def _against_swap(state: BehindState, move: Move) -> Refusal | None:
    if move.seat == state.turn:
        return Refusal("R16", words.NOT_WITH_YOURSELF)
    return (_no_row(state)
            or _threat(state)
            or _kings(state)
            or _no_such_card(state, move, "R16")
            or _protected(state, move, MINSTREL, "R18", words.MINSTREL_FIRST))


def _kings(state: BehindState) -> Refusal | None:
    kings = state.count(state.turn, KING)
    return Refusal("R12", words.KINGS_FORBID.fill(kings=kings)) if len(state.row) < kings else None


def _no_such_card(state: BehindState, move: Move, rule: str) -> Refusal | None:
    """The player named does not own the card named."""
    seat, kind = move.seat, move.card
    if seat >= state.seats:
        return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if not state.owned[seat] >> kind & 1:
        reason = words.NOT_OWNED if seat == state.turn else words.TARGET_HAS_NONE.fill(player=Player(seat))
        return Refusal(rule, reason.fill(card=name_of(kind)))
    return None


def _protected(state: BehindState, move: Move, protector: int, rule: str, reason: Text) -> Refusal | None:
    """Another player's stack is protected by a kind that stands upright there (rule 11)."""
    if move.seat == state.turn or move.card == protector or not state.upright[move.seat] >> protector & 1:
        return None
    return Refusal(rule, reason.fill(player=Player(move.seat)))


# -- your stacks ---------------------------------------------------------------------------------------------------

def _against_discard(state: BehindState, move: Move) -> Refusal | None:
    if state.phase not in ("gift", "discard"):
        return Refusal("R21", words.NO_NEED)
    if not state.owned[state.placing] >> move.card & 1:
        return Refusal("R20", words.NOT_OWNED.fill(card=name_of(move.card)))
    return None


_OBJECTIONS: Final[dict[str, Callable[[BehindState, Move], Refusal | None]]] = {
    "reveal": _against_reveal,
    "use": _against_use,
    "judge": _against_judge,
    "destroy": _against_destroy,
    "swap": _against_swap,
    "collect": _against_collect,
    "discard": _against_discard,
}
