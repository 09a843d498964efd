"""Lets sounds be heard by name, as the player has chosen."""

from __future__ import annotations

import time
import wave
from array import array
from functools import cache, partial
from itertools import cycle
from typing import Final

from throne_desktop.services.sound.catalogue import RATE, SOUNDS, Rank, file_of, louder, names_of, samples
from throne_desktop.services.sound.manners import Manners
from throne_desktop.services.sound.player import SoundPlayer
from throne_desktop.storage.settings import Settings

ALL: Final = "all"
ONLY_TURN: Final = "turn"
OFF: Final = "off"
_HEARD_ELSEWHERE: Final = frozenset(("turn",))
"""What is heard by those who want little, and while another program is in front."""


class Sounds:
    """Plays the sounds of the catalogue. A sound that cannot be read is not heard, and nothing else happens."""

    def __init__(self, player: SoundPlayer | None = None) -> None:
        self._player = SoundPlayer() if player is None else player
        self._manners = Manners()
        self._wanted = ALL
        self._volume = 100
        self._files = {sound: cycle(names_of(sound)) for sound in SOUNDS}
        self._ready: dict[str, array[int]] = {}
        """The samples of files at the volume in use."""

    def follow(self, settings: Settings) -> None:
        """Do as the player has chosen."""
        self._wanted = settings.sound
        if settings.volume != self._volume:
            self._volume, self._ready = settings.volume, {}

    def play(self, sound: str, *, in_front: bool = True) -> None:
        """Let a sound be heard, unless the player does not want it, or other sounds forbid it."""
        little = self._wanted == ONLY_TURN or not in_front
        if self._wanted == OFF or not self._volume or (little and sound not in _HEARD_ELSEWHERE):
            return
        wait = self._manners.wait(sound, time.monotonic(), _length(sound))
        if wait is not None:
            read = partial(self._read, next(self._files[sound]), self._volume, self._ready)
            self._player.play(read, wait=wait, loud=SOUNDS[sound].rank >= Rank.SIGNAL)

    def close(self) -> None:
        """Be silent from now on; the device is let go."""
        self._player.close()

    @staticmethod
    def _read(name: str, volume: int, ready: dict[str, array[int]]) -> array[int]:
        """The samples of a file at that volume, in the player's thread."""
        if name not in ready:
            try:
                ready[name] = louder(samples(name), volume)
            except (OSError, EOFError, wave.Error):     # a damaged installation; every sound also has a sign to see
                ready[name] = array("h")
        return ready[name]


@cache
def _length(sound: str) -> float:
    """The seconds that a sound takes; 0 if its file is missing."""
    try:
        return file_of(names_of(sound)[0]).stat().st_size / 2 / RATE
    except OSError:
        return 0.0
