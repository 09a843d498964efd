"""Moves are tried for all seats, back and forth, with branches that have names and can be deleted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.core.errors import IllegalMove
from engine.core.fields import LONGEST_NAME
from engine.lab.draft import Draft
from engine.lab.errors import CannotLay
from engine.lab.tree import Tree


def tree() -> Tree[Any]:
    """One laid position of Throne: player 1 lays a card."""
    draft = Draft.from_text("throne 2: 1 lay; hand.1 king ten; hand.2 jack nine; claim none; target -1; loser -1; "
                            "last_claim none; last_target -1; rest deck")
    return Tree(draft.state())


def make(tried: Tree[Any], *notations: str) -> None:
    for notation in notations:
        tried.make(load_game("throne").move_from_json(notation))


def test_moves_of_all_seats_are_made_back_and_forth() -> None:
    tried = tree()
    make(tried, "lay king as king 2", "accept")
    assert (tried.state.phase, tried.here.depth, tried.here.seat) == ("kill", 2, 1)
    assert tried.back()
    assert (tried.state.phase, tried.state.actor) == ("answer", 1)
    assert tried.back()
    assert not tried.back()
    assert tried.forward()
    assert tried.forward()
    assert tried.state.phase == "kill"
    assert not tried.forward()


def test_another_move_is_a_branch_and_the_same_one_is_none() -> None:
    tried = tree()
    make(tried, "lay king as king 2", "accept")
    tried.back()
    make(tried, "liar")
    tried.back()
    make(tried, "accept")
    tried.back()
    assert [str(node.move) for node in tried.here.children] == ["accept", "liar"]
    assert tried.forward()
    assert str(tried.here.move) == "accept"
    assert tried.beside(1)
    assert str(tried.here.move) == "liar"
    assert not tried.beside(1)
    assert len(list(tried)) == 4


def test_a_move_that_the_rules_refuse_changes_nothing() -> None:
    tried = tree()
    with pytest.raises(IllegalMove) as caught:
        make(tried, "lay ace as ace")
    assert caught.value.refusal.rule == "R2"
    assert tried.root.children == []


def test_a_position_keeps_its_name_until_it_is_deleted() -> None:
    tried = tree()
    make(tried, "lay king as king 2", "accept")
    tried.name(tried.here, "  The King\nis believed " + "x" * 200)
    assert tried.here.name.startswith("The King is believed x")
    assert len(tried.here.name) == LONGEST_NAME
    assert tried.named == (tried.here,)
    tried.delete(tried.here.parent or tried.root)
    assert (tried.here, tried.named) == (tried.root, ())
    assert not tried.forward()


def test_who_is_elsewhere_stays_there_when_a_branch_is_deleted() -> None:
    tried = tree()
    make(tried, "lay king as king 2")
    gone = tried.here
    tried.back()
    make(tried, "lay ten as queen 2")
    tried.delete(gone)
    assert str(tried.here.move) == "lay ten as queen 2"
    assert [str(node.move) for node in tried.root.children] == ["lay ten as queen 2"]


def test_the_first_position_is_not_deleted() -> None:
    tried = tree()
    with pytest.raises(CannotLay, match="cannot be deleted"):
        tried.delete(tried.root)


@pytest.mark.parametrize("game_id", GAMES)
def test_going_back_and_trying_again_comes_to_the_same_position(game_id: str) -> None:
    rng = random.Random(1)
    tried = Tree(load_game(game_id).start(3, 1))
    for _ in range(40):
        if tried.state.actor is not None:
            tried.make(rng.choice(tried.state.legal_moves()))
    moves, end = tried.here.moves, tried.state.fingerprint()
    tried.go(tried.root)
    for move in moves:
        tried.make(move)
    assert tried.state.fingerprint() == end
    assert len(list(tried)) == len(moves) + 1
