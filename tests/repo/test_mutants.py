"""Every planted fault can still be made: its text stands once in its file, and the tests that should find it exist."""

from __future__ import annotations

import re

import pytest

from tests.helpers.mutant_list import MUTANTS, Mutant
from tests.helpers.repo_files import ROOT


def _faults(mutant: Mutant) -> list[str]:
    """Why a fault cannot be made, or its tests cannot be run."""
    file = ROOT / mutant.file
    times = file.read_text(encoding="utf-8").count(mutant.old) if file.is_file() else 0
    faults = [] if times == 1 else [f"{mutant.file} has {times} times: {mutant.old}"]
    if mutant.old == mutant.new:
        faults.append(f"it changes nothing: {mutant.old}")
    return faults + [f"there is no {test}" for test in mutant.tests.split() if not _is_there(test)]


def _is_there(test: str) -> bool:
    """Whether there is a file of tests, and in it the one that is named."""
    file, _, name = test.partition("::")
    source = (ROOT / file).read_text("utf-8") if (ROOT / file).is_file() else ""
    return re.search(rf"^def {name or 'test_'}", source, re.MULTILINE) is not None


def test_every_planted_fault_can_be_made_in_one_place_and_its_tests_exist() -> None:
    assert [fault for mutant in MUTANTS for fault in _faults(mutant)] == []


@pytest.mark.parametrize(("changes", "fault"), [
    ({"old": "no such words"}, "CONTRIBUTING.md has 0 times: no such words"),
    ({"file": "nothing.py"}, "nothing.py has 0 times: # Contributing"),
    ({"new": "# Contributing"}, "it changes nothing: # Contributing"),
    ({"tests": "tests/repo/test_nothing.py"}, "there is no tests/repo/test_nothing.py"),
    ({"tests": "tests/repo/test_mutants.py::test_nothing"}, "there is no tests/repo/test_mutants.py::test_nothing"),
])
def test_what_cannot_be_made_is_found(changes: dict[str, str], fault: str) -> None:
    good = {"area": "any", "file": "CONTRIBUTING.md", "old": "# Contributing", "new": "# Other",
            "tests": "tests/repo/test_mutants.py"}
    assert _faults(Mutant(**good)) == []
    assert _faults(Mutant(**{**good, **changes})) == [fault]
