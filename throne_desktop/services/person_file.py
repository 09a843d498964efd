"""A person as one file, for another computer: what is theirs, and the games they sat at, with what was made of these.

A line is a JSON object. The first says what the file is, each of the others holds one `file` with its `content`, and
the last one how many there are. It may come from anywhere, so it is read like any record: within bounds, all of it
before anything is kept, and whatever is not what it should be is refused in one sentence.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.core import disk, kept
from engine.core.disk import reason_of
from engine.core.errors import RecordError, ThroneError
from engine.core.fields import BadField, field, fields_in, string
from engine.core.outside import MOST, Nonsense, content_of, value_in
from engine.core.text import N_, folded
from engine.session import Record
from throne_desktop.services.lessons import exercises
from throne_desktop.services.records.library import SUFFIX, Library, SavedGame, with_company
from throne_desktop.storage import answers, goals, household, paths, road, settings, shelf_notes, tally
from throne_desktop.storage.household import Person

T = TypeVar("T")

ENDING: Final = ".throne-person"
_FORMAT: Final = 1
_KIND: Final = "person of Throne Desktop"
MOST_FILES: Final = 50_000
_MOST_IN_ALL: Final = 512 << 20
_LONGEST_NAME: Final = 20
_LONGEST_PATH: Final = 200
_FORMER: Final = 20
"""So many former names are taken over."""
_OWN: Final = (paths.SETTINGS, paths.TALLY, paths.EXERCISES, paths.ANSWERS, paths.GOALS, paths.LOOKED,
               paths.SHELF, paths.ROAD)
_GAME: Final = re.compile(r"games/(\w[\w.-]{0,150}\.throne)(\.(?:review|exercises|origin)\.json)?", re.ASCII)

_NOT_ONE: Final = N_("household", "{file} is not a Throne Desktop player file.")
_DAMAGED: Final = N_("household", "{file} is damaged, so nobody was added from it.")
_NEWER: Final = N_("household", "{file} comes from a newer version of this program, so nobody was added from it.")
_TOO_BIG: Final = N_("household", "{file} is too big for a player’s data, so nobody was added from it.")
_UNREADABLE: Final = N_("household", "{file} cannot be read: {reason}.")
_UNWRITABLE: Final = N_("household", "{file} cannot be written: {reason}.")


class BadPersonFile(ThroneError):
    """A file that nobody can be taken from, or that cannot be written."""


# -- writing -----------------------------------------------------------------------------------------------------------

def save_person(person: Person, library: Library, file: Path) -> None:
    """Write a person to a file, which has all of it or stays as it was. Raises BadPersonFile, NoFolder."""
    try:
        lines = [_line({"throne": _KIND, "format": _FORMAT})]
        for name in _OWN:
            if (person.folder / name).is_file():
                lines += _entry(name, person.folder / name)
        for entry in library.records():
            if isinstance(entry, SavedGame) and _sat_at(person, entry):
                for each in reversed(with_company(entry.file)):
                    lines += _entry(f"games/{each.name}", each)
        lines.append(_line({"files": len(lines) - 1}))
        disk.replace(file, b"".join(lines))
    except OSError as error:
        raise BadPersonFile(_UNWRITABLE.fill(file=str(file), reason=reason_of(error))) from error


def _sat_at(person: Person, entry: SavedGame) -> bool:
    return any(player.is_person and player.name in person.names for player in entry.summary.players)


def _entry(name: str, file: Path) -> list[bytes]:
    """The line of a file; none of one that could not be read again. Raises OSError."""
    try:
        content = (disk.read_small(file, MOST) or b"").decode()
        return [_line({"file": name, "content": content})] if _is_name(name) else []
    except (ValueError, FileNotFoundError):
        return []


def _line(value: Mapping[str, Any]) -> bytes:
    return content_of(value) + b"\n"


# -- reading -----------------------------------------------------------------------------------------------------------

def bring_person(file: Path, library: Library) -> str:
    """Take a person and their games from a file; returns the person's id.

    Games that are here already stay as they are. Raises BadPersonFile, NotKept if somebody here has the name, and
    NoFolder.
    """
    aside = library.folder / "arriving"
    try:
        shutil.rmtree(aside, ignore_errors=True)        # of a program that was killed
        aside.mkdir()
        own = _unpacked(file, aside)
        person = _settings_in(file, own)
        household.check_name(person.player_name)
        contents = _checked(file, own, person)
        _check_games(file, aside)
        _move_games(aside, library.folder)
        return household.bring(contents)
    except OSError as error:
        raise BadPersonFile(_UNREADABLE.fill(file=str(file), reason=reason_of(error))) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _unpacked(file: Path, aside: Path) -> dict[str, bytes]:
    """What is a person's own, by name; their games are put aside. Raises BadPersonFile, OSError."""
    own: dict[str, bytes] = {}
    lines = _lines(file)
    first = next(lines, None)
    if first is None or first.get("throne") != _KIND:
        raise BadPersonFile(_NOT_ONE.fill(file=file.name))
    if first.get("format") != _FORMAT:
        raise BadPersonFile(_NEWER.fill(file=file.name))
    for count, line in enumerate(lines):
        if "files" not in line:
            _take(file, line, own, aside)
        elif line["files"] == count and next(lines, None) is None:
            return own
        else:
            break
    raise BadPersonFile(_DAMAGED.fill(file=file.name))


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file, line by line. Raises BadPersonFile, OSError."""
    read = 0
    with disk.opened(file) as opened:
        while line := opened.readline(MOST + 1):
            read += 1
            if len(line) > MOST or opened.tell() > _MOST_IN_ALL or read > MOST_FILES:
                raise BadPersonFile((_TOO_BIG if read > 1 else _NOT_ONE).fill(file=file.name))
            try:
                yield dict(fields_in(value_in(line), "line"))
            except (Nonsense, BadField) as error:
                raise BadPersonFile((_DAMAGED if read > 1 else _NOT_ONE).fill(file=file.name)) from error


def _take(file: Path, line: Mapping[str, Any], own: dict[str, bytes], aside: Path) -> None:
    """Take one of the files in it: nothing but what is expected, and nothing twice. Raises BadPersonFile, OSError."""
    try:
        name, content = string(line, "file", _LONGEST_PATH), field(line, "content", str).encode()
    except BadField as error:
        raise BadPersonFile(_DAMAGED.fill(file=file.name)) from error
    place = aside / name.removeprefix("games/")
    if not _is_name(name) or name in own or (name not in _OWN and place.exists()):
        raise BadPersonFile(_DAMAGED.fill(file=file.name))
    if name in _OWN:
        own[name] = content
    else:
        disk.put(place, content)


def _is_name(name: str) -> bool:
    return name in _OWN or _GAME.fullmatch(name) is not None


def _settings_in(file: Path, own: Mapping[str, bytes]) -> settings.Settings:
    """The settings of the person, whose name is one that could be typed here. Raises BadPersonFile, NoFolder."""
    found = _value(file, own.get(paths.SETTINGS, b""), settings.value_in)
    name = " ".join(found.player_name.split())[:_LONGEST_NAME].strip()
    if not name or not name.isprintable():
        raise BadPersonFile(_NOT_ONE.fill(file=file.name))
    taken = {folded(each) for person in household.known() for each in person.names}
    found.player_name, found.name_asked = name, True
    found.former_names = tuple(each for each in found.former_names if folded(each) not in taken)[-_FORMER:]
    return found


def _checked(file: Path, own: Mapping[str, bytes], person: settings.Settings) -> dict[str, bytes]:
    """What is to be in the person's folder, written anew. Raises BadPersonFile, OSError."""
    contents = {paths.SETTINGS: settings.content_for(person), paths.TALLY: tally.content_for(tally.Tally())}
    if paths.TALLY in own:
        contents[paths.TALLY] = tally.content_for(_value(file, own[paths.TALLY], tally.value_in))
    if paths.EXERCISES in own:
        contents[paths.EXERCISES] = exercises.renewed(_value(file, own[paths.EXERCISES], exercises.value_in))
    for name, renewed in ((paths.ANSWERS, answers.renewed), (paths.GOALS, goals.renewed),
                          (paths.LOOKED, goals.looked_renewed), (paths.SHELF, shelf_notes.renewed),
                          (paths.ROAD, road.renewed)):
        if name in own:
            contents[name] = _value(file, own[name], renewed)
    return contents


