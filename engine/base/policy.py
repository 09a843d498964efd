"""A learned policy: how often each move is made by somebody who cannot be read, from what a seat may know alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final, NamedTuple

from engine.core.features import Features, Places
from engine.core.moves import Move
from engine.core.network import Network
from engine.core.observe import Observation

TEMPERATURE: Final = 0.005
"""How much less, as a share of the win, a move is worth that is made less often than another by a factor of e, as
policies are learned at last."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What there is in a game to play by, and to learn it from."""

    places: Places
    """The numbers of the features of what is seen, and of moves."""
    features: Callable[[Any], Features]
    """What the seat of an observation sees."""
    of_move: Callable[[Move, int, int], Features]
    """What a move is, for a seat at a table of so many, as one feature: alike but for names."""
    whole_places: Places
    """The numbers of the features of hidden cards."""
    whole: Callable[[Any, int], Features]
    """What is hidden from a seat in a position; only training looks there, to tell good moves from good luck."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the games to learn from."""


class Choosing(NamedTuple):
    """The moves among which a policy chooses."""

    seen: Features
    moves: tuple[Features, ...]
    """By group of moves that are alike: what they are."""
    alike: tuple[tuple[Move, ...], ...]
    """Likewise: the moves."""


def choosing(policy: Policy, observation: Observation[Any], moves: Sequence[Move],
             excluded: Callable[[Move, Observation[Any]], bool]) -> Choosing:
    """What there is to choose from among these moves, without those that are mistakes, unless all are."""
    groups: dict[tuple[int, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(tuple(policy.of_move(move, observation.seat, observation.seats)), []).append(move)
    sound = [key for key, alike in groups.items() if not excluded(alike[0], observation)] or list(groups)
    return Choosing(policy.features(observation), tuple([list(key) for key in sound]),
                    tuple([tuple(groups[key]) for key in sound]))


def shares(network: Network, among: Choosing) -> list[float]:
    """By group of moves that are alike: how often one of them is made."""
    scores = [network.strength([*among.seen, *move]) for move in among.moves]
    highest = max(scores)
    odds = [exp(score - highest) for score in scores]
    total = sum(odds, 0.0)
    return [each / total for each in odds]
