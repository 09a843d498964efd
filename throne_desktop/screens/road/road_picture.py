"""The map of the road as a picture: parchment, five regions with what grows and stands there, and the throne."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from engine.games.registry import manifest
from engine.learn.road import Stop
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import crown_path, disc, draw_line, poly, rounded
from throne_desktop.look.palette import Tones
from throne_desktop.screens.road.road_plan import REGIONS, THRONE, Way, diameter, on, point_of, ways

_INK: Final = QColor("#1b120b")
_STEPS: Final = 96
"""Corners of the coast of a region."""
_THINGS: Final = 70
"""How many places are tried for what grows or stands in a region."""
_NAME: Final = 15.0
_DASHES: Final = (1.6, 1.6)


def paint_map(size: QSizeF, ratio: float, is_open: Callable[[Stop], bool], *, at_throne: bool) -> QPixmap:
    """The map in that size, with open and closed ways; the throne shines for whoever has beaten all bosses."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_parchment(painter, size)
    plain = theme.palette.place_veil.alpha() == _OPAQUE
    spots = [point_of(way.begin, size) for way in ways()] + [point_of(way.end, size) for way in ways() if way.end]
    for game_id in REGIONS:
        _paint_region(painter, size, game_id, spots, plain=plain)
    for way in ways():
        _paint_way(painter, size, way, is_open=(way.end is not None and is_open(way.end)
                   and (is_open(way.begin))) or (way.end is None and at_throne))
    for game_id in REGIONS:
        _paint_name(painter, size, game_id)
    _paint_throne(painter, on(size, THRONE), lit=at_throne, plain=plain)
    painter.end()
    return pixmap


_OPAQUE: Final = 255


def _paint_parchment(painter: QPainter, size: QSizeF) -> None:
    palette = theme.palette
    place = QRectF(QPointF(1, 1), QSizeF(size.width() - 2, size.height() - 2))
    ground = QLinearGradient(place.topLeft(), place.bottomRight())
    ground.setColorAt(0, palette.chrome.field)
    ground.setColorAt(1, palette.chrome.panel)
    painter.fillPath(rounded(place, 10), ground)
    painter.strokePath(rounded(place, 10), pen(palette.chrome.panel_edge, 2))
    painter.strokePath(rounded(place.adjusted(5, 5, -5, -5), 7), pen(palette.chrome.panel_edge, 1))


# -- regions -----------------------------------------------------------------------------------------------------------

def _tones(game_id: str) -> Tones:
    return theme.palette.colours[REGIONS[game_id].tone]


def _coast(place: QRectF, luck: random.Random) -> QPainterPath:
    """The edge of a region: a rounded box whose edge runs as chance has it."""
    waves = [(luck.randint(3, 9), luck.uniform(0, 6.28), luck.uniform(0.006, 0.02)) for _ in range(4)]
    path, middle = QPainterPath(), place.center()
    for step in range(_STEPS):
        angle = 2 * math.pi * step / _STEPS
        across, along = math.cos(angle), math.sin(angle)
        reach = (abs(across) ** 4 + abs(along) ** 4) ** -0.25 * (0.97 + sum(
            height * math.sin(angle * many + shift) for many, shift, height in waves))
        point = middle + QPointF(across * place.width() / 2, along * place.height() / 2) * min(reach, 1.24)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _paint_region(painter: QPainter, size: QSizeF, game_id: str, spots: Collection[QPointF], *, plain: bool) -> None:
    tones, luck = _tones(game_id), random.Random(game_id)
    place = on(size, REGIONS[game_id].place)
    coast = _coast(place, luck)
    if plain:
        painter.strokePath(coast, pen(theme.palette.chrome.quiet, 2.5))
        return
    painter.fillPath(coast, flat(clear(tones.light, 105)))
    painter.strokePath(coast, pen(clear(tones.main, 70), 7))
    painter.strokePath(coast, pen(clear(tones.dark, 190), 1.5))
    painter.save()
    painter.setClipPath(coast)
    side = diameter(size)
    for x, y in _scattered(luck):
        spot = QPointF(place.left() + x * place.width(), place.top() + y * place.height())
        if all(QLineF(spot, each).length() > side * 0.92 for each in spots):
            _THING_OF[game_id](painter, spot, side * luck.uniform(0.42, 0.62), tones, luck)
    painter.restore()


