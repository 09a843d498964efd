"""The road to the throne: its regions and stations, which of them are open, and the crowns that a game has won.

Each game has a region with a way of its own and a boss at its end (`road.py` in its folder). How likely squires win at
each station, `tests/helpers/road_chances.py` measures; it writes `road_chances.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntFlag
from functools import cache
from typing import Any, Final, NamedTuple

from engine.base.road import ENOUGH, IN_A_ROW, Station
from engine.games.registry import load_game, manifest, stations_of
from engine.learn.exercises import Exercise, shipped
from engine.learn.goals import any_tale_of
from engine.learn.road_chances import CHANCES
from engine.session import Record
from engine.session.entries import Seating
from engine.session.session import Session

OPENED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "throne": (),
    "behind-the-throne": ("throne",),
    "imposter-kings": ("throne",),
    "rival-kings": ("behind-the-throne", "imposter-kings"),
    "shadow-throne": ("imposter-kings",),
}
"""The regions by their games, in the order of the road; a region opens when one of these bosses is beaten."""


class Crowns(IntFlag):
    """What was won at a station."""

    NONE = 0
    WON = 1
    CLEARLY = 2
    UNAIDED = 4

    @property
    def number(self) -> int:
        """How many crowns these are."""
        return self.bit_count()


ALL: Final = Crowns.WON | Crowns.CLEARLY | Crowns.UNAIDED


class Stop(NamedTuple):
    """A station on the road."""

    game_id: str
    number: int
    """Which of its game's stations it is, from 1."""
    station: Station[Any]

    @property
    def id(self) -> str:
        """What it is called in files."""
        return f"{self.game_id}/{self.station.id}"

    @property
    def chance(self) -> float:
        """The share of squires that win there. Raises KeyError if it was not measured."""
        measured = CHANCES[self.id]
        return measured.won / measured.games


@cache
def road() -> Mapping[str, Stop]:
    """All stations by id, in the order of the road."""
    stops = [Stop(game_id, number, station) for game_id in OPENED_BY
             for number, station in enumerate(stations_of(game_id), 1)]
    return {stop.id: stop for stop in stops}


def before(stop: Stop) -> tuple[Stop, ...]:
    """The stations of which one has to be won for it to be open; none for the first of all."""
    if stop.station.after:
        return tuple(road()[f"{stop.game_id}/{each}"] for each in stop.station.after)
    return tuple(boss_of(game_id) for game_id in OPENED_BY[stop.game_id])


def boss_of(game_id: str) -> Stop:
    """The station at the end of a game's way."""
    return next(stop for stop in road().values() if stop.game_id == game_id and stop.station.is_boss)


def is_open(stop: Stop, won: Mapping[str, Crowns]) -> bool:
    """Whether it can be played, given the crowns by station."""
    ways = before(stop)
    return not ways or any(won.get(each.id) for each in ways) or bool(won.get(stop.id))


def is_at_the_throne(won: Mapping[str, Crowns]) -> bool:
    """Whether all bosses are beaten."""
    return all(won.get(boss_of(game_id).id) for game_id in OPENED_BY)


# -- the game at a station ---------------------------------------------------------------------------------------------

def players_at(stop: Stop, name: str) -> tuple[Seating, ...]:
    """Who sits there: the person of that name, and the rivals."""
    return (Seating(name), *(Seating(rival.name, rival.level) for rival in stop.station.rivals))


def begin(stop: Stop, players: Sequence[Seating]) -> Session:
    """The game at a station between these players. One that has come so far already is practice."""
    station = stop.station
    game, opening = load_game(stop.game_id), station.opening
    session = Session(game, station.seats, None if opening is None else opening.seed, options=station.options,
                      players=players)
    for move in () if opening is None else opening.moves:
        session.submit(session.state.actor or 0, game.move_from_json(move))
    return session


def exercises_at(stop: Stop) -> tuple[Exercise, ...]:
    """The exercises at a station. Raises BadNotation if their file is damaged, and KeyError for an unknown name."""
    known = {each.name: each for each in shipped(stop.game_id)}
    return tuple(known[name] for name in stop.station.exercises)


# -- what it has won ---------------------------------------------------------------------------------------------------

def crowns_of(record: Record, stop: Stop, seat: int) -> Crowns:
    """The crowns that a game at a station has won for the person at a seat.

    There are none if it is not over, was conceded, or was played otherwise than the station says. Raises RecordError
    if its moves cannot have been played.
    """
    station = stop.station
    if record.summary.as_it_counts.reseated or not _is_at(record, stop):
        return Crowns.NONE
    tale = any_tale_of(record, seat)
    if tale is None or not tale.won:
        return Crowns.NONE
    clearly = station.clear is not None and station.clear.is_met(tale)
    return (Crowns.WON | (Crowns.CLEARLY if clearly else Crowns.NONE)
            | (Crowns.NONE if tale.helped else Crowns.UNAIDED))


def _is_at(record: Record, stop: Stop) -> bool:
    """Whether a game began as it does at that station."""
    header, station = record.header, stop.station
    levels = [player.level for player in header.players]
    usual = {option.id: option.default for option in manifest(stop.game_id).options}
    opening = station.opening
    first = () if opening is None else opening.moves
    return (header.game == stop.game_id and levels == [None, *(rival.level for rival in station.rivals)]
            and header.options == {**usual, **station.options}
            and (opening is None or header.seed == opening.seed)
            and _notation(record, len(first)) == first)


def _notation(record: Record, moves: int) -> tuple[str, ...]:
    """The first moves of a game, as a station says them."""
    return tuple(record.game.move_from_json(played.move).notation for played in record.played[:moves])


def crowns_for(first_tries: Sequence[bool], *, hinted: bool) -> Crowns:
    """The crowns for exercises, given for each whether it was solved at the first try, and whether anybody hinted."""
    if len(first_tries) < IN_A_ROW or sum(first_tries) < ENOUGH:
        return Crowns.NONE
    return (Crowns.WON | (Crowns.CLEARLY if all(first_tries) else Crowns.NONE)
            | (Crowns.NONE if hinted else Crowns.UNAIDED))
