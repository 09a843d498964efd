"""The program speaks the language that was chosen, changes it while it runs, and counts in whole words."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import GAMES
from engine.core import languages
from engine.core.languages import Language
from engine.core.text import N_, Player, Text
from tests.helpers.repo_files import ROOT
from throne_desktop.language import i18n
from throne_desktop.startup.options import LANGUAGE_CODES

CARDS = N_("test-i18n", "{player} draws %n card(s) from the {place}.", "", 1)
DECK = N_("test-i18n-game", "deck")
GREETING = Text("test-i18n", "Good evening, {player}.")

GERMAN = """
    <context><name>test-i18n</name>
        <message numerus="yes"><source>{player} draws %n card(s) from the {place}.</source><translation>
            <numerusform>{player} zieht %n Karte vom {place}.</numerusform>
            <numerusform>Vom {place} zieht {player} %n Karten.</numerusform></translation></message>
        <message><source>Good evening, {player}.</source><translation>Guten Abend, {player}.</translation></message>
    </context>
    <context><name>app</name>
        <message><source>Player {number}</source><translation>Spieler {number}</translation></message>
    </context>
    <context><name>engine/list</name>
        <message><source>{some} and {last}</source><translation>{some} und {last}</translation></message>
    </context>"""
FRENCH = """
    <context><name>test-i18n</name>
        <message numerus="yes"><source>{player} draws %n card(s) from the {place}.</source><translation>
            <numerusform>{player} tire %n carte de la {place}.</numerusform>
            <numerusform>{player} tire %n cartes de la {place}.</numerusform></translation></message>
    </context>"""
ENGLISH = """
    <context><name>test-i18n</name>
        <message numerus="yes"><source>{player} draws %n card(s) from the {place}.</source><translation>
            <numerusform>{player} draws one card (%n) from the {place}.</numerusform>
            <numerusform>{player} draws %n cards from the {place}.</numerusform></translation></message>
    </context>"""
OF_A_GAME = """
    <context><name>test-i18n-game</name>
        <message><source>deck</source><translation>Stapel</translation></message>
    </context>"""


def compile_to(file: Path, language: str, contexts: str) -> None:
    """Have Qt's own tool write a .qm file."""
    ts = file.with_suffix(".ts")
    ts.write_text(f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}">'
                  f"{contexts}</TS>", encoding="utf-8")
    subprocess.run([Path(PySide6.__path__[0], "lrelease"), "-silent", ts, "-qm", file], check=True)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A frozen program's folder with translations of a few sentences."""
    folder = tmp_path_factory.mktemp("frozen") / "translations"
    folder.mkdir()
    game = GAMES[0].replace("-", "_")
    compile_to(folder / "app_de.qm", "de", GERMAN)
    compile_to(folder / f"{game}_de.qm", "de", OF_A_GAME)
    compile_to(folder / "app_fr.qm", "fr", FRENCH)
    compile_to(folder / "app_en.qm", "en", ENGLISH)
    (folder / f"{game}_fr.qm").write_bytes(b"not a translation")
    return folder


@pytest.fixture
def frozen(compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Path]:
    """The program finds those translations; after the test it finds its own again, and speaks English.

    Every test has files of its own, as a translation that cannot be loaded is reported once.
    """
    before, folder = QLocale(), tmp_path / "frozen" / "translations"
    shutil.copytree(compiled, folder)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder.parent), raising=False)
    yield folder
    monkeypatch.delattr(sys, "_MEIPASS")
    i18n.use("en")
    QLocale.setDefault(before)


def sentence(n: int) -> str:
    return i18n.words(CARDS.fill(player=Player(1), place=DECK, n=n), ["Zoë", "Bo"])


# -- the words of a text -----------------------------------------------------------------------------------------------

