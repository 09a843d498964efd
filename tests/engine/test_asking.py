"""What may be done with a card, and which rule forbids the rest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.notation import read
from engine.core.state import State
from engine.lab.asking import about
from tests.helpers.amount import few_or_many
from tests.helpers.positions import position

QUEENS = ("behind-the-throne 2: 1 row; row judge*2; stacks.1 queen*2; stacks.2 king; deck general*5 assassin*5 "
          "jester*5 prophet*5 minstrel*5 alchemist*5 judge*3 queen*3 king*4; discards end")


def told(state: State, card: str, owner: int | None) -> list[tuple[str, str]]:
    """By move in notation: its rule, with "may" before it if it is legal; the first move of each answer."""
    game: Any = state.game
    return [(answer.moves[0].notation, answer.rule if answer.refusal else f"may {answer.rule}")
            for answer in about(state, game.card_names.kind_of(card), owner)]


def test_what_may_be_done_with_a_card_comes_first_then_what_may_not_with_its_rule() -> None:
    state = read(load_game("behind-the-throne"), QUEENS)
    assert told(state, "king", 1) == [("swap 2 king", "may R16"), ("destroy 2 king", "R12"), ("discard king", "R21")]


def test_a_rivals_card_is_asked_about_as_theirs_and_ones_own_against_everyone() -> None:
    state = read(load_game("throne"), "throne 2 length=round: 1 lay; hand.1 king seven; hand.2 ace nine; rest deck")
    assert ("lay king as king 2", "may R6") in told(state, "king", 0)
    assert "lay ace as jack 2" in [move for move, rule in told(state, "ace", 1) if rule == "R2"]


@few_or_many("games", 2, 30)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_can_be_asked_about_at_every_moment(game_id: str, games: int) -> None:
    """Each move is told once, as `why_not` has it, and can be said in words."""
    game, rng = load_game(game_id), random.Random(game_id)
    for number in range(games):
        state = game.start(rng.choice(game.seats), number)
        while state.actor is not None:
            if rng.random() < 0.05:
                for zone, spec in enumerate(state.zones):
                    for kind in set(state.cards_in(zone)):
                        check(state, kind, spec.owner)
            state.advance(rng.choice(state.legal_moves()))


def check(state: State, kind: int, owner: int | None) -> None:
    game: Any = state.game
    answers = about(state, kind, owner)
    moves = [move for answer in answers for move in answer.moves]
    assert len(set(moves)) == len(moves)
    for answer in answers:
        assert answer.refusal is not None or len(answer.moves) == 1
        assert game.rule(answer.rule)
        for move in answer.moves:
            refusal = state.why_not(move)
            assert (refusal and (refusal.rule, str(refusal.reason))) == (
                answer.refusal and (answer.refusal.rule, str(answer.refusal.reason)))
            assert str(game.describe(move, state.observation(state.actor or 0)))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sort_of_move_has_a_rule_that_allows_it(game_id: str) -> None:
    game = load_game(game_id)
    missing = {move.verb for move in game.moves} - {key.split()[0] for key in game.allowed_by}
    assert missing == set()
    assert {game.rule(number).id for number in game.allowed_by.values()}


def test_while_an_ability_is_at_work_its_character_has_the_rule() -> None:
    game = load_game("imposter-kings")
    state = position("imposter-kings", "elder judge", "fool", court="zealot")
    assert game.rule_allowing(game.moves.parse("play elder"), state) == "R28"
    assert game.rule_allowing(game.moves.parse("flip"), state) == "R8"
    state.advance(game.moves.parse("play judge"))
    assert {game.rule_allowing(move, state) for move in state.legal_moves()} == {"R24"}


def test_where_only_something_else_is_asked_that_is_said_once() -> None:
    state = read(load_game("throne"), "throne 2 length=round: 2 answer; turn 0; hand.1 king; hand.2 jack ten; "
                                      "laid seven; claim queen; target 1; loser -1; last_claim none; "
                                      "last_target -1; draws 1; rest deck")
    game: Any = state.game
    (answer,) = about(state, game.card_names.kind_of("ten"), 1)
    assert (answer.moves, answer.rule) == ((), "R6")
    assert str(answer.refusal and answer.refusal.reason) == "A claim is aimed at you: answer it first."


def test_what_a_turn_has_no_reaction_to_is_said_by_what_was_played() -> None:
    game = load_game("imposter-kings")
    queen = position("imposter-kings", "elder kings_hand", "fool", court="zealot queen")
    judge = position("imposter-kings", "elder kings_hand", "fool", court="zealot judge")
    said = [queen.why_not(game.moves.parse("stop")), judge.why_not(game.moves.parse("stop")),
            judge.why_not(game.moves.parse("kill"))]
    assert [each and each.rule for each in said] == ["R11", "R10", "R12"]
