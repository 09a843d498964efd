"""The same function for many items, by several processes or on a cluster, with the same results either way."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import resource_tracker
from typing import Final, TypeVar

from engine.bots.arena import cluster
from engine.core.errors import BadOption, ThroneError
from engine.core.text import N_

MOST_JOBS: Final = 60 if sys.platform == "win32" else 256
"""The most processes; each takes about 30 MB, and Windows waits for no more at a time."""

T = TypeVar("T")
R = TypeVar("R")

Results = Generator[tuple[int, R], None, None]
"""Results, each with the number of its item; closing it ends the work."""


class WorkerLost(ThroneError):
    """A process that ended before its work was done, such as one that the system killed for its memory."""


def run(function: Callable[[T], R], items: Sequence[T], jobs: int = 1, address: str | None = None) -> Iterator[R]:
    """What a function gives for every item, in the order of the items, with as many processes or on a Dask cluster.

    Function, items and results must be picklable unless there is one job. Whoever stops iterating ends the processes.
    Raises ValueError on too few or too many jobs, NoCluster, and WorkerLost.
    """
    return _in_order(finished(function, items, jobs, address))


def finished(function: Callable[[T], R], items: Sequence[T], jobs: int = 1,
             address: str | None = None) -> Results[R]:
    """Like `run`, but the results come as soon as they are there, each with the number of its item, from 0."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(N_("cli", "Use 1 to {most} processes, not {number}.").fill(
            most=MOST_JOBS, number=jobs))
    if address is not None:
        return cluster.finished(address, function, items)
    if jobs == 1 or not items:
        return ((number, function(item)) for number, item in enumerate(items))
    return _finished_by_processes(function, items, min(jobs, len(items)))


def _in_order(results: Results[R]) -> Iterator[R]:
    early: dict[int, R] = {}
    wanted = 0
    with closing(results) as coming:
        for number, result in coming:
            early[number] = result
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1


def _finished_by_processes(function: Callable[[T], R], items: Sequence[T], jobs: int) -> Results[R]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    numbers: dict[Future[R], int] = {}
    try:
        with _interrupts_later():
            for number, item in enumerate(items):
                numbers[pool.submit(function, item)] = number
        for future in as_completed(numbers):
            yield numbers.pop(future), future.result()
    except BrokenProcessPool as error:
        raise WorkerLost(N_("cli", "A process ended before its work was done; perhaps memory ran out.")) from error
    finally:
        if numbers:     # somebody has lost interest: whatever is still under way, such as a long game, ends at once
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown()


# -- interrupts --------------------------------------------------------------------------------------------------------

@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Delay interrupts until the end of the block, so that nothing is left half started."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with _interrupts_blocked():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block interrupts for processes started in the block, which cannot yet ignore them on their own."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()   # started within the block, it would unblock interrupts
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
