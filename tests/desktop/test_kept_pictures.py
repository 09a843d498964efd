"""Pictures kept from one start to the next: they are those that were painted, and take no more than their room."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from engine.core import disk
from tests.helpers.mapped_files import DAMAGES, is_mapped, memory_of
from throne_desktop.look import drawings, picture_cache, pictures
from throne_desktop.look.drawings import drawn, drawn_at_start
from throne_desktop.storage import paths
from throne_desktop.storage.paths import asset
from throne_desktop.window import memory
from throne_desktop.window.window import Window

TOP = Path(__file__).parents[2]
LONG = 60.0
"""Seconds after which a program that should have ended counts as hanging."""


@pytest.fixture(autouse=True)
def paints_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start has nothing but what an earlier one has kept, and nothing waits to be kept of what was shown before."""
    def nowhere() -> Path:
        raise paths.NoFolder("Nothing is kept here.")
    pictures.kept.forget()
    with monkeypatch.context() as patch:
        patch.setattr(paths, "pictures", nowhere)
        picture_cache.write()


@pytest.fixture(autouse=True)
def keeps_free_memory() -> None:
    """Memory is given back, as in the program."""


SIZE = QSize(20, 20)
OF_GROUND = QSize(20, 30)


def drawing(colour: str, place: Path) -> Path:
    """A drawing that fills half of its picture with one colour."""
    place.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
                     f'<rect width="5" height="10" fill="{colour}"/></svg>', encoding="utf-8")
    return place


def shown(path: Path, size: QSize = SIZE, ratio: float = 1.0) -> QImage:
    """The picture as a new start of the program shows it, which then keeps it."""
    pictures.kept.forget()
    drawings.drawing.cache_clear()
    image = drawn_at_start(path, size, ratio).toImage()
    picture_cache.write()
    return image


def kept() -> dict[str, bytes]:
    """The files that are kept, by their names."""
    folder = paths.pictures()
    return {file.name: file.read_bytes() for file in folder.iterdir()} if folder.is_dir() else {}


@pytest.fixture
def red(tmp_path: Path) -> Path:
    """A red drawing."""
    return drawing("#ff0000", tmp_path / "red.svg")


def test_of_the_kept_halls_the_latest_was_shown_last() -> None:
    paths.pictures().mkdir(parents=True)
    for name, moment in (("hall-old", 1), ("hall-late", 3), ("hall-older", 2), ("icons", 4)):
        file = paths.pictures() / name
        file.write_bytes(b"pixels")
        os.utime(file, (moment, moment))
    assert picture_cache.shown_last(picture_cache.HALL) == [paths.pictures() / "hall-late"]


def test_without_a_kept_hall_none_was_shown_last() -> None:
    assert picture_cache.shown_last(picture_cache.HALL) == []


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_kept_picture_is_the_one_that_was_painted(ratio: float) -> None:
    path = asset("icons", "throne-desktop.svg")
    painted = drawn(path, QSize(84, 84), None, ratio).toImage()
    assert shown(path, QSize(84, 84), ratio) == painted
    (content,) = kept().values()
    again = shown(path, QSize(84, 84), ratio)
    assert again == painted
    assert again.devicePixelRatio() == ratio
    assert list(kept().values()) == [content]


@pytest.mark.usefixtures("qtbot")
def test_a_kept_picture_is_shown_and_not_painted_again(red: Path) -> None:
    shown(red)
    ((name, content),) = kept().items()
    blue = shown(drawing("#0000ff", red.with_name("blue.svg")))
    (other,) = (each for file, each in kept().items() if file != name)
    (paths.pictures() / name).write_bytes(other)
    assert shown(red) == blue
    assert content != other


@pytest.mark.usefixtures("qtbot")
def test_a_drawing_that_has_changed_is_painted_anew(red: Path) -> None:
    before = shown(red)
    drawing("#0000ff", red)
    os.utime(red, ns=(1, 1))
    after = shown(red)
    assert after != before
    assert len(kept()) == 2


@pytest.mark.usefixtures("qtbot")
def test_a_picture_is_kept_for_each_size_density_and_version(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    shown(red, QSize(30, 30))
    shown(red, ratio=2.0)
    assert len(kept()) == 3
    monkeypatch.setattr(picture_cache, "__version__", "99")
    shown(red)
    assert len(kept()) == 4
    monkeypatch.setattr(picture_cache, "qVersion", lambda: "99")
    shown(red)
    assert len(kept()) == 5


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_picture_is_painted_and_kept_anew(red: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = shown(red)
    ((name, content),) = kept().items()
    (paths.pictures() / name).write_bytes(damage(content))
    assert shown(red) == whole
    assert kept() == {name: content}


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda file: os.symlink(file, file),
                                  lambda file: os.symlink(file.with_name("elsewhere"), file)],
                         ids=["a pipe", "a folder", "a circle of links", "a link"])
def test_what_is_no_file_in_the_place_of_a_picture_is_not_read(red: Path, make: Callable[[Path], None]) -> None:
    painted = shown(red)
    ((name, content),) = kept().items()
    file = paths.pictures() / name
    file.unlink()
    make(file)
    assert shown(red) == painted
    assert file.is_dir() or file.read_bytes() == content
    assert not file.with_name("elsewhere").exists()


@pytest.mark.usefixtures("qtbot")
def test_where_nothing_can_be_kept_the_pictures_are_painted(red: Path) -> None:
    whole = shown(red)
    for file in paths.pictures().iterdir():
        file.unlink()
    paths.pictures().rmdir()
    paths.pictures().write_text("a file where a folder should be", encoding="utf-8")
    assert shown(red) == whole
    assert paths.pictures().is_file()


