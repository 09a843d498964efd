"""The people who play here: each has a folder, with a name, a face, and all that is theirs. Nothing here imports Qt.

A person who is new gets their folder as a whole or not at all, and so does one who is deleted lose it.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.lock import alone
from engine.core.text import N_, folded
from throne_desktop.storage import moving, paths, settings, tally
from throne_desktop.storage.people import OWN, Portrait, chosen_portraits, remembered
from throne_desktop.storage.settings import Settings

MOST_PEOPLE: Final = 50
UNDONE_BY_NOW: Final = 3600.0
"""Seconds after which nobody brings back any more whoever was deleted."""
_DELETED: Final = ".deleted"
"""The ending of a folder whose person is deleted, as long as that can be undone."""
_SEEN: Final = ("language", "theme", "text_size", "motion", "keys")
"""What somebody new takes from whoever sits at the screen: they would look for it in vain if they could not read."""

_TAKEN: Final = N_("household", "Someone here is, or was, called {name}. Players’ games are told apart by name, so "
                                "please choose another.")
_NAMELESS: Final = N_("household", "A name cannot be empty.")
_FULL: Final = N_("household", "There is room for only {number} players. Delete one who no longer plays.")
_CANNOT: Final = N_("household", "This cannot be saved in {folder}: {reason}.")


class NotKept(ThroneError):
    """Something about the people here cannot be done, for a reason that can be said."""


class Person(NamedTuple):
    """Somebody who plays here."""

    id: str
    name: str
    """"" for somebody without one."""
    portrait: Portrait
    former_names: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All names that their games have."""
        return (*((self.name,) if self.name else ()), *self.former_names)

    @property
    def folder(self) -> Path:
        """Where their things are."""
        return paths.people() / self.id


# -- who is there ------------------------------------------------------------------------------------------------------

def known() -> tuple[Person, ...]:
    """Everybody who plays here, the first one first. Raises NoFolder."""
    return tuple(_person(id_) for id_ in paths.people_ids())


def named(name: str, people: Iterable[Person]) -> Person | None:
    """Who of these has that name; None if nobody has, or it is "" or was only theirs formerly."""
    wanted = folded(name)
    return next((person for person in people if person.name and folded(person.name) == wanted), None)


def renamed() -> dict[str, str]:
    """By former name: what its person is called now. Raises NoFolder."""
    return {former: person.name for person in known() if person.name for former in person.former_names}


def _person(id_: str) -> Person:
    found = settings.persons_settings(paths.people() / id_ / paths.SETTINGS)
    return Person(id_, found.player_name, face_of(found), found.former_names)


def face_of(chosen: Settings) -> Portrait:
    """The portrait of the person with these settings."""
    return chosen_portraits(chosen.portraits).get(chosen.player_name, OWN[0])


def faces_for(chosen: Settings) -> tuple[str, ...]:
    """The portraits that people have for whoever has these settings, as entries "portrait/name".

    Whoever plays here as well looks as they have chosen themselves, in games under a former name, too.
    """
    if not paths.several_are_known():
        return chosen.portraits
    with suppress(paths.NoFolder):
        return remembered(chosen.portraits, {name: person.portrait for person in known() for name in person.names})
    return chosen.portraits


def free_face(people: Iterable[Person]) -> Portrait:
    """A portrait that none of these has, as long as there is one."""
    worn = {person.portrait.id for person in people}
    return next((portrait for portrait in OWN if portrait.id not in worn), OWN[0])


# -- who comes, and who changes ----------------------------------------------------------------------------------------

def add(name: str, portrait: Portrait | None, like: Settings | None = None) -> str:
    """Make room for somebody new, who sees things `like` somebody else; returns their id. Raises NotKept, NoFolder.

    Without a name and a portrait, they just play.
    """
    if portrait is not None:
        check_name(name)
    chosen = Settings(player_name=name, name_asked=True)
    if portrait is not None:
        chosen.portraits = remembered((), {name: portrait})
    if like is not None:
        for each in _SEEN:
            setattr(chosen, each, like.overruled.get(each, getattr(like, each)))
    try:
        return bring({paths.SETTINGS: settings.content_for(chosen), paths.TALLY: tally.content_for(tally.Tally())})
    except OSError as error:
        raise _cannot(error) from error


