"""What the hall shows of the past: what was won, who waits, what can be continued."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.bots.level import Level, offered
from engine.core.text import folded
from engine.games.registry import GAMES, manifest
from throne_desktop.storage.people import Portrait, chosen_portraits, portraits_at, regulars
from throne_desktop.storage.tally import Met, Tally

if TYPE_CHECKING:
    from throne_desktop.services.records.unfinished import Unfinished


class Shown(NamedTuple):
    """What the hall shows; days are counted since the first of January 1970."""

    last_game: str = ""
    unfinished: Unfinished | None = None
    """The game to continue."""
    new_games: Collection[str] = ()
    """Those whose first lesson is offered."""
    tally: Tally = Tally()
    today: int = 0
    player_name: str = ""
    portraits: tuple[str, ...] = ()
    """The portraits that people have chosen, as entries "portrait/name"."""
    last_seats: int = 0

    def levels(self, game_id: str) -> tuple[Sequence[Level], int]:
        """The levels of a game, and how many of them were beaten."""
        levels = offered(manifest(game_id).levels)
        return levels, _number(levels, self.tally.feat(game_id).beaten)

    def helped(self, game_id: str) -> int:
        """How many levels of a game were beaten with help, or without any."""
        levels, won = self.levels(game_id)
        return max(won, _number(levels, self.tally.feat(game_id).helped))

    def company(self, game_id: str) -> Sequence[Met]:
        """Who played the last game there or, before the first, who is proposed."""
        seats = manifest(game_id).seats
        usual = self.last_seats if self.last_seats in seats else seats[0]
        own = folded(self.player_name)
        proposed = [name for name in regulars(GAMES.index(game_id)) if folded(name) != own][:usual - 1]
        return self.tally.feat(game_id).company or [Met(name, is_person=False) for name in proposed]

    def players(self) -> Sequence[Met]:
        """Who plays the game to continue."""
        if self.unfinished is None:
            return []
        people = self.unfinished.people
        return [Met(name, seat in people) for seat, name in enumerate(self.unfinished.players)]

    def portraits_of(self, players: Sequence[Met]) -> Sequence[Portrait]:
        """How these players look."""
        return portraits_at(players, chosen_portraits(self.portraits))


def _number(levels: Sequence[Level], id_: str) -> int:
    """The number of the level of that id, from 1 for the easiest; 0 for none."""
    return next((number for number, level in enumerate(levels, 1) if level.id == id_), 0)
