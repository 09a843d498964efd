"""The legal moves of Shadow Throne, found faster than by asking `rules.why_not` about each move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move, kinds_among, with_each_kind
from engine.games.shadow_throne import moves
from engine.games.shadow_throne.cards import EMPIRE, FACTION, GOLD
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import HANDS, POOLS


def legal_moves(state: ShadowState) -> Sequence[Move]:
    """The actor's legal moves: those of a secret choice."""
    return () if state.actor is None else sealed_choices(state, state.actor)


def sealed_choices(state: ShadowState, seat: int) -> Sequence[Move]:
    """What a seat may choose: one move for each kind of card that it may take, play or keep."""
    phase = state.phase
    if phase == "draft":
        return with_each_kind(moves.TAKE, state.cards[POOLS[seat]])
    hand = state.cards[HANDS[seat]]
    if phase == "play":
        return with_each_kind(moves.PLAY, hand)
    if phase == "keep":
        return with_each_kind(moves.KEEP, hand)
    gold = state.gold[seat]
    extras = [moves.EXTRA[kind] for kind in kinds_among(hand) if FACTION[kind] == EMPIRE and gold + GOLD[kind] >= 0]
    return [*extras, moves.DECLINE]
