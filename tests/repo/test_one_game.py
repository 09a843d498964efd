"""`make test GAME=...` runs what concerns one game, wherever it stands, and nothing that is about another."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine import GAMES, load_game
from tests.helpers.one_game import concerns, keep_game
from tests.helpers.repo_files import ROOT


def _test(file: str, *parameters: object, marks: Sequence[str] = ()) -> Any:
    """A test of that file with these parameters and marks."""
    values = {str(number): value for number, value in enumerate(parameters)}
    test = SimpleNamespace(path=ROOT / "tests" / file, callspec=SimpleNamespace(params=values),
                           nodeid=f"tests/{file}::test_it[{parameters}]", own_markers=[])
    test.own_markers[:] = [SimpleNamespace(name=name) for name in marks]
    test.get_closest_marker = lambda wanted: next((mark for mark in test.own_markers if mark.name == wanted), None)
    return test


def _left(*tests: Any) -> list[Any]:
    """Of these, those that are left to the long run when Throne is asked for."""
    hook = SimpleNamespace(pytest_deselected=lambda items: None)
    config: Any = SimpleNamespace(getoption=lambda _: "throne", hook=hook)
    items = [*tests]
    keep_game(config, items)
    return [test for test in items if test.get_closest_marker("long")]


@pytest.mark.parametrize(("file", "game_id"), [
    ("games/shadow_throne/test_table.py", "shadow-throne"), ("bots/test_imposter_guesses.py", "imposter-kings"),
    ("learn/test_imposter_lessons.py", "imposter-kings"), ("bots/test_throne.py", "throne"),
    ("games/behind_the_throne/test_legality.py", "behind-the-throne"),
])
def test_files_about_a_game_concern_it_alone(file: str, game_id: str) -> None:
    assert [each for each in GAMES if concerns(_test(file), each)] == [game_id]


@pytest.mark.parametrize("parameter", [
    "shadow-throne", "shadow-throne 3: 1 choose", ("shadow-throne", 3), load_game("shadow-throne"),
    load_game("shadow-throne").start(3, 1), SimpleNamespace(game="shadow-throne"),
])
def test_a_parameter_says_which_game_a_test_is_about(parameter: object) -> None:
    found = [each for each in GAMES if concerns(_test("engine/test_conformance.py", 3, parameter), each)]
    assert found == ["shadow-throne"]


def test_a_test_that_begins_in_a_game_concerns_it() -> None:
    def from_here() -> str:
        return "rival-kings"
    test = _test("desktop/test_hands.py")
    test.function = from_here
    assert [each for each in GAMES if concerns(test, each)] == ["rival-kings"]


def test_what_reads_all_games_concerns_each_and_what_names_none_concerns_none() -> None:
    assert all(concerns(_test("repo/test_pictures.py"), each) for each in GAMES)
    assert not any(concerns(_test("engine/test_moves.py", 3), each) for each in GAMES)


def test_only_those_are_kept() -> None:
    about, others = _test("bots/test_throne.py"), _test("bots/test_imposter_facts.py")
    items, told = [about, others], dict[str, Any]()
    config: Any = SimpleNamespace(getoption=lambda _: "throne", hook=SimpleNamespace(pytest_deselected=told.update))
    keep_game(config, items)
    assert (items, told) == ([about], {"items": [others]})


def test_one_that_begins_with_another_game_begins_with_the_one_that_was_asked_for() -> None:
    of = [_test("learn/test_agreement.py", game, number, marks=["long"] * (game != "rival-kings"))
          for game in ("rival-kings", "throne") for number in range(3)]
    assert _left(*of) == of[4:]


def test_what_is_looked_at_more_closely_only_is_left_to_the_long_run() -> None:
    few, many = _test("bots/test_throne.py", "throne", 2), _test("bots/test_throne.py", "throne", 99, marks=["long"])
    assert _left(many, few) == [many]


@pytest.mark.parametrize("parameter", [200, ("throne", "rival-kings")])
def test_what_is_about_no_game_alone_is_left_to_the_long_run(parameter: object) -> None:
    test = _test("bots/test_throne.py", parameter, marks=["long"])
    assert _left(test) == [test]


def test_a_game_that_is_none_is_one_sentence() -> None:
    config: Any = SimpleNamespace(getoption=lambda _: "chess")
    with pytest.raises(pytest.UsageError, match=r"^There is no game 'chess'; games are behind-the-throne, "):
        keep_game(config, [])
