"""Which games of the shelf are shown: by game, level, result, person, date, and words that are looked for.

A game is asked by the fields of its slip alone: 100,000 take .2 s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import Enum
from typing import Final

from engine.core.text import folded
from engine.games.registry import GAMES, manifest
from throne_desktop.language.i18n import words
from throne_desktop.services.records.slips import OPEN, OVER, Slip, key_of, people_of, players_in, slip_in
from throne_desktop.storage.shelf_notes import ShelfNotes
from throne_desktop.storage.statistics import Outcome

_NOTHING: Final = ShelfNotes()
_MICROSECONDS: Final = 1_000_000


class Span(Enum):
    """How long ago a game was begun at most, in days; today is the first."""

    TODAY = 1
    WEEK = 7
    MONTH = 30
    YEAR = 365


class Ending(Enum):
    """How games ended, as one chooses among them."""

    WON = Outcome.WON.value
    SHARED = Outcome.SHARED.value
    LOST = Outcome.LOST.value
    NOBODY = Outcome.NOBODY.value
    OPEN = OPEN.decode()
    OVER = OVER.decode()
    """Finished among several people, or bots."""


@dataclass(frozen=True, slots=True)
class ShelfFilter:
    """What games have to be like to be shown; None and "" ask for nothing.

    With a `person`, `ending` is how it ended for them, whoever else played.
    """

    game_id: str | None = None
    level: str | None = None
    ending: Ending | None = None
    person: str | None = None
    span: Span | None = None
    search: str = ""
    favourites: bool = False
    """Whether only favourites are shown."""

    @property
    def asks_nothing(self) -> bool:
        """Whether all games are shown."""
        return self == _ALL

    def chosen(self, lines: Sequence[bytes], today: date, put: ShelfNotes = _NOTHING) -> Sequence[bytes]:
        """The slips of the games that are so, in their order; `put` is what the person has put on games."""
        if self.asks_nothing:
            return lines
        first = 0 if self.span is None else _begin(today - timedelta(days=self.span.value - 1))
        sought = [folded(word) for word in self.search.split()]
        games = {game_id.encode(): folded(words(manifest(game_id).name)) for game_id in GAMES}

        def has_words(slip: Slip) -> bool:
            note = put.notes.get(key_of(slip), "") if put.notes else ""
            told = games.get(slip.game, "") + folded(slip.players.decode()) + folded(note)
            return all(word in told for word in sought)

        return [line for line in lines if self._takes(slip := slip_in(line), first)
                and (not sought or has_words(slip)) and (not self.favourites or key_of(slip) in put.favourites)]

    def _takes(self, slip: Slip, first: int) -> bool:
        """Whether a game is so, but for the words; it was begun at `first`, in microseconds since 1970, or later."""
        if self.game_id is not None and slip.game != self.game_id.encode():
            return False
        if self.level is not None and slip.level != self.level.encode():
            return False
        if first and int(slip.begun or 0) < first:
            return False
        if self.person is not None and self.person not in slip.people:
            return False
        return self.ending is None or self._ended(slip) == self.ending.value.encode()

    def _ended(self, slip: Slip) -> bytes:
        """How it ended for its only person, or for the one asked for."""
        if self.person is None or slip.outcome != OVER:
            return slip.outcome
        ended: str = Ending.WON.value if self.person in slip.winners else Ending.LOST.value
        return ended.encode()


_ALL: Final = ShelfFilter()


def people_in(lines: Iterable[bytes]) -> tuple[str, ...]:
    """The names of all people who played, those with most games first."""
    tables = Counter(players_in(line) for line in lines)     # the same ones often sit at a table
    found = Counter[str]()
    for players, games in tables.items():
        for name in people_of(players):
            found[name] += games
    return tuple(name for name, _ in sorted(found.items(), key=lambda each: (-each[1], each[0])) if name)


def _begin(day: date) -> int:
    """When a day begins here, in microseconds since 1970."""
    return round(datetime.combine(day, time()).timestamp() * _MICROSECONDS)
