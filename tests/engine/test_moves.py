"""Moves exist once, are found by their notation, and cannot be changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, load_game
from engine.base.game import Game
from engine.core.errors import BadNotation, UnknownGame
from engine.core.lookup import Lookup
from engine.core.moves import (
    NONE,
    MoveTable,
    in_order,
    kinds_among,
    kinds_by_mask,
    moves_by_mask,
    with_each_kind,
)
from tests.helpers.duel import DUEL
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR
from tests.helpers.toy_properties import steady
from tests.helpers.toy_words import DRAW, LAY

EVERY_GAME = [*map(load_game, GAMES), CELLAR, DUEL, MODEL]
NOTATIONS = st.lists(st.text(min_size=1, max_size=8), unique=True, max_size=20)


# -- tables ------------------------------------------------------------------------------------------------------------

@steady
@given(NOTATIONS)
def test_a_table_has_its_moves_in_the_order_in_which_they_were_made(notations: list[str]) -> None:
    table = MoveTable("some-game")
    made = [table.add("do", notation, number=number) for number, notation in enumerate(notations)]
    assert list(table) == made
    assert len(table) == len(notations)
    assert [move.index for move in made] == list(range(len(notations)))
    assert [move.number for move in made] == list(range(len(notations)))


@steady
@given(NOTATIONS)
def test_a_notation_finds_its_move(notations: list[str]) -> None:
    table = MoveTable("some-game")
    for notation in notations:
        move = table.add("do", notation)
        assert (str(move), table.parse(notation), table.parse(move.to_json())) == (notation, move, move)


@steady
@given(NOTATIONS.flatmap(lambda notations: st.tuples(st.just(notations), st.permutations(notations))))
def test_moves_can_be_put_in_order(both: tuple[list[str], list[str]]) -> None:
    notations, mixed = both
    table = MoveTable("some-game")
    made = [table.add("do", notation) for notation in notations]
    assert in_order(map(table.parse, mixed)) == made


@steady
@given(st.lists(st.integers(0, 9), max_size=12))
def test_each_kind_of_cards_has_one_move(cards: list[int]) -> None:
    plays = MoveTable("some-game").for_cards("play", [f"card-{kind}" for kind in range(10)])
    kinds = sorted(set(cards))
    assert kinds_among(cards) == kinds
    assert with_each_kind(plays, cards) == [plays[kind] for kind in kinds]
    assert (kinds_by_mask(cards), moves_by_mask(plays, cards)) == (kinds, [plays[kind] for kind in kinds])


@pytest.mark.parametrize("highest", [30, 31, 32, 63, 64, 99])
def test_a_game_may_have_more_kinds_than_a_mask_has_bits(highest: int) -> None:
    plays = MoveTable("some-game").for_cards("play", [f"card-{kind}" for kind in range(100)])
    cards = [highest, 0, highest, 5]
    assert kinds_among(cards) == [0, 5, highest]
    assert with_each_kind(plays, cards) == [plays[0], plays[5], plays[highest]]
    assert (kinds_by_mask(cards) is None) == (moves_by_mask(plays, cards) is None) == (highest > 30)


def test_what_was_looked_up_is_found_once() -> None:
    asked: list[int] = []

    def find(number: int) -> str:
        asked.append(number)
        return str(number)

    lookup = Lookup(find)
    assert [lookup[7], lookup[8], lookup[7]] == ["7", "8", "7"]
    assert asked == [7, 8]


def test_a_move_without_a_notation_is_called_by_its_verb() -> None:
    assert str(MoveTable("some-game").add("pass")) == "pass"


def test_two_moves_cannot_share_a_notation() -> None:
    table = MoveTable("some-game")
    table.add("take", place=1)
    with pytest.raises(ValueError, match=r"^Two moves of some-game share the notation 'take'\.$"):
        table.add("take", place=2)


@pytest.mark.parametrize("notation", ["lay", "", "DRAW", "draw ", None, 3, ["draw"], {"draw": 1}, True])
def test_what_is_no_move_is_not_found(notation: object) -> None:
    with pytest.raises(BadNotation, match=r"is not a move of cellar\.$"):
        CELLAR.move_from_json(notation)


# -- moves -------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", ["action", "card", "claim", "game_id", "index", "notation", "number", "place", "seat",
                                  "verb"])
def test_a_move_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError, match=r"^A move cannot be changed: draw\.$"):
        setattr(DRAW, name, "other")


def test_a_move_exists_once() -> None:
    assert copy.copy(DRAW) is DRAW
    assert copy.deepcopy([DRAW])[0] is DRAW


def test_a_move_says_what_it_is() -> None:
    assert (repr(LAY[0]), LAY[0].verb, LAY[0].card, LAY[0].game_id) == ("<cellar: lay ale>", "lay", 0, "cellar")


def test_a_field_that_a_move_does_not_use_is_none() -> None:
    assert (LAY[0].seat, LAY[0].claim, LAY[0].place, LAY[0].number, LAY[0].action) == (NONE,) * 5


def test_moves_about_each_card_seat_and_place_are_named_after_them() -> None:
    table = MoveTable("some-game")
    made = (*table.for_cards("play", ["ace", "king"]), *table.for_seats("ask", 2, "ask for more from"),
            *table.for_places("take", 2, number=3))
    assert [str(move) for move in made] == ["play ace", "play king", "ask for more from 1", "ask for more from 2",
                                            "take 1", "take 2"]
    assert [(move.card, move.seat, move.place, move.number) for move in made] == [
        (0, NONE, NONE, NONE), (1, NONE, NONE, NONE), (NONE, 0, NONE, NONE), (NONE, 1, NONE, NONE),
        (NONE, NONE, 0, 3), (NONE, NONE, 1, 3)]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_move_of_a_game_is_found_again(game: Game[Any]) -> None:
    for index, move in enumerate(game.moves):
        assert move.index == index
        assert move.game_id == game.id
        assert game.move_from_json(str(move)) is move
    assert len({str(move) for move in game.moves}) == len(game.moves)


def test_a_game_that_does_not_exist_is_refused_by_naming_those_that_do() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game called 'whist'; the games are: .*behind-the-throne"):
        load_game("whist")
