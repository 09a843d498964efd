"""A teaching game: after a poor move, an offer to take it back with the reason, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from PySide6.QtCore import Qt

from engine import load_game
from engine.games.behind_the_throne.state import BehindState
from engine.learn.judging import judge
from engine.learn.reasons import reason
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers import misbehaving
from tests.helpers.late_bots import bots_that
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, click, hand_in, open_window, session_at, wait_until
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.services.bots.bot_messages import TEACHER
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.storage.setup import Setup
from throne_desktop.window.learning import open_lesson
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"))
OFFER = "There was a better move. Take yours back?"
UNHURRIED = 15.0
"""Seconds."""
PRICE = "A teaching game counts as assisted. Choose it again to begin."


def to_decide() -> BehindState:
    """To collect the row is poor, to reveal a card too; to swap the row is best, and to use the General as good."""
    return position("behind-the-throne", row="king queen prophet", mine="general", rival="judge",
                    deck="judge*2 general*2 king")


@contextmanager
def taught(*, worker: BotWorker | None = None, speed: float = 0.0) -> Iterator[Hand]:
    """Ann's table in a teaching game, which waits for a real teacher as long as a busy machine may need."""
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        if worker is None:
            patch.setattr("throne_desktop.services.game.move_teacher.PATIENCE", UNHURRIED)
        hand = stack.enter_context(at_table(session_at(to_decide(), PLAYERS), worker=worker, speed=speed))
        hand.session.take_hint()
        assert hand.screen.teacher.switch()
        yield hand


def wait_for_offer(hand: Hand) -> None:
    wait_until(lambda: hand.prompt == OFFER, "the move is offered back")


def wait_for_aldwin(hand: Hand) -> None:
    wait_until(lambda: len(hand.played) > 1, "Aldwin has moved")


# -- a poor move -------------------------------------------------------------------------------------------------------

def test_a_poor_move_is_offered_back_with_the_better_one_and_why_it_is_better_while_the_bots_wait() -> None:
    with taught() as hand:
        judgement = judge(hand.view.observation)
        best = hand.screen.say(hand.view.describe(judgement.best.move))
        why = hand.screen.say(reason(judgement, other=move("behind-the-throne", "collect")).why)
        hand.push("Collect the row")
        wait_for_offer(hand)
        assert hand.note == f"Hint: {best}. {why}"
        assert "65% instead of 40%." in hand.note
        assert hand.buttons == ["Take back", "Keep it"]
        hand.screen.client.go_on()
        hand.screen.rest()      # a page lies above, and is left
        hand.screen.wake()
        assert (hand.prompt, hand.played, hand.moves) == (OFFER, ["collect"], [])
        assert hand.note.startswith("Hint: ")


def test_a_move_that_is_taken_back_was_never_made_and_one_that_is_kept_stands() -> None:
    with taught() as hand:
        hand.push("Collect the row")
        wait_for_offer(hand)
        hand.push("Take back")
        assert hand.played == []
        wait_until(lambda: "Collect the row" in hand.moves, "Ann decides")
        assert hand.note == ""
        assert hand.disorder() == []
        hand.push("Collect the row")
        wait_for_offer(hand)
        hand.push("Keep it")
        wait_for_aldwin(hand)
        assert hand.played[0] == "collect"
        assert hand.note == ""


def test_the_offer_is_answered_by_key_and_the_key_of_undo_takes_the_move_back_as_well() -> None:
    with taught() as hand:
        for key, left in ((Qt.Key.Key_T, 0), (Qt.Key.Key_U, 0), (Qt.Key.Key_K, 1)):
            hand.push("Collect the row")
            wait_for_offer(hand)
            hand.key(key)
            assert len(hand.played) == left
            assert hand.prompt != OFFER


def test_a_move_that_revealed_something_is_offered_back_too_once_the_cards_lie_still() -> None:
    """It is known now what comes next; that is why the game counts as assisted."""
    with taught(speed=1.0) as hand:
        hand.settle()
        hand.push("Reveal a card")
        assert hand.prompt != OFFER
        wait_for_offer(hand)
        assert not hand.moving()
        hand.push("Take back")
        assert hand.played == []
        assert hand.session.assisted


# -- nothing is said ---------------------------------------------------------------------------------------------------

def test_of_a_move_about_as_good_as_the_best_nothing_is_said() -> None:
    with taught() as hand:
        hand.choose("Swap the row for Aldwin’s Judge")
        wait_for_aldwin(hand)
        assert OFFER not in hand.prompt
        assert hand.note == ""


def test_without_a_teacher_nothing_is_said_of_any_move() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        hand.push("Collect the row")
        wait_for_aldwin(hand)
        assert not [sent for sent in hand.screen.client.sent.all() if sent.level == TEACHER]


def test_a_teacher_who_takes_too_long_says_nothing_and_the_game_goes_on() -> None:
    with taught(worker=bots_that(misbehaving.hesitating_teacher)) as hand:
        hand.push("Collect the row")
        wait_for_aldwin(hand)
        assert hand.played[0] == "collect"


@pytest.mark.parametrize("misdeed", [misbehaving.senseless_teacher, misbehaving.quitting_teacher],
                         ids=lambda reply: reply.__name__)
