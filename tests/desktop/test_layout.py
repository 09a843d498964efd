"""Where everything lies: nothing leaves the table or covers anything else, whatever the size of the window."""

from __future__ import annotations

import random
from functools import partial
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from engine import GAMES, load_game
from engine.base.parts import Show
from engine.base.table import Form
from engine.games.behind_the_throne.game import GAME
from engine.session.session import Session
from tests.helpers.amount import examples, few_or_many, first_or_all
from tests.helpers.layouts import (
    ALL_SEATS,
    MORE_SMALL_TABLES,
    SCALES,
    SMALL_TABLES,
    TABLES,
    Sizes,
    card_rect,
    every_game,
    every_table,
    laid_out,
    layouts,
    plain,
    zones_of,
)
from tests.helpers.window import at_table, persons
from throne_desktop.look import pictures, theme
from throne_desktop.look.pictures import Pictures
from throne_desktop.table.faces.lettering import IN_HEAD
from throne_desktop.table.layout.layout import Layout, layout_for

LINE = 16.0
"""The height of a line of the smallest text."""
MUCH = 2 ** 25
"""Bytes: room for all pictures of a table."""

tables = st.tuples(st.integers(980, 1920), st.integers(620, 1080))


def taken(layout: Layout) -> list[tuple[str, str, QRectF]]:
    """Everything on the table: what it belongs to, its name, and a rectangle that it takes.

    Guests are empty most of the time. What belongs to one presentation may lie over other parts of it.
    """
    presented = [(f"{each.show.value} {number}", each) for number, each in enumerate(layout.presented)]
    groups = {name: group for group, each in presented for name in each.places}
    found = [(groups.get(name, name), name, area) for name, place in layout.zones.items()
             if not place.spec.guest and not place.told for area in place.areas]
    found += [(groups.get(name, f"caption of {name}"), f"caption of {name}", rect)
              for name, rect in layout.captions.items() if not layout.zones[name].spec.guest]
    found += [(group, group, each.rect) for group, each in presented if each.show is not Show.THRONE]
    found += [(f"plaque {seat}", f"plaque {seat}", plaque) for seat, plaque in layout.plaques.items()]
    return [*found, ("ribbon", "ribbon", layout.ribbon)]


def overlapping(layout: Layout) -> list[str]:
    """What lies over something else."""
    return [f"{one} lies over {other}" for (group, one, first), (its, other, second) in combinations(taken(layout), 2)
            if group != its and first.adjusted(0.01, 0.01, -0.01, -0.01).intersects(second)]


def outside(layout: Layout) -> list[str]:
    """What reaches beyond the table."""
    table = QRectF(QPointF(0, 0), layout.size)
    return [name for _, name, rect in taken(layout) if not table.contains(rect)]


# -- at every size -------------------------------------------------------------------------------------------------

