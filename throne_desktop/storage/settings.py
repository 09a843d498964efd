"""The choices of the computer and of the person who plays, remembered in a JSON file each.

Each window adds to them what was changed there. Pages know one `Settings`; README.md says which entry is whose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from engine.core import kept as files
from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.outside import Nonsense, content_of, is_sound, is_text
from engine.core.text import N_, Text
from throne_desktop.storage import paths
from throne_desktop.storage.setting import HELP, KEYS, LOOK, PACE, SOUND, row_of, setting

_DAMAGED: Final = N_("settings",
                     "The settings were damaged, so the defaults are used; the damaged file is kept as {file}.")
_IMPOSSIBLE: Final = N_("settings",
                        "Some settings were invalid, so they were reset to their defaults; the old file is kept as "
                        "{file}.")
_UNREADABLE: Final = N_("settings", "The settings in {file} cannot be read ({reason}), so the defaults are used.")
_UNWRITABLE: Final = N_("settings", "The settings cannot be saved in {file}: {reason}.")


COURSE: Final = "course"
"""What tells tasks of a course from steps of a guided game among what is done."""


class CannotSave(ThroneError):
    """The settings cannot be written to their file."""


_AS_SYSTEM: Final = N_("PreferencesScreen", "Match the system")
_PER_CENT: Final = N_("PreferencesScreen", "{number}%")


@dataclass(slots=True)
class Settings:
    """The user's choices. Every field that is a `setting` is saved and loaded; it is a string, a number, a bool or a
    tuple of strings. The preferences ask for those with a section, in this order."""

    language: str = setting("", section=LOOK, label=N_("PreferencesScreen", "Language"), offers=(("", _AS_SYSTEM),))
    """The code of a language, all of which are offered; "" for the system's."""
    player_name: str = setting("")
    """What the person who plays is called; "" for somebody without a name."""
    former_names: tuple[str, ...] = setting((), gathered=True)
    """What the person was called before: games under these names are theirs, too."""
    name_asked: bool = setting(False)
    """Whether somebody was asked for their name before a game."""
    last_game: str = setting("")
    last_seats: int = setting(2, limits=(1, 20))
    last_names: tuple[str, ...] = setting(())
    """The names of the people who played last, by seat; "" at a bot's seat."""
    last_kinds: tuple[str, ...] = setting(())
    """Who decided at each seat last: "person", or the level of a bot."""
    portraits: tuple[str, ...] = setting((), gathered=True)
    """The portraits that people have chosen, each as "portrait/name"."""
    theme: str = setting("", section=LOOK, label=N_("PreferencesScreen", "Colors"), offers=(
        ("", _AS_SYSTEM), ("light", N_("PreferencesScreen", "Light")), ("dark", N_("PreferencesScreen", "Dark")),
        ("contrast", N_("PreferencesScreen", "High contrast"))))
    """The name of a theme; "" for the one that the system asks for."""
    show_goals: bool = setting(
        True, section=LOOK, label=N_("PreferencesScreen", "Show quests, deeds, the ladder, and the road"))
    """Whether there are quests and deeds, the ladder and the road, in the hall and after a game."""
    rewards: tuple[str, ...] = setting((), gathered=True)
    """What was chosen for seals, by the ids of `rewards.py`."""
    worn: tuple[str, ...] = setting(())
    """What of it is worn: one thing of each kind."""
    text_size: int = setting(0, limits=(0, 1000), section=LOOK, label=N_("PreferencesScreen", "Text size"), offers=(
        (0, _AS_SYSTEM), *((number, _PER_CENT.fill(number=number)) for number in (100, 115, 130, 145, 160))))
    """The text size, in per cent of the usual one; 0 for the one that the desktop asks for."""
    remembered: bool = setting(
        True, section=LOOK, label=N_("PreferencesScreen", "Opponents remember earlier games with me"))
    """Whether opponents say before and after a game what they remember of former ones."""
    animation_speed: float = setting(
        1.0, limits=(0.0, 100.0), section=PACE, label=N_("PreferencesScreen", "Card movement"), offers=(
            (0.5, N_("PreferencesScreen", "Slow")), (1.0, N_("PreferencesScreen", "Normal")),
            (2.0, N_("PreferencesScreen", "Fast")), (0.0, N_("PreferencesScreen", "Instant"))))
    """How many times as fast as usual; at 0 nothing is animated."""
    motion: str = setting(
        "", section=PACE, label=N_("PreferencesScreen", "Cards fade instead of moving"), offers=(
            ("", _AS_SYSTEM), ("fade", N_("PreferencesScreen", "Always")), ("move", N_("PreferencesScreen", "Never"))),
        note=N_("PreferencesScreen", "Your system asks for reduced motion."))
    """Whether what moves on the table fades out and in instead; "" if the desktop may say so."""
    bot_pause: int = setting(260, limits=(0, 60_000), section=PACE, label=N_("PreferencesScreen", "Bots move"), offers=(
        (0, N_("PreferencesScreen", "Quickly")), (260, N_("PreferencesScreen", "At a medium pace")),
        (900, N_("PreferencesScreen", "Unhurriedly"))))
    """Milliseconds before each bot's move, so that people can follow."""
    step_bots: bool = setting(False, section=PACE, label=N_("PreferencesScreen", "Bots wait for me before moving"))
    """Whether bots wait until the player asks for their next move."""
    sound: str = setting("all", section=SOUND, label=N_("PreferencesScreen", "Play sounds for"), offers=(
        ("all", N_("PreferencesScreen", "Everything")), ("turn", N_("PreferencesScreen", "Only my turn")),
        ("off", N_("PreferencesScreen", "Nothing"))))
    """What is heard: "all", or only that it is one's own "turn", or "off"."""
    volume: int = setting(
        70, limits=(0, 100), of_machine=True, section=SOUND, label=N_("PreferencesScreen", "Volume"), offers=(
            (40, N_("PreferencesScreen", "Soft")), (70, N_("PreferencesScreen", "Medium")),
            (100, N_("PreferencesScreen", "Loud"))))
    """How loud, in per cent."""
    keys: tuple[str, ...] = setting((), section=KEYS)
    """The keys that were chosen in place of the usual ones, each as "name/key"; widgets/keys.py knows the names."""
    show_marks: bool = setting(
        True, section=HELP, label=N_("PreferencesScreen", "Highlight the last move and what can be picked up"))
    """Whether the table marks what can be picked up and what was done last."""
    show_known: bool = setting(
        True, section=HELP, label=N_("PreferencesScreen", "Show what is known about face-down cards"))
    """Whether the table shows what the player knows about face-down cards."""
    show_hints: bool = setting(True, section=HELP, label=N_("PreferencesScreen", "Offer hints"))
    """Whether hints are offered."""
    teaching: bool = setting(False)
    """Whether the last game was a teaching game."""
    side_page: str = setting("log")
    """The page that was last unfolded beside the table."""
    side_open: bool = setting(False)
    """Whether it is unfolded."""
    side_pinned: bool = setting(False)
    """Whether it stands beside the table even in a small window."""
    person: str = setting("", of_machine=True)
    """Whose folder that of the person is who played last; "" for the first one's."""
    window_geometry: str = setting("", of_machine=True)
    """The result of QWidget.saveGeometry, in base64."""
    lessons_done: tuple[str, ...] = setting((), gathered=True)
    """What is done: steps of guided games, each as "game/step", and tasks as "game/course/lesson/task"."""
    known_games: tuple[str, ...] = setting((), gathered=True)
    """The games that somebody has played to their end, or done the first lesson of: it is not offered any more."""
    others: dict[str, Any] = field(default_factory=dict)
    """Entries of the person's file that this version does not know, kept for the version that does."""
    overruled: dict[str, Any] = field(default_factory=dict)
    """The remembered values of choices that are overruled in this run."""
    written: dict[str, Any] | None = field(default=None, compare=False, repr=False)
    """What was chosen here when the files were last read or written, so that only what changed since is written.

    What another window has chosen meanwhile is not in it. Without the entries of a file that was not there; None for
    settings that were made here.
    """

    def become(self, other: Settings) -> tuple[str, ...]:
        """Take the person's settings from others, who have sat down; returns which of those in use have changed.

        What the command line says for this run goes on to hold, and the computer's settings stay.
        """
        changed = []
        for name in _OF_PERSON:
            value = getattr(other, name)
            if name in self.overruled:
                self.overruled[name] = value
            elif getattr(self, name) != value:
                setattr(self, name, value)
                changed.append(name)
        self.others = other.others
        machines = {name: value for name, value in (self.written or {}).items() if name in OF_MACHINE}
        self.written = {**(other.written or {}), **machines}
        return tuple(changed)

    def overrule(self, name: str, value: object) -> None:
        """Let a value overrule the remembered one until the program ends, or the user chooses again."""
        self.overruled.setdefault(name, getattr(self, name))
        setattr(self, name, value)

    def knows(self, game_id: str) -> bool:
        """Whether somebody has played the game to its end, a guided one included, or has done its first lesson."""
        return game_id in self.known_games

    def note_known(self, game_id: str) -> None:
        """Note that the game has been played to its end, or its first lesson done."""
        if game_id not in self.known_games:
            self.known_games = (*self.known_games, game_id)


