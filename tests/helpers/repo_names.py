"""Former names that must not return to the code, as each of these things now has one name in the whole tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import nodes_of, place, sources

FORMER: Final = {
    "worth": "value", "promise": "value", "outlook": "value",
    "likeness": "state key", "plausibility": "likelihood", "mixing": "temperature",
    "journal": "writer", "happening": "entry", "trail": "last moves", "eyes": "viewer", "deeds": "turns",
    "chronicle": "history",
    "teller": "log", "telling": "log", "film": "replay", "glimpse": "snapshot",
}
"""Words that no identifier contains, and what the same thing is called now. Words that players read stay free."""

_FORMER_FUNCTION: Final = "choices"
"""The former name of a game's `legal_moves`."""

_WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")


def former_names(root: Path) -> list[str]:
    """The identifiers and modules of a project with a former name; tests' own names are sentences and stay free."""
    return [f"{place(root, path, node)}: {name} is called {FORMER[word]} now"
            for path in sources(root, "engine", "throne_desktop", "packaging", "tests")
            for node, name in [(None, path.stem), *_identifiers(path)] for word in _former_in(name)]


def rule_functions_with_a_former_name(root: Path) -> list[str]:
    """The functions of the engine that are called as legal moves once were."""
    return [f"{place(root, path, node)}: {node.name}() is called legal_moves() now"
            for path in sources(root, "engine") for node in nodes_of(path, ast.FunctionDef)
            if node.name == _FORMER_FUNCTION]


@cache
def _former_in(name: str) -> tuple[str, ...]:
    return tuple(word for word in map(str.lower, _WORD.findall(name)) if word in FORMER)


def _identifiers(path: Path) -> Iterator[tuple[ast.AST, str]]:
    """The names that a module uses, each with a place where it does."""
    yield from ((node, node.id) for node in nodes_of(path, ast.Name))
    yield from ((node, node.attr) for node in nodes_of(path, ast.Attribute))
    yield from ((node, node.arg) for node in nodes_of(path, ast.arg))
    yield from ((node, node.name) for node in nodes_of(path, ast.ClassDef))
    yield from ((node, node.name) for node in nodes_of(path, ast.FunctionDef) if not node.name.startswith("test_"))
    yield from ((node, node.asname or node.name) for node in nodes_of(path, ast.alias))
