"""A card is asked about in the laboratory: what may be done with it, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.helpers.lab import LabHand, at_lab
from tests.helpers.window import open_window
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

QUEENS = ("behind-the-throne 2: 1 row; row judge*2; stacks.1 queen*2; stacks.2 king; deck general*5 assassin*5 "
          "jester*5 prophet*5 minstrel*5 alchemist*5 judge*3 queen*3 king*4; discards end")
DESTROY = ("Not legal: Destroy Player 2’s King. With 2 Queens, destroying a card takes a row of more than 2 cards. R12")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def lab(window: Window) -> LabHand:
    """Two equal cards in the row, two Queens of one's own, and a King of the rival's."""
    found = at_lab(window, QUEENS)
    found.open("ask")
    return found


def lines(lab: LabHand) -> list[str]:
    listed = lab.page.ask.lines
    return [listed.item(row).text() for row in range(listed.count())]


def card(lab: LabHand, zone: str, kind: str) -> str:
    """The id of the piece on top of such a card."""
    assert lab.page.view is not None
    number = lab.page.game.card_names.kind_of(kind)
    return [each.id for each in lab.page.view.pieces.values() if each.zone == zone and each.kind == number][-1]


def test_a_click_asks_about_a_card_where_it_would_have_made_a_move(lab: LabHand) -> None:
    before = lab.state.fingerprint()
    lab.click(card(lab, "stacks.2", "king"))
    assert lines(lab)[:2] == ["Legal: Swap the row for Player 2’s King. R16", DESTROY]
    assert lab.page.ask.card.text() == "King"
    assert lab.state.fingerprint() == before and lab.tried == ["The first table"]


def test_whatever_is_pressed_is_asked_about_and_no_move_is_made(lab: LabHand) -> None:
    """The buttons of the ribbon say whether their move may be made, and so do pictures to choose from."""
    lab.push("Reveal a card")
    assert lines(lab) == ["Legal: Reveal a card. R2"]
    assert lab.tried == ["The first table"]


def test_a_card_is_asked_about_by_the_moves_that_begin_with_it(window: Window) -> None:
    """What a Judge makes possible names other cards, not him."""
    lab = at_lab(window, "behind-the-throne 2: 1 row; row minstrel assassin; stacks.1 judge general; used general; "
                         "stacks.2 queen; deck general*4 assassin*4 jester*5 prophet*5 minstrel*4 alchemist*5 judge*4 "
                         "queen*4 king*5; discards end")
    lab.open("ask")
    lab.click(card(lab, "stacks.1", "judge"))
    assert "Legal: Judge as the General: down 3. R8" in lines(lab)


def test_a_step_forward_is_no_question_and_clicks_go_on_asking(lab: LabHand) -> None:
    lab.open("moves")
    lab.choose("Swap the row for Player 2’s King")
    lab.open("ask")
    lab.page.back()
    before = lab.state.fingerprint()
    lab.page.on()
    lab.settle()
    assert lab.state.fingerprint() != before
    lab.page.back()
    lab.click(card(lab, "stacks.2", "king"))
    assert DESTROY in lines(lab) and lab.state.fingerprint() == before


def test_a_line_leads_to_its_rule(lab: LabHand) -> None:
    lab.click(card(lab, "stacks.2", "king"))
    listed = lab.page.ask.lines
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(listed.item(1)).center())
    assert lab.page.open_page == "rules"


def test_on_another_page_a_click_plays_again(lab: LabHand) -> None:
    lab.open("moves")
    lab.click(card(lab, "stacks.2", "king"))
    lab.settle()
    assert lab.tried == ["The first table", "Player 1: Swap the row for Player 2’s King"]
    lab.open("ask")
    assert lines(lab) == []


def test_keys_ask_as_well(lab: LabHand) -> None:
    lab.page.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    keyboard = lab.page.table_view.use_keyboard()
    asked: list[str] = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right) * 8:
        lab.key(key)
        if keyboard.at is not None and keyboard.at.piece is not None:
            lab.key(Qt.Key.Key_Return)
            asked += lines(lab)
    assert DESTROY in asked
    assert lab.tried == ["The first table"]


STOPPED = ("imposter-kings 2: 1 turn; turn 0; accused fool; hand.1 kings_hand elder; hand.2 zealot judge; "
           "successor.1 soldier; successor.2 warlord; court elder queen; marks 0,0; rest removed; direction 1")


def test_a_kings_hand_says_what_cannot_be_stopped(window: Window) -> None:
    lab = at_lab(window, STOPPED)
    lab.open("ask")
    lab.click(card(lab, "hand.1", "kings_hand"))
    assert lines(lab) == [
        "Not legal: Play: King’s Hand. The King’s Hand (8 in hand) is below the Throne (9): play equal or higher. R7",
        "Not legal: Use the King’s Hand. The Queen cannot be stopped. R11"]


def test_nothing_is_said_of_moves_that_no_card_on_the_table_could_make(lab: LabHand) -> None:
    """Of the judges in the row, nobody has one that could be destroyed or swapped."""
    lab.click(card(lab, "row", "judge"))
    said = lines(lab)
    assert said and not any(line.startswith("Not legal: Destroy") for line in said)


def test_of_a_card_that_waits_it_is_said_why(window: Window) -> None:
    lab = at_lab(window, STOPPED)
    lab.open("ask")
    lab.click(card(lab, "accused", "fool"))
    assert len(lines(lab)) == 1 and lines(lab)[0].endswith(" R31")


def test_a_click_beside_all_cards_takes_the_answer_away(lab: LabHand) -> None:
    lab.click(card(lab, "stacks.2", "king"))
    assert lines(lab)
    QTest.mouseClick(lab.page.table_view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert lines(lab) == []


def test_what_is_said_of_a_card_on_the_table_is_said_where_it_is_asked_about(window: Window) -> None:
    lab = at_lab(window, "shadow-throne 3: 1 play; battle 1; wave 2; gold 4,4,4; battle.1 outlaw; battle.2 outlaw; "
                         "battle.3 outlaw; waves 1,1,1; who outlaw,outlaw,outlaw; owners 0,1,2; status 0,0,0; tokens "
                         "0,0,0; last 1,1,1; track 0,3,0; hand.1 phabos_scouts outlaw langman; hand.2 tithe_keeper*3; "
                         "hand.3 dutiful_peasant*3; concerned 1 2 3; rest deck")
    lab.open("ask")
    lab.click(card(lab, "hand.1", "phabos_scouts"))
    assert lab.page.ask.marks.text().splitlines()[-1] == "With hush money, this card costs 3 gold."
