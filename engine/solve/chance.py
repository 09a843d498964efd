"""What chance can bring in a move, with exact odds.

A game draws numbers, and hides the order of the cards in its zones. Both come to the same: to point at a card of a
hidden hand by a number is to take the card in one place of a hand that lies in any order. So the number stays what it
is, and cards lie in every order that makes a difference: each card of a hidden hand in each of its places, and each
card of a pile on top of it. A move for which that is not enough, as one that shuffles, is none that can be enumerated.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from math import isclose, prod
from typing import Any, Final

from engine.core import rng
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_
from engine.core.zones import Sight
from engine.solve.errors import CannotSolve, TooLarge

_TRIES: Final = 4
"""How many other numbers and orders chance is looked at with, to find that more depends on them."""

Order = tuple[float, list[int]]
"""One order of the cards in a zone, and how likely it is."""


class Shuffles(CannotSolve):
    """A move that shuffles cards."""

    def __init__(self) -> None:
        super().__init__("In this ending cards are shuffled, and the orders that come of that cannot be enumerated.")


class ChanceOf:
    """The orders that matter in one move of a position."""

    def __init__(self, state: State, move: Move, limit: int) -> None:
        """Raises Shuffles if it draws more than one number, and TooLarge if there are more orders than `limit`."""
        self._state = state
        self._move = move
        self._limit = limit
        self.tried = state.clone()
        """The position after the move, as the cards lie here."""
        self.tried.advance(move)
        numbers = _numbers_drawn(state.random, self.tried.random)
        if numbers > 1:
            raise Shuffles
        self._orders = [(zone, orders) for zone in range(len(state.zones))
                        if (orders := self._orders_in(zone, picked=numbers == 1))]
        """By zone where the order makes a difference: those that its cards may lie in."""
        if len(self) > limit:
            raise TooLarge(limit)

    def _orders_in(self, zone: int, *, picked: bool) -> list[Order]:
        cards, sight = self._state.cards_in(zone), self._state.zones[zone].sight
        if sight is Sight.NOBODY:
            return _tops(cards, len(cards) - len(self.tried.cards_in(zone)), self._limit)
        return _turned(cards) if picked and sight is Sight.OWNER else []

    def __len__(self) -> int:
        return prod([len(orders) for _, orders in self._orders])

    def before(self) -> Iterator[tuple[float, State]]:
        """The position with its cards in each of these orders, and how likely it is: copies, to make the move in."""
        for chosen in product(*[orders for _, orders in self._orders]):
            state, odds = self._state.clone(), 1.0
            for (zone, _), (likely, cards) in zip(self._orders, chosen, strict=True):
                state.cards[zone] = cards[:]
                odds *= likely
            yield odds, state

    def check(self) -> None:
        """Raises CannotSolve if the same does not come of other numbers, and of cards in other orders."""
        here, order = self._results(), random.Random(len(self))
        for _ in range(_TRIES):
            there = ChanceOf(self._in_other_order(order), self._move, self._limit)._results()
            if here.keys() != there.keys() or not all(isclose(here[key], there[key]) for key in here):
                raise CannotSolve(N_("cli", "Chance decides more here than which unseen card comes next, so its "
                                            "outcomes cannot be enumerated."))

    def _in_other_order(self, order: random.Random) -> State:
        other = self._state.clone()
        for number, zone in enumerate(other.zones):
            if zone.sight is not Sight.PUBLIC:
                order.shuffle(other.cards[number])
        other.draw_from(order.getrandbits(rng.SEED_BITS))
        return other

    def _results(self) -> dict[Hashable, float]:
        """How likely each result is, and what everybody sees of it."""
        found: dict[Hashable, float] = {}
        for odds, state in self.before():
            events: list[Event] = []
            state.apply(self._move, events)
            key = position_key(state), tuple([seen_of(events, seat) for seat in range(state.seats)])
            found[key] = found.get(key, 0.0) + odds
        return found


def seen_of(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """What a seat sees happen."""
    return tuple([seen for event in events if (seen := event.seen_by(seat)) is not None])


def looks(state: State, seat: int) -> Hashable:
    """How the table looks to a seat, whatever was seen before: the cards it sees, and all public fields."""
    return _fields(state), tuple([tuple(sorted(state.cards_in(number))) for number, zone in enumerate(state.zones)
                                  if zone.seen_by(seat)])


def position_key(state: State) -> Hashable:
    """Equal for positions that are the same but for the order of cards."""
    sealed = None if state.sealed is None else tuple([(seat, str(move)) for seat, move in state.sealed.choices.items()])
    return _fields(state), sealed, tuple([tuple(sorted(state.cards_in(number))) for number in range(len(state.zones))])


def _fields(state: State) -> Hashable:
    return state.actor, state.phase, tuple([_frozen(getattr(state, name)) for name in state.FIELDS])


def _frozen(value: Any) -> Hashable:
    return tuple(value) if isinstance(value, list) else value


def _numbers_drawn(before: int, after: int) -> int:
    """How many numbers were drawn from a generator that had these states: 0, 1, or 2 for more."""
    if before == after:
        return 0
    return 1 if rng.below(before, 1)[0] == after else 2


def _turned(cards: Sequence[int]) -> list[Order]:
    """The orders in which each card of a hand lies once in each of its places."""
    if len(set(cards)) < 2:
        return []
    return [(1.0 / len(cards), [*cards[place:], *cards[:place]]) for place in range(len(cards))]


def _tops(pile: Sequence[int], taken: int, limit: int) -> list[Order]:
    """A pile with every row of so many cards on top of it. Raises TooLarge."""
    if taken < 1 or len(set(pile)) < 2:
        return []
    rows: list[tuple[float, list[int], Counter[int]]] = [(1.0, [], Counter(pile))]
    for left in range(len(pile), len(pile) - taken, -1):
        rows = [(odds * number / left, [kind, *row], rest - Counter([kind]))
                for odds, row, rest in rows for kind, number in sorted(rest.items())]
        if len(rows) > limit:
            raise TooLarge(limit)
    return [(odds, [*rest.elements(), *row]) for odds, row, rest in rows]
