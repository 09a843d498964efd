"""Bots that look one move ahead: they average each move's value over worlds the seat cannot tell apart.

Below the marshal they misjudge moves: with noise in proportion to how far apart the values of a decision's moves are.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from engine.base.evaluator import Mixed
from engine.bots.base import Bot, Choice, Ranking
from engine.bots.leaning import Tally, leaned
from engine.bots.level import Level
from engine.bots.temperaments import STEADY
from engine.core.deadline import Deadline
from engine.core.moves import Move
from engine.core.observe import Observation

Value = Callable[[Any, int], float]
"""How good a state is for a seat."""
StateKey = Callable[[Any], Hashable | None]
Likelihood = Callable[[Any, int], float]
"""How likely a state is, as a seat sees it."""

_PAGE_STAKE: Final = 8.0
"""What the stake is to a page, in points: temperaments lean by shares of it."""
_ABOUT_AS_GOOD: Final = 0.03
"""How much lower than the best a move's value may be if it is made to give nothing away; a share of the stake."""


class PageBot(Bot):
    """Plays sensibly but makes a beginner's mistakes: looks at its own cards only, and misjudges them a little."""

    def __init__(self, level: Level, temperament: str = STEADY) -> None:
        super().__init__(level.id)
        self._of_level = level
        self._temperament = temperament

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        evaluator, level = observation.seen.game.evaluator, self._of_level
        noise = evaluator.noise_of(level.id, observation.seats, level.noise)
        sound, excluded = split_excluded(moves, observation)
        tally: Tally = []
        number = evaluator.worlds.get(level.id, level.worlds)
        weighed, tried = weigh(observation, (*sound, *excluded), worlds(observation, number, rng),
                               evaluator.naive_value, _never, deadline, evaluator.likelihood, tally)
        errors = _errors([move for move, _ in weighed], noise, rng, evaluator.sort_of)
        judged = tuple((move, value + error) for (move, value), error in zip(weighed, errors, strict=True))
        rash = tuple(move for move in sound if evaluator.rash(move, observation))
        ranking = ranked(judged, (*excluded, *rash))
        liked = leaned(judged[:len(sound)], tally, observation, self._temperament, _PAGE_STAKE, rng)
        sober = tuple(pair for pair in liked if pair[0] not in rash) or ranking[:1]
        slips = len(sober) > 1 and rng.random() < evaluator.slips.get(level.id, level.slips)
        move = sober[1 if slips else 0][0]
        return Choice(move, ranking, evaluator.reason(move, observation), tried)


class _Thought(NamedTuple):
    """What a bot makes of a decision before it makes a move."""

    liked: Ranking
    """The moves that it would make, as it likes them, best first."""
    ranking: Ranking
    worlds: int
    simulations: int
    mixture: Ranking
    """How often each move is made, where the game knows that; () elsewhere."""


