"""What belongs together in a rule book, and what is said of moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.game import Game
from engine.learn.book import Copies, cards_in, copies, rules_about, sections
from engine.learn.explain import explain
from tests.helpers.conformance import assert_readable, positions, settings_of
from tests.helpers.model import MODEL
from tests.helpers.positions import position

BEHIND = load_game("behind-the-throne")


@pytest.fixture(params=(*GAMES, MODEL.id), scope="module")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game of the registry, and the model."""
    return load_game(request.param)


def ids(things: Any) -> list[str]:
    return [each.id for each in things]


# -- the rule book -------------------------------------------------------------------------------------------------

def test_rules_stand_below_headings_in_their_order(game: Game[Any]) -> None:
    found = sections(game.rulebook)
    assert [rule for section in found for rule in section] == list(game.rulebook)
    headings = [section[0].section for section in found]
    assert None not in headings
    assert len(set(headings)) == len(headings), "A heading comes twice: the rules of a section stand together."


def test_rules_to_read_with_a_rule_are_others_of_the_book(game: Game[Any]) -> None:
    for rule in game.rulebook:
        assert set(rule.see) <= set(ids(game.rulebook)) - {rule.id}


def test_rules_speak_of_cards_by_name() -> None:
    assert ids(rules_about(BEHIND, BEHIND.cards[5])) == ["R10", "R11", "R18"]
    assert ids(rules_about(BEHIND, BEHIND.cards[0])) == ["R4", "R8", "R10", "R27", "R28"]
    assert ids(cards_in(BEHIND, BEHIND.rule("R12"))) == ["queen", "king"]
    assert ids(cards_in(BEHIND, BEHIND.rule("R9"))) == ["prophet", "end"]
    assert ids(cards_in(BEHIND, BEHIND.rule("R6"))) == []


def test_copies_are_counted_by_the_number_of_players() -> None:
    assert copies(BEHIND, BEHIND.cards[0]) == (Copies(2, 5), Copies(3, 7), Copies(4, 9))
    assert [each.number for each in copies(BEHIND, BEHIND.cards[9])] == [1, 1, 1]


def test_every_card_of_a_game_is_in_it(game: Game[Any]) -> None:
    assert all(any(each.number for each in copies(game, card)) for card in game.cards)


# -- what a move would do ------------------------------------------------------------------------------------------

def test_every_move_of_every_game_is_explained_in_whole_sentences(game: Game[Any]) -> None:
    for state in positions(settings_of(game)[0]):
        if state.actor is not None:
            seen = state.observation(state.actor)
            for move in seen.legal_moves()[:4]:
                for text in explain(move, seen):
                    assert_readable(text)


def after(notation: str, **given: Any) -> str:
    """How the game goes on after a move of the first player."""
    seen = position("behind-the-throne", **given).observation(0)
    return str(explain(BEHIND.move_from_json(notation), seen)[-1])


def test_it_is_said_how_the_game_goes_on() -> None:
    assert after("collect", row="king") == "Then it is someone else’s turn."
    assert after("use assassin", row="king queen", mine="assassin") == "Then you decide again."


@pytest.mark.parametrize("notation", ["reveal", "use prophet"])
def test_what_hidden_cards_decide_is_not_foretold(notation: str) -> None:
    """Also where nearly all of them would decide alike."""
    assert "something hidden" in after(notation, row="general", mine="prophet")


def test_the_same_move_is_always_explained_alike() -> None:
    seen = position("behind-the-throne", row="jester").observation(0)
    random.seed(5)
    once = explain(BEHIND.move_from_json("reveal"), seen)
    assert explain(BEHIND.move_from_json("reveal"), seen) == once
