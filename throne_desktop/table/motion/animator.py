"""Movement on the table: one timer that runs only while something moves. Nothing here changes a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from throne_desktop.table.motion.frames import USUAL, Swept, screen_of, time_of_frame
from throne_desktop.table.motion.tweens import Moving

_MOST_STAGES: Final = 1_000
"""More than any move is shown in."""


class Animator(QObject):
    """Plays batches of what moves, each followed by a rest. What is skipped makes no sound."""

    sounded = Signal(str)
    """The name of a sound, when it is to be heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        """How many times as fast as usual; at 0 everything happens at once."""
        self.reduced = False
        """Whether everything fades instead of moving."""
        self.ends_all = False
        """Whether a click ends all that a move is shown in, and not only what is moving."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._frame)
        self._clock = QElapsedTimer()
        self._batch: Sequence[Moving] = ()
        self._swept = Swept(())
        self._rest = 0
        self._stays = False
        self._done: Callable[[], None] | None = None
        self._cue = ""
        self.skipping = False
        """Whether something is being skipped just now: whoever goes on may skip what follows, too."""

    def follow(self, speed: float, *, reduced: bool) -> None:
        """Move as the player wants it from now on."""
        self.speed, self.reduced = speed, reduced

    @property
    def running(self) -> bool:
        """Whether something moves, or rests before the next thing does."""
        return self._done is not None

    @property
    def interval(self) -> int:
        """Milliseconds until the next frame is made, once something moves."""
        return self._timer.interval()

    @property
    def stays(self) -> bool:
        """Whether all has arrived, and stays as it is until it is skipped."""
        return self.running and self._stays and not self._timer.isActive()

    def play(self, batch: Sequence[Moving], rest: int, done: Callable[[], None], *, stays: bool = False,
             cue: str = "") -> None:
        """Move all of a batch, rest for that many milliseconds (if it `stays`, until it is skipped), then call `done`.

        `cue` is a sound to begin with.
        """
        self._batch, self._rest, self._done, self._stays, self._cue = batch, rest, done, stays, cue
        if self.speed <= 0:
            self.skip()
            return
        for moving in batch:
            if self.reduced:
                moving.reduce()
            moving.at(0.0)
        self._swept = Swept(batch)
        self._clock.start()
        screen = screen_of(self.parent())
        self._timer.start(time_of_frame(screen.refreshRate() if screen is not None else USUAL))

    def show_at(self, time: float) -> None:
        """Show all that moves as it is that many milliseconds after it began."""
        for moving in self._batch:
            moving.at(time)

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        self._timer.stop()
        for moving in self._batch:
            moving.at(float(moving.ends))
        before, self.skipping = self.skipping, True
        self._finish()
        self.skipping = before

    def hurry(self) -> None:
        """Somebody wants to see no more of this: end what is moving, or all that follows as well."""
        if self.ends_all:
            self.skip_all()
        else:
            self.skip()

    def skip_all(self) -> None:
        """Jump to the end of what is moving, and of all that was to follow it."""
        for _ in range(_MOST_STAGES):
            if not self.running:
                break
            self.skip()

    def stop(self) -> None:
        """Leave everything where it is, and drop what was to follow."""
        self._timer.stop()
        self._let_go()
        self._done = None

    def _frame(self) -> None:
        time = self._clock.elapsed() * self.speed
        self.show_at(time)
        self._swept.paint_in_one()
        self._ring(time)
        longest = max((moving.ends for moving in self._batch), default=0)
        if time >= longest and self._stays:
            self._timer.stop()
        elif time >= longest + self._rest:
            self._timer.stop()
            self._finish()
        elif time >= longest:
            self._timer.start(ceil((longest + self._rest - time) / self.speed))     # nothing is painted while it rests

    def _ring(self, time: float) -> None:
        """Let be heard what is due; each sound once."""
        due, self._cue = [self._cue] if self._cue else [], ""
        for moving in self._batch:
            if moving.sound and moving.rings(time):
                due.append(moving.sound)
                moving.sound = ""
        for sound in due:
            self.sounded.emit(sound)

    def _finish(self) -> None:
        done, self._done = self._done, None
        self._let_go()
        if done is not None:
            done()

    def _let_go(self) -> None:
        self._batch, self._swept = (), Swept(())
