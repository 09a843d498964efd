"""The words on a table as they are seen: where each of them stands, and how well it can be told from its ground."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from tests.helpers.colours import contrast
from tests.helpers.pixels import row
from throne_desktop.table.tabletop import Tabletop

_CLEAR = 48
"""A dot belongs to a letter if one of its colours differs by that much from the ground."""
_CROSSED = 0.04
"""The share of its dots where a thin line may cross a word."""
_LARGE = 24
_LARGE_AND_BOLD = 18
"""The pixels from which letters are large, as WCAG counts them: 18 points, or 14 if they are bold."""


class Words(NamedTuple):
    """Words that were written: in which colour, where, and whether in large letters."""

    said: str
    colour: QColor
    room: QRectF
    large: bool


def faint_words(scene: Tabletop, needed: float, needed_if_large: float) -> list[str]:
    """The words on a table that are harder to read than that, wherever one of their dots is."""
    for item in scene.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    seen = _painted(scene)
    with _unwritten() as words:
        ground = _painted(scene)
    found = []
    for each in words:
        below = list(_below(each.room, seen, ground))
        clear = {colour: contrast(each.colour, QColor(colour)) for colour in set(below)}
        dots = sorted(clear[colour] for colour in below)
        least = dots[round(_CROSSED * len(dots))] if dots else 1.0
        if least < (needed_if_large if each.large else needed):
            found.append(f"{each.said}: {least:.1f}")
    return found


def _below(room: QRectF, seen: QImage, ground: QImage) -> Iterator[int]:
    """The colours of the ground below the letters in a room."""
    box = room.toAlignedRect().intersected(ground.rect())
    for y in range(box.top(), box.bottom() + 1):
        for here, below in zip(*(row(image, y, box.left(), box.width()) for image in (seen, ground)), strict=True):
            if here != below and _differ(here, below):
                yield below


@cache
def _differ(one: int, other: int) -> bool:
    """Whether two colours are as different as a letter and its ground."""
    return max(abs((one >> shift & 0xff) - (other >> shift & 0xff)) for shift in (0, 8, 16)) >= _CLEAR


def _painted(scene: Tabletop) -> QImage:
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


@contextmanager
def _unwritten() -> Iterator[list[Words]]:
    """Words are noted instead of written; those on pictures that are kept, such as cards, stay as they are."""
    noted: list[Words] = []

    def note(painter: QPainter, *where: Any) -> None:
        font, said = painter.font(), where[-1]
        if not isinstance(painter.device(), QImage) or not said.strip():
            return
        room = QRectF(where[0])
        flags = int(where[1])
        letters = painter.combinedTransform().mapRect(QRectF(painter.boundingRect(room, flags, said)))
        large = font.pixelSize() >= (_LARGE_AND_BOLD if font.bold() else _LARGE)
        noted.append(Words(said, painter.pen().color(), letters, large))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", note)
        yield noted
