"""What a round of Throne is worth: every seat's chance to win the match, depending on who wins the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games.throne.cards import ROUNDS_TO_WIN
from engine.games.throne.state import ThroneState

_BEGINNER: Final = {2: 0.55, 3: 0.34, 4: 0.25, 5: 0.2}
"""By number of players: how often whoever begins a round wins it."""

Chances = tuple[float, ...]
"""Every seat's chance to win; they add up to 1."""


def prospects(state: ThroneState) -> tuple[Chances, ...]:
    """By seat: everybody's chance to win the match if that seat wins the round under way."""
    return _prospects(ROUNDS_TO_WIN[state.options["length"]], tuple(state.wins))


def after_round(state: ThroneState) -> Chances:
    """Everybody's chance to win the match once a round is over."""
    return _after_round(ROUNDS_TO_WIN[state.options["length"]], tuple(state.wins), state.turn)


def stake(state: ThroneState, seat: int) -> float:
    """How much likelier a seat wins the match if it wins the round under way than if another does."""
    rounds = prospects(state)
    return rounds[seat][seat] - sum([each[seat] for each in (*rounds[:seat], *rounds[seat + 1:])]) / (len(rounds) - 1)


def in_match(rounds: Sequence[float], prospect: Sequence[Chances]) -> Chances:
    """The chances to win the match by those to win the round."""
    return tuple([sum([chance * each[seat] for chance, each in zip(rounds, prospect, strict=True)])
                  for seat in range(len(rounds))])


@cache
def _prospects(goal: int, wins: tuple[int, ...]) -> tuple[Chances, ...]:
    after = ((*wins[:seat], wins[seat] + 1, *wins[seat + 1:]) for seat in range(len(wins)))
    return tuple([_after_round(goal, each, seat) for seat, each in enumerate(after)])


@cache
def _after_round(goal: int, wins: tuple[int, ...], winner: int) -> Chances:
    """Between players of equal skill; the winner of a round begins the next one (rule 1)."""
    seats = len(wins)
    if wins[winner] == goal:
        return tuple([float(seat == winner) for seat in range(seats)])
    begins = _BEGINNER[seats]
    rounds = [begins if seat == winner else (1.0 - begins) / (seats - 1) for seat in range(seats)]
    return in_match(rounds, _prospects(goal, wins))
