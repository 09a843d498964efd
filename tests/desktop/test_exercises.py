"""Exercises: made of one's own mistakes, listed with the ready-made ones, solved at the table, and back after days."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from threading import enumerate as threads

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine import GAMES
from engine.learn.exercises import Exercise, from_mistake, shipped
from engine.learn.repetition import DAYS, Practice
from engine.learn.solving import Solving
from tests.helpers.amount import few_or_many
from tests.helpers.reviewed import ANN, kept_game, review_of_it, short_game
from tests.helpers.window import click, host_of, labels, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.lessons.exercises import ExercisesScreen, GameExercises
from throne_desktop.screens.lessons.learn import LearnScreen
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.services.lessons.exercises import Exercises, Item, in_turn, load_exercises, save_exercise
from throne_desktop.storage import paths
from throne_desktop.storage.answers import Answer, keep_answer, load_answers
from throne_desktop.storage.day import today
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TODAY = date.today()


@cache
def mistakes() -> tuple[Exercise, ...]:
    """Ann's two costliest decisions as exercises."""
    review = review_of_it().of(ANN)
    assert review is not None
    return tuple(from_mistake(short_game(), decision) for decision in review.by_cost[:2])


def kept_mistakes(practice: Practice | None = None) -> Path:
    """The record of the short game, with the exercises that were made of it."""
    file = kept_game()
    for exercise in mistakes():
        save_exercise(file, Item(exercise, practice, file))
    return file


def listed(window: Window) -> ExercisesScreen:
    """The list of exercises, reached from the page for learners."""
    window.open_learn()
    learn = window.pages.currentWidget()
    assert isinstance(learn, LearnScreen)
    click(learn.exercises)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the exercises are listed")
    page = window.pages.currentWidget()
    assert isinstance(page, ExercisesScreen)
    return page


def throne_in(page: ExercisesScreen) -> GameExercises:
    return next(panel for panel in page.panels if "Throne" in labels(panel))


def at_exercise(window: Window) -> ExerciseScreen:
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExerciseScreen), "the exercise is on the table")
    screen = window.pages.currentWidget()
    assert isinstance(screen, ExerciseScreen)
    if screen.narrator.animator.running:
        screen.narrator.animator.skip()
    QApplication.processEvents()
    return screen


def reply(screen: ExerciseScreen, right: bool) -> None:
    """Choose a right or a wrong move in the list of moves."""
    exercise = mistakes()[0] if host_of(screen).session.state.fingerprint() == mistakes()[0].id else mistakes()[1]
    for row in range(screen.moves.count()):
        move = screen.moves.item(row).data(Qt.ItemDataRole.UserRole)
        if exercise.is_right(move) == right:
            screen.moves.chosen.emit(move)
            QApplication.processEvents()
            return
    pytest.fail("There is no such move.")


def button(screen: PlayScreen, words: str) -> QPushButton:
    return next(each for each in screen.ribbon.buttons if each.text().replace("&", "") == words)


# -- the list ----------------------------------------------------------------------------------------------------------

def test_a_list_without_own_mistakes_says_how_to_get_some(window: Window) -> None:
    page = listed(window)
    assert len(page.panels) == len(GAMES)
    for panel in page.panels:
        assert any("Try again here" in words for words in labels(panel))
        assert not panel.buttons[0].isVisible()
    assert not page.begin.isVisible()


def test_own_mistakes_are_due_at_once_and_their_game_stands_first(window: Window) -> None:
    kept_mistakes()
    page = listed(window)
    assert "2 exercises due today" in labels(page)
    assert page.panels[0] is throne_in(page)
    assert any(words.startswith("2 from your own games, 2 due today") for words in labels(page.panels[0]))
    assert page.begin.hasFocus()


