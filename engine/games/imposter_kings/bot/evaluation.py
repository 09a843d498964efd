"""How good a position of The Imposter Kings is: who would win the round, how surely, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from typing import Final

from engine.core.network import Network
from engine.games.imposter_kings.bot.answers import TURN_PHASES, answer_what_is_owed, settle
from engine.games.imposter_kings.bot.features import features, sides
from engine.games.imposter_kings.bot.match import TYPICAL, Chances, after_round, if_won, standing
from engine.games.imposter_kings.bot.rollout import Rollout
from engine.games.imposter_kings.cards import STRENGTHS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND, SUCCESSOR

# Fitted by maximum likelihood to who won the rounds of 400 matches of two, 24 of three and 108 of four between marshals
# of 8 to 12 worlds, from 8,898, 2,828 and 10,911 positions. The log loss of two and of four is 0.51. So were the
# strengths of the characters. All strength here is in logarithms of odds.

SUCCESSOR_SHARE: Final = 0.7
"""The share that counts of a Successor."""
KING_STRENGTHS: Final = {2: 0.6, 3: 0.1, 4: 0.1}
"""By number of players: what a King that is not flipped is worth."""
_WAITING: Final = {2: 0.2, 3: 0.07, 4: 0.05}
"""By number of players: what it is worth that somebody else has to play next."""
_DECIDING: Final = {"judge": 0.05, "soldier": 0.05, "first": 0.3}
"""By phase: what it is worth to decide, beyond what a simple answer brings."""
_SURE: Final = {2: (-0.4, 9.5), 3: (-0.3, 11.5), 4: (-0.1, 7.5)}
"""By number of players: how much stronger it makes a seat that it wins the plain rest of the round, with many turns to
come, and how much more in its last turn; in between the more, the fewer turns are left."""
_LOSES: Final = 0.5
"""The share of that by which it makes a seat weaker to be first out of three."""

_NAIVE_VALUE: Final = 0.25
"""What a beginner thinks a point of value in hand is worth."""
_NAIVE_USE: Final = 3.0
"""How much a beginner makes of what a card can do, in points for a strength of 1."""
_NAIVE_SUCCESSOR: Final = 0.5
"""The share that a beginner lets count of a Successor."""
_NAIVE_KING: Final = 3.0
_NAIVE_THRONE: Final = 0.3
"""What each point of the Throne is worth to a beginner when someone else has to beat it."""
_NAIVE_SUCCESS: Final = 1.5
_NAIVE_POINT: Final = 5.0
_NAIVE_OUT: Final = 5.0
"""What it is worth to a beginner that an opponent is out of the round."""


Correct = Callable[[Sequence[float]], Sequence[float]]


def values(state: ImposterState, learned: Network | None = None) -> Chances:
    """Every seat's chance to win the match, by how the round under way is likely to end.

    What was learned corrects the chances to win the round, as long as it lasts.
    """
    seen, deciding, decider = state, 0.0, state.turn
    if state.phase not in TURN_PHASES:
        state = state.clone()
        answer_what_is_owed(state)
        deciding, decider = _DECIDING.get(state.phase, 0.0), state.decider()
        if not settle(state):
            return after_round(state)
    strengths = [_strength(state, seat) for seat in range(state.seats)]
    strengths[state.turn] -= _WAITING[state.seats]
    strengths[decider] += deciding
    rollout = Rollout(state)
    points = rollout.play()
    steady, short = _SURE[state.seats]
    surer = steady + short / (1 + rollout.turns)
    correct = None if learned is None or seen.phase == "deal" else partial(_corrected, seen, learned)
    if state.seats == 3:
        return _of_three(state, strengths, rollout, points, surer, correct)
    return _of_two_sides(state, strengths, rollout.first % 2, points, surer, correct)


def _corrected(state: ImposterState, learned: Network, chances: Sequence[float]) -> Sequence[float]:
    """By seat, or by side: the chances to win the round, corrected by what was learned."""
    seats = [seat % len(chances) for seat in sides(state)]
    found = [0.0] * len(chances)
    for seat, chance in zip(seats, learned.corrected([chances[seat] for seat in seats], features(state)), strict=True):
        found[seat] = chance
    return found


def _strength(state: ImposterState, seat: int) -> float:
    """What a seat has in hand, and before itself."""
    total = sum([STRENGTHS[kind] for kind in state.cards[HAND[seat]]], 0.0)
    for kind in state.cards[SUCCESSOR[seat]]:
        total += SUCCESSOR_SHARE * STRENGTHS[kind]
    return total if state.king_flipped(seat) else total + KING_STRENGTHS[state.seats]


def _of_two_sides(state: ImposterState, strengths: Sequence[float], first: int, points: int, surer: float,
                  correct: Correct | None) -> Chances:
    """Two players, or partners; the `first` of them wins the plain rest of the round."""
    lead = sum(strengths[first::2], 0.0) - sum(strengths[1 - first::2], 0.0)
    chance = 1.0 / (1.0 + exp(-lead - surer))
    if correct is not None:
        chance = correct([1.0 - chance, chance] if first else [chance, 1.0 - chance])[first]
    match = standing(state)
    won, lost = if_won(match, (first,), points), if_won(match, (1 - first,))
    return tuple([chance * mine + (1.0 - chance) * theirs for mine, theirs in zip(won, lost, strict=True)])


def _of_three(state: ImposterState, strengths: list[float], rollout: Rollout, points: int, surer: float,
              correct: Correct | None) -> Chances:
    """Three players: the winner is drawn by strength, and then who is second."""
    first, last = rollout.first, rollout.out[0]
    strengths[first] += surer
    strengths[last] -= _LOSES * surer
    powers: Sequence[float] = [exp(strength) for strength in strengths]
    if correct is not None:
        total = sum([power for seat, power in enumerate(powers) if seat not in state.out], 0.0)
        powers = correct([power / total for power in powers])
    match, seats = standing(state), [seat for seat in range(3) if seat not in state.out]
    total = sum([powers[seat] for seat in seats], 0.0)
    one = two = three = 0.0
    for winner in seats:
        likely, others = powers[winner] / total, total - powers[winner]
        gain = points if winner == first else TYPICAL
        for second in seats:
            if second != winner:
                share = likely * powers[second] / others
                chances = if_won(match, (winner, second), gain)
                one += share * chances[0]
                two += share * chances[1]
                three += share * chances[2]
    return one, two, three


def naive_value(state: ImposterState, seat: int) -> float:
    """High and useful cards in hand, a King face up, and a Throne that is hard to beat for the others, in points."""
    state = state.clone()
    answer_what_is_owed(state)
    hand = _naive_cards(state, HAND[seat]) + _NAIVE_SUCCESSOR * _naive_cards(state, SUCCESSOR[seat])
    king = 0.0 if state.king_flipped(seat) else _NAIVE_KING
    right = state.phase in ("judge", "soldier") and state.turn == seat
    success = _NAIVE_SUCCESS if right else 0.0
    throne = _NAIVE_THRONE * state.throne_value() if right or state.turn != seat else 0.0
    scores = state.scores()
    rivals = [points for each, points in enumerate(scores) if each not in (seat, state.partner(seat))]
    return (hand + king + throne + success + _NAIVE_OUT * _naive_out(state, seat)
            + _NAIVE_POINT * (scores[seat] - max(rivals)))


def _naive_out(state: ImposterState, seat: int) -> int:
    """How many opponents are out of the round, with one who is struck by an Assassin: who would stop that?"""
    struck = state.phase in ("rescue", "spoils") and state.turn in state.opponents(seat)
    return sum([each != seat for each in state.out]) + struck


def _naive_cards(state: ImposterState, zone: int) -> float:
    """What a beginner thinks the cards of a zone are worth."""
    values = state.numbers.values
    return sum([_NAIVE_VALUE * values[kind] + _NAIVE_USE * STRENGTHS[kind] for kind in state.cards[zone]], 0.0)
