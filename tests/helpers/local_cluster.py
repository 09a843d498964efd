"""A Dask cluster on this machine, in processes of its own.

    python -m tests.helpers.local_cluster 2 1

starts a scheduler and two workers of one thread each, prints the scheduler's address, and ends with its input.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.commands import TOP


@contextmanager
def local_cluster(workers: int = 2, threads: int = 1) -> Iterator[str]:
    """The address of a cluster that is there for the block."""
    with subprocess.Popen([sys.executable, "-m", "tests.helpers.local_cluster", str(workers), str(threads)], cwd=TOP,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        try:
            yield cluster.stdout.readline().strip()
        finally:
            cluster.stdin.close()


def _serve(workers: int, threads: int) -> None:
    from distributed import LocalCluster  # takes a second, which nobody who collects tests should wait for

    with LocalCluster(n_workers=workers, threads_per_worker=threads, processes=threads == 1, protocol="tcp",
                      dashboard_address=":0") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), int(sys.argv[2]))
