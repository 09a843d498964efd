"""Throne in the window: laying a card on a claim, answering, and pointing at a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.games.throne.state import ThroneState
from tests.helpers.throne import play, position
from tests.helpers.window import Hand, at_shared_table, at_table, session_at, wait_until

pytestmark = pytest.mark.usefixtures("qtbot")


@contextmanager
def seen_by(game: ThroneState, player: int = 1) -> Iterator[Hand]:
    """The table of a game between people, seen by one of them."""
    with at_table(session_at(game), viewer=player - 1) as hand:
        yield hand


def test_a_card_is_dropped_on_a_claim() -> None:
    with seen_by(position("king seven", "ten*2")) as hand:
        hand.hold("hand.1/seven-0", "claims/king")
        assert set(hand.lit) >= {"claims", "laid", "hand.2"}
        hand.let_go(hand.point("claims/king"))
        assert hand.played == ["lay seven as king 2"]
        hand.settle()
        assert hand.disorder() == []


def test_among_several_rivals_one_is_asked_for() -> None:
    with seen_by(position("king seven", "ten*2", "nine*2")) as hand:
        hand.drag("hand.1/seven-0", "claims/king")
        assert hand.played == []
        hand.push("Seven as King against Cleo")
        assert hand.played == ["lay seven as king 3"]


def test_a_card_dropped_on_a_rival_asks_for_the_claim() -> None:
    with seen_by(position("king seven", "ten*2", "nine*2")) as hand:
        hand.drag("hand.1/king-0", "hand.3")
        hand.push("King as Queen against Cleo")
        assert hand.played == ["lay king as queen 3"]


def test_a_liar_is_called_by_the_first_button() -> None:
    game = position("king seven", "ten*2")
    play(game, "lay seven as king 2")
    with seen_by(game, 2) as hand:
        assert hand.buttons[:2] == ["Liar!", "Accept"]
        hand.push("Liar!")
        assert hand.played == ["liar"]
        hand.settle()
        assert hand.disorder() == []


def test_a_joker_is_laid_against_the_card() -> None:
    game = position("king seven", "joker ten")
    play(game, "lay seven as king 2")
    with seen_by(game, 2) as hand:
        hand.drag("hand.2/joker-0", "laid")
        assert hand.played == ["joker"]


def test_a_pick_waits_until_a_card_is_pointed_at() -> None:
    game = position("king seven", "ten*3")
    play(game, "lay seven as king 2", "accept")
    with seen_by(game) as hand:
        assert hand.prompt == "Point at the card of Ben that you kill."
        assert hand.played == []
        hand.click("hand.2/back-1")
        assert hand.played == ["pick"]
        hand.settle()
        assert hand.disorder() == []


def test_the_end_of_a_round_is_seen_before_the_next_is_dealt() -> None:
    game = position("king seven", "ten")
    play(game, "lay seven as king 2", "accept", "pick")
    with seen_by(game) as hand:
        assert hand.prompt == "The round is won. Deal the next one."
        hand.push("Deal the next round")
        assert hand.played == ["deal"]
        wait_until(lambda: not hand.moving(), "all cards are dealt")
        assert hand.disorder() == []


def test_people_at_one_screen_are_asked_together_about_an_ace() -> None:
    game = position("king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        assert hand.prompt == "Ann claims an Ace. Does anybody call it a lie?"
        assert {"Ben", "Cleo"} <= set(hand.buttons)


def test_nobody_at_the_screen_calls_an_ace() -> None:
    game = position("king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        hand.push("Nobody")
        wait_until(lambda: hand.played == ["accept", "accept"], "the Ace is accepted by both")


def test_one_of_the_people_at_the_screen_calls_an_ace() -> None:
    game = position("king seven", "ten*2", "nine*2")
    play(game, "lay seven as ace")
    with at_shared_table(session_at(game)) as hand:
        hand.push("Cleo")
        wait_until(lambda: "Liar!" in hand.buttons, "Cleo is asked, after Ben has passed")
        assert hand.played == ["accept"]
        hand.push("Liar!")
        assert hand.played == ["accept", "liar"]
