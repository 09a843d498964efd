"""What follows from what a viewer saw does not depend on when somebody asks, and an observation holds nothing else."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType, NoneType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.game import Game
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, Looked, Moved, Proved
from engine.core.memory import Memory
from engine.core.observe import Observation
from engine.core.recollection import Recollection
from engine.core.rules import Rules
from engine.core.sampling import SampledMemory
from engine.core.state import State
from engine.games.registry import GAMES, load_game
from tests.helpers.conformance import some_move
from tests.helpers.toy import CELLAR
from tests.helpers.toy_properties import steady

ALL_GAMES = [CELLAR, *map(load_game, GAMES)]
EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
STEPS = st.lists(st.tuples(
    st.sampled_from(("play", "play", "play", "clone", "observe", "observe", "ask")), st.integers(0, 7)), max_size=60)


def all_of(observation: Observation[Any]) -> list[object]:
    """Everything an observation can be asked for, with a few worlds."""
    rng = random.Random(1)
    worlds = [observation.sample(rng).to_json() for _ in range(3)]
    return [observation.to_json(), worlds, observation.zones, observation.known, observation.secret,
            list(observation.legal_moves())]


def read_at_once(state: State, seat: int) -> list[object]:
    """The same of an observation whose position nobody has observed before, so that nothing is shared."""
    alone = state.clone()
    assert state.memory is not None
    alone.memory = Memory.from_knowledge(
        [state.memory.recollection(viewer, None).knowledge for viewer in range(state.seats + 1)])
    return all_of(alone.observation(seat))


def played(game: Game[Any], seats: int, moves: int) -> State:
    """A position some way into a game."""
    rng, state = random.Random(moves), game.start(seats, 3)
    for _ in range(moves):
        if state.actor is not None:
            state.advance(some_move(state, rng))
    return state


@EVERY_GAME
@steady
@given(STEPS, st.integers(0, 99))
def test_what_is_asked_late_is_what_was_to_be_known_at_once(
        game: Game[Any], steps: list[tuple[str, int]], luck: int) -> None:
    seats, rng = game.seats[luck % len(game.seats)], random.Random(luck)
    clones: list[State] = [game.start(seats, 5)]
    waiting: list[tuple[Observation[Any], list[object]]] = []
    for action, number in steps:
        state = clones[number % len(clones)]
        if action == "clone":
            clones.append(state.clone())
        elif action == "observe":
            waiting.append((state.observation(number % seats), read_at_once(state, number % seats)))
        elif action == "ask" and waiting:
            observation, wanted = waiting.pop(number % len(waiting))
            assert all_of(observation) == wanted
        elif state.actor is not None:
            state.advance(some_move(state, rng))
    rng.shuffle(waiting)
    for observation, wanted in waiting:
        assert all_of(observation) == wanted


@EVERY_GAME
def test_what_one_has_found_out_serves_all_who_saw_the_same(game: Game[Any]) -> None:
    state = played(game, game.seats[-1], 20)
    observation, again = state.observation(0), state.clone().observation(0)
    assert again.knowledge is observation.knowledge is state.knowledge_of(0)
    assert state.observation(1).public is observation.public


def recalled(steps: int) -> list[Recollection]:
    """Moments at which a card went to and fro, which nobody has asked about."""
    moments = [Recollection(Knowledge.at_start([[0, 1, 2], [], []]))]
    for step in range(steps):
        zones = (0, 1) if step % 2 == 0 else (1, 0)
        moments.append(moments[-1].followed_by((Moved(0, UNKNOWN, *zones),)))
    return moments


def test_a_moment_passed_on_the_way_keeps_what_was_found_and_lets_go_of_those_before_it() -> None:
    moments = recalled(9)
    branches = [moments[5].followed_by((Moved(0, UNKNOWN, 0, 2),)) for _ in range(2)]
    branches[0].knowledge.lookers[2] = 0b101        # whatever is its own changes none of the others
    known = moments[5].knowledge
    assert branches[1].knowledge.key() != branches[0].knowledge.key() != known.key()
    assert moments[5].knowledge is known
    assert not any(isinstance(each, Recollection) for moment in (moments[5], *branches)
                   for each in gc.get_referents(moment))


def test_what_is_recalled_of_a_long_game_can_be_asked_copied_and_pickled() -> None:
    moments = recalled(5000)
    copied, pickled = copy.deepcopy(moments[-1]), pickle.loads(pickle.dumps(moments[-2]))
    assert copied.knowledge.key() == moments[-1].knowledge.key()
    assert pickled.knowledge.key() == moments[-2].knowledge.key()
    assert pickled.knowledge is not moments[-2].knowledge


@EVERY_GAME
def test_an_observation_can_be_copied_and_pickled(game: Game[Any]) -> None:
    state = played(game, game.seats[0], 12)
    observation = state.observation(state.actor or 0)
    wanted = all_of(state.clone().observation(state.actor or 0))
    assert all_of(pickle.loads(pickle.dumps(observation))) == all_of(copy.deepcopy(observation)) == wanted


def recollections() -> int:
    """How many there are."""
    gc.collect()
    return sum(isinstance(each, Recollection) for each in gc.get_objects())


def test_reading_leaves_no_chains() -> None:
    """What nobody asks for waits, in as many pieces as there were turns; once it is read, few moments are kept."""
    before, state, rng = recollections(), CELLAR.start(3, 1), random.Random(1)
    while state.actor is not None:
        seen = state.observation(state.actor)
        state.advance(some_move(state, rng))
    observation = state.observation(0)
    del state, seen
    assert recollections() - before > 4
    assert json.dumps(observation.to_json())
    assert recollections() - before == 2        # what the seat recalls, and what the public does


def held_by(observation: Observation[Any]) -> Iterator[object]:
    """Everything that can be reached from an observation, but for what is the same in every game."""
    found, left = set[int](), [observation]
    stop = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Rules)
    while left:
        each = left.pop()
        if id(each) not in found and not isinstance(each, stop):
            found.add(id(each))
            yield each
            left += gc.get_referents(each)


def may_be_held(each: object, seat: int, spectator: int) -> bool:
    """Whether a seat may have that: no log, no memory, and nothing that happened to a card that it did not see."""
    if isinstance(each, Memory | SampledMemory):
        return False
    if type(each) is tuple and len(each) == 2 and isinstance(each[1], Happened) and type(each[0]) in (tuple, NoneType):
        return False        # a log
    sees = isinstance(each, Moved | Looked | Proved) and (each.seers >> seat | each.seers >> spectator) & 1
    if isinstance(each, Moved):
        return each.kind == UNKNOWN or bool(sees)
    if isinstance(each, Looked):
        return set(each.kinds) <= {UNKNOWN} or bool(sees)
    return not isinstance(each, Proved) or bool(sees)


@EVERY_GAME
def test_an_observation_holds_only_what_the_seat_saw(game: Game[Any]) -> None:
    waits = False
    for moves in range(2, 60, 7):
        state = played(game, game.seats[-1], moves)
        for seat in range(state.seats):
            observation = state.observation(seat)
            held = list(held_by(observation))
            assert all(may_be_held(each, seat, state.seats) for each in held)
            position, = [each for each in held if isinstance(each, State)]
            assert {kind for zone in state.zones.hidden[seat] for kind in position.cards[zone]} <= {UNKNOWN}
            assert position is observation.seen
            waits = waits or any(isinstance(each, Moved) for each in held)
    assert waits, "nothing was left to ask for"
