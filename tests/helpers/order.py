"""The order in which tests begin, and which of them share a process.

xdist has groups for that (`--dist=loadgroup`), which pytest 9.2 with xdist 3.8 ignores without a word.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from engine import GAMES

TESTS: Final = Path(__file__).parents[1]

LONGEST_FIRST: Final = (
    "engine/test_compiled.py", "desktop/test_program.py", "desktop/test_kill.py", "desktop/test_at_spi.py",
    "engine/test_conformance.py", "engine/test_told.py", "bots/test_bots.py", "learn/test_lessons.py",
    "bots/test_scale.py", "desktop/test_words_on_stages.py", "desktop/test_ending.py", "engine/test_notation.py",
    "desktop/test_stages.py", "games/behind_the_throne/test_legality.py", "bots/test_throne.py",
    "learn/test_review.py", "desktop/test_hall.py", "bots/test_arena.py", "desktop/test_learn.py",
    "desktop/test_screens.py", "desktop/test_review.py",
    "desktop/test_kept_files.py", "desktop/test_kept_fuzz.py",
    "desktop/test_preferences.py", "desktop/test_rule_examples.py", "desktop/test_new_game.py",
    "desktop/test_layout.py", "desktop/test_hints.py", "desktop/test_help.py", "desktop/test_replay.py",
    "desktop/test_course.py", "desktop/test_what_time_tells.py",
    "desktop/test_portraits.py", "desktop/test_teaching.py", "desktop/test_choosing.py",
    "desktop/test_bots_in_window.py", "desktop/test_rule_book.py", "engine/test_bench.py", "desktop/test_keyboard.py",
    "desktop/test_room.py", "desktop/test_animation.py", "desktop/test_fairness.py", "learn/test_agreement.py",
    "desktop/test_reminders.py", "learn/test_reasons.py", "desktop/test_hot_seat.py", "desktop/test_table.py",
    "desktop/test_exercises.py", "desktop/test_by_ear.py", "desktop/test_names.py", "desktop/test_hand_names.py",
    "desktop/test_imposter_kings.py", "desktop/test_play.py", "desktop/test_keeping.py",
    "desktop/test_replay_turns.py", "desktop/test_preview.py", "games/shadow_throne/test_table.py",
    "games/behind_the_throne/test_table.py", "desktop/test_replay_viewpoint.py", "desktop/test_memory.py",
    "desktop/test_bot_worker.py", "engine/test_knowledge.py", "desktop/test_live_language.py",
    "learn/test_exercises.py", "engine/test_deals.py", "engine/test_record.py", "desktop/test_accessible.py",
)
"""The files that take longest: if begun last, they would keep one process busy while the others are idle."""


GAME_BY_GAME: Final = ("engine/test_conformance.py", "engine/test_told.py", "engine/test_notation.py",
                       "bots/test_bots.py", "bots/test_pooling.py", "learn/test_lessons.py", "desktop/test_layout.py")
"""Files in which each test is about one game, named by its parameters, and uses the same positions of it."""


READS_THE_SOURCE: Final = "tests/repo/"
"""The folder of the tests that read all source files, each of which is parsed once; together they take longest."""


def put_in_order(items: list[pytest.Item]) -> None:
    """The longest shares come first."""
    places = {TESTS / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: -1 if item.path.parent == TESTS / "repo" else places.get(item.path, len(places)))


def share_of(test: str) -> str:
    """The share of a test: tests with the same share run in one process; of one file, one game, or the source."""
    file, _, name = test.partition("::")
    if file.startswith(READS_THE_SOURCE):
        return READS_THE_SOURCE
    games = [game for game in GAMES if game in name]
    if file.removeprefix("tests/") not in GAME_BY_GAME or not games:
        return file
    return max(games, key=len)      # "behind-the-throne" contains "throne"


class Shares(LoadScopeScheduling):
    """Gives the next share to any idle process, so that what its tests have in common is prepared once.

    A process that crashes fails the test that it was at; what it leaves over is done by others. xdist hands out its
    finished shares again, too: whoever has one test left, waits for the next one and gets such a share, waits for good.
    """

    def remove_node(self, node: WorkerController) -> str | None:
        """Give what a process leaves over to the others; returns the test that it crashed in, if it has crashed."""
        shares = self.assigned_work.pop(node)
        left = [test for tests in shares.values() for test, done in tests.items() if not done]
        if not left:
            return None
        shares[share_of(left[0])][left[0]] = True
        self.workqueue.update({share: tests for share, tests in shares.items() if not all(tests.values())})
        for other in self.nodes:
            self._reschedule(other)
        return left[0]

    def _reschedule(self, node: WorkerController) -> None:
        """Give a process its next share, and one more after a single test: it begins none before it knows the next."""
        super()._reschedule(node)
        if self.workqueue and self._pending_of(self.assigned_work[node]) == 1:
            super()._reschedule(node)

    def _split_scope(self, nodeid: str) -> str:
        return share_of(nodeid)
