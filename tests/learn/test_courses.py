"""The course of every game: each lesson is played by its solutions, and by every other reply to its tasks."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.course import WORDS, Lesson, Task
from engine.base.game import Game
from engine.core.text import Text
from engine.learn.lesson import Lecture
from tests.helpers.conformance import assert_readable
from tests.helpers.learning import lessons_of

LESSONS = [(game_id, lesson) for game_id in GAMES for lesson in lessons_of(load_game(game_id)).course.lessons]

each_lesson = pytest.mark.parametrize(
    ("game_id", "lesson"), LESSONS, ids=[f"{game_id}-{lesson.id}" for game_id, lesson in LESSONS])
each_game = pytest.mark.parametrize("game_id", GAMES)


def _at_each_task(game: Game[Any], lesson: Lesson[Any]) -> list[tuple[Task[Any], Lecture]]:
    """The lesson at each of its tasks, reached by the solutions of those before."""
    found = []
    for number, task in enumerate(lesson.tasks):
        lecture = Lecture(game, lesson)
        for earlier in lesson.tasks[:number]:
            lecture.go_on(game.move_from_json(earlier.solution))
        found.append((task, lecture))
    return found


def _texts(lesson: Lesson[Any]) -> list[Text]:
    tasks = [text for task in lesson.tasks for text in (task.text, *task.hints, task.done) if text is not None]
    return [lesson.title, lesson.aim, *tasks]


@each_lesson
def test_its_solutions_lead_through_a_lesson(game_id: str, lesson: Lesson[Any]) -> None:
    game = load_game(game_id)
    lecture = Lecture(game, lesson)
    learner = lecture.learner
    for task in lesson.tasks:
        assert lecture.task is task
        assert lecture.state.actor == learner
        lecture.go_on(game.move_from_json(task.solution))
    assert lecture.task is None


@each_lesson
def test_every_reply_to_a_task_leads_on_or_gets_its_reason(game_id: str, lesson: Lesson[Any]) -> None:
    game = load_game(game_id)
    for number, (task, lecture) in enumerate(_at_each_task(game, lesson)):
        before = lecture.state.fingerprint()
        for move in lecture.state.legal_moves():
            verdict = lecture.verdict(move)
            if verdict.met:
                other = _at_each_task(game, lesson)[number][1]
                other.go_on(move)
                following = other.task
                assert following is None or any(other.verdict(each).met for each in other.state.legal_moves())
            else:
                assert verdict.said is not None
                assert_readable(verdict.said)
        assert lecture.state.fingerprint() == before, "judging a reply changes nothing"
        assert lecture.verdict(game.move_from_json(task.solution)).met


@each_lesson
def test_what_the_learner_sees_of_a_table_tells_what_can_be_done(game_id: str, lesson: Lesson[Any]) -> None:
    """Hidden cards are guessed from what the learner knows: it has to be a position of the game whatever they are."""
    for task, lecture in _at_each_task(load_game(game_id), lesson):
        seen = lecture.state.observation(lecture.learner)
        assert list(seen.legal_moves()) == list(lecture.state.legal_moves()), task.id


@each_lesson
def test_a_task_says_in_a_few_words_what_to_do(game_id: str, lesson: Lesson[Any]) -> None:
    for task in lesson.tasks:
        assert len(task.text.source.split()) <= WORDS, task.id
        assert task.hints, task.id
    for text in _texts(lesson):
        assert_readable(text)
        assert text.context == f"{game_id}/course"


@each_lesson
def test_a_task_names_rules_of_the_book(game_id: str, lesson: Lesson[Any]) -> None:
    numbers = {rule.id for rule in load_game(game_id).rulebook}
    for task in lesson.tasks:
        assert task.rules, task.id
        assert set(task.rules) <= numbers, task.id


@each_game
def test_lessons_and_their_tasks_are_told_apart(game_id: str) -> None:
    course = lessons_of(load_game(game_id)).course
    ids = [f"{lesson.id}/{task.id}" for lesson in course.lessons for task in lesson.tasks]
    assert len(set(ids)) == len(ids)
    assert len({lesson.id for lesson in course.lessons}) == len(course.lessons)


@each_game
def test_every_question_is_answered_by_a_task(game_id: str) -> None:
    course = lessons_of(load_game(game_id)).course
    tasks = {f"{lesson.id}/{task.id}" for lesson in course.lessons for task in lesson.tasks}
    for question in course.questions:
        assert_readable(question.text)
        assert question.answer in tasks, question.text.source


@each_game
def test_lesson_1_is_a_game_that_the_learner_wins(game_id: str) -> None:
    game = load_game(game_id)
    lecture = Lecture(game, lessons_of(game).course.lessons[0])
    learner = lecture.learner
    for task in lecture.lesson.tasks:
        lecture.go_on(game.move_from_json(task.solution))
    assert lecture.state.winners() == {learner}


@each_game
def test_at_least_twelve_questions_are_answered(game_id: str) -> None:
    assert len({question.text for question in lessons_of(load_game(game_id)).course.questions}) >= 12


@each_lesson
def test_a_lesson_can_be_taken_up_at_any_of_its_tasks(game_id: str, lesson: Lesson[Any]) -> None:
    game = load_game(game_id)
    for number, (task, lecture) in enumerate(_at_each_task(game, lesson)):
        again = Lecture(game, lesson, number)
        assert again.task is task
        assert again.state.fingerprint() == lecture.state.fingerprint()