def test_the_page_for_learners_says_how_many_are_due_today(window: Window) -> None:
    window.open_learn()
    learn = window.pages.currentWidget()
    assert isinstance(learn, LearnScreen)
    assert learn.exercises.text() == "Exercises"
    window.open_home()
    kept_mistakes()
    window.open_learn()
    again = window.pages.currentWidget()
    assert isinstance(again, LearnScreen)
    wait_until(lambda: again.exercises.text() == "Exercises: 2 due today", "the exercises are counted")


def test_leaving_the_page_for_learners_before_the_exercises_are_counted_does_no_harm(window: Window) -> None:
    kept_mistakes()
    window.open_learn()
    window.open_home()
    wait_until(lambda: not any(thread.name == "loading" for thread in threads()), "they are counted all the same")
    QApplication.processEvents()
    assert window.pages.currentWidget() is not None


def test_what_comes_back_is_done_before_what_is_new_and_own_mistakes_before_ready_made_ones() -> None:
    first, second = mistakes()
    file = Path("game.throne")
    back, rests = Practice(1, TODAY - timedelta(days=1)), Practice(1, TODAY)
    new, own = Item(second), Item(second, None, file)
    assert in_turn([new, own, Item(first, rests), Item(first, back)], TODAY) == (Item(first, back), own, new)
    assert own.is_due(TODAY)
    assert not new.is_due(TODAY), "nobody has to begin a ready-made one today"


def test_the_list_speaks_another_language_at_once_and_fits_a_small_window(window: Window) -> None:
    kept_mistakes()
    window.resize(1024, 640)
    theme.wear("light", 130)
    i18n.use("de")
    try:
        page = listed(window)
        assert page.title.text() == "Übungen"
        assert "2 Übungen sind heute fällig" in labels(page)
        assert page.area.widget().width() <= page.area.viewport().width()
    finally:
        i18n.use("en")
        theme.wear("light")


# -- made of a mistake -------------------------------------------------------------------------------------------------

def test_trying_again_makes_an_exercise_and_plays_on_as_practice(window: Window) -> None:
    file = kept_game(reviewed=True)
    for _ in range(2):      # the same decision twice is one exercise
        window.open_review(file)
        page = window.pages.currentWidget()
        assert isinstance(page, ReviewScreen)
        page.area.ensureWidgetVisible(page.panels[0].try_button)
        click(page.panels[0].try_button)
        screen = window.pages.currentWidget()
        assert isinstance(screen, PlayScreen)
        assert host_of(screen).session.practice
        window.open_home()
    (item,) = load_exercises(file)
    assert item.exercise.to_json() == mistakes()[0].to_json()
    assert item.is_due(TODAY)


def test_exercises_go_with_their_record(window: Window) -> None:
    file = kept_mistakes()
    window.library.discard(file)
    assert load_exercises(file) == ()
    window.library.restore(file)
    assert len(load_exercises(file)) == 2
    window.library.discard(file)
    window.library.empty_trash()
    assert list(file.parent.iterdir()) == []


# -- solving -----------------------------------------------------------------------------------------------------------

def test_a_wrong_reply_is_told_both_chances_and_may_be_tried_again(window: Window) -> None:
    file = kept_mistakes()
    click(listed(window).begin)
    screen = at_exercise(window)
    before = host_of(screen).session.state.fingerprint()
    reply(screen, right=False)
    assert "of 100 such games; the best move" in screen.task.text
    assert "Try again." in screen.task.text
    assert host_of(screen).session.state.fingerprint() == before
    reply(screen, right=True)
    wait_until(lambda: "instead of" in screen.task.text, "the reason is told")
    assert "It comes back in 1 day." in screen.task.text
    assert sorted(item.practice.right for item in load_exercises(file) if item.practice is not None) == [0]


