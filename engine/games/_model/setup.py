"""Setting up Model."""

from __future__ import annotations

from engine.games._model.cards import HAND_SIZE, KINDS
from engine.games._model.state import ModelState
from engine.games._model.turns import draw
from engine.games._model.zones import DECK


def set_up(state: ModelState) -> None:
    """Shuffle the cards and deal two to everybody; chance decides who begins (rule 1)."""
    state.cards = [[] for _ in state.zones]
    state.cards[DECK] = list(range(KINDS))
    state.penalty = [0] * state.seats
    state.begin()       # before the first shuffle: up to here everybody has seen what lies where
    state.shuffle(state.cards[DECK])
    for seat in range(state.seats):
        for _ in range(HAND_SIZE):
            draw(state, seat)
    state.actor = state.draw_number(state.seats)
    state.phase = "turn"
