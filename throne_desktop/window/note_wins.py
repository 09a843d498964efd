"""What the window notes for the hall: who was met, what was won, and how far deals of the day have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final

from engine import load_game
from engine.bots.level import LEVELS
from engine.session.entries import Seating
from throne_desktop.storage import tally
from throne_desktop.storage.day import Deal, deal_of, today
from throne_desktop.storage.paths import NoFolder, has_games
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.setup import MATCHED, PERSON, LastPlayers, Setup
from throne_desktop.storage.statistics import Sort, person_of, sort_of
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Crown, Met, Tally

if TYPE_CHECKING:
    from pathlib import Path

    from engine.session import Summary
    from throne_desktop.services.game.seat_client import SeatClient
    from throne_desktop.services.records.library import SavedGame
    from throne_desktop.window.user_data import UserData

_LEVELS: Final = tuple(level.id for level in LEVELS)
_USUAL: Final = "page"
_AT_ONCE: Final = 20
"""Records that are read in one step; that takes 2 ms."""
_MOST: Final = 300


def note_begun(data: UserData, client: SeatClient) -> None:
    """A game begins: its company is who waits behind its door from now on."""
    _note_company(data.tally, client.game.id, client.players)
    _save(data)


def note_end(data: UserData, client: SeatClient) -> None:
    """The game on the table is over."""
    if not client.counts or not client.is_over:
        return
    summary = client.summary()
    if summary is None or not any(player.is_person for player in client.players):
        return
    data.settings.note_known(client.game.id)
    data.keep_settings()
    crown = crown_of(summary)
    _note_crown(data.tally, client.game.id, crown)
    if not client.practice:
        _note_day(data.tally, summary, won=crown is not None and crown.is_whole)
    _save(data)


def _note_company(noted: Tally, game_id: str, players: tuple[Seating, ...]) -> None:
    person = next((seat for seat, player in enumerate(players) if player.is_person), None)
    if person is not None:
        noted.note_company(game_id, [Met(player.name, player.is_person) for seat, player in enumerate(players)
                                     if seat != person])


def crown_of(summary: Summary) -> Crown | None:
    """The crown that a game has won its only person, half of it if they had help: that of the weakest bot's level."""
    result, sort = summary.as_it_counts.result, sort_of(summary)
    if sort not in (Sort.COUNTS, Sort.ASSISTED) or result is None or person_of(summary) not in result.winners:
        return None
    levels = {player.level for player in summary.players if player.level is not None}
    return Crown(min(levels, key=_LEVELS.index), sort is Sort.COUNTS) if levels and levels <= set(_LEVELS) else None


def _note_crown(noted: Tally, game_id: str, crown: Crown | None) -> None:
    if crown is not None:
        noted.note_beaten(game_id, crown.level, _LEVELS, helped=not crown.is_whole)


def _note_day(noted: Tally, summary: Summary, *, won: bool) -> None:
    """If it was the deal of a day that was begun here, it is played now, on whatever day it ends."""
    for day in noted.begun():
        deal = deal_of(day)
        if (deal.game_id, deal.seats, deal.seed) == (summary.game, len(summary.players), summary.seed):
            noted.note_day(day, WON if won else PLAYED)


def _save(data: UserData) -> None:
    if data.keeps:
        from throne_desktop.window.unkept import CROWNS

        data.keep("tally", data.tally.save, CROWNS)


# -- the deal of the day -----------------------------------------------------------------------------------------------

def play_day(data: UserData, begin: Callable[[Setup], None], resume: Callable[[Path], None],
             last: LastPlayers) -> None:
    """Plays the deal of the day against its company, at the level that the person plays at.

    A game of it that is under way goes on; whoever has begun it before, as the tally or a record says, only
    practises.
    """
    from engine.bots.names import free_names

    deal = deal_of(today())
    game = load_game(deal.game_id)
    here = _played_here(data, deal)
    if here:
        data.tally.note_day(deal.day, BEGUN)
    begun = data.tally.day(deal.day)
    under_way = next((entry.file for entry in here if entry.can_go_on), None)
    if begun == BEGUN and under_way is not None:
        resume(under_way)
        return
    name = next((each for each in last.names if each), "")
    players = (Seating(name), *(Seating(each, _level(data, deal.game_id, name, last))
                                for each in deal.company(free_names(BOT_NAMES, (name,)))))
    begun = _begin_day(data, deal.day)
    data.settings.last_game = game.id
    data.keep_settings()
    begin(Setup(game.id, players, {}, deal.seed, practice=bool(begun)))


def _begin_day(data: UserData, day: int) -> str:
    """The deal of a day begins here; returns how far it had come before, in whichever window."""
    if data.keeps:
        return data.tally.begin_day(day)
    before = data.tally.day(day)
    data.tally.note_day(day, BEGUN)
    return before


def _level(data: UserData, game_id: str, name: str, last: LastPlayers) -> str:
    """The level of the first bot of the last game, as far as this game has it."""
    from engine.bots.levels import levels_of
    from engine.learn.matching import match
    from throne_desktop.window.rematch import games_of

    levels = levels_of(load_game(game_id))
    ids = [level.id for level in levels]
    kind = next((kind for kind in last.kinds if kind != PERSON), _USUAL)
    if kind == MATCHED:
        return match(name, games_of(data, game_id), levels).level.id
    return kind if kind in ids else ids[-1] if kind in _LEVELS else _USUAL


def _played_here(data: UserData, deal: Deal) -> list[SavedGame]:
    """The games of that deal that were begun as such, whatever was played since; the last played first."""
    from throne_desktop.services.records.library import SavedGame

    with suppress(NoFolder):
        return [entry for entry in data.library.latest(_MOST)
                if isinstance(entry, SavedGame) and _is_of(entry.summary, deal)]
    return []


def _is_of(summary: Summary, deal: Deal) -> bool:
    its = summary.game, len(summary.players), summary.seed
    return its == (deal.game_id, deal.seats, deal.seed) and not summary.practice


# -- forgotten ---------------------------------------------------------------------------------------------------------

def forget_feats(data: UserData) -> Callable[[bool], None]:
    """What forgets days and crowns, given True, and given False afterwards brings them back."""
    before: list[Tally] = []

    def act(forgotten: bool) -> None:
        if forgotten:
            before.append(data.tally)
            data.tally = data.tally.forgotten(today())
        elif before:
            data.tally = data.tally.joined(before.pop())
        _save(data)

    return act


# -- what was played before there was a tally --------------------------------------------------------------------------

def gathering(data: UserData, show: Callable[[], None]) -> Iterator[Callable[[], object]]:
    """The steps that gather the tally from the records, if there is none yet, and then show it."""
    try:
        needed = data.keeps and has_games() and tally.load_tally() is None
    except NoFolder:
        return
    if not needed:
        return
    from throne_desktop.services.records.library import SavedGame

    entries = data.library.latest(_MOST)
    while some := tuple(islice(entries, _AT_ONCE)):
        for entry in some:
            if isinstance(entry, SavedGame):
                _gather(data, entry.summary)
        yield _nothing
    _save(data)
    data.keep_settings()
    yield show


def _gather(data: UserData, summary: Summary) -> None:
    if not data.tally.feat(summary.game).company:     # the last games come first
        _note_company(data.tally, summary.game, summary.players)
    if summary.as_it_counts.finished and any(player.is_person for player in summary.players):
        data.settings.note_known(summary.game)
        _note_crown(data.tally, summary.game, crown_of(summary))


def _nothing() -> None:
    """A step whose work is done where it is made."""
