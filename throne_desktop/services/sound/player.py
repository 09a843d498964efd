"""Plays sounds in a thread of its own, which has a device only while something is to be heard."""

from __future__ import annotations

import atexit
import threading
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Final

from throne_desktop.services.sound.catalogue import RATE
from throne_desktop.services.sound.device import Device, NoDevice, Source, open_device
from throne_desktop.services.sound.mixer import Mixer

REST: Final = 2.0
"""Seconds of silence after which the device is let go."""
STALE: Final = 0.15
"""Seconds after which a sound that could not begin comes too late."""
_GLANCE: Final = 0.5
"""Seconds between two looks at the device."""
_DEAF: Final = 2.5
"""Seconds after which a device that asks for nothing is lost: the first may take two to begin."""
_AHEAD: Final = 2 * RATE
"""A device that has asked for so many samples more than time has passed is none: ALSA's null asks without end."""
_FAREWELL: Final = 1.0
"""Seconds to wait for the thread when the program ends."""


@dataclass(frozen=True, slots=True)
class _Cue:
    """A sound, when it was asked for, how many seconds later it is to begin, and whether it is a loud one."""

    read: Callable[[], array[int]]
    asked: float
    wait: float
    loud: bool


class SoundPlayer:
    """Never waits, never fails: where no device is, or it gets lost twice, there is silence.

    `open_` opens a device for a source of samples, or raises NoDevice; it is let go after `rest` seconds of silence.
    """

    def __init__(self, open_: Callable[[Source], Device] = open_device, rest: float = REST) -> None:
        self._open = open_
        self._rest = rest
        self._mixer = Mixer()
        self._cues: SimpleQueue[_Cue | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._device: Device | None = None
        self._silent = False
        self._lost = 0
        self._opened = self._asked = self._sounded = 0.0
        """When the device was opened, when it last asked for samples, and when something could last be heard."""
        self._given = 0
        """How many samples it has been given."""

    def play(self, read: Callable[[], array[int]], *, wait: float = 0.0, loud: bool = False) -> None:
        """Let the samples be heard that `read` gives in the player's thread, so many seconds from now."""
        if self._silent:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)     # a device that still asks for samples would keep Python from ending
        self._cues.put(_Cue(read, time.monotonic(), wait, loud))

    def close(self) -> None:
        """Let the device go, and be silent from now on."""
        thread, self._thread, self._silent = self._thread, None, True
        if thread is not None:
            atexit.unregister(self.close)
            self._cues.put(None)
            thread.join(_FAREWELL)

    # -- in the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._silent:
            try:
                cue = self._cues.get(timeout=_GLANCE if self._device is not None else None)
            except Empty:
                self._look_after()
                continue
            if cue is None:
                break
            self._begin(cue)
        self._let_go()

    def _begin(self, cue: _Cue) -> None:
        samples = cue.read()
        if self._device is None:
            self._take_device()
        elif time.monotonic() - cue.asked > STALE:
            return
        if self._device is not None:
            self._sounded = time.monotonic()
            self._mixer.add(samples, after=round(cue.wait * RATE), loud=cue.loud)

    def _take_device(self) -> None:
        self._opened = self._asked = time.monotonic()
        self._given = 0
        try:
            self._device = self._open(self._give)
        except NoDevice:    # then there is silence, until the program is started again
            self._silent = True

    def _give(self, frames: int) -> array[int]:
        """What the device asks for, in a thread of its own."""
        self._asked = time.monotonic()
        self._given += frames
        if self._mixer.busy:
            self._sounded = self._asked
        return self._mixer.mix(frames)

    def _look_after(self) -> None:
        """Let the device go after a silence, or if it is none; open it again once if it was lost."""
        now = time.monotonic()
        if self._given > (now - self._opened) * RATE + _AHEAD:
            self._silent = True
        elif self._mixer.busy and now - self._asked > _DEAF:
            self._let_go()
            self._lost += 1
            if self._lost > 1:
                self._silent = True
        elif not self._mixer.busy and now - self._sounded > self._rest:
            self._let_go()

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self._mixer.forget()