def _scattered(luck: random.Random) -> list[tuple[float, float]]:
    """Places over a whole region, those farther up first, so that others stand before them."""
    return sorted(((luck.uniform(0.06, 0.94), luck.uniform(0.2, 0.94)) for _ in range(_THINGS)), key=lambda at: at[1])


def _shape(painter: QPainter, path: QPainterPath, ground: QColor, edge: QColor) -> None:
    painter.fillPath(path, flat(ground))
    painter.strokePath(path, pen(clear(edge, 190), 1.1))


def _inn(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    """A house with a lit window and smoke, or a tree beside the road."""
    x, y, half = at.x(), at.y(), size / 2
    if luck.random() < 0.45:
        _tree(painter, at, size, theme.palette.colours["green"], luck)
        return
    wall, roof = clear(theme.palette.chrome.field, 235), clear(tones.main, 215)
    side = half * 0.7
    _shape(painter, poly((x - side, y), (x + side, y), (x + side, y + half), (x - side, y + half)), wall, tones.dark)
    _shape(painter, poly((x - half, y), (x, y - half * 0.9), (x + half, y)), roof, tones.dark)
    painter.fillRect(QRectF(x - half * 0.18, y + half * 0.3, half * 0.36, half * 0.4), theme.palette.gold)


def _tree(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    x, y, half = at.x(), at.y(), size / 2
    painter.fillRect(QRectF(x - half * 0.1, y + half * 0.4, half * 0.2, half * 0.6), clear(tones.dark, 220))
    if luck.random() < 0.5:
        _shape(painter, disc(QPointF(x, y), half * 0.62), clear(tones.main, 190), tones.dark)
    else:
        _shape(painter, poly((x - half * 0.55, y + half * 0.55), (x, y - half), (x + half * 0.55, y + half * 0.55)),
               clear(tones.main, 190), tones.dark)


def _garden(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    """A tent with a striped curtain, or a tree of the palace garden."""
    if luck.random() < 0.65:
        _tree(painter, at, size, tones, luck)
        return
    x, y, half = at.x(), at.y(), size / 2
    _shape(painter, poly((x - half * 0.8, y + half), (x - half * 0.6, y - half * 0.1), (x, y - half),
                         (x + half * 0.6, y - half * 0.1), (x + half * 0.8, y + half)),
           clear(theme.palette.chrome.field, 235), tones.dark)
    for left in (-0.62, 0.12):
        _shape(painter, poly((x + half * left, y + half), (x + half * left * 0.6, y - half * 0.4),
                             (x + half * (left + 0.5) * 0.6, y - half * 0.4), (x + half * (left + 0.5), y + half)),
               clear(theme.palette.velvet, 210), tones.dark)


def _mask(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    """A mask of two halves, or a candle."""
    x, y, half = at.x(), at.y(), size / 2
    if luck.random() < 0.5:
        painter.fillPath(disc(QPointF(x, y - half * 0.45), half * 0.55), flat(clear(theme.palette.gold_light, 90)))
        _shape(painter, poly((x - half * 0.16, y - half * 0.2), (x + half * 0.16, y - half * 0.2),
                             (x + half * 0.16, y + half), (x - half * 0.16, y + half)),
               clear(theme.palette.chrome.field, 235), tones.dark)
        _shape(painter, poly((x - half * 0.13, y - half * 0.3), (x, y - half * 0.8), (x + half * 0.13, y - half * 0.3)),
               theme.palette.gold, tones.dark)
        return
    face = QPainterPath(QPointF(x - half * 0.7, y - half * 0.6))
    face.quadTo(x, y - half * 0.85, x + half * 0.7, y - half * 0.6)
    face.quadTo(x + half * 0.7, y + half * 0.6, x, y + half * 0.95)
    face.quadTo(x - half * 0.7, y + half * 0.6, x - half * 0.7, y - half * 0.6)
    _shape(painter, face, clear(tones.main, 190), tones.dark)
    painter.save()
    painter.setClipRect(QRectF(x, y - size, size, 2 * size), Qt.ClipOperation.IntersectClip)
    _shape(painter, face, clear(theme.palette.chrome.field, 235), tones.dark)
    painter.restore()
    for side in (-0.33, 0.33):
        painter.fillPath(disc(QPointF(x + half * side, y - half * 0.1), half * 0.14), flat(clear(tones.dark, 235)))


def _hill(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    """A hill with houses of a town on it, or without."""
    x, y, half = at.x(), at.y(), size / 2
    hill = QPainterPath(QPointF(x - half * 1.5, y + half))
    hill.quadTo(x, y - half * 0.9, x + half * 1.5, y + half)
    _shape(painter, hill, clear(theme.palette.colours["green"].light, 210), tones.dark)
    if luck.random() < 0.6:
        for left, tone in ((-0.55, "amber"), (0.1, "crimson")):
            roof = clear(theme.palette.colours[tone].main, 210)
            _shape(painter, poly((x + half * left, y + half * 0.55), (x + half * left, y),
                                 (x + half * (left + 0.5), y), (x + half * (left + 0.5), y + half * 0.55)),
                   clear(theme.palette.chrome.field, 235), tones.dark)
            _shape(painter, poly((x + half * (left - 0.1), y), (x + half * (left + 0.25), y - half * 0.45),
                                 (x + half * (left + 0.6), y)), roof, tones.dark)


def _tower(painter: QPainter, at: QPointF, size: float, tones: Tones, luck: random.Random) -> None:
    """A tower with battlements and a flag, or crossed spears."""
    x, y, half = at.x(), at.y(), size / 2
    if luck.random() < 0.35:
        for side in (-1, 1):
            spear = QPainterPath(QPointF(x - side * half * 0.6, y + half))
            spear.lineTo(x + side * half * 0.6, y - half * 0.7)
            painter.strokePath(spear, pen(clear(tones.dark, 200), 1.8))
            painter.fillPath(disc(QPointF(x + side * half * 0.6, y - half * 0.7), half * 0.13), flat(tones.dark))
        return
    wide = half * 0.42
    notches = [(x - wide * 1.25, y - half * 0.35), (x - wide * 1.25, y - half * 0.7), (x - wide * 0.5, y - half * 0.7),
               (x - wide * 0.5, y - half * 0.5), (x + wide * 0.5, y - half * 0.5), (x + wide * 0.5, y - half * 0.7),
               (x + wide * 1.25, y - half * 0.7), (x + wide * 1.25, y - half * 0.35)]
    _shape(painter, poly((x - wide, y + half), *notches, (x + wide, y + half)), clear(tones.light, 235), tones.dark)
    flag = theme.palette.colours[luck.choice(("crimson", "indigo", "green"))].main
    painter.strokePath(poly((x, y - half * 0.5), (x, y - half * 1.15)), pen(clear(tones.dark, 220), 1.2))
    painter.fillPath(poly((x, y - half * 1.15), (x + half * 0.5, y - half * 0.98), (x, y - half * 0.8)), flat(flag))


_THING_OF: Final[dict[str, Callable[[QPainter, QPointF, float, Tones, random.Random], None]]] = {
    "throne": _inn, "behind-the-throne": _garden, "imposter-kings": _mask, "rival-kings": _hill,
    "shadow-throne": _tower}


def _paint_name(painter: QPainter, size: QSizeF, game_id: str) -> None:
    """The name of the game on a ribbon at the head of its region."""
    place, name = on(size, REGIONS[game_id].place), words(manifest(game_id).name)
    painter.setFont(name_font(size))
    metrics = painter.fontMetrics()
    wide = min(metrics.horizontalAdvance(name) + 26.0, place.width() * 0.98)
    ribbon = QRectF(place.center().x() - wide / 2, place.top() + place.height() * 0.035, wide, metrics.height() + 5.0)
    x, y, high = ribbon.left(), ribbon.top(), ribbon.height()
    shape = poly((x, y), (x + wide, y), (x + wide - 7, y + high / 2), (x + wide, y + high), (x, y + high),
                 (x + 7, y + high / 2))
    painter.fillPath(shape, flat(_tones(game_id).dark))
    painter.setPen(pen(QColor("#fbf5e4")))
    shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(wide - 18))
    painter.drawText(ribbon, Qt.AlignmentFlag.AlignCenter, shown)


def name_font(size: QSizeF) -> QFont:
    """The letters of the names of regions on a map of that size."""
    return theme.font(min(max(theme.SMALLEST_TEXT, _NAME * min(theme.text_scale, size.width() / 640)), 26), bold=True)


# -- the way -----------------------------------------------------------------------------------------------------------

def _paint_way(painter: QPainter, size: QSizeF, way: Way, *, is_open: bool) -> None:
    begin = point_of(way.begin, size)
    end = on(size, THRONE).center() + QPointF(0, on(size, THRONE).height() * 0.3) if way.end is None \
        else point_of(way.end, size)
    path, across = QPainterPath(begin), end - begin
    bend = QPointF(-across.y(), across.x()) * 0.09
    path.quadTo((begin + end) / 2 + bend, end)
    palette, wide = theme.palette, max(3.0, diameter(size) * 0.13)
    if is_open:
        painter.strokePath(path, pen(palette.chrome.text, wide + 2.5))
        painter.strokePath(path, pen(palette.gold, wide))
        return
    line: QPen = pen(palette.chrome.quiet, wide * 0.55)
    line.setDashPattern(_DASHES)
    draw_line(painter, line, path)


# -- the throne --------------------------------------------------------------------------------------------------------

def _paint_throne(painter: QPainter, place: QRectF, *, lit: bool, plain: bool) -> None:
    """A castle on a rock, and in its gate the throne."""
    palette = theme.palette
    centre, wide = place.center(), min(place.width(), place.height() * 0.95)
    if lit and not plain:
        for reach in (0.62, 0.5, 0.4):
            painter.fillPath(disc(centre, wide * reach), flat(clear(palette.gold_light, 60)))
    stone, edge = ((palette.chrome.panel, palette.chrome.text) if plain
                   else (palette.hall.stone_light, palette.hall.stone_dark))
    hall = palette.hall
    x, foot, unit = centre.x(), centre.y() + wide * 0.36, wide / 10
    for left, right, top in ((-4.4, -2.6, -5.2), (2.6, 4.4, -5.2), (-2.8, 2.8, -3.6)):
        wall = _wall(x + left * unit, x + right * unit, foot + top * unit, foot, unit * 0.42)
        painter.fillPath(wall, flat(stone))
        painter.strokePath(wall, pen(edge, 1.4))
    for side in (-3.5, 3.5):
        painter.fillPath(poly((x + (side - 1.15) * unit, foot - 5.55 * unit), (x + side * unit, foot - 7.6 * unit),
                              (x + (side + 1.15) * unit, foot - 5.55 * unit)), flat(palette.velvet))
    gate = QPainterPath(QPointF(x - 1.7 * unit, foot))
    gate.lineTo(x - 1.7 * unit, foot - 1.6 * unit)
    gate.quadTo(x - 1.6 * unit, foot - 3.2 * unit, x, foot - 3.2 * unit)
    gate.quadTo(x + 1.6 * unit, foot - 3.2 * unit, x + 1.7 * unit, foot - 1.6 * unit)
    gate.lineTo(x + 1.7 * unit, foot)
    gate.closeSubpath()
    painter.fillPath(gate, flat(hall.light if lit else hall.night))
    painter.strokePath(gate, pen(edge if plain else _INK, 1.4))
    _paint_seat(painter, QPointF(x, foot), unit)
    crown = crown_path(QPointF(x, foot - 5.1 * unit), unit * 1.9)
    painter.fillPath(crown, flat(palette.gold))
    painter.strokePath(crown, pen(_INK, 1.3))


def _wall(left: float, right: float, top: float, foot: float, notch: float) -> QPainterPath:
    """A wall with battlements."""
    corners, number = [(left, foot), (left, top)], 3
    step = (right - left) / (2 * number + 1)
    for each in range(number + 1):
        at = left + 2 * each * step
        corners += [(at, top - notch), (at + step, top - notch), (at + step, top)]
        if each < number:
            corners.append((at + 2 * step, top))
    return poly(*corners, (right, foot))


def _paint_seat(painter: QPainter, foot: QPointF, unit: float) -> None:
    palette, x, y = theme.palette, foot.x(), foot.y()
    back = poly((x - 0.75 * unit, y - 0.2 * unit), (x - 0.75 * unit, y - 2.1 * unit), (x, y - 2.7 * unit),
                (x + 0.75 * unit, y - 2.1 * unit), (x + 0.75 * unit, y - 0.2 * unit))
    painter.fillPath(back, flat(palette.brass))
    painter.strokePath(back, pen(_INK, 1.2))
    painter.fillRect(QRectF(x - 0.5 * unit, y - 1.9 * unit, unit, 1.0 * unit), palette.velvet)
    painter.fillRect(QRectF(x - 0.95 * unit, y - 0.95 * unit, 1.9 * unit, 0.3 * unit), palette.brass_light)
