"""The first line of a record: the game, its players and its seed."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from engine.base.game import Game
from engine.core.errors import BadOption, RecordError, UnknownGame
from engine.core.fields import LONGEST_NAME, BadField, field, fields_in
from engine.core.manifest import OWN
from engine.core.state import State
from engine.games.registry import load_game
from engine.session import faults
from engine.session.entries import PERSON, Seating, seating_from_json
from engine.session.own_edition import BadEdition, OwnEdition, edition_from_json
from engine.version import __version__

FORMAT: Final = "throne-record"
VERSION: Final = 6
"""The version of the format: 1 had no redo and no games tried out, 2 no hints, 3 called the marshal a squire, 4 had no
concessions, 5 named an older edition by an option, if at all."""
NEWEST: Final = 7
"""The version of games in an edition of somebody's own. What else there is stays as older programs read it."""
_WITH_EDITION: Final = 6
"""Since this version of the format, records name their edition."""
_SEED: Final = re.compile(r"-?[0-9]{1,40}")


@dataclass(frozen=True, slots=True)
class Header:
    """Everything needed to start the same game again, and its players at the start.

    `rules` is the version of the rules that it is played by, and `edition` the one that it was begun in. `own` is the
    edition of somebody's own, whose changes are among the options: with it, the game can be played on anywhere.
    """

    game: str
    rules: int
    edition: int
    seats: int
    options: dict[str, Any]
    seed: int
    players: tuple[Seating, ...]
    practice: bool
    program: str
    started: datetime
    version: int = dataclasses.field(default=VERSION, compare=False)
    """The version it was read in; it is always written in VERSION or NEWEST."""
    own: OwnEdition | None = None

    def deal(self, game: Game[Any]) -> State:
        """The position at the start, anew each time. Raises BadOption if the game does not allow it."""
        state: State = game.start(self.seats, self.seed, edition=self.edition, **self.options)
        return state

    def to_json(self) -> dict[str, Any]:
        """The line in the record. The seed is a string, as few programs read integers of 128 bits."""
        version = NEWEST if is_own(self.options, self.own) else VERSION
        data = {"format": FORMAT, "version": version, "game": self.game, "rules": self.rules,
                "edition": self.edition, "seats": self.seats,
                "options": self.options, "seed": str(self.seed),
                "players": [player.to_json() for player in self.players], "practice": self.practice,
                "program": self.program, "started": self.started.isoformat()}
        return data if self.own is None else {**data, "own": self.own.to_json()}


def new_header(game: Game[Any], seats: int, seed: int, options: dict[str, Any], players: Sequence[Seating] | None,
               practice: bool, *, rules: int | None = None, edition: int | None = None,
               own: OwnEdition | None = None) -> Header:
    """The header of a game that begins now, under today's rules and in today's edition unless others are named.

    A game in an edition of somebody's own is practice: what is won in it says little of what is won elsewhere. Raises
    BadOption unless there is exactly one player per seat.
    """
    seated = (PERSON,) * seats if players is None else tuple(players)
    if len(seated) != seats:
        raise BadOption(f"A game of {seats} seats needs {seats} players, not {len(seated)}.")
    return Header(game.id, rules or game.rules_version, edition or game.rules_version, seats, options, seed, seated,
                  practice or is_own(options, own), __version__, datetime.now(UTC).replace(microsecond=0), own=own)


def is_own(options: Mapping[str, Any], own: OwnEdition | None) -> bool:
    """Whether a game with these options is played in an edition of somebody's own."""
    return own is not None or OWN in options


def branched(header: Header, players: Sequence[Seating]) -> Header:
    """The header of a branch: practice, as its deal has been seen. Raises BadOption like `new_header`."""
    return new_header(load_game(header.game), header.seats, header.seed, header.options, players, True,
                      rules=header.rules, edition=header.edition, own=header.own)


def header_from_json(data: Mapping[str, Any], file: str) -> Header:
    """The header that `Header.to_json` wrote. Raises RecordError, which names the file `file`."""
    try:
        return _header(data, file)
    except BadField as error:
        raise RecordError(faults.BAD_HEADER.fill(file=file, field=error.field)) from error


def _header(data: Mapping[str, Any], file: str) -> Header:
    version = _number(data, "version")
    if version > NEWEST:
        raise RecordError(faults.NEWER.fill(file=file))
    game = _game(data, file)
    rules = _number(data, "rules")
    if rules > game.rules_version:
        raise RecordError(faults.NEWER.fill(file=file))
    options, marked = game.without_mark(field(data, "options", dict))
    edition = _number(data, "edition") if version >= _WITH_EDITION else marked or rules
    if edition > rules:
        raise BadField("edition")
    own = _own(data, file, game, edition)
    header = Header(game.id, rules, edition, _number(data, "seats"), options, _seed(data), _players(data, version),
                    field(data, "practice", bool) or is_own(options, own), field(data, "program", str), _started(data),
                    version, own)
    if rules == game.rules_version:
        _check_setup(game, header)
    if len(header.players) != header.seats:
        raise BadField("players")
    return header


def _number(data: Mapping[str, Any], name: str) -> int:
    number = field(data, name, int)
    if number < 1:
        raise BadField(name)
    return number


def _game(data: Mapping[str, Any], file: str) -> Game[Any]:
    game_id = field(data, "game", str)
    try:
        return load_game(game_id)
    except UnknownGame as error:
        raise RecordError(faults.UNKNOWN_GAME.fill(file=file, game=game_id[:LONGEST_NAME])) from error


def _seed(data: Mapping[str, Any]) -> int:
    seed = field(data, "seed", str)
    if not _SEED.fullmatch(seed):
        raise BadField("seed")
    return int(seed)


def _own(data: Mapping[str, Any], file: str, game: Game[Any], edition: int) -> OwnEdition | None:
    """The edition of somebody's own that a record carries. Raises BadField unless it is one of that game."""
    if "own" not in data:
        return None
    try:
        own = edition_from_json(data["own"], file)
    except BadEdition as error:
        raise BadField("own") from error
    if (own.game_id, own.number) != (game.id, edition):
        raise BadField("own")
    return own


def _players(data: Mapping[str, Any], version: int) -> tuple[Seating, ...]:
    return tuple(seating_from_json(fields_in(player, "players"), version) for player in field(data, "players", list))


def _started(data: Mapping[str, Any]) -> datetime:
    try:
        started = datetime.fromisoformat(field(data, "started", str))
    except ValueError as error:
        raise BadField("started") from error
    if started.tzinfo is None:
        raise BadField("started")
    return started


def _check_setup(game: Game[Any], header: Header) -> None:
    """Raise BadField for the first of seats, seed and options that the game does not allow, or its own edition."""
    for name, seed, options in (("seats", 0, {}), ("seed", header.seed, {}), ("options", 0, header.options)):
        try:
            game.check(header.seats, seed, options, header.edition)
        except BadOption as error:
            raise BadField(name) from error
    if header.own is not None and header.options.get(OWN) != header.own.options(header.seats).get(OWN):
        raise BadField("own")
