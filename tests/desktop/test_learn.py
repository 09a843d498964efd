"""Learning by playing: the guided first game in the real window, and the page that leads there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine import GAMES, load_game
from engine.bots.timing import Timing
from engine.core.observe import Observation
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.late_bots import LateBots
from tests.helpers.learning import lessons_of, willing
from tests.helpers.screens import push, result_of
from tests.helpers.window import Hand, click, host_of, labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons import lesson_panel
from throne_desktop.screens.lessons.game_lessons import LessonsPanel
from throne_desktop.screens.lessons.learn import LearnScreen
from throne_desktop.screens.lessons.lesson import LessonScreen
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.lessons.guided_game import GuidedSeat
from throne_desktop.services.records.library import Library
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.table.narration.marks import Ring
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")
STEPS = [step.id for step in lessons_of(BEHIND).steps]


@pytest.fixture
def window() -> Iterator[Window]:
    """The window as it opens for a new player."""
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


def learn(window: Window) -> LearnScreen:
    """The page of what can be learned, reached from home."""
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    click(home.feet[0])
    return learning(window)


def learning(window: Window) -> LearnScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, LearnScreen)
    QApplication.processEvents()
    return page


def panel(page: LearnScreen, game_id: str = BEHIND.id) -> LessonsPanel:
    return next(each for each in page.panels if each.shown.game_id == game_id)


class Learner(Hand):
    """A hand at a guided game."""

    def __init__(self, window: Window) -> None:
        page = window.play_screen
        assert isinstance(page, LessonScreen)
        super().__init__(page)
        self.lesson = page.lesson
        self.page = page
        assert isinstance(page.client, GuidedSeat)
        self.coach = page.client.coach

    @property
    def step(self) -> str:
        """The id of the step that is shown."""
        step = self.coach.step
        return "" if step is None else step.id

    def asked(self) -> None:
        """Wait until it is the learner's turn, or the game is over."""
        wait_until(lambda: self.session.finished or (self.page.client.viewer_decides and not self.scene.locked),
                   "the learner is asked")


def rings(hand: Hand) -> list[QRectF]:
    """What rings surround on the table."""
    return [item.sceneBoundingRect() for item in hand.scene.items() if isinstance(item, Ring)]


def guided(window: Window) -> Learner:
    """The guided game, begun from the page of what can be learned."""
    click(panel(learn(window)).guided)
    hand = Learner(window)
    hand.asked()
    return hand


# -- the page ------------------------------------------------------------------------------------------------------

def test_every_game_can_be_learned_from_the_home_screen(window: Window) -> None:
    page = learn(window)
    assert [each.shown.game_id for each in page.panels] == list(GAMES)
    assert page.panels[0].play.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_one_game_at_a_time_is_unfolded_the_one_played_last_at_first(window: Window) -> None:
    window.settings.last_game = "throne"
    page = learn(window)
    assert [each.shown.game_id for each in page.panels if each.is_unfolded] == ["throne"]
    click(panel(page).head)
    assert [each.shown.game_id for each in page.panels if each.is_unfolded] == [BEHIND.id]
    assert panel(page).book.isVisible() and not panel(page, "throne").book.isVisible()
    click(panel(page).head)
    assert page.unfolded is None


def test_rule_book_and_player_aid_open_above_it(window: Window) -> None:
    page = learn(window)
    for button, tab in ((panel(page).book, 0), (panel(page).aid, 2)):
        click(button)
        book = window.pages.currentWidget()
        assert isinstance(book, RuleBookScreen)
        assert book.tabs.currentIndex() == tab
        click(book.back)
        assert window.pages.currentWidget() is page


@first_or_all("language", LANGUAGES)
def test_no_button_is_cut(language: str, window: Window) -> None:
    window.settings.lessons_done = (f"{BEHIND.id}/reveal",)
    window.resize(1024, 640)
    page = learn(window)
    i18n.use(language)
    try:
        buttons = [button for button in panel(page).findChildren(QPushButton)
                   if button.isVisible() and button is not panel(page).head]
        wait_until(lambda: all(button.width() >= button.sizeHint().width() for button in buttons), "they find room")
        for button in buttons:
            corner = button.mapTo(page, button.rect().topLeft())
            assert panel(page).rect().translated(panel(page).mapTo(page, panel(page).rect().topLeft())).contains(
                button.rect().translated(corner))
    finally:
        i18n.use("en")


# -- the guided game -----------------------------------------------------------------------------------------------

def test_the_first_step_says_which_rule_is_at_work_and_the_rules_lie_open_there(window: Window) -> None:
    hand = guided(window)
    assert hand.step == "reveal"
    assert "R2 Revealing a row" in hand.lesson.text
    assert "Welcome!" in hand.lesson.text
    assert hand.screen.surround.open_page == "rules"
    assert hand.screen.rules.marked == "R2"


