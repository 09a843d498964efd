"""What opponents remember of a person: found in the latest records when a game is shown, and said before and after it.

Nobody is remembered at a table of several people, nor where somebody plays without a name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.bots.farewells import Farewell
from engine.bots.greetings import Past, greeting, last_word, past_of
from engine.bots.opponents import opponent_called
from engine.core.text import Player, Text
from throne_desktop.screens.ending.ending_words import QUOTE, SAYS
from throne_desktop.services.loading import Loading
from throne_desktop.services.records.library import SavedGame
from throne_desktop.storage.paths import NoFolder
from throne_desktop.storage.statistics import Sort, person_of, side_of, sort_of

if TYPE_CHECKING:
    from pathlib import Path

    from engine.session import Summary
    from throne_desktop.screens.play.play import PlayScreen
    from throne_desktop.services.game.ending import Ending
    from throne_desktop.services.game.seat_client import SeatClient
    from throne_desktop.services.records.library import Library
    from throne_desktop.window.shell import Shell
    from throne_desktop.window.user_data import UserData

_MOST: Final = 300
"""So many records are looked at, the last played first; that takes 30 ms in the background."""
_ENOUGH: Final = 6
"""So many games with an opponent are looked for."""


def look_up(window: Shell, screen: PlayScreen) -> None:
    """Find out in the background what the opponents at a table remember; in a new one, somebody says it."""
    data, client = window.data, screen.client
    data.pasts = {}
    names = _names(data, client)
    bots = {player.name for player in client.players if not player.is_person and opponent_called(player.name)}
    if not names or not bots:
        return
    spoken = _Greeting(screen)

    def end(loading: Loading) -> None:
        with suppress(NoFolder):        # home says so
            found: Mapping[str, Past] = loading.result()
            if window.play_screen is screen:
                data.pasts = found
                spoken.choose(found)

    Loading(partial(_pasts, data.library, names, bots, client.file), screen).begin(end)


class _Greeting(QObject):
    """What is said in a new game, beside the first thing that the person is asked: there it can be read in peace."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._said: Text | None = None
        self._is_asked = False
        self._is_new = not screen.client.moves_made and not screen.client.practice
        screen.scene.settled.connect(self._settle)

    def choose(self, pasts: Mapping[str, Past]) -> None:
        """The opponent with most to remember says so."""
        seat = _speaker(self._screen, pasts)
        if seat is not None and self._is_new:
            name = self._screen.client.players[seat].name
            self._said = SAYS.fill(player=Player(seat), words=QUOTE.fill(words=greeting(name, pasts[name])))
            self._say()

    def _settle(self) -> None:
        view = self._screen.view
        self._is_asked = self._screen.client.viewer_decides and view is not None and len(view.moves) > 1
        self._say()

    def _say(self) -> None:
        if self._said is not None and self._is_asked:
            said, self._said = self._said, None
            self._screen.tell([said])


def _names(data: UserData, client: SeatClient) -> Collection[str]:
    """The names of the only person at a table, now and formerly; none if they are not to be remembered."""
    people = [player.name for player in client.players if player.is_person]
    settings = data.settings
    if not settings.remembered or not data.keeps or not settings.player_name or len(people) != 1:
        return ()
    return {*people, *(settings.former_names if people[0] == settings.player_name else ())}


# -- the past ----------------------------------------------------------------------------------------------------------

def _pasts(library: Library, names: Collection[str], bots: Collection[str], file: Path | None) -> dict[str, Past]:
    """What each of these opponents remembers of the person of these names, but for the game in a file. Raises NoFolder.
    """
    ends: dict[str, list[Farewell]] = {name: [] for name in bots}
    for entry in library.latest(_MOST):
        if isinstance(entry, SavedGame) and entry.file != file:
            for name, end in _ends(entry.summary.as_it_counts, names).items():
                if name in ends and len(ends[name]) < _ENOUGH:
                    ends[name].append(end)
        if all(len(found) == _ENOUGH for found in ends.values()):
            break
    return {name: past for name, found in ends.items() if (past := past_of(found)) is not None}


def _ends(summary: Summary, names: Collection[str]) -> dict[str, Farewell]:
    """How a game ended for each of its bots that played against the person of these names; empty if it does not count.
    """
    if sort_of(summary) not in (Sort.COUNTS, Sort.ASSISTED) or summary.result is None:
        return {}
    person, winners = person_of(summary), summary.result.winners
    if summary.players[person].name not in names:
        return {}
    side = side_of(summary.game, len(summary.players), person)
    lost = summary.result.conceded == person
    return {player.name: _end(seat in winners or lost, person in winners) for seat, player in enumerate(summary.players)
            if seat not in side}


def _end(opponent_won: bool, person_won: bool) -> Farewell:
    """How a game ended for an opponent."""
    if opponent_won == person_won:
        return Farewell.EVEN
    return Farewell.WON if opponent_won else Farewell.BEATEN


# -- what is said ------------------------------------------------------------------------------------------------------

def _speaker(screen: PlayScreen, pasts: Mapping[str, Past]) -> int | None:
    """The seat of that opponent: one with a run before others, and the longer one."""
    players = screen.client.players
    seats = [seat for seat, player in enumerate(players) if not player.is_person and player.name in pasts]
    person = next(seat for seat, player in enumerate(players) if player.is_person)
    allies = side_of(screen.client.game.id, len(players), person)
    return max((seat for seat in seats if seat not in allies), default=None,
               key=lambda seat: (pasts[players[seat].name].is_run, pasts[players[seat].name].in_a_row, -seat))


def remembered_farewell(pasts: Mapping[str, Past], ending: Ending) -> Text | None:
    """What the opponent who has the last word says of the past; None if nothing reminds of it."""
    speaker, ended = ending.speaker, ending.ended_for_speaker
    past = None if speaker is None else pasts.get(ending.players[speaker].name)
    if speaker is None or past is None or ended is None or not ending.counts:
        return None
    return last_word(ending.players[speaker].name, past, ended)
