"""In which order tests begin, and which of them are run by one process."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parents[1]

LONGEST_FIRST: Final = (
    "desktop/test_program.py", "desktop/test_animation.py", "engine/test_conformance.py", "engine/test_told.py",
    "bots/test_bots.py", "learn/test_lessons.py", "desktop/test_kill.py", "desktop/test_at_spi.py",
    "desktop/test_play.py", "desktop/test_bots_in_window.py", "desktop/test_names.py", "desktop/test_layout.py",
    "games/shadow_throne/test_table.py", "desktop/test_keyboard.py", "desktop/test_throne.py", "desktop/test_table.py",
    "engine/test_cli.py", "engine/test_record.py", "bots/test_arena.py", "desktop/test_bot_worker.py",
    "desktop/test_new_game.py", "desktop/test_rule_book.py", "desktop/test_crash.py",
)
"""The files that hold a process longest: begun last, they would keep one busy while the others have nothing to do."""


def put_in_order(items: list[pytest.Item]) -> None:
    """The longest files come first; a file is run by one process, unless its tests name the games that they share."""
    places = {TESTS / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(TESTS).as_posix()))
