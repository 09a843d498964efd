"""What is heard at the table: what has landed, whose turn it is, what is refused, and how it ended; nothing before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from engine import load_game
from engine.base.faces import CardFace
from engine.bots.base import Choice
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_shared_table, at_table, hand_in, open_window, persons, session_at, wait_until

pytestmark = pytest.mark.usefixtures("qtbot")

BOT = Seating("Aldwin", "random")


def good_row() -> Session:
    """Ann has a King in the row, and what she reveals next is a Queen, which fits."""
    return session_at(position("behind-the-throne", row="king", deck="queen judge*2"))


def listen(hand: Hand) -> list[str]:
    """The names of the sounds from now on, as they are due."""
    heard = list[str]()
    hand.screen.hearing.sounded.connect(heard.append)
    return heard


# -- what the table does -----------------------------------------------------------------------------------------------

def test_a_card_is_heard_when_it_has_landed_and_not_before() -> None:
    with at_table(good_row(), speed=1.0) as hand:
        heard = list[tuple[str, bool]]()

        def note(name: str) -> None:
            place = hand.scene.place("row")
            middle = QRectF(place.corner(1, 0), place.card).center()
            queens = [item for item in hand.scene.cards.values() if item.face_shown == CardFace("queen")]
            heard.append((name, any((item.mapToScene(item.card_rect().center()) - middle).manhattanLength() < 1.0
                                    for item in queens)))

        hand.screen.hearing.sounded.connect(note)
        hand.push("Reveal a card")
        assert heard == []
        hand.settle()
        assert heard == [("flip", True)]


def test_what_is_skipped_is_not_heard() -> None:
    with at_table(good_row(), speed=1.0) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        hand.narrator.animator.skip()
        hand.settle()
        assert heard == []


def test_where_nothing_moves_no_card_is_heard() -> None:
    with at_table(good_row()) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        hand.settle()
        assert heard == []


def test_taking_back_is_silent() -> None:
    with at_table(good_row(), speed=1.0) as hand:
        hand.push("Collect the row")
        hand.settle()
        heard = listen(hand)
        hand.screen.client.undo()
        hand.settle()
        assert heard == []


def test_a_deal_is_heard_as_one() -> None:
    with at_table(Session(load_game("imposter-kings"), 3, 4, players=persons(3)), speed=1.0, dealt=False) as hand:
        heard = listen(hand)
        hand.settle()
        assert heard.count("deal") == 1
        assert set(heard) <= {"deal", "turn"}


# -- signals -----------------------------------------------------------------------------------------------------------

def test_a_refusal_is_heard() -> None:
    decides = position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")
    with at_table(session_at(decides)) as hand:
        heard = listen(hand)
        hand.drag("stacks.1/jester/0", "discards")
        assert heard == ["refused"]


def test_a_hint_is_heard() -> None:
    with at_table(good_row()) as hand:
        heard = listen(hand)
        advised = hand.view.moves[0]
        hand.screen.client.hinted.emit(Choice(advised, ((advised, 0.5),), hand.view.prompt))
        assert heard == ["hint"]


def test_a_turn_is_announced_once_when_there_is_something_to_choose() -> None:
    """Ann chooses twice in her turn. Ben's first card is turned over for him; then he chooses."""
    with at_shared_table(session_at(position("behind-the-throne", row="king", deck="queen judge*2"))) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        hand.settle()
        assert heard == []
        hand.push("Collect the row")
        hand.settle()
        wait_until(lambda: heard != [], "Ben hears that it is his turn")
        assert heard == ["turn"]
        assert len(hand.buttons) == 2


def test_a_player_hears_when_the_bots_are_done() -> None:
    session = Session(load_game("behind-the-throne"), 2, 3, players=(Seating("Ann"), BOT))
    with at_table(session) as hand:
        wait_until(lambda: hand.screen.client.viewer_decides, "Ann is asked")
        heard = listen(hand)
        hand.push("Reveal a card")
        if session.state.actor == 0:
            hand.choose(hand.moves[-1])
        wait_until(lambda: "turn" in heard or session.finished, "Ann is asked again")
        assert heard.count("turn") == 1


@pytest.mark.parametrize(("mine", "rival", "sound"), [("king*2 queen", "judge", "win"),
                                                       ("jester", "king*2 queen", "loss")])
def test_the_end_is_heard_once(mine: str, rival: str, sound: str) -> None:
    players = (Seating("Ann"), BOT)
    end = position("behind-the-throne", row="judge", mine=mine, rival=rival, deck="end")
    with at_table(session_at(end, players)) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        assert hand.session.finished
        hand.screen.wake()
        assert heard == [sound]


# -- in the window -----------------------------------------------------------------------------------------------------

def test_a_window_that_no_one_plays_in_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    from throne_desktop.services.sound import sounds

    played = list[str]()
    monkeypatch.setattr(sounds.Sounds, "play", lambda _self, name, **_how: played.append(name))
    for audible in (False, True):
        with open_window() as window:
            window.audible = audible
            window.open_session(good_row())
            played.clear()
            hand_in(window).screen.hearing.sounded.emit("lay")
            assert played == ["lay"] * audible