@pytest.mark.usefixtures("qtbot")
def test_kept_pictures_take_no_more_room_than_they_may(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    ((oldest, content),) = kept().items()
    monkeypatch.setattr(picture_cache, "MOST", 3 * len(content))
    os.utime(paths.pictures() / oldest, ns=(1, 1))
    for number in range(3):
        shown(drawing("#00ff00", red.with_name(f"green{number}.svg")))
    assert len(kept()) == 3
    assert oldest not in kept()


@pytest.mark.usefixtures("qtbot")
def test_of_the_kept_pictures_those_not_shown_for_longest_go_first(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    ((first, content),) = kept().items()
    shown(drawing("#0000ff", red.with_name("blue.svg")))
    (second,) = set(kept()) - {first}
    for name, moment in ((first, 1), (second, 2)):
        os.utime(paths.pictures() / name, ns=(moment, moment))
    monkeypatch.setattr(picture_cache, "MOST", 2 * len(content))
    shown(red)      # again, though it is the older file
    shown(drawing("#00ff00", red.with_name("green.svg")))
    assert first in kept()
    assert second not in kept()


@pytest.mark.usefixtures("qtbot")
def test_a_hall_that_is_shown_again_was_shown_last() -> None:
    def show(name: str) -> None:
        picture_cache.picture(name, QSize(20, 20), 1.0, partial(QPixmap, 20, 20), ground=True)
        picture_cache.write()

    show("hall-small")
    show("hall-large")
    for file in paths.pictures().iterdir():
        os.utime(file, ns=(1, 1 if "small" in file.name else 2))
    show("hall-small")
    (file,) = picture_cache.shown_last(picture_cache.HALL)
    assert file.name.startswith("hall-small")


def painted_ground() -> QPixmap:
    """A ground with clear edges, so that no row of pixels is like the next."""
    ground = QPixmap(20, 30)
    ground.fill(QColor("#204060"))
    painter = QPainter(ground)
    painter.drawLine(0, 0, 20, 30)
    painter.end()
    return ground


def ground(name: str = "hall-one", size: QSize = OF_GROUND, ratio: float = 1.0) -> QPixmap:
    """The ground as a new start of the program shows it, which then keeps it."""
    made = picture_cache.picture(name, size, ratio, painted_ground, ground=True)
    picture_cache.write()
    return made


@pytest.mark.usefixtures("qtbot")
def test_a_kept_ground_is_the_one_that_was_painted() -> None:
    painted = ground().toImage()
    assert painted == painted_ground().toImage()
    again = ground()
    assert again.toImage() == painted
    picture_cache.rest()
    assert again.toImage() == painted


@pytest.mark.usefixtures("qtbot")
def test_a_kept_ground_of_a_dense_screen_is_as_dense_as_it_was() -> None:
    ground(size=QSize(10, 15), ratio=2.0)
    again = ground(size=QSize(10, 15), ratio=2.0)
    assert again.devicePixelRatio() == 2.0
    assert again.toImage().pixelColor(5, 20) == painted_ground().toImage().pixelColor(5, 20)


@pytest.mark.usefixtures("qtbot")
def test_a_kept_ground_is_shown_from_its_file_on_linux() -> None:
    ground("hall-shown")
    assert not is_mapped("hall-shown")
    ground("hall-shown")
    assert is_mapped("hall-shown") is (sys.platform == "linux")


@pytest.mark.usefixtures("qtbot")
def test_a_kept_ground_takes_no_memory_while_nothing_is_painted() -> None:
    ground("hall-idle")
    again = ground("hall-idle")
    assert (memory_of("hall-idle") > 0) is (sys.platform == "linux")
    memory.give_back()
    assert memory_of("hall-idle") == 0
    assert again.toImage() == painted_ground().toImage()


@pytest.mark.usefixtures("qtbot")
def test_a_ground_stays_what_it_is_when_its_file_is_replaced_or_gone() -> None:
    painted = ground().toImage()
    again = ground()
    (file,) = paths.pictures().iterdir()
    disk.put(file, b"other pixels")
    picture_cache.rest()
    assert again.toImage() == painted
    file.unlink()
    assert again.toImage() == painted


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_ground_is_painted_and_kept_anew(damage: Callable[[bytes], bytes]) -> None:
    whole = ground().toImage()
    ((name, content),) = kept().items()
    (paths.pictures() / name).unlink()      # as another program would write it; what is mapped has no other content
    (paths.pictures() / name).write_bytes(damage(content))
    assert ground().toImage() == whole
    assert kept() == {name: content}


@pytest.mark.usefixtures("qtbot")
def test_of_the_grounds_of_one_kind_the_last_three_are_kept(red: Path) -> None:
    shown(red)
    ((icon, _),) = kept().items()
    os.utime(paths.pictures() / icon, ns=(1, 1))
    for number in range(4):
        ground(f"hall-{number}")
        (file,) = paths.pictures().glob(f"hall-{number}-*")
        os.utime(file, ns=(number + 2, number + 2))
    ground("hall-last")
    assert {name[:6] for name in kept() if name.startswith("hall-")} == {"hall-2", "hall-3", "hall-l"}
    assert icon in kept()


def test_the_hall_is_shown_from_its_file_on_linux_as_soon_as_that_is_written(window: Window) -> None:
    painted = window.grab().toImage()
    picture_cache.write()
    (file,) = picture_cache.shown_last(picture_cache.HALL)
    assert not is_mapped(file.name)
    assert window.grab().toImage() == painted
    assert is_mapped(file.name) is (sys.platform == "linux")


def test_a_run_that_nobody_plays_keeps_no_pictures(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "throne_desktop", "--screenshot", str(tmp_path / "home.png")], cwd=TOP,
                   env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=True, timeout=LONG)
    assert kept() == {}
