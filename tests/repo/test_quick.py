"""What the run before every change has no time for is left to the long run, and nothing to nobody."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers import quick
from tests.helpers.quick import ALLOWANCE, put_off, too_much
from tests.helpers.repo_files import ROOT

SHORT, LENGTHY, GAME = (f"tests/bots/test_x.py::test_{name}" for name in ("short", "lengthy", "game"))
_CHOSEN = re.compile(r"-m '([^']+)'")


class Example:
    """A test with these parameters, as it was found."""

    def __init__(self, nodeid: str, *marks: str) -> None:
        self.nodeid, self.marks = nodeid, [*marks]
        self.path = ROOT / nodeid.partition("::")[0]

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None

    def add_marker(self, name: str) -> None:
        self.marks.append(name)


@pytest.fixture(autouse=True)
def were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long some tests take that there are not."""
    seconds = {LENGTHY: 0.3 * ALLOWANCE, GAME: 1.1 * ALLOWANCE, "tests/repo/test_x.py::test_texts": 9 * ALLOWANCE}
    monkeypatch.setattr(quick, "measured", lambda: seconds)


def asked(*arguments: str, **options: object) -> Any:
    """What pytest was asked for."""
    return SimpleNamespace(args=arguments, getoption=lambda name: options.get(name.removeprefix("--")),
                           invocation_params=SimpleNamespace(dir=ROOT))


def run_by(mark: str, kinds: set[str]) -> bool:
    """Whether a run of what is marked so runs a test of these kinds."""
    return bool(eval(mark, {"__builtins__": {}}, {kind: kind in kinds for kind in ("long", "hypothesis")}))


def forgotten(quick_run: str, long_run: str) -> list[set[str]]:
    """The kinds of tests that neither of two runs looks at."""
    kinds = [{kind for kind, is_so in zip(("long", "hypothesis"), chosen, strict=True) if is_so}
             for chosen in product((False, True), repeat=2)]
    return [each for each in kinds if not run_by(quick_run, each) and not run_by(long_run, each)]


def targets() -> dict[str, str]:
    """What the Makefile does for each target."""
    parts = re.split(r"^(\S+):.*\n", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_two_runs_look_at_every_test_and_ci_makes_both() -> None:
    (usual,) = _CHOSEN.findall((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    made = targets()
    (in_full,) = _CHOSEN.findall(made["test-long"])
    assert forgotten(usual, in_full) == []
    assert _CHOSEN.findall(made["test"]) == []
    assert all("-m pytest -n auto" in made[name] and "$(ASKED)" in made[name] for name in ("test", "test-long"))
    steps = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert {"make test", "make test-long"} <= {line.removeprefix("exec ") for line in steps.splitlines()}


@pytest.mark.parametrize(("usual", "in_full"), [
    ("not long and not hypothesis", "long"), ("not long", "hypothesis"), ("not long", "long and hypothesis"),
])
def test_a_kind_of_tests_that_neither_looks_at_is_found(usual: str, in_full: str) -> None:
    assert forgotten(usual, in_full) != []


def test_as_many_examples_are_run_as_there_is_time_for_and_always_the_same() -> None:
    examples: list[Any] = [Example(f"{LENGTHY}[{number}]") for number in range(10)]
    again: list[Any] = [Example(f"{LENGTHY}[{number}]") for number in reversed(range(10))]
    off = {each.nodeid for each in too_much(examples)}
    assert len(off) == 10 - 3
    assert {each.nodeid for each in too_much(again)} == off


def test_of_those_marked_as_long_none_takes_the_place_of_another() -> None:
    examples: list[Any] = [Example(f"{LENGTHY}[{number}]", *["long"] * (number > 2)) for number in range(10)]
    assert list(too_much(examples)) == []


def test_what_takes_long_by_itself_is_put_off_and_what_was_never_measured_is_not() -> None:
    examples: list[Any] = [Example(GAME), Example(SHORT), *(Example(f"{SHORT}[{number}]") for number in range(500))]
    assert [each.nodeid for each in too_much(examples)] == [GAME]


def test_what_holds_for_all_files_and_games_is_never_put_off() -> None:
    text: Any = Example("tests/repo/test_x.py::test_texts")
    assert list(too_much([text])) == []


def test_what_is_put_off_is_run_by_the_long_run() -> None:
    game: Any = Example(GAME)
    put_off(asked("tests"), [game])
    assert game.marks == ["long"]


def test_few_are_left_out_of_the_long_run_where_it_looks_at_many() -> None:
    left_out: list[Any] = []

    def deselected(items: list[Any]) -> None:
        left_out.extend(items)

    config = asked("tests")
    config.hook = SimpleNamespace(pytest_deselected=deselected)
    few, many = Example(f"{GAME}[few-throne]", "few"), Example(f"{GAME}[many-throne]", "long")
    alone, fits = Example(f"{GAME}[few-rival-kings]", "few"), Example(f"{SHORT}[few]", "few")
    marked = Example(f"{SHORT}[few-4]", "few", "long")
    items: list[Any] = [few, many, alone, fits, marked, *(Example(f"{SHORT}[{number}]", "long")
                                                          for number in ("many", "many-4"))]
    put_off(config, items)
    assert left_out == [few, marked]
    assert [each.nodeid for each in items] == [many.nodeid, alone.nodeid, fits.nodeid, f"{SHORT}[many]",
                                               f"{SHORT}[many-4]"]
    assert (alone.marks, fits.marks) == (["few", "long"], ["few"])


@pytest.mark.parametrize("arguments", [asked("tests", game="throne"), asked("tests", keyword="lengthy"),
                                       asked("tests", whole=True)])
def test_who_asks_for_a_game_or_by_name_or_for_all_gets_all(arguments: Any) -> None:
    game: Any = Example(GAME)
    put_off(arguments, [game])
    assert game.marks == []


@pytest.mark.parametrize("argument", ["test_x.py", "test_x.py::test_game"])
def test_who_names_a_file_or_a_test_gets_all_of_that_file(argument: str, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").touch()
    game, other = Example(GAME), Example(GAME)
    game.path, other.path = tmp_path / "test_x.py", tmp_path / "test_y.py"
    config = asked("tests", argument)
    config.invocation_params.dir = tmp_path
    items: Any = [game, other]
    put_off(config, items)
    assert (game.marks, other.marks) == ([], ["long"])
