"""The command line shows any table, and answers what may be done there and what a player can know."""

from __future__ import annotations

import re

import pytest

from tests.helpers.commands import Run

THRONE = "throne 2: 1 lay; hand.1 king ten; hand.2 jack nine; rest deck"


def test_a_position_is_shown_with_its_moves_and_as_a_line(run: Run) -> None:
    shown = run("show", THRONE)
    assert "lay king as king 2" in shown
    assert shown.splitlines()[-1].startswith("throne 2 edition=")


def test_what_may_be_done_with_a_card_is_told_move_by_move(run: Run) -> None:
    shown = " ".join(run("show", THRONE, "--about", "king").split())
    assert "lay king as king 2: allowed by R6." in shown
    assert "lay king as king 1: not allowed. R6:" in shown


def test_a_move_may_be_made_or_a_rule_is_against_it(run: Run) -> None:
    assert "lay king as king 2: allowed by R6." in run("show", THRONE, "--why", "lay king as king 2")
    assert ("lay ace as ace: not allowed. R2: You have no hidden Ace."
            in " ".join(run("show", THRONE, "--why", "lay ace as ace").split()))


def test_what_may_lie_in_a_hidden_place_is_told_with_its_chances(run: Run) -> None:
    """Of 32 unseen cards, 4 are Aces; two of them lie in the other hand."""
    shown = run("show", THRONE, "--chances", "hand.2")
    assert "hand.2: 2 cards, counted" in shown
    assert re.search(r"^ +12\.5%  ace +1/8 +at least one 23\.8%$", shown, re.MULTILINE)


def test_the_rest_of_a_table_is_laid_at_random(run: Run) -> None:
    shown = run("show", "throne 3: ? ?; hand.1 king", "--fill", 7)
    assert re.search(r"; hand\.1 king; .*(hand|open)\.2 ", shown.splitlines()[-1])
    assert run("show", "throne 3: ? ?; hand.1 king", "--fill", 7) == shown


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["throne 2: 1 lay; hand.1 king; hand.2 jack"], "32 cards still have to be laid."),
    (["throne 2: 1 answer; hand.1 king; hand.2 jack; claim king; rest deck"],
     "Laid card: there must be exactly 1 card at this moment."),
    (["throne 2: 1 lay; hand.1 king*5; rest deck"], "Too many cards: king."),
    ([THRONE, "--chances", "attic"], "There is no place called 'attic'; the places are: deck, laid, buried"),
    ([THRONE, "--why", "sing"], "'sing' is not a move of throne."),
    (["x.throne", "--fill", "1"], "--fill works with a position, not with a recorded game."),
    (["whist 2: 1 lay"], "A position must begin with its game, one of: "),
])
def test_what_cannot_be_shown_is_told_in_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    assert sentence in run("show", *arguments, status=2)
