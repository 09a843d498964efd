"""What can be moved: a card on its way (Tween), or anything that changes from 0 to 1 (Track)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion.motions import FADE, PLAY, TURN_AWAY, TURN_HERE, Motion, out_quad


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

    At its start its picture is shown at `scale`; where it goes it is `width` pixels wide, or 0 for as wide as its
    picture. `turn` shows its other side halfway through a flip; `spin` is the angle in degrees through which the card
    turns on its way. `sound` is heard when it arrives, or when its other side is seen if it turns over where it lies.
    What is `fresh` off a pile cannot be seen before it begins.
    """

    item: CardItem
    start: QPointF
    end: QPointF
    motion: Motion = PLAY
    delay: int = 0
    scale: float = 1.0
    width: float = 0.0
    turn: Callable[[], None] | None = None
    turned: bool = False
    spin: float = 0.0
    sound: str = ""
    fresh: bool = False
    jumps: bool = False
    """Whether it is seen all the time where motion is reduced: it only makes room."""

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
        lifted = 1 + (self.motion.lifted - 1) * self._height(part, time)
        self._place(part, lifted)
        self.item.lift(self._height(part, time) if self.motion.flies else 0.0)
        if self.turn is not None:
            self._flip(time - self.delay)
        elif self.spin:
            self.item.tilt(self.spin * (1 - self.motion.along(part)))

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""
        if self.turn is not None and self.start == self.end:
            return self.turned
        return time >= (self.ends if self.motion is FADE else self.delay + self.motion.time)

    def _place(self, part: float, lifted: float) -> None:
        """Put it somewhere on its way, around the middle of which it grows."""
        way = self.end - self.start
        eased = self.motion.along(part, hypot(way.x(), way.y()))
        point = self.start + way * eased
        if self.motion.arc:
            up = QPointF(way.y(), -way.x()) * (1 if way.x() >= 0 else -1)
            point += up * (self.motion.arc * 4 * eased * (1 - eased))
        if part >= 1.0:
            self._arrive()
        size = self.scale + ((self.width or self.item.width) / self.item.width - self.scale) * eased
        grown = size * (lifted - 1) / 2
        self.item.setPos(point - QPointF(self.item.card_size.width(), self.item.card_size.height()) * grown)
        self.item.setScale(size * lifted)

    def _arrive(self) -> None:
        """Show it as it lies there."""
        if self.width and self.width != self.item.width:
            self.item.show_face(self.item.face_shown, self.item.lies, self.width)

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
        width = max(0.02, here if away >= 1.0 else 1 - away)
        centre = self.item.card_size.width() * self.item.scale() / 2
        self.item.setTransform(QTransform().translate(centre, 0).scale(width, 1).translate(-centre, 0))

    def _show_other_side(self) -> None:
        if self.turn is not None and not self.turned:
            self.turned = True
            self.turn()

    def _fade(self, time: float) -> None:
        """Out where it lay, and then in where it lies, without any movement between."""
        gone = FADE.ease(_share(time - self.delay, FADE.time))
        come = FADE.ease(_share(time - self.delay - FADE.time, FADE.time))
        if gone < 1.0:
            self.item.setPos(self.start)
            self.item.setScale(self.scale)
        else:
            self._show_other_side()
            self._arrive()
            self.item.setPos(self.end)
            self.item.setScale(1.0)
        self.item.setOpacity(1.0 if self.jumps else come if gone >= 1.0 else 1 - gone)


@dataclass(slots=True)
class Track:
    """Something that is shown from 0 to 1, such as how bright a light is, beginning after the `delay`."""

    show: Callable[[float], object]
    motion: Motion
    delay: int = 0
    sound: str = ""

    @property
    def ends(self) -> int:
        """When it has come to 1."""
        return self.delay + self.motion.lasts

    def reduce(self) -> None:
        """Come at once."""
        self.motion, self.delay = FADE, 0

    def at(self, time: float) -> None:
        """Show it as it is at that time."""
        self.show(self.motion.along(_share(time - self.delay, self.motion.time)))

    def rings(self, time: float) -> bool:
        """Whether its sound is due at that time."""
        return time >= self.ends


def _share(time: float, whole: int) -> float:
    """Which share of a whole has passed after some time."""
    return min(1.0, max(0.0, time / whole))
