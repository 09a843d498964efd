"""The ways to arrange a table, and the widths of the cards in its parts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

EDGE: Final = 12.0
"""Between the edge of the table and what lies on it."""
RIBBON: Final = 44.0
"""The height of the prompt over one's own hand."""
RISE: Final = 24.0
"""Between the prompt and the hand, whose cards rise: those that can be played, and the one under the pointer."""
COLUMNS: Final = 20.0
"""Between what lies side by side."""
_APART: Final = 8.0
_TIGHT: Final = 4.0


class Sides(Enum):
    """Where piles and supplies lie."""

    BESIDE = "beside"       # to the left and right of the hero
    HIGH = "high"           # to the left and right of the stalls above the hero
    LOW = "low"             # in the viewer's own band, to the right of the hand


class Style(NamedTuple):
    """One way to arrange a table."""

    corners: bool
    """Whether rivals sit in the corners beside the hero, instead of in a band above it."""
    below: bool
    """Whether rivals' cards lie below their plaques, instead of beside them."""
    rival_lines: int
    column: bool
    """Whether what makes up the hero lies below one another, instead of side by side."""
    above: bool
    """Whether the stalls stand above the hero, instead of beside it."""
    sides: Sides
    side_lines: int
    tight: bool = False
    """Whether gaps are as narrow as they may be, and the hero goes without a caption."""
    bare: bool = False
    """Whether piles go without captions, too."""

    @property
    def apart(self) -> float:
        """The gap between what lies below one another."""
        return _TIGHT if self.tight else _APART

    @property
    def middle(self) -> Style:
        """The same, as far as it matters for the middle."""
        return self._replace(corners=False, below=False, rival_lines=1)

    @property
    def calm(self) -> float:
        """How calm the arrangement is: 1 for the plainest. In a corner, cards lie well below their plaque."""
        lines = self.rival_lines + self.side_lines - 2
        return 0.97 ** (lines + (self.below and not self.corners) + (self.sides is Sides.LOW))


@dataclass(frozen=True, slots=True)
class Widths:
    """The widths of the cards in each part, in pixels."""

    hand: float
    hero: float
    side: float
    beside: float
    rival: float
