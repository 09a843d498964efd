"""The tables of the lessons could lie so after real waves, and what everybody else chose in secret could be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from engine.base.course import Task
from engine.base.notation import read
from engine.games.shadow_throne.cards import EMPIRE, KING_KYROS, REBELS
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from engine.learn.lesson import Lecture
from tests.helpers.learning import lessons_of
from tests.helpers.positions import named, play, position
from tests.helpers.positions_of.shadow_throne import wave

TASKS = [task for lesson in lessons_of(GAME).course.lessons for task in lesson.tasks if task.position]


def fought(lying: ShadowState) -> ShadowState:
    """The same characters played by the rules, wave by wave, by players with all the gold of the world."""
    rows = [lying.who[first:first + lying.seats] for first in range(0, len(lying.who), lying.seats)]
    hands = [named(GAME.id, [row[seat] for row in rows] + list(lying.hand(seat))) for seat in range(lying.seats)]
    game: ShadowState = position(GAME.id, *hands, gold=[99] * lying.seats)
    for row in rows:
        wave(game, *(named(GAME.id, [kind]) for kind in row))
        for _ in range(row.count(KING_KYROS)):
            play(game, "decline")
    return game


@pytest.mark.parametrize("task", TASKS, ids=[task.id for task in TASKS])
def test_the_table_of_a_lesson_could_lie_so(task: Task[ShadowState]) -> None:
    lying = read(GAME, task.position)
    played = fought(lying)
    assert (played.status, played.tokens, played.track) == (lying.status, lying.tokens, lying.track)
    if lying.phase == "keep":
        assert played.influence == lying.influence


def told() -> Iterator[tuple[str, ShadowState]]:
    """What a learner reads before a reply, and the table then."""
    for lesson in lessons_of(GAME).course.lessons:
        lecture = Lecture(GAME, lesson)
        while lecture.task is not None:
            assert isinstance(lecture.state, ShadowState)
            for text in (lecture.task.text, *lecture.task.hints):
                yield str(text), lecture.state
            lecture.go_on(GAME.move_from_json(lecture.task.solution))


@pytest.mark.parametrize(("words", "value"), [
    (r"[Yy]ou have (\d+) gold", lambda table: table.gold[0]),
    (r"[Yy]ou have (\d+)\.", lambda table: table.influence[0]),
    (r"Player 2 has (\d+) gold", lambda table: table.gold[1]),
    (r"Player 2 has (\d+),", lambda table: table.influence[1]),
    (r"[Tt]he Empire has (\d+)", lambda table: table.track[EMPIRE]),
    (r"[Tt]he Rebels have (\d+)", lambda table: table.track[REBELS]),
], ids=["your gold", "your influence", "a rival’s gold", "a rival’s influence", "the Empire", "the Rebels"])
def test_what_a_lesson_says_of_its_table_is_so(words: str, value: Callable[[ShadowState], int]) -> None:
    found = [(int(number), value(table)) for text, table in told() for number in re.findall(words, text)]
    assert found
    assert all(said == true for said, true in found)


def test_a_learner_of_the_first_lesson_wins_the_game_with_one_move() -> None:
    first = lessons_of(GAME).course.lessons[0]
    game = read(GAME, first.tasks[0].position)
    play(game, first.tasks[0].solution)
    assert game.winners() == {0}


def test_whatever_a_game_shows_at_work_is_taught() -> None:
    course = lessons_of(GAME).course
    taught = {rule for lesson in course.lessons for task in lesson.tasks for rule in task.rules}
    assert {rule for rules in course.at_work.values() for rule in rules} <= taught
