"""Coins of Rival Kings: how prices are paid, and how coins leave the supply.

Purses, the money at the piles and the supply are lists of numbers of coins: of 1 and of 2, one pair after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.rival_kings.cards import JAILER, PILES
from engine.games.rival_kings.state import RivalState


def value(coins: Sequence[int], owner: int = 0) -> int:
    """The sum of the coins of one owner or pile."""
    return coins[2 * owner] + 2 * coins[2 * owner + 1]


def number(coins: Sequence[int], owner: int = 0) -> int:
    """How many coins one owner or pile has, whatever they are worth."""
    return coins[2 * owner] + coins[2 * owner + 1]


# -- paying ------------------------------------------------------------------------------------------------------------

def pay(state: RivalState, price: int, pile: int) -> None:
    """The player in turn pays onto a pile's money.

    A coin of 2 is changed if it would be too much and the supply can (rule 21).
    """
    own, money, supply = 2 * state.turn, 2 * pile, state.supply
    ones, twos, changed = paid(state.purse[own], state.purse[own + 1], price, supply[0])
    if changed:
        supply[0] -= 2
        supply[1] += 1
        state.purse[own] += 2
        state.purse[own + 1] -= 1
    state.purse[own] -= ones
    state.purse[own + 1] -= twos
    state.money[money] += ones
    state.money[money + 1] += twos


def cost(state: RivalState, seat: int, kind: int) -> int:
    """What a card would cost a seat now, with what it pays too much for want of change (rule 21).

    The discount is that of the player in turn.
    """
    price = state.price(kind) if seat == state.turn else state.numbers.values[kind]
    ones, twos = state.purse[2 * seat], state.purse[2 * seat + 1]
    if price > ones + 2 * twos:
        return price
    return value(paid(ones, twos, price, state.supply[0]))


@cache
def paid(ones: int, twos: int, price: int, spare: int) -> tuple[int, int, bool]:
    """The coins of 1 and 2 that pay a price, and whether a coin of 2 is changed first (rule 21).

    A 2 is changed if it would be too much and the supply has two coins of 1 to `spare`.
    """
    own = payment(ones, twos, price)
    if value(own) > price and spare >= 2:
        return 1, own[1] - 1, True
    return *own, False


@cache
def payment(ones: int, twos: int, price: int) -> tuple[int, int]:
    """The coins of 1 and 2 that pay a price: as few as pay exactly, else the least too much (rule 21).

    The price must not be more than the coins are worth.
    """
    fewest = min(twos, price // 2)
    rest = price - 2 * fewest
    return (rest, fewest) if rest <= ones else (0, fewest + 1)


# -- Jailer and Scholar ------------------------------------------------------------------------------------------------

def draw(state: RivalState, subject: int) -> int:
    """The player in turn takes coins for Jailer or Scholar; returns what they are worth (rule 13)."""
    ones, twos = due(state, state.turn, subject)
    for sort, moved in enumerate((ones, twos)):
        state.supply[sort] -= moved
        state.purse[2 * state.turn + sort] += moved
    return ones + 2 * twos


def due(state: RivalState, seat: int, subject: int) -> tuple[int, int]:
    """The coins of 1 and 2 that Jailer or Scholar bring a seat; a coin of 1 that is handed back is -1 (rule 13)."""
    sum_due = state.markers[seat] if subject == JAILER else len(state.buildings(seat))
    change = state.purse[2 * seat] > 0 and state.numbers.changes_coins
    return drawn(state.supply[0], state.supply[1], sum_due, change)


@cache
def drawn(ones: int, twos: int, sum_due: int, change: bool) -> tuple[int, int]:
    """The coins of 1 and 2 out of a supply that come nearest to a sum without exceeding it, small ones first.

    With `change` the taker has a coin of 1: it is handed back (-1) for a 2 if that is the only way to meet the sum
    (rule 13).
    """
    ways = [(min(ones, sum_due - 2 * two), two) for two in range(min(twos, sum_due // 2) + 1)]
    best = max(ways, key=lambda way: (way[0] + 2 * way[1], way[0]))
    if best[0] + 2 * best[1] < sum_due and change and twos > best[1]:
        return best[0] - 1, best[1] + 1
    return best


# -- piles without money -----------------------------------------------------------------------------------------------

def fillable(state: RivalState) -> int:
    """How many piles the supply can fill when none has money (rule 20)."""
    ones, twos = state.supply
    return min(PILES, twos + ones // 2 if state.numbers.changes_coins else twos)


def refill(state: RivalState) -> None:
    """Put coins worth 2 at the piles, as far as they go: a coin of 2, or two coins of 1 once those have run out."""
    for pile in range(fillable(state)):
        sort, coins = (1, 1) if state.supply[1] else (0, 2)
        state.money[2 * pile + sort] = coins
        state.supply[sort] -= coins
