"""A program that dies in the middle of what it does to files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

_STEPS: Final = ("open", "os.mkdir", "os.rename", "os.link", "os.remove", "os.rmdir", "os.chmod", "fcntl.flock")


def dies_before(step: int, act: Callable[[], object]) -> bool:
    """Have a copy of this program do something, and die before that step; returns whether it did, and was not done.

    Fails if it could not be done.
    """
    child = os.fork()
    if not child:
        left = step

        def count(event: str, _found: object) -> None:
            nonlocal left
            if event in _STEPS:
                left -= 1
                if left < 0:
                    os._exit(9)

        sys.addaudithook(count)
        with suppress(BaseException):
            act()
            os._exit(0)
        os._exit(1)
    done = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert done in (0, 9)
    return done == 9
