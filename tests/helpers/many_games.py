"""A folder full of games, as somebody who plays a lot has: real records in their lines, but for most of their moves.

    python -m tests.helpers.many_games 500 FOLDER

Statistics and lists read the first and the last lines of a record, so nobody need play 500 games: one of each kind is
played by pages, and the others have other players, another day and another result.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine import GAMES, load_game
from engine.bots.level import LEVELS
from engine.session import Record, Seating
from engine.session.entries import Entry, Hinted, Played, Reseated, Result, Undone
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import SUFFIX, Library
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.reviews.digests import Digests
from throne_desktop.services.statistics_source import Past, PastReader
from throne_desktop.storage.people import BOT_NAMES

FIRST: Final = datetime(2026, 1, 1, 20, tzinfo=UTC)
_ENTRIES: Final = 6
_DAY: Final = timedelta(days=1)
_BEFORE: Final = 1000
"""So many days before its end somebody has begun to play."""
_MINUTES: Final = 20


@cache
def _pattern(game_id: str, seats: int) -> Record:
    """The beginning of a game between anybody, played at random."""
    from engine import Session

    session, luck = Session(load_game(game_id), seats, 7), random.Random(7)
    for _ in range(_ENTRIES):
        actor = session.state.actor
        if actor is not None:
            session.submit(actor, luck.choice(session.state.legal_moves()))
    return session.record()


def players_against(*levels: str, name: str = "Ann") -> tuple[Seating, ...]:
    """A person at the first seat, and bots of these levels."""
    return (Seating(name), *map(Seating, BOT_NAMES, levels))


def made_up(game_id: str, players: Sequence[Seating], winners: Sequence[int] | None, number: float = 0, *,
            practice: bool = False, hint: bool = False, reseated: bool = False) -> Record:
    """A record that says who won, None if it is not over; `number` is that of its evening."""
    pattern = _pattern(game_id, len(players))
    entries: list[Entry] = list(pattern.entries)
    if hint:
        entries.insert(0, Hinted(0))
    if reseated:
        entries.insert(0, Reseated(1, Seating("Hedwig", "page")))
    last = entries[-1]
    if winners is not None and isinstance(last, Played):
        entries[-1] = replace(last, result=Result(tuple(winners), (0,) * len(players)))
    header = replace(pattern.header, players=tuple(players), practice=practice, started=FIRST + timedelta(days=number))
    return Record(header, tuple(entries))


def played_on(record: Record, winners: Sequence[int]) -> Record:
    """The same game once its last move was taken back, which was free, and another one has brought these winners."""
    last = record.entries[-1]
    assert isinstance(last, Played)
    won = replace(last, result=Result(tuple(winners), (0,) * len(record.header.players)))
    return replace(record, entries=(*record.entries, Undone(len(record.played) - 1), won))


def kept(folder: Path, record: Record) -> Path:
    """Write a record into a folder of games, in a file named after its day."""
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.iterdir()))
    file = folder / f"{record.header.started:%Y-%m-%d}_{number}_{record.header.game}{SUFFIX}"
    record.save(file)
    return file


def poor(made: str, best: str, cost: float, moves: int = 1) -> dict[str, Any]:
    """A decision of a review that calls the move made poor, as far as statistics ask."""
    return {"moves": moves, "verdict": "poor", "made": made, "mistake": {"mean": cost, "error": 0.01},
            "recovered": 0.0, "weighed": [{"move": best, "chance": 0.5}, {"move": made, "chance": 0.5 - cost}]}


def reviewed(file: Path, accuracy: float, *, judge: str = "judge", seat: int = 0, game_id: str = "",
             decisions: Sequence[Mapping[str, Any]] = ()) -> None:
    """Put a review beside a record that says no more than how accurately a seat played, and what cost it."""
    from engine.learn.review import beside

    made: dict[str, Any] = {"game": game_id, "rules": 1, "moves": 0, "print": "", "judge": judge, "worlds": 1,
                            "seed": 1}
    seats = [{"seat": seat, "accuracy": accuracy, "decisions": list(decisions)}]
    beside(file).write_text(json.dumps({"format": 1, "made": made, "seats": seats}), encoding="utf-8")


def read_past(library: Library, exercises: Exercises, own: str | None = None,
              former: Mapping[str, str] = MappingProxyType({})) -> Past:
    """All that statistics are made of, read to the end and without an index."""
    reader = PastReader(Shelf(library), Digests(), exercises, own, former)
    past = reader.begin()
    while past.to_read:
        past = reader.go_on()
    return past


def fill(folder: Path, number: int, *, seed: int = 1, name: str = "Robin", until: datetime | None = None) -> None:
    """Write that many games of somebody who gets better, and some that do not count.

    There is one on each day from FIRST on or, if they have to be over by then, as many a day as it takes `until` then.
    """
    luck = random.Random(seed)
    for each in range(number):
        game_id = luck.choice(GAMES)
        seats = luck.choice(load_game(game_id).seats)
        level = LEVELS[min(3, int(4 * (each / number + luck.random() * 0.4)))].id
        others = [level] * (seats - 1)
        if luck.random() < 0.1:
            others[0] = "page"
        players = players_against(*others, name=name)
        if luck.random() < 0.05:
            players = (Seating(name), Seating("Kim"), *players[2:])
        fair = 1 / seats
        winner = 0 if luck.random() < fair * 1.35 else luck.randrange(1, seats)
        over = luck.random() > 0.06
        kind = luck.random()
        day = each if until is None else (until - FIRST) / _DAY - _BEFORE * (number - each) / number
        record = made_up(game_id, players, (winner,) if over else None, day, practice=kind < 0.06,
                         hint=0.06 <= kind < 0.16, reseated=0.16 <= kind < 0.17)
        file = kept(folder, record)
        if until is not None:
            ended = record.header.started.timestamp() + _MINUTES * 60
            os.utime(file, (ended, ended))
        if over and kind > 0.5:
            reviewed(file, min(100.0, 70 + 20 * each / number + luck.random() * 12))


if __name__ == "__main__":
    fill(Path(sys.argv[2]), int(sys.argv[1]))
