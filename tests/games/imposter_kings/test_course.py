"""The course of The Imposter Kings says what is true: of the cards, of the rival, and of the points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import load_game
from engine.base.course import Lesson, Task
from engine.games.imposter_kings.cards import CARDS
from engine.games.imposter_kings.course import COURSE
from engine.games.imposter_kings.moves import PASS, PLAY
from engine.games.imposter_kings.state import ImposterState
from engine.learn.lesson import Lecture, ReplyVerdict

GAME = load_game("imposter-kings")
LEARNER, RIVAL = 0, 1


def _lesson(name: str) -> Lesson[ImposterState]:
    return next(lesson for lesson in COURSE.lessons if lesson.id == name)


def _points_after(name: str) -> Iterator[int]:
    """What the learner has after each task of a lesson and the replies to it."""
    lecture = Lecture(GAME, _lesson(name))
    while lecture.task is not None:
        before = lecture.state.scores()[LEARNER]
        state = lecture.verdict(GAME.move_from_json(lecture.task.solution)).after
        for reply in lecture.task.replies:
            state.apply(GAME.move_from_json(reply))
        yield state.scores()[LEARNER] - before
        lecture.go_on(GAME.move_from_json(lecture.task.solution))


def _refused() -> Iterator[tuple[Task[ImposterState], ReplyVerdict]]:
    """Every reply in the course that does not meet its task."""
    for lesson in COURSE.lessons:
        lecture = Lecture(GAME, lesson)
        while lecture.task is not None:
            for move in lecture.state.legal_moves():
                verdict = lecture.verdict(move)
                if not verdict.met:
                    yield lecture.task, verdict
            lecture.go_on(GAME.move_from_json(lecture.task.solution))


def test_the_first_lesson_wins_the_match_with_one_card() -> None:
    lesson = COURSE.lessons[0]
    lecture = Lecture(GAME, lesson)
    lecture.go_on(GAME.move_from_json(lesson.tasks[0].solution))
    assert len(lesson.tasks) == 1
    assert lecture.state.actor is None
    assert lecture.state.winners() == {LEARNER}


def test_rounds_are_won_for_as_many_points_as_a_lesson_says() -> None:
    assert list(_points_after("points")) == [2, 3]


def test_a_rival_who_is_said_to_have_an_answer_can_give_it() -> None:
    said = 0
    for _task, verdict in _refused():
        if verdict.said is None or not verdict.said.source.startswith("Your rival can still answer"):
            continue
        state = verdict.after
        while state.turn != RIVAL or state.phase != "turn":
            state.apply(PASS)
        named = dict(verdict.said.params)["card"]
        kind = next(card.kind for card in CARDS if card.name == named)
        assert PLAY[kind] in state.legal_moves()
        said += 1
    assert said == 3


def test_a_flip_is_never_spoken_of_as_a_card() -> None:
    kings = {card.name for card in CARDS if card.value is None}
    for _task, verdict in _refused():
        assert verdict.said is not None
        assert not kings & {value for _, value in verdict.said.params if not isinstance(value, (int, tuple))}


def test_every_rule_that_an_event_shows_at_work_is_taught() -> None:
    taught = {rule for lesson in COURSE.lessons for task in lesson.tasks for rule in task.rules}
    assert {rule for rules in COURSE.at_work.values() for rule in rules} <= taught


@pytest.mark.parametrize("name", ["win", "equal", "points", "flip", "tactics"])
def test_a_rival_who_has_to_give_up_gives_the_learner_points(name: str) -> None:
    gained = [points for task, points in zip(_lesson(name).tasks, _points_after(name), strict=True)
              if task.replies == ("lose",)]
    assert gained
    assert all(points > 0 for points in gained)