def bring(contents: Mapping[str, bytes]) -> str:
    """Make the folder of another person, with these files in it; returns their id.

    Raises NotKept if there are too many, NoFolder, and OSError.
    """
    folder = paths.people()
    folder.mkdir(exist_ok=True)
    with alone(folder):
        ids = paths.people_ids()
        if len(ids) >= MOST_PEOPLE:
            raise NotKept(_FULL.fill(number=MOST_PEOPLE))
        taken = (int(each.name.partition(".")[0]) for each in folder.iterdir()
                 if each.name.partition(".")[0].isdecimal() and not each.name.endswith(".new"))
        id_ = str(1 + max(taken, default=0))
        moving.fill(folder / id_, contents)
    return id_


def rename(person: Person, name: str, portrait: Portrait) -> None:
    """Give somebody another name, another face, or both. Raises NotKept, NoFolder, CannotSave."""
    check_name(name, but=person.id)
    settings.change_persons(person.folder / paths.SETTINGS, lambda there: put_name(there, name, portrait))


def put_name(chosen: Settings, name: str, portrait: Portrait) -> None:
    """Set a name and a face in somebody's settings; a name that they had is one of their former names."""
    before = chosen.player_name
    chosen.former_names = tuple(each for each in dict.fromkeys((*chosen.former_names, before))
                                if each and each != name)
    chosen.last_names = tuple(name if each == before else each for each in chosen.last_names)
    chosen.player_name, chosen.name_asked = name, True
    chosen.portraits = remembered(chosen.portraits, {name: portrait})


def check_name(name: str, but: str = "") -> None:
    """Raises NotKept if that is no name, or anybody `but` that person has it or had it; and NoFolder."""
    if not name.strip():
        raise NotKept(_NAMELESS)
    wanted = folded(name)
    for person in known():
        if person.id != but and any(folded(each) == wanted for each in person.names):
            raise NotKept(_TAKEN.fill(name=name))


# -- who goes ----------------------------------------------------------------------------------------------------------

def delete(person: Person) -> None:
    """Take somebody's folder away, until `restore` brings it back or `forget` ends it. Raises NotKept, NoFolder."""
    _move(person.id, person.id + _DELETED)


def restore(person: Person) -> None:
    """Bring back the folder of somebody who was deleted. Raises NotKept, NoFolder."""
    _move(person.id + _DELETED, person.id)


def remove(person_id: str) -> None:
    """Delete the folder of somebody who has nothing yet. Raises NotKept, NoFolder."""
    _move(person_id, person_id + _DELETED)
    shutil.rmtree(paths.people() / (person_id + _DELETED), ignore_errors=True)


def _move(name: str, to: str) -> None:
    folder = paths.people()
    try:
        with alone(folder):
            (folder / name).rename(folder / to)
    except OSError as error:
        raise _cannot(error) from error


def forget(rested: float = 0.0) -> None:
    """Delete for good what is left of everybody who was deleted; what cannot be deleted now is left for next time.

    That is of those who went so many seconds ago: others may come back in another window. What former versions kept was
    the first person's, and is forgotten with them. Raises NoFolder.
    """
    with suppress(OSError):
        for folder in list(paths.people().iterdir()):
            if folder.name.endswith(_DELETED) and time.time() - folder.stat().st_ctime >= rested:
                if folder.name == paths.FIRST + _DELETED:
                    _forget_former()
                shutil.rmtree(folder, ignore_errors=True)


def _forget_former() -> None:
    with suppress(OSError, settings.CannotSave):
        for name in (paths.TALLY, paths.EXERCISES):
            (paths.data() / name).unlink(missing_ok=True)
        settings.forget_former()


def _cannot(error: OSError) -> NotKept:
    return NotKept(_CANNOT.fill(folder=str(paths.people()), reason=reason_of(error)))
