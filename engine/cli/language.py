"""The language of the command lines: which one it is, and what texts are in it. There is no Qt here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

from engine.cli.qm import BadTranslations, Translations
from engine.core import languages
from engine.core.languages import SHIPPED
from engine.core.text import N_, Text, english, number_in_words
from engine.games.registry import GAMES

CODES: Final = tuple(each.code for each in SHIPPED)
"""The languages that are offered, by their codes."""
_SOURCE: Final = languages.SOURCE
_ASKED: Final = "--lang"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
APART: Final = {"cli": "cli", "command-line": "shell", "argparse": "shell"}
"""By context: the files of what only the engine's command line says, and of what the window's says, too."""
_ALL_ELSE: Final = "app"
_NAMELESS: Final = N_("app", "Player {number}")
_MISSING: Final = ("Translations in {folder} are missing or damaged, so texts are English; in a checkout, "
                   "`make translations` compiles them.\n")

_spoken: str = _SOURCE


def chosen(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The code of the language to speak: that of --lang, else that of the environment, else English.

    It is looked for before the command line is parsed, as the parser itself is to speak it.
    """
    return _asked(arguments) or _surrounding(environment)


def _asked(arguments: Sequence[str]) -> str | None:
    """The language that the last --lang names; None if there is none, or it names no language."""
    found = None
    for number, argument in enumerate(arguments):
        if argument == "--":
            break
        name, equals, value = argument.partition("=")
        if name == _ASKED:
            named = value if equals else next(iter(arguments[number + 1:]), "")
            found = found if languages.language(named) is None else named
    return found


def _surrounding(environment: Mapping[str, str]) -> str:
    """The language of the first variable that is set, as other programs read them: de_AT.UTF-8 is German."""
    locale = next(filter(None, (environment.get(name) for name in _VARIABLES)), "")
    return languages.wished([locale.partition(".")[0].partition("@")[0]])


def spoken() -> str:
    """The code of the language in use."""
    return _spoken


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language, and the former one again after that."""
    global _spoken  # noqa: PLW0603 - the one place where the language changes
    before, _spoken = _spoken, language
    try:
        yield
    finally:
        _spoken = before


def words(text: Text | str, name: Callable[[int], str] | None = None) -> str:
    """A text in the language in use; `name` gives the name at a seat. A plain string stays as it is."""
    return text if isinstance(text, str) else text.render(_translated, name or seat_in_words)


def seat_in_words(seat: int) -> str:
    """What a seat without a name of its own is called."""
    return words(_NAMELESS.fill(number=seat + 1))


def _translated(text: Text) -> str:
    in_source = _spoken == _SOURCE and text.n is None      # English has plural forms of its own for the others
    found = None if in_source else _translations(_unit(text.context), _spoken)
    form = None if found is None else found.words(text.context, text.source, text.n, text.form)
    if form is None:
        return english(text)
    return form if text.n is None else form.replace("%n", number_in_words(text.n))


def _unit(context: str) -> str:
    """The name of the file that has texts of that context: a game's, a command line's, or all others'."""
    first = context.partition("/")[0]
    return first.replace("-", "_") if first in GAMES else APART.get(context, _ALL_ELSE)


@cache
def _translations(unit: str, language: str) -> Translations | None:
    """The translations of that file; None if they cannot be read."""
    file = _folder() / f"{unit}_{language}.qm"
    try:
        return Translations(file)
    except (OSError, BadTranslations):
        if language != _SOURCE:
            _report(file.parent)
        return None


@cache
def _report(folder: Path) -> None:
    """Say once that translations cannot be read."""
    with suppress(OSError, AttributeError):     # a program without a terminal has no stderr
        sys.stderr.write(_MISSING.format(folder=folder))


def _folder() -> Path:
    """Where translations lie: in a checkout and a frozen program beside the engine, else with the window's files."""
    root = Path(__file__).resolve().parents[2]
    beside = root / "translations"
    return beside if beside.is_dir() else root / "throne_desktop" / "translations"
