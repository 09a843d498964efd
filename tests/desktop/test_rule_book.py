"""The rule book: found, read, followed from link to link, beside the table and on its own page."""

from __future__ import annotations

from html import escape

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar

from engine import GAMES, load_game
from engine.learn.book import rules_about
from tests.helpers.amount import LONG
from tests.helpers.learning import lessons_of
from tests.helpers.positions import position
from tests.helpers.window import click, hand_in, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons.gallery import CardPanel
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.widgets.aid_panel import AidPanel
from throne_desktop.widgets.rules_panel import RulesPanel
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")


def book(window: Window, game_id: str = BEHIND.id, rule: str = "") -> RuleBookScreen:
    """The rule book, opened."""
    window.open_rule_book(game_id, rule)
    QApplication.processEvents()
    return shown(window)


def shown(window: Window) -> RuleBookScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, RuleBookScreen)
    return page


def listed(page: RuleBookScreen) -> list[str]:
    """The rules and cards that the list shows, by their numbers and ids."""
    items = (page.index.item(row) for row in range(page.index.count()))
    return [name for item in items if (name := item.data(Qt.ItemDataRole.UserRole)) and not item.isHidden()]


def about(panel: CardPanel) -> QLabel:
    """What stands beside the picture of a card."""
    return next(each for each in panel.findChildren(QLabel) if each.text())


def aid_of(page: RuleBookScreen) -> AidPanel:
    """The cheat sheet of a rule book, which is written when it is first looked at."""
    assert page.aid is not None
    page.open_aid()
    return page.aid


def in_sight(page: RuleBookScreen, panel: CardPanel) -> bool:
    """Whether the whole card is in sight in the gallery."""
    port = page.cards.viewport()
    return port.rect().contains(QRect(panel.mapTo(port, panel.rect().topLeft()), panel.size()))


def lies_at_the_top(panel: RulesPanel, title: str) -> bool:
    """Whether those words are in sight at the top of the text."""
    return -5 <= panel.cursorRect(panel.document().find(title)).top() <= 40


# -- the page ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_all_rules_cards_and_the_aid_of_every_game_can_be_read(game_id: str, window: Window) -> None:
    game, page = load_game(game_id), book(window, game_id)
    text = page.rules.toPlainText()
    assert all(f"{rule.id} {rule.title}" in text and str(rule.text) in text for rule in game.rulebook)
    assert all(str(rule.section) in text for rule in game.rulebook)
    aim = ["aim"] if lessons_of(game).aim else []
    assert listed(page) == [*aim, *(rule.id for rule in game.rulebook), *(card.id for card in game.cards)]
    for panel, card in zip(page.cards.panels, game.cards, strict=True):
        page.open_card(card.id)
        QApplication.processEvents()
        assert any(not each.pixmap().isNull() for each in panel.findChildren(QLabel))
        assert escape(str(card.name)) in about(panel).text()
        assert all(f'href="{rule.id}"' in about(panel).text() for rule in rules_about(game, card))
    aid = aid_of(page).toPlainText()
    assert all(str(line) in aid for section in lessons_of(game).aid for line in (section.title, *section.lines))


def test_a_book_opens_at_the_rule_that_is_asked_for(window: Window) -> None:
    page = book(window, rule="R17")
    assert page.rules.marked == "R17"
    assert lies_at_the_top(page.rules, "R17 Swapping five cards")
    chosen = page.index.currentItem()
    assert chosen is not None
    assert chosen.data(Qt.ItemDataRole.UserRole) == "R17"


def test_words_find_rules_and_cards(window: Window) -> None:
    page = book(window)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "minstrel")
    assert listed(page) == ["R11", "R18", "minstrel"]
    QTest.keyClicks(page.search, " SWAP")
    assert listed(page) == ["R18", "minstrel"]
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.rules.marked == "R18"
    assert page.index.hasFocus()


def test_an_apostrophe_is_found_as_it_is_typed(window: Window) -> None:
    page = book(window, "imposter-kings")
    QTest.keyClicks(page.search, "king's hand")
    assert {"R11", "kings_hand"} <= set(listed(page))


def test_headings_without_rules_below_them_are_hidden_and_escape_shows_all_again(window: Window) -> None:
    page = book(window)
    QTest.keyClicks(page.search, "minstrel")
    headings = [page.index.item(row).text() for row in range(page.index.count())
                if page.index.item(row).data(Qt.ItemDataRole.UserRole) is None and not page.index.item(row).isHidden()]
    assert headings == ["Abilities", "Swapping the row", "Cards"]
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(listed(page)) == 1 + len(BEHIND.rulebook) + len(BEHIND.cards)
    assert window.pages.currentWidget() is page
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_the_arrow_keys_go_from_rule_to_rule_and_on_to_the_cards(window: Window) -> None:
    page = book(window, rule="R26")
    page.index.setFocus()
    QTest.keyClick(page.index, Qt.Key.Key_Up)
    assert page.rules.marked == "R25"
    QTest.keyClick(page.index, Qt.Key.Key_End)
    assert page.tabs.currentWidget() is page.cards


