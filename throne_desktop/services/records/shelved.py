"""What a row of the shelf tells of a game, in the language in use."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from engine import load_game
from engine.bots.level import LEVELS
from engine.core.text import N_
from engine.session.entries import Result
from throne_desktop.language.i18n import words
from throne_desktop.services.records.library import SavedGame, Unreadable
from throne_desktop.services.records.slips import Slip
from throne_desktop.services.records.turning import Turned, told
from throne_desktop.storage.statistics import MIXED, Outcome, side_of

_MINUTES: Final = N_("app", "%n minute(s)", "", 1)
_MIXED: Final = N_("app", "Mixed")
_FAVOURITE: Final = N_("app", "Favorite")
_NOTE: Final = N_("app", "Note: {note}")
_LONGEST: Final = 180
"""A game that took more minutes was left alone in between."""
_LEVELS: Final = {level.id: level.name for level in LEVELS}


@dataclass(frozen=True, slots=True)
class Shelved:
    """A record on the shelf, and what its slip tells beside it."""

    entry: SavedGame | Unreadable
    slip: Slip
    favourite: bool = False
    note: str = ""
    turned: Turned | None = None
    """Where it turned; None as long as that is not known."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended for its only person; None if it is not over, or not one person's."""
        told = self.slip.outcome.decode()
        return Outcome(told) if told in _OUTCOMES else None

    @property
    def title(self) -> str:
        """How it ended, or why it cannot be read."""
        return words(self.entry.fault) if isinstance(self.entry, Unreadable) else self.entry.result

    @property
    def margin(self) -> str:
        """By how much it was won or lost; "" where nobody was ahead alone."""
        if isinstance(self.entry, Unreadable):
            return ""
        summary = self.entry.summary
        result, seats = summary.result, len(summary.players)
        if result is None or result.conceded is not None or not result.winners:
            return ""
        side = side_of(summary.game, seats, result.winners[0])
        if not set(result.winners) <= side or len(side) == seats:
            return ""
        ahead = _lead(result, side)
        return words(load_game(summary.game).table.margin.fill(n=ahead)) if ahead > 0 else ""

    @property
    def turning(self) -> str:
        """Where it turned; "" as long as that is not known, and of a game that never did."""
        if self.turned is None or isinstance(self.entry, Unreadable):
            return ""
        text = told(self.turned, load_game(self.entry.summary.game).table.turned_in_round)
        return "" if text is None else words(text)

    @property
    def level(self) -> str:
        """The level of the bots at the table; "" if there were none."""
        return level_name(self.slip.level.decode()) if self.slip.level else ""

    @property
    def minutes(self) -> str:
        """How long it took, if it was played at a sitting; "" if that is not known."""
        if isinstance(self.entry, Unreadable) or not self.entry.summary.finished:
            return ""
        written = datetime.fromtimestamp(int(self.slip.written) / 1e9, UTC)
        minutes = round((written - self.entry.summary.started).total_seconds() / 60)
        return words(_MINUTES.fill(n=minutes)) if 0 < minutes <= _LONGEST else ""

    @property
    def sentence(self) -> str:
        """All of it, for those who listen."""
        if isinstance(self.entry, Unreadable):
            return self.title
        entry, put = self.entry, []
        if self.favourite:
            put.append(words(_FAVOURITE))
        if self.note:
            put.append(words(_NOTE.fill(note=self.note)))
        parts = (entry.game, entry.begun, entry.players, entry.result, self.margin, self.turning, self.level,
                 self.minutes, entry.kinds, *put)
        return ", ".join(part for part in parts if part)


def level_name(level: str) -> str:
    """The name of a level, or of several at one table."""
    return words(_MIXED if level == MIXED else _LEVELS[level])


def _lead(result: Result, side: frozenset[int]) -> int:
    """How far the first winner is ahead of the best of those who did not win with them."""
    rivals = [score for seat, score in enumerate(result.scores) if seat not in side]
    return result.scores[result.winners[0]] - max(rivals)


_OUTCOMES: Final = {outcome.value for outcome in Outcome}
