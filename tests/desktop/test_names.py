"""Every card bears its name: in all games and languages, in all sizes of tables, and covered by the next card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage

from engine import GAMES, load_game
from engine.base.cards import Card
from engine.base.faces import CardFace, TurnedFace
from engine.session.session import Session
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.window import at_table, dress, persons
from throne_desktop.language import i18n
from throne_desktop.language.hyphens import breaks
from throne_desktop.look import pictures, theme
from throne_desktop.table.faces.card_layout import NAMED_FROM, CardLayout, band
from throne_desktop.table.faces.faces import Faces, height_of
from throne_desktop.table.faces.lettering import Lettering
from throne_desktop.table.faces.spine import LEAST_SPINE, Spine
from throne_desktop.table.geometry.fitting import word_by_word
from throne_desktop.table.layout.layout import layout_for

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Cards are painted with and without their names."""


WINDOWS = ((1024, 640), (1280, 800), (1920, 1080))
SCALES = (100, 160)
SMALLEST = 56
"""Pixels: on narrower cards, which lie open nowhere if there is room, a name may end with an ellipsis."""
TWO_LINES_FROM = 43
"""Pixels: from this width on only a name of several words may."""
COVERED = (56, 70, 85, 100, 112, 120, 150, 190)
SHORTEST_SPINE = 94
"""Pixels: on lower cards a name on the spine may end with an ellipsis."""
FREE = (0.56, 0.7, 0.82, 0.95)


@cache
def tables() -> tuple[tuple[QSizeF, float], ...]:
    """How large the table is in windows of these sizes, with texts of these sizes."""
    found = []
    dress()
    try:
        for window, scale in product(WINDOWS, SCALES):
            theme.wear("light", scale)
            with at_table(Session(load_game("throne"), 2, 1, players=persons(2)), size=window) as hand:
                found.append((hand.viewport.size().toSizeF(), scale / 100))
    finally:
        theme.wear("light")
    return tuple(found)


