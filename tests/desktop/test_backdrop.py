"""The ground of a table: from its file it is the picture that was painted, and takes neither memory nor much room."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine import load_game
from tests.helpers.mapped_files import DAMAGES, is_mapped, memory_of
from tests.helpers.window import at_table, persons, session_at, wait_until
from throne_desktop.look import picture_cache, theme
from throne_desktop.storage import paths
from throne_desktop.table.faces.stage import place_of
from throne_desktop.table.items import backdrop
from throne_desktop.table.items.backdrop import Backdrop, Shape
from throne_desktop.table.items.ground import paint_place

pytestmark = pytest.mark.usefixtures("qtbot")

ON_LINUX: Final = sys.platform == "linux"
"""Other systems map no files, and keep no grounds of tables."""
TOP: Final = Path(__file__).parents[2]
HERO: Final = QRectF(300, 120, 400, 260)


def shape(width: int = 1024, height: int = 640, ratio: float = 1.0, hero: QRectF | None = HERO) -> Shape:
    """The shape of a table."""
    return Shape(QSizeF(width, height), ratio, hero)


TABLE: Final = shape()


@pytest.fixture(autouse=True)
def soon_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that somebody plays, and who comes to rest at once."""
    monkeypatch.setattr(picture_cache, "keeps_grounds", True)
    monkeypatch.setattr(backdrop, "AT_REST", 1)


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """Each test keeps what it paints itself."""


