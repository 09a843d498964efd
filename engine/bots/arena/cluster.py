"""A Dask cluster that does the work: a scheduler somewhere, and workers that have this engine, too."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, TypeVar

from engine.core.errors import ThroneError
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
        futures = client.map(function, items, pure=False)
        numbers = {future.key: number for number, future in enumerate(futures)}
        try:
            for future in _as_completed(client, futures):
                yield numbers[future.key], future.result()
        finally:
            client.cancel(futures)


def _as_completed(client: Any, futures: Sequence[Any]) -> Iterator[Any]:
    from distributed import as_completed

    return iter(as_completed(futures, loop=client.loop))


def _connected(address: str) -> Any:
    if _ADDRESS.fullmatch(address) is None:
        raise NoCluster(f"{address!r} is no address of a Dask scheduler; they are such as tcp://192.168.0.5:8786.")
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("A cluster takes Dask, which is not installed; this installs it: "
                        "pip install 'throne-desktop[cluster]'") from error
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise NoCluster(f"No Dask scheduler answers at {address}.") from error


def _check_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise NoCluster(f"The cluster at {address} has no workers.") from error
    if max(client.nthreads().values()) > 1:
        raise NoCluster(f"The workers at {address} do several things at once, which makes nothing faster: "
                        "start them with --nthreads 1.")
    for worker, version in client.run(engine_version, on_error="return").items():
        if version != __version__:
            raise NoCluster(f"The worker at {worker} does not have version {__version__} of throne-desktop.")


def engine_version() -> str:
    """The version of the engine where this runs."""
    return __version__
