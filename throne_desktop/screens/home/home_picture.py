"""The hall as a picture: wall, doors with the places of their games, floor, table, and what lies on it but the words.

It is painted once for every size and kept between starts (`look/picture_cache.py`). The names in `Qt` take 14 of 120 ms
to make, and the first start of all waits for this: all is painted by paths, which need none of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.drawings import drawing, drawn
from throne_desktop.look.outlines import arch_path, poly, rect_path, rounded
from throne_desktop.screens.home.home_plan import ROD, DoorPlace, HomePlan, stone_of
from throne_desktop.screens.pages import BOOKS
from throne_desktop.storage.paths import asset

_STONE: Final = QSizeF(96.0, 58.0)
"""A stone of the wall."""
_INK: Final = QColor("#1b120b")
_SPREAD: Final = 0.13
"""How far aside the light of a door falls on the floor, for each pixel that the door is off the middle."""
_SAMPLES: Final = 5
_EMBLEM: Final = 0.62
_COVERS: Final = ("green", "indigo", "crimson")
"""The colours of the books on the table, in turn."""


class Behind(NamedTuple):
    """What is seen through a door: the place of its game, or in a plain one its emblem."""

    place: Path | None
    emblem: Path


def paint_hall(plan: HomePlan, behind: Sequence[Behind], ratio: float) -> QPixmap:
    """The whole picture, in the colours of the theme."""
    picture = QImage(round(plan.width * ratio), round(plan.height * ratio), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _Hall(painter, picture, plan, behind).paint()
    painter.end()
    return QPixmap.fromImage(picture)


class _Hall:
    """Paints the hall, from the back to the front."""

    def __init__(self, painter: QPainter, picture: QImage, plan: HomePlan, behind: Sequence[Behind]) -> None:
        self._painter = painter
        self._picture = picture
        self._plan = plan
        self._behind = behind
        self._tones = theme.palette.hall
        self._whole = QRectF(0, 0, plan.width, plan.height)
        self._plain = theme.palette.place_veil.alpha() == 255

    def paint(self) -> None:
        if self._plain:
            self._fill(rect_path(self._whole), flat(theme.palette.place_veil))
        else:
            self._fill(rect_path(self._whole), flat(self._tones.night))
            lights = [self._place(place, behind) for place, behind in zip(self._plan.doors, self._behind, strict=True)]
            self._wall()
            self._floor(lights)
            self._table()
            self._shade()
        for place, behind in zip(self._plan.doors, self._behind, strict=True):
            self._frame(place, behind)
            self._plaque(place.plaque)
        self._scroll(self._plan.day)
        for book, tone, page in zip(self._plan.books, cycle(_COVERS), BOOKS, strict=False):
            self._book(book, tone, asset("icons", f"{page.icon}.svg"))

    # -- the room ------------------------------------------------------------------------------------------------------

    def _place(self, place: DoorPlace, behind: Behind) -> QColor:
        """What is seen through a door, which the wall covers beside it; returns the colour of its light."""
        arch = place.arch
        if behind.place is None:
            self._fill(rect_path(arch), _down(arch, (0, self._tones.night), (1, self._tones.wall_low)))
            return self._tones.stone
        seen = drawing(behind.place)
        size = QSizeF(seen.defaultSize())
        factor = max(arch.width() / size.width(), arch.height() / size.height())
        size = size * factor
        seen.render(self._painter, QRectF(QPointF(arch.center().x() - size.width() / 2,
                                                  arch.bottom() - size.height()), size))
        return self._light_of(arch)

    def _light_of(self, arch: QRectF) -> QColor:
        """The colour of the light that falls out of a door: that of what was just painted there, on average."""
        ratio = self._picture.devicePixelRatio()
        seen = [self._picture.pixelColor(round((arch.left() + arch.width() * (x + 0.5) / _SAMPLES) * ratio),
                                         round((arch.top() + arch.height() * (0.3 + 0.55 * y / _SAMPLES)) * ratio))
                for x in range(_SAMPLES) for y in range(_SAMPLES)]
        red, green, blue = (sum(part(colour) for colour in seen) / len(seen)
                            for part in (QColor.red, QColor.green, QColor.blue))
        return QColor(round(red), round(green), round(blue))

    def _wall(self) -> None:
        """The wall with its holes, joints between its stones, and a skirting at its foot."""
        plan, tones = self._plan, self._tones
        area = QRectF(0, 0, plan.width, plan.floor)
        wall = rect_path(area)
        for place in plan.doors:
            wall.addPath(arch_path(place.arch))
        self._fill(wall, _down(area, (0, tones.night), (0.6, tones.wall), (1, tones.wall_low)))
        self._stones(area)
        skirting = QRectF(0, plan.floor - 10, plan.width, 10)
        board = rect_path(skirting)
        for place in plan.doors:
            board.addRect(skirting.intersected(place.arch))
        self._fill(board, _down(skirting, (0, tones.table_edge), (1, tones.table_dark)))

    def _stones(self, area: QRectF) -> None:
        dark, light = QPainterPath(), QPainterPath()
        for row in range(math.ceil(area.height() / _STONE.height())):
            for column in range(-1, math.ceil(area.width() / _STONE.width()) + 1):
                left = column * _STONE.width() + (_STONE.width() / 2 if row % 2 else 0.0)
                stone = QRectF(left + 1.5, row * _STONE.height() + 1.5, _STONE.width() - 3, _STONE.height() - 3)
                if any(place.arch.intersects(stone) for place in self._plan.doors) or stone.bottom() > area.bottom():
                    continue
                (light if (row * 7 + column * 3) % 6 == 0 else dark).addRoundedRect(stone, 3, 3)
        self._fill(dark, flat(self._tones.joint))
        self._fill(light, flat(QColor(255, 255, 255, 10)))

    def _floor(self, lights: Sequence[QColor]) -> None:
        plan, tones = self._plan, self._tones
        area = QRectF(0, plan.floor, plan.width, plan.height - plan.floor)
        self._fill(rect_path(area), _down(area, (0, tones.floor_lit), (0.3, tones.floor), (1, tones.floor_dark)))
        boards = QPainterPath()
        for number in range(-16, 17):
            boards.moveTo(plan.width / 2 + number * 70, plan.floor)
            boards.lineTo(plan.width / 2 + number * 250, plan.floor + 280)
        for depth in (25, 65, 130, 220):
            boards.moveTo(0, plan.floor + depth)
            boards.lineTo(plan.width, plan.floor + depth)
        self._painter.strokePath(boards, pen(QColor(0, 0, 0, 62), 1.5))
        for place, light in zip(plan.doors, lights, strict=True):
            if place.arch.bottom() == plan.floor:
                self._pool(place.arch, light)

    def _pool(self, arch: QRectF, light: QColor) -> None:
        """The light of a door on the floor before it."""
        off = (arch.center().x() - self._plan.width / 2) * _SPREAD
        deep = min(120.0, self._plan.table.top() - arch.bottom())
        area = QRectF(arch.left(), arch.bottom(), arch.width(), deep)
        shape = poly((area.left() + 6, area.top()), (area.right() - 6, area.top()),
                     (area.right() + 34 + off, area.bottom()), (area.left() - 34 + off, area.bottom()))
        self._fill(shape, _down(area, (0, clear(light, 150)), (1, clear(light, 0))))

    def _table(self) -> None:
        tones, board = self._tones, self._plan.table
        top, low, wide = board.top(), board.bottom(), board.width()
        shape = poly((40, top), (wide - 40, top), (wide + 40, low), (-40, low))
        self._fill(poly((20, top), (wide - 20, top), (wide, top - 26), (0, top - 26)),
                   _down(QRectF(0, top - 26, wide, 26), (0, clear(_INK, 0)), (1, clear(_INK, 90))))
        self._fill(shape, _down(board, (0, tones.table_light), (0.2, tones.table), (1, tones.table_dark)))
        grain = QPainterPath()
        for share in (0.25, 0.5, 0.78):
            grain.moveTo(0, top + share * board.height())
            grain.lineTo(wide, top + share * board.height())
        self._painter.strokePath(grain, pen(QColor(42, 23, 10, 100), 1.4))
        self._painter.strokePath(shape, pen(_INK, 2.2))
        self._fill(poly((40, top), (wide - 40, top), (wide - 36, top + 7), (36, top + 7)), flat(tones.table_edge))

    def _shade(self) -> None:
        """The corners of the room are darker, and all of it is in the dark theme."""
        middle, radius = self._whole.center(), math.hypot(self._whole.width(), self._whole.height()) / 2
        corners = QRadialGradient(middle, radius)
        corners.setColorAt(0.55, QColor(0, 0, 0, 0))
        corners.setColorAt(1, QColor(0, 0, 0, 105))
        self._fill(rect_path(self._whole), QBrush(corners))
        if theme.palette.place_veil.alpha():
            self._fill(rect_path(self._whole), flat(theme.palette.place_veil))

    # -- the doors -----------------------------------------------------------------------------------------------------

    def _frame(self, place: DoorPlace, behind: Behind) -> None:
        """The stone around a door, and in a plain door the emblem of its game."""
        arch, tones = place.arch, self._tones
        if self._plain or behind.place is None:
            above = place.plaque.top() - arch.top()
            side = min(arch.width(), above) * _EMBLEM
            drawing(behind.emblem).render(self._painter, QRectF(arch.center().x() - side / 2,
                                                                arch.top() + (above - side) * 0.62, side, side))
        if self._plain:
            self._painter.strokePath(arch_path(arch), pen(theme.palette.felt_edge, 2.5))
            return
        wide = stone_of(arch.width())
        outer = arch_path(arch.adjusted(-wide, -wide - 2, wide, 0))
        ring = outer.subtracted(arch_path(arch))
        across = QLinearGradient(QPointF(arch.left() - wide, 0), QPointF(arch.right() + wide, 0))
        for at, colour in ((0, tones.stone), (0.42, tones.stone_light), (1, tones.stone_dark)):
            across.setColorAt(at, colour)
        self._fill(ring, QBrush(across))
        self._veil(ring)
        self._painter.strokePath(outer, pen(_INK, 2.4))
        self._painter.strokePath(arch_path(arch), pen(_INK, 2.6))

    def _veil(self, path: QPainterPath) -> None:
        if not self._plain and theme.palette.place_veil.alpha():
            self._fill(path, flat(theme.palette.place_veil))

    def _plaque(self, place: QRectF) -> None:
        self._shadow(place, 8)
        self._paper(place, 8)

    def _paper(self, place: QRectF, radius: float) -> None:
        """Parchment with a golden edge."""
        chrome = theme.palette.chrome
        path = rounded(place, radius)
        self._fill(path, _down(place, (0, chrome.tile_hover if not self._plain else chrome.tile), (1, chrome.tile)))
        self._painter.strokePath(path, pen(chrome.focus if not self._plain else chrome.panel_edge,
                                           1.8 * theme.palette.stroke))

    # -- on the table --------------------------------------------------------------------------------------------------

    def _scroll(self, place: QRectF) -> None:
        """The scroll with the deal of the day, and the sun on it."""
        self._shadow(place, 6)
        self._paper(place, 4)
        if self._plain:
            return
        for top in (place.top(), place.bottom()):
            rod = rounded(QRectF(place.left() - 8, top - ROD, place.width() + 16, 2 * ROD), ROD)
            area = QRectF(0, top - ROD, 1, 2 * ROD)
            self._fill(rod, _down(area, (0, theme.palette.brass_light), (0.6, theme.palette.gold),
                                  (1, theme.palette.brass_dark)))
            self._painter.strokePath(rod, pen(_INK, 1.8))

    def _book(self, place: QRectF, tone: str, icon: Path) -> None:
        colours, chrome = theme.palette.colours[tone], theme.palette.chrome
        path = rounded(place, 6)
        if self._plain:
            self._fill(path, flat(chrome.tile))
            self._painter.strokePath(path, pen(chrome.panel_edge, 2))
        else:
            self._shadow(place, 6)
            cover = QLinearGradient(place.topLeft(), place.topRight())
            for at, colour in ((0, colours.dark), (0.11, colours.light), (0.16, colours.main), (1, colours.main)):
                cover.setColorAt(at, colour)
            self._fill(path, QBrush(cover))
            self._veil(path)
            self._painter.strokePath(path, pen(_INK, 2.2))
            self._painter.strokePath(rounded(place.adjusted(17, 8, -6, -8), 4), pen(theme.palette.gold_light, 1.3))
        side = round(min(28.0, place.height() * 0.3))
        sign = drawn(icon, QSize(side, side), chrome.bar_text, self._picture.devicePixelRatio())
        centre = place.center().x() + (0 if self._plain else 6)
        self._painter.drawPixmap(QPointF(centre - side / 2, place.top() + place.height() * 0.17), sign)

    # -- strokes -------------------------------------------------------------------------------------------------------

    def _shadow(self, place: QRectF, radius: float) -> None:
        if not self._plain:
            for grown, dark in ((5, 22), (3, 30), (1, 40)):
                self._fill(rounded(place.adjusted(-grown, 3 - grown, grown, 3 + grown), radius + grown),
                           flat(QColor(0, 0, 0, dark)))

    def _fill(self, path: QPainterPath, brush: QBrush) -> None:
        self._painter.fillPath(path, brush)


def _down(area: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """A brush that changes its colour from the top of an area to its foot."""
    tones = QLinearGradient(QPointF(0, area.top()), QPointF(0, area.bottom()))
    for at, colour in stops:
        tones.setColorAt(at, colour)
    return QBrush(tones)


def paint_cards(back: Path, emblem: Path, size: QSize, ratio: float) -> QPixmap:
    """A card face down and, before it, one with an emblem."""
    picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    palette, wide = theme.palette, 66.0
    card = QRectF(-wide / 2, -wide * 0.7, wide, wide * 1.4)
    for left, turned in ((41.0, -9.0), (62.0, 4.0)):
        painter.save()
        painter.translate(left, size.height() / 2)
        painter.rotate(turned)
        painter.fillPath(rounded(card.adjusted(-1, 1, 3, 4), 5), flat(palette.shadow))
        if turned < 0:
            drawing(back).render(painter, card)
        else:
            painter.fillPath(rounded(card, 4), _down(card, (0, palette.parchment_light), (1, palette.parchment_dark)))
            side = wide - 8
            drawing(emblem).render(painter, QRectF(-side / 2, -side / 2, side, side))
            painter.fillPath(rounded(card, 4), flat(palette.veil))
            painter.strokePath(rounded(card.adjusted(4, 4, -4, -4), 3), pen(palette.gold, 1.2))
            painter.strokePath(rounded(card, 4), pen(palette.card_edge, 1.2))
        painter.restore()
    painter.end()
    return picture
