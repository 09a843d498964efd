"""The place where a game is played: its drawing fills the table, and words can be read wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from engine import GAMES
from tests.helpers.colours import contrast
from tests.helpers.window import dress
from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.look.pictures import OnePicture
from throne_desktop.table.ground import paint_ground, paint_place

pytestmark = pytest.mark.usefixtures("qtbot")

PLACES = [game.replace("-", "_") for game in GAMES if asset("games", game.replace("-", "_"), "ground.svg").is_file()]
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (800, 1000)]


@pytest.fixture(params=theme.THEMES)
def worn(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each theme, worn until the end of the test."""
    assert isinstance(request.param, str)
    dress()
    theme.wear(request.param)
    yield request.param
    theme.wear("light")


def drawing(game: str) -> Path:
    return asset("games", game, "ground.svg")


def painted(place: Path, width: int, height: int) -> QImage:
    """The place on a table of that size."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    paint_place(painter, QRectF(0, 0, width, height), place)
    painter.end()
    return image


def tones(image: QImage) -> list[QColor]:
    """The colours in a grid of points, each once."""
    found = {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}
    return [QColor(each) for each in found]


@pytest.mark.parametrize("game", PLACES)
def test_words_can_be_read_everywhere_in_the_place(game: str, worn: str) -> None:
    least = min(contrast(words, tone) for tone in tones(painted(drawing(game), 1280, 800))
                for words in (theme.palette.on_felt, theme.palette.on_felt_quiet))
    assert least >= (7.0 if worn == "contrast" else 4.5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLACES)
def test_the_place_fills_the_table(game: str, size: tuple[int, int]) -> None:
    image = painted(drawing(game), *size)
    assert QColor(Qt.GlobalColor.magenta) not in tones(image)


def test_the_foot_of_the_place_is_never_cut_off(tmp_path: Path) -> None:
    place = tmp_path / "ground.svg"
    place.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><rect width="1600" height="1000" '
                     'fill="#222222"/><rect y="960" width="1600" height="40" fill="#ff0000"/></svg>', encoding="utf-8")
    for width, height in SIZES:
        image = painted(place, width, height)
        assert image.pixelColor(width // 2, height - 5).name() == "#ff0000"
        assert image.pixelColor(width // 2, height - height // 10).name() == "#222222"


@pytest.mark.parametrize("game", PLACES)
def test_by_night_a_place_is_darker_and_in_high_contrast_it_is_plain(game: str, worn: str) -> None:
    dark = drawing(game)
    shown = tones(painted(dark, 1280, 800))
    theme.wear("light")
    lit = max(tone.lightness() for tone in tones(painted(dark, 1280, 800)))
    if worn == "contrast":
        assert len(shown) == 1
    else:
        share = {"light": 1.0, "dark": 0.6}[worn]
        assert max(tone.lightness() for tone in shown) == pytest.approx(share * lit, abs=4)


def test_a_game_without_a_place_is_played_on_the_cloth(tmp_path: Path) -> None:
    cloth = QImage(640, 400, QImage.Format.Format_RGB32)
    painter = QPainter(cloth)
    paint_ground(painter, QRectF(0, 0, 640, 400))
    painter.end()
    assert painted(tmp_path / "ground.svg", 640, 400) == cloth


def test_only_the_ground_asked_for_last_is_kept() -> None:
    one, painted_anew = OnePicture(), list[str]()

    def ask(letter: str) -> None:
        def paint() -> QPixmap:
            painted_anew.append(letter)
            return QPixmap(2, 2)

        one.picture(letter, paint)

    for letter in "aabba":
        ask(letter)
    assert "".join(painted_anew) == "aba"
