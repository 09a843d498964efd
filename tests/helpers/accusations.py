"""How often a review calls a move poor that is not: `python -m tests.helpers.accusations GAME NUMBER [SEED]`.

Pages and squires play, reviews accuse, and each accusation is looked at much more deeply: many more pairs are played
out, further, and with other luck. An accusation that this does not bear out counts as false.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from math import sqrt

from engine.core.state import State
from engine.games.registry import load_game
from engine.learn.judging import Apart
from engine.learn.playouts import played_out, summed_up
from engine.learn.review import SeatReview, reviewing
from engine.learn.review.path import path_of
from tests.helpers.finished import finished

LEVELS = ("page", "squire")
PAIRS = 96
DECISIONS = 24
LUCK = 777
"""The seed of the deeper look, which no review uses."""
OF_A_SEAT = 3
"""How many accusations of one seat's game are looked at at most, so that they come from many games."""


@dataclass(frozen=True, slots=True)
class Accusation:
    """A move that a review called poor: what it said the move costs, and what the deeper look says."""

    where: str
    said: float
    believed: float
    deeper: Apart

    @property
    def false(self) -> bool:
        """Whether the deeper look does not bear it out."""
        return self.deeper.mean <= 0.0


def accusations(game_id: str, seed: int = 0) -> Iterator[Accusation]:
    """Without end: what reviews of games at every number of seats accuse, looked at more deeply."""
    seats_of = load_game(game_id).seats
    for number in count():
        seats, level = seats_of[number // len(LEVELS) % len(seats_of)], LEVELS[number % len(LEVELS)]
        record = finished(game_id, seats, level, seed=1000 * seed + number, persons=range(seats))
        review = list(reviewing(record))[-1].review
        assert review is not None
        path = path_of(record)
        for each in review.seats:
            yield from _looked_at(f"{level} seed {1000 * seed + number}", path.positions, each)


def _looked_at(where: str, positions: Sequence[State], review: SeatReview) -> Iterator[Accusation]:
    for decision in review.poor[:OF_A_SEAT]:
        observation = positions[decision.moves].observation(review.seat)
        pairs = played_out(observation, decision.best, decision.made, LUCK, DECISIONS)
        assert decision.played_out is not None
        yield Accusation(f"{where} seat {review.seat + 1} move {decision.moves + 1} {decision.phase}: {decision.made}, "
                         f"better {decision.best}", decision.cost, decision.played_out.believed,
                         summed_up(list(islice(pairs, PAIRS))))


def interval(false: int, number: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson)."""
    share, z = false / number, 1.96
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    reach = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def main(game_id: str, number: int, seed: int = 0) -> None:
    """Print each accusation as it is found, and at the end the share that is false with its 95 % interval."""
    found = []
    for each in islice(accusations(game_id, seed), number):
        found.append(each)
        print(f"{'FALSE' if each.false else 'true'} {each.where}; said {each.said:.3f}, believed {each.believed:.3f}, "
              f"deeper {each.deeper.mean:+.3f} ± {each.deeper.error:.3f}", flush=True)
    false = sum(each.false for each in found)
    low, high = interval(false, len(found))
    believed = sum(each.believed for each in found) / len(found)
    deeper = sum(each.deeper.mean for each in found) / len(found)
    print(f"{game_id}: {false} of {len(found)} accusations false, {false / len(found):.1%} ({low:.1%} to {high:.1%}); "
          f"believed {believed:.3f}, deeper {deeper:.3f} on average")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
