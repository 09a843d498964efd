"""What a learned value sees of a position: numbered features, each of which is there or not."""

from __future__ import annotations

from collections.abc import Sequence

Features = list[int]
"""The numbers of the features that are there, as one seat sees the table: with its rivals in order after itself."""


class Places:
    """Numbers for groups of features, one group after the other, for a game to lay out once."""

    def __init__(self) -> None:
        self.size = 0
        self.counts: list[tuple[int, int]] = []
        """The first number of every group that counts something, and how far it counts."""

    def of(self, *lengths: int) -> int:
        """Reserve the product of these lengths; returns the first number."""
        first, number = self.size, 1
        for length in lengths:
            number *= length
        self.size += number
        return first

    def counting(self, *lengths: int) -> int:
        """Likewise, for counts (see `add_count`) that go up to the last of these lengths."""
        first, most = self.of(*lengths), lengths[-1]
        self.counts += [(group, most) for group in range(first, self.size, most)]
        return first


def add_cards(found: Features, first: int, most: int, kinds: Sequence[int]) -> None:
    """A feature for each card by kind and copy: the first one of a kind, the second, up to `most`, below 8."""
    seen = 0        # three bits for every kind
    for kind in kinds:
        copy = seen >> 3 * kind & 7
        if copy < most:
            found.append(first + kind * most + copy)
            seen += 1 << 3 * kind


def add_count(found: Features, first: int, most: int, count: int) -> None:
    """One feature for how many there are, at most `most`; none for 0 or less.

    What is learned of 3 holds beside what is learned of 1 and 2, but one number is looked up.
    """
    if count > 0:
        found.append(first + (count if count < most else most) - 1)