def test_a_text_is_said_in_the_language_in_use_with_its_holes_and_its_plural(frozen: Path) -> None:
    i18n.use("de")
    assert sentence(1) == "Bo zieht 1 Karte vom Stapel."
    assert sentence(2) == "Vom Stapel zieht Bo 2 Karten."
    i18n.use("fr")
    assert sentence(0) == "Bo tire 0\u00a0carte de la deck."


@pytest.mark.parametrize(("language", "number", "said"), [
    ("de", -1, "Bo zieht −1 Karte vom Stapel."),
    ("de", -3, "Vom Stapel zieht Bo −3 Karten."),
    ("de", 2 ** 31, "Vom Stapel zieht Bo 2147483648 Karten."),
    ("fr", 0, "Bo tire 0\u00a0carte de la deck."),
    ("fr", -2, "Bo tire −2\u00a0cartes de la deck."),
    ("en", -1, "Bo draws one card (−1) from the deck."),
    ("en", -2, "Bo draws −2 cards from the deck."),
    ("nl", -1, "Bo draws −1 card from the deck."),
    ("nl", -2, "Bo draws −2 cards from the deck."),
])
def test_a_number_below_zero_and_one_above_all_counting_have_their_plural(frozen: Path, language: str, number: int,
                                                                          said: str) -> None:
    i18n.use(language)
    assert sentence(number) == said


def test_english_has_plurals_with_its_translation_and_without(frozen: Path) -> None:
    i18n.use("en")
    assert sentence(1) == "Bo draws one card (1) from the deck."
    assert sentence(2) == "Bo draws 2 cards from the deck."
    i18n.use("nl")
    assert sentence(1) == "Bo draws 1 card from the deck."
    assert sentence(2) == "Bo draws 2 cards from the deck."


def test_a_text_without_a_number_keeps_its_percent_signs(frozen: Path) -> None:
    i18n.use("de")
    assert i18n.words(Text("test-i18n", "100 %n %1 {x}")) == "100 %n %1 {x}"


def test_a_player_without_a_name_is_called_by_number(frozen: Path) -> None:
    i18n.use("de")
    assert i18n.words(GREETING.fill(player=Player(0)), ["", "Bo"]) == "Guten Abend, Spieler 1."
    assert i18n.words(GREETING.fill(player=Player(2)), ["", "Bo"]) == "Guten Abend, Spieler 3."
    assert i18n.words(GREETING.fill(player=(Player(0), Player(1))), ["", "Bo"]) == "Guten Abend, Spieler 1 und Bo."


def test_a_name_with_braces_stays_as_it_is(frozen: Path) -> None:
    assert i18n.words(GREETING.fill(player=Player(0)), ["{player}"]) == "Good evening, {player}."


def test_a_plain_string_stays_as_it_is() -> None:
    assert i18n.words("There is no level {level}.") == "There is no level {level}."


# -- switching ---------------------------------------------------------------------------------------------------------

