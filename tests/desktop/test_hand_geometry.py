"""How the cards of a hand share their room: side by side, overlapped, as spines, and parted for the one in front."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from throne_desktop.table.geometry.hand_layout import FAN_BELOW, FRAME, GAP, LEAST_SPINE, RISE, PlaceInHand, hand
from throne_desktop.table.geometry.zone_block import RATIO

WIDTHS = (72.0, 104.0, 112.0, 131.0, 150.0, 190.0)
ROOMS = tuple(float(room) for room in range(400, 1301, 45))
COUNTS = range(1, 13)
LOWEST = 8.0
"""How far below the others the card in front may reach, in pixels."""


def lying(room: float, width: float, count: int, forward: int | None = None) -> tuple[PlaceInHand, ...]:
    return hand(room, width, RATIO, count, forward)


def hands() -> Iterator[tuple[float, float, int]]:
    """Rooms, card widths and numbers of cards, as long as there is at least a spine for each card beside two whole."""
    for room, width, count in product(ROOMS, WIDTHS, COUNTS):
        if room >= 2 * width + 2 * GAP + count * LEAST_SPINE:
            yield room, width, count


def fronts() -> Iterator[tuple[tuple[PlaceInHand, ...], tuple[PlaceInHand, ...], int, float]]:
    """Each of these hands at rest and with each of its cards in front, the number of that card, and the room."""
    for room, width, count in hands():
        for forward in range(count):
            yield lying(room, width, count), lying(room, width, count, forward), forward, room


def right(card: PlaceInHand) -> float:
    return card.left + card.width


def seen(card: PlaceInHand) -> float:
    """The right end of what the next card leaves uncovered."""
    return card.left + card.free


# -- at rest -----------------------------------------------------------------------------------------------------------

def test_an_empty_hand_has_no_cards() -> None:
    assert lying(800, 112, 0) == ()


@pytest.mark.parametrize("count", range(1, 8))
def test_cards_lie_side_by_side_with_a_gap_while_they_fit(count: int) -> None:
    cards = lying(count * 112 + (count - 1) * GAP, 112, count)
    assert all(after.left - right(before) == pytest.approx(GAP) for before, after in pairwise(cards))
    assert all(card.free == card.width for card in cards)


def test_one_pixel_less_brings_them_closer_together() -> None:
    cards = lying(5 * 112 + 4 * GAP - 1, 112, 5)
    assert [after.left - right(before) for before, after in pairwise(cards)] == pytest.approx([GAP - 0.25] * 4)


def test_cards_lie_in_the_middle_of_their_room() -> None:
    for room, width, count in hands():
        cards = lying(room, width, count)
        assert cards[0].left + right(cards[-1]) == pytest.approx(room)


def test_where_they_do_not_fit_they_overlap_evenly_from_edge_to_edge() -> None:
    cards = lying(600, 132, 10)
    assert (cards[0].left, right(cards[-1])) == pytest.approx((0, 600))
    assert [after.left - before.left for before, after in pairwise(cards)] == pytest.approx([52] * 9)


def test_the_last_card_is_whole() -> None:
    assert all(lying(*each)[-1].free == each[1] for each in hands())


def test_all_lie_on_one_line() -> None:
    assert {card.top for each in hands() for card in lying(*each)} == {0.0}


def test_what_is_free_ends_where_the_frame_of_the_next_card_begins() -> None:
    for each in hands():
        for before, after in pairwise(lying(*each)):
            assert seen(before) == pytest.approx(min(after.left - FRAME, right(before)))


def test_a_rivals_narrow_backs_overlap_even_where_there_is_room() -> None:
    cards = lying(400, FAN_BELOW - 1, 4)
    assert all(after.left < right(before) for before, after in pairwise(cards))
    assert right(cards[-1]) - cards[0].left < 200


# -- with one in front -------------------------------------------------------------------------------------------------

def test_the_card_in_front_is_wholly_visible() -> None:
    for _, cards, forward, _ in fronts():
        front = cards[forward]
        assert front.free == front.width
        assert all(seen(card) <= front.left + 0.01 for card in cards[:forward])
        assert all(card.left >= right(front) for card in cards[forward + 1:])


def test_the_others_part_and_stay_spines_that_can_be_read() -> None:
    for _, cards, forward, _ in fronts():
        others = [card for number, card in enumerate(cards) if number != forward]
        assert all(card.free >= LEAST_SPINE - FRAME - 0.01 for card in others)
        for before, after in pairwise(cards):
            assert seen(before) <= after.left + 0.01


def test_a_parted_hand_stays_in_its_room() -> None:
    for _, cards, _, room in fronts():
        assert cards[0].left >= -0.01 and right(cards[-1]) <= room + 0.51


def test_the_one_in_front_rises_and_grows_no_further_than_there_is_room_above_and_below() -> None:
    for rest, cards, forward, _ in fronts():
        front, height = cards[forward], rest[0].width * RATIO
        assert front.top == -RISE
        assert front.top + front.width * RATIO <= height + LOWEST + 0.01
        assert all(card.top == 0 for number, card in enumerate(cards) if number != forward)


def test_with_room_to_spare_it_grows_and_its_neighbours_do_not_shrink() -> None:
    rest, parted = lying(1000, 131, 5), lying(1000, 131, 5, 2)
    assert parted[2].width == 150
    assert lying(1000, 150, 5, 2)[2].width == pytest.approx(165)
    assert [card.width for card in parted if card.top == 0] == [131] * 4
    assert parted[1].free == rest[1].free


def test_it_does_not_grow_at_the_cost_of_what_can_be_read_of_the_others() -> None:
    assert lying(2 * 112 + 2 * GAP + 6 * LEAST_SPINE, 112, 8, 3)[3].width == 112


def test_it_comes_forward_where_the_pointer_is() -> None:
    """Otherwise the pointer would be on another card at once, and the hand would never come to rest."""
    for rest, cards, forward, _ in fronts():
        front = cards[forward]
        assert front.left <= rest[forward].left + GAP + 0.01 and right(front) >= seen(rest[forward]) - GAP - 0.01


def test_in_a_room_too_narrow_for_two_whole_cards_the_others_are_still_read() -> None:
    cards = lying(230, 112, 3, 0)
    assert cards[1].left >= right(cards[0]) and cards[1].free >= LEAST_SPINE - FRAME
