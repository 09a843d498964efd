"""Pictures that are kept once they are painted: cards that two tables show, and how many of them."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QPixmap

from engine import load_game
from engine.base.faces import BACK, CardFace, Face
from engine.core.text import Text
from tests.helpers.window import dress
from throne_desktop.language import i18n
from throne_desktop.look import pictures, theme
from throne_desktop.look.pictures import Pictures
from throne_desktop.table.faces import Faces

pytestmark = pytest.mark.usefixtures("qtbot")

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


def test_another_theme_leaves_no_picture_of_the_last_one() -> None:
    dress()
    Faces(BEHIND, i18n.words).face(CARD, 120, 1.0)
    assert pictures.kept.bytes > 0
    try:
        theme.wear("contrast")
        assert pictures.kept.bytes == 0
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
