"""What documents and messages tell somebody to run can be run, and to whom installers point is said in one place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import publisher
from engine.cli.main import parser
from tests.helpers.repo_files import ROOT, nodes_of, place, project_files, sources
from throne_desktop.startup.options import PAGES

_BARE = re.compile(r"(?<![\w/.\\-])python\s+(?:-m\s+\w|[\w/]+\.py)")
"""A command that many systems do not have: they have python3, and a checkout has .venv/bin/python."""
_REGISTERED = re.compile(r"throne-desktop\[")
"""An extra of a project that no registry has."""


def _guides(root: Path) -> Iterator[tuple[str, str]]:
    yield from ((place(root, path), path.read_text(encoding="utf-8")) for path in project_files(root)
                if path.suffix == ".md" and path.name != "CHANGELOG.md")


def _messages(root: Path) -> Iterator[tuple[str, str]]:
    """The strings of the program and its tools, without what is only written for those who read the source."""
    for path in sources(root, "engine", "throne_desktop", "packaging"):
        told = {id(node.value) for node in nodes_of(path, ast.Expr)}
        yield from ((place(root, path, node), node.value) for node in nodes_of(path, ast.Constant)
                    if isinstance(node.value, str) and id(node) not in told)


def _found(root: Path, pattern: re.Pattern[str]) -> list[str]:
    return [f"{where}: {found[0]}" for where, text in (*_guides(root), *_messages(root))
            for found in pattern.finditer(text)]


def test_no_document_and_no_message_asks_for_a_python_that_many_systems_do_not_have() -> None:
    assert _found(ROOT, _BARE) == []


def test_extras_are_installed_from_the_checkout() -> None:
    assert _found(ROOT, _REGISTERED) == []


def test_the_readme_lists_every_subcommand_of_the_engine() -> None:
    offered = re.findall(r"^    ([\w-]+) ", parser().format_help(), re.M)
    assert {"play", "review", "exercises"} <= set(offered)
    _, _, rest = (ROOT / "README.md").read_text(encoding="utf-8").partition("```\n.venv/bin/python -m engine ")
    listed, _, _ = rest.partition("```")
    assert {part.split()[0] for part in listed.split("|") if not part.strip().startswith("-")} >= set(offered)


def test_the_readme_lists_every_page_that_the_command_line_opens() -> None:
    (row,) = re.findall(r"^\| `--page NAME` .*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert tuple(re.findall(r"`([a-z-]+)`", row.partition(".")[0])) == PAGES


def test_publisher_and_home_page_are_one_setting() -> None:
    files = [path for path in project_files(ROOT) if path.is_relative_to(ROOT / "packaging") and path.suffix != ".md"]
    assert len(files) > 20
    for word in (publisher.PUBLISHER, "throne-desktop.example", publisher.REVERSED, publisher.COMPONENT):
        assert [place(ROOT, path) for path in files if word in path.read_text(encoding="utf-8")] == []


def test_installers_say_it() -> None:
    metainfo = (ROOT / "packaging" / "linux" / "throne-desktop.metainfo.xml").read_text(encoding="utf-8")
    assert f'<url type="homepage">{publisher.HOMEPAGE}</url>' in publisher.filled_in(metainfo)
    assert "@" not in publisher.filled_in(metainfo)
    assert publisher.MAINTAINER.startswith(f"{publisher.PUBLISHER} <")


# -- the checks themselves ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("guide", "source", "faults"), [
    ("`python -m engine`", "", 1),
    ("run `python\n-m pytest`", "", 1),
    ("```\npython packaging/shots.py\n```", "", 1),
    ("`python3 -m engine`, `.venv/bin/python -m engine`, `.venv\\Scripts\\python -m engine` and Python", "", 0),
    ("", 'HELP = "python -m engine"\n', 1),
    ("", 'HELP = f"run python -m engine {name}"\n', 1),
    ("", '"""Run as `python -m engine`."""\n', 0),
])
def test_a_command_that_is_not_there_is_found(guide: str, source: str, faults: int, tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(guide, encoding="utf-8")
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "help.py").write_text(source, encoding="utf-8")
    assert len(_found(tmp_path, _BARE)) == faults
