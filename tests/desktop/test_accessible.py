"""The table for those who do not see it: what Qt would tell a screen reader of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest

from engine import Session, load_game
from engine.core.state import State
from engine.session.happenings import Seating
from tests.helpers.behind import position
from tests.helpers.sessions import play_at_random
from tests.helpers.window import Hand, at_table, open_window, persons, session_at
from throne_desktop.archive import open_replay
from throne_desktop.screens import speech
from throne_desktop.screens.replay import ReplayScreen
from throne_desktop.table import announce as announcing
from throne_desktop.table.stops import stops
from throne_desktop.widgets import prompt_bar

MINE, RIVAL = "Stacks of Ann", "Stacks of Ben"


@pytest.fixture(autouse=True)
def reader(qtbot: object) -> Iterator[None]:
    """Somebody listens, so that Qt tells."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that are announced, as they are."""
    words: list[str] = []

    def keep(speaker: QObject, sentence: str) -> None:
        words.append(sentence)
        announcing.announce(speaker, sentence)

    for module in (speech, prompt_bar):
        monkeypatch.setattr(module, "announce", keep)
    return words


def table(hand: Hand) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(hand.screen.table)


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def description(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Description)


def parts(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(number) for number in range(of.childCount())]


def zone(hand: Hand, label: str) -> QAccessibleInterface:
    return next(part for part in parts(table(hand)) if name(part) == label)


def press(part: QAccessibleInterface) -> None:
    part.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def lying(**cards: str) -> State:
    return position(**{"row": "king queen", "mine": "general*2 jester", "rival": "judge", "deck": "judge*2", **cards})


def test_the_table_is_a_list_of_zones_with_their_cards_and_of_seats() -> None:
    with at_table(session_at(lying())) as hand:
        assert table(hand).role() is QAccessible.Role.List
        assert [name(part) for part in parts(table(hand))] == [
            "Deck", "Row", "Taken card", "Discard pile", MINE, RIVAL, "Ann, score 1, is to decide", "Ben, score 0"]
        assert [name(card) for card in parts(zone(hand, "Row"))] == [
            "King, value 9, Prohibitive", "Queen, value 8, Prohibitive"]
        assert len(parts(zone(hand, MINE))) == 3
        assert {part.role() for part in parts(zone(hand, "Row"))} == {QAccessible.Role.ListItem}


def test_a_card_face_down_stays_a_secret() -> None:
    with at_table(session_at(lying())) as hand:
        assert [name(card) for card in parts(zone(hand, "Deck"))] == ["A card, face down"]


def test_cards_tell_where_they_can_be_moved_to_and_zones_how_many_lie_there() -> None:
    with at_table(session_at(lying())) as hand:
        assert description(parts(zone(hand, "Deck"))[0]) == "Can be moved to: Row."
        assert description(parts(zone(hand, "Row"))[0]) == f"Can be moved to: {MINE}, {RIVAL}."
        assert description(zone(hand, "Row")) == "Number of cards: 2."


def test_every_part_is_where_it_is_seen() -> None:
    with at_table(session_at(lying())) as hand:
        card = parts(zone(hand, "Row"))[1]
        middle = hand.viewport.mapToGlobal(hand.point("row/1"))
        assert card.rect().contains(middle)
        assert abs(card.rect().width() - hand.scene.cards["row/1"].card_rect().width()) < 3
        assert zone(hand, "Row").rect().contains(middle)
        assert name(table(hand).childAt(middle.x(), middle.y())) == "Row"
        assert name(zone(hand, "Row").childAt(middle.x(), middle.y())) == name(card)


def test_parents_and_children_know_one_another() -> None:
    with at_table(session_at(lying())) as hand:
        for index, part in enumerate(parts(table(hand))):
            assert name(part.parent()) == "Table"
            assert table(hand).indexOfChild(part) == index
            for number, card in enumerate(parts(part)):
                assert name(card.parent()) == name(part)
                assert part.indexOfChild(card) == number


def test_pressing_a_card_moves_it_and_the_table_tells_what_is_new() -> None:
    with at_table(session_at(lying())) as hand:
        press(parts(zone(hand, "Deck"))[0])
        assert hand.played == ["reveal"]
        assert [name(card) for card in parts(zone(hand, "Row"))][-1] == "Judge, value 5, Manipulative"


