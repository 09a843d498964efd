"""The files of the repository, and the Python modules among them."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("engine", "throne_desktop")
N = TypeVar("N", bound=ast.AST)


def sources(root: Path, *folders: str) -> list[Path]:
    """The Python files below these folders of a project, in a stable order."""
    return [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_bytes(), str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of the syntax tree of a file: many tests look through them, and finding them takes as long as parsing.
    """
    return tuple(ast.walk(tree(path)))


@cache
def _by_kind(path: Path) -> dict[type[ast.AST], list[Any]]:
    kinds: dict[type[ast.AST], list[Any]] = defaultdict(list)
    for node in nodes(path):
        kinds[type(node)].append(node)
    return kinds


def nodes_of(path: Path, kind: type[N]) -> Sequence[N]:
    """The nodes of one kind in a file, found once for all tests that look for it."""
    return _by_kind(path).get(kind, [])


def called(function: ast.expr) -> str:
    """The last part of the name of what is called; nothing if it has no name."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def place(root: Path, path: Path, node: ast.AST | None = None) -> str:
    """Where something was found, as file and line."""
    line = getattr(node, "lineno", None)
    return path.relative_to(root).as_posix() + (f":{line}" if line else "")


def module_name(root: Path, path: Path) -> str:
    """The dotted name that a file is imported by."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_name(root: Path, path: Path) -> str:
    """The dotted name of the package that a file belongs to."""
    return ".".join(path.relative_to(root).parent.parts)


def games(root: Path) -> dict[str, str]:
    """The ids of the games, by their folders in engine/games, without the model that new games begin with."""
    folders = sorted(path.parent.name for path in (root / "engine" / "games").glob("[!_]*/__init__.py"))
    return {folder: folder.replace("_", "-") for folder in folders}


def project_files(root: Path) -> list[Path]:
    """Every file that belongs to a project: tracked or addable in git; without git, not ignored by .gitignore."""
    if not (root / ".git").exists() or shutil.which("git") is None:
        return sorted(_walk(root))
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
    return sorted(path for name in set(listed.split(b"\0")) if name and (path := root / os.fsdecode(name)).is_file())


def _walk(root: Path) -> Iterator[Path]:
    patterns = [".git", *_ignored(root / ".gitignore")]
    for folder, folders, names in os.walk(root):
        place = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if not _matches(place / name, patterns, is_folder=True)]
        yield from (root / place / name for name in names if not _matches(place / name, patterns, is_folder=False))


def _ignored(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    patterns = [line for line in lines if line and not line.startswith("#")]
    for pattern in patterns:
        if pattern.startswith("!") or "/" in pattern.strip("/"):
            raise ValueError(f"{file}: only git understands {pattern!r}")
    return patterns


def _matches(path: Path, patterns: list[str], *, is_folder: bool) -> bool:
    """Whether .gitignore covers a path: "name" matches anywhere, "/name" at the top, "name/" a folder."""
    return any(fnmatchcase(path.name, pattern.strip("/")) for pattern in patterns
               if (is_folder or not pattern.endswith("/"))
               and (len(path.parts) == 1 or not pattern.startswith("/")))
