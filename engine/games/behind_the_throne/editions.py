"""The editions of Behind the Throne: what a game is played with, by the version of the rules, the players
and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.edition import deck_of
from engine.core.manifest import TABLE
from engine.core.own import OwnNumbers, changes_in, too_few
from engine.core.text import N_, Text
from engine.games.behind_the_throne.cards import CARDS, GENERAL, KINDS, KING, QUEEN, ROW_LIMIT

_COPIES: Final = {2: 5, 3: 7, 4: 9}
_MORE_AT: Final[dict[str, dict[int, int]]] = {
    "thin": dict.fromkeys(range(KINDS), -1), "crowns": {QUEEN: 2, KING: 2}, "peace": {GENERAL: -3}}
"""By special table: how many more there are of a character, or fewer."""
_MOST_COPIES: Final = 12
"""Of a character, in an edition of somebody's own."""
_IDS: Final = tuple([card.id for card in CARDS])


@dataclass(frozen=True, slots=True, eq=False)
class BehindNumbers:
    """The numbers of a game of Behind the Throne."""

    copies: tuple[int, ...]
    """By character: how many there are."""
    deck: tuple[int, ...]
    """The kinds of all characters, in order."""


def numbers(_edition: int, seats: int, options: dict[str, Any]) -> BehindNumbers:
    """The numbers for so many players at that table, which are the same in all editions so far."""
    more = _MORE_AT.get(options.get(TABLE, ""), {})
    copies = changes_in(options).copies_of(_IDS, [_COPIES[seats] + more.get(kind, 0) for kind in range(KINDS)])
    return BehindNumbers(copies, deck_of(copies))


def _trouble(numbers: BehindNumbers, seats: int) -> Text | None:
    """A row for everybody."""
    return too_few(len(numbers.deck), ROW_LIMIT * seats, seats)


# A character's value is its kind plus one: rows are compared by kinds, and abilities bring a card down to another kind.
# With nine values for nine characters, exchanging two of them would be no more than exchanging their names.
OWN_NUMBERS: Final = OwnNumbers(
    (), dict.fromkeys(range(KINDS), _MOST_COPIES), ("R27",), _trouble,
    N_("behind-the-throne/number", "Values cannot be changed: each value from 1 to 9 belongs to one character, and "
                                   "characters in a row are compared by value."))
