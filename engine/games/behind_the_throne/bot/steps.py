"""What single cards add to stacks of Behind the Throne, or take from them, in points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.behind_the_throne.bot.potential import POTENTIALS, WEIGHTS
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, QUEEN, STACK_LIMIT
from engine.games.behind_the_throne.scoring import stack_score

NEVER: Final = -99.0
"""What a move counts for that cannot be made, in points."""
_CACHED: Final = 1 << 12
"""Stacks remembered with what cards change about them, 400 bytes each."""


@lru_cache(_CACHED)
def gains(seats: int, held: tuple[int, ...], others: tuple[int, ...], share: float) -> tuple[float, ...]:
    """By kind: how much more a player's stacks count for with one more card of it.

    `others` are the largest stacks of the other players, kind by kind; `share` is the share of the potential that is
    left.
    """
    added = [_added(seats, kind, held[kind], others[kind], share) for kind in range(KINDS)]
    if sum(map(bool, held)) >= STACK_LIMIT:
        least = min([_stack(seats, kind, count, share) for kind, count in enumerate(held) if count])
        added = [gain if count else max(0.0, gain - least) for gain, count in zip(added, held, strict=True)]
    return tuple(added)


@lru_cache(_CACHED)
def losses(seats: int, held: tuple[int, ...], tied: int, kinds: int, share: float) -> tuple[float, ...]:
    """By kind: how much less a player's stacks count for with one card less of it; NEVER for kinds not in the mask.

    `tied` are the kinds of which somebody else has a stack that is as large, and the largest.
    """
    return tuple([_lost(seats, kind, count, tied, share) if count and kinds >> kind & 1 else NEVER
                  for kind, count in enumerate(held)])


def _added(seats: int, kind: int, count: int, most: int, share: float) -> float:
    if count == CARDS_IN_STACK:
        return 0.0
    gain = _stack(seats, kind, count + 1, share) - _stack(seats, kind, count, share)
    if kind < QUEEN:
        bonus = WEIGHTS[seats].largest[kind] * share
        if count + 1 >= most and (not count or count < most):
            gain += bonus
        if most and count + 1 > most >= count:
            gain += bonus / (seats - 1)     # somebody else's stack is no longer the largest
    return gain


def _lost(seats: int, kind: int, count: int, tied: int, share: float) -> float:
    loss = _stack(seats, kind, count, share) - _stack(seats, kind, count - 1, share)
    return loss + WEIGHTS[seats].largest[kind] * share if kind < QUEEN and tied >> kind & 1 else loss


def _stack(seats: int, kind: int, count: int, share: float) -> float:
    return stack_score(kind, count) + POTENTIALS[seats][kind][count] * share
