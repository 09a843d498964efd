"""What a hint shows, and that the game names the price of hints and of taking back beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.bots.base import Choice
from engine.core.moves import Move
from engine.games.behind_the_throne.state import BehindState
from engine.learn.judging import judge
from engine.learn.reasons import reason
from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.session import Session
from engine.session.writer import RecordWriter
from engine.table.view import view
from tests.helpers import misbehaving
from tests.helpers.amount import LANGUAGES, few_or_many, first_or_all
from tests.helpers.decisions import decisions
from tests.helpers.late_bots import bots_that
from tests.helpers.positions import move, position
from tests.helpers.window import (
    Hand,
    at_table,
    click,
    dress,
    hand_in,
    label,
    open_window,
    persons,
    session_at,
    wait_until,
)
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.around_table.hinted_button import is_lit, light
from throne_desktop.screens.lessons.pointer import Pointer
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.table.narration.hint_strokes import FrameItem
from throne_desktop.table.narration.notes import Note
from throne_desktop.window.learning import open_lesson

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"))
HINT_COUNTS = "If you take a hint, this game counts as assisted. Press Hint again to get it."
UNDO_COUNTS = "Press Undo again to go back: this game will then count as assisted."
COUNTS_NOW = "From now on, this game counts as assisted."


def to_decide() -> BehindState:
    return position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")


def ask_hint(hand: Hand) -> str:
    hand.ask_hint()
    hand.wait_for_hint()
    return hand.note


def advise(hand: Hand, advised: Move) -> None:
    """Give a hint that names this move, and go through all of its steps."""
    hand.screen.client.hinted.emit(Choice(advised, ((advised, 0.5),), hand.view.prompt))
    hand.wait_for_hint()


def frames_on(hand: Hand) -> list[QRectF]:
    """What the light on the table frames."""
    return [item.frame for item in hand.scene.items() if isinstance(item, FrameItem)]


# -- what it costs -----------------------------------------------------------------------------------------------------

def test_before_the_first_hint_the_prompt_says_that_the_game_will_count_as_assisted() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        click(hand.screen.rail.hint)
        assert hand.note == HINT_COUNTS
        assert not hand.session.assisted
        assert hand.kind == "Practice game"
        click(hand.screen.rail.hint)
        wait_until(lambda: hand.note.startswith("Hint: "), "there is a hint")
        assert hand.session.assisted
        assert hand.kind == "Assisted game"
        assert hand.log[-1] == COUNTS_NOW


def test_who_presses_again_while_the_hint_is_on_its_way_is_not_asked_again() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        for _ in range(3):
            click(hand.screen.rail.hint)
        wait_until(lambda: hand.note.startswith("Hint: "), "there is a hint")
        assert hand.screen.ribbon.note == ""


def test_the_second_hint_is_given_at_once() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        ask_hint(hand)
        hand.push("Reveal a card")
        wait_until(lambda: bool(hand.moves), "Ann decides again")
        click(hand.screen.rail.hint)
        wait_until(lambda: hand.note.startswith("Hint: "), "there is a hint")
        assert hand.log.count(COUNTS_NOW) == 1


def test_the_key_of_a_hint_asks_first_too() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        hand.key(Qt.Key.Key_H)
        assert hand.note == HINT_COUNTS
        hand.key(Qt.Key.Key_H)
        wait_until(lambda: hand.note.startswith("Hint: "), "there is a hint")


def test_who_does_something_else_after_the_warning_is_asked_again() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        click(hand.screen.rail.hint)
        hand.click("row/0")
        click(hand.screen.rail.hint)
        assert hand.note == HINT_COUNTS
        assert not hand.session.assisted


def test_a_hint_that_is_not_found_costs_nothing() -> None:
    with at_table(session_at(to_decide(), PLAYERS), worker=bots_that(misbehaving.garbage)) as hand:
        hand.ask_hint()
        wait_until(lambda: hand.note == "No hint could be found this time.", "the prompt says so")
        assert not hand.session.assisted


def test_a_hint_stands_in_the_record_before_it_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    session = Session(load_game("behind-the-throne"), 2, players=PLAYERS, writer=RecordWriter(file))
    with at_table(session) as hand:
        wait_until(lambda: len(hand.moves) > 1, "Ann decides")
        seen: list[bool] = []
        hand.screen.client.hinted.connect(lambda _choice: seen.append(Record.peek(file).assisted))
        ask_hint(hand)
        assert seen == [True]


def test_in_a_lesson_hints_and_taking_back_cost_nothing() -> None:
    with open_window(player_name="Ann") as window:
        open_lesson(window, "behind-the-throne")
        screen = window.play_screen
        assert isinstance(screen, PlayScreen)
        hand = Hand(screen)
        wait_until(lambda: bool(hand.moves), "Ann decides")
        ask_hint(hand)
        assert not hand.session.assisted
        hand.push("Reveal a card")
        wait_until(lambda: bool(hand.moves), "Ann decides again")
        click(hand.screen.rail.undo)
        assert hand.played == []
        assert hand.kind == "Practice game"
        assert COUNTS_NOW not in hand.log


def test_before_something_learned_is_taken_back_the_prompt_says_that_the_game_will_count_as_assisted() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge"), PLAYERS)) as hand:
        hand.push("Reveal a card")
        assert "counts as assisted" in hand.screen.rail.undo.toolTip()
        click(hand.screen.rail.undo)
        assert hand.note == UNDO_COUNTS
        assert (hand.played, hand.session.assisted) == (["reveal"], False)
        click(hand.screen.rail.undo)
        assert (hand.played, hand.session.assisted) == ([], True)
        assert hand.log[-1] == COUNTS_NOW


@pytest.mark.parametrize("key", [Qt.Key.Key_U])
def test_the_key_that_takes_back_asks_first_too(key: Qt.Key) -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge"), PLAYERS)) as hand:
        hand.push("Reveal a card")
        hand.key(key)
        assert hand.played == ["reveal"]
        hand.key(key)
        assert hand.played == []


def test_what_taught_nobody_anything_is_taken_back_at_once() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester"), PLAYERS)) as hand:
        hand.choose("Jester: down 1")
        assert "assisted" not in hand.screen.rail.undo.toolTip()
        click(hand.screen.rail.undo)
        assert (hand.played, hand.session.assisted) == ([], False)


def test_over_moves_that_were_made_for_the_player_it_is_the_way_back_to_the_choice_that_counts() -> None:
    """The last own move is forced and taught nothing, but a card was revealed since the last choice."""
    game = position("behind-the-throne", row="king", deck="end queen")
    with at_table(session_at(game, PLAYERS)) as hand:
        hand.push("Reveal a card")
        assert hand.session.finished
        click(hand.screen.rail.undo)
        assert hand.note == UNDO_COUNTS


def test_an_assisted_game_is_taken_back_without_a_word() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge"), PLAYERS)) as hand:
        hand.session.take_hint()
        hand.push("Reveal a card")
        click(hand.screen.rail.undo)
        assert hand.played == []


def test_the_warning_stays_while_bots_move() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge general*2"), PLAYERS)) as hand:
        hand.push("Collect the row")
        wait_until(lambda: len(hand.played) > 1, "the bot has revealed a card")
        click(hand.screen.rail.undo)
        wait_until(lambda: hand.screen.client.viewer_decides, "the bot has moved")
        assert hand.note == UNDO_COUNTS
        click(hand.screen.rail.undo)
        assert hand.played == []


# -- what it advises ---------------------------------------------------------------------------------------------------

def test_a_hint_is_the_best_move_as_teaching_and_reviews_see_it_with_its_reason() -> None:
    """Whatever the bots of the game would do, and however often it is asked for."""
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        judgement = judge(hand.view.observation)
        best, why = judgement.best.move, reason(judgement).why
        for _ in range(2):
            assert ask_hint(hand) == f"Hint: {hand.screen.say(hand.view.describe(best))}. {hand.screen.say(why)}"


# -- what it lights ----------------------------------------------------------------------------------------------------

def test_a_hint_lights_its_piece_and_its_place_until_the_move_is_made() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        advise(hand, move("behind-the-throne", "use jester -1"))
        lit = hand.narrator.leads.shown
        assert lit is not None
        assert (lit.pieces, lit.places) == (("stacks.1/jester/0",), ("row",))
        frames = frames_on(hand)
        card, newest = hand.scene.rect_of("stacks.1/jester/0"), hand.scene.rect_of("row/1")
        assert card is not None and newest is not None
        assert any(frame.contains(card) for frame in frames)
        assert any(frame.contains(newest) for frame in frames), "The Jester changes the newest card."
        hand.click("row/0")     # a refusal does not take it away
        assert hand.narrator.leads.shown == lit
        hand.push("Collect the row")
        assert hand.narrator.leads.shown is None
        assert frames_on(hand) == []


def test_a_hint_draws_a_stroke_from_piece_to_place_and_says_beside_it_why() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        advise(hand, move("behind-the-throne", "use jester -1"))
        (stroke,) = hand.narrator.leads.strokes
        card, newest = hand.scene.rect_of("stacks.1/jester/0"), hand.scene.rect_of("row/1")
        assert card is not None and newest is not None
        start, end = stroke.path.pointAtPercent(0), stroke.path.currentPosition()
        assert card.adjusted(-6, -6, 6, 6).contains(start) and not card.adjusted(2, 2, -2, -2).contains(start)
        assert newest.adjusted(-6, -6, 6, 6).contains(end) and not newest.adjusted(2, 2, -2, -2).contains(end)
        assert hand.narrator.leads.note is not None
        lies = hand.narrator.leads.note.sceneBoundingRect()
        assert hand.scene.sceneRect().contains(lies)
        assert not any(rect.intersects(lies.adjusted(8, 8, -8, -8)) for rect in hand.scene.obstacles())


def test_no_panel_covers_what_a_hint_says() -> None:
    game = position("behind-the-throne", row="king", mine="general jester", rival="judge", deck="judge*2")
    with at_table(session_at(game, PLAYERS), size=(1024, 640)) as hand:
        choices = [each for each in hand.view.moves if str(each).startswith("swap")]
        hand.narrator.leads.show(choices[0], Note("hint", "A long way from here to there", "And a reason. " * 9))
        folded = noted(hand)
        for page in ("rules", "moves"):
            hand.open_page(page)
            assert noted(hand).right() <= hand.screen.panel.geometry().left()
        click(hand.screen.rail.pages["moves"])
        assert noted(hand) == folded


def noted(hand: Hand) -> QRectF:
    """Where the reason of a hint stands, without the shadow around it."""
    assert hand.narrator.leads.note is not None
    return QRectF(hand.narrator.leads.note.pos(), hand.narrator.leads.note.size)


def test_the_light_follows_the_table_into_another_size() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        advise(hand, move("behind-the-throne", "use jester -1"))
        hand.screen.resize(1024, 640)
        card = hand.scene.rect_of("stacks.1/jester/0")
        assert card is not None
        assert any(frame.contains(card) and frame.width() < card.width() * 1.2
                   for frame in frames_on(hand))


@few_or_many("often", (2, 3), (12, 12))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_hint_is_seen_in_some_place(game_id: str, often: tuple[int, int]) -> None:
    """Piece and place on the table, a picture, or a button: whatever the move is made by; and always in the list."""
    game, (positions, hints) = load_game(game_id), often
    for state in decisions(game, positions):
        with at_table(session_at(state, persons(state.seats)), viewer=state.actor) as hand:
            wait_until(lambda hand=hand: bool(hand.moves), "the person decides")
            seen = view(state.observation(state.actor))
            for advised in seen.moves[::-(-len(seen.moves) // hints)]:
                advise(hand, advised)
                lit = hand.narrator.leads.shown
                if game.table.gestures(advised, seen.observation):
                    assert lit is not None, advised
                    assert {*lit.pieces} & {*hand.scene.cards}, advised
                pictures = [each for each in hand.screen.picker.buttons if is_lit(each)]
                assert [each.move_shown for each in pictures] == [
                    each.move for each in seen.pictures if each.move is advised]
                buttons = [each for each in hand.screen.ribbon.buttons if is_lit(each)]
                assert all(each.move_made is advised for each in buttons)
                assert lit is not None or pictures or advised in seen.buttons, f"{advised} is lit nowhere."
                assert hand.screen.moves.currentRow() == seen.moves.index(advised)


def test_a_hint_lights_its_picture_and_no_other() -> None:
    game = load_game("imposter-kings")
    state = next(state for state in decisions(game, 200) if len(view(state.observation(state.actor)).pictures) > 3)
    with at_table(session_at(state, persons(state.seats)), viewer=state.actor) as hand:
        wait_until(lambda: bool(hand.moves), "the person decides")
        pictures = hand.screen.picker.buttons
        for picture in (pictures[2], pictures[0]):
            advise(hand, picture.move_shown)
            assert [each for each in pictures if is_lit(each)] == [picture]
        hand.screen.resize(1024, 640)       # the pictures are made anew
        QApplication.processEvents()
        assert [each.move_shown for each in hand.screen.picker.buttons if is_lit(each)] == [pictures[0].move_shown]


def test_the_light_stays_at_button_and_picture_when_the_prompt_is_written_anew() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        advise(hand, move("behind-the-throne", "collect"))
        hand.key(Qt.Key.Key_Escape)
        assert [each.move_made for each in hand.screen.ribbon.buttons
                if is_lit(each)] == [move("behind-the-throne", "collect")]


# -- buttons -----------------------------------------------------------------------------------------------------------

def test_a_button_carries_its_move_whatever_is_written_on_it() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        screen, pointed = hand.screen, list[tuple[Move, ...]]()
        pointer = Pointer(screen.table_view, screen.moves, lambda: screen.view)
        pointer.pointed.connect(pointed.append)
        alike = (move("behind-the-throne", "collect"), move("behind-the-throne", "reveal"))
        hand.screen.ribbon.ask("Which?", [(each, "The same words") for each in alike])
        hand.screen.ribbon.offer("The same words", lambda: None)
        pointer.watch(hand.screen.ribbon.buttons)
        for button in hand.screen.ribbon.buttons:
            QApplication.sendEvent(button, QEnterEvent(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)))
        assert pointed == [(alike[0],), (alike[1],), ()]


@first_or_all("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 160])
def test_what_help_costs_fits_below_the_prompt_in_the_smallest_window(language: str, scale: int) -> None:
    game = session_at(position("behind-the-throne", row="king", deck="queen judge", mine="jester"), PLAYERS)
    i18n.use(language)
    dress()
    theme.wear("light", scale)
    try:
        with at_table(game, size=(1024, 640)) as hand:
            hand.session.submit(0, move("behind-the-throne", "reveal"))
            bar = hand.screen.ribbon
            for button in (hand.screen.rail.undo, hand.screen.rail.hint):
                click(button)
                QApplication.processEvents()
                assert bar.note
                assert hand.screen.table_view.geometry().contains(bar.geometry())
                for words in (label(bar, "prompt"), label(bar, "remark")):
                    assert bar.rect().contains(words.geometry())
                    assert words.heightForWidth(words.width()) <= words.height()
    finally:
        theme.wear("light")
        i18n.use("en")


def test_every_sort_of_button_is_painted_otherwise_when_it_is_lit() -> None:
    with open_window(theme="light") as window:
        window.start(Setup("throne", (Seating("Ann"), Seating("Ben")), {}, 4))
        ribbon = hand_in(window).screen.ribbon
        moves = hand_in(window).view.moves[:3]
        ribbon.ask("Which?", [(each, "Words") for each in moves], gold=moves[0], shout=moves[2])
        assert [button.objectName() for button in ribbon.buttons] == ["primary", "quiet", "shout"]
        for button in ribbon.buttons:
            light(button, lit=False)
            before = button.grab().toImage()
            light(button, lit=True)
            assert button.grab().toImage() != before, f"A button that is {button.objectName()} does not shine."
