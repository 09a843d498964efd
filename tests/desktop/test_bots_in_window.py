"""Bots at the table: whatever becomes of the process that they think in, the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from engine import load_game
from engine.games.behind_the_throne.game import GAME
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers import misbehaving
from tests.helpers.amount import few_or_many, first_or_all
from tests.helpers.late_bots import bots_that
from tests.helpers.positions import position
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import PATIENCE, Hand, at_table, hand_in, open_window, session_at, wait_until
from throne_desktop.modes.loop import turn_for
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.services.bots.child import running
from throne_desktop.storage.setup import Setup

pytestmark = pytest.mark.usefixtures("qtbot")

ANN, ALDWIN, BEATRIX = Seating("Ann"), Seating("Aldwin", "page"), Seating("Beatrix", "squire")
BY_LOT = "The bot Aldwin gave no answer; its move was chosen at random."


@pytest.fixture(autouse=True)
def no_process_remains() -> Iterator[None]:
    """After every test the bots' processes must be gone."""
    yield
    assert running() == []


@pytest.fixture
def thinking(tmp_path: Path) -> Path:
    """The file that a `thinker` makes when it has begun to think."""
    return tmp_path / "thinking"


def before_aldwins_turn() -> Session:
    """Ann may collect her row, and then it is the bot's turn."""
    return session_at(position("behind-the-throne", row="king", deck="queen judge general assassin king"),
                      (ANN, ALDWIN))


def end_anns_turn(hand: Hand) -> None:
    hand.push("Collect the row")


def has_moves(hand: Hand, number: int) -> bool:
    return len(hand.played) >= number


def wait_for_ann(hand: Hand) -> None:
    """Wait until the bot's turn is over and Ann has a choice again."""
    wait_until(lambda: len(hand.played) > 2 and bool(hand.moves), "Ann is asked again")
    assert hand.disorder() == []


# -- a bot that is well --------------------------------------------------------------------------------------------

def test_a_bot_that_thinks_says_so_beside_its_face_and_nothing_moves(thinking: Path) -> None:
    with at_table(before_aldwins_turn(), worker=bots_that(partial(misbehaving.thinker, thinking))) as hand:
        end_anns_turn(hand)
        wait_until(thinking.exists, "the bot thinks")
        assert hand.prompt == "Aldwin is thinking."
        deed = hand.plaque(1).plan.deed
        assert deed is not None
        assert deed.words == "is thinking"
        assert hand.plaque(1).says.deciding
        assert not hand.narrator.animator.running
        wait_until(lambda: not any(timer.isActive() for timer in hand.scene.findChildren(QTimer)), "all is at rest")
        assert hand.prompt == "Aldwin is thinking."
        assert (hand.marked, hand.moves, hand.screen.rail.hint.isEnabled()) == ([], [], False)


@few_or_many("moves", 40, 1000)
def test_a_game_that_is_only_watched_is_played_to_its_end(moves: int) -> None:
    session = Session(GAME, 2, 4, players=(ALDWIN, BEATRIX))
    play_till_nearly_over(session, 1, moves)
    with open_window() as window:
        window.open_session(session)
        hand = hand_in(window)
        wait_until(lambda: session.finished, "the game is over")
        assert hand.prompt.startswith("The game is over.")
        assert hand.disorder() == []
        assert BY_LOT not in hand.log


def test_a_watched_game_offers_neither_moves_nor_undo_nor_hints(thinking: Path) -> None:
    session = session_at(position("behind-the-throne", row="king queen", mine="general"), (ALDWIN, BEATRIX))
    with at_table(session, worker=bots_that(partial(misbehaving.thinker, thinking))) as hand:
        wait_until(thinking.exists, "the bot thinks")
        assert (hand.moves, hand.marked, hand.buttons) == ([], [], [])
        assert not hand.screen.rail.undo.isEnabled()
        assert not hand.screen.rail.hint.isEnabled()
        hand.drag("row/0", "stacks.1")
        assert (hand.played, hand.disorder()) == ([], [])


