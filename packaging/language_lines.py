"""What the system shows, language by language: where such lines stand, and how one for another language is begun.

Each stands in a group with those of the other languages. A line that waits for its words is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Final, NamedTuple

from engine.core.languages import Language

_OF_NSIS: Final = {"pt-BR": "PortugueseBR", "zh-CN": "SimpChinese", "zh-TW": "TradChinese", "nb": "Norwegian",
                   "nn": "NorwegianNynorsk"}
"""What NSIS calls languages otherwise than by their English names."""


class Place(NamedTuple):
    """A file with such lines: the pattern of one in any language, whether it waits or not; that of a whole one in a
    certain language, whose groups are kept; how one begins in another; and by what its language is known."""

    file: str
    any: str
    whole: Callable[[Language], str]
    begun: Callable[[re.Match[str], Language], str]
    marks: Callable[[Language], tuple[str, ...]]


def of_nsis(which: Language) -> str:
    """The name of a language in the installer for Windows."""
    return _OF_NSIS.get(which.code, which.english)


def _entry(match: re.Match[str], new: Language) -> str:
    return f"# {match[1]}[{new.locale}]="


def _element(match: re.Match[str], new: Language) -> str:
    if match["tag"] is None:
        return f'{match["margin"]}<!-- <lang percentage="100">{new.locale}</lang> -->'
    return f'{match["margin"]}<!-- <{match["tag"]} xml:lang="{new.code}"></{match["tag"]}> -->'


def _of_installer(match: re.Match[str], new: Language) -> str:
    if match["string"] is None:
        return f'; !insertmacro MUI_LANGUAGE "{of_nsis(new)}"'
    return f'; LangString {match["string"]} ${{LANG_{of_nsis(new).upper()}}} ""'


def _sentence(match: re.Match[str], new: Language) -> str:
    return f"{match[1]}# {match[2]}.{new.locale}) echo '' ;;"


def _xml(file: str) -> Place:
    return Place(
        file, r'\s*(?:<!-- )?<(?:\w+ xml:lang=|lang percentage=)"[\w-]+">.*',
        lambda known: rf'(?P<margin>\s*)<(?:(?P<tag>\w+) xml:lang="{known.code}">.*</(?P=tag)>'
                      rf'|lang percentage="100">{known.locale}</lang>)',
        _element, lambda new: (f'xml:lang="{new.code}"', f">{new.locale}</lang>"))


PLACES: Final = (
    Place("packaging/linux/throne-desktop.desktop", r"(?:# )?\w+\[\w+\]=.*",
          lambda known: rf"(\w+)\[{known.locale}\]=.*", _entry, lambda new: (f"[{new.locale}]=",)),
    Place("packaging/linux/words.sh", r"\s*(?:# )?\w+\.\w+\) echo .*",
          lambda known: rf"(\s*)(\w+)\.{known.locale}\) echo .*", _sentence, lambda new: (f".{new.locale}) echo ",)),
    _xml("packaging/linux/throne-desktop.metainfo.xml"),
    _xml("packaging/linux/throne-record.xml"),
    Place("packaging/windows/installer.nsi", r"(?:; )?(?:LangString|!insertmacro MUI_LANGUAGE) .*",
          lambda known: rf"LangString (?P<string>\w+) \$\{{LANG_{of_nsis(known).upper()}\}} .*"
                        rf'|!insertmacro MUI_LANGUAGE "{of_nsis(known)}"',
          _of_installer, lambda new: (f"{{LANG_{of_nsis(new).upper()}}}", f'"{of_nsis(new)}"')),
)
"""The menu, what the installer for Linux says, what software centres show, the kind of file, and the installer for
Windows."""


def with_lines(text: str, place: Place, last: Language, new: Language) -> str:
    """The text with a line to fill in wherever the last language has one and the new one has none yet."""
    lines = text.splitlines(keepends=True)
    made: list[str] = []
    for number, line in enumerate(lines):
        made.append(line)
        begun = re.fullmatch(place.whole(last), line.rstrip("\n"))
        after = takewhile(lambda each: re.fullmatch(place.any, each.rstrip("\n")), lines[number + 1:])
        if begun is not None and not any(_is_in(each, place, new) for each in after):
            made.append(place.begun(begun, new) + "\n")
    return "".join(made)


def unfilled(text: str, place: Place, new: Language) -> int:
    """How many lines of a language wait for their words."""
    return sum(_is_in(line, place, new) and re.fullmatch(place.whole(new), line) is None for line in text.splitlines())


def _is_in(line: str, place: Place, which: Language) -> bool:
    return any(mark in line for mark in place.marks(which))
