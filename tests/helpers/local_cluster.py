"""A Dask cluster on this machine, in a process of its own or in several.

    python -m tests.helpers.local_cluster 2 1 together

starts a scheduler and two workers of one thread each, prints the scheduler's address, and ends with its input. They
share one process: to start one takes more than a second. With "apart", each worker has its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.commands import TOP


class Cluster:
    """A cluster in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process = process
        self.address = process.stdout.readline().strip()

    def dies(self) -> None:
        """The scheduler is gone at once, and so are workers in its process."""
        self._process.kill()
        self._process.wait()


@contextmanager
def running_cluster(workers: int = 2, threads: int = 1, where: str = "together", **settings: str) -> Iterator[Cluster]:
    """A cluster for the block, all in one process or each worker apart, with settings of its environment."""
    with subprocess.Popen([sys.executable, "-m", "tests.helpers.local_cluster", str(workers), str(threads), where],
                          cwd=TOP, env={**os.environ, **settings}, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as process:
        assert process.stdin is not None
        try:
            yield Cluster(process)
        finally:
            process.stdin.close()


@contextmanager
def local_cluster(workers: int = 2, threads: int = 1, where: str = "together") -> Iterator[str]:
    """The address of a cluster that is there for the block."""
    with running_cluster(workers, threads, where) as cluster:
        yield cluster.address


def _serve(workers: int, threads: int, where: str) -> None:
    from distributed import LocalCluster  # takes a second, which nobody who collects tests should wait for

    with LocalCluster(n_workers=workers, threads_per_worker=threads, processes=where == "apart", protocol="tcp",
                      dashboard_address=":0") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
