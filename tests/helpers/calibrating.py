"""Whether chances to win are true: of the positions of which a game says 70 %, about 70 % should be won.

    python -m tests.helpers.calibrating throne 2 200 marshal

plays that many games between bots of a level, every seat on its own, and prints by tenths what was said and how often
it was won, the mean distance between the two, and how much the seat to decide gains on average by its own move: nothing
if its chances count what it is about to do. The constants of all evaluators were checked with it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import fsum
from typing import Any, Final

from engine import bot
from engine.base.game import Game
from engine.games.registry import load_game

_KEPT: Final = 0.25
"""The share of positions looked at: those of one game are much alike."""
_TENTHS: Final = 10


@dataclass
class Calibration:
    """What was said of every seat in many positions, and what share of the win it had in the end."""

    said: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    rises: list[float] = field(default_factory=list)
    """How much likelier to win the seats that decided were after their own moves."""

    def tenths(self) -> Iterator[tuple[float, float, int]]:
        """What was said on average, how much was won, and of how many seats, by tenths of what was said."""
        for tenth in range(_TENTHS):
            alike = [(said, won) for said, won in zip(self.said, self.won, strict=True)
                     if min(int(said * _TENTHS), _TENTHS - 1) == tenth]
            if alike:
                number = len(alike)
                yield fsum(said for said, _ in alike) / number, fsum(won for _, won in alike) / number, number

    def error(self) -> float:
        """The mean distance between what was said and what was won."""
        return fsum(number * abs(said - won) for said, won, number in self.tenths()) / len(self.said)

    def rise(self) -> float:
        """What the seat to decide gains by its own move, on average."""
        return fsum(self.rises) / len(self.rises)


def calibration(game: Game[Any], seats: int, games: int, level: str, seed: int = 0) -> Calibration:
    """Games between bots of a level, looked at now and then."""
    found, player = Calibration(), bot(level, game)
    for number in range(games):
        _look_at(game, seats, random.Random(f"{seed} {number}"), player, found)
    return found


def _look_at(game: Game[Any], seats: int, luck: random.Random, player: Any, found: Calibration) -> None:
    state, first, evaluator = game.start(seats, luck.getrandbits(64)), len(found.said), game.evaluator
    while state.actor is not None:
        seat, looks = state.actor, luck.random() < _KEPT
        before = evaluator.values(state)
        state.advance(player.choose(state.observation(seat), rng=luck).move)
        if looks:
            found.said += before
            found.rises.append(evaluator.value(state, seat) - before[seat])
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    found.won += shares * ((len(found.said) - first) // seats)


def _print(found: Calibration) -> None:
    for said, won, number in found.tenths():
        print(f"said {100 * said:3.0f} %  won {100 * won:3.0f} %  ({number})")
    print(f"mean error {found.error():.3f}, rise by an own move {found.rise():+.3f}")


if __name__ == "__main__":
    _print(calibration(load_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
