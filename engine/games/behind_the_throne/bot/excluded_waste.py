"""What is spent for nothing in Behind the Throne: abilities where fewer do, own cards, and a row that is given away."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.moves import Move
from engine.games.behind_the_throne.bot.abilities import uses
from engine.games.behind_the_throne.cards import KING, MANIPULATIVE_MASK, QUEEN
from engine.games.behind_the_throne.moves import turned_by
from engine.games.behind_the_throne.state import BehindState

_PROHIBITIVE: Final = (QUEEN, KING)
_PAIR: Final = 2


class _Outcome(NamedTuple):
    """What abilities make of the newest card, if it is not too high then."""

    strikes: bool
    """Whether it is equal to the card before it, and a card is worth destroying."""
    ready: int
    """The stacks that can still act, a mask."""

    def beats(self, other: _Outcome) -> bool:
        """Whether this allows whatever the other one allows, and something more."""
        return self != other and self.strikes >= other.strikes and self.ready | other.ready == self.ready


def wastes(state: BehindState, change: Move) -> bool:
    """Whether all that can come of a change, by itself or with others after it, needs less.

    The changed value is gone with the next card (rule 3): nothing is left of it but a strike and the abilities saved.
    """
    ready, owned, strikes = state.ready, state.owned[state.turn] & MANIPULATIVE_MASK, _may_strike(state)
    possible = _outcomes(ready, owned, state.excess(), strikes)
    left = ready & ~(1 << turned_by(change))
    return all(any(better.beats(each) for better in possible)
               for each in _outcomes(left, owned, state.excess() + change.number, strikes))


def is_in_the_way(state: BehindState, seat: int, kind: int) -> bool:
    """Whether a seat's stack may forbid it something: one Queen or King alone never does (rules 7 and 12)."""
    return kind in _PROHIBITIVE and state.count(seat, kind) > 1


def spoils(state: BehindState, seat: int, kind: int) -> bool:
    """Whether it does a seat no good to lose a card of a stack: it is not in the way, or a pair, which scores."""
    return not is_in_the_way(state, seat, kind) or state.count(seat, kind) == _PAIR


def gives_row_away(state: BehindState, swap: Move) -> bool:
    """Whether a swap takes a card of a kind that lies in the row, and so does no more than to collect the row.

    The other player gets such a card back (rule 16): all that the swap changes is who gets the rest of the row. Between
    two players that is a gift, unless one of them has so many Queens or Kings that another one does harm (rule 12);
    among more, it may cost a third one a majority.
    """
    rest = list(state.row)
    if swap.card not in rest:
        return False
    rest.remove(swap.card)
    return not rest or (state.seats == 2 and not any(is_in_the_way(state, seat, kind)
                                                         for seat in range(state.seats) for kind in rest))


def throws_stack_away(state: BehindState, seat: int, kind: int) -> bool:
    """Whether a stack that scores would be discarded, although a lower single card is there that is outnumbered.

    That one scores nothing, nor can it act or protect (rules 10 and 25), and as a stack it would score less. How many
    Queens or Kings one keeps is another matter (rule 12).
    """
    if kind in _PROHIBITIVE or state.count(seat, kind) < _PAIR:
        return False
    return any(state.count(seat, lower) == 1 and _most(state, lower) > 1 for lower in range(kind))


def _most(state: BehindState, kind: int) -> int:
    """How many cards the largest stack of a kind has."""
    return max([state.count(seat, kind) for seat in range(state.seats)])


@cache
def _outcomes(ready: int, owned: int, excess: int, strikes: bool) -> frozenset[_Outcome]:
    """By the stacks that are ready and owned, and by how much the newest card is too high."""
    return frozenset(_Outcome(strikes and excess + change == 0, left)
                     for change, left in uses(ready, owned) if excess + change <= 0)


def _may_strike(state: BehindState) -> bool:
    """Whether equal values would allow to destroy a card that is worth it (rules 12 to 14)."""
    turn = state.turn
    if state.frozen or not 1 < len(state.row) > state.count(turn, QUEEN):
        return False
    return any(not all(spoils(state, seat, kind) for kind in _PROHIBITIVE) if seat == turn else state.owned[seat]
               for seat in range(state.seats) if not state.hit >> seat & 1)
