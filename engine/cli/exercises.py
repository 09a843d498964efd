"""Exercises of a game, on the command line: found in bot games, measured, checked, and written to the game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tqdm import tqdm

from engine.base.game import Game
from engine.cli.files import check_folder, write_text
from engine.core.errors import BadOption
from engine.games.registry import GAMES
from engine.learn.difficulty import SOLVERS, TRIES, abilities, measured
from engine.learn.exercises import Shipped, file_of, read_shipped, written
from engine.learn.finding import WORLDS, flaw, found


def exercises(game: Game[Any], number: int, seed: int, out: Path | None, *, add: bool = False) -> None:
    """Find so many exercises and measure how hard they are; they take the place of those that came with the game.

    With `add` they are added to these; otherwise the file knows the names of those that went. It is written to the
    game's folder, or to the file `out`. Raises BadOption for none, and CannotWrite.
    """
    if number < 1:
        raise BadOption(f"At least one exercise is to be found, not {number}.")
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    kept = before.exercises if add else ()
    searched = tqdm(found(game, number, seed, kept), total=number, unit="exercise", disable=None)
    new = tuple(measured(game, each) for each in searched)
    gone = before.gone if add else (*before.gone, *(each.name for each in before.exercises))
    command = f"python3 -m engine exercises {game.id} --number {number} --seed {seed}"
    if add:
        command = "; ".join(filter(None, (before.made.get("command", ""), f"{command} --add")))
    _write(file, Shipped((*kept, *new), gone), command)
    print(f"{number} exercises of {game.name} are in {file}.")


def measure(game: Game[Any], out: Path | None) -> None:
    """Measure anew how hard the exercises of a game are. Raises CannotWrite."""
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    listed = tqdm(before.exercises, unit="exercise", disable=None)
    after = replace(before, exercises=tuple(measured(game, each) for each in listed))
    _write(file, after, before.made.get("command", ""))
    hard = sorted(each.difficulty or 0 for each in after.exercises)
    middle = hard[len(hard) // 2]
    print(f"{game.name}: {len(hard)} exercises, difficulty {hard[0]} to {hard[-1]}, the middle one {middle}.")
    everywhere = [after if game_id == game.id else read_shipped(file_of(game_id)) for game_id in GAMES]
    fitting = abilities([each.solved for found in everywhere for each in found.exercises if each.solved])
    print("Ratings that fit all games:", ", ".join(f"{level} {rating:.0f}" for level, rating in fitting.items()))


def check(game: Game[Any]) -> None:
    """Print which exercises of a game do not have one clear best move by now, and why."""
    listed = read_shipped(file_of(game.id)).exercises
    unclear = 0
    for exercise in tqdm(listed, unit="exercise", disable=None):
        why = flaw(game, exercise)
        if why:
            unclear += 1
            print(f"{exercise.name}: {why}")
    print(f"{game.name}: {len(listed) - unclear} of {len(listed)} exercises have one clear best move.")


def retire(game: Game[Any], names: Sequence[str], out: Path | None) -> None:
    """Take exercises out of those that come with a game; their names are kept. Raises BadOption, CannotWrite."""
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    unknown = set(names) - {each.name for each in before.exercises}
    if unknown:
        raise BadOption(f"{game.name} has no exercise {min(unknown)!r}.")
    left = tuple(each for each in before.exercises if each.name not in names)
    _write(file, replace(before, exercises=left, gone=(*before.gone, *names)), before.made.get("command", ""))
    print(f"{len(left)} exercises of {game.name} are in {file}.")


def _write(file: Path, shipped: Shipped, command: str) -> None:
    made = {"command": command, "worlds": WORLDS, "solvers": list(SOLVERS), "tries": TRIES}
    write_text(file, written(replace(shipped, made=made)))
