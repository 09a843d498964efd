"""Games played to their end in the window, moves taken back, and hints."""

from __future__ import annotations

import hashlib
import random
import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProxyStyle, QPushButton, QStyle, QStyleHintReturn, QStyleOption, QWidget

from engine.base.faces import BACK, CardFace
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers import misbehaving
from tests.helpers.amount import first_or_all
from tests.helpers.late_bots import bots_that
from tests.helpers.positions import move, position
from tests.helpers.screens import push, result_of
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import Hand, at_table, hand_in, open_window, plain, session_at, wait_until
from throne_desktop.storage.setup import Setup
from throne_desktop.widgets.mnemonics import without_underline

pytestmark = pytest.mark.usefixtures("qtbot")

FELT = QPoint(3, 3)
BOTS = tuple(Seating(name, "page") for name in ("Aldwin", "Beatrix", "Corvin"))


def alone(seats: int = 2) -> tuple[Seating, ...]:
    """Ann against bots."""
    return (Seating("Ann"), *BOTS[:seats - 1])


def against_a_bot(game: BehindState) -> Session:
    return session_at(game, alone(game.seats))


# -- whole games ---------------------------------------------------------------------------------------------------

def click_to_the_end(hand: Hand, rng: random.Random) -> None:
    """Choose Ann's moves by the list of moves or, where there are some, by the large buttons; single ones are made."""
    while True:
        wait_until(lambda: hand.session.finished or len(hand.moves) > 1, "Ann is asked, or the game is over")
        if hand.session.finished:
            return
        if hand.buttons and rng.random() < 0.5:
            hand.push(rng.choice(hand.buttons))
        else:
            hand.choose(rng.choice(hand.moves))


def winners_sentence(hand: Hand) -> str:
    names = [hand.session.players[seat].name for seat in sorted(hand.session.state.winners())]
    if len(names) == 1:
        return f"The game is over. {names[0]} wins."
    return f"The game is over. These players share the win: {', '.join(names)}."


@first_or_all("played", [("imposter-kings", 2, {"length": "round"}), *((GAME.id, seats, {}) for seats in GAME.seats)],
              ids=str)
def test_a_game_is_clicked_to_its_end_and_another_one_begins(played: tuple[str, int, dict[str, str]]) -> None:
    game_id, seats, options = played
    with open_window() as window:
        window.start(Setup(game_id, alone(seats), options, None))
        first = hand_in(window)
        click_to_the_end(first, random.Random(seats))
        wait_until(lambda: first.buttons == ["Play again", "Review"], "another game is offered")
        assert first.prompt == winners_sentence(first)
        assert first.disorder() == []
        assert (first.moves, first.marked) == ([], [])

        push(result_of(window), "Again")
        second = hand_in(window)
        assert second.session is not first.session
        assert second.session.players == first.session.players
        assert second.session.seed != first.session.seed
        assert len(second.session.moves) <= 1


def test_nothing_is_said_of_the_seed_while_the_game_is_played_and_it_is_shown_after_it() -> None:
    with open_window() as window:
        session = Session(GAME, 2, None, players=alone())
        play_till_nearly_over(session, 1, 30)
        window.open_session(session)
        hand = hand_in(window)
        sealed = hand.session.seed_hash
        assert not any(str(hand.session.seed) in line or sealed in line for line in hand.log)
        click_to_the_end(hand, random.Random(1))
        wait_until(lambda: "Seed of the deal" in hand.log[-1], "the seed is shown")
        seed = hand.log[-1].removeprefix("Seed of the deal: ")
        assert hashlib.sha256(seed.encode()).hexdigest() == sealed
        assert seed == str(hand.session.seed)


def test_players_who_share_the_win_are_all_named() -> None:
    with at_table(session_at(position("behind-the-throne", row="judge", mine="king*2 queen", rival="king*2 judge",
                                      deck="end"))) as hand:
        hand.push("Reveal a card")
        assert hand.prompt == "The game is over. These players share the win: Ann, Ben."


def test_a_first_card_that_nobody_can_refuse_to_reveal_is_revealed_by_itself() -> None:
    with at_table(session_at(position("behind-the-throne", row="", deck="king queen"))) as hand:
        wait_until(lambda: hand.played == ["reveal"], "the only move is made")
        assert hand.buttons == ["Reveal a card", "Collect the row"]


