"""What the Makefile and the guides point to is there, and what they name in code exists."""

from __future__ import annotations

import ast
import builtins
import keyword
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.repo_files import ROOT, nodes, nodes_of, place, project_files

_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#([^)\s]+))?")
_TOOL = re.compile(r"\b(?:packaging|tests)/[\w/]+\.(?:py|sh)\b")
_MODULE = re.compile(r"(?<![\w/.<>])(?:\w+/)*\w+\.py\b")
_SPAN = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w<>]+(?:/[\w<>]*)+(?:\.\w+)?")
_NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?=\(|$)")
_PLACEHOLDER = re.compile(r"<\w+>")


_MADE: Final = ("build/", "dist/")
"""Folders that tools make: what lies there is in no checkout."""
_NO_PATHS: Final = frozenset({"knight/corvin", "marks/empire", "pages/", "tables/", "zone/group"})
"""What looks like a path in a guide and is none: a bot and its temperament, a drawing, pictures, places on a table."""
_NO_NAMES: Final = frozenset({"ARGS", "LANG", "LC_ALL", "LC_MESSAGES", "NAME.sh", "PIP_CERT", "PIP_INDEX_URL", "nom",
                              "python3", "ruff", "sid", "ten_tricks", "trixie", "urls"})
"""What a guide says of the system, or as an example."""
_LIMIT: Final = 15_000
"""The most bytes of ARCHITECTURE.md, which is to be read in one go; what is more belongs beside its code."""


def _guides(root: Path) -> list[Path]:
    """The documents that say how a project is now; the changelog tells of names that are gone."""
    return [path for path in project_files(root) if path.suffix == ".md" and path.name != "CHANGELOG.md"]


def _dead_ends(root: Path) -> list[str]:
    """The links in a project's guides, and the tools named in its Makefile, that lead to no file or no heading."""
    links = [(path, target, heading) for path in _guides(root)
             for target, heading in _LINK.findall(path.read_text("utf-8"))]
    makefile = root / "Makefile"
    tools = [(makefile, root / tool) for tool in _TOOL.findall(makefile.read_text("utf-8"))]
    ends = [*tools, *((path, path.parent / target) for path, target, _ in links)]
    lost = [f"{place(root, path)}: there is no {target.name}" for path, target in ends if not target.exists()]
    return lost + [f"{place(root, path)}: {target} has no #{heading}" for path, target, heading in links
                   if heading and heading not in _headings(path.parent / target)]


def _headings(guide: Path) -> set[str]:
    """What a link may say behind # to get to a heading of a guide."""
    if not guide.is_file():
        return set()
    heads = re.findall(r"^#+ (.+)$", guide.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def _missing_files(root: Path) -> list[str]:
    """The modules and paths that guides name, from the root or from any folder, and that do not exist."""
    there = "\n".join(path.relative_to(root).as_posix() for path in project_files(root))

    @cache
    def exists(path: str) -> bool:
        return _as_pattern(path).search(there) is not None

    return [f"{place(root, guide)}: there is no {path}" for guide in _guides(root)
            for path in sorted(_paths_in(guide.read_text("utf-8"))) if not exists(path)]


def _paths_in(guide: str) -> set[str]:
    """The modules and paths that a guide names."""
    spans = {span for span in _SPAN.findall(guide) if _PATH.fullmatch(span)}
    return {path for path in {*_MODULE.findall(guide), *spans} - _NO_PATHS
            if not path.startswith(_MADE) and not path.split("/")[-1].isdigit()}


def _as_pattern(path: str) -> re.Pattern[str]:
    """Matches the files a path may mean; `<game>` stands for any name, and a folder for whatever lies in it."""
    parts = [re.escape(part) for part in _PLACEHOLDER.split(path.rstrip("/"))]
    return re.compile("(?:^|/)" + r"[\w-]+".join(parts) + "(?:$|/)", re.MULTILINE)


def _missing_names(root: Path) -> list[str]:
    """The names in guides that are in no module of a project: "TableSpec.beats" needs both of its parts."""
    known = set(_known(root))
    return [f"{place(root, guide)}: there is no {name}" for guide in _guides(root)
            for name in sorted(_names_in(guide.read_text("utf-8")) - known) if not known.issuperset(name.split("."))]


def _names_in(guide: str) -> set[str]:
    """What a guide calls by a name in the code."""
    return {name[0] for span in _SPAN.findall(guide)
            if not _MODULE.fullmatch(span) and (name := _NAME.match(span)) and span not in _NO_NAMES}


def _known(root: Path) -> Iterator[str]:
    """The names of a project's files and folders, of what its modules and its pyproject.toml define, and Python's."""
    files = project_files(root)
    for path in files:
        yield from (*path.relative_to(root).with_suffix("").parts, path.name)
        if path.suffix == ".py":
            yield from _names(path)
    yield from (*_extras(root), *keyword.kwlist, *dir(builtins))


def _names(module: Path) -> set[str]:
    """What a module defines: functions, classes, variables and attributes."""
    return {name for node in nodes(module) for name in (
        getattr(node, "name", None), getattr(node, "arg", None),
        node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else None,
        node.attr if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) else None)
        if isinstance(name, str)} | _words(module)


