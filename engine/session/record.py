"""The record of a game: a header and what happened, on disk as JSON Lines, from which the game can be played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import BadOption, RecordError
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.state import State
from engine.games.registry import load_game
from engine.session import faults, files
from engine.session.course import Course
from engine.session.happenings import (
    HELP_MARKS,
    Happening,
    Hinted,
    Played,
    Redone,
    Reseated,
    Result,
    Seating,
    Tried,
    follow,
    happening_from_json,
    is_help,
)
from engine.session.header import FORMAT, Header, branched, header_from_json
from engine.session.replay import check_print, play_again

if TYPE_CHECKING:
    from engine.session.journal import Journal
    from engine.session.session import Session


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of records shows of one; `players` are those at the start.

    `damaged`: it breaks off. A glance finds that, but no damage further up.
    """

    game: str
    players: tuple[Seating, ...]
    started: datetime
    practice: bool
    assisted: bool
    view_only: bool
    damaged: bool
    result: Result | None

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None


@dataclass(frozen=True)
class Record:
    """One game as it is written down. `cut`: so many damaged lines at the end were left off when it was loaded."""

    header: Header
    happenings: tuple[Happening, ...]
    cut: int = field(default=0, compare=False)

    # -- on disk ---------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path | str, *, repair: bool = False) -> Record:
        """The record in a file. `repair`: if it is damaged, the longest beginning of it that can be played.

        Raises RecordError. Whether the moves follow the rules is found out by verify, replay and resume.
        """
        file = Path(path)
        first, *lines = files.read_lines(file)
        header = _read_header(first, file.name)
        happenings: list[Happening] = []
        try:
            happenings.extend(_read_happenings(lines, header, file.name))
        except RecordError:
            if not repair:
                raise
        record = cls(header, tuple(happenings), len(lines) - len(happenings))
        return record._sound() if repair else record

    @staticmethod
    def peek(path: Path | str) -> Summary:
        """The summary of a record, from the first line and the last few of its file. Raises RecordError."""
        file = Path(path)
        first, end, content = files.read_ends(file)
        header = _read_header(first, file.name)
        assisted = any(mark in content for mark in HELP_MARKS)
        return _summary(header, assisted, _breaks_off(end, header), _last_result(end, header))

    def save(self, path: Path | str) -> None:
        """Write the record to a file, replacing what is there at once. Raises RecordError if that fails."""
        lines = (self.header, *self.happenings)
        files.replace(Path(path), b"".join(files.to_line(line.to_json()) for line in lines))

    def _sound(self) -> Record:
        """The longest beginning of this record that can be resumed; all of it where it can only be looked at."""
        if self.view_only:
            return self
        session = self._begin()
        for done, happening in enumerate(self.happenings):
            try:
                session.repeat(happening)
            except RecordError:
                return replace(self, happenings=self.happenings[:done], cut=self.cut + len(self.happenings) - done)
        return self

    # -- what is in it ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return load_game(self.header.game)

    @property
    def view_only(self) -> bool:
        """Whether it was made with older rules: it can be looked at but not continued."""
        return self.header.rules < self.game.rules_version

    @property
    def players(self) -> tuple[Seating, ...]:
        """Who sits where at the end of the record."""
        players = list(self.header.players)
        for happening in self.happenings:
            if isinstance(happening, Reseated):
                players[happening.seat] = happening.seating
        return tuple(players)

    @property
    def assisted(self) -> bool:
        """Whether a player took back a move after he had learned from it, tried the game out, or was given a hint."""
        return any(map(is_help, self.happenings))

    @property
    def played(self) -> tuple[Played, ...]:
        """The moves as they are written, without those that were taken back."""
        course: Course[Played] = Course()
        for happening in self.happenings:
            follow(course, happening)
        return tuple(course.done)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that `replay` plays, one fewer than its positions. Raises RecordError as it does."""
        shown = len(self.replay()) - 1
        return tuple(self.game.move_from_json(played.move) for played in self.played[:shown])

    @property
    def result(self) -> Result | None:
        """The winners and scores if the game was played to its end."""
        played = self.played
        return played[-1].result if played else None

    @property
    def summary(self) -> Summary:
        """What a list of records shows of this one."""
        return _summary(self.header, self.assisted, self.cut > 0, self.result)

    # -- playing it again ------------------------------------------------------------------------------------------

    def replay(self) -> tuple[State, ...]:
        """The position at the start and after every move that was not taken back.

        Of a record made with older rules, up to the first move that the rules of today refuse: compare with `played`.
        Raises RecordError for a move that cannot have been played as it is written.
        """
        positions: list[State] = [self._start()]
        for number, played in enumerate(self.played, 1):
            try:
                move, after = play_again(positions[-1], played, number)
            except RecordError:
                if self.view_only:
                    break
                raise
            if not self.view_only:
                check_print(played, move, after, number)
            positions.append(after)
        return tuple(positions)

    def _start(self) -> State:
        header = self.header
        try:
            start: State = self.game.start(header.seats, header.seed, **header.options)
        except BadOption as error:
            raise RecordError(faults.NO_START) from error
        return start

    def resume(self, journal: Journal | None = None) -> Session:
        """The game, to go on with from where the record ends. Raises RecordError like `verify`."""
        if self.view_only:
            raise RecordError(faults.OLDER_RULES)
        session = self._begin()
        for happening in self.happenings:
            session.repeat(happening)
        if journal is not None:
            session.write_to(journal)
        return session

    def branch(self, moves: int, players: Sequence[Seating] | None = None, journal: Journal | None = None) -> Session:
        """A new game that begins with the first so many of the moves that were not taken back, and stands alone.

        It is practice, for its deal was seen; without players, those of the end of this record play it. Raises
        ValueError if there are fewer moves or other players are needed, and RecordError as `resume`.
        """
        played = self.played
        if not 0 <= moves <= len(played):
            raise BadOption(f"A branch begins after 0 to {len(played)} moves, not after {moves}.")
        header = branched(self.header, self.players if players is None else players)
        return Record(header, played[:moves]).resume(journal)

    def verify(self) -> None:
        """Play everything again, also what was taken back.

        Raises RecordError, naming the move, where a rule, a fingerprint or a result does not agree.
        """
        self.resume()

    def _begin(self) -> Session:
        from engine.session.session import Session  # a session makes records, and a record makes sessions

        return Session.begun(self.header)


def _summary(header: Header, assisted: bool, damaged: bool, result: Result | None) -> Summary:
    view_only = header.rules < load_game(header.game).rules_version
    return Summary(header.game, header.players, header.started, header.practice, assisted, view_only, damaged, result)


def _read_header(line: bytes, file: str) -> Header:
    try:
        data = files.from_line(line)
    except ValueError as error:
        ours = line.startswith(files.to_line({"format": FORMAT}).rstrip(b"}\n"))
        fault = faults.NO_HEADER if ours else faults.FOREIGN
        raise RecordError(fault.fill(file=file)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(faults.FOREIGN.fill(file=file))
    if not line.endswith(b"\n"):
        raise RecordError(faults.NO_HEADER.fill(file=file))
    return header_from_json(data, file)


def _read_happenings(lines: list[bytes], header: Header, file: str) -> Iterator[Happening]:
    course: Course[Played] = Course()
    for number, line in enumerate(lines, 2):
        if not line.endswith(b"\n"):
            raise RecordError(faults.CUT_OFF.fill(file=file, line=number))
        try:
            happening = happening_from_json(files.from_line(line), header.seats)
            follow(course, happening)
        except ValueError as error:
            raise RecordError(faults.BAD_LINE.fill(file=file, line=number)) from error
        yield happening


def _breaks_off(lines: list[bytes], header: Header) -> bool:
    """Whether the last line is no whole one."""
    if not lines:
        return False
    try:
        happening_from_json(files.from_line(lines[-1]), header.seats)
    except ValueError:
        return True
    return not lines[-1].endswith(b"\n")


def _last_result(lines: list[bytes], header: Header) -> Result | None:
    """The result in the last line that tells of a move. Of broken lines `load` will complain."""
    for line in reversed(lines):
        if not line.endswith(b"\n"):
            continue
        try:
            happening = happening_from_json(files.from_line(line), header.seats)
        except ValueError:
            continue
        if not isinstance(happening, Reseated | Tried | Hinted):
            return happening.result if isinstance(happening, Played | Redone) else None
    return None
