"""Parsing of options, for both command lines."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from engine.core.text import plain
from engine.version import described

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,40}")
"""ASCII digits only, as `int` reads those of any script. 128 bits take 39 digits."""
_DECIMAL: Final = re.compile(r"[0-9]{0,4}(\.[0-9]{1,6})?")
_HOUR: Final = 3600


class CommandLine(argparse.ArgumentParser):
    """A parser whose errors cannot control the terminal: they may quote the name of somebody else's file."""

    def error(self, message: str) -> NoReturn:
        """Print the usage and one line, and exit with status 2."""
        super().error(plain(message))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Treat help that cannot be written as an error like any other; argparse would ignore it."""
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)


class ShowVersion(argparse.Action):
    """Prints the version of the program named by `const`, with the build of the engine, and exits."""

    def __init__(self, option_strings: Sequence[str], dest: str, const: str, help: str) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, const=const, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_given: object) -> NoReturn:
        print(self.const, described())
        parser.exit()


def whole_number(text: str) -> int:
    """The whole number that an option gives. Raises argparse.ArgumentTypeError if it is none."""
    if _WHOLE.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not a whole number such as 3")
    return int(text)


def seconds(text: str) -> float:
    """The time that an option gives, up to an hour. Raises argparse.ArgumentTypeError if it is none."""
    if _DECIMAL.fullmatch(text) is None or not 0 < float(text) <= _HOUR:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not a number of seconds such as 0.5")
    return float(text)


def measure_names(text: str) -> tuple[str, ...]:
    """The measures that an option lists, separated by commas."""
    return tuple(name.strip() for name in text.split(","))


def entrants(text: str) -> tuple[str, ...]:
    """The bots that an option lists, separated by commas. Raises argparse.ArgumentTypeError."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} leaves out a bot; write them as in squire,knight/corvin")
    return names
