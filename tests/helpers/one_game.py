"""Which tests concern one game: what `make test GAME=...` runs."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES
from tests.helpers.quick import LONG, name_of

TESTS: Final = Path(__file__).parents[1]
_OF_ALL: Final = TESTS / "repo"
"""These read the texts, pictures and sources of all games."""


def add_option(parser: pytest.Parser) -> None:
    """Let pytest be asked for the tests of one game."""
    parser.addoption("--game", metavar="ID", help=f"run the tests that concern this game: {', '.join(GAMES)}")


def keep_game(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what does not concern the game that was asked for. Raises UsageError if there is no such game."""
    game_id: str | None = config.getoption("--game")
    if game_id is None:
        return
    if game_id not in GAMES:
        raise pytest.UsageError(f"There is no game {game_id!r}; games are {', '.join(GAMES)}.")
    about, others = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        (about if concerns(item, game_id) else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = about
    begin_with_it(items, game_id)


def begin_with_it(items: Iterable[pytest.Item], game_id: str) -> None:
    """Let every test have an example of the game: where others come first, its own are left to the long run."""
    examples = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if games_among_parameters(item) == {game_id}:
            examples[name_of(item)].append(item)
    for first, *more in examples.values():
        if all(example.get_closest_marker(LONG) for example in (first, *more)):
            first.own_markers[:] = [mark for mark in first.own_markers if mark.name != LONG]


def games_among_parameters(item: pytest.Item) -> set[str]:
    """The games that the parameters of a test name."""
    callspec = getattr(item, "callspec", None)
    return {game for value in callspec.params.values() for game in _games_of(value)} if callspec is not None else set()


def concerns(item: pytest.Item, game_id: str) -> bool:
    """Whether a test is about a game: its parameters say so or, if they name no game, the test itself or its file."""
    if _OF_ALL in item.path.parents:
        return True
    named = games_among_parameters(item)
    return game_id in (named or _games_of_file(item.path) | _games_played_in(getattr(item, "function", None)))


def _games_played_in(test: Callable[..., object] | None) -> set[str]:
    """The games that a test without parameters names itself, such as in the position it begins with."""
    source = inspect.getsource(test) if test is not None else ""
    return {game_id for game_id in GAMES if f'"{game_id}"' in source}


def _games_of(value: object) -> Iterator[str]:
    """The games that a parameter is about: it is or has their id, as a position or an exercise has."""
    if isinstance(value, str):
        yield from _named_in(value)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from _games_of(each)
    else:
        for owner in (value, getattr(value, "game", None)):
            if owner in GAMES:
                yield owner
            elif (found := getattr(owner, "id", None)) in GAMES:
                yield found


def _named_in(text: str) -> Iterator[str]:
    """The games that are named in a text: Shadow Throne is not Throne."""
    for game_id in sorted(GAMES, key=len, reverse=True):
        without = re.sub(rf"(?<![a-z-]){game_id}(?![a-z])", "", text)
        if without != text:
            yield game_id
        text = without


def folder_of(game_id: str) -> str:
    """The name of the folders of a game: of its rules, its pictures and its tests."""
    return game_id.replace("-", "_")


@cache
def _games_of_file(file: Path) -> frozenset[str]:
    """The games that a file of tests is about: its name or folder says so, or it looks into their modules."""
    source = file.read_text(encoding="utf-8")
    return frozenset(game_id for game_id in GAMES if _is_about(file, folder_of(game_id))
                     or re.search(rf"\bengine\.games\.{folder_of(game_id)}\b", source))


def _is_about(file: Path, folder: str) -> bool:
    others = {word for game_id in GAMES if folder_of(game_id) != folder for word in folder_of(game_id).split("_")}
    own = {*folder.split("_")} - others
    return file.parent.name == folder or file.stem == f"test_{folder}" or bool(own & {*file.stem.split("_")})
