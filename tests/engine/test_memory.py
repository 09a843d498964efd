"""What a viewer knows does not depend on when it was asked for, nor on which clone was asked before."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.game import Game
from engine.core.errors import ThroneError
from engine.core.knowledge import Knowledge
from engine.core.labels import labels_of
from engine.core.moves import Move
from engine.core.state import State
from engine.games.registry import GAMES, load_game
from tests.helpers.amount import LONG
from tests.helpers.conformance import some_move
from tests.helpers.toy import CELLAR
from tests.helpers.toy_belief import entries_since
from tests.helpers.toy_properties import steady

ALL_GAMES = [CELLAR, *map(load_game, GAMES)]
STEPS = st.lists(st.tuples(st.sampled_from(("play", "play", "play", "clone", "ask")), st.integers(0, 7)), max_size=60)


def played_again(game: Game[Any], seats: int, moves: list[Move]) -> State:
    """The same game, in which nobody has asked for anything yet."""
    state: State = game.start(seats, 5)
    for move in moves:
        state.advance(move)
    return state


def keys(state: State) -> list[object]:
    """What every viewer knows."""
    return [state.knowledge_of(viewer).key() for viewer in range(state.seats + 1)]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
@steady
@given(STEPS, st.integers(0, 99))
def test_clones_know_the_same_whatever_was_asked_before(
        game: Game[Any], steps: list[tuple[str, int]], luck: int) -> None:
    seats, rng = game.seats[luck % len(game.seats)], random.Random(luck)
    clones: list[tuple[State, list[Move]]] = [(game.start(seats, 5), [])]
    for action, number in steps:
        state, moves = clones[number % len(clones)]
        if action == "clone":
            clones.append((state.clone(), moves[:]))
        elif action == "ask":
            state.knowledge_of(number % (seats + 1))
        elif state.actor is not None:
            moves.append(some_move(state, rng))
            state.advance(moves[-1])
    for state, moves in clones:
        assert keys(state) == keys(played_again(game, seats, moves))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_worlds_and_their_clones_know_the_same_whatever_was_asked_before(game: Game[Any]) -> None:
    for seed in range(6):
        rng, seats = random.Random(seed), game.seats[seed % len(game.seats)]
        state = game.start(seats, seed)
        for _ in range(9):
            state.advance(some_move(state, rng))
        observation = state.observation(seed % seats)
        often, once = (observation.sample(random.Random(seed)) for _ in range(2))
        for _ in range(9):
            if often.actor is not None:
                move = some_move(often, rng)
                once.advance(move)
                often.advance(move)
                often.clone().observation(often.actor or 0)
        assert keys(often) == keys(often.clone()) == keys(once)


def knowledge_kept() -> int:
    """How many viewers' knowledge is in memory, of all games and moments together."""
    gc.collect()
    return sum(isinstance(each, Knowledge) for each in gc.get_objects())


@pytest.mark.parametrize(("game", "each"), [
    pytest.param(CELLAR, 60, id="a short game"),
    pytest.param(load_game("shadow-throne"), 4, id="a long one", marks=LONG)])
def test_a_game_with_many_clones_remembers_few_moments(game: Game[Any], each: int) -> None:
    """For each viewer, as many as a game without clones does: the latest ones, and every other entry's before them."""
    rng, state = random.Random(1), game.start(3, 1)
    before, clones, asked = knowledge_kept(), [], 0
    while state.actor is not None:
        state.advance(some_move(state, rng))
        for _ in range(each):
            clone = rng.choice(clones).clone() if len(clones) % 3 == 0 and clones else state.clone()
            if clone.actor is not None:
                clone.advance(some_move(clone, rng))
            asked += len(keys(clone))
            clones.append(clone)
    assert len(clones) > 400
    assert asked == len(clones) * 4
    longest = max(len(entries_since(clone, None)) for clone in clones)
    assert knowledge_kept() - before <= 4 * (10 + longest // 2)


def test_a_position_as_a_seat_sees_it_remembers_nothing() -> None:
    with pytest.raises(ThroneError, match=r"has no memory"):
        CELLAR.start(2, 1).observation(0).seen.knowledge_of(0)


def test_the_labels_of_a_game_are_kept_until_two_others_have_been_played() -> None:
    first = labels_of((0, 1, 2), 3)
    labels_of((0, 1, 3), 3)
    assert labels_of((0, 1, 2), 3) is first
    labels_of((0, 1, 3), 3)
    labels_of((0, 1, 4), 3)
    assert labels_of((0, 1, 2), 3) is not first