class GreedyBot(Bot):
    """Weighs every move by the chance to win after it, over the same worlds for all moves.

    The marshal takes the values as they are; squire and knight misjudge them, by the noise that the game has for them.
    """

    def __init__(self, level: Level, temperament: str = STEADY) -> None:
        super().__init__(level.id)
        self._of_level = level
        self._temperament = temperament

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        thought = self._thought(observation, moves, rng, deadline)
        move = drawn(thought.mixture, rng) if thought.mixture else vary(thought.liked, observation, rng)
        return Choice(move, thought.ranking, observation.seen.game.evaluator.reason(move, observation), thought.worlds,
                      thought.simulations)

    def mixture(self, observation: Observation[Any], *, rng: random.Random) -> Ranking:
        moves = observation.legal_moves()
        if observation.actor != observation.seat or len(moves) == 1:
            return super().mixture(observation, rng=rng)
        thought = self._thought(observation, moves, rng, Deadline(None))
        return thought.mixture or varied(thought.liked, observation)

    def _thought(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
                 deadline: Deadline) -> _Thought:
        evaluator = observation.seen.game.evaluator
        believing = evaluator.believing(observation.seats, rng)
        sound, excluded = split_excluded(moves, observation)
        if not self._noise(observation):
            mixed = [each for each in evaluator.mixed(observation) if each.move in moves]
            if any(each.share for each in mixed):
                return self._settled(observation, mixed, excluded, rng)
        tally: Tally = []
        number = evaluator.worlds.get(self.level, self._of_level.worlds)
        weighed, tried = weigh(observation, (*sound, *excluded), worlds(observation, number, rng),
                               believing.value, evaluator.state_key, deadline, believing.likelihood, tally)
        judged, simulations = self.reconsider(observation, weighed[:len(sound)], rng, deadline)
        rash = rash_moves(weighed[:len(sound)] if self._noise(observation) else judged, observation)
        ranking = ranked((*judged, *weighed[len(sound):]), (*excluded, *rash))
        liked = leaned(judged, tally, observation, self._temperament, evaluator.stake(observation), rng)
        sober = tuple(pair for pair in liked if pair[0] not in rash)
        return _Thought(sober or ranking[:1], ranking, tried, simulations, ())

    def _settled(self, observation: Observation[Any], mixed: Sequence[Mixed], excluded: Sequence[Move],
                 rng: random.Random) -> _Thought:
        """What there is to think where the game knows how moves are mixed: a temperament makes some more often."""
        evaluator = observation.seen.game.evaluator
        stake, values = evaluator.stake(observation), {each.move: each.value for each in mixed}
        shares = {each.move: each.share for each in mixed if each.share}
        played = [(move, values[move]) for move in shares]
        liked = leaned(played, [(1.0, [value for _, value in played])], observation, self._temperament, stake, rng)
        odds = [(move, shares[move] * exp((value - values[move]) / stake / evaluator.temperature))
                for move, value in liked]
        return _Thought(liked, ranked(values.items(), excluded), 1, 0, _normed(odds))

    def reconsider(self, observation: Observation[Any], weighed: Ranking, rng: random.Random,
                   deadline: Deadline) -> tuple[Ranking, int]:
        """The moves with the values that a bot of this level gives them, and how many simulations it made for that.

        They stay in their order.
        """
        evaluator, noise = observation.seen.game.evaluator, self._noise(observation)
        if not noise:
            return weighed, 0
        return misjudged(weighed, noise, rng, evaluator.blunder * evaluator.stake(observation), evaluator.sort_of), 0

    def _noise(self, observation: Observation[Any]) -> float:
        evaluator, usual = observation.seen.game.evaluator, self._of_level.noise
        noise: float = evaluator.noise_of(self.level, observation.seats, usual)
        return noise


def rash_moves(weighed: Ranking, observation: Observation[Any]) -> tuple[Move, ...]:
    """The moves from which the seat has to expect the worst, and than which another one is at least as good."""
    evaluator = observation.seen.game.evaluator
    rash = [move for move, _ in weighed if evaluator.rash(move, observation)]
    if not rash:
        return ()
    best, highest = max(weighed, key=lambda pair: pair[1])
    if not any(value == highest and move not in rash for move, value in weighed):
        rash = [move for move in rash if move is not best]
    return tuple(rash)


