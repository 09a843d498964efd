"""Lessons of a course in the real window: a prepared table, a task, judged replies, and the way to the next lesson."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.session.entries import Seating
from tests.helpers.learning import lessons_of
from tests.helpers.positions import position
from tests.helpers.window import Hand, click, hand_in, labels, open_window, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons import course, task_panel
from throne_desktop.screens.lessons.course import CourseScreen
from throne_desktop.screens.lessons.game_lessons import LessonsPanel
from throne_desktop.screens.lessons.learn import LearnScreen
from throne_desktop.screens.play import play
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.services.records.library import Library
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.storage.setup import Setup
from throne_desktop.window.learning import open_lesson, open_task
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")
LESSON = lessons_of(BEHIND).course.lessons[0]
FIRST, LAST = LESSON.tasks[0], LESSON.tasks[-1]


@pytest.fixture
def window() -> Iterator[Window]:
    """The window as it opens for a new player."""
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


class Pupil(Hand):
    """A hand at a lesson."""

    def __init__(self, window: Window) -> None:
        page = window.play_screen
        assert isinstance(page, CourseScreen)
        super().__init__(page)
        self.page = page
        self.task = page.task
        self.asked()

    def asked(self) -> None:
        """Wait until the learner has something to do."""
        wait_until(lambda: bool(self.screen.ribbon.buttons) and not self.moving()
                   and (not self.scene.locked or self.page.is_met), "the learner is asked")


def learn(window: Window) -> LearnScreen:
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    click(home.feet[0])
    page = window.pages.currentWidget()
    assert isinstance(page, LearnScreen)
    return page


def pupil(window: Window, lesson: str = LESSON.id, task: str = "") -> Pupil:
    """The hand of somebody who has opened a lesson."""
    open_task(window, BEHIND.id, lesson, task)
    return Pupil(window)


def top_of_deck(hand: Hand) -> str:
    return next(piece for piece in hand.view.offers if piece.startswith("deck/"))


# -- a task ------------------------------------------------------------------------------------------------------------

def test_lesson_1_of_the_game_is_two_clicks_from_home(window: Window) -> None:
    click(learn(window).panels[0].play)
    hand = Pupil(window)
    assert FIRST.text.source in hand.task.text
    assert "How you win" in labels(hand.task)
    assert "1 of 2" in labels(hand.task)


def test_a_card_that_misses_the_goal_goes_back_with_the_reason(window: Window) -> None:
    hand = pupil(window)
    hand.drag(top_of_deck(hand), "row")
    hand.settle()
    assert hand.played == []
    assert hand.disorder() == []
    assert "could be too high" in hand.note
    assert "could be too high" in hand.task.text
    assert hand.narrator.refusals.ghost is not None


def test_so_does_a_move_from_the_list_and_there_is_another_try(window: Window) -> None:
    hand = pupil(window)
    hand.choose("Reveal a card")
    assert hand.played == []
    assert "could be too high" in hand.task.text
    hand.choose("Collect the row")
    hand.asked()
    assert "could be too high" not in hand.task.text


def test_a_card_that_goes_back_from_a_choice_leaves_the_question_as_it_was(window: Window) -> None:
    open_task(window, "throne", "win")
    hand = hand_in(window)
    hand.settle()
    asked = hand.prompt
    hand.click("hand.1/nine-0")
    assert hand.prompt != asked
    hand.click("claims/jack")
    hand.settle()
    assert "only looks at" in hand.note
    assert hand.prompt == asked


def test_a_move_that_meets_it_is_answered_move_by_move_and_the_next_task_comes(window: Window) -> None:
    hand = pupil(window)
    hand.push("Collect the row")
    hand.asked()
    assert hand.played == ["collect", *FIRST.replies]
    assert "Two Queens: 8 points." in hand.task.text
    assert LAST.text.source in hand.task.text
    assert "2 of 2" in labels(hand.task)


def test_nothing_is_offered_that_a_lesson_has_no_use_for(window: Window) -> None:
    rail = pupil(window).screen.rail
    assert not rail.undo.isVisible() and not rail.pause_button.isVisible()
    assert [entry.text() for entry in rail.menu.actions() if entry.isVisible() and entry.text()] == [
        "Rulebook", "The laboratory", "Games played", "Statistics", "Preferences", "Full screen", "Keys and mouse"]


def test_the_list_of_lessons_is_one_click_away(window: Window) -> None:
    click(pupil(window).task.all)
    page = window.pages.currentWidget()
    assert isinstance(page, LearnScreen)
    assert game_panel(page).shown.game_id == BEHIND.id


def test_the_rule_behind_it_is_one_click_away(window: Window) -> None:
    hand = pupil(window)
    assert "Why? R25 Scoring" in hand.task.text
    hand.task.rule_asked.emit("R25")
    assert hand.screen.rules.marked == "R25"


def test_hints_come_one_after_another_and_then_the_move(window: Window) -> None:
    hand = pupil(window)
    assert FIRST.hints[0].source not in hand.task.text
    for hint in FIRST.hints:
        click(hand.task.hint)
        assert hint.source in hand.task.text
        assert hand.narrator.marks.advised == ()
    click(hand.task.hint)
    pieces, places = hand.view.by_hand((BEHIND.move_from_json(FIRST.solution),))
    assert hand.narrator.marks.advised == pieces + places


def test_a_lesson_takes_nothing_back_and_leaves_no_record(window: Window) -> None:
    hand = pupil(window)
    hand.push("Collect the row")
    hand.asked()
    assert not hand.screen.rail.undo.isEnabled()
    assert hand.kind == ""
    click(hand.screen.rail.home_button)
    assert Library().records() == ()


def test_a_learner_hears_task_reason_and_hints_once_each(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for speaker in (task_panel, course, play):
        monkeypatch.setattr(speaker, "announce", lambda _, words: heard.append(words))
    hand = pupil(window)
    hand.choose("Reveal a card")
    hand.drag(top_of_deck(hand), "row")
    click(hand.task.hint)
    hand.push("Collect the row")
    hand.asked()
    reason = "Another card could be too high and cost you the row. Collect the Queen first."
    done = "" if FIRST.done is None else FIRST.done.source
    assert heard == [FIRST.text.source, reason, f"{reason} R25 · Scoring", FIRST.hints[0].source,
                     f"{done} {LAST.text.source}"]


# -- from one to the next ----------------------------------------------------------------------------------------------

def test_at_the_end_it_says_what_the_learner_knows_and_leads_back_to_the_list(window: Window) -> None:
    hand = pupil(window)
    for words in ("Collect the row", "Reveal a card"):
        hand.push(words)
        hand.asked()
    assert "8 points beat 7" in hand.task.text
    assert LESSON.aim.source in hand.task.text
    hand.push("All lessons")
    page = window.pages.currentWidget()
    assert isinstance(page, LearnScreen)
    assert page.unfolded is not None and page.unfolded.lessons[0].done


def test_tasks_that_are_done_are_kept_at_once_and_the_lesson_goes_on_there(window: Window) -> None:
    hand = pupil(window)
    hand.push("Collect the row")
    hand.asked()
    assert load_settings(settings_file())[0].lessons_done == (f"{BEHIND.id}/course/{LESSON.id}/{FIRST.id}",)
    click(hand.screen.rail.home_button)
    click(learn(window).panels[0].play)
    assert LAST.text.source in Pupil(window).task.text


def test_a_task_that_goes_on_can_be_opened_by_itself(window: Window) -> None:
    hand = pupil(window, LESSON.id, LAST.id)
    assert LAST.text.source in hand.task.text
    hand.push("Reveal a card")
    hand.asked()
    assert hand.session.finished


def test_a_lesson_is_done_by_keyboard_alone(window: Window) -> None:
    QTest.keyClick(learn(window), Qt.Key.Key_Return)
    hand = Pupil(window)
    hand.key(Qt.Key.Key_Tab)
    while not hand.task.hint.hasFocus():
        hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Space)
    assert FIRST.hints[0].source in hand.task.text
    QTest.keyClick(hand.page, Qt.Key.Key_T)     # Collect the row
    hand.asked()
    QTest.keyClick(hand.page, Qt.Key.Key_A)     # Reveal a card
    hand.asked()
    hand.key(Qt.Key.Key_Space)
    following = lessons_of(BEHIND).course.lessons[1]
    assert following.title.source in labels(Pupil(window).task)


def test_a_lesson_speaks_another_language_at_once(window: Window) -> None:
    hand = pupil(window)
    i18n.use("de")
    try:
        QApplication.processEvents()
        assert "Du besitzt eine Königin" in hand.task.text
        assert "So gewinnst du" in labels(hand.task)
    finally:
        i18n.use("en")


# -- the list ----------------------------------------------------------------------------------------------------------

def game_panel(page: LearnScreen) -> LessonsPanel:
    assert page.unfolded is not None
    return page.unfolded


def test_the_list_has_every_lesson_and_the_guided_game_as_the_last_step(window: Window) -> None:
    panel = game_panel(learn(window))
    titles = [lesson.title.source for lesson in lessons_of(BEHIND).course.lessons]
    assert [row.text() for row in (*panel.lessons, panel.guided)] == [*titles, "A short but real game with a teacher"]
    assert [row.number for row in panel.lessons if row.is_next] == [1]
    click(panel.lessons[1])
    assert titles[1] in labels(Pupil(window).task)


def test_a_tick_stands_at_what_is_done_and_the_button_goes_on_with_the_next(window: Window) -> None:
    window.settings.lessons_done = tuple(f"{BEHIND.id}/course/{LESSON.id}/{task.id}" for task in LESSON.tasks)
    panel = game_panel(learn(window))
    assert [row.number for row in panel.lessons if row.done] == [1]
    assert panel.lessons[0].accessibleName() == "1. How you win. Done"
    following = lessons_of(BEHIND).course.lessons[1]
    assert panel.play.text() == f"Next: {following.title}"
    assert (panel.bar.value(), panel.bar.maximum()) == (1, len(panel.lessons))
    click(panel.play)
    assert following.title.source in labels(Pupil(window).task)


def test_lessons_whose_rules_were_seen_in_a_guided_game_count_as_done(window: Window) -> None:
    steps = {step.rule: step.id for step in lessons_of(BEHIND).steps}
    lesson = next(each for each in lessons_of(BEHIND).course.lessons
                  if {rule for task in each.tasks for rule in task.rules} <= steps.keys())
    rules = {rule for task in lesson.tasks for rule in task.rules}
    kept = [f"{BEHIND.id}/{steps[rule]}" for rule in sorted(rules)]
    for entries, done in ((kept[:-1], False), (kept, True)):
        window.settings.lessons_done = tuple(entries)
        window.open_home()
        row = next(row for row in game_panel(learn(window)).lessons if row.text() == lesson.title.source)
        assert row.done is done


def test_a_question_opens_the_task_that_answers_it(window: Window) -> None:
    page = learn(window)
    panel, asked = game_panel(page), lessons_of(BEHIND).course.questions
    assert not any(button.isVisible() for button in panel.questions)
    click(panel.ask)
    assert [button.text() for button in panel.questions] == [question.text.source for question in asked]
    number = next(number for number, question in enumerate(asked) if question.answer == f"{LESSON.id}/{LAST.id}")
    QTest.mouseClick(panel.questions[number], Qt.MouseButton.LeftButton)
    assert LAST.text.source in Pupil(window).task.text


def test_a_game_that_needs_all_the_room_gets_it(window: Window) -> None:
    window.resize(1024, 640)
    page = learn(window)
    last = page.panels[-1]
    click(last.head)
    click(last.ask)
    wait_until(lambda: page.panels[-2].visibleRegion().isEmpty(), "no other game stands above it")
    assert all(part.visibleRegion().boundingRect().height() == part.height()
               for part in (last.head, last.play, *last.lessons))


# -- offered until done ------------------------------------------------------------------------------------------------

def offers(window: Window) -> list[str]:
    """What home offers to newcomers."""
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    return [offer.accessibleName() for offer in home.offers]


def test_home_offers_the_first_lesson_of_every_game_to_newcomers(window: Window) -> None:
    assert offers(window) == [f"Learn it in a minute. {load_game(game_id).name}" for game_id in GAMES]
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    click(home.offers[0])
    assert FIRST.text.source in Pupil(window).task.text


def test_the_offer_is_gone_once_the_lesson_is_done(window: Window) -> None:
    hand = pupil(window)
    hand.push("Collect the row")
    hand.asked()
    window.open_home()
    assert len(offers(window)) == len(GAMES)
    hand = pupil(window)
    hand.push("Reveal a card")
    hand.asked()
    window.open_home()
    assert f"Learn it in a minute. {BEHIND.name}" not in offers(window)
    assert len(offers(window)) == len(GAMES) - 1


@pytest.mark.parametrize(("chosen", "known"), [
    ({"last_game": BEHIND.id}, False), ({"lessons_done": (f"{BEHIND.id}/reveal",)}, False),
    ({"known_games": (BEHIND.id,)}, True)])
def test_a_lesson_is_offered_to_who_has_only_begun_a_game_and_not_to_who_knows_it(
        chosen: dict[str, object], known: bool) -> None:
    with open_window(**chosen) as window:
        window.open_home()
        assert len(offers(window)) == len(GAMES) - known
        window.open_new_game(BEHIND.id)
        page = window.pages.currentWidget()
        assert isinstance(page, NewGameScreen)
        assert page.learn.isVisible() is not known


def test_a_game_is_known_once_it_was_played_to_its_end(window: Window) -> None:
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, 7))
    window.open_home()
    assert len(offers(window)) == len(GAMES)
    window.open_session(session_at(position(BEHIND.id, row="king", deck="end"),
                                   (Seating("Ann"), Seating("Aldwin", "page"))))
    hand_in(window).push("Reveal a card")
    window.open_home()
    assert offers(window) == [f"Learn it in a minute. {load_game(game_id).name}" for game_id in GAMES[1:]]


def test_a_guided_game_that_is_over_counts_as_played(window: Window) -> None:
    open_lesson(window, BEHIND.id)
    window.open_home()
    assert len(offers(window)) == len(GAMES)
    open_lesson(window, BEHIND.id)
    hand_in(window).screen.client.finished.emit()
    window.open_home()
    assert len(offers(window)) == len(GAMES) - 1


def test_the_page_of_a_new_game_offers_it_too(window: Window) -> None:
    window.open_new_game(BEHIND.id)
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    click(page.learn)
    assert FIRST.text.source in Pupil(window).task.text
