"""What a position of Shadow Throne promises: how likely each faction is to win, and what that brings to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import TYPE_CHECKING, Final

from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.games.shadow_throne import moves
from engine.games.shadow_throne.cards import (
    CHURCH,
    CONSOLATION,
    FACTION,
    FACTIONS,
    GOLD,
    INFLUENCE,
    POOR_GOLD,
    POWER,
    WAVES,
)
from engine.games.shadow_throne.status import CONVERTED, DEAD, UNPAID
from engine.games.shadow_throne.zones import HANDS, SAVED

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

_SURE: Final = 0.35
_DOUBT: Final = 1.3
"""How many points of power decide a battle for certain, about: at its end, and more for each wave to come."""
_GOLD_VALUE: Final = 0.33
"""What a gold is worth, in influence, as long as it is scarce; beyond `_ENOUGH` gold it is worth less."""
_ENOUGH: Final = 9
_SPARE_GOLD: Final = 0.08
_LEAD: Final = 2.6
"""So much influence ahead multiplies the chance to win by e."""
_TOUGH: Final = 0.45
"""What a point of power is worth, in a hand and in a battle that goes on: it helps a faction to win."""
_BACKED: Final = 0.06
"""How much likelier a faction wins for each point of power in the own hand."""
_CHANCE: Final = 0.33


# -- the battle under way ------------------------------------------------------------------------------------------

def waves_left(state: ShadowState) -> int:
    """The waves still to come."""
    return WAVES if state.phase == "draft" else WAVES + (state.phase == "play") - state.wave


def chances(powers: Sequence[float], waves: int) -> list[float]:
    """By faction: how likely it wins the battle when so many waves are to come."""
    most, spread = max(powers), _SURE + _DOUBT * waves
    weights = [exp((power - most) / spread) for power in powers]
    total = sum(weights)
    return [weight / total for weight in weights]


def gold_value(gold: int) -> float:
    """What gold is worth, in influence."""
    return _GOLD_VALUE * min(gold, _ENOUGH) + _SPARE_GOLD * max(0, gold - _ENOUGH)


def prospects(state: ShadowState, likely: Sequence[float]) -> list[float]:
    """By seat: the influence to be expected when the battle is over, with gold at its worth."""
    found = [influence + gold_value(gold) for influence, gold in zip(state.influence, state.gold, strict=True)]
    if state.phase in ("keep", "over"):
        return found
    for kind, owner, status in zip(state.who, state.owners, state.status, strict=True):
        if not status & UNPAID:
            chance = likely[CHURCH if status & CONVERTED else FACTION[kind]]
            worth = INFLUENCE[kind] // 2 if status & DEAD else INFLUENCE[kind]
            found[owner] += chance * worth + (1 - chance) * CONSOLATION[kind] * _GOLD_VALUE
    return found


def card_value(kind: int, likely: Sequence[float], gold: int) -> float:
    """What playing a card brings: influence, consolation, income, and the power it adds."""
    if gold + GOLD[kind] < 0:
        return _GOLD_VALUE
    return _brings(kind, likely) + GOLD[kind] * _GOLD_VALUE


def hand_value(hand: Sequence[int], likely: Sequence[float], gold: int, waves: int) -> float:
    """What the best cards of a hand bring in the waves to come, as far as the gold lasts: with it, too, that is left.

    Those that earn are played first. In a wave without one of these cards, one that is too dear brings its gold.
    """
    dear = sum(GOLD[kind] < 0 for kind in hand)
    cards = [(_brings(kind, likely), GOLD[kind]) for kind in hand]
    best = 0.0
    for number in range(min(waves, len(hand)) + 1):
        idle = min(waves, len(hand)) - number
        for played in combinations(cards, number):
            purse = gold + POOR_GOLD * idle + sum(change for _, change in played)
            if purse >= 0 and dear - sum(change < 0 for _, change in played) >= idle:
                best = max(best, sum(value for value, _ in played) + gold_value(purse))
    return best - gold_value(gold)


def _backing(state: ShadowState, seat: int, likely: Sequence[float]) -> float:
    """What the power of a seat's characters is worth besides: it goes on helping, as power in the hand will."""
    return sum(_TOUGH * state.power(number) * likely[state.faction(number)] for number in state.played_by(seat))


