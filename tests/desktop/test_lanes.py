"""Lanes: every seat has a cell in each, nothing covers anything else, and screen readers hear what stands over them."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible

from engine import load_game
from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import Text
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.positions import play, position
from tests.helpers.positions_of.shadow_throne import wave
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.layout.layout import layout_for
from throne_desktop.table.presentations.lane_scenery import LaneScenery
from throne_desktop.table.presentations.lanes import Lanes, grid_for
from throne_desktop.table.presentations.presentation import Presented

pytestmark = pytest.mark.usefixtures("qtbot")

GAME = load_game("shadow-throne")
SIZES = {"small": QSizeF(980, 640), "usual": QSizeF(1236, 800), "large": QSizeF(1876, 1080)}


def rows(seats: int, lanes: int = 4) -> list[ZoneSpec]:
    return [ZoneSpec(f"row.{seat}", Form.STACKS, Text("", "Row"), "R1", seat, slots=lanes, pitch=1.05, tight=0.3,
                     depth=2, fan=0.2, part=Part.HERO, show=Show.LANES) for seat in range(seats)]


def presented(seats: int, viewer: int = 0, scale: float = 1.0, lanes: int = 4) -> Presented:
    return Lanes(rows(seats, lanes), viewer, scale).at(QPointF(20, 30), 100.0)


def cells(found: Presented) -> list[QRectF]:
    return [QRectF(corner, place.card) for place in found.places.values() for corner in place.cells]


@pytest.mark.parametrize("lanes", [1, 2, 4])
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("seats", range(1, 8))
def test_no_cell_covers_another_and_all_lie_in_the_room_of_the_lanes(seats: int, scale: float, lanes: int) -> None:
    found = presented(seats, scale=scale, lanes=lanes)
    assert len(cells(found)) == seats * lanes
    assert not any(first.intersects(second) for first, second in combinations(cells(found), 2))
    assert all(found.rect.contains(cell) for cell in cells(found))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_lane_is_one_slot_of_every_row(seats: int) -> None:
    found = presented(seats)
    lanes = [[QRectF(place.cells[lane], place.card) for place in found.places.values()] for lane in range(4)]
    for left, right in pairwise(lanes):
        assert max(cell.right() for cell in left) < min(cell.left() for cell in right)


@pytest.mark.parametrize("viewer", range(5))
def test_the_viewers_cell_begins_the_last_line_and_the_rivals_are_in_turn_order(viewer: int) -> None:
    found = presented(5, viewer)
    first = {seat: found.places[f"row.{seat}"].cells[0] for seat in range(5)}
    assert first[viewer].y() == max(corner.y() for corner in first.values())
    assert first[viewer].x() == min(corner.x() for corner in first.values())
    read = sorted((seat for seat in range(5) if seat != viewer), key=lambda seat: (first[seat].y(), first[seat].x()))
    assert read == [(viewer + step) % 5 for step in range(1, 5)]


def test_a_cell_that_is_left_over_has_the_heading_so_that_cards_are_larger() -> None:
    assert [grid_for(seats, 4).free for seats in (2, 3, 4, 5)] == [False, True, False, True]
    with_heading = Lanes(rows(4), 0, 1.0).size(100.0).height()
    without = Lanes(rows(3), 0, 1.0).size(100.0).height()
    assert without < with_heading


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize(("seats", "least"), [(3, (80, 100, 150)), (4, (80, 100, 150)), (5, (60, 80, 110))])
def test_cards_in_lanes_are_large_enough_to_read_at_every_number_of_seats(
        seats: int, least: tuple[int, int, int], size: QSizeF) -> None:
    zones = GAME.table.zones(seats)
    layout = layout_for(zones, seats, 0, size)
    width = layout.zones["battle.1"].card.width()
    assert width >= least[list(SIZES.values()).index(size)]


# -- at the table ------------------------------------------------------------------------------------------------------

def _kings_turn() -> ShadowState:
    game = position("shadow-throne", "king_kyros tax_collector outlaw*2", "tithe_keeper*3", "dutiful_peasant*3")
    wave(game, "king_kyros", "tithe_keeper", "dutiful_peasant")
    play(game, "extra tax_collector")
    return game


def test_cards_that_share_a_cell_are_smaller_fanned_and_stay_in_it() -> None:
    with at_table(session_at(_kings_turn())) as hand:
        place = hand.scene.place("battle.1")
        cell = QRectF(place.cells[0], place.card).adjusted(-1, -1, 1, 1)
        king, extra = (hand.scene.cards[f"battle.1/{number}"] for number in range(2))
        for card in (king, extra):
            assert cell.contains(card.card_rect().translated(card.pos()))
            assert card.width < place.card.width()
        assert extra.pos().y() > king.pos().y()
        assert hand.scene.cards["battle.2/0"].width == pytest.approx(place.card.width(), abs=1)


def test_empty_cells_show_whose_they_are_and_where_the_own_card_goes() -> None:
    game = position("shadow-throne", "outlaw simone", "tithe_keeper*2", "dutiful_peasant*2")
    with at_table(session_at(game)) as hand:
        lane = _scenery(hand).lanes[0]
        assert lane.look.state == "now"
        assert [cell.words for cell in lane.look.empty] == ["", "", "your card"]
        assert [cell.owner for cell in lane.look.empty] == [hand.scene.seats.portrait(seat) for seat in (1, 2, 0)]
        assert [lane.look.state for lane in _scenery(hand).lanes[1:]] == ["open"] * 3


def test_the_heading_of_a_lane_tells_what_it_means_in_a_tooltip() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tithe_keeper*2", "dutiful_peasant*2")
    wave(game, "bentheon_knights", "tithe_keeper", "dutiful_peasant")
    with at_table(session_at(game)) as hand:
        assert _scenery(hand).lanes[0].toolTip() == "Wave I\nEmpire in this wave: 4 power"


def test_screen_readers_hear_what_stands_over_the_lanes_at_the_own_row() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tithe_keeper*2", "dutiful_peasant*2")
    wave(game, "bentheon_knights", "tithe_keeper", "dutiful_peasant")
    with at_table(session_at(game)) as hand:
        table = QAccessible.queryAccessibleInterface(hand.screen.table_view)
        zones = [zone for index in range(table.childCount()) if (zone := table.child(index)) is not None]
        said = {zone.text(QAccessible.Text.Name): zone.text(QAccessible.Text.Description) for zone in zones}
        assert "Wave I. Empire in this wave: 4 power." in said["Ann’s characters"]
        assert "Wave III is still to come." in said["Ann’s characters"]
        assert "wave" not in said["Ben’s characters"].lower()


def test_a_card_flies_from_the_hand_into_its_cell() -> None:
    game = position("shadow-throne", "outlaw simone", "tithe_keeper*2", "dutiful_peasant*2")
    with at_table(session_at(game), speed=0.5) as hand:
        card = hand.scene.cards["hand.1/outlaw.0"]
        start = card.pos()
        hand.click("hand.1/outlaw.0")
        assert hand.played == ["play outlaw"]
        assert hand.moving()
        hand.settle()
        assert hand.scene.cards["hand.1/outlaw.0"] is card
        assert card.pos() == hand.scene.place("battle.1").cells[0] != start


def _scenery(hand: Hand) -> LaneScenery:
    return next(item for item in hand.scene.items() if isinstance(item, LaneScenery))

