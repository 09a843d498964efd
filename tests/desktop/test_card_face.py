"""What is painted on a card: index, name, signs and badges, each where a card of that size has room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.base.cards import Badge, Card, Colour, Edge, Group
from engine.base.faces import Drawing, TokenColour, TokenFace
from engine.core.text import N_, Text, english, seat_in_english
from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.table.card_face import CardPainter, band
from throne_desktop.table.tokens import paint_token

pytestmark = pytest.mark.usefixtures("qtbot")

FOLDER = asset("icons")
NAME = N_("faces/card", "Crown")
GROUP = Group("plain", N_("faces/type", "Plain"), "slate", "straight")
CARD = Card(0, "crown", NAME, None, GROUP, N_("faces/card", "Shines."))
LARGE, MIDDLE, SMALL = 230.0, 120.0, 50.0


@pytest.fixture(autouse=True)
def fonts() -> None:
    theme.load_fonts()


def say(text: Text) -> str:
    return text.render(english, seat_in_english)


def blank(width: float, height: float) -> QImage:
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def painted(card: Card, width: float = MIDDLE, says: Callable[[Text], str] = say) -> QImage:
    """The card on white ground."""
    image = blank(width, width * 1.4)
    painter = QPainter(image)
    emblem = QSvgRenderer(str(FOLDER / "crown.svg"))
    CardPainter(painter, QRectF(0, 0, width, width * 1.4), card, says, emblem, FOLDER).paint()
    painter.end()
    return image


def differs(one: QImage, other: QImage, top: float = 0.0, bottom: float = 1.0) -> bool:
    """Whether two pictures differ between these heights, as shares of the whole."""
    first, last = round(one.height() * top), round(one.height() * bottom)
    part = (0, first, one.width(), last - first)
    return one.copy(*part) != other.copy(*part)


@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
def test_an_index_stands_in_the_head_of_a_card_of_any_size(width: float) -> None:
    assert differs(painted(CARD, width), painted(replace(CARD, index="K"), width), 0, band(width) / width / 1.4)


def test_an_index_follows_the_language() -> None:
    """A letter is a text like any other; a number is not asked for."""
    letter = replace(CARD, index=N_("faces/index", "K"))
    assert painted(letter) == painted(replace(CARD, index="K"))
    assert painted(letter, says=lambda text: text.source.replace("K", "R")) == painted(replace(CARD, index="R"))


def test_the_index_comes_before_the_value() -> None:
    assert painted(replace(CARD, value=7, index="K")) == painted(replace(CARD, index="K"))
    assert painted(replace(CARD, value=7)) == painted(replace(CARD, index="7"))


@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
def test_a_sign_stands_in_the_head_of_a_card_of_any_size(width: float) -> None:
    assert differs(painted(CARD, width), painted(replace(CARD, sign="coin"), width), 0, band(width) / width / 1.4)


def test_signs_stand_in_a_row_below_the_emblem() -> None:
    one, two = (painted(replace(CARD, signs=signs)) for signs in (("coin",), ("coin", "eye")))
    assert differs(one, two, 0.55, 1)
    assert not differs(one, two, 0, 0.5)


@pytest.mark.parametrize("name", [N_("faces/card", "Crown"), N_("faces/card", "King's Hand"),
                                  N_("faces/card", "Lord of all Crowns"), N_("faces/card", "Incomprehensibilities")])
@pytest.mark.parametrize("width", [36.0, 46.0, 60.0])
def test_a_name_stands_at_the_foot_of_a_small_card_whatever_it_is(name: Text, width: float) -> None:
    nameless = replace(CARD, name=N_("faces/card", "{nothing}").fill(nothing=""))
    assert differs(painted(replace(CARD, name=name), width), painted(nameless, width), top=0.6)


@pytest.mark.parametrize("lines", [1, 4, 6])
@pytest.mark.parametrize("width", [200.0, 230.0])
def test_an_ability_of_many_lines_stays_above_the_foot_and_is_not_too_small(width: float, lines: int) -> None:
    card = replace(CARD, ability=N_("faces/card", "Shines, and outshines every other crown of the land. ") if lines > 1
                   else CARD.ability)
    image = blank(width, width * 1.4)
    face = CardPainter(QPainter(image), QRectF(0, 0, width, width * 1.4), card,
                       lambda text: say(text) * (lines // 2 or 1), QSvgRenderer(str(FOLDER / "crown.svg")), FOLDER)
    room, pixels = face.ability_room()
    words = QFontMetricsF(theme.font(pixels)).boundingRect(
        QRectF(0, 0, room.width(), 1000), int(Qt.TextFlag.TextWordWrap), face.words(card.ability))
    face.painter.end()
    assert room.bottom() <= width * (1.4 - 0.12) + 0.01
    assert words.height() <= room.height() + 0.01
    assert pixels >= theme.SMALLEST_TEXT
    assert room.top() > band(width) + width * 0.4, "Something of the emblem is left."


def test_a_card_too_narrow_for_its_row_of_signs_has_none_of_them() -> None:
    signs = ("coin",) * 4
    assert differs(painted(replace(CARD, signs=signs), 80), painted(replace(CARD, signs=signs[:3]), 80), 0.6)
    assert painted(replace(CARD, signs=signs), 66) == painted(replace(CARD, signs=signs * 2), 66)
    assert differs(painted(replace(CARD, signs=signs), 66), painted(replace(CARD, signs=signs[:3]), 66), 0.6)


def test_badges_stand_below_the_head() -> None:
    badge = Badge("disc", "gold", "3", NAME)
    assert differs(painted(CARD), painted(replace(CARD, badges=(badge,))), 0.2)
    three, four = (painted(replace(CARD, badges=(replace(badge, text=text),))) for text in "34")
    assert differs(three, four, 0.2)


def test_beside_numbers_that_reach_down_to_the_foot_the_name_stands_at_their_right() -> None:
    narrow, badge, other = 60.0, Badge("disc", "gold", "3", NAME), N_("faces/card", "Orb")
    for badges in (0, 2, 3):
        card = replace(CARD, badges=(badge,) * badges)
        one, two = painted(card, narrow), painted(replace(card, name=other), narrow)
        assert differs(one, two)
        column = round(narrow * 0.27) if badges == 3 else 0
        assert one.copy(0, 0, column, one.height()) == two.copy(0, 0, column, two.height())


def test_where_numbers_leave_no_room_for_a_word_the_name_stands_alone() -> None:
    badge, other = Badge("disc", "gold", "3", NAME), N_("faces/card", "Orb")
    card = replace(CARD, badges=(badge, badge))
    assert differs(painted(card, 45.0), painted(replace(card, name=other), 45.0))
    assert painted(card, 45.0) == painted(replace(card, badges=(badge,) * 4), 45.0)


def test_every_edge_can_be_told_from_the_others_without_colour() -> None:
    shapes = {edge: painted(replace(CARD, group=replace(GROUP, edge=edge)), LARGE).convertToFormat(
        QImage.Format.Format_Grayscale8) for edge in get_args(Edge)}
    for one, other in combinations(shapes, 2):
        assert differs(shapes[one], shapes[other], 0.1, 0.25), f"{one} looks like {other}"


@pytest.mark.parametrize("colour", get_args(Colour))
@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_theme_has_every_colour_of_cards(colour: str, name: str) -> None:
    theme.wear(name)
    try:
        assert not painted(replace(CARD, group=replace(GROUP, colour=colour))).isNull()
    finally:
        theme.wear("light")


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_theme_has_every_colour_of_tokens(name: str) -> None:
    theme.wear(name)
    try:
        for one, other in combinations(get_args(TokenColour), 2):
            assert token(TokenFace("disc", one)) != token(TokenFace("disc", other)), f"{one} looks like {other}"
    finally:
        theme.wear("light")


def test_a_drawing_may_lie_upon_a_token() -> None:
    eye, bare = Drawing("eye"), token(TokenFace("disc", "gold"))
    assert token(TokenFace("disc", "gold"), eye) != bare
    assert token(TokenFace(Drawing("coin")), eye) != token(TokenFace(Drawing("coin")))


def token(face: TokenFace, text: str | Drawing = "") -> QImage:
    image = blank(40, 40)
    painter = QPainter(image)
    paint_token(painter, QRectF(0, 0, 40, 40), face, text, FOLDER)
    painter.end()
    return image


def test_a_token_may_be_a_drawing_and_is_crossed_out_when_it_is_used_up() -> None:
    coin, eye = Drawing("coin"), Drawing("eye")
    drawings = [token(face) for face in (TokenFace(coin, "gold"), TokenFace(eye, "gold"),
                                         TokenFace(coin, "grey", crossed=True), TokenFace("disc", "gold"))]
    for one, other in combinations(drawings, 2):
        assert one != other
