"""How both command lines read their options."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any, Final, NoReturn

from engine.core.text import plain

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,40}")
"""Digits of ASCII only: Python would read those of any script. 128 bits have 39."""


class CommandLine(argparse.ArgumentParser):
    """A parser whose errors command no terminal: what it quotes may be the name of somebody else's file."""

    def error(self, message: str) -> NoReturn:
        """Print the usage and one line, and exit with status 2."""
        super().error(plain(message))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help that cannot be written is an error like any other; argparse would say nothing about it."""
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)


def whole_number(text: str) -> int:
    """An option that is a whole number."""
    if _WHOLE.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not a whole number such as 3")
    return int(text)


def level_names(text: str) -> tuple[str, ...]:
    """An option that names levels of bots, with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} leaves out a level; write them as in page,squire")
    return names
