"""What is kept between starts: that of version 0.12 opens, damage is said once, and two windows add up."""

from __future__ import annotations

import json
import shutil
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.bots.level import LEVELS
from engine.core import kept
from engine.learn.exercises import shipped
from engine.learn.repetition import Practice
from engine.learn.review import beside, review_from_json, seats_kept
from tests.helpers.reviewed import kept_game
from tests.helpers.screens import home
from tests.helpers.two_programs import two_programs
from tests.helpers.window import labels, open_window, wait_until
from throne_desktop.screens.lessons.exercises import ExercisesScreen
from throne_desktop.services.lessons.exercises import Exercises, Item, load_exercises
from throne_desktop.services.records import practice_origin
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.records.unfinished import unfinished
from throne_desktop.storage import paths, tally
from throne_desktop.storage.settings import Settings, load_settings, save_settings, settings_file
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Feat, Met, Tally
from throne_desktop.window.open_exercises import exercises_of, open_exercises
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

FORMER = Path(__file__).parent / "former" / "0.12"
TODAY = date.today()
IDS = tuple(level.id for level in LEVELS)


def said(window: Window) -> str:
    """What home says about files."""
    return " ".join(words for words in labels(home(window)) if ".json" in words)


def shipped_file() -> Path:
    return paths.person() / "exercises.json"


def tally_file() -> Path:
    return paths.person() / "tally.json"


# -- version 0.12 ------------------------------------------------------------------------------------------------------

@pytest.fixture
def former() -> Path:
    """The folder of records among all that version 0.12 has kept."""
    for folder, here in (("config", paths.config()), ("data", paths.data()), ("cache", paths.cache())):
        shutil.copytree(FORMER / folder, here, dirs_exist_ok=True)
    return paths.games()


@pytest.mark.usefixtures("former")
def test_settings_and_progress_of_version_0_12_are_read() -> None:
    settings, complaint = load_settings(settings_file())
    assert complaint is None
    assert settings == Settings(
        language="fr", player_name="Zoë", last_game="throne", last_names=("Zoë", ""), last_kinds=("person", "knight"),
        lessons_done=("throne/lay", "throne/course/claims/lie"), known_games=("throne",), theme="dark",
        portraits=("p1/Zoë",), others={"text_scale": 100, "reduced_motion": False})


@pytest.mark.usefixtures("former")
def test_crowns_and_days_of_version_0_12_are_read() -> None:
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne") == Feat("knight", (Met("Zoë", True), Met("Corvin", False)))
    assert [found.day(day) for day in range(20_000, 20_003)] == [WON, PLAYED, BEGUN]
    found.note_day(20_002, WON)
    found.save()
    data = json.loads(tally_file().read_bytes())
    assert (data["format"], data["days"]["20002"], data["games"]["throne"]["beaten"]) == (1, WON, "knight")


def test_exercises_of_version_0_12_are_read(former: Path) -> None:
    own = load_exercises(former / "short.throne")
    assert [item.practice for item in own] == [None, Practice(2, date(2026, 11, 20))]
    kept_by_then = {item.name: item.practice for item in Exercises(Library(), shipped_file()).all()}
    assert kept_by_then[Item(shipped("throne")[0]).name] == Practice(3, date(2026, 11, 21))


def test_a_review_of_version_0_12_is_read(former: Path) -> None:
    record = former / "short.throne"
    data = json.loads(beside(record).read_bytes())
    assert json.loads(json.dumps(review_from_json(data).to_json())) == data
    assert seats_kept(record)


def test_a_way_back_of_version_0_12_is_read(former: Path) -> None:
    file = former / "practice.throne.origin.json"
    file.write_text(file.read_text().replace("/tmp/fix/data/v1/games", str(former)))
    assert practice_origin.load_origin(former / "practice.throne") == Origin(former / "short.throne", 0, 4)


