"""The records on disk: one file per game, which grows as the game is played."""

from __future__ import annotations

import glob
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from engine.base.game import Game
from engine.bots.names import numbered
from engine.core import disk
from engine.core.disk import reason_of
from engine.core.errors import GameInUse, RecordError
from engine.core.text import N_, Player, Text
from engine.games.registry import manifest
from engine.session import Record, RecordWriter, Session, Summary, resume
from throne_desktop.language.i18n import words
from throne_desktop.services.records.unfinished import Unfinished, date_of
from throne_desktop.storage import paths

SUFFIX: Final = ".throne"
"""The ending of a record's name, by which a desktop knows that this program opens it."""
SUFFIXES: Final = (SUFFIX, ".jsonl")
"""The endings of records: today's, and that of version 0.1."""
_LATEST: Final = 100
"""How many files are searched for an unfinished game, so that a full library does not delay the start."""

_RECENT: Final = 300
"""How many files tell how strong a person is; they are read in 30 ms."""

_NAME: Final = N_("library", "{player}")
_SCORE: Final = N_("library", "{player} {score}")
_OPEN: Final = N_("library", "Not finished")
_WON: Final = N_("library", "Won by {players}")
_SHARED: Final = N_("library", "Shared by {players}")
_CONCEDED: Final = N_("library", "Conceded by {players}")
_NOBODY: Final = N_("library", "Nobody won")
_PRACTICE: Final = N_("library", "Practice")
_ASSISTED: Final = N_("library", "Assisted")
_DAMAGED: Final = N_("library", "Damaged")
_BREAKS_OFF: Final = N_("library", "The end of this record is damaged; you can watch up to that point and continue "
                                   "from there.")
_OLDER: Final = N_("library", "Older rules")
_CANNOT_MOVE: Final = N_("library", "The file {file} cannot be moved: {reason}.")
_NEWER_RULES: Final = N_("library", "This game was started under older rules, some of which have changed since.")
_REPAIRED: Final = N_("library", "The record of this game was damaged, so the game goes on from the last move that "
                                 "could be read; the damaged file is kept as {file}.")
_IN_USE: Final = N_("library", "This game is open in another window: {game}. Here you can watch it, but not play it.")
_NOT_KEPT: Final = N_("library", "The damaged record {file} cannot be kept beside a repaired one: {reason}.")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A record, and what a list shows of it."""

    file: Path
    summary: Summary

    @property
    def game_id(self) -> str:
        """The game that was played."""
        return self.summary.game

    @property
    def _size(self) -> int:
        """The size of the record in bytes; 0 if it is no longer there."""
        with suppress(OSError):
            return self.file.stat().st_size
        return 0

    @property
    def unfinished(self) -> Unfinished:
        """What is said about it where it can be continued."""
        summary = self.summary
        people = tuple(seat for seat, player in enumerate(summary.players) if player.is_person)
        return Unfinished(summary.game, tuple(player.name for player in summary.players), people,
                          int(summary.started.timestamp()), (self.file.name, self._size), practice=summary.practice)

    @property
    def sentence(self) -> str:
        """Which game it is, who plays, and when it began, in the language in use."""
        return self.unfinished.sentence

    def _words(self, text: Text) -> str:
        return words(text, numbered(tuple(player.name for player in self.summary.players)))

    @property
    def game(self) -> str:
        """The name of the game that was played."""
        return words(manifest(self.game_id).name)

    @property
    def begun(self) -> str:
        """When it began, as dates are written where the program is used."""
        return date_of(int(self.summary.started.timestamp()))

    @property
    def players(self) -> str:
        """Who played it, with their scores if it is over."""
        result = self.summary.result
        seats = range(len(self.summary.players))
        if result is None:
            return ", ".join(self._words(_NAME.fill(player=Player(seat))) for seat in seats)
        return ", ".join(self._words(_SCORE.fill(player=Player(seat), score=result.scores[seat])) for seat in seats)

    @property
    def result(self) -> str:
        """Who won, or who conceded."""
        result = self.summary.result
        if result is None:
            return self._words(_OPEN)
        if result.conceded is not None:
            return self._words(_CONCEDED.fill(players=(Player(result.conceded),)))
        text = _NOBODY if not result.winners else _WON if len(result.winners) == 1 else _SHARED
        return self._words(text.fill(players=tuple(map(Player, result.winners))))

    @property
    def kinds(self) -> str:
        """What sets it apart from other games: practice, assisted, older rules, damaged; "" for nothing."""
        summary = self.summary
        kinds = ((_PRACTICE, summary.practice), (_ASSISTED, summary.assisted), (_OLDER, summary.older_rules),
                 (_DAMAGED, summary.damaged))
        return ", ".join(words(text) for text, is_so in kinds if is_so)

    @property
    def fault(self) -> Text | None:
        """What is wrong with the record; None for nothing."""
        return _BREAKS_OFF if self.summary.damaged else None

    @property
    def can_go_on(self) -> bool:
        """Whether a person can continue it."""
        summary = self.summary
        return not summary.finished and any(player.is_person for player in summary.players)

    @property
    def was_conceded(self) -> bool:
        """Whether somebody has conceded it, even if they have played on since."""
        end = self.summary.first_end
        return end is not None and end.result.conceded is not None


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file among the records that cannot be read, with the reason."""

    file: Path
    fault: Text | str


