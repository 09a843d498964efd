"""Which module imports which, also inside functions and under TYPE_CHECKING, and what is allowed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import PACKAGES, games, module_name, nodes, package_name, place, sources, tree


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


@cache
def _imports_of(root: Path, path: Path) -> tuple[Import, ...]:
    importer = module_name(root, path)
    return tuple(Import(importer, target, place(root, path, node), lazy, typing)
                 for node, lazy, typing in _import_nodes(tree(path), False, False)
                 for target in _targets(root, path, node))


def _import_nodes(node: ast.AST, lazy: bool, typing: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node, lazy, typing
    lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    guarded = node.body if isinstance(node, ast.If) and _asks_type_checking(node.test) else []
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):     # no expression imports anything
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

_GROUND: Final = ("throne_desktop.storage", "throne_desktop.language", "throne_desktop.look")
"""The base of everything in the window."""

_BELOW_SCREENS: Final = tuple(f"throne_desktop.{name}" for name in ("services", "table", "widgets"))
_PAGES: Final = (*_BELOW_SCREENS, "throne_desktop.screens")

ROOMS: Final = {
    "throne_desktop.table": ("geometry", "faces", "items", "plaques", "presentations", "layout", "tabletop", "motion",
                             "narration", "narrator", "hand"),
    "throne_desktop.services": ("loading", "licences", "sound", "protocol", "bots", "game", "records", "lessons",
                                "reviews", "lab", "statistics_source", "person_file"),
    "throne_desktop.screens": ("pages", "page", "home", "around_table", "play", "review", "ending", "seating",
                               "editions", "people", "statistics", "quests", "ladder", "lessons", "records", "lab",
                               "preferences", "help", "road"),
}
"""Folders that are divided into rooms, of which each knows only those that stand before it."""


def _rooms(folder: str, *known: str) -> dict[str, tuple[str, ...]]:
    """The layers of a folder's rooms; `known` is what all of them know."""
    rooms = [f"{folder}.{room}" for room in ROOMS[folder]]
    return {room: (*known, *rooms[:number]) for number, room in enumerate(rooms)}


LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "engine": ("engine",),
    "engine.version": (),
    "engine.core": (),
    "engine.base": ("engine.core",),
    "engine.table": ("engine.core", "engine.base"),
    "engine.solve": ("engine.core", "engine.base"),
    "engine.games": ("engine.core", "engine.base", "engine.solve"),
    "engine.games.registry": ("engine.core", "engine.base", "engine.games"),
    "engine.session": ("engine.version", "engine.core", "engine.base", "engine.games.registry"),
    "engine.bots": ("engine.version", "engine.core", "engine.base", "engine.games.registry"),
    "engine.bots.arena": ("engine.version", "engine.core", "engine.base", "engine.games.registry", "engine.bots",
                          "engine.session"),
    "engine.learn": ("engine.core", "engine.base", "engine.table", "engine.games.registry", "engine.session",
                     "engine.bots"),
    "engine.lab": ("engine.core", "engine.base", "engine.table", "engine.games.registry", "engine.session"),
    "throne_desktop.look.motion": (),
    "throne_desktop.storage": ("engine", "throne_desktop.look.motion"),
    "throne_desktop.language": ("engine", "throne_desktop.storage"),
    "throne_desktop.look": ("engine.version", "engine.core.disk", "throne_desktop.storage"),
    "throne_desktop.services": ("engine", "throne_desktop.storage", "throne_desktop.language"),
    **_rooms("throne_desktop.services", "engine", "throne_desktop.storage", "throne_desktop.language"),
    "throne_desktop.table": ("engine", *_GROUND),
    **_rooms("throne_desktop.table", "engine", *_GROUND),
    "throne_desktop.widgets": ("engine", *_GROUND, "throne_desktop.table"),
    "throne_desktop.screens": ("engine", *_GROUND, *_BELOW_SCREENS),
    **_rooms("throne_desktop.screens", "engine", *_GROUND, *_BELOW_SCREENS),
    "throne_desktop.screens.pages": ("engine.core",),
    "throne_desktop.startup.options": ("engine", "throne_desktop.screens.pages"),
    "throne_desktop.startup.display": (),
    "throne_desktop.startup.libraries": ("throne_desktop.storage", "throne_desktop.startup.display"),
    "throne_desktop.window": ("engine", *_GROUND, *_PAGES, "throne_desktop.startup.options"),
    "throne_desktop.modes": ("engine", *_GROUND, *_PAGES, "throne_desktop.startup.options", "throne_desktop.window"),
    "throne_desktop.startup": ("engine", *_GROUND, "throne_desktop.window", "throne_desktop.modes"),
    "throne_desktop": ("engine", "throne_desktop.storage", "throne_desktop.startup"),
}
"""What the modules of a folder may import besides one another; the longest matching name is a module's layer."""