class Listener(QWidget):
    """Counts how often it is asked to change its words."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.changes += 1
        super().changeEvent(event)


def test_windows_hear_of_a_new_language_and_of_the_way_back(frozen: Path, qtbot: QtBot) -> None:
    window = Listener()
    qtbot.addWidget(window)
    window.show()
    i18n.use("de")
    qtbot.waitUntil(lambda: window.changes > 0)
    assert i18n.words(DECK) == "Stapel"
    assert QCoreApplication.translate("test-i18n", "Good evening, {player}.") == "Guten Abend, {player}."
    window.changes = 0
    i18n.use("en")
    qtbot.waitUntil(lambda: window.changes > 0)
    assert i18n.words(DECK) == "deck"


def test_only_one_language_is_in_use_at_a_time(frozen: Path) -> None:
    for language in ("de", "fr", "de", "es"):
        i18n.use(language)
    assert i18n.words(DECK) == "deck"
    assert sentence(2) == "Bo draws 2 cards from the deck."
    application = QCoreApplication.instance()
    assert application is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(application.findChildren(QTranslator)) <= 1      # there may be one of Qt's own Spanish


def test_dates_and_numbers_follow_the_language(frozen: Path) -> None:
    i18n.use("de")
    assert QLocale().language() is QLocale.Language.German
    i18n.use("nl")
    assert QLocale().language() is QLocale.Language.Dutch


def test_qt_itself_speaks_the_language(frozen: Path) -> None:
    i18n.use("fr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"


def test_what_cannot_be_loaded_is_reported_once_and_stays_english(
        frozen: Path, qtlog: Any) -> None:
    i18n.use("fr")
    i18n.use("de")
    i18n.use("fr")
    damaged = frozen / f"{GAMES[0].replace('-', '_')}_fr.qm"
    reported = [record.message for record in qtlog.records]
    assert reported.count(
        f"throne-desktop: The translation {damaged} cannot be loaded, so its texts are English.") == 1
    assert len(reported) == len(set(reported))
    assert i18n.words(DECK) == "deck"
    assert sentence(1) == "Bo tire 1\u00a0carte de la deck."


# -- choosing ----------------------------------------------------------------------------------------------------------

class German(QLocale):
    """The locale of a system that is set up for Swiss German first."""

    def uiLanguages(self, *_: object) -> list[str]:
        return ["gsw-CH", "de_CH", "fr-CH"]

    def name(self, *_: object) -> str:
        return "gsw_CH"


class Finnish(QLocale):
    """The locale of a system in a language that the program does not speak."""

    def uiLanguages(self, *_: object) -> list[str]:
        return ["fi-FI", "fi"]

    def name(self, *_: object) -> str:
        return "fi_FI"


def test_what_was_asked_for_comes_before_what_is_remembered_and_that_before_the_system(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", German)
    assert i18n.choose("nl", "es") == "nl"
    assert i18n.choose(None, "es") == "es"
    assert i18n.choose(None, "") == "de"
    assert i18n.choose("fi", "tlh") == "de"
    monkeypatch.setattr(QLocale, "system", Finnish)
    assert i18n.choose(None, "") == "en"


def test_an_unfinished_language_is_spoken_once_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", (*languages.LANGUAGES, Language("it", "Italiano", "Italian", 2, False)))
    monkeypatch.setattr(QLocale, "system", German)
    assert (i18n.choose("it", ""), i18n.choose(None, "it")) == ("it", "de")


@pytest.mark.parametrize(("variables", "language"), [
    ("LC_ALL=C LANGUAGE=de", "en"), ("LC_ALL=POSIX LANGUAGE=de", "en"), ("LC_MESSAGES=C LANG=de_DE.UTF-8", "en"),
    ("LANGUAGE=de", "en"), ("LC_ALL=C.UTF-8 LANGUAGE=de", "de"), ("LC_NUMERIC=C LANG=de_DE.UTF-8", "de"),
    ("LANG=en_US.UTF-8 LANGUAGE=fr:de", "fr"),
])
def test_the_variables_of_the_system_count_as_for_programs_that_use_gettext(variables: str, language: str) -> None:
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    given = dict(variable.split("=") for variable in variables.split())
    ask = "from throne_desktop.language import i18n; print(i18n.choose(None, ''))"
    chosen = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, env={**others, **given}, capture_output=True,
                            text=True, check=True)
    assert chosen.stdout == f"{language}\n"


def test_the_languages_are_called_what_they_call_themselves() -> None:
    assert tuple(i18n.LANGUAGES) == LANGUAGE_CODES
    for code, name in i18n.LANGUAGES.items():
        own = QLocale(code).nativeLanguageName()
        assert name.partition(" (")[0].casefold() in own.casefold(), own


def test_a_player_is_called_after_the_account_unless_that_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "zoë")
    assert i18n.user_name() == "Zoë"
    monkeypatch.setenv("LOGNAME", "root")
    assert i18n.user_name() == "Player"
