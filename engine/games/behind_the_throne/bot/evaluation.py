"""How good the stacks of Behind the Throne are: every seat's chance to win as they stand between two turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from engine.games.behind_the_throne.bot.potential import WEIGHTS
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, END, FIRST_PROHIBITIVE, KINDS, STACK_LIMIT
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, TAKEN, TOP

_NOTHING_TO_COME: Final = 0.06
"""The spread once the End of Game card is sure to be next: a lead of one point is certain to win."""
_CACHED: Final = 1 << 13
"""Stacks remembered with their worth, 200 bytes each; a search meets few of them that are new."""

Chances = tuple[float, ...]
"""Every seat's chance to win; they add up to 1."""


def final_chances(state: BehindState) -> Chances:
    """Who has won if nothing changes any more; players with equal scores share the win (rule 25)."""
    scores = state.scores()
    best = max(scores)
    share = 1.0 / scores.count(best)
    return tuple([share if score == best else 0.0 for score in scores])


def chances_between_turns(state: BehindState) -> Chances:
    """As the stacks stand, the row left aside."""
    share, spread = horizon(state)
    values = stack_values(state, share, next_turn(state))
    highest = max(values)
    weights = [exp((value - highest) / spread) for value in values]
    total = sum(weights, 0.0)
    return tuple([weight / total for weight in weights])


def next_turn(state: BehindState) -> int:
    """Who begins the next turn, once the one under way is over; count on from there."""
    return state.turn if state.phase == "reveal" else state.turn + 1


def horizon(state: BehindState) -> tuple[float, float]:
    """The share of the potential that is left, and how uncertain a lead is, in points."""
    cards = state.cards
    if end_comes_next(state):
        return 0.0, _NOTHING_TO_COME
    weights, reveals = WEIGHTS[state.seats], _reveals_to_come(len(cards[DECK]), cards[DISCARDS])
    fixed, growing = weights.spread
    return reveals / (reveals + weights.short), fixed + growing * reveals


def end_comes_next(state: BehindState) -> bool:
    """Whether the next card is the End of Game card, as somebody may know."""
    return (state.cards[TOP] or state.cards[DECK]) == [END]


def _reveals_to_come(deck: int, discards: Sequence[int]) -> float:
    """How many cards will be revealed until the End of Game card, on average (rule 23)."""
    if END in discards:
        return deck + (len(discards) + 0.3 * deck) / 2
    return (deck + 1) / 2


def stack_values(state: BehindState, share: float, next_turn: int) -> list[float]:
    """Every seat's stacks in points, and the advantage of the one that begins the next turn."""
    seats = state.seats
    held, upright = _with_taken(state) if state.cards[TAKEN] else (state.held, state.upright)
    values = [weigh_stack(seats, tuple(held[seat * KINDS:(seat + 1) * KINDS]), upright[seat], share)
              for seat in range(seats)]
    for place, turn in enumerate(WEIGHTS[seats].turns, start=next_turn):
        values[place % seats] += turn * share
    return values


def _with_taken(state: BehindState) -> tuple[list[int], list[int]]:
    """The stacks, and which stand upright, with the card taken in a swap, which is not placed yet (rule 19)."""
    turn, kind = state.turn, state.cards[TAKEN][0]
    held, upright = state.held[:], state.upright[:]
    place = turn * KINDS + kind
    held[place] = min(CARDS_IN_STACK, held[place] + 1)
    largest = max(held[kind::KINDS])
    for seat, count in enumerate(held[kind::KINDS]):
        upright[seat] = upright[seat] | 1 << kind if count == largest else upright[seat] & ~(1 << kind)
    return held, upright


def weigh_stack(seats: int, held: tuple[int, ...], upright: int, share: float) -> float:
    """Stacks in points, of their potential only a share; of more than five only the most valuable ones (rule 20)."""
    points, potential, too_many = _points_and_potential(seats, held, upright)
    if not too_many:
        return points + share * potential
    return sum(sorted([points + share * potential for points, potential in too_many])[-STACK_LIMIT:], 0.0)


@lru_cache(_CACHED)
def _points_and_potential(seats: int, held: tuple[int, ...],
                          upright: int) -> tuple[int, float, tuple[tuple[int, float], ...]]:
    """What all stacks score and their potential; then both of each stack if they are too many."""
    weights = WEIGHTS[seats]
    stacks = []
    for kind, count in enumerate(held):
        if count:
            potential = weights.potentials[kind][count]
            if kind < FIRST_PROHIBITIVE and upright >> kind & 1:
                potential += weights.largest[kind]
            stacks.append((stack_score(kind, count), potential))
    too_many = tuple(stacks) if len(stacks) > STACK_LIMIT else ()
    return sum([points for points, _ in stacks]), sum([potential for _, potential in stacks], 0.0), too_many
