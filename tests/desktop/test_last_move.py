"""What the last player did is marked on the table by numbered pennants, and written on their plaque."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF

from engine import GAMES, Session, load_game
from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, session_at, signs_on
from throne_desktop.language import i18n
from throne_desktop.table.items import PickupSign
from throne_desktop.table.marks import Pennant

pytestmark = pytest.mark.usefixtures("qtbot")


def pennants(hand: Hand) -> dict[str, int]:
    """The numbers on the pennants, by what they stand at."""
    return {place: pennant.number for place, pennant in hand.scene.marks.pennants.items()}


def stamp(hand: Hand, seat: int) -> str:
    return hand.plaque(seat).stamp


def ben_reveals(hand: Hand) -> None:
    hand.push("Collect the row")
    hand.session.submit(1, move("behind-the-throne", "reveal"))


def test_the_card_that_another_player_revealed_bears_a_pennant() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        assert pennants(hand) == {"row/0": 1}


def test_the_steps_of_a_turn_are_numbered_in_their_order() -> None:
    game = position("behind-the-throne", row="king", rival="general", deck="judge queen*2")
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        hand.session.submit(1, move("behind-the-throne", "use general"))
        assert pennants(hand) == {"row/0": 1, "row/1": 2, "stacks.2/general/0": 3}


def test_what_was_collected_is_marked_where_it_lies_now() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "collect"))
        assert pennants(hand) == {"stacks.2/queen/0": 1}


def test_the_next_players_turn_takes_the_pennants_away() -> None:
    game = position("behind-the-throne", row="king", deck="queen judge general king", third="general", seats=3)
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "collect"))
        hand.session.submit(2, move("behind-the-throne", "reveal"))
        assert pennants(hand) == {"row/0": 1}


def test_a_pennant_says_in_words_what_was_done() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        assert hand.scene.marks.pennants["row/0"].toolTip() == "Ben: Queen revealed."


@pytest.mark.parametrize("game_id", GAMES)
def test_no_pennant_and_no_sign_lies_over_a_name_however_small_the_cards_are(game_id: str) -> None:
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
                    if item.foot and not item.lies:
                        looked_at += 1
                        rect = item.card_rect().translated(item.pos())
                        name = QRectF(rect.left(), rect.bottom() - item.foot, rect.width(), item.foot)
                        signs = [sign.mapRectToScene(sign.disc) for sign in signs_on(item)]
                        pennant = hand.scene.marks.pennants.get(item.piece.id if item.piece else "")
                        flags = [] if pennant is None else [pennant.mapRectToScene(pennant.flag)]
                        assert not any(name.adjusted(0, 0.5, 0, 0).intersects(each) for each in (*signs, *flags))
    finally:
        i18n.use("en")
    assert looked_at


def test_ones_own_turn_bears_no_pennants_while_it_lasts() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", mine="general",
                                      deck="queen judge king"))) as hand:
        hand.push("Reveal a card")
        assert pennants(hand) == {}


def test_a_plaque_keeps_what_its_seat_did_until_it_moves_again() -> None:
    game = position("behind-the-throne", row="king", deck="queen judge general king", third="general", seats=3)
    with at_table(session_at(game)) as hand:
        assert stamp(hand, 1) == ""
        ben_reveals(hand)
        assert stamp(hand, 1) == "Queen revealed."
        hand.session.submit(1, move("behind-the-throne", "collect"))
        hand.session.submit(2, move("behind-the-throne", "reveal"))
        assert stamp(hand, 1) == "Row collected: Queen."
        assert stamp(hand, 2) == "Judge revealed."
        assert "Row collected: Queen." in hand.plaque(1).toolTip()


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
        assert stamp(hand, 1) == "Queen revealed."
        assert pennants(hand) == {"row/0": 1}


def test_marks_can_be_switched_off() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        hand.scene.show_marks = False
        ben_reveals(hand)
        assert pennants(hand) == {}
        assert stamp(hand, 1) == ""


def test_a_pennant_covers_neither_index_nor_name() -> None:
    game = position("behind-the-throne", row="king", rival="general", deck="judge queen*2")
    for size in ((1024, 640), (1920, 1080)):
        with at_table(session_at(game.clone()), size=size) as hand:
            ben_reveals(hand)
            card = hand.scene.cards["row/0"]
            width = card.card_size.width()
            lies = card.card_rect().translated(card.pos())
            index = QRectF(lies.topLeft(), QPointF(lies.left() + width * 0.4, lies.top() + width * 0.24))
            name = QRectF(QPointF(lies.left(), lies.bottom() - width * 0.25), lies.bottomRight())
            flag = hand.scene.marks.pennants["row/0"].sceneBoundingRect()
            assert not flag.intersects(index) and not flag.intersects(name)


def test_what_can_be_picked_up_and_what_was_done_last_differ_in_shape() -> None:
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge king"))) as hand:
        ben_reveals(hand)
        signs = [item for item in hand.scene.items() if isinstance(item, PickupSign | Pennant) and item.isVisible()]
        assert {type(sign) for sign in signs} == {Pennant}


def test_a_lost_row_is_marked_nowhere_but_on_the_discard_pile() -> None:
    game = position("behind-the-throne", row="king", deck="general king queen")
    with at_table(session_at(game)) as hand:
        ben_reveals(hand)
        hand.session.submit(1, move("behind-the-throne", "reveal"))
        assert {hand.view.pieces[place].zone for place in pennants(hand)} == {"discards"}
