"""What `make test` runs: as many examples of every test as it has time for; `make test-long` runs all the others.

No test may take long in the run that goes before every change. Each has its allowance of CPU time. How long one example
of it takes was measured (`measured.json`): as many run as fit, always the same ones, chosen by their names, so that
every game, language and size has its share; what takes longer by itself, such as a whole game or a program that is
started, is put off. A test that was not measured yet is taken for a short one.

Who asks for tests by name, for those of a file or of one game gets them whole, and with `--whole` whoever asks for any.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest

ROOT: Final = Path(__file__).parents[2]
MEASURED: Final = Path(__file__).with_name("measured.json")

ALLOWANCE: Final = 0.3
"""Seconds of CPU time that the examples of one test may take together."""

WHOLE: Final = ("tests/repo/", "tests/games/", "tests/engine/test_conformance.py", "tests/engine/test_knowledge.py")
"""Whatever time they take, these are run: they hold the rules, and what every file, text and game has to keep to."""

SHORT: Final = 0.01
"""Seconds of CPU time that a test takes which is too short to be listed, in rough."""

IN_FULL: Final = 1.2
"""Seconds of CPU time that an example of the long run takes on average."""

LONG: Final = "long"
"""The mark of what only the long run looks at."""
FEW: Final = "few"
MANY: Final = "many"
"""The id of an example with few of something, which is also its mark, and that of the one with many of it."""


@cache
def measured() -> Mapping[str, float]:
    """The seconds of CPU time that one example of a test takes, by file and name; short ones are not listed."""
    files: dict[str, dict[str, float]] = json.loads(MEASURED.read_text(encoding="utf-8"))
    return {f"{file}::{name}": seconds for file, tests in files.items() for name, seconds in tests.items()}


def seconds_of(item: pytest.Item) -> float:
    """About how much CPU time a test takes."""
    seconds = measured().get(name_of(item), SHORT)
    return seconds if item.get_closest_marker(LONG) is None else max(seconds, IN_FULL)


def name_of(item: pytest.Item) -> str:
    """The file and the name of a test, which all its examples share."""
    return item.nodeid.partition("[")[0]


def add_option(parser: pytest.Parser) -> None:
    """Let pytest be asked for all examples, however long they take."""
    parser.addoption("--whole", action="store_true", help="leave nothing to the long run that was only put off")


def put_off(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the long run what takes too long for every test run, unless it was asked for.

    What the long run would look at with few of something is left out where it also does with many.
    """
    if not (config.getoption("--game") or config.getoption("--whole") or config.getoption("keyword")):
        named = set(named_files(config.args, config.invocation_params.dir))
        for item in too_much(item for item in items if item.path not in named):
            item.add_marker(LONG)
        there = {item.nodeid for item in items}
        left_out = [item for item in items if item.path not in named and with_many(item.nodeid) in there
                    and all(item.get_closest_marker(mark) is not None for mark in (LONG, FEW))]
        if left_out:
            gone = {item.nodeid for item in left_out}
            items[:] = [item for item in items if item.nodeid not in gone]
            config.hook.pytest_deselected(items=left_out)


def with_many(nodeid: str) -> str:
    """The example of the same test that looks at many of what this one looks at few of, all else alike."""
    test, bracket, example = nodeid.partition("[")
    parts = example.removesuffix("]").split("-")
    return f"{test}{bracket}{'-'.join(MANY if part == FEW else part for part in parts)}]"


def named_files(arguments: Iterable[str], folder: Path) -> Iterator[Path]:
    """The files that were asked for, or tests of which were; of the folders, none."""
    for argument in arguments:
        path = folder / argument.partition("::")[0]
        if path.is_file():
            yield path.resolve()


def too_much(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """The examples for which the test run before every change has no time."""
    tests = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if name_of(item) in measured() and item.get_closest_marker(LONG) is None and not item.nodeid.startswith(WHOLE):
            tests[name_of(item)].append(item)
    for name, examples in tests.items():
        fit = int(ALLOWANCE / measured()[name])
        yield from sorted(examples, key=lambda item: crc32(item.nodeid.encode()))[fit:]
