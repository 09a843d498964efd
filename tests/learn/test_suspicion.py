"""A move is called poor only where playing it out bears that out, and never where mixing is right."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine import load_game
from engine.base.game import Game
from engine.core.observe import Observation
from engine.learn import move_objection
from engine.learn.judging import Apart, Judgement, judge
from engine.learn.playouts import TO_THE_END, played_out, summed_up
from engine.learn.suspicion import PlayedOut, examine
from engine.learn.thresholds import FLAGGED, HOPELESS, PAIRS, POOR, WRONG, allowance, believed, is_flagged
from tests.helpers.model import MODEL
from tests.helpers.positions import position
from tests.helpers.toy import CELLAR
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_table import CellarEvaluator


class Drawing(CellarEvaluator):
    """To draw is 6 % better than anything else, and may give something away."""

    temperature = 0.02
    secretive = False

    def values(self, state: CellarState) -> tuple[float, ...]:
        return tuple(0.5 + 0.06 * (len(state.hand(seat)) > 2) for seat in range(state.seats))

    def gives_away(self, observation: Observation[CellarState]) -> bool:
        return self.secretive


def toy_judgement() -> Judgement:
    return judge(CELLAR.start(2, 3).observation(0), worlds=6)


# -- flagged -----------------------------------------------------------------------------------------------------------

def test_a_move_that_costs_much_is_flagged_and_the_best_one_never(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Drawing())
    judgement = toy_judgement()
    assert judgement.best.move.verb == "draw"
    assert is_flagged(judgement, judgement.moves[-1].move)
    assert not is_flagged(judgement, judgement.best.move)


def test_what_mixing_may_cost_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluator = Drawing()
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", evaluator)
    judgement = toy_judgement()
    assert allowance(judgement) == 0.0
    monkeypatch.setattr(Drawing, "secretive", True)
    assert allowance(judgement) == pytest.approx(0.02)
    assert not is_flagged(judgement, judgement.moves[-1].move)


# -- believed ----------------------------------------------------------------------------------------------------------

def test_without_playing_it_out_a_flagged_move_is_not_poor() -> None:
    for said in (FLAGGED, 2 * FLAGGED, 0.5):
        assert not believed(said).poor


def test_what_was_played_out_counts_the_more_the_more_certain_it_is() -> None:
    said = 0.08
    unsure, sure = believed(said, Apart(0.0, 0.1)), believed(said, Apart(0.0, 0.01))
    assert believed(said).mean > unsure.mean > sure.mean > 0.0
    assert believed(said).wrong < unsure.wrong < sure.wrong < 0.5
    assert believed(said, Apart(0.08, 0.01)).poor
    assert not believed(said, Apart(-0.05, 0.01)).poor


def test_poor_is_what_costs_enough_and_is_hardly_wrong() -> None:
    for mean in (0.0, 0.02, 0.04, 0.08):
        for error in (0.005, 0.03, 0.2):
            belief = believed(0.06, Apart(mean, error))
            assert belief.poor == (belief.mean >= POOR and belief.wrong < WRONG)


# -- played out --------------------------------------------------------------------------------------------------------

def decided(game: Game[Any], seed: int) -> Observation[Any]:
    """The first decision of a game."""
    state: Any = game.start(2, seed)
    while len(state.legal_moves()) < 2:
        state.advance(state.legal_moves()[0])
    found: Observation[Any] = state.observation(state.actor)
    return found


def test_a_move_played_out_against_itself_is_no_better() -> None:
    observation = decided(MODEL, 1)
    move = observation.legal_moves()[0]
    assert list(islice(played_out(observation, move, move), 4)) == [0.0] * 4


def test_the_same_seed_plays_the_same_pairs_and_the_other_way_round_their_opposite() -> None:
    observation = decided(load_game("behind-the-throne"), 4)
    one, two = observation.legal_moves()[:2]
    pairs = list(islice(played_out(observation, one, two, 3, 4), 3))
    assert list(islice(played_out(observation, one, two, 3, 4), 3)) == pairs
    assert list(islice(played_out(observation, two, one, 3, 4), 3)) == pytest.approx([-each for each in pairs])


def test_at_the_end_of_the_game_its_result_counts() -> None:
    observation = decided(MODEL, 1)
    one, two = observation.legal_moves()[:2]
    for difference in islice(played_out(observation, one, two, 1, TO_THE_END), 6):
        assert difference in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_the_mean_of_pairs_has_a_standard_error() -> None:
    found = summed_up([0.0, 0.2, 0.1, 0.1])
    assert found.mean == pytest.approx(0.1)
    assert found.error == pytest.approx(0.0408, abs=1e-4)


# -- examined ----------------------------------------------------------------------------------------------------------

KING = "1 lay; hand.1 king seven; hand.2 jack; rest deck"


@pytest.mark.parametrize("poor", [False, True])
def test_a_teacher_objects_only_if_playing_the_move_out_bears_it_out(
        poor: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    played = PlayedOut(16, 0.2, 0.01, 0.2, 0.01) if poor else PlayedOut(16, 0.0, 0.01, 0.01, 0.4)
    monkeypatch.setattr(move_objection, "is_flagged", lambda _judgement, _move: True)
    monkeypatch.setattr(move_objection, "examine", lambda *_asked: played)
    observation = decided(MODEL, 3)
    worst = judge(observation).moves[-1].move
    found = move_objection.objection(observation, worst)
    assert (found is not None) == poor
    if found is not None:
        assert found.better == judge(observation).best.move


def test_examining_ends_as_soon_as_enough_is_known() -> None:
    observation = position("throne", KING, length="round").observation(0)
    judgement = judge(observation, worlds=30)
    best, worst = judgement.best.move, judgement.moves[-1].move
    poor = examine(observation, best, worst, 0.3)
    assert poor.poor
    assert poor.pairs == PAIRS[0]
    fine = examine(observation, worst, best, 0.3)
    assert not fine.poor
    assert fine.wrong > HOPELESS
    assert fine.pairs == PAIRS[0]
