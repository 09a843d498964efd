"""`python -m engine train`: what it prints, and the file it writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from tqdm import tqdm

from engine.base.game import Game
from engine.base.learned import Learnable
from engine.cli.language import words
from engine.cli.table_words import GAIN, GAME, TOO_LITTLE, WRITTEN
from engine.cli.train.figures import interval
from engine.cli.train.fit import fit, losses, whole_numbers
from engine.cli.train.positions import Numbers, TrainingPositions
from engine.cli.train.self_play import SelfPlay
from engine.core.errors import BadOption
from engine.core.text import N_

_PARTS: Final = 10
_HELD_OUT: Final = (0, 1, 2)
"""The tenths of the games that the figures are from."""
_ASIDE: Final = (3,)
"""The tenth that says when to stop learning."""
_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Training:
    """What is learned, and from what; the same makes the same weights."""

    game: Game[Any]
    seats: int
    games: int
    seed: int
    worlds: int
    hidden: int
    percent: int

    def check(self) -> None:
        """Raises BadOption, a ValueError, on numbers that nothing can be learned with."""
        self.game.check(self.seats, self.seed, {})
        least = {"games": _PARTS, "worlds": 1, "hidden": 1, "percent": 1}
        for name, number in least.items():
            if getattr(self, name) < number:
                raise BadOption(TOO_LITTLE.fill(name=name, least=number, number=str(getattr(self, name))))

    @property
    def command(self) -> str:
        """The command line that trains the same."""
        return (f"python3 -m engine train {self.game.id} --seats {self.seats} --games {self.games} --seed {self.seed} "
                f"--worlds {self.worlds} --hidden {self.hidden} --percent {self.percent}")


def train(training: Training, out: Path | None, jobs: int = 1, address: str | None = None,
          resume: Path | None = None) -> None:
    """Play, learn, measure; write the weights if they predict better than hand-made values, or to `out` in any case.

    `jobs` games are played at a time, or those of a Dask cluster: the weights are the same. Games in the file `resume`
    are not played again, and others are added to it.
    Raises BadOption if there is nothing to learn, or too little to learn from.
    """
    game, learnable = training.game, training.game.evaluator.learnable
    if learnable is None or game.evaluator.learned is None:
        raise BadOption(N_("cli", "{game} says nothing about what can be learned (see {where}).").fill(
            game=game.name, where="Evaluator.learnable"))
    training.check()
    positions = _positions(training, learnable, jobs, address, resume)
    learned = positions.of_games([part for part in range(_PARTS) if part not in (*_HELD_OUT, *_ASIDE)], _PARTS)
    weights = fit(positions, learned, positions.of_games(_ASIDE, _PARTS), training.hidden, training.seed)
    held_out = positions.of_games(_HELD_OUT, _PARTS)
    figures = _figures(positions, held_out, losses(positions, held_out, weights), training.seed)
    _print(figures, len(positions), len(learned))
    better = figures["gain"][1] > 0
    file = out or (game.evaluator.learned.file(training.seats) if better else None)
    if file is None:
        print(words(N_("cli", "The hand-made values are just as good: nothing was written.")))
        return
    _write(file, {"command": training.command, "edition": game.rules_version, "positions": len(positions),
                  "log loss": figures, **whole_numbers(weights, learnable.places)})
    print(words(WRITTEN.fill(file=str(file))))


def _positions(training: Training, learnable: Learnable, jobs: int, address: str | None,
               resume: Path | None) -> TrainingPositions:
    played = SelfPlay(training.game.id, training.seats, training.games, training.seed, training.worlds,
                      training.percent / 100).seen(jobs, address, resume)
    # None: no progress bar if stderr is not a terminal.
    progress = tqdm(played, total=training.games, unit=words(GAME), disable=None)
    return TrainingPositions([seen for each in progress for seen in each], learnable.places)


def _figures(positions: TrainingPositions, held_out: Numbers, learned: Any, seed: int) -> dict[str, Any]:
    """Log losses in the games held out, and by how much the learned one is lower, with its 95 % interval."""
    said = positions.said[held_out]
    made = positions.losses(held_out, said)
    equal = positions.losses(held_out, np.zeros_like(said))
    low, high = interval(made - learned, positions.games[held_out], seed)
    figures = {"equal chances": equal.mean(), "hand-made": made.mean(), "learned": learned.mean()}
    return {**{name: round(float(loss), _DIGITS) for name, loss in figures.items()},
            "gain": [round(float((made - learned).mean()), _DIGITS), round(low, _DIGITS), round(high, _DIGITS)]}


def _print(figures: dict[str, Any], positions: int, learned: int) -> None:
    print(words(N_("cli", "Learned from {learned} of {positions} positions. Log loss in the held-out games:").fill(
        learned=learned, positions=positions)))
    for name in ("equal chances", "hand-made", "learned"):
        print(f"  {name:<14}{figures[name]:.4f}")
    gain, low, high = figures["gain"]
    print(f"  {'gain':<14}{words(GAIN.fill(gain=f'{gain:.4f}', low=f'{low:.4f}', high=f'{high:.4f}'))}")


def _write(file: Path, data: dict[str, Any]) -> None:
    """A line for every name and every feature, so that changes can be compared."""
    file.parent.mkdir(exist_ok=True)
    rows = ",\n".join(f"{json.dumps(feature)}: {json.dumps(row)}" for feature, row in data.pop("rows").items())
    head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items())
    file.write_text(f'{{{head},\n"rows": {{\n{rows}\n}}}}\n', encoding="utf-8")
