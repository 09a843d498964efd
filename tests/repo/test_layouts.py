"""Nobody asks a layout for its items: what stands for them in Python outlives them, as shiboken hears of no end.

A layout drops the item of a widget that is deleted, or put somewhere else. What is made in its memory afterwards is
taken for two things at once, and the program crashes when that is deleted. Whoever needs the widgets keeps them.
"""

from __future__ import annotations

import ast

from tests.helpers.repo_files import ROOT, sources

ASKED = ("itemAt", "itemAtPosition")


def asked_in(source: str) -> list[str]:
    """Calls that ask something for one of its items; a list asks itself for what is below the mouse."""
    calls = [node.func for node in ast.walk(ast.parse(source))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKED]
    return [ast.unparse(call) for call in calls if not (isinstance(call.value, ast.Name) and call.value.id == "self")]


def test_no_layout_is_asked_for_its_items() -> None:
    found = {str(path.relative_to(ROOT)): asked for path in sources(ROOT, "throne_desktop")
             if (asked := asked_in(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_one_that_is_asked_is_found() -> None:
    assert asked_in("cell = self._grid.itemAtPosition(0, 1)\nself.itemAt(point)") == ["self._grid.itemAtPosition"]
