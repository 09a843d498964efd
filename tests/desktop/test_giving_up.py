"""What gives something up never shines, stands at one place, and is made by a second press once that was read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engine import GAMES, load_game
from engine.games.imposter_kings.state import ImposterState
from engine.games.rival_kings.state import RivalState
from engine.session.entries import Seating
from engine.table.giving_up import stands_last
from engine.table.view import view
from tests.helpers.amount import few_or_many
from tests.helpers.conformance import A_LOT, LITTLE, Amount, Setting, positions
from tests.helpers.positions import position
from tests.helpers.reading import Clock
from tests.helpers.window import Hand, at_table, click, dress, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.around_table.ribbon_plan import MoveButton
from throne_desktop.screens.play import twice
from throne_desktop.screens.play.question import RibbonQuestion

pytestmark = pytest.mark.usefixtures("qtbot")

ASKED = "2 actions left: end your turn anyway?"


def before_the_end() -> RivalState:
    """Player 1 has all actions to do, and then it is player 2's turn."""
    return position("rival-kings", "duke", "knight")


def last_button(hand: Hand) -> MoveButton:
    return hand.screen.ribbon.buttons[-1]


@pytest.fixture
def hand() -> Iterator[Hand]:
    with at_table(session_at(before_the_end())) as found:
        yield found


# -- where it stands ---------------------------------------------------------------------------------------------------

@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    i18n.use(request.param)
    yield
    i18n.use("en")


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if load_game(game_id).table.giving_up])
@pytest.mark.parametrize("room", [QRect(4, 300, 968, 46), QRect(4, 380, 1228, 46), QRect(4, 600, 1868, 46)],
                         ids=lambda room: str(room.width()))
@few_or_many("amount", LITTLE, A_LOT)
@pytest.mark.usefixtures("language")
def test_in_every_prompt_of_a_game_it_ends_at_the_same_place(amount: Amount, room: QRect, game_id: str) -> None:
    dress()
    surface = QWidget()
    ribbon = Ribbon(surface)
    ribbon.fit(room)
    question, ends = RibbonQuestion(ribbon, lambda text: words(text, ["Ann", "Ben", "Cleo", "Emmeline"])), set[int]()
    for state in positions(Setting(load_game(game_id), 3, (), amount)):
        if state.actor is None:
            continue
        seen = view(state.observation(state.actor))
        question.ask(seen, 0, named=False)
        for move in filter(lambda move: stands_last(seen, move), seen.buttons):
            for _ in range(2):
                (button,) = (each for each in ribbon.buttons if each.move_made is move)
                ends.add(ribbon.geometry().left() + button.geometry().right())
                assert ribbon.rect().contains(button.geometry()) and room.left() <= ribbon.geometry().left()
                question.allows(move, seen)
    surface.deleteLater()
    assert len(ends) == 1


# -- what shines -------------------------------------------------------------------------------------------------------