@pytest.fixture(params=[name for name in theme.THEMES if name != "contrast"])
def worn(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each theme that shows places."""
    theme.wear(request.param)
    yield request.param
    theme.wear("light")


class Table(QObject):
    """A table without cards: what is below them, and how often that was painted from its drawings."""

    def __init__(self, of: Shape = TABLE) -> None:
        super().__init__()
        self.place = place_of(load_game("throne"))
        self.shape = of
        self.painted = 0
        self.ground = Backdrop(self._paint, self)
        self.ground.fit(self.place, of)

    def _paint(self, painter: QPainter) -> None:
        self.painted += 1
        paint_place(painter, QRectF(0, 0, self.shape.size.width(), self.shape.size.height()), self.place,
                    self.shape.hero)

    def shown(self) -> QImage:
        """What is seen."""
        image = QImage(self.shape.pixels, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.shape.ratio)
        image.fill(Qt.GlobalColor.magenta)
        painter = QPainter(image)
        self.ground.draw(painter)
        painter.end()
        return image

    def rest(self) -> None:
        """Nothing is painted until all that then happens has happened."""
        self.shown()
        wait_until(partial(is_at_rest, self.ground), "the table has come to rest")


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    """Makes tables, each as a new start of the program would, and deletes them."""
    made: list[Table] = []

    def new(of: Shape = TABLE) -> Table:
        made.append(Table(of))
        return made[-1]

    yield new
    while made:
        made.pop().deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def is_at_rest(ground: Backdrop) -> bool:
    """Whether all has happened that happens while nothing is painted."""
    return not ground.busy


def kept() -> list[Path]:
    """The files of grounds of tables."""
    return list(paths.pictures().glob(f"{picture_cache.PLACE}-*")) if paths.pictures().is_dir() else []


# -- the same picture --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_from_its_file_the_ground_is_the_one_that_was_painted(worn: str, ratio: float,
                                                              table: Callable[..., Table]) -> None:
    first = table(shape(801, 600, ratio))
    painted = first.shown()
    first.rest()
    assert first.shown() == painted
    again = table(first.shape)
    assert again.shown() == painted
    assert [each.painted for each in (first, again)] == ([1, 0] if ON_LINUX else [1, 1])


def test_a_table_that_is_opened_again_looks_as_it_did(worn: str) -> None:
    seen = []
    for _ in range(2):
        with at_table(session_at(load_game("throne").start(2, 1), persons(2))) as hand:
            hand.viewport.repaint()
            ground = hand.scene.findChildren(Backdrop)[0]
            wait_until(partial(is_at_rest, ground), "the table has come to rest")
            seen.append(hand.screen.grab().toImage())
    assert seen[0] == seen[1]
    assert len(kept()) == (1 if ON_LINUX else 0)


@pytest.mark.parametrize("other", [
    shape(hero=HERO.translated(0, 40)), shape(height=641), shape(ratio=2.0),
    shape(hero=None)], ids=["hero elsewhere", "higher", "denser", "no hero"])
def test_another_shape_has_another_ground(other: Shape, table: Callable[..., Table]) -> None:
    table().rest()
    another = table(other)
    another.rest()
    assert another.painted == 1
    assert len(kept()) == (2 if ON_LINUX else 0)


def test_another_theme_has_another_ground(table: Callable[..., Table]) -> None:
    table().rest()
    theme.wear("dark")
    try:
        dark = table()
        dark.rest()
    finally:
        theme.wear("light")
    assert dark.painted == 1


def test_the_same_table_anew_is_not_painted_again(table: Callable[..., Table]) -> None:
    one = table()
    one.shown()
    one.ground.fit(one.place, shape(hero=QRectF(HERO)))
    one.shown()
    assert one.painted == 1


# -- memory and room ---------------------------------------------------------------------------------------------------

def test_a_table_at_rest_shows_its_ground_from_the_file_which_takes_no_memory(table: Callable[..., Table]) -> None:
    one = table()
    one.rest()
    one.rest()
    assert [is_mapped(file.name) for file in kept()] == ([True] if ON_LINUX else [])
    assert [memory_of(file.name) for file in kept()] == ([0] if ON_LINUX else [])
    one.shown()
    assert [memory_of(file.name) > 0 for file in kept()] == ([True] if ON_LINUX else [])


def test_the_file_of_a_table_that_was_left_is_let_go_of() -> None:
    one = Table()
    one.rest()
    names = [file.name for file in kept()]
    one.ground.fit(one.place, shape(hero=None))
    assert not any(map(is_mapped, names))
    one.rest()
    names = [file.name for file in kept()]
    one.deleteLater()
    del one
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert names or not ON_LINUX
    assert not any(map(is_mapped, names))


def test_of_the_grounds_of_tables_the_last_two_are_kept_and_the_hall_stays(table: Callable[..., Table]) -> None:
    paths.pictures().mkdir(parents=True)
    hall = paths.pictures() / "hall-seen-long-ago"
    hall.write_bytes(b"pixels")
    shapes = [shape(height=640 + more) for more in range(4)]
    for each in shapes:
        table(each).rest()
    assert len(kept()) == (2 if ON_LINUX else 0)
    assert hall.exists()
    last = [table(each) for each in shapes[-2:]]
    for again in last:
        again.shown()
    assert [again.painted for again in last] == ([0, 0] if ON_LINUX else [1, 1])


def test_where_room_is_short_grounds_of_tables_go_first(table: Callable[..., Table],
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    paths.pictures().mkdir(parents=True)
    face = paths.pictures() / "face-seen-long-ago"
    face.write_bytes(b"pixels")
    monkeypatch.setattr(picture_cache, "MOST", 1024 * 640 * 4 + 100)
    table().rest()
    table(shape(hero=None)).rest()
    assert len(kept()) == (1 if ON_LINUX else 0)
    assert face.exists()


def test_the_program_keeps_the_ground_of_the_game_that_is_played() -> None:
    program = subprocess.Popen([sys.executable, "-m", "throne_desktop", "--game", "throne", "--seed", "7"], cwd=TOP,
                               env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    try:
        wait_until(lambda: bool(kept()) is ON_LINUX, "the ground is written")
    finally:
        program.terminate()
        program.wait()


def test_in_a_run_that_nobody_plays_no_ground_is_kept(table: Callable[..., Table],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_cache, "keeps_grounds", False)
    one = table()
    one.rest()
    assert kept() == []
    assert one.painted == 1


def test_high_contrast_shows_no_place_and_keeps_none() -> None:
    theme.wear("contrast")
    try:
        with at_table(session_at(load_game("throne").start(2, 1), persons(2))) as hand:
            hand.viewport.repaint()
            assert not hand.scene.findChildren(Backdrop)[0].busy
        assert kept() == []
    finally:
        theme.wear("light")


# -- what goes wrong ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_ground_is_painted_and_kept_anew(damage: Callable[[bytes], bytes],
                                                   table: Callable[..., Table]) -> None:
    first = table()
    first.rest()
    painted = first.shown()
    for file in kept():
        content = file.read_bytes()
        file.unlink()       # as another program would write it; what is mapped has no other content
        file.write_bytes(damage(content))
        again = table()
        assert again.shown() == painted
        again.rest()
        assert again.painted == 1
        assert file.read_bytes() == content


def test_where_nothing_can_be_kept_the_ground_is_painted_once(table: Callable[..., Table]) -> None:
    paths.pictures().parent.mkdir(parents=True, exist_ok=True)
    paths.pictures().write_text("a file where a folder should be", encoding="utf-8")
    one = table()
    painted = one.shown()
    one.rest()
    one.rest()
    assert one.shown() == painted
    assert one.painted == 1


def test_a_ground_stays_what_it_is_when_its_file_is_gone(table: Callable[..., Table]) -> None:
    one = table()
    painted = one.shown()
    one.rest()
    for file in kept():
        file.unlink()
    assert one.shown() == painted
    assert one.painted == 1
