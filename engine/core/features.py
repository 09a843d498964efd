"""What a learned value sees of a position: numbered features, each of which is there or not."""

from __future__ import annotations

from collections.abc import Sequence

Features = list[int]
"""The numbers of the features that are there, as one seat sees the table: with its rivals in order after itself."""


class Places:
    """Numbers for groups of features, one group after the other, for a game to lay out once."""

    def __init__(self) -> None:
        self.size = 0

    def of(self, *lengths: int) -> int:
        """Reserve the product of these lengths; returns the first number."""
        first, number = self.size, 1
        for length in lengths:
            number *= length
        self.size += number
        return first


def add_cards(found: Features, first: int, most: int, kinds: Sequence[int]) -> None:
    """A feature for every card by kind and copy: the first one of a kind, the second and so on up to `most`."""
    counts: dict[int, int] = {}
    for kind in kinds:
        copy = counts.get(kind, 0)
        if copy < most:
            found.append(first + kind * most + copy)
            counts[kind] = copy + 1


def add_count(found: Features, first: int, most: int, count: int) -> None:
    """A feature for every number from 1 to `most` that the count has reached."""
    found.extend(range(first, first + min(count, most)))    # of a negative count none is there
