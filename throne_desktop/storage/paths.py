"""Where files are: the user's own folders, and the data that comes with the program."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import appdirs

from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.text import N_

_PROGRAM: Final = "throne-desktop"
_VERSION: Final = "v1"
"""The version of the layout of the user's folders; a program with another layout leaves these alone."""

SETTINGS: Final = "settings.json"
TALLY: Final = "tally.json"
EXERCISES: Final = "exercises.json"
ANSWERS: Final = "answers.json"
GOALS: Final = "goals.json"
LOOKED: Final = "looked.json"
SHELF: Final = "shelf.json"
ROAD: Final = "road.json"
"""The files of a person; the settings of the computer have the same name."""

_PEOPLE: Final = "people"
FIRST: Final = "1"
"""The folder of the first person among those of all people, which have numbers; what former versions kept is theirs."""

_HOME: Final = "THRONE_DESKTOP_HOME"
"""The environment variable that puts all user folders in one place, for a portable installation."""

_NO_FOLDER: Final = N_("files", "The folder {folder} cannot be created: {reason}.")
_CLOSED: Final = N_("files", "The folder {folder} cannot be read: {reason}.")
_GONE: Final = N_("files", "The folder {folder} is gone: the current player was deleted in another window.")
_RELATIVE: Final = N_("files", "The user folder {folder} must be an absolute path, such as one that begins with /.")


class NoFolder(ThroneError):
    """A folder of the user's that does not exist and cannot be created."""


# -- the user's folders ------------------------------------------------------------------------------------------------

def data() -> Path:
    """The folder for data that the user would miss. Raises NoFolder."""
    return _user_folder("data", appdirs.user_data_dir)


def config() -> Path:
    """The folder for settings. Raises NoFolder."""
    return _user_folder("config", appdirs.user_config_dir)


def games() -> Path:
    """The folder for the records of games. Raises NoFolder."""
    return _made(data() / "games")


def editions() -> Path:
    """The folder for editions of somebody's own. Raises NoFolder."""
    return _made(data() / "editions")


def people() -> Path:
    """The folder that all people have theirs in; it may not exist yet. Raises NoFolder."""
    return data() / _PEOPLE


def people_ids() -> tuple[str, ...]:
    """Who has a folder, the first one first. Raises NoFolder, also if they cannot be counted."""
    folder = _user_place("data", appdirs.user_data_dir) / _PEOPLE
    try:
        return tuple(sorted((name for name in os.listdir(folder) if name.isascii() and name.isdigit()), key=int))
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise NoFolder(_CLOSED.fill(folder=str(folder), reason=reason_of(error))) from error


def several_are_known() -> bool:
    """Whether more than one person has a folder; where that cannot be told, it is said elsewhere."""
    with suppress(NoFolder):
        return len(people_ids()) > 1
    return False


_playing: str = FIRST


def playing() -> str:
    """Who plays in this window: whose folder `person` gives."""
    return _playing


def sit_down(person_id: str) -> None:
    """From now on that person plays in this window; if they are not there, the first one does. Raises NoFolder."""
    global _playing  # noqa: PLW0603 - the one place where another person sits down
    ids = people_ids()
    _playing = person_id if person_id in ids else FIRST if FIRST in ids else next(iter(ids), FIRST)


def person() -> Path:
    """The folder for what is the person's who plays.

    That of the first person begins with what former versions kept. Raises NoFolder, also if that cannot be read, and
    if the person is gone.
    """
    folder = people() / playing()
    try:
        if not folder.is_dir():
            if people_ids():
                raise NoFolder(_GONE.fill(folder=str(folder)))
            former = [file for file in (config() / SETTINGS, data() / TALLY, data() / EXERCISES) if file.is_file()]
            _begin(folder, former)
    except OSError as error:
        raise NoFolder(_NO_FOLDER.fill(folder=str(folder), reason=reason_of(error))) from error
    return folder


def _begin(folder: Path, former: list[Path]) -> None:
    if not former:
        _made(folder)
        return
    from throne_desktop.storage.moving import begin_with  # only here: it happens once

    begin_with(folder, former)


def cache() -> Path:
    """The folder for what can be made anew at any time; it may not exist yet. Raises NoFolder."""
    return _user_place("cache", appdirs.user_cache_dir)


def pictures() -> Path:
    """The folder for pictures that can be painted anew at any time; it may not exist yet. Raises NoFolder."""
    return cache() / "pictures"


def has_games() -> bool:
    """Whether there is anything in the folder for records. Raises NoFolder, also if it may not be read."""
    folder = games()
    try:
        with os.scandir(folder) as entries:
            return any(True for _ in entries)
    except OSError as error:
        raise NoFolder(_CLOSED.fill(folder=str(folder), reason=reason_of(error))) from error


def _user_folder(kind: str, standard: Callable[..., str]) -> Path:
    return _made(_user_place(kind, standard))


def _user_place(kind: str, standard: Callable[..., str]) -> Path:
    home = os.environ.get(_HOME)
    if home:
        return Path(_absolute(home), kind, _VERSION)
    return Path(_absolute(_standard(standard)))


def _standard(standard: Callable[..., str]) -> str:
    """The system's own place for user folders. An empty environment variable counts as unset."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        if os.environ.get(name) == "":
            del os.environ[name]
    if os.environ.get("HOME") == "":
        raise NoFolder(_RELATIVE.fill(folder="HOME"))
    return standard(_PROGRAM, False, _VERSION)


def _absolute(folder: str) -> str:
    """The same folder. Raises NoFolder if its place would depend on where the program is started."""
    if not os.path.isabs(folder):
        raise NoFolder(_RELATIVE.fill(folder=folder))
    return folder


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoFolder(_NO_FOLDER.fill(folder=str(folder), reason=reason_of(error))) from error
    return folder


# -- what comes with the program ---------------------------------------------------------------------------------------

def asset(*parts: str) -> Path:
    """A file or folder of the assets."""
    return Path(_shipped("assets"), *parts)


def translation_file(name: str) -> Path:
    """The compiled translation of that name, which may not exist yet in a checkout."""
    return _shipped("translations") / name


def qt_folder(told: str) -> Path:
    """A folder of Qt's files, by the path that Qt says it has.

    Qt misreads its own place where the path has a comma, a semicolon, a quotation mark or a backslash, as PySide tells
    it in a file of settings. There the folder is found beside the code of PySide.
    """
    if os.path.isdir(told):
        return Path(told)
    package = find_spec("PySide6")
    found = [folder for place in (package and package.submodule_search_locations) or ()
             for folder in (Path(place, "Qt", Path(told).name), Path(place, Path(told).name)) if folder.is_dir()]
    return found[0] if found else Path(told)


def _shipped(folder: str) -> Path:
    """A folder of data: in the frozen program, else in the installed package, else in the checkout around it."""
    frozen = getattr(sys, "_MEIPASS", None)
    return _unfrozen(folder) if frozen is None else Path(frozen, folder)


@functools.cache
def _unfrozen(folder: str) -> Path:
    package = Path(__file__).resolve().parents[1]
    installed = package / folder
    return installed if installed.is_dir() else package.parent / folder
