"""Every seat's chance to win, at every point of a game of Behind the Throne and on one scale."""

from __future__ import annotations

from typing import Final

from engine.games.behind_the_throne.bot.evaluation import Chances, chances_between_turns, end_comes_next, final_chances
from engine.games.behind_the_throne.bot.lookahead import Turn
from engine.games.behind_the_throne.cards import JUDGE, PROPHET
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import ROW, TOP

_MAY_HAVE_LOOKED: Final = 1 << PROPHET | 1 << JUDGE
"""The stacks that are used by a look at the next card."""


def chances(state: BehindState) -> Chances:
    """Every seat's chance to win, if all play well from here on; they add up to 1."""
    if state.actor is None:
        return final_chances(state)
    phase = state.phase
    top = state.cards[TOP]
    known = top[0] if top and state.used & _MAY_HAVE_LOOKED else None
    if phase in ("row", "save"):
        return Turn(state, state.cards[ROW], known).chances()
    if phase == "reveal":
        if end_comes_next(state):
            return final_chances(state)     # it must be revealed (rule 2)
        if known is not None:
            return Turn(state, top, None).chances()
    return chances_between_turns(state)
