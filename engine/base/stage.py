"""The place where a game is played: layers of drawings, and where on the table each of them lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple


class Height(NamedTuple):
    """A height on the table: `share` of the way from the top of the table, or of the hero, to its foot."""

    of: Literal["table", "hero"]
    share: float


def of_table(share: float) -> Height:
    """A height as a share of the table: 0 is its top, 1 its foot."""
    return Height("table", share)


def of_hero(share: float) -> Height:
    """A height as a share of what the stage is built around: 0 is its top, 1 its foot; others lie above or below."""
    return Height("hero", share)


TOP = of_table(0.0)
FOOT = of_table(1.0)


@dataclass(frozen=True, slots=True)
class Layer:
    """A drawing in the game's folder `stage`, between two heights; later layers lie over earlier ones.

    Without `at` it is stretched over the whole width. With it, it keeps its proportions, and lies that share of the way
    from the left edge of the table (0) to the right (1). With `repeated` it keeps them as well, more or less, but lies
    there as often as it takes to fill the width: an odd number of times, so that one is in the middle.
    """

    drawing: str
    top: Height
    foot: Height
    at: float | None = None
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """The place of a game, from the farthest layer to the nearest, and the curtain that hides it; cloth without them.

    It is built `around` these zones, or if none are named, around the hero of the table (`Part.HERO`). On a `bright`
    one, captions stand on small plaques.
    """

    place: tuple[Layer, ...] = ()
    curtain: tuple[Layer, ...] = ()
    around: tuple[str, ...] = ()
    bright: bool = False


BARE = Stage()
"""The stage of a game without one: green cloth, and a curtain of the program's own."""
