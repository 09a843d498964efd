"""The ribbon: what is asked, on the table, just above what is to be moved, and never over a card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QApplication, QWidget

from engine import GAMES, load_game
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, click, dress, label, persons, session_at
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.around_table.ribbon_plan import HIGH, LOW

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def german() -> Iterator[None]:
    i18n.use("de")
    yield
    i18n.use("en")


@pytest.fixture(params=[100, 160])
def scale(request: pytest.FixtureRequest) -> Iterator[int]:
    """A size of the texts that is worn until the end of the test."""
    dress()
    theme.wear("light", request.param)
    yield request.param
    theme.wear("light")


def to_decide() -> BehindState:
    return position("behind-the-throne", row="king queen", mine="general", rival="judge", deck="judge*2 king*3")


def covered(hand: Hand) -> list[QRectF]:
    """The cards and plaques that the ribbon covers."""
    ribbon = QRectF(hand.screen.ribbon.geometry()).adjusted(1, 1, -1, -1)
    return [rect for rect in hand.scene.obstacles() if rect != hand.scene.ribbon and rect.intersects(ribbon)]


def cut_off(hand: Hand) -> list[str]:
    """Words and buttons of the ribbon that are not wholly on it, or lie over others."""
    ribbon = hand.screen.ribbon
    parts = [label(ribbon, "prompt"), *ribbon.buttons]
    found = [part.text() for part in parts if not ribbon.rect().contains(part.geometry())]
    found += [one.text() for at, one in enumerate(parts) for other in parts[:at]
              if one.geometry().intersects(other.geometry())]
    prompt = parts[0]
    return found + [prompt.text()] * (prompt.heightForWidth(prompt.width()) > prompt.height())


def way_to_more(hand: Hand) -> QWidget:
    (more,) = (each for each in hand.screen.ribbon.stops if each not in hand.screen.ribbon.buttons)
    return more


# -- where it lies -----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("number", 2, 4)
@pytest.mark.usefixtures("german")
def test_in_the_smallest_window_it_covers_no_card_and_no_word_of_it_is_cut_off(
        number: int, game_id: str, scale: int) -> None:
    for state in decisions(load_game(game_id), number, seed=scale):
        with at_table(session_at(state, persons(state.seats)), viewer=state.actor, size=(1024, 640)) as hand:
            QApplication.processEvents()
            assert covered(hand) == []
            assert cut_off(hand) == []
            assert not way_to_more(hand).isVisible(), "a move is hidden behind more"


def test_it_lies_between_the_middle_and_what_is_to_be_moved_and_is_as_narrow_as_its_words() -> None:
    with at_table(session_at(to_decide())) as hand:
        ribbon = hand.screen.ribbon
        own = hand.scene.seat_rect(hand.view.seat)
        assert ribbon.geometry().bottom() <= own.top()
        assert ribbon.geometry().top() >= hand.scene.place("row").rect.bottom()
        assert abs(ribbon.geometry().center().x() - hand.screen.table_view.width() / 2) <= 1
        wide = ribbon.width()
        ribbon.ask("Short")
        assert ribbon.width() < wide / 2


def test_it_is_low_without_buttons_and_a_little_higher_with_them() -> None:
    with at_table(session_at(to_decide())) as hand:
        ribbon = hand.screen.ribbon
        assert ribbon.height() == HIGH
        ribbon.ask("Nothing to press")
        assert ribbon.height() == LOW


# -- what it says ------------------------------------------------------------------------------------------------------

def test_the_likeliest_move_is_the_gold_button_and_all_can_be_hit() -> None:
    with at_table(session_at(to_decide())) as hand:
        assert [button.objectName() for button in hand.screen.ribbon.buttons] == ["primary", "quiet"]
        assert all(button.height() >= 36 for button in hand.screen.ribbon.buttons)


def test_moves_without_a_button_are_one_click_away() -> None:
    with at_table(session_at(to_decide()), size=(1024, 640)) as hand:
        ribbon, moves = hand.screen.ribbon, hand.view.moves
        ribbon.ask("Which of these many moves do you want to make now?", [
            (each, f"A move with many words, number {number}") for number, each in enumerate(moves)])
        QApplication.processEvents()
        assert 1 <= len(ribbon.buttons) < len(moves)
        assert cut_off(hand) == []
        more = way_to_more(hand)
        assert more.accessibleName() == "Show all possible moves"
        click(more)
        surround = hand.screen.surround
        assert surround.open_page == "moves"
        assert not surround.panel.geometry().intersects(hand.screen.table_view.geometry()), "it covers cards"
        hand.click(QPoint(4, 4))
        assert surround.open_page == ""


def test_where_all_moves_have_buttons_there_is_no_way_to_more() -> None:
    with at_table(session_at(to_decide())) as hand:
        assert not way_to_more(hand).isVisible()


REMARK = "If you take a hint, this game counts as assisted. Press Hint again to get it."


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_remark_stands_beside_the_question_where_there_is_room_and_covers_nothing(size: tuple[int, int]) -> None:
    with at_table(session_at(to_decide()), size=size) as hand:
        ribbon = hand.screen.ribbon
        before = ribbon.geometry()
        ribbon.remark(REMARK)
        QApplication.processEvents()
        remark = label(ribbon, "remark")
        assert remark.isVisible() and ribbon.rect().contains(remark.geometry())
        parts = (label(ribbon, "prompt"), *ribbon.buttons)
        assert not any(part.geometry().intersects(remark.geometry()) for part in parts)
        assert (ribbon.y(), ribbon.height()) == (before.y(), before.height())
        assert (covered(hand), cut_off(hand)) == ([], [])
        ribbon.remark("")
        assert ribbon.geometry() == before


def test_a_long_remark_stands_below_the_question_without_covering_what_is_to_be_moved() -> None:
    with at_table(session_at(to_decide()), size=(1024, 640)) as hand:
        ribbon = hand.screen.ribbon
        before = ribbon.geometry()
        ribbon.remark(f"{REMARK} {REMARK} {REMARK}")
        QApplication.processEvents()
        remark = label(ribbon, "remark")
        assert remark.isVisible() and ribbon.rect().contains(remark.geometry())
        assert remark.geometry().top() >= label(ribbon, "prompt").geometry().bottom() - 1
        assert ribbon.geometry().bottom() <= hand.scene.seat_rect(hand.view.seat).top()
        ribbon.remark("")
        assert ribbon.geometry() == before
