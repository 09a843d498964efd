"""The terms of each game in all languages, read from translations/glossary/, and how texts keep to them.

    .venv/bin/python -m tests.helpers.terms              how many texts leave their game's terms, by game and language
    .venv/bin/python -m tests.helpers.terms throne nl    those texts
    .venv/bin/python -m tests.helpers.terms lower        writes the counted list anew, which only gets shorter

A glossary has names and words. A name is a whole text, such as that of a card: it is translated by its word. A word
is a term in sentences: where the English text has it, the translation has its word, as `stems` say; and what `not`
lists for a language, such as another word for the same thing, stands in no text of the game. A few texts have no room
for a term, or say it without: `terms_open.json` counts them, and `tests/repo/test_glossary.py` holds the texts to all
of this.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.helpers.wording import TRANSLATIONS, Text, texts
from update_translations import PLURAL_ONLY

FOLDER: Final = TRANSLATIONS / "glossary"
OPEN: Final = Path(__file__).with_name("terms_open.json")
_HOLE: Final = re.compile(r"\{\w*\}")


@dataclass(frozen=True)
class Word:
    """A term in sentences: the pattern of its forms by language, and the patterns of what is never said for it."""

    english: str
    stems: Mapping[str, str]
    rivals: Mapping[str, str] = field(default_factory=dict)

    def is_in(self, source: str) -> bool:
        """An English text has the term, not only as the name of a hole."""
        return re.search(self.stems["en"], _HOLE.sub("", source)) is not None

    def complaint(self, text: Text) -> str | None:
        """What is wrong with a text: it lacks the term that its source has, or says something else for it."""
        for form in text.forms:
            if (rival := self.rivals.get(text.language)) and (found := re.search(rival, form)):
                return f"says {found[0]!r} for {self.english!r}: {form!r}"
            if self.is_in(text.source) and not re.search(self.stems[text.language], form):
                return f"lacks {self.english!r}: {form!r}"
        return None


@dataclass(frozen=True)
class Glossary:
    """The terms of one game."""

    game: str
    names: Mapping[str, Mapping[str, str]]
    words: tuple[Word, ...]

    def complaints(self, found: list[Text]) -> Iterator[tuple[Text, str]]:
        """The texts of the game that leave its terms, each with the first thing that is wrong."""
        for text in found:
            if text.unit == self.game and (said := self._complaint(text)):
                yield text, said

    def _complaint(self, text: Text) -> str | None:
        name = self.names.get(text.source)
        if name is not None and text.language != PLURAL_ONLY:
            own = name[text.language]
            return None if set(text.forms) == {own} else f"is {text.forms[0]!r}, not {own!r}"
        return next((said for word in self.words if (said := word.complaint(text))), None)


def read(path: Path) -> Glossary:
    """The glossary in a file."""
    written: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    words = tuple(Word(english, each["stems"], each.get("not", {})) for english, each in written["words"].items())
    return Glossary(path.stem, written["names"], words)


def glossaries() -> list[Glossary]:
    """Those of all games."""
    return [read(path) for path in sorted(FOLDER.glob("*.json"))]


def counts(found: list[Text]) -> dict[str, dict[str, int]]:
    """How many texts leave their game's terms, by game and language."""
    return {glossary.game: dict(sorted(Counter(text.language for text, _ in glossary.complaints(found)).items()))
            for glossary in glossaries()}


def known() -> dict[str, dict[str, int]]:
    """The counts that are written down."""
    written: dict[str, dict[str, int]] = json.loads(OPEN.read_text(encoding="utf-8"))
    return written


def main(arguments: list[str]) -> None:
    """Print how many texts leave their terms, or those of a game and a language; or write the counted list anew."""
    found = list(texts())
    match arguments:
        case []:
            print(json.dumps(counts(found), indent=2))
        case ["lower"]:
            OPEN.write_text(json.dumps(counts(found), indent=2) + "\n", encoding="utf-8")
        case [game, *languages]:
            for glossary in glossaries():
                for text, said in glossary.complaints(found):
                    if glossary.game == game and text.language in languages:
                        print(f"{text.language} {text.context} {text.source!r} {said}")


if __name__ == "__main__":
    main(sys.argv[1:])
