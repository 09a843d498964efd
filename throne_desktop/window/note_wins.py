"""What the window notes for the hall: who was met, what was won, and how far deals of the day have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine import load_game
from engine.bots.level import LEVELS
from engine.core.errors import RecordError
from engine.core.text import N_, Text
from engine.learn.rungs import Rung, rung_at
from engine.session.entries import Seating
from engine.session.record import Record
from throne_desktop.language import i18n
from throne_desktop.storage import day, tally
from throne_desktop.storage.day import Deal, deal_of
from throne_desktop.storage.paths import SETTINGS, NoFolder, has_games, playing, several_are_known
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.settings import change_persons
from throne_desktop.storage.setup import MATCHED, PERSON, LastPlayers, Setup, told_apart
from throne_desktop.storage.statistics import Sort, person_of, sort_of
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Crown, Met, Tally

if TYPE_CHECKING:
    from pathlib import Path

    from engine.session import Summary
    from throne_desktop.services.game.seat_client import SeatClient
    from throne_desktop.services.records.library import SavedGame
    from throne_desktop.storage.household import Person
    from throne_desktop.window.user_data import UserData

_LEVELS: Final = tuple(level.id for level in LEVELS)
_USUAL: Final = "page"
_AT_ONCE: Final = 20
"""Records that are read in one step; that takes 2 ms."""
_MOST: Final = 300
_HUNG: Final = N_("ladder", "You have beaten {opponent}, whose picture now hangs in the arch of {game}.")
_HALF: Final = N_("ladder", "You have beaten {opponent} with help: their picture in the arch of {game} now has half "
                            "a crown.")


def note_begun(data: UserData, client: SeatClient) -> None:
    """A game begins: its company is who waits behind its door from now on, for each person at the table."""
    data.news = ()
    for credit in _credits(data, client.players):
        _note_company(credit.tally, client.game.id, client.players, credit.seat)
        _save(data, credit)


def note_end(data: UserData, client: SeatClient) -> None:
    """The game on the table is over: it counts for each person at the table."""
    if not client.counts or not client.is_over:
        return
    summary = client.summary()
    if summary is None:
        return
    crown, rung = crown_of(summary), rung_of(summary, client.options)
    data.news = ()
    for credit in _credits(data, client.players):
        _note_known(data, credit, client.game.id)
        _note_crown(credit.tally, client.game.id, crown)
        is_new = _note_hung(credit.tally, rung, crown)
        if is_new and rung is not None and credit.person is None and data.settings.show_goals:
            data.news = (_climbed(rung, whole=crown is not None and crown.is_whole),)
        if not client.practice:
            _note_day(credit.tally, summary, won=crown is not None and crown.is_whole)
        _save(data, credit)


class _Credit(NamedTuple):
    """Whose a game is: somebody at a seat, with what was noted of them. `person` is None for who plays here now."""

    seat: int
    tally: Tally
    person: Person | None = None


def _credits(data: UserData, players: Sequence[Seating]) -> list[_Credit]:
    """Those at the table for whom the game counts: whoever plays here alone or, of several, those who go by its names.

    A guest who plays without any of them plays for whoever sits at the screen.
    """
    people = [seat for seat, player in enumerate(players) if player.is_person]
    if not people or not data.keeps or not several_are_known():
        return [_Credit(seat, data.tally) for seat in people[:1]]
    from throne_desktop.storage.household import known, named

    try:
        everybody = known()
    except NoFolder:        # home says so
        return [_Credit(people[0], data.tally)]
    own = data.settings.player_name or i18n.user_name()
    found = [(seat, named(players[seat].name, everybody)) for seat in people]
    mine = next((seat for seat, who in found if players[seat].name == own
                 or (who is not None and who.id == playing())), None)
    if mine is None and len(people) == 1 and found[0][1] is None:
        mine = people[0]
    others = [_Credit(seat, tally.load_tally(who.folder) or Tally(), who) for seat, who in found
              if who is not None and who.id != playing()]
    return [*([] if mine is None else [_Credit(mine, data.tally)]), *others]


def _note_known(data: UserData, credit: _Credit, game_id: str) -> None:
    if credit.person is None:
        data.settings.note_known(game_id)
        data.keep_settings()
    else:
        file = credit.person.folder / SETTINGS
        data.keep(f"settings {credit.person.id}", lambda: change_persons(file, lambda there: there.note_known(game_id)))


def _note_company(noted: Tally, game_id: str, players: Sequence[Seating], person: int) -> None:
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


def rung_of(summary: Summary, options: Mapping[str, Any]) -> Rung | None:
    """The step of the ladder that a game with these options was played at; None if it was at none."""
    if not any(player.is_person for player in summary.players):
        return None
    rung = rung_at(summary.game, options, [player.level for player in summary.players])
    person = summary.players[0].name
    return rung if rung is not None and told_apart(rung.players(person)) == summary.players else None


def _note_hung(noted: Tally, rung: Rung | None, crown: Crown | None) -> bool:
    """Whoever was beaten on the ladder hangs in the arch of the game; returns whether they do only now."""
    if rung is None or crown is None:
        return False
    helped = not crown.is_whole
    return noted.note_hung(rung.game_id, rung.opponent, helped=helped)


def _climbed(rung: Rung, *, whole: bool) -> Text:
    return (_HUNG if whole else _HALF).fill(opponent=rung.opponent, game=load_game(rung.game_id).name)


def _note_day(noted: Tally, summary: Summary, *, won: bool) -> None:
    """If it was the deal of a day that was begun here, it is played now, on whatever day it ends."""
    for number in noted.begun():
        deal = deal_of(number)
        if (deal.game_id, deal.seats, deal.seed) == (summary.game, len(summary.players), summary.seed):
            noted.note_day(number, WON if won else PLAYED)


def _save(data: UserData, credit: _Credit | None = None) -> None:
    """Keep what was noted of somebody at the table, or of who plays here now."""
    if data.keeps:
        from throne_desktop.window.unkept import CROWNS

        if credit is None or credit.person is None:
            data.keep("tally", data.tally.save, CROWNS)
        else:
            data.keep(f"tally {credit.person.id}", partial(credit.tally.save, credit.person.folder), CROWNS)


# -- the deal of the day -----------------------------------------------------------------------------------------------

def play_day(data: UserData, begin: Callable[[Setup], None], resume: Callable[[Path], None],
             last: LastPlayers) -> None:
    """Plays the deal of the day against its company, at the level that the person plays at.

    A game of it that is under way goes on; whoever has begun it before, as the tally or a record says, only
    practises.
    """
    from engine.bots.names import free_names

    deal = deal_of(day.today())
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


def _begin_day(data: UserData, number: int) -> str:
    """The deal of a day begins here; returns how far it had come before, in whichever window."""
    if data.keeps:
        return data.tally.begin_day(number)
    before = data.tally.day(number)
    data.tally.note_day(number, BEGUN)
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
            data.tally = data.tally.forgotten(day.today())
        elif before:
            data.tally = data.tally.joined(before.pop())
        _save(data)

    return act


# -- what was played before there was a tally --------------------------------------------------------------------------

def gathering(data: UserData, show: Callable[[], None]) -> Iterator[Callable[[], object]]:
    """The steps that gather the tally from the records, if there is none yet, and then show it."""
    try:
        kept = tally.load_tally() if data.keeps and has_games() else Tally(climbed=True)
    except NoFolder:
        return
    if kept is not None and kept.climbed:
        return
    from throne_desktop.services.records.library import SavedGame

    entries = data.library.latest(_MOST)
    while some := tuple(islice(entries, _AT_ONCE)):
        for entry in some:
            if isinstance(entry, SavedGame) and _is_own(data, entry.summary):
                if kept is None:
                    _gather(data, entry.summary)
                _gather_hung(data, entry)
        yield _nothing
    data.tally.climbed = True
    _save(data)
    data.keep_settings()
    yield show


def _is_own(data: UserData, summary: Summary) -> bool:
    """Whether a game is one of whoever plays here: all are somebody's who is alone, whatever names they have."""
    names = {data.settings.player_name, *data.settings.former_names}
    return not several_are_known() or any(player.is_person and player.name in names for player in summary.players)


def _gather(data: UserData, summary: Summary) -> None:
    if not data.tally.feat(summary.game).company:     # the last games come first
        person = next((seat for seat, player in enumerate(summary.players) if player.is_person), None)
        if person is not None:
            _note_company(data.tally, summary.game, summary.players, person)
    if summary.as_it_counts.finished and any(player.is_person for player in summary.players):
        data.settings.note_known(summary.game)
        _note_crown(data.tally, summary.game, crown_of(summary))


def _gather_hung(data: UserData, entry: SavedGame) -> None:
    """If it was a game like one on the ladder, it counts, though the ladder came later."""
    summary = entry.summary.as_it_counts
    crown = crown_of(summary)
    if crown is None or rung_at(summary.game, None, [player.level for player in summary.players]) is None:
        return
    with suppress(RecordError):     # it was damaged or deleted in the meantime
        _note_hung(data.tally, rung_of(summary, Record.load(entry.file).header.options), crown)


def _nothing() -> None:
    """A step whose work is done where it is made."""
