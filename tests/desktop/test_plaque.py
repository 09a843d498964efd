"""The plaque of a seat: face, name, score, goods and last deed; where room is short, the least important goes first."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from engine.base.scores import ScoreForm, ScoreShown
from engine.core.text import Text
from throne_desktop.look import theme
from throne_desktop.look.portraits import OVERHANG
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import OPPONENTS
from throne_desktop.table.geometry.fitting import first_clause
from throne_desktop.table.plaques.plaque_plan import Good, PlaquePlan
from throne_desktop.table.plaques.plaques import PlaqueItem, SeatWords, deed_of

pytestmark = pytest.mark.usefixtures("qtbot")

COIN = asset("icons", "coin.svg")
DEED = "plays the Warlord: the Throne counts 7"
CLAUSE = "plays the Warlord"
PIPS = ScoreShown(ScoreForm.PIPS, Text("", "Points: 3 of 7"), None, 3, 7)
ROOMY = QRectF(0, 0, 300, 80)
LOW = QRectF(0, 0, 330, 46)
LINE = QRectF(0, 0, 240, 28)
TALL = QRectF(0, 0, 150, 170)
SHAPES = [ROOMY, LOW, LINE, TALL]
CORVIN = SeatWords("Corvin", OPPONENTS["Corvin"], PIPS, goods=(Good(COIN, "4"), Good(COIN, "2")), stamp=DEED, deed=DEED)


@pytest.fixture(autouse=True)
def fonts() -> None:
    theme.load_fonts()


def plan(rect: QRectF, says: SeatWords = CORVIN, *, mirrored: bool = False) -> PlaquePlan:
    return PlaqueItem(0, rect, says, mirrored=mirrored).plan


def painted(rect: QRectF, says: SeatWords = CORVIN) -> QImage:
    item = PlaqueItem(0, rect, says)
    room = item.boundingRect()
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(-room.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def places(found: PlaquePlan) -> list[QRectF]:
    """Where the parts of a plaque stand, without the empty room behind a name."""
    name = QRectF(found.name.rect)
    if found.deed is not None and found.deed.rect.top() == name.top():
        name.setWidth(QFontMetricsF(found.name.font).horizontalAdvance(found.name.words))
    deed = [] if found.deed is None else [found.deed.rect]
    return [found.portrait, name, *deed, found.score, *(each.rect for each in found.goods)]


def is_whole(found: PlaquePlan) -> bool:
    """Whether the name is shown whole."""
    metrics = QFontMetricsF(found.name.font)
    return all(metrics.horizontalAdvance(row) <= found.name.rect.width() + 1 for row in found.name.words.split("\n"))


# -- what stands where -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("percent", [100, 130, 160])
@pytest.mark.parametrize("rect", SHAPES)
def test_nothing_on_a_plaque_lies_over_anything_else_or_beyond_its_edge(
        rect: QRectF, percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    found = places(plan(rect))
    assert [each for each in found if not rect.adjusted(-1, -1, 1, 1).contains(each)] == []
    assert [(one, other) for index, one in enumerate(found) for other in found[:index]
            if one.adjusted(1, 1, -1, -1).intersects(other)] == []


def test_with_room_there_are_face_name_deed_score_and_goods() -> None:
    found = plan(ROOMY)
    assert found.portrait.height() == ROOMY.height()
    assert found.deed is not None
    assert found.name.rect.bottom() <= found.deed.rect.top() < found.deed.rect.bottom() <= found.score.top()
    assert [each.good.text for each in found.goods] == ["4", "2"]


def test_where_there_are_two_rows_the_deed_stands_behind_the_name() -> None:
    found = plan(LOW)
    assert found.deed is not None
    assert found.deed.rect.top() == found.name.rect.top()
    assert found.deed.rect.left() > found.name.rect.left()


def test_a_tall_plaque_has_the_face_above_the_words_in_its_middle() -> None:
    found = plan(TALL)
    assert found.portrait.bottom() <= found.name.rect.top()
    assert found.portrait.center().x() == pytest.approx(TALL.center().x())
    assert found.align & Qt.AlignmentFlag.AlignHCenter


def test_a_rival_in_the_right_corner_looks_to_the_middle() -> None:
    usual, mirrored = plan(ROOMY), plan(ROOMY, mirrored=True)
    assert usual.portrait.left() == ROOMY.left()
    assert mirrored.portrait.right() == ROOMY.right()
    assert mirrored.score.right() < mirrored.portrait.left()
    assert mirrored.align & Qt.AlignmentFlag.AlignRight


def test_when_texts_grow_the_deed_goes_first_and_the_name_and_the_score_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    small, poor = QRectF(0, 0, 200, 76), replace(CORVIN, goods=())
    assert plan(small, poor).deed is not None
    monkeypatch.setattr(theme, "text_scale", 1.6)
    found = plan(small, poor)
    assert found.deed is None
    assert found.portrait.height() >= 48
    assert is_whole(found)
    assert found.score.width() > 0


@pytest.mark.parametrize("height", [52, 60, 68, 76])
def test_a_short_name_has_no_larger_face_at_the_cost_of_goods(height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several rivals in as much room, all show what they have, or those with the longest names leave it out."""
    monkeypatch.setattr(theme, "text_scale", 1.6)
    score = ScoreShown(ScoreForm.NUMBER, Text("", "Points: 3 of 15"), 3, 15, 0)
    for width in range(120, 260, 4):
        shown = [len(plan(QRectF(0, 0, width, height), replace(CORVIN, name=name, shown=score, goods=(Good(COIN, "6"),),
                                                               deed="", stamp="")).goods)
                 for name in ("Ann", "Corvin", "Dorothea")]
        assert shown == sorted(shown, reverse=True), width


