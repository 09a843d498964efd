"""Moves taken back at the table can be redone, as far as the next real choice; a deal can be played again."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.session import Session
from tests.helpers.sessions import BEHIND, play_at_random
from tests.helpers.window import Hand, at_table, click, hand_in, open_window
from throne_desktop.storage.setup import Setup

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
    hand.screen.client.redo()
    QApplication.processEvents()


def test_undo_and_redo_lead_back_to_the_same_table_and_log() -> None:
    session = under_way()
    with at_table(session) as hand:
        assert not hand.screen.client.can_redo
        before, log, state = hand.moves, hand.log, session.state
        undone = 0
        while hand.screen.client.can_undo and undone < 3:
            hand.screen.client.undo()
            undone += 1
            assert hand.screen.client.can_redo
        assert len(hand.log) < len(log)
        for _ in range(undone):
            redo(hand)
        assert session.state is state
        assert (hand.moves, hand.log) == (before, log)
        assert hand.disorder() == []
        assert not hand.screen.client.can_redo


def test_a_new_move_leaves_nothing_to_make_again_and_says_why() -> None:
    session = under_way()
    with at_table(session) as hand:
        hand.screen.client.undo()
        hand.choose(hand.moves[0])
        assert not hand.screen.client.can_redo
        redo(hand)
        assert "Nothing to redo" in hand.note


# -- the same deal -----------------------------------------------------------------------------------------------------

def test_the_same_deal_is_played_again_as_practice_by_the_same_players() -> None:
    with open_window() as window:
        players = (Seating("Ann"), Seating("Ben"))
        window.start(Setup("behind-the-throne", players, {}, None))
        first = hand_in(window).session
        play_at_random(first, random.Random(1), 5)
        window.play_same_deal()
        second = hand_in(window).session
        assert second is not first
        assert second.positions[0].fingerprint() == first.positions[0].fingerprint()
        assert (second.players, second.seed, second.practice) == (players, first.seed, True)
        assert not first.practice
        assert first.writer is not None
        assert Record.load(first.writer.path).assisted     # for its player has seen what will come


def test_the_same_deal_of_a_finished_game_leaves_that_as_it_was() -> None:
    with open_window() as window:
        window.start(Setup("throne", (Seating("Ann"), Seating("Ben")), {"length": "round"}, None))
        first = hand_in(window).session
        play_at_random(first, random.Random(1))
        assert first.finished
        assert first.writer is not None
        before = first.writer.path.read_bytes()
        window.play_same_deal()
        assert first.writer.path.read_bytes() == before


def test_the_button_is_there_only_while_something_can_be_made_again() -> None:
    with at_table(under_way()) as hand:
        rail = hand.screen.rail
        assert not rail.redo.isVisible()
        before = hand.played
        hand.take_back()
        QApplication.processEvents()
        assert rail.redo.isVisible()
        click(rail.redo)
        QApplication.processEvents()
        assert hand.played == before
        assert not rail.redo.isVisible()
