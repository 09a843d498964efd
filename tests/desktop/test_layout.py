"""Where everything lies: nothing leaves the table or covers anything else, whatever the size of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from engine import GAMES, load_game
from engine.base.table import Form, ZoneSpec
from engine.games.behind_the_throne.game import GAME
from engine.session.session import Session
from tests.helpers.amount import examples, few_or_many
from tests.helpers.tables_to_come import SEATS_TO_COME, TO_COME
from tests.helpers.window import at_table, persons
from throne_desktop.look import theme
from throne_desktop.look.theme import RIM
from throne_desktop.table.blocks import SMALLEST_TOKEN, ZonePlace
from throne_desktop.table.layout import Layout, lay_out
from throne_desktop.table.room_making import guests, make_room

SMALLEST_CARD = 36.0
"""The index of a narrower card is lower than 12 pixels."""
LINE = 16.0
"""The height of a line of the smallest text."""
SCALES = (1.0, 1.6)
"""How large texts are."""
REAL = [(game_id, seats) for game_id in GAMES for seats in load_game(game_id).seats]
ALL_SEATS = REAL + [(kind, seats) for kind, all_seats in SEATS_TO_COME.items() for seats in all_seats]
Sizes = tuple[tuple[int, int], ...]
# The table in a window of 1024x640 with the largest words and with the usual ones, in one of 1280x800, and the largest.
TABLES: Sizes = ((670, 501), (752, 554), (1008, 714), (1648, 994))
MORE_TABLES: Sizes = ((1328, 714), (1008, 994), (1648, 554),
                      *((width, height) for width in range(752, 1921, 146) for height in range(554, 1001, 110)))

tables = st.tuples(st.integers(752, 1920), st.integers(554, 1000))
every_game = pytest.mark.parametrize(("game_id", "seats"), ALL_SEATS)


def every_table(test: Callable[..., None]) -> Callable[..., None]:
    """A test is about the tables of all games in some sizes, and in the long run in many more."""
    return every_game(few_or_many("sizes", TABLES, MORE_TABLES)(test))


@cache
def laid_out(game_id: str, seats: int, viewer: int, size: tuple[int, int], scale: float = 1.0) -> Layout:
    return lay_out(zones_of(game_id, seats), seats, viewer, QSizeF(*size), scale)


def zones_of(game_id: str, seats: int) -> Sequence[ZoneSpec]:
    return TO_COME[game_id](seats) if game_id in TO_COME else load_game(game_id).table.zones(seats)


def layouts(game_id: str, seats: int, sizes: Sizes) -> Iterator[Layout]:
    """The table at these sizes, with every size of text and from every seat."""
    for size, scale, viewer in product(sizes, SCALES, range(seats)):
        yield laid_out(game_id, seats, viewer, size, scale)


def cloth(layout: Layout) -> QRectF:
    """The table within its wooden edge."""
    return QRectF(QPointF(0, 0), layout.size).adjusted(RIM, RIM, -RIM, -RIM)


def taken(layout: Layout) -> dict[str, QRectF]:
    """Everything on the table by its name, except for guests, which are empty most of the time."""
    loud = [zone for zone, place in layout.zones.items() if not place.spec.guest]
    return ({zone: layout.zones[zone].rect for zone in loud}
            | {f"caption of {zone}": layout.captions[zone] for zone in loud if zone in layout.captions}
            | {f"plaque {seat}": plaque for seat, plaque in layout.plaques.items()})


def overlapping(layout: Layout) -> list[str]:
    """What lies over something else."""
    return [f"{one} lies over {other}" for (one, first), (other, second) in combinations(taken(layout).items(), 2)
            if first.intersects(second)]


def outside(layout: Layout) -> list[str]:
    """What reaches beyond the cloth."""
    inside = cloth(layout)
    return [name for name, rect in taken(layout).items() if not inside.contains(rect)]


def too_small(layout: Layout) -> list[str]:
    """Zones with cards or tokens too small to be read."""
    return [f"{place.spec.id}: {place.card.width()}" for place in layout.zones.values()
            if place.card.width() < (SMALLEST_TOKEN if place.spec.token else SMALLEST_CARD)]


def card_rect(place: ZonePlace, slot: int, level: int, slots: int) -> QRectF:
    """A card in a slot, lying on its side where the zone has such cards."""
    upright = QRectF(place.corner(slot, level, slots), place.card_at(slot, slots))
    if not place.spec.sideways:
        return upright
    rect = QRectF(0, 0, place.card.height(), place.card.width())
    rect.moveCenter(upright.center())
    return rect


# -- at every size -------------------------------------------------------------------------------------------------

@every_table
def test_everything_lies_on_the_cloth_from_every_seat(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert outside(layout) == []


@every_table
def test_no_zone_caption_or_plaque_lies_over_another(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert overlapping(layout) == []


@every_table
def test_no_card_is_too_small_to_be_read(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert too_small(layout) == []


@settings(max_examples=examples(30), deadline=None)
@given(st.sampled_from(ALL_SEATS), st.integers(0, 4), tables, st.floats(1.0, 1.6))
def test_a_table_of_any_size_in_between_is_as_orderly(
        game: tuple[str, int], seat: int, size: tuple[int, int], scale: float) -> None:
    game_id, seats = game
    layout = laid_out(game_id, seats, seat % seats, size, scale)
    assert outside(layout) + overlapping(layout) + too_small(layout) == []


@every_table
def test_every_seat_has_a_plaque_and_every_zone_a_place(game_id: str, seats: int, sizes: Sizes) -> None:
    zones = zones_of(game_id, seats)
    for layout in layouts(game_id, seats, sizes):
        assert set(layout.plaques) == set(range(seats))
        assert set(layout.zones) == {zone.id for zone in zones}


@every_game
def test_a_larger_window_never_has_smaller_cards_all_in_all(game_id: str, seats: int) -> None:
    sizes = [(752 + 32 * step, 554 + 12 * step) for step in range(28)]
    own, rival = (next(zone.id for zone in zones_of(game_id, seats) if zone.seat == seat and not zone.token)
                  for seat in (0, 1))
    tables = [laid_out(game_id, seats, 0, size).zones for size in sizes]
    sizes_of_cards = [(each[own].card.width() * each[rival].card.width()) ** 0.5 for each in tables]
    # An arrangement in fewer lines is calmer, so it is preferred to one with slightly larger cards.
    assert all(after >= before * 0.88 for before, after in pairwise(sizes_of_cards))
    assert sizes_of_cards[-1] > 1.5 * sizes_of_cards[0]


@every_table
def test_larger_words_have_larger_plaques_and_captions(game_id: str, seats: int, sizes: Sizes) -> None:
    for size in sizes:
        usual, large = (laid_out(game_id, seats, 0, size, scale) for scale in (1.0, 1.6))
        assert all(plaque.height() >= 2 * LINE for plaque in usual.plaques.values())
        assert all(plaque.height() >= 1.6 * LINE for plaque in large.plaques.values()), "There is room for a line."
        assert all(large.captions[zone].height() >= 1.5 * room.height() >= 1.5 * LINE
                   for zone, room in usual.captions.items())


@every_table
def test_a_card_on_its_side_covers_no_other_stack(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.spec.sideways):
            stacks = [[card_rect(place, slot, level, place.spec.slots) for level in range(place.spec.depth)]
                      for slot in range(place.spec.slots)]
            assert not any(card.adjusted(1, 1, -1, -1).intersects(other) for one, two in combinations(stacks, 2)
                           for card, other in product(one, two))


@every_table
def test_every_card_in_a_fan_shows_its_index(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.spec.depth > 1 and not each.spec.token):
            step = place.corner(0, 1) - place.corner(0, 0)
            digit = max(12.0, place.card.width() * 0.2)
            assert step.y() >= digit or step.x() >= place.card.width() * 0.055 + digit * 0.55


# -- who sits where ------------------------------------------------------------------------------------------------

@every_game
def test_the_viewer_sits_below_and_the_others_above_in_the_order_of_play(game_id: str, seats: int) -> None:
    for viewer in range(seats):
        layout = laid_out(game_id, seats, viewer, (1008, 714))
        rivals = [(viewer + step) % seats for step in range(1, seats)]
        middle = layout.size.height() / 2
        assert layout.plaques[viewer].top() > middle
        assert all(layout.plaques[rival].bottom() < middle for rival in rivals)
        assert sorted(rivals, key=lambda rival: layout.plaques[rival].left()) == rivals


# -- cards in their zones ------------------------------------------------------------------------------------------

@every_table
def test_the_cards_of_a_zone_lie_within_it(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in layout.zones.values():
            room = place.rect.adjusted(-1, -1, 1, 1)
            spec = place.spec
            assert all(room.contains(card_rect(place, slot, level, spec.slots))
                       for slot in range(spec.slots) for level in range(spec.depth))


@every_table
def test_twice_as_many_cards_lie_within_the_same_room(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.spec.slots > 1):
            room = place.rect.adjusted(-1, -1, 1, 1)
            slots = 2 * place.spec.slots
            assert all(room.contains(card_rect(place, slot, 0, slots)) for slot in range(slots))
            corners = {(place.corner(slot, 0, slots).x(), place.corner(slot, 0, slots).y()) for slot in range(slots)}
            assert len(corners) == slots, "Every stack shows a part of itself."


@every_table
def test_the_cards_of_a_full_zone_do_not_cover_each_other(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.pitch >= each.card.width()):
            cards = [QRectF(place.corner(slot, 0, place.spec.slots), place.card) for slot in range(place.spec.slots)]
            assert not any(one.intersects(other) for one, other in combinations(cards, 2))


@every_table
def test_few_cards_lie_side_by_side_in_the_middle_where_many_overlap(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.spec.spread and each.spec.form is not Form.HAND):
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
        for place in (each for each in layout.zones.values() if each.spec.last_size > 1):
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
        for host, names in guests(specs).items():
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
        for place in layout.zones.values():
            for slot in range(place.spec.slots):
                card = QRectF(place.corner(slot, 0, place.spec.slots), place.card)
                assert place.slot_rect(slot, place.spec.slots).contains(card.center())


# -- what is painted -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_text_on_the_table_is_lower_than_12_pixels(
        qtbot: QtBot, seats: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = set[int]()
    real = theme.font

    def noted(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
        font = real(pixels, bold=bold, italic=italic)
        sizes.add(font.pixelSize())
        return font

    session = Session(GAME, seats, seats, players=persons(seats))
    for _ in range(40):
        actor = session.state.actor
        assert actor is not None
        session.submit(actor, session.state.legal_moves()[-1])
    with at_table(session, size=size) as hand:
        monkeypatch.setattr(theme, "font", noted)
        hand.scene.retranslate()
        hand.screen.table_view.preview.show_now(next(iter(hand.scene.cards.values())))
        hand.screen.table_view.scores.toggle_all()
        hand.screen.table_view.grab()
    assert len(sizes) > 3
    assert min(sizes) >= 12
