"""How well somebody solves exercises, as a rating: Glicko-2.

The numbers of the steps are those of Mark E. Glickman, "Example of the Glicko-2 system" (2013),
http://www.glicko.net/glicko/glicko2.pdf. An answer is a game against the exercise: solved at the first try is a win.
Each is a period of its own, and so is every day without any.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, log, pi, sqrt
from typing import Final, NamedTuple

START: Final = 1500.0
"""The rating of somebody of whom nothing is known, and of a squire (`engine.learn.difficulty`)."""
UNKNOWN: Final = 350.0
"""How uncertain it is then."""
VOLATILITY: Final = 0.06
CHANGE: Final = 0.5
"""How much volatility may change: the constant tau of the system."""
SCALE: Final = 173.7178
"""Points of a rating for one of the scale that is calculated on: 400 for odds of ten to one."""
OF_EXERCISES: Final = 100.0
"""How uncertain the difficulty of an exercise is, in points: bots do not err where people do."""

_CLOSE: Final = 0.000_001


class Rating(NamedTuple):
    """A rating, in points; its standard deviation, in points; and its volatility."""

    value: float = START
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY

    def after(self, results: Sequence[Result]) -> Rating:
        """The rating after the results of one period; without any it is just less certain."""
        mu, phi = (self.value - START) / SCALE, self.deviation / SCALE
        if not results:
            return self.rested(1)
        weights = [_weight(each.deviation / SCALE) for each in results]                                      # step 3
        chances = [1.0 / (1.0 + exp(-weight * (mu - (each.value - START) / SCALE)))
                   for weight, each in zip(weights, results, strict=True)]
        variance = 1.0 / fsum([weight ** 2 * chance * (1.0 - chance)
                               for weight, chance in zip(weights, chances, strict=True)])
        better = fsum([weight * (each.score - chance)
                       for weight, chance, each in zip(weights, chances, results, strict=True)])
        volatility = _volatility(self.volatility, phi, variance, variance * better)                    # steps 4, 5
        less_certain = phi ** 2 + volatility ** 2                                                            # step 6
        after = 1.0 / sqrt(1.0 / less_certain + 1.0 / variance)                                              # step 7
        return Rating(START + SCALE * (mu + after ** 2 * better), min(UNKNOWN, SCALE * after), volatility)

    def rested(self, periods: int) -> Rating:
        """The rating after so many periods without any result: as high, but less certain."""
        phi = self.deviation / SCALE
        return self._replace(deviation=min(UNKNOWN, SCALE * sqrt(phi ** 2 + periods * self.volatility ** 2)))


class Result(NamedTuple):
    """A game: the rating of the other side, its standard deviation, and the score from 0 (lost) to 1 (won)."""

    value: float
    deviation: float
    score: float


def chance(value: float, other: float) -> float:
    """How likely somebody of a rating beats another, or solves an exercise, if both are certain."""
    return 1.0 / (1.0 + exp((other - value) / SCALE))


def _weight(phi: float) -> float:
    """How much a result counts against somebody whose rating is that uncertain: the function g."""
    return 1.0 / sqrt(1.0 + 3.0 * phi ** 2 / pi ** 2)


def _volatility(before: float, phi: float, variance: float, surprise: float) -> float:
    """The new volatility (step 5): where a function is 0, found by the Illinois algorithm."""
    start = log(before ** 2)

    def off(x: float) -> float:
        grown = phi ** 2 + variance + exp(x)
        return exp(x) * (surprise ** 2 - grown) / (2.0 * grown ** 2) - (x - start) / CHANGE ** 2

    low, high = start, log(max(surprise ** 2 - phi ** 2 - variance, 0.0) or 1.0)
    if surprise ** 2 <= phi ** 2 + variance:
        steps = 1
        while off(start - steps * CHANGE) < 0.0:
            steps += 1
        high = start - steps * CHANGE
    off_low, off_high = off(low), off(high)
    while abs(high - low) > _CLOSE:
        between = low + (low - high) * off_low / (off_high - off_low)
        off_between = off(between)
        if off_between * off_high <= 0.0:
            low, off_low = high, off_high
        else:
            off_low /= 2.0
        high, off_high = between, off_between
    return exp(low / 2.0)
