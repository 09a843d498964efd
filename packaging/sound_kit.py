"""What sounds are made of: noise, damped partials, envelopes, one small room, and the level the ear takes them for."""

from __future__ import annotations

import wave
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from throne_desktop.services.sound.catalogue import HIGHEST, RATE

Wave: TypeAlias = NDArray[np.float64]
"""Samples from -1 to 1."""
Part: TypeAlias = tuple[float, Wave, float]
"""When something begins, in milliseconds; what; and how loud."""

_PEAK: Final = HIGHEST / 32768
_LONGEST: Final = 900.0
"""Milliseconds."""
_RUMBLE: Final = 45.0
"""Hertz below which nothing is kept: no small speaker plays it."""
_INAUDIBLE: Final = 10 ** (-66 / 20)


def count(ms: float) -> int:
    """How many samples that time takes."""
    return int(RATE * ms / 1000)


def seconds(ms: float) -> Wave:
    """The time of every sample."""
    return np.arange(count(ms)) / RATE


class Kit:
    """The tools of one sound. Its chance is seeded by the name, so that a file is the same on every machine."""

    def __init__(self, name: str) -> None:
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))

    def noise(self, ms: float, low: float, high: float) -> Wave:
        """Noise between two frequencies, with soft edges."""
        size = count(ms)
        spectrum = np.fft.rfft(self.rng.standard_normal(size))
        octaves = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0))
        soft = 4 / 0.35
        gain = 1 / (1 + np.exp((np.log2(low) - octaves) * soft)) / (1 + np.exp((octaves - np.log2(high)) * soft))
        out = np.fft.irfft(spectrum * gain, size)
        level: Wave = out / (np.sqrt(np.mean(out ** 2)) + 1e-12) * 0.25
        return level

    def sweep(self, ms: float, lows: tuple[float, float], highs: tuple[float, float], steps: int = 12) -> Wave:
        """Noise whose band moves from the first frequencies to the second: grains that overlap."""
        size = count(ms)
        out = np.zeros(size + count(80))
        hop = size // steps
        for k in range(steps - 1):
            part = k / (steps - 2)
            low = lows[0] * (lows[1] / lows[0]) ** part
            high = highs[0] * (highs[1] / highs[0]) ** part
            grain = self.noise(2000 * hop / RATE, low, high)[:2 * hop]
            out[k * hop:k * hop + len(grain)] += grain * np.hanning(len(grain))
        return out[:size]

    def partials(self, ms: float, base: float, ratios: Sequence[float], gains: Sequence[float], decay: float,
                 damping: float = 0.6, *, drop: float = 0.0, wobble: float = 0.004) -> Wave:
        """Partials of a struck body: the higher, the sooner they die (`damping`); all start a little high (`drop`)."""
        t = seconds(ms)
        out = np.zeros(len(t))
        for ratio, gain in zip(ratios, gains, strict=False):
            pitch = base * ratio * (1 + self.rng.uniform(-wobble, wobble))
            phase = 2 * np.pi * (pitch * t + pitch * drop * 0.02 * (1 - np.exp(-t / 0.02)))
            out += gain * np.sin(phase) * np.exp(-t * 1000 * ratio ** damping / decay)
        tail = len(t) // 4      # no partial ends in a click
        out[-tail:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(tail) / tail)
        return 0.3 * out


# -- envelopes ---------------------------------------------------------------------------------------------------------

def strike(ms: float, attack: float) -> Wave:
    """Up as fast as `attack`, in milliseconds, and down over the rest."""
    t = seconds(ms) * 1000
    up = 0.5 - 0.5 * np.cos(np.pi * np.minimum(1, t / attack))
    down: Wave = np.exp(-np.maximum(0, t - attack) / max(1.0, (ms - attack) / 4.5))
    return up * down


def swell(ms: float, at: float) -> Wave:
    """Up to that part of the time, and down again."""
    part = np.arange(count(ms)) / count(ms)
    hump: Wave = np.sin(np.pi * part ** (np.log(0.5) / np.log(at))) ** 2
    return hump


