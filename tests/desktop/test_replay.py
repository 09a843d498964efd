"""A recorded game is shown on the table, move by move and both ways, as the person who played it saw it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider, QStyle, QStyleOptionSlider

from engine import GAMES, Record, Session, load_game
from engine.base.faces import BACK
from engine.session.entries import Seating
from engine.table.view import view
from tests.helpers.replaying import ANN, PLAYERS, Replay, at, quicken
from tests.helpers.sessions import play_at_random
from tests.helpers.window import disorder, marked, open_window, wait_until
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.table.items.items import CardItem
from throne_desktop.window.archive import open_replay

pytestmark = pytest.mark.usefixtures("qtbot")


def test_the_replay_begins_before_the_first_move(shown: Replay) -> None:
    assert shown.position == f"Move 0 of {len(shown.record.moves)}"
    assert shown.log == []
    assert shown.disorder_after(0) == []


def test_every_position_is_what_ann_saw_going_forward_and_back(shown: Replay) -> None:
    last = len(shown.record.moves)
    for number in range(1, last + 1):
        shown.push("One move forward")
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
    log, rings = shown.screen.side.log, shown.screen.narrator.marks.rings
    shown.screen.go_to(1)
    told = next(row for row in range(log.count()) if log.item(row).text() == shown.log[-1])
    log.scrollToItem(log.item(told))
    for row, lights in ((told, True), (told + 1, False), (told, True)):
        QTest.mouseMove(log.viewport(), log.visualItemRect(log.item(row)).center())
        assert bool(rings) is lights
    QTest.mouseMove(log.viewport(), QPoint(1, 1))
    QApplication.sendEvent(log, QEvent(QEvent.Type.Leave))
    assert not rings


def test_the_slider_leads_to_any_position(shown: Replay) -> None:
    for number in (12, 3, 20):
        shown.screen.bar.slider.setValue(number)
        assert shown.position.startswith(f"Move {number} of ")
        assert shown.disorder_after(number) == []


def handle_of(slider: QSlider) -> QRect:
    """Where the handle of a slider lies."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    return slider.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle,
                                         slider)


@pytest.mark.parametrize("share", [0.0, 0.13, 0.5, 0.82, 1.0])
def test_the_slider_goes_where_it_is_clicked(shown: Replay, share: float) -> None:
    slider, last = shown.screen.bar.slider, len(shown.record.moves)
    edge = handle_of(slider).width() / 2 + 1      # the middle of the handle comes no nearer to the ends
    place = QPoint(round(edge + (slider.width() - 1 - 2 * edge) * share), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
    step = slider.width() / last
    assert abs(handle_of(slider).center().x() - place.x()) <= max(step, handle_of(slider).width() / 2 + 1)
    assert shown.position == f"Move {slider.value()} of {last}"
    assert shown.disorder_after(slider.value()) == []
    assert abs(slider.value() - share * last) <= 1


def test_the_slider_is_dragged_on_from_where_it_was_clicked(shown: Replay) -> None:
    slider = shown.screen.bar.slider
    places = [QPoint(round(slider.width() * share), slider.height() // 2) for share in (0.2, 0.4, 0.7)]
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=places[0])
    for place in places[1:]:
        QTest.mouseMove(slider, place)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=places[-1])
    assert abs(slider.value() - 0.7 * len(shown.record.moves)) <= 1
    assert shown.disorder_after(slider.value()) == []


def test_moves_that_were_taken_back_are_not_shown(shown: Replay) -> None:
    assert len(shown.record.moves) < len(shown.record.entries)
    assert shown.screen.bar.slider.maximum() == len(shown.record.moves)


def test_the_log_is_the_one_that_ann_read(shown: Replay) -> None:
    shown.push("To the end")
    told = "\n".join(shown.log)
    assert "Collects " in told
    looks = [state.actor for state, move in zip(shown.record.replay(), shown.record.moves, strict=False)
             if move.notation in ("use prophet", "judge prophet")]
    assert set(looks) > {ANN}
    assert told.count(" looks at the top card.") == len(looks)
    assert told.count("The top card is ") == looks.count(ANN)


def test_hidden_cards_stay_hidden_though_the_record_holds_them(shown: Replay) -> None:
    for number, state in enumerate(shown.record.replay()):
        shown.screen.go_to(number)
        faces = {item.face_shown for name, item in shown.screen.scene.cards.items() if name.startswith("deck/")}
        assert faces == {BACK} or state.observation(ANN).known


def test_the_replay_goes_on_by_itself_until_it_is_paused(shown: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(shown, monkeypatch, 5)
    shown.push("Play")
    wait_until(lambda: at(shown) >= 4, "some moves are shown")
    shown.key(Qt.Key.Key_Space)
    number = at(shown)
    QTest.qWait(60)
    assert at(shown) == number
    assert shown.disorder_after(number) == []


def test_the_slider_stops_the_replay_where_it_was_put(shown: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(shown, monkeypatch, 30)
    shown.push("Play")
    wait_until(lambda: at(shown) >= 2, "some moves are shown")
    shown.screen.bar.slider.setValue(20)
    QTest.qWait(100)
    assert shown.position.startswith("Move 20 of ")
    assert shown.disorder_after(20) == []


def test_the_replay_that_has_come_to_its_end_begins_again(shown: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(shown, monkeypatch, 5)
    last = len(shown.record.moves)
    shown.screen.go_to(last - 2)
    shown.push("Play")
    wait_until(lambda: at(shown) == last and shown.offers("Play"), "the end is shown and it stops")
    shown.push("Play")
    wait_until(lambda: 0 < at(shown) < last, "it begins again")


def test_a_step_while_the_replay_plays_is_shown_too(shown: Replay) -> None:
    shown.screen.narrator.animator.speed = 1.0
    for _ in range(5):
        shown.push("One move forward")
    wait_until(lambda: not shown.screen.narrator.animator.running, "the cards come to rest")
    assert shown.disorder_after(5) == []


def test_cards_of_the_past_cannot_be_moved(shown: Replay) -> None:
    shown.screen.go_to(10)
    scene, viewport = shown.screen.scene, shown.screen.table_view.viewport()
    card = next(item for item in scene.cards.values() if isinstance(item, CardItem) and item.face_shown != BACK)
    start = shown.screen.table_view.mapFromScene(card.mapToScene(card.card_rect().center()))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + QPoint(10 * step, 15 * step))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 60))
    assert shown.disorder_after(10) == []
    assert marked(scene) == []


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
        assert replay.log[-1].startswith("The End of Game card is revealed.")
        assert disorder(replay.screen, view(session.observation(0))) == []
