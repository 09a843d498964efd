"""Coins of Rival Kings: how prices are paid, and how coins come from the supply.

Purses, piles of money and the supply are lists of numbers of coins: of 1 and of 2, one pair after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.rival_kings.cards import PILES


def worth(coins: Sequence[int], owner: int = 0) -> int:
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
def drawn(ones: int, twos: int, sum_due: int) -> tuple[int, int]:
    """The coins of 1 and 2 out of the supply that come nearest to a sum without exceeding it, small ones first."""
    ways = [(min(ones, sum_due - 2 * two), two) for two in range(min(twos, sum_due // 2) + 1)]
    return max(ways, key=lambda way: (way[0] + 2 * way[1], way[0]))


def draw(purse: list[int], seat: int, sum_due: int, supply: list[int]) -> int:
    """Take coins worth a sum out of the supply, as far as it lasts (rule 13); returns what they are worth."""
    ones, twos = drawn(supply[0], supply[1], sum_due)
    for place, coins in enumerate((ones, twos)):
        supply[place] -= coins
        purse[2 * seat + place] += coins
    return ones + 2 * twos


def refill(money: list[int], supply: list[int]) -> bool:
    """If all piles are without money, put a coin of 2 at each as far as the supply goes (rule 20); whether it did."""
    if any(money) or not supply[1]:
        return False
    for pile in range(min(PILES, supply[1])):
        money[2 * pile + 1] = 1
        supply[1] -= 1
    return True
