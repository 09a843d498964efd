"""Whatever a person has is there after a kill at any moment of a change: all of the old, or all of the new."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from engine.core import kept as kept_files
from engine.learn.exercises import shipped
from engine.learn.review import beside
from tests.helpers.dying import dies_before
from tests.helpers.many_games import kept, made_up, players_against, poor, reviewed
from throne_desktop.services.lessons.exercises import Exercises, Item
from throne_desktop.services.records.library import Library
from throne_desktop.services.reviews.digests import Digests
from throne_desktop.storage import goals, paths, road, settings, shelf_notes, tally
from throne_desktop.storage.answers import Answer, keep_answer, keep_storm, load_answers
from throne_desktop.storage.tally import WON, Tally

DAY = 20_600
THRONE = "throne"
FILE = f"a{THRONE}.throne"


@pytest.fixture(autouse=True)
def person() -> Iterator[None]:
    """Somebody who has a folder with a file of each kind, and plays."""
    paths.person()
    kept_files.remarks()
    _note_day(DAY)
    goals.keep(lambda there: there.with_quest(DAY, "throne/bluff"), "list", ["one"])
    _answer(0, solved=True)
    shelf_notes.set_note(shelf_notes.notes_file(), FILE, "before")
    road.keep(lambda there: there.with_begun(FILE, "throne/mill"))
    settings.change_persons(_settings(), lambda there: setattr(there, "player_name", "Ann"))
    yield
    assert kept_files.remarks() == (), "a file was damaged"


def _note_day(day: int) -> None:
    noted = tally.load_tally() or Tally()
    noted.note_day(day, WON)
    noted.save()


def _settings() -> Path:
    return paths.person() / paths.SETTINGS


def _exercises() -> Exercises:
    return Exercises(Library(), paths.person() / paths.EXERCISES)


def _item(number: int) -> Item:
    return Item(shipped(THRONE)[number])


def _answer(number: int, *, solved: bool) -> None:
    item = _item(number)
    _exercises().answer(item, solved, date(2026, 5, 1))
    keep_answer(DAY, Answer(item.name, THRONE, solved), 1500)


def _tally_told() -> object:
    noted = tally.load_tally()
    assert noted is not None
    return noted.days_played, noted.day(DAY), noted.day(DAY + 1)


def _answers_told() -> object:
    found = load_answers()
    return found.rated, found.row, found.storm, found.on(DAY)


def _practised() -> object:
    return sorted(item.name for item in _exercises().all() if item.practice is not None)


def _goals_told() -> object:
    found = goals.load_goals()
    return found.seals, found.reached(DAY), found.deed_days


def _road_told() -> object:
    found = road.load_road()
    return found.crowns, found.begun, found.last


CHANGES: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "a day": (lambda: _note_day(DAY + 1), _tally_told),
    "a quest": (lambda: goals.keep(lambda there: there.with_quest(DAY, "rival-kings/rich")), _goals_told),
    "a deed": (lambda: goals.keep(lambda there: there.with_deed(DAY, "throne/deed")), _goals_told),
    "records looked at": (lambda: goals.keep(lambda there: there, "list", ["two"]),
                          lambda: sorted(goals.load_looked().names("list"))),
    "an answer": (lambda: keep_answer(DAY, Answer(_item(1).name, THRONE, True), 1500), _answers_told),
    "a storm": (lambda: keep_storm(7), _answers_told),
    "practice": (lambda: _exercises().answer(_item(1), False, date(2026, 5, 2)), _practised),
    "crowns of the road": (lambda: road.keep(lambda there: there.with_crowns("throne/mill", 5, FILE)), _road_told),
    "a game on the road": (lambda: road.keep(lambda there: there.with_begun("b.throne", "throne/toll")), _road_told),
    "a favourite": (lambda: shelf_notes.set_favourite(shelf_notes.notes_file(), FILE, on=True),
                    lambda: shelf_notes.read_notes(shelf_notes.notes_file())),
    "a note": (lambda: shelf_notes.set_note(shelf_notes.notes_file(), FILE, "after"),
               lambda: shelf_notes.read_notes(shelf_notes.notes_file())),
    "a preference": (lambda: settings.change_persons(_settings(), lambda there: setattr(there, "theme", "dark")),
                     lambda: settings.persons_settings(_settings())),
}
"""By what is changed: the change, and what is there."""


@pytest.mark.parametrize("what", CHANGES)
def test_a_program_killed_at_any_step_leaves_all_of_the_old_or_all_of_the_new(what: str) -> None:
    change, told = CHANGES[what]
    before, step, seen = told(), 0, list[object]()
    folder = paths.person()
    there = {file: file.read_bytes() for file in folder.iterdir()}
    while dies_before(step, change):
        seen.append(told())
        for file in folder.iterdir():       # else what was done in full would be done twice
            file.unlink()
        for file, content in there.items():
            file.write_bytes(content)
        step += 1
    after = told()
    assert before != after
    assert step > 2, "it writes in several steps"
    assert all(each in (before, after) for each in seen)
    assert before in seen


def test_a_program_killed_while_it_indexes_reviews_reads_them_again(tmp_path: Path) -> None:
    games, index = tmp_path / "games", tmp_path / "cache" / "reviews.index"
    for number in range(3):
        reviewed(kept(games, made_up(THRONE, players_against("page"), (0,), number)), 70.0 + number, game_id=THRONE,
                 decisions=[poor("liar", "accept", 0.1)])
    whole, step = Digests().look(games, 60.0), 0
    while dies_before(step, lambda: Digests(index).look(games, 60.0)):
        assert Digests().look(games, 60.0) == whole
        step += 1
    assert Digests(index).look(games, 60.0) == whole
    assert all(beside(file).exists() for file in Library(games).files())
