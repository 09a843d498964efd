"""A town: the cards of two zones of one seat in pairs, each pair on a plot of its own under a roof."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Signboard, ZoneSpec
from engine.core.text import N_, Text, in_words
from engine.table.view import View
from throne_desktop.look.palette import Tones
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.zone_block import RATIO, ZonePlace
from throne_desktop.table.presentations.plot_plan import (
    KEPT_FOR_RIVAL,
    OWN_STYLES,
    RIVAL_STYLES,
    Cells,
    PlotCells,
    Roofs,
    TownLayouts,
    least_width,
    plan,
    usual,
)
from throne_desktop.table.presentations.presentation import Presentation, Presented, Scenery
from throne_desktop.table.presentations.roofs import (
    EmptyPlotCell,
    House,
    paint_empty_cell,
    paint_house,
    roof_of,
    wide_enough,
)

#: On a town without a card.
_EMPTY: Final = N_("app", "An empty town")
_ROOF: Final = 0.42         # the height of a roof, card widths
_LEAST_ROOF: Final = 26.0   # and at least, pixels at the usual size of texts
_LEAST_CELL: Final = 12.0
"""In a narrower empty cell nothing is written, pixels."""
_RIVAL_ROOF: Final = 0.3
_LEAST_RIVAL_ROOF: Final = 18.0
_FEW: Final = 4
"""With fewer plots than this, cards are not larger."""
_GOOD: Final = 100.0
_GOOD_OF_RIVAL: Final = 56.0
"""The width of cards from which it matters more how they lie, in pixels."""
_LARGEST: Final = 150.0
_LARGEST_OF_RIVAL: Final = 84.0
"""The widest cards of one's own town, and of a rival's, in pixels."""


@dataclass(frozen=True, slots=True)
class PlotsPlace(ZonePlace):
    """Half of a town: its cells, and how much of the width of a card in each shows."""

    rooms: tuple[QRectF, ...] = ()
    free: tuple[float, ...] = ()

    def free_width(self, slot: int, slots: int, level: int = 0) -> float:
        return self.free[slot] if slot < len(self.free) else self.card.width()

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        return self.rooms[min(slot, len(self.rooms) - 1)]


@dataclass(frozen=True, slots=True)
class Town(Presented):
    """Plots as they lie now, and how they may be laid out."""

    kind: TownLayouts
    cells: Cells

    def settled(self, used: Mapping[str, Collection[int]]) -> Town:
        first, second = (used.get(zone, ()) for zone in self.places)
        plots = [PlotCells(slot in first, slot in second) for slot in range(max((*first, *second), default=-1) + 1)]
        return town([place.spec for place in self.places.values()], self.kind, self.rect, plots)


def town(zones: Sequence[ZoneSpec], kind: TownLayouts, rect: QRectF, plots: Sequence[PlotCells] = ()) -> Town:
    """Those plots in a room, where a few get no larger than some more would be."""
    expected = [*plots, *usual(_FEW)[len(plots):]]
    most = plan(expected, rect, kind, kind.most).width
    cells = plan(plots or [PlotCells(False, False)], rect, kind, most)
    size = QSizeF(cells.width, cells.width * RATIO)
    places: dict[str, ZonePlace] = {
        zone.id: PlotsPlace(zone, rect, size, cells.width, QPointF(), 1, cells=tuple(cell.topLeft() for cell in side),
                            lift=0.5 * number, rooms=tuple(side), free=tuple(free))
        for number, (zone, side, free) in enumerate(zip(zones, cells.sides, cells.free, strict=True))}
    return Town(Show.PLOTS, rect, cells.width, places, {}, kind, cells)


class Plots(Presentation):
    """Two zones of one seat: the cards in slots of the same number share a plot, the first zone's at the left.

    A zone's `slots` is the number of plots that room is kept for; more of them make all smaller.
    """

    show = Show.PLOTS
    fills = True

    @property
    def _own(self) -> bool:
        return self.zones[0].seat == self.viewer

    @property
    def _kind(self) -> TownLayouts:
        if self._own:
            return TownLayouts(OWN_STYLES, Roofs(_ROOF, _LEAST_ROOF * self.scale), _GOOD, _LARGEST)
        return TownLayouts(RIVAL_STYLES, Roofs(_RIVAL_ROOF, _LEAST_RIVAL_ROOF * self.scale), _GOOD_OF_RIVAL,
                           _LARGEST_OF_RIVAL)

    def size(self, width: float) -> QSizeF:
        style, plots = OWN_STYLES[-1] if self._own else KEPT_FOR_RIVAL, usual(self.zones[0].slots)
        return QSizeF(least_width(plots, style, width), self._kind.roofs.height(width) + RATIO * width)

    def at(self, corner: QPointF, width: float) -> Town:
        return self.filling(QRectF(corner, self.size(width)), width)

    def filling(self, rect: QRectF, width: float) -> Town:
        return town(self.zones, self._kind, rect)


class _Held(NamedTuple):
    """What is known of a plot: the tones of its cards, which cells hold one, and its signboards."""

    plot: PlotCells
    tones: Tones | None
    over: Signboard | None
    within: Signboard | None


class PlotsScenery(Scenery):
    """Walls and roofs around the plots of one town, and words in their empty cells."""

    presented: Town

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setZValue(zlayers.SCENERY)
        self.houses: list[House] = []
        self.empty: list[EmptyPlotCell] = []

    def boundingRect(self) -> QRectF:
        return self.presented.rect.adjusted(-20, -24, 20, 24)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        self.houses, self.empty = [], []
        boards = {board.place: board for board in view.signboards}
        for slot, held in enumerate(self._plots(view, boards, faces)):
            self._describe_plot(slot, held, words, faces)
        if not self.houses:
            empty = words(_EMPTY)
            self.empty = [EmptyPlotCell(wide_enough(self.presented.cells.walls[0], empty, self.presented.rect), empty)]
        self.update()

    def _plots(self, view: View, boards: Mapping[str, Signboard], faces: Faces) -> list[_Held]:
        zones = list(self.presented.places)
        held = {(piece.zone, piece.slot): piece for piece in view.pieces.values() if piece.zone in zones}
        found: list[_Held] = []
        for slot in range(max((slot for _, slot in held), default=-1) + 1):
            cards = [held.get((zone, slot)) for zone in zones]
            signs = {bool(card): boards.get(f"{zone}/{slot}") for zone, card in zip(zones, cards, strict=True)
                     if f"{zone}/{slot}" in boards}
            tones = next((faces.tones(card.face) for card in cards if card is not None), None)
            found.append(_Held(PlotCells(*map(bool, cards)), tones, signs.get(True), signs.get(False)))
        return found

    def _describe_plot(self, slot: int, held: _Held, words: Callable[[Text], str], faces: Faces) -> None:
        cells, over, within = self.presented.cells, held.over, held.within
        walls = cells.walls[slot]
        sign = faces.drawing_of(over.sign) if over is not None else None
        text = in_words(over.text, words) if over is not None else ""
        state = over.state if over is not None else "usual"
        active = over is not None and bool(over.marks)
        self.houses.append(House(walls, cells.roof, cells.eaves, cells.width, held.tones, held.plot.cards > 1, state,
                                 sign, text, active))
        rect = cells.sides[held.plot.left][slot]
        if within is not None and held.plot.cards == 1 and rect.width() > _LEAST_CELL:
            notes = tuple(in_words(mark.text, words) for mark in within.marks)
            self.empty.append(EmptyPlotCell(rect, in_words(within.text, words), notes, within.state == "now",
                                            within.awaits))

    def expect(self, kind: int | None) -> None:
        if self.houses:
            self.empty = [cell._replace(expected=kind is not None and cell.awaits == kind) for cell in self.empty]
            self.update()

    @property
    def obstacles(self) -> Sequence[QRectF]:
        named = (cell.rect for cell in self.empty if cell.notes)
        return [*(roof_of(house).boundingRect() for house in self.houses), *named]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for house in self.houses:
            paint_house(painter, house)
        for cell in self.empty:
            paint_empty_cell(painter, cell)
