"""A language is one row of a table: `make language` adds it with all its files, and everything else follows from it."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import add_language
import deb
import manual
import plural_forms
from compile_translations import compile_translations, shipped_ones
from engine.cli.qm import Translations
from engine.core import languages
from engine.core.languages import LANGUAGES, SHIPPED, SOURCE, Language
from language_lines import PLACES, Place, of_nsis, unfilled, with_lines
from tests.helpers.repo_files import ROOT
from throne_desktop.startup.command_line import command_line
from update_translations import PLURAL_FORMS, Message, format_ts, in_language

KLINGON = Language("tlh", "tlhIngan", "Klingon", 1, shipped=False)
COLONIAL = Language("tlh-ZZ", "tlhIngan (Qo)", "Klingon (Colonies)", 1, shipped=False)
BRAZILIAN = Language("pt-BR", "Português (Brasil)", "Portuguese (Brazil)", 2)
JAPANESE = Language("ja", "日本語", "Japanese", 1, typeface="fonts-noto-cjk")
GERMAN, DUTCH = Language("de", "Deutsch", "German", 2), Language("nl", "Nederlands", "Dutch", 2)


# -- the table ---------------------------------------------------------------------------------------------------------

def test_every_language_has_one_row_and_english_is_the_first() -> None:
    assert LANGUAGES[0].code == SOURCE
    assert len({each.code for each in LANGUAGES}) == len(LANGUAGES)
    for each in LANGUAGES:
        assert QLocale(each.code).name().startswith(each.locale)


def test_the_guides_name_every_language() -> None:
    *others, last = (each.english for each in SHIPPED)
    for guide, first in (("README.md", 0), ("translations/README.md", 1)):
        text = " ".join((ROOT / guide).read_text(encoding="utf-8").split())
        assert f"{', '.join(others[first:])} and {last}" in text, guide


def test_the_package_for_debian_names_every_language_and_recommends_their_typefaces(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deb, "SHIPPED", (GERMAN, DUTCH))
    assert deb.recommends() == "xkb-data, fontconfig"
    assert deb.spoken() == " The program speaks German and Dutch."
    chinese = Language("zh-CN", "简体中文", "Chinese", 1, typeface="fonts-noto-cjk")
    monkeypatch.setattr(deb, "SHIPPED", (GERMAN, DUTCH, BRAZILIAN, JAPANESE, chinese))
    assert deb.recommends() == "xkb-data, fontconfig, fonts-noto-cjk"
    assert deb.spoken() == " The program speaks German, Dutch, Portuguese (Brazil), Japanese and Chinese."


def test_packages_have_no_language_that_is_not_finished() -> None:
    qms = [Path(f"app_{code}.qm") for code in ("de", "en", "tlh", "tlh-ZZ")]
    assert [qm.name for qm in shipped_ones(qms)] == ["app_de.qm", "app_en.qm"]


def test_the_manual_tells_the_languages_that_are_offered() -> None:
    codes = ",".join(each.code for each in SHIPPED)
    assert f"\\fB\\-\\-lang\\fR \\fI{codes}\\fR\n" in manual.page(command_line(), "1.0", "2026-11-30")


@pytest.mark.parametrize(("names", "code"), [
    (["it-IT", "de-AT", "nl"], "de"), (["it", "tlh"], "en"), ([], "en"), (["nl_BE"], "nl"),
    (["pt-Latn-BR", "pt-BR", "pt"], "pt-BR"), (["pt_BR"], "pt-BR"), (["pt-PT", "pt", "nl"], "nl")])
def test_the_first_wish_of_a_system_that_is_offered_counts(
        names: list[str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "SHIPPED", (GERMAN, DUTCH, BRAZILIAN))
    assert languages.wished(names) == code


# -- plural forms ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("language", "first"), [
    ("it", [1, 0]), ("pt-BR", [0, 2]), ("ja", [0]), ("pl", [1, 2, 0]), ("sl", [1, 2, 3, 0]), ("cy", [0, 1, 2, 6, 7]),
    ("ar", [0, 1, 2, 3, 11, 100])])
def test_a_language_has_the_plural_forms_of_its_rule(language: str, first: list[int]) -> None:
    numbers = plural_forms.numbers_by_form(language)
    assert [each[0] for each in numbers] == first
    assert sorted(number for each in numbers for number in each) == list(range(plural_forms.MOST + 1))


def test_a_new_file_has_as_many_forms_as_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLURAL_FORMS, "ar", 6)
    messages = in_language([Message("app", "%n card(s)", "", True), Message("app", "Play", "", False)], "ar")
    assert [message.forms for message in messages] == [("",) * 6, ("",)]
    assert format_ts("ar", messages).count("<numerusform></numerusform>") == 6


@pytest.mark.parametrize("language", ["it", "fr", "ja", "pl", "sl", "cy", "ar", "lv", "ga", "ru", "lt", "mt", "gd"])
def test_the_terminal_counts_by_the_rules_of_qt_in_every_language(language: str, tmp_path: Path) -> None:
    by_form = plural_forms.numbers_by_form(language)
    forms = tuple(map(str, range(len(by_form))))
    (tmp_path / f"cli_{language}.ts").write_text(
        format_ts(language, [Message("cli", "%n card(s)", "", True, state="", forms=forms)]), encoding="utf-8")
    (qm,) = compile_translations(tmp_path, tmp_path)
    read = Translations(qm)
    for form, numbers in enumerate(by_form):
        assert {read.words("cli", "%n card(s)", number) for number in numbers} == {str(form)}


# -- make language -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("code", "row"), [
    ("it", '    Language("it", "Italiano", "Italian", 2, shipped=False),\n'),
    ("pl", '    Language("pl", "Polski", "Polish", 3, shipped=False),\n'),
    ("ja", '    Language("ja", "日本語", "Japanese", 1, shipped=False),\n'),
    ("pt-BR", '    Language("pt-BR", "Português (Brasil)", "Portuguese (Brazil)", 2, shipped=False),\n')])
def test_a_new_row_says_what_qt_knows_of_the_language(code: str, row: str, tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "languages.py"
    shutil.copy(add_language.TABLE, table)
    monkeypatch.setattr(add_language, "TABLE", table)
    add_language.add_row(add_language.described(code))
    before = (ROOT / "engine/core/languages.py").read_text(encoding="utf-8")
    assert table.read_text(encoding="utf-8") == before.replace("\n)\n", f"\n{row})\n", 1)


@pytest.mark.parametrize("code", ["xx", "tlh", "IT", "it-DE", "pt_BR", "pt-br", "C", "it;", "it" * 40])
def test_a_code_that_is_none_is_one_sentence(code: str) -> None:
    with pytest.raises(ValueError, match=r"^There is no language '[\w;-]{1,20}': [^.]*, such as it or pt-BR\.$"):
        add_language.described(code)


def test_no_code_and_one_that_is_offered_are_one_sentence(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["add_language.py", "de"])
    assert add_language.main() == 0
    assert capsys.readouterr().out == "German (de) is offered already.\n"
    monkeypatch.setattr(sys, "argv", ["add_language.py", ""])
    with pytest.raises(SystemExit) as ended:
        add_language.main()
    assert (ended.value.code, capsys.readouterr().err) == (2, "Say which language: make language CODE=it\n")


def test_every_term_waits_for_its_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(add_language.GLOSSARY, tmp_path / "glossary")
    monkeypatch.setattr(add_language, "GLOSSARY", tmp_path / "glossary")
    empty = add_language.add_terms("tlh")
    written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "glossary").glob("*.json")}
    assert sum(text.count('"tlh": ""') for text in written.values()) == empty > 100
    assert add_language.add_terms("tlh") == empty
    assert written == {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "glossary").glob("*.json")}
    for name, text in written.items():
        former = json.loads((ROOT / "translations/glossary" / name).read_text(encoding="utf-8"))
        assert json.loads(re.sub(r',\s*"tlh": ""|"tlh": "",\s*', "", text)) == former


@pytest.mark.parametrize("place", PLACES, ids=lambda place: Path(place.file).name)
@pytest.mark.parametrize("new", [KLINGON, COLONIAL], ids=lambda new: new.code)
def test_every_line_of_the_last_language_has_one_that_waits(place: Place, new: Language) -> None:
    before = (ROOT / place.file).read_text(encoding="utf-8")
    after = with_lines(before, place, SHIPPED[-1], new)
    spoken = sum(re.fullmatch(place.whole(SHIPPED[-1]), line) is not None for line in before.splitlines())
    assert unfilled(after, place, new) == spoken > 0
    assert with_lines(after, place, SHIPPED[-1], new) == after
    waiting = [line for line in after.splitlines() if line not in before.splitlines()]
    assert all(re.match(r"\s*# |; |\s*<!-- ", line) for line in waiting)
    assert [line for line in after.splitlines() if line not in waiting] == before.splitlines()


def test_a_line_that_was_filled_in_waits_no_more_and_is_not_begun_again() -> None:
    menu = PLACES[0]
    text = "GenericName[es]=Juegos\nGenericName[tlh]=Quj\nComment=Play\nComment[es]=Juega\n"
    after = with_lines(text, menu, SHIPPED[-1], KLINGON)
    assert after == f"{text}# Comment[tlh]=\n"
    assert unfilled(after, menu, KLINGON) == 1


def test_the_lines_of_a_country_are_named_as_each_file_names_it() -> None:
    menu, script, centre, _, installer = PLACES
    assert "# GenericName[pt_BR]=\n" in with_lines("GenericName[es]=Juegos\n", menu, SHIPPED[-1], BRAZILIAN)
    assert "        # removed.pt_BR) echo '' ;;\n" in with_lines(
        "        removed.es) echo 'Se ha quitado.' ;;\n", script, SHIPPED[-1], BRAZILIAN)
    spanish = '  <p xml:lang="es">Juega.</p>\n  <lang percentage="100">es</lang>\n'
    told = with_lines(spanish, centre, SHIPPED[-1], BRAZILIAN)
    assert '  <!-- <p xml:lang="pt-BR"></p> -->\n' in told
    assert '  <!-- <lang percentage="100">pt_BR</lang> -->\n' in told
    assert of_nsis(BRAZILIAN) == "PortugueseBR"
    assert '; LangString RECORD ${LANG_PORTUGUESEBR} ""\n' in with_lines(
        'LangString RECORD ${LANG_SPANISH} "Registro"\n', installer, SHIPPED[-1], BRAZILIAN)


@pytest.mark.parametrize(("code", "lacks"), [("it", False), ("pl", False), ("hu", False), ("ja", True), ("ar", True)])
def test_letters_that_our_typeface_lacks_are_named(code: str, lacks: bool, qapp: object) -> None:
    assert bool(add_language.lacking_letters(QLocale(code))) is lacks
