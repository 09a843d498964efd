"""Mixes sounds into one stream of samples. It knows no device."""

from __future__ import annotations

from array import array
from collections import deque
from dataclasses import dataclass
from operator import add
from typing import Final

VOICES: Final = 3
"""At most so many sounds together: three of the highest fit into 16 bits."""
SMALL_VOICES: Final = 2
"""Of these, one is kept for a loud sound."""


@dataclass(slots=True)
class _Voice:
    """A sound on its way: its samples, and which of them comes next; below 0 it has yet to begin."""

    samples: array[int]
    next: int
    loud: bool


class Mixer:
    """Sounds are added in one thread, and mixed in another."""

    def __init__(self) -> None:
        self._new: deque[_Voice] = deque()
        self._voices: list[_Voice] = []

    @property
    def busy(self) -> bool:
        """Whether something is to be heard."""
        return bool(self._new or self._voices)

    def add(self, samples: array[int], *, after: int = 0, loud: bool = False) -> None:
        """Let a sound begin, after so many samples. A small one is dropped if there are enough; a loud one waits."""
        self._new.append(_Voice(samples, -after, loud))

    def forget(self) -> None:
        """Drop everything."""
        self._new.clear()
        self._voices = []

    def mix(self, frames: int) -> array[int]:
        """The next samples."""
        self._admit()
        mixed = array("h", bytes(2 * frames))
        for voice in self._voices:
            start = min(frames, max(0, -voice.next))
            part = voice.samples[max(0, voice.next):max(0, voice.next + frames)]
            mixed[start:start + len(part)] = array("h", map(add, mixed[start:start + len(part)], part))
            voice.next += frames
        self._voices = [voice for voice in self._voices if voice.next < len(voice.samples)]
        return mixed

    def _admit(self) -> None:
        waiting = []
        while self._new:
            voice = self._new.popleft()
            if len(self._voices) < (VOICES if voice.loud else SMALL_VOICES):
                self._voices.append(voice)
            elif voice.loud:
                waiting.append(voice)
        self._new.extendleft(reversed(waiting))
