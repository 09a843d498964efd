"""What the others may choose in a wave of Shadow Throne, and the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from engine.core.moves import Move
from engine.games.shadow_throne import legal, moves
from engine.games.shadow_throne.bot.estimates import card_value, faction_chances, waves_left
from engine.games.shadow_throne.bot.plays import GOLD_VALUE, yields_in
from engine.games.shadow_throne.cards import FACTION, HUSH_MONEY, KINDS
from engine.games.shadow_throne.state import ShadowState

_VARIATION: Final = 0.25
"""By how much the choices of others vary from world to world, in steps of influence."""
_STEPS: Final = 7
_VARIED: Final = (_STEPS + 1 << KINDS) - 1
"""The bits of the randomness of a world that a seat's choice looks at: three for each kind, which overlap."""


def after_wave(state: ShadowState) -> ShadowState:
    """The position after the wave in which somebody has chosen, if the others choose what seems best for them."""
    if state.phase != "extra" and not (state.phase == "play" and state.sealed is not None and state.sealed.choices):
        return state
    after, wave = state.clone(), state.wave
    chances = faction_chances(after.powers(), waves_left(after))
    while after.actor is not None and after.wave == wave and after.phase in ("play", "extra"):
        after.advance(_best_choice(after, after.actor, chances))
    return after


def _best_choice(state: ShadowState, seat: int, chances: Sequence[float]) -> Move:
    """What a player with that hand may choose: what brings most, which varies a little from world to world."""
    gold, last, yields = state.gold[seat], state.last[seat], yields_in(state.numbers)
    if state.phase == "extra":
        extras = [move for move in legal.sealed_choices(state, seat) if move is not moves.DECLINE]
        return max(extras, key=lambda move: card_value(move.card, chances, gold, yields), default=moves.DECLINE)
    varied = state.random >> 8 * seat & _VARIED     # no larger than it must be: large integers are slow to shift
    hand = state.hand(seat)
    best, most = hand[0], -inf
    for kind in hand:
        hush = HUSH_MONEY if last == FACTION[kind] else 0
        value = (card_value(kind, chances, gold - hush, yields) - GOLD_VALUE * hush
                 + (varied >> kind & _STEPS) * _VARIATION)
        if value > most:
            best, most = kind, value
    return moves.PLAY[best]
