"""How the plots of a town lie in the room for it: two cells under each roof, in as few lines as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from throne_desktop.table.geometry.zone_block import RATIO

BETWEEN: Final = 0.06       # between the two cells of a plot, card widths
EAVES: Final = 0.1          # how far a roof reaches beyond its plot, card widths
GAP: Final = 0.36           # between two plots, card widths
NARROW_GAP: Final = 0.24
_SLIVER: Final = 0.34
"""The width of a cell without a card where room is short, in card widths."""
_SMALLEST: Final = 24
_LINE_GAP: Final = 8.0
_ROUNDING: Final = 0.01
_SPINE: Final = 0.44
_LEAST_SPINE: Final = 25.0
_EDGE: Final = 0.2
_LEAST_EDGE: Final = 11.0
"""How much of a covered card shows, in card widths, and at least in pixels: its spine, or just its index."""


class PlotCells(NamedTuple):
    """Which of the two cells of a plot hold a card."""

    left: bool
    right: bool

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return self.left + self.right


class PlotStyle(NamedTuple):
    """One way to lay out plots: the width of a cell without a card, and the gap between plots, in card widths.

    With `overlap`, that much of each card shows beside the next one, and at least `least` pixels.
    """

    empty: float
    gap: float
    overlap: float = 0.0
    least: float = 0.0
    rating: float = 1.0
    """The factor by which it is better or worse than others with cards of the same size."""

    def step(self, width: float) -> float:
        """How much of a covered card shows."""
        return max(self.least, self.overlap * width)


class Roofs(NamedTuple):
    """The height of a roof in card widths, and at least in pixels."""

    share: float
    least: float

    def height(self, width: float) -> float:
        """The height over cards of that width."""
        return max(self.least, self.share * width)


class TownLayouts(NamedTuple):
    """How the plots of one town may be laid out: in which styles, under which roofs, and with cards how wide.

    `good` is the width of cards from which it matters more how they lie.
    """

    styles: tuple[PlotStyle, ...]
    roofs: Roofs
    good: float
    most: float


OWN_STYLES: Final = (PlotStyle(1.0, GAP), PlotStyle(1.0, NARROW_GAP, rating=0.95),
                     PlotStyle(_SLIVER, NARROW_GAP, rating=0.8))
RIVAL_STYLES: Final = (PlotStyle(0.0, NARROW_GAP), PlotStyle(0.0, 0.0, 0.75, _LEAST_SPINE, 0.85),
                       PlotStyle(0.0, 0.0, _SPINE, _LEAST_SPINE, 0.7), PlotStyle(0.0, 0.0, _EDGE, _LEAST_EDGE, 0.6))
KEPT_FOR_RIVAL: Final = PlotStyle(0.0, 0.0, _SPINE)
"""How a rival's plots lie in the room that is kept for them."""


@dataclass(frozen=True, slots=True)
class Cells:
    """The plots of a town as they lie: the width of its cards, the height of its roofs, and for each plot its walls.

    Roofs reach beyond the walls by their `eaves`, where there are gaps between plots.
    `sides` are the cells at the left and at the right of the plots, `free` how much of the width of a card there shows.
    """

    width: float
    roof: float
    eaves: float
    walls: list[QRectF] = field(default_factory=list)
    sides: tuple[list[QRectF], list[QRectF]] = field(default_factory=lambda: ([], []))
    free: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))


def usual(number: int) -> list[PlotCells]:
    """Plots for which room is kept: one in three has both its cards."""
    return [PlotCells(True, each % 3 == 0) for each in range(number)]


def least_width(plots: Sequence[PlotCells], style: PlotStyle, width: float) -> float:
    """The width of these plots in one line."""
    return _line_width(plots, style, width)


def plan(plots: Sequence[PlotCells], room: QRectF, kind: TownLayouts, most: float) -> Cells:
    """The plots in that room, in the best style, with cards at most `most` wide."""
    return _planned(tuple(plots), (room.x(), room.y(), room.width(), room.height()), kind, most)


@lru_cache(maxsize=64)
def _planned(plots: tuple[PlotCells, ...], within: tuple[float, float, float, float], kind: TownLayouts,
             most: float) -> Cells:
    """The same, kept while a town stays as it is: the table is laid again for every look at a card."""
    room = QRectF(*within)
    tries = [(_largest(plots, room, kind.roofs, style, most), style) for style in kind.styles]
    width, style = max(tries, key=lambda each: (min(each[0], kind.good) * each[1].rating, each[0] * each[1].rating))
    if not width:
        style, width = _squeezed(plots, room.width(), kind.styles[-1]), float(_SMALLEST)
    return _placed(plots, room, kind.roofs, style, width)


