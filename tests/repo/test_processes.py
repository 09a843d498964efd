"""What is loaded when a module is imported: a bot's process stays small, and Qt keeps hold of None."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtWidgets import QGraphicsRectItem

from tests.helpers.repo_files import ROOT, module_name, sources
from tests.helpers.repo_imports import ONLY_IN, within

_REPORT = """
import importlib, sys
before = {*sys.modules, "__mp_main__"}  # multiprocessing's name for the module that was run
for name in sys.argv[1:]:
    importlib.import_module(name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(*{"engine" if name.endswith("__mypyc") else name for name in loaded})    # a library of the compiled engine
"""
_LAST = _REPORT.strip().splitlines()[-1]

ENGINE = [module_name(ROOT, path) for path in sources(ROOT, "engine")]
COMMAND_LINE = ONLY_IN["tqdm"]


def _loaded(*modules: str) -> set[str]:
    """The packages, other than Python's own, that a new process has loaded when it has imported these modules."""
    command = [sys.executable, "-c", _REPORT, *modules]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(told.stdout.split())


def test_the_rules_need_nothing_but_python() -> None:
    assert _loaded(*(name for name in ENGINE if not within(name, *COMMAND_LINE))) == {"engine"}


def test_a_process_without_a_window_loads_no_qt() -> None:
    modules = ("services.bots.bot_process", "__main__", "startup.command_line",
               *(f"storage.{name}" for name in ("crash_reports", "paths", "settings", "setup")))
    known = {"engine", "throne_desktop", "appdirs", "numpy", "tqdm"}
    assert _loaded(*ENGINE, *(f"throne_desktop.{module}" for module in modules)) <= known


def test_a_process_of_a_bot_loads_nothing_that_sounds() -> None:
    report = _REPORT.replace(_LAST, "print(*set(sys.modules) - before)")
    command = [sys.executable, "-c", report, *ENGINE, "throne_desktop.services.bots.bot_process"]
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "engine.core.state" in loaded
    assert not [name for name in loaded if (".sound" in name and name.startswith("throne_desktop")) or "audio" in name]


def test_a_process_that_loads_qt_is_noticed() -> None:
    assert "PySide6" in _loaded("throne_desktop.look.theme")


def test_qt_does_not_lose_references_to_none() -> None:
    """PySide6 6.12 gives back one reference to None too many with every call that returns nothing.

    Where None can die (Python older than 3.12) the program then crashes after some minutes of moving cards. If this
    fails, pyproject.toml allows a PySide6 that it must not allow.
    """
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for _ in range(500):
        item.setPos(1, 1)
    assert before - sys.getrefcount(None) < 100
