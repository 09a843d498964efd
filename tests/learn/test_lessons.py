"""The lessons of every game: its guided first game is a real one in which every step comes up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.game import Game
from engine.base.lessons import Situation
from engine.core.text import Text
from engine.learn.coach import Coach, StepOutcome
from engine.session.session import Session
from tests.helpers.amount import FEW, LONG
from tests.helpers.conformance import assert_readable
from tests.helpers.learning import Shown, anyhow, lessons_of, play_guided, seeds_to_choose, steps_shown
from tests.helpers.model import MODEL

OPPOSITES = ({"accept", "liar"}, {"extra", "decline"}, {"stop", "pass"}, {"stay", "restart"}, {"take", "skip"},
             {"collect", "reveal"}, {"lay", "throw"})
"""Verbs of moves that cannot both be what a step asks for."""


@pytest.fixture(params=(*GAMES, MODEL.id), scope="module")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game of the registry, and the model."""
    return load_game(request.param)


@pytest.fixture(scope="module")
def guided(game: Game[Any]) -> tuple[Session, list[Shown]]:
    """The guided game of a learner who does as asked."""
    return play_guided(game)


@pytest.fixture(scope="module")
def shown(guided: tuple[Session, list[Shown]]) -> list[Shown]:
    """What the guided game shows a learner who does as asked."""
    return guided[1]


@pytest.fixture(params=[pytest.param(2, id="few", marks=FEW), pytest.param(20, id="many", marks=LONG)], scope="module")
def others(game: Game[Any], request: pytest.FixtureRequest) -> list[tuple[Session, list[Shown]]]:
    """Games with other deals, of a learner who does anything."""
    return [play_guided(game, anyhow, seed=seed) for seed in range(request.param)]


def test_every_game_can_be_learned(game: Game[Any]) -> None:
    lessons = lessons_of(game)
    assert lessons.steps
    assert lessons.aid
    game.check(lessons.seats, lessons.seed, dict(lessons.options))


def test_steps_are_told_apart_and_name_rules_of_the_book(game: Game[Any]) -> None:
    steps = lessons_of(game).steps
    assert len({step.id for step in steps}) == len(steps)
    assert {step.rule for step in steps} <= {rule.id for rule in game.rulebook}


def test_what_is_said_are_whole_texts_of_the_game(game: Game[Any]) -> None:
    lessons = lessons_of(game)
    texts: list[Text] = [step.text for step in lessons.steps]
    texts += [text for section in lessons.aid for text in (section.title, *section.lines)]
    for text in texts:
        assert_readable(text)
        assert text.context.startswith(f"{game.id}/")


def test_every_step_comes_up_in_the_guided_game(game: Game[Any], shown: list[Shown]) -> None:
    missing = {step.id for step in lessons_of(game).steps} - set(steps_shown(shown))
    assert not missing, f"{missing} never come up, but do with one of these seeds: {seeds_to_choose(game)}."


def test_the_learner_begins_and_the_first_step_comes_at_once(game: Game[Any], shown: list[Shown]) -> None:
    assert shown[0].step is not None
    assert shown[0].situation.observation.actor == shown[0].situation.seat == 0
    assert shown[0].situation.events == (), (
        f"The learner does not begin, but does with one of these seeds: {seeds_to_choose(game)}.")


def test_the_last_step_is_about_the_end(game: Game[Any], shown: list[Shown]) -> None:
    assert shown[-1].situation.over
    assert shown[-1].step is not None
    assert shown[-1].step.rule == game.end_rule or shown[-1].step.id == "over", (
        f"The last step names rule {shown[-1].step.rule}, but `end_rule` in game.py is {game.end_rule}.")


def test_a_step_comes_up_only_where_what_it_asks_for_is_allowed(others: list[tuple[Session, list[Shown]]]) -> None:
    for _, moments in others:
        for each in moments:
            if each.step is not None and each.step.asks:
                assert each.step.asked(each.situation), f"{each.step.id} asks for what is not allowed"


def test_no_step_praises_a_move_and_its_opposite(others: list[tuple[Session, list[Shown]]]) -> None:
    for _, moments in others:
        for each in moments:
            asked = {move.verb for move in each.step.asked(each.situation)} if each.step is not None else set()
            assert not any(pair <= asked for pair in OPPOSITES), f"{each.step.id} praises all of {asked}"


def test_who_does_as_asked_is_done_with_every_step_that_came_up(game: Game[Any], shown: list[Shown]) -> None:
    assert all(each.outcome is StepOutcome.DONE for each in shown if each.step is not None and each.step.asks)


def test_whatever_the_learner_does_the_game_goes_on_to_its_end(others: list[tuple[Session, list[Shown]]]) -> None:
    assert all(session.finished for session, _ in others)


def test_who_plays_the_same_is_answered_the_same(game: Game[Any], guided: tuple[Session, list[Shown]]) -> None:
    assert play_guided(game)[0].moves == guided[0].moves


def test_steps_look_at_what_the_learner_may_know(game: Game[Any], shown: list[Shown]) -> None:
    """Which step comes is the same in every world that the learner cannot tell apart."""
    steps = lessons_of(game).steps
    for each in shown:
        if each.situation.over:
            continue
        world = each.situation.observation.sample(random.Random(1))
        other = Situation(world.observation(each.situation.seat), each.situation.events)
        assert [step.when(other) for step in steps] == [step.when(each.situation) for step in steps]


def test_all_is_done_after_the_guided_game(game: Game[Any], shown: list[Shown]) -> None:
    coach = Coach(lessons_of(game), steps_shown(shown))
    assert coach.all_done
    assert coach.look(shown[0].situation) is None
