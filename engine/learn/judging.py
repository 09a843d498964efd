"""How good every move is here, as far as the seat to decide can know: what hints, teaching and reviews are told from.

Every move is tried in the same worlds that the seat cannot tell apart, so that luck favours none of them. The same
observation, worlds and seed give the same judgement.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Any, Final

from engine.base.comparison import Comparison
from engine.base.evaluator import Mixed
from engine.bots.greedy import split_excluded, weigh, worlds
from engine.bots.leaning import Tally
from engine.core.deadline import Deadline
from engine.core.errors import BadOption, NotYourTurn
from engine.core.moves import Move
from engine.core.observe import Observation

SEED: Final = 0
"""The seed of the worlds in which hints, teaching and reviews judge."""

_NOT_ASKED: Final = "Moves are judged for the seat that decides, and this is another one."


@dataclass(frozen=True, slots=True)
class Apart:
    """A chance to win, or how far two moves are apart in it, and the standard error of that over the worlds."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A legal move: the seat's chance to win after it, on average over the worlds and in each of them."""

    move: Move
    chance: float
    by_world: tuple[float, ...]
    excluded: bool
    """Whether the seat knows that it is a mistake, whatever its chance seems to be."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """All legal moves of a decision, best first; excluded ones come last."""

    observation: Observation[Any]
    moves: tuple[Judged, ...]
    weights: tuple[float, ...]
    """By world: how likely it is; only their ratios matter."""
    worlds: tuple[Any, ...]
    """The position in each of the worlds, before the move. Do not change them."""

    @property
    def before(self) -> Apart:
        """The seat's chance to win as the position stands, in the same worlds, and its standard error."""
        value, seat = self.observation.seen.game.evaluator.value, self.observation.seat
        return _mean(self.weights, [value(world, seat) for world in self.worlds])

    @property
    def best(self) -> Judged:
        """The move that a hint advises."""
        return self.moves[0]

    @property
    def second(self) -> Judged | None:
        """The next best move; None if there is no other, or only excluded ones."""
        return self.moves[1] if len(self.moves) > 1 and not self.moves[1].excluded else None

    def of(self, move: Move) -> Judged:
        """What was found of a move. Raises ValueError if it is not legal here."""
        for judged in self.moves:
            if judged.move == move:
                return judged
        raise ValueError(f"{move} is not among the moves judged.")

    def apart(self, a: Move, b: Move) -> Apart:
        """How much better a is than b; below 0 if it is worse. Raises ValueError if one is not legal here."""
        first, second = self.of(a).by_world, self.of(b).by_world
        return _mean(self.weights, [one - other for one, other in zip(first, second, strict=True)])

    def mistake(self, move: Move) -> Apart:
        """How much better the best move is, found in one half of the worlds and measured in the other.

        Of several moves about as good, the one that seems best was lucky in its worlds: there it would be overrated.
        On average over many decisions this is not, so for a good move it may be below 0. Raises ValueError if the move
        is not legal here.
        """
        made = self.of(move).by_world
        rivals = [self._best_in(half).by_world for half in (1, 0)]
        return _mean(self.weights, [rivals[world % 2][world] - value for world, value in enumerate(made)])

    def comparisons(self, move: Move, other: Move) -> Iterator[Comparison[Any]]:
        """The aspects in which `move` has more than `other`, the greatest difference first.

        Raises ValueError if one of them is not legal here.
        """
        after, after_other = self._after(self.of(move).move), self._after(self.of(other).move)
        aspects, seat = self.observation.seen.game.evaluator.aspects, self.observation.seat
        totals: dict[str, float] = {}
        for weight, one, two in zip(self.weights, after, after_other, strict=True):
            with_it, without = aspects(one, seat), aspects(two, seat)
            for name in with_it:
                totals[name] = totals.get(name, 0.0) + weight * (with_it[name] - without.get(name, 0.0))
        whole = fsum(self.weights)
        for name in sorted(totals, key=totals.__getitem__, reverse=True):
            if totals[name] > 0.0:
                yield Comparison(self.observation, move, other, name, totals[name] / whole, after, after_other)

    def comparison(self, move: Move, other: Move) -> Comparison[Any] | None:
        """The first of `comparisons`; None if there is none."""
        return next(self.comparisons(move, other), None)

    def _after(self, move: Move) -> tuple[Any, ...]:
        found = []
        for world in self.worlds:
            after = world.clone()
            after.advance(move)
            found.append(after)
        return tuple(found)

    def _best_in(self, half: int) -> Judged:
        """The best move in the worlds of even (0) or odd (1) number; in all of them if there is only one."""
        weights = self.weights[half::2]
        if not weights:
            return self.best
        sound = [judged for judged in self.moves if not judged.excluded]
        return max(sound, key=lambda judged: _product(weights, judged.by_world[half::2]))


