"""A position judged ever more surely: by a bot over and over, in new worlds each time, and exactly if it is small.

Nothing here imports Qt, so that a process of its own can do it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, Final

from engine import load_game
from engine.base.game import Game
from engine.bots.base import ONLY_MOVE
from engine.bots.levels import SEARCHING, bot
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text
from engine.learn.judging import Judgement, judge
from engine.learn.reasons import reason
from engine.solve.cfr import Solver
from engine.solve.ending import Ending
from engine.solve.errors import CannotSolve
from engine.solve.response import values_of_moves

MOST_ROUNDS: Final = 200
"""After so many, the interval hardly shrinks any more."""
_WORLDS: Final = 48
"""In how many worlds moves are weighed in a round: as many as marshals and regents try in a game."""
_SECONDS: Final = 1.2
"""How long a bot that searches thinks in a round: as long as in a game."""
_FIRST: Final = 3
"""How many rounds come before it is found out whether the position can be solved."""
_SOLVABLE: Final = 2
"""Endings of that many players are solved."""
_NODES: Final = 20_000
"""The largest tree that is solved, in nodes: some seconds."""
_TURNS: Final = (1, 2, 3)
"""How many turns ahead a tree may reach: as far as it stays small."""
_ITERATIONS: Final = 300
_TOGETHER: Final = 20
"""How many iterations there are between two looks at how far it has come."""
_WIDTHS: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""By the number of rounds less two: Student's quantiles, in standard errors, for an interval that holds 95 in 100."""
_WIDE: Final = 2.0


@dataclass(frozen=True, slots=True)
class MoveJudged:
    """A move: the chance to win after it, and how far that may be off, in 95 of 100 cases; None after one round."""

    move: Move
    chance: float
    off_by: float | None
    excluded: bool = False
    """Whether the seat knows that it is a mistake."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """A move in an equilibrium: how often it is made, and the chance to win after it."""

    move: Move
    share: float
    chance: float


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """What solving an ending exactly has found: the moves, most often made first, and how far it looked ahead."""

    moves: tuple[Mixed, ...]
    turns: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Judged:
    """What is known so far: the moves, best first, in how many worlds and rounds they were tried, and why."""

    moves: tuple[MoveJudged, ...] = ()
    rounds: int = 0
    worlds: int = 0
    reasons: Mapping[Move, Text] = field(default_factory=dict)
    equilibrium: Equilibrium | None = None
    done: bool = False
    """Whether nothing follows."""


class _Tally:
    """The chances of each move, round by round."""

    def __init__(self) -> None:
        self._chances: dict[Move, list[float]] = {}
        self._excluded: set[Move] = set()
        self.rounds = 0
        self.worlds = 0

    def add(self, chances: Mapping[Move, float], worlds: int, excluded: set[Move]) -> None:
        """Another round."""
        for move, chance in chances.items():
            self._chances.setdefault(move, []).append(chance)
        self._excluded = excluded
        self.rounds += 1
        self.worlds += worlds

    def moves(self) -> tuple[MoveJudged, ...]:
        """The moves, best first; those that the seat knows to be mistakes come last."""
        found = [MoveJudged(move, fsum(chances) / len(chances), _off_by(chances), move in self._excluded)
                 for move, chances in self._chances.items()]
        return tuple(sorted(found, key=lambda each: (each.excluded, -each.chance)))


def _off_by(chances: list[float]) -> float | None:
    """Half the width of the interval in which the average of endless rounds lies in 95 of 100 cases."""
    number = len(chances)
    if number < 2:
        return None
    mean = fsum(chances) / number
    error = sqrt(fsum((each - mean) ** 2 for each in chances) / (number - 1) / number)
    return error * (_WIDTHS[number - 2] if number - 2 < len(_WIDTHS) else _WIDE)


def judging(state: State, level: str) -> Iterator[Judged]:
    """What a bot of that level thinks of the moves of the seat in turn, surer with every step.

    Raises ThroneError on an unknown level, or once the game is over.
    """
    seat = 0 if state.actor is None else state.actor
    observation = state.observation(seat)
    tally = _Tally()
    if len(observation.legal_moves()) == 1:
        yield Judged((MoveJudged(observation.legal_moves()[0], _best_chance(observation), None),), 1, 1,
                     {observation.legal_moves()[0]: ONLY_MOVE}, done=True)
        return
    reasons, excluded = _reasons(judge(observation, worlds=_WORLDS))
    equilibrium: Equilibrium | None = None
    for number in range(MOST_ROUNDS):
        chances, worlds = _round(observation, level, number)
        tally.add(chances, worlds, excluded)
        if tally.rounds == _FIRST:
            yield Judged(tally.moves(), tally.rounds, tally.worlds, reasons)
            for equilibrium in solving(state):
                yield Judged(tally.moves(), tally.rounds, tally.worlds, reasons, equilibrium)
        yield Judged(tally.moves(), tally.rounds, tally.worlds, reasons, equilibrium,
                     done=tally.rounds == MOST_ROUNDS)


def _best_chance(observation: Observation[Any]) -> float:
    """The chance to win after the best move, as hints judge it."""
    return judge(observation).best.chance


def _round(observation: Observation[Any], level: str, seed: int) -> tuple[dict[Move, float], int]:
    """The chances of all moves in one round, in worlds of its own, and how many worlds these were."""
    if level in SEARCHING:
        player = bot(level, observation.seen.game)
        choice = player.choose(observation, rng=random.Random(seed), seconds=_SECONDS)
        return dict(choice.ranking), choice.worlds
    judgement = judge(observation, worlds=_WORLDS, seed=seed)
    return {each.move: each.chance for each in judgement.moves}, len(judgement.worlds)


def _reasons(judgement: Judgement) -> tuple[dict[Move, Text], set[Move]]:
    """What speaks for each move, in the game's own words, and which moves the seat knows to be mistakes."""
    observation = judgement.observation
    evaluator = observation.seen.game.evaluator
    found = {each.move: evaluator.reason(each.move, observation) for each in judgement.moves}
    fact = reason(judgement).fact
    if fact is not None:
        found[judgement.best.move] = fact
    return found, {each.move for each in judgement.moves if each.excluded}


def solving(state: State) -> Iterator[Equilibrium]:
    """The equilibrium of a small ending, one more turn ahead each time as long as it stays small; else nothing."""
    if state.seats != _SOLVABLE:
        return
    game: Game[Any] = load_game(state.game.id)
    for turns in _TURNS:
        try:
            ending = Ending(game, state, turns, _NODES)
        except CannotSolve:
            return
        if ending.own is None:
            return
        yield _equilibrium(game, ending, turns)


def _equilibrium(game: Game[Any], ending: Ending, turns: int) -> Equilibrium:
    solver = Solver(ending.tree)
    for _ in range(_ITERATIONS // _TOGETHER):
        solver.iterate(_TOGETHER)
    mixtures = solver.average()
    assert ending.own is not None
    names = ending.tree.information[ending.own].moves
    moves = [Mixed(game.move_from_json(name), share, chance) for name, share, chance in zip(
        names, mixtures[ending.own], values_of_moves(ending.tree, mixtures, ending.own), strict=True)]
    moves.sort(key=lambda each: (-round(each.share, 3), -each.chance))
    return Equilibrium(tuple(moves), turns, ending.nodes)
