"""Which of several things was the case, as arrays, and weights of their features fitted to it (conditional logit)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

_MEMORY: Final = 10
"""How many of the last steps the fit remembers (L-BFGS)."""
_STEPS: Final = 80
_SHORTEST: Final = 1e-6
"""A step that is so much shorter than the first one tried leads nowhere."""
_ENOUGH: Final = 1e-4
"""How much of the gain that a slope promises a step has to bring (Armijo)."""
_CLOSE: Final = 1e-6
"""A step that gains no more than this share ends the fit."""
_LEAST: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Choice:
    """Several things that could have been, of which the first was: their features, and how likely each was held."""

    game: int
    features: tuple[Sequence[int], ...]
    beside: tuple[float, ...]
    """By what the weights multiply."""
    today: tuple[float, ...]
    """By what is used today."""


class Choices:
    """Many choices: the features of everything that could have been lie in one array, row after row."""

    def __init__(self, choices: Sequence[Choice], size: int) -> None:
        rows = [features for choice in choices for features in choice.features]
        lengths = [len(features) for features in rows]
        self.size = size
        self.games = np.array([choice.game for choice in choices], np.int64)
        self.firsts = np.cumsum([0, *[len(choice.features) for choice in choices]])[:-1].astype(np.int64)
        """The row of what was the case, by choice."""
        self.of: Numbers = np.repeat(np.arange(len(choices)), [len(choice.features) for choice in choices])
        """By row: its choice."""
        self.beside = _logarithms([value for choice in choices for value in choice.beside])
        self.today = _logarithms([value for choice in choices for value in choice.today])
        self._rows = np.repeat(np.arange(len(rows), dtype=np.int32), lengths)
        self._features = np.fromiter((feature for row in rows for feature in row), np.int32, sum(lengths))

    def __len__(self) -> int:
        return len(self.games)

    def scores(self, weights: Floats) -> Floats:
        """By row: the sum of the weights of its features."""
        return np.asarray(np.bincount(self._rows, weights[self._features], len(self.of)), np.float64)

    def losses(self, scores: Floats) -> Floats:
        """The log loss of each choice, if things were as likely as the powers of e."""
        found: Floats = -self._shares(scores)[self.firsts]
        return found

    def _shares(self, scores: Floats) -> Floats:
        """By row: the logarithm of its share."""
        highest = np.maximum.reduceat(scores, self.firsts)
        less = scores - highest[self.of]
        shares: Floats = less - np.log(np.add.reduceat(np.exp(less), self.firsts))[self.of]
        return shares

    def slope(self, scores: Floats, counted: Floats) -> Floats:
        """How the summed log loss grows with each weight; `counted` by choice: how much it counts."""
        share = np.exp(self._shares(scores))
        share[self.firsts] -= 1
        by_row = share * counted[self.of]
        return np.asarray(np.bincount(self._features, by_row[self._rows], self.size), np.float64)


def _logarithms(values: Sequence[float]) -> Floats:
    return np.log(np.maximum(np.array(values, np.float64), _LEAST))


def fit(choices: Choices, learned: npt.NDArray[np.bool_], ridge: float, known: Floats | None = None) -> Floats:
    """The weights that make what was the case likeliest among the choices learned from, drawn to 0 by `ridge`.

    `known` is what weights are drawn to, and begin with, in place of 0.
    """
    counted = learned.astype(np.float64)
    centre = np.zeros(choices.size) if known is None else known

    def cost(weights: Floats) -> tuple[float, Floats]:
        scores = choices.scores(weights) + choices.beside
        away = weights - centre
        total = float((choices.losses(scores) * counted).sum() + ridge / 2 * (away @ away))
        return total, choices.slope(scores, counted) + ridge * away

    return _least(cost, centre)


def _least(cost: Callable[[Floats], tuple[float, Floats]], first: Floats) -> Floats:
    """Where a smooth convex function is least, by L-BFGS."""
    place, (value, slope) = first.copy(), cost(first)
    past: list[tuple[Floats, Floats]] = []
    for _ in range(_STEPS):
        direction = -_turned(slope, past)
        promised, length = float(slope @ direction), 1.0 if past else 1 / max(1.0, float(np.abs(slope).max()))
        while length > _SHORTEST:
            there = place + length * direction
            found, steep = cost(there)
            if found <= value + _ENOUGH * length * promised:
                break
            length /= 2
        else:
            break
        gained = value - found
        past = [*past[1 - _MEMORY:], (there - place, steep - slope)]
        place, value, slope = there, found, steep
        if gained < _CLOSE * max(1.0, abs(value)):
            break
    return place


def _turned(slope: Floats, past: Sequence[tuple[Floats, Floats]]) -> Floats:
    """The slope as steps before tell that it should be followed (the two loops of L-BFGS)."""
    turned, shares = slope.copy(), []
    for step, change in reversed(past):
        share = float(step @ turned) / float(step @ change)
        shares.append(share)
        turned -= share * change
    if past:
        step, change = past[-1]
        turned *= float(step @ change) / float(change @ change)
    for (step, change), share in zip(past, reversed(shares), strict=True):
        turned += (share - float(change @ turned) / float(step @ change)) * step
    return turned
