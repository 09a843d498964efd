"""Several processes share the tests: if one of them crashes, one test has failed, and all others are run.

The processes are played here, one step of any of them after the other, in many orders: whether they are real ones makes
no difference to who is given what, but real ones show one order in a few seconds.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from xdist.remote import Producer

from tests.helpers.order import COMPILES, Shares, put_in_order

_CRASHES = "test_9.py::test_crashes"
_TESTS = [*(f"test_1.py::test_long[{number}]" for number in range(5)),
          *(f"test_{number}.py::test_short" for number in range(2, 9)), _CRASHES,
          *(f"test_{number}.py::test_short" for number in range(10, 14))]

_NO_MORE = -1


@dataclass(eq=False)
class Process:
    """One process as xdist's are: it begins no test before it knows the next one, or that there is none."""

    tell: Callable[[Callable[[], object]], None]
    """Called with what the scheduler is to do about what this process has done."""
    gateway: Any = field(default_factory=lambda: SimpleNamespace(id=""))
    told: deque[int] = field(default_factory=deque)
    shutting_down: bool = False
    ended: bool = False

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.told.extend(numbers)

    def shutdown(self) -> None:
        self.told.append(_NO_MORE)
        self.shutting_down = True

    def can_go_on(self) -> bool:
        return not self.ended and (len(self.told) > 1 or _NO_MORE in self.told)


class SharedRun:
    """A run of all tests by two processes, in a random order of what they do and what the scheduler hears of it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        asked: Any = SimpleNamespace(getvalue={"tx": ["2*popen"]}.get, option=SimpleNamespace(loadscopereorder=False))
        self.shares: Any = Shares(asked, Producer("", enabled=False))
        self.ran: list[str] = []
        self.failed: list[str] = []
        self.news: deque[Callable[[], object]] = deque()
        self.processes: list[Process] = []
        self.begin()
        self.begin()

    def begin(self) -> None:
        """One more process begins, and tells which tests it has found."""
        process = Process(self.news.append)
        self.processes.append(process)
        self.news.append(lambda: self.shares.add_node(process))
        self.news.append(lambda: self.hear_of_tests(process))

    def hear_of_tests(self, process: Process) -> None:
        self.shares.add_node_collection(process, _TESTS)
        if self.shares.collection_is_completed:
            self.shares.schedule()

    def hear_of_crash(self, process: Process) -> None:
        self.failed.append(self.shares.remove_node(process))
        self.begin()

    def go_on(self, process: Process) -> None:
        """A process runs its next test, crashes in it, or ends."""
        number = process.told.popleft()
        if number == _NO_MORE:
            process.ended = True
            process.tell(lambda: self.shares.remove_node(process))
        elif _TESTS[number] == _CRASHES:
            process.ended = True
            process.tell(lambda: self.hear_of_crash(process))
        else:
            self.ran.append(_TESTS[number])
            process.tell(lambda: self.shares.mark_test_complete(process, number))

    def hear(self) -> None:
        self.news.popleft()()
        if self.shares.tests_finished:
            for process in self.shares.nodes:
                process.shutdown()

    def run(self) -> None:
        """Ends when nobody has anything to do: whoever waits then would wait for good."""
        pace = [self.chance.random() ** 3 for _ in range(4)]     # of the scheduler and of each process
        while True:
            steps = [(pace[0], self.hear)] if self.news else []
            steps += [(pace[1 + number], lambda process=process: self.go_on(process))
                      for number, process in enumerate(self.processes) if process.can_go_on()]
            if not steps:
                return
            self.chance.choices([step for _, step in steps], [weight + 1e-6 for weight, _ in steps])[0]()


def test_a_process_that_crashes_fails_one_test_and_keeps_nobody_waiting() -> None:
    for seed in range(300):
        run = SharedRun(seed)
        run.run()
        assert sorted(run.ran) == sorted(set(_TESTS) - {_CRASHES}), f"order {seed}: every other test is run once"
        assert run.failed == [_CRASHES], f"order {seed}"
        assert all(process.ended for process in run.processes), f"order {seed}: nobody waits for good"


def _tests(name: str, number: int, *, in_full: bool = False) -> list[Any]:
    """That many tests of a file, of those that only the long run looks at or not."""
    return [SimpleNamespace(nodeid=f"{name}::test_{each}", get_closest_marker=lambda _: in_full or None)
            for each in range(number)]


def test_what_takes_longest_begins_first_and_a_file_stays_together() -> None:
    few, many, games, compiled = (_tests("tests/engine/test_a.py", 2), _tests("tests/engine/test_b.py", 9),
                                  _tests("tests/engine/test_c.py", 3, in_full=True), _tests(COMPILES, 1))
    items = [few[0], many[0], games[0], *few[1:], *many[1:], *compiled, *games[1:]]
    put_in_order(items)
    assert items == compiled + games + many + few
