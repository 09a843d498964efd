"""The one table of how things move: how long each takes, how it gets there, and what rests in between.

Times are in milliseconds at the usual speed. Nothing that moves has numbers of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cbrt
from typing import Final

from engine.table.flying import Flying

_MOST_OVER: Final = 0.25
"""Of a short way, what goes over its goal goes no more than this share."""

Easing = Callable[[float], float]
"""How far something has come, as a share of its way, after a share of its time."""


def linear(part: float) -> float:
    """At the same speed all along."""
    return part


def in_quad(part: float) -> float:
    """Slowly at first."""
    return part * part


def out_quad(part: float) -> float:
    """Slowly at last."""
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    """Fast at first, and slowly at last."""
    return 1 - (1 - part) ** 3


def in_out_cubic(part: float) -> float:
    """Slowly at first and at last."""
    return 4 * part ** 3 if part < 0.5 else 1 - 4 * (1 - part) ** 3


def out_back(part: float, over: float) -> float:
    """Beyond the goal by `over`, a share of the way, and back to it."""
    pull = 0.0
    for _ in range(20):     # the greatest value of the curve is 1 + 4 pull^3 / 27 (pull + 1)^2
        pull = cbrt(6.75 * over * (pull + 1) ** 2)
    return 1 + (pull + 1) * (part - 1) ** 3 + pull * (part - 1) ** 2


@dataclass(frozen=True, slots=True)
class Motion:
    """One way to move, which takes `time`.

    With `settle`, a card that flies arrives `lifted` times as large as it is, and then takes that long to lie down. The
    way bends by `arc`, a share of its length, or goes that many pixels `over` its goal. Those that set off together do
    so `apart`, and closer together if all of them would take longer than `in_all`. What `flies` throws a longer shadow.
    """

    time: int
    ease: Easing
    settle: int = 0
    lifted: float = 1.0
    arc: float = 0.0
    over: float = 0.0
    apart: int = 0
    in_all: int = 0
    flies: bool = False

    def along(self, part: float, length: float = 0.0) -> float:
        """How far along a way of so many pixels it is after a share of its time."""
        if self.over and length:
            return out_back(part, min(_MOST_OVER, self.over / length))
        return self.ease(part)

    @property
    def lasts(self) -> int:
        """How long it takes until all is at rest."""
        return self.time + self.settle

    def delay(self, number: int, together: int) -> int:
        """When that one of so many sets off, counted from 0."""
        if together < 2:
            return 0
        return number * min(self.apart, max(0, self.in_all - self.time) // (together - 1))


DEAL: Final = Motion(220, out_cubic, apart=45, in_all=900, flies=True)
PLAY: Final = Motion(260, out_cubic, settle=90, lifted=1.04, apart=45, in_all=900, flies=True)
TAKE: Final = Motion(320, in_out_cubic, arc=0.12, apart=45, in_all=900, flies=True)
TURN_AWAY: Final = Motion(120, in_quad)     # a flip, across the width: its first half
TURN_HERE: Final = Motion(120, out_quad)    # and its second
FLIP: Final = Motion(TURN_AWAY.time + TURN_HERE.time, linear)     # where the card lies
PART: Final = Motion(120, out_quad)         # a card of a hand comes forward, or makes room
TURN_ASIDE: Final = Motion(260, out_cubic)  # a card comes to lie on its side, or upright again
REFUSED: Final = Motion(280, out_cubic, over=6.0)   # back to where it lay: out_back
RISE: Final = Motion(400, in_out_cubic)     # a token on its track with its tower, and pips of a score
BEAM: Final = Motion(400, out_cubic)        # a win: light, then the winner's face, then the laurel
FACE: Final = Motion(300, out_cubic)
LAUREL: Final = Motion(200, out_cubic)
SHADE: Final = Motion(160, linear)          # at a climax all else grows dark, and light again
STRIKE: Final = Motion(150, in_quad)        # a verdict is stamped on a card
TOPPLE: Final = Motion(260, in_quad, apart=60, in_all=560)      # the cards of a row fall, one after the other
CLOSE: Final = Motion(340, in_out_cubic)    # two halves of a roof come together, a crown comes down
HOIST: Final = Motion(460, out_cubic)       # a flag goes up
PAY: Final = Motion(420, in_out_cubic, arc=0.12, apart=70, in_all=700, flies=True)      # coins go to a player
FADE: Final = Motion(120, linear)           # in place of all others, where motion is to be reduced: out, and in

WIN: Final = (("beam", BEAM), ("face", FACE), ("laurel", LAUREL))
"""What comes to light at the end of a game, one after the other."""

OF_FLIGHT: Final = {Flying.DEAL: DEAL, Flying.PLAY: PLAY, Flying.TAKE: TAKE, Flying.RISE: RISE}

BETWEEN_STROKES: Final = 450    # so that the eye can follow who went where
REST: Final = 120               # after a stage, so that the eye can follow
REST_BEFORE_LOSS: Final = 750   # a card that ends a row stays for a moment before the row goes
BREATH: Final = 500             # before an important card turns
HELD_BREATH: Final = 260        # before the climax of a game, once all else lies in the shade
REST_AFTER_STRIKE: Final = 160
REST_AFTER_CLIMAX: Final = 500
LONGEST_CLIMAX: Final = 1200    # no climax keeps anybody longer from what follows
REST_AFTER_CRY: Final = 750     # so that words over the table can be read
REST_AFTER_REVEAL: Final = 1100
LIT: Final = 420                # a step is lit before it happens
_READING: Final = 520
_READING_A_LETTER: Final = 21


def reading(words: str) -> int:
    """How long a sentence is shown."""
    return _READING + _READING_A_LETTER * len(words)
