"""Every text is translated into every language, with its holes and signs, and the program finds it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from compile_translations import compile_translations, read_forms
from engine import GAMES, load_game
from engine.cli.language import APART
from engine.cli.qm import Translations
from engine.core.text import Text, english
from engine.games.throne.cards import PEASANT_NAME
from plural_forms import forms_of_qt
from tests.helpers import repo_translations as expected
from tests.helpers.repo_files import ROOT, games
from tests.helpers.repo_translations import (
    CHECKS,
    Check,
    amiss,
    compiling_complaints,
    complaints,
    form_complaints,
    forms_asked,
    not_found,
    wrong_names,
)
from throne_desktop.language import i18n
from throne_desktop.startup.options import LANGUAGE_CODES
from update_translations import (
    LANGUAGES,
    PLURAL_FORMS,
    PLURAL_ONLY,
    SHIPPED,
    Message,
    carry_over,
    check,
    extract,
    format_ts,
    read_ts,
)

TRANSLATIONS = ROOT / "translations"
OTHER_ARTICLES = {"fr": {"le": ("la", "une"), "la": ("le", "un", "du", "au")}, "nl": {"de": ("het",), "het": ("de",)},
                  "es": {"el": ("la", "una"), "la": ("el", "un", "del", "al")}}
"""By language and article: those of the other gender. German plurals look like other genders."""
ALL = (*LANGUAGES, PLURAL_ONLY)
CLAIMED = {"throne": {PEASANT_NAME.source}}
"""By game: what cards are claimed to be that is the name of none of them."""


def _named(check: Check) -> str:
    return check.__name__


# -- the project -------------------------------------------------------------------------------------------------------

def test_the_translations_have_exactly_the_texts_of_the_source() -> None:
    assert check(ROOT, TRANSLATIONS) == []


@pytest.mark.parametrize("quality", CHECKS, ids=_named)
def test_every_text_is_translated_well(quality: Check) -> None:
    assert complaints(TRANSLATIONS, quality) == []


@pytest.mark.parametrize(("language", "letters"), [("de", "BDKA"), ("fr", "VDRA"), ("nl", "BVHA"), ("es", "JQKA")])
def test_court_cards_have_the_letters_that_players_know(language: str, letters: str) -> None:
    """Jack, Queen, King and Ace have those of the decks that are sold where the language is spoken."""
    known = {message.source: message.forms[0] for message in read_ts(TRANSLATIONS / f"throne_{language}.ts")
             if message.context == "throne/index"}
    assert "".join(known[source] for source in "JQKA") == letters


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_the_forms_that_sentences_ask_for_and_no_others(game: str, language: str) -> None:
    unit = game.replace("-", "_")
    names = {card.name.source for card in load_game(game).cards} | CLAIMED.get(game, set())
    asked = forms_asked(read_ts(TRANSLATIONS / f"{unit}_{language}.ts"))
    assert form_complaints(asked, read_forms(TRANSLATIONS / "forms" / f"{unit}.json", language), names) == []


@pytest.mark.parametrize("language", sorted(OTHER_ARTICLES))
@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_one_gender_in_its_forms_and_in_all_sentences(game: str, language: str) -> None:
    unit = game.replace("-", "_")
    said = "\n".join(form for text in read_ts(TRANSLATIONS / f"{unit}_{language}.ts") for form in text.forms)
    names = [each["def"] for each in read_forms(TRANSLATIONS / "forms" / f"{unit}.json", language).values()]
    assert [f"{other} {name}" for article, _, name in (each.partition(" ") for each in names)
            for other in OTHER_ARTICLES[language].get(article, ())
            if re.search(rf"(?i:\b{other}) {re.escape(name)}\b", said)] == []


def test_a_card_without_a_form_and_a_form_for_nobody_are_found() -> None:
    soldier = {"Soldier": {"acc": "den Soldaten"}}
    assert form_complaints({"acc"}, soldier, ["Soldier"]) == []
    assert form_complaints({"acc", "dat"}, soldier, ["Soldier"]) == [
        "Soldier has the forms ['acc'], not ['acc', 'dat']"]
    assert form_complaints({"acc"}, soldier, ["Soldier", "Spy"]) == ["Spy has the forms [], not ['acc']"]
    assert form_complaints(set(), soldier, ["Soldier"]) == ["Soldier has forms that no text asks for"]
    assert form_complaints({"acc"}, soldier, []) == ["Soldier is no name of a card"]


def test_the_program_asks_only_cards_for_forms() -> None:
    assert [language for language in LANGUAGES if forms_asked(read_ts(TRANSLATIONS / f"app_{language}.ts"))] == []


def test_a_name_stands_in_a_sentence_as_the_language_wants(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "forms").mkdir()
    (tmp_path / "forms" / "game.json").write_text('{"de": {"Soldier": {"acc": "den Soldaten"}}}', encoding="utf-8")
    soldier = Text("game/card", "Soldier")
    texts = [Message("game/card", "Soldier", "", False, state="", forms=("Soldat",)),
             Message("game/log", "Takes {card} and {other}.", "", False, state="",
                     forms=("Nimmt {card:acc}. {other:Acc}!",))]
    (tmp_path / "game_de.ts").write_text(format_ts("de", texts), encoding="utf-8")
    translator = QTranslator()
    assert translator.load(str(compile_translations(tmp_path, tmp_path)[0]))
    said = Text("game/log", "Takes {card} and {other}.").fill(card=soldier)
    words = [text.render(lambda text: translator.translate(text.context, text.source, text.form), str)
             for text in (said.fill(other="Ann"), said.fill(other=soldier))]
    assert words == ["Nimmt den Soldaten. Ann!", "Nimmt den Soldaten. Den Soldaten!"]
    assert Text("x", "{card:acc}").fill(card=soldier).render(english, str) == "Soldier"


def test_every_file_is_in_the_language_of_its_name() -> None:
    assert wrong_names(TRANSLATIONS) == []


def test_the_translations_compile_without_a_warning_and_are_found(qapp: QApplication, tmp_path: Path) -> None:
    assert compiling_complaints(TRANSLATIONS, tmp_path) == []
    assert not_found(TRANSLATIONS, tmp_path) == []


def test_every_game_the_window_and_the_terminal_have_a_file_for_every_language() -> None:
    files = {path.name for path in TRANSLATIONS.glob("*.ts")}
    assert files == {f"{unit}_{language}.ts" for unit in ("app", *APART.values(), *games(ROOT)) for language in ALL}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_is_read_without_qt_as_it_was_written(language: str) -> None:
    read = 0
    for ts in sorted(TRANSLATIONS.glob(f"*_{language}.ts")):
        compiled = Translations(ts.with_suffix(".qm"))
        for message in read_ts(ts):
            for number, form in enumerate(message.forms, 1):
                assert compiled.words(message.context, message.source, number if message.plural else None) == form
                read += 1
    assert read > 4000


def test_the_program_offers_the_languages_that_it_is_translated_into() -> None:
    assert {*SHIPPED, PLURAL_ONLY} == set(LANGUAGE_CODES) == set(i18n.LANGUAGES)


def test_english_files_hold_what_english_needs_them_for() -> None:
    for path in TRANSLATIONS.glob(f"*_{PLURAL_ONLY}.ts"):
        german = read_ts(path.with_name(path.name.replace(f"_{PLURAL_ONLY}.", f"_{LANGUAGES[0]}.")))
        assert [message.key for message in read_ts(path)] == [message.key for message in german if message.plural]


# -- Qt's own tools ----------------------------------------------------------------------------------------------------

def test_lupdate_knows_marked_texts_by_the_names_of_their_marks(tmp_path: Path) -> None:
    source = tmp_path / "sample.py"
    source.write_text('N_("app", "marked")\nQCoreApplication.translate("app", "translated")\n'
                      'say = QCoreApplication.translate\nsay("app", "by another name")\n', encoding="utf-8")
    assert {message.source for message in extract([source], tmp_path)} == {"marked", "translated"}


@pytest.mark.parametrize("language", ALL)
def test_qt_has_as_many_plural_forms_as_the_table(language: str) -> None:
    assert forms_of_qt(language) == PLURAL_FORMS[language]


# -- the checks themselves ---------------------------------------------------------------------------------------------

PLAY = Message("app", "Play", "", False, state="", forms=("Spielen",))
WON = Message("app", "{player} wins {n} out of {n}!", "", False, state="", forms=("{n} von {n} gehen an {player}!",))
CARDS = Message("app", "%n card(s): ", "", True, state="", forms=("%n Karte: ", "%n Karten: "))
SAMPLE = ("de", "nl")
ENGLISH = replace(CARDS, forms=("%n card: ", "%n cards: "))


def _folder(folder: Path, german: Sequence[Message] = (PLAY, WON, CARDS)) -> Path:
    """A folder with translations into two languages and English; the German ones are used for both."""
    for language in SAMPLE:
        (folder / f"app_{language}.ts").write_text(format_ts(language, german), encoding="utf-8")
    (folder / "app_en.ts").write_text(format_ts("en", [ENGLISH]), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("source", "state", "forms"), [
    ("The bots pause.", "", ("Die Bots pausieren.",)),                  # as it was
    ("The bots are pausing.", "unfinished", ("Die Bots pausieren.",)),  # reworded: to be looked at
    ("Your crowns cannot be saved.", "unfinished", ("",)),              # something else
])
def test_a_reworded_text_keeps_its_translation_to_be_looked_at(source: str, state: str, forms: tuple[str]) -> None:
    old = [Message("app", "The bots pause.", "", False, state="", forms=("Die Bots pausieren.",)), PLAY]
    (merged, _) = carry_over([Message("app", source, "", False), replace(PLAY, state="unfinished", forms=("",))], old)
    assert (merged.source, merged.state, merged.forms) == (source, state, forms)


def test_only_what_is_gone_and_of_the_same_kind_and_context_lends_its_translation() -> None:
    old = [replace(PLAY, source="Play a game"), replace(PLAY, context="menu", source="Play the game"),
           replace(CARDS, source="Play %n games")]
    fresh = [Message("app", "Play a game", "", False), Message("app", "Play the games", "", False)]
    assert [message.forms for message in carry_over(fresh, old)] == [("Spielen",), ("",)]


@pytest.mark.parametrize("quality", CHECKS, ids=_named)
def test_a_good_translation_is_no_fault(quality: Check, tmp_path: Path) -> None:
    assert complaints(_folder(tmp_path), quality, SAMPLE) == []


@pytest.mark.parametrize(("quality", "message", "change"), [
    (expected.finished, PLAY, {"state": "unfinished"}),
    (expected.finished, PLAY, {"state": "vanished"}),
    (expected.finished, PLAY, {"forms": ("",)}),
    (expected.finished, CARDS, {"forms": ("%n Karte: ", "")}),
    (expected.plural_forms, CARDS, {"forms": ("%n Karten: ",)}),
    (expected.plural_forms, CARDS, {"forms": ("%n Karte: ", "%n Karten: ", "%n Karten: ")}),
    (expected.plural_forms, CARDS, {"forms": ("%n Karte(s): ", "%n Karten: ")}),
    (expected.holes, WON, {"forms": ("{n} von {n} gehen an {Spieler}!",)}),
    (expected.holes, WON, {"forms": ("{player} gewinnt {n}!",)}),
    (expected.holes, CARDS, {"forms": ("Eine Karte: ", "%n Karten: ")}),
    (expected.holes, PLAY, {"forms": ("Spielen %1",)}),
    (expected.spaces, PLAY, {"forms": (" Spielen",)}),
    (expected.spaces, CARDS, {"forms": ("%n Karte: ", "%n Karten:")}),
    (expected.punctuation, PLAY, {"forms": ("Spielen.",)}),
    (expected.punctuation, WON, {"forms": ("{n} von {n} gehen an {player}",)}),
    (expected.punctuation, WON, {"forms": ("{n} von {n} gehen an {player}?",)}),
    (expected.punctuation, CARDS, {"forms": ("%n Karte ", "%n Karten: ")}),
    (expected.names, WON, {"forms": ("Eine Karte wird beseitigt: {player}.",)}),
    (expected.numbers, WON, {"forms": ("{player} gewinnt {n} Karten und {n} Punkte!",)}),
    (expected.numbers, CARDS, {"forms": ("%n Karten: ", "%n Karten: ")}),
])
def test_a_bad_translation_is_found(quality: Check, message: Message, change: dict[str, Any], tmp_path: Path) -> None:
    found = complaints(_folder(tmp_path, [replace(message, **change)]), quality, SAMPLE)
    assert len(found) == len(SAMPLE)
    assert all(repr(message.source) in complaint for complaint in found)


@pytest.mark.parametrize("quality", CHECKS, ids=_named)
def test_a_language_without_a_file_is_found(quality: Check, tmp_path: Path) -> None:
    (_folder(tmp_path) / "app_nl.ts").unlink()
    assert [complaint.rpartition(" ")[2] for complaint in complaints(tmp_path, quality, SAMPLE)] == ["nl"]


def test_texts_that_are_not_translated_yet_are_not_amiss_and_others_are_looked_at(tmp_path: Path) -> None:
    begun = [replace(PLAY, state="unfinished", forms=("",)), replace(CARDS, forms=("%n Karte: ", "")),
             replace(WON, forms=("{n} gehen an {player}!",))]
    (complaint,) = amiss(_folder(tmp_path, begun), "de")
    assert complaint.startswith("app_de.ts: app '{player} wins {n} out of {n}!' has the holes")


def test_a_sentence_may_end_with_the_wide_signs_of_its_script() -> None:
    asked = replace(PLAY, source="Play?", forms=("遊びますか？",))
    assert expected.punctuation(asked, "ja") is None
    assert expected.punctuation(replace(asked, forms=("遊びます。",)), "ja") == "ends with '.', not '?': '遊びます。'"


def test_a_file_in_another_language_than_its_name_says_is_found(tmp_path: Path) -> None:
    (_folder(tmp_path) / "app_nl.ts").write_text(format_ts("de", [PLAY]), encoding="utf-8")
    assert wrong_names(tmp_path) == ["app_nl.ts: is in another language than its name says"]


def test_good_translations_compile_and_are_found(qapp: QApplication, tmp_path: Path) -> None:
    assert compiling_complaints(_folder(tmp_path), tmp_path) == []
    assert not_found(tmp_path, tmp_path) == []


def test_a_translation_that_another_one_hides_is_found(qapp: QApplication, tmp_path: Path) -> None:
    _folder(tmp_path, [replace(PLAY, comment="cards"), replace(PLAY, comment="music", forms=("Abspielen",))])
    assert compiling_complaints(tmp_path, tmp_path) == []
    assert len(not_found(tmp_path, tmp_path)) == len(SAMPLE)


def test_a_warning_of_the_compiler_is_found(tmp_path: Path) -> None:
    _folder(tmp_path, [PLAY, replace(PLAY, forms=("Los",))])
    assert len(compiling_complaints(tmp_path, tmp_path)) == len(SAMPLE)
