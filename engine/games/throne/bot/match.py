"""What a round of Throne is worth: every seat's chance to win the match, depending on who wins the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final

from engine.games.throne.state import ThroneState

_BEGINNER: Final = {2: 0.55, 3: 0.34, 4: 0.25, 5: 0.2}
"""By number of players: how often whoever begins a round wins it."""

Chances = tuple[float, ...]
"""Chances to win; those of all seats add up to 1."""


def in_match(state: ThroneState, rounds: Sequence[float]) -> Chances:
    """The chances to win the match by those to win the round under way."""
    return tuple([sum(map(mul, rounds, each), 0.0) for each in _prospects(*_standing(state))])


def after_round(state: ThroneState) -> Chances:
    """Everybody's chance to win the match once a round is over."""
    return _after_round(*_standing(state), state.turn)


def stake(state: ThroneState, seat: int) -> float:
    """How much likelier a seat wins the match if it wins the round under way than if another does."""
    mine = _prospects(*_standing(state))[seat]
    return mine[seat] - (sum(mine, 0.0) - mine[seat]) / (len(mine) - 1)


def _standing(state: ThroneState) -> tuple[int, tuple[int, ...]]:
    """How many rounds win the match, and how many each seat has won.

    What follows from every standing is kept: five players have 243 in a match, and 1,215 with the winner of a round.
    """
    return state.numbers.goal, tuple(state.wins)


@cache
def _prospects(goal: int, wins: tuple[int, ...]) -> tuple[Chances, ...]:
    """By seat: its chances to win the match, by the seat that wins the round under way."""
    after = ((*wins[:seat], wins[seat] + 1, *wins[seat + 1:]) for seat in range(len(wins)))
    return tuple(zip(*[_after_round(goal, each, seat) for seat, each in enumerate(after)], strict=True))


@cache
def _after_round(goal: int, wins: tuple[int, ...], winner: int) -> Chances:
    """Between players of equal skill; the winner of a round begins the next one (rule 1)."""
    seats = len(wins)
    if wins[winner] == goal:
        return tuple([float(seat == winner) for seat in range(seats)])
    begins = _BEGINNER[seats]
    rounds = [begins if seat == winner else (1.0 - begins) / (seats - 1) for seat in range(seats)]
    return tuple([sum(map(mul, rounds, each), 0.0) for each in _prospects(goal, wins)])
