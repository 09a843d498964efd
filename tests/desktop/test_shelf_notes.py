"""Favourites and notes on games played: the person's own, kept apart from every index, and never lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core import kept as kept_files
from tests.helpers.many_games import kept, made_up, players_against
from tests.helpers.window import click, open_window, wait_until
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.storage import paths, shelf_notes
from throne_desktop.storage.shelf_notes import ShelfNotes, read_notes, set_favourite, set_note
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


def file() -> Path:
    """Whoever plays has it among their things."""
    return paths.person() / "shelf.json"


# -- the file ----------------------------------------------------------------------------------------------------------

def test_favourites_and_notes_are_kept_and_taken_away() -> None:
    assert read_notes(file()) == ShelfNotes()
    set_favourite(file(), "a.throne", on=True)
    set_favourite(file(), "b.throne", on=True)
    set_note(file(), "b.throne", "  Zoë’s\nfirst win ")
    assert read_notes(file()) == ShelfNotes(frozenset({"a.throne", "b.throne"}), {"b.throne": "Zoë’s first win"})
    set_favourite(file(), "a.throne", on=False)
    set_note(file(), "b.throne", " ")
    assert read_notes(file()) == ShelfNotes(frozenset({"b.throne"}), {})


def test_a_note_has_an_end() -> None:
    set_note(file(), "a.throne", "x" * 1000)
    assert len(read_notes(file()).notes["a.throne"]) == shelf_notes.LONGEST


def test_a_name_that_cannot_be_written_has_a_note_all_the_same() -> None:
    set_note(file(), "\udcff.throne", "odd")
    assert list(read_notes(file()).notes.values()) == ["odd"]


@pytest.mark.parametrize(("content", "left"), [
    ('{"format": 1, "favourites": ["a.throne", 7], "notes": {"a.throne": "good", "b.throne": []}}',
     ShelfNotes(frozenset({"a.throne"}), {"a.throne": "good"})),
    ('{"format": 1, "favourites": {}, "notes": 3}', ShelfNotes()),
    ("Dear diary", ShelfNotes()),
])
def test_of_a_damaged_file_the_rest_goes_on_and_the_file_is_kept(content: str, left: ShelfNotes) -> None:
    file().write_text(content)
    assert read_notes(file()) == left
    assert file().with_name("shelf.json.damaged").read_text() == content
    assert any("favorites and notes" in str(said) for said in kept_files.remarks())


def test_a_newer_file_is_left_alone() -> None:
    content = '{"format": 2, "favourites": ["a.throne"], "stars": 5}'
    file().write_text(content)
    set_favourite(file(), "b.throne", on=True)
    assert file().read_text() == content
    kept_files.remarks()


# -- on the page -------------------------------------------------------------------------------------------------------

@pytest.fixture
def window() -> Iterator[Window]:
    for number in range(3):
        kept(paths.games(), made_up("throne", players_against("page"), (0,), number))
    with open_window() as window:
        window.open_home()
        yield window


def opened(window: Window) -> RecordsScreen:
    window.open_records()
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    wait_until(lambda: page.list.count == 3, "the games are listed")
    return page


def heard(page: RecordsScreen, row: int) -> str:
    sentence = page.list.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(sentence, str)
    return sentence


def test_a_favourite_is_marked_found_and_still_one_the_next_time(window: Window) -> None:
    page = opened(window)
    page.list.choose(1)
    click(page.favourite)
    assert "Favorite" in heard(page, 1)
    assert "Favorite" not in heard(page, 0)
    chosen = page.chosen
    assert chosen is not None and chosen.file.name in read_notes(file()).favourites
    click(page.back)
    page = opened(window)
    click(page.bar.favourites)
    assert [entry.file for entry in page.entries] == [chosen.file]
    click(page.favourite)
    assert read_notes(file()) == ShelfNotes()


def test_a_note_is_kept_with_enter_found_by_its_words_and_heard(window: Window) -> None:
    page = opened(window)
    page.list.choose(2)
    page.note.setFocus()
    QTest.keyClicks(page.note, "what a comeback")
    QTest.keyClick(page.note, Qt.Key.Key_Return)
    assert "Note: what a comeback" in heard(page, 2)
    QTest.keyClicks(page.bar.search, "comeback")
    wait_until(lambda: page.list.count == 1, "only that game is shown")
    assert page.note.text() == "what a comeback"


def test_a_note_belongs_to_the_game_it_was_typed_for(window: Window) -> None:
    page = opened(window)
    page.list.choose(0)
    first = page.chosen
    assert first is not None
    page.note.setFocus()
    QTest.keyClicks(page.note, "mine")
    page.list.setFocus()
    page.list.choose(1)
    assert page.note.text() == ""
    assert read_notes(file()).notes == {first.file.name: "mine"}


def test_a_note_that_is_being_typed_when_the_page_is_left_is_kept(window: Window) -> None:
    page = opened(window)
    page.note.setFocus()
    QTest.keyClicks(page.note, "in a hurry")
    QTest.keyClick(page.note, Qt.Key.Key_Escape)
    assert list(read_notes(file()).notes.values()) == ["in a hurry"]


def test_what_was_put_on_a_game_is_there_whatever_becomes_of_the_index(window: Window) -> None:
    page = opened(window)
    click(page.favourite)
    click(page.back)
    (paths.cache() / "shelf.index").write_bytes(b"nonsense")
    page = opened(window)
    assert "Favorite" in heard(page, 0)
