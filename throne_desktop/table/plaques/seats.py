"""The seats at a table: their plaques, who looks how, and what the plaques say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engine.base.table import SAID, Mark, Piece
from engine.core.text import N_, Player, Text, in_words
from engine.table.view import SeatView, View
from throne_desktop.storage.people import PORTRAIT_OF, Portrait
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.plaques.plaque_plan import Good
from throne_desktop.table.plaques.plaques import PlaqueItem, SeatWords, deed_of

_IN_CORNERS: Final = 2
"""So many rivals sit in the upper corners, with their faces at the edges of the table."""
_EDGE: Final = 60.0
_SCORE: Final = N_("app", "{player}: {score}")
_THINKS: Final = N_("app", "is thinking")


class Seats:
    """Keeps a plaque for every seat on a scene. `words` turns a Text into words, `name` gives the name at a seat."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, words: Callable[[Text], str],
                 name: Callable[[int], str]) -> None:
        self._scene = scene
        self._faces = faces
        self._words = words
        self._name = name
        self._thinker: int | None = None
        self._plaques: dict[int, PlaqueItem] = {}

    def __iter__(self) -> Iterator[PlaqueItem]:
        return iter(self._plaques.values())

    def plaque(self, seat: int) -> PlaqueItem | None:
        """The plaque of a seat; None while there is none."""
        return self._plaques.get(seat)

    def plaque_at(self, point: QPointF) -> PlaqueItem | None:
        """The plaque at a point of the table."""
        return next((plaque for plaque in self if plaque.rect.contains(point)), None)

    def portrait(self, seat: int) -> Portrait:
        """How the player at a seat looks."""
        return self._faces.cast.portrait(seat)

    def looks(self, seat: int) -> Text:
        """The portrait of a seat in words."""
        return PORTRAIT_OF.fill(player=Player(seat), looks=self.portrait(seat).looks)

    def show_owner(self, card: CardItem, piece: Piece, view: View) -> None:
        """Show whose a card is, if its place does not say so and no other card of its owner lies on it."""
        owner = piece.owner
        if owner is not None and any(
                other.owner == owner and other.level > piece.level and other.place == piece.place
                for other in view.pieces.values()):
            owner = None
        portrait, name = (None, "") if owner is None else (self.portrait(owner), self._name(owner))
        card.owner.show_owner(portrait, name, card.card_rect())

    # -- showing -------------------------------------------------------------------------------------------------------

    def arrange(self, rects: Mapping[int, QRectF], view: View) -> None:
        """Put plaques into these places, in place of the former ones."""
        for plaque in self:
            self._scene.removeItem(plaque)
        self._plaques = {seat: PlaqueItem(seat, rect, self._said_of(view.seats[seat], ""),
                                          mirrored=seat != view.seat and self._is_in_right_corner(rect, view))
                         for seat, rect in rects.items()}
        for plaque in self:
            self._scene.addItem(plaque)

    def _is_in_right_corner(self, rect: QRectF, view: View) -> bool:
        """Whether the face belongs at the right edge of the table, as that of the other rival is at the left."""
        return len(view.seats) - 1 == _IN_CORNERS and rect.right() > self._scene.sceneRect().right() - _EDGE

    def describe(self, seat: SeatView, stamp: Text | None) -> None:
        """Say on its plaque how a seat is, and what it did last."""
        said = self._words(stamp) if stamp is not None else ""
        self._plaques[seat.seat].describe(self._said_of(seat, said))
        self._say_who_thinks()

    def gains(self, seats: Iterable[SeatView]) -> list[Callable[[float], None]]:
        """What lets pips and houses grow that have just been reached, from 0 to 1."""
        grown = [self._plaques[seat.seat].gain(seat.shown) for seat in seats]
        return [each for each in grown if each is not None]

    def _said_of(self, seat: SeatView, stamp: str) -> SeatWords:
        goods = [self._good(mark) for mark in seat.marks if mark.shape != SAID]
        name = self._name(seat.seat)
        title = self._faces.title(seat.seat)
        titled = () if title is None else (self._words(title),)
        tips = (*titled, self._words(_SCORE.fill(player=Player(seat.seat), score=seat.shown.text)),
                *(self._words(mark.tip) for mark in seat.marks))
        return SeatWords(name, self.portrait(seat.seat), seat.shown, self._faces.drawing_of(seat.shown.sign), goods,
                         seat.deciding, seat.winner, stamp, deed_of(stamp, name) or "".join(titled), tips)

    def _good(self, mark: Mark) -> Good:
        return Good(self._faces.drawing_of(mark.shape), in_words(mark.text, self._words))

    def think(self, seat: int | None) -> None:
        """Say that a bot is thinking at that seat, or at none (None)."""
        self._thinker = seat
        self._say_who_thinks()

    def _say_who_thinks(self) -> None:
        for seat, plaque in self._plaques.items():
            plaque.think(self._words(_THINKS) if seat == self._thinker else "")
