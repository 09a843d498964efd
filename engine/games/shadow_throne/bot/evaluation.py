"""How good a position of Shadow Throne is: chances to win, from what each seat may expect of the battle."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from engine.games.shadow_throne import scoring
from engine.games.shadow_throne.bot.estimates import (
    expected_scores,
    faction_chances,
    hand_value,
    powers_to_come,
    typical_values,
    waves_left,
)
from engine.games.shadow_throne.bot.others import after_wave
from engine.games.shadow_throne.bot.plays import yields_in
from engine.games.shadow_throne.state import ShadowState

# Fitted by maximum likelihood, with the constants of `estimates`, to who won 202 games of three between marshals
# of 8 to 12 worlds, from 4,700 positions. The log loss is 0.88, that of equal chances 1.10.

_SPREAD: Final = 1.45
_SPREAD_OF_GAME: Final = 3.1
"""The lead in influence that multiplies the chance to win by e: when somebody has as much as ends the game, and how
much more while nobody has any."""
_SPREAD_OF_CHOICES: Final = 0.8
"""The same when only choices of the last wave are still open."""
_HAND: Final = 0.5
"""The share that counts of what hands bring: not every plan can be carried out."""
_KEPT: Final = 0.9
"""The share that counts of what a card brings that is kept for the next battle."""


def values(state: ShadowState) -> tuple[float, ...]:
    """Every seat's chance to win, by what it may expect; a choice made counts as played."""
    if state.actor is None:
        winners = scoring.winners(state)
        return tuple([float(seat in winners) for seat in range(state.seats)])
    after = after_wave(state)
    expected = expectation(after).whole
    highest = max(expected)
    spread = spread_of(after, highest)
    weights = [exp((each - highest) / spread) for each in expected]
    total = sum(weights, 0.0)
    return tuple([weight / total for weight in weights])


class Expectation(NamedTuple):
    """What all seats may expect of a battle and what it leaves behind, in influence."""

    chances: list[float]
    """By faction: how likely it wins the battle."""
    scores: list[float]
    """By seat: its influence, and the value of its gold."""
    cards: list[float]
    """By seat: what the cards it holds may bring."""

    @property
    def whole(self) -> list[float]:
        """By seat: all of it."""
        return [score + card for score, card in zip(self.scores, self.cards, strict=True)]


def expectation(state: ShadowState) -> Expectation:
    """What all seats may expect of the battle and of what it leaves behind."""
    waves, seats = waves_left(state), range(state.seats)
    hands = [_cards(state, seat) for seat in seats]
    chances = faction_chances(powers_to_come(state, hands, waves), waves)
    cards, yields = [0.0] * state.seats, yields_in(state.numbers)
    for seat in seats:
        if waves:
            cards[seat] = _HAND * hand_value(hands[seat], chances, state.gold[seat], waves, yields)
        elif state.phase == "keep":
            typical = typical_values(yields)
            cards[seat] = _KEPT * max([typical[kind] for kind in hands[seat]], default=0.0)
    return Expectation(chances, expected_scores(state, chances), cards)


def spread_of(state: ShadowState, highest: float) -> float:
    """The lead that multiplies the chance to win by e, if the best seat may expect so much."""
    if state.actor is None:
        return _SPREAD_OF_CHOICES
    return _SPREAD + _SPREAD_OF_GAME * max(0.0, 1.0 - highest / state.numbers.goal)


def _cards(state: ShadowState, seat: int) -> list[int]:
    """The cards a seat has for its hand: also the one saved, and one just taken or likely to be taken from the pool."""
    if state.phase not in ("draft", "keep"):
        return state.hand(seat)
    choice = state.choice_of(seat)
    if state.phase == "keep":
        return state.saved(seat) or ([choice.card] if choice is not None else state.hand(seat))
    if choice is None:
        taken = max(state.pool(seat), key=typical_values(yields_in(state.numbers)).__getitem__)
    else:
        taken = choice.card
    return [*state.hand(seat), *state.saved(seat), taken]
