"""What the hall shows of the past: what was won, who waits, what can be continued."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from engine.bots.level import Level, offered
from engine.core.text import Text, folded
from engine.games.registry import GAMES, manifest
from throne_desktop.storage.people import OPPONENTS as FACES
from throne_desktop.storage.people import OWN, Portrait, chosen_portraits, portraits_at, regulars
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
    seals: tuple[bool, ...] = ()
    """Of each quest, that of the week last: whether it is done; empty if there are to be no quests."""
    title: Text | None = None
    """The title that the person wears, and the frame of their portrait."""
    frame: str = ""

    @property
    def own_portrait(self) -> Portrait:
        """How the person looks who sits at the screen."""
        portrait = chosen_portraits(self.portraits).get(self.player_name, OWN[0])
        return replace(portrait, frame=self.frame) if self.frame else portrait

    def levels(self, game_id: str) -> tuple[Sequence[Level], int]:
        """The levels of a game, those that only large tables have once one was beaten, and how many were beaten."""
        feat, game = self.tally.feat(game_id), manifest(game_id)
        met = {level for level, _ in game.levels_from if level in (feat.beaten, feat.helped)}
        levels = offered({*game.levels, *met})
        return levels, _number(levels, feat.beaten)

    def helped(self, game_id: str) -> int:
        """How many levels of a game were beaten with help, or without any."""
        levels, won = self.levels(game_id)
        return max(won, _number(levels, self.tally.feat(game_id).helped))

    @property
    def has_goals(self) -> bool:
        """Whether quests and the ladder are shown."""
        return bool(self.seals)

    @property
    def climbed(self) -> tuple[int, int]:
        """How many opponents were beaten on the ladder, and how many only with help; there are eight."""
        found = [whole for game_id in GAMES for _, whole in self.tally.in_arch(game_id)]
        return sum(found), len(found) - sum(found)

    def in_arch(self, game_id: str) -> Sequence[tuple[Portrait, bool]]:
        """Who hangs in the arch of a game, and whether they were beaten without help."""
        if not self.has_goals:
            return ()
        return [(FACES[name], whole) for name, whole in self.tally.in_arch(game_id) if name in FACES]

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
