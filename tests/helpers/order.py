"""The order in which tests begin, and which of them share a process.

xdist has groups for that (`--dist=loadgroup`), which pytest 9.2 with xdist 3.8 ignores without a word.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from engine import GAMES
from tests.helpers.quick import seconds_of

GAME_BY_GAME: Final = ("engine/test_conformance.py", "engine/test_told.py", "engine/test_notation.py",
                       "bots/test_bots.py", "bots/test_pooling.py", "learn/test_lessons.py", "desktop/test_layout.py")
"""Files in which each test is about one game, named by its parameters, and uses the same positions of it."""


READS_THE_SOURCE: Final = "tests/repo/"
"""The folder of the tests that read all source files, each of which is parsed once; together they take longest."""


COMPILES: Final = "tests/engine/test_compiled.py"
"""In the long run this takes minutes, as long as no other share."""


def put_in_order(items: list[pytest.Item]) -> None:
    """The longest shares come first: if begun last, they would keep one process busy while the others are idle."""
    shares = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        shares[share_of(item.nodeid)].append(item)
    longest_first = sorted(shares, key=lambda share: (share != COMPILES, -sum(map(seconds_of, shares[share]))))
    items[:] = [item for share in longest_first for item in shares[share]]


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