def together(parts: Sequence[Part], ms: float) -> Wave:
    """All the parts in one sound of that length."""
    out = np.zeros(count(ms) + 1)
    for start, part, gain in parts:
        first = count(start)
        fits = part[:len(out) - first]
        out[first:first + len(fits)] += gain * fits
    return out


# -- the room and the level --------------------------------------------------------------------------------------------

def room() -> Wave:
    """One small panelled room for all: six early echoes and a short dark tail."""
    out = np.zeros(count(190))
    out[0] = 1.0
    for ms, gain in ((7.1, 0.16), (11.3, 0.13), (17.9, 0.11), (23.7, 0.08), (31.1, 0.06), (41.3, 0.05)):
        out[count(ms)] += gain
    tail = np.random.default_rng(1).standard_normal(len(out)) * np.exp(-seconds(190) / 0.035)
    dark = 1 + (np.fft.rfftfreq(len(tail), 1 / RATE) / 2200) ** 2
    filled: Wave = out + np.fft.irfft(np.fft.rfft(tail) / dark, len(tail)) * 0.012
    return filled


def level(sound: Wave) -> float:
    """The loudest 100 ms in dB, weighted as the ear does (ITU-R BS.1770, whose 400 ms are longer than most sounds)."""
    silence, window = np.zeros(count(100)), count(100)
    power = np.cumsum(np.concatenate((silence, _weighted(sound), silence)) ** 2)
    loudest = float(np.max(power[window:] - power[:-window])) / window
    return float(-0.691 + 10 * np.log10(loudest + 1e-15))


def _weighted(sound: Wave) -> Wave:
    """The two filters of BS.1770 for 48 kHz, by their response, which is near enough at our rate."""
    size = len(sound) + count(100)
    z = np.exp(2j * np.pi * np.fft.rfftfreq(size))
    head = ((1.53512485958697 - 2.69169619 / z + 1.19839281 / z ** 2)
            / (1 - 1.69065929 / z + 0.73248077 / z ** 2))
    low = (1 - 2 / z + 1 / z ** 2) / (1 - 1.99004745 / z + 0.99007225 / z ** 2)
    return np.fft.irfft(np.fft.rfft(sound, size) * head * low, size)


def finished(sound: Wave, wanted: float) -> Wave:
    """The sound in the room, at that level, without peaks, and faded at both ends."""
    wall = room()
    size = len(sound) + len(wall)
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    kept = pitch ** 2 / (pitch ** 2 + _RUMBLE ** 2)
    out: Wave = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(wall, size) * kept, size)
    for _ in range(3):
        out = _rounded(out * 10 ** ((wanted - level(out)) / 20))
    out = out[:min(int(np.nonzero(np.abs(out) > _INAUDIBLE)[0][-1]) + 1, count(_LONGEST))]
    up, down = count(1.5), count(25 if len(out) < count(_LONGEST) else 120)
    out[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    out[-down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(down) / down)
    return out


def _rounded(sound: Wave) -> Wave:
    """What goes beyond 0.7 of the highest peak is pressed down, so that nothing goes beyond it."""
    over = (np.abs(sound) / _PEAK - 0.7) / 0.3
    pressed: Wave = np.where(over > 0, np.sign(sound) * _PEAK * (0.7 + 0.3 * np.tanh(over)), sound)
    return pressed


# -- files -------------------------------------------------------------------------------------------------------------

def written(sound: Wave) -> NDArray[Any]:
    """The samples in 16 bits: the noise below the last bit hides the steps."""
    dither = np.random.default_rng(0).uniform(-0.5, 0.5, len(sound))
    data = np.round(sound * 32768 + dither).clip(-HIGHEST, HIGHEST).astype("<i2")
    data[0] = data[-1] = 0
    return data


def read(file: Path) -> Wave:
    """The samples of a file, from -1 to 1."""
    with wave.open(str(file)) as opened:
        return np.frombuffer(opened.readframes(opened.getnframes()), "<i2").astype(np.float64) / 32768


def write(file: Path, data: NDArray[Any]) -> None:
    """Write 16 bits, mono."""
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(data.tobytes())
