"""A small network of learned weights, read in plain Python: one hidden layer beside a linear one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from struct import Struct
from typing import Final

from engine.core.features import Features

SCALE: Final = 1024
"""Weights are whole numbers of this fraction, so that they add up alike everywhere."""
_BITS: Final = 32
_ZERO: Final = 1 << _BITS - 1
_LEAST: Final = 1e-4
"""No chance is taken to be lower, neither a hand-made one nor a corrected one, unless the end is sure."""

_SURE: Final = 1.0 - 1e-9
"""From this chance on, the end is sure."""


class Network:
    """How much stronger each of several sides is than a hand-made estimate has it, by what each sees of the table.

    The numbers of a feature, one for the linear layer and one for each hidden node, lie side by side in one large
    integer, so that one addition adds them all: with 32 nodes and 25 features a seat, 4 microseconds in place of 40.
    """

    def __init__(self, size: int, rows: Mapping[int, Sequence[int]], bias: Sequence[int], out: Sequence[int],
                 trust: float) -> None:
        self._rows = [_packed(rows[feature]) if feature in rows else 0 for feature in range(size)]
        lanes = len(out) + 1
        self._signs = _packed([_ZERO] * lanes)
        self._bias = _packed((0, *bias)) + self._signs
        self._out = [weight / SCALE for weight in out]
        self._lanes = Struct(f"<{lanes}i")
        self._trust = trust

    def corrected(self, chances: Sequence[float], seen: Sequence[Features]) -> list[float]:
        """Chances that add up to 1, from hand-made ones and the features that each side sees; what is sure stays so."""
        if max(chances) > _SURE:
            return list(chances)
        strengths = [self._trust * log(chance if chance > _LEAST else _LEAST) + self.strength(features)
                     for chance, features in zip(chances, seen, strict=True)]
        highest = max(strengths)
        powers = [max(_LEAST, exp(strength - highest)) for strength in strengths]
        total = sum(powers, 0.0)
        return [power / total for power in powers]

    def strength(self, features: Features) -> float:
        """What the network adds to the logarithm of a side's chance."""
        rows = self._rows
        total = self._bias
        for feature in features:
            total += rows[feature]
        linear, *nodes = self._lanes.unpack((total ^ self._signs).to_bytes(self._lanes.size, "little"))
        strength = float(linear)
        for node, weight in zip(nodes, self._out, strict=True):
            if node > 0:
                strength += weight * node
        return strength / SCALE


def _packed(numbers: Sequence[int]) -> int:
    """The numbers side by side; negative ones borrow from their neighbours until zero is added to each."""
    return sum([number << _BITS * place for place, number in enumerate(numbers)])
