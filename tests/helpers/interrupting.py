"""Ctrl+C, for programs that tests start."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Programs started meanwhile hear Ctrl+C, also where the tests ignore it, as in the background of a script.

    A program inherits that a signal is ignored. One that is handled it treats as usual.
    """
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
