"""A Dask cluster on this machine, in a process of its own or in several.

    python -m tests.helpers.local_cluster 2 1 together

starts a scheduler and two workers of one thread each, prints the scheduler's address, and ends with its input. They
share one process: to start one takes more than a second. With "apart", each worker has its own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.commands import TOP


@contextmanager
def local_cluster(workers: int = 2, threads: int = 1, where: str = "together") -> Iterator[str]:
    """The address of a cluster that is there for the block, all in one process or each worker apart."""
    with subprocess.Popen([sys.executable, "-m", "tests.helpers.local_cluster", str(workers), str(threads),
                           where], cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        try:
            yield cluster.stdout.readline().strip()
        finally:
            cluster.stdin.close()


def _serve(workers: int, threads: int, where: str) -> None:
    from distributed import LocalCluster  # takes a second, which nobody who collects tests should wait for

    with LocalCluster(n_workers=workers, threads_per_worker=threads, processes=where == "apart", protocol="tcp",
                      dashboard_address=":0") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
