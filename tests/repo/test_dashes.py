"""Lines of dots and dashes are painted by `draw_line` and `draw_shape` alone, as Qt places dashes by what it paints."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, nodes_of, place, sources

_DASHED = re.compile(r"\b(?:Custom)?(?:Dash|Dot|DashDot)Line\b|\bsetDashPattern\b")
_PAINTERS = ("draw_line", "draw_shape")


def painted_by_qt(root: Path) -> list[str]:
    """The functions of a project's window that have a dashed pen and leave it to Qt to paint with it."""
    return [f"{place(root, path, node)}: {node.name} paints dashes without draw_line or draw_shape"
            for path in sources(root, "throne_desktop") if _DASHED.search(path.read_text(encoding="utf-8"))
            for node in nodes_of(path, ast.FunctionDef) if _has_dashes(node)
            and (not _called(node) & {*_PAINTERS} or any(map(_DASHED.search, _pens_set(node))))]


def _has_dashes(function: ast.FunctionDef) -> bool:
    return _DASHED.search(ast.unparse(function)) is not None and not _gives_a_pen(function)


def _gives_a_pen(function: ast.FunctionDef) -> bool:
    """Whether it only makes a pen, or says what lines are like, for whoever paints."""
    return function.returns is not None and ast.unparse(function.returns) in ("QPen", "Qt.PenStyle")


def _called(function: ast.FunctionDef) -> set[str]:
    return {ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}


def _pens_set(function: ast.FunctionDef) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(function)
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".setPen")]


def test_no_dashes_are_left_to_qt() -> None:
    assert painted_by_qt(ROOT) == []


@pytest.mark.parametrize("body", [
    "painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DashLine))\n    painter.drawEllipse(disc)",
    "pen.setDashPattern([1, 2])\n    painter.strokePath(path, pen)",
    "painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DotLine))\n    draw_line(painter, other, path)",
])
def test_dashes_that_are_left_to_qt_are_found(body: str, tmp_path: Path) -> None:
    file = tmp_path / "throne_desktop" / "table" / "tent.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"def _paint(painter: QPainter) -> None:\n    {body}\n", encoding="utf-8")
    (found,) = painted_by_qt(tmp_path)
    assert found.startswith("throne_desktop/table/tent.py:1: _paint paints dashes")
