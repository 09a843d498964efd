"""Where everything lies: nothing leaves the table or covers anything else, whatever the size of the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine import GAMES, load_game
from throne_desktop.table.layout import CAPTION, Layout, ZonePlace, lay_out
from throne_desktop.theme import RIM

SMALLEST_CARD = 30.0
ALL_SEATS = [(game_id, seats) for game_id in GAMES for seats in load_game(game_id).seats]
# The table in a window of 1024x640, in one of 1280x800, and in larger ones.
TABLES = [(752, 562), (1008, 722), (1328, 722), (1008, 1000), (1920, 562), (1920, 1000)]

tables = st.tuples(st.integers(752, 1920), st.integers(562, 1000))
every_table = pytest.mark.parametrize(("game_id", "seats"), ALL_SEATS)


def laid_out(game_id: str, seats: int, viewer: int, size: tuple[int, int]) -> Layout:
    return lay_out(load_game(game_id).table.zones(seats), seats, viewer, QSizeF(*size))


def layouts(game_id: str, seats: int) -> Iterator[Layout]:
    """The table at every size and from every seat."""
    for size, viewer in product(TABLES, range(seats)):
        yield laid_out(game_id, seats, viewer, size)


def cloth(layout: Layout) -> QRectF:
    """The table within its wooden edge."""
    return QRectF(QPointF(0, 0), layout.size).adjusted(RIM, RIM, -RIM, -RIM)


def with_caption(place: ZonePlace) -> QRectF:
    """A zone of the middle together with the line of text below it."""
    return place.rect if place.spec.seat is not None else place.rect.adjusted(0, 0, 0, CAPTION)


def overlapping(layout: Layout) -> list[str]:
    """Pairs of zones that lie over one another, except for quiet ones, which are empty most of the time."""
    places = [place for place in layout.zones.values() if not place.spec.quiet]
    return [f"{one.spec.id} lies over {other.spec.id}" for one, other in combinations(places, 2)
            if with_caption(one).intersects(with_caption(other))]


def covered_by_plaques(layout: Layout) -> list[str]:
    """Zones and plaques that a seat's plaque covers."""
    found = [f"the plaque of seat {seat} covers {place.spec.id}" for seat, plaque in layout.plaques.items()
             for place in layout.zones.values() if plaque.intersects(with_caption(place))]
    return found + [f"the plaques of seats {one} and {other} overlap"
                    for (one, first), (other, second) in combinations(layout.plaques.items(), 2)
                    if first.intersects(second)]


def outside(layout: Layout) -> list[str]:
    """Zones and plaques that reach beyond the cloth."""
    inside = cloth(layout)
    found = [place.spec.id for place in layout.zones.values() if not inside.contains(with_caption(place))]
    return found + [f"plaque {seat}" for seat, plaque in layout.plaques.items() if not inside.contains(plaque)]


def card_rect(place: ZonePlace, slot: int, level: int, slots: int) -> QRectF:
    """A card in a slot, lying on its side where the zone has such cards."""
    upright = QRectF(place.corner(slot, level, slots), place.card)
    if not place.spec.sideways:
        return upright
    rect = QRectF(0, 0, place.card.height(), place.card.width())
    rect.moveCenter(upright.center())
    return rect


# -- at every size -------------------------------------------------------------------------------------------------

@every_table
def test_everything_lies_on_the_cloth_from_every_seat(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        assert outside(layout) == []


@every_table
def test_no_zone_lies_over_another(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        assert overlapping(layout) == []


@every_table
def test_no_plaque_covers_a_card_or_another_plaque(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        assert covered_by_plaques(layout) == []


@every_table
def test_no_card_is_too_small_to_be_read(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        assert min(place.card.width() for place in layout.zones.values()) >= SMALLEST_CARD


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(ALL_SEATS), st.integers(0, 3), tables)
def test_a_table_of_any_size_in_between_is_as_orderly(game: tuple[str, int], seat: int, size: tuple[int, int]) -> None:
    game_id, seats = game
    layout = laid_out(game_id, seats, seat % seats, size)
    assert outside(layout) + overlapping(layout) + covered_by_plaques(layout) == []
    assert min(place.card.width() for place in layout.zones.values()) >= SMALLEST_CARD


@every_table
def test_every_seat_has_a_plaque_and_every_zone_a_place(game_id: str, seats: int) -> None:
    zones = load_game(game_id).table.zones(seats)
    for layout in layouts(game_id, seats):
        assert set(layout.plaques) == set(range(seats))
        assert set(layout.zones) == {zone.id for zone in zones}


@every_table
def test_a_larger_window_never_has_smaller_cards_of_ones_own(game_id: str, seats: int) -> None:
    sizes = [(752 + 32 * step, 562 + 12 * step) for step in range(36)]
    own = next(zone.id for zone in load_game(game_id).table.zones(seats) if zone.seat == 0)
    widths = [laid_out(game_id, seats, 0, size).zones[own].card.width() for size in sizes]
    # A card less in width can win height where a seat's cards begin to have names: see layout.SMALL_FAN.
    assert all(after >= before - 6 for before, after in pairwise(widths))
    assert widths[-1] > 1.5 * widths[0]


# -- who sits where ------------------------------------------------------------------------------------------------

@every_table
def test_the_viewer_sits_below_and_the_others_above_in_the_order_of_play(game_id: str, seats: int) -> None:
    for viewer in range(seats):
        layout = laid_out(game_id, seats, viewer, TABLES[1])
        rivals = [(viewer + step) % seats for step in range(1, seats)]
        middle = layout.size.height() / 2
        assert layout.plaques[viewer].top() > middle
        assert all(layout.plaques[rival].bottom() < middle for rival in rivals)
        assert sorted(rivals, key=lambda rival: layout.plaques[rival].left()) == rivals


# -- cards in their zones ------------------------------------------------------------------------------------------

@every_table
def test_the_cards_of_a_zone_lie_within_it(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        for place in layout.zones.values():
            room = place.rect.adjusted(-1, -1, 1, 1)
            spec = place.spec
            assert all(room.contains(card_rect(place, slot, level, spec.slots))
                       for slot in range(spec.slots) for level in range(spec.depth))


@every_table
def test_ten_stacks_lie_within_the_room_of_five_while_some_are_to_be_discarded(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        for place in (each for each in layout.zones.values() if each.spec.slots > 1):
            room = place.rect.adjusted(-1, -1, 1, 1)
            slots = 2 * place.spec.slots
            assert all(room.contains(card_rect(place, slot, 0, slots)) for slot in range(slots))
            lefts = [place.corner(slot, 0, slots).x() for slot in range(slots)]
            assert lefts == sorted(set(lefts)), "Every stack shows a part of itself."


@every_table
def test_the_cards_of_a_full_zone_do_not_cover_each_other(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        for place in layout.zones.values():
            lefts = [place.corner(slot, 0, place.spec.slots).x() for slot in range(place.spec.slots)]
            assert all(after - before >= place.card.width() for before, after in pairwise(lefts))


@every_table
def test_a_card_is_dropped_into_the_slot_that_it_is_shown_in(game_id: str, seats: int) -> None:
    for layout in layouts(game_id, seats):
        for place in layout.zones.values():
            for slot in range(place.spec.slots):
                card = QRectF(place.corner(slot, 0, place.spec.slots), place.card)
                assert place.slot_rect(slot, place.spec.slots).contains(card.center())
