"""`python -m engine train --policy`: play, learn from it, and so on; and the file that is written."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from tqdm import tqdm

from engine.base.game import Game
from engine.base.policy import TEMPERATURE
from engine.bots.arena.workers import run
from engine.cli.language import words
from engine.cli.table_words import GAME, TOO_LITTLE, WRITTEN
from engine.cli.train.policy_learn import Learner
from engine.cli.train.policy_play import Played, Task, play, policy_of
from engine.cli.train.policy_weights import Mean, first_weights, whole_numbers, written_weights
from engine.core.errors import BadOption
from engine.core.text import N_

_AT_ONCE: Final = 1024
"""Games that are played before something is learned from them."""
_TASK: Final = 512
_CRITIC_ALONE: Final = 8
"""How often only the critic learns when weights are gone on from, which come without one."""
_CRITIC_RATE: Final = 4e-3


@dataclass(frozen=True, slots=True)
class _Pace:
    """How far a step goes (`rates`), and what it is worth to be hard to foretell, at first and at last; and the last
    share of the times when something was learned, over which weights are averaged: one by one they go to and fro."""

    temperatures: tuple[float, float]
    rates: tuple[float, float]
    averaged: float


_FROM_NOTHING: Final = _Pace((0.04, 0.01), (4e-3, 5e-4), 0.0)
_GOING_ON: Final = _Pace((TEMPERATURE, TEMPERATURE), (1e-3, 1e-3), 0.5)


@dataclass(frozen=True, slots=True)
class PolicyTraining:
    """What is learned, and from how many games; the same makes the same weights on the same machine."""

    game: Game[Any]
    seats: int
    games: int
    seed: int
    hidden: int
    begun: Path | None = None
    """A file with weights to go on from, with as many hidden nodes as there are; None to begin with nothing."""

    def check(self) -> None:
        """Raises BadOption, a ValueError, on a game without a policy or numbers that nothing can be learned with."""
        self.game.check(self.seats, self.seed, {})
        policy_of(self.game)
        for name in ("games", "hidden"):
            if getattr(self, name) < 1:
                raise BadOption(TOO_LITTLE.fill(name=name, least=1, number=str(getattr(self, name))))

    @property
    def command(self) -> str:
        """The command line that trains the same, after that which made the weights gone on from."""
        begun = f"--hidden {self.hidden}" if self.begun is None else f"--from {self.begun.name}"
        found = (f"python3 -m engine train {self.game.id} --policy --seats {self.seats} --games {self.games} "
                 f"--seed {self.seed} {begun}")
        return found if self.begun is None else f"{_read(self.begun)['command']} --out {self.begun.name}; {found}"


def train_policy(training: PolicyTraining, out: Path | None, jobs: int = 1, address: str | None = None) -> None:
    """Play against itself and learn, again and again; write the weights to the game's folder, or to `out`.

    The games are played by so many processes, or on a Dask cluster: the weights are the same.
    Raises BadOption if there is nothing to learn.
    """
    training.check()
    policy, kept = policy_of(training.game), training.game.evaluator.policy_weights
    file = out or (None if kept is None else kept.file(training.seats))
    if file is None:
        raise BadOption(N_("cli", "{game} keeps no policy weights (see {where}).").fill(
            game=training.game.name, where="Evaluator.policy_weights"))
    pace, begun = (_FROM_NOTHING, None) if training.begun is None else (_GOING_ON, _read(training.begun))
    weights = (first_weights(policy, training.hidden, training.seed) if begun is None
               else written_weights(policy, begun, training.seed))
    learner, mean = Learner(weights, training.seed), Mean()
    met, moves = set[int](), set[int]()
    # None: no progress bar if stderr is not a terminal.
    with tqdm(total=training.games, unit=words(GAME), disable=None) as progress:
        for first in range(0, training.games, _AT_ONCE):
            number, done = min(_AT_ONCE, training.games - first), first / training.games
            played = _played(training, learner, first, number, jobs, address)
            for seen, choices in zip(played.seen, played.moves, strict=True):
                met.update(seen)
                moves.update([move[0] for move in choices])
            if begun is not None and first < _CRITIC_ALONE * _AT_ONCE:
                learner.improve(played, TEMPERATURE, _CRITIC_RATE, critic_alone=True)
            else:
                learner.improve(played, _between(*pace.temperatures, done), _between(*pace.rates, done))
            if done >= 1.0 - pace.averaged:
                mean.add(learner.weights)
            progress.update(number)
    _write(file, {"command": training.command, "edition": training.game.rules_version,
                  **whole_numbers(mean.weights or learner.weights, policy.places, np.array(sorted(met)),
                                  np.array(sorted(moves)))})
    print(words(WRITTEN.fill(file=str(file))))


def _read(file: Path) -> dict[str, Any]:
    """The weights of a file. Raises BadOption if there are none."""
    try:
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption(N_("cli", "{file} has no weights to continue from.").fill(file=str(file))) from error
    if not {"command", "bias", "out", "rows"} <= set(data):
        raise BadOption(N_("cli", "{file} has no policy weights.").fill(file=str(file)))
    return data


def _played(training: PolicyTraining, learner: Learner, first: int, number: int, jobs: int,
            address: str | None) -> Played:
    tasks = [Task(training.game.id, training.seats, learner.weights, min(_TASK, number - begin),
                  f"{training.seed} {first + begin}") for begin in range(0, number, _TASK)]
    found = Played()
    for each in run(play, tasks, jobs, address):
        found.extend(each)
    return found


def _between(at_first: float, at_last: float, done: float) -> float:
    """The same part less with every game."""
    return at_first * float(np.power(at_last / at_first, done))


def _write(file: Path, data: dict[str, Any]) -> None:
    """A line for every name and every feature, so that changes can be compared."""
    file.parent.mkdir(exist_ok=True)
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in data.pop("rows").items())
    head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items())
    file.write_text(f'{{{head},\n"rows": {{\n{rows}\n}}}}\n', encoding="utf-8")
