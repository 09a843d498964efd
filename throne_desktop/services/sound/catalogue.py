"""The sounds there are, how loud each is meant to be, and their files. `make sounds` makes these."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final

from throne_desktop.storage.paths import asset

RATE: Final = 44_100
"""Samples a second."""
HIGHEST: Final = 10_800
"""No sample of a file is higher, so that three sounds together never go beyond 16 bits."""


class Rank(IntEnum):
    """How loud a family of sounds is; of the last three, only one is heard at a time."""

    QUIET = 0
    USUAL = 1
    SIGNAL = 2
    GREAT = 3
    RESULT = 4


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound: its family, and how many files there are of it, so that many in a row do not sound like a machine."""

    rank: Rank
    variants: int = 1


SOUNDS: Final[Mapping[str, Sound]] = MappingProxyType({
    "slide": Sound(Rank.QUIET, 3),      # a card comes to a hand or a pile
    "lay": Sound(Rank.USUAL, 3),        # a card is laid on the table
    "flip": Sound(Rank.USUAL, 2),       # a card turns over
    "deal": Sound(Rank.USUAL),          # many cards are dealt
    "coin": Sound(Rank.USUAL, 2),       # a coin changes hands
    "token": Sound(Rank.USUAL),         # a token is put down
    "marker": Sound(Rank.USUAL),        # a token goes on along its track
    "sideways": Sound(Rank.QUIET),      # a card is turned sideways, or upright again
    "refused": Sound(Rank.USUAL),       # the rules forbid it
    "hint": Sound(Rank.USUAL),          # a hint has come
    "turn": Sound(Rank.SIGNAL),         # your turn
    "take": Sound(Rank.SIGNAL),         # cards are swept off the table
    "reveal": Sound(Rank.GREAT),        # a card is shown to everybody
    "drum": Sound(Rank.GREAT),          # something is called out
    "loss": Sound(Rank.RESULT),
    "win": Sound(Rank.RESULT),
})
"""By name."""


def names_of(sound: str) -> tuple[str, ...]:
    """The names of a sound's files: its own, or with a number for each variant."""
    variants = SOUNDS[sound].variants
    return (sound,) if variants == 1 else tuple(f"{sound}{number + 1}" for number in range(variants))


def file_of(name: str) -> Path:
    """The file with that name."""
    return asset("sounds", f"{name}.wav")


def samples(name: str) -> array[int]:
    """The samples of a file. Raises OSError, EOFError or wave.Error if it cannot be read."""
    with wave.open(str(file_of(name))) as file:
        return array("h", file.readframes(file.getnframes()))


def louder(sound: array[int], volume: int) -> array[int]:
    """The same samples at a volume from 0 to 100, which the ear takes for even steps."""
    gain = (volume / 100) ** 2
    return sound if gain == 1 else array("h", map(round, map(gain.__mul__, sound)))     # no list of 40,000 numbers
