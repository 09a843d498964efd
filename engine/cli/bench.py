"""Measures the speed of the engine and the bots: random play, clones, observations, worlds, moves of each level."""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.bots.levels import bot
from engine.core.observe import Observation
from engine.core.state import State

_POSITIONS: Final = 60
_REPEATS: Final = 20

Measure = Callable[[Game[Any], int, float], float]
"""Measures a game at a number of seats; a rate is measured for that many seconds."""


def bench(games: Sequence[Game[Any]], seconds: float = 0.5) -> None:
    """Measure games at every number of seats, each rate for `seconds`, and print a table per game."""
    columns = [(game, seats) for game in games for seats in game.seats]
    results: dict[tuple[str, int], list[float]] = {(game.id, seats): [] for game, seats in columns}
    with tqdm(total=len(columns) * len(_MEASURES), unit="measure", disable=None) as bar:
        for game, seats in columns:
            for _, measure, _ in _MEASURES:
                results[game.id, seats].append(measure(game, seats, seconds))
                bar.update()
    for game in games:
        _print_row(str(game.name), [f"{seats} seats" for seats in game.seats])
        for row, (label, _, form) in enumerate(_MEASURES):
            _print_row(f"  {label}", [form.format(results[game.id, seats][row]) for seats in game.seats])


def _print_row(label: str, cells: Sequence[str]) -> None:
    print(f"{label:<34}" + "".join(f"{cell:>14}" for cell in cells))


# -- rates -----------------------------------------------------------------------------------------------------------

def _decisions(game: Game[Any], seats: int, seconds: float) -> float:
    """Random decisions per second through legal_moves and advance; setting up is not counted."""
    rng = random.Random(seats)
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        state = game.start(seats, seed)
        seed += 1
        began = time.perf_counter()
        decisions += _play_out(state, rng)
        spent += time.perf_counter() - began
    return decisions / spent


def _simulations(game: Game[Any], seats: int, seconds: float) -> float:
    """Sampled worlds played to the end at random, per second."""
    rng = random.Random(seats)
    observations = _observations(game, seats)
    done, spent, began = 0, 0.0, time.perf_counter()
    while spent < seconds:
        _play_out(observations[done % len(observations)].sample(rng), rng)
        done += 1
        spent = time.perf_counter() - began
    return done / spent


def _play_out(state: State, rng: random.Random) -> int:
    decisions = 0
    draw = rng.random
    while state.actor is not None:
        moves = state.legal_moves()
        state.advance(moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


# -- single steps ----------------------------------------------------------------------------------------------------

def _clone(game: Game[Any], seats: int, _seconds: float) -> float:
    return _microseconds([state.clone for state in _states(game, seats)])


def _observation(game: Game[Any], seats: int, _seconds: float) -> float:
    """Microseconds for an observation when the whole log has yet to be folded into knowledge."""
    return _microseconds([partial(_observe, state) for state in _states(game, seats)])


def _observe(state: State) -> Observation[Any]:
    # A fresh clone has folded nothing yet, however often this is repeated.
    return state.clone().observation(state.actor or 0)


def _sample(game: Game[Any], seats: int, _seconds: float) -> float:
    rng = random.Random(seats)
    return _microseconds([partial(seen.sample, rng) for seen in _observations(game, seats)])


def _round_trip(game: Game[Any], seats: int, _seconds: float) -> float:
    return _microseconds([partial(_to_json_and_back, game, state) for state in _states(game, seats)])


def _to_json_and_back(game: Game[Any], state: State) -> State:
    back: State = game.state_from_json(json.loads(json.dumps(state.to_json())))
    return back


def _microseconds(steps: Sequence[Callable[[], object]]) -> float:
    """The median time of the steps in microseconds, each repeated."""
    times = []
    for step in steps:
        began = time.perf_counter()
        for _ in range(_REPEATS):
            step()
        times.append((time.perf_counter() - began) / _REPEATS)
    return 1e6 * statistics.median(times)


# -- bots ------------------------------------------------------------------------------------------------------------

def _thinking(level: str) -> Measure:
    """A measure of the median milliseconds in which a bot of that level chooses among several moves."""

    def measure(game: Game[Any], seats: int, _seconds: float) -> float:
        player, rng, times = bot(level, game), random.Random(seats), []
        for observation in _observations(game, seats):
            if len(observation.legal_moves()) > 1:
                began = time.perf_counter()
                player.choose(observation, rng=rng)
                times.append(time.perf_counter() - began)
        return 1e3 * statistics.median(times)

    return measure


# -- positions to measure in -----------------------------------------------------------------------------------------

def _states(game: Game[Any], seats: int) -> list[State]:
    """Positions spread evenly over games between pages."""
    found: list[State] = []
    seed = 0
    while len(found) < _POSITIONS:
        rng = random.Random(seed)
        state, player = game.start(seats, seed), bot("page", game)
        while state.actor is not None:
            found.append(state.clone())
            state.advance(player.choose(state.observation(state.actor), rng=rng).move)
        seed += 1
    return found[::max(1, len(found) // _POSITIONS)][:_POSITIONS]


def _observations(game: Game[Any], seats: int) -> list[Observation[Any]]:
    return [state.observation(state.actor or 0) for state in _states(game, seats)]


_MEASURES: Final[tuple[tuple[str, Measure, str], ...]] = (
    ("random decisions per second", _decisions, "{:,.0f}"),
    ("simulations per second", _simulations, "{:,.0f}"),
    ("clone, µs", _clone, "{:.2f}"),
    ("observation, µs", _observation, "{:.1f}"),
    ("sample a world, µs", _sample, "{:.1f}"),
    ("state to JSON and back, µs", _round_trip, "{:.1f}"),
    ("page, ms a move", _thinking("page"), "{:.2f}"),
    ("squire, ms a move", _thinking("squire"), "{:.2f}"),
)
