"""What the others may choose in a wave of Shadow Throne, and the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move
from engine.games.shadow_throne import legal, moves
from engine.games.shadow_throne.asking import ask
from engine.games.shadow_throne.bot.estimates import GOLD_VALUE, card_value, faction_chances, waves_left
from engine.games.shadow_throne.cards import FACTION, WAVES
from engine.games.shadow_throne.state import ShadowState

_VARIATION: Final = 0.25
"""By how much the choices of others vary from world to world, in steps of influence."""
_STEPS: Final = 7


def after_wave(state: ShadowState, seat: int) -> ShadowState:
    """The position after the wave in which the seat has chosen, if the others choose what seems best for them."""
    phase, wave = state.phase, state.wave
    if phase not in ("play", "extra") or state.choice_of(seat) is None:
        return state
    after = state.clone()
    for _ in range(WAVES):
        if after.sealed is None or after.wave != wave or after.phase not in ("play", "extra"):
            break
        _open(after, seat, after.sealed.concerned)
    return after


def _open(state: ShadowState, seat: int, concerned: Sequence[int]) -> None:
    """All who are concerned choose anew, and the choices are opened; the seat keeps its own if it has made one."""
    chances = faction_chances(state.powers(), waves_left(state))
    own = state.choice_of(seat)
    choices = [own if each == seat and own is not None else _best_choice(state, each, chances) for each in concerned]
    ask(state, concerned)
    for move in choices:
        state.advance(move)


def _best_choice(state: ShadowState, seat: int, chances: Sequence[float]) -> Move:
    """What a player with that hand may choose: what brings most, which varies a little from world to world."""
    gold, last = state.gold[seat], state.last[seat]
    if state.phase == "extra":
        extras = [move for move in legal.sealed_choices(state, seat) if move is not moves.DECLINE]
        return max(extras, key=lambda move: card_value(move.card, chances, gold), default=moves.DECLINE)
    varied = state.random >> 8 * seat

    def value(kind: int) -> float:
        hush = last == FACTION[kind]
        return (card_value(kind, chances, gold - hush) - GOLD_VALUE * hush
                + (varied >> kind & _STEPS) * _VARIATION)

    return moves.PLAY[max(state.hand(seat), key=value)]
