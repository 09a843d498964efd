#!/usr/bin/env python3
"""Bring translations/*.ts up to date with the texts in the source code, keeping the translations already there.

Text of the engine is marked N_("context", "source"[, "comment"[, n]]), text of the table with tr() or translate().
lupdate extracts all of them; how it reads Python was found by experiment (PySide6 6.11):

* Source, context and comment must be string literals, adjacent ones are joined. \\xhh, \\uhhhh and \\" are decoded, but
  \\N{...}, \\Uhhhhhhhh and a backslash at the end of a line are not, and a u"" prefix hides the call.
* Two and three arguments are found; an empty comment is no comment.
* With four arguments, N_() and translate() are plural (numerus="yes") if n is an integer literal, found but not plural
  if n is a bare name, and silently dropped if n is anything else: len(cards), self.n, n=2. A third argument that is no
  literal drops the call too. The class's own self.tr() is plural with any third argument.
* The letters of an f-string are taken as they stand, braces and all, so it can never match at run time; and a call
  inside the braces of an f-string is not found.
* With -pluralonly, or when merging, a text that has %n but is not plural to lupdate loses its plural forms.

So lupdate only extracts; a text with %n is always plural, and this script carries the translations over. A text that
was reworded keeps its former translation, as an unfinished one.
Calls that lupdate would miss are reported with file and line: see unread_calls().
"""

import argparse
import ast
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path

from compile_translations import TRANSLATIONS, qt_tool
from engine.cli.language import APART
from engine.core.languages import LANGUAGES as TABLE
from engine.core.languages import SOURCE, shipped

LANGUAGES = tuple(each.code for each in TABLE if each.code != SOURCE)
SHIPPED = tuple(code for code in LANGUAGES if shipped(code))  # those whose texts have to be whole
PLURAL_FORMS = {each.code: each.plurals for each in TABLE}  # in Qt's rules
PLURAL_ONLY = SOURCE  # the source language needs a file only for its plural forms
ALIKE = 0.6  # how much of two texts must be the same for one to be the other reworded, from 0 to 1

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Message:
    """One text of a .ts file with its translation, which has one form, or one for each plural form."""

    context: str
    source: str
    comment: str
    plural: bool
    note: str = ""  # for the translator, from a "#:" comment in the code
    reply: str = ""  # by the translator
    state: str = "unfinished"
    forms: tuple[str, ...] = ("",)

    @property
    def key(self) -> Key:
        """The key by which Qt looks the text up."""
        return self.context, self.source, self.comment


def _text(parent: ET.Element, tag: str) -> str:
    """The text of a child element; control characters are written as <byte> elements."""
    element = parent.find(tag)
    return "" if element is None else _content(element)


def _content(element: ET.Element) -> str:
    text = element.text or ""
    for byte in element:
        text += chr(int(byte.get("value", "").replace("x", "0x"), 0)) + (byte.tail or "")
    return text


def read_ts(path: Path) -> list[Message]:
    """The messages of a .ts file; none if there is no such file."""
    if not path.exists():
        return []
    messages = []
    for context in ET.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            translation = element.find("translation")
            assert translation is not None, f"{path}: message without translation"
            plural = element.get("numerus") == "yes"
            forms = [_content(form) for form in translation] if plural else [_content(translation)]
            messages.append(
                Message(
                    context=_text(context, "name"),
                    source=_text(element, "source"),
                    comment=_text(element, "comment"),
                    plural=plural,
                    note=_text(element, "extracomment"),
                    reply=_text(element, "translatorcomment"),
                    state=translation.get("type", ""),
                    forms=tuple(forms),
                )
            )
    return messages