@pytest.mark.usefixtures("former")
def test_what_version_0_12_knew_of_the_game_to_continue_does_no_harm() -> None:
    found = unfinished(Library().unfinished, keeps=True)
    assert found is not None
    assert found.record[0] == "practice.throne"


# -- damaged, and newer ------------------------------------------------------------------------------------------------

def test_damaged_crowns_are_said_once_set_aside_and_counted_again(window: Window) -> None:
    tally_file().write_bytes(b'{"games": {"throne": {"beaten": ')
    window.open_home()
    aside = tally_file().with_name("tally.json.damaged")
    assert said(window) == ("The file with your crowns and deals of the day was damaged, so your crowns are "
                            "counted again from your "
                            f"games. The damaged file is kept as {aside}.")
    window.tally.note_beaten("throne", "page", IDS)
    window.tally.save()
    assert aside.read_bytes() == b'{"games": {"throne": {"beaten": '
    window.open_home()
    assert said(window) == ""
    assert window.tally.feat("throne").beaten == "page"


def test_newer_crowns_are_shown_as_far_as_they_are_understood_and_left_alone(window: Window) -> None:
    content = b'{"format": 2, "games": {"throne": {"beaten": "knight", "company": []}}, "days": {"20000": "won"}}'
    tally_file().write_bytes(content)
    window.open_home()
    assert said(window).startswith(f"{tally_file()} comes from a newer version of this program")
    assert window.tally.feat("throne").beaten == "knight"
    window.tally.note_beaten("throne", "regent", IDS)
    window.tally.save()
    assert tally_file().read_bytes() == content
    assert window.tally.feat("throne").beaten == "regent"


@pytest.mark.parametrize(("content", "practice"), [
    (b'{"format": 1, "exercises": {"%s": {"right": 3, "last": "9999-12-31"}, "x": {"right": 1, "last": "2026-11-01"}}}',
     Practice(1, TODAY)),
    (b"[" * 100_000, Practice(1, TODAY)),
    (b'{"format": 2, "exercises": {"%s": {"right": 3, "last": "2026-11-20"}}}', Practice(3, date(2026, 11, 20)))])
def test_damaged_and_newer_answers_are_never_overwritten(content: bytes, practice: Practice, window: Window) -> None:
    ready = Item(shipped("throne")[0])
    content = content.replace(b"%s", ready.name.encode())
    shipped_file().write_bytes(content)
    open_exercises(window)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the exercises are listed")
    exercises_of(window.data).answer(ready, True, TODAY)
    exercises_of(window.data).answer(ready, True, TODAY)
    there = {item.name: item.practice for item in exercises_of(window.data).all()}
    assert there[ready.name] == practice
    assert content in [file.read_bytes() for file in paths.person().glob("exercises.json*")]
    window.open_home()
    assert said(window).count(".json") == 1


def test_damaged_exercises_of_a_record_go_where_it_goes(window: Window) -> None:
    record = kept_game()
    damaged = record.with_name("short.throne.exercises.json")
    damaged.write_bytes(b"{")
    assert load_exercises(record) == ()
    window.library.discard(record)
    assert not list(paths.games().glob("short*"))
    window.library.restore(record)
    assert record.with_name("short.throne.exercises.json.damaged").read_bytes() == b"{"


def test_settings_of_a_newer_version_are_used_but_not_changed() -> None:
    content = '{"version": 3, "theme": "dark", "text_size": "huge"}'
    settings_file().write_text(content)
    settings, complaint = load_settings(settings_file())
    assert settings.theme == "dark"
    assert str(complaint).startswith(f"{settings_file()} comes from a newer version of this program")
    settings.theme = "light"
    save_settings(settings, settings_file())
    assert settings_file().read_text() == content


@pytest.mark.parametrize("standing", ['"began": 1e999', f'"began": {10 ** 30}', '"began": "then"', '"players": 3',
                                      '"standing": [9, 1, 1]', '"record": ["x", 1e999]', '"game": ["throne"]'])
