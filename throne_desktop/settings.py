"""What the program remembers of its user's choices: a JSON file that is replaced as a whole."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop import paths

_DAMAGED: Final = N_("settings",
                     "The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.")
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

    A damaged file is renamed, so that saving does not overwrite it.
    """
    try:
        return _settings_from_json(json.loads(file.read_bytes(), parse_constant=_no_number)), None
    except FileNotFoundError:
        return usual(), None
    except (ValueError, RecursionError):
        return Settings(), _set_aside(file)
    except OSError as error:
        return Settings(), _UNREADABLE.fill(file=str(file), reason=str(error.strerror))


def save_settings(settings: Settings, file: Path) -> None:
    """Replace the file: whoever reads it finds all of the old settings or all of the new. Raises CannotSave."""
    data = asdict(settings)
    for kept in ("overruled", "others"):
        data.update(data.pop(kept))
    fresh = file.with_name(f"{file.name}.{os.getpid()}.tmp")
    try:
        with fresh.open("w", encoding="utf-8") as stream:
            json.dump(data, stream, ensure_ascii=False, indent=2)
            stream.flush()
            os.fsync(stream.fileno())
        fresh.replace(file)
    except OSError as error:
        with suppress(OSError):  # what forbids writing may forbid this too, and has been told already
            fresh.unlink(missing_ok=True)
        raise CannotSave(_UNWRITABLE.fill(file=str(file), reason=str(error.strerror))) from error


def _set_aside(file: Path) -> Text:
    kept = paths.beside(file, "damaged")
    try:
        file.rename(kept)
    except OSError as error:
        return _UNREADABLE.fill(file=str(file), reason=str(error.strerror))
    return _DAMAGED.fill(file=str(kept))


def _settings_from_json(data: object) -> Settings:
    if not isinstance(data, dict):
        raise ValueError("Settings are a JSON object.")
    settings = Settings(others={key: value for key, value in data.items() if key not in _KNOWN})
    for name in _KNOWN:
        if name in data:
            setattr(settings, name, _like(getattr(settings, name), data[name], name))
    return settings


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a number that a setting can have.")


def _like(usual: object, value: object, name: str) -> object:
    """The value in the type of the usual one. Raises ValueError if it is of another."""
    if isinstance(usual, tuple) and isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    if isinstance(usual, float) and type(value) is int:
        return float(value)
    if type(value) is not type(usual):
        raise ValueError(f"The setting {name} is {type(usual).__name__}, not {value!r}.")
    return value
