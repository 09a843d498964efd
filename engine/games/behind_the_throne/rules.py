"""What is allowed in Behind the Throne. `why_not` is the rules; `legal_moves` finds the same moves faster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import Player, Text
from engine.games.behind_the_throne import moves, words
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    CHANGES,
    JUDGE,
    KINDS,
    KING,
    MINSTREL,
    PROPHET,
    QUEEN,
    ROW_LIMIT,
    name_of,
)
from engine.games.behind_the_throne.zones import ROW

if TYPE_CHECKING:
    from engine.games.behind_the_throne.state import BehindState

_REVEAL: Final = (moves.REVEAL,)
_REVEAL_OR_COLLECT: Final = (moves.REVEAL, moves.COLLECT)
_COLLECT: Final = (moves.COLLECT,)


# -- saving a row (rule 5) -----------------------------------------------------------------------------------------

def can_save(state: BehindState) -> bool:
    """Whether the abilities at hand can bring a newest card that is too high down to the one before it."""
    own, again = _reach(state)
    return own + again >= state.excess()


def _reach(state: BehindState) -> tuple[int, int]:
    """How far the own abilities bring the card down, and how much further the Judge does.

    The Judge repeats the strongest stack: whatever is ready lies sideways once it is used, and the rest does already.
    """
    ready, owned = state.ready, state.owned[state.turn]
    own = sum(-change for kind, change in CHANGES.items() if ready >> kind & 1)
    if not ready >> JUDGE & 1:
        return own, 0
    return own, max((-change for kind, change in CHANGES.items() if owned >> kind & 1), default=0)


def _still_saves(state: BehindState, kind: int, change: int, judged: bool) -> bool:
    """Whether the row is safe or can be saved after an ability of that kind has changed the newest card by `change`."""
    if len(state.row) < 2:
        return True
    own, again = _reach(state)
    left = own if judged else own + CHANGES.get(kind, 0) + again
    return left >= state.excess() + change


# -- the fast generator --------------------------------------------------------------------------------------------

def legal_moves(state: BehindState) -> Sequence[Move]:
    """The moves without an objection, put together from tuples made once."""
    phase = state.phase
    if phase == "reveal":
        return _REVEAL + moves.ability_moves(state.ready, state.asleep, False)
    if phase == "row":
        return _row_moves(state)
    if phase == "save":
        return _saving(state, moves.ability_moves(state.ready, state.asleep, True))
    if state.actor is None:
        return ()
    return moves.of_kinds(moves.DISCARD, state.owned[state.actor])


def _row_moves(state: BehindState) -> tuple[Move, ...]:
    found: tuple[Move, ...] = _REVEAL_OR_COLLECT if len(state.cards[ROW]) < ROW_LIMIT else _COLLECT
    ready, equal = state.ready, len(state.cards[ROW]) > 1 and not state.frozen and state.excess() == 0
    if ready:
        abilities = moves.ability_moves(ready, state.asleep, not state.frozen)
        found += _saving(state, abilities) if equal else abilities
    if equal:
        found += _destroy_moves(state)
    if len(state.cards[ROW]) >= state.held[state.turn * KINDS + KING]:
        found += _targets(state, moves.SWAP, MINSTREL, 1 << state.turn)
    return found


def _saving(state: BehindState, abilities: tuple[Move, ...]) -> tuple[Move, ...]:
    """Those of the abilities after which the row is safe or can still be saved."""
    return tuple([move for move in abilities if _still_saves(state, move.args[0], move.args[1], move.verb == "judge")])


def may_destroy(state: BehindState) -> bool:
    """Whether the newest card may destroy a card of somebody's now (rule 13)."""
    row = state.cards[ROW]
    equal = state.phase == "row" and len(row) > 1 and not state.frozen and state.excess() == 0
    return equal and bool(_destroy_moves(state))


def may_swap(state: BehindState) -> bool:
    """Whether there is a card that the player in turn may swap the row for now (rule 16)."""
    if state.phase != "row" or len(state.cards[ROW]) < state.held[state.turn * KINDS + KING]:
        return False
    return bool(_targets(state, moves.SWAP, MINSTREL, 1 << state.turn))


def _destroy_moves(state: BehindState) -> tuple[Move, ...]:
    turn = state.turn
    if len(state.cards[ROW]) <= state.held[turn * KINDS + QUEEN]:
        return ()
    found = _targets(state, moves.DESTROY, ALCHEMIST, state.hit | 1 << turn)
    if not state.hit >> turn & 1:
        found += moves.of_kinds(moves.DESTROY[turn], state.owned[turn])
    return found


def _targets(state: BehindState, family: tuple[tuple[Move, ...], ...], protector: int, spared: int) -> tuple[Move, ...]:
    """The moves of a family against the seats not in the mask `spared`, minding a kind that protects its owner."""
    found: tuple[Move, ...] = ()
    only = 1 << protector
    for seat, owned in enumerate(state.owned):
        if not spared >> seat & 1:
            found += moves.of_kinds(family[seat], only if state.upright[seat] & only else owned)
    return found


# -- the rules -----------------------------------------------------------------------------------------------------

