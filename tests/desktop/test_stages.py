"""The stage of a game: its layers lie where the game says, around its hero, and are painted once for every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from engine import GAMES, load_game
from engine.base.stage import BARE, FOOT, TOP, Layer, Stage, of_hero, of_table
from engine.core.text import Text, english, seat_in_english
from engine.table.view import view
from tests.helpers import pixels
from tests.helpers.amount import few_or_many, some_in_each
from tests.helpers.toy import CELLAR
from tests.helpers.window import at_table, dress, persons, session_at
from throne_desktop.look import theme
from throne_desktop.look.pictures import OnePicture
from throne_desktop.table import tabletop
from throne_desktop.table.faces.stage import Place, hero_of, place_of
from throne_desktop.table.items.ground import paint_ground, paint_place
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Each test keeps what it paints itself."""


SIZES = [(980, 640), (1236, 800), (1876, 1080), (2516, 1080), (800, 1000)]
RED, GREEN, GROUND = "#ff0000", "#00ff00", "#222222"


@pytest.fixture(params=theme.THEMES)
def worn(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each theme, worn until the end of the test."""
    assert isinstance(request.param, str)
    dress()
    theme.wear(request.param)
    yield request.param
    theme.wear("light")


def painted(place: Place, width: int, height: int, hero: QRectF | None = None) -> QImage:
    """The place on a table of that size."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    paint_place(painter, QRectF(0, 0, width, height), place, hero)
    painter.end()
    return image


def tones(image: QImage) -> list[QColor]:
    """The colours in a grid of points, each once."""
    return [QColor(tone) for tone in pixels.tones(image, 4)]


def in_english(text: Text) -> str:
    return text.render(english, seat_in_english)


def drawn(folder: Path, *layers: Layer, colour: str = RED, size: tuple[int, int] = (100, 100)) -> Place:
    """A plain ground, and on it layers that are all of one colour."""
    for name, tone in (("ground", GROUND), ("spot", colour)):
        (folder / f"{name}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
            f'<rect width="{size[0]}" height="{size[1]}" fill="{tone}"/></svg>', encoding="utf-8")
    return Place(Stage((Layer("ground", TOP, FOOT), *layers)), folder)


def spot(image: QImage, colour: str = RED) -> tuple[int, int, int, int]:
    """The left, the top, the right and the foot of what has that colour."""
    dots = [(x, y) for x in range(image.width()) for y in range(image.height())
            if image.pixelColor(x, y).name() == colour]
    across, down = [x for x, _ in dots], [y for _, y in dots]
    return min(across), min(down), max(across) + 1, max(down) + 1


# -- where layers lie --------------------------------------------------------------------------------------------------

def test_a_layer_is_stretched_over_the_width_between_its_heights(tmp_path: Path) -> None:
    place = drawn(tmp_path, Layer("spot", of_table(0.5), of_table(0.75)))
    assert spot(painted(place, 300, 200)) == (0, 100, 300, 150)


@pytest.mark.parametrize(("at", "left"), [(0.0, 0), (0.5, 125), (1.0, 250)])
def test_a_layer_with_a_place_keeps_its_proportions(tmp_path: Path, at: float, left: int) -> None:
    place = drawn(tmp_path, Layer("spot", of_table(0.5), of_table(0.75), at=at))
    assert spot(painted(place, 300, 200)) == (left, 100, left + 50, 150)


def test_a_layer_may_begin_above_the_hero_and_end_below_it(tmp_path: Path) -> None:
    place = drawn(tmp_path, Layer("spot", of_hero(-0.5), of_hero(1.25)))
    assert spot(painted(place, 300, 200, QRectF(100, 80, 100, 40))) == (0, 60, 300, 130)


def test_a_repeated_layer_fills_the_width_with_one_in_the_middle(tmp_path: Path) -> None:
    place = drawn(tmp_path, Layer("spot", TOP, of_table(0.5), repeated=True))
    (tmp_path / "spot.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="{GREEN}"/>'
        f'<rect x="40" width="20" height="100" fill="{RED}"/></svg>', encoding="utf-8")
    for width in (300, 420, 517):
        image = painted(place, width, 200)
        row = [image.pixelColor(x, 9).name() for x in range(width)]
        assert sum(one != RED == other for one, other in pairwise(row)) % 2 == 1
        assert image.pixelColor(width // 2, 9).name() == RED
        assert image.pixelColor(1, 9).name() == image.pixelColor(width - 2, 9).name() == GREEN


def test_a_layer_that_has_no_room_is_left_out(tmp_path: Path) -> None:
    place = drawn(tmp_path, Layer("spot", of_hero(1.0), of_table(0.5)))
    assert [tone.name() for tone in tones(painted(place, 300, 200, QRectF(0, 80, 300, 60)))] == [GROUND]


# -- the places of the games -------------------------------------------------------------------------------------------

@some_in_each(("game_id", "size"), GAMES, SIZES)
@few_or_many("tables", "ends", "all")
def test_the_place_fills_the_table(game_id: str, size: tuple[int, int], tables: str) -> None:
    """With the fewest and the most players, or with every number of them."""
    game = load_game(game_id)
    for seats in game.seats if tables == "all" else (game.seats[0], game.seats[-1]):
        scene = Tabletop(game, in_english, seat_in_english)
        narrator = Narrator(scene)
        narrator.resize(QSizeF(*size), 1.0)
        narrator.show_view(view(game.start(seats, 1).observation(0)))
        hero = hero_of((item.place for item in scene.zone_items.values()), game.table.stage, 0)
        assert hero is not None
        assert QColor(Qt.GlobalColor.magenta) not in tones(painted(place_of(game), *size, hero))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_place_fills_a_page_without_a_table(game_id: str) -> None:
    assert QColor(Qt.GlobalColor.magenta) not in tones(painted(place_of(load_game(game_id)), 1280, 800))


@pytest.mark.parametrize("game_id", GAMES)
def test_by_night_a_place_is_darker_and_in_high_contrast_it_is_plain(game_id: str, worn: str) -> None:
    place = place_of(load_game(game_id))
    shown = tones(painted(place, 1280, 800))
    theme.wear("light")
    lit = max(tone.lightness() for tone in tones(painted(place, 1280, 800)))
    if worn == "contrast":
        assert len(shown) == 1
    else:
        share = {"light": 1.0, "dark": 0.6}[worn]
        assert max(tone.lightness() for tone in shown) == pytest.approx(share * lit, abs=4)


def test_a_game_without_a_stage_is_played_on_the_cloth() -> None:
    assert CELLAR.table.stage is BARE
    cloth = QImage(640, 400, QImage.Format.Format_RGB32)
    painter = QPainter(cloth)
    paint_ground(painter, QRectF(0, 0, 640, 400))
    painter.end()
    assert painted(place_of(CELLAR), 640, 400) == cloth


# -- painted once ------------------------------------------------------------------------------------------------------

@pytest.fixture
def paintings(monkeypatch: pytest.MonkeyPatch) -> list[QRectF | None]:
    """The heroes around which a stage was painted, one for each time."""
    heroes: list[QRectF | None] = []

    def note(painter: QPainter, table: QRectF, place: Place, hero: QRectF | None = None) -> None:
        heroes.append(hero)
        paint_place(painter, table, place, hero)

    monkeypatch.setattr(tabletop, "paint_place", note)
    return heroes


def test_the_stage_is_not_painted_again_while_a_card_is_carried(paintings: list[Any]) -> None:
    with at_table(session_at(load_game("throne").start(2, 1), persons(2))) as hand:
        hand.viewport.repaint()
        before = len(paintings)
        assert before >= 1
        for place in ("discards", "deck"):
            hand.hold(hand.scene.own_hand()[0].id, place)
            hand.viewport.repaint()
            hand.let_go(place)
            hand.viewport.repaint()
        assert len(paintings) == before


def test_the_stage_is_built_anew_when_the_window_has_another_size(paintings: list[Any]) -> None:
    with at_table(session_at(load_game("throne").start(2, 1), persons(2))) as hand:
        hand.viewport.repaint()
        before = paintings[-1]
        hand.screen.resize(1600, 900)
        hand.viewport.repaint()
        assert paintings[-1] != before


def draw_below(scene: Tabletop) -> None:
    """Paint what lies below all items of a table."""
    below = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(below)
    scene.drawBackground(painter, scene.sceneRect())
    painter.end()


def test_the_stage_is_built_anew_as_soon_as_it_is_known_where_the_cards_lie(paintings: list[Any]) -> None:
    game = load_game("throne")
    scene = Tabletop(game, in_english, seat_in_english)
    scene.fit(QSizeF(1280, 800), 1.0)
    draw_below(scene)
    scene.show_at_once(view(game.start(2, 1).observation(0)))
    draw_below(scene)
    scene.deleteLater()
    before, after = paintings
    assert before is None
    assert after is not None
    assert any(after.contains(rect) for rect in scene.hero_rects())


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
