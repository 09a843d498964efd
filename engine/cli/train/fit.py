"""A network fitted to who won, by Adam; it starts from hand-made chances and learns what to add to them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engine.cli.train.positions import Numbers, TrainingPositions, log_shares
from engine.core.features import Places
from engine.core.network import SCALE

_EPOCHS: Final = 24
_PATIENCE: Final = 4
"""Epochs without progress on the games kept aside, after which it ends."""
_BATCH: Final = 512
_RATE: Final = 1e-3
_DECAY: Final = 1e-3
"""How strongly weights are drawn to 0: with few games, less is learned rather than too much."""
_DECAYING: Final = ("linear", "nodes", "out")
_MEAN, _SQUARES = 0.9, 0.999
"""How much of the moving averages is kept from step to step."""

Weights = dict[str, npt.NDArray[np.float32]]


def _first_weights(met: npt.NDArray[np.bool_], hidden: int, seed: int) -> Weights:
    """Weights to begin with: hand-made chances are trusted and nothing is added; features never met stay at 0."""
    rng = np.random.default_rng(seed)
    nodes = 0.15 * rng.standard_normal((len(met), hidden)) * met[:, None]
    return {"trust": np.ones(1, np.float32), "linear": np.zeros(len(met), np.float32),
            "bias": np.zeros(hidden, np.float32), "nodes": nodes.astype(np.float32),
            "out": np.zeros(hidden, np.float32)}


def fit(positions: TrainingPositions, learned: Numbers, aside: Numbers, hidden: int, seed: int) -> Weights:
    """The weights that predict best in the positions kept aside, among those met while learning from the others."""
    weights = _first_weights(positions.met(learned), hidden, seed)
    rng = np.random.default_rng(seed + 1)
    steps = _Steps(weights)
    best, least, idle = _copied(weights), float(losses(positions, aside, weights).mean()), 0
    for epoch in range(_EPOCHS):
        order = rng.permutation(learned)
        rate = _RATE * (1 + np.cos(np.pi * epoch / _EPOCHS)) / 2
        for first in range(0, len(order), _BATCH):
            steps.take(_slopes(positions, order[first:first + _BATCH], weights), rate)
        loss = float(losses(positions, aside, weights).mean())
        idle = 0 if loss < least else idle + 1
        if loss < least:
            best, least = _copied(weights), loss
        if idle == _PATIENCE:
            break
    return best


def _copied(weights: Weights) -> Weights:
    return {name: values.copy() for name, values in weights.items()}


def losses(positions: TrainingPositions, places: Numbers, weights: Weights) -> npt.NDArray[np.float32]:
    """The log loss in each of these positions."""
    parts = [positions.losses(part, _strengths(positions, part, weights)[0])
             for part in np.array_split(places, max(1, len(places) // 4096))]
    return np.concatenate(parts)


def whole_numbers(weights: Weights, places: Places) -> dict[str, Any]:
    """The weights as a file has them (see `engine.core.network`): of a count, the sum of those of all lower ones."""
    rows = _rounded(np.column_stack((weights["linear"], weights["nodes"])))
    for first, most in places.counts:
        rows[first:first + most] = rows[first:first + most].cumsum(axis=0)
    names = places.names()
    return {"words": places.words(), "trust": round(float(weights["trust"][0]), 4),
            "bias": _rounded(weights["bias"]).tolist(), "out": _rounded(weights["out"]).tolist(),
            "rows": {names[feature]: rows[feature].tolist() for feature in np.nonzero(rows.any(axis=1))[0]}}


def _rounded(values: npt.NDArray[np.float32]) -> npt.NDArray[np.int64]:
    return np.rint(values * SCALE).astype(np.int64)


# -- one step ----------------------------------------------------------------------------------------------------------

def _strengths(positions: TrainingPositions, places: Numbers, weights: Weights) -> tuple[Any, Any, Any]:
    """By position and side its strength; and what every side sees, and what the hidden nodes make of it."""
    seen = positions.features(places)
    nodes = np.maximum(seen @ weights["nodes"] + weights["bias"], 0)
    added = (seen @ weights["linear"] + nodes @ weights["out"]).reshape(len(places), -1)
    return weights["trust"][0] * positions.said[places] + added, seen, nodes


def _slopes(positions: TrainingPositions, places: Numbers, weights: Weights) -> Weights:
    """How the mean log loss in these positions grows with each weight."""
    strengths, seen, nodes = _strengths(positions, places, weights)
    there = positions.said[places] > -1e8
    too_much = (np.exp(log_shares(np.where(there, strengths, -1e9))) - positions.won[places]) * there / len(places)
    by_side = too_much.reshape(-1).astype(np.float32)
    by_node = np.outer(by_side, weights["out"]) * (nodes > 0)
    said = np.where(there, positions.said[places], 0)
    return {"trust": np.array([(too_much * said).sum()], np.float32), "linear": seen.T @ by_side,
            "bias": by_node.sum(axis=0), "nodes": seen.T @ by_node, "out": nodes.T @ by_side}


class _Steps:
    """Steps down the slopes, each weight at its own pace (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._means = {name: np.zeros_like(values) for name, values in weights.items()}
        self._squares = {name: np.zeros_like(values) for name, values in weights.items()}
        self._taken = 0

    def take(self, slopes: Weights, rate: float) -> None:
        """Change the weights a little."""
        self._taken += 1
        for name, values in self._weights.items():
            slope = slopes[name] + (_DECAY * values if name in _DECAYING else 0)
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARES) * (slope * slope - square)
            size = np.sqrt(square / (1 - _SQUARES ** self._taken)) + 1e-8
            np.subtract(values, rate * mean / (1 - _MEAN ** self._taken) / size, out=values)
