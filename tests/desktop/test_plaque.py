"""The plaque of a seat says its name, its score and its signs, also where there is room for a single short line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.table.plaques import PlaqueItem, SeatWords

pytestmark = pytest.mark.usefixtures("qtbot")

COIN = asset("icons", "coin.svg")
LINE = QRectF(0, 0, 200, 30)
"""The room of a plaque with one line, which two signs, a long name and a score share."""


@pytest.fixture(autouse=True)
def fonts() -> None:
    theme.load_fonts()


def painted(name: str = "Theodora", score: str = "12", signs: tuple[str, ...] = ("4", "2"), *,
            width: float = LINE.width(), score_sign: Path | None = None) -> QImage:
    line = QRectF(0, 0, width, LINE.height())
    plaque = PlaqueItem(0, line)
    plaque.describe(SeatWords(name, score, [(COIN, sign) for sign in signs], score_sign=score_sign), "")
    image = QImage(line.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    plaque.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def changed(one: QImage, other: QImage) -> tuple[int, int]:
    """The first and the last column in which two pictures differ."""
    columns = [x for x in range(one.width())
               if any(one.pixel(x, y) != other.pixel(x, y) for y in range(one.height()))]
    return columns[0], columns[-1]


def test_name_signs_and_score_of_a_short_line_stand_side_by_side() -> None:
    usual = painted()
    name = changed(usual, painted(name="Cassandra"))
    first = changed(usual, painted(signs=("8", "2")))
    second = changed(usual, painted(signs=("4", "8")))
    score = changed(usual, painted(score="38"))
    assert name[0] < first[0] <= first[1] < second[0] <= second[1] < score[0]


def test_a_long_name_has_smaller_letters_and_hides_no_sign() -> None:
    long = "Theodora of the long and windy valleys"
    assert painted(long) != painted(long, signs=("8", "2"))
    assert changed(painted("T"), painted(long))[1] < changed(painted(long), painted(long, score="38"))[0]


def test_where_no_sign_fits_the_name_has_the_whole_line() -> None:
    assert painted("Dorothea", width=118) == painted("Dorothea", width=118, signs=())


def test_a_short_line_has_no_sign_before_the_score() -> None:
    assert painted(score_sign=COIN) == painted()


def test_a_sign_without_room_is_left_out_as_a_whole() -> None:
    """Nothing is written over the score."""
    many, more = (painted(signs=("4",) * number) for number in (7, 8))
    assert many == more
