"""Checks on the translations in a folder of .ts files.

    .venv/bin/python -m tests.helpers.repo_translations it    what is amiss in the texts that are translated so far
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from compile_translations import TRANSLATIONS, qt_tool
from plural_forms import numbers_by_form
from tests.helpers.never_one import NEVER_ONE
from update_translations import PLURAL_FORMS, PLURAL_ONLY, SHIPPED, Message, read_ts

_HOLE: Final = re.compile(r"\{\w*\}|%L?n|%L?\d+")
_IN_FORM: Final = re.compile(r"\{(\w+):(\w+)\}")
"""A hole for a name as it stands in the sentence, such as in the accusative, and that form."""
_PUNCTUATION: Final = ".?!:;…,"
_WIDE: Final = str.maketrans("。？！：；、，", ".?!:;,,")
"""The signs of Chinese and Japanese, by those that mean the same."""
_BOTH_FORMS: Final = "(s)"
"""How the English sources mark a word that has a plural."""

_NAME_FOR_CARD: Final = re.compile(
    r"\b(karte|carte|kaart|carta)\w*[^.;!?]*:\s*\{(player|players|target)\}\s*[.!?]", re.IGNORECASE)
"""A clause about a card that ends with a player's name where that of the card would stand."""

_THINGS: Final = (
    "actions|battles|buildings|cards|characters|coins|days|exercises|games|kings|lessons|markers|moves|players|points|"
    "queens|rounds|stacks|steps|subjects|turns|aktionen|charakteren?|damen|gebäuden?|karten|könig(?:inn)?en|könige|"
    "lektionen|münzen|partien|punkten?|runden|schritten?|spielern?|übungen|zügen?|bâtiments|"
    "cartes|coups|étapes|exercices|joueurs|leçons|manches|marqueurs|parties|personnages|pièces|piles|reines|rois|sujets|"
    "gebouwen|kaarten|karakters|koningen|koninginnen|lessen|munten|oefeningen|partijen|punten|ronden|spelers|stappen|"
    "stapels|zetten|acciones|cartas|ejercicios|fichas|jugadas|jugadores|lecciones|marcadores|monedas|partidas|pasos|"
    "personajes|pilas|puntos|reinas|reyes|rondas|súbditos")
_COUNTED: Final = re.compile(
    rf"\{{(?!player|card|pile)(\w+)\}}\s(?:(?!of|your|the|in|der|des|de|en|van)\w+\s)?(?:{_THINGS})\b", re.IGNORECASE)
"""A hole and what is counted in it, in the plural: not so is a sum in coins."""
_PLURAL_OF_ONE: Final = re.compile(
    rf"%n\s(?:(?!of|the|der|des|de|van)\w+\s)?(?!spieler\b)(?:{_THINGS})\b|\b(?:one|two|any) of your %n", re.IGNORECASE)
"""Things in the plural beside a number that is 1."""

Check = Callable[[Message, str], str | None]
"""What is wrong with a text in the language of that code, if anything is."""


# -- one text ----------------------------------------------------------------------------------------------------------

def finished(message: Message, _language: str) -> str | None:
    """A translation exists and is marked as finished."""
    if not all(message.forms):
        return "is not translated"
    return f"is {message.state}" if message.state else None


def plural_forms(message: Message, language: str) -> str | None:
    """A text with a number has every plural form, other texts just one, and none has the sources' plural mark."""
    if len(message.forms) != (PLURAL_FORMS[language] if message.plural else 1):
        return f"has {len(message.forms)} forms"
    if message.plural and any(_BOTH_FORMS in form for form in message.forms):
        return f"leaves {_BOTH_FORMS} where the number is known"
    return None


def holes(message: Message, _language: str) -> str | None:
    """A translation has the holes of its source, each the same number of times."""
    wanted = Counter(_HOLE.findall(message.source))
    for form in _written(message):
        if (found := Counter(_HOLE.findall(_IN_FORM.sub(r"{\1}", form)))) != wanted:
            return f"has the holes {sorted(found.elements())}, not {sorted(wanted.elements())}: {form!r}"
    return None


def spaces(message: Message, _language: str) -> str | None:
    """A translation begins or ends with a space or a new line only where its source does."""
    for form in _written(message):
        if _margins(form) != _margins(message.source):
            return f"begins or ends with other spaces: {form!r}"
    return None


def punctuation(message: Message, _language: str) -> str | None:
    """A translation ends with the same kind of punctuation as its source, or like it with none."""
    for form in _written(message):
        if (found := _last_sign(form)) != (wanted := _last_sign(message.source)):
            return f"ends with {found or 'no sign'!r}, not {wanted or 'no sign'!r}: {form!r}"
    return None


def names(message: Message, _language: str) -> str | None:
    """No sentence about a card has a player's name after a colon, as if it were the card's, unless its source has."""
    for form in _written(message):
        found = _NAME_FOR_CARD.search(form)
        if found is not None and f": {{{found[2]}}}" not in message.source:
            return f"has the name of a player where that of a card is expected: {form!r}"
    return None