def test_a_card_can_be_picked_up_and_put_down_by_pressing_places() -> None:
    with at_table(session_at(lying())) as hand:
        press(parts(zone(hand, "Row"))[0])
        keyboard = hand.screen.table.keyboard
        assert keyboard is not None
        assert keyboard.carried == "row/0"
        press(parts(zone(hand, RIVAL))[0])
        assert hand.played == ["swap 2 judge"]


def test_the_focus_is_told_where_the_keyboard_goes() -> None:
    with at_table(session_at(lying())) as hand:
        keyboard = hand.screen.table.keyboard
        assert keyboard is not None
        press(parts(zone(hand, "Discard pile"))[0])
        focused = table(hand).focusChild()
        assert focused is not None
        assert (name(focused), focused.state().focused) == ("End of Game", True)
        assert hand.played == []
        assert " · " in hand.note


def test_what_happens_and_what_is_asked_is_announced(said: list[str]) -> None:
    with at_table(session_at(lying())) as hand:
        hand.push("Reveal a card")
        assert "Ann: Judge revealed." in said
        said.clear()
        hand.click("discards/0")
        assert [words for words in said if words] == [hand.note]
        assert hand.note.startswith("Discarded cards come back only with the next deck.")


def test_nothing_is_built_where_nobody_listens() -> None:
    QAccessible.setActive(False)
    with at_table(session_at(lying())) as hand:
        hand.push("Reveal a card")
        assert not [child for child in hand.screen.table.children() if type(child).__name__ in ("Stand", "Listener")]


def test_lists_and_buttons_have_names() -> None:
    with at_table(session_at(lying())) as hand:
        screen, side = hand.screen, hand.screen.side
        for widget in (screen.moves, screen.log, screen.rules, screen.prompt.undo, screen.prompt.hint,
                       side.tabs.tabBar(), side.home_button, side.menu_button, side.pause_button):
            assert name(QAccessible.queryAccessibleInterface(widget)), widget
        named = [name(QAccessible.queryAccessibleInterface(button)) for button in screen.prompt.buttons]
        assert named == hand.buttons


def test_games_are_opened_and_closed_while_somebody_listens() -> None:
    for _ in range(3):
        with at_table(session_at(lying())) as hand:
            assert table(hand).childCount() == 8
            for _ in range(2):
                hand.push("Reveal a card")
            QTest.mouseMove(hand.viewport, QPoint(3, 3))


def test_a_replay_is_read_too_though_nothing_can_be_moved_there(tmp_path: Path) -> None:
    session = Session(load_game("behind-the-throne"), 2, 15, players=persons(2))
    play_at_random(session, random.Random(3), 5)
    session.record().save(tmp_path / "game.jsonl")
    with open_window() as window:
        open_replay(window, tmp_path / "game.jsonl")
        page = window.pages.currentWidget()
        assert isinstance(page, ReplayScreen)
        read = QAccessible.queryAccessibleInterface(page.table)
        assert name(read) == "Table"
        assert [name(part) for part in parts(read)][:2] == ["Deck", "Row"]
        assert parts(parts(read)[0])[0].actionInterface().actionNames() == []


def test_a_whole_game_can_be_listened_to() -> None:
    players = (Seating("Ann"), Seating("Aldwin", "page"))
    with at_table(Session(load_game("behind-the-throne"), 2, 4, players=players)) as hand:
        while not hand.session.finished:
            cards = [card for part in parts(table(hand)) for card in parts(part) if "Can be moved" in description(card)]
            if len(hand.moves) > 1 and cards:
                press(cards[len(hand.played) % len(cards)])
                keyboard = hand.screen.table.keyboard
                if keyboard is not None and keyboard.carried is not None:
                    keyboard.act()
                if hand.prompt == "Which of these moves?":
                    hand.push(hand.buttons[0])
            else:
                QTest.qWait(1)
        assert hand.disorder() == []
        read = [name(card) for part in parts(table(hand)) for card in parts(part)]
        assert len(read) == sum(stop.piece is not None for stop in stops(hand.scene))
