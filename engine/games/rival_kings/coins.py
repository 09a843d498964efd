"""Coins of Rival Kings: how prices are paid, and how coins come from the supply.

Purses, piles of money and the supply are lists of numbers of coins: of 1 and of 2, one pair after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.rival_kings.cards import PILES


def value(coins: Sequence[int], owner: int = 0) -> int:
    """The sum of the coins of one owner (or pile)."""
    return coins[2 * owner] + 2 * coins[2 * owner + 1]


def number(coins: Sequence[int], owner: int = 0) -> int:
    """How many coins one owner (or pile) has, whatever they are worth."""
    return coins[2 * owner] + coins[2 * owner + 1]


@cache
def payment(ones: int, twos: int, price: int) -> tuple[int, int]:
    """The coins of 1 and 2 that pay a price: as few as pay exactly, else the least too much (rule 21).

    The price must not be more than the coins are worth.
    """
    fewest = min(twos, price // 2)
    rest = price - 2 * fewest
    return (rest, fewest) if rest <= ones else (0, fewest + 1)


def pay(purse: list[int], seat: int, price: int, money: list[int], pile: int, supply: list[int]) -> None:
    """Pay a price onto a pile's money. A coin of 2 is changed if it would be too much and the supply can (rule 21)."""
    ones, twos = payment(purse[2 * seat], purse[2 * seat + 1], price)
    if ones + 2 * twos > price and supply[0] >= 2:
        supply[0] -= 2
        supply[1] += 1
        purse[2 * seat] += 2
        purse[2 * seat + 1] -= 1
        ones, twos = 1, twos - 1
    purse[2 * seat] -= ones
    purse[2 * seat + 1] -= twos
    money[2 * pile] += ones
    money[2 * pile + 1] += twos


@cache
def drawn(ones: int, twos: int, sum_due: int, change: bool) -> tuple[int, int]:
    """The coins of 1 and 2 out of the supply that come nearest to a sum without exceeding it, small ones first.

    With `change` the taker has a coin of 1: it is handed back (-1) for a 2 if the sum can be met only so (rule 13).
    """
    ways = [(min(ones, sum_due - 2 * two), two) for two in range(min(twos, sum_due // 2) + 1)]
    best = max(ways, key=lambda way: (way[0] + 2 * way[1], way[0]))
    if best[0] + 2 * best[1] < sum_due and change and twos > best[1]:
        return best[0] - 1, best[1] + 1
    return best


def draw(purse: list[int], seat: int, coins_due: tuple[int, int], supply: list[int]) -> int:
    """Take these coins of 1 and 2 out of the supply (rule 13); returns what they are worth."""
    ones, twos = coins_due
    for place, moved in enumerate(coins_due):
        supply[place] -= moved
        purse[2 * seat + place] += moved
    return ones + 2 * twos


def fillable(supply: list[int], with_ones: bool) -> int:
    """How many piles the supply can fill with coins worth 2, `with_ones` also with two coins of 1 (rule 20)."""
    return min(PILES, supply[1] + (supply[0] // 2 if with_ones else 0))


def refill(money: list[int], supply: list[int], piles: int) -> None:
    """Put coins worth 2 at so many piles: a coin of 2, or two coins of 1 once these have run out (rule 20)."""
    for pile in range(piles):
        place, coins = (1, 1) if supply[1] else (0, 2)
        money[2 * pile + place] = coins
        supply[place] -= coins
