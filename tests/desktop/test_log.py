"""The log tells who did what; pointing at a line shows on the table what it is about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from engine.core.text import Text
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, dress, session_at, wait_until
from throne_desktop.screens.around_table.log_panel import LogPanel
from throne_desktop.widgets.sentence_list import SentenceList

pytestmark = pytest.mark.usefixtures("qtbot")


def some_moves(hand: Hand) -> None:
    """Ann unfolds the log and collects a King, Ben reveals a Queen and a Judge."""
    hand.open_page("log")
    hand.push("Collect the row")
    hand.session.submit(1, move("behind-the-throne", "reveal"))
    hand.session.submit(1, move("behind-the-throne", "reveal"))


def row_of(log: LogPanel, words: str) -> int:
    return log.lines().index(words)


def point_at(hand: Hand, words: str) -> None:
    """Move the mouse onto a line of the log."""
    log = hand.screen.log
    item = log.item(row_of(log, words))
    log.scrollToItem(item)
    QTest.mouseMove(log.viewport(), QPoint(1, 1))
    QTest.mouseMove(log.viewport(), log.visualItemRect(item).center())


def lit(hand: Hand) -> list[str]:
    return sorted(hand.narrator.marks.rings)


def test_a_name_with_the_portrait_of_its_player_stands_before_the_lines_of_a_turn() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        log = hand.screen.log
        assert log.lines()[-3:] == ["Ben", "Reveals Queen.", "Reveals Judge."]
        name = log.item(row_of(log, "Ben"))
        assert not name.icon().isNull()
        assert log.item(row_of(log, "Reveals Queen.")).icon().isNull()


def test_pointing_at_a_line_lights_the_card_that_it_is_about() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        point_at(hand, "Reveals Queen.")
        assert lit(hand) == ["row/0"]
        point_at(hand, "Collects King.")
        assert lit(hand) == ["stacks.1/king/0"]


def test_the_light_goes_out_when_the_mouse_leaves_the_log() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        point_at(hand, "Reveals Queen.")
        assert lit(hand) != []
        QApplication.sendEvent(hand.screen.log, QEvent(QEvent.Type.Leave))
        assert lit(hand) == []


def test_a_card_that_lies_there_no_more_is_not_lit() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        hand.session.submit(1, move("behind-the-throne", "collect"))
        point_at(hand, "Reveals Queen.")
        assert lit(hand) == []


def test_a_line_that_is_about_no_card_lights_nothing() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        hand.screen.tell((Text("app", "From now on, this game counts as assisted."),))
        point_at(hand, hand.log[-1])
        assert lit(hand) == []


def test_the_arrow_keys_go_from_line_to_line_past_the_names_and_light_what_they_are_about() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        log = hand.screen.log
        hand.screen.activateWindow()
        log.setFocus(Qt.FocusReason.TabFocusReason)
        assert log.currentItem().text() == "Reveals Judge."
        assert lit(hand) == ["row/1"]
        QTest.keyClick(log, Qt.Key.Key_Up)
        assert lit(hand) == ["row/0"]
        QTest.keyClick(log, Qt.Key.Key_Up)
        assert log.currentItem().text() == "Collects King."
        assert lit(hand) == ["stacks.1/king/0"]


def test_a_line_is_spoken_with_the_name_of_its_player() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        log = hand.screen.log
        item = log.item(row_of(log, "Reveals Queen."))
        assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Ben: Reveals Queen."
        assert log.accessibleName() == "Log"


def test_the_newest_line_is_in_sight_and_every_line_is_wrapped() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general")),
                  size=(1024, 640)) as hand:
        some_moves(hand)
        QApplication.processEvents()
        log = hand.screen.log
        last = log.visualItemRect(log.item(log.count() - 1))
        assert log.viewport().rect().contains(last)
        hand.screen.tell((Text("app", "A long sentence about nothing. " * 6),))
        QApplication.processEvents()
        long = log.visualItemRect(log.item(log.count() - 1))
        assert long.width() <= log.viewport().width()
        assert long.height() > 2.2 * last.height()


def test_while_the_log_is_read_with_the_keyboard_it_does_not_run_away() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king general"))) as hand:
        some_moves(hand)
        log = hand.screen.log
        log.setFocus(Qt.FocusReason.TabFocusReason)
        log.setCurrentRow(1)
        before = log.verticalScrollBar().value()
        hand.session.submit(1, move("behind-the-throne", "collect"))
        assert log.verticalScrollBar().value() == before
        assert log.currentRow() == 1


def test_no_line_stays_empty_below_a_sentence_that_just_fits() -> None:
    """Also where Qt asks for its height in a width with room for a scroll bar."""
    dress()
    shown = SentenceList()
    shown.resize(240, 300)
    shown.addItems(["mm", "mm "])
    shown.show()
    QApplication.processEvents()
    while shown.fontMetrics().horizontalAdvance(f"{shown.item(1).text()}i") < shown.viewport().width() - 6:
        shown.item(1).setText(f"{shown.item(1).text()}i")
    option = QStyleOptionViewItem()
    shown.initViewItemOption(option)
    option.rect = shown.viewport().rect().adjusted(0, 0, -16, 0)
    short, full = (shown.itemDelegate().sizeHint(option, shown.indexFromItem(shown.item(row))) for row in (0, 1))
    assert full.height() == short.height()
    shown.close()


# -- long lists --------------------------------------------------------------------------------------------------------

LONG = [f"{number}: " + "King, Queen, Judge, General, Assassin, Prophet. " * (1 + number % 4) for number in range(1500)]


def measured(sentences: SentenceList) -> list[int]:
    """How much room each sentence has that is there now."""
    return [sentences.item(row).sizeHint().height() for row in range(sentences.count())]


def needed(sentences: SentenceList, first: int = 0) -> list[int]:
    """How much room each sentence needs, from that row on."""
    option = QStyleOptionViewItem()
    sentences.initViewItemOption(option)
    option.rect = sentences.viewport().rect()
    heights = []
    for item in map(sentences.item, range(first, sentences.count())):
        before = item.sizeHint()
        item.setSizeHint(QSize())       # otherwise that would be the answer
        heights.append(sentences.itemDelegate().sizeHint(option, sentences.indexFromItem(item)).height())
        item.setSizeHint(before)
    return heights


@pytest.fixture
def sentences(qtbot: QtBot) -> SentenceList:
    """An empty list in a window of its own."""
    dress()
    sentences = SentenceList()
    qtbot.addWidget(sentences)
    sentences.resize(300, 400)
    sentences.show()
    return sentences


def test_a_list_of_very_many_sentences_is_measured_by_and_by_and_all_of_it(sentences: SentenceList) -> None:
    sentences.addItems(LONG)
    last = len(LONG) - 1
    assert measured(sentences)[last:] != needed(sentences, last)
    wait_until(lambda: measured(sentences)[last:] == needed(sentences, last), "the last one is measured")
    assert measured(sentences) == needed(sentences)


def test_a_list_that_is_emptied_while_it_is_measured_begins_anew(sentences: SentenceList) -> None:
    for _ in range(3):
        sentences.addItems(LONG)
        sentences.clear()
    sentences.addItems(LONG[:5])
    sentences.takeItem(1)
    wait_until(lambda: measured(sentences) == needed(sentences), "all is measured")
