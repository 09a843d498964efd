"""What the program takes of a language it never spoke: six plural forms, writing without spaces, half a translation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSizeF
from PySide6.QtGui import QFontMetricsF

from engine.core.text import Text
from tests.helpers import pretended
from tests.helpers.pretended import half_done, in_forms
from tests.helpers.window import dress
from throne_desktop.language import i18n
from throne_desktop.language.breaking import pieces
from throne_desktop.look import theme
from throne_desktop.storage import paths
from throne_desktop.table.faces.lettering import fit
from throne_desktop.table.faces.paragraph import wrapped
from throne_desktop.table.geometry.fitting import first_clause, in_lines, in_two

pytestmark = pytest.mark.usefixtures("qtbot")

SIX = "ar"
"""Qt has six plural forms for it: for 0, 1, 2, a few, many, and hundreds."""
THREE = "pl"
UNSPACED = "ja"

Speaker = Callable[[str, pretended.Translated], None]


@pytest.fixture
def speak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    """Translates everything into a language that there is not, and speaks it; afterwards, all is as it was."""
    before, found = QLocale(), paths.translation_file

    def begin(code: str, translated: pretended.Translated) -> None:
        pretended.write(code, translated, tmp_path)
        own = {path.name: path for path in tmp_path.glob("*.qm")}
        monkeypatch.setattr(paths, "translation_file", lambda name: own.get(name) or found(name))
        i18n.use(code)

    yield begin
    i18n.use("en")
    QLocale.setDefault(before)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def counted() -> list[Text]:
    """All texts with a number."""
    found = [message for of_unit in pretended.messages().values() for message in of_unit if message.plural]
    return [Text(message.context, message.source) for message in found]


# -- plural forms ------------------------------------------------------------------------------------------------------

def test_every_number_has_its_form_of_six(speak: Speaker) -> None:
    speak(SIX, in_forms)
    for text in counted():
        for number, form in ((0, 1), (1, 2), (2, 3), (3, 4), (110, 4), (11, 5), (99, 5), (100, 6), (102, 6)):
            assert i18n.words(text.fill(n=number)) == f"{form}{pretended.said(text.source, number)}"
        assert i18n.words(text.fill(n=-2))[0] == "3"


def test_every_number_has_its_form_of_three(speak: Speaker) -> None:
    speak(THREE, partial(in_forms, forms=3))
    for text in counted():
        assert [i18n.words(text.fill(n=number))[0] for number in (1, 2, 5, 12, 22, 0)] == list("123323")


def test_an_unfinished_language_is_spoken_until_another_one_is_chosen(speak: Speaker) -> None:
    speak(THREE, partial(in_forms, forms=3))
    assert (i18n.choose(None, THREE), i18n.choose(None, "fr")) == (THREE, "fr")


def test_what_is_not_translated_yet_is_a_whole_english_sentence(speak: Speaker) -> None:
    english = {text: [i18n.words(text.fill(n=number)) for number in (0, 1, 2)] for text in counted()}
    speak(SIX, half_done)
    found = {text: [i18n.words(text.fill(n=number)) for number in (0, 1, 2)] for text in english}
    done = {text for text, words in found.items() if "‹" in words[0]}
    assert 0 < len(done) < len(found)
    assert {text: words for text, words in found.items() if text not in done and words != english[text]} == {}
    assert all(words[number] == f"{number + 1}{pretended.said(text.source, number)}"
               for text, words in found.items() if text in done for number in (0, 1, 2))


# -- writing without spaces --------------------------------------------------------------------------------------------

SENTENCE = "王のカードを三枚、山札から引きます。"
NAME = "カタナノハナヨリツキ"


def test_lines_end_between_words_and_never_before_a_full_stop() -> None:
    assert pieces("Play a King.") == ["Play ", "a ", "King."]
    assert pieces("«\u202fNon\u202f!\u202f» dit-il") == ["«\u202fNon\u202f!\u202f» ", "dit-il"]
    assert "".join(pieces(SENTENCE)) == SENTENCE
    assert pieces(SENTENCE)[-1] == "す。"
    assert all(piece[0] not in "、。ー" for piece in pieces(SENTENCE))
    assert pieces("𠮷野の王") == ["𠮷", "野", "の", "王"]


def test_a_sentence_of_french_keeps_its_narrow_spaces_in_lines() -> None:
    dress()
    metrics = QFontMetricsF(theme.font(20))
    width = metrics.horizontalAdvance("Qui joue\u202f?") + 1
    assert in_lines("Qui joue\u202f? Vous\u202f!", metrics, width, 2) == "Qui joue\u202f?\nVous\u202f!"


@pytest.mark.parametrize("words", [SENTENCE, NAME])
def test_words_without_spaces_are_set_in_lines_that_find_room(words: str) -> None:
    dress()
    metrics = QFontMetricsF(theme.font(20))
    width = metrics.horizontalAdvance(words) / 2.5
    laid = in_lines(words, metrics, width, 4)
    assert laid is not None
    assert laid.replace("\n", "") == words
    assert all(metrics.horizontalAdvance(line) <= width for line in laid.split("\n"))
    paragraph = wrapped(words, width, 20)
    assert "".join(paragraph.lines) == words
    assert paragraph.width() <= width
    assert in_two(words, metrics).replace("\n", "") == words


def test_a_name_without_spaces_is_broken_without_a_hyphen() -> None:
    dress()
    width = QFontMetricsF(theme.font(18, bold=True)).horizontalAdvance(NAME)
    found = fit(NAME, QSizeF(width * 0.52, 60), 18, UNSPACED)
    assert found is not None
    assert len(found.lines) > 1
    assert "".join(found.lines) == NAME


def test_a_sentence_ends_early_at_wide_signs_too() -> None:
    assert first_clause("王のカードを三枚、山札から引きます。") == "王のカードを三枚"
    assert first_clause("引きます！次へ") == "引きます！"
    assert first_clause("引きます。") == "引きます。"
