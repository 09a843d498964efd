"""Towns and markets: pairs share a plot under a roof, however many there are, and piles stand under awnings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
)

from engine import load_game
from engine.base.parts import Part, Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import Text
from engine.games.rival_kings.places import pile_id
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.geometry.fitting import fitted
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.layout.layout import layout_for
from throne_desktop.table.presentations.plots import Plots, PlotsScenery, Town
from throne_desktop.table.presentations.roofs import EmptyPlotCell, House, name_on_end, roof_of
from throne_desktop.table.presentations.stalls import Stalls, StallsScenery, write_in

pytestmark = pytest.mark.usefixtures("qtbot")

GAME = load_game("rival-kings")
SIZES = {"small": QSizeF(980, 640), "usual": QSizeF(1236, 800), "large": QSizeF(1876, 1080)}
COUNTS = (*range(11), 13, 16)
"""How many plots a town has; a table has 32 cards to share out."""

SEVEN = ("queen: jailer scholar miner farmer vintner mine farm forge garden", "duke: bishop cathedral pavilion")
"""Ann has seven plots, two of them with a perfect pair, and Ben has two."""


def rows(seat: int = 0, plots: int = 6) -> list[ZoneSpec]:
    return [ZoneSpec(f"{half}.{seat}", Form.ROW, Text("", half), "R1", seat, slots=plots, part=Part.HERO,
                     show=Show.PLOTS) for half in ("left", "right")]


def used(count: int, seat: int = 0) -> dict[str, list[int]]:
    """A town of that many plots: one in three has a card at the left, one at the right, and one has both."""
    return {f"left.{seat}": [slot for slot in range(count) if slot % 3 != 1],
            f"right.{seat}": [slot for slot in range(count) if slot % 3 != 0]}


def town(count: int, room: QSizeF, seat: int = 0, scale: float = 1.0) -> Town:
    """A town of that many plots in a room; seat 0 looks at the table."""
    plots = Plots(rows(seat), 0, scale)
    return plots.filling(QRectF(QPointF(30, 40), room), 100.0).settled(used(count, seat))


def cards(found: Town, count: int, seat: int = 0) -> list[tuple[int, float, QRectF]]:
    """The cards from the first to the last plot: which half they are, how much shows, and where they lie."""
    lying = []
    for slot in range(count):
        for half, (zone, slots) in enumerate(used(count, seat).items()):
            if slot in slots:
                place = found.places[zone]
                lying.append((half, place.free_width(slot, count), QRectF(place.corner(slot, 0, count), place.card)))
    return lying


# -- where plots lie ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("room", [QSizeF(930, 126), QSizeF(980, 190), QSizeF(1200, 200), QSizeF(1800, 320)])
@pytest.mark.parametrize("count", COUNTS)
def test_no_card_of_a_town_covers_another_and_all_lie_in_its_room(count: int, room: QSizeF, scale: float) -> None:
    found = town(count, room, scale=scale)
    lying = [rect for _, _, rect in cards(found, count)]
    assert not any(first.intersects(second) for first, second in combinations(lying, 2))
    assert all(found.rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect) for rect in lying)


@pytest.mark.parametrize("count", COUNTS)
def test_the_cells_of_a_plot_lie_side_by_side_within_its_walls(count: int) -> None:
    found = town(count, QSizeF(1200, 200))
    for wall, left, right in zip(found.cells.walls, *found.cells.sides, strict=True):
        assert wall.adjusted(-0.5, -0.5, 0.5, 0.5).contains(left)
        assert wall.adjusted(-0.5, -0.5, 0.5, 0.5).contains(right)
        assert left.right() <= right.left() + 0.5
    assert not any(first.intersects(second) for first, second in combinations(found.cells.walls, 2))


@pytest.mark.parametrize(("count", "least"), [(1, 100), (4, 100), (6, 84), (8, 80), (10, 66)])
def test_cards_of_the_own_town_shrink_only_as_it_grows(count: int, least: float) -> None:
    assert town(count, QSizeF(1212, 190)).width >= least


def test_a_town_of_a_few_plots_is_as_large_as_one_of_many_that_fit() -> None:
    widths = {town(count, QSizeF(1212, 190)).width for count in range(5)}
    assert len(widths) == 1


def test_where_room_is_short_a_cell_without_a_card_is_narrow() -> None:
    wide, narrow = town(3, QSizeF(1212, 190)), town(9, QSizeF(1212, 190))
    assert wide.cells.sides[1][0].width() == pytest.approx(wide.width, abs=8)
    assert 12 < narrow.cells.sides[1][0].width() < narrow.width / 2


@pytest.mark.parametrize("room", [QSizeF(150, 80), QSizeF(200, 96), QSizeF(300, 96), QSizeF(800, 130)])
@pytest.mark.parametrize("count", COUNTS)
def test_a_rivals_town_keeps_to_its_room_and_shows_the_index_of_every_card(count: int, room: QSizeF) -> None:
    found = town(count, room, seat=1)
    lying = cards(found, count, seat=1)
    assert all(found.rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect) for _, _, rect in lying)
    assert all(free >= (11 if count <= 8 else 5) for _, free, _ in lying)
    for (_, free, rect), (_, _, following) in pairwise(lying):
        assert rect.left() + free <= following.left() + 0.5 or following.top() > rect.top() + 1


def test_a_rivals_cards_overlap_before_they_get_too_small() -> None:
    free = [share for _, share, _ in cards(town(8, QSizeF(300, 110), seat=1), 8, seat=1)]
    assert town(8, QSizeF(300, 110), seat=1).width >= 56
    assert min(free) < 56 * 0.56
    assert free[-1] == town(8, QSizeF(300, 110), seat=1).width, "The last card is whole."


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_town_and_nothing_lies_over_it(seats: int, size: QSizeF) -> None:
    layout = layout_for(GAME.table.zones(seats), seats, 0, size)
    towns = [each for each in layout.presented if isinstance(each, Town)]
    assert len(towns) == seats
    others = [place for zone, place in layout.zones.items() if place.spec.show is Show.PLAIN and not place.told]
    assert not any(each.rect.adjusted(1, 1, -1, -1).intersects(place.rect) for each in towns for place in others)
    assert not any(first.rect.adjusted(1, 1, -1, -1).intersects(second.rect)
                   for first, second in combinations(layout.presented, 2))
    assert not any(each.rect.adjusted(1, 1, -1, -1).intersects(rect)
                   for each in layout.presented for rect in layout.plaques.values())


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_own_town_is_the_hero_and_rivals_cards_can_be_told_apart(seats: int, size: QSizeF) -> None:
    layout = layout_for(GAME.table.zones(seats), seats, 0, size)
    widths = {_seat(each.places): each.settled(_four(each.places)).width for each in layout.presented
              if isinstance(each, Town)}
    assert widths.pop(0) >= (66 if size.width() < 1000 else 100)
    assert min(widths.values()) >= (36 if size.width() < 1000 else 56 if seats == 2 else 48)


def _four(places: dict[str, ZonePlace]) -> dict[str, list[int]]:
    """A town of four plots, one of them with a pair."""
    buildings, subjects = places
    return {buildings: [0, 1], subjects: [1, 2, 3]}


def _seat(places: dict[str, ZonePlace]) -> int | None:
    return next(iter(places.values())).spec.seat


# -- what stands on a town ---------------------------------------------------------------------------------------------

def scenery(hand: Hand, seat: int = 0) -> PlotsScenery:
    return next(item for item in hand.scene.items()
                if isinstance(item, PlotsScenery) and _seat(item.presented.places) == seat)


def test_a_roof_says_what_its_plot_scores_and_a_pair_has_walls() -> None:
    with at_table(session_at(position("rival-kings", "queen: miner jailer mine forge farm", "duke"))) as hand:
        roofs = [(house.text, house.whole, house.state) for house in scenery(hand).houses]
        assert roofs == [("+1", False, "open"), ("+1", False, "open"), ("+4", True, "done"), ("+1", False, "open")]


def test_two_single_cards_of_a_colour_score_under_the_roof_of_the_higher_one() -> None:
    with at_table(session_at(position("rival-kings", "queen: jailer garden", "duke"))) as hand:
        assert [(house.text, house.state) for house in scenery(hand).houses] == [("+4", "usual"), ("", "usual")]


def test_an_empty_cell_names_the_missing_card_and_whether_it_is_on_sale() -> None:
    with at_table(session_at(position("rival-kings", "queen: sailor jailer", "duke"))) as hand:
        assert [(cell.name, cell.note, cell.now) for cell in scenery(hand).empty] == [
            ("Harbor", "for sale: +5", True), ("Prison", "not for sale", False)]


def test_an_empty_town_says_so() -> None:
    with at_table(session_at(position("rival-kings", "queen", "duke"))) as hand:
        assert [cell.name for cell in scenery(hand).empty] == ["An empty town"]


@pytest.mark.parametrize("percent", [100, 160])
@first_or_all("language", LANGUAGES)
def test_what_an_empty_town_says_fits_into_a_line_beside_every_rival(language: str, percent: int) -> None:
    i18n.use(language)
    theme.wear("light", percent)
    try:
        four = position("rival-kings", "queen", "duke", "count", "trader")
        with at_table(session_at(four), size=(1024, 640)) as hand:
            for seat in range(4):
                town = scenery(hand, seat)
                (cell,) = town.empty
                assert town.presented.rect.contains(cell.rect)
                font = fitted(theme.text(13), cell.name, cell.rect.width() - 8)
                assert QFontMetricsF(font).horizontalAdvance(cell.name) <= cell.rect.width() - 8
    finally:
        theme.wear("light", 100)
        i18n.use("en")


def test_the_active_subject_is_the_last_card_and_its_roof_shines() -> None:
    with at_table(session_at(position("rival-kings", "queen: miner jailer forge garden", "duke"))) as hand:
        assert [house.active for house in scenery(hand).houses] == [False, False, False, True]
        positions = {piece.id: hand.position(piece.id).x() for piece in hand.view.pieces.values()
                     if piece.zone in ("subjects.1", "buildings.1")}
        assert max(positions, key=positions.__getitem__) == "subjects.1/1"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_roofs_cover_neither_cards_nor_each_other(size: tuple[int, int]) -> None:
    with at_table(session_at(position("rival-kings", *SEVEN)), size=size) as hand:
        for seat in (0, 1):
            found = scenery(hand, seat)
            roofs = [roof_of(house).boundingRect() for house in found.houses]
            mine = [card.card_rect().translated(card.pos()) for piece, card in hand.scene.cards.items()
                    if piece.endswith(tuple("0123456789")) and piece.split("/")[0] in found.presented.places]
            assert not any(roof.intersects(card) for roof in roofs for card in mine)
            assert not any(first.adjusted(9, 0, -9, 0).intersects(second) for first, second in _on_a_line(roofs))


def _on_a_line(rects: Iterable[QRectF]) -> list[tuple[QRectF, QRectF]]:
    return [(first, second) for first, second in combinations(rects, 2) if abs(first.top() - second.top()) < 1]


def test_a_subject_lies_over_the_building_that_it_shares_a_plot_with() -> None:
    with at_table(session_at(position("rival-kings", *SEVEN))) as hand:
        pair = next(piece for piece in hand.view.pieces.values() if piece.zone == "subjects.2" and piece.slot == 1)
        building = next(piece for piece in hand.view.pieces.values()
                        if piece.zone == "buildings.2" and piece.slot == pair.slot)
        assert hand.scene.cards[pair.id].zValue() > hand.scene.cards[building.id].zValue()


# -- by hand -----------------------------------------------------------------------------------------------------------

@pytest.fixture
def harbor() -> Iterable[Hand]:
    """Ann has a Sailor, and may buy the Harbor that is on display."""
    game = position("rival-kings", "lord_protector: jailer sailor scholar", "duke", purses=((4, 1), (3, 1)))
    with at_table(session_at(game)) as hand:
        yield hand


def cell(hand: Hand, name: str) -> EmptyPlotCell:
    return next(each for each in scenery(hand).empty if each.name == name)


def test_the_plot_of_a_card_lights_up_while_it_is_carried(harbor: Hand) -> None:
    assert cell(harbor, "Harbor").note == "for sale: +5"
    harbor.hold("pile.3/1", "buildings.1")
    lit = harbor.scene.zone_items["buildings.1"].lit
    assert lit is not None
    assert lit.intersects(cell(harbor, "Harbor").rect)
    assert lit.width() < harbor.scene.place("buildings.1").rect.width() / 2
    assert cell(harbor, "Harbor").note == "drop here: +5"
    assert cell(harbor, "Prison").note == "not for sale"
    harbor.screen.table_view.mover.let_go()
    assert cell(harbor, "Harbor").note == "for sale: +5"


def test_a_card_is_dropped_on_its_plot(harbor: Hand) -> None:
    view = harbor.screen.table_view
    harbor.drag("pile.3/1", view.mapFromScene(cell(harbor, "Harbor").rect.center()))
    wait_until(lambda: harbor.played == ["buy 3"], "the building is bought")
    harbor.settle()
    assert harbor.disorder() == []
    assert [house.text for house in scenery(harbor).houses if house.whole] == ["+6"]


def test_a_card_may_be_dropped_anywhere_in_the_town(harbor: Hand) -> None:
    harbor.drag("pile.3/1", "subjects.1/0")
    wait_until(lambda: harbor.played == ["buy 3"], "the building is bought")


def test_a_card_whose_other_half_is_absent_gets_a_plot_of_its_own(harbor: Hand) -> None:
    harbor.drag("pile.4/1", "buildings.1")
    wait_until(lambda: harbor.played == ["buy 4"], "the building is bought")
    harbor.settle()
    assert [piece.slot for piece in harbor.view.pieces.values() if piece.zone == "buildings.1"] == [0]
    assert len(scenery(harbor).houses) == 4


def test_a_hint_points_at_the_plot(harbor: Hand) -> None:
    move = next(each for each in harbor.view.moves if str(each) == "buy 3")
    harbor.narrator.leads.show(move)
    (stroke,) = harbor.narrator.leads.strokes
    end = stroke.path.currentPosition()
    assert cell(harbor, "Harbor").rect.adjusted(-12, -12, 12, 12).contains(end)


def test_a_marker_may_be_dropped_on_the_plaque_of_a_rival() -> None:
    with at_table(session_at(position("rival-kings", "courtier", "diplomat"))) as hand:
        assert "purse.2/2/0" not in hand.scene.cards, "The plaque tells what a rival has."
        hand.drag("purse.1/2/0", hand.screen.table_view.mapFromScene(hand.plaque(1).rect.center()))
        wait_until(lambda: hand.played == ["give 2"], "the marker is passed on")


# -- by ear ------------------------------------------------------------------------------------------------------------

@pytest.fixture
def reader() -> Iterable[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def heard(hand: Hand, label: str) -> QAccessibleInterface:
    table = QAccessible.queryAccessibleInterface(hand.screen.table_view)
    zones = [table.child(number) for number in range(table.childCount())]
    return next(zone for zone in zones if zone.text(QAccessible.Text.Name) == label)


@pytest.mark.usefixtures("reader")
def test_the_active_subject_and_the_points_of_its_plot_are_heard(harbor: Hand) -> None:
    subjects = heard(harbor, "Ann’s subjects")
    names = [subjects.child(number).text(QAccessible.Text.Name) for number in range(subjects.childCount())]
    assert names[-1] == "Scholar, value 3, Town, active"
    said = subjects.child(2).text(QAccessible.Text.Description)
    assert "The active subject: its ability can be used this cycle." in said
    assert "A single card, Scholar: 1" in said


@pytest.mark.usefixtures("reader")
def test_the_missing_cards_are_heard_at_the_row_they_would_join(harbor: Hand) -> None:
    said = heard(harbor, "Ann’s buildings").text(QAccessible.Text.Description)
    assert "Missing: Harbor, now on display at pile 3. It would score 5 more." in said
    assert "Missing: Prison, which is not on display." in said


# -- the market --------------------------------------------------------------------------------------------------------

def test_a_stall_stands_over_every_pile_with_its_money_below() -> None:
    zones = [zone for zone in GAME.table.zones(2) if zone.show is Show.STALLS]
    for width in (52.0, 66.0, 100.0, 140.0):
        for scale in (1.0, 1.6):
            stalls = Stalls(zones, 0, scale)
            found = stalls.at(QPointF(10, 20), width)
            assert found.rect.size() == stalls.size(width)
            for number in range(1, 5):
                pile, money = found.places[f"pile.{number}"].rect, found.places[f"money.{number}"].rect
                assert found.rect.contains(pile)
                assert found.rect.contains(money)
                assert money.top() >= pile.bottom()
                assert money.right() <= pile.right()


def stalls(hand: Hand) -> StallsScenery:
    return next(item for item in hand.scene.items() if isinstance(item, StallsScenery))


def test_a_stall_says_how_many_cards_are_left_and_one_without_is_sold_out() -> None:
    game = position("rival-kings", "queen", "duke", display="sailor - harbor tavern",
                    under=("innkeeper", "", "inn", ""))
    with at_table(session_at(game)) as hand:
        assert [stall.words for stall in stalls(hand).stalls] == ["2 left", "sold out", "2 left", "1 left"]
        assert [board.words for board in stalls(hand).boards] == ["Subjects", "Buildings"]


def test_words_too_wide_for_a_stall_stand_upright_and_whole() -> None:
    def written(width: int) -> QRect:
        picture = QImage(200, 200, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        write_in(painter, QRectF(100 - width / 2, 40, width, 120), "sold out", theme.text(13))
        painter.end()
        return ink(picture)

    flat, upright = written(90), written(28)
    assert flat.width() > flat.height()
    assert upright.height() > upright.width()
    assert (upright.height(), upright.width()) == pytest.approx((flat.width(), flat.height()), abs=2)
    assert upright.width() <= 28


def ink(picture: QImage) -> QRect:
    """Where a white picture is not white."""
    dark = [QPoint(x, y) for x in range(picture.width()) for y in range(picture.height())
            if picture.pixelColor(x, y) != QColor("white")]
    left, top = min(each.x() for each in dark), min(each.y() for each in dark)
    return QRect(QPoint(left, top), QPoint(max(each.x() for each in dark), max(each.y() for each in dark)))


def test_every_pile_and_its_money_has_a_name_of_its_own_that_sentences_use_too() -> None:
    for seats in (2, 3, 4):
        zones = load_game("rival-kings").table.zones(seats)
        names = [str(zone.label) for zone in zones if zone.show is Show.STALLS]
        assert len(names) == len(set(names))
        assert [name for name in names if "Money" not in name] == [
            "Subjects, pile 1", "Subjects, pile 2", "Buildings, pile 3", "Buildings, pile 4"]
    game = position("rival-kings", "queen", "duke", display="sailor gardener mine forge")
    with at_table(session_at(game)) as hand:
        assert hand.scene.zone_tip(pile_id(3)).startswith("Buildings, pile 4")


def test_an_awning_has_the_colour_of_the_card_below() -> None:
    with at_table(session_at(position("rival-kings", "queen", "duke", display="sailor gardener mine forge"))) as hand:
        tones = [stall.tones for stall in stalls(hand).stalls]
        assert tones == [hand.scene.faces.tones(hand.scene.cards[f"pile.{number}/1"].face_shown)
                         for number in range(1, 5)]
        assert len(set(map(id, tones))) == 4


def test_houses_are_what_the_pieces_of_a_view_make_of_them() -> None:
    with at_table(session_at(position("rival-kings", *SEVEN))) as hand:
        for seat in (0, 1):
            subjects, buildings = ({piece.slot for piece in hand.view.pieces.values()
                                    if piece.zone == f"{row}.{seat + 1}"} for row in ("subjects", "buildings"))
            houses: list[House] = scenery(hand, seat).houses
            assert [house.whole for house in houses] == [slot in subjects and slot in buildings
                                                         for slot in range(len(houses))]


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("name", ["Inn", "Herb Meadow", "Kräutergarten", "Castle Wall", "Remparts du château"])
def test_a_name_that_stands_on_end_lies_within_its_cell(
        name: str, percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    for width, height in ((16, 80), (20, 80), (30, 100), (44, 120)):
        lying = name_on_end(EmptyPlotCell(QRectF(0, 0, width, height), name, ("",))).size
        assert lying.width() <= height, (width, height)
        assert lying.height() <= max(width, theme.SMALLEST_TEXT * 1.2), (width, height)


def test_no_line_of_a_conflict_may_cross_the_name_of_what_is_missing() -> None:
    with at_table(session_at(position("rival-kings", "queen: miner jailer mine forge farm", "duke"))) as hand:
        named = [cell.rect for cell in scenery(hand).empty if cell.notes]
        assert len(named) == 3
        assert [rect for rect in named if rect not in hand.scene.written()] == []
