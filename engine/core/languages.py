"""The table of languages: program, packages and tests all read it, and `make language CODE=it` adds a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple


class Language(NamedTuple):
    """A language: its code, such as "it" or "pt-BR"; its names, its own and the English one; how many plural forms
    Qt has for it; whether its texts are whole, so that the program offers it; and Debian's package with a typeface for
    its letters, if ours lacks them."""

    code: str
    name: str
    english: str
    plurals: int
    shipped: bool = True
    typeface: str = ""

    @property
    def locale(self) -> str:
        """The code as locales write it, and files of Qt and entries of menus: pt_BR for "pt-BR"."""
        return self.code.replace("-", "_")

    @property
    def tongue(self) -> str:
        """The language without its country: "pt" for "pt-BR"."""
        return self.code.partition("-")[0]


SOURCE: Final = "en"
"""The language of the sources, which is translated only where it has plural forms."""

LANGUAGES: Final = (
    Language("en", "English", "English", 2),
    Language("de", "Deutsch", "German", 2),
    Language("fr", "Français", "French", 2),
    Language("nl", "Nederlands", "Dutch", 2),
    Language("es", "Español", "Spanish", 2),
    Language("it", "Italiano", "Italian", 2, shipped=False),
)
"""In the order in which they are offered. One that is not shipped yet is spoken only if --lang asks for it."""

SHIPPED: Final = tuple(each for each in LANGUAGES if each.shipped)


def language(code: str) -> Language | None:
    """The language with that code, shipped or not; None if there is none."""
    return next((each for each in LANGUAGES if each.code == code), None)


def shipped(code: str) -> bool:
    """Whether the program offers a language with that code."""
    return any(each.code == code for each in SHIPPED)


def wished(names: Iterable[str]) -> str:
    """The code of the first shipped language among names of locales: that of the country, or else without one."""
    for name in names:
        parts = name.replace("_", "-").split("-")
        found = next((code for code in (f"{parts[0]}-{parts[-1]}", parts[0]) if shipped(code)), None)
        if found is not None:
            return found
    return SOURCE
