"""Several processes share the tests: if one of them crashes, one test has failed, and all others are run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.helpers.order import TESTS

_WAITS = """
import time
from pathlib import Path

import pytest


@pytest.mark.parametrize("number", range(5))
def test_waits(number: int) -> None:
    while not Path("crashed").exists():
        time.sleep(0.01)
"""
_CRASHES = """
import os
from pathlib import Path


def test_crashes() -> None:
    with Path("crashed").open("a") as file:
        file.write("x")
    os._exit(1)
"""
_PASSES = """
def test_passes() -> None:
    pass
"""


def test_a_process_that_crashes_fails_one_test_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    # One process is at its first test while the other one comes to an end of its own, with many files behind it.
    (tmp_path / "test_1.py").write_text(_WAITS)
    for number in range(2, 14):
        (tmp_path / f"test_{number}.py").write_text(_PASSES)
    (tmp_path / "test_9.py").write_text(_CRASHES)
    ran = subprocess.run([sys.executable, "-m", "pytest", "-n", "2", "-c", TESTS.parent / "pyproject.toml",
                          "--rootdir", tmp_path, "-p", "tests.conftest", "-p", "no:cacheprovider", "."],
                         cwd=tmp_path, env={"PYTHONPATH": str(TESTS.parent)}, capture_output=True, text=True,
                         timeout=60, check=False)
    assert "crashed while running 'test_9.py::test_crashes'" in ran.stdout
    assert "1 failed, 16 passed" in ran.stdout
    assert (tmp_path / "crashed").read_text() == "x", "the test that crashed is not run again"
