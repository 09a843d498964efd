"""What is painted on a card: index, name, signs and badges, each where a card of that size has room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine import load_game
from engine.base.cards import Badge, Brief, Card, Colour, Edge, Group, Window
from engine.base.faces import Drawing, TokenColour, TokenFace
from engine.core.text import N_, Text, english, seat_in_english
from throne_desktop.look import theme
from throne_desktop.look.portraits import owner_room
from throne_desktop.storage.paths import asset
from throne_desktop.table.faces.card_face import CardPainter
from throne_desktop.table.faces.card_layout import CardLayout, band
from throne_desktop.table.faces.spine import Spine
from throne_desktop.table.faces.tokens import paint_token

pytestmark = pytest.mark.usefixtures("qtbot")

FOLDER = asset("icons")
NAME = N_("faces/card", "Crown")
GROUP = Group("plain", N_("faces/type", "Plain"), "slate", "straight")
CARD = Card(0, "crown", NAME, None, GROUP, N_("faces/card", "Shines."))
BRIEF = replace(CARD, brief=Brief("sun", "shines"))
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


def painted(card: Card, width: float = MIDDLE, says: Callable[[Text], str] = say, *, window: Window = "plain",
            free: float | None = None, counts: str = "", veiled: bool = False) -> QImage:
    """The card on white ground."""
    image = blank(width, width * 1.4)
    painter = QPainter(image)
    emblem = QSvgRenderer(str(FOLDER / "crown.svg"))
    CardPainter(painter, QRectF(0, 0, width, width * 1.4), card, says, emblem, FOLDER, window=window, free=free,
                counts=counts, veiled=veiled).paint()
    painter.end()
    return image


def layout(card: Card, width: float, free: float | None = None, says: Callable[[Text], str] = say, *,
           owned: bool = False) -> CardLayout:
    return CardLayout(card, width, width * 1.4, says, free, owned=owned)


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


@pytest.mark.parametrize("name", [N_("faces/card", "Crown"), N_("faces/card", "King’s Hand"),
                                  N_("faces/card", "Lord of all Crowns"), N_("faces/card", "Incomprehensibilities")])
@pytest.mark.parametrize("width", [36.0, 46.0, 60.0])
def test_a_name_stands_at_the_foot_of_a_small_card_whatever_it_is(name: Text, width: float) -> None:
    nameless = replace(CARD, name=N_("faces/card", "{nothing}").fill(nothing=""))
    assert differs(painted(replace(CARD, name=name), width), painted(nameless, width), top=0.6)


# -- what the card does ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("width", [150.0, 190.0, 230.0])
def test_from_150_pixels_a_card_says_what_it_does_in_letters_of_12_pixels_or_more(width: float, times: int) -> None:
    card = replace(BRIEF, ability=N_("faces/card", "Shines, and outshines every other crown of the land."))
    foot = layout(card, width, says=lambda text: " ".join([say(text)] * times)).below
    assert foot.ability is not None
    assert foot.short is None
    assert foot.ability.pixels >= theme.SMALLEST_TEXT
    assert foot.height <= width * 1.4 * 0.42
    assert foot.ability.height <= foot.room.height() + 0.01
    assert foot.ability.width() <= foot.room.width()
    assert foot.room.bottom() < width * 1.4


def test_an_ability_that_needs_more_than_its_share_of_the_card_is_told_in_short() -> None:
    def endless(text: Text) -> str:
        return " ".join([say(text)] * 40)

    foot = layout(BRIEF, 150.0, says=endless).below
    assert foot.ability is None
    assert foot.height < 150 * 1.4 * 0.2
    assert layout(CARD, 150.0, says=endless).below.height == 0, "Nothing stands there if there is no short form."


@pytest.mark.parametrize("width", [96.0, 112.0, 149.0])
def test_from_96_pixels_a_card_shows_a_sign_with_a_few_letters(width: float) -> None:
    short = layout(BRIEF, width).below.short
    assert short is not None
    assert (short.name, short.words) == ("sun", "shines")
    assert short.font.pixelSize() >= theme.SMALLEST_TEXT
    assert short.sign.right() < short.room.left()
    assert short.room.right() <= width
    assert layout(BRIEF, width).disc is None
    assert differs(painted(BRIEF, width), painted(CARD, width), 0.8)


def test_letters_that_find_no_room_are_left_out_but_never_the_sign() -> None:
    short = layout(replace(BRIEF, brief=Brief("sun", "a" * 40)), 100.0).below.short
    assert short is not None
    assert short.words == ""
    assert short.sign.center().x() == pytest.approx(50)


@pytest.mark.parametrize("width", [56.0, 70.0, 95.0])
def test_from_56_pixels_a_card_shows_the_sign_alone_in_a_disc_on_its_picture(width: float) -> None:
    placed = layout(BRIEF, width)
    assert placed.below.height == 0
    assert placed.disc is not None
    assert placed.disc.center().x() > placed.window.center().x()
    assert placed.disc.center().y() > placed.window.center().y()
    assert not placed.disc.intersects(placed.name_room)
    assert layout(BRIEF, 55.0).disc is None
    assert layout(CARD, width).disc is None


def test_signs_take_the_place_of_the_short_form_and_stand_above_the_words_of_a_large_card() -> None:
    card = replace(BRIEF, signs=("coin", "eye"))
    small, large = layout(card, MIDDLE).below, layout(card, LARGE).below
    assert small.short is None
    assert len(small.signs) == len(large.signs) == 2
    assert all(sign.bottom() <= large.room.top() for sign in large.signs)
    one, two = (painted(replace(card, signs=signs)) for signs in (("coin",), ("coin", "eye")))
    assert differs(one, two, 0.8, 1)
    assert not differs(one, two, 0, 0.8)


# -- the window --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("width", [LARGE, MIDDLE, SMALL])
def test_every_window_can_be_told_from_the_others(width: float) -> None:
    shapes = {window: painted(CARD, width, window=window) for window in get_args(Window)}
    for one, other in combinations(shapes, 2):
        assert differs(shapes[one], shapes[other], 0.2), f"{one} looks like {other}"


def test_in_high_contrast_windows_are_plain_frames() -> None:
    theme.wear("contrast")
    try:
        oval = painted(CARD, LARGE, window="oval")
    finally:
        theme.wear("light")
    place = layout(CARD, LARGE).window
    below_frame = round(place.center().x()), round(place.top() + place.height() * 0.03)
    assert oval.pixelColor(*below_frame) == Qt.GlobalColor.white


# -- covered, counting otherwise, not to be played ---------------------------------------------------------------------

@pytest.mark.parametrize("width", [70.0, MIDDLE, 150.0, LARGE])
def test_what_a_card_says_stands_in_the_part_that_the_next_one_leaves_free(width: float) -> None:
    card = replace(BRIEF, value=7, sign="coin", badges=(Badge("disc", "gold", "3", NAME),))
    free = width * 0.7
    placed = layout(card, width, free)
    assert placed.spine is None
    rooms = [placed.index_room, placed.sign_room, placed.name_room, placed.window, *placed.badge_rooms]
    assert all(room.right() <= free for room in rooms)
    assert placed.below.ability is None
    short, disc = placed.below.short, placed.disc
    assert (short is not None and short.room.right() <= free) or (disc is not None and disc.right() <= free)


def test_where_less_is_free_the_head_turns_into_a_spine() -> None:
    card = replace(BRIEF, value=7)
    width = 120.0
    upright, turned = painted(card, width, free=width * 0.6), painted(card, width, free=width * 0.4)
    assert layout(card, width, width * 0.6).spine is None
    assert layout(card, width, width * 0.4).spine is not None
    column = (round(width * 0.05), round(width * 0.7), 4, round(width * 0.3))
    assert upright.copy(*column) != turned.copy(*column)
    assert turned.pixelColor(3, round(width * 0.7)) == theme.palette.colours["slate"].main


def test_the_edge_of_a_spine_tells_the_group_as_that_of_a_head_does() -> None:
    spines = {edge: painted(replace(CARD, group=replace(GROUP, edge=edge)), MIDDLE, free=40.0)
              for edge in get_args(Edge)}
    for one, other in combinations(spines, 2):
        assert spines[one] != spines[other], f"{one} looks like {other}"


@pytest.mark.parametrize("free", [None, 40.0])
@pytest.mark.parametrize("width", [LARGE, MIDDLE, 70.0])
def test_a_number_that_counts_otherwise_is_struck_through_and_the_new_one_stands_on_the_picture(
        width: float, free: float | None) -> None:
    card = replace(CARD, value=7)
    usual, other, another = (painted(card, width, counts=counts, free=free) for counts in ("", "3", "4"))
    head = band(width) / width / 1.4
    assert differs(usual, other, 0, head)
    assert not differs(other, another, 0, head)
    assert differs(other, another, head)
    same = painted(card, width, counts="7", free=free)
    assert not differs(usual, same, 0, head), "What counts as printed is not struck."


@pytest.mark.parametrize("width", [LARGE, MIDDLE, 70.0])
def test_a_card_that_cannot_be_played_is_veiled_below_its_head_only(width: float) -> None:
    open_, veiled = painted(BRIEF, width), painted(BRIEF, width, veiled=True)
    head = (band(width) - width * 0.04) / width / 1.4
    assert not differs(open_, veiled, 0, head)
    assert differs(open_, veiled, 0.9)
    middle = round(width / 2), round(width * 1.4) - 3
    assert veiled.pixelColor(*middle).lightness() < open_.pixelColor(*middle).lightness() * 0.75


@pytest.mark.parametrize("width", [56.0, 70.0, 100.0, 112.0, 150.0, 190.0])
def test_nothing_is_written_where_the_face_of_a_cards_owner_lies(width: float) -> None:
    room = owner_room(width)
    face = QRectF(0, width * 1.4 - room.height(), room.width(), room.height()).adjusted(0, 1, -1, 0)
    for badges in (0, 3):
        placed = layout(replace(BRIEF, badges=(Badge("disc", "gold", "3", NAME),) * badges), width, owned=True)
        below = placed.below
        taken = [placed.name_room, *placed.badge_rooms]
        taken += [below.room] if below.ability is not None else []
        taken += [below.short.sign, below.short.room] if below.short is not None else []
        assert not any(face.intersects(each) for each in taken if not each.isEmpty())
        assert not placed.lettering.cut


# -- numbers -----------------------------------------------------------------------------------------------------------

def test_badges_stand_below_the_head() -> None:
    badge = Badge("disc", "gold", "3", NAME)
    assert differs(painted(CARD), painted(replace(CARD, badges=(badge,))), 0.2)
    three, four = (painted(replace(CARD, badges=(replace(badge, text=text),))) for text in "34")
    assert differs(three, four, 0.2)


@pytest.mark.parametrize("width", [MIDDLE, LARGE])
def test_badges_stand_in_a_column_at_the_left_of_the_window(width: float) -> None:
    placed = layout(replace(CARD, badges=(Badge("disc", "gold", "3", NAME),) * 3), width)
    assert len(placed.badge_rooms) == 3
    for above, below in pairwise(placed.badge_rooms):
        assert above.bottom() <= below.top() + 0.01
    assert all(room.right() <= placed.window.left() for room in placed.badge_rooms)
    assert placed.badge_rooms[-1].bottom() <= placed.window.bottom() + 0.01


def test_a_sign_steps_below_the_head_where_the_name_needs_its_room() -> None:
    long = N_("faces/card", "Splendiferous")
    card = replace(CARD, value=7, sign="coin", name=long)
    placed = layout(card, 112.0)
    assert not placed.sign_beside_name
    assert not placed.foot
    assert placed.sign_room.top() >= band(112.0)
    assert layout(replace(card, name=NAME), 112.0).sign_beside_name


def test_beside_numbers_that_reach_down_to_the_foot_the_name_stands_at_their_right() -> None:
    badge, other = Badge("disc", "gold", "3", NAME), N_("faces/card", "Orb")
    for badges in (0, 1, 3):
        card = replace(CARD, badges=(badge,) * badges, name=other)
        placed = layout(card, 60.0)
        beside = badges == 3
        assert (placed.name_room.left() > 60 * 0.2) == beside
        assert differs(painted(card, 60.0), painted(replace(card, name=NAME), 60.0))
        assert all(not room.intersects(placed.name_room) for room in placed.badge_rooms)


def test_where_numbers_leave_no_room_for_a_word_the_name_stands_alone() -> None:
    badge = Badge("disc", "gold", "3", NAME)
    placed = layout(replace(CARD, badges=(badge,) * 4), 45.0)
    assert placed.badge_rooms == []
    assert not placed.lettering.cut


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


def test_a_token_may_be_a_drawing_and_says_whether_it_is_next_or_done() -> None:
    coin, eye = Drawing("coin"), Drawing("eye")
    drawings = [token(face) for face in (TokenFace(coin, "gold"), TokenFace(eye, "gold"), TokenFace("disc", "gold"),
                                         TokenFace(coin, "gold", state="next"), TokenFace(coin, "gold", state="done"))]
    for one, other in combinations(drawings, 2):
        assert one != other


@pytest.mark.parametrize("free", [8.0, 14.0, 18.0, 22.0])
def test_a_name_on_a_spine_lies_in_what_can_be_seen_of_it(free: float) -> None:
    """Half a name is worse than none: a line of a broken one lay below the next card."""
    for card in load_game("imposter-kings").cards:
        spine = Spine(card, 58.0, 82.0, str, free)
        name = "".join(spine.lettering.lines).strip()
        assert not name or spine.lettering.size.height() <= free
        assert name or free < 12.0


@pytest.mark.parametrize(("game_id", "width", "name", "free"), [
    ("imposter-kings", 52.0, "Inquisiteur", 19.0), ("rival-kings", 64.0, "Handelaar", 27.6),
])
def test_a_name_on_a_spine_becomes_narrow_before_it_is_cut_or_touches_the_edges(game_id: str, width: float, name: str,
                                                                                free: float) -> None:
    card = next(card for card in load_game(game_id).cards if card.sign or game_id == "imposter-kings")
    lettering = Spine(replace(card, name=N_("toy/card", name)), width, width * 1.42, str, free).lettering
    assert lettering.lines == (name,)
    assert not lettering.cut


def test_a_rank_on_a_spine_is_whole_or_left_out() -> None:
    """A stroke of a letter that the next card covers is no rank."""
    card = next(card for card in load_game("rival-kings").cards if card.sign)
    assert [Spine(card, 60.0, 85.0, str, free).corner for free in (10.0, 26.0)] == ["", str(card.corner)]
