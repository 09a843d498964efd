"""A row of the shelf tells where its game turned and shows its last table; nothing is found out while it moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon, QImage, QPainter

from engine.core.text import Text
from engine.session import Record, Result
from tests.helpers.finished import finished
from tests.helpers.many_games import kept, made_up, players_against
from tests.helpers.window import open_window, wait_until
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.records.last_table import paint_last_table, towers
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.services.records import shelf as shelf_module
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.records.turning import MOST, NEVER, Turned, Turnings, told, turned_in
from throne_desktop.storage import paths
from throne_desktop.widgets.icons import icon, renew
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = "behind-the-throne"
AREA = QRectF(0, 0, 76, 46)
IN_ROUND = Text("", "Turning point: round {number} of {all}")


def keep(name: str = "one", seed: int = 1) -> Path:
    """A finished game between pages, kept."""
    file = paths.games() / f"{name}.throne"
    finished(BEHIND, 2, "page", seed=seed).save(file)
    return file


def line(name: str, check: int = 1) -> bytes:
    """A line of the index, as far as it matters which record it is about."""
    return b"1\t2\t%b\t\t%08x" % (name.encode(), check)


# -- where a game turned -----------------------------------------------------------------------------------------------

def test_a_game_turned_where_its_replay_says_so() -> None:
    file = keep()
    replay = ReplayHost(Record.load(file))
    point = replay.turning_point
    assert point is not None
    turned = turned_in(file)
    assert not turned.by_round
    assert replay.turns.begins[turned.step - 1] == point.begin
    assert 1 <= turned.step <= turned.steps


def test_a_game_that_is_not_over_or_cannot_be_played_again_turned_nowhere(tmp_path: Path) -> None:
    broken = tmp_path / "broken.throne"
    broken.write_text("no record", encoding="utf-8")
    going_on = kept(tmp_path, made_up("throne", players_against("page"), None, 1))
    assert turned_in(broken) == turned_in(going_on) == turned_in(tmp_path / "gone.throne") == NEVER


@pytest.mark.parametrize(("turned", "said"), [
    (Turned(7, 12, by_round=False), "Turning point: turn 7 of 12"),
    (Turned(3, 5, by_round=True), "Turning point: round 3 of 5"),
    (Turned(1, 1, by_round=False), ""),     # there was only one
    (NEVER, ""),
])
def test_a_turning_point_is_told_by_turn_or_by_round(turned: Turned, said: str) -> None:
    text = told(turned, IN_ROUND)
    assert ("" if text is None else words(text)) == said


def test_what_was_found_is_there_in_the_next_run_as_long_as_the_record_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "shelf.turnings"
    turnings = Turnings(file)
    turnings.add(line("one"), Turned(2, 9, by_round=True))
    turnings.keep()
    again = Turnings(file)
    assert again.of(line("one")) == Turned(2, 9, by_round=True)
    assert again.missing([line("one"), line("one", 2), line("two")]) == [line("one", 2), line("two")]


@pytest.mark.parametrize("content", [
    b"", b"no json", b'{"turned": 3}', b'{"version": "0.1", "turned": {"a 00000001": [1, 2, true]}}', b"[" * 5000])
def test_a_damaged_file_is_as_good_as_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "shelf.turnings"
    file.write_bytes(content)
    assert Turnings(file).missing([line("a")]) == [line("a")]


def test_only_so_many_are_kept_and_the_oldest_go_first(tmp_path: Path) -> None:
    turnings = Turnings(tmp_path / "shelf.turnings")
    for number in range(MOST + 1):
        turnings.add(line(str(number)), NEVER)
    assert turnings.missing([line("0"), line("1"), line(str(MOST))]) == [line("0")]


def test_the_index_is_forgotten_with_what_lies_beside_it(tmp_path: Path) -> None:
    shelf = Shelf(Library(tmp_path), tmp_path / "shelf.index")
    shelf.turnings.add(line("one"), NEVER)
    shelf.turnings.keep()
    assert (tmp_path / "shelf.turnings").exists()
    shelf.forget()
    assert not (tmp_path / "shelf.turnings").exists() and shelf.turnings.missing([line("one")])


# -- on the page -------------------------------------------------------------------------------------------------------

def opened(window: Window) -> RecordsScreen:
    """The page of games played."""
    window.open_home()
    window.open_records()
    wait_until(lambda: isinstance(window.pages.currentWidget(), RecordsScreen), "the page is open")
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    return page


def told_in(page: RecordsScreen) -> list[str]:
    """What rows tell of where their games turned."""
    return [page.list.shelf.shelved(row).turning for row in range(page.list.count)]


def test_rows_that_are_seen_tell_where_their_games_turned_and_find_it_out_once(
        monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(1, 10):
        keep(f"game {seed}", seed)
    found: list[Path] = []
    monkeypatch.setattr(shelf_module, "turned_in", lambda file: (found.append(file), turned_in(file))[1])
    with open_window() as window:
        page = opened(window)
        assert not any(told_in(page))
        wait_until(lambda: all(told_in(page)), "all rows tell it")
        assert page.list.shelf.shelved(0).sentence.count("Turning point: turn ") == 1
        window.open_home()
    assert len(found) == 9
    with open_window() as window:
        page = opened(window)
        wait_until(lambda: page.list.count == 9 and all(told_in(page)), "it is known")
    assert len(found) == 9


def test_nothing_is_found_out_before_the_list_is_at_rest() -> None:
    keep()
    with open_window() as window:
        page = opened(window)
        seen: list[object] = []
        page.list.rested.connect(seen.append)
        wait_until(lambda: bool(seen), "it is at rest")
        before = len(seen)
        for _ in range(5):
            page.list.wait()
        assert len(seen) == before
        wait_until(lambda: len(seen) > before, "it is at rest again")
        assert len(seen) == before + 1


# -- the picture -------------------------------------------------------------------------------------------------------

def painted(result: Result, game_id: str = BEHIND) -> QImage:
    """The last table of a game."""
    image = QImage(76, 46, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_last_table(painter, AREA, game_id, result)
    painter.end()
    return image


def test_towers_are_as_high_as_points_and_leave_room_for_a_crown() -> None:
    high, half, none, below = towers(AREA, (10, 5, 0, -4))
    assert high.height() == pytest.approx(2 * half.height())
    assert none.height() == below.height() > 0
    assert all(AREA.contains(tower) and tower.bottom() == high.bottom() for tower in (high, half, none, below))
    assert high.top() >= AREA.top() + 10
    assert len(towers(AREA, (0, 0, 0, 0, 0, 0))) == 6


def test_the_tower_of_a_winner_is_golden_and_no_others() -> None:
    def colours(*winners: int) -> list[str]:
        image = painted(Result(winners, (6, 6), None))
        return [image.pixelColor(tower.center().toPoint()).name() for tower in towers(AREA, (6, 6))]

    gold = theme.palette.gold_light.name()
    assert [colour == gold for colour in colours(0)] == [True, False]
    assert [colour == gold for colour in colours(0, 1)] == [True, True]
    assert [colour == gold for colour in colours()] == [False, False]


def test_each_game_has_its_own_place_behind_the_towers() -> None:
    result = Result((0,), (3, 1), None)
    assert painted(result) != painted(result, "throne")


# -- the star ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", theme.THEMES)
def test_a_star_that_is_pressed_has_the_colour_of_words_there(name: str) -> None:
    theme.wear(name)
    renew()
    try:
        picture = icon("star", pressed="selected_text").pixmap(QSize(18, 18), QIcon.Mode.Normal, QIcon.State.On)
        image = picture.toImage()
        strong = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
                  if image.pixelColor(x, y).alpha() == 255}
        assert strong == {theme.palette.chrome.selected_text.name()}
    finally:
        theme.wear("light")
        renew()
