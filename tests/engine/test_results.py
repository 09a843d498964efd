"""What can be told beforehand of a move: the number that a card will count."""

from __future__ import annotations

from engine.table.results import PieceCount, result_of
from engine.table.view import view
from tests.helpers.positions import move, position


def test_the_general_brings_a_seven_down_to_four() -> None:
    state = position("behind-the-throne", row="queen minstrel alchemist", mine="general")
    assert result_of(view(state.observation(0)), move("behind-the-throne", "use general")) == PieceCount("row/2", "4")


def test_a_card_that_counts_otherwise_already_is_counted_on() -> None:
    state = position("behind-the-throne", row="queen minstrel alchemist", mine="general jester")
    state.advance(move("behind-the-throne", "use general"))
    assert result_of(view(state.observation(0)), move("behind-the-throne", "use jester +1")) == PieceCount("row/2", "5")


def test_nothing_is_told_of_a_move_that_reveals_a_card() -> None:
    state = position("behind-the-throne", row="queen", mine="general", deck="king")
    assert result_of(view(state.observation(0)), move("behind-the-throne", "reveal")) is None
