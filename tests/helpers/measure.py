"""How long tests take (`tests/helpers/quick.py`): `.venv/bin/python -m tests.helpers.measure FILES`, or none for all.

The tests are run one after the other, and the seconds of CPU time that one example of each takes, with the processes it
starts, are written to `measured.json`. What a fixture prepares for several tests is shared between them; what a file
keeps by other means counts for the first of its tests that needs it.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Generator
from typing import Any, Final

import pytest

from tests.helpers.quick import MEASURED, name_of

LEAST: Final = 0.1
"""Seconds. A test whose examples take less together is not listed."""

_PLACES: Final = 3


def cpu_time() -> float:
    """Seconds of CPU time so far, with those of the processes that were started and are done."""
    return sum(os.times()[:4])


class Measuring:
    """Measures the tests of one run."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.examples: Counter[str] = Counter()
        self._users = defaultdict[str, list[str]](list)
        self._prepared: Counter[str] = Counter()
        self._here = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Function) -> Generator[None, object, object]:
        """The time of a test, without what was prepared for others as well."""
        before, self._here = cpu_time(), 0.0
        result = yield
        self.seconds.update({name_of(item): cpu_time() - before - self._here})      # type: ignore[dict-item]
        self.examples[name_of(item)] += 1
        for fixture in item.fixturenames:
            self._users[f"{item.path}::{fixture}"].append(name_of(item))
        return result

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Generator[None, object, object]:
        """The time that it takes to prepare what the tests of a file share; what all files share belongs to none."""
        before = cpu_time()
        result = yield
        if fixturedef.scope != "function":
            took = cpu_time() - before
            self._here += took
            if fixturedef.scope == "module":
                self._prepared.update({f"{request.path}::{fixturedef.argname}": took})     # type: ignore[dict-item]
        return result

    def found(self) -> dict[str, dict[str, float]]:
        """The seconds of one example of each test that is listed, by file."""
        for fixture, seconds in self._prepared.items():
            for user in self._users[fixture]:
                self.seconds[user] += seconds / len(self._users[fixture])     # type: ignore[assignment]
        files: dict[str, dict[str, float]] = {test.partition("::")[0]: {} for test in self.examples}
        for test, number in sorted(self.examples.items()):
            if self.seconds[test] >= LEAST:
                file, _, name = test.partition("::")
                files[file][name] = round(self.seconds[test] / number, _PLACES)
        return files


def keep(found: dict[str, dict[str, float]]) -> None:
    """Write down what was measured of some files; others keep what was measured of them before."""
    kept = json.loads(MEASURED.read_text(encoding="utf-8")) | found
    listed = {file: tests for file, tests in sorted(kept.items()) if tests and (MEASURED.parents[2] / file).is_file()}
    MEASURED.write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    measuring = Measuring()
    status = pytest.main(["--whole", *sys.argv[1:]], plugins=[measuring])
    keep(measuring.found())
    sys.exit(status)
