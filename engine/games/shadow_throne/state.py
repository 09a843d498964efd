"""A position of Shadow Throne: data, and what can be read from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.edition import Edition
from engine.core.moves import Move
from engine.core.state import Kinds, State
from engine.games.shadow_throne.cards import CHURCH, FACTION, FACTIONS, HUSH_MONEY
from engine.games.shadow_throne.editions import ShadowNumbers
from engine.games.shadow_throne.zones import HANDS, POOLS, SAVED

# -- the status of a character, a mask -----------------------------------------------------------------------------

DEAD: Final = 1
CONVERTED: Final = 2
UNPAID: Final = 4
"""Face down: takes no part in the battle (rule 7)."""
SILENCED: Final = 8
"""Has no ability with number 2 or 3 (rule 15)."""
IS_EXTRA: Final = 16
"""Played with King Kyros (rule 14)."""
ROSES: Final = 32
"""A Picureas whose ability has worked (rule 16)."""
STAYS: Final = 64
"""A Langman whose ability has worked (rule 18)."""
OUT: Final = DEAD | UNPAID
"""Without power."""

NO_FACTION: Final = -1
"""In place of a faction: no card causes hush money."""

_NOBODY: Final[Mapping[str, tuple[str, ...]]] = {"last": ("draft",)}


class ShadowState(State):
    """Characters in the battle have numbers, in the order in which they were played: `who[number]` is a kind."""

    NOBODY = _NOBODY

    numbers: ShadowNumbers
    battle: int
    """From 1 on."""
    wave: int
    """From 1 to 4; 0 before the first."""
    gold: list[int]
    influence: list[int]
    history: list[int]
    """Every seat's influence after each battle that is over, one battle after another."""
    last: list[int]
    """By seat: the printed faction that causes hush money now, or NO_FACTION (rule 8)."""
    track: list[int]
    """By faction: where its token stands on the power track (rule 22)."""
    who: Kinds[list[int]]
    """By character: its kind."""
    owners: list[int]
    """By character: the seat that played it."""
    waves: list[int]
    """By character: the wave in which it was played, in ascending order; 0 for a Langman who stayed."""
    status: list[int]
    """By character: what has happened to it, a mask."""
    tokens: list[int]
    """By character: how much it is emboldened."""

    def faction(self, number: int) -> int:
        """The faction that a character belongs to now (rule 13)."""
        return CHURCH if self.status[number] & CONVERTED else FACTION[self.who[number]]

    def power(self, number: int) -> int:
        """What a character adds to the power of its faction (rules 10 and 12)."""
        return 0 if self.status[number] & OUT else self.numbers.powers[self.who[number]] + self.tokens[number]

    def influence_of(self, number: int) -> int:
        """The influence a character grants if its faction wins: half of it if the character is dead (rule 10)."""
        printed = self.numbers.influences[self.who[number]]
        return printed // 2 if self.status[number] & DEAD else printed

    def powers(self) -> list[int]:
        """By faction: its power now (rule 22)."""
        powers, printed = [0] * FACTIONS, self.numbers.powers
        for number, kind in enumerate(self.who):
            status = self.status[number]
            if not status & OUT:
                faction = CHURCH if status & CONVERTED else FACTION[kind]
                powers[faction] = powers[faction] + printed[kind] + self.tokens[number]
        return powers

    def in_wave(self) -> list[int]:
        """The paid characters of the current wave."""
        status = self.status
        return [number for number in range(bisect_left(self.waves, self.wave), len(status))
                if not status[number] & UNPAID]

    def played_by(self, seat: int) -> list[int]:
        """The characters in front of a seat, including those face down."""
        return [number for number, owner in enumerate(self.owners) if owner == seat]

    def hush(self, seat: int, kind: int) -> int:
        """The hush money for a card that a seat plays now (rule 8)."""
        return HUSH_MONEY if self.last[seat] == FACTION[kind] else 0

    def choice_of(self, seat: int) -> Move | None:
        """What a seat has chosen in secret; None if it has not chosen, or if that is not known here."""
        choice = None if self.sealed is None else self.sealed.choices.get(seat)
        return choice if isinstance(choice, Move) else None

    def pool(self, seat: int) -> list[int]:
        """The cards in a pool."""
        return self.cards[POOLS[seat]]

    def hand(self, seat: int) -> list[int]:
        """The cards in a hand."""
        return self.cards[HANDS[seat]]

    def saved(self, seat: int) -> list[int]:
        """The card that a seat has saved, if there is one."""
        return self.cards[SAVED[seat]]

    def cards_in(self, zone: int) -> Sequence[int]:
        hidden = len(self.cards)
        if zone < hidden:
            return self.cards[zone]
        return [kind for kind, owner in zip(self.who, self.owners, strict=True) if owner == zone - hidden]

    def fill(self, zone: int, kinds: Sequence[int]) -> None:
        """As in every game; characters in front of a seat belong to no wave, and so come before all that do."""
        hidden = len(self.cards)
        if zone < hidden:
            super().fill(zone, kinds)
            return
        seat = zone - hidden
        for number in reversed(self.played_by(seat)):
            for values in (self.who, self.owners, self.waves, self.status, self.tokens):
                del values[number]
        first = bisect_left(self.waves, 1)
        self.who[first:first] = kinds
        self.owners[first:first] = [seat] * len(kinds)
        for values in (self.waves, self.status, self.tokens):
            values[first:first] = [0] * len(kinds)

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("battle", "gold", "history", "influence", "last", "numbers", "owners", "status", "tokens", "track",
                 "wave", "waves", "who")
    FIELDS = ("battle", "wave", "gold", "influence", "history", "last", "track", "who", "owners", "waves", "status",
              "tokens")
    KIND_FIELDS = ("who",)

    def clone(self) -> ShadowState:
        other = ShadowState()
        self.copy_base(other)
        other.numbers = self.numbers
        other.battle = self.battle
        other.wave = self.wave
        other.gold = self.gold[:]
        other.influence = self.influence[:]
        other.history = self.history[:]
        other.last = self.last[:]
        other.track = self.track[:]
        other.who = self.who[:]
        other.owners = self.owners[:]
        other.waves = self.waves[:]
        other.status = self.status[:]
        other.tokens = self.tokens[:]
        return other

    def adopt(self, edition: Edition) -> None:
        super().adopt(edition)
        self.numbers = edition.numbers
