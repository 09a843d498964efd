"""The rules of Shadow Throne: why a move is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.games.shadow_throne import moves, words
from engine.games.shadow_throne.cards import GOLD, name_of
from engine.games.shadow_throne.state import ShadowState


def why_not(state: ShadowState, move: Move) -> Refusal | None:
    """None if the move is legal for the actor, otherwise the rule against it and the reason."""
    verbs, refusal = _ASKED[state.phase]
    if move.verb not in verbs:
        return refusal
    if move is moves.DECLINE or state.actor is None:
        return None
    return _OBJECTIONS[move.verb](state, state.actor, move.card)


_ASKED: Final = {
    "draft": (("take",), Refusal("R3", words.DRAFT_NOW)),
    "play": (("play",), Refusal("R4", words.PLAY_NOW)),
    "extra": (("extra", "decline"), Refusal("R14", words.EXTRA_NOW)),
    "keep": (("keep",), Refusal("R27", words.KEEP_NOW)),
}
"""By phase: the verbs of its moves, and the refusal of all others."""


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
