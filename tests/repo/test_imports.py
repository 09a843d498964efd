"""Dependencies run one way, from the rules to the window, and few packages come from outside."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.helpers import repo_imports
from tests.helpers.repo_files import PACKAGES, ROOT
from tests.helpers.repo_imports import ONLY_IN, imports, outside_packages

FOR_DEVELOPERS = ("dev", "package")
"""The extras that nothing of the program needs."""


def _project(folder: Path, module: str, source: str) -> Path:
    """A project with that module."""
    path = folder.joinpath(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return folder


def _names(requirements: Iterable[str]) -> set[str]:
    return {_plain(re.split(r"[<>=~!\[; ]", requirement, maxsplit=1)[0]) for requirement in requirements}


def _plain(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def _distributions(packages: Iterable[str]) -> set[str]:
    installed = packages_distributions()
    return {_plain(name) for package in packages for name in set(installed.get(package, [package]))}


# -- the project -------------------------------------------------------------------------------------------------------

def test_every_import_follows_the_direction_of_the_layers() -> None:
    assert repo_imports.against_the_direction(ROOT) == []


@pytest.mark.parametrize("folder", repo_imports.ROOMS)
def test_every_module_of_a_divided_folder_is_in_one_of_its_rooms(folder: str) -> None:
    entries = {path.stem for path in ROOT.joinpath(*folder.split(".")).iterdir()
               if path.suffix != ".md" and not path.stem.startswith("__")}
    assert entries == set(repo_imports.ROOMS[folder])


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert repo_imports.circles(ROOT) == []


def test_nothing_imports_a_game_but_the_game_itself() -> None:
    assert repo_imports.games_imported_from_outside(ROOT) == []


def test_only_games_and_their_parts_are_found_by_name() -> None:
    assert repo_imports.dynamic_imports(ROOT) == []


def test_packages_from_outside_stay_where_they_belong() -> None:
    assert repo_imports.strangers(ROOT) == []


def test_the_program_needs_exactly_the_packages_that_it_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for_players = [each for extra, needed in project["optional-dependencies"].items() if extra not in FOR_DEVELOPERS
                   for each in needed]
    assert _names([*project["dependencies"], *for_players]) == _distributions(ONLY_IN)
    assert outside_packages(ROOT, *PACKAGES) <= set(ONLY_IN)


def test_tests_and_packaging_need_only_what_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    declared = _names([*project["dependencies"], *(each for extra in extras for each in extra)])
    # "gi" comes with the system, for the system's own Python: tests that listen to the program run where it is there.
    assert _distributions(outside_packages(ROOT, "tests", "packaging") - {"gi"}) <= declared


# -- the checks themselves ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("module", "source"), [
    ("engine.core.moves", "from engine.base.table import TableSpec"),
    ("engine.core.moves", "def parse() -> None:\n    import engine.session\n"),
    ("engine.core.moves", "def load() -> None:\n    from engine.games.registry import interned_move\n"),
    ("engine.core.state", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.base import game\n"),
    ("engine.core.state", "from ..table import spec"),
    ("engine.base.evaluator", "from engine.table.view import View"),
    ("engine.games.chess.rules", "from engine.session import Session"),
    ("engine.games.chess.rules", "import throne_desktop.storage.paths"),
    ("engine.session.history", "from engine.bots.levels import bot"),
    ("engine.bots.greedy", "from engine.session import Session"),
    ("engine.solve.ending", "from engine.games.registry import load_game"),
    ("engine.learn.hints", "import throne_desktop"),
    ("throne_desktop.services.library", "from throne_desktop.widgets import icons"),
    ("throne_desktop.table.narrator", "from throne_desktop.services.seat_client import SeatClient"),
    ("throne_desktop.widgets.icons", "from throne_desktop.screens import home"),
    ("throne_desktop.screens.home", "if True:\n    from throne_desktop.window.window import Window"),
    ("throne_desktop.look.theme", "from throne_desktop.table import faces"),
    ("throne_desktop.table.marks",
     "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from throne_desktop.screens.play import PlayScreen\n"),
    ("throne_desktop.table.faces.card_face", "from throne_desktop.table.items import ground"),
    ("throne_desktop.table.narration.marks", "from throne_desktop.table.narrator import Narrator"),
    ("throne_desktop.screens.play.play", "from throne_desktop.screens.ending import crown_sign"),
    ("throne_desktop.services.game.keeping", "from throne_desktop.services.records import library"),
    ("throne_desktop.storage.settings", "from throne_desktop.language import i18n"),
    ("throne_desktop.startup.options", "from throne_desktop.window import window"),
    ("throne_desktop.modes.bench", "def run() -> None:\n    from throne_desktop.startup import start\n"),
])
def test_an_import_against_the_direction_is_found(module: str, source: str, tmp_path: Path) -> None:
    complaints = repo_imports.against_the_direction(_project(tmp_path, module, source))
    assert any(f"{module.replace('.', '/')}.py:" in complaint for complaint in complaints)


@pytest.mark.parametrize(("module", "source"), [
    ("engine.session.header", "from engine.version import __version__"),
    ("engine.games.chess.bot", "from engine.base.evaluator import Evaluator"),
    ("engine.bots.arena", "from engine.session import Session"),
    ("throne_desktop.window.window", "from throne_desktop.screens import home"),
    ("throne_desktop.table.hand.preview", "from throne_desktop.table.geometry import fitting"),
    ("throne_desktop.startup.start", "from throne_desktop.window import window"),
])
def test_an_import_in_the_right_direction_is_no_fault(module: str, source: str, tmp_path: Path) -> None:
    complaints = repo_imports.against_the_direction(_project(tmp_path, module, source))
    assert not any(f"{module.replace('.', '/')}.py:" in complaint for complaint in complaints)


@pytest.mark.parametrize("how", [
    "from throne_desktop.table import {other}",
    "def load() -> None:\n    import throne_desktop.table.{other}\n",
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from throne_desktop.table import {other}\n",
], ids=["plain", "in a function", "for type checkers"])
def test_a_circle_of_imports_is_found(how: str, tmp_path: Path) -> None:
    _project(tmp_path, "throne_desktop.table.narrator", "from throne_desktop.table import marks")
    _project(tmp_path, "throne_desktop.table.marks", "from throne_desktop.table import links")
    _project(tmp_path, "throne_desktop.table.links", how.format(other="narrator"))
    _project(tmp_path, "throne_desktop.table.scores", "from throne_desktop.table import narrator")
    circle = ["throne_desktop.table.links", "throne_desktop.table.marks", "throne_desktop.table.narrator"]
    assert repo_imports.circles(tmp_path) == [circle]


def test_two_ways_to_one_module_are_no_circle(tmp_path: Path) -> None:
    _project(tmp_path, "throne_desktop.table.narrator", "from throne_desktop.table import items, marks")
    _project(tmp_path, "throne_desktop.table.marks", "from throne_desktop.table import items")
    _project(tmp_path, "throne_desktop.table.items", "import json")
    assert repo_imports.circles(tmp_path) == []


@pytest.mark.parametrize("importer", ["engine.games.checkers.rules", "engine.games.registry",
                                      "throne_desktop.window.window"])
def test_an_import_of_a_game_from_outside_is_found(importer: str, tmp_path: Path) -> None:
    _project(tmp_path, "engine.games.chess.__init__", "from engine.games.chess import rules")
    _project(tmp_path, importer, "def board() -> None:\n    from engine.games.chess import GAME\n")
    assert len(repo_imports.games_imported_from_outside(tmp_path)) == 1


@pytest.mark.parametrize(("module", "source"), [
    ("engine.core.rng", "import numpy"),
    ("engine.core.text", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PySide6 import QtCore\n"),
    ("engine.bots.arena", "from tqdm import tqdm"),
    ("engine.session.record", "import appdirs"),
    ("throne_desktop.storage.settings", "import appdirs"),
    ("throne_desktop.window.window", "import PyQt6.QtCore"),
])
def test_a_package_where_it_does_not_belong_is_found(module: str, source: str, tmp_path: Path) -> None:
    assert len(repo_imports.strangers(_project(tmp_path, module, source))) == 1


@pytest.mark.parametrize("call", ["__import__('PySide6')", "importlib.import_module(name)", "import_module('json')"])
def test_an_import_by_a_name_made_at_run_time_is_found(call: str, tmp_path: Path) -> None:
    assert len(repo_imports.dynamic_imports(_project(tmp_path, "engine.core.rng", call))) == 1


def test_imports_in_functions_and_for_type_checkers_are_told_apart(tmp_path: Path) -> None:
    source = ("import typing\nif typing.TYPE_CHECKING:\n    import json\nelse:\n    import math\n"
              "class Deal:\n    def draw(self) -> None:\n        import random\n")
    found = {each.target: (each.lazy, each.typing) for each in imports(_project(tmp_path, "engine.deal", source),
                                                                        "engine")}
    assert found == {"typing": (False, False), "json": (False, True), "math": (False, False), "random": (True, False)}