ROWS: Final = {each.name: row for each in fields(Settings) if (row := row_of(each.metadata)) is not None}
"""What is known of each setting, by name."""
CHOICES: Final = tuple(name for name, row in ROWS.items() if row.section is not None)
"""The choices of the preferences page; the others are remembered from setting up a game."""


@runtime_checkable
class Follows(Protocol):
    """A page that follows the user's choices when they change."""

    def apply(self, settings: Settings) -> None:
        """Do as the user has chosen now."""


LONGEST: Final = 4_000
"""The most characters in a string, and strings in a list; the longest is Qt's geometry of the window."""
_BIGGEST: Final = 1 << 20
"""The most bytes in the file; a player's settings take about 1,000."""

OF_MACHINE: Final = tuple(name for name, row in ROWS.items() if row.of_machine)
"""The settings of the computer, whoever plays; all others are a person's."""
_OF_PERSON: Final = tuple(name for name in ROWS if name not in OF_MACHINE)
_VERSION: Final = 2
"""The version of the file; in the first, which did not say so, the marshal was called a squire."""
_NUMBER: Final = "version"


def settings_file() -> Path:
    """The file that the person's settings are kept in. Raises NoFolder."""
    return paths.person() / paths.SETTINGS


def machine_file() -> Path:
    """The file that the computer's settings are kept in. Raises NoFolder."""
    return paths.config() / paths.SETTINGS


