"""A recorded game is shown on the table, move by move and both ways, as the person who played it saw it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine import GAMES, Record, Session, load_game
from engine.session.happenings import Seating, Tried
from engine.table.opened import open_view
from engine.table.view import view
from tests.helpers.sessions import play_at_random
from tests.helpers.window import click, disorder, hand_in, open_window, wait_until
from throne_desktop.app import Window
from throne_desktop.archive import open_replay
from throne_desktop.screens.home import HomeScreen
from throne_desktop.screens.replay import ReplayScreen
from throne_desktop.settings import Settings
from throne_desktop.table.items import CardItem

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Aldwin", "page"), Seating("Ann"), Seating("Beatrix", "squire"))
ANN = 1
BEHIND = load_game(GAMES[0])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game that Ann has played with two bots, taking back a move now and then."""
    session, rng = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS), random.Random(3)
    while len(session.moves) < 60:
        play_at_random(session, rng, 5)
        if rng.random() < 0.4 and session.why_not_undo(ANN) is None:
            session.undo(ANN)
    session.record().save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


@pytest.fixture
def shown(file: Path) -> Iterator[Replay]:
    """That record on the replay screen."""
    with open_window() as window:
        open_replay(window, file)
        yield Replay(window, Record.load(file))


class Replay:
    """The replay screen, and the record that it shows."""

    def __init__(self, window: Window, record: Record) -> None:
        page = window.pages.currentWidget()
        assert isinstance(page, ReplayScreen)
        self.window, self.screen, self.record = window, page, record

    @property
    def position(self) -> str:
        return self.screen.bar.label.text()

    @property
    def log(self) -> list[str]:
        return self.screen.side.story.told

    def button(self, name: str) -> QPushButton:
        """The button with that name."""
        return next(each for each in self.screen.findChildren(QPushButton)
                    if name in (each.accessibleName(), each.text()))

    def push(self, name: str) -> None:
        click(self.button(name))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.screen, key)

    def disorder_after(self, moves: int) -> list[str]:
        """How the table differs from what Ann saw after so many moves."""
        return disorder(self.screen.scene, view(self.record.replay()[moves].observation(ANN)))


def test_the_replay_begins_before_the_first_move(shown: Replay) -> None:
    assert shown.position == f"Move 0 of {len(shown.record.moves)}"
    assert shown.log == []
    assert shown.disorder_after(0) == []


def test_every_position_is_what_ann_saw_going_forward_and_back(shown: Replay) -> None:
    last = len(shown.record.moves)
    for number in range(1, last + 1):
        shown.push("One move on")
        assert shown.position == f"Move {number} of {last}"
        assert shown.disorder_after(number) == []
    whole = shown.log
    for number in range(last - 1, last - 8, -1):
        shown.key(Qt.Key.Key_Left)
        assert shown.position == f"Move {number} of {last}"
        assert shown.disorder_after(number) == []
        assert shown.log == whole[:len(shown.log)]


def test_at_the_end_there_is_nothing_more_to_come(shown: Replay) -> None:
    last = len(shown.record.moves)
    shown.push("To the end")
    lines = shown.log
    for _ in range(2):
        shown.key(Qt.Key.Key_Right)
    assert shown.position == f"Move {last} of {last}"
    assert shown.log == lines
    shown.push("To the start")
    shown.key(Qt.Key.Key_Left)
    assert shown.position == f"Move 0 of {last}"
    assert shown.disorder_after(0) == []


def test_a_line_that_is_pointed_at_lights_up_what_it_is_about_once_it_has_come(shown: Replay) -> None:
    story, rings = shown.screen.side.story, shown.screen.scene.marks.rings
    shown.screen.go_to(1)
    told = next(row for row in range(story.count()) if story.item(row).text() == shown.log[-1])
    story.scrollToItem(story.item(told))
    for row, lights in ((told, True), (told + 1, False), (told, True)):
        QTest.mouseMove(story.viewport(), story.visualItemRect(story.item(row)).center())
        assert bool(rings) is lights
    QTest.mouseMove(story.viewport(), QPoint(1, 1))
    QApplication.sendEvent(story, QEvent(QEvent.Type.Leave))
    assert not rings


