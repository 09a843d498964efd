"""The rule book begins with how you win, and shows examples; cards that are named can be pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from tests.helpers.conformance import assert_readable
from tests.helpers.learning import lessons_of
from tests.helpers.window import wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.widgets.rules_panel import RulesPanel
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")

each_game = pytest.mark.parametrize("game_id", GAMES)


def book(window: Window, game_id: str = BEHIND.id, rule: str = "") -> RuleBookScreen:
    window.open_rule_book(game_id, rule)
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, RuleBookScreen)
    return page


def middle_of(panel: RulesPanel, words: str) -> QPoint:
    """The middle of the first letter of these words."""
    cursor = panel.document().find(words)
    cursor.setPosition(cursor.selectionStart() + 1)
    return panel.cursorRect(cursor).center()


@each_game
def test_a_rule_book_begins_with_how_you_win_and_what_ends_the_game(game_id: str, window: Window) -> None:
    game = load_game(game_id)
    aim, text = lessons_of(game).aim, book(window, game_id).rules.toPlainText()
    beginning = text[:text.index(f"{game.rulebook[0].id} ")]
    assert all(str(sentence) in beginning for sentence in aim)
    assert ("How you win" in beginning) == bool(aim)


@each_game
def test_every_example_stands_below_its_rule_and_says_its_cards(game_id: str, window: Window) -> None:
    game, page = load_game(game_id), book(window, game_id)
    text = page.rules.toPlainText()
    for example in lessons_of(game).examples:
        assert_readable(example.text)
        told = text.index(f"Example: {example.text}")
        rule, following = game.rule(example.rule), text.find("\nR", told)
        assert text.rfind("\nR", 0, told) == text.index(f"\n{rule.id} {rule.title}")
        seen = text[told:following]
        for lying in example.cards:
            assert lying.kind is None or str(game.cards[lying.kind].name) in seen
            assert lying.below is None or str(lying.below) in seen


def test_the_words_of_an_example_say_what_lies_sideways_and_what_is_there_several_times(window: Window) -> None:
    text = book(window).rules.toPlainText()
    assert "In the picture: Queen · Minstrel · Alchemist (7 − 3 = 4) · General, sideways (yours, used)" in text
    assert "In the picture: 3 × Alchemist · 2 × Prophet · Queen · Judge" in text


def test_a_lit_card_of_an_example_has_the_golden_frame_of_a_hint(window: Window) -> None:
    page = book(window, rule="R3")
    gold = theme.palette.gold_light.rgb()
    picture = page.rules.viewport().grab().toImage()
    row = next(y for y in range(picture.height())
               if sum(picture.pixel(x, y) == gold for x in range(picture.width())) > 60)
    columns = [x for x in range(picture.width()) if picture.pixel(x, row) == gold]
    assert columns[-1] - columns[0] < 120, "one card of the row"


def test_a_card_is_shown_large_while_its_name_is_pointed_at(window: Window) -> None:
    page = book(window, rule="R12")
    QTest.mouseMove(page.rules.viewport(), middle_of(page.rules, "Queen, King"))
    wait_until(lambda: page.rules.peek.card == "queen", "the Queen is shown large")
    assert window.rect().contains(page.rules.peek.geometry())
    QTest.mouseMove(page.rules.viewport(), QPoint(3, 3))
    wait_until(lambda: page.rules.peek.card == "", "the Queen is gone")


def test_a_card_is_shown_large_while_its_picture_is_pointed_at_and_opens_with_a_click(window: Window) -> None:
    page = book(window, rule="R3")
    above_its_words = middle_of(page.rules, "7 − 3 = 4") - QPoint(0, 60)
    QTest.mouseMove(page.rules.viewport(), above_its_words)
    wait_until(lambda: page.rules.peek.card == "alchemist", "the Alchemist is shown large")
    QTest.mouseClick(page.rules.viewport(), Qt.MouseButton.LeftButton, pos=above_its_words)
    assert page.tabs.currentWidget() is page.cards
    assert page.rules.peek.card == ""


def test_a_card_is_shown_large_while_its_link_has_the_focus(window: Window) -> None:
    page = book(window, rule="R12")
    page.rules.setFocus()
    for _ in range(3):      # past the links to two rules
        QTest.keyClick(page.rules, Qt.Key.Key_Tab)
    wait_until(lambda: page.rules.peek.card == "queen", "the Queen is shown large")
    QTest.keyClick(page.rules, Qt.Key.Key_Tab)
    wait_until(lambda: page.rules.peek.card == "king", "the King is shown large")
    page.open_card("king")
    assert page.rules.peek.card == ""


def test_the_aim_is_found_and_opened_from_the_list(window: Window) -> None:
    page = book(window, rule="R25")
    QTest.keyClicks(page.search, "someone reveals the end")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.rules.marked == "aim"
    assert page.rules.verticalScrollBar().value() < 20


@each_game
def test_no_row_of_cards_is_wider_than_a_small_page_with_large_words(game_id: str, window: Window) -> None:
    theme.wear("light", 160)
    i18n.use("de")
    try:
        window.resize(1024, 640)
        assert not book(window, game_id).rules.horizontalScrollBar().isVisible()
    finally:
        i18n.use("en")
        theme.wear("light")
