"""Another game of the same kind: the same players, at the levels that suit the person by now, or with the same deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.bots.levels import levels_of
from engine.core.text import N_
from engine.learn.matching import match
from throne_desktop.language import i18n
from throne_desktop.storage.paths import NoFolder, several_are_known
from throne_desktop.storage.people import remembered
from throne_desktop.storage.setup import MATCHED, LastPlayers, Setup

if TYPE_CHECKING:
    from engine.session import Summary
    from throne_desktop.services.game.seat_client import SeatClient
    from throne_desktop.window.shell import Shell
    from throne_desktop.window.user_data import UserData

    Start = Callable[[Setup], None]

_MATCHED: Final = N_("app", "As strong as you are: {why}")


def games_of(data: UserData, game_id: str) -> Sequence[Summary]:
    """The games of that kind that were played last; none where no folder can be made, as that is said elsewhere."""
    with suppress(NoFolder):
        return data.library.played(game_id) if data.keeps else ()
    return ()


def remember(data: UserData, chosen: Setup, last: LastPlayers) -> None:
    """Remembers what was chosen for the next new game; `last` are those who played last.

    A name that was only proposed to somebody alone is none of theirs, and reads otherwise in another language. Where
    several people play here, each has told theirs at the door.
    """
    settings = data.settings
    if any(player.is_person for player in chosen.players):
        now = LastPlayers.from_players(chosen.players, last, chosen.matched)
        alone = sum(player.is_person for player in chosen.players) == 1
        proposed = i18n.user_name() if alone and not settings.name_asked else ""
        settings.last_names = tuple("" if name == proposed else name for name in now.names)
        if not several_are_known():
            settings.player_name = next((name for name in settings.last_names if name), "")
        settings.last_kinds = now.kinds
    settings.portraits = remembered(settings.portraits, chosen.portraits)
    settings.last_game = chosen.game_id
    settings.last_seats = len(chosen.players)
    settings.teaching = chosen.teaching
    data.keep_settings()


def play_again(window: Shell, start: Start, last: LastPlayers) -> None:
    """Starts another game like the one on the table, and says which level is as strong as the person now.

    `last` are those who played last. At a station of the road it is the game of that station.
    """
    if window.play_screen is None:
        return
    if window.play_screen.station:
        from throne_desktop.window.road import play  # only here: it needs the games' stations

        play(window, window.play_screen.station)
        return
    client = window.play_screen.client
    before = _setup(client, last)
    if not before.matched:
        start(before)
        return
    person = next((player.name for player in before.players if player.is_person), "")
    found = match(person, games_of(window.data, before.game_id), levels_of(client.game, len(before.players)))
    start(replace(before, players=tuple(
        replace(player, level=found.level.id) if seat in before.matched else player
        for seat, player in enumerate(before.players))))
    window.play_screen.tell([_MATCHED.fill(why=found.why)])


def play_same_deal(window: Shell, start: Start, last: LastPlayers) -> None:
    """Starts the same deal from its beginning, as practice, since its cards have been seen."""
    if window.play_screen is not None:
        client = window.play_screen.client
        seed = client.take_deal()
        start(replace(_setup(client, last), seed=seed))


def play_next_level(window: Shell, start: Start, last: LastPlayers) -> None:
    """Starts another game like the one on the table, against bots of the next level, if there is one."""
    if window.play_screen is None:
        return
    client = window.play_screen.client
    level = client.ending().next_level
    if level is None:
        return
    before = _setup(client, last)
    start(replace(before, matched=frozenset(), players=tuple(
        player if player.is_person else replace(player, level=level.id) for player in before.players)))


def _setup(client: SeatClient, last: LastPlayers) -> Setup:
    """What was chosen before the game. A bot is only as strong as the person if nobody has given it another level."""
    at_first = client.players_at_first
    matched = frozenset(seat for seat, player in enumerate(client.players)
                        if not player.is_person and player == at_first[seat] and last.kind(seat) == MATCHED)
    return Setup(client.game.id, client.players, client.options, None, matched=matched, teaching=client.teaching.on,
                 own=client.own_edition)
