"""Former names that must not return to the code, as each of these things now has one name in the whole tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import nodes, place, sources, tree

FORMER: Final = {
    "worth": "value", "promise": "value", "outlook": "value",
    "likeness": "state key", "plausibility": "likelihood", "mixing": "temperature",
    "journal": "writer", "happening": "entry", "trail": "last moves", "eyes": "viewer", "deeds": "turns",
    "story": "history", "chronicle": "history",
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
            for node, name in [(None, path.stem), *_identifiers(tree(path))]
            for word in map(str.lower, _WORD.findall(name)) if word in FORMER]


def rule_functions_with_a_former_name(root: Path) -> list[str]:
    """The functions of the engine that are called as legal moves once were."""
    return [f"{place(root, path, node)}: {node.name}() is called legal_moves() now"
            for path in sources(root, "engine") for node in nodes(path)
            if isinstance(node, ast.FunctionDef) and node.name == _FORMER_FUNCTION]


def _identifiers(module: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """The names that a module uses, each with a place where it does."""
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.ClassDef(name=name):
                yield node, name
            case ast.FunctionDef(name=name) if not name.startswith("test_"):
                yield node, name
            case ast.alias(name=name, asname=other):
                yield node, other or name
