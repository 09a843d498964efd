"""The sounds in assets/ are what the script makes: as loud as their family, never too loud, and without a click."""

from __future__ import annotations

import wave
from itertools import groupby

import numpy as np
import pytest

import sound_kit
import sounds
from tests.helpers.amount import first_or_all
from throne_desktop.services.sound.catalogue import HIGHEST, RATE, SOUNDS, file_of, names_of
from throne_desktop.services.sound.mixer import VOICES

NAMES = [name for sound in SOUNDS for name in names_of(sound)]
SOUND_OF = {name: sound for sound in SOUNDS for name in names_of(sound)}
MOST_BYTES = 900_000
EDGE = round(0.0005 * RATE)
"""Half a millisecond."""


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    assert sorted(path.stem for path in sounds.FOLDER.glob("*")) == sorted(NAMES)
    assert 14 <= len(SOUNDS) <= 16
    assert sum(path.stat().st_size for path in sounds.FOLDER.glob("*")) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_mono_and_of_the_rate_that_is_played(name: str) -> None:
    with wave.open(str(file_of(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert 0.1 < file.getnframes() / RATE < 1.0


def test_families_are_as_loud_as_they_are_meant_to_be() -> None:
    for rank, family in groupby(sorted(SOUNDS, key=lambda sound: SOUNDS[sound].rank), lambda each: SOUNDS[each].rank):
        heard = [sound_kit.level(sound_kit.read(file_of(name))) for sound in family for name in names_of(sound)]
        assert max(heard) - min(heard) < 2.0, rank
        assert abs(max(heard) - sounds.LEVELS[rank]) < 0.5, rank


@pytest.mark.parametrize("name", NAMES)
def test_three_sounds_together_are_never_cut_off(name: str) -> None:
    samples = np.abs(sound_kit.read(file_of(name)) * 32768)
    assert 1_000 < samples.max() <= HIGHEST
    assert VOICES * HIGHEST <= 32767


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_begins_or_ends_with_a_click(name: str) -> None:
    samples = np.abs(sound_kit.read(file_of(name)) * 32768)
    assert samples[0] == samples[-1] == 0
    assert samples[:EDGE // 4].max() < 0.05 * samples.max()
    assert samples[-EDGE:].max() < 0.01 * samples.max()


@first_or_all("name", NAMES, first=2)
def test_the_script_makes_the_very_same_sound(name: str) -> None:
    """But for the last bit: libraries of other machines may round another way."""
    again = sound_kit.written(sounds.made(SOUND_OF[name], name)).astype(int)
    kept = np.round(sound_kit.read(file_of(name)) * 32768).astype(int)
    assert len(again) == len(kept)
    assert np.abs(again - kept).max() <= 2
