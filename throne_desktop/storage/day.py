"""The deal of the day: game, seats and seed follow from the date alone, so that everybody gets the same.

Nothing here imports Qt, and nothing that takes long to import, since the home screen shows it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.registry import GAMES, manifest

_SECONDS: Final = 86_400
_SEED_BYTES: Final = 16
WEEK: Final = 7


class Deal(NamedTuple):
    """The deal of a day, which is counted in days since the first of January 1970."""

    day: int
    game_id: str
    seats: int

    @property
    def seed(self) -> int:
        """What its chance comes from."""
        import hashlib  # only here: home does not need it

        words = f"throne-desktop {self.day} {self.game_id} {self.seats}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:_SEED_BYTES], "big")

    def company(self, names: Sequence[str]) -> tuple[str, ...]:
        """Who of these sits at the other seats, the same for everybody, too."""
        first = self.day * (self.seats + 1) % len(names)
        return tuple((*names[first:], *names[:first])[:self.seats - 1])


def today() -> int:
    """The number of the day it is where the program is used."""
    return day_at(time.time())


def day_at(moment: float) -> int:
    """The number of the day it is there at a moment, in seconds since 1970."""
    return int((moment + time.localtime(moment).tm_gmtoff) // _SECONDS)


def deal_of(day: int, games: Sequence[str] = GAMES) -> Deal:
    """The deal of a day. The games take turns, and so do the numbers of players of each."""
    game_id = games[day % len(games)]
    seats = manifest(game_id).seats
    return Deal(day, game_id, seats[day // len(games) % len(seats)])