def test_links_lead_from_rule_to_rule_to_card_and_back(window: Window) -> None:
    page = book(window, rule="R12")
    page.rules.anchorClicked.emit(QUrl("rule:R13"))
    assert page.rules.marked == "R13"
    page.rules.anchorClicked.emit(QUrl("card:king"))
    assert page.tabs.currentWidget() is page.cards
    king = page.cards.panels[8]
    wait_until(lambda: in_sight(page, king), "the King is shown")
    about(king).linkActivated.emit("R12")
    assert page.tabs.currentIndex() == 0
    assert page.rules.marked == "R12"


def test_every_link_of_the_rules_leads_somewhere(window: Window) -> None:
    page = book(window)
    for rule in BEHIND.rulebook:
        for each in rule.see:
            assert f'href="rule:{each}"' in page.rules.toHtml()


def test_a_book_speaks_another_language_at_once_and_stays_open_at_its_rule(window: Window) -> None:
    page = book(window, rule="R12")
    i18n.use("de")
    try:
        QApplication.processEvents()
        assert "Königinnen und Könige" in page.rules.toPlainText()
        assert "King" not in page.index.item(page.index.count() - 2).text()
        assert page.rules.marked == "R12"
    finally:
        i18n.use("en")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_word_of_a_card_is_cut(size: tuple[int, int], window: Window) -> None:
    window.resize(*size)
    page = book(window)
    page.open_card("king")
    abouts = [about(panel) for panel in page.cards.panels]
    wait_until(lambda: all(about.height() >= about.heightForWidth(about.width()) for about in abouts),
               "all words have room")
    assert page.cards.widget().width() <= page.cards.viewport().width()


def test_the_words_take_the_colours_of_another_theme_at_once(window: Window) -> None:
    page = book(window, rule="R12")
    before = theme.palette.chrome.accent.name()
    assert before in page.rules.toHtml()
    theme.wear("dark")
    try:
        QApplication.processEvents()
        after = theme.palette.chrome.accent.name()
        for text in (page.rules.toHtml(), aid_of(page).toHtml()):
            assert after in text
            assert before not in text
    finally:
        theme.wear("light")


@pytest.mark.parametrize(("card", "percent"), [
    pytest.param(card, percent, marks=() if (card, percent) in (("general", 100), ("end", 160)) else LONG)
    for card in ("general", "judge", "king", "end") for percent in (100, 130, 160)])
def test_a_card_that_is_asked_for_comes_into_sight(card: str, percent: int, window: Window) -> None:
    theme.wear("light", percent)
    try:
        window.resize(1280, 800)
        page = book(window)
        page.open_card(card)
        panel = next(each for each in page.cards.panels if each.card.id == card)
        wait_until(lambda: in_sight(page, panel), "the card is shown")
        page.cards.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderToMinimum)
        window.resize(1100, 700)
        QApplication.processEvents()
        assert page.cards.verticalScrollBar().value() == 0
    finally:
        theme.wear("light")


# -- beside the table ----------------------------------------------------------------------------------------------

def test_the_number_of_a_refusal_opens_its_rule_beside_the_table_and_from_there_the_book(window: Window) -> None:
    window.open_session(session_at(position("behind-the-throne", row="general king",
                                            mine="assassin*2 general*2 jester*2 judge")))
    hand = hand_in(window)
    hand.drag("deck/30", "row")
    assert "R5" in hand.note
    hand.read_rule()
    rules = hand.screen.rules
    assert hand.screen.surround.open_page == "rules"
    assert rules.marked == "R5"
    rules.anchorClicked.emit(QUrl("book:"))
    QApplication.processEvents()
    assert shown(window).rules.marked == "R5"
    click(shown(window).back)
    assert window.pages.currentWidget() is hand.screen
    assert hand.moves


def test_marking_a_rule_leaves_the_text_alone_so_that_nobody_is_told_the_whole_book_again(window: Window) -> None:
    page = book(window)
    changes: list[tuple[int, int, int]] = []
    page.rules.document().contentsChange.connect(lambda *change: changes.append(change))
    page.rules.open_at("R12")
    page.rules.open_at("R5")
    assert changes == []
    assert page.rules.textCursor().block().text().startswith("R5 ")


def test_the_marked_rule_has_a_bar_and_a_ground_of_its_own(window: Window) -> None:
    page = book(window, rule="R12")
    picture = page.rules.viewport().grab().toImage()
    middle = page.rules.cursorRect().center().y()
    chrome = theme.palette.chrome
    assert picture.pixelColor(1, middle) == chrome.accent
    assert picture.pixelColor(picture.width() - 12, middle) == chrome.row_hover
    page.rules.open_at("R13")
    assert page.rules.viewport().grab().toImage().pixelColor(1, picture.height() - 2) != chrome.accent


def test_the_menu_of_a_game_opens_its_book(window: Window) -> None:
    window.open_session(session_at(position("behind-the-throne", row="king")))
    hand_in(window).entry("Rulebook").trigger()
    assert shown(window).title.text() == str(BEHIND.name)


def test_the_whole_book_does_not_offer_itself(window: Window) -> None:
    assert "Open the full rulebook" not in book(window).rules.toPlainText()
