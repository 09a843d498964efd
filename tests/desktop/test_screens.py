"""The screens around the table: home and new game, what they remember, and how they speak."""

from __future__ import annotations

import os
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from engine import GAMES, Session, load_game
from engine.session.entries import Seating
from tests.helpers.amount import LANGUAGES, few_or_many, first_or_all
from tests.helpers.positions import play, position
from tests.helpers.screens import home, new_game, open_tile, playing, push, result_of, tile_names
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import at_table, click, hand_in, labels, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_tabletop import GameToContinue
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TOP = Path(__file__).parents[2]
BEHIND = load_game("behind-the-throne")


# -- home ----------------------------------------------------------------------------------------------------------

def test_home_has_a_door_for_every_game_with_its_name_and_what_it_is_about(window: Window) -> None:
    games = [load_game(game_id) for game_id in GAMES]
    assert tile_names(window) == [str(game.name) for game in games]
    for game, door in zip(games, home(window).tiles, strict=True):
        seats, manifest = f"{game.seats[0]}–{game.seats[-1]}", game.manifest
        told = [label.replace("\u00a0", " ") for label in labels(door)]
        assert told == [str(game.name), str(manifest.genre), f"{seats} players · {manifest.minutes} min"]
        assert door.accessibleName() == f"{game.name}. {game.summary}"
        wait_until(lambda door=door: bool(door.toolTip()), "the hall has been seen")
        assert str(game.summary) in door.toolTip()


def test_two_clicks_lead_from_the_start_to_a_game(window: Window) -> None:
    click(home(window).tiles[0])
    assert not playing(window)
    click(new_game(window).play)
    session = hand_in(window).session
    assert session.game.id == GAMES[0]
    assert [player.is_person for player in session.players] == [True, False]
    assert not session.practice


def test_enter_in_a_name_starts_the_game(window: Window) -> None:
    window.open_new_game(GAMES[0])
    name = new_game(window).rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Ada")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert hand_in(window).session.players[0].name == "Ada"


def test_the_keyboard_leads_there_too(window: Window) -> None:
    home(window).tiles[0].setFocus()
    QTest.keyClick(home(window).tiles[0], Qt.Key.Key_Space)
    focused = new_game(window).focusWidget()
    assert focused is new_game(window).play
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert playing(window)


def test_an_unfinished_game_is_offered_first_and_names_its_players(window: Window) -> None:
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
    session = hand_in(window).session
    click(hand_in(window).screen.rail.home_button)
    assert tile_names(window) == ["Continue", *(str(load_game(game_id).name) for game_id in GAMES)]
    assert "Ann, Aldwin" in home(window).tiles[0].accessibleName()
    open_tile(window, "Continue")
    assert hand_in(window).session.moves == session.moves
    assert hand_in(window).session is not session


def left_as_soon_as_somebody_leads(window: Window, seed: str) -> str:
    """What Continue says of a game of Ann against Aldwin that is left then."""
    session = Session(BEHIND, 2, None, players=(Seating("Ann"), Seating("Aldwin", "page")),
                      writer=window.library.new_record(BEHIND))
    window.open_session(session)
    hand_in(window).screen.client.hold()
    rng = random.Random(seed)
    while len(set(session.state.scores())) < 2:
        assert session.state.actor is not None
        session.submit(session.state.actor, rng.choice(session.state.legal_moves()))
    click(hand_in(window).screen.rail.home_button)
    ann, aldwin = session.state.scores()
    leads = f"You lead, {ann} to {aldwin}" if ann > aldwin else f"Aldwin leads, {aldwin} to {ann}"
    assert leads in labels(home(window).tiles[0])
    return home(window).tiles[0].accessibleName()


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_unfinished_game_says_who_leads_even_after_another_one(window: Window, seed: str) -> None:
    said = left_as_soon_as_somebody_leads(window, seed)
    players = (Seating("Frida", "page"), Seating("Corvin", "page"))
    other = Session(BEHIND, 2, None, players=players, writer=window.library.new_record(BEHIND))
    play_till_nearly_over(other, 1, 10)
    window.open_home()
    assert home(window).tiles[0].accessibleName() == said


