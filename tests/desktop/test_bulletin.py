"""What older screen readers are told as a note is read out once, though they drop a note while they are far behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from throne_desktop.table.hand.bulletin import Bulletin, Note

pytestmark = pytest.mark.usefixtures("qtbot")

AGAIN = 1500
"""Milliseconds after which a note that nobody has read has been put up again."""


@pytest.fixture
def bulletin() -> Iterator[Bulletin]:
    window = QWidget()
    yield Bulletin(window)
    window.deleteLater()


def told(bulletin: Bulletin) -> list[QSignalSpy]:
    """What readers are told by each note."""
    return [QSignalSpy(note.shown) for note in bulletin.findChildren(Note)]


def words(spies: list[QSignalSpy]) -> list[str]:
    return [spy.at(number)[0] for spy in spies for number in range(spy.count())]


def read(bulletin: Bulletin, words: str) -> None:
    """Read the note with those words out as Orca does."""
    note = next(note for note in bulletin.findChildren(Note) if note.accessibleName() == words)
    found = QAccessible.queryAccessibleInterface(note)
    assert found.text(QAccessible.Text.Name) == words
    assert found.text(QAccessible.Text.Description) == ""


def test_a_note_that_was_read_out_is_not_put_up_again(bulletin: Bulletin) -> None:
    spies = told(bulletin)
    bulletin.put_up("Ben has played.")
    read(bulletin, "Ben has played.")
    QTest.qWait(AGAIN)
    assert words(spies) == ["Ben has played."]
    assert next(note.accessibleName() for note in bulletin.findChildren(Note)) == "Ben has played."


def test_a_note_that_was_dropped_is_put_up_again_and_read_out_only_once(bulletin: Bulletin) -> None:
    spies = told(bulletin)
    bulletin.put_up("Ben has played.")
    QTest.qWait(AGAIN)
    assert words(spies) == ["Ben has played."] * 2
    read(bulletin, "Ben has played.")
    QTest.qWait(AGAIN)
    assert words(spies) == ["Ben has played."] * 2
    assert not any(note.accessibleName() for note in bulletin.findChildren(Note))   # a reader may come to it late


def test_a_reader_that_never_says_what_it_reads_is_told_twice_once_and_then_no_more(bulletin: Bulletin) -> None:
    spies = told(bulletin)
    bulletin.put_up("Ben has played.")
    QTest.qWait(2 * AGAIN)
    bulletin.put_up("Ann has played.")
    QTest.qWait(AGAIN)
    assert words(spies) == ["Ben has played.", "Ben has played.", "Ann has played."]
