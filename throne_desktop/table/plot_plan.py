"""How the plots of a town lie in the room for it: two cells under each roof, in as few lines as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from throne_desktop.table.blocks import RATIO

BETWEEN: Final = 0.06       # between the two cells of a plot, card widths
EAVES: Final = 0.1          # how far a roof reaches beyond its plot, card widths
GAP: Final = 0.36           # between two plots, card widths
NARROW_GAP: Final = 0.24
SLIVER: Final = 0.34
"""The width of a cell without a card where room is short, in card widths."""
_SMALLEST: Final = 24
_SLIGHTLY_WORSE: Final = 0.8
"""The factor by which the slivers of a style make it worse: names in whole cells are easier to read."""
STACKED: Final = 0.2
"""How much lower the second card of a rival's plot lies where it covers the first, in card heights."""
_LINE_GAP: Final = 8.0


class Plot(NamedTuple):
    """Which of the two cells of a plot hold a card."""

    left: bool
    right: bool

    @property
    def whole(self) -> bool:
        return self.left and self.right


class Style(NamedTuple):
    """One way to lay out plots: the width of an empty cell, the gap between plots, both in card widths.

    `drop` is for a rival's plots: the second card lies over the first, that many card heights lower.
    """

    empty: float
    gap: float
    drop: float = 0.0
    worth: float = 1.0
    """The factor by which it is better or worse than others with cards of the same size."""


OWN_STYLES: Final = (Style(1.0, GAP), Style(1.0, NARROW_GAP, worth=0.95),
                     Style(SLIVER, NARROW_GAP, worth=_SLIGHTLY_WORSE))
RIVAL_STYLES: Final = (Style(0.0, NARROW_GAP), Style(0.0, NARROW_GAP, STACKED, 0.9), Style(0.0, -0.25, STACKED, 0.6),
                       Style(0.0, -0.5, STACKED, 0.4))


@dataclass(frozen=True, slots=True)
class Cells:
    """The plots of a town as they lie: the width of its cards, the two cells of each plot, and the height of roofs."""

    width: float
    left: tuple[QRectF, ...]
    right: tuple[QRectF, ...]
    roof: float


class Roofs(NamedTuple):
    """The height of a roof in card widths, and at least in pixels."""

    share: float
    least: float

    def height(self, width: float) -> float:
        return max(self.least, self.share * width)


def plan(plots: Sequence[Plot], room: QRectF, styles: Sequence[Style], roofs: Roofs, most: float) -> Cells:
    """The plots in that room, in the style with the largest cards, which are at most `most` wide."""
    tries = [(_largest(plots, room, style, roofs, most), style) for style in styles]
    width, style = max(tries, key=lambda each: each[0] * each[1].worth)
    return _placed(plots, room, style, roofs, width)


def _largest(plots: Sequence[Plot], room: QRectF, style: Style, roofs: Roofs, most: float) -> float:
    """The width of the largest cards with which all plots fit; the smallest if none do."""
    low, high = _SMALLEST, max(_SMALLEST, int(most))
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(plots, room, style, roofs, middle):
            low = middle
        else:
            high = middle - 1
    return float(low)


def _fits(plots: Sequence[Plot], room: QRectF, style: Style, roofs: Roofs, width: float) -> bool:
    lines = _lines(plots, room.width(), style, width)
    height = len(lines) * (_line_height(style, roofs, width) + _LINE_GAP) - _LINE_GAP
    return height <= room.height() and all(_line_width(line, style, width) <= room.width() for line in lines)


def _line_height(style: Style, roofs: Roofs, width: float) -> float:
    return roofs.height(width) + (RATIO + style.drop * RATIO) * width


def _plot_width(plot: Plot, style: Style, width: float) -> float:
    if style.drop:
        return width
    beside = 1.0 if plot.whole else style.empty
    return (1.0 + beside + (BETWEEN if beside else 0.0)) * width


def _line_width(line: Sequence[Plot], style: Style, width: float) -> float:
    """The width of a line with the eaves at both ends."""
    plots = sum(_plot_width(plot, style, width) for plot in line)
    return plots + (max(0, len(line) - 1) * style.gap + 2 * EAVES) * width


def _lines(plots: Sequence[Plot], room: float, style: Style, width: float) -> list[list[Plot]]:
    """The plots in order, in as few lines as that room allows."""
    lines: list[list[Plot]] = [[]]
    for plot in plots:
        if lines[-1] and _line_width([*lines[-1], plot], style, width) > room:
            lines.append([])
        lines[-1].append(plot)
    return lines


def _evened(plots: Sequence[Plot], room: float, style: Style, width: float) -> list[list[Plot]]:
    """The same with lines about as long as one another: no plot stands alone in a last line."""
    number = len(_lines(plots, room, style, width))
    widths = (room * share / 20 for share in range(1, 20))
    narrowest = next((each for each in widths if len(_lines(plots, each, style, width)) == number), room)
    return _lines(plots, narrowest, style, width)


def _placed(plots: Sequence[Plot], room: QRectF, style: Style, roofs: Roofs, width: float) -> Cells:
    """The cells of the plots, whose lines are centred in the room and stand on its lower edge."""
    roof, line_height = roofs.height(width), _line_height(style, roofs, width)
    lines = _evened(plots, room.width(), style, width)
    top = room.bottom() - len(lines) * (line_height + _LINE_GAP) + _LINE_GAP
    left: list[QRectF] = []
    right: list[QRectF] = []
    for line in lines:
        x = room.center().x() - _line_width(line, style, width) / 2 + EAVES * width
        for plot in line:
            for cells, rect in zip((left, right), _pair(plot, style, QPointF(x, top + roof), width), strict=True):
                cells.append(rect)
            x += _plot_width(plot, style, width) + style.gap * width
        top += line_height + _LINE_GAP
    return Cells(width, tuple(left), tuple(right), roof)


def _pair(plot: Plot, style: Style, corner: QPointF, width: float) -> tuple[QRectF, QRectF]:
    """The two cells of a plot; one without a card may be narrower, or as wide as nothing."""
    height = width * RATIO
    if style.drop:
        lower = corner + QPointF(0.0, style.drop * height if plot.whole else 0.0)
        return QRectF(corner.x(), corner.y(), width, height), QRectF(lower.x(), lower.y(), width, height)
    widths = [width if held else width * style.empty for held in plot]
    between = BETWEEN * width if all(widths) else 0.0
    first = QRectF(corner.x(), corner.y(), widths[0], height)
    return first, QRectF(first.right() + between, corner.y(), widths[1], height)
