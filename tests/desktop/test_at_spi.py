"""The program as a screen reader finds it: on a real screen, over the real accessibility bus, from another process."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import Session, load_game
from tests.helpers.amount import first_or_all
from tests.helpers.own_screen import own_screen
from tests.helpers.sessions import play_at_random

ROOT = Path(__file__).parents[2]
HELPERS = ROOT / "tests" / "helpers"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen of our own."""
    with own_screen() as name:
        yield name


def listened(helper: str, display: str, home: Path, *command: str) -> dict[str, Any]:
    """What a listener to the program reports."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                   "THRONE_DESKTOP_HOME": str(home), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", str(HELPERS / helper), sys.executable, "-m",
                           "throne_desktop", "--lang", "en", *command],
                          env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    told = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert told, done.stderr
    found: dict[str, Any] = json.loads(told[-1])
    return found


@pytest.fixture(scope="module")
def heard(display: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is heard of a game before and after a move."""
    return listened("listening.py", display, tmp_path_factory.mktemp("home"),
                    "--game", "behind-the-throne", "--seats", "2", "--seed", "3")


@pytest.fixture(scope="module")
def from_home(display: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is heard when a game is opened from the home screen and its table walked over, all with keys."""
    return listened("listening_from_home.py", display, tmp_path_factory.mktemp("home"))


def zone(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(part for part in table["inside"] if part["name"] == name)
    return found


def test_the_table_is_a_list_of_zones_and_seats(heard: dict[str, Any]) -> None:
    table = heard["before"]
    assert (table["role"], table["name"]) == ("list", "Table")
    assert [(part["role"], part["name"]) for part in table["inside"]][:4] == [
        ("panel", "Deck"), ("panel", "Row"), ("panel", "Taken card"), ("panel", "Discard pile")]
    assert [part["name"] for part in table["inside"] if part["role"] == "label"] == [
        "Player, whose turn it is: 0 points", "Aldwin: 0 points"]


def test_a_card_has_its_words_its_place_and_what_can_be_done(heard: dict[str, Any]) -> None:
    card = zone(heard["before"], "Deck")["inside"][0]
    assert (card["role"], card["name"]) == ("list item", "A card, face down")
    assert (card["description"], card["actions"]) == ("Can be moved to: Row.", ["Press"])
    left, top, width, height = card["area"]
    assert left > 0
    assert top > 0
    assert width > 50
    assert height > width


def test_pressing_a_card_makes_the_move(heard: dict[str, Any]) -> None:
    first = ["King, value 9, Prohibitive"]
    assert [card["name"] for card in zone(heard["before"], "Row")["inside"]] == first
    assert [card["name"] for card in zone(heard["after"], "Row")["inside"]] == [*first, "Minstrel, value 6, Protective"]


def test_moves_and_questions_are_announced_and_the_focus_is_told(heard: dict[str, Any]) -> None:
    assert ["focus", "A card, face down"] in heard["heard"]
    assert any(kind == "announcement" and "Player: Reveals Minstrel." in words for kind, words in heard["heard"])


def test_what_is_new_is_told_once_and_never_that_a_card_can_no_longer_be_moved(heard: dict[str, Any]) -> None:
    told = [words for kind, words in heard["heard"] if kind == "description"]
    assert told.count("Number of cards: 2.") == 1
    assert "" not in told


def test_the_other_parts_of_the_screen_are_named(heard: dict[str, Any]) -> None:
    assert heard["parts"] == {"Table": "list", "Rules": "check box", "Cheat sheet": "check box",
                              "Home": "push button", "Undo": "push button", "Hint": "push button"}


def test_lists_are_found_once_they_are_unfolded_by_their_buttons(heard: dict[str, Any]) -> None:
    assert heard["lists"] == {"Possible moves": True, "Log": True}
    assert "Reveals King." in heard["log"]


# -- before announcements ----------------------------------------------------------------------------------------------

def test_a_reader_that_asks_for_no_announcements_is_told_by_notes_in_a_status_bar(
        display: str, tmp_path: Path) -> None:
    told = listened("listening_to_notes.py", display, tmp_path / "home",
                    "--game", "behind-the-throne", "--seats", "2", "--seed", "3")
    assert " ".join(each["words"] for each in told["notes"]).count("Player: Reveals Minstrel.") == 1
    assert {each["within"] for each in told["notes"]} == {"status bar"}
    assert told["complaints"] == ""


def test_a_reader_that_is_told_by_announcements_finds_no_notes(heard: dict[str, Any]) -> None:
    assert [words for kind, words in heard["heard"] if kind == "announcement"] != []
    assert [words for kind, words in heard["heard"] if kind == "note"] == []


# -- from the home screen, with keys -------------------------------------------------------------------------------

def test_in_a_game_opened_from_home_the_focus_is_told_from_card_to_card(from_home: dict[str, Any]) -> None:
    focused = [each for each in from_home["heard"] if each["kind"] == "focus"]
    assert focused[0]["name"].startswith("Behind the Throne. ")
    on_table = [each["name"] for each in focused if each["role"] in ("list item", "panel")]
    assert len(dict.fromkeys(on_table)) >= 3
    assert on_table[-1] == from_home["card"]["name"]


def test_what_a_card_does_is_in_its_description_and_read_out_with_f2(from_home: dict[str, Any]) -> None:
    does = from_home["card"]["description"]
    assert does.endswith(".")
    assert any(does in each["words"] for each in from_home["heard"] if each["kind"] == "said")


def test_the_rules_are_told_once_at_most_when_a_game_is_opened(from_home: dict[str, Any]) -> None:
    assert len([each for each in from_home["heard"] if each["kind"] == "text" and each["length"] > 1000]) <= 1


def test_a_page_that_is_made_tells_of_no_words_that_are_not_on_it(from_home: dict[str, Any]) -> None:
    """Orca 43 drops what is announced while it has more than 50 events to go through."""
    told = [each["words"] for each in from_home["heard"] if each["kind"] == "name"]
    assert "Plays sensibly but makes beginner’s mistakes." in told
    assert [words for words in told if words.startswith("Thinks several moves ahead")] == []


def test_a_card_that_has_left_the_table_can_still_be_asked_about(heard: dict[str, Any]) -> None:
    assert heard["left"] == ["A card, face down"]


def test_nothing_complains_that_a_listener_asks_too_late(heard: dict[str, Any], from_home: dict[str, Any]) -> None:
    for each in (heard, from_home):
        assert "Could not find accessible" not in each["complaints"]


# -- where a reader follows what comes and goes, as Orca does ------------------------------------------------------

@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game under way."""
    session = Session(load_game("behind-the-throne"), 2, 15)
    play_at_random(session, random.Random(3), 5)
    session.record().save(file := tmp_path_factory.mktemp("records") / "game.throne")
    return file


@first_or_all("opened", ["--replay", "--game", "--watch"])
def test_a_game_opened_by_the_command_line_is_read(opened: str, display: str, tmp_path: Path, recorded: Path) -> None:
    game = ("--game", "behind-the-throne", "--seats", "2", "--seed", "3")
    command = {"--game": game, "--watch": (*game, "--watch"), "--replay": ("--replay", str(recorded))}[opened]
    read = listened("listening_first.py", display, tmp_path / "home", *command)
    assert [part["name"] for part in read["table"]["inside"]][:2] == ["Deck", "Row"]
    assert read["complaints"] == ""
