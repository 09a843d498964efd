"""What is measured. Times are CPU time of this process, so other programs on the machine hardly matter."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from time import process_time as clock
from typing import TYPE_CHECKING, Any, Final

import engine.bots.random
from engine import LEVELS, bot
from engine.cli.bench.positions import BenchPositions

if TYPE_CHECKING:   # older revisions have this module in another place
    from engine.core.state import State

Pass = Callable[[], tuple[int, float]]
"""Does a fixed amount of work; returns how many operations that was, and the seconds they took."""

PER_SECOND: Final = "per second"
"""The unit of rates, where more is better; all other units are times."""
BOT: Final = "bot "
"""How the measures of levels begin; the id of the level follows."""
_UNITS: Final = {"ms": 1e3, "µs": 1e6}

FEWEST: Final = 3
"""How many samples are taken at least, for a spread."""
_SAMPLES: Final = 8
"""How many samples are taken if each operation is short."""
_WORLDS: Final = 16
"""How many worlds are sampled from an observation; what is prepared for the first serves the others, as for bots."""
_SIMULATIONS: Final = 8
_SIMULATED: Final = 10
"""How many positions are simulated from, as games take long."""
_LEAVES: Final = 4
"""How many moves are valued in a world."""
_THOUGHTS: Final = 6
"""How many moves of a bot are timed."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the table: something that can be timed in the positions of any game."""

    id: str
    unit: str
    prepare: Callable[[BenchPositions], Pass]

    def samples(self, positions: BenchPositions, seconds: float, fewest: int = FEWEST) -> list[float]:
        """At least `fewest` samples in the measure's unit, and as many as that many seconds allow.

        One pass before the first is not counted: it fills what the engine keeps.
        """
        one_pass = self.prepare(positions)
        gc.collect()
        one_pass()
        found: list[float] = []
        ends = clock() + seconds
        while len(found) < fewest or clock() < ends:
            found.append(self._sample(one_pass, seconds / _SAMPLES))
        return found

    def _sample(self, one_pass: Pass, seconds: float) -> float:
        """One figure, from as many passes as fill the seconds."""
        operations, spent, ends = 0, 0.0, clock() + seconds
        while not spent or clock() < ends:
            more, longer = one_pass()
            operations += more
            spent += longer
        return operations / spent if self.unit == PER_SECOND else _UNITS[self.unit] * spent / operations


def all_measures() -> tuple[Measure, ...]:
    """Every measure, in the order of the table: one for each level that takes a time of its own among them."""
    return (*_ENGINE, *(Measure(BOT + level.id, "ms", partial(_thinking, level.id))
                        for level in LEVELS if level.id in _TIMED))


def timed(steps: Iterable[Callable[[], object]]) -> tuple[int, float]:
    """Carry out all steps; returns their number and the seconds they took."""
    steps = tuple(steps)
    began = clock()
    for step in steps:
        step()
    return len(steps), clock() - began


# -- playing ---------------------------------------------------------------------------------------------------------

def _decisions(positions: BenchPositions) -> Pass:
    """Whole games at random, through legal_moves and advance; setting up is not counted."""
    starts = [positions.game.start(positions.seats, seed) for seed in range(len(positions.playthroughs))]

    def one_pass() -> tuple[int, float]:
        states, rng = [state.clone() for state in starts], random.Random(positions.seats)
        began = clock()
        decisions = sum(play_out(state, rng) for state in states)
        return decisions, clock() - began

    return one_pass