def note_tried(file: Path, moves: int) -> None:
    """Note in the record of a game that is not over that it was tried out after so many moves. Raises RecordError."""
    record = Record.load(file)
    if record.result is None:
        writer = RecordWriter(file)
        resume(record, writer).try_out(moves)
        writer.close()
        if writer.trouble is not None:
            raise RecordError(writer.trouble)


class Library:
    """The records in a folder, by default the user's own."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self.remarks: tuple[Text, ...] = ()
        """What the player should know about the last resumed game: a repaired record, or newer rules."""

    @property
    def folder(self) -> Path:
        """Where the records lie. Raises NoFolder."""
        return paths.games() if self._folder is None else self._folder

    # -- what there is -------------------------------------------------------------------------------------------------

    def records(self) -> tuple[SavedGame | Unreadable, ...]:
        """All records, the last played first."""
        return tuple(_entry(file) for file in self._files())

    def latest(self, most: int) -> Iterator[SavedGame | Unreadable]:
        """So many records, the last played first, each read when it is asked for. Raises NoFolder."""
        return (_entry(file) for file in self._files()[:most])

    def entry(self, file: Path) -> SavedGame:
        """The record in a file. Raises RecordError."""
        return SavedGame(file, Record.peek(file))

    def played(self, game_id: str) -> tuple[Summary, ...]:
        """The games of that kind among the last ones, the first begun first. Raises NoFolder."""
        entries = self.latest(_RECENT)
        found = (entry.summary for entry in entries if isinstance(entry, SavedGame) and entry.game_id == game_id)
        return tuple(sorted(found, key=lambda summary: summary.started))

    def current(self, wanted: Callable[[Summary], bool] | None = None) -> SavedGame | None:
        """The unfinished game that a person played last; one played for practice only if there is no other.

        Only games that are `wanted` are looked at.
        """
        practice: SavedGame | None = None
        for entry in self.latest(_LATEST):
            if (isinstance(entry, SavedGame) and entry.can_go_on and not entry.was_conceded
                    and (wanted is None or wanted(entry.summary))):
                if not entry.summary.practice:
                    return entry
                practice = practice or entry
        return practice

    def unfinished(self, wanted: Callable[[Summary], bool] | None = None) -> Unfinished | None:
        """What is said about the current game."""
        current = self.current(wanted)
        return None if current is None else current.unfinished

    def files(self) -> list[Path]:
        """The files of all records, the last written first. Raises NoFolder."""
        return self._files()

    def _files(self) -> list[Path]:
        """The files, the last written first."""
        return [file for _, file in sorted(self._dated_files(), reverse=True)]

    def _dated_files(self) -> Iterator[tuple[int, Path]]:
        for file in _in(self.folder):
            with suppress(OSError):     # it was deleted just now, or leads nowhere
                yield file.stat().st_mtime_ns, file

    # -- playing -------------------------------------------------------------------------------------------------------

    def new_record(self, game: Game[Any]) -> RecordWriter:
        """A writer for the record of a new game, in a file named after the date, the time and the game."""
        name = f"{datetime.now():%Y-%m-%d_%H%M%S}_{game.id}"
        file, number = self.folder / f"{name}{SUFFIX}", 1
        while file.exists():
            number += 1
            file = self.folder / f"{name}_{number}{SUFFIX}"
        return RecordWriter(file)

    def resume(self, entry: SavedGame | None = None,
               wanted: Callable[[Summary], bool] | None = None) -> Session | None:
        """Continues a game in its file: that entry, or else the current one of those `wanted`; None if there is none.

        A damaged record is kept beside the repaired one, and `remarks` say so. Raises RecordError.
        """
        self.remarks = ()
        entry = entry or self.current(wanted)
        if entry is None:
            return None
        writer = RecordWriter(entry.file)
        with _naming(entry):
            session = self._session(writer)
            session.write_to(writer)
        return session

    def _session(self, writer: RecordWriter) -> Session:
        file = writer.path
        writer.claim()
        try:
            record = Record.load(file)
            session = resume(record)
        except RecordError:
            record = Record.load(file, repair=True)
            if record.view_only or not record.cut:
                raise       # the fault is not one that dropping some lines would mend
            writer.close()     # some systems cannot replace an open file
            self._replace(file, record)
            session = resume(record)
        if record.older_rules:
            self.remarks += (_NEWER_RULES, *record.rule_changes)
        return session

    def _replace(self, file: Path, repaired: Record) -> None:
        """Replace a damaged record, which is kept, by the repaired one. Raises RecordError."""
        kept = disk.beside(file, "damaged")
        try:
            shutil.copyfile(file, kept)     # a copy: if the program is killed in between, nothing is lost
        except OSError as error:
            raise RecordError(_NOT_KEPT.fill(file=file.name, reason=reason_of(error))) from error
        repaired.save(file)
        self.remarks += (_REPAIRED.fill(file=kept.name),)

    # -- thrown away ---------------------------------------------------------------------------------------------------

    def discard(self, file: Path) -> None:
        """Move a record to the trash. Raises RecordError."""
        with _naming(_entry(file)):
            RecordWriter(file).claim()       # no other window is playing it
        with _moving(file):
            self._trash.mkdir(exist_ok=True)
            for each in with_company(file):
                each.replace(self._trash / each.name)

    def restore(self, file: Path) -> None:
        """Move a record from the trash back to where it was. Raises RecordError."""
        with _moving(file):
            for each in with_company(self._trash / file.name):
                each.replace(file.with_name(each.name))

    def empty_trash(self) -> None:
        """Delete what is in the trash; what cannot be deleted now is left for next time."""
        with suppress(OSError):
            for file in _in(self._trash):
                for each in with_company(file):
                    each.unlink(missing_ok=True)
            self._trash.rmdir()

    @property
    def _trash(self) -> Path:
        return self.folder / "trash"


def _in(folder: Path) -> Iterator[Path]:
    """The records in a folder."""
    return (file for suffix in SUFFIXES for file in folder.glob(f"*{suffix}"))


def with_company(file: Path) -> tuple[Path, ...]:
    """A record after what is kept beside it: its review, the exercises made of it, and what was damaged of these."""
    return (*file.parent.glob(f"{glob.escape(file.name)}.*.json*"), file)


@contextmanager
def _moving(file: Path) -> Iterator[None]:
    """Turns a failure to move the file into a RecordError."""
    try:
        yield
    except OSError as error:
        raise RecordError(_CANNOT_MOVE.fill(file=file.name, reason=reason_of(error))) from error


@contextmanager
def _naming(entry: SavedGame | Unreadable) -> Iterator[None]:
    """Says in people's words which game is open in another window. Raises RecordError."""
    try:
        yield
    except GameInUse as error:
        if isinstance(entry, Unreadable):
            raise
        raise RecordError(_IN_USE.fill(game=entry.sentence)) from error


def _entry(file: Path) -> SavedGame | Unreadable:
    try:
        return SavedGame(file, Record.peek(file))
    except RecordError as error:
        return Unreadable(file, error.text)