def test_a_teacher_who_fails_says_nothing_and_the_game_goes_on(misdeed: misbehaving.Reply) -> None:
    with taught(worker=bots_that(misdeed)) as hand:
        hand.push("Collect the row")
        wait_for_aldwin(hand)
        assert hand.played[0] == "collect"


def test_where_two_people_play_nobody_hears_what_another_one_should_have_done() -> None:
    players = (Seating("Ann"), Seating("Ben"))
    with at_table(session_at(to_decide(), players), viewer=None) as hand:
        hand.session.take_hint()
        hand.screen.teacher.switch()
        hand.push(hand.buttons[0])
        wait_until(lambda: "Collect the row" in hand.moves, "Ann decides")
        hand.push("Collect the row")
        wait_until(lambda: hand.prompt != "", "the screen is handed over")
        assert not [sent for sent in hand.screen.client.sent.all() if sent.level == TEACHER]


# -- what the teacher knows --------------------------------------------------------------------------------------------

def test_the_teacher_is_sent_what_the_player_knew_before_the_move_and_nothing_else() -> None:
    with taught() as hand:
        before = hand.session.observation(0).to_json()
        hand.push("Reveal a card")
        (sent,) = [sent for sent in hand.screen.client.sent.all() if sent.level == TEACHER]
        told = json.loads(sent.question)
        assert told.pop("observation") == json.loads(json.dumps(before))
        assert told == {"request": sent.request, "game": "behind-the-throne", "move": "reveal"}
        assert (sent.seat, sent.moves) == (0, 0)


# -- choosing it -------------------------------------------------------------------------------------------------------

@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        yield opened


def new_game(window: Window, **settings: object) -> NewGameScreen:
    for name, value in settings.items():
        setattr(window.settings, name, value)
    window.open_new_game("behind-the-throne", 2)
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    return page


def test_a_new_game_has_no_teacher_unless_one_is_asked_for(window: Window) -> None:
    page = new_game(window)
    assert not page.teaching.isChecked()
    click(page.play)
    hand = hand_in(window)
    assert not hand.screen.client.teaching.on
    assert not hand.session.assisted
    assert not hand.entry("Teaching game").isChecked()


def test_a_teaching_game_counts_as_assisted_from_its_first_move_and_the_rail_says_so(window: Window) -> None:
    page = new_game(window)
    page.teaching.click()
    click(page.play)
    hand = hand_in(window)
    assert hand.screen.client.teaching.on
    assert hand.session.assisted
    wait_until(lambda: hand.kind == "Assisted game", "the rail says so")
    assert hand.entry("Teaching game").isChecked()


def test_the_next_game_with_the_same_players_is_a_teaching_game_again(window: Window) -> None:
    page = new_game(window)
    page.teaching.click()
    click(page.play)
    window.play_again()
    assert hand_in(window).screen.client.teaching.on
    assert hand_in(window).session.assisted
    assert new_game(window).teaching.isChecked()


def test_a_teacher_is_offered_only_where_one_person_plays(window: Window) -> None:
    page = new_game(window, last_kinds=("person", "person"))
    assert page.teaching.isHidden()
    assert not page.setup().teaching
    page = new_game(window, last_kinds=("person", "page"), teaching=True)
    assert not page.teaching.isHidden()
    assert page.setup().teaching


def test_in_the_menu_of_a_game_a_teacher_is_asked_for_twice_as_it_has_a_price(window: Window) -> None:
    window.start(Setup("behind-the-throne", PLAYERS, {}, 4))
    hand = hand_in(window)
    wait_until(lambda: bool(hand.moves), "Ann decides")
    entry = hand.entry("Teaching game")
    entry.trigger()
    assert hand.note == PRICE
    assert not entry.isChecked()
    assert not hand.session.assisted
    entry.trigger()
    assert entry.isChecked()
    assert hand.session.assisted
    assert hand.screen.client.teaching.on
    entry.trigger()
    assert not entry.isChecked()
    assert not hand.screen.client.teaching.on


def test_a_game_that_no_teacher_has_watched_has_none_when_it_is_continued(window: Window) -> None:
    window.settings.teaching = True
    window.open_session(session_at(to_decide(), PLAYERS))
    assert not hand_in(window).screen.client.teaching.on
    watched: Session = session_at(to_decide(), PLAYERS)
    watched.take_hint()
    window.open_session(watched)
    assert hand_in(window).screen.client.teaching.on


def test_a_guided_game_has_its_own_teacher(window: Window) -> None:
    window.settings.teaching = True
    open_lesson(window, "behind-the-throne")
    hand = hand_in(window)
    assert not hand.screen.client.teaching.on
    assert not hand.entry("Teaching game").isEnabled()


def test_only_games_are_told_apart_by_the_choice(window: Window) -> None:
    """It is no option of the game: the deal, and what the record holds of it, are the same."""
    records = []
    for teaching in (False, True):
        window.start(Setup("behind-the-throne", PLAYERS, {}, 4, teaching=teaching))
        records.append(hand_in(window).session.record())
    assert records[0].header.options == records[1].header.options == load_game("behind-the-throne").start(2, 4).options
    assert [record.assisted for record in records] == [False, True]
