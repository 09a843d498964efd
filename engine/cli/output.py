"""Printing, for both command lines, and exit statuses for when it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from engine.core.text import N_, Text, plain

REFUSED: Final = 2
"""The exit status after one clear line that says what was wrong."""
_ERROR: Final = N_("command-line", "{program}: error: {fault}")


class CannotPrint(Exception):
    """Standard output cannot be written to; `written_out` reports it."""


def say(line: str) -> None:
    """Print a line without delay. Raises CannotPrint if that fails."""
    try:
        print(line, flush=True)
    except OSError as error:
        raise CannotPrint from error


def complain(line: str) -> None:
    """Print a line to stderr, if there is one."""
    with suppress(OSError, AttributeError):     # a program without a terminal has no stderr
        sys.stderr.write(f"{plain(line)}\n")
        sys.stderr.flush()


def refused(program: str, fault: Text | str) -> int:
    """Say in one line what was wrong; returns the exit status for that."""
    from engine.cli.language import words  # only here: most starts refuse nothing

    complain(words(_ERROR.fill(program=program, fault=fault)))
    return REFUSED


def written_out(program: str, run: Callable[[], int]) -> int:
    """The exit status of `run`, or 2, with a line on stderr, if it cannot print."""
    _open_streams()
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except (CannotPrint, OSError) as error:
        fault = error.__cause__ if isinstance(error, CannotPrint) else error
        _print_no_more()
    if isinstance(fault, BrokenPipeError):      # the reader of our output has gone and needs no message
        return 0
    from engine.core.disk import reason_of  # only here, too

    return refused(program, N_("command-line", "the output cannot be written: {reason}").fill(reason=reason_of(fault)))


def _open_streams() -> None:
    """Open missing standard streams on the null device.

    Otherwise the next file opened, such as a record, would get stderr's descriptor and everything written to it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)      # takes the lowest free descriptor
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open until the end
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end


def _print_no_more() -> None:
    """Keep the flush at exit from failing once more."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