def _squeezed(plots: Sequence[PlotCells], room: float, style: PlotStyle) -> PlotStyle:
    """A style in which the smallest cards fit into one line, however little of them shows."""
    covered = max(1, sum(plot.cards for plot in plots) - 1)
    return style._replace(overlap=(room / _SMALLEST - 1 - 2 * EAVES) / covered - 0.001, least=0.0)


def _largest(plots: Sequence[PlotCells], room: QRectF, roofs: Roofs, style: PlotStyle, most: float) -> float:
    """The width of the largest cards with which all plots fit; 0 if none do."""
    low, high = _SMALLEST, max(_SMALLEST, int(most))
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(plots, room, roofs, style, middle):
            low = middle
        else:
            high = middle - 1
    return float(low) if _fits(plots, room, roofs, style, low) else 0.0


def _fits(plots: Sequence[PlotCells], room: QRectF, roofs: Roofs, style: PlotStyle, width: float) -> bool:
    lines = _lines(plots, room.width(), style, width)
    height = len(lines) * (roofs.height(width) + RATIO * width + _LINE_GAP) - _LINE_GAP
    return (height <= room.height() + _ROUNDING
            and all(_line_width(line, style, width) <= room.width() + _ROUNDING for line in lines))


def _wall(plot: PlotCells, style: PlotStyle, width: float, *, last: bool) -> float:
    """The width of what can be seen of a plot; the last one of a line is not covered."""
    if style.overlap:
        return plot.cards * style.step(width) + (width - style.step(width) if last else 0.0)
    beside = 1.0 if plot.cards > 1 else style.empty
    return (1.0 + (beside + BETWEEN if beside else 0.0)) * width


def _line_width(line: Sequence[PlotCells], style: PlotStyle, width: float) -> float:
    """The width of a line with the eaves at both ends."""
    walls = sum(_wall(plot, style, width, last=number == len(line) - 1) for number, plot in enumerate(line))
    return walls + (max(0, len(line) - 1) * style.gap + 2 * EAVES) * width


def _lines(plots: Sequence[PlotCells], room: float, style: PlotStyle, width: float) -> list[list[PlotCells]]:
    """The plots in order, in as few lines as that room allows."""
    lines: list[list[PlotCells]] = [[]]
    for plot in plots:
        if lines[-1] and _line_width([*lines[-1], plot], style, width) > room:
            lines.append([])
        lines[-1].append(plot)
    return lines


def _evened(plots: Sequence[PlotCells], room: float, style: PlotStyle, width: float) -> list[list[PlotCells]]:
    """The same with lines about as long as one another: no plot stands alone in a last line."""
    number = len(_lines(plots, room, style, width))
    rooms = (room * share / 20 for share in range(1, 20))
    narrowest = next((each for each in rooms if len(_lines(plots, each, style, width)) == number), room)
    return _lines(plots, narrowest, style, width)


def _placed(plots: Sequence[PlotCells], room: QRectF, roofs: Roofs, style: PlotStyle, width: float) -> Cells:
    """The cells of the plots, whose lines are centred in the room and stand on its lower edge."""
    cells = Cells(width, roofs.height(width), 0.0 if style.overlap else EAVES * width)
    lines = _evened(plots, room.width(), style, width)
    high = cells.roof + RATIO * width + _LINE_GAP
    top = room.bottom() - len(lines) * high + _LINE_GAP + cells.roof
    for line in lines:
        x = room.center().x() - _line_width(line, style, width) / 2 + EAVES * width
        for number, plot in enumerate(line):
            last = number == len(line) - 1
            wall = QRectF(x, top, _wall(plot, style, width, last=last), RATIO * width)
            _add(cells, plot, style, wall, last=last)
            x = wall.right() + style.gap * width
        top += high
    return cells


def _add(cells: Cells, plot: PlotCells, style: PlotStyle, wall: QRectF, *, last: bool) -> None:
    """Add one plot with its two cells; one without a card takes what is left of the wall."""
    width, step = cells.width, style.step(cells.width)
    cells.walls.append(wall)
    left, right = QRectF(wall), QRectF(wall)
    left.setWidth(width if plot.left else max(0.0, wall.width() - width * (1 + BETWEEN)))
    right.setLeft(wall.left() if not plot.left and style.overlap else wall.right() - width)
    if plot.left and style.overlap:
        right.setLeft(wall.left() + step)
    elif plot.left and not plot.right:
        right.setLeft(min(wall.right(), left.right() + BETWEEN * width))
    right.setWidth(width if plot.right else max(0.0, wall.right() - right.left()))
    free = [min(step, width), width if last else min(step, width)] if style.overlap else [width, width]
    if style.overlap and last and not plot.right:
        free[0] = width
    for side, rect in enumerate((left, right)):
        cells.sides[side].append(rect)
        cells.free[side].append(free[side])