def test_what_the_step_asks_for_is_praised_and_the_next_step_comes(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    assert hand.step == "compare"
    assert "Well done." in hand.lesson.text
    assert hand.screen.rules.marked == "R3"
    assert f"1 of {len(STEPS)} steps done" in labels(hand.lesson)


def test_any_other_move_is_allowed_and_the_step_stays_to_be_done(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    hand.push("Collect the row")
    hand.asked()
    assert "That is allowed, too." in hand.lesson.text
    assert hand.played[:2] == ["reveal", "collect"]
    assert "compare" not in hand.coach.done


def test_pieces_and_places_of_what_the_step_asks_for_are_lit(window: Window) -> None:
    hand = guided(window)
    marks = hand.narrator.marks
    top = next(piece for piece in hand.view.offers if piece.startswith("deck/"))
    assert marks.advised == (top, "row")
    assert any(ring.contains(hand.scene.place("row").rect) for ring in rings(hand))
    window.resize(1024, 640)
    QApplication.processEvents()
    assert any(ring.contains(hand.scene.place("row").rect) for ring in rings(hand))
    hand.push("Reveal a card")
    hand.asked()
    assert hand.step == "compare"
    click(hand.lesson.skip)
    pieces, places = hand.view.by_hand(hand.coach.asked)
    assert marks.advised == pieces + places


def test_nothing_is_lit_any_more_when_the_learner_has_moved(window: Window) -> None:
    hand = guided(window)
    hand.screen.rail.pause_button.click()
    while hand.page.client.viewer_decides:
        hand.push(hand.buttons[-1])
    assert "Watch until it is your turn" in hand.lesson.text
    assert hand.narrator.marks.advised == ()
    assert rings(hand) == []


def test_a_step_goes_with_the_move_though_the_cards_still_fly(window: Window) -> None:
    window.settings.animation_speed = 1.0
    hand = guided(window)
    assert "Welcome!" in hand.lesson.text
    hand.push("Reveal a card")
    assert hand.moving()
    assert "Welcome!" not in hand.lesson.text
    assert "Well done." in hand.lesson.text
    hand.narrator.animator.skip()


def test_a_learner_hears_praise_and_step_once_each(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lesson_panel, "announce", lambda _, words: heard.append(words))
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    assert heard[0].startswith("R2 Revealing a row Welcome!")
    assert heard[1] == "Well done."
    assert heard[2].startswith("R3 ")
    assert len(heard) == 3


def test_while_others_move_there_is_nothing_to_do_but_to_watch(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    hand.screen.rail.pause_button.click()
    hand.push("Collect the row")
    assert "Watch until it is your turn" in hand.lesson.text
    assert not hand.lesson.skip.isEnabled()
    hand.screen.rail.pause_button.click()
    hand.asked()
    assert "Watch until it is your turn" not in hand.lesson.text
    assert hand.step == "swapped"


class BusyBots(LateBots):
    """Bots whose machine has no time for them in the first second that they may think."""

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
        return super().think(request, level, observation, seed, replace(timing, thinking=timing.thinking - 1.0))


def test_the_others_play_the_same_where_the_machine_is_busy() -> None:
    with open_window(worker=BusyBots()) as window:
        window.open_home()
        hand = guided(window)
        for words in ("Reveal a card", "Collect the row"):
            hand.push(words)
            hand.asked()
        assert hand.step == "swapped"


def test_learners_make_even_a_single_possible_move_themselves(window: Window) -> None:
    hand = guided(window)
    assert hand.moves == ["Reveal a card"]
    QTest.qWait(600)
    assert hand.played == []


def test_a_step_can_be_skipped(window: Window) -> None:
    hand = guided(window)
    click(hand.lesson.skip)
    assert hand.step != "reveal"
    assert "reveal" in hand.coach.done


def test_the_keyboard_comes_to_the_lesson_too(window: Window) -> None:
    hand = guided(window)
    hand.screen.table_view.setFocus()
    for _ in range(12):
        if hand.lesson.skip.hasFocus():
            break
        hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Space)
    assert "reveal" in hand.coach.done


def test_what_came_about_since_the_last_decision_is_news_also_after_undo(window: Window) -> None:
    hand = guided(window)
    for words in ("Reveal a card", "Reveal a card"):
        hand.push(words)
        hand.asked()
    click(hand.screen.rail.undo)
    hand.asked()
    assert hand.played == ["reveal"]
    situation = hand.coach.situation
    assert situation is not None
    assert situation.happened("reveal", 0)


def test_undo_brings_the_step_back_that_fits_there(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    hand.push("Collect the row")
    hand.asked()
    click(hand.screen.rail.undo)
    hand.asked()
    assert hand.played == ["reveal"]
    assert hand.step == "compare"


def test_undo_takes_back_one_move_though_there_was_no_other(window: Window) -> None:
    """The first card of a turn must be revealed; learners do that themselves, and take it back alone."""
    hand = guided(window)
    for words in ("Reveal a card", "Collect the row"):
        hand.push(words)
        hand.asked()
    before = hand.played
    hand.push("Reveal a card")
    hand.asked()
    assert hand.played == [*before, "reveal"]
    click(hand.screen.rail.undo)
    assert hand.played == before


# -- what a move would do ------------------------------------------------------------------------------------------

def test_pointing_at_a_card_explains_its_moves(window: Window) -> None:
    hand = guided(window)
    QTest.mouseMove(hand.viewport, hand.point("row"))
    assert "The first card of a row cannot be too high." not in hand.lesson.text
    deck = next(piece for piece in hand.view.offers if piece.startswith("deck/"))
    QTest.mouseMove(hand.viewport, hand.point(deck))
    assert "The first card of a row cannot be too high." in hand.lesson.text
    assert "something hidden" in hand.lesson.text
    QTest.mouseMove(hand.viewport, hand.point("row"))
    assert "The first card of a row cannot be too high." not in hand.lesson.text


def test_so_do_a_button_and_the_list_of_moves(window: Window) -> None:
    hand = guided(window)
    button = hand.screen.ribbon.buttons[0]
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, QPointF(button.mapToGlobal(middle))))
    assert "The first card of a row cannot be too high." in hand.lesson.text
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert "The first card of a row cannot be too high." not in hand.lesson.text
    hand.screen.moves.setCurrentRow(0)
    assert "The first card of a row cannot be too high." in hand.lesson.text


def test_the_focus_frame_of_the_keyboard_does_so_too(window: Window) -> None:
    hand = guided(window)
    keyboard = hand.screen.table_view.use_keyboard()
    for _ in range(12):
        stop = keyboard.at
        if stop is not None and stop.place.startswith("deck/") and keyboard.frame_shown:
            break
        QTest.keyClick(hand.screen.table_view, Qt.Key.Key_Left)
    assert "The first card of a row cannot be too high." in hand.lesson.text


# -- what is kept --------------------------------------------------------------------------------------------------

def test_steps_that_are_done_are_kept_at_once_and_shown_on_the_page(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    assert load_settings(settings_file())[0].lessons_done == (f"{BEHIND.id}/reveal",)
    click(hand.screen.rail.home_button)
    page = learn(window)
    assert panel(page).guided.accessibleDescription() == f"1 of {len(STEPS)} steps done"


def test_the_next_time_the_game_begins_with_the_next_step(window: Window) -> None:
    window.settings.lessons_done = (f"{BEHIND.id}/reveal", f"{BEHIND.id}/compare")
    hand = guided(window)
    hand.push("Reveal a card")
    hand.asked()
    assert hand.step not in ("reveal", "compare")


def test_steps_can_be_begun_anew(window: Window) -> None:
    window.settings.lessons_done = ("another-game/step", f"{BEHIND.id}/reveal")
    page = learn(window)
    click(panel(page).anew)
    assert window.settings.lessons_done == ("another-game/step",)
    assert panel(page).guided.accessibleDescription().strip() == ""


def test_a_guided_game_leaves_the_unfinished_game_and_the_records_alone(window: Window) -> None:
    hand = guided(window)
    hand.push("Reveal a card")
    click(hand.screen.rail.home_button)
    assert Library().records() == ()


def test_a_guided_game_is_played_to_its_end_with_every_step_and_leads_to_a_real_one(window: Window) -> None:
    hand = guided(window)
    rng, steps = random.Random(lessons_of(BEHIND).seed), []
    while not hand.session.finished:
        steps.append(hand.step)
        assert hand.coach.situation is not None
        move = willing(hand.coach.situation, hand.coach.step, rng)
        hand.choose(str(hand.screen.say(hand.view.describe(move))))
        hand.asked()
    wait_until(lambda: hand.coach.all_done, "the last step is shown")
    assert {*steps, "over"} - {""} == set(STEPS)
    assert {entry.partition("/")[2] for entry in window.settings.lessons_done} == set(STEPS)
    push(result_of(window), "Again")
    assert type(window.play_screen) is PlayScreen
    assert host_of(window.play_screen).session.seed != lessons_of(BEHIND).seed


def test_a_lesson_speaks_another_language_at_once(window: Window) -> None:
    hand = guided(window)
    i18n.use("de")
    try:
        QApplication.processEvents()
        assert "Eine Reihe aufdecken" in hand.lesson.text
    finally:
        i18n.use("en")


def test_what_lies_open_in_a_guided_game_is_not_remembered_for_other_games(window: Window) -> None:
    hand = guided(window)
    assert hand.screen.surround.open_page == "rules"
    assert (window.settings.side_page, window.settings.side_open) == ("log", False)
    click(hand.screen.panel.close_button)
    assert hand.screen.panel.isVisible() and hand.lesson.isVisible()
    assert hand.screen.surround.open_page == ""
