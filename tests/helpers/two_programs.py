"""Two programs with one home, each with a window that does what it is told (second_window.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).parents[2]


class Other:
    """A window of another program."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert self._answer() == "open"

    def does(self, order: str) -> str:
        """Have it do something; returns what it says."""
        assert self._process.stdin is not None
        print(order, file=self._process.stdin, flush=True)
        return self._answer()

    def close(self) -> None:
        """Close it, and wait until its program has ended."""
        self._process.communicate("close\n")
        assert self._process.returncode == 0

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def two_programs() -> Iterator[tuple[Other, Other]]:
    """Two programs with one home, both open before anything is done in either."""
    command = [sys.executable, "-m", "tests.helpers.second_window"]
    environment = {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}
    processes = [subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                 for _ in range(2)]
    try:
        first, second = map(Other, processes)
        yield first, second
    finally:
        for process in processes:
            process.kill()
            process.communicate()
