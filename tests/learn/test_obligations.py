"""No lesson and no exercise is set on a table where the rules would have done something already."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.course import Lesson
from engine.learn.exercises import shipped
from engine.learn.lesson import Lecture
from tests.helpers.amount import few_or_many
from tests.helpers.learning import lessons_of
from tests.helpers.obligations import undone
from tests.helpers.positions import position

LESSONS = [(game_id, lesson) for game_id in GAMES for lesson in lessons_of(load_game(game_id)).course.lessons]


@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("games", 2, 300)
def test_no_game_ever_leaves_anything_undone(game_id: str, games: int) -> None:
    game = load_game(game_id)
    for seed in range(games):
        state: Any = game.start(game.seats[seed % len(game.seats)], seed)
        rng = random.Random(seed)
        while state.actor is not None:
            assert undone(state) == []
            state.advance(rng.choice(state.legal_moves()))


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS, ids=[f"{game_id}-{each.id}" for game_id, each in LESSONS])
def test_no_lesson_is_set_on_a_table_that_the_rules_forbid(game_id: str, lesson: Lesson[Any]) -> None:
    game = load_game(game_id)
    lecture = Lecture(game, lesson)
    for task in lesson.tasks:
        assert undone(lecture.state) == [], task.id
        lecture.go_on(game.move_from_json(task.solution))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_exercise_is_set_on_such_a_table(game_id: str) -> None:
    for exercise in shipped(game_id):
        assert undone(exercise.state()) == [], exercise.position


@pytest.mark.parametrize(("text", "left"), [
    ("throne 2: 1 lay; hand.1 king; claim none; target -1; loser -1; turns 2; last_claim ten; last_target -1; "
     "rest deck",
     "player 2 is out without cards, and only then (R20)"),
    ("throne 2: 1 lay; hand.1 king; hand.2 eight; claim none; target -1; loser -1; last_claim none; last_target -1; "
     "discards ten; rest deck", "before the first turn of a round nothing was claimed, laid or shown (R1)"),
    ("behind-the-throne 2: 1 row; deck general*4; row general king; rest discards",
     "a card that is too high must be saved, and no other (R5)"),
    ("imposter-kings 2: 1 turn; accused queen; court fool; hand.1 elder; successor.1 judge; condemned.1 kings_hand; "
     "hand.2 sentry; successor.2 soldier; rest removed; first 1; direction 1; marks 0; played none",
     "a Condemned card is removed first (R4)"),
    ("imposter-kings 2: 1 turn; court judge queen; hand.1 elder; successor.1 soldier; hand.2 sentry; "
     "successor.2 soldier; rest removed; first 1; direction 1; marks 0,0; played none",
     "a Queen disgraces all other cards of the Court (R17)"),
])
def test_what_is_left_undone_is_found(text: str, left: str) -> None:
    assert left in undone(position(text))


def test_a_robber_who_has_robbed_nobody_is_found() -> None:
    game = position("rival-kings", "queen", "knight")
    game.turn = game.actor = 1
    game.victims, game.finished = 0, 0b01
    assert undone(game) == ["player 1 covers one action of a player robbed, of player 2 0 (R4)"]


def test_a_power_track_that_was_not_counted_is_found() -> None:
    game = load_game("shadow-throne").start(3, 1)
    rng = random.Random(1)
    while game.phase != "play" or game.wave < 2:
        game.advance(rng.choice(game.legal_moves()))
    game.track[0] += 1
    assert undone(game) == ["the power track is counted after every wave (R22)"]


def test_a_battle_that_is_begun_after_the_end_of_the_game_is_found() -> None:
    game = load_game("shadow-throne").start(3, 1)
    rng = random.Random(1)
    while game.phase != "play":
        game.advance(rng.choice(game.legal_moves()))
    game.influence[1] = game.numbers.goal
    assert undone(game) == ["the game ends after a battle with so much influence (R25)"]
