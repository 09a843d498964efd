"""The record of a game: a header and entries, stored as JSON Lines, from which the game can be replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from engine.base.game import Game
from engine.core.errors import RecordError
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text
from engine.games.registry import load_game
from engine.session import faults, files
from engine.session.entries import (
    END_MARK,
    ENDS,
    HELP_MARKS,
    RESEATED_MARK,
    Entry,
    FirstEnd,
    Hinted,
    Played,
    Reseated,
    Result,
    Seating,
    Tried,
    Undone,
    entry_from_json,
    entry_to_json,
    first_end,
    follow,
    is_help,
)
from engine.session.header import FORMAT, Header, header_from_json
from engine.session.playthrough import Playthrough
from engine.session.renewal import renewed
from engine.session.replay import check_print, play_again
from engine.session.undo_stack import UndoStack

_LAST: Final = 100
"""How many lines at the end `peek` searches for the last move."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of records shows; `players` are those at the start.

    `older_rules`: some rule has changed since. `damaged`: the file breaks off; damage further up is not noticed here.
    `reseated`: some seat changed hands on the way. `first_end`: how it ended for the first time, even if it has gone on
    since. `seed`: what its chance comes from, nothing to show.
    """

    game: str
    players: tuple[Seating, ...]
    started: datetime
    practice: bool
    assisted: bool
    older_rules: bool
    damaged: bool
    result: Result | None
    reseated: bool = False
    first_end: FirstEnd | None = None
    seed: int = 0

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end, or conceded."""
        return self.result is not None

    @property
    def as_it_counts(self) -> Summary:
        """The game as it was when it ended for the first time, which decides; as it is now if it has not ended yet."""
        end = self.first_end
        if end is None or (end.result, end.assisted, end.reseated) == (self.result, self.assisted, self.reseated):
            return self     # statistics ask it of thousands of games
        return replace(self, result=end.result, assisted=end.assisted, reseated=end.reseated)


