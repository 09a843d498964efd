"""A small picture of a game's last table for its row on the shelf: its place, and how high everybody stood."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from engine import load_game
from engine.session.entries import Result
from throne_desktop.look import pictures, theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import crown_path, rounded
from throne_desktop.table.faces.stage import is_seen, place_of
from throne_desktop.table.items.ground import paint_place

SIZE: Final = QSize(76, 46)
"""In pixels at the usual text size."""
_ROUND: Final = 5.0
_LEAST: Final = 3.0
"""The height of the tower of somebody without a point."""
_CROWN: Final = 10.0
_OTHERS: Final = QColor("#d9d2be")
_INK: Final = QColor("#1b120b")


def paint_last_table(painter: QPainter, area: QRectF, game_id: str, result: Result) -> None:
    """Paint how a game ended: a tower for each seat, as high as its points; those of winners are gold, with a crown."""
    ratio = painter.device().devicePixelRatioF()
    size = area.size().toSize()
    key = ("last table", game_id, size.width(), size.height(), ratio, theme.palette.place_veil.rgba())
    painter.drawPixmap(area.topLeft(), pictures.kept.picture(key, partial(_ground, game_id, size, ratio)))
    for tower, is_winner in zip(towers(area, result.scores), _won(result), strict=True):
        painter.fillPath(rounded(tower, 1.5), flat(theme.palette.gold_light if is_winner else _OTHERS))
        painter.strokePath(rounded(tower, 1.5), pen(_INK, 1))
        if is_winner:
            crown = crown_path(QPointF(tower.center().x(), tower.top() - _CROWN * 0.7), _CROWN)
            painter.fillPath(crown, flat(theme.palette.gold_light))
            painter.strokePath(crown, pen(_INK, 0.8))


def towers(area: QRectF, scores: Sequence[int]) -> list[QRectF]:
    """Where the towers of these points stand; the highest leaves room for a crown."""
    room = area.adjusted(6, 6 + _CROWN, -6, -5)
    apart = room.width() / len(scores)
    wide, most = min(14.0, apart * 0.66), max(1, *scores)
    heights = [max(_LEAST, room.height() * max(0, score) / most) for score in scores]
    return [QRectF(room.left() + apart * (seat + 0.5) - wide / 2, room.bottom() - height, wide, height)
            for seat, height in enumerate(heights)]


def _won(result: Result) -> list[bool]:
    winners: Collection[int] = result.winners
    return [seat in winners for seat in range(len(result.scores))]


def _ground(game_id: str, size: QSize, ratio: float) -> QPixmap:
    """The place of a game in that size, with round corners, a little darker than it is."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    corners = QPainterPath()
    corners.addRoundedRect(area, _ROUND, _ROUND)
    painter.setClipPath(corners)
    place = place_of(load_game(game_id))
    if is_seen(place):
        paint_place(painter, area, place)
    painter.fillPath(corners, flat(clear(_INK, 70) if is_seen(place) else theme.palette.chrome.page))
    painter.setClipping(False)
    painter.strokePath(rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND), pen(theme.palette.chrome.panel_edge, 1))
    painter.end()
    return picture
