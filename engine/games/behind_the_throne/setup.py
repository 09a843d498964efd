"""Setting up Behind the Throne."""

from __future__ import annotations

from engine.games.behind_the_throne.cards import END, KINDS
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK


def set_up(state: BehindState) -> None:
    """The End of Game card begins the discard pile (rule 27); chance decides who begins (rule 1)."""
    state.cards = [list(state.numbers.deck), [], [], [END], []]
    state.held = [0] * (state.seats * KINDS)
    state.used = state.change = state.hit = state.frozen = 0
    state.refresh()
    state.begin()
    state.shuffle(state.cards[DECK])
    state.turn = state.actor = state.draw_number(state.seats)
    state.phase = "reveal"