def test_a_game_for_practice_is_continued_only_if_there_is_no_other_and_is_called_so(window: Window) -> None:
    players = (Seating("Ann"), Seating("Aldwin", "page"))
    real = Session(BEHIND, 2, None, players=players, writer=window.library.new_record(BEHIND))
    practice = Session(BEHIND, 2, 1, players=players, writer=window.library.new_record(BEHIND))
    assert practice.writer is not None and real.writer is not None
    for session, written in ((real, 100), (practice, 200)):
        assert session.writer is not None
        session.writer.close()
        os.utime(session.writer.path, (written, written))
    window.open_home()
    assert tile_names(window)[0] == "Continue"
    open_tile(window, "Continue")
    assert not hand_in(window).session.practice
    click(hand_in(window).screen.rail.home_button)
    window.library.discard(real.writer.path)
    for _ in ("as found", "as kept for the next time"):
        window.open_home()
        assert tile_names(window)[0] == "Continue practicing"
        assert "a practice game: Ann, Aldwin" in home(window).tiles[0].accessibleName()
    open_tile(window, "Continue practicing")
    assert hand_in(window).session.practice


def test_a_finished_game_is_not_offered_again(window: Window) -> None:
    players = (Seating("Aldwin", "page"), Seating("Corvin", "page"))
    session = Session(BEHIND, 2, None, players=players, writer=window.library.new_record(BEHIND))
    play_till_nearly_over(session, 1, 10)
    window.open_session(session)
    assert not session.finished
    wait_until(lambda: session.finished, "the bots have played to the end")
    push(result_of(window), "Home")
    assert "Continue" not in tile_names(window)


def test_after_a_game_that_was_continued_the_same_players_play_again(window: Window) -> None:
    session = session_at(position("behind-the-throne", row="king", deck="end"),
                         (Seating("Ann"), Seating("Aldwin", "page")))
    window.open_session(session)
    hand_in(window).push("Reveal a card")
    push(result_of(window), "Again")
    again = hand_in(window).session
    assert (again.players, again.moves, again.practice) == (session.players, (), False)


def test_after_a_game_with_the_first_rules_the_next_one_has_todays(window: Window) -> None:
    game = position("rival-kings", "queen", "duke", display="- sailor harbor tavern",
                    under=("", "bishop", "inn", "farm"), edition=1)
    play(game, "end")
    window.open_session(session_at(game, (Seating("Aldwin", "page"), Seating("Ann"))))
    hand_in(window).push("End your turn")
    push(result_of(window), "Again")
    assert hand_in(window).session.state.edition is load_game("rival-kings").edition(
        2, {"match": "game", "sums": "hidden"})


def test_the_keyboard_begins_at_the_game_to_go_on_with_or_at_the_last_one(window: Window) -> None:
    assert home(window).tiles[0].hasFocus()
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
    click(hand_in(window).screen.rail.home_button)
    focused = home(window).focusWidget()
    assert isinstance(focused, GameToContinue)
    assert focused.accessibleName().startswith("Continue")


def test_arrow_keys_go_to_the_next_door_offer_or_book_in_their_direction(window: Window) -> None:
    doors, offers, (*books, keys) = home(window).tiles, home(window).offers, home(window).feet
    seen = [doors[0]]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right,
                Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(home(window).focusWidget(), key)
        seen.append(home(window).focusWidget())
    assert seen == [doors[0], doors[1], doors[0], doors[0], *doors[1:]]
    below = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(home(window).focusWidget(), key)
        below.append(home(window).focusWidget())
    assert below == [books[2], books[2], books[2], books[1], books[0], home(window).day]
    assert not {*offers, keys} & set(below)
    doors[0].setFocus()
    QTest.keyClick(home(window).focusWidget(), Qt.Key.Key_Up)
    assert home(window).focusWidget() is home(window).face