def judge(observation: Observation[Any], *, worlds: int | None = None, seed: int = SEED) -> Judgement:
    """The judgement of all legal moves of the observing seat, in that many worlds.

    Unless their number is given, it is the game's own, at which hints, teaching and reviews all judge. Raises
    NotYourTurn if it is not that seat's turn, and BadOption without any world.
    """
    if observation.actor != observation.seat:
        raise NotYourTurn(_NOT_ASKED)
    evaluator = observation.seen.game.evaluator
    number = evaluator.worlds_judged if worlds is None else worlds
    if number < 1:
        raise BadOption(f"Moves are judged in at least one world, not in {number}.")
    sound, excluded = split_excluded(observation.legal_moves(), observation)
    sampled, tally = _sampled(observation, number, seed), Tally()
    weighed, _ = weigh(observation, (*sound, *excluded), iter(sampled), evaluator.value, evaluator.state_key,
                       Deadline(None), evaluator.likelihood, tally)
    judged = [Judged(move, chance, tuple([values[place] / weight for weight, values in tally]), place >= len(sound))
              for place, (move, chance) in enumerate(weighed)]
    judged = _settled(judged, evaluator.mixed(observation, {each.move: each.chance for each in judged}))
    judged.sort(key=lambda each: (each.excluded, -each.chance))
    return Judgement(observation, tuple(judged), tuple([weight for weight, _ in tally]), sampled)


def _settled(judged: list[Judged], mixed: Sequence[Mixed]) -> list[Judged]:
    """The moves with the chances of a mixture, where the game knows one; in each world they differ as before."""
    values = {each.move: each.value for each in mixed}
    return [each if each.excluded or each.move not in values else
            Judged(each.move, values[each.move],
                   tuple([value + values[each.move] - each.chance for value in each.by_world]), each.excluded)
            for each in judged]


def chance(observation: Observation[Any], *, worlds: int | None = None) -> Apart:
    """The observing seat's chance to win as the position stands, whoever decides; exact once the game is over.

    The number of worlds is as in `judge`.
    """
    evaluator, seat = observation.seen.game.evaluator, observation.seat
    if observation.actor is None:
        return Apart(evaluator.value(observation.seen, seat), 0.0)
    sampled = _sampled(observation, evaluator.worlds_judged if worlds is None else worlds, SEED)
    return _mean([evaluator.likelihood(world, seat) for world in sampled],
                 [evaluator.value(world, seat) for world in sampled])


def _sampled(observation: Observation[Any], number: int, seed: int) -> tuple[Any, ...]:
    return tuple(worlds(observation, number, random.Random(seed)))


def _mean(weights: Sequence[float], values: Sequence[float]) -> Apart:
    """The weighted mean, and its standard error."""
    whole, number = fsum(weights), len(values)
    mean = _product(weights, values) / whole
    if number < 2:
        return Apart(mean, 0.0)
    squares = fsum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    return Apart(mean, sqrt(squares * number / (number - 1)) / whole)


def _product(weights: Sequence[float], values: Sequence[float]) -> float:
    return fsum(weight * value for weight, value in zip(weights, values, strict=True))
