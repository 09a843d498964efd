"""Every sign in our texts is in one of our two typefaces, so that it looks the same wherever the program is used."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import font_source_serif_pro
import pytest
from PySide6.QtGui import QRawFont, QTextLayout

import signs_font
from engine.core.languages import SHIPPED
from tests.helpers.repo_files import PACKAGES, ROOT, nodes_of, sources
from tests.helpers.window import dress
from throne_desktop.look import theme
from throne_desktop.storage.paths import asset

pytestmark = pytest.mark.usefixtures("qtbot")


UNSEEN = {ROOT / "engine" / "cli": "a terminal has a typeface of its own",
          ROOT / "engine" / "core" / "text.py": "signs that are taken out of names",
          ROOT / "throne_desktop" / "language" / "breaking.py": "scripts that only the system has typefaces of"}
FACES = ("SourceSerifPro", "SourceSerifProBold")


def of_strings(file: Path) -> Iterator[str]:
    """The signs in the strings of a source file, but for its docstrings."""
    said = {id(node.value) for node in nodes_of(file, ast.Expr)}
    for node in nodes_of(file, ast.Constant):
        if isinstance(node.value, str) and id(node) not in said:
            yield from node.value


def of_translations() -> Iterator[str]:
    """Those that somebody reads, but for languages that have a typeface of the system's."""
    ours = [each.code for each in SHIPPED if not each.typeface]
    for file in sorted(file for code in ours for file in (ROOT / "translations").glob(f"*_{code}.ts")):
        for text in ET.parse(file).iter():
            if text.tag in ("source", "translation", "numerusform"):
                yield from text.text or ""


def used() -> dict[str, str]:
    """All signs that somebody may see, each with a file it is in."""
    found = dict.fromkeys(of_translations(), "translations")
    for file in sources(ROOT, *PACKAGES):
        if not any(file.is_relative_to(part) for part in UNSEEN):
            found |= dict.fromkeys(of_strings(file), str(file.relative_to(ROOT)))
    return {sign: file for sign, file in found.items() if sign.isprintable() or sign in signs_font.SIGNS}


def has(file: str, sign: str) -> bool:
    return QRawFont(file, 16).supportsCharacter(ord(sign))     # given a str, PySide 6.11 looks at its first byte alone


def test_every_sign_in_our_texts_is_in_one_of_our_typefaces() -> None:
    faces = [font_source_serif_pro.font_files_ttf[face] for face in FACES]
    signs = used()
    lacking = {sign for sign in signs if not all(has(face, sign) for face in faces)}
    assert {sign: signs[sign] for sign in lacking if sign not in signs_font.SIGNS} == {}
    assert set(signs_font.SIGNS) <= lacking, "what Source Serif has is not drawn again"
    assert len(signs) > 150


def test_our_signs_are_those_that_the_script_draws() -> None:
    file = asset("themes", "signs.ttf")
    assert file.read_bytes() == signs_font.font()
    assert all(has(str(file), sign) for sign in signs_font.SIGNS)
    assert QRawFont(str(file), 16).familyName() == theme.SIGNS


@pytest.mark.parametrize("bold", [False, True])
def test_text_takes_them_from_there_and_keeps_its_line(bold: bool) -> None:
    dress()
    font = theme.font(40, bold=bold)
    plain, signs = QTextLayout("Ag", font), QTextLayout("Ag★✕✦\u202f\u200b", font)
    for layout in (plain, signs):
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
    taken = {run.rawFont().familyName() for run in signs.glyphRuns()}
    assert taken == {theme.SERIF, theme.SIGNS}
    assert signs.boundingRect().height() == plain.boundingRect().height()