# -- a process that fails ------------------------------------------------------------------------------------------

def test_a_bot_killed_while_it_thinks_thinks_again_and_the_game_goes_on(tmp_path: Path, thinking: Path) -> None:
    lives = tmp_path / "lives"
    lives.mkdir()
    reply = partial(misbehaving.at_first, 1, lives, partial(misbehaving.thinker, thinking))
    with at_table(before_aldwins_turn(), worker=bots_that(reply)) as hand:
        end_anns_turn(hand)
        wait_until(thinking.exists, "the bot thinks")
        for process in running():
            process.kill()
        wait_for_ann(hand)
        assert BY_LOT not in hand.log


def test_a_bot_killed_while_ann_thinks_is_there_again_when_it_is_asked() -> None:
    with at_table(before_aldwins_turn()) as hand:
        hand.ask_hint()
        wait_until(lambda: hand.note.startswith("Hint"), "there is a hint, and so a process")
        (process,) = running()
        process.kill()
        process.join()
        end_anns_turn(hand)
        wait_for_ann(hand)
        assert BY_LOT not in hand.log


@first_or_all("misdeed", [misbehaving.quitter, misbehaving.sleeper, misbehaving.garbage, misbehaving.cheat],
              ids=lambda reply: reply.__name__)
def test_a_bot_without_a_sensible_answer_moves_by_lot_and_the_log_says_so(misdeed: misbehaving.Reply) -> None:
    grace = 0.3 if misdeed is misbehaving.sleeper else PATIENCE
    with at_table(before_aldwins_turn(), worker=bots_that(misdeed, grace)) as hand:
        end_anns_turn(hand)
        wait_for_ann(hand)
        assert BY_LOT in hand.log


def test_the_prompt_says_that_a_move_was_drawn_by_lot_while_its_cards_move() -> None:
    with at_table(before_aldwins_turn(), worker=bots_that(misbehaving.garbage), speed=1.0) as hand:
        end_anns_turn(hand)
        hand.settle()
        wait_until(lambda: len(hand.played) == 2, "the bot has moved")
        assert hand.note == BY_LOT
        assert hand.moving()