@dataclass(frozen=True)
class Record:
    """One game as it is written down. `cut`: how many damaged lines at the end were dropped on loading."""

    header: Header
    entries: tuple[Entry, ...]
    cut: int = field(default=0, compare=False)

    # -- on disk ---------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path | str, *, repair: bool = False) -> Record:
        """The record in a file. With `repair`, a damaged one is cut to the longest beginning that can be played.

        Raises RecordError if it cannot be read. Only verify, replay and resume check the moves against the rules.
        """
        file = Path(path)
        first, *lines = files.read_lines(file)
        header = _read_header(first, file.name)
        entries: list[Entry] = []
        try:
            entries.extend(_read_entries(lines, header, file.name))
        except RecordError:
            if not repair:
                raise
        record = cls(header, tuple(entries), len(lines) - len(entries))
        return record._sound() if repair else record

    @staticmethod
    def peek(path: Path | str) -> Summary:
        """The summary of a record, from the first and last lines of its file. Raises RecordError if these are bad."""
        file = Path(path)
        first, end, content = files.read_ends(file)
        header = _read_header(first, file.name)
        assisted = any(mark in content for mark in HELP_MARKS)
        return _summary(header, assisted, _breaks_off(end, header), _last_result(end, header),
                        RESEATED_MARK in content, _first_end(content, header))

    def save(self, path: Path | str) -> None:
        """Write the record to a file, replacing it atomically. Raises RecordError if that fails."""
        files.replace(Path(path), self.content)

    @property
    def content(self) -> bytes:
        """The content of its file."""
        return b"".join(map(files.to_line, (self.header.to_json(), *map(entry_to_json, self.entries))))

    def _sound(self) -> Record:
        """The longest beginning of this record that can be resumed; all of it if the rules have changed since."""
        if self.older_rules:
            return self
        playthrough = Playthrough(self.header)
        for done, entry in enumerate(self.entries):
            try:
                playthrough.repeat(entry)
            except RecordError:
                return replace(self, entries=self.entries[:done], cut=self.cut + len(self.entries) - done)
        return self

    # -- its content -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return load_game(self.header.game)

    @property
    def older_rules(self) -> bool:
        """Whether it was made with older rules."""
        return self.header.rules < self.game.rules_version

    @property
    def rule_changes(self) -> tuple[Text, ...]:
        """What has changed in the rules since it was made: a sentence for each change."""
        return self.game.changes_since(self.header.rules)

    @property
    def today(self) -> Record:
        """This record under today's rules, as far as they allow it. Raises RecordError if they cannot set it up."""
        return self._renewed[0] if self.older_rules else self

    @property
    def view_only(self) -> bool:
        """Whether today's rules refuse a move of it: it can be viewed up to there but not continued."""
        return self.older_rules and not self._renewed[1]

    @cached_property
    def _renewed(self) -> tuple[Record, bool]:
        playthrough, whole = renewed(self.header, self.entries)
        return Record(playthrough.header, tuple(playthrough.entries), self.cut), whole

    @property
    def players(self) -> tuple[Seating, ...]:
        """The players at the end of the record, by seat."""
        players = list(self.header.players)
        for entry in self.entries:
            if isinstance(entry, Reseated):
                players[entry.seat] = entry.seating
        return tuple(players)

    @property
    def assisted(self) -> bool:
        """Whether a player took back a move after learning from it, tried the game out, or was given a hint."""
        return any(map(is_help, self.entries))

    @property
    def played(self) -> tuple[Played, ...]:
        """The moves as written, without those taken back."""
        undo_stack: UndoStack[Played] = UndoStack()
        for entry in self.entries:
            follow(undo_stack, entry)
        return tuple(undo_stack.done)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves between the positions of `replay`. Raises RecordError like it."""
        return tuple(self.game.move_from_json(played.move) for played in self.today.played)

    @property
    def result(self) -> Result | None:
        """The winners and scores if the game was played to its end, or conceded."""
        last = next((entry for entry in reversed(self.entries) if isinstance(entry, (*ENDS, Undone))), None)
        return None if last is None or isinstance(last, Undone) else last.result

    @property
    def summary(self) -> Summary:
        """What a list of records shows about this one."""
        reseated = any(isinstance(entry, Reseated) for entry in self.entries)
        return _summary(self.header, self.assisted, self.cut > 0, self.result, reseated, first_end(self.entries))

    # -- replaying it ----------------------------------------------------------------------------------------------

    def replay(self) -> tuple[State, ...]:
        """The position at the start and after every move that was not taken back.

        For a record made with older rules, those of `today`. Raises RecordError for a move that cannot have been played
        as written.
        """
        header = self.today.header
        positions: list[State] = [header.deal(self.game)]
        for number, played in enumerate(self.today.played, 1):
            move, after = play_again(self.game, positions[-1], played, number)
            check_print(played, move, after, number)
            positions.append(after)
        return tuple(positions)

    def playthrough(self) -> Playthrough:
        """The game, played again entry by entry. Raises RecordError, naming the move, where anything disagrees."""
        playthrough = Playthrough(self.header)
        for entry in self.entries:
            playthrough.repeat(entry)
        return playthrough

    def verify(self) -> None:
        """Play everything again, including what was taken back.

        Raises RecordError, naming the move, where a rule, a fingerprint or a result does not agree. For a record made
        with older rules, only the moves are checked.
        """
        if self.view_only:
            raise RecordError(faults.OLDER_RULES)
        self.today.playthrough()


def _summary(header: Header, assisted: bool, damaged: bool, result: Result | None, reseated: bool,
             end: FirstEnd | None) -> Summary:
    older = header.rules < load_game(header.game).rules_version
    return Summary(header.game, header.players, header.started, header.practice, assisted, older, damaged, result,
                   reseated, end, header.seed)


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


def _read_entries(lines: list[bytes], header: Header, file: str) -> Iterator[Entry]:
    undo_stack: UndoStack[Played] = UndoStack()
    for number, line in enumerate(lines, 2):
        if not line.endswith(b"\n"):
            raise RecordError(faults.CUT_OFF.fill(file=file, line=number))
        try:
            entry = entry_from_json(files.from_line(line), header.seats, header.version)
            follow(undo_stack, entry)
        except ValueError as error:
            raise RecordError(faults.BAD_LINE.fill(file=file, line=number)) from error
        yield entry


def _breaks_off(lines: list[bytes], header: Header) -> bool:
    """Whether the last line is incomplete."""
    if not lines:
        return False
    try:
        entry_from_json(files.from_line(lines[-1]), header.seats, header.version)
    except ValueError:
        return True
    return not lines[-1].endswith(b"\n")


def _first_end(content: bytes, header: Header) -> FirstEnd | None:
    """The first end of the game in a file. A broken line ends nothing: `load` reports it."""
    found = content.find(END_MARK)
    if found < 0:
        return None
    start, stop = content.rfind(b"\n", 0, found) + 1, content.find(b"\n", found)
    try:
        entry = entry_from_json(files.from_line(content[start:stop]), header.seats, header.version)
    except ValueError:
        return None
    if stop < 0 or not isinstance(entry, ENDS) or entry.result is None:
        return None
    assisted = any(content.find(mark, 0, start) >= 0 for mark in HELP_MARKS)
    return FirstEnd(entry.result, assisted, content.find(RESEATED_MARK, 0, start) >= 0)


def _last_result(lines: list[bytes], header: Header) -> Result | None:
    """The result in the last line about moves. Broken lines are skipped: `load` reports them."""
    for line in reversed(lines[-_LAST:]):
        if not line.endswith(b"\n"):
            continue
        try:
            entry = entry_from_json(files.from_line(line), header.seats, header.version)
        except ValueError:
            continue
        if not isinstance(entry, Reseated | Tried | Hinted):
            return entry.result if isinstance(entry, ENDS) else None
    return None
