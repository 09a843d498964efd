"""What former versions kept becomes a person's: all of it, once, whatever happens meanwhile, and only theirs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from datetime import date
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine.core import kept
from engine.learn.repetition import Practice
from tests.helpers.two_programs import two_programs
from tests.helpers.window import LateBots, dress, labels, wait_until
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.services.lessons.exercises import value_in
from throne_desktop.storage import paths, tally
from throne_desktop.storage.settings import (
    OF_MACHINE,
    ROWS,
    Settings,
    load_settings,
    machine_file,
    save_settings,
    settings_file,
)
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Feat, Met
from throne_desktop.widgets import keys
from throne_desktop.window.open_exercises import exercises_of
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TOP: Final = Path(__file__).parents[2]
FORMER: Final = Path(__file__).parent / "former"
OF_A_PERSON: Final = ("exercises.json", "settings.json", "tally.json")
VERSIONS: Final = ("0.12", "0.14")

CHOSEN: Final = {
    "0.12": Settings(
        language="fr", player_name="Zoë", last_game="throne", last_names=("Zoë", ""), last_kinds=("person", "knight"),
        lessons_done=("throne/lay", "throne/course/claims/lie"), known_games=("throne",), theme="dark",
        portraits=("p1/Zoë",), others={"text_scale": 100, "reduced_motion": False}),
    "0.14": Settings(
        language="fr", player_name="Zoë", name_asked=True, last_game="throne", last_seats=3,
        last_names=("Zoë", "", "Ben"), last_kinds=("person", "knight", "person"),
        portraits=("helm/Zoë", "cook/Ben"), theme="dark", text_size=125, animation_speed=1.5, bot_pause=400,
        sound="turn", volume=40, keys=("undo/Ctrl+U",), show_known=False, side_page="rules", side_open=True,
        window_geometry="AdnQywADAAAAAAAA", lessons_done=("throne/lay", "throne/course/claims/lie"),
        known_games=("throne", "rival-kings"),
        others={"to_come": [1, "x"], "text_scale": 125, "reduced_motion": False}),
}
"""The settings that each version has kept."""
HELPED: Final = {"0.12": "", "0.14": "regent"}
EXERCISES_TOLD: Final = {"0.12": r"Exercises 2 of \d+ ", "0.14": r"Exercises 103 of \d+ "}
"""How many exercises were solved, as the statistics say it; of the 105 of 0.14, two did not stay."""

each_version = pytest.mark.parametrize("version", VERSIONS)


def lay_out(version: str) -> dict[Path, bytes]:
    """Lay out all that a version has kept; returns the files that become a person's, and what is in them."""
    for folder, here in (("config", paths.config()), ("data", paths.data())):
        shutil.copytree(FORMER / version / folder, here, dirs_exist_ok=True)
    former = (paths.config() / "settings.json", paths.data() / "tally.json", paths.data() / "exercises.json")
    return {file: file.read_bytes() for file in former}


