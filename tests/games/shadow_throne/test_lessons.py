"""Steps of the guided game come at their moment, and say what is true then."""

from __future__ import annotations

from engine.base.lessons import Situation
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.learning import play_guided
from tests.helpers.positions import play, position
from tests.helpers.positions_of.shadow_throne import wave


def fits(name: str, game: ShadowState) -> bool:
    """Whether this is the moment of a step for the first player."""
    step = next(each for each in GAME.lessons.steps if each.id == name)
    return step.fits(Situation(game.observation(0)))


def test_an_extra_card_is_offered_to_whoever_can_pay_one() -> None:
    for card, offered in (("tax_collector", True), ("datura", False), ("outlaw", False)):
        game = position("shadow-throne", f"king_kyros {card}", "dutiful_peasant*2", "tithe_keeper*2", gold=(5, 3, 3))
        wave(game, "king_kyros", "dutiful_peasant", "tithe_keeper")
        assert game.phase == "extra"
        assert fits("extra", game) is offered


def test_the_budget_is_the_gold_that_the_learner_has() -> None:
    game = GAME.start(seats=3, seed=1)
    while game.actor != 0 or len(game.hand(0)) < 3:
        play(game, str(game.legal_moves()[0]))
    assert fits("budget", game)
    game.gold[0] += 2
    assert not fits("budget", game)


def test_a_battle_is_looked_back_upon_before_the_next_card_is_taken() -> None:
    _, shown = play_guided(GAME)
    moments = [each.situation for each in shown if each.step is not None and each.step.id == "rewards"]
    assert moments
    assert all(not each.seen.hand(each.seat) and each.seen.battle > 1 for each in moments)
