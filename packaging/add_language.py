#!/usr/bin/env python3
"""Begin a translation: `make language CODE=it` writes everything that Italian takes, for somebody to fill in.

It adds a row to the table of languages, as unfinished, and writes the .ts files, the words of the glossaries and, as
comments, the lines of what the system shows. Run once more, it changes nothing, and says how much is left to do.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import font_source_serif_pro
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QRawFont

from compile_translations import ROOT, TRANSLATIONS
from engine.core.languages import LANGUAGES, Language, language
from language_lines import PLACES, unfilled, with_lines
from plural_forms import numbers_by_form

TABLE = ROOT / "engine" / "core" / "languages.py"
GLOSSARY = TRANSLATIONS / "glossary"
HYPHENS = "throne_desktop/language/hyphens.py"
_ROW = re.compile(r"^    Language\(.*\),\n(?=\))", re.M)
_SHOWN = 8
"""How many of the numbers of a plural form are said."""


def described(code: str) -> Language:
    """A new row of the table. Raises ValueError with a sentence if there is no such language."""
    told = re.fullmatch(r"[a-z]{2,3}(?:-[A-Z]{2})?", code)
    locale = QLocale(code)
    known = code.replace("-", "_") in (locale.name(), locale.name().partition("_")[0])
    if told is None or locale.language() is QLocale.Language.C or not known:
        raise ValueError(f"There is no language {code[:20]!r}: a code is two or three small letters, with a country "
                         "where that matters, such as it or pt-BR.")
    name, english = locale.nativeLanguageName(), QLocale.languageToString(locale.language())
    if "-" in code:
        name = f"{name} ({locale.nativeTerritoryName()})"
        english = f"{english} ({QLocale.territoryToString(locale.territory())})"
    return Language(code, name[:1].upper() + name[1:], english, len(numbers_by_form(code)), shipped=False)


def row(new: Language) -> str:
    """The line of the table for a language that is not finished."""
    named = ", ".join(f'"{part}"' for part in new[:3])
    return f"    Language({named}, {new.plurals}, shipped=False),\n"


def add_row(new: Language) -> None:
    """Write the language into the table."""
    text = TABLE.read_text(encoding="utf-8")
    end = next(_ROW.finditer(text)).end()
    TABLE.write_text(text[:end] + row(new) + text[end:], encoding="utf-8", newline="\n")


def add_terms(code: str) -> int:
    """Give every term of every glossary a word to fill in; returns how many are empty."""
    empty = 0
    for path in sorted(GLOSSARY.glob("*.json")):
        before = path.read_text(encoding="utf-8")
        written = json.loads(before)
        for said in written["names"].values():
            said.setdefault(code, "")
        for term in written["words"].values():
            term["stems"].setdefault(code, "")
        written["names"] = {name: dict(sorted(said.items())) for name, said in written["names"].items()}
        empty += sum(not said[code] for said in written["names"].values())
        empty += sum(not term["stems"][code] for term in written["words"].values())
        _write(path, before, json.dumps(written, indent=2, ensure_ascii=False) + "\n")
    return empty


def add_lines(new: Language) -> None:
    """Write the lines for what the system shows, as comments, below those of the language before."""
    last = [each for each in LANGUAGES if each.shipped][-1]
    for place in PLACES:
        path = ROOT / place.file
        before = path.read_text(encoding="utf-8")
        _write(path, before, with_lines(before, place, last, new))


def _write(path: Path, before: str, text: str) -> None:
    if text != before:
        path.write_text(text, encoding="utf-8", newline="\n")


def update_texts() -> None:
    """Bring the .ts files of all languages up to date and compile them, by the table as it is now."""
    for script in ("update_translations.py", "compile_translations.py"):
        subprocess.run([sys.executable, Path(__file__).with_name(script)], check=True)


# -- what is said ------------------------------------------------------------------------------------------------------

def report(new: Language, terms: int) -> Iterator[str]:
    """What the language has, and what is left to do."""
    code = new.code
    yield f"{new.english} ({code}) has {new.plurals} plural form{'s' * (new.plurals > 1)} in Qt's rules:"
    for number, shown in enumerate(numbers_by_form(code), 1):
        more = ", ..." if len(shown) > _SHOWN else ""
        yield f"  {number}. for {', '.join(map(str, shown[:_SHOWN]))}{more}"
    files = sorted(TRANSLATIONS.glob(f"*_{code}.ts"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    whole, left = (sum(text.count(tag) for text in texts) for tag in ("<message", '<translation type="unfinished">'))
    yield "Left to do:"
    yield f"  translations/glossary/*.json: {terms} terms have no word yet"
    yield f"  translations/*_{code}.ts: {left} of {whole} texts are unfinished"
    for place in PLACES:
        lines = unfilled((ROOT / place.file).read_text(encoding="utf-8"), place, new)
        if lines:
            yield f"  {place.file}: {lines} lines to fill in, which are comments until then"
    yield from _of_letters(new)
    yield f"  {HYPHENS}: where long names may be broken, if by hyphens"
    yield f"Look at it: .venv/bin/throne-desktop --lang {code}"
    yield f"Once all is whole: take `shipped=False` away in {TABLE.relative_to(ROOT)}, and `make test`."


def _of_letters(new: Language) -> Iterator[str]:
    locale = QLocale(new.code)
    if lacking := lacking_letters(locale):
        told = f"; Debian has them in {new.typeface}" if new.typeface else ": name a package of Debian in its row"
        yield f"  {TABLE.relative_to(ROOT)}: our typeface lacks letters such as {lacking[:5]}{told} (typeface=...)"
    if locale.textDirection() is Qt.LayoutDirection.RightToLeft:
        yield "  It is written from right to left, in which the table was never played: look at every page."


def lacking_letters(locale: QLocale) -> str:
    """The letters in the names of months and days that our typeface lacks; empty for one that it can write."""
    application = QGuiApplication.instance() or QGuiApplication([])
    face = QRawFont(font_source_serif_pro.font_files_ttf["SourceSerifPro"], 16)
    words = [locale.nativeLanguageName(), *map(locale.monthName, range(1, 13)), *map(locale.dayName, range(1, 8))]
    letters = sorted({sign for word in words for sign in word if sign.isalpha()})
    lacking = "".join(letter for letter in letters if not face.supportsCharacter(ord(letter)))
    del application
    return lacking


def main() -> int:
    """Add the language that the command line names, and say what is left to do."""
    parser = argparse.ArgumentParser(description="Begin a translation of the program into another language.")
    parser.add_argument("code", help="the language, such as it or pt-BR")
    code = parser.parse_args().code
    if not code:
        fail("Say which language: make language CODE=it")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    new = language(code)
    if new is not None and new.shipped:
        print(f"{new.english} ({code}) is offered already.")
        return 0
    if new is None:
        try:
            new = described(code)
        except ValueError as error:
            fail(str(error))
        add_row(new)
    add_lines(new)
    terms = add_terms(code)
    update_texts()
    print("\n".join(report(new, terms)))
    return 0


def fail(sentence: str) -> NoReturn:
    """End with one sentence."""
    print(sentence, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    sys.exit(main())
