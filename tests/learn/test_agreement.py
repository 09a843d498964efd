"""Hints, the teacher of a teaching game and reviews never contradict one another about a position."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

from engine import GAMES, Session, bot, load_game
from engine.core.observe import Observation
from engine.learn.move_objection import objection
from engine.learn.reasons import advice
from engine.learn.review import Decision, Review, Verdict, reviewing
from engine.session.entries import Seating
from tests.helpers.amount import few_or_many, first_or_all

SEED: Final = 7
SLIP: Final = 0.04
"""How often one of them makes any move at all, so that there is something to object to."""

FIRST: Final = "throne"
"""The game that is looked at every time: it has few decisions, some of them poor."""
games = first_or_all("game_id", (FIRST, *sorted({*GAMES} - {FIRST})))


@cache
def reviewed(game_id: str) -> tuple[Session, Review]:
    """A game of knights who sometimes make any move at all, and the review of one of them."""
    game = load_game(game_id)
    options = {option.id: "round" for option in game.options if "round" in [each.value for each in option.choices]}
    players = [Seating(name) for name in ("Ann", "Ben", "Cleo")[:game.seats[0]]]
    session = Session(game, game.seats[0], SEED, options=options, players=players)
    luck, knight = random.Random(SEED), bot("knight", game)
    while session.state.actor is not None:
        seen = session.observation(session.state.actor)
        move = luck.choice(seen.legal_moves()) if luck.random() < SLIP else knight.choose(seen, rng=luck).move
        session.submit(seen.seat, move)
    review = list(reviewing(session.record(), (0,)))[-1].review
    assert review is not None
    return session, review


class Told:
    """A decision of the game: what the review says of it, what a hint advised, and what a teacher objected."""

    def __init__(self, session: Session, seat: int, decision: Decision) -> None:
        self.seen: Observation[Any] = session.positions[decision.moves].observation(seat)
        self.decision = decision
        self.advised = advice(self.seen)
        self.objection = objection(self.seen, decision.made)


@cache
def decisions(game_id: str) -> tuple[Told, ...]:
    """All decisions of the game."""
    session, review = reviewed(game_id)
    return tuple(Told(session, seat.seat, decision) for seat in review.seats for decision in seat.decisions)


def test_there_is_something_to_agree_about() -> None:
    told = decisions(FIRST)
    assert sum(each.objection is not None for each in told) > 1
    assert sum(each.decision.verdict is Verdict.POOR for each in told) > 1


@games
def test_what_a_review_thinks_best_is_what_a_hint_advised(game_id: str) -> None:
    for each in decisions(game_id):
        assert each.advised.move == each.decision.best
        assert each.advised.ranking == tuple((other.move, other.chance) for other in each.decision.weighed)


@games
def test_a_teacher_never_objects_to_what_a_hint_advises_and_thinks_nothing_else_better(game_id: str) -> None:
    for each in decisions(game_id):
        if each.objection is not None:
            assert each.objection.better == each.advised.move != each.decision.made


@games
def test_what_a_review_blames_a_teacher_has_offered_back_and_what_it_finds_fine_nobody_has(game_id: str) -> None:
    """Except for what the player made good later in the same turn, which a teacher could not know."""
    for each in decisions(game_id):
        if each.decision.verdict is Verdict.POOR:
            assert each.objection is not None
        if each.decision.verdict is Verdict.FINE and not each.decision.recovered:
            assert each.objection is None


@games
@few_or_many("number", 2, 10)
def test_asked_again_both_say_the_same(game_id: str, number: int) -> None:
    """Looked at are first of all moves that a teacher objected to, having played them out."""
    objected_first = sorted(decisions(game_id), key=lambda told: told.objection is None)
    for each in objected_first[:number]:
        assert advice(each.seen) == each.advised
        assert objection(each.seen, each.decision.made) == each.objection
