"""What one looks for on the shelf: by game, level, result, person, date, and words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from engine.session import Seating
from tests.helpers.amount import LANGUAGES
from tests.helpers.many_games import kept, made_up, players_against
from tests.helpers.window import labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.records.shelf_bar import ShelfBar
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.records.shelf_filter import Ending, ShelfFilter, Span, people_in
from throne_desktop.storage import paths

pytestmark = pytest.mark.usefixtures("qtbot")

THRONE, RIVAL = "throne", "rival-kings"
ANN, KIM, BOT = Seating("Ann"), Seating("Kim"), Seating("Corvin", "squire")
TODAY = date(2026, 1, 10)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """One game of each kind, a day after the other from the first of January on."""
    folder = tmp_path / "games"
    for number, record in enumerate((
            made_up(THRONE, players_against("page"), (0,), 0),
            made_up(THRONE, players_against("squire"), (1,), 2),
            made_up(RIVAL, players_against("page", "squire"), (0, 1), 4),
            made_up(RIVAL, (ANN, KIM), (1,), 6),
            made_up(THRONE, (Seating("Zoë"), BOT), None, 8),
            made_up(THRONE, (Seating("Ada", "page"), BOT), (0,), 9))):
        kept(folder, record).rename(folder / f"{number}.throne")
    (folder / "letter.throne").write_text("Dear diary")
    return folder


def shown(games: Path, wanted: ShelfFilter) -> set[str]:
    """The games that are shown, by their numbers."""
    shelf = Shelf(Library(games))
    lines = wanted.chosen(shelf.look(60).lines, TODAY)
    return {shelf.entry(line).file.stem for line in lines}


@pytest.mark.parametrize(("wanted", "found"), [
    (ShelfFilter(), "0 1 2 3 4 5 letter"),
    (ShelfFilter(game_id=RIVAL), "2 3"),
    (ShelfFilter(level="page"), "0"),
    (ShelfFilter(level="squire"), "1 4"),
    (ShelfFilter(level="mixed"), "2 5"),
    (ShelfFilter(ending=Ending.WON), "0"),
    (ShelfFilter(ending=Ending.LOST), "1"),
    (ShelfFilter(ending=Ending.SHARED), "2"),
    (ShelfFilter(ending=Ending.OPEN), "4"),
    (ShelfFilter(ending=Ending.OVER), "3 5"),
    (ShelfFilter(person="Kim"), "3"),
    (ShelfFilter(person="Kim", ending=Ending.WON), "3"),
    (ShelfFilter(person="Ann", ending=Ending.LOST), "1 3"),
    (ShelfFilter(person="Corvin"), ""),
    (ShelfFilter(span=Span.TODAY), "5"),
    (ShelfFilter(span=Span.WEEK), "2 3 4 5"),
    (ShelfFilter(span=Span.YEAR), "0 1 2 3 4 5"),
    (ShelfFilter(search="zoe"), "4"),
    (ShelfFilter(search="KIM rival"), "3"),
    (ShelfFilter(search="nobody"), ""),
    (ShelfFilter(game_id=THRONE, level="squire", search="corv"), "4"),
], ids=str)
def test_a_filter_shows_the_games_that_are_as_it_says(games: Path, wanted: ShelfFilter, found: str) -> None:
    assert shown(games, wanted) == set(found.split())


def test_a_week_begins_with_the_first_minute_of_its_first_day(games: Path) -> None:
    for number, minute in enumerate((datetime(2026, 1, 3, 23, 59), datetime(2026, 1, 4))):
        record = made_up(THRONE, players_against("page"), (0,))
        header = replace(record.header, started=minute.astimezone(UTC))
        replace(record, header=header).save(games / f"minute {number}.throne")
    assert {"minute 0", "minute 1"} & shown(games, ShelfFilter(span=Span.WEEK)) == {"minute 1"}


def test_people_are_offered_by_their_games_and_bots_are_not(games: Path) -> None:
    assert people_in(Shelf(Library(games)).look(60).lines) == ("Ann", "Kim", "Zoë")


# -- on the page -------------------------------------------------------------------------------------------------------

@pytest.fixture
def page() -> Iterator[RecordsScreen]:
    folder = paths.games()
    kept(folder, made_up(THRONE, players_against("page"), (0,)))
    kept(folder, made_up(RIVAL, players_against("page", name="Kim"), (1,), 1))
    kept(folder, made_up(RIVAL, players_against("squire", name="Kim"), (0,), 2))
    with open_window() as window:
        window.open_home()
        window.open_records()
        page = window.pages.currentWidget()
        assert isinstance(page, RecordsScreen)
        wait_until(lambda: page.list.count == 3, "the games are listed")
        yield page


def pick(choice: QComboBox, words: str) -> None:
    """Choose by keyboard."""
    choice.setFocus()
    for _ in range(choice.count()):
        if choice.currentText() == words:
            return
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentText() == words


def test_choices_narrow_the_list_and_it_says_how_many_are_left(page: RecordsScreen) -> None:
    pick(page.bar.game, "Rival Kings")
    assert page.list.count == 2
    assert "Shown: 2 of 3." in labels(page)
    pick(page.bar.ending, "Won")
    assert page.list.count == 1
    pick(page.bar.person, "Ann")
    assert page.list.count == 0
    assert "No game matches your search." in labels(page)
    assert not page.watch.isEnabled()
    page.bar.clear()
    assert page.list.count == 3


def test_words_are_looked_for_as_they_are_typed(page: RecordsScreen) -> None:
    QTest.keyClicks(page.bar.search, "kim")
    wait_until(lambda: page.list.count == 2, "only Kim’s games are shown")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Down)
    assert page.list.hasFocus(), "The arrow leads from the words to what they found."


def test_the_game_that_is_selected_stays_so_while_one_looks_for_others(page: RecordsScreen) -> None:
    page.list.choose(1)
    chosen = page.chosen
    assert chosen is not None
    pick(page.bar.game, "Rival Kings")
    assert page.chosen is not None and page.chosen.file == chosen.file
    page.bar.clear()
    assert page.chosen is not None and page.chosen.file == chosen.file


def test_all_that_is_looked_for_has_a_name_for_those_who_listen(page: RecordsScreen) -> None:
    parts = (page.bar.search, page.bar.game, page.bar.level, page.bar.ending, page.bar.person, page.bar.span)
    assert [part.accessibleName() for part in parts] == [
        "Search games and players", "Game", "Level", "Result", "Person", "Started"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_for_is_written_whole_in_a_small_window(language: str) -> None:
    i18n.use(language)
    bar = ShelfBar()
    bar.resize(968, 40)
    bar.retranslate()
    bar.fit(968)
    bar.show()
    for choice in (bar.game, bar.level, bar.ending, bar.person, bar.span):
        assert choice.fontMetrics().horizontalAdvance(choice.currentText()) + 40 <= choice.width()
    bar.close()
    i18n.use("en")
