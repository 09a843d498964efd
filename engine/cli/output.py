"""What both command lines print, and how they end where it cannot be written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from engine.core.text import plain

REFUSED: Final = 2
"""The exit status after one clear line about what was wrong."""


class CannotPrint(Exception):
    """What was to be printed cannot be written; `written_out` says so."""


def say(line: str) -> None:
    """Print a line at once. Raises CannotPrint."""
    try:
        print(line, flush=True)
    except OSError as error:
        raise CannotPrint from error


def complain(line: str) -> None:
    """A line on stderr, if there is somebody to read it."""
    with suppress(OSError, AttributeError):     # a program without a terminal has no stderr
        sys.stderr.write(f"{plain(line)}\n")
        sys.stderr.flush()


def written_out(program: str, run: Callable[[], int]) -> int:
    """The exit status of `run`; 2, with one line, if what it prints cannot be written."""
    _open_streams()
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except (CannotPrint, OSError) as error:
        fault = error.__cause__ if isinstance(error, CannotPrint) else error
        _print_no_more()
    if isinstance(fault, BrokenPipeError):      # whoever read our output has gone, and wants to hear no more
        return 0
    complain(f"{program}: error: the output cannot be written: {getattr(fault, 'strerror', None) or fault}")
    return REFUSED


def _open_streams() -> None:
    """Give a program that was started without streams some that lead nowhere.

    Else the next file that is opened, such as a record, takes the number of stderr, and gets what others write there.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)      # which takes the lowest number that is free
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open until the end
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end


def _print_no_more() -> None:
    """The flush at exit must not complain again about what cannot be written."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