def test_whatever_is_known_of_the_game_to_continue_the_program_starts(standing: str, window: Window) -> None:
    kept_game()
    window.open_home()
    file = paths.cache() / "unfinished.json"
    data = file.read_text()
    whole = {"format": 1, "records": json.loads(data)["records"], "game": "throne", "players": ["Ann", "Ben"],
             "began": 1, "record": ["x.throne", 1], "standing": None, "practice": False}
    name = standing.partition(":")[0].strip('"')
    file.write_text(json.dumps({**whole, name: None}).replace(f'"{name}": null', standing))
    window.open_home()
    QApplication.processEvents()
    assert said(window) == ""


@pytest.mark.parametrize("entry", ['"moves": 1000000', '"moves": 1e999', '"seat": 1e999', '"seat": -1', '"record": 3',
                                   '"record": "/dev/null"', f'"record": "{"x" * 5_000}"', '"record": "a\\u0000b"'])
def test_a_way_back_that_is_none_is_not_offered(entry: str) -> None:
    record = kept_game()
    practice = record.with_name("practice.throne")
    whole = {"record": str(record), "seat": 0, "moves": 4}
    name = entry.partition(":")[0].strip('"')
    file = practice.with_name("practice.throne.origin.json")
    file.write_text(json.dumps({**whole, name: None}).replace(f'"{name}": null', entry))
    assert practice_origin.load_origin(practice) is None


@pytest.mark.parametrize("name", ["short.throne.review.json", "another.throne"])
def test_a_link_that_leads_nowhere_among_the_records_does_no_harm(name: str, window: Window) -> None:
    link = kept_game().with_name(name)
    link.symlink_to(link)
    window.open_home()
    window.open_records()
    assert link.is_symlink()


# -- two windows -------------------------------------------------------------------------------------------------------

def test_two_windows_keep_what_each_has_added_and_one_begins_the_deal_of_the_day() -> None:
    save_settings(Settings(player_name="Ann", theme="light", lessons_done=("throne/lay",)), settings_file())
    ready = Item(shipped("throne")[0])
    practice = Practice(3, TODAY - timedelta(days=9)).to_json()
    shipped_file().write_text(json.dumps({"format": 1, "exercises": {ready.name: practice}}))
    with two_programs() as (one, other):
        one.does("lesson throne/course/aim/first")
        other.does("lesson throne/course/aim/second")
        one.does("theme dark")
        one.does("crown knight")
        other.does("crown page")
        other.does("met Corvin")
        assert (one.does("begin"), other.does("begin")) == ("done", BEGUN)
        one.does("answer right")
        other.does("answer right")
        one.close()
        other.close()
    settings, _ = load_settings(settings_file())
    assert set(settings.lessons_done) == {"throne/lay", "throne/course/aim/first", "throne/course/aim/second"}
    assert (settings.theme, settings.player_name) == ("dark", "Ann")
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne") == Feat("knight", (Met("Corvin", False),))
    with open_window() as window:
        practised = {item.name: item.practice for item in exercises_of(window.data).all()}
    assert practised[ready.name] == Practice(4, TODAY)


def test_the_deal_of_the_day_counts_in_one_window_only_and_what_is_forgotten_stays_so() -> None:
    noted = Tally()
    noted.note_beaten("throne", "knight", IDS)
    noted.note_day(20_000, WON)
    noted.save()
    with two_programs() as (one, other):
        one.does("forget")
        other.does("met Corvin")
        found = tally.load_tally()
        assert found is not None
        assert (found.feat("throne").beaten, found.days_played) == ("", 0)
        assert one.does("day") == "counts"
        assert other.does("day").startswith("This game is open in another window: ")
        one.close()
        assert other.does("day") == "counts"        # it goes on
        other.close()


@pytest.fixture(autouse=True)
def nothing_said() -> None:
    """What files of former tests were like was said there."""
    kept.remarks()
