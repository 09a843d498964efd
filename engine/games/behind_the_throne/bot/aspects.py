"""What a chance to win in Behind the Throne is made of, in points; together they make its log odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, fsum, log
from typing import Final

from engine.base.comparison import log_odds
from engine.games.behind_the_throne.bot.chances import chances
from engine.games.behind_the_throne.bot.evaluation import (
    chances_between_turns,
    horizon,
    next_turn,
    stack_values,
)
from engine.games.behind_the_throne.bot.potential import WEIGHTS
from engine.games.behind_the_throne.cards import FIRST_PROHIBITIVE
from engine.games.behind_the_throne.state import BehindState

SCORE: Final = "score"
"""What the seat's stacks score."""
ABILITIES: Final = "abilities"
"""What its upright stacks can do."""
GROWTH: Final = "growth"
"""What may become of its stacks."""
RIVALS: Final = "rivals"
"""What all others have."""
ROW: Final = "row"
"""What the rest of the turn may bring, and the next turn."""


def aspects(state: BehindState, seat: int) -> Mapping[str, float]:
    """The parts of a seat's chance, in points: higher is better for it."""
    share, spread = horizon(state)
    values = stack_values(state, share, next_turn(state))
    score = float(state.scores()[seat])
    abilities = share * upright_potential(state, seat)
    others = spread * log(fsum(exp(value / spread) for other, value in enumerate(values) if other != seat))
    return {
        SCORE: score, ABILITIES: abilities, GROWTH: values[seat] - score - abilities, RIVALS: -others,
        ROW: spread * (log_odds(chances(state)[seat]) - log_odds(chances_between_turns(state)[seat])),
    }


def upright_potential(state: BehindState, seat: int) -> float:
    """What the seat's stacks that stand upright count for beyond their cards, in points."""
    largest: Sequence[float] = WEIGHTS[state.seats].largest
    return fsum(largest[kind] for kind in range(FIRST_PROHIBITIVE) if state.upright[seat] >> kind & 1)
