"""The curtain of a stage: each game has its own, and on every one a plate says who takes the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine import GAMES, load_game
from engine.base.game import Game
from tests.helpers import pixels
from tests.helpers.colours import contrast
from tests.helpers.toy import CELLAR
from tests.helpers.window import dress
from throne_desktop.look import pictures, theme
from throne_desktop.screens.around_table import handover
from throne_desktop.screens.around_table.handover import Curtain
from throne_desktop.storage.people import OPPONENTS
from throne_desktop.table.faces.stage import place_of

SIZES = [(980, 640), (1236, 800), (1876, 1080)]
WORDS = "Tous les autres détournent le regard, et personne ne triche en regardant par-dessus une épaule."


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Each test keeps what it paints itself."""


@pytest.fixture(params=theme.THEMES)
def worn(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each theme, worn until the end of the test."""
    assert isinstance(request.param, str)
    dress()
    theme.dress(request.param)
    pictures.ground.forget()
    yield request.param
    theme.dress()


@pytest.fixture(params=[100, 160])
def percent(request: pytest.FixtureRequest) -> Iterator[int]:
    """Texts of the usual size, and the largest ones."""
    theme.dress("light", request.param)
    yield request.param
    theme.dress()


@pytest.fixture
def behind(qtbot: QtBot) -> QWidget:
    """What a curtain hides."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


def drawn(behind: QWidget, game: Game[Any], size: tuple[int, int] = (1236, 800)) -> Curtain:
    """The curtain of a game, drawn for somebody with a long name."""
    behind.resize(*size)
    curtain = Curtain(place_of(game), behind)
    curtain.resize(*size)
    behind.show()
    curtain.draw("Wilhelmine-Charlotte", OPPONENTS["Frida"], WORDS)
    return curtain


def seen(curtain: Curtain) -> QImage:
    """The curtain as it is painted."""
    image = QImage(curtain.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    curtain.render(image, QPoint())
    return image


def tones(image: QImage) -> set[str]:
    return {QColor(tone).name() for tone in pixels.tones(image, 5)}


@pytest.mark.parametrize("size", SIZES)
def test_a_curtain_hides_all_of_the_table_and_every_game_has_its_own(behind: QWidget, size: tuple[int, int]) -> None:
    dress()
    found = [seen(drawn(behind, game, size)) for game in (*map(load_game, GAMES), CELLAR)]
    assert all(QColor(Qt.GlobalColor.magenta).name() not in tones(image) for image in found)
    corners = {image.pixelColor(size[0] // 8, size[1] // 2).name() for image in found}
    assert len(corners) == len(found)


@pytest.mark.parametrize("game_id", GAMES)
def test_in_high_contrast_the_ground_of_the_curtain_is_plain(behind: QWidget, game_id: str, worn: str) -> None:
    curtain = drawn(behind, load_game(game_id))
    image = seen(curtain)
    around = {image.pixelColor(x, y).name() for x in range(0, image.width(), 5) for y in range(0, 100, 5)}
    assert (len(around) == 1) == (worn == "contrast")


def test_the_words_on_the_plate_can_be_read(behind: QWidget, worn: str) -> None:
    curtain = drawn(behind, load_game("rival-kings"))
    image, plate = seen(curtain), curtain.plate.geometry()
    ground = image.pixelColor(plate.center().x(), plate.top() + 16)
    for label in curtain.plate.findChildren(QLabel):
        if label.text():
            words = label.palette().color(label.foregroundRole())
            assert contrast(words, ground) >= (7.0 if worn == "contrast" else 4.5), label.text()


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_lies_on_the_curtain_and_the_ribbon_below_it(behind: QWidget, size: tuple[int, int],
                                                               percent: int) -> None:
    curtain = drawn(behind, load_game("throne"), size)
    assert curtain.rect().contains(curtain.plate.geometry())
    assert curtain.rect().contains(curtain.ribbon_rect)
    assert curtain.ribbon_rect.top() > curtain.plate.geometry().bottom()
    for label in curtain.plate.findChildren(QLabel):
        assert label.heightForWidth(label.width()) <= label.height()


def test_a_curtain_is_painted_once_for_its_size(behind: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    dress()
    curtain = drawn(behind, load_game("throne"))
    seen(curtain)
    monkeypatch.setattr(handover, "paint_layers", lambda *_: pytest.fail("It was painted again."))
    curtain.plate.update()
    seen(curtain)
