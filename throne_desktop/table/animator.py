"""Movement on the table: one timer that runs only while something moves. Nothing here changes a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QTransform

from throne_desktop.table.items import CardItem

FRAME: Final = 16           # milliseconds between two frames
FLY: Final = 300            # a card goes from one zone to another
STAGGER: Final = 45         # between cards that go together
PART: Final = 120           # a card of the hand comes forward, and its neighbours part
RISE: Final = 400           # a token moves on its track, and its tower rises or sinks with it
GLIDE_BACK: Final = 220     # a card returns from where it may not lie
REST: Final = 120           # after a stage, so that the eye can follow
REST_BEFORE_LOSS: Final = 750   # a card that ends a row stays for a moment before the row goes
BREATH: Final = 500         # before an important card turns
REST_AFTER_CRY: Final = 750     # so that words over the table can be read
REST_AFTER_REVEAL: Final = 1100


@dataclass(slots=True)
class Tween:
    """One moving card. Times are in milliseconds from the start of the batch.

    The higher `slowing`, the sooner it is almost there. `turn` is called halfway through a flip; `spin` is the angle in
    degrees through which the card turns on its way. `sound` is heard when it arrives, or when its other side is seen if
    it turns over where it lies.
    """

    item: CardItem
    start: QPointF
    end: QPointF
    delay: int = 0
    duration: int = FLY
    scale: float = 1.0
    turn: Callable[[], None] | None = None
    turned: bool = False
    spin: float = 0.0
    slowing: int = 3
    sound: str = ""

    def at(self, time: float) -> bool:
        """Put the card where it is at that time; returns whether it has arrived."""
        part = min(1.0, max(0.0, (time - self.delay) / self.duration))
        eased = 1 - (1 - part) ** self.slowing
        self.item.setPos(self.start + (self.end - self.start) * eased)
        self.item.setScale(self.scale + (1 - self.scale) * eased)
        if self.turn is not None:
            self._flip(eased)
        elif self.spin:
            self._rotate(self.spin * (1 - eased))
        return part >= 1.0

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""
        return self.turned if self.turn is not None and self.start == self.end else time >= self.delay + self.duration

    def _rotate(self, angle: float) -> None:
        size = self.item.card_size
        x, y = size.width() / 2, size.height() / 2
        self.item.setTransform(QTransform().translate(x, y).rotate(angle).translate(-x, -y))

    def _flip(self, part: float) -> None:
        if part >= 0.5 and not self.turned and self.turn is not None:
            self.turn()
            self.turned = True
        width = max(0.02, abs(1 - 2 * part))
        centre = self.item.card_size.width() / 2
        self.item.setTransform(QTransform().translate(centre, 0).scale(width, 1).translate(-centre, 0))


class Animator(QObject):
    """Plays batches of tweens, each followed by a rest. What is skipped makes no sound."""

    sounded = Signal(str)
    """The name of a sound, when it is to be heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._frame)
        self._clock = QElapsedTimer()
        self._tweens: list[Tween] = []
        self._rest = 0
        self._stays = False
        self._done: Callable[[], None] | None = None
        self._cue = ""

    @property
    def running(self) -> bool:
        """Whether something moves, or rests before the next thing does."""
        return self._done is not None

    @property
    def stays(self) -> bool:
        """Whether all has arrived, and stays as it is until it is skipped."""
        return self.running and self._stays and not self._timer.isActive()

    def play(self, tweens: list[Tween], rest: int, done: Callable[[], None], *, stays: bool = False,
             cue: str = "") -> None:
        """Move the cards, rest for that many milliseconds (if it `stays`, until it is skipped), then call `done`.

        At speed 0 everything happens at once. `cue` is a sound to begin with.
        """
        self._tweens, self._rest, self._done, self._stays, self._cue = tweens, rest, done, stays, cue
        if self.speed <= 0:
            self.skip()
            return
        self._clock.start()
        for tween in tweens:
            tween.at(0.0)
        self._timer.start()

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        self._timer.stop()
        for tween in self._tweens:
            tween.at(float(tween.delay + tween.duration))
        self._finish()

    def stop(self) -> None:
        """Leave everything where it is, and drop what was to follow."""
        self._timer.stop()
        self._tweens = []
        self._done = None

    def _frame(self) -> None:
        time = self._clock.elapsed() * self.speed
        arrived = [tween.at(time) for tween in self._tweens]
        self._ring(time)
        longest = max((tween.delay + tween.duration for tween in self._tweens), default=0)
        if all(arrived) and self._stays:
            self._timer.stop()
        elif all(arrived) and time >= longest + self._rest:
            self._timer.stop()
            self._finish()

    def _ring(self, time: float) -> None:
        """Let be heard what is due; each sound once."""
        due, self._cue = [self._cue] if self._cue else [], ""
        for tween in self._tweens:
            if tween.sound and tween.rings(time):
                due.append(tween.sound)
                tween.sound = ""
        for sound in due:
            self.sounded.emit(sound)

    def _finish(self) -> None:
        done, self._done, self._tweens = self._done, None, []
        if done is not None:
            done()