def usual() -> Settings:
    """The settings of a new player."""
    return Settings(written={})


def load_settings(file: Path) -> tuple[Settings, Text | None]:
    """Returns the settings in a person's file and those of the computer, and a complaint if there is one.

    Without a file its settings are the usual ones. A damaged file, or one with impossible values, is renamed, so that
    saving does not overwrite it. Raises NoFolder.
    """
    return _joined(persons_settings(file), files.read(machine_file(), _MACHINES))


def load_last() -> tuple[Settings, Text | None]:
    """Lets whoever played last sit down, and returns the settings as `load_settings` does. Raises NoFolder."""
    computers = files.read(machine_file(), _MACHINES)
    paths.sit_down(computers.person)
    return _joined(persons_settings(settings_file()), computers)


def persons_settings(file: Path) -> Settings:
    """The settings in a person's file alone."""
    return files.read(file, _PERSONS)


def content_for(settings: Settings) -> bytes:
    """The content of a person's file with these settings. Raises OSError if it cannot be written."""
    return files.written(_PERSONS, settings)


def value_in(content: bytes) -> Settings:
    """The settings in the content of a person's file. Raises Newer, and Nonsense or BadField."""
    return files.value_in(content, _PERSONS)


def change_persons(file: Path, act: Callable[[Settings], None]) -> None:
    """Changes the settings in a person's file, whoever plays here. Raises CannotSave."""
    def changed(there: Settings) -> Settings:
        new = replace(there)
        act(new)
        return new

    _changed(file, _PERSONS, changed)


def forget_former() -> None:
    """Takes out of the computer's file what former versions kept there of a person. Raises CannotSave, NoFolder."""
    _changed(machine_file(), _MACHINES, lambda there: replace(there, others={}))


def _joined(chosen: Settings, computers: Settings) -> tuple[Settings, Text | None]:
    for name in OF_MACHINE:
        setattr(chosen, name, getattr(computers, name))
    chosen.written = {**(chosen.written or {}), **(computers.written or {})}
    return chosen, next(iter(files.remarks()), None)


def save_settings(settings: Settings, file: Path) -> None:
    """Adds to a person's file, and to the computer's, what was changed here: each always holds all of the old or all
    of the new.

    Raises CannotSave, NoFolder. A value that could not be read back is left out.
    """
    is_new = settings.written is None
    saved = _save(settings, file, _PERSONS, _OF_PERSON, is_new=is_new)
    settings.others = saved.others
    _save(settings, machine_file(), _MACHINES, OF_MACHINE, is_new=is_new)


def _save(settings: Settings, file: Path, kind: files.FileKind[Settings], names: Sequence[str], *,
          is_new: bool) -> Settings:
    """Adds to one of the files what was changed here; returns what it says then."""
    saved = _changed(file, kind, lambda there: _with_changes(there, settings, names, is_new=is_new))
    for name in names:
        if ROWS[name].gathered:
            setattr(settings, name, getattr(saved, name))
    settings.written = {**(settings.written or {}), **_remembered(settings, names)}
    return saved


def _changed(file: Path, kind: files.FileKind[Settings], act: Callable[[Settings], Settings]) -> Settings:
    try:
        return files.change(file, kind, act)
    except OSError as error:
        raise CannotSave(_UNWRITABLE.fill(file=str(file), reason=reason_of(error))) from error


def _remembered(settings: Settings, names: Sequence[str]) -> dict[str, Any]:
    return {name: settings.overruled.get(name, getattr(settings, name)) for name in names}


