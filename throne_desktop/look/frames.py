"""Frames around portraits, which a person can choose: painted around the ring, in the colours of the theme.

A frame lies outside of the ring, and the ring over it, so that a bright one stays what tells who decides. The smallest
portraits go without, as they are told apart by their heads alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.outlines import disc, poly

REACH: Final = 1.19
"""How far a frame reaches from the middle, in radii of the portrait."""


def paint_frame(painter: QPainter, radius: float, name: str) -> None:
    """Paint the frame of that name around a portrait of that radius, whose middle is the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = pen(theme.palette.ink, max(0.8, radius / 40))
    for path, colour in _FRAMES[name](radius):
        painter.fillPath(path, flat(colour))
        painter.strokePath(path, edge)


Parts = Iterator[tuple[QPainterPath, QColor]]


def _around(number: int, shape: QPainterPath, first: float = 0.0) -> Iterator[QPainterPath]:
    """That shape so often around the middle; it is given as it stands above the middle."""
    for each in range(number):
        yield QTransform().rotate(first + 360.0 * each / number).map(shape)


def _at(radius: float, *points: tuple[float, float]) -> QPainterPath:
    """A polygon above the middle; its points are given in radii, to the right and outwards."""
    return poly(*((x * radius, -y * radius) for x, y in points))


def _leaf(radius: float, lean: float) -> QPainterPath:
    """A leaf above the middle that leans to the right by so many degrees."""
    path = QPainterPath()
    path.addEllipse(QRectF(-0.055 * radius, -0.14 * radius, 0.11 * radius, 0.28 * radius))
    return QTransform().translate(0, -1.08 * radius).rotate(lean).map(path)


def _laurel(radius: float) -> Parts:
    leaves = theme.palette.colours["green"].light
    for side in (-1, 1):
        for step in range(9):
            turn = QTransform().rotate(180 - side * (14 + 17 * step))
            yield turn.map(_leaf(radius, side * -48)), leaves
    yield disc(QPointF(0, 1.09 * radius), 0.085 * radius), theme.palette.gold_light


def _rays(radius: float) -> Parts:
    long = _at(radius, (-0.07, 0.98), (0, REACH), (0.07, 0.98))
    short = _at(radius, (-0.06, 0.98), (0, 1.11), (0.06, 0.98))
    yield from ((each, theme.palette.gold) for each in _around(16, short, 360 / 32))
    yield from ((each, theme.palette.gold_light) for each in _around(16, long))


def _pearls(radius: float) -> Parts:
    pearl = disc(QPointF(0, -1.09 * radius), 0.085 * radius)
    for number, each in enumerate(_around(32, pearl)):
        yield each, theme.palette.parchment_light if number % 4 else theme.palette.gold_light


def _thorns(radius: float) -> Parts:
    thorn = _at(radius, (-0.1, 0.98), (0.08, REACH), (0.06, 0.98))
    yield disc(QPointF(0, 0), 1.06 * radius), theme.palette.colours["crimson"].dark
    yield from ((each, theme.palette.colours["crimson"].light) for each in _around(18, thorn))


def _rope(radius: float) -> Parts:
    strand = _leaf(radius, 52)
    for number, each in enumerate(_around(32, strand)):
        yield each, theme.palette.parchment_dark if number % 2 else theme.palette.brass_light


def _battlements(radius: float) -> Parts:
    stone = theme.palette.tokens["grey"]
    merlon = _at(radius, (-0.09, 1.03), (-0.09, REACH), (0.09, REACH), (0.09, 1.03))
    yield from ((each, stone) for each in _around(18, merlon))
    yield disc(QPointF(0, 0), 1.09 * radius), stone


def _stars(radius: float) -> Parts:
    star = _at(radius, (0, 1.0), (0.03, 1.065), (0.09, 1.095), (0.03, 1.125), (0, REACH), (-0.03, 1.125),
               (-0.09, 1.095), (-0.03, 1.065))
    for number, each in enumerate(_around(20, star)):
        yield each, theme.palette.tokens["blue"] if number % 2 else theme.palette.gold_light


def _petals(radius: float) -> Parts:
    petal = disc(QPointF(0, -1.04 * radius), 0.15 * radius)
    for first, colour in ((13.85, theme.palette.colours["violet"].light), (0.0, theme.palette.tokens["red"])):
        yield from ((each, colour) for each in _around(13, petal, first))


_FRAMES: Final[dict[str, Callable[[float], Parts]]] = {
    "laurel": _laurel, "rays": _rays, "pearls": _pearls, "thorns": _thorns, "rope": _rope,
    "battlements": _battlements, "stars": _stars, "petals": _petals,
}
NAMES: Final = tuple(_FRAMES)
"""The frames there are."""
