"""Frames: how many are made in a second, and within which rectangle of the table each is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from throne_desktop.table.motion.tweens import Moving, Tween

USUAL: Final = 60.0
"""Frames in a second of a screen that does not say how many it shows, or says less than can be called movement."""
_LEAST: Final = 24.0
_MOST: Final = 240.0
_MISSING: Final = 0.1
"""A frame may take that much longer than the screen shows one, in milliseconds: else 144 a second became 167."""
_CLOSE: Final = 1.5
_AROUND: Final = 3.0
"""How much of what surrounds a card Qt paints with it, in pixels."""


def screen_of(owner: QObject | None) -> QScreen | None:
    """The screen that shows the widget to which something belongs, or else the first one; None if there is none."""
    while owner is not None and not isinstance(owner, QWidget):
        owner = owner.parent()
    return owner.screen() if owner is not None else QGuiApplication.primaryScreen()


def time_of_frame(rate: float) -> int:
    """Milliseconds between two frames for a screen that shows so many in a second: none of these may be missed."""
    shown = min(rate, _MOST) if rate >= _LEAST else USUAL
    return int(1000 / shown + _MISSING)


class Swept:
    """What cards that move uncover and cover from one frame to the next.

    Within one rectangle Qt paints a picture several times as fast as within many: there it goes line by line. So where
    cards move close together, all that is between them is painted, too.
    """

    def __init__(self, batch: Sequence[Moving]) -> None:
        self._cards = [moving.item for moving in batch if isinstance(moving, Tween)]
        self._seen = [card.sceneBoundingRect() for card in self._cards]

    def paint_in_one(self) -> None:
        """Have this frame painted within one rectangle, if that is not much larger than what the cards sweep."""
        seen = [card.sceneBoundingRect() for card in self._cards]
        moved = [pair for pair in zip(self._seen, seen, strict=True) if pair[0] != pair[1]]
        self._seen = seen
        united, area = QRectF(), 0.0
        for before, after in moved:
            united = united.united(before).united(after)
            area += before.width() * before.height() + after.width() * after.height()
        scene = self._cards[0].scene() if moved else None
        if scene is not None and united.width() * united.height() <= _CLOSE * area:
            scene.update(united.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
