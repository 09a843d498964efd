"""The table and everything around it, played with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.amount import few_or_many, first_or_all
from tests.helpers.positions import position
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import SIZE, Hand, at_table, hand_in, open_window, session_at, wait_until
from throne_desktop.table.hand.focus_frame import FocusFrame
from throne_desktop.table.hand.keyboard import Keyboard
from throne_desktop.table.hand.keyboard_stops import Direction, next_stop, stops
from throne_desktop.widgets.keys import reserved
from throne_desktop.widgets.mnemonics import letter_for, underlined, without_underline
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

MINE, RIVAL = "stacks.1", "stacks.2"
ENTER, ESCAPE, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


def press(hand: Hand, *keys: Qt.Key) -> None:
    """Press keys, one after the other, wherever the focus is."""
    for key in keys:
        QTest.keyClick(hand.screen.window().focusWidget() or hand.screen, key)


def keyboard(hand: Hand) -> Keyboard:
    found = hand.screen.table_view.keyboard
    assert found is not None
    return found


def at(hand: Hand) -> str:
    """Where the frame is, by the id of the piece or place."""
    assert keyboard(hand).frame_shown, "The frame cannot be seen."
    stop = keyboard(hand).at
    assert stop is not None
    return stop.place


def go_to(hand: Hand, place: str) -> None:
    """Walk to a place by the arrow keys, by the shortest way."""
    if not keyboard(hand).frame_shown:
        press(hand, DOWN)
    for key in way_to(hand, at(hand), place):
        press(hand, key)
    assert at(hand) == place


def way_to(hand: Hand, start: str, end: str) -> list[Qt.Key]:
    """The arrow keys that lead from a place to another."""
    keys = {Direction.LEFT: LEFT, Direction.RIGHT: RIGHT, Direction.UP: UP, Direction.DOWN: DOWN}
    found = stops(hand.scene)
    ways: dict[str, list[Qt.Key]] = {start: []}
    todo = [next(stop for stop in found if stop.place == start)]
    while todo:
        here = todo.pop(0)
        for way, key in keys.items():
            there = next_stop(found, here, way)
            if there is not None and there.place not in ways:
                ways[there.place] = [*ways[here.place], key]
                todo.append(there)
    assert end in ways, f"No arrow keys lead from {start} to {end}."
    return ways[end]


# -- going about ---------------------------------------------------------------------------------------------------

BUSY = {
    3: position("behind-the-throne", row="king queen judge", mine="general*2 jester assassin*3", rival="judge*2 queen",
                third="jester prophet*2", seats=3),
    2: position("behind-the-throne", row="king queen judge", mine="general*2 jester assassin*3", rival="judge*2 queen"),
    4: position("behind-the-throne", row="king", mine="general*2 jester", third="jester prophet*2",
                fourth="king alchemist*3", seats=4),
}


@first_or_all("size", [(1024, 640), SIZE], ids=["small", "usual"])
@first_or_all("lying", BUSY.values(), ids=[f"{seats} seats" for seats in BUSY])
def test_the_arrow_keys_lead_from_everywhere_to_everywhere(lying: BehindState, size: tuple[int, int]) -> None:
    with at_table(session_at(lying), size=size) as hand:
        found = [stop.place for stop in stops(hand.scene)]
        assert {"row/0", f"{MINE}/general/0", f"{MINE}/general/1", "discards/0"} < set(found)
        assert all(way_to(hand, start, end) is not None for start in found for end in found)


def test_the_first_key_shows_the_frame_on_a_card_that_can_be_moved() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        assert not keyboard(hand).frame_shown
        press(hand, RIGHT)
        assert at(hand) in hand.marked


def test_arrows_go_along_a_row_between_stacks_and_through_a_fan() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general*3 jester"))) as hand:
        go_to(hand, "row/0")
        press(hand, RIGHT, RIGHT)
        assert at(hand) == "row/2"
        press(hand, Qt.Key.Key_Home)
        assert at(hand) == "row/0"
        press(hand, Qt.Key.Key_End)
        assert at(hand) == "row/2"
        go_to(hand, f"{MINE}/general/0")
        press(hand, DOWN, DOWN)
        assert at(hand) == f"{MINE}/general/2"
        press(hand, LEFT)
        assert at(hand) == f"{MINE}/jester/0"


def test_the_frame_surrounds_what_is_seen_of_the_card() -> None:
    with at_table(session_at(position("behind-the-throne", mine="general*3"))) as hand:
        go_to(hand, f"{MINE}/general/0")
        (frame,) = (item for item in hand.scene.items() if isinstance(item, FocusFrame))
        card, covering = hand.scene.cards[f"{MINE}/general/0"], hand.scene.cards[f"{MINE}/general/1"]
        assert frame.rect.topLeft() == card.pos()
        assert frame.rect.bottom() == covering.pos().y()


def test_the_mouse_takes_the_frame_away_and_the_next_key_brings_it_back() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        go_to(hand, f"{MINE}/general/0")
        hand.press(hand.point("discards"))
        hand.let_go("discards")
        assert not keyboard(hand).frame_shown
        press(hand, RIGHT)
        assert at(hand) == f"{MINE}/general/0"


# -- moving cards --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("key", [ENTER, SPACE, Qt.Key.Key_Enter])
def test_a_card_with_one_move_makes_it(key: Qt.Key) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general", deck="judge"))) as hand:
        go_to(hand, f"{MINE}/general/0")
        press(hand, key)
        assert hand.played == ["use general"]
        assert at(hand) == f"{MINE}/general/0"


def test_a_card_that_goes_to_several_places_is_carried_among_them() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                      rival="judge assassin*3"))) as hand:
        go_to(hand, "row/1")
        press(hand, ENTER)
        assert hand.played == []
        assert keyboard(hand).carried == "row/1"
        assert set(hand.lit) == {MINE, RIVAL}
        seen = {at(hand)}
        for _ in range(3):
            press(hand, RIGHT)
            seen.add(at(hand))
        assert seen == {MINE, f"{RIVAL}/judge", f"{RIVAL}/assassin"}
        while at(hand) != f"{RIVAL}/judge":
            press(hand, RIGHT)
        press(hand, ENTER)
        assert hand.played == ["swap 2 judge"]
        assert (hand.lit, hand.disorder()) == ([], [])


def test_escape_puts_a_card_down_where_it_was() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general", rival="judge"))) as hand:
        go_to(hand, "row/0")
        press(hand, ENTER, DOWN)
        assert hand.disorder() != []
        press(hand, ESCAPE)
        assert (hand.played, hand.lit, hand.disorder()) == ([], [], [])
        assert (keyboard(hand).carried, at(hand)) == (None, "row/0")


def test_several_moves_to_one_place_are_asked_for_and_chosen_by_keys() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="jester", deck="judge*2"))) as hand:
        go_to(hand, f"{MINE}/jester/0")
        press(hand, ENTER)
        assert hand.prompt == "Which of these moves?"
        press(hand, RIGHT, ENTER)
        assert hand.played == ["use jester +1"]
        assert at(hand) == f"{MINE}/jester/0"


def test_escape_closes_a_choice_and_leads_back_to_the_table() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="jester", deck="judge*2"))) as hand:
        go_to(hand, f"{MINE}/jester/0")
        press(hand, ENTER, ESCAPE)
        assert hand.prompt != "Which of these moves?"
        assert (hand.played, at(hand)) == ([], f"{MINE}/jester/0")


def test_a_card_that_cannot_be_moved_says_why() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        go_to(hand, "discards/0")
        press(hand, ENTER)
        assert hand.played == []
        assert " · " in hand.note


def test_a_key_held_down_picks_up_once_and_drops_nothing() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", rival="judge"))) as hand:
        go_to(hand, "row/0")
        press(hand, ENTER)
        QTest.simulateEvent(hand.screen.table_view, True, ENTER.value, Qt.KeyboardModifier.NoModifier, "\r", True, -1)
        assert keyboard(hand).carried == "row/0"
        assert hand.played == []


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_I])
def test_a_key_shows_the_card_large_and_takes_it_away(key: Qt.Key) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general*2"))) as hand:
        go_to(hand, f"{MINE}/general/0")
        press(hand, key)
        assert hand.screen.table_view.preview.shown is not None
        press(hand, key)
        assert hand.screen.table_view.preview.shown is None


def test_where_the_card_is_gone_the_frame_stays_as_near_as_can_be() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general", deck="judge*3"))) as hand:
        go_to(hand, "row/1")
        hand.push("Collect the row")
        hand.screen.table_view.setFocus()
        press(hand, Qt.Key.Key_F2)
        assert at(hand).partition("/")[0] == "row"


# -- keys that work everywhere -------------------------------------------------------------------------------------

@pytest.mark.parametrize("part", ["table_view", "moves", "log", "rules"])
def test_a_number_makes_a_move_wherever_the_keyboard_is(part: str) -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="general", deck="queen judge"))) as hand:
        widget: QWidget = getattr(hand.screen, part)
        if part != "table_view":
            hand.open_page(part)
        widget.setFocus()
        second = str(hand.view.moves[1])
        press(hand, Qt.Key.Key_2)
        assert hand.played == [second]


MANY = position("behind-the-throne", row="king queen", mine="general jester assassin",
                rival="judge*2 alchemist prophet king general", third="judge alchemist prophet*2 queen jester", seats=3)


def test_two_digits_make_a_move_beyond_the_ninth() -> None:
    with at_table(session_at(MANY)) as hand:
        eleventh = str(hand.view.moves[10])
        press(hand, Qt.Key.Key_1)
        assert hand.played == []
        press(hand, Qt.Key.Key_1)
        assert hand.played == [eleventh]


def test_one_digit_is_enough_where_no_other_comes() -> None:
    with at_table(session_at(MANY)) as hand:
        first = str(hand.view.moves[0])
        press(hand, Qt.Key.Key_1)
        wait_until(lambda: bool(hand.played), "the move is made")
        assert hand.played == [first]


def test_a_digit_without_a_move_does_nothing() -> None:
    with at_table(session_at(position("behind-the-throne", row="king"))) as hand:
        press(hand, Qt.Key.Key_9, Qt.Key.Key_0)
        assert hand.played == []


def test_every_button_has_a_letter_of_its_own_that_presses_it() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", deck="judge*3"))) as hand:
        for button in hand.screen.ribbon.buttons:
            assert "&" in button.text()
        letters = [text[text.index("&") + 1].upper() for text in
                   (button.text() for button in hand.screen.ribbon.buttons)]
        assert len(set(letters)) == len(letters)
        words = hand.buttons[1]
        assert words == "Collect the row"
        press(hand, Qt.Key(ord(letters[1])))
        assert hand.played == ["collect"]


@pytest.mark.parametrize("words", ["Reveal a card", "Undo", "Play again", "Reihe nehmen", "Karte aufdecken",
                                   "Révéler une carte", "Ijzer & vuur"])
def test_letters_are_free_and_words_stay_as_they_are(words: str) -> None:
    at_letter = letter_for(words, set())
    assert at_letter is not None
    assert words[at_letter].upper() not in reserved()
    assert without_underline(underlined(words, at_letter)) == words
    other = letter_for(words, {words[at_letter].upper()})
    assert other is None or words[other].upper() != words[at_letter].upper()


def test_words_of_letters_that_mean_something_else_have_none_of_their_own() -> None:
    assert letter_for("Hulp", set()) is None
    assert underlined("Hulp & R", None) == "Hulp && R"


# -- the keyboard's attention --------------------------------------------------------------------------------------

BOTS = (Seating("Ann"), Seating("Aldwin", "page"))


def against_a_bot(game: BehindState) -> Session:
    return session_at(game, BOTS)


def test_after_a_button_and_the_bots_turn_the_keyboard_is_at_the_buttons_again() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king", mine="general",
                                         deck="queen judge*2 king"))) as hand:
        press(hand, Qt.Key.Key_Tab)
        assert hand.screen.focusWidget() is hand.screen.ribbon.buttons[0]
        press(hand, RIGHT, ENTER)
        assert hand.played[0] == "collect"
        wait_until(lambda: bool(hand.moves), "Ann is asked again")
        QApplication.processEvents()
        assert hand.screen.focusWidget() is hand.screen.ribbon.buttons[0]


def test_after_taking_back_by_its_button_the_keyboard_is_on_the_rail() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        hand.choose("Jester: down 1")
        hand.screen.rail.undo.setFocus()
        press(hand, SPACE)
        assert hand.played == []
        assert hand.screen.rail.isAncestorOf(hand.screen.focusWidget())


def test_taking_back_by_key_leaves_the_frame_where_it_is() -> None:
    with at_table(against_a_bot(position("behind-the-throne", row="king judge", mine="jester general"))) as hand:
        go_to(hand, f"{MINE}/general/0")
        press(hand, ENTER, Qt.Key.Key_U)
        assert hand.played == []
        assert at(hand) == f"{MINE}/general/0"


def test_tab_goes_through_all_parts_of_the_screen_and_back() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        hand.open_page("log")
        hand.screen.table_view.setFocus()
        there = []
        for _ in range(30):
            press(hand, Qt.Key.Key_Tab)
            there.append(hand.screen.focusWidget())
            if there[-1] is hand.screen.table_view:
                break
        screen = hand.screen
        assert there[-1] is screen.table_view
        assert {*screen.ribbon.buttons, screen.log, screen.panel.pin, screen.panel.close_button,
                *screen.rail.pages.values(), screen.rail.home_button} < set(there)
        assert at(hand) in hand.marked
        back = []
        for _ in there:
            QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
            back.append(screen.focusWidget())
        assert back == [*reversed(there[:-1]), screen.table_view]


# -- whole games ---------------------------------------------------------------------------------------------------

@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def play_at_the_table(hand: Hand) -> None:
    """Move whatever card can be moved, by the arrow keys and Enter, and choose the first of several."""
    while not hand.session.finished:
        wait_until(lambda: hand.session.finished or len(hand.moves) > 1, "Ann is asked, or the game is over")
        if hand.session.finished:
            return
        before = len(hand.session.moves)
        go_to(hand, hand.marked[before % len(hand.marked)])
        for _ in range(3):
            if len(hand.session.moves) == before:
                press(hand, ENTER)


def play_by_numbers(hand: Hand, soon: bool = False) -> None:
    """Call moves by their numbers; to be `soon` over, the one that makes the game shortest wherever it is allowed."""
    while not hand.session.finished:
        wait_until(lambda: hand.session.finished or len(hand.moves) > 1, "Ann is asked, or the game is over")
        if hand.session.finished:
            return
        before = len(hand.session.moves)
        number = 2 if len(hand.moves) < 20 and before % 2 else 1
        if soon and "Reveal a card" in hand.moves[:9]:
            number = 1 + hand.moves.index("Reveal a card")
        for _ in range(2):      # The prompt asks whether some moves are meant.
            if len(hand.session.moves) == before:
                press(hand, Qt.Key(ord(str(number))))
        wait_until(lambda before=before: len(hand.session.moves) > before, "the move is made")


# By numbers a game that was begun on the home screen is played every time: see below.
@few_or_many("moves", 20, 1000)
@first_or_all("play", [play_at_the_table, play_by_numbers])
def test_a_whole_game_is_played_with_the_keyboard_alone(
        window: Window, play: Callable[[Hand], None], moves: int) -> None:
    session = Session(GAME, len(BOTS), 5, players=BOTS)
    play_till_nearly_over(session, 1, moves)
    window.open_session(session)
    hand = hand_in(window)
    play(hand)
    assert hand.session.finished
    assert hand.disorder() == []


def test_a_game_is_begun_on_the_home_screen_and_played_to_its_end_with_the_keyboard_alone(window: Window) -> None:
    window.open_home()
    press_in(window, ENTER)
    assert window.play_screen is None
    for _ in range(40):
        if window.play_screen is not None:
            break
        press_in(window, ENTER)
        if window.play_screen is None:
            press_in(window, Qt.Key.Key_Tab)
    hand = hand_in(window)
    play_by_numbers(hand, soon=True)
    assert hand.session.finished
    wait_until(lambda: hand.buttons == ["Play again", "Review"], "another game is offered")
    letter = hand.screen.ribbon.buttons[0].text().partition("&")[2][0]
    press(hand, Qt.Key(ord(letter.upper())))
    wait_until(lambda: window.play_screen is not None and window.play_screen is not hand.screen, "another game begins")


def press_in(window: Window, key: Qt.Key) -> None:
    """Press a key wherever the focus is in the window."""
    QTest.keyClick(window.focusWidget() or window, key)
