"""Kinds of cards, and what stands for them in files: ids, and the numbers of former versions."""

from __future__ import annotations

import pytest

from engine.core.errors import BadNotation
from engine.core.names import CardNames

FORMER = ("ale", "cider", "wine")
BEFORE = CardNames(FORMER, FORMER)
AFTER = CardNames(("ale", "beer", "cider", "wine"), FORMER)
"""Beer was put among the others."""
YOUNG = CardNames(("ale", "beer"), ())
"""Of a game that no former version had."""


def test_a_former_number_means_the_card_that_it_stood_for() -> None:
    assert [AFTER.id_of(AFTER.kind_numbered(number)) for number in range(3)] == list(FORMER)
    assert AFTER.kind_numbered(-1) == -1, "no card is no card"
    assert AFTER.mask_numbered(0b110) == 0b1100
    assert AFTER.rows_numbered([1, 2, 3, 4, 5, 6], 2, 4) == [1, 0, 2, 3, 4, 0, 5, 6]


def test_numbers_that_stood_for_no_card_are_refused() -> None:
    for names in (AFTER, YOUNG):
        with pytest.raises(BadNotation, match="No card had the number 3 in older files"):
            names.kind_numbered(3)
        with pytest.raises(BadNotation):
            names.mask_numbered(0b1000)
    with pytest.raises(BadNotation, match="There is no card called 'gin'; the cards are: ale, beer"):
        YOUNG.kind_of("gin")


def test_in_fingerprints_cards_have_their_former_numbers_and_new_ones_their_ids() -> None:
    assert [AFTER.number_of(kind) for kind in range(-1, 4)] == [-1, 0, "beer", 1, 2]
    assert AFTER.number_of_mask(0b1101) == BEFORE.number_of_mask(0b111) == 0b111
    assert AFTER.number_of_mask(0b0110) == [0b10, "beer"]
    assert AFTER.numbers_of_rows([1, 0, 2, 3, 4, 0, 5, 6], 2) == BEFORE.numbers_of_rows([1, 2, 3, 4, 5, 6], 2)
    assert AFTER.numbers_of_rows([1, 7, 2, 3, 4, 0, 5, 6], 2) == [1, 2, 3, 4, 5, 6, 0, "beer", 7]


def test_where_no_card_has_moved_fingerprints_have_kinds_as_they_are() -> None:
    assert BEFORE.unmoved
    assert not AFTER.unmoved
    assert not YOUNG.unmoved, "a new game’s cards can move at any time"
    assert YOUNG.number_of_mask(0b11) == [0, "ale", "beer"]
