"""The editions of Shadow Throne: what a game is played with, by the version of the rules, the goal and the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core.edition import as_of, check_before
from engine.core.manifest import TABLE
from engine.games.shadow_throne import MANIFEST
from engine.games.shadow_throne.cards import CHARACTERS

POOL: Final = 6
FIRST_GOLD: Final = 3
_GOLD_AT: Final = {"rich": 8, "poor": 1}
_GOALS_AT: Final = {"skirmish": 8, "rich": 8, "poor": 8, "short": 11}


@dataclass(frozen=True, slots=True, eq=False)
class ShadowNumbers:
    """The numbers of a game of Shadow Throne."""

    copies: tuple[int, ...]
    """By kind: how many there are in the deck, for any number of players."""
    deck: tuple[int, ...]
    """The kinds of all cards in the deck, in order."""
    pool_size: int
    """Cards in a pool of the draft."""
    first_gold: int
    """The gold of a player at the beginning (rule 2)."""
    goal: int
    """The influence that ends the game (rule 25)."""


def numbers(edition: int, _seats: int, options: dict[str, Any]) -> ShadowNumbers:
    """The numbers of that edition with these options."""
    copies = tuple([as_of(edition, each.copies, each.before) for each in CHARACTERS])
    deck = tuple([kind for kind, number in enumerate(copies) for _ in range(number)])
    table = options.get(TABLE, "")
    return ShadowNumbers(copies, deck, POOL, _GOLD_AT.get(table, FIRST_GOLD), _GOALS_AT.get(table, options["goal"]))


for _each in CHARACTERS:
    check_before(MANIFEST.rules_version, _each.name, _each.before)
