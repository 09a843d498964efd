"""Every finding is listed, can be run, says what it is about, and stands on its own."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.helpers.repo_files import PACKAGES, ROOT

_FOLDER = ROOT / "findings"
_PARAGRAPHS = ("Expected", "Seen", "Versions", "Matters")
_LISTED = re.compile(r"^\| \[([\w-]+\.sh)\]\(([\w-]+\.sh)\) \| \S.* \|$", re.MULTILINE)
_HOST = re.compile(r"\w+://|\b(?:[\w-]+\.)+(?:com|org|net|io|dev)\b")
_PINNED = re.compile(r"[\w-]+==\d[\w.]*")


def _faults(folder: Path) -> list[str]:
    """What is wrong with a folder of findings, by file."""
    scripts = sorted(folder.glob("*.sh"))
    listed = _LISTED.findall((folder / "README.md").read_text(encoding="utf-8"))
    faults = [f"README.md: {name} is listed as {target}" for name, target in listed if name != target]
    if [name for name, _target in listed] != [script.name for script in scripts]:
        faults.append("README.md: its table is not the list of scripts, in their order")
    return faults + [f"{script.name}: {fault}" for script in scripts for fault in _script_faults(script)]


def _script_faults(script: Path) -> list[str]:
    text = script.read_text(encoding="utf-8")
    head = re.match(r"#!/usr/bin/env bash\n((?:#.*\n)*)", text)
    said = re.findall(r"^# (\w+): \S", head[1], re.MULTILINE) if head else []
    commands = text[head.end():] if head else text
    return [fault for fault, is_found in (
        ("cannot be run", not os.access(script, os.X_OK)),
        (f"its head is no line and then {', '.join(_PARAGRAPHS)}",
         head is None or not re.match(r"# \S.*\n#\n", head[1]) or tuple(said) != _PARAGRAPHS),
        ("an error in it is not the end", not commands.startswith("set -euo pipefail\n")),
        ("it leaves something behind", "folder=$(mktemp -d)\ntrap 'rm -rf \"$folder\"' EXIT" not in commands),
        ("installs no package of a fixed version", "install" in commands and _PINNED.search(commands) is None),
        ("names an address", _HOST.search(text) is not None),
        ("uses the product", any(re.search(rf"\b{name}\b", commands) for name in PACKAGES)),
    ) if is_found]


def test_every_finding_is_as_the_guide_says() -> None:
    assert list(_FOLDER.glob("*.sh"))
    assert _faults(_FOLDER) == []


# -- the check itself --------------------------------------------------------------------------------------------------

_NAME = "qt-language-under-c.sh"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one good finding."""
    shutil.copy(_FOLDER / _NAME, tmp_path)
    (tmp_path / "README.md").write_text(f"| [{_NAME}]({_NAME}) | a surprise |\n", encoding="utf-8")
    return tmp_path


def test_a_good_finding_has_no_faults(folder: Path) -> None:
    assert _faults(folder) == []


@pytest.mark.parametrize(("old", "new"), [
    ("# Matters: ", "# "),
    ("# Seen: ", "# Expected: "),
    ("bash\n# Under", "bash\n#\n# Under"),
    ("set -euo pipefail", "set -e"),
    ("trap ", "echo "),
    ("==6.11.3", ""),
    ("# Matters: a", "# Matters: see example.org, a"),
    ("from PySide6", "from engine"),
])
def test_a_faulty_finding_is_found(folder: Path, old: str, new: str) -> None:
    script = folder / _NAME
    text = script.read_text(encoding="utf-8")
    assert old in text
    script.write_text(text.replace(old, new), encoding="utf-8")
    (fault,) = _faults(folder)
    assert fault.startswith(f"{_NAME}: ")


def test_a_finding_that_cannot_be_run_is_found(folder: Path) -> None:
    (folder / _NAME).chmod(0o644)
    assert _faults(folder) == [f"{_NAME}: cannot be run"]


def test_a_finding_that_is_not_listed_is_found(folder: Path) -> None:
    shutil.copy(folder / _NAME, folder / "qt-other.sh")
    (fault,) = _faults(folder)
    assert fault.startswith("README.md: ")
