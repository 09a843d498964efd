"""What the program remembers of its user's choices: a JSON file that is replaced as a whole."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from engine.core import disk
from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.kept import paths

_DAMAGED: Final = N_("settings",
                     "The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.")
_IMPOSSIBLE: Final = N_("settings",
                        "Some settings were impossible, so the usual ones are used for them; the file is kept as "
                        "{file}.")
_UNREADABLE: Final = N_("settings", "The settings in {file} cannot be read ({reason}), so the usual ones are used.")
_UNWRITABLE: Final = N_("settings", "The settings cannot be saved in {file}: {reason}.")


class CannotSave(ThroneError):
    """Settings that cannot be written to their file."""


@dataclass(slots=True)
class Settings:
    """The user's choices. A field added here is saved and loaded: a string, a number, a bool or a tuple of strings."""

    language: str = ""
    """The code of a language, "" for the system's."""
    player_name: str = ""
    last_game: str = ""
    last_seats: int = 2
    last_names: tuple[str, ...] = ()
    """The names of the persons who played last, by seat; "" at the seat of a bot."""
    last_kinds: tuple[str, ...] = ()
    """Who decided at each seat last: "person", or the level of a bot."""
    theme: str = ""
    """The name of a theme, "" for the one that the system asks for."""
    text_scale: int = 100
    """The size of texts, in per cent of the usual."""
    animation_speed: float = 1.0
    """How many times as fast as usual; 0 animates nothing."""
    bot_pause: int = 260
    """Milliseconds between what was last seen and a bot's next move, so that its moves can be followed."""
    step_bots: bool = False
    """Whether a bot's move waits until the player asks for it."""
    show_marks: bool = True
    """Whether the table shows what can be picked up, and what was done last."""
    show_known: bool = True
    """Whether the table shows what the player knows about cards that lie face down."""
    show_hints: bool = True
    """Whether a hint can be asked for."""
    window_geometry: str = ""
    """What QWidget.saveGeometry gave, in base64."""
    lessons_done: tuple[str, ...] = ()
    """The steps of guided games that are done: the id of a game, a stroke, the id of a step."""
    others: dict[str, Any] = field(default_factory=dict)
    """Keys that this version does not know, kept for the version that does."""
    overruled: dict[str, Any] = field(default_factory=dict)
    """What is kept of choices that another one stands for, for this run only."""

    def overrule(self, name: str, value: object) -> None:
        """Let another choice stand for the kept one until the program ends, or until the user chooses again."""
        self.overruled.setdefault(name, getattr(self, name))
        setattr(self, name, value)


CHOICES: Final = ("language", "theme", "text_scale", "animation_speed", "bot_pause", "step_bots", "show_marks",
                  "show_known", "show_hints")
"""What is chosen for the whole program, and not by the way when a game is set up."""


@runtime_checkable
class Follows(Protocol):
    """A page that takes over the user's choices whenever they change."""

    def apply(self, settings: Settings) -> None:
        """Take over the user's choices."""


LIMITS: Final[dict[str, tuple[float, float]]] = {
    "last_seats": (1, 20),
    "text_scale": (1, 1000),
    "animation_speed": (0.0, 100.0),
    "bot_pause": (0, 60_000),
}
"""The smallest and the largest value of every number."""
LONGEST: Final = 4_000
"""Characters of a string, and strings in a list; what Qt remembers of a window is the longest."""
_BIGGEST: Final = 1 << 20
"""Bytes of the file, in which a player's settings take about 1,000."""
_DEEPEST: Final = 20
"""So far may lists and objects of another version lie in one another."""

_KNOWN: Final = tuple(each.name for each in fields(Settings) if each.name not in ("others", "overruled"))


def settings_file() -> Path:
    """Where the settings lie."""
    return paths.config() / "settings.json"


def usual() -> Settings:
    """The settings of a new player: cards do not move where the system asks for little movement."""
    from throne_desktop.look import motion  # only here: whoever has settings does without

    return Settings(animation_speed=0.0) if motion.is_reduced() else Settings()


def load_settings(file: Path) -> tuple[Settings, Text | None]:
    """The settings in a file, and a complaint if there is one; without the file, the usual settings.

    A damaged file, or one with impossible values, is renamed, so that saving does not overwrite it.
    """
    try:
        content = disk.read_small(file, _BIGGEST)
        if content is None:
            return Settings(), _set_aside(file, _DAMAGED)
        data = json.loads(content, parse_constant=_no_number)
    except FileNotFoundError:
        return usual(), None
    except (ValueError, RecursionError):
        return Settings(), _set_aside(file, _DAMAGED)
    except OSError as error:
        return Settings(), _UNREADABLE.fill(file=str(file), reason=str(error.strerror))
    if not isinstance(data, dict):
        return Settings(), _set_aside(file, _DAMAGED)
    chosen = _settings_from_json(data)
    possible = all(_is_possible(name, value) if name in _USUAL else name in chosen.others
                   for name, value in data.items())
    return chosen, None if possible else _set_aside(file, _IMPOSSIBLE)


def save_settings(settings: Settings, file: Path) -> None:
    """Replace the file: whoever reads it finds all of the old settings or all of the new. Raises CannotSave.

    A value that would not be read again is left out.
    """
    data = {name: getattr(settings, name) for name in _KNOWN} | settings.overruled
    kept = {name: value for name, value in data.items() if _is_possible(name, value)}
    others = {name: value for name, value in settings.others.items() if _can_be_kept(name, value)}
    content = _written(kept | others)
    try:
        disk.replace(file, content if len(content) <= _BIGGEST else _written(kept))
    except OSError as error:
        raise CannotSave(_UNWRITABLE.fill(file=str(file), reason=str(error.strerror))) from error


def _written(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, indent=2).encode()


def _set_aside(file: Path, complaint: Text) -> Text:
    kept = paths.beside(file, "damaged")
    try:
        file.rename(kept)
    except OSError as error:
        return _UNREADABLE.fill(file=str(file), reason=str(error.strerror))
    return complaint.fill(file=str(kept))


# -- what a setting can be ---------------------------------------------------------------------------------------------

def _settings_from_json(data: dict[str, Any]) -> Settings:
    """The settings in a file, without what is impossible."""
    settings = Settings(others={name: value for name, value in data.items()
                                if name not in _KNOWN and _can_be_kept(name, value)})
    for name in _KNOWN:
        if name in data and _is_possible(name, data[name]):
            value, usual_value = data[name], getattr(settings, name)
            setattr(settings, name, type(usual_value)(value) if isinstance(usual_value, tuple | float) else value)
    return settings


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a number that a setting can have.")


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
    smallest, largest = LIMITS[name]
    return bool(smallest <= value <= largest)


def _is_text(value: str) -> bool:
    """Whether it can be written down, and is not endless: half a character of UTF-16 cannot."""
    return len(value) <= LONGEST and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _can_be_kept(name: str, value: object, depth: int = 0) -> bool:
    """Whether what another version has chosen can be written down again as it was read."""
    if not _is_text(name) or depth > _DEEPEST:
        return False
    if isinstance(value, str):
        return _is_text(value)
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, dict):
        return all(_can_be_kept(key, each, depth + 1) for key, each in value.items())
    return not isinstance(value, list) or all(_can_be_kept("", each, depth + 1) for each in value)


_USUAL: Final = {name: getattr(Settings(), name) for name in _KNOWN}