def why_not(state: BehindState, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule against it and the reason."""
    if state.actor is None:
        return state.game.refuse_over()
    if move.verb != "discard" and state.phase in ("gift", "discard"):
        return Refusal("R20", words.DISCARD_FIRST)
    return _OBJECTIONS[move.verb](state, move)


def _threat(state: BehindState) -> Refusal | None:
    if state.phase != "save":
        return None
    return Refusal("R5", words.SAVE_FIRST.fill(value=state.newest_value(), before=state.row[-2] + 1))


def _against_reveal(state: BehindState, _move: Move) -> Refusal | None:
    if len(state.row) == ROW_LIMIT:
        return Refusal("R2", words.ROW_FULL)
    return _threat(state)


def _against_collect(state: BehindState, _move: Move) -> Refusal | None:
    if not state.row:
        return Refusal("R2", words.ROW_EMPTY)
    return _threat(state)


def _against_use(state: BehindState, move: Move) -> Refusal | None:
    kind, change = move.args
    return _not_ready(state, kind) or _against_change(state, kind, change, judged=False)


def _against_judge(state: BehindState, move: Move) -> Refusal | None:
    kind, change = move.args
    objection = _not_ready(state, JUDGE)
    if objection is not None:
        return objection
    if not state.owned[state.turn] >> kind & 1:
        return Refusal("R8", words.NOT_OWNED.fill(card=name_of(kind)))
    if state.ready >> kind & 1:
        return Refusal("R8", words.STANDS_UPRIGHT.fill(card=name_of(kind)))
    return _against_change(state, kind, change, judged=True)


def _not_ready(state: BehindState, kind: int) -> Refusal | None:
    """Why a manipulative stack of the player cannot be used by itself."""
    card = name_of(kind)
    if not state.owned[state.turn] >> kind & 1:
        return Refusal("R10", words.NOT_OWNED.fill(card=card))
    if state.used >> kind & 1:
        return Refusal("R8", words.USED_UP.fill(card=card))
    if not state.upright[state.turn] >> kind & 1:
        return Refusal("R10", words.OUTNUMBERED.fill(card=card))
    return None


def _against_change(state: BehindState, kind: int, change: int, judged: bool) -> Refusal | None:
    """Why an ability, its stack being ready, cannot act now; a look is always possible unless it costs the row."""
    if kind != PROPHET:
        if not state.row:
            return Refusal("R4", words.NO_NEWEST)
        if state.frozen:
            return Refusal("R13", words.FROZEN)
    if not _still_saves(state, kind, change, judged):
        return Refusal("R5", words.WOULD_LOSE if state.phase == "save" else words.TOO_HIGH_AGAIN)
    return None


def _against_destroy(state: BehindState, move: Move) -> Refusal | None:
    seat, kind = move.args
    size = len(state.row)
    if not size:
        return Refusal("R2", words.ROW_EMPTY)
    if size < 2:
        return Refusal("R7", words.FIRST_CARD)
    if state.frozen:
        return Refusal("R13", words.DESTROYED_ONCE)
    if state.excess() != 0:
        return Refusal("R13", words.NOT_EQUAL.fill(value=state.newest_value(), before=state.row[-2] + 1))
    queens = state.count(state.turn, QUEEN)
    if size <= queens:
        return Refusal("R12", words.QUEENS_FORBID.fill(queens=queens))
    missing = _no_such_card(state, seat, kind, "R13")
    if missing is not None:
        return missing
    if state.hit >> seat & 1:
        own = seat == state.turn
        return Refusal("R14", words.HIT_OWN if own else words.HIT_BEFORE.fill(player=Player(seat)))
    if seat == state.turn:
        return None
    return _protected(state, seat, kind, ALCHEMIST, "R15", words.ALCHEMIST_FIRST)


def _against_swap(state: BehindState, move: Move) -> Refusal | None:
    seat, kind = move.args
    if seat == state.turn:
        return Refusal("R16", words.NOT_WITH_YOURSELF)
    if not state.row:
        return Refusal("R2", words.ROW_EMPTY)
    threat = _threat(state)
    if threat is not None:
        return threat
    kings = state.count(state.turn, KING)
    if len(state.row) < kings:
        return Refusal("R12", words.KINGS_FORBID.fill(kings=kings))
    return (_no_such_card(state, seat, kind, "R16")
            or _protected(state, seat, kind, MINSTREL, "R18", words.MINSTREL_FIRST))


def _no_such_card(state: BehindState, seat: int, kind: int, rule: str) -> Refusal | None:
    if seat >= state.seats:
        return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if not state.owned[seat] >> kind & 1:
        reason = words.NOT_OWNED if seat == state.turn else words.TARGET_HAS_NONE.fill(player=Player(seat))
        return Refusal(rule, reason.fill(card=name_of(kind)))
    return None


def _protected(state: BehindState, seat: int, kind: int, protector: int, rule: str, reason: Text) -> Refusal | None:
    if kind != protector and state.upright[seat] >> protector & 1:
        return Refusal(rule, reason.fill(player=Player(seat)))
    return None


def _against_discard(state: BehindState, move: Move) -> Refusal | None:
    if state.phase not in ("gift", "discard"):
        return Refusal("R21", words.NO_NEED)
    kind, seat = move.args[0], state.actor or 0
    if not state.owned[seat] >> kind & 1:
        return Refusal("R20", words.NOT_OWNED.fill(card=name_of(kind)))
    return None


_OBJECTIONS: Final[dict[str, Callable[[BehindState, Move], Refusal | None]]] = {
    "reveal": _against_reveal,
    "collect": _against_collect,
    "use": _against_use,
    "judge": _against_judge,
    "destroy": _against_destroy,
    "swap": _against_swap,
    "discard": _against_discard,
}