@pytest.mark.parametrize("room", [QRectF(0, 0, 280, 120), QRectF(0, 0, 260, 90), ROOMY])
def test_a_row_of_houses_that_grows_makes_nothing_else_smaller(room: QRectF) -> None:
    least = plan(room, with_houses(4))
    for houses in range(5, 13):
        found = plan(room, with_houses(houses))
        assert is_whole(found)
        assert found.name.font.pixelSize() >= least.name.font.pixelSize()
        assert found.shape.side >= least.shape.side
        assert (found.deed is None, len(found.goods)) == (least.deed is None, len(least.goods))


def with_houses(number: int) -> SeatWords:
    """A plaque with a row of so many houses."""
    return replace(CORVIN, shown=ScoreShown(ScoreForm.HOUSES, Text("", "Points: 12"), 12, 2, number), stamp=CLAUSE,
                   deed=CLAUSE)


def test_goods_without_room_are_left_out_as_a_whole() -> None:
    many = replace(CORVIN, goods=(Good(COIN, "4"),) * 9)
    for rect in SHAPES:
        found = plan(rect, many)
        assert 0 < len(found.goods) < 9
        assert all(rect.contains(each.rect.adjusted(1, 1, -1, -1)) for each in found.goods)


# -- names and deeds ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("percent", [100, 120, 140, 160])
@pytest.mark.parametrize("name", ["Jo", "Dorothea", "Maximiliane Theodora"])
def test_names_are_never_cut(name: str, percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    for rect in (QRectF(0, 0, 200, 56), QRectF(0, 0, 230, 46), QRectF(0, 0, 150, 120), ROOMY, TALL):
        assert is_whole(plan(rect, replace(CORVIN, name=name)))


def test_a_long_name_takes_two_lines_before_the_face_becomes_too_small() -> None:
    low = QRectF(0, 0, 160, 72)
    two, one_word = (plan(low, replace(CORVIN, name=name)) for name in ("Maximiliane Theodora", "Hildegardadelheidina"))
    assert two.name.words == "Maximiliane\nTheodora"
    assert one_word.name.words.replace("-\n", "") == "Hildegardadelheidina"
    assert two.portrait.width() >= 48


def deed_in(width: float, height: float, deed: str = DEED) -> str:
    found = plan(QRectF(0, 0, width, height), replace(CORVIN, deed=deed, goods=())).deed
    return "" if found is None else found.words


@pytest.mark.parametrize("width", range(150, 420, 15))
@pytest.mark.parametrize("height", [46, 64, 80, 96, 150])
def test_a_deed_is_told_as_a_whole_or_to_the_end_of_its_first_clause_and_is_never_cut(width: int, height: int) -> None:
    assert deed_in(width, height).replace("\n", " ") in (DEED, CLAUSE, "")


@pytest.mark.parametrize(("deed", "clause"), [
    ("Liar! Called by: Ann, Ben. The challenger is Ann", "Liar!"),
    ("Tötet (Datura, die Hexe): Simone", "Tötet (Datura, die Hexe)"),
    ("The battle is won with 9 power by: Empire", "The battle is won with 9 power by: Empire"),
    ("Oui : 2 cartes", "Oui"),
    ("Sammelt den Meuchler, den General ein", "Sammelt den Meuchler, den General ein"),
    ("Sucht weiter, findet nichts", "Sucht weiter"),
    ("Gains 5 influence for Shepherd, Tithe Keeper, and Outlaw", "Gains 5 influence for Shepherd…"),
    ("Gains 4 influence for Outlaw; Anna Lys, Widow Maker, and Zealot", "Gains 4 influence for Outlaw…"),
    ("Keeps Langman, Crown’s Thorn, for the next battle", "Keeps Langman"),
])
def test_a_first_clause_leaves_no_bracket_open_and_no_little_word_hanging(deed: str, clause: str) -> None:
    assert first_clause(deed) == clause


def test_a_long_deed_takes_two_lines_before_it_is_shortened() -> None:
    assert deed_in(420, 96) == DEED
    assert deed_in(260, 96) == "plays the Warlord: the\nThrone counts 7"
    assert deed_in(200, 76) == CLAUSE


def test_a_deed_that_is_shortened_is_told_whole_by_the_tooltip() -> None:
    item = PlaqueItem(0, QRectF(0, 0, 170, 76), replace(CORVIN, goods=()))
    item.describe(replace(CORVIN, goods=(), tips=("Corvin: 3 of 7",)))
    assert item.toolTip() == f"Corvin: 3 of 7\n{DEED}"


def test_a_deed_is_told_without_the_name_that_stands_beside_it() -> None:
    assert deed_of("Corvin plays the Warlord.", "Corvin") == "plays the Warlord"
    assert deed_of("Collects King.", "Corvin") == "Collects King"


def test_a_bot_that_thinks_says_so_in_place_of_its_last_deed_and_stays_still() -> None:
    item = PlaqueItem(0, ROOMY, CORVIN)
    item.think("is thinking")
    assert item.plan.deed is not None
    assert item.plan.deed.words == "is thinking"
    item.think("")
    assert item.plan.deed is not None
    assert item.plan.deed.words.replace("\n", " ") == DEED


# -- who decides, and who has won --------------------------------------------------------------------------------------

def ring(rect: QRectF, says: SeatWords) -> tuple[int, str]:
    """How wide the ring is at the foot of the portrait, in pixels, and its brightest colour."""
    image, found = painted(rect, says), plan(rect, says).portrait
    item = PlaqueItem(0, rect, says)
    x = round(found.center().x() - item.boundingRect().left())
    foot = round(found.bottom() - item.boundingRect().top())
    colours = [image.pixelColor(x, y) for y in range(foot - 8, foot + 2)]
    brightest = max(colours, key=lambda colour: colour.lightness())
    return sum(1 for colour in colours if abs(colour.lightness() - brightest.lightness()) < 24), brightest.name()


def test_whoever_decides_has_a_bright_ring_that_is_wider_than_the_others() -> None:
    rect = QRectF(10, 10, 300, 80)
    plain, bright = ring(rect, CORVIN), ring(rect, replace(CORVIN, deciding=True))
    assert bright[0] > plain[0]
    assert painted(rect) != painted(rect, replace(CORVIN, deciding=True))


@pytest.mark.parametrize("rect", SHAPES)
def test_whoever_has_won_also_wears_a_crown(rect: QRectF) -> None:
    deciding, winner = replace(CORVIN, deciding=True), replace(CORVIN, winner=True)
    assert painted(rect, winner) != painted(rect, deciding)


def test_a_hat_rises_over_the_ring_and_over_the_edge_of_the_plaque() -> None:
    item = PlaqueItem(0, ROOMY, replace(CORVIN, portrait=OPPONENTS["Gaspard"]))
    assert item.boundingRect().top() <= ROOMY.top() - item.plan.portrait.height() * OVERHANG
    picture = painted(ROOMY, item.says)
    above = round(ROOMY.top() - item.boundingRect().top()) - 2
    assert any(picture.pixelColor(x, above) != Qt.GlobalColor.white for x in range(picture.width()))
