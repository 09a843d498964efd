"""Weights of features whose sum is the logarithm of how likely something is, up to what is the same for all choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.features import Features

SCALE: Final = 1024
"""Weights are whole numbers of this fraction, so that they add up alike everywhere."""


class Logit:
    """The weights of numbered features."""

    __slots__ = ("_weights",)

    def __init__(self, weights: Sequence[int]) -> None:
        """`weights`: by feature, in 1024ths."""
        self._weights = list(weights)

    def score(self, features: Features) -> float:
        """The sum of the weights of these features; one that is named several times counts as often."""
        weights, total = self._weights, 0
        for feature in features:
            total += weights[feature]
        return total / SCALE
