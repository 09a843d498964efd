"""What the last player did is told by strokes on the table, and written on their plaque."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF, QTimer

from engine import GAMES, Session, load_game
from engine.base.faces import CardFace
from tests.helpers.amount import first_or_all
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, session_at, signs_on
from throne_desktop.language import i18n
from throne_desktop.table.faces.card_layout import band
from throne_desktop.table.geometry.stroke_routes import way
from throne_desktop.table.motion import motions
from throne_desktop.table.narration.marks import Marks

pytestmark = pytest.mark.usefixtures("qtbot")


def marked(hand: Hand) -> list[str]:
    """The pieces and places that the last turn touched, the latest first."""
    return list(hand.narrator.marks.done)


def strokes(hand: Hand) -> list[str]:
    """Where the strokes of the last turn end, the strongest first."""
    return sorted(hand.narrator.marks.strokes, key=lambda place: -hand.narrator.marks.strokes[place].opacity())


def stamp(hand: Hand, seat: int) -> str:
    return hand.plaque(seat).stamp


def ben_reveals(hand: Hand) -> None:
    hand.push("Collect the row")
    hand.session.submit(1, move("behind-the-throne", "reveal"))


def test_a_stroke_leads_from_where_a_card_was_to_where_it_lies() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        assert strokes(hand) == ["row/0"]
        path = hand.narrator.marks.strokes["row/0"].path
        deck, card = hand.scene.rect_of("deck"), hand.scene.rect_of("row/0")
        assert deck is not None and card is not None
        assert deck.adjusted(-2, -2, 2, 2).contains(path.pointAtPercent(0))
        assert card.adjusted(-2, -2, 2, 2).contains(path.currentPosition())


def test_the_order_of_a_turn_is_told_by_the_strength_of_its_strokes() -> None:
    game = position("behind-the-throne", row="king", rival="general", deck="judge queen*2")
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        hand.session.submit(1, move("behind-the-throne", "use general"))
        assert marked(hand) == ["stacks.2/general/0", "row/1", "row/0"]
        assert strokes(hand) == ["row/1", "row/0"], "A General that only turns in its place leaves no stroke."


def test_strokes_of_several_moves_come_one_after_another_and_only_once() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", rival="general", deck="judge queen*2"))) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        marks = Marks(hand.scene, lambda: False, lambda: 2.0)
        marks.refresh()
        timer = marks.findChild(QTimer)
        seen = []
        while timer.isActive():
            assert timer.interval() == motions.BETWEEN_STROKES / 2
            seen.append(in_sight(marks))
            timer.stop()
            timer.timeout.emit()
        assert [*seen, in_sight(marks)] == [["row/0"], ["row/0", "row/1"]]
        marks.refresh()
        assert len(in_sight(marks)) == 2, "What was seen stays."
        assert not timer.isActive()


def in_sight(marks: Marks) -> list[str]:
    """Where the strokes end that can be seen."""
    return sorted(place for place, stroke in marks.strokes.items() if stroke.isVisible())


def test_what_was_collected_is_marked_where_it_lies_now() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "collect"))
        assert strokes(hand) == ["stacks.2/queen/0"]


def test_the_next_players_turn_takes_the_strokes_away() -> None:
    game = position("behind-the-throne", row="king", deck="queen judge general king", third="general", seats=3)
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "collect"))
        hand.session.submit(2, move("behind-the-throne", "reveal"))
        assert strokes(hand) == ["row/0"]


def test_a_card_says_in_words_what_was_done_with_it() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        assert hand.narrator.marks.tips("row/0") == ["Ben: Reveals Queen."]


@first_or_all("game_id", GAMES, 2)
def test_no_sign_lies_over_a_head_or_a_name_however_small_the_cards_are(game_id: str) -> None:
    game, rng = load_game(game_id), random.Random(3)
    seats = game.seats[-1]
    session, looked_at = Session(game, seats, 3), 0
    i18n.use("de")
    try:
        with at_table(session, size=(1024, 640)) as hand:
            for _ in range(30):
                actor = session.state.actor
                if actor is None:
                    break
                session.submit(actor, rng.choice(session.state.legal_moves()))
                for item in hand.scene.cards.values():
                    if isinstance(item.face_shown, CardFace) and not item.lies and item.free is None:
                        looked_at += 1
                        rect = item.card_rect().translated(item.pos())
                        head = QRectF(rect.left(), rect.top(), rect.width(), band(rect.width()))
                        name = QRectF(rect.left(), rect.bottom() - item.foot, rect.width(), item.foot)
                        signs = [sign.mapRectToScene(sign.area) for sign in signs_on(item)]
                        signs += [item.mapRectToScene(item.value_room)] if item.counts else []
                        assert not any(name.adjusted(0, 0.5, 0, 0).intersects(each) for each in signs)
                        assert not any(head.intersects(each) for each in signs)
    finally:
        i18n.use("en")
    assert looked_at


def test_ones_own_turn_leaves_no_strokes_while_it_lasts() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="general",
                                      deck="queen judge king"))) as hand:
        hand.push("Reveal a card")
        assert marked(hand) == [] and strokes(hand) == []


def test_a_plaque_keeps_what_its_seat_did_until_it_moves_again() -> None:
    game = position("behind-the-throne", row="king", deck="queen judge general king", third="general", seats=3)
    with at_table(session_at(game)) as hand:
        assert stamp(hand, 1) == ""
        ben_reveals(hand)
        assert stamp(hand, 1) == "Reveals Queen."
        hand.session.submit(1, move("behind-the-throne", "collect"))
        hand.session.submit(2, move("behind-the-throne", "reveal"))
        assert stamp(hand, 1) == "Collects Queen."
        assert stamp(hand, 2) == "Reveals Judge."
        assert "Collects Queen." in hand.plaque(1).toolTip()


def test_moves_taken_back_leave_no_marks() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                      deck="queen judge"))) as hand:
        hand.click("stacks.1/general/0")
        assert stamp(hand, 0) != ""
        hand.screen.rail.undo.click()
        assert stamp(hand, 0) == ""


def test_a_game_that_is_opened_again_tells_what_was_done_last() -> None:
    game = position("behind-the-throne", row="king", deck="queen judge king")
    session = session_at(game)
    session.submit(0, move("behind-the-throne", "collect"))
    session.submit(1, move("behind-the-throne", "reveal"))
    with at_table(session) as hand:
        assert stamp(hand, 1) == "Reveals Queen."
        assert strokes(hand) == ["row/0"]


def test_marks_can_be_switched_off() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        hand.scene.show_marks = False
        ben_reveals(hand)
        assert marked(hand) == [] and strokes(hand) == []
        assert stamp(hand, 1) == ""


@pytest.mark.parametrize("calm", [False, True])
def test_a_stroke_goes_around_a_card_that_lies_in_its_way(calm: bool) -> None:
    start, between, end = (QRectF(left, 200, 100, 140) for left in (100, 260, 420))
    path = way(start, end, (between,), calm=calm)
    assert not any(between.contains(path.pointAtPercent(number / 50)) for number in range(51))
    assert start.adjusted(-1, -1, 1, 1).contains(path.pointAtPercent(0))
    assert end.adjusted(-1, -1, 1, 1).contains(path.currentPosition())


def test_where_nothing_lies_in_the_way_a_stroke_is_short() -> None:
    start, end = QRectF(100, 200, 100, 140), QRectF(500, 200, 100, 140)
    assert way(start, end).length() < 1.1 * 300


def test_a_lost_row_is_marked_nowhere_but_on_the_discard_pile() -> None:
    game = position("behind-the-throne", row="king", deck="general king queen")
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        assert {hand.view.pieces[place].zone for place in marked(hand)} == {"discards"}
