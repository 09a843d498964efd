"""What was taken back at the table can be made again, as far as the next real choice."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from engine.session.happenings import Seating
from engine.session.session import Session
from tests.helpers.sessions import BEHIND, play_at_random
from tests.helpers.window import Hand, at_table

pytestmark = pytest.mark.usefixtures("qtbot")


def under_way(moves: int = 30) -> Session:
    """A game of one person who makes every move at random for both seats, so that no bot has to think."""
    session = Session(BEHIND, 2, 4, players=[Seating("Ann"), Seating("Ben")])
    play_at_random(session, random.Random(9), moves)
    while len(session.observation(0).legal_moves()) < 2:
        play_at_random(session, random.Random(9), 1)
    session.take_over(1, Seating("Ben", "page"))
    return session


def redo(hand: Hand) -> None:
    hand.screen.controller.redo()
    QApplication.processEvents()


def test_undo_and_redo_lead_back_to_the_same_table_and_log() -> None:
    session = under_way()
    with at_table(session) as hand:
        assert not hand.screen.controller.can_redo
        before, log, state = hand.moves, hand.log, session.state
        undone = 0
        while hand.screen.controller.can_undo and undone < 3:
            hand.screen.controller.undo()
            undone += 1
            assert hand.screen.controller.can_redo
        assert len(hand.log) < len(log)
        for _ in range(undone):
            redo(hand)
        assert session.state is state
        assert (hand.moves, hand.log) == (before, log)
        assert hand.disorder() == []
        assert not hand.screen.controller.can_redo


def test_a_new_move_leaves_nothing_to_make_again_and_says_why() -> None:
    session = under_way()
    with at_table(session) as hand:
        hand.screen.controller.undo()
        hand.choose(hand.moves[0])
        assert not hand.screen.controller.can_redo
        redo(hand)
        assert "There is no move to make again" in hand.note