def _value(file: Path, content: bytes, read: Callable[[bytes], T]) -> T:
    try:
        return read(content)
    except kept.Newer as error:
        raise BadPersonFile(_NEWER.fill(file=file.name)) from error
    except (Nonsense, BadField) as error:
        raise BadPersonFile(_DAMAGED.fill(file=file.name)) from error


# -- games -------------------------------------------------------------------------------------------------------------

def _check_games(file: Path, aside: Path) -> None:
    """Raises BadPersonFile if there is a record that cannot be read, or something beside none."""
    for each in aside.iterdir():
        try:
            if each.suffix == SUFFIX:
                Record.peek(each)
            elif not each.with_name(each.name[:each.name.index(SUFFIX) + len(SUFFIX)]).exists():
                raise BadPersonFile(_DAMAGED.fill(file=file.name))
        except RecordError as error:
            raise BadPersonFile(_DAMAGED.fill(file=file.name)) from error


def _move_games(aside: Path, folder: Path) -> None:
    """Move games among the others; what is beside a record first, so that it has all of it. Raises OSError."""
    for record in sorted(aside.glob(f"*{SUFFIX}")):
        name = _free_name(record, folder)
        for each in with_company(record) if name else ():
            each.replace(folder / (name + each.name.removeprefix(record.name)))


def _free_name(record: Path, folder: Path) -> str:
    """A name for a record in the folder; "" if it is there already."""
    name, content, number = record.name, record.read_bytes(), 1
    while (there := folder / name).exists():
        if there.is_file() and disk.read_small(there, MOST) == content:
            return ""
        number += 1
        name = f"{record.name.removesuffix(SUFFIX)}_{number}{SUFFIX}"
    return name
