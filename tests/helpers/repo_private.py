"""How tests reach into private members: names that begin with an underscore and belong to something else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import called, nodes, place, sources

ALLOWED: Final = {
    "_exit": "how a program ends at once; os documents it under this name",
    "_MEIPASS": "what frozen programs find their files by; PyInstaller documents it under this name",
    "_model": "the folder of the model game, which is no game of its own",
}
"""The names that tests may use nevertheless, and why."""

_BY_NAME: Final = ("getattr", "setattr", "delattr", "hasattr", "attrgetter", "methodcaller", "patch", "object")
"""The functions that take the name of a member, as `monkeypatch.setattr` does."""


def reach_ins(root: Path) -> list[str]:
    """The places in the tests of a project that use a private member of something else."""
    return [f"{place(root, path, node)}: {name} is private" for path in sources(root, "tests")
            for node in nodes(path) for name in _used(node) if _is_private(name)]


def _used(node: ast.AST) -> Iterator[str]:
    """The names that a syntax node looks up in something else."""
    if isinstance(node, ast.Attribute):
        if _is_private(node.attr) and not _is_own(node.value):
            yield node.attr
    elif isinstance(node, ast.Import | ast.ImportFrom):
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        for name in (module, *(alias.name for alias in node.names)):
            yield from name.split(".")
    elif isinstance(node, ast.Call) and called(node.func) in _BY_NAME:
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield from argument.value.split(".")


def _is_own(value: ast.expr) -> bool:
    """Whether this is the object or the class that the code belongs to, or what it is derived from."""
    return ast.unparse(value) in ("self", "cls", "super()")


def _is_private(name: str) -> bool:
    is_magic = name.startswith("__") and name.endswith("__")
    return name.startswith("_") and name != "_" and not is_magic and name not in ALLOWED
