"""A policy improved by what came of its choices: proximal policy optimisation with an entropy bonus.

Among players who all learn so, habits that somebody could use do not last: in games of two it leads close to an
equilibrium, at which a move is made the more often, the better it is. A critic that sees all cards, and is not kept,
tells a good choice from good luck.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.cli.train.policy_play import Played
from engine.cli.train.policy_weights import (
    CRITIC,
    Floats,
    Numbers,
    Rows,
    Seen,
    Weights,
    chances,
    dense,
    foreseen,
    of_rows,
    scores,
)

_EPOCHS: Final = 4
_BATCH: Final = 2048
_CLIP: Final = 0.2
"""How much more or less often a choice may be made before what is known of it no longer counts."""
_LOOKS_AHEAD: Final = 0.95
"""How much what comes of a choice counts beside what the critic says after the next ones."""
_STEEPEST: Final = 1.0
_MEAN, _SQUARES = 0.9, 0.99
"""How much of the moving averages is kept from step to step (Adam)."""


class Learner:
    """Weights that are improved step by step, each at its own pace."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self._rng = np.random.default_rng(seed)
        self._means = {name: np.zeros_like(values) for name, values in weights.items()}
        self._squares = {name: np.zeros_like(values) for name, values in weights.items()}
        self._taken = 0

    def improve(self, played: Played, temperature: float, rate: float, critic_alone: bool = False) -> None:
        """Learn from games that were played with these weights; or only what the critic says of them.

        `temperature`: what it is worth to be as hard to foretell as by e, as a share of the win.
        """
        gains = _gains(played, foreseen(self.weights, dense(played.seen), dense(played.whole))[0])
        before = np.array(played.likely, np.float32)
        for _ in range(_EPOCHS):
            order = self._rng.permutation(len(gains))
            for first in range(0, len(order), _BATCH):
                part = order[first:first + _BATCH]
                slopes = _slopes(self.weights, played, part, gains[part], before[part], temperature)
                if critic_alone:
                    slopes = {name: slope if name in CRITIC else np.zeros_like(slope) for name, slope in slopes.items()}
                self._step(slopes, rate)

    def _step(self, slopes: Weights, rate: float) -> None:
        self._taken += 1
        steep = float(np.sqrt(sum([float((slope * slope).sum()) for slope in slopes.values()])))
        for name, values in self.weights.items():
            slope = slopes[name] * min(1.0, _STEEPEST / (steep + 1e-9))
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARES) * (slope * slope - square)
            size = np.sqrt(square / (1 - _SQUARES ** self._taken)) + 1e-6
            np.subtract(values, rate * mean / (1 - _MEAN ** self._taken) / size, out=values)


def _gains(played: Played, said: Floats) -> Floats:
    """By decision: how much better the choice was than the critic foresaw, by what came of it."""
    gains = np.zeros(len(said), np.float32)
    after: dict[tuple[int, int], tuple[float, float]] = {}
    for place in range(len(said) - 1, -1, -1):
        of, foretold = played.of[place], float(said[place])
        if of in after:
            later, gain = after[of]
            gains[place] = later - foretold + _LOOKS_AHEAD * gain
        else:
            gains[place] = played.won[place] - foretold
        after[of] = foretold, float(gains[place])
    return gains


def _slopes(weights: Weights, played: Played, part: Numbers, gains: Floats, before: Floats,
            temperature: float) -> Weights:
    """How what is to be made small in these decisions grows with each weight."""
    rows, seen = of_rows([played.moves[place] for place in part]), dense([played.seen[place] for place in part])
    chosen = rows.firsts + np.array([played.chosen[place] for place in part])
    slopes = {name: np.zeros_like(values) for name, values in weights.items()}
    _add_policy(slopes, weights, seen, rows, chosen, gains, before, temperature)
    won = np.array([played.won[place] for place in part], np.float32)
    _add_critic(slopes, weights, seen, dense([played.whole[place] for place in part]), won)
    return slopes


def _add_policy(slopes: Weights, weights: Weights, seen: Seen, rows: Rows, chosen: Numbers, gains: Floats,
                before: Floats, temperature: float) -> None:
    scored, nodes = scores(weights, seen, rows)
    likely = chances(scored, rows)
    logs = np.log(likely)
    more = np.exp(logs[chosen] - before)
    within = ~(((gains > 0) & (more > 1 + _CLIP)) | ((gains < 0) & (more < 1 - _CLIP)))
    pull = (gains * more * within).astype(np.float32)
    entropy = -np.add.reduceat(likely * logs, rows.firsts)
    by_row = pull[rows.decision] * likely + temperature * likely * (logs + entropy[rows.decision])
    by_row[chosen] -= pull
    by_row = (by_row / len(chosen)).astype(np.float32)
    by_node = (nodes > 0) * np.outer(by_row, weights["out"])
    by_decision = np.add.reduceat(by_node, rows.firsts, axis=0)
    order = np.argsort(rows.move, kind="stable")
    moves, firsts = np.unique(rows.move[order], return_index=True)
    slopes["seen"][seen.features] = seen.there.T @ by_decision
    slopes["bias"][:] = by_decision.sum(axis=0)
    slopes["move"][moves] = np.add.reduceat(by_node[order], firsts, axis=0)
    slopes["linear"][moves] = np.add.reduceat(by_row[order], firsts)
    slopes["out"][:] = np.maximum(nodes, 0).T @ by_row


def _add_critic(slopes: Weights, weights: Weights, seen: Seen, whole: Seen, won: Floats) -> None:
    said, nodes = foreseen(weights, seen, whole)
    too_much = ((said - won) / len(won)).astype(np.float32)
    by_node = (nodes > 0) * np.outer(too_much, weights["critic out"])
    slopes["critic seen"][seen.features] = seen.there.T @ by_node
    slopes["critic whole"][whole.features] = whole.there.T @ by_node
    slopes["critic bias"][:] = by_node.sum(axis=0)
    slopes["critic out"][:] = nodes.T @ too_much
    slopes["critic end"][:] = too_much.sum()