def misjudged(weighed: Ranking, noise: float, rng: random.Random, blunder: float,
              sort_of: Callable[[Move], Hashable] = str) -> Ranking:
    """The moves with Gaussian errors in their values; `noise` is in standard deviations of these values.

    Moves of a sort share an error: with its own for each, of many ways to lie one would nearly always seem better than
    the only way to tell the truth. No error makes a blunder look good: moves whose values are lower than the best by
    more than `blunder` stay as far behind all others.
    """
    values = [value for _, value in weighed]
    mean, best = sum(values) / len(values), max(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    errors = _errors([move for move, _ in weighed], noise * spread, rng, sort_of)
    judged = [value + error for value, error in zip(values, errors, strict=True)]
    lowest = min(seen for seen, value in zip(judged, values, strict=True) if value >= best - blunder)
    return tuple((move, seen if value >= best - blunder else lowest + value - best)
                 for (move, value), seen in zip(weighed, judged, strict=True))


def _errors(moves: Sequence[Move], deviation: float, rng: random.Random,
            sort_of: Callable[[Move], Hashable]) -> list[float]:
    """By move: a Gaussian error, which moves of a sort share."""
    shared: dict[Hashable, float] = {}
    for move in moves:
        if (sort := sort_of(move)) not in shared:
            shared[sort] = rng.gauss(0.0, deviation)
    return [shared[sort_of(move)] for move in moves]


def split_excluded(moves: Sequence[Move], observation: Observation[Any]) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """The moves worth considering, and the excluded ones; if all are excluded, none counts as excluded."""
    evaluator = observation.seen.game.evaluator
    excluded = tuple(move for move in moves if evaluator.excluded(move, observation))
    if len(excluded) == len(moves):
        return excluded, ()
    return tuple(move for move in moves if move not in excluded), excluded


def worlds(observation: Observation[Any], number: int, rng: random.Random) -> Iterator[Any]:
    """A number of worlds that the observation allows."""
    return (observation.sample(rng) for _ in range(number))


def weigh(observation: Observation[Any], moves: Sequence[Move], sampled: Iterator[Any], value: Value,
          state_key: StateKey, deadline: Deadline, likelihood: Likelihood,
          tally: Tally | None = None) -> tuple[Ranking, int]:
    """The mean value of each move over the same worlds, weighted by likelihood, in the order of the moves.

    Also the number of these worlds, which are added to the tally if there is one. When time is up, only those in which
    every move was tried count; if there are none, only the moves tried so far.
    """
    seat = observation.seat
    totals: list[float] = []
    tried, number = 0.0, 0
    alike: dict[Hashable, float] = {}
    for world in sampled:
        weight = likelihood(world, seat)
        values: list[float] = []
        for move in moves:
            values.append(weight * _value_after(world.clone(), move, seat, value, state_key, alike))
            if deadline.passed():
                break
        if tried and len(values) < len(moves):
            break
        totals = [total + value for total, value in zip(totals, values, strict=True)] if tried else values
        tried += weight
        number += 1
        if tally is not None:
            tally.append((weight, values))
        if deadline.passed():
            break
    return tuple((move, total / tried) for move, total in zip(moves, totals, strict=False)), number


def _value_after(state: Any, move: Move, seat: int, value: Value, state_key: StateKey,
                 alike: dict[Hashable, float]) -> float:
    state.advance(move)
    key = state_key(state)
    if key is None:
        return value(state, seat)
    if key not in alike:
        alike[key] = value(state, seat)
    return alike[key]


def ranked(weighed: Iterable[tuple[Move, float]], excluded: Sequence[Move] = ()) -> Ranking:
    """The moves, best first and excluded ones last; equals keep their order."""
    return tuple(sorted(weighed, key=lambda pair: (pair[0] in excluded, -pair[1])))


def vary(ranking: Ranking, observation: Observation[Any], rng: random.Random) -> Move:
    """The best move, or where it would give something away, one of those about as good."""
    evaluator = observation.seen.game.evaluator
    if not evaluator.gives_away(observation):
        return ranking[0][0]
    return sample_move(_in_stakes(ranking, observation), evaluator.temperature, rng, evaluator.sort_of)


def drawn(mixture: Ranking, rng: random.Random) -> Move:
    """A move, as often as the mixture has it."""
    return rng.choices([move for move, _ in mixture], [share for _, share in mixture])[0]


def varied(ranking: Ranking, observation: Observation[Any]) -> Ranking:
    """How often `vary` makes each move."""
    evaluator = observation.seen.game.evaluator
    if not (evaluator.temperature and evaluator.gives_away(observation)):
        return ((ranking[0][0], 1.0),)
    return _normed(_odds(_in_stakes(ranking, observation), evaluator.temperature, evaluator.sort_of))


def _normed(odds: Sequence[tuple[Move, float]]) -> Ranking:
    """Moves with their shares, in proportion to these odds."""
    total = sum([each for _, each in odds])
    return tuple([(move, each / total) for move, each in odds])


def sample_move(ranking: Ranking, temperature: float, rng: random.Random,
                sort_of: Callable[[Move], Hashable] = str) -> Move:
    """The best move at temperature 0; above it, one of those about as good, the better ones more often.

    All moves of a sort together are made as often as a single one.
    """
    if not temperature:
        return ranking[0][0]
    found = _odds(ranking, temperature, sort_of)
    return rng.choices([move for move, _ in found], [odds for _, odds in found])[0]


def _in_stakes(ranking: Ranking, observation: Observation[Any]) -> Ranking:
    """The moves with their values as shares of the stake."""
    stake = observation.seen.game.evaluator.stake(observation)
    return tuple([(move, value / stake) for move, value in ranking])


def _odds(ranking: Ranking, temperature: float, sort_of: Callable[[Move], Hashable]) -> Ranking:
    """The moves about as good as the best, and in which proportion they are made."""
    best = ranking[0][1]
    good = [(move, value) for move, value in ranking if value >= best - _ABOUT_AS_GOOD]
    alike = Counter(sort_of(move) for move, _ in good)
    return tuple([(move, exp((value - best) / temperature) / alike[sort_of(move)]) for move, value in good])


def _never(_state: Any) -> None:
    """The state key of a bot that tells all positions apart."""
