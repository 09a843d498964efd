"""Pictures that are kept once they are painted: cards that two tables show, and how many of them."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine import GAMES, load_game
from engine.base.faces import BACK, CardFace, Face, TurnedFace
from engine.core.manifest import Manifest
from engine.core.text import Text
from tests.helpers.window import dress
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.pictures import Pictures
from throne_desktop.storage.paths import asset
from throne_desktop.table.faces.faces import Faces

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Each test keeps what it paints itself."""


BEHIND = load_game("behind-the-throne")
CARD = CardFace(BEHIND.cards[0].id)
SIDE = 10
BYTES = SIDE * SIDE * 4


def shouted(text: Text) -> str:
    return i18n.words(text).upper()


@pytest.mark.parametrize("face", [CARD, BACK])
def test_two_tables_show_the_same_picture_of_a_card(face: Face) -> None:
    dress()
    one, other = (Faces(BEHIND, i18n.words).face(face, 120, 1.0) for _ in range(2))
    assert one.cacheKey() == other.cacheKey()


def test_tables_whose_words_differ_share_no_picture() -> None:
    dress()
    quiet, loud = (Faces(BEHIND, words).face(CARD, 120, 1.0) for words in (i18n.words, shouted))
    assert quiet.toImage() != loud.toImage()


def test_a_card_is_painted_anew_in_another_size_and_when_it_lies_on_its_side() -> None:
    dress()
    faces = Faces(BEHIND, i18n.words)
    shown = [faces.face(CARD, 120, 1.0), faces.face(CARD, 90, 1.0), faces.face(CARD, 120, 2.0),
             faces.face(CARD, 120, 1.0, sideways=True)]
    assert len({picture.cacheKey() for picture in shown}) == len(shown)


def test_a_card_is_painted_anew_in_the_colours_of_another_theme() -> None:
    dress()
    light = Faces(BEHIND, i18n.words).face(CARD, 120, 1.0)
    try:
        theme.wear("dark")
        assert Faces(BEHIND, i18n.words).face(CARD, 120, 1.0).toImage() != light.toImage()
    finally:
        theme.wear("light")


@pytest.mark.parametrize("changed", [{"free": 80.0}, {"free": 50.0}, {"counts": "3"}, {"counts": "4"}, {"veiled": True},
                                     {"owned": True}, {"sideways": True}])
def test_a_card_that_looks_otherwise_is_another_picture(changed: dict[str, Any]) -> None:
    dress()
    faces = Faces(BEHIND, i18n.words)
    usual, other = faces.face(CARD, 120, 1.0), faces.face(CARD, 120, 1.0, **changed)
    assert usual.toImage() != other.toImage()
    assert faces.face(CARD, 120, 1.0).cacheKey() == usual.cacheKey()
    assert faces.face(CARD, 120, 1.0, **changed).cacheKey() == other.cacheKey()


def test_a_card_of_which_all_is_free_is_the_same_picture_as_one_that_nothing_covers() -> None:
    dress()
    faces = Faces(BEHIND, i18n.words)
    assert faces.face(CARD, 120, 1.0, free=120.0).cacheKey() == faces.face(CARD, 120, 1.0).cacheKey()


@pytest.mark.parametrize("face", ["front", "back", "turned"])
def test_no_two_games_themes_or_languages_share_a_picture_of_a_card_with_the_same_id(face: str) -> None:
    """Four games have a Queen; three of them call her by the same name in some language."""
    dress()
    of = {"front": CardFace("queen"), "back": BACK, "turned": TurnedFace("queen")}[face]
    games = [load_game(game_id) for game_id in ("behind-the-throne", "imposter-kings", "rival-kings", "throne")]
    seen: dict[bytes, tuple[str, str, str]] = {}
    try:
        for name, language, game in product(("light", "dark", "contrast"), ("en", "de"), games):
            theme.wear(name)
            i18n.use(language)
            image = Faces(game, i18n.words).face(of, 120, 1.0).toImage()
            which = (name, "" if face == "back" else language, game.id)
            assert seen.setdefault(bytes(image.constBits()), which) == which
    finally:
        theme.wear("light")
        i18n.use("en")
    assert len(seen) == (4 * 3 if face == "back" else 4 * 3 * 2)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_back_of_its_own(game_id: str) -> None:
    dress()
    backs = {each: Faces(load_game(each), i18n.words).face(BACK, 60, 1.0).toImage() for each in GAMES}
    assert [each for each in GAMES if backs[each] == backs[game_id]] == [game_id]


def test_a_game_without_a_back_has_the_usual_one() -> None:
    dress()

    class Other(type(BEHIND)):  # type: ignore[misc]
        manifest = Manifest("other", *BEHIND.manifest[1:])

    back = Faces(Other(), i18n.words).face(BACK, 60, 1.0).toImage()
    image = QImage(60, 84, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(asset("themes", "back.svg"))).render(painter, QRectF(0, 0, 60, 84))
    painter.end()
    assert back.pixelColor(33, 45) == image.pixelColor(30, 42)
    assert back != Faces(BEHIND, i18n.words).face(BACK, 60, 1.0).toImage()


def test_another_theme_leaves_no_picture_of_the_last_one() -> None:
    dress()
    faces = Faces(BEHIND, i18n.words)
    painted = faces.face(CARD, 120, 1.0).cacheKey()
    assert faces.face(CARD, 120, 1.0).cacheKey() == painted
    try:
        theme.wear("contrast")
        assert faces.face(CARD, 120, 1.0).cacheKey() != painted
    finally:
        theme.wear("light")


def test_the_theme_that_is_worn_already_leaves_all_pictures() -> None:
    dress()
    shown = Faces(BEHIND, i18n.words).face(CARD, 120, 1.0)
    theme.wear("light")
    assert Faces(BEHIND, i18n.words).face(CARD, 120, 1.0).cacheKey() == shown.cacheKey()


# -- how many are kept ---------------------------------------------------------------------------------------------

def painted(kept: Pictures, names: str) -> str:
    """Ask for pictures by names of a letter; returns the names of those that had to be painted."""
    done: list[str] = []

    def paint(name: str) -> QPixmap:
        done.append(name)
        return QPixmap(SIDE, SIDE)

    for name in names:
        kept.picture(name, partial(paint, name))
    return "".join(done)


def test_a_picture_is_painted_once() -> None:
    assert painted(Pictures(9 * BYTES), "aabab") == "ab"


def test_the_picture_that_nobody_asked_for_longest_makes_room() -> None:
    kept = Pictures(2 * BYTES)
    assert painted(kept, "abac") == "abc"
    assert kept.bytes == 2 * BYTES
    assert painted(kept, "acb") == "b"


def test_a_picture_larger_than_all_there_is_room_for_is_shown_but_not_kept() -> None:
    kept = Pictures(BYTES - 1)
    assert painted(kept, "aa") == "aa"
    assert kept.bytes == 0
