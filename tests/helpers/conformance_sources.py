"""What a game's source and tests contain: all its phases, and the rules that its tests name."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.base.game import Game

_TESTS: Final = Path(__file__).parents[1]


def phases_in_source(game: Game[Any]) -> set[str]:
    """All phases that a game's source ever sets."""
    return {phase for path in _sources(game) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Assign) for target in node.targets
            for value in _phases_set(target, node.value) for phase in _words(value)}


def _phases_set(target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """The values that an assignment gives to a phase, also as one of several: `state.actor, state.phase = ...`."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for each, part in zip(target.elts, value.elts, strict=True):
            yield from _phases_set(each, part)
    elif _is_phase(target):
        yield value


def _sources(game: Game[Any]) -> list[Path]:
    """The source files of a game: its folder or, for a toy of the tests, those of its game, state and turns."""
    file = Path(inspect.getfile(game.state_type))
    if file.parent.parent.name == "games":
        return sorted(file.parent.glob("*.py"))
    return sorted({Path(inspect.getfile(each)) for each in (game.state_type, type(game), type(game).play)})


def _is_phase(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and target.attr == "phase"


def _words(value: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: not those that it only compares with."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _words(value.body)
        yield from _words(value.orelse)
    else:
        assert isinstance(value, ast.Attribute | ast.Call), f"a phase is set to {ast.unparse(value)}"


def rules_in_tests(game: Game[Any]) -> set[str]:
    """The rules that the tests of a game name."""
    folder = _TESTS / "games" / game.id.replace("-", "_")
    files = sorted(folder.glob("test_*.py")) if folder.is_dir() else [_TESTS / "engine" / "test_toy.py"]
    return {f"R{number}" for path in files
            for number in re.findall(r"(?<![A-Za-z0-9])R(\d+)(?![0-9])", path.read_text(encoding="utf-8"))}
