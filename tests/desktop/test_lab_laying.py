"""A table is laid by hand in the laboratory: by mouse, by key and at random; sentences say what is wrong or missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.base.notation import read
from engine.lab.draft import Draft
from tests.helpers.lab import ENDING, LabHand, at_lab, lab_of
from tests.helpers.window import open_window
from throne_desktop.screens.lab.card_list import CardList
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def lab(window: Window) -> LabHand:
    """A round of Throne with two cards each, about to be changed by hand."""
    found = at_lab(window)
    found.open("lay")
    return found


def draft(lab: LabHand) -> Draft[object]:
    return lab.page.lay.draft


def cards(lab: LabHand, zone: str) -> list[str]:
    names = draft(lab).game.card_names
    return [names.id_of(kind) for kind in draft(lab).cards(zone)]


def piece(lab: LabHand, zone: str, card: str) -> str:
    """The id of that card on the table."""
    view = lab.page.laying.view
    assert view is not None
    kind = draft(lab).game.card_names.kind_of(card)
    return next(each.id for each in view.pieces.values() if each.zone == zone and each.kind == kind)


def carry(listed: CardList, row: int, to: QPoint) -> None:
    """Press a row of a list, and let it go at that point of the screen."""
    listed.scrollToItem(listed.item(row))
    start = listed.visualItemRect(listed.item(row)).center()
    port = listed.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (port.mapFromGlobal(to) - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=port.mapFromGlobal(to))


def on_screen(lab: LabHand, zone: str) -> QPoint:
    return lab.viewport.mapToGlobal(lab.point(zone))


def test_a_card_is_dragged_from_hand_to_hand_beside_the_table_and_back_from_the_box(lab: LabHand) -> None:
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert (cards(lab, "hand.1"), cards(lab, "hand.2")) == (["king"], ["ace", "nine", "seven"])
    lab.drag(piece(lab, "hand.2", "ace"), QPoint(lab.viewport.width() + 60, 200))
    assert cards(lab, "hand.2") == ["nine", "seven"]
    assert lab.page.lay.box.words == ["Ace"]
    assert lab.page.lay.status.text() == "1 card still to be laid."
    carry(lab.page.lay.box, 0, on_screen(lab, "discards"))
    assert cards(lab, "discards") == ["ace"]
    assert draft(lab).box == ()


def test_a_click_lays_a_card_where_the_table_was_clicked_and_another_takes_it_back(lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).empty_zone("hand.2"))
    assert lab.page.lay.box.words == ["Nine", "Ace"]
    lab.click("discards")
    assert lab.page.lay.chosen_place == "discards"
    box = lab.page.lay.box
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, pos=box.visualItemRect(box.item(1)).center())
    assert cards(lab, "discards") == ["ace"]
    there = lab.page.lay.there
    QTest.mouseClick(there.viewport(), Qt.MouseButton.LeftButton, pos=there.visualItemRect(there.item(0)).center())
    assert cards(lab, "discards") == []


def test_keys_do_the_same_and_every_step_is_undone_and_redone(lab: LabHand) -> None:
    page = lab.page.lay
    page.place.setCurrentIndex(draft(lab).zones.index("hand.1"))
    page.place.activated.emit(page.place.currentIndex())
    page.there.setFocus()
    lab.key(Qt.Key.Key_Delete)
    assert cards(lab, "hand.1") == ["seven"]
    page.place.activated.emit(draft(lab).zones.index("discards"))
    page.box.setFocus()
    lab.key(Qt.Key.Key_Return)
    assert cards(lab, "discards") == ["king"]
    lab.key(Qt.Key.Key_U)
    assert cards(lab, "discards") == [] and page.box.words == ["King"]
    lab.key(Qt.Key.Key_U)
    assert cards(lab, "hand.1") == ["king", "seven"]
    lab.key(Qt.Key.Key_Y)
    lab.key(Qt.Key.Key_Y)
    assert cards(lab, "discards") == ["king"]


def test_keys_at_the_table_choose_a_place_and_take_a_card_back(lab: LabHand) -> None:
    lab.page.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    lab.key(Qt.Key.Key_Return)
    assert lab.page.lay.box.hasFocus() or draft(lab).box == ()
    lab.page.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    keyboard = lab.page.table_view.use_keyboard()
    assert keyboard.at is not None
    while keyboard.at.zone != "hand.1":
        lab.key(Qt.Key.Key_Down)
    lab.key(Qt.Key.Key_Delete)
    assert len(draft(lab).box) == 1


def test_a_table_is_tried_out_once_it_is_whole(lab: LabHand) -> None:
    page = lab.page.lay
    page.act(lambda: draft(lab).take("hand.2", 0))
    assert not page.play.isEnabled()
    page.choose_place("hand.1")
    page.put(draft(lab).box[0], "hand.1")
    assert page.status.text() == "This table can be played on."
    lab.push("Try this table out")
    assert lab.page.open_page == "moves"
    assert "Ace as Ace" in lab.moves
    lab.choose("Ace as Ace")
    assert lab.tried == ["The first table", "Player 1: Ace as Ace"]


def test_whose_turn_it_is_is_chosen(lab: LabHand) -> None:
    page = lab.page.lay
    page.open("turn")
    page.actor.setCurrentIndex(1)
    page.actor.activated.emit(1)
    assert draft(lab).actor == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_an_empty_table_of_every_game_is_laid_a_little_and_filled_at_random(lab: LabHand, game_id: str) -> None:
    page, game = lab.page.lay, load_game(game_id)
    page.open("turn")
    page.game.setCurrentIndex(page.game.findData(game_id))
    page.game.activated.emit(page.game.currentIndex())
    page.seats.setCurrentIndex(page.seats.count() - 1)
    lab.push("Empty table")
    other = lab_of(page.window())      # type: ignore[arg-type]
    assert (other.state.game.id, other.page.lay.draft.seats) == (game_id, game.seats[-1])
    assert other.page.open_page == "lay" and other.page.laying.active
    deck = Counter(other.page.lay.draft.box)
    other.push("Fill the rest at random")
    assert other.page.lay.status.text() == "This table can be played on."
    assert Counter(kind for zone in other.page.lay.draft.zones for kind in other.page.lay.draft.cards(zone)) == deck
    other.push("Try this table out")
    assert len(other.moves) == len(other.state.legal_moves()) > 0


def test_a_half_laid_table_is_copied_and_pasted(window: Window, lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).take("hand.2", 0))
    lab.page.copy_text()
    text, box = QGuiApplication.clipboard().text(), draft(lab).box
    lab.open("moves")
    lab.page.paste_asked.emit()
    assert lab_of(window).page.laying.active
    assert draft(lab_of(window)).box == box
    assert draft(lab_of(window)).text(exact=True) == text


def test_what_was_begun_is_there_when_the_page_is_opened_again(lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).take("hand.2", 0))
    lab.open("moves")
    assert lab.moves and lab.state.fingerprint() == read(load_game("throne"), ENDING).fingerprint()
    lab.open("lay")
    assert len(draft(lab).box) == 1


def test_a_panel_that_is_folded_leaves_the_table_to_be_laid(lab: LabHand) -> None:
    lab.page.show_page("")
    QApplication.processEvents()
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert cards(lab, "hand.2") == ["ace", "nine", "seven"]


def test_tokens_and_empty_ground_are_nothing_to_be_moved(lab: LabHand) -> None:
    before = draft(lab).text()
    view = lab.page.laying.view
    assert view is not None
    for each in [each for each in view.pieces.values() if each.zone in ("said", "claims")]:
        lab.drag(each.id, "discards")
    lab.drag(QPoint(5, 5), "discards")
    assert draft(lab).text() == before
