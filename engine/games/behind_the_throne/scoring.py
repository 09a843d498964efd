"""How Behind the Throne is scored (rule 25)."""

from __future__ import annotations

from engine.games.behind_the_throne.cards import KINDS
from engine.games.behind_the_throne.state import BehindState


def scores(state: BehindState) -> tuple[int, ...]:
    """By seat: what all stacks score."""
    return tuple(sum(stack_score(kind, state.count(seat, kind)) for kind in range(KINDS))
                 for seat in range(state.seats))


def stack_score(kind: int, cards: int) -> int:
    """What a stack scores: the value of its kind, once, if it has two cards or more."""
    return kind + 1 if cards > 1 else 0


def winners(state: BehindState) -> frozenset[int]:
    """The seats with the highest score."""
    points = scores(state)
    return frozenset(seat for seat, score in enumerate(points) if score == max(points))