def test_the_slider_leads_to_any_position(shown: Replay) -> None:
    for number in (12, 3, 20):
        shown.screen.bar.slider.setValue(number)
        assert shown.position.startswith(f"Move {number} of ")
        assert shown.disorder_after(number) == []


def test_moves_that_were_taken_back_are_not_shown(shown: Replay) -> None:
    assert len(shown.record.moves) < len(shown.record.happenings)
    assert shown.screen.bar.slider.maximum() == len(shown.record.moves)


def test_the_log_is_the_one_that_ann_read(shown: Replay) -> None:
    shown.push("To the end")
    told = "\n".join(shown.log)
    assert "Row collected: " in told
    looks = [state.actor for state, move in zip(shown.record.replay(), shown.record.moves, strict=False)
             if move.notation in ("use prophet", "judge prophet")]
    assert set(looks) > {ANN}
    assert told.count(" to look at the top card.") == len(looks)
    assert told.count("The top card is: ") == looks.count(ANN)


def test_hidden_cards_stay_hidden_though_the_record_holds_them(shown: Replay) -> None:
    for number, state in enumerate(shown.record.replay()):
        shown.screen.go_to(number)
        faces = {item.face_shown for name, item in shown.screen.scene.cards.items() if name.startswith("deck/")}
        assert faces == {""} or state.observation(ANN).known


def test_the_replay_goes_on_by_itself_until_it_is_paused(shown: Replay) -> None:
    shown.screen._clock.setInterval(5)
    shown.push("Play")
    wait_until(lambda: shown.screen._at >= 4, "some moves are shown")
    shown.key(Qt.Key.Key_Space)
    number = shown.screen._at
    QTest.qWait(60)
    assert shown.screen._at == number
    assert shown.disorder_after(number) == []


def test_the_slider_stops_the_replay_where_it_was_put(shown: Replay) -> None:
    shown.screen._clock.setInterval(30)
    shown.push("Play")
    wait_until(lambda: shown.screen._at >= 2, "some moves are shown")
    shown.screen.bar.slider.setValue(20)
    QTest.qWait(100)
    assert shown.position.startswith("Move 20 of ")
    assert shown.disorder_after(20) == []


def test_the_replay_that_has_come_to_its_end_begins_again(shown: Replay) -> None:
    shown.screen._clock.setInterval(5)
    last = len(shown.record.moves)
    shown.screen.go_to(last - 2)
    shown.push("Play")
    wait_until(lambda: shown.screen._at == last, "the end is shown")
    QTest.qWait(60)
    assert shown.screen._at == last
    shown.push("Play")
    wait_until(lambda: 0 < shown.screen._at < last, "it begins again")


def test_a_step_while_the_replay_plays_is_shown_too(shown: Replay) -> None:
    shown.screen.scene.animator.speed = 1.0
    for _ in range(5):
        shown.push("One move on")
    wait_until(lambda: not shown.screen.scene.animator.running, "the cards come to rest")
    assert shown.disorder_after(5) == []


def test_cards_of_the_past_cannot_be_moved(shown: Replay) -> None:
    shown.screen.go_to(10)
    scene, viewport = shown.screen.scene, shown.screen.table.viewport()
    card = next(item for item in scene.cards.values() if isinstance(item, CardItem) and item.face_shown)
    start = shown.screen.table.mapFromScene(card.mapToScene(card.card_rect().center()))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + QPoint(10 * step, 15 * step))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 60))
    assert shown.disorder_after(10) == []
    assert not any(item._sign.isVisible() for item in scene.cards.values())


def test_the_way_home(shown: Replay) -> None:
    shown.push("Back")
    assert isinstance(shown.window.pages.currentWidget(), HomeScreen)


