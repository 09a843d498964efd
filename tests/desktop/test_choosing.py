"""Choosing opponents before a game: by face, by level, by chance, or as strong as the player is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from engine import Session, load_game
from engine.bots import ladder, readability
from engine.bots.levels import levels_of
from engine.bots.opponents import OPPONENTS
from engine.session.entries import Seating
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.screens import new_game
from tests.helpers.sessions import play_at_random
from tests.helpers.window import click, hand_in, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import pips, theme
from throne_desktop.screens.seating.level_box import LevelBox
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.services.records.library import Library
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")
AS_STRONG = "As strong as I am"


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        opened.settings.player_name = "Ann"
        yield opened


def setting_up(window: Window, seats: int = 2) -> NewGameScreen:
    window.open_new_game(BEHIND.id, seats)
    page = new_game(window)
    QCoreApplication.processEvents()
    return page


def choose(box: LevelBox, words: str) -> None:
    """Choose by the keyboard, as the lists of boxes open only where there is a screen."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(words)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == words
    QCoreApplication.processEvents()


def fine_print(page: NewGameScreen) -> list[str]:
    """What stands in small letters on the page."""
    return [each.text() for each in page.findChildren(QLabel, "fine") if each.isVisible() and each.text()]


def win(number: int, level: str = "squire") -> None:
    """Ann wins so many games against a bot of that level."""
    rng, won = random.Random(5), 0
    while won < number:
        session = Session(BEHIND, 2, players=[Seating("Ann"), Seating("Bo", level)])
        play_at_random(session, rng)
        if session.state.winners() == {0}:
            session.record().save(Library().folder / f"{level}-{won}.throne")
            won += 1


# -- pips --------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", theme.THEMES)
def test_a_level_has_as_many_full_crowns_as_it_is_high(window: Window, name: str) -> None:
    theme.wear(name)
    try:
        for level in range(1, 6):
            picture = pips.pips(level, 5, 1.0).toImage()
            step = (picture.width() + 2) / 5
            centres = [picture.pixelColor(round(step * pip + 7), 9) for pip in range(5)]
            assert [centre.alpha() == 255 for centre in centres] == [True] * level + [False] * (5 - level)
    finally:
        theme.wear("light")


def test_pips_are_told_to_screen_readers(window: Window) -> None:
    box = setting_up(window).rows[1].kind
    number = len(levels_of(BEHIND))
    told = [box.itemData(row, Qt.ItemDataRole.AccessibleTextRole) for row in range(1, number + 1)]
    assert told[2] == f"Knight, level 3 of {number}"
    choose(box, "Knight")
    assert box.accessibleDescription().startswith(f"Knight, level 3 of {number}. Weighs every move")
    choose(box, AS_STRONG)
    assert box.accessibleDescription().startswith(f"Squire, level 2 of {number}. Squire to begin with")


def test_each_level_in_the_list_has_its_crowns_in_another_theme_and_size_too(window: Window) -> None:
    page = setting_up(window)
    box = page.rows[1].kind
    before = box.iconSize()
    window.settings.theme, window.settings.text_size = "dark", 160
    window.apply({"theme", "text_size"})
    try:
        assert box.iconSize().width() > before.width() * 1.5
        drawn = [box.itemIcon(row).pixmap(box.iconSize()).toImage() for row in range(1, len(levels_of(BEHIND)) + 1)]
        assert all(one != other for one, other in pairwise(drawn))
    finally:
        theme.wear("light")


def test_a_remembered_level_that_a_game_does_not_offer_becomes_its_strongest(window: Window) -> None:
    window.settings.last_kinds = ("person", "emperor")
    page = setting_up(window)
    assert page.rows[1].kind.currentText() == str(levels_of(BEHIND)[-1].name)
    assert page.rows[0].is_person


# -- what is said ------------------------------------------------------------------------------------------------------

def test_how_an_opponent_plays_stands_below_the_name(window: Window) -> None:
    page = setting_up(window)
    row = page.rows[1]
    for name in ("Corvin", "Frida"):
        row.name.setText(name)
        manner = str(OPPONENTS[name.lower()].manner)
        assert row.manner.text().endswith(f". {manner}")
        assert row.name.accessibleDescription() == row.manner.text()
    row.name.setText("Nobody you know")
    assert row.manner.text() == ""
    assert not page.rows[0].manner.isVisible()


def test_how_often_a_level_beats_the_one_below_is_told_as_measured(
        window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"knight": ladder.LadderStep(2, 0.68, 0.6, 0.75, 100),
                "marshal": ladder.LadderStep(4, 0.41, 0.33, 0.5, 100)}
    monkeypatch.setattr(ladder, "STEPS", {BEHIND.id: measured})
    monkeypatch.setattr(readability, "READ", {})
    row = setting_up(window).rows[1]
    below = {above.id: level for level, above in pairwise(levels_of(BEHIND))}
    choose(row.kind, "Knight")
    assert row.told.text().endswith(str(below["knight"].beaten.fill(won=7)))
    choose(row.kind, "Marshal")
    assert row.told.text().endswith(str(below["marshal"].outplayed.fill(won=4, seats=4, fair=2)))
    choose(row.kind, "Squire")
    assert row.told.text() == str(levels_of(BEHIND)[1].summary)


