"""How good a position of The Imposter Kings is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.imposter_kings.bot.answers import answer_what_is_owed, settle
from engine.games.imposter_kings.bot.rollout import Rollout
from engine.games.imposter_kings.cards import VALUES
from engine.games.imposter_kings.state import ImposterState

_OPTION: Final = 0.01
"""What a right guess is worth beyond what it does by itself: there is still something to choose."""
_SCALE: Final = 20.0
"""A lead of half as many points decides a match for certain."""

_NAIVE_CARD: Final = 0.5
"""What a beginner thinks a point of value in hand is worth."""
_NAIVE_KING: Final = 2.0
_NAIVE_THRONE: Final = 0.3
"""What each point of the Throne is worth to a beginner when someone else has to beat it."""
_NAIVE_SUCCESS: Final = 1.5
_NAIVE_POINT: Final = 5.0


def chance_to_win(state: ImposterState, seat: int) -> float:
    """A seat's chance to win, by its points and those that the rest of the round will bring."""
    state = state.clone()
    answer_what_is_owed(state)
    option = _OPTION if state.phase in ("judge", "soldier") and state.actor == seat else 0.0
    running = settle(state)
    if state.actor is None:
        return 1.0 if seat in state.winners() else 0.0
    points: Sequence[float] = state.scores()
    if running:
        points = [sum(pair) for pair in zip(points, Rollout(state).play(), strict=True)]
    partner = state.partner(seat)
    rivals = [points[each] for each in range(state.seats) if each not in (seat, partner)]
    lead = points[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2
    return min(1.0, max(0.0, 0.5 + lead / _SCALE + option))


def naive_value(state: ImposterState, seat: int) -> float:
    """High cards in hand, a King face up, and a Throne that is hard to beat for the others, in points."""
    state = state.clone()
    answer_what_is_owed(state)
    hand = _NAIVE_CARD * sum(VALUES[kind] for kind in state.hand(seat))
    king = 0.0 if state.king_flipped(seat) else _NAIVE_KING
    right = state.phase in ("judge", "soldier") and state.turn == seat
    success = _NAIVE_SUCCESS if right else 0.0
    throne = _NAIVE_THRONE * state.throne_value() if right or state.turn != seat else 0.0
    scores = state.scores()
    rivals = [points for each, points in enumerate(scores) if each not in (seat, state.partner(seat))]
    return hand + king + throne + success + _NAIVE_POINT * (scores[seat] - max(rivals))
