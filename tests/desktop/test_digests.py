"""What statistics know of reviews is kept in an index: nothing is parsed twice, and what is damaged is read again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import load_game
from engine.learn.review import beside
from tests.helpers.many_games import kept, made_up, players_against, poor, reviewed
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.reviews import digests
from throne_desktop.services.reviews.digests import Digests
from throne_desktop.services.statistics_source import Costs, PastReader
from throne_desktop.storage.statistics import FaultCost

THRONE = "throne"
PAGE = players_against("page")
_LONG = 1000.0

Read = Callable[[Path], object]


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records whose reviews were read, as they are read."""
    names, real = list[str](), digests.seats_kept

    def read(record: Path) -> object:
        names.append(record.name)
        return real(record)

    monkeypatch.setattr(digests, "seats_kept", read)
    return names


def record(folder: Path, number: int = 0, *moves: tuple[str, str, float], game_id: str = THRONE,
           judge: str = "judge") -> Path:
    """A game with a review that calls these moves poor: made, better, and what it cost."""
    file = kept(folder, made_up(game_id, PAGE, (0,), number))
    reviewed(file, 80.0, judge=judge, game_id=game_id,
             decisions=[poor(made, best, cost, moves=place) for place, (made, best, cost) in enumerate(moves, 1)])
    return file


def costs(folder: Path, name: str | None = "Ann") -> Costs:
    reader = PastReader(Shelf(Library(folder)), Digests(), Exercises(Library(folder), folder / "practised.json"))
    past = reader.begin()
    while past.to_read:
        past = reader.go_on()
    return past.of(name).costs


CALL, BELIEVE = ("liar", "accept", 0.1), ("accept", "liar", 0.25)


# -- the index ---------------------------------------------------------------------------------------------------------

def test_a_review_is_parsed_once_as_long_as_it_is_the_same(tmp_path: Path, parsed: list[str]) -> None:
    games, index = tmp_path / "games", tmp_path / "cache" / "reviews.index"
    for number in range(3):
        record(games, number, CALL)
    first = Digests(index).look(games, _LONG)
    assert len(parsed) == 3
    again = Digests(index).look(games, _LONG)
    assert len(parsed) == 3
    assert again == first
    assert len(first.reviews) == 3


def test_a_review_that_changed_is_read_again_and_one_that_is_gone_is_forgotten(
        tmp_path: Path, parsed: list[str]) -> None:
    games, index = tmp_path / "games", tmp_path / "reviews.index"
    changed, gone = record(games, 0, CALL), record(games, 1, CALL)
    Digests(index).look(games, _LONG)
    parsed.clear()
    reviewed(changed, 55.5, game_id=THRONE)
    beside(gone).unlink()
    found = Digests(index).look(games, _LONG)
    assert parsed == [changed.name]
    assert {name: each.accuracy for (name, _), each in found.reviews.items()} == {changed.name: 55.5}


def test_a_damaged_line_is_a_review_that_is_read_again(tmp_path: Path) -> None:
    games, index = tmp_path / "games", tmp_path / "reviews.index"
    for number in range(4):
        record(games, number, CALL, BELIEVE)
    whole, luck = Digests(index).look(games, _LONG), random.Random(4)
    content = index.read_bytes()
    for _ in range(60):
        damaged = bytearray(content)
        for _ in range(luck.randrange(1, 5)):
            damaged[luck.randrange(len(damaged))] = luck.randrange(256)
        index.write_bytes(damaged[:luck.randrange(1, len(damaged))])
        assert Digests(index).look(games, _LONG).reviews == whole.reviews


def test_what_takes_longer_is_read_step_by_step(tmp_path: Path) -> None:
    for number in range(3):
        record(tmp_path, number, CALL)
    reader = Digests()
    assert reader.look(tmp_path, 0.0).to_read == 2
    assert reader.go_on(0.0).to_read == 1
    found = reader.go_on(0.0)
    assert (found.to_read, len(found.reviews)) == (0, 3)


# -- what costs most ---------------------------------------------------------------------------------------------------

def test_poor_moves_are_added_up_by_their_kinds_the_costliest_kind_first(tmp_path: Path) -> None:
    record(tmp_path, 0, CALL, BELIEVE)
    record(tmp_path, 1, CALL)
    record(tmp_path, 2)
    found = costs(tmp_path)
    assert found.reviews == 3
    assert [(each.fault, each.times, round(each.cost, 3)) for each in found.lost] == [
        ("believed", 1, 0.25), ("called", 2, 0.2)]


def test_the_costliest_move_of_a_kind_is_found_in_its_record(tmp_path: Path) -> None:
    record(tmp_path, 0, ("liar", "accept", 0.1))
    worst = record(tmp_path, 1, ("accept", "liar", 0.01), ("liar", "accept", 0.3))
    where = next(each.worst for each in costs(tmp_path).lost if each.fault == "called")
    assert (where.record, where.seat, where.moves) == (worst, 0, 2)


def test_what_no_review_calls_poor_costs_nothing_here(tmp_path: Path) -> None:
    file = record(tmp_path)
    reviewed(file, 70.0, game_id=THRONE, decisions=[{**poor("liar", "accept", 0.3), "verdict": "unclear"}])
    assert costs(tmp_path) == Costs(1, ())


def test_costs_are_those_of_one_person_and_of_reviews_that_compare(tmp_path: Path) -> None:
    record(tmp_path, 0, CALL, judge="old")
    record(tmp_path, 1, BELIEVE)
    assert [each.fault for each in costs(tmp_path).lost] == ["believed"]
    assert costs(tmp_path, "Ben").reviews == 0


def test_a_move_that_this_version_does_not_know_is_left_out(tmp_path: Path) -> None:
    record(tmp_path, 0, ("sing", "dance", 0.4), CALL)
    assert [each.fault for each in costs(tmp_path).lost] == ["called"]


def test_a_kept_review_says_the_same_in_short(tmp_path: Path) -> None:
    file = record(tmp_path, 0, ("collect", "reveal", 0.125), game_id="behind-the-throne")
    assert json.loads(beside(file).read_text())["made"]["game"] == load_game("behind-the-throne").id
    found = Digests().look(tmp_path, _LONG).reviews[file.name, 0]
    assert found.costs == (FaultCost("early", 0.125, 1),)
