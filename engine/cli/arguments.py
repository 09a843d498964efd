"""Parsing of options, for both command lines."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from engine.cli.language import CODES, words
from engine.core.languages import language
from engine.core.text import N_, Text, plain
from engine.version import described

ONE_OF_CODES: Final = f"{{{','.join(CODES)}}}"
"""How the help of a command line shows the languages that are offered."""
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,40}")
"""ASCII digits only, as `int` reads those of any script. 128 bits take 39 digits."""
_DECIMAL: Final = re.compile(r"[0-9]{0,4}(\.[0-9]{1,6})?")
_HOUR: Final = 3600
_LONGEST: Final = 60
"""How much of a wrong value is quoted, in characters."""

OF_ARGPARSE: Final = (
    N_("argparse", "usage: "),
    N_("argparse", "positional arguments"),
    N_("argparse", "options"),
    N_("argparse", "show this help message and exit"),
    N_("argparse", "%(prog)s: error: %(message)s\n"),
    N_("argparse", "argument %(argument_name)s: %(message)s"),
    N_("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    N_("argparse", "unrecognized arguments: %s"),
    N_("argparse", "the following arguments are required: %s"),
    N_("argparse", "one of the arguments %s is required"),
    N_("argparse", "not allowed with argument %s"),
    N_("argparse", "expected one argument"),
    N_("argparse", "expected at least one argument"),
    N_("argparse", "ignored explicit argument %r"),
    N_("argparse", "ambiguous option: %(option)s could match %(matches)s"),
)
"""What the library says that reads command lines, as far as ours can make it."""


def _of_argparse(source: str) -> str:
    return words(Text("argparse", source))


# The library looks its own words up by this name, and would ask gettext for them, whose files it does not bring along.
setattr(argparse, "_", _of_argparse)  # noqa: B010 - its types do not know the name


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


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command line name its language, which `engine.cli.language.chosen` has found already."""
    parser.add_argument("--lang", type=known_language, metavar=ONE_OF_CODES, default=argparse.SUPPRESS,
                        help=words(N_("command-line", "language of the program")))


def known_language(code: str) -> str:
    """The code of a language, which may be one that translators are still at work on. Raises ArgumentTypeError."""
    if language(code) is None:
        said = _of_argparse("invalid choice: %(value)r (choose from %(choices)s)")
        raise argparse.ArgumentTypeError(said % {"value": code[:_LONGEST], "choices": ", ".join(CODES)})
    return code


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
        raise argparse.ArgumentTypeError(_quoting(
            N_("command-line", "{value} is not a whole number such as 3"), text))
    return int(text)


def seconds(text: str) -> float:
    """The time that an option gives, up to an hour. Raises argparse.ArgumentTypeError if it is none."""
    if _DECIMAL.fullmatch(text) is None or not 0 < float(text) <= _HOUR:
        raise argparse.ArgumentTypeError(_quoting(
            N_("command-line", "{value} is not a number of seconds such as 0.5"), text))
    return float(text)


def measure_names(text: str) -> tuple[str, ...]:
    """The measures that an option lists, separated by commas."""
    return tuple(name.strip() for name in text.split(","))


def entrants(text: str) -> tuple[str, ...]:
    """The bots that an option lists, separated by commas. Raises argparse.ArgumentTypeError."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError(_quoting(
            N_("command-line", "{value} leaves out a bot; write the bots as in squire,knight/corvin"), text))
    return names


def _quoting(complaint: Text, value: str) -> str:
    """A complaint about a value, of which the beginning is quoted."""
    return words(complaint.fill(value=repr(value[:_LONGEST])))
