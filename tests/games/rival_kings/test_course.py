"""What the course of Rival Kings says of its tables is true of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from engine.games.rival_kings.cards import ACTIONS_OF, RANKS, ROBS, name_of, rank_of
from engine.games.rival_kings.course import COURSE
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.scoring import winners
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import HANDS
from engine.learn.lesson import Lecture

LESSONS = {lesson.id: lesson for lesson in COURSE.lessons}


def _at(task: str) -> Lecture:
    """The lesson of a task, written "lesson/task", by the solutions of those before it."""
    name, _, wanted = task.partition("/")
    lecture = Lecture(GAME, LESSONS[name])
    while lecture.task is not None and lecture.task.id != wanted:
        lecture.go_on(GAME.move_from_json(lecture.task.solution))
    return lecture


def _after(lesson: str) -> RivalState:
    state = _at(f"{lesson}/").state
    assert isinstance(state, RivalState)
    return state


def _said(task: str, move: str) -> str:
    return str(_at(task).verdict(GAME.move_from_json(move)).said)


@pytest.mark.parametrize(("task", "said", "scores"), [
    ("winning/pair", "leads 9 to 5", (5, 9)), ("scoring/coins", "lead 8 to 7", (8, 7)),
    ("markers/below-zero", "score is −1", (-1, -1)),
])
def test_scores_that_a_task_speaks_of_stand_on_its_table(task: str, said: str, scores: Sequence[int]) -> None:
    lecture = _at(task)
    assert lecture.task is not None
    assert said in str(lecture.task.text)
    assert lecture.state.scores() == tuple(scores)


@pytest.mark.parametrize(("lesson", "said"), [("winning", "win 10 to 9"), ("scoring", "win 8 to 7"),
                                              ("ending", "win with 12 points")])
def test_who_is_said_to_win_has_won_when_the_lesson_is_over(lesson: str, said: str) -> None:
    last = LESSONS[lesson].tasks[-1]
    after = _after(lesson)
    assert said in str(last.done)
    assert after.actor is None
    assert winners(after) == {0}
    assert str(after.scores()[0]) in said.split()


def test_the_first_lesson_can_be_won_by_one_building_alone() -> None:
    lecture = _at("winning/pair")
    assert [str(move) for move in lecture.state.legal_moves() if lecture.verdict(move).met] == ["buy 3"]


def test_who_robs_whom_is_told_in_full() -> None:
    told = str(LESSONS["robbing"].tasks[0].text)
    for robber, robbed in ROBS.items():
        assert re.search(rf"\b{RANKS[robber]}(?: steals)? from {RANKS[robbed]}\b", told)


def test_whoever_chooses_a_character_is_told_the_rank_of_every_other_one_that_is_named() -> None:
    told = []
    for lesson in COURSE.lessons:
        for task in lesson.tasks:
            state, said = _at(f"{lesson.id}/{task.id}").state, str(task.text)
            assert isinstance(state, RivalState)
            if state.phase == "choose":
                own = [name_of(kind) for kind in state.cards[HANDS[0]]]
                named = [kind for kind in ACTIONS_OF
                         if name_of(kind) not in own and re.search(rf" {name_of(kind)}\b", said)]
                assert [str(name_of(kind)) for kind in named
                        if f"{name_of(kind)} (rank {RANKS[rank_of(kind)]})" not in said] == []
                told += named
    assert len(set(told)) > 4


@pytest.mark.parametrize(("task", "move", "reason"), [
    ("robbing/robber", "play priest", "Player 3’s Count has rank B, and B steals from C: you take a marker"),
    ("robbing/robber", "play diplomat", "Player 2’s Knight has rank D, and D steals from E: you take a marker"),
    ("robbing/equal", "play trader", "Player 2’s Trader has rank F, too"),
    ("danger/trader", "play trader", "Player 2’s Countess has rank E, and E steals from F: you take a marker"),
    ("danger/neutral", "play knight", "The neutral Queen has rank A, and A steals from D: your Knight"),
])
def test_a_conflict_is_told_by_the_character_that_brought_it(task: str, move: str, reason: str) -> None:
    assert _said(task, move).startswith(reason)


def test_a_whole_cycle_goes_from_one_choice_of_a_character_to_the_next() -> None:
    lecture = _at("cycle/again")
    assert (lecture.state.phase, lecture.state.actor) == ("choose", 0)
    assert [str(move) for move in lecture.state.legal_moves()] == ["play courtier", "play trader"]


def test_money_in_the_lesson_about_prices_is_what_was_paid_there() -> None:
    lecture = _at("money/paid")
    after = lecture.verdict(GAME.move_from_json("take 4")).after
    assert isinstance(after, RivalState)
    assert after.coins(0) == 6
    assert _said("money/paid", "take 3") == "Pile 3 held 1. There was more where Player 2 paid."
