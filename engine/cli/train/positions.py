"""Positions to learn from, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.cli.train.self_play import Seen
from engine.core.features import Places

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

_LEAST = 1e-4
"""As `engine.core.network` reads hand-made chances."""
_NOBODY = -1e9
"""In place of the strength of a side that is out."""


class TrainingPositions:
    """Many positions: what every side sees, what was said of it, and what it won."""

    def __init__(self, seen: Sequence[Seen], places: Places) -> None:
        size, sides = places.size, max(len(each.features) for each in seen)
        reached = _reached(places)
        most = max(sum(len(reached[feature]) for feature in features) for each in seen for features in each.features)
        self.size = size
        self.games = np.array([each.game for each in seen])
        self.said: Floats = np.full((len(seen), sides), _NOBODY, np.float32)
        """The logarithms of hand-made chances."""
        self.won: Floats = np.zeros((len(seen), sides), np.float32)
        self._numbers = np.full((len(seen), sides, most), size, np.int32)   # `size` is no feature
        for place, each in enumerate(seen):
            there = len(each.features)
            self.said[place, :there] = np.log(np.maximum(each.chances, _LEAST))
            self.won[place, :there] = each.shares
            for side, features in enumerate(each.features):
                found = [number for feature in features for number in reached[feature]]
                self._numbers[place, side, :len(found)] = found

    def __len__(self) -> int:
        return len(self.games)

    def features(self, places: Numbers) -> Floats:
        """Of these positions: a row for every side, with 1 for each feature that is there, and all lower counts."""
        numbers = self._numbers[places].reshape(-1, self._numbers.shape[2])
        found = np.zeros((len(numbers), self.size + 1), np.float32)
        found[np.arange(len(numbers))[:, None], numbers] = 1
        return found[:, :self.size]

    def met(self, places: Numbers) -> npt.NDArray[np.bool_]:
        """By feature: whether it is there in any of these positions."""
        return np.bincount(self._numbers[places].reshape(-1), minlength=self.size + 1)[:self.size] > 0

    def of_games(self, remainders: Sequence[int], parts: int) -> Numbers:
        """The places of positions from games whose number leaves one of these remainders."""
        found: Numbers = np.nonzero(np.isin(self.games % parts, remainders))[0]
        return found

    def losses(self, places: Numbers, strengths: Floats) -> Floats:
        """The log loss in each of these positions, by the strengths of their sides."""
        chances = log_shares(np.where(self.said[places] == _NOBODY, _NOBODY, strengths))
        found: Floats = -(np.where(self.won[places] > 0, chances, 0) * self.won[places]).sum(axis=1)
        return found


def _reached(places: Places) -> list[range]:
    """By feature: itself, and of a count all lower ones, so that what is learned of few holds for many."""
    found = [range(feature, feature + 1) for feature in range(places.size)]
    for first, most in places.counts:
        found[first:first + most] = [range(first, feature + 1) for feature in range(first, first + most)]
    return found


def log_shares(strengths: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The logarithms of shares in proportion to the powers of e."""
    less = strengths - strengths.max(axis=1, keepdims=True)
    found: npt.NDArray[Any] = less - np.log(np.exp(less).sum(axis=1, keepdims=True))
    return found
