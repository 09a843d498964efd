"""Who imports whom: read from the source, also inside functions and under TYPE_CHECKING, and what is allowed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import PACKAGES, games, module_name, package_name, place, sources, tree


@dataclass(frozen=True, slots=True)
class Import:
    """One import: the importing module, what it imports, and when: `lazy` in a function, `typing` never."""

    importer: str
    target: str
    where: str
    lazy: bool
    typing: bool


# -- reading -----------------------------------------------------------------------------------------------------------

def imports(root: Path, *folders: str) -> list[Import]:
    """All imports of the Python files below these folders of a project."""
    return [each for path in sources(root, *folders) for each in _imports_of(root, path)]


def _imports_of(root: Path, path: Path) -> Iterator[Import]:
    importer = module_name(root, path)
    for node, lazy, typing in _import_nodes(tree(path), False, False):
        for target in _targets(root, path, node):
            yield Import(importer, target, place(root, path, node), lazy, typing)


def _import_nodes(node: ast.AST, lazy: bool, typing: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node, lazy, typing
    lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    guarded = node.body if isinstance(node, ast.If) and _asks_type_checking(node.test) else []
    for child in ast.iter_child_nodes(node):
        yield from _import_nodes(child, lazy, typing or child in guarded)


def _asks_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def _targets(root: Path, path: Path, node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that an import names; `from a import b` names a.b if that is a module of the project, otherwise a."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        package = package_name(root, path).split(".")
        base = ".".join([*package[:len(package) - node.level + 1], *([base] if base else [])])
    return [full if _is_module(root, full := f"{base}.{alias.name}") else base for alias in node.names]


def _is_module(root: Path, name: str) -> bool:
    path = root.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


# -- inside the project ------------------------------------------------------------------------------------------------

_LEAVES: Final = tuple(f"throne_desktop.{name}" for name in ("i18n", "look", "options", "paths", "settings", "setup",
                                                         "theme"))

LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "engine": ("engine",),
    "engine.core": (),
    "engine.table": ("engine.core",),
    "engine.games": ("engine.core", "engine.table", "engine.base.evaluator", "engine.base.lessons"),
    "engine.games.registry": ("engine.core", "engine.games"),
    "engine.session": ("engine.core", "engine.games.registry"),
    "engine.bots": ("engine.core", "engine.games.registry"),
    "engine.base.evaluator": ("engine.core",),
    "engine.bots.arena": ("engine.core", "engine.games.registry", "engine.bots", "engine.session"),
    "engine.base.lessons": ("engine.core",),
    "engine.learn": ("engine.core", "engine.table", "engine.games.registry", "engine.session", "engine.bots"),
    "throne_desktop": ("engine", "throne_desktop"),
    **dict.fromkeys(_LEAVES, ("engine", *_LEAVES)),
    "throne_desktop.services": ("engine", *_LEAVES),
    "throne_desktop.table": ("engine", *_LEAVES),
    "throne_desktop.widgets": ("engine", *_LEAVES, "throne_desktop.table"),
    "throne_desktop.screens": ("engine", *_LEAVES, *(f"throne_desktop.{name}" for name in
                                                     ("services", "table", "widgets"))),
}
"""What the modules of a folder may import besides one another; the longest name that fits a module is its layer."""

EXCEPTIONS: Final = {
    ("engine.core.moves", "engine.games.registry"): "a pickled move is found again by its game and its notation",
    ("engine.session.header", "engine"): "a record names the version of the program that wrote it",
}
"""Imports against the direction, with their reason: only inside a function, when everything is loaded."""


def within(module: str, *names: str) -> bool:
    """Whether a module is one of these or lies below one of them."""
    return any(module == name or module.startswith(f"{name}.") for name in names)


def layer_of(module: str) -> str:
    """The layer that a module belongs to."""
    return max((name for name in LAYERS if within(module, name)), key=len)


def against_the_direction(root: Path) -> list[str]:
    """The imports that no layer allows, and the exceptions that nobody needs any more."""
    found, used = [], set()
    for each in imports(root, *PACKAGES):
        layer = layer_of(each.importer)
        if each.typing or not within(each.target, *PACKAGES) or within(each.target, layer, *LAYERS[layer]):
            continue
        if (each.importer, each.target) in EXCEPTIONS and each.lazy:
            used.add((each.importer, each.target))
        else:
            found.append(f"{each.where}: {layer} may not import {each.target}")
    return found + [f"{importer} does not import {target} any more" for importer, target in EXCEPTIONS.keys() - used]


def games_imported_from_outside(root: Path) -> list[str]:
    """The imports of a game by anything but itself: a sibling, the registry, the window."""
    homes = [f"engine.games.{folder}" for folder in games(root)]
    return [f"{each.where}: only {home} itself may import {each.target}"
            for each in imports(root, *PACKAGES) for home in homes
            if within(each.target, home) and not within(each.importer, home)]


def dynamic_imports(root: Path) -> list[str]:
    """The imports by a name made at run time, which no reader of the source sees.

    The registry needs one for games, and a game one for the parts in its folder.
    """
    return [f"{place(root, path, node)}: only registry and game import what the source does not name"
            for path in sources(root, *PACKAGES)
            if module_name(root, path) not in ("engine.games.registry", "engine.base.game")
            for node in ast.walk(tree(path)) if isinstance(node, ast.Call)
            and ast.unparse(node.func) in ("__import__", "import_module", "importlib.import_module")]


# -- outside the project -----------------------------------------------------------------------------------------------

ONLY_IN: Final = {
    "PySide6": ("throne_desktop",),
    "appdirs": ("throne_desktop.paths",),
    "font_source_serif_pro": ("throne_desktop.theme",),
    "tqdm": ("engine.__main__", "engine.cli"),
}
"""The packages from outside, and the only modules that may import them."""


def strangers(root: Path) -> list[str]:
    """The imports of packages from outside by modules that may not."""
    return [f"{each.where}: {each.importer} may not import {each.target}"
            for each in imports(root, *PACKAGES)
            if (name := _top(each)) not in PACKAGES and not within(each.importer, *ONLY_IN.get(name, ()))]


def outside_packages(root: Path, *folders: str) -> set[str]:
    """The packages that are imported but neither Python's own nor the project's."""
    siblings = {path.stem for folder in folders for path in (root / folder).glob("*.py")}
    return {_top(each) for each in imports(root, *folders)} - siblings - {*PACKAGES, "tests"}


def _top(each: Import) -> str:
    """The first part of the imported name; a module of Python's own counts as the project's."""
    name = each.target.partition(".")[0]
    return "engine" if name in sys.stdlib_module_names else name
