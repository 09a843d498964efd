"""How the parts of the ribbon lie: in which way they are dressed, which buttons are shown, and where."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QPushButton

from engine.core.moves import Move
from throne_desktop.look import theme

LOW: Final = 38
HIGH: Final = 44
"""The height of the ribbon without and with buttons, in pixels, at the usual text size."""
SIDES: Final = (22, 9)
"""Pixels to the left of the words and to the right of the last button, where there is room and where there is not."""
APART: Final = 7
_ABOVE: Final = 2
"""Pixels above and below the words and the buttons, at least."""
_REACH: Final = 400
"""Pixels from the middle of the room to the right edge of a button that gives something up, at the usual text size."""


class MoveButton(QPushButton):
    """A button of the ribbon, with the Move that it makes, or None if it does something else.

    One that is `last` stands at the right end, always at the same place. One that is `spare` can be left out: its move
    can be made elsewhere, too.
    """

    def __init__(self, words: str, move: Move | None = None, *, last: bool = False, spare: bool = False) -> None:
        super().__init__(words)
        self.move_made = move
        self.last = last
        self.spare = spare


class RibbonWay(NamedTuple):
    """A way to lay out the ribbon: whether all is packed closely, the most lines of what is asked, and whether these
    are in smaller letters."""

    tight: bool
    lines: int
    fine: bool


WAYS: Final = (RibbonWay(False, 1, False), RibbonWay(True, 1, False), RibbonWay(True, 2, False),
               RibbonWay(True, 2, True))
"""The best first."""

Sizes = tuple[QSize, dict[MoveButton, QSize]]


class RibbonPlan(NamedTuple):
    """The buttons to show, the sizes of all parts laid out in one way, and the room they have."""

    way: RibbonWay
    shown: list[MoveButton]
    words: QSize
    sizes: dict[MoveButton, QSize]
    room: QRect

    @property
    def side(self) -> int:
        """Pixels at the left and at the right end."""
        return SIDES[self.way.tight]

    @property
    def frame(self) -> int:
        """The width of all but the words."""
        return 2 * self.side + sum(self.sizes[button].width() + APART for button in self.shown)

    @property
    def size(self) -> QSize:
        """The size of the whole, without a remark."""
        parts = (self.words, *(self.sizes[button] for button in self.shown))
        height = max(HIGH if self.shown else LOW, *(part.height() + 2 * _ABOVE for part in parts))
        return QSize(self.frame + self.words.width(), height)

    @property
    def is_anchored(self) -> bool:
        """Whether the last button has its own place, so that the ribbon ends there."""
        return bool(self.shown) and self.shown[-1].last

    @property
    def most(self) -> int:
        """How wide the ribbon can be."""
        return self._end - self.room.left() if self.is_anchored else self.room.width()

    @property
    def fits(self) -> bool:
        """Whether the whole lies within the room."""
        return self.size.width() <= self.most and self.size.height() <= self.room.height()

    def lying(self, width: int) -> tuple[int, int]:
        """Left edge and width of a ribbon whose parts need that width: in the middle, or ending at its own place."""
        if not self.is_anchored:
            return self.room.left() + (self.room.width() - width) // 2, width
        even = 2 * (self._end - self.room.center().x())
        left = max(self.room.left(), self._end - max(width, even))
        return left, self._end - left

    @property
    def _end(self) -> int:
        """Where an anchored ribbon ends: its last button stands at the same place, however closely all is packed."""
        place = min(self.room.center().x() + theme.widened(_REACH), self.room.right() + 1 - SIDES[0])
        return place + self.side
