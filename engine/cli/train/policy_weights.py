"""The weights of a policy while it is learned, as arrays, and how often moves are made by them.

A move's score is that of a small network over what the seat sees and what the move is (`engine.core.network`); moves
are made in proportion to the powers of e of their scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.base.policy import Policy
from engine.core.features import Features, Places
from engine.core.network import SCALE

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
Weights = dict[str, Floats]

_FIRST_SEEN: Final = 0.12
_FIRST_MOVE: Final = 0.5
_FIRST_OUT: Final = 0.05
_FIRST_CRITIC: Final = 0.1
"""The standard deviations of first weights."""
_NEVER: Final = 1e-12

CRITIC: Final = ("critic seen", "critic whole", "critic bias", "critic out", "critic end")
"""What only training needs."""


def first_weights(policy: Policy, hidden: int, seed: int) -> Weights:
    """Weights to begin with, by which all moves are made about equally often.

    "seen" and "move" lead to the hidden nodes, one row for each feature of `Policy.places`; "critic" names those of the
    critic, which also sees the features of `Policy.whole_places`.
    """
    rng = np.random.default_rng(seed)

    def drawn(deviation: float, *shape: int) -> Floats:
        return (deviation * rng.standard_normal(shape)).astype(np.float32)

    def none(size: int) -> Floats:
        return np.zeros(size, np.float32)

    size, whole = policy.places.size, policy.whole_places.size
    return {"seen": drawn(_FIRST_SEEN, size, hidden), "move": drawn(_FIRST_MOVE, size, hidden), "linear": none(size),
            "bias": none(hidden), "out": drawn(_FIRST_OUT, hidden),
            "critic seen": drawn(_FIRST_SEEN, size, hidden), "critic whole": drawn(_FIRST_SEEN, whole, hidden),
            "critic bias": none(hidden), "critic out": drawn(_FIRST_CRITIC, hidden), "critic end": none(1)}


def written_weights(policy: Policy, data: Mapping[str, Any], seed: int) -> Weights:
    """The weights of a file (see `whole_numbers`) to go on from, with a critic that has learned nothing yet."""
    weights = first_weights(policy, len(data["out"]), seed)
    for name in ("seen", "move", "linear"):
        weights[name][:] = 0.0
    weights["bias"][:] = _read(data["bias"])
    weights["out"][:] = _read(data["out"])
    for feature, name in enumerate(policy.places.names()):
        if name in data["rows"]:
            row = _read(data["rows"][name])
            weights["linear"][feature] = row[0]
            weights["seen"][feature] = weights["move"][feature] = row[1:]
    return weights


def _read(numbers: Sequence[int]) -> Floats:
    return np.array(numbers, np.float32) / np.float32(SCALE)


class Mean:
    """The mean of weights at several times, each counting as much as any other."""

    def __init__(self) -> None:
        self._sums: dict[str, npt.NDArray[np.float64]] = {}
        self._times = 0

    def add(self, weights: Weights) -> None:
        """Count these weights as well, as they are now."""
        self._times += 1
        for name, values in weights.items():
            self._sums[name] = self._sums.get(name, np.float64(0)) + values.astype(np.float64)

    @property
    def weights(self) -> Weights:
        """The mean; no weights if none were counted."""
        return {name: (total / self._times).astype(np.float32) for name, total in self._sums.items()}


class Rows(NamedTuple):
    """The moves of several decisions one below the other."""

    decision: Numbers
    """By row: the place of its decision."""
    firsts: Numbers
    """By decision: its first row."""
    move: Numbers
    """By row: the feature of the move."""


def of_rows(moves: Sequence[Sequence[Features]]) -> Rows:
    """The moves of these decisions, each of which is one feature."""
    lengths = np.array([len(each) for each in moves])
    return Rows(np.repeat(np.arange(len(moves)), lengths), np.concatenate(([0], np.cumsum(lengths)[:-1])),
                np.fromiter((move[0] for each in moves for move in each), np.int64, count=int(lengths.sum())))


class Seen(NamedTuple):
    """Features of several decisions: which there are at all, and by decision which of these."""

    features: Numbers
    there: Floats


def dense(found: Sequence[Features]) -> Seen:
    """The features of these decisions as a table of zeros and ones, with columns for those that occur."""
    lengths = [len(each) for each in found]
    numbers = np.fromiter(chain.from_iterable(found), np.int64, count=sum(lengths))
    met = np.bincount(numbers) > 0
    column = np.cumsum(met) - 1
    there = np.zeros((len(found), int(met.sum())), np.float32)
    there[np.repeat(np.arange(len(found)), lengths), column[numbers]] = 1.0
    return Seen(np.flatnonzero(met), there)


def scores(weights: Weights, seen: Sequence[Features] | Seen, rows: Rows) -> tuple[Floats, Floats]:
    """By row: the score of the move; and what goes into the hidden nodes."""
    table = seen if isinstance(seen, Seen) else dense(seen)
    by_decision = table.there @ weights["seen"][table.features] + weights["bias"]
    nodes = by_decision[rows.decision] + weights["move"][rows.move]
    return np.maximum(nodes, 0) @ weights["out"] + weights["linear"][rows.move], nodes


def chances(scored: Floats, rows: Rows) -> Floats:
    """By row: how likely the move is chosen in its decision."""
    highest = np.maximum.reduceat(scored, rows.firsts)[rows.decision]
    powers = np.maximum(np.exp(scored - highest), _NEVER)
    return (powers / np.add.reduceat(powers, rows.firsts)[rows.decision]).astype(np.float32)


def foreseen(weights: Weights, seen: Seen, whole: Seen) -> tuple[Floats, Floats]:
    """By decision: the seat's chance to win as the critic has it; and its hidden nodes."""
    nodes: Floats = np.maximum(seen.there @ weights["critic seen"][seen.features]
                       + whole.there @ weights["critic whole"][whole.features] + weights["critic bias"], 0)
    said = 1.0 / (1.0 + np.exp(-(nodes @ weights["critic out"] + weights["critic end"])))
    return said.astype(np.float32), nodes


def whole_numbers(weights: Weights, places: Places, met: Numbers, moves: Numbers) -> dict[str, Any]:
    """The weights as a file has them (see `engine.core.network`), for the features that were met."""
    names = places.names()
    seen = np.column_stack((np.zeros(places.size, np.float32), weights["seen"]))
    move = np.column_stack((weights["linear"], weights["move"]))
    rows = {names[feature]: _rounded(table[feature]).tolist() for numbers, table in ((met, seen), (moves, move))
            for feature in numbers}
    return {"words": places.words(), "trust": 0.0, "bias": _rounded(weights["bias"]).tolist(),
            "out": _rounded(weights["out"]).tolist(), "rows": rows}


def _rounded(values: Floats) -> npt.NDArray[np.int64]:
    return np.rint(values * SCALE).astype(np.int64)
