"""A replay goes from turn to turn and from line to line, and every key works."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import GAMES, Record, Session, load_game
from engine.base.turns import Turns
from tests.helpers.replaying import PLAYERS, Replay, at, on_screen, quicken
from tests.helpers.sessions import play_at_random
from throne_desktop.storage.settings import Settings

pytestmark = pytest.mark.usefixtures("qtbot")


def turns_of(record: Record) -> list[int]:
    """The numbers of moves after which a turn begins."""
    return list(Turns(record.game, record.replay()).begins)


def test_page_keys_and_buttons_lead_from_turn_to_turn(shown: Replay) -> None:
    turns = [*turns_of(shown.record)[1:], len(shown.record.moves)]
    for number, turn in enumerate(turns):
        if number % 2:
            shown.push("One turn forward")
        else:
            shown.key(Qt.Key.Key_PageDown)
        assert at(shown) == turn
        assert shown.disorder_after(turn) == []
    for turn in [*reversed(turns[:-1]), 0]:
        shown.key(Qt.Key.Key_PageUp)
        assert at(shown) == turn


def test_within_a_turn_the_way_back_leads_to_its_beginning(shown: Replay) -> None:
    turns = turns_of(shown.record)
    turn = next(turn for turn, after in pairwise(turns) if after > turn + 1)
    shown.screen.go_to(turn + 1)
    shown.push("One turn back")
    assert at(shown) == turn


def test_home_and_end_lead_to_the_ends(shown: Replay) -> None:
    shown.key(Qt.Key.Key_End)
    assert at(shown) == len(shown.record.moves)
    shown.key(Qt.Key.Key_Home)
    assert at(shown) == 0


def click_row(shown: Replay, row: int) -> None:
    log = shown.screen.side.log
    log.scrollToItem(log.item(row))
    place = log.visualItemRect(log.item(row)).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_line_leads_to_the_position_after_it_and_on_a_heading_to_the_turn(shown: Replay) -> None:
    shown.push("To the end")
    lines = shown.log
    turns = turns_of(shown.record)
    headings = [row for row, line in enumerate(lines) if line.startswith("Turn ")]
    assert [lines[row].split(":")[0] for row in headings] == [f"Turn {number + 1}" for number in range(len(turns))]
    assert len(headings) == len(turns)
    for row, turn in list(zip(headings, turns, strict=True))[1:5]:
        click_row(shown, row)
        assert at(shown) == turn
        assert shown.disorder_after(turn) == []
        click_row(shown, row + 1)
        assert at(shown) == turn + 1
        assert shown.screen.side.log.currentRow() == row + 1


@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_stands_below_the_name_of_whoever_did_it(game_id: str, tmp_path: Path) -> None:
    """What several choose in secret is told after the last of them."""
    session = Session(load_game(game_id), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3), 90)
    session.record().save(tmp_path / "game.jsonl")
    with on_screen(tmp_path / "game.jsonl") as shown:
        shown.push("To the end")
        log, name, named = shown.screen.side.log, "", set[str]()
        for item in map(log.item, range(log.count())):
            if not item.icon().isNull():
                name = item.text().rpartition(": ")[2]
                continue
            for seat in (event.seat for event in log.about(item) if event.seat is not None):
                assert PLAYERS[seat].name == name, item.text()
                named.add(name)
        assert named == {player.name for player in PLAYERS}


def test_up_and_down_in_the_list_lead_through_the_game(shown: Replay) -> None:
    log = shown.screen.side.log
    log.setFocus()
    seen = []
    for _ in range(12):
        QTest.keyClick(log, Qt.Key.Key_Down)
        seen.append(at(shown))
    assert seen == sorted(seen)
    assert seen[-1] > 5
    for _ in range(12):
        QTest.keyClick(log, Qt.Key.Key_Up)
    assert at(shown) == 0


def test_the_keys_work_wherever_the_attention_is(shown: Replay) -> None:
    bar, side = shown.screen.bar, shown.screen.side
    for widget in (bar.buttons["play"], bar.slider, bar.speed, side.log, side.back, side.branch,
                   shown.screen.table_view):
        shown.screen.go_to(10)
        QTest.keyClick(widget, Qt.Key.Key_Right)
        QTest.keyClick(widget, Qt.Key.Key_Right)
        QTest.keyClick(widget, Qt.Key.Key_Left)
        assert at(shown) == 11


def test_every_part_has_a_name_for_those_who_listen(shown: Replay) -> None:
    bar, side = shown.screen.bar, shown.screen.side
    parts = (*bar.buttons.values(), bar.slider, bar.speed, side.seen_by, side.log)
    names = [part.accessibleName() for part in parts] + [side.back.text()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_speed_changes_the_pace_and_the_movement(shown: Replay) -> None:
    shown.screen.apply(Settings(animation_speed=2.0))
    shown.screen.bar.speed.setCurrentIndex(0)
    slow = shown.screen.pace, shown.screen.narrator.animator.speed
    shown.screen.bar.speed.setCurrentIndex(2)
    fast = shown.screen.pace, shown.screen.narrator.animator.speed
    assert slow == (1100, 1.0)
    assert fast == (220, 5.0)


def test_a_page_above_stops_the_replay(shown: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(shown, monkeypatch, 5)
    shown.push("Play")
    assert shown.button("Pause").isVisible()
    shown.screen.hide()
    number = at(shown)
    QTest.qWait(60)
    assert at(shown) == number
    assert not shown.screen.narrator.animator.running
    shown.screen.show()
    assert shown.button("Play").isVisible()


def test_new_choices_of_the_user_are_taken_over(shown: Replay) -> None:
    shown.screen.go_to(10)
    shown.screen.apply(Settings(animation_speed=3.0))
    assert shown.screen.narrator.animator.speed == 3.0
    assert shown.disorder_after(10) == []
