"""As strong as I am: which level suits a person, told by the games they have finished.

Everyone begins against a squire. Who wins two games more than their share, among the last ten at a level, meets the
next level; who wins two fewer meets the one before. A win against a stronger level counts too, and so does a defeat by
a weaker one; what else happens at other levels says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.bots.level import Level
from engine.core.text import N_, Text
from engine.learn.sides import fair_share
from engine.session import Summary

if TYPE_CHECKING:
    from fractions import Fraction

FIRST: Final = "squire"
"""The level that everyone begins against, where it is offered."""
LAST_GAMES: Final = 10
"""How many games at a level count, the last ones."""
APART: Final = 2
"""How many wins more or fewer than the fair share lead to another level."""

_BEGINS: Final = N_("engine/matching", "{level} to begin with: none of your games counts yet.")
_SO_FAR: Final = N_("engine/matching", "{level} for now. Games won at this level: {won} of {games}.")
_ROSE: Final = N_("engine/matching", "{level} now. Games won one level lower: {won} of {games}.")
_FELL: Final = N_("engine/matching", "{level} now. Games won one level higher: {won} of {games}.")

RULE: Final = N_("engine/matching",
                 "As strong as I am: two wins above your fair share raise the level, and two below lower it. Only "
                 "games without help count. A level never changes during a game.")


@dataclass(frozen=True, slots=True)
class SuitingLevel:
    """The level that suits a person now, and a sentence that says which and why."""

    level: Level
    why: Text


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A game that counts: against which level, whether the person won, and which share of wins would be fair."""

    level: str
    won: bool
    fair: Fraction


def match(name: str, played: Iterable[Summary], levels: Sequence[Level]) -> SuitingLevel:
    """The level for the person of that name, after the games `played`, in their order.

    `levels` are those offered in the game, easiest first.
    """
    ids = [level.id for level in levels]
    at = ids.index(FIRST) if FIRST in ids else 0
    why, tally = _BEGINS, list[CountedGame]()
    for game in _that_count(name, played, ids):
        if not _tells(game, at, ids):
            continue
        tally = [*tally, game][-LAST_GAMES:]
        step = _step(tally)
        if step and 0 <= at + step < len(ids):
            at += step
            why, tally = _told(_ROSE if step > 0 else _FELL, tally), []
    return SuitingLevel(levels[at], (_told(_SO_FAR, tally) if tally else why).fill(level=levels[at].name))


def _that_count(name: str, played: Iterable[Summary], levels: Sequence[str]) -> Iterator[CountedGame]:
    """Those of `_alone` against bots of one level."""
    for summary, seat, winners in _alone(name, played):
        met = {player.level for player in summary.players if player.level is not None}
        if len(met) == 1 and met <= set(levels):
            yield CountedGame(met.pop(), seat in winners, fair_share(summary.game, len(summary.players)))


def _alone(name: str, played: Iterable[Summary]) -> Iterator[tuple[Summary, int, set[int]]]:
    """The finished games of a person alone against bots, without help and with an unknown deal: each with the person's
    seat and the winners. The first end decides; a game in which a seat changed hands is nobody's."""
    for each in played:
        summary = each.as_it_counts
        seats = [seat for seat, player in enumerate(summary.players) if player.is_person]
        if len(seats) != 1 or summary.players[seats[0]].name != name or summary.result is None:
            continue
        if not (summary.assisted or summary.practice or summary.reseated):
            yield summary, seats[0], set(summary.result.winners)


def _tells(game: CountedGame, at: int, levels: Sequence[str]) -> bool:
    """Whether a game says how the person would do at a level: it was played there, or its end says it all the more."""
    met = levels.index(game.level)
    return met == at or (met > at and game.won) or (met < at and not game.won)


def _step(tally: Sequence[CountedGame]) -> int:
    """1 if so many wins lead up, -1 if so few lead down, else 0."""
    above = sum(game.won - game.fair for game in tally)
    return 1 if above >= APART else -1 if above <= -APART else 0


def _told(text: Text, tally: Sequence[CountedGame]) -> Text:
    return text.fill(won=sum(game.won for game in tally), games=len(tally))


# -- what is said at the end of a game ---------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class WinCount:
    """How many of so many games a person won."""

    won: int
    games: int


def tally_at(name: str, played: Iterable[Summary], level: str, levels: Sequence[Level]) -> WinCount:
    """The last games of the person of that name at a level, as far as they count."""
    ids = [each.id for each in levels]
    at_level = [game for game in _that_count(name, played, ids) if game.level == level][-LAST_GAMES:]
    return WinCount(sum(game.won for game in at_level), len(at_level))


def next_level(level: str, levels: Sequence[Level]) -> Level | None:
    """The level after one; None after the last, or where that one is not offered."""
    ids = [each.id for each in levels]
    return levels[ids.index(level) + 1] if level in ids[:-1] else None
