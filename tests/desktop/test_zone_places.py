"""Where cards lie in their zones: within them, in sight of one another, and with room for guests and tall stacks."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from engine.base.table import Form
from tests.helpers.layouts import Sizes, card_rect, every_table, layouts, plain, zones_of
from throne_desktop.table.geometry.hand_layout import FAN_BELOW
from throne_desktop.table.geometry.zone_block import KEPT_LEVELS, ZonePlace
from throne_desktop.table.layout.room_making import guests, make_room


def is_a_rivals_hand(place: ZonePlace) -> bool:
    """Whether it is a hand of backs, on which nothing is read but their number."""
    return place.spec.form is Form.HAND and place.card.width() < FAN_BELOW


@every_table
def test_the_cards_of_a_zone_lie_within_it(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in plain(layout):
            room, spec = place.rect.adjusted(-1, -1, 1, 1), place.spec
            levels = spec.depth if spec.token else min(spec.depth, KEPT_LEVELS)
            assert all(room.contains(card_rect(place, slot, level, spec.slots))
                       for slot in range(spec.slots) for level in range(levels))


@every_table
def test_twice_as_many_cards_lie_within_the_same_room(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in plain(layout) if each.spec.slots > 1 and not each.spines):
            room = place.rect.adjusted(-1, -1, 1, 1)
            if place.spec.lines > 1:
                continue        # every token of such a pool has a place of its own
            slots = 2 * place.spec.slots
            assert all(room.contains(card_rect(place, slot, 0, slots)) for slot in range(slots))
            corners = {(place.corner(slot, 0, slots).x(), place.corner(slot, 0, slots).y()) for slot in range(slots)}
            assert len(corners) == slots, "Every stack shows a part of itself."


@every_table
def test_the_cards_of_a_full_zone_do_not_cover_each_other(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in plain(layout) if each.pitch >= each.card.width()):
            cards = [QRectF(place.corner(slot, 0, place.spec.slots), place.card) for slot in range(place.spec.slots)]
            assert not any(one.intersects(other) for one, other in combinations(cards, 2))


@every_table
def test_few_cards_lie_side_by_side_in_the_middle_where_many_overlap(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in plain(layout) if each.spec.spread and each.spec.form is not Form.HAND):
            for slots in (1, 2, 3, place.spec.slots):
                cards = [card_rect(place, slot, 0, slots) for slot in range(slots)]
                assert cards[0].left() + cards[-1].right() == pytest.approx(2 * place.rect.center().x(), abs=2)
                apart = [after.left() - before.left() for before, after in pairwise(cards)]
                widest = place.rect.width() - cards[-1].width()
                wanted = min(place.spec.spread * place.card.width(), widest / max(1, slots - 1))
                assert apart == pytest.approx([wanted] * (slots - 1))


@every_table
def test_the_last_card_of_a_row_stands_on_the_same_line_as_the_others_and_is_as_large_as_it_should_be(
        game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in plain(layout) if each.spec.last_size > 1):
            for slots in (1, 2, place.spec.slots, place.spec.slots + 3):
                cards = [card_rect(place, slot, 0, slots) for slot in range(slots)]
                assert {round(card.bottom(), 3) for card in cards} == {round(place.rect.bottom(), 3)}
                assert cards[-1].width() == pytest.approx(place.card.width() * place.spec.last_size)
                assert {round(card.width(), 3) for card in cards[:-1]} <= {round(place.card.width(), 3)}


@every_table
@pytest.mark.parametrize("several", [False, True])
def test_a_zone_whose_cards_spread_makes_room_for_its_guests(
        game_id: str, seats: int, sizes: Sizes, several: bool) -> None:
    for layout in layouts(game_id, seats, sizes):
        specs = zones_of(game_id, seats)
        usual = {place.spec.id for place in plain(layout) if not is_a_rivals_hand(place)}
        for host, names in ((host, names) for host, names in guests(specs).items() if host in usual):
            staying = names if several else names[-1:]
            used = {host: 7, **{name: layout.zones[name].spec.slots for name in staying}}
            places = make_room(layout.zones, specs, used)
            room = layout.zones[host].rect.adjusted(-1, -1, 1, 1)
            cards = {name: [card_rect(places[name], slot, 0, used[name]) for slot in range(used[name])]
                     for name in (host, *staying)}
            assert all(room.contains(card) for each in cards.values() for card in each)
            for (_, one), (_, other) in combinations(cards.items(), 2):
                assert not any(first.intersects(second) for first in one for second in other)
            assert make_room(layout.zones, specs, {host: 7})[host] == layout.zones[host], "Nobody stays: all is free."


@every_table
def test_a_card_is_dropped_into_the_slot_that_it_is_shown_in(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in plain(layout):
            for slot in range(place.spec.slots):
                card = QRectF(place.corner(slot, 0, place.spec.slots), place.card)
                assert place.slot_rect(slot, place.spec.slots).contains(card.center())
