"""The exercise of the day, the same for everybody, and storms: with a clock that takes nothing away, or without one."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES
from engine.learn.exercises import Exercise, shipped
from engine.learn.quick_solving import QuickSolving
from tests.helpers.window import click, host_of, labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.lessons.exercises import ExercisesScreen
from throne_desktop.screens.lessons.storm import StormScreen
from throne_desktop.services.lessons.exercises import of_the_day
from throne_desktop.services.lessons.storm import MISSES, SECONDS, Storm
from throne_desktop.storage import paths
from throne_desktop.storage.answers import Answer, keep_answer, keep_storm, load_answers
from throne_desktop.storage.day import deal_of, today
from throne_desktop.storage.tally import PLAYED, WON
from throne_desktop.window.open_exercises import open_exercises
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

DAY = 20_786


def at_list(window: Window) -> ExercisesScreen:
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the exercises are listed")
    page = window.pages.currentWidget()
    assert isinstance(page, ExercisesScreen)
    return page


def listed(window: Window) -> ExercisesScreen:
    window.open_home()
    open_exercises(window)
    return at_list(window)


def in_storm(window: Window, before: StormScreen | None = None) -> StormScreen:
    def is_next() -> bool:
        page = window.pages.currentWidget()
        return isinstance(page, StormScreen) and page is not before and page.client.viewer_decides

    wait_until(is_next, "the next table is laid")
    page = window.pages.currentWidget()
    assert isinstance(page, StormScreen)
    QApplication.processEvents()
    return page


def exercise_at(page: StormScreen) -> Exercise:
    print_ = host_of(page).session.state.fingerprint()
    return next(each for game_id in GAMES for each in shipped(game_id) if each.id == print_)


def answer(page: StormScreen, right: bool) -> None:
    exercise = exercise_at(page)
    move = next(move for move in host_of(page).session.state.legal_moves() if exercise.is_right(move) == right)
    page.moves.chosen.emit(move)
    QApplication.processEvents()


# -- of the day --------------------------------------------------------------------------------------------------------

def test_everybody_has_the_same_exercise_on_a_day_and_another_one_the_next() -> None:
    assert of_the_day(DAY).name == of_the_day(DAY).name
    assert of_the_day(DAY).game != of_the_day(DAY + 1).game


def test_it_is_of_another_game_than_the_deal_of_the_day_and_the_games_take_turns() -> None:
    days = range(DAY, DAY + 50)
    assert all(of_the_day(day).game != deal_of(day).game_id for day in days)
    assert set(Counter(of_the_day(day).game for day in days).values()) == {10}


def test_every_exercise_comes_once_before_any_comes_again() -> None:
    number = min(len(shipped(game_id)) for game_id in GAMES)
    names = [of_the_day(day).name for day in range(DAY, DAY + 5 * number)]
    assert len(set(names)) == len(names)


def test_that_of_the_day_is_solved_from_the_list_which_then_says_so(window: Window) -> None:
    page = listed(window)
    exercise = of_the_day(today())
    assert any("Everyone gets the same one today." in words for words in labels(page.day))
    assert any(f"Difficulty: {exercise.difficulty}" in words for words in labels(page.day))
    click(page.day.buttons[0])
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExerciseScreen), "it is on the table")
    screen = window.pages.currentWidget()
    assert isinstance(screen, ExerciseScreen)
    QApplication.processEvents()
    screen.moves.chosen.emit(host_of(screen).session.game.move_from_json(exercise.best[0]))
    wait_until(lambda: "The best move." in screen.task.text, "it is solved")
    assert load_answers().of_the_day(today()) == Answer(exercise.name, exercise.game, True, "day")
    assert any("Solved today." in words for words in labels(listed(window).day))


def hall(window: Window) -> HomeScreen:
    window.open_home()
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    return page


def test_the_hall_leads_to_that_of_the_day_and_has_a_mark_for_what_was_answered(window: Window) -> None:
    spot = hall(window).exercise
    assert spot is not None
    wait_until(lambda: spot.accessibleName() == "Exercise of the day.", "it is open")
    click(spot)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExerciseScreen), "it is on the table")
    for solved, mark in ((False, PLAYED), (True, WON)):
        keep_answer(today(), Answer(of_the_day(today()).name, "throne", solved, "day"), 1500)
        page = hall(window)
        wait_until(lambda page=page, mark=mark: page.exercise is not None and page.exercise.mark == mark, mark)
        assert page.exercise is not None
        assert page.exercise.accessibleName().endswith("Solved today." if solved else "Answered today.")
        (paths.person() / paths.ANSWERS).unlink()


def test_a_hall_without_quests_has_none_and_the_keyboard_reaches_it_where_there_is_one(window: Window) -> None:
    page = hall(window)
    page.day.setFocus()
    QTest.keyClick(page.day, Qt.Key.Key_Down)
    assert page.focusWidget() is page.exercise
    window.settings.show_goals = False
    assert hall(window).exercise is None


def test_days_in_a_row_are_told_and_a_failed_one_is_one_of_them(window: Window) -> None:
    for ago in (2, 1, 0):
        keep_answer(today() - ago, Answer(f"{ago}", "throne", ago > 0, "day"), 1500)
    told = labels(listed(window).day)
    assert any("Not solved on the first try." in words and "3 days in a row." in words for words in told)


# -- a storm -----------------------------------------------------------------------------------------------------------

def a_storm(*, timed: bool = True, number: int = 20) -> Storm:
    return Storm(shipped("throne")[:number], random.Random(1), timed=timed)


def test_a_storm_gets_harder_and_has_no_exercise_twice() -> None:
    found = list[Exercise]()
    storm = a_storm(timed=False)
    for _ in range(20):
        found.append(storm.exercise)
        storm.answer(True)
    assert len({each.name for each in found}) == 20
    first, last = (sum(each.difficulty or 0 for each in half) for half in (found[:10], found[10:]))
    assert first < last


def test_with_a_clock_it_ends_when_the_last_one_was_answered_after_three_minutes() -> None:
    storm = a_storm()
    storm.pass_time(SECONDS - 1)
    storm.answer(False)
    assert not storm.is_over
    storm.pass_time(5)
    assert (storm.left, storm.is_over) == (0.0, True)
    storm.answer(True)
    assert storm.solved == 1, "the one on the table counts"


def test_misses_end_only_a_storm_without_a_clock_and_time_only_one_with_it() -> None:
    timed, calm = a_storm(), a_storm(timed=False)
    for storm in (timed, calm):
        storm.pass_time(0.0 if storm is timed else 10 * SECONDS)
        for number in range(MISSES):
            assert not storm.is_over, number
            storm.answer(False)
    assert (timed.is_over, calm.is_over) == (False, True)


def test_it_ends_when_there_are_no_more() -> None:
    storm = a_storm(number=1)
    storm.answer(True)
    assert storm.is_over


@pytest.mark.parametrize("game_id", GAMES)
def test_an_exercise_of_a_storm_is_met_by_the_right_moves_only(game_id: str) -> None:
    exercise = shipped(game_id)[0]
    lecture = QuickSolving(exercise)
    assert lecture.state.fingerprint() == exercise.id
    for move in lecture.state.legal_moves():
        assert lecture.verdict(move).met == exercise.is_right(move)


def test_a_storm_goes_from_table_to_table_and_back_to_the_list_with_what_was_solved(window: Window) -> None:
    page = listed(window)
    click(page.storm.buttons[1])
    screen = in_storm(window)
    assert "0 solved, 0 missed" in labels(screen.task)
    assert not screen.task.hint.isVisible()
    for number, right in enumerate((True, False, False)):
        answer(screen, right)
        screen = in_storm(window, screen)
        assert ("Right." if right else "Another move was better.") in screen.task.text, number
    answer(screen, False)
    page = at_list(window)
    assert any(words.startswith("The storm is over: 1 solved, 3 missed.") for words in labels(page.storm))
    assert any("Best so far: 0 in three minutes, 1 untimed." in words for words in labels(page.storm))
    assert page.focusWidget() is page.storm.buttons[0]
    answers = load_answers()
    assert [each.place for each in answers.on(today())] == ["storm"] * 4
    assert (answers.calm, answers.storm, answers.rated, answers.row) == (1, 0, 0, 0)
    assert of_the_day(today()).name not in {each.name for each in answers.on(today())}


def test_the_clock_counts_only_while_somebody_can_answer_and_lets_the_last_one_be_finished(window: Window) -> None:
    click(listed(window).storm.buttons[0])
    screen = in_storm(window)
    assert any(words.startswith(("3:00 · 0 solved", "2:59 · 0 solved")) for words in labels(screen.task))
    storm = screen.storm
    QTest.qWait(300)
    screen.look_at_clock()
    assert SECONDS - 60 < storm.left < SECONDS
    window.open_preferences()
    screen.look_at_clock()
    before = storm.left
    QTest.qWait(300)
    screen.look_at_clock()
    assert storm.left == before, "another page lies above the table"
    window.pages.currentWidget().left.emit()
    storm.pass_time(SECONDS)
    screen.look_at_clock()
    assert any("Time is up, but you may finish this one" in words for words in labels(screen.task))
    assert screen.client.viewer_decides
    answer(screen, True)
    page = at_list(window)
    assert any(words.startswith("The storm is over: 1 solved, 0 missed.") for words in labels(page.storm))
    assert load_answers().storm == 1


def test_whoever_leaves_a_storm_keeps_what_was_solved(window: Window) -> None:
    click(listed(window).storm.buttons[0])
    screen = in_storm(window)
    answer(screen, True)
    in_storm(window, screen)
    window.open_home()
    assert load_answers().storm == 1


def test_a_storm_is_of_the_games_that_somebody_knows() -> None:
    with open_window(known_games=("throne",)) as window:
        click(listed(window).storm.buttons[1])
        screen = in_storm(window)
        for _ in range(2):
            assert exercise_at(screen).game == "throne"
            answer(screen, True)
            screen = in_storm(window, screen)


def test_whoever_wants_none_of_it_sees_neither_day_nor_storm(window: Window) -> None:
    window.settings.show_goals = False
    page = listed(window)
    assert not page.day.isVisible()
    assert not page.storm.isVisible()
    assert not page.back.hasFocus()


def test_day_and_storm_are_there_in_german_in_a_small_window(window: Window) -> None:
    keep_storm(12)
    window.resize(1024, 640)
    theme.wear("dark", 130)
    i18n.use("de")
    try:
        page = listed(window)
        assert any(words.startswith("Übung des Tages") for words in labels(page.day))
        assert page.area.widget().width() <= page.area.viewport().width()
    finally:
        i18n.use("en")
        theme.wear("light")
