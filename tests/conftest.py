"""All tests: in which order they are run, and that the disk is not waited for.

Several processes share the tests. What belongs to one file is run by one of them, so that what a file prepares is
prepared once, unless its tests name the games that they share with others (`xdist_group`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from engine.core import disk
from tests.helpers import amount

assert amount.LONG      # the profile of the long run has to be known before it is asked for

LONGEST_FIRST: Final = (
    "desktop/test_program.py", "desktop/test_animation.py", "engine/test_conformance.py", "engine/test_told.py",
    "bots/test_bots.py", "learn/test_lessons.py", "desktop/test_kill.py", "desktop/test_at_spi.py",
    "desktop/test_play.py", "desktop/test_bots_in_window.py", "desktop/test_names.py", "desktop/test_layout.py",
    "games/shadow_throne/test_table.py", "desktop/test_keyboard.py", "desktop/test_throne.py", "desktop/test_table.py",
    "engine/test_cli.py", "engine/test_record.py", "bots/test_arena.py", "desktop/test_bot_worker.py",
    "desktop/test_new_game.py", "desktop/test_rule_book.py", "desktop/test_crash.py",
)
"""The files that hold a process longest: begun last, they would keep one busy while the others have nothing to do."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files come first; the tests of a file stay together."""
    top = Path(__file__).parent
    places = {top / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(top).as_posix()))


@pytest.fixture(autouse=True)
def waits_for_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is forced onto the disk; tests about that have a fixture of this name that does nothing."""
    monkeypatch.setattr(disk, "sync", lambda number: None)
    monkeypatch.setattr(disk, "sync_folder", lambda folder: None)