def _brings(kind: int, likely: Sequence[float]) -> float:
    """What a card brings beside its income or cost: influence, consolation, and the power it adds."""
    chance = likely[FACTION[kind]]
    return (chance * INFLUENCE[kind] + (1 - chance) * CONSOLATION[kind] * _GOLD_VALUE
            + _TOUGH * POWER[kind] * chance)


# -- a chance to win -----------------------------------------------------------------------------------------------

def chance_to_win(state: ShadowState, seat: int) -> float:
    """From 0 to 1: the own prospects against those of the others."""
    if state.actor is None:
        winners = state.winners()
        return float(seat in winners)
    state = _settled(state, seat)
    if state.actor is None:
        return chance_to_win(state, seat)
    waves = waves_left(state)
    powers = [float(power) for power in state.powers()]
    hand = _own_cards(state, seat)
    likely = chances(powers, waves)
    if state.phase == "draft":
        likely = _backed(hand)
    found = prospects(state, likely)
    found[seat] += hand_value(hand, likely, state.gold[seat], waves)
    if waves:
        found[seat] += _backing(state, seat, likely)
    own = found[seat]
    typical = hand_value(_TYPICAL, [_CHANCE] * FACTIONS, state.gold[seat], waves)
    return 1 / sum(exp((other + (0 if each == seat else typical) - own) / _LEAD) for each, other in enumerate(found))


_TYPICAL: Final = (0, 2, 6, 8, 13, 15)
"""A hand as others may have it."""


def _backed(hand: Sequence[int]) -> list[float]:
    """Before the first wave: a faction wins the more likely, the more power for it is in the own hand."""
    powers = [0] * FACTIONS
    for kind in hand:
        powers[FACTION[kind]] += POWER[kind]
    weights = [_CHANCE + _BACKED * power for power in powers]
    return [weight / sum(weights) for weight in weights]


def _own_cards(state: ShadowState, seat: int) -> list[int]:
    """The hand, the saved card, and a card just taken out of the pool."""
    cards = [*state.cards[HANDS[seat]], *state.cards[SAVED[seat]]]
    choice = state.sealed.choices.get(seat) if state.sealed is not None else None
    if isinstance(choice, Move) and choice.args:
        if choice.verb == "take":
            cards.append(choice.args[0])
        elif choice.verb == "keep":
            return [choice.args[0]]
    return cards


# -- the wave under way --------------------------------------------------------------------------------------------

def _settled(state: ShadowState, seat: int) -> ShadowState:
    """The position after the wave in which the seat has chosen, when the others choose what seems best for them."""
    phase, wave = state.phase, state.wave
    if state.sealed is None or phase not in ("play", "extra") or seat not in state.sealed.choices:
        return state
    after = state.clone()
    for _ in range(WAVES):
        if after.actor is None or after.wave != wave or after.phase not in ("play", "extra"):
            break
        _fill_in(after, seat)
    return after


def _fill_in(state: ShadowState, seat: int) -> None:
    """All others choose, whether they have chosen already or not; the last choice is made, so that all are opened."""
    concerned = state.sealed.concerned if state.sealed is not None else ()
    likely = chances(state.powers(), waves_left(state))
    made = state.sealed.choices if state.sealed is not None else {}
    choice = {each: made[each] if each == seat and seat in made else _likely_choice(state, each, likely)
              for each in concerned}
    state.sealed = Sealed(concerned)
    state.actor = concerned[0]
    for move in choice.values():
        if isinstance(move, Move):
            state.advance(move)


def _likely_choice(state: ShadowState, seat: int, likely: Sequence[float]) -> Move:
    """What a player of that hand may choose: what brings most, now in this, now in that world."""
    gold, last = state.gold[seat], state.last[seat]
    if state.phase == "extra":
        extras = [move for move in state.sealed_choices(seat) if move.args]
        return max(extras, key=lambda move: card_value(move.args[0], likely, gold)) if extras else moves.DECLINE
    best, found = -99.0, 0
    mixed = state.random >> 8 * seat
    for kind in state.cards[HANDS[seat]]:
        value = card_value(kind, likely, gold - (last == FACTION[kind])) - _GOLD_VALUE * (last == FACTION[kind])
        value += (mixed >> kind & 7) * _MOOD
        if value > best:
            best, found = value, kind
    return moves.PLAY[found]


_MOOD: Final = 0.25
"""How much the choices of others differ from world to world, in eighths of influence."""
