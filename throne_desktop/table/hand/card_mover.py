"""What moves cards by hand: they are picked up, carried, dropped and put back, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from engine.base.parts import Part
from engine.base.table import Piece
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.table.choice import MoveChoice
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.tweens import Tween
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

_REACH: Final = 16.0
"""A card may be dropped up to this many pixels beside a zone."""
_LIFT: Final = 0.16
"""How far a card is lifted, in card heights, while the player chooses among its moves."""
_BELOW: Final = -6.0
"""From the lower edge of a place to a card that is held below it, in pixels."""


class CardMover(QObject):
    """Picks up pieces of a scene, carries and drops them, for whoever plays there. It knows neither mouse nor keys."""

    moved = Signal(object)
    """A Move that the player has made by hand: a piece was carried to where it goes."""
    pressed = Signal(object)
    """A Move that the player has made by pressing its piece, and no more."""
    asked = Signal(object)
    """A tuple of Moves that begin alike: the player has to choose one. Where places can do it, `choice` has them."""
    refused = Signal(object)
    """A Refusal that says why a card does not go there."""
    clicked = Signal(str)
    """The id of a piece that was clicked, whatever comes of it."""
    touched = Signal()
    """The player did something that ends a refusal or a choice on display."""
    emptied = Signal()
    """Whatever was held has been put down where it was; nothing that was begun with it goes on."""

    def __init__(self, scene: Tabletop, narrator: Narrator, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._narrator = narrator
        self.objection: Callable[[Move], Refusal | None] = lambda _: None
        """Says why a move that the rules allow is not what is wanted here, as in a lesson; None if it is."""
        self.choice: MoveChoice | None = None
        """The moves to choose from by pointing at a place, while there are any."""
        self._held: list[tuple[CardItem, QPointF]] = []
        """The cards in the hand, each with the place where it lay."""
        self._grips: list[QPointF] = []
        """Where each card in the hand was when it was gripped."""
        self._waits_at: str | None = None
        """The place where the piece of a choice was dropped; None if it is lifted out of where it lay."""
        self._lit: set[str] = set()
        scene.changing.connect(self.let_go)
        self.touched.connect(narrator.refusals.forget)

    @property
    def holds(self) -> bool:
        """Whether any card is in the hand."""
        return bool(self._held)

    # -- carrying ------------------------------------------------------------------------------------------------------

    def pick_up(self, piece_id: str) -> None:
        """Lift a card, with all that goes along with it, and light the places where it may go."""
        view = self._scene.view
        assert view is not None
        self._narrator.ghosts.show(piece_id)
        offers = view.offers.get(piece_id, [])
        along = offers[0].gesture.grab if offers and not self._scene.locked else (piece_id,)
        held = [self._scene.cards[piece_id] for piece_id in along if piece_id in self._scene.cards]
        for number, item in enumerate(held):
            item.setZValue(zlayers.HELD + number)
            item.show_face(item.face_shown, item.lies)      # whole, even if it was the spine of one
        self._held = [(item, item.pos()) for item in held]
        if not self._scene.locked:
            self._light(view.drops(piece_id), piece_id)

    def grip(self) -> None:
        """Take hold of the lifted cards where they are, for `carry_by`."""
        self._grips = [item.pos() for item, _ in self._held]

    def carry_by(self, shift: QPointF) -> None:
        """Hold the lifted cards that far from where they were gripped."""
        for (item, _), grip in zip(self._held, self._grips, strict=True):
            item.lay(grip + shift)
        self._keep_heads_in_sight()

    def carry_to(self, corner: QPointF) -> None:
        """Hold the lifted cards with the corner of the first at that point of the table."""
        for item, home in self._held:
            item.lay(corner + home - self._held[0][1])
        self._keep_heads_in_sight()

    def _keep_heads_in_sight(self) -> None:
        """Hold what is carried no higher than the table begins: its name stands in its head."""
        too_high = self._scene.sceneRect().top() - min((item.y() for item, _ in self._held), default=0.0)
        if too_high > 0:
            for item, _ in self._held:
                item.lay(item.pos() + QPointF(0.0, too_high))

    def hold_beside(self, place: str) -> bool:
        """Hold the lifted cards below a place that they would hide, or else above or beside it.

        They hide neither the prompt nor the player's hand, if there is another way. Returns False if the place is
        larger than a card.
        """
        if not self._held:
            return False
        rect, size = self._scene.slot_rect(place), self._held[0][0].card_size
        if rect.height() >= size.height():
            return False
        middle = rect.center() - QPointF(size.width() / 2, size.height() / 2)
        corners = (QPointF(middle.x(), rect.bottom() + _BELOW),
                   QPointF(middle.x(), rect.top() - _BELOW - size.height()),
                   QPointF(rect.right() + _BELOW, middle.y()),
                   QPointF(rect.left() - _BELOW - size.width(), middle.y()))
        self.carry_to(min(corners, key=lambda corner: self._hides(QRectF(corner, size))))
        return True

    def _hides(self, card: QRectF) -> float:
        """How much a card held there would hide of the prompt and the player's hand, or lie beyond the table, in area.
        """
        scene = self._scene
        view = scene.view
        hand = [item.place.rect for item in scene.zone_items.values() if view is not None
                and item.place.spec.seat == view.seat and item.place.spec.where is Part.HAND]
        seen = card.intersected(scene.sceneRect())
        hidden = [card.intersected(each) for each in (scene.ribbon_rect, *hand)]
        beyond = card.width() * card.height() - seen.width() * seen.height()
        return beyond + sum(each.width() * each.height() for each in hidden)

    def drops(self, piece_id: str) -> set[str]:
        """The places where a piece may be dropped now; during a choice, those that decide it."""
        if self.choice is not None:
            return self.choice.places
        return self._scene.view.drops(piece_id) if self._scene.view is not None else set()

    def _light(self, places: set[str], piece_id: str) -> None:
        """Light the places where a card may go: a zone, or all those of its slots that take the card."""
        self._scene.expect(piece_id if places else None)
        for zone, item in self._scene.zone_items.items():
            if zone in places:
                item.light(self._scene.goal_rect(zone, piece_id))
        for place in places - set(self._scene.zone_items):
            zone = place.partition("/")[0]
            if zone not in places:
                item = self._scene.zone_items[zone]
                slots = [self._scene.slot_rect(each) for each in places if each.startswith(f"{zone}/")]
                united = slots[0]
                for rect in slots[1:]:
                    united = united.united(rect)
                item.light(united)
        self._lit = places

    def _unlight(self) -> None:
        for item in self._scene.zone_items.values():
            item.light(None)
        self._scene.expect(None)
        self._lit = set()

    def places_at(self, point: QPointF) -> list[str]:
        """The places at a point of the table, slots before zones."""
        view = self._scene.view
        assert view is not None
        slots = dict.fromkeys(piece.place for piece in view.pieces.values())
        found = [place for place in slots if self._scene.slot_rect(place).contains(point)]
        found += [zone for zone in self._scene.zone_items if self._is_shown(zone)
                  and any(area.adjusted(-_REACH, -_REACH, _REACH, _REACH).contains(point)
                          for area in self._scene.place(zone).areas)]
        return found + self._zone_of_plaque(point)

    def _pieces(self) -> dict[str, Piece]:
        return self._scene.view.pieces if self._scene.view is not None else {}

    def _zone_of_plaque(self, point: QPointF) -> list[str]:
        """The plaque of a seat with a single zone stands for that zone."""
        plaque = self._scene.seats.plaque_at(point)
        zones = [zone for zone, item in self._scene.zone_items.items()
                 if plaque is not None and item.place.spec.seat == plaque.seat]
        return zones if len(zones) == 1 else []

    def _is_shown(self, zone: str) -> bool:
        """Whether a zone can be seen: a guest only if cards lie there, or if it is lit for one in the hand."""
        guest = self._scene.place(zone).spec.guest
        return not guest or zone in self._lit or any(piece.zone == zone for piece in self._pieces().values())

    def drop(self, piece_id: str, places: list[str]) -> None:
        """Drop the lifted cards on a place, given along with what contains it; if no move does that, say why."""
        view = self._scene.view
        assert view is not None
        choice = self.choice or MoveChoice(view, piece_id, ())
        moves = () if self._scene.locked else choice.at(places) or view.dropped(piece_id, places)
        if moves:
            self._make(piece_id, moves, next(place for place in places if place in self.drops(piece_id)))
            return
        self._end_choosing()
        zone = view.pieces[piece_id].zone
        elsewhere = bool(places) and places[-1] != zone
        # A card that is put back asks for nothing, but dropped on a card beside it, it may have been meant as a move.
        if elsewhere or view.refused_move(piece_id, places) is not None:
            self._refuse(view.why_not(piece_id, places), piece_id)
        self._glide_back()

    def _refuse(self, refusal: Refusal, piece_id: str) -> None:
        """Say why a piece cannot be moved like that, beside it."""
        scene = self._scene
        item = scene.cards.get(piece_id)
        if item is not None:
            home = self._held[0][1] if self._held else item.pos()
            dropped = item.card_rect().translated(item.pos()) if self._held else None
            self._narrator.refusals.show(refusal, piece_id, item.card_rect().translated(home), dropped)
        self.refused.emit(refusal)

    def click(self, piece_id: str) -> None:
        """Make the only move that begins with a card, ask which of several is meant, or say why there is none."""
        view = self._scene.view
        assert view is not None
        self.clicked.emit(piece_id)
        moves = view.moves_of(piece_id)
        if moves and not self._scene.locked:
            self._make(piece_id, moves)
        else:
            self._refuse(view.why_stuck(piece_id), piece_id)

    def _make(self, piece_id: str, moves: tuple[Move, ...], place: str | None = None) -> None:
        """Make the only move, or ask which of several: the piece waits where it was dropped."""
        self._unlight()
        self.choice = None
        view = self._scene.view
        assert view is not None
        if len(moves) == 1 and (place is not None or view.made_by_click(piece_id) is not None):
            self._make_move(piece_id, moves[0], carried=place is not None)
            return
        choice = MoveChoice(view, piece_id, moves)
        if choice.places:
            self._wait_for(choice, place)
        else:
            self._held = []
            self._put_back()
        self.asked.emit(moves)

    def _make_move(self, piece_id: str, move: Move, *, carried: bool) -> None:
        unwanted = self.objection(move)
        if unwanted is None:
            self._held = []
            (self.moved if carried else self.pressed).emit(move)
        else:
            self._refuse(unwanted, piece_id)
            self._glide_back()

    # -- choosing by a place -------------------------------------------------------------------------------------------

    def _wait_for(self, choice: MoveChoice, place: str | None) -> None:
        """Light the places that decide between the moves; the piece waits where it was dropped, or lifted a little."""
        if not self._held:
            self.pick_up(choice.piece)
            self._unlight()
        self.choice, self._waits_at = choice, place
        if place is None:
            item, home = self._held[0]
            self.carry_to(home - QPointF(0.0, item.card_size.height() * _LIFT))
        elif not self.hold_beside(place):
            rect, size = self._scene.slot_rect(place), self._held[0][0].card_size
            self.carry_to(rect.center() - QPointF(size.width() / 2, size.height() / 2))
        self._light(choice.places, choice.piece)

    def choose(self, places: list[str]) -> bool:
        """Decide the choice by a place, given along with what contains it; returns whether that decides it."""
        choice = self.choice
        moves = choice.at(places) if choice is not None else ()
        if choice is not None and moves:
            self._make(choice.piece, moves, next(place for place in places if place in choice.places))
        return bool(moves)

    def wait_again(self) -> None:
        """Let the piece of a choice, which was gripped and carried, wait where it did before."""
        if self.choice is not None:
            self._wait_for(self.choice, self._waits_at)

    def lay_anew(self, lay: Callable[[], None]) -> None:
        """Have the table laid out anew with nothing in the hand; a choice goes on."""
        choice = self.choice
        self.let_go()
        self._narrator.refusals.forget()      # it stands where things lay before
        lay()
        if choice is not None:
            self._wait_for(choice, self._waits_at)

    def end_choice(self) -> None:
        """Put down the piece that waits, if one does."""
        if self.choice is not None:
            self.let_go()

    def put_down(self) -> None:
        """Let what is held glide back to where it was, and make no move of it."""
        self._end_choosing()
        self._glide_back()

    def _end_choosing(self) -> None:
        """There is nothing to choose by pointing at a place any more."""
        self._unlight()
        if self.choice is not None:
            self.choice = None
            self.touched.emit()

    def _glide_back(self) -> None:
        held, self._held = self._held, []
        tweens = [Tween(item, item.pos(), home, motions.REFUSED) for item, home in held]
        self._narrator.animator.play(tweens, 0, self._put_back)

    def _put_back(self) -> None:
        if self._scene.view is not None:
            self._narrator.put_back()

    def let_go(self) -> None:
        """Put down whatever is held, where it was."""
        self.choice = None
        if self._held:
            self._held = []
            self._unlight()
            self._put_back()
        self.emptied.emit()
