"""Moves are judged by what the seat knows, in the same worlds for all, and no luck makes one look good."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import islice
from math import hypot, sqrt
from typing import Any, Final

import pytest

from engine import GAMES, bot, load_game
from engine.base.game import Game
from engine.core.errors import BadOption, NotYourTurn
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.learn.judging import Judgement, judge
from tests.helpers.decisions import decisions
from tests.helpers.toy import CELLAR
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_table import CellarEvaluator

POSITIONS: Final = 4
WORLDS: Final = 12

games = pytest.mark.parametrize("game", [load_game(game_id) for game_id in GAMES], ids=GAMES)


def decided(state: State) -> Observation[Any]:
    assert state.actor is not None
    return state.observation(state.actor)


def found(judgement: Judgement) -> list[tuple[Move, float]]:
    return [(judged.move, judged.chance) for judged in judgement.moves]


# -- what it is told from ----------------------------------------------------------------------------------------------

@games
def test_worlds_that_the_seat_cannot_tell_apart_are_judged_alike(game: Game[Any]) -> None:
    for state in decisions(game, POSITIONS):
        seen = decided(state)
        other = seen.sample(random.Random(7))
        assert found(judge(decided(other), worlds=WORLDS)) == found(judge(seen, worlds=WORLDS))


@games
def test_moves_are_weighed_as_a_marshal_weighs_them(game: Game[Any]) -> None:
    """Where nothing is known of the past, by which moves may be mixed instead."""
    for state in decisions(game, POSITIONS, 1):
        state.story = None
        seen = decided(state)
        choice = bot("marshal", game).choose(seen, rng=random.Random(3))
        assert found(judge(seen, worlds=choice.worlds, seed=3)) == list(choice.ranking)


def test_all_moves_are_judged_best_first_and_all_in_the_same_worlds() -> None:
    seen = CELLAR.start(3, 3).observation(0)
    judgement = judge(seen, worlds=5)
    assert {judged.move for judged in judgement.moves} == set(seen.legal_moves())
    chances = [judged.chance for judged in judgement.moves]
    assert chances == sorted(chances, reverse=True)
    assert {len(judged.by_world) for judged in judgement.moves} == {5} == {len(judgement.worlds)}


def test_another_seed_brings_other_worlds_and_the_number_is_the_games_own_unless_given() -> None:
    seen = load_game("shadow-throne").start(3, 5).observation(0)
    assert found(judge(seen)) == found(judge(seen, seed=0))
    assert found(judge(seen)) != found(judge(seen, seed=1))
    assert len(judge(seen).worlds) == load_game("shadow-throne").evaluator.worlds_judged


def test_only_whoever_decides_is_told_and_not_from_no_world_at_all() -> None:
    state = CELLAR.start(2, 3)
    with pytest.raises(NotYourTurn):
        judge(state.observation(1))
    with pytest.raises(BadOption):
        judge(state.observation(0), worlds=0)


class Excluding(CellarEvaluator):
    """Likes to draw best, and knows that some moves are mistakes."""

    def __init__(self, *excluded: str) -> None:
        self._excluded = excluded

    def excluded(self, move: Move, observation: Observation[CellarState]) -> bool:
        return move.verb in self._excluded


def test_what_the_seat_knows_to_be_a_mistake_is_never_best(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = CELLAR.start(2, 3).observation(0)
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Excluding("draw", "show"))
    judgement = judge(seen, worlds=3)
    drawn = next(judged for judged in judgement.moves if judged.excluded)
    assert drawn.excluded
    assert judgement.best.move.verb not in ("draw", "show")
    assert drawn.chance > judgement.best.chance
    assert judgement.mistake(drawn.move).mean < 0, "nor is it what a mistake is measured by"


def test_a_mistake_is_no_second_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Excluding("lay", "show", "peek", "ask", "ask-all", "offer"))
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=3)
    assert judgement.best.move.verb == "draw"
    assert judgement.second is None


# -- how far apart moves are -------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", ["imposter-kings", "rival-kings", "shadow-throne"])
def test_the_same_worlds_for_all_tell_moves_apart_more_sharply(game_id: str) -> None:
    """Where hidden cards matter to every move; in the other games one of two moves often ends what they decide."""
    paired = unpaired = 0.0
    for state in decisions(load_game(game_id), 4 * POSITIONS, 2):
        judgement = judge(decided(state), worlds=WORLDS)
        if judgement.second is not None:
            a, b = judgement.best, judgement.second
            paired += judgement.apart(a.move, b.move).error
            unpaired += hypot(_error(a.by_world), _error(b.by_world))
    assert paired < 0.7 * unpaired


def _error(values: tuple[float, ...]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


@games
def test_a_move_is_as_far_ahead_as_the_other_is_behind(game: Game[Any]) -> None:
    judgement = judge(decided(next(decisions(game, 1, 3))), worlds=WORLDS)
    best, last = judgement.best, judgement.moves[-1]
    ahead, behind = judgement.apart(best.move, last.move), judgement.apart(last.move, best.move)
    assert ahead.mean == pytest.approx(-behind.mean) == pytest.approx(best.chance - last.chance)
    assert ahead.error == pytest.approx(behind.error)


class Luck(CellarEvaluator):
    """All moves are equally good, but in each world, by luck, some look better than others."""

    def values(self, state: CellarState) -> tuple[float, ...]:
        luck = random.Random(f"{state.cards} {state.random}")
        return tuple(luck.random() for _ in range(state.seats))


def test_luck_in_the_worlds_is_taken_for_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Luck())
    seen = CELLAR.start(2, 3).observation(0)
    mistakes, overrated, errors = [], [], []
    for seed in range(60):
        judgement = judge(seen, worlds=8, seed=seed)
        move = seen.legal_moves()[0]
        mistake = judgement.mistake(move)
        mistakes.append(mistake.mean)
        errors.append(mistake.error)
        overrated.append(judgement.apart(judgement.best.move, move).mean)
    about = sum(errors) / len(errors) / sqrt(len(errors))
    assert abs(sum(mistakes) / len(mistakes)) < 3 * about
    assert sum(overrated) / len(overrated) > 6 * about


def test_a_clear_mistake_is_measured_whatever_half_it_is_found_in() -> None:
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=8)
    last = judgement.moves[-1]
    assert judgement.mistake(last.move).mean == pytest.approx(judgement.best.chance - last.chance)
    assert judgement.mistake(judgement.best.move).mean == pytest.approx(0.0)


def test_a_world_counts_by_how_likely_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Doubting(Luck):
        def likelihood(self, state: CellarState, seat: int) -> float:
            return 1.0 if state.hand(1).count(0) else 1e-9

    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Doubting())
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=16)
    likely = [number for number, world in enumerate(judgement.worlds) if world.hand(1).count(0)]
    assert 0 < len(likely) < 16
    for judged in judgement.moves:
        assert judged.chance == pytest.approx(sum(judged.by_world[number] for number in likely) / len(likely))


# -- in what a move is better ------------------------------------------------------------------------------------------

class Naming(CellarEvaluator):
    """Sees what a seat holds, and what lies open."""

    def aspects(self, state: CellarState, seat: int) -> Mapping[str, float]:
        return {"held": 2.0 * len(state.hand(seat)), "pile": float(len(state.cards[1])), "nothing": 0.0}


def test_moves_are_compared_in_the_aspect_that_speaks_most_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Naming())
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=6)
    draw = next(judged.move for judged in judgement.moves if judged.move.verb == "draw")
    lay = next(judged.move for judged in judgement.moves if judged.move.verb == "lay")
    drawn = judgement.comparison(draw, lay)
    assert drawn is not None
    assert (drawn.aspect, drawn.move, drawn.other) == ("held", draw, lay)
    assert drawn.difference == pytest.approx(4.0)
    assert len(drawn.after) == len(drawn.after_other) == 6
    assert all(len(state.hand(0)) == 3 for state in islice(drawn.after, 6))
    laid = judgement.comparison(lay, draw)
    assert laid is not None
    assert laid.aspect == "pile"
    assert judgement.comparison(lay, lay) is None


def test_a_game_that_names_no_aspects_compares_nothing() -> None:
    judgement = judge(CELLAR.start(2, 3).observation(0), worlds=2)
    assert judgement.comparison(judgement.best.move, judgement.moves[-1].move) is None
