"""The manual page, written from the program's own command line so that it cannot fall behind."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

_HEAD: Final = r""".TH THRONE\-DESKTOP 6 "{date}" "Throne Desktop {version}" "Games"
.SH NAME
throne\-desktop \- throne\-themed card games on one table
.SH SYNOPSIS
.B throne\-desktop
.RI [ options ]
.RI [ file ]
.SH DESCRIPTION
Five card games for people who play with the mouse or the keyboard against bots that cannot cheat, with others at the
same screen, or alone to learn the rules.
A
.I file
is the record of a game; it is shown move by move.
.SH OPTIONS
"""
_FOOT: Final = r""".SH FILES
.TP
.I ~/.local/share/throne\-desktop
The records of all games, and reports of errors.
.TP
.I ~/.config/throne\-desktop
The preferences.
.SH ENVIRONMENT
.TP
.B THRONE_DESKTOP_HOME
A folder that holds all of these files instead.
.SH EXIT STATUS
0 if all went well, 1 after an unexpected error, 2 if the command line or a file cannot be used.
"""


def page(parser: argparse.ArgumentParser, version: str, date: str) -> str:
    """The page for that command line, in man's markup."""
    options = "".join(line for action in parser._actions for line in _option(action))
    return _HEAD.format(version=version, date=date) + options + _FOOT


def _option(action: argparse.Action) -> Iterator[str]:
    if not action.option_strings:
        return
    values = action.metavar or (",".join(map(str, action.choices)) if action.choices else None)
    names = r", ".join(rf"\fB{_plain(name)}\fR" for name in action.option_strings)
    yield f".TP\n{names}"
    if values is not None and action.nargs != 0:
        yield rf" \fI{_plain(str(values).strip('{}'))}\fR"
    yield f"\n{_plain(action.help or '')}.\n"


def _plain(text: str) -> str:
    return text.replace("\\", r"\e").replace("-", r"\-")