def test_how_far_a_level_can_be_read_is_told_as_measured(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"knight": readability.Reading(2, 0.534, 0.51, 0.56, 2000, in_rounds=True),
                "marshal": readability.Reading(3, 0.36, 0.33, 0.39, 2000)}
    monkeypatch.setattr(readability, "READ", {BEHIND.id: measured})
    row = setting_up(window).rows[1]
    choose(row.kind, "Knight")
    assert row.told.text().endswith(" Someone who has studied this level wins 53 of 100 rounds with 2 players.")
    choose(row.kind, "Marshal")
    assert row.told.text().endswith(" Someone who has studied this level wins 36 of 100 games with 3 players.")
    choose(row.kind, "Squire")
    assert "studied" not in row.told.text()


@first_or_all("language", LANGUAGES)
@first_or_all("look", [(1024, 640, 160), (1280, 800, 100)], ids=str)
def test_all_that_is_said_can_be_read_to_its_end(
        window: Window, monkeypatch: pytest.MonkeyPatch, language: str, look: tuple[int, int, int]) -> None:
    *size, percent = look
    step = ladder.LadderStep(4, 0.41, 0.33, 0.5, 100)
    monkeypatch.setattr(ladder, "STEPS", {BEHIND.id: {level.id: step for level in levels_of(BEHIND)}})
    read = readability.Reading(4, 0.36, 0.33, 0.39, 2000)
    monkeypatch.setattr(readability, "READ", {BEHIND.id: {level.id: read for level in levels_of(BEHIND)}})
    i18n.use(language)
    theme.wear("light", percent)
    window.settings.last_kinds = ("person", "marshal", "matched", "knight")
    try:
        window.resize(*size)
        page = setting_up(window, 4)
        for line in page.findChildren(QLabel, "fine"):
            assert line.height() >= line.heightForWidth(line.width())
        for row in page.rows:
            assert row.rect().contains(row.kind.geometry())
            assert row.rect().contains(row.name.geometry())
        assert page.company.visibleRegion().boundingRect() == page.company.rect()
        assert all(button.width() >= button.sizeHint().width() for button in page.findChildren(QPushButton))
    finally:
        theme.wear("light")
        i18n.use("en")


# -- random company ----------------------------------------------------------------------------------------------------

def test_random_company_seats_different_opponents_at_the_levels_that_were_chosen(window: Window) -> None:
    page = setting_up(window, 4)
    choose(page.rows[2].kind, "Knight")
    page.rows[0].name.setText("Corvin")
    met = set()
    for _ in range(12):
        click(page.company)
        names = [row.name.text() for row in page.rows[1:]]
        assert len(set(names)) == 3
        met |= set(names)
    assert len(met) > 4
    assert met <= set(BOT_NAMES) - {"Corvin"}
    assert page.rows[2].kind.currentText() == "Knight"
    assert page.rows[0].name.text() == "Corvin"
    click(page.play)
    assert [player.name for player in hand_in(window).session.players[1:]] == names


def test_there_is_no_company_to_choose_among_people(window: Window) -> None:
    page = setting_up(window)
    assert page.company.isEnabled()
    choose(page.rows[1].kind, "A person at this screen")
    assert not page.company.isEnabled()


# -- as strong as I am -------------------------------------------------------------------------------------------------

def test_a_new_player_begins_against_a_squire_and_reads_why(window: Window) -> None:
    page = setting_up(window)
    assert not any(words.startswith(AS_STRONG) for words in fine_print(page))
    choose(page.rows[1].kind, AS_STRONG)
    assert "Squire to begin with: none of your games counts yet." in fine_print(page)
    assert any(words.startswith(f"{AS_STRONG}: two wins") for words in fine_print(page))
    click(page.play)
    assert hand_in(window).session.players[1].level == "squire"


def test_who_has_won_often_meets_a_stronger_level_and_reads_why(window: Window) -> None:
    win(4)
    page = setting_up(window)
    row = page.rows[1]
    choose(row.kind, AS_STRONG)
    assert row.told.text() == "Knight now. Games won one level lower: 4 of 4."
    page.rows[0].name.setText("Ben")
    assert row.told.text() == "Squire to begin with: none of your games counts yet."
    page.rows[0].name.setText("Ann")
    click(page.play)
    assert hand_in(window).session.players[1].level == "knight"


def test_the_next_page_offers_a_bot_as_strong_again_also_after_the_program_was_closed(window: Window) -> None:
    page = setting_up(window)
    choose(page.rows[1].kind, AS_STRONG)
    click(page.play)
    assert load_settings(settings_file())[0].last_kinds == ("person", "matched")
    assert setting_up(window).rows[1].is_matched


def test_the_level_stays_during_a_game_and_the_next_game_has_the_one_that_suits_by_then(window: Window) -> None:
    page = setting_up(window)
    choose(page.rows[1].kind, AS_STRONG)
    click(page.play)
    hand = hand_in(window)
    win(4)
    assert hand.session.players[1].level == "squire"
    window.play_again()
    again = hand_in(window)
    assert again.session.players[1].level == "knight"
    wait_until(lambda: any("As strong as you are: Knight now." in again.screen.log.item(row).text()
                           for row in range(again.screen.log.count())), "the log says so")
    assert load_settings(settings_file())[0].last_kinds == ("person", "matched")


def test_a_level_given_during_the_game_stays_in_the_next(window: Window) -> None:
    page = setting_up(window)
    choose(page.rows[1].kind, AS_STRONG)
    click(page.play)
    hand = hand_in(window)
    win(4)
    hand.screen.client.take_over(1, Seating("Aldwin", "page"))
    window.play_again()
    assert hand_in(window).session.players[1].level == "page"
    assert load_settings(settings_file())[0].last_kinds == ("person", "page")