def play_out(state: State, rng: random.Random) -> int:
    """Play to the end at random, as a program around the engine does; returns the number of decisions."""
    decisions = 0
    draw = rng.random
    while state.actor is not None:
        moves = state.legal_moves()
        state.advance(moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


_play_on: Final = getattr(engine.bots.random, "play_on", play_out)
"""Up to 0.11 the engine could not play on by itself: as the older one of a pair it is played from without."""


def _simulations(positions: BenchPositions) -> Pass:
    """Worlds sampled from what the actor sees, and played to the end at random within the engine, as bots do it."""
    rng = random.Random(positions.seats)

    def one_pass() -> tuple[int, float]:
        seen = [positions.fresh(number) for number in positions.some(_SIMULATED)]
        return timed(partial(_simulate, observation, rng) for observation in seen for _ in range(_SIMULATIONS))

    return one_pass


def _simulate(observation: Any, rng: random.Random) -> None:
    _play_on(observation.sample(rng), rng)


# -- single steps ----------------------------------------------------------------------------------------------------

def _clones(positions: BenchPositions) -> Pass:
    return lambda: timed(state.clone for state in positions.states)


def _every_turn(use: Callable[[Any], object], times: int, positions: BenchPositions) -> Pass:
    """A whole game in which every actor observes at every turn, as at a table, and makes use of that.

    Only that is timed; it is divided by the number of times that something is made of each observation.
    """
    moves = positions.playthroughs[0]

    def one_pass() -> tuple[int, float]:
        spent, state = 0.0, positions.game.start(positions.seats, 0)
        for move in moves:
            spent += _observing(state, use)
            state.advance(move)
        return len(moves) * times, spent

    return one_pass


def _first_observations(positions: BenchPositions) -> Pass:
    """The first observation of a game, read just before its last move: all that happened is new."""
    moves = positions.playthroughs[0]

    def one_pass() -> tuple[int, float]:
        state = positions.game.start(positions.seats, 0)
        for move in moves[:-1]:
            state.advance(move)
        return 1, _observing(state, _read)

    return one_pass


def _observing(state: State, use: Callable[[Any], object]) -> float:
    """The seconds that the actor's observation takes with its use. Reading the clock adds half a microsecond."""
    actor = state.actor
    assert actor is not None
    began = clock()
    use(state.observation(actor))
    return clock() - began


def _leave(observation: Any) -> None:
    """Make no use of it."""


def _read(observation: Any) -> object:
    """Ask for all that follows from what was seen, and for the legal moves, as a table does."""
    return observation.seen, observation.knowledge, observation.public, observation.legal_moves()


def _imagine(observation: Any) -> None:
    """Sample worlds as a bot does."""
    rng = random.Random(_WORLDS)
    for _ in range(_WORLDS):
        observation.sample(rng)


def _samples(positions: BenchPositions) -> Pass:
    rng = random.Random(positions.seats)

    def one_pass() -> tuple[int, float]:
        seen = [positions.fresh(number) for number in range(len(positions.states))]
        return timed(partial(observation.sample, rng) for observation in seen for _ in range(_WORLDS))

    return one_pass


def _leaves(positions: BenchPositions) -> Pass:
    """What a search does at a leaf: clone a world, make a move, and value the position for the seat that moved."""
    rng = random.Random(positions.seats)
    value = positions.game.evaluator.value

    def leaf(world: Any, move: Any, seat: int) -> None:
        after = world.clone()
        after.advance(move)
        value(after, seat)

    def one_pass() -> tuple[int, float]:
        worlds = [positions.fresh(number).sample(rng) for number in range(len(positions.states))]
        return timed(partial(leaf, world, move, world.actor)
                     for world in worlds for move in _some(world.legal_moves(), _LEAVES))

    return one_pass


def _some(moves: Any, number: int) -> list[Any]:
    """At most that many of the moves, spread evenly."""
    return list(moves[::max(1, len(moves) // number)][:number])


def _round_trips(positions: BenchPositions) -> Pass:
    """Complete positions, in which everything known is already worked out."""
    game = positions.game
    states = [game.state_from_json(state.to_json()) for state in positions.states]
    return lambda: timed(partial(_to_json_and_back, game, state) for state in states)


def _to_json_and_back(game: Any, state: State) -> None:
    game.state_from_json(json.loads(json.dumps(state.to_json())))


# -- bots ------------------------------------------------------------------------------------------------------------

def _thinking(level: str, positions: BenchPositions) -> Pass:
    """A bot's choices among several moves, each from an observation as its process gets it."""
    player = bot(level, positions.game)
    several = [number for number, state in enumerate(positions.states) if len(state.legal_moves()) > 1]
    chosen = _some(several, _THOUGHTS)

    def one_pass() -> tuple[int, float]:
        rng = random.Random(positions.seats)
        return timed([partial(player.choose, positions.fresh(number), rng=rng) for number in chosen])

    return one_pass


_TIMED: Final = ("page", "marshal")
"""Squire and knight take the marshal's time."""

_ENGINE: Final = (
    Measure("decisions", PER_SECOND, _decisions),
    Measure("simulations", PER_SECOND, _simulations),
    Measure("clone", "µs", _clones),
    Measure("observation", "µs", partial(_every_turn, _leave, 1)),
    Measure("reading", "µs", partial(_every_turn, _read, 1)),
    Measure("worlds", "µs", partial(_every_turn, _imagine, _WORLDS)),
    Measure("first observation", "µs", _first_observations),
    Measure("sample", "µs", _samples),
    Measure("leaf", "µs", _leaves),
    Measure("json", "µs", _round_trips),
)
