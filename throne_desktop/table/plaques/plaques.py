"""The plaque of a seat: its portrait in a ring, name, score and goods, and what it did last."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.scores import ScoreShown
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.portraits import OVERHANG, paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import draw_fitted
from throne_desktop.table.plaques.plaque_plan import AFTER_SIGN, Good, PlaquePlan, Wanted, plan
from throne_desktop.table.plaques.score_shapes import number_font

_ROUNDEST: Final = 40.0
_ROUND_ABOVE: Final = 18.0
"""How round the corners of the ground are, beside a portrait and below one."""
_WHOLE_LETTERS: Final = int(Qt.TextFlag.TextDontClip)
"""Lines stand closer than their letters reach down, and slanted letters lean out of their room."""
_WHOLE: Final = 4
"""So many pixels are whole dots of any screen: scales come in quarters."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SeatWords:
    """What a plaque says about its seat.

    `stamp` is what the seat did last, `deed` the same in short; `tips` are sentences for the tooltip.
    """

    name: str
    portrait: Portrait
    shown: ScoreShown
    score_sign: Path | None = None
    goods: Sequence[Good] = ()
    deciding: bool = False
    winner: bool = False
    stamp: str = ""
    deed: str = ""
    tips: Sequence[str] = ()


class PlaqueItem(QGraphicsItem):
    """A seat: its face, its name, its score, what it has, and what it did last.

    A bright ring is around the face while the seat decides, and when it has won; then it also wears a crown. A
    `mirrored` plaque has the face at its right.
    """

    def __init__(self, seat: int, rect: QRectF, says: SeatWords, *, mirrored: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self._rect = rect
        self._mirrored = mirrored
        self.says = says
        """What stands on the plaque."""
        self._thinking = ""
        self._planned_for: Wanted | None = self._wants()
        self.plan: PlaquePlan = plan(rect, self._wants(), mirrored=mirrored)
        """Where everything stands."""
        self.setZValue(zlayers.PLAQUES)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def rect(self) -> QRectF:
        """Where the plaque lies on the table."""
        return self._rect

    @property
    def thinks(self) -> bool:
        """Whether it says that the seat's bot is thinking."""
        return bool(self._thinking)

    @property
    def stamp(self) -> str:
        """What the seat did last, in words; "" if that is not known."""
        return self.says.stamp

    def boundingRect(self) -> QRectF:
        over = max(4.0, self.plan.portrait.width() * OVERHANG + 4)
        area = self._rect.adjusted(-over, -over, over, over)
        return QRectF(QPointF(_before(area.left()), _before(area.top())), area.bottomRight())

    def describe(self, says: SeatWords) -> None:
        """What the plaque says."""
        self.setToolTip("\n".join((*says.tips, *filter(None, [says.stamp]))))
        if says != self.says or self.plan.shape.grown < 1.0:
            self.says = says
            self._plan_again()

    def gain(self, shown: ScoreShown) -> Callable[[float], None] | None:
        """Light what of a row of pips or houses is lit in that score; returns what lets it grow, from 0 to 1.

        None if no more of them are lit, or they are no shapes of their own. All else waits until it is described.
        """
        before = self.says.shown
        if (shown.form, shown.goal) != (before.form, before.goal) or not self.plan.shape.is_row:
            return None
        if shown.reached <= before.reached:
            return None
        self.says = replace(self.says, shown=replace(before, reached=shown.reached))
        self._planned_for = None
        return partial(self._grow, before.reached)

    def _grow(self, fresh: int, grown: float) -> None:
        shape = replace(self.plan.shape, shown=self.says.shown, fresh=fresh, grown=grown)
        self.plan = replace(self.plan, shape=shape)
        self.update()

    def think(self, words: str) -> None:
        """Say in these words that the seat's bot is thinking; "" if it is not."""
        if words != self._thinking:
            self._thinking = words
            self._plan_again()

    def score_rect(self) -> QRectF:
        """Where the score stands, with some room around it."""
        return self.plan.score.adjusted(-6, -4, 6, 4)

    def portrait_rect(self) -> QRectF:
        """Where the portrait is."""
        return self.plan.portrait

    def _plan_again(self) -> None:
        wanted = self._wants()
        if wanted != self._planned_for:
            self.prepareGeometryChange()
            self._planned_for = wanted
            self.plan = plan(self._rect, wanted, mirrored=self._mirrored)
        self.update()

    def _wants(self) -> Wanted:
        says = self.says
        return Wanted(says.name, self._thinking or says.deed, says.shown, says.score_sign, says.goods)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_ground(painter)
        self._paint_portrait(painter)
        self._paint_words(painter)
        self.plan.shape.paint(painter, self.plan.score.topLeft(), self.plan.score.height())
        for each in self.plan.goods:
            _paint_good(painter, each.rect, each.good, self.plan.shape.side)

    def _paint_ground(self, painter: QPainter) -> None:
        """A dark ground, so that the words can be read on any table."""
        ground = self.plan.ground
        radius = _ROUND_ABOVE if self.plan.above else min(_ROUNDEST, ground.height() / 2)
        painter.setPen(QPen(theme.palette.plaque_edge, 1.0 * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(ground, radius, radius)

    def _paint_portrait(self, painter: QPainter) -> None:
        place = self.plan.portrait
        bright = self.says.deciding or self.says.winner
        paint_portrait(painter, place.center(), place.width() - 4, self.says.portrait, bright=bright)
        if self.says.winner:
            size = max(8.0, place.width() * 0.16)
            paint_crown(painter, QPointF(place.right() - size, place.bottom() - size), size)

    def _paint_words(self, painter: QPainter) -> None:
        name, deed = self.plan.name, self.plan.deed
        painter.setPen(theme.palette.on_felt)
        if "\n" in name.words:
            painter.setFont(name.font)
            painter.drawText(name.rect, int(self.plan.align) | _WHOLE_LETTERS, name.words)
        else:
            draw_fitted(painter, name.rect, name.words, name.font, self.plan.align)
        if deed is not None:
            painter.setPen(theme.palette.on_felt_quiet)
            painter.setFont(deed.font)
            painter.drawText(deed.rect, int(self.plan.align) | _WHOLE_LETTERS, deed.words)


def _before(edge: float) -> float:
    """Where the area of a plaque begins that reaches to an edge: so that its picture begins on a dot of the screen.

    Between two dots, as at a scale of 1.5, a part that is painted anew would lie a dot beside the rest. Qt keeps a
    pixel more than the area.
    """
    return math.floor((edge - 1) / _WHOLE) * _WHOLE + 1.0


def deed_of(stamp: str, name: str) -> str:
    """A sentence in short, for beside a name: without the name that it begins with, and without its full stop."""
    said = stamp.removeprefix(f"{name} ") if name else stamp
    return said.removesuffix(".")


def _paint_good(painter: QPainter, rect: QRectF, good: Good, side: float) -> None:
    """A drawing and the text behind it."""
    left = rect.left()
    if good.drawing is not None:
        corner = QPointF(left, rect.center().y() - side / 2)
        painter.drawPixmap(corner, _drawn(painter, good.drawing, round(side)))
        left += side + AFTER_SIGN
    painter.setPen(theme.palette.on_felt)
    painter.setFont(number_font(side))
    painter.drawText(QRectF(left, rect.top(), rect.right() - left + 4, rect.height()), _LEFT, good.text)


def _drawn(painter: QPainter, drawing: Path, side: int) -> QPixmap:
    """A drawing, as dense as what it is painted on."""
    return drawn(drawing, QSize(side, side), None, painter.device().devicePixelRatioF())


def paint_crown(painter: QPainter, centre: QPointF, size: float) -> None:
    """A crown on a dark disc: the seat has won."""
    points = [(-8, 5), (-8, -3), (-4, 1), (0, -6), (4, 1), (8, -3), (8, 5)]
    painter.setPen(QPen(theme.palette.gold_light, 1.4))
    painter.setBrush(theme.palette.ink)
    painter.drawEllipse(centre, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.gold_light)
    scale = size / 13
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * scale for x, y in points]))
