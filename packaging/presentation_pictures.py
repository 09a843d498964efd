"""Pictures of tables of real games for engine/base/ZONES.md: every named presentation, and the parts of a table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from engine import load_game
from engine.base.parts import Part, Show
from engine.core.text import Text, english, seat_in_english
from engine.table.view import view
from throne_desktop.look import theme
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.presentations.presentation import Scenery
from throne_desktop.table.tabletop import Tabletop

SIZE: Final = QSizeF(1236, 800)
_WIDEST: Final = 640
_PART: Final = QColor("#ffe14d")
_LABEL: Final = QColor(0, 0, 0, 200)
_MARGIN: Final = 8.0


class Moment(NamedTuple):
    """A position of a game: that many random moves after a deal, seen by the first seat."""

    game: str
    seats: int
    seed: int
    moves: int


SHOWN: Final = {
    Show.THRONE: Moment("imposter-kings", 2, 4, 34),
    Show.LANES: Moment("shadow-throne", 3, 1, 26),
    Show.PLOTS: Moment("rival-kings", 2, 1, 90),
    Show.STALLS: Moment("rival-kings", 2, 1, 90),
    Show.TOWERS: Moment("shadow-throne", 3, 1, 26),
    Show.BALLOON: Moment("throne", 3, 6, 1),
}
"""Where each presentation is seen."""
PARTS: Final = Moment("imposter-kings", 3, 1, 34)


def pictures() -> Iterator[tuple[str, QImage]]:
    """The pictures by their names."""
    for show, moment in SHOWN.items():
        scene = table(moment)
        yield f"show_{show.value}", scaled(painted(scene, room_of(scene, show)))
    scene = table(PARTS)
    yield "part", scaled(with_parts(scene, painted(scene, scene.sceneRect())))


def table(moment: Moment) -> Tabletop:
    """The table at that moment, as it lies in a window."""
    game, rng = load_game(moment.game), random.Random(moment.seed)
    state = game.start(moment.seats, moment.seed)
    for _ in range(moment.moves):
        state.apply(rng.choice(state.legal_moves()))
    scene = Tabletop(game, _in_english, seat_in_english)
    narrator = Narrator(scene)
    narrator.resize(SIZE, 1.0)
    narrator.show_view(view(state.observation(0)))
    return scene


def room_of(scene: Tabletop, show: Show) -> QRectF:
    """What is presented in that way, with its surroundings."""
    shown = [item for item in scene.items() if isinstance(item, Scenery) and item.presented.show is show]
    largest = max(shown, key=lambda item: item.presented.width)
    room = largest.sceneBoundingRect().united(largest.presented.rect)
    return room.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).intersected(scene.sceneRect())


def painted(scene: Tabletop, room: QRectF) -> QImage:
    """A part of a table."""
    image = QImage(room.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(QPointF(), room.size()), room)
    painter.end()
    return image


def with_parts(scene: Tabletop, image: QImage) -> QImage:
    """A table with a dashed line around every zone, and the name of its part."""
    painter = QPainter(image)
    painter.setFont(theme.font(17, bold=True))
    for zone in scene.zone_items.values():
        if zone.place.spec.guest or zone.place.told:
            continue
        for area in zone.place.areas:
            painter.setPen(QPen(_PART, 2.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area)
        _label(painter, zone.place.areas[-1], zone.place.spec.where)
    painter.end()
    return image


def _label(painter: QPainter, area: QRectF, part: Part) -> None:
    words = f"Part.{part.name}"
    room = QRectF(0, 0, painter.fontMetrics().horizontalAdvance(words) + 12, 24)
    room.moveCenter(area.center())
    painter.fillRect(room, _LABEL)
    painter.setPen(_PART)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


def scaled(image: QImage) -> QImage:
    """A picture no wider than a page of text."""
    if image.width() <= _WIDEST:
        return image
    return image.scaledToWidth(_WIDEST, Qt.TransformationMode.SmoothTransformation)


def _in_english(text: Text) -> str:
    return text.render(english, seat_in_english)