def test_whoever_can_look_first_is_asked_before_the_first_card() -> None:
    with at_table(session_at(position("behind-the-throne", row="", mine="prophet", deck="king queen"))) as hand:
        assert hand.moves == ["Reveal a card", "Prophet: look at the top card"]
        assert hand.played == []


def test_what_the_prophet_saw_is_told_to_ann_and_lies_face_up_for_her_alone() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet", deck="judge king")
    with at_table(session_at(game)) as hand:
        hand.choose("Prophet: look at the top card")
        assert hand.log[-1] == "The top card is Judge."
        assert {piece.face for piece in hand.view.pieces.values() if piece.zone == "deck"} == {BACK, CardFace("judge")}
    with at_table(session_at(game), viewer=1) as other:
        other.session.submit(0, move("behind-the-throne", "use prophet"))
        assert other.log[-1] == "Uses the Prophet and looks at the top card."
        assert {item.face_shown for name, item in other.scene.cards.items() if name.startswith("deck")} == {BACK}


# -- the list of moves ---------------------------------------------------------------------------------------------

def test_the_list_has_every_legal_move_in_words() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general jester",
                                      rival="judge"))) as hand:
        assert hand.moves == ["Reveal a card", "Collect the row", "General: down 3", "Jester: down 1", "Jester: up 1",
                              "Swap the row for Ben’s Judge"]


def test_the_keyboard_alone_makes_one_move_after_the_other_and_skips_their_movement() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="general", deck="queen judge prophet*2")),
                  speed=1.0) as hand:
        hand.open_page("moves")
        hand.screen.moves.setFocus()
        for made, steps in (("reveal", 0), ("use general", 2), ("collect", 1)):
            for _ in range(steps):
                hand.key(Qt.Key.Key_Down)
            hand.key(Qt.Key.Key_Return)
            assert hand.played[-1] == made
            while hand.moving():
                hand.key(Qt.Key.Key_Space)
        assert hand.played == ["reveal", "use general", "collect"]
        assert hand.screen.moves.hasFocus()


def test_a_key_held_down_makes_one_move_only() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen*2 judge*2 king"))) as hand:
        panel = hand.screen.moves
        hand.open_page("moves")
        panel.setFocus()
        for repeated in (False, True, True):
            key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
            QCoreApplication.sendEvent(panel, key)
        assert hand.played == ["reveal"]


class OneClickStyle(QProxyStyle):
    """Desktops on which a single click opens a file have such a style."""

    def styleHint(self, hint: QStyle.StyleHint, option: QStyleOption | None = None, widget: QWidget | None = None,
                  returned: QStyleHintReturn | None = None) -> int:
        if hint is QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick:
            return 1
        return super().styleHint(hint, option, widget, returned)


def test_one_click_makes_one_move_also_where_a_click_opens_files() -> None:
    style = OneClickStyle("fusion")
    with at_table(session_at(position("behind-the-throne", row="king queen", deck="judge*2 general*2 king"))) as hand:
        hand.screen.moves.setStyle(style)
        hand.choose("Reveal a card")
        assert hand.played == ["reveal"]


def test_buttons_of_an_earlier_question_do_not_stay() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="jester general",
                                      deck="judge*2"))) as hand:
        for _ in range(2):
            hand.click("stacks.1/jester/0")
            hand.key(Qt.Key.Key_Escape)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        there = {without_underline(each.text()) for each in hand.screen.ribbon.findChildren(QPushButton)}
        assert there == {*hand.buttons, "More…"}


# -- taking back ---------------------------------------------------------------------------------------------------

def test_an_ability_used_can_be_taken_back_freely() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        before, log = hand.session.state.fingerprint(), hand.log
        hand.choose("Jester: down 1")
        assert "stacks.1/jester/0" not in hand.marked
        hand.take_back()
        assert hand.session.state.fingerprint() == before
        assert (hand.played, hand.log, hand.disorder()) == ([], log, [])
        assert "stacks.1/jester/0" in hand.marked
        assert not hand.session.assisted
        assert hand.kind == "Practice game"