def _escape(text: str) -> str:
    def escape(char: str) -> str:
        if char in (named := {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"}):
            return named[char]
        if char < " " and char not in "\t\n":
            return f'<byte value="x{ord(char):x}"/>'
        return f"&#x{ord(char):x};" if char > "\x7f" and char.isspace() else char

    return "".join(map(escape, text))


def format_ts(language: str, messages: Iterable[Message]) -> str:
    """The .ts file for these messages, formatted like Linguist's and sorted, so that it changes only with the texts."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context, members in groupby(sorted(messages, key=lambda message: message.key), lambda message: message.context):
        lines += ["<context>", f"    <name>{_escape(context)}</name>"]
        for message in members:
            lines.append('    <message numerus="yes">' if message.plural else "    <message>")
            lines.append(f"        <source>{_escape(message.source)}</source>")
            for tag, text in (
                ("comment", message.comment),
                ("extracomment", message.note),
                ("translatorcomment", message.reply),
            ):
                if text:
                    lines.append(f"        <{tag}>{_escape(text)}</{tag}>")
            start = f'<translation type="{message.state}">' if message.state else "<translation>"
            if message.plural:
                lines.append(f"        {start}")
                lines += [f"            <numerusform>{_escape(form)}</numerusform>" for form in message.forms]
                lines.append("        </translation>")
            else:
                lines.append(f"        {start}{_escape(message.forms[0])}</translation>")
            lines.append("    </message>")
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def units(root: Path) -> dict[str, list[Path]]:
    """The source files by .ts file: each game's in engine/games/<game>/ under its name, all others under "app"."""
    files: dict[str, list[Path]] = {"app": []}
    for package in ("engine", "throne_desktop"):
        for path in sorted((root / package).rglob("*.py")):
            match path.relative_to(root).parts:
                case ("engine", "games", "_model", *_):
                    continue        # only programmers read it, in English
                case ("engine", "games", game, _, *_):
                    files.setdefault(game, []).append(path)
                case _:
                    files["app"].append(path)
    return files


def extract(files: list[Path], folder: Path) -> list[Message]:
    """The texts that lupdate finds in these files. They are listed one by one, as it skips Python files in folders."""
    ts, names = folder / "fresh.ts", folder / "files.lst"
    ts.unlink(missing_ok=True)
    names.write_text("".join(f"{path}\n" for path in files), encoding="utf-8")
    options = ["-silent", "-no-obsolete", "-locations", "none", "-tr-function-alias", "translate+=N_"]
    # The target language would change only the number of empty plural forms.
    options += ["-source-language", "en", "-target-language", LANGUAGES[0]]
    subprocess.run([qt_tool("lupdate"), *options, f"@{names}", "-ts", ts], check=True)
    messages = []
    for message in read_ts(ts):
        plural = message.plural or "%n" in message.source or "%Ln" in message.source
        messages.append(replace(message, plural=plural, forms=("",)))
    return messages


def in_language(messages: list[Message], language: str) -> list[Message]:
    """The messages with an empty translation that has as many plural forms as the language."""
    empty = ("",) * PLURAL_FORMS[language]
    return [replace(message, forms=empty) if message.plural else message for message in messages]


def unread_calls(path: Path, found: set[tuple[str, str]]) -> Iterator[str]:
    """Complaints about marked texts in a file that are not among the (context, source) pairs lupdate found."""
    sources = {source for _, source in found}
    for call in ast.walk(ast.parse(path.read_bytes())):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name not in ("N_", "translate", "tr"):
            continue
        count = 1 if name == "tr" else 2
        texts = [arg.value for arg in call.args[:count] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if len(texts) == count:
            seen = texts[0] in sources if name == "tr" else tuple(texts) in found
        else:  # N_() only marks literals; the other two may be given a variable
            seen = name != "N_" and not any(isinstance(arg, ast.JoinedStr) for arg in call.args[:count])
        if not seen:
            yield f"{path}:{call.lineno}: lupdate cannot read this {name}() call: give it string literals, and n as 1"


def expected(root: Path) -> tuple[dict[str, tuple[str, list[Message]]], list[str]]:
    """The language and texts that each .ts file should have, by its name, and the complaints about the sources."""
    files: dict[str, tuple[str, list[Message]]] = {}
    complaints = []
    with tempfile.TemporaryDirectory() as folder:
        for unit, paths in units(root).items():
            messages = extract(paths, Path(folder))
            found = {(message.context, message.source) for message in messages}
            complaints += [complaint for path in paths for complaint in unread_calls(path, found)]
            for name, members in of_files(unit, messages):
                for language in LANGUAGES:
                    files[f"{name}_{language}.ts"] = language, in_language(members, language)
                plural = [message for message in members if message.plural]
                files[f"{name}_{PLURAL_ONLY}.ts"] = PLURAL_ONLY, in_language(plural, PLURAL_ONLY)
    return files, complaints


def of_files(unit: str, messages: list[Message]) -> Iterator[tuple[str, list[Message]]]:
    """The texts of some sources by the file that they are in: those of command lines have files of their own."""
    files: dict[str, list[Message]] = {unit: []}
    for message in messages:
        files.setdefault(APART.get(message.context, unit), []).append(message)
    yield from files.items()


def carry_over(fresh: list[Message], old: list[Message]) -> list[Message]:
    """Give the fresh messages the translations of the old ones; a reworded one gets that of its former words, to check.

    What the words were is lost otherwise before a translator has read them.
    """
    known = {(message.key, message.plural): message for message in old}
    kept = {(message.key, message.plural) for message in fresh}
    gone = [message for message in old if (message.key, message.plural) not in kept and any(message.forms)]
    merged = []
    for message in fresh:
        before = known.get((message.key, message.plural))
        if before is not None:
            merged.append(replace(message, reply=before.reply, state=before.state, forms=before.forms))
        elif (alike := most_alike(message, gone)) is not None:
            gone.remove(alike)
            merged.append(replace(message, reply=alike.reply, forms=alike.forms))
        else:
            merged.append(message)
    return merged


def most_alike(message: Message, gone: list[Message]) -> Message | None:
    """That of the messages that are gone which this one is worded most like, of the same context and kind, if any."""
    candidates = {each.source: each for each in gone
                  if (each.context, each.plural) == (message.context, message.plural)}
    found = get_close_matches(message.source, candidates, n=1, cutoff=ALIKE)
    return candidates[found[0]] if found else None


def update(root: Path, translations: Path) -> list[str]:
    """Write the .ts files and return the complaints."""
    files, complaints = expected(root)
    translations.mkdir(exist_ok=True)
    for name, (language, fresh) in files.items():
        path = translations / name
        text = format_ts(language, carry_over(fresh, read_ts(path)))
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            open_texts = text.count('<translation type="unfinished">')
            print(f"{name}: {len(fresh)} texts, {open_texts} unfinished")
    return complaints


def check(root: Path, translations: Path) -> list[str]:
    """Compare the .ts files with the sources and return the complaints, one line per file that is out of date."""
    files, complaints = expected(root)
    for name, (_, fresh) in files.items():
        want = {(message.key, message.plural) for message in fresh}
        have = {(message.key, message.plural) for message in read_ts(translations / name)}
        if not (translations / name).exists():
            complaints.append(f"{name}: missing; make translations writes it")
        elif want != have:
            lacks, extra = len(want - have), len(have - want)
            complaints.append(f"{name}: lacks {lacks} texts and has {extra} too many; make translations mends it")
    for path in sorted(translations.glob("*.ts")):
        if path.name not in files:
            complaints.append(f"{path.name}: belongs to no game and to no language; remove it")
    return complaints


def main() -> int:
    """Update or check the files and print the complaints."""
    parser = argparse.ArgumentParser(description="Bring translations/*.ts up to date with the source code.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if the files are out of date")
    arguments = parser.parse_args()
    root = TRANSLATIONS.parent
    os.chdir(root)  # for short names in messages
    complaints = (check if arguments.check else update)(Path(), TRANSLATIONS)
    print("\n".join(complaints), end="\n" if complaints else "", file=sys.stderr)
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
