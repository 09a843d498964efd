"""Texts in markup are read as they are written, and their lines are broken where they may be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextEdit

from engine import GAMES
from tests.helpers.window import open_window
from throne_desktop.language import i18n
from throne_desktop.language.markup import escaped
from throne_desktop.startup.options import Options
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BREAKS_BEFORE = (" :", " ;", " !", " ?", " »", "« ")
"""What French never has: a plain space at these signs, where a line may end."""


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def read(markup: str) -> str:
    """What Qt makes of markup, with all kinds of spaces."""
    document = QTextDocument()
    document.setHtml(markup)
    return document.toRawText()


@pytest.mark.parametrize("words", ["<b>Ann</b> & \"Ben\" 'n' <Cay>", "5\xa0% & 1\xa0%", "d’accord"])
def test_words_are_read_as_they_were(words: str) -> None:
    assert read(escaped(words)) == words


def test_a_narrow_space_of_french_stays_one_where_no_line_ends() -> None:
    assert read(escaped("Quoi\u202f? «\u202fOui\u202f»")) == "Quoi\xa0? «\xa0Oui\xa0»"


@pytest.mark.parametrize("options", [Options(page="fairness"), *(Options(page="rules", game=game) for game in GAMES)],
                         ids=str)
def test_no_page_in_french_has_a_line_that_begins_with_a_sign(options: Options, window: Window) -> None:
    i18n.use("fr")
    open_asked(window, options)
    page = window.pages.currentWidget()
    assert page is not None
    shown = "".join(text.document().toRawText() for text in page.findChildren(QTextEdit))
    assert len(shown) > 200
    assert [signs for signs in BREAKS_BEFORE if signs in shown] == []