def test_a_right_reply_at_the_first_try_counts_and_the_next_exercise_follows(window: Window) -> None:
    file = kept_mistakes(Practice(2, TODAY - timedelta(days=DAYS[1])))
    click(listed(window).begin)
    screen = at_exercise(window)
    reply(screen, right=True)
    wait_until(lambda: bool(screen.ribbon.buttons) and screen.ribbon.buttons[0].isVisible(), "there is a way on")
    assert f"It comes back in {DAYS[2]} days." in screen.task.text
    assert sorted(item.practice.right for item in load_exercises(file) if item.practice is not None) == [2, 3]
    click(button(screen, "Next exercise"))
    wait_until(lambda: window.pages.currentWidget() is not screen, "another table is laid")
    after = at_exercise(window)
    assert host_of(after).session.state.fingerprint() != mistakes()[0].id
    reply(after, right=True)
    wait_until(lambda: "All exercises" in [each.text().replace("&", "") for each in after.ribbon.buttons],
               "there is a way back")
    click(button(after, "All exercises"))
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the list is back")
    page = window.pages.currentWidget()
    assert isinstance(page, ExercisesScreen)
    assert any(words.startswith("No exercise is due today.") for words in labels(page))


def test_a_hint_costs_the_first_try(window: Window) -> None:
    kept_mistakes()
    click(listed(window).begin)
    screen = at_exercise(window)
    QTest.mouseClick(screen.task.hint, Qt.MouseButton.LeftButton)
    assert not screen.first_try


@pytest.mark.parametrize("number", [0, 1])
def test_every_reply_is_judged_by_its_chance_and_never_above_the_best(number: int) -> None:
    exercise = mistakes()[number]
    lecture = Solving(exercise)
    assert lecture.state.fingerprint() == exercise.id
    for move in lecture.state.legal_moves():
        verdict = lecture.verdict(move)
        assert verdict.said is not None
        assert verdict.met == exercise.is_right(move)
        if not verdict.met and dict(verdict.said.params):
            told = dict(verdict.said.params)
            assert told["chance"] < told["best"]


def test_ready_made_exercises_remember_the_answers_apart_from_records(window: Window) -> None:
    ready = Item(mistakes()[0])
    kept = Exercises(window.library, paths.person() / "exercises.json")
    kept.answer(ready, True, TODAY)
    text = (paths.person() / "exercises.json").read_text()
    assert ready.name in text
    (paths.person() / "exercises.json").write_text("nonsense")
    kept.all()      # a damaged file is as if nothing had been tried



@few_or_many("number", 1, 20)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_of_replies_agrees_with_the_answers_of_ready_made_exercises(game_id: str, number: int) -> None:
    for exercise in shipped(game_id)[:number]:
        lecture = Solving(exercise)
        for move in lecture.state.legal_moves():
            verdict = lecture.verdict(move)
            assert verdict.said is not None
            told = str(verdict.said)
            assert verdict.met == exercise.is_right(move)
            assert ("gives you" in told, "Another move" in told) == (False, False), told


def at_ready_made_one(window: Window) -> tuple[ExerciseScreen, Exercise]:
    """The first ready-made exercise of a game, on the table."""
    panel = listed(window).panels[0]
    panel.buttons[1].click()
    screen = at_exercise(window)
    return screen, in_turn(panel.shipped, TODAY)[0].exercise


def choose(screen: ExerciseScreen, notation: str) -> None:
    screen.moves.chosen.emit(host_of(screen).session.game.move_from_json(notation))
    QApplication.processEvents()


def test_of_new_ready_made_ones_those_come_first_that_are_as_hard_as_the_rating(window: Window) -> None:
    panel = listed(window).panels[0]
    for rating in (1000.0, 1400.0):
        hard = [item.exercise.difficulty or 0 for item in in_turn(panel.shipped, TODAY, rating)]
        assert hard == sorted(hard, key=lambda each: abs(each - rating))
    back = Item(panel.shipped[0].exercise, Practice(1, TODAY - timedelta(days=1)))
    assert in_turn([*panel.shipped, back], TODAY, 3000.0)[0] is back, "what comes back is first all the same"


