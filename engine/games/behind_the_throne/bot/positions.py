"""Positions of Behind the Throne after a move, and which of them count as alike."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.moves import Move
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, ROW, TAKEN, TOP


def position_after(state: BehindState, move: Move) -> BehindState:
    """The position after a legal move."""
    position = state.clone()
    position.advance(move)
    return position


def state_key(state: BehindState) -> Hashable:
    """Equal for positions of one decision that differ at most in the order of the deck."""
    cards = state.cards
    return (state.phase, state.actor, state.turn, tuple(state.held), tuple(cards[ROW]), tuple(cards[TOP]),
            tuple(cards[TAKEN]), len(cards[DECK]), state.used, state.change, state.hit, state.frozen)
