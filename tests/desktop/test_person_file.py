"""A person as one file: all that is theirs goes into it and comes out, and whatever else is in a file is refused."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from engine import load_game
from engine.core.outside import MOST
from engine.session import Record, Session
from engine.session.entries import Seating
from tests.helpers.dying import dies_before
from throne_desktop.services import person_file
from throne_desktop.services.person_file import BadPersonFile, bring_person, save_person
from throne_desktop.services.records.library import Library
from throne_desktop.storage import answers, goals, household, paths, road, settings, tally
from throne_desktop.storage.answers import Answer
from throne_desktop.storage.household import NotKept, Person
from throne_desktop.storage.people import OWN
from throne_desktop.storage.shelf_notes import ShelfNotes, notes_file, read_notes, set_favourite, set_note

pytestmark = pytest.mark.usefixtures("qtbot")

ANN, BEN, PAGE = Seating("Ann"), Seating("Ben"), Seating("Aldwin", "page")
REVIEW: Final = b'{"format": 1, "review": "of Ann"}'


def keep(name: str, *players: Seating) -> Path:
    """Keep the record of a game among these."""
    file = paths.games() / f"{name}.throne"
    begun(*players).save(file)
    return file


def begun(*players: Seating) -> Record:
    """The record of a game of two moves among these."""
    session = Session(load_game("throne"), len(players), 1, players=players)
    for _ in range(2):
        actor = session.state.actor
        assert actor is not None
        session.submit(actor, session.state.legal_moves()[0])
    return session.record()


def ann() -> Person:
    """Ann, who has a crown, a lesson, an exercise, and two games, one of them with Ben."""
    paths.person()
    id_ = household.add("Ann", OWN[3])
    person = household.known()[-1]
    assert person.id == id_

    def learn(there: settings.Settings) -> None:
        there.lessons_done, there.former_names = ("throne/lay",), ("Anne",)
        there.others = {"to_come": [1, "x"]}

    settings.change_persons(person.folder / paths.SETTINGS, learn)
    won = tally.Tally()
    won.note_beaten("throne", "knight", ("page", "squire", "knight"))
    won.save(person.folder)
    (person.folder / paths.EXERCISES).write_text(
        '{"format": 1, "exercises": {"0123abcd": {"right": 2, "last": "2026-01-02"}}}')
    alone = keep("alone", ANN, PAGE)
    alone.with_name("alone.throne.review.json").write_bytes(REVIEW)
    keep("both", BEN, ANN)
    keep("bens", BEN, PAGE)
    return household.known()[-1]


def written(tmp_path: Path) -> Path:
    """Ann in a file."""
    file = tmp_path / f"Ann{person_file.ENDING}"
    save_person(ann(), Library(), file)
    return file


def elsewhere() -> None:
    """Go to a computer where nobody has played."""
    shutil.rmtree(paths.data())
    paths.sit_down("")
    paths.person()


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def put(file: Path, lines: list[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def everything() -> dict[str, bytes]:
    data = paths.data()
    return {str(file.relative_to(data)): file.read_bytes() for file in data.rglob("*") if file.is_file()}


# -- there and back ----------------------------------------------------------------------------------------------------

def test_all_that_is_somebodys_comes_out_of_the_file_on_another_computer(tmp_path: Path) -> None:
    file = written(tmp_path)
    before = {name: content for name, content in everything().items() if "bens" not in name and "people/1" not in name}
    elsewhere()
    id_ = bring_person(file, Library())
    assert {name: content for name, content in everything().items() if name != "people/1/settings.json"} == before
    person = household.known()[-1]
    assert (person.id, person.name, person.portrait, person.former_names) == (id_, "Ann", OWN[3], ("Anne",))
    found = settings.persons_settings(person.folder / paths.SETTINGS)
    assert (found.lessons_done, found.others) == (("throne/lay",), {"to_come": [1, "x"]})
    assert [each.name for each in paths.games().iterdir() if each.is_dir()] == []


def test_seals_and_deeds_go_along_with_the_records_that_were_looked_at_for_them(tmp_path: Path) -> None:
    person = ann()
    paths.sit_down(person.id)
    goals.keep(lambda there: there.with_quest(20_786, "throne/win").with_deed(20_700, "throne/turned"), "list",
               ["alone"])
    file = tmp_path / f"Ann{person_file.ENDING}"
    save_person(person, Library(), file)
    elsewhere()
    paths.sit_down(bring_person(file, Library()))
    found = goals.load_goals()
    assert (found.seals, found.reached(20_786), found.deed_days) == (1, ("throne/win",), {"throne/turned": 20_700})
    assert goals.load_looked().names("list") == {"alone"}


def test_rating_row_storm_and_the_days_of_exercises_go_along_and_are_gone_with_the_person(tmp_path: Path) -> None:
    person = ann()
    paths.sit_down(person.id)
    answers.keep_answer(20_786, Answer("a", "throne", True, "day"), 1700)
    kept = answers.keep_storm(9)
    file = tmp_path / f"Ann{person_file.ENDING}"
    save_person(person, Library(), file)
    elsewhere()
    paths.sit_down(bring_person(file, Library()))
    found = answers.load_answers()
    assert (found.storm, found.row, found.rated, found.days) == (9, 1, 1, kept.days)
    assert found.rating.value == pytest.approx(kept.rating.value, abs=1e-4)
    household.delete(household.known()[-1])
    household.forget()
    assert not list(paths.people().rglob(paths.ANSWERS))


def test_crowns_of_the_road_go_along(tmp_path: Path) -> None:
    person = ann()
    paths.sit_down(person.id)
    road.keep(lambda there: there.with_crowns("throne/mill", 5).with_begun("a.throne", "throne/toll"))
    file = tmp_path / f"Ann{person_file.ENDING}"
    save_person(person, Library(), file)
    elsewhere()
    paths.sit_down(bring_person(file, Library()))
    found = road.load_road()
    assert (found.crowns, found.begun, found.last) == ({"throne/mill": 5}, {"a.throne": "throne/toll"}, "throne/toll")


def test_favourites_and_notes_go_along(tmp_path: Path) -> None:
    person = ann()
    put_on = person.folder / paths.SHELF
    set_favourite(put_on, "a.throne", on=True)
    set_note(put_on, "b.throne", "what a comeback")
    file = tmp_path / f"Ann{person_file.ENDING}"
    save_person(person, Library(), file)
    elsewhere()
    paths.sit_down(bring_person(file, Library()))
    assert read_notes(notes_file()) == ShelfNotes(frozenset({"a.throne"}), {"b.throne": "what a comeback"})


def test_games_that_are_here_already_stay_and_another_one_of_the_same_name_gets_a_number(tmp_path: Path) -> None:
    file = written(tmp_path)
    elsewhere()
    bens = keep("alone", BEN, PAGE)
    content = bens.read_bytes()
    bring_person(file, Library())
    assert bens.read_bytes() == content
    assert Record.peek(paths.games() / "alone_2.throne").players[0] == ANN
    assert (paths.games() / "alone_2.throne.review.json").read_bytes() == REVIEW
    household.remove(household.known()[-1].id)
    before = everything()
    bring_person(file, Library())
    assert {name for name in everything() if name.startswith("games")} <= set(before)


def test_nobody_is_taken_whose_name_somebody_here_has_and_no_game_of_theirs(tmp_path: Path) -> None:
    file = written(tmp_path)
    for name in ("alone", "both"):
        (paths.games() / f"{name}.throne").unlink()
    before = everything()
    with pytest.raises(NotKept, match=r"^Someone here is, or was, called Ann\."):
        bring_person(file, Library())
    assert everything() == before


def test_a_file_that_cannot_be_written_is_one_sentence_and_stays_as_it_was(tmp_path: Path) -> None:
    with pytest.raises(BadPersonFile, match=r"^.*none.* cannot be written: .+\.$"):
        save_person(ann(), Library(), tmp_path / "none" / "Ann.throne-person")


def test_records_that_cannot_be_read_are_nobodys(tmp_path: Path) -> None:
    person = ann()
    (paths.games() / "broken.throne").write_bytes(b"{")
    file = tmp_path / "Ann.throne-person"
    save_person(person, Library(), file)
    assert not any("broken" in line.get("file", "") for line in lines_of(file))


@pytest.mark.parametrize("first", range(7))
def test_whoever_is_killed_while_somebody_is_taken_from_a_file_loses_nothing_and_can_try_again(
        tmp_path: Path, first: int) -> None:
    file = written(tmp_path)
    elsewhere()
    keep("bens", BEN, PAGE)
    before, step = everything(), first
    while dies_before(step, lambda: bring_person(file, Library())):
        assert before.items() <= everything().items()
        whole = [person.name for person in household.known()] == ["", "Ann"]
        if not whole:
            assert paths.people_ids() == ("1",)
            bring_person(file, Library())
        assert sorted(each.name for each in paths.games().glob("*.throne")) == [
            "alone.throne", "bens.throne", "both.throne"]
        assert household.known()[1].names == ("Ann", "Anne")
        assert (paths.games() / "alone.throne.review.json").read_bytes() == REVIEW
        shutil.rmtree(household.known()[1].folder)
        for name in ("alone.throne", "both.throne", "alone.throne.review.json"):
            (paths.games() / name).unlink()
        step += 7
    assert step > 10


def test_whoever_is_killed_while_somebody_goes_into_a_file_has_the_former_file_or_the_new_one(tmp_path: Path) -> None:
    person, file, step = ann(), tmp_path / "Ann.throne-person", 0
    save_person(person, Library(), file)
    whole = file.read_bytes()
    while dies_before(step, lambda: save_person(person, Library(), file)):
        assert file.read_bytes() == whole
        step += 1
    assert step > 3


# -- whatever else is in a file ----------------------------------------------------------------------------------------

def refused(file: Path, sentence: str) -> None:
    """A file is refused in that sentence, and nothing of it is kept."""
    elsewhere()
    before = everything()
    with pytest.raises((BadPersonFile, NotKept)) as raised:
        bring_person(file, Library())
    assert str(raised.value) == sentence.format(file=file.name)
    assert everything() == before
    assert paths.people_ids() == ("1",)


NOBODY: Final = "{file} is not a Throne Desktop player file."
DAMAGED: Final = "{file} is damaged, so nobody was added from it."
NEWER: Final = "{file} comes from a newer version of this program, so nobody was added from it."


@pytest.mark.parametrize("content", [b"", b"\n", b"hello", b"[]\n", b"{}\n", b"\xff\xfe\0", b'{"throne": "else"}\n',
                                     b"{" * 5000, b"x" * (MOST + 2)], ids=str)
def test_a_foreign_file_holds_nobody(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    refused(file, NOBODY)


def test_a_record_holds_nobody(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    begun(ANN, PAGE).save(file)
    refused(file, NOBODY)


def test_wherever_a_file_breaks_off_nobody_is_taken(tmp_path: Path) -> None:
    file = written(tmp_path)
    content = file.read_bytes()
    for part in range(1, 12):
        file.write_bytes(content[:len(content) * part // 12])
        refused(file, DAMAGED if b"\n" in file.read_bytes() else NOBODY)
    lines = content.splitlines(keepends=True)
    for left in range(1, len(lines)):
        file.write_bytes(b"".join(lines[:left]))
        refused(file, DAMAGED)


Change = Callable[[list[dict[str, Any]]], object]


def _content(lines: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("file") == name)


def _replaced(name: str, content: str) -> Change:
    return lambda lines: _content(lines, name).update(content=content)


BAD: Final[dict[str, tuple[Change, str]]] = {
    "newer": (lambda lines: lines[0].update(format=2), NEWER),
    "newer settings": (_replaced("settings.json", '{"version": 99, "player_name": "Ann"}'), NEWER),
    "newer tally": (_replaced("tally.json", '{"format": 99}'), NEWER),
    "no name": (_replaced("settings.json", '{"version": 2}'), NOBODY),
    "a name that nobody can read": (_replaced("settings.json", '{"version": 2, "player_name": "\\u0007"}'), NOBODY),
    "no settings": (lambda lines: lines.remove(_content(lines, "settings.json")), DAMAGED),
    "settings that are none": (_replaced("settings.json", "[]"), DAMAGED),
    "a tally that is none": (_replaced("tally.json", '{"games": 7}'), DAMAGED),
    "exercises that are none": (_replaced("exercises.json", '{"exercises": 7}'), DAMAGED),
    "a record that is none": (_replaced("games/alone.throne", "nothing"), DAMAGED),
    "twice the same": (lambda lines: lines.insert(1, lines[1]), DAMAGED),
    "content that is no text": (lambda lines: lines[1].update(content=7), DAMAGED),
    "something beside no record": (lambda lines: lines.remove(_content(lines, "games/alone.throne")), DAMAGED),
    "more after the end": (lambda lines: lines.append(lines[1]), DAMAGED),
    **{f"a file {name}": ((lambda lines, name=name: lines[1].update(file=name)), DAMAGED) for name in (
        "../../settings.json", "/etc/passwd", "games/../x.throne", "games/.throne", "games/x/y.throne", "games/x.py",
        "games/x.throne.damaged", "games/a\0.throne", "games\\x.throne", "C:x.throne", "games/" + "x" * 180 + ".throne",
        "", "people/1/settings.json")},
}


@pytest.mark.parametrize("fault", BAD)
def test_a_damaged_newer_or_cunning_file_is_refused_in_one_sentence(tmp_path: Path, fault: str) -> None:
    file = written(tmp_path)
    lines = lines_of(file)
    change, sentence = BAD[fault]
    change(lines)
    if fault != "more after the end":
        lines[-1]["files"] = len(lines) - 2
    put(file, lines)
    refused(file, sentence)


def test_a_file_that_is_too_big_is_refused_before_all_of_it_is_read(tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path)
    monkeypatch.setattr(person_file, "MOST_FILES", 3)
    refused(file, "{file} is too big for a player’s data, so nobody was added from it.")


def test_a_name_that_is_too_long_is_cut_and_former_names_of_others_are_left_out(tmp_path: Path) -> None:
    file = written(tmp_path)
    lines = lines_of(file)
    named = {"version": 2, "player_name": "Ann " * 900, "former_names": ["Ben", "Anne"]}
    _replaced("settings.json", json.dumps(named))(lines)
    put(file, lines)
    elsewhere()
    household.add("Ben", OWN[1])
    bring_person(file, Library())
    assert household.known()[-1].names == ("Ann Ann Ann Ann Ann", "Anne")


def test_a_folder_or_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none"):
        with pytest.raises(BadPersonFile, match=r" cannot be read: .+\.$"):
            bring_person(file, Library())
    assert list(paths.games().iterdir()) == []
