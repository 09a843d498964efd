"""People who share one screen: no secrets are shown to others, and it changes hands as rarely as possible."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.base.faces import BACK
from engine.base.game import Game
from engine.base.table import Reaction
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers import misbehaving
from tests.helpers.late_bots import bots_that
from tests.helpers.positions import play, position
from tests.helpers.reading import Clock
from tests.helpers.toy import Cellar, CellarState
from tests.helpers.toy_table import CellarTable
from tests.helpers.toy_words import NUMBER
from tests.helpers.window import (
    Hand,
    at_shared_table,
    at_table,
    click,
    hand_in,
    label,
    open_window,
    persons,
    session_at,
    wait_until,
)
from throne_desktop.screens.play import twice
from throne_desktop.services.game.viewpoint import Disclosure, Sharing, Viewpoint
from throne_desktop.widgets.keys import FIXED

pytestmark = pytest.mark.usefixtures("qtbot")

ANN, BEN, CLEO = range(3)
BOT = Seating("Aldwin", "random")


@contextmanager
def cellar(players: Sequence[Seating], *moves: str, game: Cellar | None = None) -> Iterator[Hand]:
    """The table of a game in which every hand is hidden, after those moves."""
    session = Session(game or Cellar(), len(players), 5, players=players)
    for move in moves:
        session.submit(session.state.actor or 0, session.game.move_from_json(move))
    with at_shared_table(session) as hand:
        yield hand


def cards_seen(hand: Hand, seat: int) -> list[bool]:
    """What is seen of a hand: a card by its id, "" for a back."""
    return [item.face_shown != BACK for piece, item in sorted(hand.scene.cards.items())
            if piece.startswith(f"hand.{seat + 1}/")]


def shown_hands(hand: Hand) -> list[int]:
    """The seats whose hands lie open on the table."""
    return [seat for seat in range(hand.session.seats) if any(cards_seen(hand, seat))]


def act(hand: Hand) -> None:
    """Make some move that goes on: show a card, or name a number."""
    hand.choose(next(words for words in hand.moves if "Show" in words or "number" in words.lower()))


# -- choices that all make at the same time ----------------------------------------------------------------------------

def _handovers(players: Sequence[Seating], moves: int) -> list[tuple[str, int, int]]:
    """Every time that the screen is handed over in a game of Shadow Throne: the phase, the round of it, and to whom."""
    session = Session(load_game("shadow-throne"), len(players), 5, players=players)
    found = []
    with at_shared_table(session) as hand:
        while len(session.moves) < moves:
            state = session.state
            if hand.screen.curtain.isVisible():
                found.append((state.phase, len(session.moves) // len(players), hand.screen.client.curtain or 0))
                assert shown_hands(hand) == []
                hand.push(hand.buttons[0])
            elif hand.screen.client.viewer_decides:
                hand.choose(hand.moves[0])
            else:
                before = len(session.moves)
                wait_until(lambda made=before: len(session.moves) > made, "the bot chooses")
    return found


def test_two_people_hand_the_screen_over_once_in_every_draft_round_and_each_gets_it_once_in_every_wave() -> None:
    found = _handovers((Seating("Ann"), Seating("Ben"), BOT), 27)
    drafts = [(number, seat) for phase, number, seat in found if phase == "draft"]
    assert drafts == [(0, ANN), (0, BEN), (1, ANN), (2, BEN), (3, ANN), (4, BEN)]     # before the first choice, too
    waves = [(number, seat) for phase, number, seat in found if phase == "play"]
    assert waves == [(5, ANN), (6, ANN), (6, BEN), (7, BEN), (7, ANN), (8, ANN), (8, BEN)]    # Ben held it in wave 1


@pytest.mark.parametrize("bot_is_last", [True, False])
def test_a_wave_is_told_to_all_without_anybodys_hand_and_all_look_away_afterwards(bot_is_last: bool) -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tax_collector outlaw", "simone tithe_keeper")
    players = (Seating("Ann"), Seating("Ben"), BOT if bot_is_last else Seating("Cleo"))
    if not bot_is_last:
        play(game, "play bentheon_knights", "play tax_collector")
    with at_table(session_at(game, players), viewer=None, speed=1000.0) as hand:
        while len(hand.session.moves) < (3 if bot_is_last else 1):
            if hand.screen.curtain.isVisible():
                hand.push(hand.buttons[0])
            elif hand.screen.client.viewer_decides:
                hand.screen.narrator.step_player.wait(by_step=True)
                hand.choose(hand.moves[0])
            else:
                before = len(hand.session.moves)
                wait_until(lambda made=before: len(hand.session.moves) > made or hand.screen.curtain.isVisible(),
                           "the bot chooses, or the screen goes to the next person")
        wait_until(lambda: hand.narrator.animator.stays, "the wave is told")
        assert shown_hands(hand) == []
        told = hand.log[-1]
        assert not any("Power after wave 1" in line for line in hand.log)
        hand.push("Skip")
        assert hand.log.count(told) == 1
        assert hand.screen.curtain.isVisible()
        assert shown_hands(hand) == []


def test_who_plays_with_bots_alone_is_never_handed_the_screen() -> None:
    assert _handovers((Seating("Ann"), BOT, Seating("Beatrix", "random")), 27) == []


# -- the curtain -------------------------------------------------------------------------------------------------------

def test_before_a_hidden_hand_is_shown_a_curtain_asks_for_its_owner() -> None:
    with cellar(persons(2)) as hand:
        assert hand.screen.curtain.isVisible()
        assert hand.prompt == "Pass the screen to Ann."
        assert hand.buttons == ["Ann is here"]
        assert shown_hands(hand) == []
        assert hand.moves == []
        hand.push("Ann is here")
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == [ANN]
        assert hand.prompt.startswith("Ann: ")


def test_when_a_turn_is_over_its_secrets_are_gone_before_the_next_person_comes() -> None:
    with cellar(persons(2)) as hand:
        hand.push("Ann is here")
        act(hand)
        assert hand.screen.curtain.isVisible()
        assert hand.prompt == "Pass the screen to Ben."
        assert shown_hands(hand) == []
        hand.push("Ben is here")
        assert shown_hands(hand) == [BEN]
        assert hand.view.seat == BEN


def test_while_a_bot_thinks_nobodys_secrets_stay_on_the_screen() -> None:
    """Ben looks on: he comes after the bot, and no curtain has fallen yet."""
    session = Session(Cellar(), 3, 5, players=(Seating("Ann"), BOT, Seating("Ben")))
    with at_table(session, viewer=None, worker=bots_that(misbehaving.sleeper)) as hand:
        hand.push("Ann is here")
        assert shown_hands(hand) == [ANN]
        act(hand)
        assert hand.prompt == "Aldwin is thinking."
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == []
        assert hand.host.viewpoint == Viewpoint(ANN, Disclosure.PUBLIC)
        assert hand.moves == []


def test_the_curtain_covers_the_table_at_every_size_and_nothing_beside_it_can_be_used() -> None:
    with cellar(persons(2)) as hand:
        screen = hand.screen
        for width, height in ((1024, 640), (1600, 1000)):
            screen.resize(width, height)
            QApplication.processEvents()
            assert screen.curtain.geometry().contains(screen.table_view.geometry())
            assert not screen.curtain.geometry().intersects(screen.rail.geometry())
        assert not any(button.isEnabled() for button in screen.rail.tools)


def test_what_was_unfolded_is_folded_away_when_the_curtain_falls() -> None:
    with cellar(persons(2)) as hand:
        hand.push("Ann is here")
        hand.open_page("log")
        act(hand)
        assert hand.screen.curtain.isVisible()
        assert not hand.screen.panel.isVisible()


def test_the_button_that_lifts_the_curtain_lies_on_it_below_the_name() -> None:
    with cellar(persons(2)) as hand:
        curtain, ribbon = hand.screen.curtain, hand.screen.ribbon
        assert label(curtain, "title").text() == "Ann"
        assert curtain.geometry().contains(ribbon.geometry())
        assert ribbon.geometry().top() > curtain.mapTo(hand.screen.surround, curtain.plate.geometry().bottomLeft()).y()
        assert hand.screen.surround.childAt(ribbon.geometry().center()) is not curtain


def test_no_key_and_no_click_lifts_the_secret_behind_the_curtain() -> None:
    with cellar(persons(2)) as hand:
        hand.screen.client.ask_hint()
        hand.screen.client.submit(hand.session.observation(ANN).legal_moves()[0])
        assert hand.session.moves == ()
        assert shown_hands(hand) == []


def test_behind_the_curtain_no_key_does_anything() -> None:
    with cellar(persons(2)) as hand:
        surround, pause = hand.screen.surround, hand.screen.rail.pause_button
        before = (hand.buttons, surround.open_page, pause.isChecked(), len(hand.scene.items()))
        for key in (key for keys in FIXED.values() for key in keys.keys if key not in ("Return", "Space", "F1")):
            combination = QKeySequence(key)[0]
            QTest.keyClick(hand.screen.focusWidget() or hand.screen, combination.key(), combination.keyboardModifiers())
            QApplication.processEvents()
            assert hand.screen.curtain.isVisible(), key
            assert hand.session.moves == (), key
            assert (hand.buttons, surround.open_page, pause.isChecked(), len(hand.scene.items())) == before, key
            assert hand.screen.focusWidget() is hand.screen.ribbon.buttons[0], key


def test_enter_lifts_the_curtain_for_the_person_it_was_drawn_for() -> None:
    with open_window() as window:
        window.open_session(Session(Cellar(), 2, 5, players=persons(2)))
        hand = hand_in(window)
        hand.narrator.animator.skip()
        wait_until(lambda: hand.buttons == ["Ann is here"], "the screen goes to Ann")
        QApplication.processEvents()
        hand.key(Qt.Key.Key_Return)
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == [ANN]
        assert hand.screen.focusWidget() is hand.screen.table_view


def test_the_curtain_says_all_its_words_in_one_line() -> None:
    with cellar(persons(2)) as hand:
        QApplication.processEvents()
        words = label(hand.screen.curtain, "subtle")
        assert words.width() >= words.fontMetrics().horizontalAdvance(words.text())


def test_the_log_is_the_one_of_whoever_looks() -> None:
    names = {str(card.name) for card in Cellar.cards}
    with cellar(persons(2), "draw", "draw") as hand:
        hand.push("Ann is here")
        mine = list(hand.log)
        act(hand)
        act(hand)
        hand.push("Ben is here")
        assert [line for line in mine if line not in hand.log and not names & set(line.split())] == []


def test_after_a_question_that_all_look_on_at_the_screen_is_handed_over_again() -> None:
    """A penalty at Throne is paid openly: then others look on, and the next hand may not lie open at once."""
    game = load_game("throne")
    penalty, lay = (session_at(_first(game, phase)) for phase in ("penalty", "lay"))
    sharing = Sharing()
    for session in (penalty, lay):
        sharing.holder = session.state.actor
        assert session.observation(sharing.holder or 0).secret
    assert sharing.viewpoint_for(penalty.state.actor or 0, penalty) == Viewpoint(penalty.state.actor or 0,
                                                                                   Disclosure.PUBLIC)
    assert sharing.viewpoint_for(lay.state.actor or 0, lay) is None


def _first(game: Game[Any], phase: str) -> State:
    """The first position of that phase in a game of random moves."""
    state, rng = game.start(2, 3), random.Random(3)
    while state.phase != phase:
        state.apply(rng.choice(state.legal_moves()))
    return state


def test_who_takes_a_seat_over_is_handed_the_screen_even_if_the_one_before_held_it() -> None:
    with cellar(persons(3)) as hand:
        hand.push("Ann is here")
        hand.screen.client.take_over(ANN, Seating("Zoe"))
        hand.screen.wake()
        assert hand.screen.curtain.isVisible()
        assert hand.buttons == ["Zoe is here"]
        assert shown_hands(hand) == []


# -- as few handovers as possible --------------------------------------------------------------------------------------

def test_who_holds_the_screen_and_is_next_again_sees_no_curtain() -> None:
    players = (Seating("Ann"), BOT, Seating("Ben"))
    with cellar(players) as hand:
        hand.push("Ann is here")
        hand.screen.client.take_over(BEN + 1, Seating("Ben", "random"))
        act(hand)
        wait_until(lambda: bool(hand.moves), "Ann is asked again")
        assert not hand.screen.curtain.isVisible()
        assert hand.screen.client.viewer == ANN
        assert all(cards_seen(hand, ANN))    # the bots, who move at random, may have made others show theirs


def test_a_person_alone_with_bots_never_sees_a_curtain() -> None:
    with cellar((Seating("Ann"), BOT)) as hand:
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == [ANN]
        assert not hand.prompt.startswith("Ann: ")


def test_where_nothing_is_hidden_the_table_turns_without_a_curtain() -> None:
    with at_shared_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        assert hand.view.seat == ANN
        hand.push("Collect the row")
        assert not hand.screen.curtain.isVisible()
        assert hand.view.seat == BEN
        assert hand.prompt.startswith("Ben: ")
        assert hand.disorder() == []


def test_a_secret_that_comes_up_in_a_turn_ends_with_it() -> None:
    """The Prophet shows the top card to one player only."""
    with at_shared_table(session_at(position("behind-the-throne", row="king", mine="prophet",
                                             deck="queen*3 judge"))) as hand:
        hand.choose(next(words for words in hand.moves if words.startswith("Prophet")))
        assert hand.session.observation(ANN).secret
        assert any(item.face_shown != BACK for piece, item in hand.scene.cards.items() if piece.startswith("deck"))
        hand.push("Collect the row")
        assert hand.view.seat == BEN
        assert not any(item.face_shown != BACK for piece, item in hand.scene.cards.items() if piece.startswith("deck"))


# -- questions to several people ---------------------------------------------------------------------------------------

QUESTION = N_("tests", "Does anybody name a number?")


class AskingTable(CellarTable):
    """Numbers are named, or not, like reactions: zero is no reaction."""

    def reaction(self, observation: Observation[CellarState]) -> Reaction | None:
        sealed = observation.seen.sealed
        if sealed is None:
            return None
        return Reaction(QUESTION, NUMBER[0], tuple(seat for seat in sealed.concerned if seat not in sealed.choices))


def asking() -> Cellar:
    game = Cellar()
    game.table = AskingTable()
    return game


BEFORE_NUMBERS = ("peek 2", "peek 1", "peek 1")


def numbers(hand: Hand) -> list[str]:
    return [str(move) for move in hand.session.moves[len(BEFORE_NUMBERS):]]


def test_all_people_are_asked_at_once_without_a_curtain() -> None:
    with cellar(persons(3), *BEFORE_NUMBERS, game=asking()) as hand:
        assert hand.prompt == QUESTION.source
        assert hand.buttons == ["Ann", "Ben", "Cleo", "Nobody"]
        assert {button.objectName() for button in hand.screen.ribbon.buttons} == {"quiet"}, "no answer shines"
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == []


def test_nobody_lets_it_pass_for_everybody() -> None:
    with cellar(persons(3), *BEFORE_NUMBERS, game=asking()) as hand:
        hand.push("Nobody")
        wait_until(lambda: len(numbers(hand)) == 3, "all have let it pass")
        assert numbers(hand) == ["number 0"] * 3


@contextmanager
def gardeners(*players: Seating) -> Iterator[Hand]:
    """Two of three players are asked whether their Gardener swaps characters."""
    game = position("rival-kings", "trader: gardener", "queen: gardener", "countess")
    with at_shared_table(session_at(game, players)) as hand:
        yield hand


GARDENERS_LOST = "This is the Gardener’s only chance: exchange no characters?"


def push_last(hand: Hand) -> None:
    click(hand.screen.ribbon.buttons[-1])


def test_nobody_is_pressed_twice_where_somebody_gives_something_up_by_it() -> None:
    with gardeners(*persons(3)) as hand:
        before = hand.prompt
        assert hand.buttons == ["Ben", "Ann", "Nobody"]
        push_last(hand)
        assert (hand.prompt, hand.played, hand.buttons) == (GARDENERS_LOST, [], ["Ben", "Ann", "Nobody"])
        hand.key(Qt.Key.Key_Escape)
        assert (hand.prompt, hand.played) == (before, [])
        push_last(hand)
        assert (hand.prompt, hand.played) == (GARDENERS_LOST, [])
        push_last(hand)
        wait_until(lambda: hand.played == ["pass", "pass"], "both let it pass")


@pytest.mark.parametrize("seconds", [0.05, 0.55])
def test_two_presses_in_a_row_do_not_answer_for_all(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(twice, "time", Clock(seconds))
    with gardeners(*persons(3)) as hand:
        push_last(hand)
        push_last(hand)
        assert (hand.prompt, hand.played) == (GARDENERS_LOST, [])


def test_nobody_is_pressed_once_where_no_person_loses_anything() -> None:
    game = position("imposter-kings", "elder fool", "assassin judge", "queen judge", seats=3, court="sentry",
                    accused="zealot")
    play(game, "flip", "kill", "pass")
    with at_shared_table(session_at(game)) as hand:
        assert hand.buttons == ["Cleo", "Nobody"]
        push_last(hand)
        wait_until(lambda: hand.played == ["pass"], "it passes")


def test_who_reacts_decides_behind_a_curtain_and_those_after_him_are_asked_again() -> None:
    with cellar(persons(3), *BEFORE_NUMBERS, game=asking()) as hand:
        hand.push("Ben")
        wait_until(hand.screen.curtain.isVisible, "the screen goes to Ben")
        assert numbers(hand) == ["number 0"]
        hand.push("Ben is here")
        assert all(cards_seen(hand, BEN))
        assert not any(cards_seen(hand, CLEO))
        hand.choose(hand.moves[1])
        assert numbers(hand) == ["number 0", "number 1"]
        assert hand.buttons == ["Cleo", "Nobody"]


def test_bots_answer_for_themselves_between_people() -> None:
    players = (Seating("Ann"), BOT, Seating("Cleo"))
    with cellar(players, *BEFORE_NUMBERS, game=asking()) as hand:
        assert hand.buttons == ["Ann", "Cleo", "Nobody"]
        hand.push("Nobody")
        wait_until(lambda: len(numbers(hand)) == 3 or hand.buttons == ["Cleo", "Nobody"], "the bot has answered")
        assert numbers(hand)[0] == "number 0"


def test_a_person_alone_is_asked_as_usual() -> None:
    with cellar((Seating("Ann"), BOT, BOT), *BEFORE_NUMBERS, game=asking()) as hand:
        assert hand.prompt != QUESTION.source
        assert len(hand.moves) > 1


# -- seats change hands ------------------------------------------------------------------------------------------------

def test_a_bot_takes_a_seat_over_and_gives_it_back() -> None:
    with at_shared_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        client = hand.screen.client
        client.take_over(BEN, Seating("Ben", "random"))
        hand.push("Collect the row")
        wait_until(lambda: len(hand.session.moves) > 1, "the bot moves for Ben")
        client.take_over(BEN, Seating("Ben"))
        assert hand.session.players[BEN] == Seating("Ben")
        assert [str(each.name) for each in hand.session.players] == ["Ann", "Ben"]


def test_the_log_tells_who_decides_at_a_seat_from_now_on() -> None:
    with at_shared_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        hand.screen.client.take_over(BEN, Seating("Ben", "random"))
        hand.screen.client.take_over(BEN, Seating("Ben"))
        hand.screen.wake()
        assert hand.screen.log.lines()[-2:] == ["From now on, a bot plays for Ben.",
                                                "From now on, Ben plays in person."]


def test_when_only_one_person_is_left_the_table_is_his() -> None:
    with cellar(persons(2)) as hand:
        hand.screen.client.take_over(ANN, Seating("Ann", "random"))
        hand.screen.wake()
        wait_until(lambda: bool(hand.moves), "Ben is asked")
        assert not hand.screen.curtain.isVisible()
        assert shown_hands(hand) == [BEN]


# -- taking back -------------------------------------------------------------------------------------------------------

def test_on_a_shared_screen_the_last_persons_move_is_taken_back() -> None:
    with at_shared_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                             deck="judge*3"))) as hand:
        hand.push("Collect the row")
        assert hand.view.seat == BEN
        hand.screen.rail.undo.click()
        assert hand.played == []
        assert hand.view.seat == ANN


def test_it_is_the_named_persons_turn_in_the_log() -> None:
    with at_shared_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                             deck="judge*3"))) as hand:
        hand.push("Collect the row")
        wait_until(lambda: "Ben" in hand.log, "Ben’s only move is made for him")
        assert "Ann" in hand.log
