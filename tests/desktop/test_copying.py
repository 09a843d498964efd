"""A game or a position is copied as text and pasted again; nothing hidden is given away, and bad text does no harm."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine import GAMES, load_game
from engine.base.notation import game_of, notation, read
from engine.core.errors import BadNotation
from engine.core.text import Text
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.amount import few_or_many
from tests.helpers.sessions import play_at_random
from tests.helpers.window import at_shared_table, hand_in, label, open_window, wait_until
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.services.game.copying import copied, session_at
from throne_desktop.services.game.viewpoint import first_viewpoint
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

NEITHER = "This text is neither a game nor a position, so it cannot be pasted."


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        opened.open_home()
        yield opened


def press(window: Window, key: Qt.Key) -> None:
    """Press Ctrl and a letter, wherever the focus is."""
    QTest.keyClick(window.focusWidget() or window, key, Qt.KeyboardModifier.ControlModifier)


def put(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def in_clipboard() -> str:
    return QGuiApplication.clipboard().text()


def complaint(window: Window) -> str:
    """What home says is wrong."""
    page = window.pages.currentWidget()
    return label(page, "warning").text() if isinstance(page, HomeScreen) else ""


def session_of(game: str, *people: int, seats: int = 2, moves: int = 12, seed: int = 3) -> Session:
    players = [Seating(f"Ann {seat}") if seat in people else Seating(f"Bot {seat}", "page") for seat in range(seats)]
    session = Session(load_game(game), seats, seed, players=players, practice=False)
    play_at_random(session, random.Random(seed), moves)
    return session


# -- a position --------------------------------------------------------------------------------------------------------

def test_a_game_that_goes_on_is_copied_as_the_position_and_played_on_from_there(window: Window) -> None:
    session = session_of("throne", 0, seed=918273645546372819)
    window.open_session(session)
    hand = hand_in(window)
    press(window, Qt.Key.Key_C)
    assert "the hidden cards were drawn at random" in hand.note
    text = in_clipboard()
    assert game_of(text) == "throne" and str(session.seed) not in text
    window.open_home()
    press(window, Qt.Key.Key_V)
    hand = hand_in(window)
    assert hand.kind == "Practice game"
    assert "This game is not saved." in hand.note
    assert hand.session.state.zones == session.state.zones
    assert not hand.entry("Same deal again, as practice").isVisible()
    hand.screen.game_over.concession.ask()
    hand.push("Concede the game")
    wait_until(lambda: isinstance(window.pages.currentWidget(), EndScreen), "the end is told")
    page = window.pages.currentWidget()
    assert isinstance(page, EndScreen)
    assert not page.offers.buttons["same-deal"].isVisible()
    assert not any("Seed of the deal" in line for line in hand.log)
    assert window.library.records() == ()


@few_or_many("games", 2, 30)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_seen_is_in_it_and_what_is_hidden_is_drawn_anew_each_time(game: str, games: int) -> None:
    drawn_anew = 0
    for seed in range(games):
        session = session_of(game, 0, seats=load_game(game).seats[0], moves=9 + seed, seed=seed)
        if session.finished:
            continue
        hidden = session.state.zones.hidden[0]
        first, second = (copied(session, first_viewpoint(session))[0] for _ in range(2))
        drawn_anew += first != second
        for text in (first, second):
            position, seen = read(session.game, text), session.observation(0).seen
            assert position.actor == session.state.actor
            assert [list(position.cards_in(zone)) for zone in range(len(position.zones)) if zone not in hidden] == [
                list(seen.cards_in(zone)) for zone in range(len(position.zones)) if zone not in hidden]
    assert drawn_anew > 0


def test_on_a_shared_screen_nobodys_hand_is_in_it() -> None:
    session = session_of("throne", 0, 1, moves=4)
    with at_shared_table(session) as hand:
        host = hand.host
        texts = [copied(host.session, host.viewpoint)[0] for _ in range(12)]
        drawn = {text.split("hand.1 ")[1].split(";")[0] for text in texts}
        assert len(drawn) > 1


# -- a game ------------------------------------------------------------------------------------------------------------

def test_a_finished_game_is_copied_as_its_record_and_watched_where_it_is_pasted(window: Window) -> None:
    session = session_of("behind-the-throne", 0, moves=10_000)
    window.open_session(session)
    wait_until(lambda: window.pages.currentWidget() is not window.play_screen, "the end is told")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.play_screen
    hand_in(window).entry("Copy as text").trigger()
    assert "The whole game was copied as text." in hand_in(window).note
    put(in_clipboard().replace("\n", "\r\n").strip())
    window.open_home()
    press(window, Qt.Key.Key_V)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ReplayScreen), "the game is shown")
    assert window.library.records() == (), "It is nobody’s game here."


# -- bad text ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("text", ["", "hello", "chess 2: 1 lay", "\0", "9" * 200_000])
def test_text_that_is_neither_is_said_to_be_so(text: str, window: Window) -> None:
    put(text)
    window.open_session(session_of("throne", 0, moves=0))
    before = window.play_screen
    press(window, Qt.Key.Key_V)
    assert hand_in(window).note == NEITHER
    assert window.play_screen is before


@pytest.mark.parametrize(("text", "said"), [
    ("throne", "must begin with its game and the number of players"),
    ("throne 2: 3 lay", "player 3"), ("throne 2: 1 lay; hand.1 x", "'x'"),
    ("throne 2: 1 lay; hend.1 ace; rest deck", "'hend.1'"),
    ("throne 2: 1 lay; hand.1 ace ace ace ace ace", "Too many cards"), ("throne 2: " + "9" * 200_000, "at most")])
def test_what_is_wrong_in_the_position_of_a_game_is_said(text: str, said: str, window: Window) -> None:
    put(text)
    press(window, Qt.Key.Key_V)
    assert said in complaint(window)
    window.open_session(session_of("throne", 0, moves=0))
    before = window.play_screen
    press(window, Qt.Key.Key_V)
    assert said in hand_in(window).note
    assert window.play_screen is before


@pytest.mark.parametrize("text", ["{", "{}", '{"format": "throne-record"}', "{" * 100_000, '{"a": 1}\n' * 30_000])
def test_a_bad_record_is_said_to_be_so_at_home_and_on_the_table(text: str, window: Window) -> None:
    put(text)
    press(window, Qt.Key.Key_V)
    wait_until(lambda: "pasted.throne" in complaint(window), "home says it")
    window.open_session(session_of("throne", 0, moves=0))
    press(window, Qt.Key.Key_V)
    wait_until(lambda: "pasted.throne" in hand_in(window).note, "the table says it")


def test_other_pages_paste_nothing(window: Window) -> None:
    put("throne 2: 1 lay; hand.1 king seven; hand.2 eight; rest deck")
    window.open_preferences()
    page = window.pages.currentWidget()
    press(window, Qt.Key.Key_V)
    assert window.pages.currentWidget() is page
    assert not isinstance(page, HomeScreen)


@few_or_many("texts", 150, 20_000)
def test_any_change_of_a_position_is_a_position_or_is_refused_in_one_sentence(texts: int) -> None:
    luck = random.Random(7)
    whole = [notation(session.game, session.state) for session in (session_of(game, 0, seats=load_game(game).seats[0])
                                                                   for game in GAMES)]
    for _ in range(texts):
        words = luck.choice(whole).split(" ")
        for _ in range(luck.randint(1, 3)):
            others = (*luck.choice(whole).split(" "), "", "-1", "999", "*0", ";")
            words[luck.randrange(len(words))] = luck.choice(others)
        try:
            session_at(" ".join(words), ("Ann", "Bo", "Cy", "Di", "Ed"))
        except BadNotation as error:
            assert isinstance(error.text, Text)


def test_a_position_is_played_by_who_has_to_decide_there() -> None:
    session = session_at("throne 3: 2 lay; hand.1 king; hand.2 eight seven; hand.3 ten; rest deck", ("Ann", "Bo", "Cy"))
    assert [player.is_person for player in session.players] == [False, True, False]
    assert session.practice and session.players[1].name == "Ann"
