"""Exercises: positions that can be read, whose best move is legal, clear and confirmed, and mistakes to try again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES, load_game
from engine.base.known import by_id, known_to
from engine.base.notation import notation, read
from engine.core.errors import BadNotation
from engine.learn.difficulty import SOLVERS, TRIES, abilities, difficulty, measured
from engine.learn.exercises import (
    Exercise,
    Shipped,
    exercise_from_json,
    file_of,
    from_mistake,
    known_beyond,
    read_shipped,
    shipped,
    written,
)
from engine.learn.finding import AHEAD, MOVES, OF_A_MOVE
from engine.learn.judging import judge
from engine.learn.playouts import played_out, summed_up
from engine.learn.review import reviewing
from engine.session import Record
from tests.helpers.amount import few_or_many
from tests.helpers.finished import finished
from tests.helpers.model import MODEL

SHIPPED = 60
"""So many come with each game, at least."""
A_FEW = 20

each_game = pytest.mark.parametrize("game_id", GAMES)


# -- those that come with a game ---------------------------------------------------------------------------------------

@each_game
def test_exercises_come_with_a_game_and_no_two_are_alike(game_id: str) -> None:
    exercises = shipped(game_id)
    assert len(exercises) >= SHIPPED
    assert len({exercise.id for exercise in exercises}) == len(exercises)
    assert max(Counter(exercise.best[0] for exercise in exercises).values()) <= OF_A_MOVE * len(exercises)
    assert len({exercise.state().seats for exercise in exercises}) > 1


@each_game
def test_an_exercise_is_read_exactly_and_its_answer_is_legal(game_id: str) -> None:
    game = load_game(game_id)
    for exercise in shipped(game_id):
        state = exercise.state()
        assert notation(game, state, exact=True) == exercise.position
        legal = exercise.observation().legal_moves()
        assert len(legal) >= MOVES
        assert exercise.best[0] in {move.notation for move in legal}
        assert not all(exercise.is_right(move) for move in legal)
        assert exercise.source == "shipped"


@each_game
@few_or_many("share", 12, 3)
def test_the_answer_is_what_a_hint_advises(game_id: str, share: int) -> None:
    for exercise in shipped(game_id)[::share]:
        judgement = judge(exercise.observation())
        assert exercise.is_right(judgement.best.move), exercise.position
        assert judgement.second is not None
        assert judgement.apart(judgement.best.move, judgement.second.move).mean >= AHEAD / 2


@each_game
@few_or_many("much", (100, 16), (30, 200))
def test_the_answer_does_better_than_the_second_when_both_are_played_out(game_id: str, much: tuple[int, int]) -> None:
    share, number = much
    for exercise in shipped(game_id)[::share]:
        judgement = judge(exercise.observation())
        assert judgement.second is not None
        pairs = played_out(judgement.observation, judgement.best.move, judgement.second.move)
        assert summed_up(list(islice(pairs, number))).mean > 0.0, exercise.position


@each_game
def test_how_hard_an_exercise_is_follows_from_how_often_the_levels_solved_it(game_id: str) -> None:
    made = read_shipped(file_of(game_id)).made
    assert (made["solvers"], made["tries"]) == (list(SOLVERS), TRIES)
    for exercise in shipped(game_id):
        assert len(exercise.solved) == len(SOLVERS)
        assert exercise.difficulty == difficulty(exercise.solved)


@each_game
@few_or_many("share", A_FEW, 12)
def test_the_levels_solve_an_exercise_about_as_often_as_its_file_says(game_id: str, share: int) -> None:
    game = load_game(game_id)
    for exercise in shipped(game_id)[::share]:
        assert sum(measured(game, exercise).solved) == pytest.approx(sum(exercise.solved), abs=TRIES), exercise.name


@each_game
def test_exercises_of_a_game_are_of_many_difficulties(game_id: str) -> None:
    found = [exercise.difficulty or 0 for exercise in shipped(game_id)]
    assert max(found) - min(found) > 300


def test_what_fewer_solve_is_harder_and_a_squire_is_in_the_middle() -> None:
    half = [TRIES // 2] * 3
    assert difficulty(half) == pytest.approx(1480, abs=40)
    assert difficulty([0, 0, TRIES // 2]) > difficulty(half) > difficulty([TRIES, TRIES, TRIES])
    assert 500 < difficulty([TRIES] * 3) < difficulty([0] * 3) < 2500


def test_the_ratings_of_the_levels_are_those_that_fit_how_they_solved_all_exercises() -> None:
    found = abilities([exercise.solved for game_id in GAMES for exercise in shipped(game_id)])
    assert found == pytest.approx(dict(SOLVERS), abs=25.0)


def test_an_exercise_that_went_is_known_by_its_name_and_one_of_today_is_not_gone(tmp_path: Path) -> None:
    whole = read_shipped(file_of("throne"))
    file = tmp_path / "exercises.json"
    first = whole.exercises[0].name
    file.write_text(written(replace(whole, exercises=whole.exercises[1:], gone=(first,))))
    again = read_shipped(file)
    assert (again.gone, len(again.exercises)) == ((first,), len(whole.exercises) - 1)
    for game_id in GAMES:
        shipped_today = read_shipped(file_of(game_id))
        assert not {each.name for each in shipped_today.exercises} & set(shipped_today.gone)


@each_game
def test_what_whoever_decides_was_shown_is_kept_with_a_position_and_nobody_elses_secrets(game_id: str) -> None:
    game = load_game(game_id)
    for state in finished(game_id, game.seats[-1], seed=4).replay():
        if state.actor is None:
            continue
        position, viewers = notation(game, state, exact=True), (state.actor, state.zones.spectator)
        again = read(game, position)
        known = known_beyond(state, again, viewers)
        if known:
            break
    else:
        pytest.fail("Nobody was shown anything.")
    move = state.legal_moves()[0].notation
    found = exercise_from_json({**Exercise(game_id, position, (move,), 0.5, 0.4, "shipped").to_json(),
                                "known": json.loads(known)}).state()
    for viewer in viewers:
        assert found.knowledge_of(viewer).known() == state.knowledge_of(viewer).known()
        if json.loads(known)[viewer] is not None:
            of_ids = by_id(known_to(state)[viewer])
            assert of_ids["kinds"] == sorted(of_ids["kinds"])
            assert {"kinds": of_ids["kinds"], **json.loads(known)[viewer]} == of_ids, "no number of a card orders it"
    for viewer in set(range(state.seats)) - set(viewers):
        assert json.loads(known)[viewer] is None
        assert found.knowledge_of(viewer).known() == again.knowledge_of(viewer).known()


def test_a_game_without_a_file_has_none() -> None:
    assert not file_of(MODEL.id).exists()
    assert shipped(MODEL.id) == ()


# -- from a mistake ----------------------------------------------------------------------------------------------------

def mistake() -> tuple[Record, Exercise]:
    record = finished(MODEL.id, 2, seed=4, persons=(1,))
    review = list(reviewing(record))[-1].review
    assert review is not None
    decision = review.seats[0].by_cost[0]
    return record, from_mistake(record, decision)


def test_a_mistake_becomes_an_exercise_in_the_very_same_position() -> None:
    record, exercise = mistake()
    assert exercise.source == "mistake"
    state = next(state for state in record.replay() if state.fingerprint() == exercise.id)
    assert exercise.observation() == state.observation(1), "whoever decides knows what they knew"
    assert exercise.made in {move.notation for move in state.legal_moves()}
    assert exercise.is_right(judge(state.observation(1)).best.move)
    assert exercise.game == MODEL.id


@pytest.mark.parametrize("of", ["mistake", "shipped"])
def test_an_exercise_is_read_again_as_it_was_written(of: str) -> None:
    exercise = mistake()[1] if of == "mistake" else shipped("throne")[0]
    again = exercise_from_json(json.loads(json.dumps(exercise.to_json())))
    assert again.to_json() == exercise.to_json()
    assert again.id == exercise.id
    assert json.loads(written(Shipped((exercise,))))["exercises"] == [exercise.to_json()]


@pytest.mark.parametrize("change", [
    {"best": []}, {"best": ["sing"]}, {"source": "dream"}, {"position": "chess 2: 1"}, {"chance": "high"},
    {"position": '{"game": 3}'}])
def test_what_is_no_exercise_is_refused(change: dict[str, object]) -> None:
    data = {**mistake()[1].to_json(), **change}
    with pytest.raises(BadNotation):
        exercise_from_json(data)
    with pytest.raises(BadNotation):
        exercise_from_json(None)


@pytest.mark.parametrize("known", [[None], [{}], [3, 4, 5], [{"kinds": ["dragon"], "sizes": [1]}] * 3,
                                   [{"kinds": [1], "sizes": [1], "maybe": "1", "limits": [], "lookers": []}] * 3])
def test_what_is_not_known_of_a_position_is_refused_when_it_is_set_up(known: list[object]) -> None:
    exercise = exercise_from_json({**mistake()[1].to_json(), "known": known})
    with pytest.raises(BadNotation):
        exercise.state()


def test_a_damaged_position_is_refused_when_it_is_set_up() -> None:
    data = {**mistake()[1].to_json(), "position": json.dumps({"game": MODEL.id})}
    with pytest.raises(BadNotation):
        exercise_from_json(data).state()
