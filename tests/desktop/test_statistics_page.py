"""The statistics page: reached from home and the menu, read by eye, ear and keyboard, and never far from a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import LEVELS, load_game
from engine.bots.levels import levels_of
from engine.session import Seating
from tests.helpers.amount import LANGUAGES, few_or_many, first_or_all
from tests.helpers.many_games import fill, kept, made_up, players_against, reviewed
from tests.helpers.screens import home, new_game, push, statistics
from tests.helpers.window import click, host_of, labels, open_window
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_buttons import Door
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.statistics.level_ladders import LevelLadders
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.screens.statistics.statistics_parts import WinsPanel
from throne_desktop.screens.statistics.statistics_words import WILL_BE
from throne_desktop.storage import day, paths, tally
from throne_desktop.storage.setup import Setup
from throne_desktop.storage.statistics import ENOUGH, Outcome
from throne_desktop.storage.tally import BEGUN, PLAYED, WON
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot", "english")

THRONE, RIVAL = "throne", "rival-kings"
PAGE, SQUIRE = players_against("page"), players_against("squire")
TODAY = 20_000
BLACK_OR_WHITE = Qt.ImageConversionFlag.ThresholdDither
"""As somebody sees who sees no colours at all."""


def keep(winners: tuple[int, ...] | None = (0,), players: tuple[Seating, ...] = PAGE, number: int = 0,
         game_id: str = THRONE, **apart: bool) -> Path:
    """A game of Ann's among the user's records."""
    return kept(paths.games(), made_up(game_id, players, winners, number, **apart))


def opened(window: Window) -> StatisticsScreen:
    window.open_statistics()
    return statistics(window)


def panel(window: Window, game_id: str = THRONE) -> WinsPanel:
    return next(each for each in statistics(window).panels if each.of_game.game_id == game_id)


def rows(of: WinsPanel) -> list[list[str]]:
    """The table as it is read."""
    items = [of.table.topLevelItem(row) for row in range(of.table.topLevelItemCount())]
    return [[item.text(column) for column in range(of.table.columnCount())] for item in items if item is not None]


def heard(of: WinsPanel, row: int) -> str:
    """A row as it is heard."""
    item = of.table.topLevelItem(row)
    assert item is not None
    return str(item.data(0, Qt.ItemDataRole.AccessibleTextRole))


def says(window: Window) -> str:
    return "\n".join(labels(statistics(window)))


# -- the way there -----------------------------------------------------------------------------------------------------

def test_home_leads_to_the_statistics_by_mouse_and_keyboard_and_escape_leads_back(ann: Window) -> None:
    push(home(ann), "Statistics")
    assert statistics(ann).title.text() == "Statistics"
    QTest.keyClick(statistics(ann), Qt.Key.Key_Escape)
    button = home(ann).feet[-1]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    click(statistics(ann).back)
    assert isinstance(ann.pages.currentWidget(), HomeScreen)


def test_the_menu_of_a_game_leads_there_and_the_game_waits_below(ann: Window) -> None:
    ann.start(Setup(THRONE, PAGE, {}, 7))
    screen = ann.play_screen
    assert screen is not None
    entry = next(each for each in screen.rail.menu.actions() if each.text() == "Statistics")
    entry.trigger()
    assert "Not finished, so neither won nor lost: 1 game." in says(ann)
    click(statistics(ann).back)
    assert ann.pages.currentWidget() is screen


def test_the_statistics_lie_in_the_corner_of_the_hall_on_nothing_else() -> None:
    with open_window() as window:
        for size in ((1024, 640), (1280, 800)):
            window.resize(*size)
            window.open_home()
            QApplication.processEvents()
            corner = home(window).feet[-1]
            others = [*home(window).tiles, *home(window).feet[:-1], *home(window).offers]
            assert not any(corner.geometry().intersects(other.geometry()) for other in others)


# -- before the first game ---------------------------------------------------------------------------------------------

def test_before_the_first_game_the_page_says_what_will_be_here_and_leads_to_one(ann: Window) -> None:
    page = opened(ann)
    assert "Your first game is still to come" in says(ann)
    assert page.panels == []
    assert not page.forget.isVisible()
    assert not page.figures[0].isVisible()
    click(page.play)
    assert new_game(ann).isVisible()


def test_before_the_first_game_the_page_shows_the_shape_of_what_will_be_there_with_one_sentence(ann: Window) -> None:
    page = opened(ann)
    assert page.outline.isVisible()
    assert words(WILL_BE).count(".") == 1
    picture, lines = page.outline.grab().toImage(), len(LEVELS) + 3
    rows = {y // (picture.height() // lines) for y in range(picture.height()) for x in range(0, picture.width(), 3)
            if picture.pixelColor(x, y) != picture.pixelColor(picture.width() - 1, picture.height() - 1)}
    assert rows == set(range(lines))


@first_or_all("language", LANGUAGES)
def test_all_of_that_shape_can_be_read_in_the_smallest_window(language: str, ann: Window) -> None:
    i18n.use(language)
    ann.resize(800, 560)
    page = opened(ann)
    metrics = QFontMetricsF(theme.text(14))
    for text in page.outline.texts[:-1]:
        assert metrics.horizontalAdvance(words(text)) < page.outline.width() * 0.3


def test_once_a_game_was_played_its_figures_take_the_place_of_the_shape(ann: Window) -> None:
    keep()
    assert not opened(ann).outline.isVisible()


def test_every_game_that_was_not_played_yet_can_be_begun(ann: Window) -> None:
    keep()
    page = opened(ann)
    assert [button.text() for button in page.offers] == [
        "Behind the Throne", "The Imposter Kings", "Rival Kings", "Shadow Throne"]
    assert page.offers[2].accessibleName() == "Play. Rival Kings"
    click(page.offers[2])
    assert "Rival Kings" in labels(new_game(ann))


# -- what was won ------------------------------------------------------------------------------------------------------

def test_two_of_three_is_told_as_two_of_three(ann: Window) -> None:
    for number, winners in enumerate([(0,), (1,), (0,)]):
        keep(winners, number=number)
    opened(ann)
    assert "Won 2 of 3. A fair share would be 1.5. Too few games to say more." in says(ann)
    assert rows(panel(ann)) == [["Page", "2 of 3", "1.5", "too few"]]
    assert "%" not in says(ann).replace("19 times", "")


def test_from_ten_games_on_a_range_is_told(ann: Window) -> None:
    for number in range(ENOUGH - 1):
        keep(number=number)
    opened(ann)
    assert rows(panel(ann))[0][-1] == "too few"
    ann.open_home()
    keep(number=ENOUGH)
    opened(ann)
    assert rows(panel(ann)) == [["Page", "10 of 10", "5", "72–100%"]]
    assert heard(panel(ann), 0) == (
        "Page: Won 10 of 10. A fair share would be 5. Your true share of wins probably lies between 72% and 100%; "
        "the fair share is 50%. You are clearly above it.")


def test_the_table_has_a_row_for_each_level_and_a_column_for_each_number_of_players(ann: Window) -> None:
    keep()
    keep((1,), players_against("page", "page"), 1)
    keep((0,), SQUIRE, 2)
    keep((1,), players_against("squire", "page"), 3)
    opened(ann)
    header = panel(ann).table.headerItem()
    assert [header.text(column) for column in range(6)] == [
        "Opponents", "For 2", "For 3", "All", "Fair share", "Share of wins"]
    assert rows(panel(ann)) == [
        ["Page", "1 of 1", "0 of 1", "1 of 2", "0.8", "too few"],
        ["Squire", "1 of 1", "–", "1 of 1", "0.5", "too few"],
        ["Mixed", "–", "0 of 1", "0 of 1", "0.3", "too few"],
        ["All", "2 of 2", "0 of 2", "2 of 4", "1.7", "too few"]]
    assert "2 players: 1 of 1. 3 players: 0 of 1." in heard(panel(ann), 0)


def test_shared_wins_are_told_apart_from_those_alone(ann: Window) -> None:
    keep()
    keep((0, 1), number=1)
    opened(ann)
    assert "Won 1 of 2 and shared 1. A fair share would be 1." in says(ann)


def test_the_last_games_are_marks_with_words(ann: Window) -> None:
    for number, winners in enumerate([(1,), (0, 1), (), (0,), (0,), (0,)]):
        keep(winners, number=number)
    opened(ann)
    marks = panel(ann).marks
    assert marks.outcomes == (Outcome.LOST, Outcome.SHARED, Outcome.NOBODY, *[Outcome.WON] * 3)
    assert marks.accessibleName() == "Latest games, newest last: lost, shared, nobody won, won, won, won."
    assert "3 wins in a row." in says(ann)


def test_the_marks_are_told_apart_without_their_colours(ann: Window) -> None:
    pictures = []
    for number, winners in enumerate([(0,), (0, 1), (1,), ()]):
        file = keep(winners, number=number)
        opened(ann)
        seen = panel(ann).marks.grab().toImage()
        pictures.append(bytes(seen.convertToFormat(QImage.Format.Format_Mono, BLACK_OR_WHITE).constBits()))
        ann.open_home()
        file.unlink()
    assert len(set(pictures)) == 4


def test_accuracy_is_told_from_five_reviews_on(ann: Window) -> None:
    for number in range(4):
        reviewed(keep(number=number), 80)
    opened(ann)
    assert "Reviewed games: 4. Accuracy is shown here after 5." in says(ann)
    ann.open_home()
    reviewed(keep(number=4), 90)
    opened(ann)
    assert "Accuracy in the last 5 reviewed games: 82." in says(ann)
    ann.open_home()
    for number in range(5, 10):
        reviewed(keep(number=number), 90)
    opened(ann)
    assert "Accuracy in the last 5 reviewed games: 90; in the 5 before: 82." in says(ann)


# -- what does not count -----------------------------------------------------------------------------------------------

def test_what_does_not_count_is_told_apart(ann: Window) -> None:
    keep((0,), hint=True)
    keep((1,), practice=True, number=1)
    keep(None, number=2)
    keep((0,), reseated=True, number=3)
    keep((0,), (Seating("Ann"), Seating("Ben")), 4)
    keep((0,), (Seating("Aldwin", "page"), Seating("Corvin", "page")), 5)
    opened(ann)
    told = says(ann)
    for sentence in ("None of these games counts yet.", "or a look at what was hidden: won 1 of 1.",
                     "Practice, on a deal you may have known: won 0 of 1.", "neither won nor lost: 1 game.",
                     "A seat changed hands during play: 1 game.", "Several people at one table: won 1 of 1.",
                     "Bots only: 1 game."):
        assert sentence in told
    assert statistics(ann).panels == []


@pytest.mark.parametrize("practice", [False, True])
def test_the_rest_is_promised_only_where_there_is_some(practice: bool, ann: Window) -> None:
    keep((0,))
    keep((1,), practice=practice, number=1)
    opened(ann)
    assert "Only solo games against bots count" in says(ann)
    assert ("The rest are listed below." in says(ann)) == practice


def test_records_that_cannot_be_read_are_told_in_one_sentence(ann: Window) -> None:
    for number in range(3):
        (paths.games() / f"letter{number}.throne").write_text("Dear diary" * number, encoding="utf-8")
    opened(ann)
    assert "3 records cannot be read and were not counted." in says(ann)
    keep()
    ann.open_home()
    opened(ann)
    assert "Won 1 of 1." in says(ann)


def test_without_a_folder_the_page_says_why(ann: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("THRONE_DESKTOP_HOME", str(tmp_path / "file"))
    opened(ann)
    assert "cannot be created: Not a directory." in says(ann)


# -- what leads on -----------------------------------------------------------------------------------------------------

def test_enter_on_a_row_sets_up_a_game_against_that_level(ann: Window) -> None:
    keep()
    keep((0,), SQUIRE, 1)
    opened(ann)
    table = panel(ann).table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert panel(ann).play.text() == "Play: Squire"
    assert panel(ann).play.accessibleName() == "Play: Squire. Throne"
    QTest.keyClick(table, Qt.Key.Key_Return)
    push(new_game(ann), "Play")
    assert ann.play_screen is not None
    players = host_of(ann.play_screen).session.players
    assert players[0].name == "Ann"
    assert {player.level for player in players[1:]} == {"squire"}


def test_a_click_on_a_row_and_then_on_play_does_the_same(ann: Window) -> None:
    keep()
    keep((0,), SQUIRE, 1)
    opened(ann)
    table = panel(ann).table
    item = table.topLevelItem(1)
    assert panel(ann).play.text() == "Play"
    assert item is not None
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualItemRect(item).center())
    click(panel(ann).play)
    assert {row.kind.currentData() for row in new_game(ann).rows[1:]} == {"squire"}


def test_a_panel_leads_to_the_games_that_are_kept_the_last_of_its_own_first(ann: Window) -> None:
    keep((0,), game_id=RIVAL)
    mine = keep(number=1)
    keep((0,), number=2, game_id=RIVAL)
    opened(ann)
    click(panel(ann).records)
    page = ann.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    assert page.chosen is not None and page.chosen.file == mine


def test_a_game_deleted_above_the_page_is_not_counted_unless_it_is_brought_back(ann: Window) -> None:
    keep()
    keep((1,), number=1)
    opened(ann)
    for comes_back, told in ((True, "Won 1 of 2."), (False, "Won 1 of 1.")):
        click(panel(ann).records)
        page = ann.pages.currentWidget()
        assert isinstance(page, RecordsScreen)
        click(page.delete_button)
        if comes_back:
            click(page.restore)
        click(page.back)
        assert told in says(ann)


# -- whose games -------------------------------------------------------------------------------------------------------

def test_where_several_play_alone_each_has_figures_of_their_own(ann: Window) -> None:
    keep()
    opened(ann)
    assert not statistics(ann).whose.isVisible()
    ann.open_home()
    for number in (1, 2):
        keep((1,), players_against("page", name="Ben"), number)
    page = opened(ann)
    assert [page.whose.itemText(row) for row in range(page.whose.count())] == [
        "Ben", "Ann", "Everyone who played solo"]
    assert page.whose.currentText() == "Ann"
    assert "Won 1 of 1." in says(ann)
    QTest.keyClick(page.whose, Qt.Key.Key_Up)
    assert "Won 0 of 2." in says(ann)
    QTest.keyClick(page.whose, Qt.Key.Key_End)
    assert "Won 1 of 3." in says(ann)


# -- days and crowns ---------------------------------------------------------------------------------------------------

def test_days_and_crowns_are_forgotten_and_brought_back(ann: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day, "today", lambda: TODAY)
    for number, how_far in ((TODAY - 1, WON), (TODAY - 2, PLAYED), (TODAY, BEGUN)):
        ann.tally.note_day(number, how_far)
    ann.tally.note_beaten(THRONE, "knight", ("page", "squire", "knight"))
    keep()
    page = opened(ann)
    assert "1 of 2" in says(ann)
    assert "Days in a row so far: 2." in says(ann)
    click(page.forget)
    assert "Days and crowns have been forgotten." in says(ann)
    found = tally.load_tally()
    assert found is not None
    assert (found.feat(THRONE).beaten, found.days_played, found.day(TODAY)) == ("", 0, BEGUN)
    assert "Won 1 of 1." in says(ann)
    assert page.forget.text() == "Bring them back"
    QTest.keyClick(page.forget, Qt.Key.Key_Space)
    found = tally.load_tally()
    assert found is not None
    assert (found.feat(THRONE).beaten, found.days_played) == ("knight", 2)
    assert "1 of 2" in says(ann)


def test_the_hall_shows_no_crown_that_was_forgotten(ann: Window) -> None:
    all_ = len(levels_of(load_game(THRONE)))
    ann.tally.note_beaten(THRONE, "knight", ("page", "squire", "knight"))
    ann.tally.save()
    ann.settings.note_known(THRONE)
    ann.open_home()
    door = home(ann).tiles[-1]
    assert isinstance(door, Door)
    assert door.crowns == (3, all_)
    keep()
    click(opened(ann).forget)
    click(statistics(ann).back)
    assert door.crowns == (0, all_)


def test_where_there_is_nothing_to_forget_nothing_is_offered(ann: Window) -> None:
    keep()
    assert not opened(ann).forget.isEnabled()
    assert day.today() > 0


# -- by ear and at every size ------------------------------------------------------------------------------------------

def test_a_screen_reader_finds_the_table_by_its_game(ann: Window) -> None:
    keep()
    opened(ann)
    table = QAccessible.queryAccessibleInterface(panel(ann).table)
    assert table.text(QAccessible.Text.Name) == "Throne"
    assert panel(ann).records.accessibleName() == "Games played. Throne"
    assert statistics(ann).area.accessibleName() == "Statistics"


@first_or_all("language", LANGUAGES)
def test_the_largest_words_fit_into_the_smallest_window(ann: Window, language: str) -> None:
    fill(paths.games(), 120, name="Ann")
    theme.wear("light", 160)
    try:
        i18n.use(language)
        ann.resize(1024, 640)
        opened(ann)
        for each in statistics(ann).panels:
            assert each.table.horizontalScrollBar().maximum() == 0
            assert each.table.verticalScrollBar().maximum() == 0
            assert_high(each)
            assert each.width() <= statistics(ann).area.viewport().width()
            for column in range(each.table.columnCount()):
                assert each.table.columnWidth(column) >= each.table.sizeHintForColumn(column)
    finally:
        theme.wear("light")


def assert_high(of: WinsPanel) -> None:
    """Every row is as high as it asks for, and below the last one there is hardly any room left."""
    table = of.table
    items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    places = [table.visualItemRect(item) for item in items if item is not None]
    assert [place.height() for place in places] == [table.sizeHintForRow(row) for row in range(len(places))]
    assert 0 <= table.viewport().height() - places[-1].bottom() <= places[-1].height()


def test_rows_are_as_high_as_their_style_says_at_every_opening(ann: Window) -> None:
    fill(paths.games(), 40, name="Ann")
    for _ in range(2):
        for each in opened(ann).panels:
            assert_high(each)
        ann.open_home()


@few_or_many("number", 60, 500)
def test_many_games_are_counted_while_the_window_goes_on(
        number: int, ann: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throne_desktop.services.loading.PATIENCE", 0.0)
    fill(paths.games(), number, name="Ann")
    ann.open_statistics()
    page = ann.pages.currentWidget()
    assert isinstance(page, StatisticsScreen)
    assert page.past is None
    assert page.back.isVisible()
    statistics(ann)
    assert page.past is not None
    assert len(page.past.entries) == number
    QCoreApplication.processEvents()


@pytest.mark.parametrize("percent", [100, 115, 130, 160])
def test_no_name_of_a_game_is_cut_above_its_ladder(ann: Window, percent: int) -> None:
    for number, game_id in enumerate(("behind-the-throne", "imposter-kings", "rival-kings", THRONE)):
        keep(number=number, game_id=game_id)
    theme.wear("light", percent)
    try:
        ladders = opened(ann).findChild(LevelLadders)
        assert ladders is not None
        header = ladders.horizontalHeader()
        for width in range(500, 1300, 10):
            ladders.setFixedWidth(width)
            ladders.fit()
            lines = header.height() // QFontMetricsF(header.font()).lineSpacing()
            wide = [column for column in range(ladders.columnCount())
                    if header.sectionSizeHint(column) > header.sectionSize(column)]
            assert lines >= 2 or not wide, width
    finally:
        theme.wear("light", 100)
