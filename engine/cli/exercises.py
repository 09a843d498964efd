"""Exercises of a game, found in bot games on the command line and written to the game's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tqdm import tqdm

from engine.base.game import Game
from engine.cli.files import check_folder, write_json
from engine.core.errors import BadOption
from engine.learn.exercises import file_of, written
from engine.learn.finding import WORLDS, found


def exercises(game: Game[Any], number: int, seed: int, out: Path | None) -> None:
    """Find so many exercises, and write them in place of those that came with the game, or to the file `out`.

    Raises BadOption for none, and CannotWrite.
    """
    if number < 1:
        raise BadOption(f"At least one exercise is to be found, not {number}.")
    file = file_of(game.id) if out is None else out
    check_folder(file)
    searched = tqdm(found(game, number, seed), total=number, unit="exercise", disable=None)
    made = written(list(searched), command=f"python3 -m engine exercises {game.id} --number {number} --seed {seed}",
                   worlds=WORLDS)
    write_json(file, made)
    print(f"{number} exercises of {game.name} are in {file}.")
