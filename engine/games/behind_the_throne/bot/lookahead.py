"""What the rest of a turn of Behind the Throne may bring: the cards that may come, and what can be done with them.

Every way to go on is priced from the stacks as they stand, instead of being played out: that makes a position ten times
cheaper to judge.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.games.behind_the_throne.bot.abilities import levelled, reach, saved
from engine.games.behind_the_throne.bot.evaluation import Chances, horizon, weigh_stack
from engine.games.behind_the_throne.bot.potential import WEIGHTS
from engine.games.behind_the_throne.bot.steps import steps
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


class _Stop(NamedTuple):
    """How the turn may end: what becomes of the stacks and the chances."""

    chance: float
    """The active player's chance to win."""
    weights: Sequence[float]
    others: float
    """The weights of all other players together."""
    seat: int
    """Who gets the row."""
    held: Sequence[int]
    """That player's stacks."""
    most: Sequence[int]
    """By kind: the largest stack of anybody else."""


_NO_STOP: Final = _Stop(0.0, (), 0.0, 0, (), ())


class Turn:
    """A turn under way. Chances to win go by weights: the exponentials of what the stacks count for."""

    __slots__ = (
        "_held",
        "_known",
        "_most",
        "_owned",
        "_ready",
        "_row",
        "_scores",
        "_share",
        "_spread",
        "_state",
        "_steps",
        "_struck",
        "_turn",
        "_upright",
        "_weights",
    )

    def __init__(self, state: BehindState, row: Sequence[int], known: int | None) -> None:
        """The active player has this row; `known` is the next card if they have seen it."""
        held, turn = state.held, state.turn
        self._state, self._row, self._known, self._turn = state, row, known, turn
        self._ready = state.ready
        self._owned = state.owned[turn] & MANIPULATIVE_MASK
        self._held = [tuple(held[first:first + KINDS]) for first in range(0, len(held), KINDS)]
        self._upright = state.upright
        self._share, self._spread = horizon(state)
        self._steps = steps(state.seats, self._share)
        self._struck = False
        self._weigh()

    def chances(self) -> Chances:
        """Every seat's chance to win if the active player goes on as well as possible."""
        row, turn = self._row, self._turn
        self._use_abilities()
        others = self._held[:turn] + self._held[turn + 1:]
        self._most = others[0] if len(others) == 1 else tuple(map(max, *others))
        kings = self._held[turn][KING]
        collect = stop = self._collect()
        swap = self._best_swap(collect.chance) if len(row) + 1 >= kings else _NO_STOP
        if len(row) >= kings and swap.chance > stop.chance:
            stop = swap
        best = stop.chance
        if len(row) < ROW_LIMIT:
            best = max(best, self._going_on(collect, swap, best))
        best = max(0.0, best - _IDLE * (1 + self._state.used.bit_count()))
        scale = (1.0 - best) / stop.others
        return tuple([best if seat == turn else scale * weight for seat, weight in enumerate(stop.weights)])

    # -- abilities and striking ------------------------------------------------------------------------------------

    def _use_abilities(self) -> None:
        """Save the row if it must be; destroy a card if the newest one is equal or can be made so (rule 13)."""
        state = self._state
        may_strike = 1 < len(self._row) > self._held[self._turn][QUEEN] and not state.frozen
        if state.phase == "save":
            left = saved(self._ready, self._owned, state.excess())
            may_strike = may_strike and left.equal is not None
            self._ready = left.equal if may_strike and left.equal is not None else left.ready
        else:
            may_strike = may_strike and state.excess() in levelled(self._ready, self._owned)
        if may_strike:
            self._strike()

    def _strike(self) -> None:
        """Destroy the card that helps most, if there is one."""
        seat, kind, _ = self._best_strike()
        if seat == self._turn:
            return
        self._struck = True
        held = list(self._held[seat])
        held[kind] -= 1
        self._held[seat] = tuple(held)
        self._upright = self._compared(self._held, (kind,))
        self._weigh()

    def _best_strike(self) -> tuple[int, int, float]:
        """Whose card had best be destroyed, its kind, and how much weight that costs; the active player if none."""
        loss, hit, turn = self._steps.loss, self._state.hit, self._turn
        mine, best = self._held[turn], (turn, 0, 0.0)
        for seat, weight in enumerate(self._weights):
            if seat == turn or hit >> seat & 1 or weight <= best[2]:
                continue
            held = self._held[seat]
            harm, kind = max([(loss[kind][held[kind]][mine[kind]], kind) for kind in self._open_to(seat, ALCHEMIST)],
                             default=(0.0, 0))
            cost = weight * (1.0 - exp(-harm / self._spread))
            if cost > best[2]:
                best = (seat, kind, cost)
        return best

    # -- stopping --------------------------------------------------------------------------------------------------

    def _collect(self) -> _Stop:
        turn, most = self._turn, self._most
        held = _with_row(self._held[turn], self._row)
        upright, outgrown = self._upright[turn], 0
        for kind in self._row:
            if held[kind] >= most[kind]:
                upright |= 1 << kind
                if held[kind] > most[kind]:
                    outgrown |= 1 << kind
        weights = self._weights[:]
        for seat, mask in enumerate(self._upright):
            if seat == turn:
                weights[seat] *= self._growth(seat, tuple(held), upright)
            elif mask & outgrown:
                weights[seat] *= self._growth(seat, self._held[seat], mask & ~outgrown)
        return self._stop(weights, turn, held, most)

    def _best_swap(self, least: float) -> _Stop:
        """The swap for the most valuable card, whatever row is given for it; without a chance if there is none.

        Nor if it is not better than a chance of `least` even with nothing given: that spares most swaps.
        """
        exchange, turn, weights = self._steps.exchange, self._turn, self._weights
        mine = self._held[turn]
        crowding = self._steps.crowding(mine)
        seat, kind, gain, best = turn, 0, 0.0, -1.0
        for each, weight in enumerate(weights):
            if each != turn:
                theirs = self._held[each]
                for taken in self._open_to(each, MINSTREL):
                    added = exchange[taken][mine[taken]][theirs[taken]] - (0.0 if mine[taken] else crowding)
                    if added * weight > best:
                        seat, kind, gain, best = each, taken, added, added * weight
        if seat == turn:
            return _NO_STOP
        own = self._steps.gain[kind][mine[kind]][self._most[kind]] - (0.0 if mine[kind] else crowding)
        hoped = weights[turn] * exp(own / self._spread)
        left = self._sum_of_others(weights) - weights[seat] * (1.0 - exp((own - gain) / self._spread))
        return self._swap(seat, kind) if hoped > least * (hoped + left) else _NO_STOP

    def _swap(self, seat: int, kind: int) -> _Stop:
        """The row for a card of that kind of that seat."""
        turn, row = self._turn, self._row
        mine, theirs = list(self._held[turn]), list(self._held[seat])
        theirs[kind] -= 1
        mine[kind] = min(CARDS_IN_STACK, mine[kind] + 1)
        theirs = _with_row(theirs, row)
        stacks = self._held[:]
        stacks[turn], stacks[seat] = tuple(mine), tuple(theirs)
        upright = self._compared(stacks, {*row, kind})
        weights = self._weights[:]
        for each, mask in enumerate(upright):
            if each in (turn, seat) or mask != self._upright[each]:
                weights[each] *= self._growth(each, stacks[each], mask)
        return self._stop(weights, seat, theirs, mine)

    def _stop(self, weights: Sequence[float], seat: int, held: Sequence[int], most: Sequence[int]) -> _Stop:
        mine, others = weights[self._turn], self._sum_of_others(weights)
        return _Stop(mine / (mine + others), weights, others, seat, held, most)

    # -- another card ----------------------------------------------------------------------------------------------

    def _going_on(self, collect: _Stop, swap: _Stop, stopping: float) -> float:
        """The chance to win if one more card is revealed; a player who may look at it first can still stop (rule 9)."""
        least = stopping if self._ready >> PROPHET & 1 and self._known is None else 0.0
        cards = self._cards_to_come()
        highest = min(self._row[-1] + reach(self._ready, self._owned), KINDS - 1)
        copies = [cards.count(kind) for kind in range(highest + 1)]
        chances = self._with_one_more(copies, collect, swap)
        total = sum([count * max(chance, least) for count, chance in zip(copies, chances, strict=True)], 0.0)
        left = len(cards) - sum(copies)
        if END in cards:
            total += max(self._chance_at_the_end(), least)
            left -= 1
        if left:
            mine = self._weights[self._turn]
            total += left * max(mine / (mine + self._sum_of_others(self._weights)), least)
        return total / len(cards)

    def _with_one_more(self, copies: Sequence[int], collect: _Stop, swap: _Stop) -> list[float]:
        """By kind: the chance to win with one more such card in the row; 0 where no copies are left."""
        gain, spread, turn = self._steps.gain, self._spread, self._turn
        mine, others, newest = collect.weights[turn], collect.others, self._row[-1]
        fewer, levels = self._strike_to_come(others)
        crowding = self._steps.crowding(collect.held)
        found = []
        for kind, count in enumerate(copies):
            if not count:
                found.append(0.0)
                continue
            own = collect.held[kind]
            added = gain[kind][own][collect.most[kind]]
            weight = mine * exp((added if own else added - crowding) / spread)
            found.append(weight / (weight + (fewer if kind - newest in levels else others)))
        return list(map(max, found, self._swaps_with_one_more(copies, swap))) if swap.chance else found

    def _swaps_with_one_more(self, copies: Sequence[int], swap: _Stop) -> Iterator[float]:
        """By kind: the chance to win after a swap with one more such card in the row."""
        gain, spread, mine, given = self._steps.gain, self._spread, swap.weights[self._turn], swap.weights[swap.seat]
        rest = mine + swap.others - given
        crowding = self._steps.crowding(swap.held)
        for kind, count in enumerate(copies):
            if count:
                own = swap.held[kind]
                added = gain[kind][own][swap.most[kind]]
                yield mine / (rest + given * exp((added if own else added - crowding) / spread))
            else:
                yield 0.0

    def _strike_to_come(self, others: float) -> tuple[float, Container[int]]:
        """What the others still weigh after another strike, and how far from the newest card a next one allows it."""
        if self._struck or len(self._row) + 1 <= self._held[self._turn][QUEEN]:
            return others, ()
        return max(0.0, others - self._best_strike()[2]), levelled(self._ready, self._owned)

    def _chance_at_the_end(self) -> float:
        """The chance to win if the game ends now: all or nothing, or a share (rule 25)."""
        seats = self._state.seats
        scores = [weigh_stack(seats, held, upright, 0.0)
                  for held, upright in zip(self._held, self._upright, strict=True)]
        best = max(scores)
        return 1.0 / scores.count(best) if scores[self._turn] == best else 0.0

    def _cards_to_come(self) -> Sequence[int]:
        """The cards of which one comes next; which are left is public."""
        if self._known is not None:
            return (self._known,)
        cards = self._state.cards
        return cards[DECK] + cards[TOP] if cards[TOP] else cards[DECK]

    # -- weights ---------------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """What everybody's stacks count for."""
        share, seats = self._share, self._state.seats
        self._scores = [weigh_stack(seats, held, upright, share)
                        for held, upright in zip(self._held, self._upright, strict=True)]
        values = self._scores[:]
        for place, turn in enumerate(WEIGHTS[seats].turns, start=self._turn + 1):
            values[place % seats] += turn * share
        highest = max(values)
        self._weights = [exp((value - highest) / self._spread) for value in values]

    def _growth(self, seat: int, held: tuple[int, ...], upright: int) -> float:
        """By which factor a seat's weight grows with other stacks."""
        return exp((weigh_stack(self._state.seats, held, upright, self._share) - self._scores[seat]) / self._spread)

    def _sum_of_others(self, weights: Sequence[float]) -> float:
        # Not all minus one's own: a sure winner's weight would swallow the others.
        turn = self._turn
        return sum(weights[:turn], 0.0) + sum(weights[turn + 1:], 0.0)

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

    def _open_to(self, seat: int, protector: int) -> Sequence[int]:
        """The kinds of a seat's stacks that others may take a card from, minding the one that protects them."""
        if self._upright[seat] >> protector & 1:
            return (protector,)
        return [kind for kind, count in enumerate(self._held[seat]) if count]


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    stacks = list(held)
    for kind in row:
        if stacks[kind] < CARDS_IN_STACK:
            stacks[kind] += 1
    return stacks
