"""Compiled modules without docstrings, which nobody reads in the frozen program.

PyInstaller can leave docstrings out, but only together with all assertions. Those of dataclasses stay: one without
makes its own at every start, from its signature.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, its source, and its kind."""

_SPOKEN_OF: Final = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_UNCHECKED: Final = (0b01).to_bytes(4, "little") + bytes(8)
"""After the magic number: the source is never looked at (PEP 552)."""


def left_out(entries: Iterable[Entry], folders: Sequence[Path], work: Path) -> list[Entry]:
    """The same files, but compiled modules whose sources lie in `folders` as files in `work`, without docstrings."""
    return [(place, str(_compiled(source, place, work)), kind) if (source := _source(place, folders)) else
            (place, file, kind) for place, file, kind in entries]


def folders(root: Path) -> tuple[Path, ...]:
    """Where sources of modules lie: in the checkout, and in Python's own library."""
    return root, Path(sysconfig.get_path("stdlib"))


def _source(place: str, searched: Iterable[Path]) -> Path | None:
    if not place.endswith(".pyc"):
        return None
    return next((file for folder in searched if (file := (folder / place).with_suffix(".py")).is_file()), None)


def _compiled(source: Path, place: str, work: Path) -> Path:
    code = compile(stripped(source.read_bytes()), Path(place).with_suffix(".py").as_posix(), "exec", dont_inherit=True)
    target = work / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(importlib.util.MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code))
    return target


def stripped(source: bytes | str) -> ast.Module:
    """A module without docstrings but those of dataclasses; all lines keep their numbers."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, _SPOKEN_OF) and not _is_dataclass(node) and ast.get_docstring(node) is not None:
            said = node.body[0]
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), said)]
    return module


def _is_dataclass(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list)
