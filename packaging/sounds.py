#!/usr/bin/env python3
"""Make the sounds in assets/sounds: cards, wood, metal, a drum and soft bells, in one room and one key (D).

All of them are computed from the numbers below; nothing is recorded. Frequencies are in hertz, times in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import numpy as np

from sound_kit import Kit, Wave, count, finished, level, seconds, strike, swell, together, write, written
from throne_desktop.services.sound.catalogue import RATE, SOUNDS, Rank, names_of

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"

LEVELS: Final[Mapping[Rank, float]] = {
    Rank.QUIET: -33.0, Rank.USUAL: -29.0, Rank.SIGNAL: -27.0, Rank.GREAT: -25.0, Rank.RESULT: -25.0}
"""How loud the families are: the loudest 100 ms, in dB below the loudest there can be."""
_TRIMMED: Final = {"loss": -1.5}
"""By how many dB a sound differs from its family."""

A3, D4, F4, A4, D5, FIS5, A5, D6 = 220.0, 293.66, 349.23, 440.0, 587.33, 739.99, 880.0, 1174.66
DEEP: Final = 73.4
"""Two octaves below D4: felt more than heard."""
METAL: Final = (1, 1.506, 2.08, 2.79, 3.37, 4.21)
SKIN: Final = (1, 1.593, 2.136, 2.296, 2.653, 2.918, 3.5, 4.06)
BELL: Final = (1, 2.0, 3.01, 4.2, 5.43)
"""The partials of a bar of metal, of a drum and of a soft bell, as multiples of the lowest."""


# -- what several sounds share -----------------------------------------------------------------------------------------

def tap(k: Kit, base: float = 170, bright: float = 2600, ms: float = 120) -> Wave:
    """A card on cloth on wood: a low thump and a little paper."""
    return together([
        (0, k.partials(ms, base, (1, 1.63, 2.41), (1, 0.5, 0.22), 26, drop=3), 0.9),
        (0, k.noise(45, 400, bright) * strike(45, 1.2), 0.8),
        (6, k.noise(30, 2500, 7000) * strike(30, 1), 0.16)], ms)


def wood(k: Kit, base: float, ms: float = 130) -> Wave:
    """A small piece of wood on wood."""
    return together([
        (0, k.partials(ms, base, (1, 2.35, 3.9), (1, 0.45, 0.18), 24, 0.7), 1),
        (0, k.noise(14, 800, 4200) * strike(14, 0.6), 0.5),
        (0, k.partials(ms, 165, (1,), (1,), 22), 0.45)], ms)


def chime(k: Kit, pitch: float, ms: float, decay: float, bright: float = 1.0) -> Wave:
    """A soft bell."""
    gains = (1, 0.28 * bright, 0.10 * bright, 0.05 * bright, 0.02)
    return k.partials(ms, pitch, BELL, gains, decay, 0.8, wobble=0.001) * np.minimum(1, seconds(ms) / 0.004)


# -- cards -------------------------------------------------------------------------------------------------------------

def slide(k: Kit) -> Wave:
    """A card glides over cloth."""
    ms = 190.0
    body = k.noise(ms, 900, 5200) * swell(ms, 0.35)
    steps = np.linspace(0, count(ms), 24)
    return body * (1 + 0.35 * np.interp(np.arange(count(ms)), steps, k.rng.uniform(-1, 1, 24)))


def lay(k: Kit) -> Wave:
    """A card comes and lies."""
    return together([(0, k.noise(55, 1200, 5000) * swell(55, 0.7), 0.25), (48, tap(k), 1)], 180)


def flip(k: Kit) -> Wave:
    """A card turns over and snaps down."""
    return together([
        (0, k.sweep(110, (700, 2200), (2500, 8000)) * swell(110, 0.6), 0.7),
        (88, k.noise(26, 1800, 7500) * strike(26, 0.6), 0.9),
        (92, tap(k, 200, 3400, 90), 0.35)], 200)


def deal(k: Kit) -> Wave:
    """Thirteen cards, faster and faster, and a pack put down."""
    parts, start, gap = [], 0.0, 62.0
    for number in range(13):
        parts.append((start, k.noise(30, 1500, 6500) * strike(30, 0.8), 0.45 + 0.4 * k.rng.random() + 0.02 * number))
        parts.append((start + 3, k.noise(24, 300, 1200) * strike(24, 1.5), 0.3))
        start += gap * k.rng.uniform(0.85, 1.15)
        gap = max(30.0, gap * 0.9)
    parts.append((start + 25, tap(k, 150, 2200, 150), 1.1))
    return together(parts, start + 190)


def sideways(k: Kit) -> Wave:
    """A card is pushed round."""
    return together([
        (0, k.sweep(170, (1600, 600), (5200, 2400)) * swell(170, 0.4), 0.6), (150, tap(k, 155, 1900, 110), 0.6)], 270)


def take(k: Kit) -> Wave:
    """Cards are swept up and land in a heap."""
    return together([
        (0, k.sweep(230, (900, 3200), (2800, 9500)) * swell(230, 0.75), 0.55),
        (205, k.partials(260, 98, (1, 1.6, 2.3), (1, 0.5, 0.25), 55, drop=5), 1.2),
        (205, k.noise(60, 250, 2200) * strike(60, 1), 0.9),
        (210, k.partials(250, 1480, METAL, (0.5, 0.6, 0.4, 0.2, 0.1, 0.1), 70, 0.9), 0.09)], 470)


# -- tokens ------------------------------------------------------------------------------------------------------------

def coin(k: Kit) -> Wave:
    """A coin on wood, which touches it twice."""
    return together([
        (0, k.partials(330, 2349.3, METAL, (0.8, 1, 0.7, 0.5, 0.3, 0.2), 105, 0.9), 0.6),
        (0, k.noise(12, 3000, 9000) * strike(12, 0.4), 0.5),
        (58, k.partials(270, 2637, METAL, (0.6, 0.8, 0.5, 0.3, 0.2, 0.1), 75, 0.9), 0.3),
        (58, k.noise(10, 3000, 9000) * strike(10, 0.4), 0.2)], 340)


def token(k: Kit) -> Wave:
    """A piece of wood is put down."""
    return wood(k, D5)


def marker(k: Kit) -> Wave:
    """A piece of wood slides to its next field."""
    return together([
        (0, k.noise(110, 500, 2600) * swell(110, 0.5), 0.22),
        (100, wood(k, A4), 1),
        (100, k.partials(130, D6, (1,), (1,), 30), 0.12)], 240)


# -- signals -----------------------------------------------------------------------------------------------------------

def refused(k: Kit) -> Wave:
    """Two dull knocks, the second lower: no."""
    dull = k.noise(30, 150, 700) * strike(30, 1.5)
    return together([(0, wood(k, A3, 100), 1), (0, dull, 0.8), (105, wood(k, A3 * 0.89, 120), 0.9), (105, dull, 0.8)],
                    240)


def turn(k: Kit) -> Wave:
    """Two soft bells, the second higher: your turn."""
    return together([(0, chime(k, A4, 420, 150), 0.8), (120, chime(k, D5, 430, 170), 1)], 560)


def hint(k: Kit) -> Wave:
    """Two small bells, the second lower."""
    return together([(0, chime(k, D6, 380, 110, 0.6), 0.5), (70, chime(k, A5, 330, 120, 0.6), 0.6)], 420)


# -- great moments -----------------------------------------------------------------------------------------------------

def reveal(k: Kit) -> Wave:
    """A card turns over, and a chord with a question in it."""
    tritone = D4 * 2 ** (6 / 12)
    return together([
        (0, flip(k), 0.8),
        (150, chime(k, D4, 500, 170, 1.6), 0.7), (150, chime(k, tritone, 500, 150, 1.6), 0.5),
        (150, k.partials(500, DEEP, (1, 1.59, 2.14), (1, 0.4, 0.2), 130), 0.8)], 650)


def drum(k: Kit) -> Wave:
    """One beat of a large drum."""
    gains = (0.8, 0.7, 0.7, 0.5, 0.45, 0.35, 0.3, 0.22)
    return together([
        (0, k.partials(800, 98, SKIN, gains, 210, 0.55, drop=9), 1),
        (0, k.noise(120, 180, 1300) * strike(120, 1.5), 0.9),
        (0, k.noise(25, 900, 3800) * strike(25, 0.7), 0.3)], 800)


def win(k: Kit) -> Wave:
    """Four bells upwards, to a bright end."""
    bells = ((D4, 0.8), (A4, 0.8), (D5, 0.85), (FIS5, 1.0))
    return together([
        *((120.0 * number, chime(k, pitch, 900 - 120 * number, 190 + 40 * number, 1.2), gain)
          for number, (pitch, gain) in enumerate(bells)),
        (360, k.partials(540, DEEP, (1, 1.59, 2.14), (1, 0.4, 0.2), 140), 0.5)], 890)


def loss(k: Kit) -> Wave:
    """Three bells downwards, in the minor, without a grudge."""
    return together([
        (0, chime(k, A4, 500, 170, 0.7), 0.8), (190, chime(k, F4, 560, 190, 0.7), 0.8),
        (390, chime(k, D4, 480, 200, 0.7), 1),
        (390, k.partials(450, DEEP * 2, (1, 1.59), (1, 0.3), 130), 0.5)], 860)


RECIPES: Final[Mapping[str, Callable[[Kit], Wave]]] = {
    recipe.__name__: recipe for recipe in (slide, lay, flip, deal, coin, token, marker, sideways, refused, hint, turn,
                                           take, reveal, drum, win, loss)}


def made(sound: str, name: str) -> Wave:
    """The sound under the name of one of its files."""
    return finished(RECIPES[sound](Kit(name)), LEVELS[SOUNDS[sound].rank] + _TRIMMED.get(sound, 0.0))


def main() -> None:
    """Make all the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        for name in names_of(sound):
            wave = made(sound, name)
            write(FOLDER / f"{name}.wav", written(wave))
            peak = 20 * np.log10(np.abs(wave).max())
            print(f"{name:10} {1000 * len(wave) / RATE:4.0f} ms  level {level(wave):6.1f} dB  peak {peak:6.1f} dB")


if __name__ == "__main__":
    main()