@pytest.mark.parametrize("cut", [
    lambda content: content[:-11], lambda content: content + b'{"seat": 1, "move": "repent", "print": ""}\n'],
    ids=["half a line", "a senseless line"])
def test_what_can_be_read_of_a_damaged_record_is_shown(file: Path, cut: Callable[[bytes], bytes]) -> None:
    content = cut(file.read_bytes())
    file.write_bytes(content)
    with open_window() as window:
        open_replay(window, file)
        replay = Replay(window, Record.load(file, repair=True))
        replay.push("To the end")
        assert replay.disorder_after(len(replay.record.moves)) == []
    assert file.read_bytes() == content


def test_a_finished_game_of_bots_alone_is_shown_from_the_first_seat(tmp_path: Path) -> None:
    players = tuple(Seating(player.name, "page") for player in PLAYERS)
    session = Session(load_game(GAMES[0]), 3, 5, players=players)
    play_at_random(session, random.Random(4))
    session.record().save(tmp_path / "watched.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "watched.jsonl")
        replay = Replay(window, session.record())
        replay.push("To the end")
        assert replay.log[-1].startswith("The End card was revealed.")
        assert disorder(replay.screen.scene, view(session.observation(0))) == []


# -- turns and lines ---------------------------------------------------------------------------------------------------

def turns_of(record: Record) -> list[int]:
    """After how many moves somebody else is to decide than before."""
    actors = [state.actor for state in record.replay()[:-1]]
    return [number for number, actor in enumerate(actors) if number == 0 or actor != actors[number - 1]]


def at(shown: Replay) -> int:
    return shown.screen.bar.slider.value()


def test_page_keys_and_buttons_lead_from_turn_to_turn(shown: Replay) -> None:
    turns = [*turns_of(shown.record)[1:], len(shown.record.moves)]
    for number, turn in enumerate(turns):
        if number % 2:
            shown.push("One turn on")
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
    story = shown.screen.side.story
    story.scrollToItem(story.item(row))
    place = story.visualItemRect(story.item(row)).center()
    QTest.mouseClick(story.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_line_leads_to_the_position_after_it_and_on_a_heading_to_the_turn(shown: Replay) -> None:
    shown.push("To the end")
    lines = shown.log
    turns = turns_of(shown.record)
    headings = [row for row, line in enumerate(lines) if line.startswith("Turn of ")]
    assert len(headings) == len(turns)
    for row, turn in list(zip(headings, turns, strict=True))[1:5]:
        click_row(shown, row)
        assert at(shown) == turn
        assert shown.disorder_after(turn) == []
        click_row(shown, row + 1)
        assert at(shown) == turn + 1
        assert shown.screen.side.story.currentRow() == row + 1


def test_up_and_down_in_the_list_lead_through_the_game(shown: Replay) -> None:
    story = shown.screen.side.story
    story.setFocus()
    seen = []
    for _ in range(12):
        QTest.keyClick(story, Qt.Key.Key_Down)
        seen.append(at(shown))
    assert seen == sorted(seen)
    assert seen[-1] > 5
    for _ in range(12):
        QTest.keyClick(story, Qt.Key.Key_Up)
    assert at(shown) == 0


def test_the_keys_work_wherever_the_attention_is(shown: Replay) -> None:
    bar, side = shown.screen.bar, shown.screen.side
    for widget in (bar.buttons["play"], bar.slider, bar.speed, side.story, side.back, side.branch, shown.screen.table):
        shown.screen.go_to(10)
        QTest.keyClick(widget, Qt.Key.Key_Right)
        QTest.keyClick(widget, Qt.Key.Key_Right)
        QTest.keyClick(widget, Qt.Key.Key_Left)
        assert at(shown) == 11


def test_every_part_has_a_name_for_those_who_listen(shown: Replay) -> None:
    bar, side = shown.screen.bar, shown.screen.side
    parts = (*bar.buttons.values(), bar.slider, bar.speed, side.seen_by, side.story)
    names = [part.accessibleName() for part in parts] + [side.back.text()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_speed_changes_the_pace_and_the_movement(shown: Replay) -> None:
    shown.screen._speed = 2.0
    shown.screen.bar.speed.setCurrentIndex(0)
    slow = shown.screen._clock.interval(), shown.screen.scene.animator.speed
    shown.screen.bar.speed.setCurrentIndex(2)
    fast = shown.screen._clock.interval(), shown.screen.scene.animator.speed
    assert slow == (1100, 1.0)
    assert fast == (220, 5.0)


def test_a_page_above_stops_the_replay(shown: Replay) -> None:
    shown.push("Play")
    assert shown.button("Pause").isVisible()
    shown.screen.hide()
    assert not shown.screen._clock.isActive()
    assert not shown.screen.scene.animator.running
    shown.screen.show()
    assert shown.button("Play").isVisible()


def test_new_choices_of_the_user_are_taken_over(shown: Replay) -> None:
    shown.screen.go_to(10)
    shown.screen.apply(Settings(animation_speed=3.0))
    assert shown.screen.scene.animator.speed == 3.0
    assert shown.disorder_after(10) == []


# -- whose eyes --------------------------------------------------------------------------------------------------------

@pytest.fixture
def over(tmp_path: Path) -> Iterator[Replay]:
    """A finished game of Ann with two bots."""
    session = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3))
    session.record().save(tmp_path / "over.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "over.jsonl")
        yield Replay(window, session.record())


def test_a_game_that_is_over_can_be_watched_from_its_table() -> None:
    with open_window() as window:
        session = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS, journal=window.library.new_journal(BEHIND))
        play_at_random(session, random.Random(3), 20)
        window.open_session(session)
        watch = hand_in(window).screen.side._entries["watch"]
        assert not watch.isEnabled()
        play_at_random(session, random.Random(3))
        wait_until(watch.isEnabled, "the game is over")
        watch.trigger()
        replay = Replay(window, session.record())
        assert replay.position == f"Move 0 of {len(session.moves)}"
        assert choices(replay)[0] == "As Ann saw it"
        replay.push("Back")
        assert window.play_screen is not None
        assert window.pages.currentWidget() is window.play_screen


def choices(shown: Replay) -> list[str]:
    seen_by = shown.screen.side.seen_by
    return [seen_by.itemText(index) for index in range(seen_by.count())]


def test_a_finished_game_can_be_seen_by_each_seat_or_with_all_cards_open(over: Replay) -> None:
    assert choices(over) == ["As Ann saw it", "As Aldwin saw it", "As Beatrix saw it", "All cards open"]
    over.screen.go_to(12)
    for index, seat in enumerate((ANN, 0, 2)):
        over.screen.side.seen_by.setCurrentIndex(index)
        assert at(over) == 12
        assert disorder(over.screen.scene, view(over.record.replay()[12].observation(seat))) == []


def test_with_all_cards_open_the_next_card_of_the_deck_is_to_be_seen(over: Replay) -> None:
    over.screen.side.seen_by.setCurrentIndex(3)
    shown = 0
    for number, (state, move) in enumerate(zip(over.record.replay(), over.record.moves, strict=False)):
        if str(move) == "reveal" and len(state.cards_in(state.zones.index("deck"))) > 1:
            over.screen.go_to(number)
            assert disorder(over.screen.scene, open_view(state, ANN)) == []
            top = max((item for name, item in over.screen.scene.cards.items() if name.startswith("deck/")),
                      key=lambda item: item.zValue())
            over.key(Qt.Key.Key_Right)
            row = [piece for piece in open_view(over.record.replay()[number + 1], ANN).pieces.values()
                   if piece.zone in ("row", "discards")]
            assert top.face_shown in {piece.face for piece in row}
            shown += 1
    assert shown > 3


def test_all_cards_open_tells_what_was_secret(over: Replay) -> None:
    over.screen.side.seen_by.setCurrentIndex(3)
    over.push("To the end")
    looks = sum(move.notation in ("use prophet", "judge prophet") for move in over.record.moves)
    assert looks > 0
    assert "\n".join(over.log).count("The top card is: ") == looks


def test_a_game_that_is_not_finished_is_shown_with_its_persons_eyes_alone(shown: Replay) -> None:
    assert choices(shown) == ["As Ann saw it"]
    assert not shown.screen.side.seen_by.isEnabled()
    assert "not finished" in shown.screen.side._remark.text()


def test_a_game_of_several_that_is_not_finished_shows_what_everybody_knows(tmp_path: Path) -> None:
    players = (Seating("Ann"), Seating("Ben"), Seating("Bo", "page"))
    session = Session(load_game(GAMES[0]), 3, 15, players=players)
    play_at_random(session, random.Random(3), 60)
    session.record().save(tmp_path / "shared.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "shared.jsonl")
        replay = Replay(window, session.record())
        assert choices(replay) == ["As everybody saw it"]
        for number, state in enumerate(session.record().replay()):
            replay.screen.go_to(number)
            assert disorder(replay.screen.scene, view(state.public_observation(0))) == []
        assert "The top card is: " not in "\n".join(replay.log)


def test_a_finished_game_whose_end_was_taken_back_is_not_shown_open(tmp_path: Path) -> None:
    session = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3))
    session.undo(ANN)
    session.record().save(tmp_path / "again.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "again.jsonl")
        assert choices(Replay(window, session.record())) == ["As Ann saw it"]


# -- playing on --------------------------------------------------------------------------------------------------------

def test_a_finished_game_is_played_on_from_where_it_stands_and_its_record_stays(over: Replay, tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    before = file.read_bytes()
    over.screen.go_to(20)
    over.push("Play on from here")
    session = hand_in(over.window).session
    assert session.moves[:20] == over.record.moves[:20]
    assert session.practice
    assert session.players == PLAYERS
    assert hand_in(over.window).view.seat == ANN
    assert session.journal is not None
    assert Record.load(session.journal.path) == session.record()
    assert file.read_bytes() == before


def test_at_the_end_there_is_nothing_to_play_on(over: Replay) -> None:
    over.push("To the end")
    assert not over.screen.side.branch.isEnabled()
    over.key(Qt.Key.Key_Left)
    assert over.screen.side.branch.isEnabled()


def test_who_tries_out_a_game_before_its_end_has_help_and_the_record_says_so(shown: Replay, file: Path) -> None:
    shown.screen.go_to(10)
    shown.push("Play on from here")
    assert hand_in(shown.window).session.moves[:10] == shown.record.moves[:10]
    record = Record.load(file)
    record.verify()
    assert record.happenings == (*shown.record.happenings, Tried(10))
    assert record.assisted


def test_a_game_of_bots_is_played_on_by_the_person_at_the_screen(tmp_path: Path) -> None:
    players = tuple(Seating(player.name, "page") for player in PLAYERS)
    session = Session(load_game(GAMES[0]), 3, 5, players=players)
    play_at_random(session, random.Random(4))
    session.record().save(tmp_path / "watched.jsonl")
    with open_window(player_name="Zoë") as window:
        open_replay(window, tmp_path / "watched.jsonl")
        replay = Replay(window, session.record())
        replay.screen.side.seen_by.setCurrentIndex(2)
        replay.screen.go_to(5)
        replay.push("Play on from here")
        assert [player.name for player in hand_in(window).session.players] == ["Aldwin", "Ann", "Zoë"]


def test_a_record_of_older_rules_is_shown_but_not_played_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(GAMES[0])
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    with open_window() as window:
        open_replay(window, file)
        replay = Replay(window, Record.load(file))
        assert not replay.screen.side.branch.isEnabled()
