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
DEAF: Final = 0.5
"""Seconds after which a device that has asked for nothing is dead: one that plays asks every 50 ms."""
AGAIN: Final = 1.0
"""Seconds between two tries to open a device in the place of one that was lost."""
STALE: Final = 0.15
"""Seconds after which a sound that could not begin comes too late."""
_GLANCE: Final = 0.5
"""Seconds between two looks at the device."""
_SLOW: Final = 2.5
"""The same until a device has asked twice: the first samples may last it two seconds."""
_AHEAD: Final = 2 * RATE
"""A device that has asked for so many samples more than time has passed is none: ALSA's null asks without end."""
_FAREWELL: Final = 0.5
"""Seconds to wait for the thread when the program ends, at most: a device that plays is closed in 10 ms."""


@dataclass(frozen=True, slots=True)
class _Cue:
    """A sound, when it was asked for, how many seconds later it is to begin, and whether it is a loud one."""

    read: Callable[[], array[int]]
    asked: float
    wait: float
    loud: bool


class _Stream:
    """A device of its own, and what it plays. Raises NoDevice."""

    def __init__(self, open_: Callable[[Source], Device], deaf: float) -> None:
        self.mixer = Mixer()
        self._deaf = deaf
        self._opened = self._asked = self._sounded = time.monotonic()
        """When the device was opened, when it last asked for samples, and when something could last be heard."""
        self._times = self._given = 0
        """How often it has asked, and how many samples it has been given."""
        self._device = open_(self._give)
        self._asked = time.monotonic()      # opening may have taken long

    def add(self, samples: array[int], *, after: int, loud: bool) -> None:
        """Let a sound be heard, after so many samples."""
        self._sounded = time.monotonic()
        self.mixer.add(samples, after=after, loud=loud)

    def _give(self, frames: int) -> array[int]:
        """What the device asks for, in a thread of its own."""
        self._asked = time.monotonic()
        self._times += 1
        self._given += frames
        if self.mixer.busy:
            self._sounded = self._asked
        return self.mixer.mix(frames)

    @property
    def plays(self) -> bool:
        """Whether the device has gone on asking."""
        return self._times > 1

    @property
    def lost(self) -> bool:
        """Whether the device asks for nothing any more, as when its server has ended: it says nothing of that."""
        return time.monotonic() - self._asked > (self._deaf if self.plays else _SLOW)

    @property
    def endless(self) -> bool:
        """Whether the device asks for more than can be heard."""
        return self._given > (time.monotonic() - self._opened) * RATE + _AHEAD

    @property
    def silence(self) -> float:
        """For how many seconds nothing has been heard."""
        return 0.0 if self.mixer.busy else time.monotonic() - self._sounded

    def close(self) -> threading.Thread:
        """Let the device go in a thread of its own, where one whose server has ended stays for good."""
        closing = threading.Thread(target=self._device.close, name="end of a sound device", daemon=True)
        closing.start()
        return closing


class SoundPlayer:
    """Never waits, never fails: where no device is, there is silence, and in the place of one that dies comes another.

    `open_` opens a device for a source of samples, or raises NoDevice; it is let go after `rest` seconds of silence, or
    after `deaf` seconds without a sign of life. If no other can be opened then, a sound tries again after `again`
    seconds.
    """

    def __init__(self, open_: Callable[[Source], Device] = open_device, rest: float = REST, deaf: float = DEAF,
                 again: float = AGAIN) -> None:
        self._open = open_
        self._rest = rest
        self._deaf = deaf
        self._again = again
        self._cues: SimpleQueue[_Cue | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._stream: _Stream | None = None
        self._silent = False
        self._has_played = False
        self._never_began = 0
        """How many devices have been lost one after the other before they played."""
        self._tried = float("-inf")
        """When no device could be opened."""

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
                cue = self._cues.get(timeout=_GLANCE if self._stream is not None else None)
            except Empty:
                self._look_after()
                continue
            if cue is None:
                break
            self._begin(cue)
        if self._stream is not None and not self._stream.lost:
            self._let_go(self._stream).join()

    def _begin(self, cue: _Cue) -> None:
        samples = cue.read()
        self._leave_dead()
        if self._stream is None:
            self._take_device()
        elif time.monotonic() - cue.asked > STALE:
            return
        if self._stream is not None:
            self._stream.add(samples, after=round(cue.wait * RATE), loud=cue.loud)

    def _take_device(self) -> None:
        """Open a device; where there has never been one, there is silence until the program is started again."""
        if self._silent or time.monotonic() - self._tried < self._again:
            return
        try:
            self._stream = _Stream(self._open, self._deaf)
        except NoDevice:
            self._tried = time.monotonic()
            self._silent = self._silent or not self._has_played

    def _look_after(self) -> None:
        """Let the device go after a silence, or if it is dead or none."""
        self._leave_dead()
        if self._stream is None:
            return
        if self._stream.endless:
            self._silent = True
        elif self._stream.silence > self._rest:
            self._let_go(self._stream)

    def _leave_dead(self) -> None:
        """Leave a device that is dead to itself; where two never began to play, there is silence."""
        if self._stream is not None and self._stream.lost:
            self._let_go(self._stream)
            self._silent = self._silent or self._never_began > 1

    def _let_go(self, stream: _Stream) -> threading.Thread:
        self._stream = None
        self._has_played = self._has_played or stream.plays
        self._never_began = 0 if stream.plays else self._never_began + stream.lost
        return stream.close()
