"""Named presentations of zones: each measures and places its zones, and paints what surrounds them.

A presentation knows no game: it is given zones that ask for it (`ZoneSpec.show`), and the signboards of a view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from engine.core.text import Text
from engine.table.view import View
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.zone_block import ZonePlace


@dataclass(frozen=True, slots=True)
class Presented:
    """Zones that a presentation has placed: the room it takes, the width of its cards, its zones, and their captions.

    A zone without a caption says what it is in another way.
    """

    show: Show
    rect: QRectF
    width: float
    places: dict[str, ZonePlace]
    captions: dict[str, QRectF]

    def settled(self, used: Mapping[str, Collection[int]]) -> Presented:
        """The same, in the same room, while these slots of its zones are in use."""
        return self


class Presentation(ABC):
    """Some zones with one way to present them, `scale` being the text size as a multiple of the usual one.

    `viewer` is the seat that looks at the table, `room` the size of the whole table, for what may be wider where there
    is more of it.
    """

    show: ClassVar[Show]
    seats_guests: ClassVar[bool] = False
    """Whether it places guests itself, instead of leaving them over the end of the zone that they visit."""
    fills: ClassVar[bool] = False
    """Whether it can use a room that is wider than it needs."""

    def __init__(self, zones: Sequence[ZoneSpec], viewer: int, scale: float) -> None:
        self.zones = tuple(zones)
        self.viewer = viewer
        self.scale = scale
        self.room = QSizeF()

    @abstractmethod
    def size(self, width: float) -> QSizeF:
        """The room it takes with cards of that width, with its captions and surroundings."""

    def outline(self, width: float) -> Sequence[QRectF]:
        """The parts it consists of, if its top left corner is at (0, 0): others may lie in the corners between them.

        The first is the one that belongs into the middle of the table, such as a throne without the row beside it.
        """
        return (QRectF(QPointF(), self.size(width)),)

    @abstractmethod
    def at(self, corner: QPointF, width: float) -> Presented:
        """Its zones with cards of that width, if its top left corner is there."""

    def filling(self, rect: QRectF, width: float) -> Presented:
        """Its zones with cards of that width in a room that may be larger than it needs, if it `fills` that."""
        return self.at(rect.topLeft(), width)


class Scenery(QGraphicsItem):
    """What surrounds presented zones: a throne, roofs, awnings, towers. It lies below the cards (zlayers.SCENERY)."""

    def __init__(self, presented: Presented) -> None:
        super().__init__()
        self.presented = presented
        self.portraits: Mapping[int, QRectF] = {}
        """Where the face of each seat is; known before anything is described."""
        self.plaques: Mapping[int, QRectF] = {}
        """Where the plaque of each seat lies, with its face."""
        self.setZValue(zlayers.SCENERY)

    def settle(self, presented: Presented) -> None:
        """Surround the same zones where they lie now."""
        self.prepareGeometryChange()
        self.presented = presented

    @property
    def obstacles(self) -> Sequence[QRectF]:
        """Where words stand that nothing should cover."""
        return ()

    def expect(self, kind: int | None) -> None:
        """Show where a card of that kind goes while it is carried; None once it is put down."""

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        """Show what the signboards and pieces of a view say; `words` turns a Text into words."""
        raise NotImplementedError


PRESENTATIONS: Final[dict[Show, type[Presentation]]] = {}
SCENERIES: Final[dict[Show, type[Scenery]]] = {}
