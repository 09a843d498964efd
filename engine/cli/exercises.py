"""Exercises of a game, on the command line: found in bot games, measured, checked, and written to the game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.cli.files import check_folder, write_text
from engine.cli.language import words
from engine.cli.table_words import EXERCISE
from engine.core.errors import BadOption
from engine.core.text import N_
from engine.games.registry import GAMES
from engine.learn.difficulty import SOLVERS, TRIES, abilities, measured
from engine.learn.exercises import Shipped, file_of, read_shipped, written
from engine.learn.finding import WORLDS, flaw, found

_IN_FILE: Final = N_("cli", "%n exercise(s) of {game} in {file}.", "", 1)


def exercises(game: Game[Any], number: int, seed: int, out: Path | None, *, add: bool = False) -> None:
    """Find so many exercises and measure how hard they are; they take the place of those that came with the game.

    With `add` they are added to these; otherwise the file knows the names of those that went. It is written to the
    game's folder, or to the file `out`. Raises BadOption for none, and CannotWrite.
    """
    if number < 1:
        raise BadOption(N_("cli", "Ask for at least one exercise, not {number}.").fill(number=str(number)))
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    kept = before.exercises if add else ()
    searched = tqdm(found(game, number, seed, kept), total=number, unit=words(EXERCISE), disable=None)
    new = tuple(measured(game, each) for each in searched)
    gone = before.gone if add else (*before.gone, *(each.name for each in before.exercises))
    command = f"python3 -m engine exercises {game.id} --number {number} --seed {seed}"
    if add:
        command = "; ".join(filter(None, (before.made.get("command", ""), f"{command} --add")))
    _write(file, Shipped((*kept, *new), gone), command)
    print(words(_IN_FILE.fill(n=number, game=game.name, file=str(file))))


def measure(game: Game[Any], out: Path | None) -> None:
    """Measure anew how hard the exercises of a game are. Raises CannotWrite."""
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    listed = tqdm(before.exercises, unit=words(EXERCISE), disable=None)
    after = replace(before, exercises=tuple(measured(game, each) for each in listed))
    _write(file, after, before.made.get("command", ""))
    hard = sorted(each.difficulty or 0 for each in after.exercises)
    middle = hard[len(hard) // 2]
    print(words(N_("cli", "{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.", "", 1).fill(
        n=len(hard), game=game.name, least=hard[0], most=hard[-1], middle=middle)))
    everywhere = [after if game_id == game.id else read_shipped(file_of(game_id)) for game_id in GAMES]
    fitting = abilities([each.solved for found in everywhere for each in found.exercises if each.solved])
    print(words(N_("cli", "Ratings that fit all games: {ratings}").fill(
        ratings=tuple(f"{level} {rating:.0f}" for level, rating in fitting.items()))))


def check(game: Game[Any]) -> None:
    """Print which exercises of a game do not have one clear best move by now, and why."""
    listed = read_shipped(file_of(game.id)).exercises
    unclear = 0
    for exercise in tqdm(listed, unit=words(EXERCISE), disable=None):
        why = flaw(game, exercise)
        if why:
            unclear += 1
            print(f"{exercise.name}: {words(why)}")
    print(words(N_("cli", "{game}: one clear best move in {clear} of {all}.").fill(
        game=game.name, clear=len(listed) - unclear, all=len(listed))))


def retire(game: Game[Any], names: Sequence[str], out: Path | None) -> None:
    """Take exercises out of those that come with a game; their names are kept. Raises BadOption, CannotWrite."""
    file = file_of(game.id) if out is None else out
    check_folder(file)
    before = read_shipped(file_of(game.id))
    unknown = set(names) - {each.name for each in before.exercises}
    if unknown:
        raise BadOption(N_("cli", "{game} has no exercise {exercise}.").fill(
            game=game.name, exercise=repr(min(unknown))))
    left = tuple(each for each in before.exercises if each.name not in names)
    _write(file, replace(before, exercises=left, gone=(*before.gone, *names)), before.made.get("command", ""))
    print(words(_IN_FILE.fill(n=len(left), game=game.name, file=str(file))))


def _write(file: Path, shipped: Shipped, command: str) -> None:
    made = {"command": command, "worlds": WORLDS, "solvers": list(SOLVERS), "tries": TRIES}
    write_text(file, written(replace(shipped, made=made)))
