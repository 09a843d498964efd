"""What the Makefile and the guides point to is there, and what they name in code exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, place, project_files, tree

_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
_TOOL = re.compile(r"\b(?:packaging|tests)/[\w/]+\.(?:py|sh)\b")
_MODULE = re.compile(r"(?<![\w/.<>])(?:\w+/)*\w+\.py\b")
_SPAN = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w<>]+(?:/[\w<>]*)+(?:\.\w+)?")
_NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?=\(|$)")
_PLACEHOLDER = re.compile(r"<\w+>")


def _dead_ends(root: Path) -> list[str]:
    """The links in a project's guides, and the tools named in its Makefile, that lead to no file."""
    guides = [path for path in project_files(root) if path.suffix == ".md"]
    links = [(path, path.parent / target) for path in guides for target in _LINK.findall(path.read_text("utf-8"))]
    makefile = root / "Makefile"
    tools = [(makefile, root / tool) for tool in _TOOL.findall(makefile.read_text("utf-8"))]
    return [f"{place(root, path)}: there is no {target.name}" for path, target in links + tools if not target.exists()]


def _missing_files(root: Path) -> list[str]:
    """The modules and paths that ARCHITECTURE.md names, from the root or from any folder, and that do not exist."""
    guide = (root / "ARCHITECTURE.md").read_text("utf-8")
    named = {*_MODULE.findall(guide), *(span for span in _SPAN.findall(guide) if _PATH.fullmatch(span))}
    there = [path.relative_to(root).as_posix() for path in project_files(root)]
    return sorted(path for path in named if not any(_as_pattern(path).search(file) for file in there))


def _as_pattern(path: str) -> re.Pattern[str]:
    """Matches the files a path may mean; `<game>` stands for any name, and a folder for whatever lies in it."""
    parts = [re.escape(part) for part in _PLACEHOLDER.split(path.rstrip("/"))]
    return re.compile("(?:^|/)" + r"[\w-]+".join(parts) + "(?:$|/)")


def _missing_names(root: Path) -> list[str]:
    """The names in ARCHITECTURE.md that are in no module of a project: "TableSpec.beats" needs both of its parts."""
    guide = (root / "ARCHITECTURE.md").read_text("utf-8")
    named = {name[0] for span in _SPAN.findall(guide) if not _MODULE.fullmatch(span) and (name := _NAME.match(span))}
    files = project_files(root)
    known = {part for path in files for part in path.relative_to(root).with_suffix("").parts}
    known.update(*(_names(tree(path)) for path in files if path.suffix == ".py"), _extras(root))
    return sorted(name for name in named if not known.issuperset(name.split(".")))


def _names(module: ast.Module) -> set[str]:
    """What a module defines: functions, classes, variables and attributes."""
    return {name for node in ast.walk(module) for name in (
        getattr(node, "name", None), getattr(node, "arg", None),
        node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else None,
        node.attr if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) else None)
        if isinstance(name, str)}


def _extras(root: Path) -> set[str]:
    """The names that pyproject.toml defines, such as those of extras."""
    return set(re.findall(r"^([\w-]+) = ", (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE))


def test_links_and_tools_are_there() -> None:
    assert _dead_ends(ROOT) == []


def test_files_that_the_architecture_names_are_there() -> None:
    assert _missing_files(ROOT) == []


def test_names_in_the_architecture_are_in_the_code() -> None:
    assert _missing_names(ROOT) == []


# -- the checks themselves ---------------------------------------------------------------------------------------------

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


def _described(root: Path, guide: str) -> Path:
    """A project of one module and one test, with that description."""
    for file, text in (("engine/core/state.py", "class State:\n    log: int\n"), ("tests/games/chess/test_king.py", ""),
                       ("pyproject.toml", "package = []\n"), ("ARCHITECTURE.md", guide)):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    return root


@pytest.mark.parametrize(("guide", "faults"), [
    ("`engine/core/state.py`, `core/state.py`, state.py, `tests/games/<game>/` and `tests/games`", 0),
    ("`engine/core/rules.py`", 1),
    ("base/ holds state.py and rules.py", 1),
    ("`tests/rules/<game>/`", 1),
    ("`base/state.py`", 1),
])
def test_a_file_that_is_gone_is_found(guide: str, faults: int, tmp_path: Path) -> None:
    assert len(_missing_files(_described(tmp_path, guide))) == faults


@pytest.mark.parametrize(("guide", "faults"), [
    ("`State`, `State.log`, `state.log(seat)`, the extra `package`, and what is no name: `(a, b)`", 0),
    ("`Record`", 1),
    ("`State.history`", 1),
])
def test_a_name_that_is_gone_is_found(guide: str, faults: int, tmp_path: Path) -> None:
    assert len(_missing_names(_described(tmp_path, guide))) == faults
