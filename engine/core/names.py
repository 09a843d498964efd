"""Cards by name, for what is kept.

A kind is the place of a card in the table of its game, which moves when another card comes before it. So files give the
ids of cards, and fingerprints the numbers that stood for them up to version 0.14.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.errors import BadNotation
from engine.core.text import N_

_MOST_DIGITS: Final = 6
"""Far more than any former number has."""


class CardNames:
    """The names of a game's cards: today's kinds, ids, and the numbers of former files.

    `former` has the ids by former number. A card that is new has none: its id stands for it.
    """

    def __init__(self, ids: Sequence[str], former: Sequence[str]) -> None:
        self.ids = tuple(ids)
        self._kinds = {card_id: kind for kind, card_id in enumerate(ids)}
        self._former = tuple(former)
        numbers = {card_id: number for number, card_id in enumerate(former)}
        self._numbers: tuple[int | str, ...] = tuple([numbers.get(card_id, card_id) for card_id in ids])
        self.first = self._kinds[former[0]] if former else 0
        """The kind that a field has held in a former file that does not mention it."""
        self.unmoved = all(number == kind for kind, number in enumerate(self._numbers))
        """Whether every card has the number still that it had in former files."""

    def id_of(self, kind: int) -> str:
        """The id of a kind."""
        return self.ids[kind]

    def kind_of(self, card_id: str) -> int:
        """The kind with that id. Raises BadNotation if there is no such card."""
        kind = self._kinds.get(card_id)
        if kind is None:
            raise BadNotation(N_("engine/notation", "There is no card called {card}; the cards are: {cards}.").fill(
                card=repr(card_id[:60]), cards=self.ids))
        return kind

    # -- former files ----------------------------------------------------------------------------------------------

    def kind_numbered(self, number: int) -> int:
        """The kind that had that number in former files; what is no kind, below 0, stays as it is.

        Raises BadNotation if there is no such number.
        """
        if number < 0:
            return number
        if number >= len(self._former):
            raise BadNotation(N_("engine/notation", "No card had the number {number} in older files.").fill(
                number=str(number)[:_MOST_DIGITS]))
        return self.kind_of(self._former[number])

    def mask_numbered(self, mask: int) -> int:
        """The mask of today's kinds for one of former numbers. Raises BadNotation likewise."""
        return sum([1 << self.kind_numbered(number) for number in range(mask.bit_length()) if mask >> number & 1])

    def rows_numbered(self, rows: Sequence[int], seats: int, kinds: int) -> list[int]:
        """Counts by seat and today's kind, of which there are `kinds`, for those by former number.

        Raises BadNotation likewise.
        """
        before = len(rows) // seats
        found = [0] * (seats * kinds)
        for seat in range(seats):
            for number in range(before):
                found[seat * kinds + self.kind_numbered(number)] = rows[seat * before + number]
        return found

    # -- fingerprints ----------------------------------------------------------------------------------------------

    def number_of(self, kind: int) -> int | str:
        """What stands for a kind in fingerprints; what is no kind, below 0, stays as it is."""
        return kind if kind < 0 else self._numbers[kind]

    def number_of_mask(self, mask: int) -> int | list[int | str]:
        """What stands for a mask of kinds: a mask of former numbers, and behind it the ids of cards that have none."""
        numbers = [self._numbers[kind] for kind in range(mask.bit_length()) if mask >> kind & 1]
        known = sum([1 << number for number in numbers if isinstance(number, int)])
        new = [number for number in numbers if isinstance(number, str)]
        return [known, *new] if new else known

    def numbers_of_rows(self, rows: Sequence[int], seats: int) -> list[int | str]:
        """What stands for counts by seat and kind: those by former number, and behind them ids with a count each."""
        kinds = len(rows) // seats
        known = [self.kind_of(card_id) for card_id in self._former if card_id in self._kinds]
        found: list[int | str] = [rows[seat * kinds + kind] for seat in range(seats) for kind in known if kind < kinds]
        for place, count in enumerate(rows):
            number = self._numbers[place % kinds]
            if count and isinstance(number, str):
                found += [place // kinds, number, count]
        return found
