"""What is chosen before a game, and who played last."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from throne_desktop.storage.people import Portrait

if TYPE_CHECKING:
    from engine.session.entries import Seating
    from engine.session.own_edition import OwnEdition

PERSON: Final = "person"
MATCHED: Final = "matched"
"""A bot as strong as the person it plays against."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices for a new game. Without a `seed`, chance gives one.

    `portraits` are those that people have chosen, by name; `matched` are the seats whose bots got their levels from
    what the person has won. In a `teaching` game the moves of the one person are looked at. Whether it is `practice`
    follows from whether there is a seed, unless it says so.
    """

    game_id: str
    players: tuple[Seating, ...]
    options: Mapping[str, Any]
    seed: int | None
    portraits: Mapping[str, Portrait] = field(default_factory=dict)
    matched: frozenset[int] = frozenset()
    teaching: bool = False
    practice: bool | None = None
    own: OwnEdition | None = None
    """The edition of somebody's own that is played in; None for the usual one."""


@dataclass(frozen=True, slots=True)
class LastPlayers:
    """Who played last, by seat: people's names ("" at a bot's seat), and kinds: PERSON, MATCHED or a bot's level."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    def kind(self, seat: int) -> str:
        """Who decides at a seat: as last time, or else one person against beginners."""
        usual = "page" if seat else PERSON
        return self.kinds[seat] if seat < len(self.kinds) else usual

    def person(self, seat: int) -> str:
        """The name of the person at that seat; "" if there was none."""
        return self.names[seat] if seat < len(self.names) else ""

    def alone_against(self, level: str, bots: int) -> LastPlayers:
        """The first person of these, alone against so many bots of a level."""
        return LastPlayers((next((name for name in self.names if name), ""),), (PERSON, *[level] * bots))

    @classmethod
    def from_players(cls, players: tuple[Seating, ...], before: LastPlayers,
                     matched: Collection[int] = ()) -> LastPlayers:
        """Those who play now; what is remembered of seats that this game does not use is kept."""
        names = tuple(player.name if player.is_person else before.person(seat)
                      for seat, player in enumerate(players))
        kinds = tuple(MATCHED if seat in matched else player.level or PERSON for seat, player in enumerate(players))
        return cls(names + before.names[len(names):], kinds + before.kinds[len(kinds):])


def told_apart(players: Sequence[Seating]) -> tuple[Seating, ...]:
    """The same players with names of their own: others sit in for opponents that are called like a person here.

    Of people with the same name the later ones have a number behind it, and so has a bot that somebody named like that.
    """
    from engine.bots.names import named_apart, numbered  # only here: home does without it

    people = [seat for seat, player in enumerate(players) if player.is_person]
    bots = [seat for seat, player in enumerate(players) if not player.is_person]
    called = [players[seat].name for seat in people]
    names = numbered((*called, *named_apart([players[seat].name for seat in bots], called)))
    seated = list(players)
    for seat, name in zip((*people, *bots), names, strict=True):
        seated[seat] = replace(players[seat], name=name)
    return tuple(seated)
