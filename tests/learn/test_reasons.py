"""Reasons: every number in them can be recomputed, and none speaks against its move or fits the other one as well."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest

from engine import GAMES, load_game
from engine.base.comparison import Comparison
from engine.base.evaluator import Evaluator
from engine.bots.base import ONLY_MOVE
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.learn.judging import Judgement, judge
from engine.learn.reasons import Reason, advice, is_alike, reason, whole_percent
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.toy import CELLAR
from tests.helpers.toy_table import CellarEvaluator

FEW: Final = 5
MANY: Final = 30
_PERCENT: Final = re.compile(r"(\d+)%")

games = pytest.mark.parametrize("game_id", GAMES)
as_many = few_or_many("number", FEW, MANY)


@cache
def judged(game_id: str, number: int) -> tuple[Judgement, ...]:
    """Judgements of as many decisions of a game."""
    found = []
    for state in decisions(load_game(game_id), number, seed=4):
        assert state.actor is not None
        found.append(judge(state.observation(state.actor)))
    return tuple(found)


def reasons(game_id: str, number: int) -> Iterator[tuple[Judgement, Reason]]:
    """Why to make the best move rather than the second best, and rather than the worst that is no known mistake."""
    for judgement in judged(game_id, number):
        sound = [each.move for each in judgement.moves if not each.excluded]
        if len(sound) > 1:
            for other in dict.fromkeys((sound[1], sound[-1])):
                yield judgement, reason(judgement, sound[0], other)


def numbers(told: Reason) -> list[int]:
    """The chances in a reason, in per cent."""
    return [int(each) for each in _PERCENT.findall(str(told.chances))]


def mean(judgement: Judgement, move: Move) -> float:
    """The chance to win after a move, over the worlds, weighted anew."""
    values = judgement.of(move).by_world
    return sum(weight * value for weight, value in zip(judgement.weights, values, strict=True)) / sum(judgement.weights)


def evaluator_of(judgement: Judgement) -> Evaluator[Any]:
    evaluator: Evaluator[Any] = judgement.observation.seen.game.evaluator
    return evaluator


# -- the chances -------------------------------------------------------------------------------------------------------

@games
@as_many
def test_every_chance_in_a_reason_is_that_of_its_move_in_whole_per_cent(game_id: str, number: int) -> None:
    for judgement, told in reasons(game_id, number):
        assert told.other is not None
        found = numbers(told)
        assert found and len(found) <= 2
        for percent, move in zip(found, (told.move, told.other), strict=False):
            assert abs(percent - 100 * mean(judgement, move)) <= 1.0, "rounded, and 1 or 99 rather than 0 or 100"


@games
@as_many
def test_what_is_about_as_good_is_named_and_what_is_better_is_better_by_more_than_chance(
        game_id: str, number: int) -> None:
    for judgement, told in reasons(game_id, number):
        assert told.other is not None
        apart = judgement.apart(told.move, told.other)
        name = str(judgement.observation.seen.game.describe(told.other, judgement.observation))
        if "about as good as" in str(told.chances):
            assert f"about as good as “{name}”" in str(told.chances)
            shown = {whole_percent(judgement, move) for move in (told.move, told.other)}
            assert apart.mean <= 2 * apart.error or len(shown) == 1
        else:
            assert apart.mean > 2 * apart.error
            assert numbers(told)[0] > numbers(told)[1]


@games
def test_nothing_is_certain_before_the_game_is_over(game_id: str) -> None:
    for judgement in judged(game_id, FEW):
        for each in judgement.moves:
            assert 0 < whole_percent(judgement, each.move) < 100 or ends(judgement.observation, each.move)


def test_a_chance_that_is_as_good_as_certain_is_not_told_as_certain() -> None:
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=3)
    assert judgement.best.chance >= 1, "The toy counts points, not chances."
    assert whole_percent(judgement, judgement.best.move) == 99


def ends(seen: Observation[Any], move: Move) -> bool:
    """Whether the move ends the game in every one of many worlds, and always with the same winners."""
    winners, luck = set(), random.Random(5)
    for _ in range(20):
        world: State = seen.sample(luck)
        world.advance(move)
        winners.add(world.winners() if world.actor is None else None)
    return len(winners) == 1 and None not in winners


@pytest.mark.parametrize(("game_id", "seed"), [("rival-kings", 0), ("throne", 7)])
def test_where_a_move_ends_the_game_its_chance_is_certain(game_id: str, seed: int) -> None:
    luck = random.Random(1)
    state = load_game(game_id).start(2, seed)
    last = state
    while state.actor is not None:
        last = state.clone()
        state.advance(luck.choice(state.legal_moves()))
    assert last.actor is not None
    judgement = judge(last.observation(last.actor))
    certain = [each for each in judgement.moves if ends(judgement.observation, each.move)]
    for each in certain:
        assert whole_percent(judgement, each.move) == round(100 * each.chance)
    assert certain


# -- the facts ---------------------------------------------------------------------------------------------------------

def told_from(judgement: Judgement, told: Reason) -> Comparison[Any] | None:
    """The comparison behind the fact in a reason: the one with the greatest difference of which something is said."""
    assert told.other is not None
    found = judgement.comparisons(told.move, told.other)
    return next((each for each in found if evaluator_of(judgement).deciding_fact(each) is not None), None)


@games
@as_many
def test_no_reason_is_of_something_in_which_its_move_is_worse(game_id: str, number: int) -> None:
    for judgement, told in reasons(game_id, number):
        found = told_from(judgement, told)
        if found is None:
            continue
        aspects, seat = evaluator_of(judgement).aspects, judgement.observation.seat
        gained = sum(weight * (aspects(one, seat)[found.aspect] - aspects(two, seat).get(found.aspect, 0.0))
                     for weight, one, two in zip(judgement.weights, found.after, found.after_other, strict=True))
        assert gained > 0
        assert told.fact == evaluator_of(judgement).deciding_fact(found)


@games
@as_many
def test_no_fact_would_be_said_of_the_two_moves_exchanged(game_id: str, number: int) -> None:
    for judgement, told in reasons(game_id, number):
        found = told_from(judgement, told)
        if found is not None:
            exchanged = replace(found, move=found.other, other=found.move, difference=-found.difference,
                                after=found.after_other, after_other=found.after)
            assert evaluator_of(judgement).deciding_fact(exchanged) != told.fact, f"{told.fact} fits both"


@games
@as_many
def test_a_worse_move_is_given_its_chance_and_the_better_ones_and_no_fact(game_id: str, number: int) -> None:
    for judgement, told in reasons(game_id, number):
        assert told.other is not None
        against = reason(judgement, told.other, told.move)
        if is_alike(judgement, told.move, told.other):
            assert "about as good as" in str(against.chances)
        else:
            assert against.fact is None
            assert f"gives you {whole_percent(judgement, told.move)}%" in str(against.chances)


# -- what a hint says --------------------------------------------------------------------------------------------------

@games
def test_a_hint_says_why_the_best_move_is_better_than_the_second_and_never_excludes_it(game_id: str) -> None:
    for judgement in judged(game_id, FEW):
        seen, told = judgement.observation, advice(judgement.observation)
        assert told.move is judgement.best.move is told.best
        assert told.why == reason(judgement).why
        assert told.ranking == tuple((each.move, each.chance) for each in judgement.moves)
        excluded = [evaluator_of(judgement).excluded(move, seen) for move in seen.legal_moves()]
        assert all(excluded) or not evaluator_of(judgement).excluded(told.move, seen)


@games
def test_a_hint_knows_no_more_than_its_seat(game_id: str) -> None:
    """In another world that the seat cannot tell apart, it is the same."""
    for judgement in judged(game_id, FEW)[:3]:
        seen = judgement.observation
        other = seen.sample(random.Random(9)).observation(seen.seat)
        assert advice(other) == advice(seen)


class Excluding(CellarEvaluator):
    """Knows that all moves but one are mistakes, and always gives the same reason."""

    def excluded(self, move: Move, observation: Observation[Any]) -> bool:
        return move.verb != "draw"


def test_where_every_other_move_is_a_known_mistake_a_hint_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Excluding())
    told = reason(judge(CELLAR.start(2, 3).observation(0), worlds=3))
    assert told.other is None
    assert "What you know argues against every other move." in str(told.why)


def test_of_a_single_move_nothing_more_is_said() -> None:
    state = next(state for state in singles("behind-the-throne"))
    assert advice(state.observation(state.actor)).why is ONLY_MOVE


def singles(game_id: str) -> Iterator[Any]:
    """Positions with a single legal move, from random games."""
    luck = random.Random(2)
    while True:
        state: Any = load_game(game_id).start(2, luck.getrandbits(32))
        while state.actor is not None:
            moves = state.legal_moves()
            if len(moves) == 1:
                yield state
            state.advance(luck.choice(moves))


def test_a_game_without_aspects_has_its_own_reasons() -> None:
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=3)
    assert str(reason(judgement).fact) == "Points win."