def test_it_is_quiet_while_anything_else_can_be_done(hand: Hand) -> None:
    assert [(button.text().replace("&", ""), button.objectName()) for button in hand.screen.ribbon.buttons] == [
        ("Return a conflict marker", "primary"), ("End your turn", "quiet")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_keyboard_never_comes_to_rest_on_it(hand: Hand, key: Qt.Key) -> None:
    hand.screen.ribbon.take_focus()
    focused = hand.screen.focusWidget()
    assert isinstance(focused, QPushButton) and focused is not last_button(hand)
    hand.screen.ribbon.ask("Only one button", [(hand.view.buttons[-1], "End")], last=hand.view.buttons[-1:])
    hand.screen.ribbon.take_focus()
    QTest.keyClick(hand.screen.focusWidget(), key)
    QApplication.processEvents()
    assert (hand.played, hand.prompt) == ([], "Only one button")


# -- the second press --------------------------------------------------------------------------------------------------

def test_the_first_press_says_what_is_lost_and_the_second_one_makes_the_move(hand: Hand) -> None:
    place = last_button(hand).mapToGlobal(last_button(hand).rect().topRight())
    click(last_button(hand))
    assert (hand.prompt, hand.played) == (ASKED, [])
    assert last_button(hand).mapToGlobal(last_button(hand).rect().topRight()) == place
    click(last_button(hand))
    assert hand.played == ["end"]


def test_whoever_was_asked_before_is_not_asked_again(hand: Hand) -> None:
    click(last_button(hand))
    hand.push("End your turn")
    assert hand.played == ["end"]


def by_letter(hand: Hand) -> None:
    letter = last_button(hand).text()[last_button(hand).text().index("&") + 1]
    QTest.keyClick(hand.screen.table_view, letter)


def by_enter(hand: Hand) -> None:
    last_button(hand).setFocus()
    QTest.keyClick(last_button(hand), Qt.Key.Key_Return)


def from_the_list(hand: Hand) -> None:
    hand.screen.moves.type_digit(hand.moves.index("End your turn") + 1)


@pytest.mark.parametrize("press", [by_letter, by_enter, from_the_list])
def test_by_keyboard_it_is_the_same(hand: Hand, press: Callable[[Hand], None]) -> None:
    hand.screen.activateWindow()
    press(hand)
    wait_until(lambda: hand.prompt == ASKED, "the ribbon asks")
    assert hand.played == []
    press(hand)
    wait_until(lambda: hand.played == ["end"], "the turn is over")


@pytest.mark.parametrize(("seconds", "made"), [(0.05, False), (0.25, False), (0.55, False), (0.7, True)])
def test_only_who_can_have_read_it_agrees(hand: Hand, monkeypatch: pytest.MonkeyPatch, seconds: float,
                                          made: bool) -> None:
    monkeypatch.setattr(twice, "time", Clock(seconds))
    click(last_button(hand))
    click(last_button(hand))
    assert (hand.played == ["end"]) is made


def touch_the_table(hand: Hand) -> None:
    hand.click(QPoint(4, 4))


def press_escape(hand: Hand) -> None:
    QTest.keyClick(hand.screen, Qt.Key.Key_Escape)


def open_the_rules(hand: Hand) -> None:
    hand.open_page("rules")


def want_a_hint(hand: Hand) -> None:
    click(hand.screen.rail.hint)


@pytest.mark.parametrize("act", [press_escape, open_the_rules, want_a_hint, touch_the_table])
def test_any_other_act_takes_the_question_away(hand: Hand, act: Callable[[Hand], None]) -> None:
    before = hand.prompt
    click(last_button(hand))
    assert hand.prompt == ASKED
    act(hand)
    assert hand.prompt == before
    click(last_button(hand))
    assert (hand.prompt, hand.played) == (ASKED, [])


def flipping() -> ImposterState:
    """Player 1 can play two cards, or flip the King."""
    return position("imposter-kings", hand="princess queen", rival="soldier judge", court="elder")


def test_the_piece_itself_asks_as_well_when_it_is_clicked() -> None:
    with at_table(session_at(flipping())) as hand:
        hand.click("king.1/king")
        assert (hand.prompt, hand.played) == ("You could play 2 cards: flip your King anyway?", [])
        click(last_button(hand))
        assert hand.played == ["flip"]


def test_who_carries_the_piece_to_its_place_means_it() -> None:
    with at_table(session_at(flipping())) as hand:
        hand.drag("king.1/king", "court")
        assert hand.played == ["flip"]


# -- going back --------------------------------------------------------------------------------------------------------

def test_a_slip_is_taken_back_for_nothing_as_long_as_nothing_was_revealed() -> None:
    with at_table(session_at(before_the_end(), (Seating("Ann"), Seating("Aldwin", "page")))) as hand:
        hand.push("End your turn")
        click(hand.screen.rail.undo)
        assert hand.played == []
        assert not hand.session.assisted
        assert hand.prompt != ASKED


def test_what_is_called_out_is_the_largest_and_does_not_shine_nor_take_the_focus() -> None:
    state = position("throne 2: 1 answer; laid king; claim king; hand.1 joker ace; hand.2 nine ten; turn 1; target 0; "
                     "draws 1; loser -1; last_claim none; last_target -1; rest deck")
    with at_table(session_at(state)) as hand:
        hand.screen.ribbon.take_focus()
        names = {button.text().replace("&", ""): button.objectName() for button in hand.screen.ribbon.buttons}
        assert names["Liar!"] == "shout"
        assert "primary" not in names.values()
        focus = hand.screen.window().focusWidget()
        assert isinstance(focus, QPushButton) and focus.objectName() == "quiet"