def test_a_card_revealed_can_be_taken_back_alone_and_the_game_counts_as_assisted() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king", deck="queen judge"))) as hand:
        log = hand.log
        hand.push("Reveal a card")
        assert hand.log[-1] == "Reveals Queen."
        hand.take_back()
        assert (hand.played, hand.disorder()) == ([], [])
        assert hand.log == [*log, "From now on, this game counts as assisted."]
        assert hand.kind == "Assisted game"
        hand.push("Collect the row")
        assert hand.kind == "Assisted game"


def test_among_persons_only_what_taught_nobody_anything_can_be_taken_back() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester",
                                      deck="general queen"))) as hand:
        undo = hand.screen.rail.undo
        assert not undo.isEnabled()
        hand.choose("Jester: down 1")
        assert undo.isEnabled()
        hand.push("Reveal a card")
        assert not undo.isEnabled()


def test_taking_back_goes_over_the_moves_of_the_bots_to_anns_last_choice() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king",
                                         deck="queen judge general assassin king"))) as hand:
        before, log = hand.session.state.fingerprint(), hand.log
        hand.push("Collect the row")
        wait_until(lambda: hand.screen.client.viewer_decides and len(hand.moves) > 1, "the bot’s turn is over")
        assert len(hand.played) > 2
        hand.take_back()
        while hand.played:
            hand.take_back()
        assert (hand.session.state.fingerprint(), hand.log, hand.disorder()) == (before, log, [])


def test_a_move_can_be_taken_back_while_a_bot_thinks_about_its_answer() -> None:
    worker = bots_that(misbehaving.sleeper)
    with at_table(against_a_bot(position("behind-the-throne", row="king", deck="queen judge")), worker=worker) as hand:
        hand.push("Collect the row")
        wait_until(lambda: hand.plaque(1).thinks, "the bot thinks")
        hand.take_back()
        assert not hand.plaque(1).thinks
        assert (hand.played, hand.moves, hand.disorder()) == ([], ["Reveal a card", "Collect the row"], [])


def test_a_move_can_be_taken_back_while_its_cards_still_move() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king judge", mine="jester", deck="general*2")),
                  speed=1.0) as hand:
        hand.choose("Jester: down 1")
        hand.settle()
        hand.push("Reveal a card")
        assert hand.moving()
        hand.take_back()
        assert not hand.moving()
        assert (hand.played, hand.disorder()) == (["use jester -1"], [])
        assert hand.buttons == ["Reveal a card", "Collect the row"]


def test_after_the_end_taking_back_goes_on_with_an_assisted_game() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king", deck="end queen"))) as hand:
        hand.push("Reveal a card")
        assert hand.buttons == ["Play again"]
        hand.take_back()
        assert hand.buttons == ["Reveal a card", "Collect the row"]
        assert hand.kind == "Assisted game"


# -- hints ---------------------------------------------------------------------------------------------------------

def ask_hint(hand: Hand) -> str:
    """The hint, once it is there."""
    hand.ask_hint()
    hand.wait_for_hint()
    return hand.note


def test_a_hint_names_a_move_says_why_and_points_at_it_in_the_list() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king queen", mine="general jester",
                                         rival="judge"))) as hand:
        note = ask_hint(hand)
        row = hand.screen.moves.currentRow()
        assert row >= 0
        named = hand.moves[row]
        assert note.startswith(f"Hint: {named}. ")
        assert re.fullmatch(r"\d+%.*[^.{}]\.", note.removeprefix(f"Hint: {named}. "))
        assert hand.played == []
        hand.open_page("moves")
        hand.screen.moves.setFocus()
        hand.key(Qt.Key.Key_Return)
        made = [hand.screen.say(GAME.describe(move("behind-the-throne", each), hand.session.observation(0)))
                for each in hand.played]
        assert made == [named]


def test_a_hint_comes_too_late_for_a_move_that_was_made_meanwhile() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king queen", mine="general jester",
                                         deck="judge*2"))) as hand:
        ask_hint(hand)      # now the process is there, and the next hint comes at once
        hand.ask_hint()
        hand.push("Reveal a card")
        QTest.qWait(300)
        assert hand.note == ""
        assert hand.played == ["reveal"]


def test_the_hint_goes_away_when_the_table_is_touched() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king queen", mine="general jester"))) as hand:
        ask_hint(hand)
        hand.click(FELT)
        assert plain(hand.screen.ribbon.note) == ""
