"""What the Makefile and the guides point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, place, project_files

_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
_TOOL = re.compile(r"\b(?:packaging|tests)/[\w/]+\.(?:py|sh)\b")


def _dead_ends(root: Path) -> list[str]:
    """The links in a project's guides, and the tools named in its Makefile, that lead to no file."""
    guides = [path for path in project_files(root) if path.suffix == ".md"]
    links = [(path, path.parent / target) for path in guides for target in _LINK.findall(path.read_text("utf-8"))]
    makefile = root / "Makefile"
    tools = [(makefile, root / tool) for tool in _TOOL.findall(makefile.read_text("utf-8"))]
    return [f"{place(root, path)}: there is no {target.name}" for path, target in links + tools if not target.exists()]


def test_links_and_tools_are_there() -> None:
    assert _dead_ends(ROOT) == []


@pytest.mark.parametrize(("guide", "recipe", "faults"), [
    ("[the table](table.md), [the rules](https://example.org/rules) and [below](#play)", "bash tests/deal.sh", 0),
    ("[the table](chair.md)", "", 1),
    ("![the table](pictures/table.png)", "", 1),
    ("", "python tests/shuffle.py", 1),
])
def test_a_dead_end_is_found(guide: str, recipe: str, faults: int, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "deal.sh").write_text("", encoding="utf-8")
    (tmp_path / "table.md").write_text(guide, encoding="utf-8")
    (tmp_path / "Makefile").write_text(f"deal:\n\t{recipe}\n", encoding="utf-8")
    assert len(_dead_ends(tmp_path)) == faults
