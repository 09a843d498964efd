"""The month of two people that pages are looked at with: all of it is what the program itself would have kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from engine.core import kept
from engine.session import Record
from tests.helpers import month
from throne_desktop.services.records.library import Library
from throne_desktop.storage import household, paths, shelf_notes, tally
from throne_desktop.storage.answers import load_answers
from throne_desktop.storage.goals import load_goals

pytestmark = pytest.mark.long


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a month, after which the first person plays again."""
    monkeypatch.setenv("THRONE_DESKTOP_HOME", str(tmp_path))
    yield tmp_path
    paths.sit_down(paths.FIRST)


def test_two_days_of_two_people_leave_what_can_be_read(home: Path) -> None:
    month.fill(home, days=2, seed=3, until=date(2026, 11, 30))
    assert [person.name for person in household.known()] == [each.name for each in month.PEOPLE]
    files = Library(paths.games()).files()
    assert files
    for file in files:
        assert Record.load(file).summary.started.timestamp() < file.stat().st_mtime
    answered = reached = put = 0
    for person in household.known():
        paths.sit_down(person.id)
        answered += len(load_answers().days)
        reached += len(load_goals().deed_days)
        put += len(shelf_notes.read_notes(shelf_notes.notes_file()).favourites)
        assert tally.load_tally() is not None
    assert answered and reached and put
    assert kept.remarks() == ()
