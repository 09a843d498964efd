"""Each game speaks its terms in every language: those of its rulebook, one for one thing, and no other beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from tests.helpers import terms
from tests.helpers.repo_files import ROOT, games
from tests.helpers.terms import Glossary, Word
from tests.helpers.wording import ALL, Text, texts
from update_translations import SHIPPED

GLOSSARIES = terms.glossaries()


@pytest.fixture(scope="module")
def found() -> list[Text]:
    """All texts in all languages."""
    return list(texts())


# -- the project -------------------------------------------------------------------------------------------------------

def test_every_game_has_a_glossary() -> None:
    assert [glossary.game for glossary in GLOSSARIES] == sorted(games(ROOT))


def test_texts_keep_to_the_terms_but_those_that_are_counted(found: list[Text]) -> None:
    """`python -m tests.helpers.terms GAME LANGUAGE` names them; `terms lower` writes the counts anew."""
    assert terms.counts(found) == terms.known()


def test_no_text_says_another_word_for_a_term_or_another_name(found: list[Text]) -> None:
    wrong = [said for glossary in GLOSSARIES for _, said in glossary.complaints(found) if not said.startswith("lacks ")]
    assert wrong == []


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda glossary: glossary.game)
def test_every_term_is_used_and_has_its_word_in_every_language(glossary: Glossary, found: list[Text]) -> None:
    own = [text for text in found if text.unit == glossary.game and text.language == "en"]
    assert {name for name in glossary.names if not any(text.source == name for text in own)} == set()
    assert {word.english for word in glossary.words if not any(word.is_in(text.source) for text in own)} == set()
    assert {name for name, words in glossary.names.items() if not all(words.get(each) for each in SHIPPED)} == set()
    assert {word.english for word in glossary.words if not all(word.stems.get(each) for each in ALL)} == set()


def test_every_glossary_is_sorted() -> None:
    for path in terms.FOLDER.glob("*.json"):
        written = json.loads(path.read_text(encoding="utf-8"))
        assert all(list(written[part]) == sorted(written[part]) for part in ("names", "words")), path.name


# -- the check itself --------------------------------------------------------------------------------------------------

STEAL = Word("steal", {"en": r"\bsteal", "de": "stiehl"}, {"en": r"\brobs?\b", "de": "raub"})
SAMPLE = Glossary("sample", {"Market": {"de": "Markt"}}, (STEAL,))


def _said(source: str, *forms: str, language: str = "de", game: str = "sample") -> list[str]:
    return [said for _, said in SAMPLE.complaints([Text(language, game, "sample/log", source, forms)])]


@pytest.mark.parametrize(("source", "form", "language"), [
    ("Market", "Markt", "de"), ("A steals from D.", "A bestiehlt D.", "de"),
    ("A steals from D.", "A steals from D.", "en"), ("A takes a card.", "A nimmt eine Karte.", "de"),
    ("{steals} wins.", "{steals} gewinnt.", "de")])
def test_a_text_that_keeps_to_the_terms_is_no_fault(source: str, form: str, language: str) -> None:
    assert _said(source, form, language=language) == []


@pytest.mark.parametrize(("source", "form", "language", "fault"), [
    ("Market", "Marktplatz", "de", "is 'Marktplatz', not 'Markt'"),
    ("A steals from D.", "A nimmt es D weg.", "de", "lacks 'steal': 'A nimmt es D weg.'"),
    ("A takes it.", "A raubt es.", "de", "says 'raub' for 'steal': 'A raubt es.'"),
    ("A robs D.", "A robs D.", "en", "says 'robs' for 'steal': 'A robs D.'"),
])
def test_another_word_than_the_term_is_found(source: str, form: str, language: str, fault: str) -> None:
    assert _said(source, form, language=language) == [fault]


def test_every_form_of_a_text_is_held_to_the_terms() -> None:
    assert _said("Steal %n: steal", "Stiehl %n: stiehl", "Nimm %n: stiehl") == []
    assert _said("steal %n", "stiehl %n", "nimm %n") == ["lacks 'steal': 'nimm %n'"]


def test_the_terms_of_a_game_are_asked_of_no_other() -> None:
    assert _said("A steals from D.", "A nimmt es D weg.", game="other") == []


def test_what_leaves_the_terms_is_counted_by_game_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terms, "glossaries", lambda: [SAMPLE])
    lacking = Text("de", "sample", "sample/log", "A steals.", ("A nimmt.",))
    counted: Mapping[str, Mapping[str, int]] = terms.counts([lacking, lacking])
    assert counted == {"sample": {"de": 2}}
