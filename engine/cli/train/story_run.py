"""`python -m engine train --story`: weights for what public play says of hidden cards and of answers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from engine.base.game import Game
from engine.base.story import ANSWERS, STORY, Story
from engine.bots.noting import story_of
from engine.cli.language import words
from engine.cli.table_words import GAIN, GAME, TOO_LITTLE, WRITTEN
from engine.cli.train.choices import Choice, Choices, Floats, fit
from engine.cli.train.figures import interval
from engine.cli.train.story_games import WORLDS, Read, StoryGames
from engine.core.errors import BadOption
from engine.core.features import Places
from engine.core.logit import SCALE
from engine.core.text import N_

_OF_WORLDS: Final = N_("cli", "Log loss of the true world among {worlds} others in the held-out games, over "
                              "{decisions} decisions:")
_OF_ANSWERS: Final = N_("cli", "Log loss of the answer given in the held-out games, over {decisions} decisions:")
_PARTS: Final = 10
_HELD_OUT: Final = 3
"""The games whose number ends in a digit below this are those that the figures are from."""
RIDGE: Final = 6.0
"""How strongly weights are drawn to 0: what was seen a few times says little."""
_DIGITS: Final = 4
_REMEMBERED: Final = 5
"""A belief is fitted to the games of so many generations, its own among them."""


@dataclass(frozen=True, slots=True)
class StoryTraining:
    """Whose play is learned from; the same makes the same weights.

    With several generations, each plays with the beliefs of all before it, and adds one (fictitious play).
    """

    game: Game[Any]
    seats: int
    games: int
    seed: int
    level: str
    generations: int = 1

    def check(self) -> StoryGames:
        """The games to learn from. Raises BadOption, a ValueError, where nothing can be learned."""
        found = self.games_of(0)
        found.check()
        if self.games < _PARTS:
            raise BadOption(TOO_LITTLE.fill(name="games", least=_PARTS, number=str(self.games)))
        return found

    def games_of(self, generation: int) -> StoryGames:
        """The games of a generation."""
        return StoryGames(self.game.id, self.seats, self.level, self.games, self.seed + generation)

    @property
    def command(self) -> str:
        """The command line that trains the same."""
        generations = f" --generations {self.generations}" if self.generations > 1 else ""
        return (f"python3 -m engine train {self.game.id} --story --level {self.level} --seats {self.seats} "
                f"--games {self.games} --seed {self.seed}{generations}")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Weights, and the log losses in games that they have not learned from."""

    weights: Floats
    number: int
    figures: dict[str, Any]


def train_story(training: StoryTraining, out: Path | None, jobs: int = 1, address: str | None = None,
                resume: Path | None = None) -> None:
    """Play, fit, measure; write the weights to the game's folder if they predict better, or to folder `out` anyway.

    Raises BadOption if there is nothing to learn, or too little to learn from.
    """
    games, story = training.check(), story_of(training.game)
    read = _read(games, jobs, address, resume)
    weights = training.game.evaluator.story_weights
    for of, places, choices in _asked(story, read):
        found = fitted(choices, places, training.seed)
        print("\n".join(lines(of, found)))
        better = found.figures["gain"][1] > 0
        folder = weights.folder if out is None and better and weights is not None else out
        if folder is not None:
            _write(training, folder, of, places, [found])
        elif better:
            print(words(N_("cli", "No bot in this game uses such values: nothing was written.")))
        else:
            print(words(N_("cli", "The current values are just as good: nothing was written.")))


def train_beliefs(training: StoryTraining, jobs: int = 1, address: str | None = None,
                  resume: Path | None = None) -> None:
    """Generation after generation, play with all beliefs found so far, and add the one that fits this play best.

    The first generation plays as if nothing had been learned. What is written after each is what the next plays with,
    in the game's folder. Raises BadOption as `train_story`.
    """
    training.check()
    story, weights = story_of(training.game), training.game.evaluator.story_weights
    if weights is None:
        raise BadOption(N_("cli", "{game} keeps no story weights (see {where}).").fill(
            game=training.game.name, where="Evaluator.story_weights"))
    for of in story.fitted:
        weights.file(of, training.seats).unlink(missing_ok=True)
    weights.forget()
    generations: list[list[Read]] = []
    beliefs: dict[str, list[Fitted]] = {of: [] for of in story.fitted}
    for generation in range(training.generations):
        kept = None if resume is None else resume.with_name(f"{resume.name}-{generation}")
        generations = [*generations[1 - _REMEMBERED:], _read(training.games_of(generation), jobs, address, kept)]
        print(words(N_("cli", "Generation {number} of {last}.").fill(number=generation + 1, last=training.generations)))
        for of, places, choices in _asked(story, [each for games in generations for each in games]):
            beliefs[of].append(fitted(choices, places, training.seed))
            print("\n".join(lines(of, beliefs[of][-1])))
            _write(training, weights.folder, of, places, beliefs[of])
        weights.forget()


