"""While one chooses on the page for a new game, nothing moves that one has not touched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QScrollArea, QWidget

from engine import GAMES, load_game
from tests.helpers.amount import some_in_each
from tests.helpers.screens import new_game, push
from tests.helpers.window import click, open_window
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.storage.setup import MATCHED, PERSON

pytestmark = pytest.mark.usefixtures("qtbot")

WINDOWS = {"smallest": (1024, 640), "usual": (1280, 800), "large": (1920, 1080)}


@contextmanager
def choosing(game_id: str, size: tuple[int, int], language: str = "en", scale: int = 100) -> Iterator[NewGameScreen]:
    theme.wear("light", scale)
    i18n.use(language)
    try:
        with open_window() as window:
            window.resize(*size)
            window.open_new_game(game_id, load_game(game_id).seats[0])
            QApplication.processEvents()
            yield new_game(window)
    finally:
        i18n.use("en")
        theme.wear("light")


def places(page: NewGameScreen, *parts: QWidget) -> dict[QWidget, QPoint]:
    """Where these parts and all that always stays are, on the page."""
    QApplication.processEvents()
    seated = {part for row in page.rows for part in row.findChildren(QPushButton)}
    always = [each for each in page.findChildren(QPushButton) if each.isVisible() and each not in seated]
    return {part: part.mapTo(page, QPoint()) for part in (*always, *parts)}


def moved(page: NewGameScreen, before: dict[QWidget, QPoint]) -> list[str]:
    after = places(page, *before)
    return [f"{part.metaObject().className()} {part.accessibleName()}: {place} -> {after[part]}"
            for part, place in before.items() if part.isVisible() and after[part] != place]


def choose(box: QComboBox, kind: str) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(kind)):
        QTest.keyClick(box, Qt.Key.Key_Down)


@some_in_each(("game_id", "size"), GAMES, tuple(WINDOWS.values()))
def test_another_number_of_players_moves_nothing_that_was_there(game_id: str, size: tuple[int, int]) -> None:
    with choosing(game_id, size) as page:
        before = places(page, *page.rows[:load_game(game_id).seats[0]])
        for count in (*load_game(game_id).seats, load_game(game_id).seats[0]):
            push(page, str(count))
            assert moved(page, before) == []


@pytest.mark.parametrize(("game_id", "language", "scale"), [
    ("rival-kings", "en", 100), ("shadow-throne", "de", 160), ("throne", "fr", 130)])
def test_another_level_moves_no_row_at_all(game_id: str, language: str, scale: int) -> None:
    with choosing(game_id, WINDOWS["usual"], language, scale) as page:
        push(page, str(load_game(game_id).seats[-1]))
        before = places(page, *page.rows, *(row.kind for row in page.rows))
        for level in ("page", "squire", "knight", "marshal"):
            choose(page.rows[1].kind, level)
            assert moved(page, before) == []


def test_what_a_person_takes_over_moves_nothing_above_and_not_the_list_itself() -> None:
    with choosing("rival-kings", WINDOWS["smallest"]) as page:
        push(page, "4")
        before = places(page, *page.rows[:3], page.rows[2].kind)
        for kind in (PERSON, MATCHED, "page"):
            choose(page.rows[2].kind, kind)
            assert moved(page, before) == []


def test_advanced_choices_move_no_button_and_nothing_above_where_there_is_room() -> None:
    with choosing("throne", WINDOWS["large"]) as page:
        before = places(page, *page.rows[:2])
        push(page, "Advanced")
        assert moved(page, before) == []
        push(page, "Advanced")
        assert moved(page, before) == []


def test_rows_stay_where_they_were_scrolled_to_although_the_page_gets_shorter() -> None:
    with choosing("shadow-throne", WINDOWS["smallest"]) as page:
        push(page, "5")
        (area,) = page.findChildren(QScrollArea)
        bar = area.verticalScrollBar()
        bar.setValue(bar.maximum())
        assert bar.value() > 0
        last = page.rows[4]
        before = places(page, last, last.kind)
        choose(last.kind, PERSON)
        assert moved(page, before) == []
        bar.setValue(0)
        QApplication.processEvents()
        bar.setValue(bar.maximum())
        click(page.play)
