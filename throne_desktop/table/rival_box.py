"""A rival at the table: its plaque, and its cards beside or below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form, ZoneSpec
from throne_desktop.table.blocks import Block, ZonePlace, measure
from throne_desktop.table.parts import Unit

FACE: Final = 76.0
"""The diameter of a face."""
FACE_LARGE: Final = 96.0
FACE_OF_MANY: Final = 72.0
_LARGE_WINDOW: Final = 1000.0
"""The height from which a table has room for large faces."""
_MANY: Final = 3
PLAQUE: Final = 200.0
"""The least width of a plaque with a face."""
PLAQUE_OF_MANY: Final = 150.0
"""The same where more than three rivals share the width of the table."""
_WIDEST: Final = 300.0
_GAP: Final = 8.0
BACKS: Final = 34 / 56
"""The width of a rival's hidden cards, in widths of its open ones."""


def face_size(rivals: int, table: QSizeF) -> float:
    """The diameter of the rivals' faces."""
    if table.height() >= _LARGE_WINDOW:
        return FACE_LARGE
    return FACE_OF_MANY if rivals >= _MANY else FACE


class RivalBox:
    """What is to be shown of one rival."""

    def __init__(self, units: Sequence[Unit], rivals: int, scale: float, table: QSizeF) -> None:
        self._zones = tuple(zone for unit in units for zone in unit.zones)
        share = table.width() / max(1, rivals) - 2 * _GAP
        self._plaque = QSizeF(min(share, PLAQUE if rivals <= _MANY else PLAQUE_OF_MANY), face_size(rivals, table))
        self._widest = _WIDEST * scale
        self._blocks: dict[tuple[float, int], Block] = {}

    def _block(self, width: float, lines: int) -> Block:
        key = (width, lines)
        if key not in self._blocks:
            self._blocks[key] = Block(_measured(self._zones, width), lines, gap=_GAP)
        return self._blocks[key]

    def size(self, width: float, lines: int, share: float, *, below: bool) -> QSizeF:
        """The room for the plaque and the cards with open cards of that width."""
        cards = self._block(width, lines).size
        if below or cards.isEmpty():
            wide = max(cards.width(), min(share, self._widest, max(self._plaque.width(), share)))
            return QSizeF(wide, self._plaque.height() + (cards.height() + _GAP if not cards.isEmpty() else 0.0))
        wide = max(self._plaque.width(), min(self._widest, share - cards.width() - _GAP))
        return QSizeF(wide + _GAP + cards.width(), max(self._plaque.height(), cards.height()))

    def at(self, rect: QRectF, width: float, lines: int, *, below: bool, mirrored: bool = False,
           ) -> tuple[QRectF, dict[str, ZonePlace]]:
        """The plaque and the zones in that room; where it is `mirrored`, the plaque lies to the right of the cards."""
        block = self._block(width, lines)
        cards = block.size
        if below or cards.isEmpty():
            plaque = QRectF(rect.left(), rect.top(), rect.width(), self._plaque.height())
            left = rect.left() + (rect.width() - cards.width()) / 2
            return plaque, block.at(QPointF(left, rect.top() + plaque.height() + _GAP))[0]
        plaque = QRectF(rect.left(), rect.top(), rect.width() - cards.width() - _GAP, self._plaque.height())
        if mirrored:
            plaque.moveRight(rect.right())
            return plaque, block.at(rect.topLeft())[0]
        return plaque, block.at(QPointF(plaque.right() + _GAP, rect.top()))[0]


def _measured(zones: Sequence[ZoneSpec], width: float) -> list[ZonePlace]:
    """The zones with open cards of that width, and narrower ones in a hand and among its guests."""
    found: list[ZonePlace] = []
    host = None
    for zone in zones:
        host = host if zone.guest else zone
        hidden = host is not None and host.form is Form.HAND
        found.append(measure(zone, width * BACKS if hidden else width, tight=True, spines=True))
    return found
