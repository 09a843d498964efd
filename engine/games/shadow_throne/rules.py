"""What is allowed in Shadow Throne. `why_not` is the rules; `choices` finds the same moves faster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.games.shadow_throne import moves, words
from engine.games.shadow_throne.cards import EMPIRE, FACTION, GOLD, name_of
from engine.games.shadow_throne.zones import HANDS, POOLS

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

# -- the fast generator --------------------------------------------------------------------------------------------

def choices(state: ShadowState, seat: int) -> Sequence[Move]:
    """The moves of a seat without an objection: one for each kind of card that may be chosen."""
    phase = state.phase
    if phase == "draft":
        return [moves.TAKE[kind] for kind in sorted(set(state.cards[POOLS[seat]]))]
    hand = state.cards[HANDS[seat]]
    if phase == "play":
        return [moves.PLAY[kind] for kind in sorted(set(hand))]
    if phase == "keep":
        return [moves.KEEP[kind] for kind in sorted(set(hand))]
    gold = state.gold[seat]
    extras = [moves.EXTRA[kind] for kind in sorted(set(hand)) if FACTION[kind] == EMPIRE and gold + GOLD[kind] >= 0]
    return [*extras, moves.DECLINE]


# -- the rules -----------------------------------------------------------------------------------------------------

def why_not(state: ShadowState, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule against it and the reason."""
    seat = state.actor
    if seat is None:
        return state.game.refuse_over()
    verbs, refusal = _ASKED[state.phase]
    if move.verb not in verbs:
        return refusal
    if move is moves.DECLINE:
        return None
    return _OBJECTIONS[move.verb](state, seat, move.args[0])


_ASKED: Final = {
    "draft": (("take",), Refusal("R3", words.DRAFT_NOW)),
    "play": (("play",), Refusal("R4", words.PLAY_NOW)),
    "extra": (("extra", "decline"), Refusal("R14", words.EXTRA_NOW)),
    "keep": (("keep",), Refusal("R27", words.KEEP_NOW)),
}
"""By phase: the moves that are asked for, and the refusal of all others."""


def _against_take(state: ShadowState, seat: int, kind: int) -> Refusal | None:
    return None if kind in state.pool(seat) else Refusal("R3", words.NOT_IN_POOL.fill(card=name_of(kind)))


def _not_in_hand(state: ShadowState, seat: int, kind: int, rule: str) -> Refusal | None:
    return None if kind in state.hand(seat) else Refusal(rule, words.NOT_IN_HAND.fill(card=name_of(kind)))


def _against_play(state: ShadowState, seat: int, kind: int) -> Refusal | None:
    return _not_in_hand(state, seat, kind, "R4")


def _against_extra(state: ShadowState, seat: int, kind: int) -> Refusal | None:
    missing = _not_in_hand(state, seat, kind, "R14")
    if missing is None and state.gold[seat] + GOLD[kind] < 0:
        return Refusal("R14", words.TOO_POOR.fill(card=name_of(kind), cost=-GOLD[kind], gold=state.gold[seat]))
    return missing


def _against_keep(state: ShadowState, seat: int, kind: int) -> Refusal | None:
    return _not_in_hand(state, seat, kind, "R27")


_OBJECTIONS: Final[dict[str, Callable[[ShadowState, int, int], Refusal | None]]] = {
    "take": _against_take,
    "play": _against_play,
    "extra": _against_extra,
    "keep": _against_keep,
}
