"""A hint comes in three steps: where to look, which piece, and then the move with its chance and reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt

from engine import load_game
from engine.bots.base import Choice
from engine.games.behind_the_throne.state import BehindState
from engine.session.entries import Hinted, Seating
from engine.session.session import Session
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, click, persons, session_at, wait_until
from throne_desktop.screens.around_table.hinted_button import is_lit
from throne_desktop.screens.play import advice
from throne_desktop.table.narration.hint_strokes import FrameItem

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"))


def to_decide() -> BehindState:
    """Ann can reveal a card, collect the row, or use one of two cards."""
    return position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")


@pytest.fixture
def hand() -> Iterator[Hand]:
    with at_table(session_at(to_decide(), PLAYERS)) as playing:
        yield playing


def advise(hand: Hand, notation: str, game_id: str = "behind-the-throne") -> None:
    """Give a hint that names this move."""
    advised = move(game_id, notation)
    hand.screen.client.hinted.emit(Choice(advised, ((advised, 0.5),), hand.view.prompt))


def frames(hand: Hand) -> list[QRectF]:
    return [item.frame for item in hand.scene.items() if isinstance(item, FrameItem)]


def lies(hand: Hand, place: str) -> QRectF:
    rect = hand.scene.rect_of(place)
    assert rect is not None
    return rect


def test_the_first_press_lights_a_part_of_the_table_and_no_card(hand: Hand) -> None:
    advise(hand, "use jester -1")
    (frame,) = frames(hand)
    assert frame.contains(lies(hand, "stacks.1/jester/0")) and frame.contains(lies(hand, "stacks.1/general/0"))
    assert not frame.intersects(lies(hand, "row/1"))
    assert hand.note == "Hint: Look here: Ann’s stacks. Press Hint again to see more."
    assert not hand.narrator.leads.strokes


def test_the_second_press_lights_the_card_and_not_where_it_goes(hand: Hand) -> None:
    advise(hand, "use jester -1")
    click(hand.screen.rail.hint)
    (frame,) = frames(hand)
    assert frame.contains(lies(hand, "stacks.1/jester/0"))
    assert not frame.intersects(lies(hand, "stacks.1/general/0"))
    assert hand.note.startswith("Hint: Jester")
    assert hand.note.endswith(". Press Hint again to see the move.")
    assert not hand.narrator.leads.strokes


def test_the_third_press_draws_the_move_and_says_why(hand: Hand) -> None:
    advise(hand, "use jester -1")
    for _ in range(2):
        click(hand.screen.rail.hint)
    assert len(hand.narrator.leads.strokes) == 1
    assert hand.note == f"Hint: Jester: down 1. {hand.screen.say(hand.view.prompt)}"
    assert hand.screen.moves.currentRow() == hand.moves.index("Jester: down 1")


def test_before_the_last_step_neither_lists_nor_buttons_give_the_move_away(hand: Hand) -> None:
    advise(hand, "use jester -1")
    for _ in range(2):
        assert hand.screen.moves.currentRow() == -1
        assert not any(is_lit(button) for button in hand.screen.ribbon.buttons)
        assert hand.screen.advice.goes_on
        click(hand.screen.rail.hint)
    assert not hand.screen.advice.goes_on


def test_the_button_of_a_move_that_is_made_by_hand_as_well_shines_in_the_last_step_alone(hand: Hand) -> None:
    advise(hand, "reveal")
    assert hand.note.startswith("Hint: Look here: Deck")
    assert not any(is_lit(button) for button in hand.screen.ribbon.buttons)
    click(hand.screen.rail.hint)
    assert [button.move_made for button in hand.screen.ribbon.buttons if is_lit(button)] == [
        move("behind-the-throne", "reveal")]


def test_a_move_that_has_only_a_button_is_told_at_once() -> None:
    state = next(state for state in decisions(load_game("throne"), 50)
                 if move("throne", "accept") in state.legal_moves())
    with at_table(session_at(state, persons(state.seats)), viewer=state.actor) as hand:
        wait_until(lambda: bool(hand.moves), "the person decides")
        advise(hand, "accept", "throne")
        assert not hand.screen.advice.goes_on
        assert [button.move_made for button in hand.screen.ribbon.buttons if is_lit(button)] == [
            move("throne", "accept")]


def test_pressing_on_does_not_make_the_light_go_away(hand: Hand) -> None:
    advise(hand, "use jester -1")
    for _ in range(4):
        click(hand.screen.rail.hint)
    assert len(hand.narrator.leads.strokes) == 1


def test_a_step_stays_when_the_window_changes_its_size_or_the_prompt_is_written_anew(hand: Hand) -> None:
    advise(hand, "use jester -1")
    hand.key(Qt.Key.Key_Escape)
    hand.screen.resize(1024, 640)
    (frame,) = frames(hand)
    assert frame.contains(lies(hand, "stacks.1/jester/0"))
    assert hand.note.startswith("Hint: Look here: ")


def test_the_steps_begin_again_at_the_next_decision(hand: Hand) -> None:
    advise(hand, "use jester -1")
    hand.wait_for_hint()
    hand.choose("Jester: down 1")
    wait_until(lambda: bool(hand.moves), "Ann decides again")
    assert frames(hand) == []
    advise(hand, "use general")
    assert hand.note.startswith("Hint: Look here: ")


def test_all_presses_in_one_position_are_one_hint_in_the_record(hand: Hand) -> None:
    session: Session = hand.session
    hand.key(Qt.Key.Key_H)      # says what it costs
    hand.key(Qt.Key.Key_H)
    wait_until(lambda: hand.note.startswith("Hint: "), "there is a hint")
    for _ in range(4):
        hand.key(Qt.Key.Key_H)
    assert session.record().entries == (Hinted(0),)


def test_every_step_is_spoken(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(advice, "announce", lambda _speaker, words: spoken.append(words))
    advise(hand, "use jester -1")
    for _ in range(2):
        click(hand.screen.rail.hint)
    assert spoken[0] == "Hint: Look here: Ann’s stacks. Press Hint again to see more."
    assert spoken[1].startswith("Hint: Jester")
    assert spoken[2].startswith("Hint: Jester: down 1. ")