@cache
def widths(game_id: str) -> tuple[int, ...]:
    """How wide cards of a game are there, at every number of players."""
    table, found = load_game(game_id).table, set()
    for (size, scale), seats in product(tables(), load_game(game_id).seats):
        for place in layout_for(tuple(table.zones(seats)), seats, 0, size, scale).zones.values():
            if not place.spec.token:
                found |= {round(place.card.width()), round(place.card.width() * place.spec.last_size)}
    return tuple(sorted(width for width in found if width >= NAMED_FROM))


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language that is spoken until the end of the test."""
    dress()
    i18n.use(request.param)
    yield request.param
    i18n.use("en")




def every_game_and_language(test: Callable[..., None]) -> Callable[..., None]:
    """A test is about every game in the language with the longest words, and in the long run in all of them."""
    return pytest.mark.parametrize("game_id", GAMES)(first_or_all("language", LANGUAGES, indirect=True)(test))



@cache
def layouts(game_id: str, language: str) -> tuple[tuple[str, CardLayout], ...]:
    """Every card in every width, in the language that is spoken."""
    assert i18n.spoken() == language
    return tuple((f"{card.id} at {width}", CardLayout(card, width, height_of(card.id, width), i18n.words))
                 for card, width in product(load_game(game_id).cards, widths(game_id)))


def read(lettering: Lettering) -> str:
    """The name as it is read, without hyphens and spaces."""
    return "".join(lettering.lines).replace("-", "").replace(" ", "")


def of(card: Card) -> str:
    return i18n.words(card.name).replace("-", "").replace(" ", "")


@every_game_and_language
def test_every_name_can_be_read_whole_and_on_the_smallest_cards_in_part(game_id: str, language: str) -> None:
    for which, layout in layouts(game_id, language):
        lettering, name = layout.lettering, of(layout.card)
        if lettering.cut:
            assert layout.width < SMALLEST, f"{which}: {lettering.lines}"
            begins = read(lettering).removesuffix("…")
            assert name.startswith(begins), which
            assert len(begins) >= 3, which
        else:
            assert read(lettering) in (name, name.partition(",")[0]), which


@every_game_and_language
def test_only_names_of_several_words_are_cut_on_cards_that_have_room_for_a_long_one(
        game_id: str, language: str) -> None:
    """There is room for two lines; a word that cannot be broken is written in narrow letters."""
    cut = [(which, layout.lettering.lines) for which, layout in layouts(game_id, language)
           if layout.lettering.cut and layout.width >= TWO_LINES_FROM and " " not in i18n.words(layout.card.name)]
    assert cut == []


@every_game_and_language
def test_a_name_is_not_clipped_and_lies_over_nothing(game_id: str, language: str) -> None:
    for which, layout in layouts(game_id, language):
        room, lettering = layout.name_room, layout.lettering
        card = QRectF(0, 0, layout.width, layout.height)
        assert card.contains(room), which
        assert all(lettering.lines), which
        two_in_head = len(lettering.lines) > 1 and not layout.foot
        assert lettering.pixels >= (11 if two_in_head else theme.SMALLEST_TEXT), which
        metrics = QFontMetricsF(lettering.font)
        assert max(map(metrics.horizontalAdvance, lettering.lines)) <= room.width() + 0.01, which
        assert lettering.size.height() <= room.height() + 0.01, which
        for badge in layout.badge_rooms:
            assert not room.adjusted(0, 0.1, 0, 0).intersects(badge), which
            assert badge.bottom() <= layout.height, which
        if layout.foot:
            assert room.top() >= band(layout.width), which
        else:
            assert room.bottom() <= band(layout.width), which
            assert room.left() >= layout.index_room.right(), which
            assert not layout.sign_beside_name or room.left() >= layout.sign_room.right(), which


@every_game_and_language
def test_a_card_that_another_one_covers_shows_its_name_whole_in_what_is_free(game_id: str, language: str) -> None:
    for card, width, share in product(load_game(game_id).cards, COVERED, FREE):
        free = round(width * share)
        layout = CardLayout(card, width, height_of(CardFace(card.id), width), i18n.words, free)
        which = f"{card.id} at {width}, {free} free"
        if layout.spine is not None:
            expect_spine(layout.spine, free, which)
            continue
        assert read(layout.lettering) in (of(card), of(card).partition(",")[0]), which
        assert layout.name_room.right() <= free, which
        assert layout.name_room.left() + layout.lettering.size.width() <= free, which
        assert layout.index_room.right() <= free, which
        assert layout.window.right() <= free, which


@every_game_and_language
def test_a_spine_bears_index_and_whole_name_one_below_the_other(game_id: str, language: str) -> None:
    for card, width in product(load_game(game_id).cards, COVERED):
        for free in (LEAST_SPINE, max(LEAST_SPINE, width * 0.4)):
            layout = CardLayout(card, width, height_of(CardFace(card.id), width), i18n.words, free)
            assert layout.spine is not None
            expect_spine(layout.spine, free, f"{card.id} at {width}, {free} free")


def expect_spine(spine: Spine, free: float, which: str) -> None:
    """The spine stands in what is free; nothing on it lies over anything else, and its name is whole."""
    card, height, lettering = spine.card, height_of(CardFace(spine.card.id), spine.width), spine.lettering
    assert spine.across <= free, which
    assert height < SHORTEST_SPINE or read(lettering) in (of(card), of(card).partition(",")[0]), which
    size, room = lettering.size.transposed(), spine.name_room
    assert size.width() <= room.width() + 0.5, which
    assert size.height() <= room.height() + 0.5, which
    assert spine.index_room.bottom() <= spine.sign_room.top() <= room.top(), which
    assert room.bottom() <= (height if spine.disc.isEmpty() else spine.disc.top()), which


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("turned", [CardFace, TurnedFace])
def test_a_name_is_painted_in_its_room_and_nowhere_else(game_id: str, turned: str,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    dress()
    i18n.use("de")
    game, sizes = load_game(game_id), widths(game_id)
    some = (sizes[0], sizes[len(sizes) // 3])
    named = Faces(game, i18n.words)
    shown = {key: named.face(turned(key[0].id), key[1], 1.0).toImage() for key in product(game.cards, some)}
    monkeypatch.setattr(Lettering, "paint", lambda *_: None)
    pictures.kept.forget()
    nameless = Faces(game, i18n.words)
    try:
        for (card, width), picture in shown.items():
            layout = CardLayout(card, width, height_of(card.id, width), i18n.words)
            other = nameless.face(turned(card.id), width, 1.0).toImage()
            margin = (picture.width() - width) / 2
            inked = changed(picture, other)
            assert inked.width() >= layout.lettering.size.width() * 0.6, f"{card.id} at {width}"
            assert layout.name_room.translated(margin, margin).adjusted(-1, -2, 1, 2).contains(inked), card.id
    finally:
        i18n.use("en")
        pictures.kept.forget()


def changed(one: QImage, other: QImage) -> QRectF:
    """The part in which two pictures of the same size differ."""
    rows = [y for y in range(one.height()) if one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1)]
    columns = [x for x in range(one.width()) if one.copy(x, 0, 1, one.height()) != other.copy(x, 0, 1, one.height())]
    if not rows:
        return QRectF()
    return QRectF(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def test_the_tables_have_cards_of_all_sizes() -> None:
    """So that the tests above are about small cards, too."""
    assert min(map(min, map(widths, GAMES))) < 40
    assert max(map(max, map(widths, GAMES))) > 200


# -- hyphens -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("language", "word"), [
    ("de", "Kräu-ter-kun-di-ger"), ("de", "Schatz-meis-ter"), ("de", "Ker-ker-meis-ter"), ("de", "Gast-haus"),
    ("de", "Kriegs-herr"), ("de", "Hirt"), ("en", "Black-smith"), ("en", "In-quis-i-tor"), ("en", "Watch-man"),
    ("fr", "Char-pen-tier"), ("fr", "Mys-tique"), ("fr", "Éclai-reurs"), ("nl", "Belasting-inner"),
    ("nl", "Mijn-wer-ker"), ("es", "Ca-ba-lle-ros"), ("es", "Vi-ti-cul-tor"), ("xx", "Kräuter"),
    ("en", "Ac-cused"), ("en", "Ad-dled"), ("en", "Count-ess"), ("en", "Tithe"), ("de", "Zer-stö-ren"),
    ("de", "Ge-stoh-le-nes"), ("de", "Zug-sta-pel"), ("nl", "Ont-hul-len"), ("nl", "Ge-sto-lene"),
    ("nl", "Trek-sta-pel"),
])
def test_words_are_broken_as_their_language_does(language: str, word: str) -> None:
    whole = word.replace("-", "")
    parts = [whole[start:end] for start, end in zip((0, *breaks(whole, language)),
                                                   (*breaks(whole, language), len(whole)), strict=True)]
    assert "-".join(parts) == word


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
def test_no_part_of_a_name_is_shorter_than_it_may_be(language: str) -> None:
    names = {i18n.words(card.name) for game_id in GAMES for card in load_game(game_id).cards}
    for word in {word for name in names for word in name.split()}:
        assert all(2 <= place <= len(word) - 3 for place in breaks(word, language)), word


@pytest.mark.parametrize("width", [60.0, 80.0, 100.0, 200.0])
def test_only_a_word_that_needs_more_room_makes_a_line_wider(width: float) -> None:
    metrics = QFontMetricsF(theme.text(11))
    lines = word_by_word("Successeur chez Aldwin", metrics, width).split("\n")
    assert " ".join(lines) == "Successeur chez Aldwin"
    assert [line for line in lines if metrics.horizontalAdvance(line) > width and " " in line] == []
    assert width < 200.0 or len(lines) == 1