def kept_by(folder: Path) -> dict[str, bytes]:
    """What is in a person's folder, by the files' names."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def expect_all_of(version: str) -> None:
    """Everything that a version had kept is there now."""
    assert load_settings(settings_file()) == (CHOSEN[version], None)
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne") == Feat("knight", (Met("Zoë", True), Met("Corvin", False)), HELPED[version])
    assert [found.day(day) for day in range(20_000, 20_003)] == [WON, PLAYED, BEGUN]
    answered = value_in((paths.person() / "exercises.json").read_bytes())
    there = json.loads((FORMER / version / "data" / "exercises.json").read_bytes())["exercises"]
    assert {name: answered[name] for name in there} == {
        name: Practice(each["right"], date.fromisoformat(each["last"])) for name, each in there.items()}


# -- what former versions kept -----------------------------------------------------------------------------------------

@each_version
def test_all_that_a_former_version_kept_is_a_persons_now_and_the_files_stay_for_that_version(version: str) -> None:
    former = lay_out(version)
    assert kept_by(paths.person()) == {file.name: content for file, content in former.items()}
    expect_all_of(version)
    assert {file: file.read_bytes() for file in former} == former


@each_version
def test_it_is_taken_over_once(version: str) -> None:
    former = lay_out(version)
    chosen, _ = load_settings(settings_file())
    chosen.theme = "light"
    save_settings(chosen, settings_file())
    before = kept_by(paths.person())
    for file in former:
        if file != machine_file():
            file.write_bytes(b"{}")
    assert kept_by(paths.person()) == before
    assert load_settings(settings_file())[0].theme == "light"


@each_version
def test_a_former_version_finds_the_persons_settings_as_it_left_them(version: str) -> None:
    lay_out(version)
    before = json.loads(machine_file().read_bytes())
    chosen, _ = load_settings(settings_file())
    chosen.theme, chosen.volume = "light", 12
    save_settings(chosen, settings_file())
    assert json.loads(machine_file().read_bytes()) == {**before, "volume": 12, "person": ""}


def test_without_anything_kept_a_person_begins_with_nothing() -> None:
    assert kept_by(paths.person()) == {}
    assert paths.person().is_relative_to(paths.data())


@pytest.mark.parametrize("name", OF_A_PERSON)
def test_any_single_file_is_taken_over(name: str) -> None:
    former = lay_out("0.14")
    for file in former:
        if file.name != name:
            file.unlink()
    assert list(kept_by(paths.person())) == [name]


@contextmanager
def started() -> Iterator[Window]:
    """The window of a program that starts with what is kept."""
    dress()
    window = Window(load_settings(settings_file())[0], LateBots())
    window.show()
    window.open_home()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        keys.follow(())


@each_version
def test_name_crowns_days_lessons_exercises_and_statistics_are_in_the_window(version: str) -> None:
    lay_out(version)
    with started() as window:
        assert (window.settings.player_name, window.settings.lessons_done) == ("Zoë", CHOSEN[version].lessons_done)
        assert window.tally.feat("throne").beaten == "knight"
        assert any(item.practice is not None for item in exercises_of(window.data).all())
        window.open_statistics()
        wait_until(lambda: isinstance(window.pages.currentWidget(), StatisticsScreen), "the statistics are shown")
        page = window.pages.currentWidget()
        assert page is not None
        told = " ".join(labels(page))
    assert "Deal of the day 1 of 2 Won" in told
    assert re.search(EXERCISES_TOLD[version], told)


# -- damaged, newer, and out of reach ----------------------------------------------------------------------------------

@pytest.mark.parametrize("content", [b"{", b'{"version": 2, "theme": 3}', b'{"version": 2, "theme": '])
def test_damaged_settings_of_a_former_version_are_set_aside_in_the_persons_folder(content: bytes) -> None:
    lay_out("0.14")
    machine_file().write_bytes(content)
    chosen, complaint = load_settings(settings_file())
    assert chosen.theme == ""
    assert str(complaint).endswith(f"{settings_file()}.damaged.")
    assert settings_file().with_name("settings.json.damaged").read_bytes() == content


def test_newer_files_of_the_former_place_are_left_alone_in_the_new_one() -> None:
    former = lay_out("0.14")
    for file, number in zip(former, ("version", "format", "format"), strict=True):
        file.write_text(json.dumps({**json.loads(file.read_bytes()), number: 99}))
    newer = kept_by(paths.person())
    chosen, complaint = load_settings(settings_file())
    assert str(complaint).startswith(f"{settings_file()} comes from a newer version of this program")
    assert chosen.player_name == "Zoë"
    chosen.theme, chosen.volume = "light", 1
    save_settings(chosen, settings_file())
    found = tally.load_tally()
    assert found is not None
    found.note_day(20_009, WON)
    found.save()
    assert kept_by(paths.person()) == newer
    assert json.loads(machine_file().read_bytes())["version"] == 99


def test_newer_settings_of_the_computer_are_used_and_left_alone() -> None:
    machine_file().write_bytes(b'{"version": 3, "volume": 11}')
    chosen, complaint = load_settings(settings_file())
    assert chosen.volume == 11
    assert "comes from a newer version" in str(complaint)
    chosen.volume, chosen.theme = 12, "dark"
    save_settings(chosen, settings_file())
    assert machine_file().read_bytes() == b'{"version": 3, "volume": 11}'


def test_damaged_settings_of_the_computer_are_set_aside_and_the_persons_are_used() -> None:
    save_settings(Settings(player_name="Ann", volume=11), settings_file())
    machine_file().write_bytes(b'{"version": 2, "volume": ')
    chosen, complaint = load_settings(settings_file())
    assert (chosen.player_name, chosen.volume) == ("Ann", 70)
    assert str(complaint).endswith(f"{machine_file()}.damaged.")


def test_a_former_file_that_cannot_be_read_is_said_and_taken_over_as_soon_as_it_can() -> None:
    former = lay_out("0.14")
    unreadable = next(file for file in former if file.name == "tally.json")
    content = unreadable.read_bytes()
    unreadable.unlink()
    unreadable.symlink_to("x" * 256)        # no system lets anybody follow it, whoever they are
    with pytest.raises(paths.NoFolder, match=r"^The folder .*1 cannot be created: "):
        paths.person()
    unreadable.unlink()
    unreadable.write_bytes(content)
    expect_all_of("0.14")


# -- killed, and two at once -------------------------------------------------------------------------------------------

KILLED: Final = """
import os, sys
from throne_desktop.storage import moving, paths
left = int(sys.argv[1])
ENDS = ("open", "os.mkdir", "os.rename", "os.link", "os.remove", "os.rmdir", "os.chmod", "fcntl.flock")
def step(event, found):
    global left
    if event in ENDS:
        left -= 1
        if left < 0:
            os._exit(9)
