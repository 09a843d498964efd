"""The words that a printed rulebook uses in other languages are the words of the translations, too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, games
from update_translations import LANGUAGES, Message, format_ts, read_ts

TRANSLATIONS = ROOT / "translations"
GLOSSARIES = sorted((TRANSLATIONS / "glossary").glob("*.json"))

Glossary = dict[str, dict[str, str]]


def _complaints(glossary: Glossary, messages: list[Message], language: str) -> Iterator[str]:
    """The terms that are missing in a language, belong to no text, or are translated by another word."""
    for term, words in glossary.items():
        own = [message for message in messages if message.source == term]
        if language not in words:
            yield f"{term!r} is not in the glossary"
        elif not own:
            yield f"{term!r} is no text of the game"
        else:
            yield from (f"{term!r} is {message.forms[0]!r} in {message.context}, not {words[language]!r}"
                        for message in own if message.forms != (words[language],))


def _read(path: Path) -> Glossary:
    glossary: Glossary = json.loads(path.read_text(encoding="utf-8"))
    return glossary


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)
def test_the_terms_of_the_rulebook_are_translated_by_its_own_words(path: Path, language: str) -> None:
    messages = read_ts(TRANSLATIONS / f"{path.stem}_{language}.ts")
    assert list(_complaints(_read(path), messages, language)) == []


def test_every_glossary_belongs_to_a_game_and_is_sorted() -> None:
    assert GLOSSARIES
    assert {path.stem for path in GLOSSARIES} <= set(games(ROOT))
    assert all(list(glossary) == sorted(glossary) for glossary in map(_read, GLOSSARIES))


# -- the check itself --------------------------------------------------------------------------------------------------

MARKET = Message("cards", "Market", "", False, state="", forms=("Markt",))


def _kept(folder: Path, message: Message) -> list[Message]:
    """A message as it comes back from a file."""
    (folder / "sample_de.ts").write_text(format_ts("de", [message]), encoding="utf-8")
    return read_ts(folder / "sample_de.ts")


def test_the_word_of_the_glossary_is_no_fault(tmp_path: Path) -> None:
    assert list(_complaints({"Market": {"de": "Markt"}}, _kept(tmp_path, MARKET), "de")) == []


@pytest.mark.parametrize("glossary", [
    {"Market": {"de": "Marktplatz"}},
    {"Market": {"nl": "Markt"}},
    {"Harbor": {"de": "Hafen"}},
], ids=["another word", "no word in the language", "no such text"])
def test_another_word_than_that_of_the_glossary_is_found(glossary: Glossary, tmp_path: Path) -> None:
    assert len(list(_complaints(glossary, _kept(tmp_path, MARKET), "de"))) == 1
