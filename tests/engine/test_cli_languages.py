"""The engine's command line speaks the person's language: games, help, refusals, and which language that is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.cli.language import CODES, chosen, seat_in_words, speaking, words
from engine.cli.main import main, parser
from engine.cli.qm import BadTranslations, Translations
from engine.core.text import N_
from tests.helpers.amount import TRANSLATED
from tests.helpers.commands import Run
from tests.helpers.repo_files import ROOT
from throne_desktop.startup.command_line import parse
from throne_desktop.startup.options import LANGUAGE_CODES

_WORD = 14
"""A longer text is more than a word that two languages may share, such as options."""


def _play(run: Run, language: str, *lines: str) -> str:
    return run("--lang", language, "play", "throne", "--seed", 3, typed="".join(f"{line}\n" for line in lines))


# -- a game ------------------------------------------------------------------------------------------------------------

def test_a_game_is_played_in_german_from_the_first_line_to_the_last(run: Run) -> None:
    shown = _play(run, "de", "99", "foo", "h", "lay ace as ace", "l", "u", "c", "c")
    for said in ("Ann (du)", "Agnes, Knappe", "Die Partie zählt als Übung.", "  Zugstapel: 24 verdeckt",
                 "> Ann: 0 Punkte", "Zug 99 gibt es nicht: Möglich sind 1 bis 25.", "ist weder ein Zug noch",
                 "Du hast dir helfen lassen:", "Tipp: ", "Zurückgenommen.",
                 "Gib noch einmal c ein, um aufzugeben:", "Aufgegeben von Ann.", "Der Startwert war 3."):
        assert said in shown
    assert not re.search(r"\b(the|you|your|is|of|and|move|seed)\b", shown)


@pytest.mark.parametrize(("language", "last", "said"), [
    ("de", "Ines", "Ana und Ines"), ("fr", "Ines", "Ana et Ines"), ("nl", "Ines", "Ana en Ines"),
    ("es", "Ines", "Ana e Ines"), ("es", "Luis", "Ana y Luis"),
])
def test_players_are_listed_in_every_language(language: str, last: str, said: str) -> None:
    with speaking(language):
        assert words(N_("log", "{players}").fill(players=("Ana", last))) == said


@pytest.mark.parametrize(("language", "refusal"), [
    ("de", "R2: .*König"), ("fr", "R2\u202f: .*Roi"), ("nl", "R2: .*Koning"), ("es", "R2: .*Rey"),
    ("en", r"R2: You have no hidden King\."),
])
def test_a_wrong_move_names_its_rule_in_every_language(run: Run, language: str, refusal: str) -> None:
    shown = _play(run, language, "lay king as king 2", "q")
    assert re.search(refusal, shown)
    assert language == "en" or "You have" not in shown


def test_a_rule_is_explained_in_spanish(run: Run) -> None:
    assert "R2 Tu turno. " in _play(run, "es", "? R2", "q")


# -- what is refused, and what is measured -----------------------------------------------------------------------------

@pytest.mark.parametrize(("arguments", "said"), [
    (("play", "chess", "--lang", "de"), "engine: Fehler: Das Spiel 'chess' gibt es nicht; möglich sind: behind-the"),
    (("play", "throne", "--bots", "knave", "--lang", "fr"),
     "engine\u202f: erreur\u202f: Throne n’a pas de niveau 'knave'\u202f; niveaux possibles\u202f: random,"),
    (("show", "throne 2: 1 lay; hand.1 sword; rest deck", "--lang", "de"),
     "engine: Fehler: In Throne gibt es die Karte 'sword' nicht, nur: "),
    (("show", "throne 2: 1 lay; hand.1 king; hand.2 jack", "--lang", "es"), "engine: error: "),
    (("replay", "/nowhere.throne", "--lang", "nl"), "engine: fout: Het bestand nowhere.throne bestaat niet."),
    (("match", "throne", "--bots", "page", "--games", "0", "--lang", "nl"),
     "engine: fout: Een ontmoeting heeft minstens één partij nodig, niet 0."),
    (("solve", "throne 3: 1 lay; hand.1 king; hand.2 jack; hand.3 queen; rest deck", "--lang", "de"),
     "engine: Fehler: Endspiele lassen sich nur für zwei Spieler lösen, nicht für 3."),
])
def test_what_cannot_be_done_is_said_in_the_language(run: Run, arguments: tuple[str, ...], said: str) -> None:
    assert run(*arguments, status=2).startswith(said)


def test_the_reason_of_the_system_is_told_in_the_language(run: Run, tmp_path: Path) -> None:
    said = run("match", "throne", "--bots", "page", "--games", 2, "--resume", tmp_path, "--lang", "de", status=2)
    assert said == f"engine: Fehler: In {tmp_path} lassen sich keine Partien speichern: Das ist ein Ordner."


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_help_of_the_window_has_no_english_sentence_left(
        language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["--lang", language, "--help"])
    assert left.value.code == 0
    told = "".join(capsys.readouterr().out.split())
    assert {sentence for sentence in _sentences() if sentence in told and len(sentence) > _WORD} == set()


def test_the_window_refuses_a_table_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["--lang", "de", "--position", "throne 2: 1 lay; hand.1 sword"])
    assert left.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("throne-desktop: Fehler: --position: In Throne gibt es die Karte 'sword' nicht, nur:")


def test_a_match_is_told_in_german(run: Run) -> None:
    rows = run("match", "throne", "--bots", "page,random", "--games", 2, "--seed", 5, "--lang", "de").splitlines()
    assert rows[0].startswith("Throne, Plätze: 2, 2 Partien, Startwert 5; Mischungen wiederholen sich")
    assert [row.split()[0] for row in rows[-3:]] == ["Bot", "page", "random"]


# -- help --------------------------------------------------------------------------------------------------------------

SUBCOMMANDS = tuple(re.findall(r"[a-z-]+(?= \||\s+\.\.\.)", parser().format_usage()))


def _help(capsys: pytest.CaptureFixture[str], language: str, *command: str) -> str:
    """The help, without spaces, as lines are broken anywhere."""
    with pytest.raises(SystemExit) as left:
        main([*command, "--lang", language, "--help"])
    assert left.value.code == 0
    return "".join(capsys.readouterr().out.split())


def _sentences() -> Iterator[str]:
    """What the terminal says in English: of a text with holes the longest part between them, without spaces."""
    for unit in ("shell", "cli"):
        for context in ET.parse(ROOT / "translations" / f"{unit}_de.ts").iter("context"):
            if context.findtext("name") in ("argparse", "command-line", "cli"):
                for source in (message.findtext("source", "") for message in context.iter("message")):
                    yield "".join(max(re.split(r"\{\w+\}|%n|%\S*", source), key=len).split())


@pytest.mark.parametrize("command", [(), *((name,) for name in SUBCOMMANDS)], ids=str)
def test_the_help_of_every_subcommand_has_no_english_sentence_left(
        command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    english = _help(capsys, "en", *command)
    said = {sentence for sentence in _sentences() if sentence in english and len(sentence) > _WORD}
    assert len(said) >= 2
    for language in TRANSLATED:
        told = _help(capsys, language, *command)
        assert {sentence for sentence in said if sentence in told} == set(), language
        assert "usage:" not in told


def test_every_subcommand_is_looked_at() -> None:
    assert {"games", "play", "match", "train", "new-game"} < set(SUBCOMMANDS)
    assert len(SUBCOMMANDS) > 10


def test_help_is_english_where_nothing_else_is_wanted(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith("usage: python3 -m engine play ")
    assert "show this help message and exit" in shown


def test_what_the_parser_refuses_is_refused_in_dutch(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "throne", "--seats", "two", "--lang", "nl"])
    assert left.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1] == (
        "python3 -m engine play: fout: argument --seats: 'two' is geen geheel getal zoals 3")


# -- which language ----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("arguments", "environment", "language"), [
    ("--lang de play throne", {}, "de"), ("play throne --lang de", {}, "de"), ("play --lang=fr throne", {}, "fr"),
    ("games", {"LANG": "nl_NL.UTF-8"}, "nl"), ("games", {"LC_MESSAGES": "es", "LANG": "nl_NL"}, "es"),
    ("games", {"LC_ALL": "de_AT@euro", "LC_MESSAGES": "es_ES", "LANG": "nl_NL"}, "de"),
    ("games", {"LC_ALL": "", "LANG": "fr_CH.UTF-8"}, "fr"), ("games", {}, "en"), ("games", {"LANG": "C.UTF-8"}, "en"),
    ("games", {"LANG": "ja_JP.UTF-8"}, "en"), ("games", {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ("games --lang en", {"LANG": "de_DE.UTF-8"}, "en"), ("replay -- --lang", {"LANG": "de_DE.UTF-8"}, "de"),
    ("games --lang", {}, "en"), ("games --lang xx", {"LANG": "de_DE.UTF-8"}, "de"),
])
def test_the_language_is_the_one_asked_for_or_else_that_of_the_environment(
        arguments: str, environment: dict[str, str], language: str) -> None:
    assert chosen(arguments.split(), environment) == language


@pytest.mark.parametrize("arguments", [("--lang", "xx", "games"), ("games", "--lang", "xx")])
def test_an_unknown_language_is_refused_and_the_known_ones_are_named(
        arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "argument --lang: invalid choice: 'xx' (choose from" in said
    assert all(code in said for code in CODES)


def test_the_terminal_and_the_window_speak_the_same_languages() -> None:
    assert CODES == LANGUAGE_CODES


def test_a_language_is_spoken_no_longer_than_it_was_asked_for() -> None:
    with speaking("de"):
        assert seat_in_words(1) == "Spieler 2"
    assert seat_in_words(1) == "Player 2"


# -- translations ------------------------------------------------------------------------------------------------------

def test_what_was_never_translated_stays_english() -> None:
    with speaking("fr"):
        assert words(N_("cli", "Nobody has ever said this.")) == "Nobody has ever said this."


def test_names_have_the_forms_that_sentences_want() -> None:
    with speaking("de"):
        name = N_("behind-the-throne/card", "Alchemist")
        assert [words(replace(name, form=form)) for form in ("", "acc", "voc")] == [
            "Alchemist", "den Alchemisten", "Alchemist"]


def test_plural_forms_follow_the_language() -> None:
    points = N_("cli", "%n point(s)", "", 1)
    with speaking("fr"):
        assert [words(points.fill(n=n)) for n in (0, 1, 2, -1)] == ["0 point", "1 point", "2 points", "−1 point"]
    with speaking("de"):
        assert [words(points.fill(n=n)) for n in (0, 1, 2, -1)] == ["0 Punkte", "1 Punkt", "2 Punkte", "−1 Punkt"]


def test_english_counts_as_in_the_window() -> None:
    counting = N_("cli", "%n exercise(s) of {game} in {file}.", "", 1)
    with speaking("en"):
        said = [words(counting.fill(n=n, game="Throne", file="here.json")) for n in (1, 2)]
    assert said == ["1 exercise for Throne in here.json.", "2 exercises for Throne in here.json."]


@pytest.mark.parametrize("content", [b"", b"no translations", b"\x3c\xb8\x64\x18"])
def test_a_file_without_translations_is_no_translation(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cli_de.qm"
    file.write_bytes(content)
    with pytest.raises(BadTranslations, match="has no translations"):
        Translations(file)


def test_where_nothing_is_compiled_yet_it_is_said_once_and_texts_are_english(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "translations").mkdir()
    done = subprocess.run([sys.executable, "-m", "engine", "--lang", "de", "games"], cwd=tmp_path, text=True,
                          capture_output=True, check=True)
    assert done.stderr.splitlines() == [
        f"Translations in {tmp_path / 'translations'} are missing or damaged, so texts are English; in a checkout, "
        "`make translations` compiles them."]
    assert "Behind the Throne" in done.stdout
