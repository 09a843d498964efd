"""How a game of Shadow Throne is set up."""

from __future__ import annotations

from engine.core.events import SILENCE
from engine.games.shadow_throne import draft
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import DECK, hidden_zones


def set_up(state: ShadowState) -> None:
    """All characters form one deck, and every seat has 3 gold (rule 2)."""
    state.cards = [[] for _ in range(hidden_zones(state.seats))]
    state.cards[DECK] = list(state.numbers.deck)
    state.battle = state.wave = 0
    state.gold = [state.numbers.first_gold] * state.seats
    state.influence = [0] * state.seats
    state.history = []
    state.who, state.owners, state.waves, state.status, state.tokens = [], [], [], [], []
    state.begin()
    draft.begin_battle(state, SILENCE)
