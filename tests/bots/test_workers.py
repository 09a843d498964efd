"""Work is shared among processes: in order, with the same results, and with nothing left when somebody stops it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from engine.bots.arena.workers import WorkerLost, finished, run
from engine.core.errors import BadOption
from engine.core.text import number_in_words
from tests.helpers.interrupting import hearing_ctrl_c

FEW = 3
NEVER = 600
"""A time, in seconds, that no test waits for."""


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """No test leaves a process behind."""
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) == before


def square(number: int) -> int:
    return number * number


def process_of(_number: int) -> int:
    return os.getpid()


def first_ends_last(others: Path, number: int) -> int:
    """The first item is done once all others are."""
    (others / str(number)).touch()
    while number == 0 and len(list(others.iterdir())) < FEW:
        time.sleep(0.01)
    return number


def only_first_ends(number: int) -> int:
    time.sleep(NEVER if number else 0.0)
    return number


def only_second_ends(number: int) -> int:
    time.sleep(0.0 if number == 1 else NEVER)
    return number


def dies(_number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)


def fails(number: int) -> int:
    raise ArithmeticError(f"{number} is no good")


# -- results -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(run(square, [3, 1, 2], jobs)) == [9, 1, 4]


def test_a_slow_item_keeps_its_place_and_delays_nobody(tmp_path: Path) -> None:
    assert list(run(partial(first_ends_last, tmp_path), range(FEW), jobs=2)) == [0, 1, 2]


def test_whoever_wants_no_order_hears_of_a_slow_item_when_it_is_done() -> None:
    with closing(finished(only_second_ends, range(2), jobs=2)) as results:
        assert list(islice(results, 1)) == [(1, 1)]


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(run(square, [], jobs=2)) == []


def test_with_one_job_no_process_is_started() -> None:
    assert list(run(process_of, range(2))) == [os.getpid()] * 2
    assert os.getpid() not in run(process_of, range(2), jobs=2)


@pytest.mark.parametrize("jobs", [0, -1, 257])
def test_too_few_or_too_many_jobs_are_refused_before_anything_begins(jobs: int) -> None:
    with pytest.raises(BadOption, match=f"processes, not {number_in_words(jobs)}"):
        run(square, [1], jobs)


# -- how it ends -------------------------------------------------------------------------------------------------------

def test_whoever_stops_asking_ends_what_is_under_way() -> None:
    with closing(finished(only_first_ends, range(3), jobs=2)) as results:
        assert list(islice(results, 1)) == [(0, 0)]


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(WorkerLost, match="A process ended before its work was done"):
        list(run(dies, range(3), jobs=2))


def test_what_a_function_raises_is_raised_here() -> None:
    with pytest.raises(ArithmeticError, match="0 is no good"):
        list(run(fails, [0], jobs=2))


def test_ctrl_c_while_the_processes_start_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[BaseProcess] = []

    def interrupted(*given: Any, **named: Any) -> BaseProcess:
        os.kill(os.getpid(), signal.SIGINT)
        started.append(start(*given, **named))
        return started[-1]

    spawning = multiprocessing.get_context("spawn")
    start = spawning.Process
    monkeypatch.setattr(spawning, "Process", interrupted)
    over = Event()
    other = Thread(target=over.wait, daemon=True)   # gets the interrupt, as what shows the progress does
    other.start()
    with hearing_ctrl_c(), pytest.raises(KeyboardInterrupt):
        list(run(only_first_ends, range(3), jobs=2))
    over.set()
    assert len(started) == 2
    assert not any(process.is_alive() for process in started)
