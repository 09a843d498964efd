"""How good a position of Behind the Throne between two turns is: a seat's chance to win as the stacks stand."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from engine.games.behind_the_throne.bot.potential import POTENTIALS, WEIGHTS
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, END, KINDS, QUEEN, STACK_LIMIT
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, TAKEN, TOP

_SHORT: Final = 7.0
"""With this many reveals to come, half of the potential is left."""


def chance_to_win(state: BehindState, seat: int) -> float:
    """A seat's chance to win as the stacks stand, the row left aside."""
    if state.actor is None or END in state.cards[TOP]:
        # Whoever is next must reveal a card (rule 2).
        scores = state.scores()
        return 1.0 / scores.count(scores[seat]) if scores[seat] == max(scores) else 0.0
    reveals = _reveals_to_come(state)
    share, spread = reveals / (reveals + _SHORT), 1.0 + 0.7 * sqrt(reveals)
    values = [_stacks_value(state, each, share) for each in range(state.seats)]
    values[_next_turn(state)] += WEIGHTS[state.seats].turn * share
    mine = values[seat]
    return 1.0 / sum([exp((value - mine) / spread) for value in values])


def _next_turn(state: BehindState) -> int:
    """The seat that has the next turn from its beginning."""
    return state.turn if state.phase == "reveal" else (state.turn + 1) % state.seats


def _reveals_to_come(state: BehindState) -> float:
    """How many cards will be revealed until the End card, on average (rule 23)."""
    deck, discards = len(state.cards[DECK]), state.cards[DISCARDS]
    if END in discards:
        return deck + (len(discards) + 0.3 * deck) / 2
    return (deck + 1) / 2


def _stacks_value(state: BehindState, seat: int, share: float) -> float:
    """A seat's stacks in points, with a card taken but not placed yet; of their potential, only a share counts."""
    held = state.held[seat * KINDS:(seat + 1) * KINDS]
    if state.turn == seat and state.cards[TAKEN]:
        taken = state.cards[TAKEN][0]
        held[taken] = min(CARDS_IN_STACK, held[taken] + 1)
    return _best_five(state.seats, tuple(held), state.upright[seat], share)


@lru_cache(1 << 14)
def _best_five(seats: int, held: tuple[int, ...], upright: int, share: float) -> float:
    """The sum of the five most valuable stacks: no more can be kept (rule 20)."""
    potentials, largest = POTENTIALS[seats], WEIGHTS[seats].largest
    values = []
    for kind, count in enumerate(held):
        if count:
            potential = potentials[kind][count]
            if kind < QUEEN and upright >> kind & 1:
                potential += largest[kind]
            values.append(stack_score(kind, count) + potential * share)
    return sum(values) if len(values) <= STACK_LIMIT else sum(sorted(values)[-STACK_LIMIT:])
