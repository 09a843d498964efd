"""Nobody asks a layout for its items: what stands for them in Python outlives them, as shiboken hears of no end.

A layout drops the item of a widget that is deleted, or put somewhere else. What is made in its memory afterwards is
taken for two things at once, and the program crashes when that is deleted. Whoever needs the widgets keeps them.
"""

from __future__ import annotations

import ast
from pathlib import Path

from tests.helpers.repo_files import ROOT, nodes_of, sources

ASKED = ("itemAt", "itemAtPosition")


def asked_in(source: Path) -> list[str]:
    """Calls that ask something for one of its items; a list asks itself for what is below the mouse."""
    calls = [node.func for node in nodes_of(source, ast.Call)
             if isinstance(node.func, ast.Attribute) and node.func.attr in ASKED]
    return [ast.unparse(call) for call in calls if not (isinstance(call.value, ast.Name) and call.value.id == "self")]


def test_no_layout_is_asked_for_its_items() -> None:
    found = {str(path.relative_to(ROOT)): asked for path in sources(ROOT, "throne_desktop")
             if (asked := asked_in(path))}
    assert found == {}


def test_one_that_is_asked_is_found(tmp_path: Path) -> None:
    source = tmp_path / "grid.py"
    source.write_text("cell = self._grid.itemAtPosition(0, 1)\nself.itemAt(point)", encoding="utf-8")
    assert asked_in(source) == ["self._grid.itemAtPosition"]
