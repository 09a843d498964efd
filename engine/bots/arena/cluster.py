"""A Dask cluster that does the work: a scheduler somewhere, and workers that have this engine, too."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from engine.core.errors import ThroneError
from engine.core.text import N_
from engine.version import __version__

_ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:[0-9]{1,5}")
"""Dask itself takes a minute to give up anything else."""
PATIENCE: Final = 10
"""How many seconds to wait for the scheduler, and for the first worker."""

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(ThroneError, ValueError):
    """A cluster that cannot be reached, or cannot do the work."""


def finished(address: str, function: Callable[[T], R], items: Sequence[T]) -> Generator[tuple[int, R], None, None]:
    """The results as soon as they are there, each with the number of its item. Raises NoCluster."""
    with _connected(address) as client:
        _check_workers(client, address)
        futures = client.map(partial(_done_here, __version__, function), items, pure=False)
        numbers = {future.key: number for number, future in enumerate(futures)}
        try:
            for future in _as_completed(client, futures):
                yield numbers[future.key], _result(future, client, address)
        finally:
            if client.status == "running":
                client.cancel(futures)


def _done_here(wanted: str, function: Callable[[T], R], item: T) -> R:
    """The result, on a worker; raises NoCluster on one of another version, which may have come only now."""
    if wanted != __version__:
        from distributed import get_worker

        raise _another_version(get_worker().address, wanted)
    return function(item)


def _as_completed(client: Any, futures: Sequence[Any]) -> Iterator[Any]:
    from distributed import as_completed

    return iter(as_completed(futures, loop=client.loop))


def _result(future: Any, client: Any, address: str) -> Any:
    """What came of an item. Raises NoCluster where that is nothing, and what the function raised."""
    from distributed import CancelledError, KilledWorker

    try:
        return future.result()
    except KilledWorker as error:
        raise NoCluster(N_("cli", "The workers at {address} kept failing at the same task; perhaps they ran out of "
                                  "memory.").fill(address=address)) from error
    except CancelledError as error:
        raise _went_away(address) from error
    except OSError as error:
        if future.status == "error":    # the function raised it
            raise
        raise _went_away(address) from error
    except (AttributeError, ImportError):
        _check_workers(client, address)     # one that came later may have another version, and lack what is to be done
        raise


def _went_away(address: str) -> NoCluster:
    return NoCluster(N_("cli", "The Dask scheduler at {address} vanished before the work was done.").fill(
        address=address))


def _connected(address: str) -> Any:
    if _ADDRESS.fullmatch(address) is None:
        raise NoCluster(N_("cli", "{address} is not the address of a Dask scheduler, such as {example}.").fill(
            address=repr(address), example="tcp://192.168.0.5:8786"))
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster(N_("cli", "A cluster needs Dask, which is not installed; in a checkout, install it with: "
                                  "{command}")
                        .fill(command=".venv/bin/python -m pip install -e '.[cluster]'")) from error
    for name in ("distributed", "distributed.client"):  # what they would write with tracebacks is said in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise NoCluster(N_("cli", "No Dask scheduler answers at {address}.").fill(address=address)) from error


def _check_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise NoCluster(N_("cli", "The cluster at {address} has no workers.").fill(address=address)) from error
    if max(client.nthreads().values()) > 1:
        raise NoCluster(N_("cli", "The workers at {address} each run several threads, which is no faster: start them "
                                  "with --nthreads 1.").fill(address=address))
    for worker, version in client.run(engine_version, on_error="return").items():
        if version != __version__:
            raise _another_version(worker, __version__)


def _another_version(worker: str, wanted: str) -> NoCluster:
    return NoCluster(N_("cli", "The worker at {worker} does not have version {wanted} of throne-desktop.").fill(
        worker=worker, wanted=wanted))


def engine_version() -> str:
    """The version of the engine where this runs."""
    return __version__