@every_table
def test_everything_lies_on_the_table_from_every_seat(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert outside(layout) == []


@every_table
def test_nothing_lies_over_anything_else_not_even_the_prompt(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert overlapping(layout) == []


@settings(max_examples=examples(30), deadline=None)
@given(st.sampled_from(ALL_SEATS), st.integers(0, 4), tables, st.floats(1.0, 1.6))
def test_a_table_of_any_size_in_between_is_as_orderly(
        game: tuple[str, int], seat: int, size: tuple[int, int], scale: float) -> None:
    game_id, seats = game
    layout = laid_out(game_id, seats, seat % seats, size, scale)
    assert outside(layout) + overlapping(layout) == []


@every_table
def test_every_seat_has_a_plaque_and_every_zone_a_place(game_id: str, seats: int, sizes: Sizes) -> None:
    zones = zones_of(game_id, seats)
    for layout in layouts(game_id, seats, sizes):
        assert set(layout.plaques) == set(range(seats))
        assert set(layout.zones) == {zone.id for zone in zones}


@every_game
def test_a_larger_window_has_larger_cards(game_id: str, seats: int) -> None:
    own = next(zone.id for zone in zones_of(game_id, seats) if zone.seat == 0 and not zone.token and not zone.guest)
    small, medium, large = (laid_out(game_id, seats, 0, size).zones[own].card.width() for size in TABLES)
    assert medium >= 0.9 * small, "The room may go to others instead."
    assert large > max(small, medium)


@every_table
def test_larger_words_have_larger_captions(game_id: str, seats: int, sizes: Sizes) -> None:
    for size in sizes:
        usual, large = (laid_out(game_id, seats, 0, size, scale) for scale in SCALES)
        presented = {name for layout in (usual, large) for each in layout.presented for name in each.places}
        for zone, room in usual.captions.items():
            if zone in large.captions and zone not in presented:
                assert large.captions[zone].height() >= 1.5 * room.height() >= 1.5 * LINE


@every_table
def test_the_strip_for_the_prompt_lies_just_above_the_hand(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        hands = [place.rect.top() for place in layout.zones.values()
                 if place.spec.seat is not None and place.spec.form is Form.HAND and not place.spec.guest
                 and place.rect.top() > layout.size.height() / 2]
        assert layout.ribbon.height() >= 44
        assert layout.ribbon.width() > 0.9 * layout.size.width()
        assert all(layout.ribbon.bottom() + 20 <= top for top in hands), "Cards rise when they can be played."


@every_table
def test_a_card_on_its_side_covers_no_other_stack_of_ones_own(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in layout.zones.values() if each.spec.sideways and not each.spines):
            stacks = [[card_rect(place, slot, level, place.spec.slots) for level in range(place.spec.depth)]
                      for slot in range(place.spec.slots)]
            assert not any(card.adjusted(1, 1, -1, -1).intersects(other) for one, two in combinations(stacks, 2)
                           for card, other in product(one, two))


@every_table
def test_every_card_in_a_fan_shows_its_index(game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        for place in (each for each in plain(layout) if each.spec.depth > 1 and not each.spec.token
                      and not each.spines):
            assert place.step.y() >= max(12.0, place.card.width() * 0.2)


# -- in small windows --------------------------------------------------------------------------------------------------

@every_game
@few_or_many("sizes", SMALL_TABLES, MORE_SMALL_TABLES)
def test_in_a_small_window_all_has_its_place_and_the_hand_can_be_read(
        game_id: str, seats: int, sizes: Sizes) -> None:
    for layout in layouts(game_id, seats, sizes):
        assert outside(layout) + overlapping(layout) == []
        assert layout.ribbon.height() >= 44
        hands = [place for place in layout.zones.values() if place.spec.form is Form.HAND and not place.spec.guest
                 and place.rect.top() > layout.ribbon.bottom()]
        assert all(place.card.width() >= 64 for place in hands), "Their heads have names that can be read."
        assert min(plaque.height() for plaque in layout.plaques.values()) >= 54


# -- who sits where ------------------------------------------------------------------------------------------------

@every_table
def test_the_viewer_sits_below_and_the_others_clockwise_around_the_table(
        game_id: str, seats: int, sizes: Sizes) -> None:
    for size, viewer in (*product(sizes, (0,)), *product(sizes[:1], range(1, seats))):
        layout = laid_out(game_id, seats, viewer, size)
        rivals = [layout.plaques[(viewer + step) % seats].center() for step in range(1, seats)]
        middle = layout.size.height() / 2
        assert layout.plaques[viewer].top() > middle
        assert all(rival.y() < middle for rival in rivals)
        for one, other in pairwise(rivals):
            is_left = one.x() < layout.size.width() / 2
            assert one.x() < other.x() or (one.y() > other.y() if is_left else one.y() < other.y())


@every_table
def test_ones_own_plaque_has_room_for_a_face_and_those_of_rivals_for_one_and_words(
        game_id: str, seats: int, sizes: Sizes) -> None:
    for size, scale in product(sizes, SCALES):
        layout = laid_out(game_id, seats, 0, size, scale)
        own, rivals = layout.plaques[0], [layout.plaques[seat] for seat in range(1, seats)]
        assert own.width() >= 130
        assert own.height() >= 110
        assert all(rival.height() >= 72 and rival.width() >= 150 for rival in rivals)


# -- what is painted -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4])
@first_or_all("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_text_on_the_table_is_lower_than_12_pixels_but_a_name_in_two_lines_in_a_head(
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
    monkeypatch.setattr(pictures, "kept", Pictures(MUCH))    # what another test has painted has no font any more
    with at_table(session, size=size) as hand:
        monkeypatch.setattr(theme, "font", noted)
        hand.scene.retranslate()
        hand.screen.table_view.preview.show_now(next(iter(hand.scene.cards.values())))
        hand.screen.table_view.scores.toggle_all()
        hand.screen.table_view.grab()
    assert len(sizes) > 1
    assert min(sizes - {int(IN_HEAD.least_broken)}) >= 12
    assert IN_HEAD.least_broken == 11


# -- what is remembered ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("moves", 10, 60)
def test_what_happens_at_a_table_leaves_its_arrangement_as_it_was(moves: int, game_id: str, qtbot: QtBot) -> None:
    game, rng = load_game(game_id), random.Random(3)
    seats = game.seats[0]
    with at_table(Session(game, seats, 3, players=persons(seats))) as hand:
        arranged = partial(layout_for, hand.view.zones, seats, 0, hand.scene.sceneRect().size(), theme.text_scale)
        before = repr(arranged())
        for _ in range(moves):
            state = hand.session.state
            if state.actor is not None:
                hand.session.submit(state.actor, rng.choice(state.legal_moves()))
        hand.screen.grab()
        assert repr(arranged()) == before
        assert arranged() is arranged()