def _words(module: Path) -> set[str]:
    """The strings of a module that are a word, such as the id of a language."""
    return {node.value for node in nodes_of(module, ast.Constant)
            if isinstance(node.value, str) and node.value.isidentifier() and node.value.islower()}


def _extras(root: Path) -> set[str]:
    """The names that pyproject.toml defines, such as those of extras."""
    return set(re.findall(r"^([\w-]+) = ", (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE))


def test_links_and_tools_are_there() -> None:
    assert _dead_ends(ROOT) == []


def test_files_that_guides_name_are_there() -> None:
    assert _missing_files(ROOT) == []


def test_names_in_guides_are_in_the_code() -> None:
    assert _missing_names(ROOT) == []


def test_the_architecture_is_read_in_one_go() -> None:
    assert (ROOT / "ARCHITECTURE.md").stat().st_size <= _LIMIT


# -- the checks themselves ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("guide", "recipe", "faults"), [
    ("[the table](table.md), [the rules](https://example.org/rules) and [below](#play)", "bash tests/deal.sh", 0),
    ("[the table](chair.md)", "", 1),
    ("![the table](pictures/table.png)", "", 1),
    ("", "python tests/shuffle.py", 1),
    ("# Play fair\n[how to play](table.md#play-fair)", "", 0),
    ("# Play fair\n[how to play](table.md#play)", "", 1),
])
def test_a_dead_end_is_found(guide: str, recipe: str, faults: int, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "deal.sh").write_text("", encoding="utf-8")
    (tmp_path / "table.md").write_text(guide, encoding="utf-8")
    (tmp_path / "Makefile").write_text(f"deal:\n\t{recipe}\n", encoding="utf-8")
    assert len(_dead_ends(tmp_path)) == faults


GUIDES = ["ARCHITECTURE.md", "engine/core/README.md", "decisions/table.md"]


def _described(root: Path, file: str, guide: str) -> Path:
    """A project of one module and one test, with that description in a file."""
    for path, text in (("engine/core/state.py", "class State:\n    log: int\n"), ("tests/games/chess/test_king.py", ""),
                       ("pyproject.toml", "package = []\n"), (file, guide)):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


@pytest.mark.parametrize("file", GUIDES)
@pytest.mark.parametrize(("guide", "faults"), [
    ("`engine/core/state.py`, `core/state.py`, state.py, `tests/games/<game>/` and `tests/games`", 0),
    ("`engine/core/rules.py`", 1),
    ("base/ holds state.py and rules.py", 1),
    ("`tests/rules/<game>/`", 1),
    ("`base/state.py`", 1),
])
def test_a_file_that_is_gone_is_found(file: str, guide: str, faults: int, tmp_path: Path) -> None:
    assert len(_missing_files(_described(tmp_path, file, guide))) == faults


@pytest.mark.parametrize("file", GUIDES)
@pytest.mark.parametrize(("guide", "faults"), [
    ("`State`, `State.log`, `state.log(seat)`, the extra `package`, and what is no name: `(a, b)`", 0),
    ("`Record`", 1),
    ("`State.history`", 1),
])
def test_a_name_that_is_gone_is_found(file: str, guide: str, faults: int, tmp_path: Path) -> None:
    assert len(_missing_names(_described(tmp_path, file, guide))) == faults