def _with_changes(there: Settings, here: Settings, names: Sequence[str], *, is_new: bool) -> Settings:
    """What a file says by now, with what was changed here since it was read."""
    others = here.others if names is _OF_PERSON else {}
    new = replace(there, others={**there.others, **others})
    for name, value in _remembered(here, names).items():
        if not _is_possible(name, value):
            continue
        if is_new or not there.written:
            setattr(new, name, value)
        elif value != (before := (here.written or {}).get(name, _USUAL[name])):
            setattr(new, name, _gathered(getattr(there, name), before, value) if ROWS[name].gathered else value)
    return new


def _gathered(there: tuple[str, ...], before: tuple[str, ...], here: tuple[str, ...]) -> tuple[str, ...]:
    """What is there by now, without what was taken away here, and with what was added."""
    left = tuple(each for each in there if each in here or each not in before)
    return (*left, *(each for each in here if each not in left and each not in before))


# -- what a setting can be ---------------------------------------------------------------------------------------------

def _read(data: Mapping[str, Any], names: Sequence[str], elsewhere: Sequence[str]) -> tuple[Settings, bool]:
    """The settings of these names in a file, and whether all of them are possible; those that are not have their usual
    values.

    Entries of other names are kept, but for those that are kept `elsewhere`.
    """
    settings = Settings(others={name: value for name, value in data.items()
                                if name not in (_NUMBER, *names, *elsewhere)})
    entries = [name for name in names if name in data]
    found = [name for name in entries if _is_possible(name, data[name])]
    for name in found:
        value, usual_value = data[name], getattr(settings, name)
        setattr(settings, name, type(usual_value)(value) if isinstance(usual_value, tuple | float) else value)
    if _NUMBER not in data:
        settings.last_kinds = tuple("marshal" if kind == "squire" else kind for kind in settings.last_kinds)
    _read_former(settings, data, names)
    settings.written = _remembered(settings, names)
    return settings, len(found) == len(entries)


def _read_former(settings: Settings, data: Mapping[str, Any], names: Sequence[str]) -> None:
    """What former versions called otherwise, and had to choose for the person: what it usually was is left to the
    desktop now. Their entries stay for them."""
    size = data.get("text_scale", 100)
    if "text_size" in names and "text_size" not in data and size != 100 and _is_possible("text_size", size):
        settings.text_size = size
    if "motion" in names and "motion" not in data and data.get("reduced_motion") is True:
        settings.motion = "fade"


def _write(settings: Settings, names: Sequence[str]) -> Mapping[str, Any]:
    """The entries of a file, without what could not be read back."""
    known = {name: value for name, value in _remembered(settings, names).items() if _is_possible(name, value)}
    others = {name: value for name, value in settings.others.items() if is_sound(name) and is_sound(value)}
    return {**known, **others} if _has_room({**known, **others}) else known


def _has_room(entries: Mapping[str, Any]) -> bool:
    try:
        return len(content_of(entries, _INDENT)) <= _BIGGEST - _INDENT * 10
    except Nonsense:
        return False


def _is_possible(name: str, value: object) -> bool:
    """Whether that setting can have that value: in the type of the usual one, and within limits."""
    usual_value = _USUAL[name]
    if isinstance(usual_value, tuple):
        return (isinstance(value, list | tuple) and len(value) <= LONGEST
                and all(isinstance(each, str) and _is_text(each) for each in value))
    if isinstance(usual_value, str):
        return isinstance(value, str) and _is_text(value)
    if isinstance(usual_value, float) and type(value) is int:
        return _is_within(name, value)
    return type(value) is type(usual_value) and (isinstance(value, bool) or _is_within(name, value))


def _is_within(name: str, value: Any) -> bool:
    limits = ROWS[name].limits
    return limits is not None and bool(limits[0] <= value <= limits[1])


def _is_text(value: str) -> bool:
    """Whether it is of a sensible length, and can be written."""
    return len(value) <= LONGEST and is_text(value)


_USUAL: Final = {name: getattr(Settings(), name) for name in ROWS}
_INDENT: Final = 2


def _kind(nothing: Callable[[], Settings], names: Sequence[str], elsewhere: Sequence[str]) -> files.FileKind[Settings]:
    read, write = partial(_read, names=names, elsewhere=elsewhere), partial(_write, names=names)
    return files.FileKind(_VERSION, nothing, read, write, _DAMAGED, _IMPOSSIBLE, _UNREADABLE, _BIGGEST, _NUMBER,
                          _INDENT)


_PERSONS: Final = _kind(usual, _OF_PERSON, elsewhere=OF_MACHINE)
_MACHINES: Final = _kind(lambda: Settings(written={}), OF_MACHINE, elsewhere=())
"""Former versions had all settings in this file, and find them there as they left them."""
