"""A row whose last card sits on a throne: where its cards lie, what is dropped on it, and the number above it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import Text
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.presentations.presentation import Presented
from throne_desktop.table.presentations.throne import ThronePresentation, ThroneScenery

WIDTHS = (80.0, 108.0, 150.0)
ROOMS = (QSizeF(900, 600), QSizeF(1212, 776), QSizeF(1852, 1056))
COUNTS = range(13)


def zone(name: str, form: Form, last_size: float = 1.0) -> ZoneSpec:
    return ZoneSpec(name, form, Text("app", name), "R1", slots=10 if form is Form.ROW else 1, last_size=last_size,
                    part=Part.HERO, show=Show.THRONE)


def presented(width: float, room: QSizeF, scale: float = 1.0, piles: int = 2) -> Presented:
    """A court with piles beside it, in a window with that room."""
    zones = [zone("court", Form.ROW, 1.75), *(zone(f"pile.{number}", Form.PILE) for number in range(piles))]
    throne = ThronePresentation(zones, 0, scale)
    throne.room = room
    return throne.at(QPointF(30, 40), width)


def cards(place: ZonePlace, count: int) -> list[QRectF]:
    """Where that many cards lie, the one on the throne last."""
    return [place.slot_rect(slot, count) for slot in range(count)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", COUNTS)
def test_every_card_lies_in_the_room_that_was_asked_for(count: int, width: float, room: QSizeF) -> None:
    shown = presented(width, room)
    found = cards(shown.places["court"], count)
    assert all(shown.rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(card) for card in found)
    assert all(any(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(card) for area in shown.places["court"].areas)
               for card in found)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", COUNTS)
def test_nothing_covers_the_card_on_the_throne_or_what_lies_beside_it(count: int, width: float, room: QSizeF) -> None:
    shown = presented(width, room)
    *row, throne = cards(shown.places["court"], count) or [QRectF()]
    piles = [shown.places[f"pile.{number}"].rect for number in range(2)]
    seat = shown.places["court"].rect
    assert not any(card.intersects(seat) for card in (*row, *piles))
    assert not any(one.intersects(other) for one, other in combinations((throne, *piles), 2))
    assert not any(card.intersects(pile) for card in row for pile in piles)


@pytest.mark.parametrize("count", COUNTS[2:])
def test_the_newest_card_lies_next_to_the_throne_and_older_ones_to_its_left(count: int) -> None:
    place = presented(120.0, ROOMS[1]).places["court"]
    *row, _ = cards(place, count)
    lefts = [card.left() for card in row]
    assert lefts == sorted(lefts)
    assert row[-1].right() < place.rect.left() < row[-1].right() + 40
    assert all(card.width() == row[0].width() and card.bottom() == row[0].bottom() for card in row)


def test_few_cards_lie_side_by_side_and_many_overlap_evenly() -> None:
    place = presented(120.0, ROOMS[1]).places["court"]
    few, many = cards(place, 5)[:-1], cards(place, 12)[:-1]
    assert not any(one.intersects(other) for one, other in combinations(few, 2))
    steps = {round(other.left() - one.left(), 3) for one, other in pairwise(many)}
    assert len(steps) == 1
    free = place.free_width(0, 12)
    assert free == pytest.approx(steps.pop(), abs=0.01)
    assert place.free_width(10, 12) == many[-1].width()


def test_the_card_on_the_throne_is_as_much_larger_as_the_game_says() -> None:
    place = presented(140.0, ROOMS[1]).places["court"]
    *row, throne = cards(place, 4)
    assert throne.width() == pytest.approx(140.0)
    assert throne.width() == pytest.approx(1.75 * row[0].width())


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_upper_corners_are_free_for_others(scale: float) -> None:
    zones = [zone("court", Form.ROW, 1.75), zone("pile", Form.PILE)]
    throne = ThronePresentation(zones, 0, scale)
    throne.room = ROOMS[1]
    size, parts = throne.size(130.0), throne.outline(130.0)
    assert all(QRectF(QPointF(), size).contains(part) for part in parts)
    corner = QSizeF((size.width() - parts[0].width()) / 2 - 40, size.height() / 2)
    for left in (0.0, size.width() - corner.width()):
        assert not any(part.intersects(QRectF(QPointF(left, 0), corner)) for part in parts)
    assert parts[0].center().x() == pytest.approx(size.width() / 2)
    shown = throne.at(QPointF(), 130.0)
    for rect in (*(place.rect for place in shown.places.values()), *shown.captions.values()):
        assert any(part.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for part in parts)


# -- in the window -----------------------------------------------------------------------------------------------------

def scenery(hand: Hand) -> ThroneScenery:
    """The throne on the table."""
    return next(item for item in hand.scene.items() if isinstance(item, ThroneScenery))


@pytest.mark.parametrize(("court", "number", "reason"), [
    ("elder", "3", "The Throne is worth 3: play equal or higher."),
    ("elder princess!", "1", "A disgraced Throne is worth 1: play any card."),
    ("queen warlord", "9", "Warlord counts 9: Royalty is in Court"),
    ("elder soldier+", "7", "Soldier counts 7: the guess was right"),
])
@pytest.mark.usefixtures("qtbot")
def test_the_number_to_beat_stands_above_the_throne_with_its_reason(court: str, number: str, reason: str) -> None:
    with at_table(session_at(position("imposter-kings", "oathbound fool", "judge mystic", court=court))) as hand:
        throne = scenery(hand)
        assert (throne.number, throne.reason) == (number, reason)
        assert throne.toolTip() == reason
        card = next(item for item in hand.scene.cards.values() if item.piece and item.piece.zone == "court"
                    and item.piece.slot == len(court.split()) - 1)
        assert throne.throne.contains(card.sceneBoundingRect().center())
        assert throne.disc.bottom() < card.sceneBoundingRect().top()


@pytest.mark.usefixtures("qtbot")
def test_the_way_back_of_a_card_goes_around_the_number_and_its_reason() -> None:
    with at_table(session_at(position("imposter-kings", "oathbound fool", "judge mystic", court="queen warlord",
                                      accused="elder"))) as hand:
        throne = scenery(hand)
        hand.drag("hand.1/fool-0", "accused")
        (back,) = [item.path for item in hand.scene.items() if isinstance(item, StrokeItem) and item.kind == "back"]
        points = [back.pointAtPercent(step / 40) for step in range(41)]
        assert not any(rect.contains(point) for point in points for rect in (throne.line, throne.disc))


@pytest.mark.usefixtures("qtbot")
def test_an_empty_throne_asks_for_no_number() -> None:
    with at_table(session_at(position("imposter-kings", "oathbound fool", "judge mystic"))) as hand:
        assert (scenery(hand).number, scenery(hand).reason) == ("", "")


@pytest.mark.usefixtures("qtbot")
def test_a_card_may_be_dropped_on_the_throne_or_on_the_row_beside_it() -> None:
    for goal in ("court", "court/0/elder", "court/1/zealot"):
        game = position("imposter-kings", "queen fool", "princess judge", court="elder zealot")
        with at_table(session_at(game)) as hand:
            hand.drag("hand.1/queen/0", goal)
            assert hand.played == ["play queen"]
            assert hand.disorder() == []


@pytest.mark.usefixtures("qtbot")
def test_the_card_before_moves_from_the_throne_into_the_row() -> None:
    game = position("imposter-kings", "queen fool", "princess sentry", court="elder judge")
    with at_table(session_at(game), speed=1.0) as hand:
        before = hand.scene.cards["court/1/judge"]
        large = before.width
        hand.drag("hand.1/queen/0", "court")
        hand.settle()
        assert before.width < large
        assert not hand.scene.place("court").rect.contains(before.pos())
        assert hand.disorder() == []


@pytest.mark.usefixtures("qtbot")
def test_the_row_says_how_many_cards_there_are_once_there_are_any() -> None:
    for court, caption in (("elder judge", "Court · 2"), ("", "")):
        game = position("imposter-kings", "queen fool", "princess sentry", court=court)
        with at_table(session_at(game)) as hand:
            assert hand.scene.zone_items["court"].caption == caption


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.usefixtures("qtbot")
def test_ones_own_king_and_successor_have_captions_and_those_of_rivals_none(size: tuple[int, int]) -> None:
    game = position("imposter-kings", "queen fool", "princess sentry", court="elder judge")
    with at_table(session_at(game), size=size) as hand:
        captions = {zone: hand.scene.zone_items[zone].caption for zone in ("king.1", "successor.1", "king.2",
                                                                           "successor.2", "hand.1")}
        assert captions == {"king.1": "King", "successor.1": "Successor", "king.2": "", "successor.2": "", "hand.1": ""}
        foot = hand.scene.sceneRect().bottom()
        for zone in ("king.1", "successor.1"):
            assert hand.scene.place(zone).rect.bottom() + 17 <= foot