def numbers(message: Message, _language: str) -> str | None:
    """No text counts things in the plural where there may be one of them: it has plural forms, or avoids the noun."""
    for text in (message.source, *_written(message)):
        found = _COUNTED.search(text)
        if found is not None and message.source not in NEVER_ONE:
            return f"has the plural where {{{found[1]}}} may be 1: {text!r}"
    if message.plural and (found := _PLURAL_OF_ONE.search(message.forms[0])):
        return f"has the plural of 1: {message.forms[0]!r}"
    return None


def forms_asked(messages: Iterable[Message]) -> set[str]:
    """The forms in which translations ask for names."""
    return {found[2].lower() for message in messages for form in message.forms for found in _IN_FORM.finditer(form)}


def form_complaints(asked: Set[str], forms: Mapping[str, Mapping[str, str]], names: Collection[str]) -> list[str]:
    """What is wrong with the forms of a game's names in a language, where its texts ask for some."""
    if not asked:
        return [f"{name} has forms that no text asks for" for name in forms]
    strangers = [f"{name} is no name of a card" for name in forms if name not in names]
    return strangers + [f"{name} has the forms {sorted(had)}, not {sorted(asked)}" for name in names
                        if (had := {form for form, said in forms.get(name, {}).items() if said}) != asked]


def _written(message: Message) -> tuple[str, ...]:
    return tuple(form for form in message.forms if form)


def _margins(text: str) -> tuple[str, str]:
    return text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]


def _last_sign(text: str) -> str:
    last = text.rstrip()[-1:].translate(_WIDE)
    return last if last in _PUNCTUATION else ""


# -- all texts ---------------------------------------------------------------------------------------------------------

def complaints(folder: Path, check: Check, languages: Sequence[str] = SHIPPED) -> list[str]:
    """A check's complaints about the translations in a folder, and the languages that are missing altogether."""
    found = []
    for language in (*languages, PLURAL_ONLY):
        paths = sorted(folder.glob(f"*_{language}.ts"))
        if not paths:
            found.append(f"{folder.name}: there are no translations into {language}")
        found += [_complaint(path, message, fault) for path in paths for message in read_ts(path)
                  if (fault := check(message, language))]
    return found


def amiss(folder: Path, language: str) -> list[str]:
    """What is wrong with those texts of a language that are translated, which need not be all of them."""
    return [_complaint(path, message, fault) for path in sorted(folder.glob(f"*_{language}.ts"))
            for message in read_ts(path) if all(message.forms)
            for check in CHECKS if check is not finished and (fault := check(message, language))]


def _complaint(path: Path, message: Message, fault: str) -> str:
    return f"{path.name}: {message.context} {message.source!r} {fault}"


def wrong_names(folder: Path) -> list[str]:
    """The .ts files whose name has another language than their content says."""
    return [f"{path.name}: is in another language than its name says" for path in sorted(folder.glob("*.ts"))
            if ET.parse(path).getroot().get("language") != path.stem.rpartition("_")[2]]


# -- compiled ----------------------------------------------------------------------------------------------------------

def compiling_complaints(folder: Path, target: Path) -> list[str]:
    """Compile the .ts files of a folder into another; returns the complaints of Qt's compiler."""
    found = []
    for ts in sorted(folder.glob("*.ts")):
        command = [str(qt_tool("lrelease")), str(ts), "-qm", str(target / f"{ts.stem}.qm")]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        if told.returncode or told.stderr:
            found.append(f"{ts.name}: {told.stderr.strip() or told.returncode}")
    return found


def not_found(folder: Path, compiled: Path) -> list[str]:
    """The finished translations that the program, which looks them up without a comment, would not find."""
    return [f"{ts.name}: {message.context} {message.source!r} is found as {found!r}, not {wanted!r}"
            for ts in sorted(folder.glob("*.ts"))
            for message, found, wanted in _looked_up(compiled / f"{ts.stem}.qm", read_ts(ts)) if found != wanted]


def _looked_up(qm: Path, messages: list[Message]) -> Iterator[tuple[Message, str, str]]:
    """Each text with the words the program gives with only that file installed, and those it should give."""
    translator = QTranslator()
    if not translator.load(str(qm)):
        raise ValueError(f"Qt cannot load {qm}.")
    QCoreApplication.installTranslator(translator)
    language = qm.stem.rpartition("_")[2]
    for message in messages:
        for count, form in zip(_counts(language) if message.plural else (-1,), message.forms, strict=True):
            if form:
                found = QCoreApplication.translate(message.context, message.source, None, count)
                yield message, found, form.replace("%n", str(count))
    QCoreApplication.removeTranslator(translator)


@cache
def _counts(language: str) -> tuple[int, ...]:
    """A number for each plural form of a language."""
    return tuple(numbers[0] for numbers in numbers_by_form(language))


CHECKS: Final = (finished, plural_forms, holes, spaces, punctuation, names, numbers)

if __name__ == "__main__":
    print("\n".join(amiss(TRANSLATIONS, sys.argv[1])) or "All is well so far.")
