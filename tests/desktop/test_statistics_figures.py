"""The curves, ladders and costs of the statistics: seen, heard, read as tables, saved, and leading on."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.session import Seating
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.many_games import fill, kept, made_up, players_against, poor, reviewed
from tests.helpers.reviewed import kept_game
from tests.helpers.screens import new_game, statistics
from tests.helpers.window import PATIENCE, click, labels, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.screens.statistics.time_curves import RatingCurve, TimeWords
from throne_desktop.services import statistics_source
from throne_desktop.services.statistics_source import Past, PastReader
from throne_desktop.storage import paths
from throne_desktop.storage.rating import Rating, levels_of
from throne_desktop.storage.statistics import ENOUGH
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot", "english")

THRONE = "throne"
BLACK_OR_WHITE = Qt.ImageConversionFlag.ThresholdDither
"""As somebody sees who sees no colours at all."""


def keep(won: bool = True, level: str = "squire", number: int = 0, game_id: str = THRONE) -> Path:
    return kept(paths.games(), made_up(game_id, players_against(level), (0 if won else 1,), number))


def opened(window: Window) -> StatisticsScreen:
    window.open_statistics()
    return statistics(window)


def says(page: StatisticsScreen) -> str:
    return "\n".join(labels(page))


# -- wins over time ----------------------------------------------------------------------------------------------------

def test_wins_over_time_are_a_bar_for_each_day_and_each_is_told(ann: Window) -> None:
    for number, won in ((0, True), (0, False), (2, True)):
        keep(won, number=number)
    bars = opened(ann).over_time.bars
    assert bars.isVisible()
    assert [period.score.games for period in bars.periods] == [2, 0, 1]
    assert bars.told_of(0) == "1/1/26: won 1 of 2; the fair share is 1."
    assert bars.told_of(1) == "1/2/26: no game."


def test_games_of_one_day_only_have_no_curve(ann: Window) -> None:
    keep()
    assert not opened(ann).over_time.isVisible()


def test_the_keyboard_goes_from_bar_to_bar_and_enter_leads_to_the_last_game_of_one(ann: Window) -> None:
    first = keep(number=0)
    keep(number=2)
    bars = opened(ann).over_time.bars
    bars.setFocus()
    assert bars.sentence.startswith("1/3/26")
    QTest.keyClick(bars, Qt.Key.Key_Left)
    assert bars.sentence == "1/2/26: no game."
    QTest.keyClick(bars, Qt.Key.Key_Return)
    assert isinstance(ann.pages.currentWidget(), StatisticsScreen)
    QTest.keyClick(bars, Qt.Key.Key_Home)
    QTest.keyClick(bars, Qt.Key.Key_Return)
    page = ann.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    wait_until(lambda: page.chosen is not None, "a game is chosen")
    assert page.chosen is not None and page.chosen.file == first


def test_what_was_won_is_told_from_what_was_played_without_colours(ann: Window) -> None:
    pictures = []
    for won in (True, False):
        files = [keep(won, number=0), keep(won, number=1)]
        bars = opened(ann).over_time.bars
        seen = bars.grab().toImage().convertToFormat(QImage.Format.Format_Mono, BLACK_OR_WHITE)
        box = bars.plot.toRect()
        pictures.append(bytes(seen.copy(box.left() - 9, box.center().y(), 18, box.height() // 2 - 20).constBits()))
        ann.open_home()
        for file in files:
            file.unlink()
    assert pictures[0] != pictures[1]


# -- the ladders -------------------------------------------------------------------------------------------------------

def rung(page: StatisticsScreen, level: str, column: int = 0) -> tuple[str, int]:
    """How a rung is heard, and its row."""
    table = page.ladders.ladders
    row = next(row for row in range(table.rowCount()) if table.verticalHeaderItem(row).text() == level)
    return str(table.item(row, column).data(Qt.ItemDataRole.AccessibleTextRole)), row


def test_each_game_that_was_played_has_a_ladder_with_the_strongest_level_at_its_top(ann: Window) -> None:
    for number in range(ENOUGH):
        keep(number=number)
    keep(level="page", game_id="rival-kings")
    page = opened(ann)
    table = page.ladders.ladders
    assert [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())] == [
        "Rival Kings", "Throne"]
    assert rung(page, "Regent")[1] == 0
    assert rung(page, "Squire", 1)[0] == (
        "Throne, Squire: Won 10 of 10. A fair share would be 5. You are clearly above it.")
    assert rung(page, "Page", 1)[0] == "Throne, Page: no game yet."


def test_enter_on_a_rung_sets_up_a_game_against_that_level_in_that_game(ann: Window) -> None:
    keep()
    page = opened(ann)
    table = page.ladders.ladders
    table.setFocus()
    assert (table.currentRow(), table.currentColumn()) == (table.rowCount() - 1, 0)
    QTest.keyClick(table, Qt.Key.Key_Up)
    QTest.keyClick(table, Qt.Key.Key_Up)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert {row.kind.currentData() for row in new_game(ann).rows[1:]} == {"knight"}


def test_the_marks_of_a_ladder_are_told_apart_without_colours(ann: Window) -> None:
    pictures = []
    for won in (ENOUGH, ENOUGH // 2, 0):
        files = [keep(number < won, number=number) for number in range(ENOUGH)]
        page = opened(ann)
        table = page.ladders.ladders
        cell = table.visualItemRect(table.item(rung(page, "Squire")[1], 0))
        seen = table.viewport().grab(cell).toImage().convertToFormat(QImage.Format.Format_Mono, BLACK_OR_WHITE)
        pictures.append(bytes(seen.copy(0, 0, cell.width() // 2, cell.height()).constBits()))
        ann.open_home()
        for file in files:
            file.unlink()
    assert len(set(pictures)) == 3


# -- what costs most ---------------------------------------------------------------------------------------------------

def review(number: int, *costs: float, made: str = "liar", best: str = "accept") -> Path:
    file = keep(number=number)
    reviewed(file, 80.0, game_id=THRONE, decisions=[poor(made, best, cost) for cost in costs])
    return file


def test_without_a_review_one_is_offered_in_a_sentence(ann: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Path]()
    monkeypatch.setattr("throne_desktop.window.open_review.open_review", lambda _window, file: asked.append(file))
    keep()
    last = keep(number=1)
    page = opened(ann)
    assert "None of your games has been reviewed yet" in says(page)
    assert not page.costs.table.isVisible()
    click(page.costs.review)
    assert asked == [last]


def test_what_costs_most_is_said_once_there_are_three_reviews_and_three_such_moves(ann: Window) -> None:
    for number in range(2):
        review(number, 0.1, 0.1)
    page = opened(ann)
    assert page.costs.told.text() == "Reviewed games: 2."
    ann.open_home()
    review(2)
    page = opened(ann)
    assert page.costs.told.text() == (
        "What costs you most: Calling “Liar!” too readily (Throne). Reviewed games: 3.")
    assert not page.costs.review.isVisible()


def test_the_costs_are_a_table_with_bars(ann: Window) -> None:
    review(0, 0.2, 0.1)
    review(1, 0.05, made="accept", best="liar")
    table = opened(ann).costs.table
    items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    assert [[item.text(column) for column in range(4)] for item in items if item is not None] == [
        ["Calling “Liar!” too readily", "Throne", "2", "30"], ["Believing claims too readily", "Throne", "1", "5"]]
    heard = QAccessible.queryAccessibleInterface(table)
    assert heard.text(QAccessible.Text.Name) == "What costs most"
    assert str(items[1].data(0, Qt.ItemDataRole.AccessibleTextRole)) == (
        "Believing claims too readily, Throne. Count: 1. Points: 5.")


def test_games_whose_moves_were_all_good_are_told_as_such(ann: Window) -> None:
    review(0)
    assert opened(ann).costs.told.text() == "Reviewed games: 1. No move in them is called poor."


def test_enter_on_a_cost_leads_to_the_review_of_its_game(ann: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[object]()
    monkeypatch.setattr("throne_desktop.window.open_review.open_review", lambda _window, file, at: asked.append(at))
    review(0, 0.1)
    worst = review(1, 0.2)
    table = opened(ann).costs.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert asked == [(worst.absolute(), 0, 1)]


# -- the rating --------------------------------------------------------------------------------------------------------

def test_a_rating_is_told_and_drawn_from_ten_games_on(ann: Window) -> None:
    for number in range(ENOUGH - 1):
        keep(number=number)
    panel = opened(ann).panels[0]
    assert "You get a rating after 10 games; so far 9 games count toward it." in "\n".join(labels(panel))
    assert not panel.rated.isVisible()
    ann.open_home()
    keep(number=ENOUGH)
    panel = opened(ann).panels[0]
    assert panel.rating.isVisible()
    assert len(panel.rating.ratings) == ENOUGH
    assert "Nearest level: Regent." in "\n".join(labels(panel))
    assert panel.rating.told_of(0).startswith("After 1 game, 1/1/26: ")


def test_how_a_rating_is_made_stands_in_a_sentence_on_the_page(ann: Window) -> None:
    keep()
    assert "A squire has 1,000 points" in says(opened(ann))


def test_the_levels_are_lines_across_the_rating(ann: Window) -> None:
    curve = RatingCurve()
    curve.resize(600, 220)
    begun = datetime(2026, 1, 1, tzinfo=UTC)
    curve.show_ratings([Rating(begun + timedelta(days=day), 1000.0 + day, 60.0) for day in range(300)],
                       levels_of(THRONE))
    curve.say(TimeWords("Throne", "", lambda _: "", ["1/1"] * len(curve.ratings), {"squire": "Squire"}))
    assert curve.numbers[-1] == 300
    assert len(curve.numbers) <= 120
    assert curve.place_of(0).y() > curve.place_of(curve.steps).y()
    picture = curve.grab().toImage()
    assert picture.size() == curve.size()
    curve.deleteLater()


# -- as tables ---------------------------------------------------------------------------------------------------------

def test_all_curves_can_be_read_as_tables(ann: Window) -> None:
    for number in range(ENOUGH):
        keep(number % 2 == 0, number=number)
    page = opened(ann)
    click(page.as_tables)
    for part in (page.over_time.part, page.panels[0].rated):
        assert part.table.isVisible()
        assert not part.curve.isVisible()
        assert part.table.topLevelItemCount() == ENOUGH
        for row in range(ENOUGH):
            item = part.table.topLevelItem(row)
            assert item is not None
            assert item.data(0, Qt.ItemDataRole.AccessibleTextRole) == part.curve.told_of(row)
    first = page.over_time.part.table.topLevelItem(0)
    assert first is not None
    assert [first.text(column) for column in range(4)] == ["1/1/26", "1", "1", "0.5"]
    i18n.use("de")
    QApplication.processEvents()
    first = page.over_time.part.table.topLevelItem(0)
    assert first is not None and first.text(0) == "01.01.26"
    click(page.as_tables)
    assert page.over_time.bars.isVisible()


# -- CSV ---------------------------------------------------------------------------------------------------------------

def test_the_games_are_saved_as_csv(ann: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    kept(paths.games(), made_up(THRONE, (Seating("Ann"), *players_against("page", "squire")[1:]), (1,), 1))
    kept(paths.games(), made_up(THRONE, players_against("page"), (0,), 2, hint=True))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "mine"), ""))
    page = opened(ann)
    click(page.csv)
    lines = (tmp_path / "mine.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith("Started,Game,Opponents,Players,Result,")
    assert [line.split(",", 1)[1].rsplit(",", 3)[0] for line in lines[1:]] == [
        "Throne,Squire,2,won,1,0.5", 'Throne,"Page, Squire",3,lost,0,0.333']
    assert "The games were saved as mine.csv." in says(page)


def test_where_a_file_cannot_be_written_the_page_says_why(
        ann: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "file" / "mine.csv"), ""))
    page = opened(ann)
    click(page.csv)
    assert "mine.csv cannot be written: " in says(page)


# -- sizes and patience ------------------------------------------------------------------------------------------------

@first_or_all("language", LANGUAGES)
def test_everything_has_room_with_the_largest_words_in_the_smallest_window(ann: Window, language: str) -> None:
    fill(paths.games(), 120, name="Ann")
    review(200, 0.1, 0.2)
    theme.wear("light", 160)
    try:
        i18n.use(language)
        ann.resize(1024, 640)
        page = opened(ann)
        room = page.area.viewport().width()
        for panel in (page.over_time, page.ladders, page.costs):
            assert panel.width() <= room
        for table in (page.costs.table, page.ladders.ladders):
            assert table.horizontalScrollBar().maximum() == 0
            assert table.verticalScrollBar().maximum() == 0
        click(page.as_tables)
        assert page.over_time.part.table.horizontalScrollBar().maximum() == 0
    finally:
        theme.wear("light")


def test_with_much_to_read_the_last_games_are_shown_while_the_rest_is_read(
        ann: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    rest, go_on = threading.Event(), PastReader.go_on

    def wait(reader: PastReader) -> Past:
        rest.wait(PATIENCE)
        return go_on(reader)

    monkeypatch.setattr("throne_desktop.services.loading.PATIENCE", 0.0)
    monkeypatch.setattr(statistics_source, "AT_ONCE", 0.0)
    monkeypatch.setattr(PastReader, "go_on", wait)
    for number in range(5):
        keep(number=number)
    ann.open_statistics()
    page = ann.pages.currentWidget()
    assert isinstance(page, StatisticsScreen)
    wait_until(lambda: page.past is not None, "something was read")
    assert "4 files still to be read; " in says(page)
    wait_until(lambda: "Won 1 of 1." in says(page), "the last game is shown")
    rest.set()
    wait_until(lambda: page.past is not None and not page.past.to_read, "all was read")
    wait_until(lambda: "Won 5 of 5." in says(page), "all games are shown")
    assert "to be read" not in says(page)


def test_what_was_read_is_never_seen_squeezed(ann: Window) -> None:
    ann.resize(1024, 640)
    keep()
    page = opened(ann)
    fill(paths.games(), 40, name="Ann")
    page.fill()
    assert page.past is not None and len(page.past.entries) == 41
    for panel in (page.over_time, page.ladders, page.costs, *page.panels):
        assert panel.height() >= panel.minimumSizeHint().height()


def test_the_pointer_tells_a_bar_and_the_keyboard_takes_over(ann: Window) -> None:
    keep(number=0)
    keep(number=1)
    bars = opened(ann).over_time.bars
    QTest.mouseMove(bars, QPoint(round(bars.x_of(0)), bars.height() // 2))
    wait_until(lambda: bars.sentence.startswith("1/1/26"), "the bar under the pointer is told")
    QApplication.sendEvent(bars, QEvent(QEvent.Type.Leave))
    assert bars.sentence == ""


def test_a_real_review_tells_what_cost_most_and_is_opened_from_there(ann: Window) -> None:
    file = kept_game(reviewed=True)
    page = opened(ann)
    reviews = page.past.reviews if page.past is not None else {}
    assert {name for name, _ in reviews} == {file.name}
    page.review_asked.emit(file)
    wait_until(lambda: isinstance(ann.pages.currentWidget(), ReviewScreen), "the review is open")
