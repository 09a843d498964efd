"""What a chance to win in Shadow Throne is made of, in influence; together they make its log odds."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum, log
from typing import Final

from engine.games.shadow_throne.bot.evaluation import expectation, spread_of
from engine.games.shadow_throne.bot.others import after_wave
from engine.games.shadow_throne.state import UNPAID, ShadowState

INFLUENCE: Final = "influence"
"""What the seat has, and what its characters may bring."""
GOLD: Final = "gold"
"""What its gold is good for, and the consolation its characters may bring."""
CARDS: Final = "cards"
"""What the cards it holds may bring."""
RIVALS: Final = "rivals"
"""What all others have and may expect."""


def aspects(state: ShadowState, seat: int) -> Mapping[str, float]:
    """The parts of a seat's chance, in influence: higher is better for it."""
    after = after_wave(state)
    expected = expectation(after)
    whole = expected.whole
    spread = spread_of(after, max(whole))
    highest = max(whole[:seat] + whole[seat + 1:])
    others = highest + spread * log(fsum(exp((each - highest) / spread)
                                         for other, each in enumerate(whole) if other != seat))
    influence = _influence(after, seat, expected.chances)
    return {INFLUENCE: influence, GOLD: expected.scores[seat] - influence, CARDS: expected.cards[seat],
            RIVALS: -others}


def _influence(state: ShadowState, seat: int, chances: list[float]) -> float:
    """The influence a seat has, and that which its characters may bring."""
    if state.phase in ("keep", "over"):
        return float(state.influence[seat])
    return state.influence[seat] + fsum(chances[state.faction(number)] * state.influence_of(number)
                                        for number in state.played_by(seat) if not state.status[number] & UNPAID)