def within(module: str, *names: str) -> bool:
    """Whether a module is one of these, or inside one of them."""
    return any(module == name or module.startswith(f"{name}.") for name in names)


def layer_of(module: str) -> str:
    """The layer that a module belongs to."""
    return max((name for name in LAYERS if within(module, name)), key=len)


def _inside(root: Path) -> list[Import]:
    """The imports of one part of the project by another, wherever they stand."""
    return [each for each in imports(root, *PACKAGES) if within(each.target, *PACKAGES)]


def against_the_direction(root: Path) -> list[str]:
    """The imports that no layer allows, including those in functions and those only for type checkers."""
    return [f"{each.where}: {layer} may not import {each.target}" for each in _inside(root)
            if not within(each.target, layer := layer_of(each.importer), *LAYERS[layer])]


def circles(root: Path) -> list[list[str]]:
    """The circles of imports: modules that import one another, directly or through others."""
    imported: dict[str, set[str]] = {}
    for each in _inside(root):
        imported.setdefault(each.importer, set()).add(each.target)
    reached = {module: _reached(module, imported) for module in imported}
    found = {frozenset(other for other in reached[module] if module in reached.get(other, ()))
             for module in imported if module in reached[module]}
    return sorted(sorted(circle) for circle in found)


def _reached(module: str, imported: Mapping[str, set[str]]) -> set[str]:
    """Everything loaded with a module; includes the module itself only if it is in a circle."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        fresh = imported.get(waiting.pop(), set()) - found
        found |= fresh
        waiting += fresh
    return found


def games_imported_from_outside(root: Path) -> list[str]:
    """The imports of a game by anything but itself: a sibling, the registry, the window."""
    homes = [f"engine.games.{folder}" for folder in games(root)]
    return [f"{each.where}: only {home} itself may import {each.target}"
            for each in imports(root, *PACKAGES) for home in homes
            if within(each.target, home) and not within(each.importer, home)]


FINDERS: Final = ("engine.games.registry", "engine.base.game")
"""The modules that import by name: games by their folders, and the parts of a game by their files."""


def dynamic_imports(root: Path) -> list[str]:
    """Imports by a name computed at run time, which readers of the source cannot see, outside the finders."""
    return [f"{place(root, path, node)}: only {' and '.join(FINDERS)} import what the source does not name"
            for path in sources(root, *PACKAGES) if module_name(root, path) not in FINDERS
            for node in nodes(path) if isinstance(node, ast.Call)
            and ast.unparse(node.func) in ("__import__", "import_module", "importlib.import_module")]


# -- outside the project -----------------------------------------------------------------------------------------------

ONLY_IN: Final = {
    "PySide6": ("throne_desktop",),
    "_miniaudio": ("throne_desktop.services.sound.device",),
    "appdirs": ("throne_desktop.storage.paths",),
    "font_source_serif_pro": ("throne_desktop.look.theme",),
    "segno": ("throne_desktop.widgets.qr_code",),
    "numpy": ("engine.cli.exploit", "engine.cli.train"),
    "tqdm": ("engine.__main__", "engine.cli"),
    "distributed": ("engine.bots.arena.cluster",),
}
"""The external packages, and the only modules that may import each."""


def strangers(root: Path) -> list[str]:
    """The imports of external packages by modules that may not."""
    return [f"{each.where}: {each.importer} may not import {each.target}"
            for each in imports(root, *PACKAGES)
            if (name := _top(each)) not in PACKAGES and not within(each.importer, *ONLY_IN.get(name, ()))]


def outside_packages(root: Path, *folders: str) -> set[str]:
    """The imported packages that are neither Python's own nor the project's."""
    siblings = {path.stem for folder in folders for path in (root / folder).glob("*.py")}
    return {_top(each) for each in imports(root, *folders)} - siblings - {*PACKAGES, "tests"}


def _top(each: Import) -> str:
    """The first part of the imported name; a module of Python's own counts as the project's."""
    name = each.target.partition(".")[0]
    return "engine" if name in sys.stdlib_module_names else name