@pytest.fixture
def no_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that new processes would run is not there."""
    monkeypatch.setattr(sys, "executable", "/nowhere/python")


@pytest.mark.usefixtures("no_python")
def test_the_game_goes_on_where_no_process_can_be_started() -> None:
    with at_table(before_aldwins_turn()) as hand:
        end_anns_turn(hand)
        wait_for_ann(hand)
        assert BY_LOT in hand.log


def test_a_hint_that_cannot_be_found_is_no_reason_to_stop() -> None:
    with at_table(before_aldwins_turn(), worker=bots_that(misbehaving.garbage)) as hand:
        hand.ask_hint()
        wait_until(lambda: hand.note == "No hint could be found this time.", "the prompt says so")
        assert hand.played == []
        assert hand.moves == ["Reveal a card", "Collect the row"]


# -- leaving while a bot thinks ------------------------------------------------------------------------------------

def test_closing_the_window_while_a_bot_thinks_ends_its_process(thinking: Path) -> None:
    with open_window(worker=bots_that(partial(misbehaving.thinker, thinking))) as window:
        window.start(Setup(GAME.id, (ALDWIN, BEATRIX), {}, 4))
        wait_until(thinking.exists, "the bot thinks")
        assert len(running()) == 1
        window.close()
        assert running() == []


def test_leaving_for_the_home_screen_while_a_bot_thinks_leaves_the_game_as_it_was(thinking: Path) -> None:
    with open_window(worker=bots_that(partial(misbehaving.thinker, thinking))) as window:
        window.start(Setup(GAME.id, (ALDWIN, BEATRIX), {}, 4))
        wait_until(thinking.exists, "the bot thinks")
        session = hand_in(window).session
        QTest.mouseClick(hand_in(window).screen.rail.home_button, Qt.MouseButton.LeftButton)
        assert isinstance(window.pages.currentWidget(), HomeScreen)
        assert running() == []
        turn_for(0.1)
        assert session.moves == ()


def test_a_new_game_begun_while_a_bot_thinks_about_the_old_one_is_not_disturbed_by_it() -> None:
    with open_window() as window:
        players = (ANN, ALDWIN)
        for seed in range(3):
            window.start(Setup(GAME.id, players, {}, seed))
            wait_until(lambda: hand_in(window).session.state.actor == 1 or bool(hand_in(window).moves), "it is begun")
        hand = hand_in(window)
        wait_until(lambda: bool(hand.moves), "Ann is asked")
        assert hand.disorder() == []
        assert BY_LOT not in hand.log


# -- one process, one seat, one game -------------------------------------------------------------------------------

@pytest.fixture
def told(tmp_path: Path) -> Path:
    """The folder in which every process writes down what it was told about."""
    folder = tmp_path / "told"
    folder.mkdir()
    return folder


def lists_in(folder: Path) -> list[str]:
    """What each process was told about, without repetitions."""
    return sorted("; ".join(sorted(set(each.read_text(encoding="utf-8").splitlines()))) for each in folder.iterdir())


def test_a_process_only_ever_hears_of_one_seat_of_one_game(told: Path) -> None:
    with open_window(worker=bots_that(partial(misbehaving.keeps_a_list, told))) as window:
        window.worker.warm("throne")
        for game in ("throne", "behind-the-throne"):
            window.start(Setup(game, (ALDWIN, BEATRIX, ALDWIN), {}, 4))
            wait_until(partial(has_moves, hand_in(window), 12), "the bots play")
            assert len(running()) == 3
        window.open_home()
        assert running() == []
    assert lists_in(told) == [f"{game}, seat {seat}" for game in ("behind-the-throne", "throne") for seat in range(3)]


def test_the_same_deal_again_is_another_game(told: Path) -> None:
    with open_window(worker=bots_that(partial(misbehaving.keeps_a_list, told))) as window:
        for _ in range(2):
            window.start(Setup("throne", (ALDWIN, BEATRIX), {}, 4))
            wait_until(partial(has_moves, hand_in(window), 4), "the bots play")
    assert lists_in(told) == ["throne, seat 0", "throne, seat 0", "throne, seat 1", "throne, seat 1"]


def test_hints_for_two_people_at_one_screen_come_from_two_processes(told: Path) -> None:
    session = Session(load_game("throne"), 3, 5, players=(ANN, Seating("Ben"), ALDWIN))
    with at_table(session, viewer=None, worker=bots_that(partial(misbehaving.keeps_a_list, told))) as hand:
        client, asked = hand.screen.client, set[int]()
        while len(asked) < 2 or len(lists_in(told)) < 3:
            wait_until(lambda: bool(hand.moves or hand.buttons), "a person is asked")
            if client.question is not None:
                hand.push("Nobody")
                continue
            if not hand.moves:      # the screen is handed over, or a round is over
                hand.push(hand.buttons[0])
                continue
            if client.viewer not in asked:
                hand.ask_hint()
                wait_until(lambda: hand.note.startswith("Hint"), "there is a hint")
                asked.add(client.viewer)
            hand.choose(hand.moves[0])
    assert lists_in(told) == ["throne, seat 0", "throne, seat 1", "throne, seat 2"]


def test_who_takes_a_seat_over_knows_nothing_of_what_was_thought_there() -> None:
    with at_table(before_aldwins_turn()) as hand:
        end_anns_turn(hand)
        wait_for_ann(hand)
        assert len(running()) == 1
        hand.screen.client.take_over(1, Seating("Ben"))
        assert running() == []


def test_the_processes_end_with_the_game() -> None:
    with open_window() as window:
        window.start(Setup("throne", (ALDWIN, BEATRIX), {"length": "round"}, 4))
        wait_until(lambda: hand_in(window).session.finished, "the game is over")
        wait_until(lambda: running() == [], "the processes have ended")
