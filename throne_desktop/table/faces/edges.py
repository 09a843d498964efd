"""The coloured head of a card: its lower edge tells the group without colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.base.cards import Edge

_TEETH: Final = 9
_WAVES: Final = 6

def head_path(length: float, height: float, edge: Edge, depth: float) -> QPainterPath:
    """The head of a card from its upper left corner: `height` without the edge, which reaches `depth` below it."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(length, 0)
    path.lineTo(length, height)
    if edge == "waves":
        _waves(path, length, height, depth)
    else:
        for tooth in range(_TEETH):
            _tooth(path, edge, length, height, tooth, depth)
    path.closeSubpath()
    if edge == "bars":
        path.addRect(QRectF(0, height + depth * 0.45, length, depth * 0.55))
    return path


def _tooth(path: QPainterPath, edge: Edge, length: float, height: float, tooth: int, depth: float) -> None:
    """One of the equal parts of the edge, counted from right to left."""
    step = length / _TEETH
    right = length - tooth * step
    if edge == "zigzag":
        path.lineTo(right - step / 2, height + depth)
    elif edge == "scallops":
        path.quadTo(QPointF(right - step / 2, height + 2 * depth), QPointF(right - step, height))
    elif edge == "steps" and tooth % 2 == 0:
        for x in (right, right - step):
            path.lineTo(x, height + depth * 0.85)
    elif edge == "notches" and tooth % 3 == 1:
        path.lineTo(right, height)
        path.lineTo(right - step / 2, height - depth * 1.6)
    path.lineTo(right - step, height)


def _waves(path: QPainterPath, length: float, height: float, depth: float) -> None:
    """Whole waves, each a crest below the line and a trough above it."""
    half = length / (2 * _WAVES)
    for number in range(2 * _WAVES):
        right = length - number * half
        off = depth * (1.15 if number % 2 == 0 else -1.15)
        path.quadTo(QPointF(right - half / 2, height + off), QPointF(right - half, height))
