"""What can be moved: a card on its way (Tween), or anything that changes from 0 to 1 (Track)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Final, Protocol

from PySide6.QtCore import QPointF

from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion.motions import FADE, PLAY, TURN_AWAY, TURN_HERE, Motion, out_quad

_HALF: Final = 0.5
"""The share of its way on which a card takes its other size, and of its height on which it is seen as high as it flies.
"""
_EDGE_ON: Final = 0.02
"""The share of its width at which a card is seen that turns its edge to us."""


class Moving(Protocol):
    """Something that moves. Times are in milliseconds from the start of its batch."""

    sound: str
    """What is heard once it is due; "" for nothing."""

    @property
    def ends(self) -> int:
        """When it is at rest."""

    def at(self, time: float) -> None:
        """Show it as it is at that time."""

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""

    def reduce(self) -> None:
        """Fade from now on, and do not move."""


@dataclass(slots=True)
class Tween:
    """One card on its way, which begins after the `delay`.

    It is `from_width` pixels wide where it sets off and `width` where it arrives (0 for as wide as it is), and grows
    from one to the other in one step: a picture that is only moved costs a fifth of one that is scaled. `turn` shows
    its other side halfway through a flip; `spin` is the angle in degrees through which the card turns on its way.
    `sound` is heard when it arrives, or when its other side is seen if it turns over where it lies. What is `fresh` off
    a pile cannot be seen before it begins.
    """

    item: CardItem
    start: QPointF
    end: QPointF
    motion: Motion = PLAY
    delay: int = 0
    from_width: float = 0.0
    width: float = 0.0
    turn: Callable[[], None] | None = None
    turned: bool = False
    spin: float = 0.0
    sound: str = ""
    fresh: bool = False
    jumps: bool = False
    """Whether it is seen all the time where motion is reduced: it only makes room."""

    def __post_init__(self) -> None:
        self.from_width = self.from_width or self.item.width

    @property
    def ends(self) -> int:
        """When it is at rest."""
        if self.motion is FADE:
            return self.delay + 2 * FADE.time
        return self.delay + max(self.motion.lasts, TURN_AWAY.time + TURN_HERE.time if self.turn is not None else 0)

    def reduce(self) -> None:
        """Fade out where it lies, and in where it goes."""
        self.jumps = not self.motion.flies and self.turn is None
        self.motion = FADE

    def at(self, time: float) -> None:
        """Put the card where it is at that time."""
        if self.fresh:
            self.item.setVisible(time >= self.delay)
        if self.motion is FADE:
            self._fade(time)
            return
        part = _share(time - self.delay, self.motion.time)
        self._place(part)
        if self.turn is not None:
            self._flip(time - self.delay)
        elif self.spin:
            self.item.tilt(self.spin * (1 - self.motion.along(part)))
        if self.motion.flies and time >= self.delay:
            self._fly(part, time)

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""
        if self.turn is not None and self.start == self.end:
            return self.turned
        return time >= (self.ends if self.motion is FADE else self.delay + self.motion.time)

    def _place(self, part: float) -> None:
        """Put it somewhere on its way, around the middle of which it grows."""
        way = self.end - self.start
        eased = self.motion.along(part, hypot(way.x(), way.y()))
        point = self.start + way * eased
        if self.motion.arc:
            up = QPointF(way.y(), -way.x()) * (1 if way.x() >= 0 else -1)
            point += up * (self.motion.arc * 4 * eased * (1 - eased))
        if self.width:
            point += self._grow(eased)
        self.item.lay(point)

    def _grow(self, eased: float) -> QPointF:
        """Be as wide as it is on that part of its way; returns by how much its corner moves with that."""
        self.item.resize(self.width if eased >= _HALF else self.from_width)
        size, wide = self.item.card_size, self.from_width + (self.width - self.from_width) * eased
        return QPointF(size.width(), size.height()) * (wide / self.item.width - 1) / 2

    def _fly(self, part: float, time: float) -> None:
        """Be high above the table or close to it, and have its picture up there ready before it is needed."""
        if self._height(part, time) >= _HALF:
            self.item.rise(self.motion.lifted)
        elif part < _HALF:
            self.item.make_ready(self.motion.lifted)
        elif time < self.ends:
            self.item.sink()
        else:
            self.item.land()

    def _height(self, part: float, time: float) -> float:
        """How high above the table it is, from 0 to 1: highest where it arrives if it settles, else midway."""
        if not self.motion.settle:
            return 4 * part * (1 - part)
        return out_quad(part) - self.motion.ease(_share(time - self.delay - self.motion.time, self.motion.settle))

    def _flip(self, time: float) -> None:
        """Turn it across its width: away until its edge is seen, then here with its other side."""
        away = TURN_AWAY.ease(_share(time, TURN_AWAY.time))
        here = TURN_HERE.ease(_share(time - TURN_AWAY.time, TURN_HERE.time))
        if away >= 1.0:
            self._show_other_side()
        self.item.narrow(max(_EDGE_ON, here if away >= 1.0 else 1 - away))

    def _show_other_side(self) -> None:
        if self.turn is not None and not self.turned:
            self.turned = True
            self.turn()

    def _fade(self, time: float) -> None:
        """Out where it lay, and then in where it lies, without any movement between."""
        gone = FADE.ease(_share(time - self.delay, FADE.time))
        come = FADE.ease(_share(time - self.delay - FADE.time, FADE.time))
        if gone < 1.0:
            self._be(self.start, self.from_width)
        else:
            self._show_other_side()
            self._be(self.end, self.width)
        self.item.setOpacity(1.0 if self.jumps else come if gone >= 1.0 else 1 - gone)

    def _be(self, corner: QPointF, width: float) -> None:
        if self.width:
            self.item.resize(width)
        self.item.lay(corner)


class Timed:
    """What begins after its `delay`, is at rest as soon as its `motion` is over, and is heard then."""

    __slots__ = ()

    delay: int
    motion: Motion

    @property
    def ends(self) -> int:
        """When it is at rest."""
        return self.delay + self.motion.lasts

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""
        return time >= self.ends

    def part(self, time: float) -> float:
        """How much of its motion has passed at that time, from 0 to 1."""
        return _share(time - self.delay, self.motion.time)


@dataclass(slots=True)
class Track(Timed):
    """Something that is shown from 0 to 1, such as how bright a light is, beginning after the `delay`."""

    show: Callable[[float], object]
    motion: Motion
    delay: int = 0
    sound: str = ""

    def reduce(self) -> None:
        """Come at once."""
        self.motion, self.delay = FADE, 0

    def at(self, time: float) -> None:
        """Show it as it is at that time."""
        self.show(self.motion.along(self.part(time)))


def _share(time: float, whole: int) -> float:
    """Which share of a whole has passed after some time."""
    return min(1.0, max(0.0, time / whole))
