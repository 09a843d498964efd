"""Tracks as towers, which rise and sink with their tokens, and as boxes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import Text
from tests.helpers.positions import move, play, position
from tests.helpers.positions_of.shadow_throne import fought
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.presentations.tower_scenery import Tower, tower_of
from throne_desktop.table.presentations.towers import Boxes, Towers

pytestmark = pytest.mark.usefixtures("qtbot")

TRACK = ZoneSpec("track", Form.TRACK, Text("", "Track"), "R1", slots=21, pitch=0.33, tight=0.3, depth=3, fan=1.0,
                 token=0.3, part=Part.SIDE, show=Show.TOWERS)
PILE = ZoneSpec("pile", Form.PILE, Text("", "Pile"), "R1", under=True)


def towers(*zones: ZoneSpec, room: QSizeF, scale: float = 1.0) -> Towers:
    made = Towers(zones, 0, scale)
    made.room = room
    return made


ROOMS = [QSizeF(956, 616), QSizeF(1212, 776), QSizeF(1852, 1056)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_towers_stand_side_by_side_and_every_field_is_higher_than_the_one_before(room: QSizeF, scale: float) -> None:
    found = towers(TRACK, room=room, scale=scale).at(QPointF(10, 20), 66.0)
    place = found.places["track"]
    for tower in range(3):
        corners = [place.corner(slot, tower) for slot in range(21)]
        assert all(below.y() > above.y() for below, above in pairwise(corners))
        assert all(found.rect.contains(QRectF(corner, place.card)) for corner in corners)
    assert place.corner(0, 1).x() - place.corner(0, 0).x() > place.card.width()


@pytest.mark.parametrize("room", ROOMS)
def test_a_pile_under_a_track_lies_beside_its_heading_and_covers_nothing(room: QSizeF) -> None:
    found = towers(TRACK, PILE, room=room).at(QPointF(10, 20), 66.0)
    pile, track = found.places["pile"].rect, found.places["track"]
    assert found.rect.contains(pile)
    assert not pile.intersects(found.captions["track"])
    assert not any(QRectF(track.corner(20, tower), track.card).intersects(pile) for tower in range(3))


def test_boxes_lie_in_a_row_with_a_caption_below() -> None:
    found = Boxes([TRACK], 0, 1.0).at(QPointF(10, 20), 100.0)
    place = found.places["track"]
    boxes = [QRectF(place.corner(slot, 0), place.card) for slot in range(21)]
    assert all(left.right() <= right.left() for left, right in pairwise(boxes))
    assert all(box.bottom() <= found.captions["track"].top() for box in boxes)
    assert found.rect.contains(found.captions["track"])


# -- at the table ------------------------------------------------------------------------------------------------------

def _towers(hand: Hand) -> dict[str, Tower]:
    found = {faction: tower_of(hand.scene.cards[f"power/{faction}"]) for faction in ("empire", "rebels", "church")}
    return {faction: tower for faction, tower in found.items() if tower is not None}


def _heights(hand: Hand) -> Sequence[float]:
    return [tower.wall.height() for tower in _towers(hand).values()]


def test_every_faction_has_a_tower_as_high_as_its_power_and_the_leader_a_crown() -> None:
    with at_table(session_at(fought("bentheon_knights", "phabos_scouts", "queen_eletheria"))) as hand:
        found = _towers(hand)
        assert {faction: tower.number for faction, tower in found.items()} == {
            "empire": "3", "rebels": "6", "church": "0"}
        empire, rebels, church = _heights(hand)
        assert church < empire < rebels
        assert (rebels - church) == pytest.approx(2 * (empire - church))
        assert [faction for faction, tower in found.items() if tower.crowned] == ["rebels"]


def test_nobody_wears_a_crown_before_there_is_any_power() -> None:
    with at_table(session_at(position("shadow-throne", "outlaw*2", "simone", "thavma"))) as hand:
        assert not any(tower.crowned for tower in _towers(hand).values())


def test_all_towers_stand_on_the_ground_whatever_their_height() -> None:
    with at_table(session_at(fought("bentheon_knights", "phabos_scouts", "queen_eletheria"))) as hand:
        feet = {round(tower.mapRectToScene(tower.wall).bottom(), 3) for tower in _towers(hand).values()}
        assert len(feet) == 1


def test_a_tower_rises_with_its_token_while_a_wave_is_told() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "tax_collector outlaw", "simone tithe_keeper")
    play(game, "play bentheon_knights", "play tax_collector")
    with at_table(session_at(game), speed=0.001) as hand:
        hand.session.submit(2, move("shadow-throne", "play simone"))
        seen = []
        while hand.moving():
            seen.append(_heights(hand)[0])
            hand.narrator.animator.skip()
        assert seen[0] < seen[-1]
        assert sorted(seen) == seen


@pytest.mark.parametrize("change", [3, -2])
def test_a_forecast_raises_or_lowers_the_token_and_leaves_the_table_as_it_is(change: int) -> None:
    with at_table(session_at(fought("bentheon_knights", "phabos_scouts", "queen_eletheria"))) as hand:
        tower = _towers(hand)["empire"]
        token = hand.scene.cards["power/empire"]
        foot, before = tower.mapRectToScene(tower.wall).bottom(), token.sceneBoundingRect().top()
        tower.forecast(change)
        moved = before - token.sceneBoundingRect().top()
        assert moved == pytest.approx(change * hand.scene.place("power").pitch)
        assert tower.mapRectToScene(tower.wall).bottom() == pytest.approx(foot)
        assert tower.number == "3"
        tower.forecast(0)
        assert hand.disorder() == []
