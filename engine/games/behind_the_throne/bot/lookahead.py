"""What the rest of a turn of Behind the Throne may bring: the cards that may come, and what can be done with them.

Every way to go on is priced from the stacks as they stand, instead of being played out: that makes a position ten times
cheaper to judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from operator import add
from typing import Final

from engine.games.behind_the_throne.bot.abilities import levelled, reach, saved
from engine.games.behind_the_throne.bot.evaluation import (
    Chances,
    final_chances,
    following,
    horizon,
    worth,
)
from engine.games.behind_the_throne.bot.potential import WEIGHTS
from engine.games.behind_the_throne.bot.steps import gains, losses
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    CARDS_IN_STACK,
    END,
    KINDS,
    KING,
    MANIPULATIVE_MASK,
    MINSTREL,
    PROPHET,
    QUEEN,
    ROW_LIMIT,
)
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP

_IDLE: Final = 1e-6
"""The least that another card, and each ability used, must gain: a bot does neither for nothing."""
_NONE: Final[frozenset[int]] = frozenset()


class Turn:
    """A turn under way. Chances to win go by weights: the exponentials of what the stacks count for."""

    __slots__ = ("_about", "_held", "_known", "_others", "_owned", "_ready", "_row", "_share", "_spread", "_state",
                 "_turn", "_upright", "_weights", "_worths")

    def __init__(self, state: BehindState, row: Sequence[int], known: int | None) -> None:
        """The active player has this row; `known` is the next card if they have seen it."""
        held, seats = state.held, state.seats
        self._state, self._row, self._known, self._turn = state, row, known, state.turn
        self._ready = state.ready
        self._owned = state.owned[state.turn] & MANIPULATIVE_MASK
        self._held = [tuple(held[first:first + KINDS]) for first in range(0, seats * KINDS, KINDS)]
        self._upright = state.upright[:]
        self._share, self._spread = horizon(state)
        self._about = round(self._share * 8) / 8
        self._weigh()

    def chances(self) -> Chances:
        """Every seat's chance to win if the active player goes on as well as possible."""
        struck = self._use_abilities()
        self._others = self._largest_of_others()
        collected = _with_row(self._held[self._turn], self._row)
        weights = self._after_collecting(collected)
        best = self._chance(weights)
        after_swap = self._after_swapping()
        swapped = self._chance(after_swap)
        may_swap = len(self._row) >= self._held[self._turn][KING]
        going_on = 0.0
        if len(self._row) < ROW_LIMIT:
            stopping = max(best, swapped) if may_swap else best
            going_on = self._going_on(collected, weights, stopping, swapped, struck)
        if may_swap and swapped > best:
            best, weights = swapped, after_swap
        best = max(0.0, max(best, going_on) - _IDLE * (1 + self._state.used.bit_count()))
        scale = (1.0 - best) / self._sum_of_others(weights)
        return tuple([best if seat == self._turn else scale * weight for seat, weight in enumerate(weights)])

    # -- abilities and striking ------------------------------------------------------------------------------------

    def _use_abilities(self) -> bool:
        """The row is saved if it must be; whether a card is destroyed, as the newest one can be made equal (rule 13)."""
        state = self._state
        may_strike = 1 < len(self._row) > self._held[self._turn][QUEEN] and not state.frozen
        if state.phase == "save":
            left = saved(self._ready, self._owned, state.excess())
            may_strike = may_strike and left.equal is not None
            self._ready = left.equal if may_strike and left.equal is not None else left.ready
        else:
            may_strike = may_strike and state.excess() in levelled(self._ready, self._owned)
        return may_strike and self._strike()

    def _strike(self) -> bool:
        """Destroy the card that helps most; whether there is one."""
        seat, kind, _ = self._best_strike()
        if seat == self._turn:
            return False
        held = list(self._held[seat])
        held[kind] -= 1
        self._held[seat] = tuple(held)
        self._upright = self._compared(self._held, (kind,))
        self._weigh()
        return True

    def _best_strike(self) -> tuple[int, int, float]:
        """Whose card had best be destroyed, its kind, and how much weight that costs; the active player if none."""
        state, about = self._state, self._about
        best = (self._turn, 0, 0.0)
        for seat, weight in enumerate(self._weights):
            kinds = self._open_to(seat, ALCHEMIST)
            if kinds and seat != self._turn and not state.hit >> seat & 1:
                lost = losses(state.seats, self._held[seat], self._tied(seat), kinds, about)
                most = max(lost)
                cost = weight * (1.0 - exp(-most / self._spread))
                if cost > best[2]:
                    best = (seat, lost.index(most), cost)
        return best

    # -- stopping --------------------------------------------------------------------------------------------------

    def _after_collecting(self, collected: list[int]) -> list[float]:
        return self._weights_after({self._turn: collected}, set(self._row))

    def _after_swapping(self) -> list[float]:
        """Everybody's weights after the best swap; no weight for the active player if there is none."""
        turn, row = self._turn, self._row
        seat, kind = self._best_swap()
        if seat == turn:
            return [0.0 if each == turn else 1.0 for each in range(len(self._weights))]
        mine, theirs = list(self._held[turn]), list(self._held[seat])
        theirs[kind] -= 1
        mine[kind] = min(CARDS_IN_STACK, mine[kind] + 1)
        return self._weights_after({turn: mine, seat: _with_row(theirs, row)}, {*row, kind})

    def _best_swap(self) -> tuple[int, int]:
        """From whom the active player had best take which card, whatever row is given for it; from nobody else if none."""
        state, turn, weights = self._state, self._turn, self._weights
        added = gains(state.seats, self._held[turn], self._others, self._about)
        best, found = 0.0, (turn, 0)
        others = self._sum_of_others(weights)
        for seat, weight in enumerate(weights):
            kinds = self._open_to(seat, MINSTREL)
            if not kinds or seat == turn:
                continue
            lost = losses(state.seats, self._held[seat], self._tied(seat), kinds, self._about)
            net = list(map(add, added, lost))
            kind = net.index(max(net))
            mine = exp(added[kind] / self._spread)
            left = max(0.0, others - weight) + weight * exp(-lost[kind] / self._spread)
            if mine > best * left:
                best, found = mine / left, (seat, kind)
        return found

    def _weights_after(self, changed: dict[int, list[int]], kinds: Iterable[int]) -> list[float]:
        """Everybody's weights when some stacks have changed, and have been compared anew."""
        state, spread = self._state, self._spread
        stacks = [changed.get(seat) or held for seat, held in enumerate(self._held)]
        upright = self._compared(stacks, kinds)
        weights = self._weights[:]
        for seat, held in enumerate(stacks):
            if seat in changed or upright[seat] != self._upright[seat]:
                value = worth(state.seats, tuple(held), upright[seat], self._share)
                weights[seat] *= exp((value - self._worths[seat]) / spread)
        return weights

    # -- another card ----------------------------------------------------------------------------------------------

    def _going_on(self, held: list[int], weights: list[float], stopping: float, swapped: float, struck: bool) -> float:
        """The chance to win if one more card is revealed; a player who may look at it first can still stop (rule 9)."""
        state, turn, spread, row = self._state, self._turn, self._spread, self._row
        least = stopping if self._ready >> PROPHET & 1 and self._known is None else 0.0
        swap = max(least, swapped if len(row) + 1 >= self._held[turn][KING] else 0.0)
        mine, others = weights[turn], self._sum_of_others(weights)
        fewer, equal = others, _NONE
        if not struck and len(row) + 1 > self._held[turn][QUEEN]:
            fewer -= self._best_strike()[2]
            equal = levelled(self._ready, self._owned)
        added = gains(state.seats, tuple(held), self._others, self._about)
        cards = self._cards_to_come()
        newest = row[-1]
        total, fitting = 0.0, 0
        for kind in range(min(newest + reach(self._ready, self._owned) + 1, KINDS)):
            copies = cards.count(kind)
            if copies:
                weight = mine * exp(added[kind] / spread)
                chance = weight / (weight + (fewer if kind - newest in equal else others))
                total += copies * max(chance, swap)
                fitting += copies
        if END in cards:
            total += max(final_chances(state)[turn], least)
            fitting += 1
        if fitting < len(cards):
            total += (len(cards) - fitting) * max(self._chance(self._weights), least)
        return total / len(cards)

    def _cards_to_come(self) -> Sequence[int]:
        """The cards of which one comes next; which are left is public."""
        if self._known is not None:
            return (self._known,)
        cards = self._state.cards
        return cards[DECK] + cards[TOP] if cards[TOP] else cards[DECK]

    # -- weights ---------------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """What everybody's stacks count for."""
        state, share, seats = self._state, self._share, self._state.seats
        self._worths = [worth(seats, self._held[seat], self._upright[seat], share) for seat in range(seats)]
        values = self._worths[:]
        values[following(state)] += WEIGHTS[seats].turn * share
        highest = max(values)
        self._weights = [exp((value - highest) / self._spread) for value in values]

    def _compared(self, stacks: Sequence[Sequence[int]], kinds: Iterable[int]) -> list[int]:
        """By seat: the kinds of which nobody has a larger stack, when those of some kinds have changed (rule 10)."""
        upright = self._upright[:]
        for kind in kinds:
            counts = [held[kind] for held in stacks]
            largest = max(counts) or CARDS_IN_STACK
            bit = 1 << kind
            for seat, count in enumerate(counts):
                upright[seat] = upright[seat] | bit if count == largest else upright[seat] & ~bit
        return upright

    def _chance(self, weights: Sequence[float]) -> float:
        mine = weights[self._turn]
        return mine / (mine + self._sum_of_others(weights))

    def _sum_of_others(self, weights: Sequence[float]) -> float:
        # Not all minus one's own: a sure winner's weight would swallow the others.
        turn = self._turn
        return sum(weights[:turn]) + sum(weights[turn + 1:])

    def _open_to(self, seat: int, protector: int) -> int:
        """The kinds of a seat's stacks that others may take a card from, a mask, minding the one that protects them."""
        only = 1 << protector
        return only if self._upright[seat] & only else self._state.owned[seat]

    def _tied(self, seat: int) -> int:
        """The kinds of which a seat shares the largest stack, a mask."""
        tied = 0
        for each, upright in enumerate(self._upright):
            if each != seat:
                tied |= upright
        return tied & self._upright[seat]

    def _largest_of_others(self) -> tuple[int, ...]:
        """By kind: the largest stack that another player than the active one has."""
        stacks = self._held[:self._turn] + self._held[self._turn + 1:]
        return stacks[0] if len(stacks) == 1 else tuple(map(max, *stacks))


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    stacks = list(held)
    for kind in row:
        if stacks[kind] < CARDS_IN_STACK:
            stacks[kind] += 1
    return stacks
