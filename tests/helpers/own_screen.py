"""A screen for programs that need a real one: an X server of our own, which nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def own_screen(size: str = "1400x900") -> Iterator[str]:
    """The name of a screen of that size that is there until the end of the block.

    It stays what it is while no program uses it: as usual it would begin anew, and whatever is started then finds none.
    """
    reading, writing = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-noreset", "-nolisten", "tcp", "-displayfd", str(writing),
                               "-screen", "0", f"{size}x24"], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait()
