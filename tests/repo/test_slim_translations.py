"""Compiled translations have no more sources than are needed to find every text, and only where it is."""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from engine.cli.qm import Translations, hash_of
from tests.helpers.repo_files import ROOT

sys.path.append(str(ROOT / "packaging"))
from compile_translations import PACKED, TRANSLATIONS, compile_translations
from slim_translations import Key, ambiguous, hashes_of_qt
from update_translations import SHIPPED, Message, format_ts, read_ts

ALL_FILES = sorted(TRANSLATIONS.glob("*.ts"))


def files(language: str) -> list[Path]:
    """The .ts files of a language that Qt reads."""
    return [ts for ts in ALL_FILES if ts.stem.endswith(f"_{language}") and not ts.stem.startswith(PACKED)]


def key(message: Message) -> Key:
    return message.context, message.source, message.comment


@pytest.mark.parametrize("language", SHIPPED)
def test_qt_finds_every_text_in_its_own_file_and_in_no_other(language: str, qapp: QApplication) -> None:
    found = {ts: QTranslator() for ts in files(language)}
    for ts, translator in found.items():
        assert translator.load(str(ts.with_suffix(".qm")))
    said = {ts: {key(message): message for message in read_ts(ts)} for ts in found}
    for ts, messages in said.items():
        for (context, source, comment), message in messages.items():
            asked = (context, source, comment or None, 1 if message.plural else -1)
            assert found[ts].translate(*asked) == message.forms[0], asked
            strangers = [other for other in found if other != ts and (context, source, comment) not in said[other]]
            assert [other.name for other in strangers if found[other].translate(*asked)] == [], asked


def test_texts_of_one_hash_in_several_contexts_or_files_are_told_apart(qapp: QApplication, tmp_path: Path) -> None:
    for unit, said in (("one", {"a": "eins", "b": "zwei"}), ("two", {"c": "drei"})):
        texts = [Message(context, "Same", "", False, state="", forms=(form,)) for context, form in said.items()]
        (tmp_path / f"{unit}_de.ts").write_text(format_ts("de", texts), encoding="utf-8")
    one, two = compile_translations(tmp_path, tmp_path)
    first, second = QTranslator(), QTranslator()
    assert first.load(str(one)) and second.load(str(two))
    assert [first.translate(context, "Same") for context in "abc"] == ["eins", "zwei", ""]
    assert [second.translate(context, "Same") for context in "abc"] == ["", "", "drei"]
    assert [Translations(one).words(context, "Same") for context in "abc"] == ["eins", "zwei", None]


def test_a_text_whose_hash_nothing_else_has_lies_there_without_its_source(tmp_path: Path) -> None:
    texts = [Message("page", "A sentence of its own.", "", False, state="", forms=("Ein Satz.",))]
    (tmp_path / "one_de.ts").write_text(format_ts("de", texts), encoding="utf-8")
    (qm,) = compile_translations(tmp_path, tmp_path)
    assert b"A sentence" not in qm.read_bytes() and b"page" not in qm.read_bytes()
    assert Translations(qm).words("page", "A sentence of its own.") == "Ein Satz."


def test_a_text_that_qt_has_too_keeps_its_context() -> None:
    of_qt = hashes_of_qt("de")
    assert hash_of(b"Cancel") in of_qt
    assert hash_of(b"Cancel") in ambiguous([("page", "Cancel", "")], of_qt)
    assert ambiguous([("page", "Cancel", ""), ("page", "Cancel", "")], ()) == set()


def test_a_new_text_in_one_file_compiles_all_files_of_its_language(tmp_path: Path) -> None:
    for unit, context in (("one", "a"), ("two", "b")):
        texts = [Message(context, f"Only {context}", "", False, state="", forms=(context,))]
        (tmp_path / f"{unit}_de.ts").write_text(format_ts("de", texts), encoding="utf-8")
    one, _ = compile_translations(tmp_path, tmp_path)
    texts = [Message("b", "Only a", "", False, state="", forms=("b",))]
    (tmp_path / "two_de.ts").write_text(format_ts("de", texts), encoding="utf-8")
    later = one.stat().st_mtime_ns + 1_000_000_000
    os.utime(tmp_path / "two_de.ts", ns=(later, later))
    compile_translations(tmp_path, tmp_path)
    assert Translations(one).words("b", "Only a") is None
    assert Counter(Translations(one).words(context, "Only a") for context in "ab") == {"a": 1, None: 1}
