"""The one module that knows miniaudio: a device that plays 16 bits, mono, from a function that gives the samples.

It takes the C library of the package alone: its Python part imports what would take 9 MB and 45 ms.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from throne_desktop.services.sound.catalogue import RATE

Source = Callable[[int], "array[int]"]
"""Gives so many samples; it is called in a thread of the device's own."""

_PERIOD: Final = 40
"""Milliseconds between two calls."""
_CARDS: Final = Path("/proc/asound/cards")
_BACKENDS: Final = {"linux": ("pulseaudio",), "win32": ("wasapi",), "darwin": ("coreaudio",)}


class NoDevice(Exception):
    """There is nothing that could be heard from."""


class Device(Protocol):
    """Something that plays what its source gives, from when it is made until it is closed."""

    def close(self) -> None:
        """Let it go."""


def open_device(source: Source) -> Device:
    """Open the system's device and let it play. Raises NoDevice."""
    try:
        from _miniaudio import ffi, lib
    except ImportError as error:    # there is none for some systems
        raise NoDevice("There is no library to play with.") from error
    for backend in _backends():
        try:
            return _Device(ffi, lib, backend, source)
        except NoDevice:    # the next may have one
            continue
    raise NoDevice("No device can be opened.")


def _backends() -> tuple[str, ...]:
    """The sound systems to ask, in this order.

    ALSA prints 35 lines where there is no card, so it is asked only where there is one; JACK would start a server.
    """
    backends = _BACKENDS.get(sys.platform, ())
    return (*backends, "alsa") if sys.platform == "linux" and _has_card() else backends


def _has_card() -> bool:
    try:
        return "[" in _CARDS.read_text(encoding="utf-8", errors="replace")
    except OSError:     # no such file without ALSA
        return False


class _Device:
    """A device of one sound system."""

    def __init__(self, ffi: Any, lib: Any, backend: str, source: Source) -> None:
        """Raises NoDevice."""
        _listen(ffi)
        self._lib = lib
        self._source = ffi.new_handle(source)
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate, config.periodSizeInMilliseconds = RATE, _PERIOD
        config.playback.channels, config.playback.format = 1, lib.ma_format_s16
        config.dataCallback, config.stopCallback = lib._internal_data_callback, lib._internal_stop_callback
        config.pUserData = self._source
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        backends = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{backend}")])
        if lib.ma_context_init(backends, 1, ffi.new("ma_context_config *", lib.ma_context_config_init()),
                               self._context) != lib.MA_SUCCESS:
            raise NoDevice(f"There is no {backend}.")
        if lib.ma_device_init(self._context, ffi.addressof(config), self._device) != lib.MA_SUCCESS:
            lib.ma_context_uninit(self._context)
            raise NoDevice(f"{backend} has no device.")
        if lib.ma_device_start(self._device) != lib.MA_SUCCESS:
            self.close()
            raise NoDevice(f"The device of {backend} does not start.")

    def close(self) -> None:
        """Let it go; nothing is asked of the source any more."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)


_LISTENING: list[object] = []
"""What the library calls back; made once, with the first device."""


def _listen(ffi: Any) -> None:
    if _LISTENING:
        return

    def give(device: Any, output: Any, _input: Any, frames: int) -> None:
        if device.pUserData:
            samples = ffi.from_handle(device.pUserData)(frames)
            ffi.memmove(output, samples, 2 * frames)

    def stopped(_device: Any) -> None:
        """Nothing is to be done."""

    _LISTENING.extend((ffi.def_extern(name="_internal_data_callback")(give),
                       ffi.def_extern(name="_internal_stop_callback")(stopped)))
