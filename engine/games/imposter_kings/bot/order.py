"""The cards of The Imposter Kings in order of their values, so that a rollout finds the lowest that may be played."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Final

from engine.games.imposter_kings.cards import (
    ASSASSIN,
    ELDER,
    FIRST_ROYALTY,
    HIGHEST_VALUE,
    KINDS,
    KINGS_HAND,
    MUTED_VALUE,
    OATHBOUND,
    SOLDIER_BONUS,
    VALUES,
    WARLORD,
    WARLORD_IN_COURT,
    WARLORD_IN_HAND,
    ZEALOT,
)

_THRONES: Final = HIGHEST_VALUE + max(SOLDIER_BONUS, WARLORD_IN_COURT) + 1
"""What the Throne can count, with 0."""


class Order:
    """The places of the kinds in order of their values, with those of an edition of somebody's own.

    The usual values are in order already: there, a kind is its own place.
    """

    __slots__ = ("_after", "_kinds", "against_warlord", "assassin", "elder", "is_usual", "kings_hand", "least",
                 "oathbound", "places", "royal", "values", "warlord", "zealot")

    def __init__(self, values: tuple[int, ...]) -> None:
        self.is_usual: Final[bool] = values == VALUES
        self.values: Final[tuple[int, ...]] = values
        raised = values[WARLORD] + WARLORD_IN_HAND
        # Nothing stands in the place of a raised Warlord but a gap, so that no other Throne is taken for its highest.
        in_order = sorted([(value, 1, kind) for kind, value in enumerate(values)]
                          + ([] if self.is_usual else [(raised, 0, KINDS)]))
        self._kinds: Final[list[int]] = [kind for _, _, kind in in_order]
        by_place = [value for value, _, _ in in_order]
        self.places: Final[tuple[int, ...]] = tuple([self._kinds.index(kind) for kind in range(KINDS)])
        """By kind: its place."""
        self.royal: Final[tuple[bool, ...]] = tuple([FIRST_ROYALTY <= kind < KINDS for kind in self._kinds])
        """By place: whether it is Royalty."""
        self.least: Final[tuple[int, ...]] = tuple([bisect_left(by_place, throne) for throne in range(_THRONES)])
        """By the value of the Throne: the lowest place that is as high."""
        self.against_warlord: Final[int] = self.least[raised]
        """The lowest place as high as the highest Throne that a Warlord in hand can be played on beside Royalty."""
        self.assassin: Final[int] = self.places[ASSASSIN]
        self.elder: Final[int] = self.places[ELDER]
        self.kings_hand: Final[int] = self.places[KINGS_HAND]
        self.oathbound: Final[int] = self.places[OATHBOUND]
        self.warlord: Final[int] = self.places[WARLORD]
        self.zealot: Final[int] = self.places[ZEALOT]
        self._after: Final[dict[int, tuple[int, ...]]] = {}

    def after(self, muted: int, royalty: bool) -> tuple[int, ...]:
        """By place: the lowest place that is as high as such a card on the Throne.

        `muted` are the values without their text, and `royalty` says whether Royalty lies face up in Court: there are
        at most 1,024 of these tables, of 200 bytes.
        """
        key = 2 * muted + royalty
        known = self._after.get(key)
        if known is None:
            known = self._after[key] = self._least_after(muted, royalty)
        return known

    def _least_after(self, muted: int, royalty: bool) -> tuple[int, ...]:
        values = [MUTED_VALUE if muted >> value & 1 else value for value in self.values]
        if royalty and not muted >> self.values[WARLORD] & 1:
            values[WARLORD] += WARLORD_IN_COURT
        return tuple([self.least[values[kind]] if kind < KINDS else 0 for kind in self._kinds])


USUAL: Final = Order(VALUES)


@cache
def _own_order(values: tuple[int, ...]) -> Order:
    return Order(values)


def order_of(values: tuple[int, ...]) -> Order:
    """The order that these values make."""
    return USUAL if values is VALUES else _own_order(values)
