"""Signboards of plain zones: words in places that are empty, and a sign where two numbers clash."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from engine.games.behind_the_throne.state import BehindState
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.narration.hint_strokes import ResultItem
from throne_desktop.table.narration.notes import NoteItem
from throne_desktop.table.narration.plain_boards import ClashFrame, WordsItem

pytestmark = pytest.mark.usefixtures("qtbot")


def notes(hand: Hand) -> list[str]:
    """The kinds of the notes that can be read."""
    return [item.note.kind for item in hand.scene.items() if isinstance(item, NoteItem) and item.isVisible()]


def card(hand: Hand, piece: str) -> tuple[float, float]:
    """The left and the right edge of a card."""
    rect = hand.scene.rect_of(piece)
    assert rect is not None
    return rect.left(), rect.right()


def too_high() -> BehindState:
    return position("behind-the-throne", row="queen minstrel alchemist", mine="general jester")


def test_two_numbers_that_clash_stand_in_the_gap_between_their_cards() -> None:
    with at_table(session_at(too_high())) as hand:
        clash = hand.narrator.boards.clash
        assert clash is not None and clash.words == "6 < 7"
        assert card(hand, "row/1")[1] <= clash.chip.center().x() <= card(hand, "row/2")[0]
        (frame,) = [item for item in hand.scene.items() if isinstance(item, ClashFrame)]
        assert frame.frame.contains(hand.scene.rect_of("row/2"))


def test_the_sign_leaves_the_heads_of_both_cards_free() -> None:
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        with at_table(session_at(too_high()), size=size) as hand:
            rect, clash = hand.scene.rect_of("row/2"), hand.narrator.boards.clash
            assert rect is not None and clash is not None
            assert clash.chip.top() > rect.top() + rect.height() / 3


def test_no_numbers_clash_while_the_row_falls() -> None:
    with at_table(session_at(position("behind-the-throne", row="queen minstrel", mine="general jester"))) as hand:
        assert hand.narrator.boards.clash is None


def test_screen_readers_hear_at_the_newest_card_that_it_is_too_high() -> None:
    with at_table(session_at(too_high())) as hand:
        assert hand.scene.said_at("row/2") == ["7 is higher than 6, the value before it."]


def test_an_empty_place_says_what_goes_there_until_something_lies_in_it() -> None:
    with at_table(session_at(position("behind-the-throne", mine="general prophet"))) as hand:
        assert [item.words for item in hand.narrator.boards.words] == ["The row: up to 5 cards"]
    with at_table(session_at(position("behind-the-throne", row="queen"))) as hand:
        assert [item.words for item in hand.narrator.boards.words] == ["Your cards: up to 5 stacks"]


def test_a_hint_shows_what_the_newest_card_will_count() -> None:
    state = position("behind-the-throne", row="queen minstrel alchemist", mine="general assassin")
    with at_table(session_at(state)) as hand:
        hand.ask_hint()
        hand.wait_for_hint()
        (disc,) = [item for item in hand.scene.items() if isinstance(item, ResultItem)]
        assert disc.text == "4", "The General brings the 7 down by 3."
        (stroke,) = hand.narrator.leads.strokes
        assert not stroke.path.isEmpty()
        (note,) = [item for item in hand.scene.items() if isinstance(item, NoteItem)]
        assert note.note.kind == "hint" and note.note.title


def test_the_stroke_of_a_hint_ends_at_the_card_that_it_changes() -> None:
    state = position("behind-the-throne", row="queen minstrel alchemist", mine="general assassin")
    with at_table(session_at(state)) as hand:
        hand.ask_hint()
        hand.wait_for_hint()
        (stroke,) = hand.narrator.leads.strokes
        newest = hand.scene.rect_of("row/2")
        assert newest is not None and newest.adjusted(-5, -5, 5, 5).contains(stroke.path.currentPosition())


def test_a_refusal_puts_the_note_of_a_hint_aside_until_it_is_gone() -> None:
    state = position("behind-the-throne", row="queen minstrel alchemist", mine="general assassin king")
    with at_table(session_at(state)) as hand:
        hand.ask_hint()
        hand.wait_for_hint()
        assert notes(hand) == ["hint"]
        hand.drag("stacks.1/king/0", "row")
        assert notes(hand) == ["refusal"]
        hand.narrator.refusals.forget()
        assert notes(hand) == ["hint"]


@pytest.mark.parametrize(("side", "letters"), [(200.0, 14), (56.0, 12), (40.0, None)])
def test_words_that_are_too_large_for_a_slot_are_smaller_or_not_there_but_never_cut(
        side: float, letters: int | None) -> None:
    slot = QRectF(0, 0, side, 1.4 * side)
    item = WordsItem("Tus cartas: hasta 5 pilas", slot)
    assert item.words == ("" if letters is None else "Tus cartas: hasta 5 pilas")
    if letters is not None:
        assert item.shown is not None
        font, lines = item.shown
        assert font.pixelSize() == letters
        assert slot.contains(QFontMetricsF(font).boundingRect(slot, Qt.AlignmentFlag.AlignCenter, lines))