def show_games(window: Window, monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Open home as if there were so many games."""
    monkeypatch.setattr("throne_desktop.screens.home.home.GAMES", (GAMES * 3)[:games])
    window.open_home()
    QCoreApplication.processEvents()


@first_or_all("language", LANGUAGES)
@few_or_many("sizes", (160, 100), (130,))
def test_no_word_is_cut_in_the_smallest_window(language: str, sizes: Sequence[int], window: Window,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    i18n.use(language)
    try:
        window.resize(1024, 640)
        window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page"), Seating("Beatrix", "page")), {}, 7))
        window.open_home()
        for percent in sizes:
            theme.wear("light", percent)
            for games in (5, 12):
                with monkeypatch.context() as patch:
                    show_games(window, patch, games)
                    assert_no_word_is_cut(home(window), games)
    finally:
        theme.wear("light")
        i18n.use("en")


def assert_no_word_is_cut(page: HomeScreen, games: int) -> None:
    wait_until(lambda: not any(map(is_cut, page.findChildren(QLabel))), "all words have room")
    assert len(page.tiles) == games + 1
    for spot in (*page.tiles, page.day, *page.feet[:3]):
        said = [label for label in spot.findChildren(QLabel) if not label.isHidden()]
        assert all(spot.rect().contains(label.geometry()) for label in said)
        assert all(widest_word(label) <= label.width() for label in said)
    buttons = (*page.offers, *page.feet[3:])
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert no_overlaps([*page.tiles, page.day, *page.feet])


def widest_word(label: QLabel) -> int:
    """How wide the longest word of a label is, which wrapping does not make shorter."""
    return max(map(label.fontMetrics().horizontalAdvance, re.split("[ \n]", label.text())), default=0)


def no_overlaps(parts: Sequence[QWidget]) -> bool:
    """Whether no two of these lie on one another."""
    return not any(one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2))


def is_cut(label: QLabel) -> bool:
    """Whether a label has less room than its words need."""
    if label.isHidden() or not label.text():
        return False
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width())
    return label.width() < label.sizeHint().width()


def test_with_many_games_in_a_small_window_the_tile_with_the_focus_is_in_sight(
        window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        show_games(window, monkeypatch, 12)
        page = home(window)
        port = page.findChild(QScrollArea).viewport()
        for part in (page.tiles[11], page.feet[0], page.tiles[0]):
            part.setFocus()
            QCoreApplication.processEvents()
            top = part.mapTo(port, part.rect().topLeft()).y()
            assert 0 <= top <= port.height() - part.height()
    finally:
        theme.wear("light")


def test_the_buttons_below_ask_for_the_pages_they_name() -> None:
    page, heard = HomeScreen(), list[str]()
    page.page_asked.connect(heard.append)
    for button in page.feet:
        button.click()
    assert heard == ["learn", "records", "preferences", "help", "statistics"]
    assert [words(PAGES[each].title) for each in heard] == [button.accessibleName() or button.text()
                                                            for button in page.feet]
    page.deleteLater()


# -- languages -----------------------------------------------------------------------------------------------------

def in_german(context: str, source: str) -> str:
    """What the translators have written."""
    for file in (TOP / "translations").glob("*_de.ts"):
        for each in ET.parse(file).iter("context"):
            for message in each.iter("message"):
                if each.findtext("name") == context and message.findtext("source") == source:
                    words = message.findtext("translation")
                    assert words, f"{source!r} is not translated."
                    return words
    pytest.fail(f"{source!r} is not among the texts to translate.")


@pytest.fixture
def german() -> Iterator[None]:
    """German from the middle of the test on, when `i18n.use` is called; English again afterwards."""
    yield
    i18n.use("en")
    QCoreApplication.processEvents()


@pytest.mark.usefixtures("german")
def test_home_changes_its_language_while_it_is_open(window: Window) -> None:
    genre, summary = str(BEHIND.manifest.genre), str(BEHIND.summary)
    for language, said, about in (("de", in_german("behind-the-throne/game", genre),
                                   in_german("behind-the-throne/game", summary)), ("en", genre, summary)):
        i18n.use(language)
        QCoreApplication.processEvents()
        door = home(window).tiles[0]
        assert [label.text() for label in door.findChildren(QLabel)][:2] == [str(BEHIND.name), said]
        assert about in door.accessibleName()


@pytest.mark.usefixtures("german")
def test_the_table_changes_its_language_in_the_middle_of_a_game() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general jester"))) as hand:
        hand.choose("Jester: down 1")
        i18n.use("de")
        QCoreApplication.processEvents()
        say = partial(in_german, "behind-the-throne/move")
        assert hand.moves == [say("Reveal a card"), say("Collect the row"), say("General: down 3")]
        assert hand.buttons == hand.moves[:2]
        assert hand.prompt == in_german(hand.view.prompt.context, hand.view.prompt.source)
        assert hand.log[-1] == in_german("behind-the-throne/log",
                                         "Uses the Jester: down 1, now {value}.").format(value=7)
        assert hand.screen.rail.undo.accessibleName() == in_german("Rail", "Undo")
        hand.open_page("rules")
        assert in_german("behind-the-throne/rule", "Destroying") in hand.screen.rules.toPlainText()
        assert hand.scene.zone_items["row"].caption == in_german("behind-the-throne/table", "Row")
        assert hand.disorder() == []


@pytest.mark.usefixtures("german")
def test_the_end_of_the_game_is_told_in_the_new_language_too() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="judge*2", deck="end"))) as hand:
        hand.push("Reveal a card")
        lines = len(hand.log)
        i18n.use("de")
        QCoreApplication.processEvents()
        assert hand.prompt == in_german("app", "The game is over. {players} wins.").format(players="Ann")
        assert hand.buttons == [in_german("PlayScreen", "Play again")]
        assert len(hand.log) == lines


# -- the keyboard --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_that_has_the_keyboard(window: Window, key: Qt.Key) -> None:
    tile = home(window).tiles[0]
    tile.setFocus()
    QTest.keyClick(tile, key)
    assert isinstance(window.pages.currentWidget(), NewGameScreen)
