"""The entries of a record, one line each: a move, an undo, a redo, a hint and the like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.fields import BadField, field, fields_in, id_in, name_in, whole_numbers
from engine.core.moves import Move
from engine.core.state import State
from engine.session.undo_stack import UndoStack

_MARSHAL_WAS_SQUIRE: Final = 3
"""The last version of the format whose "squire" is today's marshal."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The player at a seat: a name, which may be "", and a bot's level, or None for a person."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person plays here, not a bot."""
        return self.level is None

    def to_json(self) -> dict[str, Any]:
        """The seating as plain JSON types; `seating_from_json` reads them back."""
        return {"name": self.name, "level": self.level}


PERSON = Seating("")
"""A person without a name."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning seats, and one score per seat.

    `conceded` is the seat of the person who ended it by conceding, and so lost it; None if it was played to its end.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    conceded: int | None = None

    @staticmethod
    def from_position(position: State) -> Result | None:
        """The result of a game that is over; None while it goes on."""
        if position.actor is not None:
            return None
        return Result(tuple(sorted(position.winners())), position.scores())

    def to_json(self) -> dict[str, Any]:
        """The result as plain JSON types."""
        return {"winners": list(self.winners), "scores": list(self.scores)}


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a move, given in notation; `print` is the fingerprint of the position after it."""

    seat: int
    move: str
    print: str
    result: Result | None = None

    @staticmethod
    def from_move(seat: int, move: Move, after: State) -> Played:
        """The entry for a seat's move that led to the position `after`."""
        return Played(seat, move.to_json(), after.fingerprint(), Result.from_position(after))


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back and `remaining` are left. `assisted`: the player had learned something from them."""

    remaining: int
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class Redone:
    """The moves last taken back were made again; `moves` is their total number after that."""

    moves: int
    result: Result | None = None

    @staticmethod
    def from_position(moves: int, after: State) -> Redone:
        """The entry for a redo that led to the position `after`, with that many moves in all."""
        return Redone(moves, Result.from_position(after))


@dataclass(frozen=True, slots=True)
class Conceded:
    """A person conceded the game, which ended it; the result says who."""

    result: Result


@dataclass(frozen=True, slots=True)
class Tried:
    """The game was tried out before its end: a branch was played from the position after `moves` moves."""

    moves: int


@dataclass(frozen=True, slots=True)
class Hinted:
    """A player was given a hint, or a teacher, in the position after `moves` moves."""

    moves: int


@dataclass(frozen=True, slots=True)
class Reseated:
    """A seat changed hands: a bot took it over from a person, or gave it back."""

    seat: int
    seating: Seating


Entry = Played | Undone | Redone | Conceded | Tried | Hinted | Reseated

ENDS: Final = (Played, Redone, Conceded)
"""The entries that may end the game; then they have a result."""


def is_help(entry: Entry) -> bool:
    """Whether the entry makes the game assisted: a player learned where moves lead, or which of them are good."""
    return isinstance(entry, Tried | Hinted) or (isinstance(entry, Undone) and entry.assisted)


@dataclass(frozen=True, slots=True)
class FirstEnd:
    """How a game ended for the first time. It may have gone on since, from a move taken back, but that one decides.

    `assisted`: somebody had help before that end. `reseated`: a seat changed hands before it.
    """

    result: Result
    assisted: bool = False
    reseated: bool = False


def first_end(entries: Iterable[Entry]) -> FirstEnd | None:
    """The first end of a game with these entries; None if it has not ended yet."""
    assisted = reseated = False
    for entry in entries:
        if isinstance(entry, ENDS) and entry.result is not None:
            return FirstEnd(entry.result, assisted, reseated)
        assisted = assisted or is_help(entry)
        reseated = reseated or isinstance(entry, Reseated)
    return None


HELP_MARKS: Final = (b'"assisted": true', b'"tried": ', b'"hint": ')
"""Found in the lines of these entries and no others, so that `Record.peek` can look for them."""
RESEATED_MARK: Final = b'{"seating": '
"""Found in lines of `Reseated` and no others, for the same purpose."""
END_MARK: Final = b', "result": {'
"""Found in lines that end a game and no others, for the same purpose."""


def seating_from_json(data: Mapping[str, Any], version: int) -> Seating:
    """The seating that `Seating.to_json` wrote in that version of the format. Raises BadField."""
    level = None if data.get("level") is None else id_in(data, "level")
    if level == "squire" and version <= _MARSHAL_WAS_SQUIRE:
        level = "marshal"
    return Seating(name_in(data, "name"), level)


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """The line of an entry in the record, as plain JSON types; `entry_from_json` reads it back."""
    line: dict[str, Any]
    match entry:
        case Played(seat, move, fingerprint):
            line = {"seat": seat, "move": move, "print": fingerprint}
        case Undone(remaining, assisted):
            line = {"undo": remaining, **({"assisted": True} if assisted else {})}
        case Redone(moves):
            line = {"redo": moves}
        case Conceded(result):
            line = {"conceded": result.conceded}
        case Tried(moves):
            line = {"tried": moves}
        case Hinted(moves):
            line = {"hint": moves}
        case Reseated(seat, seating):
            line = {"seating": {"seat": seat, **seating.to_json()}}
    if isinstance(entry, ENDS) and entry.result is not None:
        line["result"] = entry.result.to_json()
    return line


def entry_from_json(line: object, seats: int, version: int) -> Entry:
    """The entry that a line contains, in a game with that many seats and a record of that version of the format.

    Raises BadField if it is impossible.
    """
    data = fields_in(line, "line")
    if "move" in data:
        return Played(field(data, "seat", int), field(data, "move", str), field(data, "print", str),
                      _result(data, seats))
    if "undo" in data:
        return Undone(field(data, "undo", int), "assisted" in data and field(data, "assisted", bool))
    if "redo" in data:
        return Redone(field(data, "redo", int), _result(data, seats))
    if "conceded" in data:
        return _conceded(data, seats)
    if "tried" in data:
        return Tried(field(data, "tried", int))
    if "hint" in data:
        return Hinted(field(data, "hint", int))
    return _reseated(fields_in(data.get("seating"), "seating"), seats, version)


def _result(data: Mapping[str, Any], seats: int) -> Result | None:
    if "result" not in data:
        return None
    fields = fields_in(data["result"], "result")
    result = Result(whole_numbers(fields, "winners"), whole_numbers(fields, "scores"))
    if not set(result.winners) <= set(range(seats)) or len(result.scores) != seats:
        raise BadField("result")
    return result


def _conceded(data: Mapping[str, Any], seats: int) -> Conceded:
    seat, result = field(data, "conceded", int), _result(data, seats)
    if result is None or not 0 <= seat < seats or seat in result.winners:
        raise BadField("conceded")
    return Conceded(replace(result, conceded=seat))


def _reseated(data: Mapping[str, Any], seats: int, version: int) -> Reseated:
    seat = field(data, "seat", int)
    if not 0 <= seat < seats:
        raise BadField("seat")
    return Reseated(seat, seating_from_json(data, version))


def follow(undo_stack: UndoStack[Played], entry: Entry) -> None:
    """Bring an undo stack up to date with an entry. Raises BadField if the entry cannot follow those before it."""
    match entry:
        case Played():
            undo_stack.add(entry)
        case Undone(remaining):
            if not 0 <= remaining < len(undo_stack):
                raise BadField("undo")
            undo_stack.go_back(remaining)
        case Redone(moves):
            if not undo_stack.to_redo or moves != len(undo_stack) + len(undo_stack.to_redo):
                raise BadField("redo")
            undo_stack.go_forward()
        case Conceded():
            undo_stack.keep()
        case Tried(moves):
            if not 0 <= moves <= len(undo_stack):
                raise BadField("tried")
        case Hinted(moves):
            if moves != len(undo_stack):
                raise BadField("hint")
        case Reseated():
            pass
