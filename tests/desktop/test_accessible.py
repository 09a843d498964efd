"""The table for players who cannot see it: what Qt would tell a screen reader about it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, Session, load_game
from engine.base.faces import CardFace, known_card
from engine.core.state import State
from engine.core.text import N_
from engine.session.entries import Seating
from tests.helpers.amount import few_or_many
from tests.helpers.positions import position
from tests.helpers.sessions import play_at_random, play_till_nearly_over
from tests.helpers.window import Hand, at_table, hand_in, open_window, persons, session_at, wait_until
from throne_desktop.screens.around_table import ribbon
from throne_desktop.screens.play import play, screen_reader
from throne_desktop.screens.play.question import RibbonQuestion
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand import accessible
from throne_desktop.table.hand import announce as announcing
from throne_desktop.table.hand import keyboard as keyboard_module
from throne_desktop.table.hand.keyboard_stops import stops
from throne_desktop.window.archive import open_replay

MINE, RIVAL = "Ann’s stacks", "Ben’s stacks"


@pytest.fixture(autouse=True)
def reader(qtbot: object) -> Iterator[None]:
    """A screen reader listens, so that Qt speaks."""
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

    for module in (screen_reader, ribbon, play):
        monkeypatch.setattr(module, "announce", keep)
    return words


def table(hand: Hand) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(hand.screen.table_view)


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def description(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Description)


def parts(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(number) for number in range(of.childCount())]


def zone(hand: Hand, label: str) -> QAccessibleInterface:
    return next(part for part in parts(table(hand)) if name(part) == label)


def test_what_a_signboard_asks_ends_as_a_question() -> None:
    with at_table(session_at(position("throne", "king seven", "ten*2"), persons(2))) as hand:
        asked = description(zone(hand, "Claimed"))
    assert asked.endswith("What do you say it is?")


def press(part: QAccessibleInterface) -> None:
    part.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def lying(**cards: str) -> State:
    return position("behind-the-throne",
                    **{"row": "king queen", "mine": "general*2 jester", "rival": "judge", "deck": "judge*2", **cards})


def test_a_seat_says_what_its_player_looks_like() -> None:
    with at_table(session_at(lying(), [Seating("Ann"), Seating("Aldwin", "page")])) as hand:
        looks = {name(part): description(part) for part in parts(table(hand)) if not parts(part)}
        assert looks["Aldwin: 0 points"].endswith("Portrait of Aldwin: an old man in a green hood")
        assert looks["Ann, whose turn it is: 1 point"].endswith("Portrait of Ann: a young ruler with a crown")


def test_a_seat_says_in_whole_what_its_player_did_last() -> None:
    with at_table(session_at(lying())) as hand:
        hand.push("Reveal a card")
        said = [description(part) for part in parts(table(hand)) if name(part).startswith("Ann")]
        assert said[-1].startswith(hand.scene.seats.plaque(0).stamp)
        assert hand.scene.seats.plaque(0).stamp


def test_the_table_is_a_list_of_zones_with_their_cards_and_of_seats() -> None:
    with at_table(session_at(lying())) as hand:
        assert table(hand).role() is QAccessible.Role.List
        assert [name(part) for part in parts(table(hand))] == [
            "Deck", "Row", "Taken card", "Discard pile", MINE, RIVAL, "Ann, whose turn it is: 1 point", "Ben: 0 points"]
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
        assert description(parts(zone(hand, "Row"))[0]).startswith(f"Can be moved to: {MINE}, {RIVAL}.")
        assert description(zone(hand, "Row")) == "Number of cards: 2."


def test_of_a_description_new_sentences_are_told_as_soon_as_they_may_be_and_lost_ones_never(
        monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[str]()
    monkeypatch.setattr(accessible, "tell", lambda part, event: told.append(part.description))
    with at_table(session_at(lying())) as hand:
        card = parts(zone(hand, "Row"))[0]
        assert isinstance(card, accessible.AccessiblePart)
        told.clear()
        card.say(card.name, "Holds.", "Can be moved.", "Hurts.", aloud=True)
        card.say(card.name, "Holds.", "Hurts.", aloud=True)
        card.say(card.name, "Holds.", "Heals.", aloud=False)
        assert told == ["Holds. Can be moved. Hurts."]
        card.say(card.name, "Holds.", "Heals.", "", aloud=True)
        assert told[1:] == ["Holds. Heals."]


def test_cards_tell_what_they_do_and_backs_keep_silent() -> None:
    with at_table(session_at(lying())) as hand:
        assert "Swap only if the row has at least as many cards" in description(parts(zone(hand, "Row"))[0])
        assert "Brings the newest card down by 3." in " ".join(map(description, parts(zone(hand, MINE))))
        assert description(parts(zone(hand, "Deck"))[0]) == "Can be moved to: Row."


@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_that_is_seen_tells_what_it_does_and_only_that(game_id: str) -> None:
    game = load_game(game_id)
    session = Session(game, game.seats[0], 5, players=persons(game.seats[0]))
    play_at_random(session, random.Random(1), 12)
    with at_table(session) as hand:
        abilities = {card.id: hand.screen.scene.faces.ability(CardFace(card.id)) for card in game.cards}
        for card in game.cards:
            for said in (card.ability, *(badge.tip for badge in card.badges)):
                assert hand.screen.say(said) in abilities[card.id]
        for stop in stops(hand.scene):
            if stop.piece is None:
                continue
            card = next(card for zone in parts(table(hand)) for card in parts(zone)
                        if isinstance(card, accessible.AccessiblePart) and card.key == stop.place)
            boards = [hand.screen.say(board.tip) for board in hand.view.signboards if board.place == stop.piece.place]
            does = [abilities.get(known_card(stop.piece.face) or "", ""), *boards]
            assert all(said in description(card) for said in does)
            told = {each for each in abilities.values() if each and each in description(card)}
            assert all(each in " ".join(does) for each in told), f"{stop.piece.id} tells of another card"


def test_f2_reads_a_card_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(keyboard_module, "announce", lambda _, words: heard.append(words))
    with at_table(session_at(lying(row="king queen"))) as hand:
        hand.screen.table_view.setFocus(Qt.FocusReason.TabFocusReason)
        press(parts(zone(hand, "Discard pile"))[0])
        hand.key(Qt.Key.Key_F2)
        assert heard == ["End of Game. Discard pile: 1 card. The game ends at once when this card is revealed."]
        hand.key(Qt.Key.Key_F2)
        assert len(heard) == 1


def test_a_reader_hears_of_the_focus_whenever_it_began_to_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(accessible, "tell", lambda entry, event: told.append(entry.name)
                        if event is QAccessible.Event.Focus else None)
    with open_window() as window:
        window.open_session(session_at(lying()))
        hand = hand_in(window)
        QAccessible.queryAccessibleInterface(hand.screen.table_view)
        QApplication.processEvents()
        hand.open_page("moves")
        hand.screen.moves.setFocus()
        hand.screen.table_view.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        first = told[-1]
        hand.key(Qt.Key.Key_Right)
        assert told[-1] not in ("", first)
        table_at = told[-1]
        hand.key(Qt.Key.Key_Tab)
        assert not hand.screen.table_view.hasFocus()
        told.clear()
        hand.push("Reveal a card")
        assert told == []       # the keyboard is elsewhere
        hand.screen.table_view.setFocus(Qt.FocusReason.BacktabFocusReason)
        QApplication.processEvents()
        assert told[-1] == table_at


def test_zones_of_tokens_do_not_speak_of_cards() -> None:
    game = load_game("rival-kings")
    with at_table(Session(game, 2, 5, players=persons(2))) as hand:
        assert description(zone(hand, "Supply")) == "Number of tokens: 3."
        assert description(zone(hand, "Money at pile 1")).startswith("Number of tokens:")


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
        keyboard = hand.screen.table_view.keyboard
        assert keyboard is not None
        assert keyboard.carried == "row/0"
        press(parts(zone(hand, RIVAL))[0])
        assert hand.played == ["swap 2 judge"]


def test_the_focus_is_told_where_the_keyboard_goes() -> None:
    with at_table(session_at(lying())) as hand:
        keyboard = hand.screen.table_view.keyboard
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
        assert "Ann: Reveals Judge." in said
        said.clear()
        hand.click("discards/0")
        assert [words for words in said if words] == [hand.note]
        assert hand.note.startswith("Discarded cards come back only in the next deck.")


def test_what_happens_at_once_is_said_as_one() -> None:
    """Orca drops what comes right after something else."""
    with at_table(session_at(lying())) as hand:
        spy = QSignalSpy(announcing.voice_of(hand.screen.window()).said)
        for words in ("Ann has played.", "Whose turn is it?", "Ann has played."):
            announcing.announce(hand.screen.log, words)
        wait_until(lambda: spy.count() > 0, "it is said, with what was said of the table if that is not said yet")
        (heard,) = spy.at(0)
        assert heard.endswith("Ann has played. Whose turn is it?") and heard.count("Ann has played.") == 1


def test_after_a_drop_a_reader_hears_where_the_frame_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(accessible, "tell", lambda part, event: (
        told.append(part.name) if event is QAccessible.Event.Focus else None))
    with at_table(session_at(lying())) as hand:
        press(parts(zone(hand, "Row"))[0])
        told.clear()
        press(parts(zone(hand, RIVAL))[0])
        assert hand.played == ["swap 2 judge"]
        QApplication.processEvents()
        focused = table(hand).focusChild()
        assert focused is not None
        assert told == [name(focused)]


def test_an_only_move_is_said_once(said: list[str]) -> None:
    with at_table(session_at(lying())) as hand:
        said.clear()
        view = hand.screen.view
        assert view is not None
        RibbonQuestion(hand.screen.ribbon, hand.screen.say).ask(view, 1, named=False, is_made=True)
        assert [words for words in said if "only move" in words] == [
            f"Your only move is made for you: {hand.screen.say(view.describe(view.moves[0]))}."]


@pytest.mark.parametrize("game_id", GAMES)
def test_who_has_won_is_said_once_by_the_log_and_by_the_table_if_the_game_is_opened_later(
        game_id: str, said: list[str]) -> None:
    game = load_game(game_id)
    session = Session(game, game.seats[0], 4, players=persons(game.seats[0]))
    play_till_nearly_over(session, 1, 1)
    with at_table(session) as hand:
        play_at_random(session, random.Random(1))
        wait_until(lambda: hand.prompt.startswith("The game is over."), "the table tells who has won")
        winner = hand.prompt.removeprefix("The game is over. ")
        assert len([words for words in said if winner in words]) <= 1
    said.clear()
    with at_table(session) as hand:
        assert hand.prompt in said


def test_a_question_is_said_again_after_another_move_though_its_words_are_the_same(said: list[str]) -> None:
    with at_table(session_at(lying(row="", deck="king queen judge"))) as hand:
        for _ in range(2):
            hand.push("Reveal a card")
        asked = hand.prompt
        assert asked == "Reveal, use an ability, swap, or collect the row."
        revealed = [words for words in said if ": Reveals " in words]
        assert said.count(asked) == len(revealed) >= 2
        hand.screen.apply(Settings())
        assert said.count(asked) == len(revealed)


def test_a_remark_is_said_once(said: list[str]) -> None:
    with at_table(session_at(lying())) as hand:
        said.clear()
        hand.screen.client.remarked.emit(N_("toy/table", "Nobody is there."))
        assert [words for words in said if words] == ["Nobody is there."]


def test_nothing_is_built_where_nobody_listens() -> None:
    QAccessible.setActive(False)
    with at_table(session_at(lying())) as hand:
        hand.push("Reveal a card")
        stands = (type(child).__name__ for child in hand.screen.table_view.children())
        assert not {"Stand", "Listener"} & set(stands)


def test_lists_and_buttons_have_names() -> None:
    with at_table(session_at(lying())) as hand:
        screen, panel = hand.screen, hand.screen.panel
        for widget in (*panel.pages.values(), panel, panel.pin, panel.close_button, screen.ribbon, screen.rail,
                       *screen.rail.tools):
            assert name(QAccessible.queryAccessibleInterface(widget)), widget
        named = [name(QAccessible.queryAccessibleInterface(button)) for button in screen.ribbon.buttons]
        assert named == hand.buttons


def test_whoever_hears_of_a_part_can_ask_the_table_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def ask(part: accessible.AccessiblePart, event: QAccessible.Event) -> None:
        """What the bus of the desktop does where a screen reader follows what comes and goes."""
        if event is QAccessible.Event.ObjectCreated:
            asked.append(part.parent().indexOfChild(part))

    monkeypatch.setattr(accessible, "tell", ask)
    QAccessible.setActive(False)
    with at_table(session_at(lying())) as hand:
        QAccessible.setActive(True)
        assert table(hand).childCount() == 8
        assert asked == []
        for _ in range(2):
            hand.push("Reveal a card")
        assert asked
        assert min(asked) >= 0


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
        read = QAccessible.queryAccessibleInterface(page.table_view)
        assert name(read) == "Table"
        assert [name(part) for part in parts(read)][:2] == ["Deck", "Row"]
        assert parts(parts(read)[0])[0].actionInterface().actionNames() == []


@few_or_many("moves", 20, 1000)
def test_a_whole_game_can_be_listened_to(moves: int) -> None:
    session = Session(load_game("behind-the-throne"), 2, 4, players=(Seating("Ann"), Seating("Aldwin", "page")))
    play_till_nearly_over(session, 1, moves)
    with at_table(session) as hand:
        while not hand.session.finished:
            cards = [card for part in parts(table(hand)) for card in parts(part) if "Can be moved" in description(card)]
            if len(hand.moves) > 1 and cards:
                press(cards[len(hand.played) % len(cards)])
                keyboard = hand.screen.table_view.keyboard
                if keyboard is not None and keyboard.carried is not None:
                    keyboard.act()
                if hand.prompt == "Which of these moves?":
                    hand.push(hand.buttons[0])
            else:
                QTest.qWait(1)
        assert hand.disorder() == []
        read = [name(card) for part in parts(table(hand)) for card in parts(part)]
        assert len(read) == sum(stop.piece is not None for stop in stops(hand.scene))