sys.addaudithook(step)
paths.person()
os._exit(0)
"""
"""Takes over what is kept, and dies before a step whose number is given."""


def dies_before(step: int) -> bool:
    """Have a program take over what is kept; returns whether it died before that step."""
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    done = subprocess.run([sys.executable, "-c", KILLED, str(step)], env=environment, check=False)
    assert done.returncode in (0, 9)
    return done.returncode == 9


def test_whenever_it_is_killed_nothing_is_lost_and_the_next_start_takes_it_over() -> None:
    former = lay_out("0.14")
    step = 0
    while dies_before(step):
        assert {file: file.read_bytes() for file in former} == former
        folder = paths.data() / "people" / "1"
        assert not folder.exists() or kept_by(folder) == {file.name: content for file, content in former.items()}
        if step % 2:
            expect_all_of("0.14")
            shutil.rmtree(folder)
            machine_file().write_bytes(former[machine_file()])
        step += 1
    assert step > 10
    expect_all_of("0.14")
    assert [each.name for each in (paths.data() / "people").iterdir()] == ["1"]


def test_two_programs_that_take_it_over_at_once_end_with_one_person() -> None:
    former = lay_out("0.14")
    begun = [subprocess.Popen([sys.executable, "-c", KILLED, "1000"], env={**os.environ, "PYTHONPATH": str(TOP)})
             for _ in range(4)]
    assert [each.wait() for each in begun] == [0] * 4
    assert [each.name for each in (paths.data() / "people").iterdir()] == ["1"]
    assert kept_by(paths.person()) == {file.name: content for file, content in former.items()}


def test_two_windows_of_a_home_from_before_keep_what_each_has_added() -> None:
    lay_out("0.14")
    with two_programs() as (one, other):
        one.does("lesson throne/course/aim/first")
        other.does("lesson throne/course/aim/second")
        one.does("theme light")
        other.does("volume 12")
        one.does("crown regent")
        other.does("met Frida")
        one.close()
        other.close()
    chosen, complaint = load_settings(settings_file())
    assert complaint is None
    assert set(chosen.lessons_done) == {*CHOSEN["0.14"].lessons_done, "throne/course/aim/first",
                                        "throne/course/aim/second"}
    assert (chosen.theme, chosen.volume, chosen.player_name) == ("light", 12, "Zoë")
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne").company == (Met("Frida", False),)


# -- whose a setting is ------------------------------------------------------------------------------------------------

def test_every_setting_is_kept_in_one_of_the_two_files() -> None:
    save_settings(Settings(), settings_file())
    persons, computers = (set(json.loads(file.read_bytes())) - {"version"}
                          for file in (settings_file(), machine_file()))
    assert computers == set(OF_MACHINE)
    assert persons | computers == {each.name for each in fields(Settings)} - {"others", "overruled", "written"}
    assert not persons & computers


def test_the_guide_names_every_setting_with_whom_it_belongs_to() -> None:
    guide = (Path(paths.__file__).parent / "README.md").read_text(encoding="utf-8")
    told = {name: whose for names, whose in re.findall(r"^\| (`.*`) \| (computer|person) \|", guide, re.M)
            for name in re.findall(r"`(\w+)`", names)}
    assert told == {name: "computer" if row.of_machine else "person" for name, row in ROWS.items()}


def test_the_volume_and_the_window_are_those_of_the_computer_whoever_plays() -> None:
    save_settings(Settings(player_name="Ann", volume=11, window_geometry="AdnQywAD"), settings_file())
    settings_file().unlink()
    chosen, _ = load_settings(settings_file())
    assert (chosen.player_name, chosen.volume, chosen.window_geometry) == ("", 11, "AdnQywAD")


def test_another_window_does_not_overwrite_the_volume_that_was_changed_in_one() -> None:
    save_settings(Settings(), settings_file())
    one, other = (load_settings(settings_file())[0] for _ in range(2))
    one.volume = 5
    save_settings(one, settings_file())
    other.window_geometry, other.theme = "AdnQywAD", "dark"
    save_settings(other, settings_file())
    found, _ = load_settings(settings_file())
    assert (found.volume, found.window_geometry, found.theme) == (5, "AdnQywAD", "dark")


@pytest.fixture(autouse=True)
def nothing_said() -> None:
    """What files of former tests were like was said there."""
    kept.remarks()