def test_the_table_says_how_hard_the_exercise_is_and_an_answer_is_kept_with_its_day(window: Window) -> None:
    screen, exercise = at_ready_made_one(window)
    assert f"Difficulty: {exercise.difficulty}" in labels(screen.task)
    choose(screen, exercise.best[0])
    wait_until(lambda: "The best move." in screen.task.text, "it is solved")
    assert "Your rating will be shown after 9 more ready-made exercises." in screen.task.text
    answers = load_answers()
    assert answers.on(today()) == (Answer(exercise.name, exercise.game, True),)
    assert (answers.rated, answers.row) == (1, 1)


def test_a_wrong_first_reply_counts_at_once_even_if_nobody_goes_on_and_no_second_time(window: Window) -> None:
    screen, exercise = at_ready_made_one(window)
    wrong = next(move for move in host_of(screen).session.state.legal_moves() if not exercise.is_right(move))
    for notation in (wrong.notation, wrong.notation, exercise.best[0]):
        choose(screen, notation)
        answers = load_answers()
        assert answers.on(today()) == (Answer(exercise.name, exercise.game, False),)
        assert (answers.rated, answers.row) == (1, 0)
    window.open_home()
    panel = next(each for each in listed(window).panels if each.shipped[0].exercise.game == exercise.game)
    assert [item.practice for item in panel.shipped if item.exercise.name == exercise.name] == [Practice(0, TODAY)]


def test_an_exercise_that_was_practised_before_there_were_ratings_changes_none(window: Window) -> None:
    exercise = in_turn(list(map(Item, shipped(GAMES[0]))), TODAY)[0].exercise
    kept = Exercises(window.library, paths.person() / "exercises.json")
    for item in map(Item, shipped(GAMES[0])):
        kept.answer(item, True, TODAY - timedelta(days=1))
    screen, _ = at_ready_made_one(window)
    state = host_of(screen).session.state
    exercise = next(each for each in shipped(GAMES[0]) if each.id == state.fingerprint())
    choose(screen, exercise.best[0])
    wait_until(lambda: "The best move." in screen.task.text, "it is solved")
    assert "rating" not in screen.task.text
    assert (load_answers().rated, load_answers().solved_on(today())) == (0, 1)


def test_the_list_shows_rating_and_row_unless_nobody_wants_to_see_them(window: Window) -> None:
    for number in range(12):
        keep_answer(today(), Answer(f"{number}", "throne", True), 1500)
    said = f"Your rating: {load_answers().shown_rating}. 12 solved in a row."
    assert said in labels(listed(window))
    window.settings.show_goals = False
    window.open_home()
    assert not any("rating" in words for words in labels(listed(window)))


def test_an_exercise_that_no_longer_comes_with_a_game_keeps_what_was_practised(window: Window) -> None:
    kept = Exercises(window.library, paths.person() / "exercises.json")
    gone = Item(replace(mistakes()[0], name="0123456789abcdef"), Practice(3, TODAY))
    kept.answer(gone, False, TODAY)
    kept.answer(Item(shipped("throne")[0]), True, TODAY)
    assert "0123456789abcdef" in (paths.person() / "exercises.json").read_text()
    assert "0123456789abcdef" not in {item.name for item in kept.all()}


def test_ready_made_exercises_are_listed_and_solved_and_remember_the_answer(window: Window) -> None:
    page = listed(window)
    panel = next(each for each in page.panels if each.shipped)
    assert any(words.startswith(f"{len(panel.shipped)} ready-made, 0 solved") for words in labels(panel))
    page.area.ensureWidgetVisible(panel.buttons[1])
    click(panel.buttons[1])
    screen = at_exercise(window)
    exercise = in_turn(panel.shipped, TODAY)[0].exercise
    assert host_of(screen).session.state.fingerprint() == exercise.id
    screen.moves.chosen.emit(host_of(screen).session.game.move_from_json(exercise.best[0]))
    wait_until(lambda: "The best move." in screen.task.text, "it is solved")
    window.open_home()
    after = next(each for each in listed(window).panels if each.shipped)
    assert any(f"{len(panel.shipped)} ready-made, 1 solved" in words for words in labels(after))
