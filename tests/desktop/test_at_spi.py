"""The program as a screen reader finds it: on a real screen, over the real accessibility bus, from another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LISTENING = ROOT / "tests" / "helpers" / "listening.py"
PATIENCE = 60.0
PROGRAM = ("-m", "throne_desktop", "--lang", "en", "--game", "behind-the-throne", "--seats", "2", "--seed", "3")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen of our own."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24"], pass_fds=[writing],
                              stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        yield f":{number.readline().strip()}"
    screen.terminate()
    screen.wait()


@pytest.fixture(scope="module")
def heard(display: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What somebody reads who listens to a game, makes a move and listens again."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                   "THRONE_DESKTOP_HOME": str(tmp_path_factory.mktemp("home")), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", str(LISTENING), sys.executable, *PROGRAM],
                          env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    told = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert told, done.stderr
    found: dict[str, Any] = json.loads(told[-1])
    return found


def zone(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(part for part in table["inside"] if part["name"] == name)
    return found


def test_the_table_is_a_list_of_zones_and_seats(heard: dict[str, Any]) -> None:
    table = heard["before"]
    assert (table["role"], table["name"]) == ("list", "Table")
    assert [(part["role"], part["name"]) for part in table["inside"]][:4] == [
        ("panel", "Deck"), ("panel", "Row"), ("panel", "Taken card"), ("panel", "Discard pile")]
    assert [part["name"] for part in table["inside"] if part["role"] == "label"] == [
        "Player, score 0, is to decide", "Aldwin, score 0"]


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
    assert zone(heard["before"], "Row")["inside"] == []
    assert [card["name"] for card in zone(heard["after"], "Row")["inside"]] == ["King, value 9, Prohibitive"]


def test_moves_and_questions_are_announced_and_the_focus_is_told(heard: dict[str, Any]) -> None:
    assert ["focus", "A card, face down"] in heard["heard"]
    assert ["announcement", "Player: King revealed."] in heard["heard"]


def test_the_other_parts_of_the_screen_are_named(heard: dict[str, Any]) -> None:
    assert heard["parts"] == {"Table": "list", "Possible moves": "list", "Log": "list", "Home": "push button",
                              "Undo": "push button", "Hint": "push button"}
    assert "King revealed." in heard["log"]