def _read(games: StoryGames, jobs: int, address: str | None, resume: Path | None) -> list[Read]:
    # None: no progress bar if stderr is not a terminal.
    return list(tqdm(games.read(jobs, address, resume), total=games.games, unit=words(GAME), disable=None))


def _asked(story: Story, read: Sequence[Read]) -> list[tuple[str, Places, Sequence[Choice]]]:
    """What is fitted: the file, its features, and what there is to learn from."""
    choices = {STORY: [choice for each in read for choice in each.worlds],
               ANSWERS: [choice for each in read for choice in each.answers]}
    return [(of, places, choices[of]) for of, places in story.fitted.items()]


def _write(training: StoryTraining, folder: Path, of: str, places: Places, beliefs: Sequence[Fitted]) -> None:
    last, file = beliefs[-1], folder / f"{of}-{training.seats}.json"
    write(file, {"command": training.command, "edition": training.game.rules_version, "number": last.number,
                 "log loss": last.figures, "words": places.words()},
          named([whole(belief.weights) for belief in beliefs], places))
    print(words(WRITTEN.fill(file=str(file))))


def fitted(choices: Sequence[Choice], places: Places, seed: int) -> Fitted:
    """The weights fitted to most of the games, and what they say of the others. Raises BadOption on too few."""
    held_out = np.array([choice.game % _PARTS < _HELD_OUT for choice in choices], np.bool_)
    if not held_out.any() or held_out.all():
        raise BadOption(N_("cli", "These games held too little to learn from; more are needed."))
    arrays = Choices(choices, places.size)
    weights = rounded(fit(arrays, ~held_out, RIDGE))
    return Fitted(weights, len(choices), _figures(arrays, held_out, weights, seed))


def rounded(weights: Floats) -> Floats:
    """The weights as a file has them."""
    found: Floats = np.round(weights * SCALE) / SCALE
    return found


def _figures(choices: Choices, held_out: npt.NDArray[np.bool_], weights: Floats, seed: int) -> dict[str, Any]:
    """Log losses in the games held out, and by how much the fitted one is lower, with its 95 % interval."""
    of = {"all alike": np.zeros(len(choices.of)), "today": choices.today,
          "fitted": choices.scores(weights) + choices.beside}
    losses = {name: choices.losses(scores)[held_out] for name, scores in of.items()}
    gain = (losses["today"] - losses["fitted"]).astype(np.float32)
    low, high = interval(gain, choices.games[held_out], seed)
    return {**{name: round(float(loss.mean()), _DIGITS) for name, loss in losses.items()},
            "gain": [round(float(gain.mean()), _DIGITS), round(low, _DIGITS), round(high, _DIGITS)]}


def lines(of: str, found: Fitted) -> list[str]:
    """What is printed of a fit."""
    title = _OF_WORLDS.fill(worlds=WORLDS) if of == STORY else _OF_ANSWERS
    gain, low, high = found.figures["gain"]
    return [words(title.fill(decisions=f"{found.number:,}")),
            *(f"  {name:<14}{found.figures[name]:.4f}" for name in ("all alike", "today", "fitted")),
            f"  {'gain':<14}{words(GAIN.fill(gain=f'{gain:.4f}', low=f'{low:.4f}', high=f'{high:.4f}'))}"]


def whole(weights: Floats) -> list[int]:
    """The weights in 1024ths."""
    found: list[int] = np.round(weights * SCALE).astype(int).tolist()
    return found


def named(beliefs: Sequence[Sequence[int]], places: Places) -> dict[str, list[int]]:
    """By the name of a feature: its weight in 1024ths by every belief, without those that are 0 by all."""
    columns = zip(*beliefs, strict=True)
    return {name: list(column) for name, column in zip(places.names(), columns, strict=True) if any(column)}


def write(file: Path, head: dict[str, Any], weights: dict[str, list[int]]) -> None:
    """A line for every feature, so that changes can be compared."""
    file.parent.mkdir(exist_ok=True)
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(of)}" for name, of in weights.items())
    first = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items())
    file.write_text(f'{{{first},\n"weights": {{\n{rows}\n}}}}\n', encoding="utf-8")
