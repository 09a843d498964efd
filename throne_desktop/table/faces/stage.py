"""The stage of a game: its layers, each painted where it belongs on a table of any shape."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from engine.base.game import Game
from engine.base.parts import Part
from engine.base.stage import Height, Layer, Stage
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawing
from throne_desktop.storage.paths import asset
from throne_desktop.table.geometry.zone_block import ZonePlace

_USUAL: Final = QRectF(0.25, 0.2, 0.5, 0.4)
"""What a stage is built around where no cards lie, in shares of the table."""
_OPAQUE: Final = 255
_MOST: Final = 99
"""A layer lies there no more often than that, however narrow it is drawn."""


class Place(NamedTuple):
    """The stage of a game, the folder with its drawings, and the light that falls on it; "" for its own."""

    stage: Stage
    folder: Path
    light: str = ""

    def drawing_of(self, layer: Layer) -> Path:
        """The drawing of a layer."""
        return self.folder / f"{layer.drawing}.svg"


def place_of(game: Game[Any]) -> Place:
    """Where that game is played."""
    return Place(game.table.stage, asset("games", game.id.replace("-", "_"), "stage"))


def is_seen(place: Place) -> bool:
    """Whether the place has a drawing, and the theme lets something of it through."""
    return bool(place.stage.place) and theme.palette.place_veil.alpha() < _OPAQUE


def hero_of(zones: Iterable[ZonePlace], stage: Stage, viewer: int) -> QRectF | None:
    """What the stage is built around, if these zones lie there; None if none of it is on the table."""
    united = QRectF()
    for zone in zones:
        is_hero = zone.spec.where is Part.HERO and zone.spec.seat in (None, viewer) and not zone.spec.guest
        if zone.spec.id in stage.around if stage.around else is_hero:
            united = united.united(zone.rect)
    return None if united.isEmpty() else united


def paint_layers(painter: QPainter, table: QRectF, place: Place, layers: tuple[Layer, ...],
                 hero: QRectF | None = None) -> None:
    """Paint these layers over a table, the farthest first, below the veil of the theme."""
    painter.save()
    painter.setClipRect(table)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if theme.palette.place_veil.alpha() < _OPAQUE:
        for layer in layers:
            _paint(painter, table, hero or _usual(table), layer, place.drawing_of(layer))
    painter.fillRect(table, theme.palette.place_veil)
    painter.restore()


def _usual(table: QRectF) -> QRectF:
    return QRectF(table.left() + _USUAL.left() * table.width(), table.top() + _USUAL.top() * table.height(),
                  _USUAL.width() * table.width(), _USUAL.height() * table.height())


def _paint(painter: QPainter, table: QRectF, hero: QRectF, layer: Layer, file: Path) -> None:
    top, foot = (_height(each, table, hero) for each in (layer.top, layer.foot))
    if foot <= top:
        return
    drawn = QSizeF(drawing(file).defaultSize())
    width = (foot - top) * drawn.width() / drawn.height()
    if layer.repeated:
        _repeat(painter, QRectF(table.left(), top, table.width(), foot - top), file, width)
        return
    room = QRectF(table.left(), top, table.width(), foot - top)
    if layer.at is not None:
        room = QRectF(table.left() + layer.at * (table.width() - width), top, width, foot - top)
    drawing(file).render(painter, room)


def _height(height: Height, table: QRectF, hero: QRectF) -> float:
    box = table if height.of == "table" else hero
    return round(box.top() + height.share * box.height())


def _repeat(painter: QPainter, room: QRectF, file: Path, width: float) -> None:
    """A drawing side by side with itself, painted once; on whole pixels, so that no seam is seen."""
    times = min(_MOST, 2 * round((room.width() / width - 1) / 2) + 1) if width < room.width() else 1
    ratio = painter.device().devicePixelRatioF()
    edges = [round(room.width() * ratio * number / times) for number in range(times + 1)]
    tile = QPixmap(math.ceil(room.width() * ratio / times), max(1, round(room.height() * ratio)))
    tile.fill(QColor(0, 0, 0, 0))
    painter_of_tile = QPainter(tile)
    painter_of_tile.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing(file).render(painter_of_tile, QRectF(tile.rect()))
    painter_of_tile.end()
    for left, right in pairwise(edges):
        seen = QRectF(0, 0, right - left, tile.height())
        goal = QRectF(room.left() + left / ratio, room.top(), seen.width() / ratio, room.height())
        painter.drawPixmap(goal, tile, seen)
