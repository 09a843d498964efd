"""Flying cards: where each sets off, where it arrives, and what it looks like in between."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from PySide6.QtCore import QPointF

from engine.base.faces import BACK, CardFace, Face, TokenFace, known_card
from engine.base.table import Form, Piece
from engine.table import sounds
from engine.table.flying import flying
from engine.table.steps import Flight, ShownStage
from engine.table.view import View
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.piles import levels, top_of
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.tweens import Tween
from throne_desktop.table.tabletop import Tabletop

_BESIDE: Final = 2.0
"""How far beside the free part of a card another one covers it, in pixels."""


class Flights:
    """Makes the tweens of a scene's cards."""

    def __init__(self, scene: Tabletop) -> None:
        self._scene = scene
        self._left: set[str] = set()
        """The pieces of the last view that have set off already."""
        scene.changing.connect(self._left.clear)
        scene.settled.connect(self._left.clear)

    def dealing(self) -> list[Tween]:
        """The deal: all cards but those in piles fly from the deck, from the bottom up; it is heard as one."""
        source = self._deck()
        if source is None:
            return []
        tweens: list[Tween] = []
        for item in sorted(self._scene.cards.values(), key=lambda item: item.zValue()):
            if item.piece is None or isinstance(item.face_shown, TokenFace) or self._is_pile(item.piece.zone):
                continue
            turn = None
            if item.face_shown != BACK and not item.piece.sideways:
                turn = _turner(item, item.face_shown, item.free)
                item.show_face(BACK)
            item.setZValue(zlayers.FLYING + len(tweens))
            pile = self._scene.place(source)
            tweens.append(Tween(item, pile.corner(0, 0), item.pos(), motions.DEAL, from_width=pile.card.width(),
                                width=item.width, turn=turn, sound="" if tweens else sounds.DEAL, fresh=True))
        for number, tween in enumerate(tweens):
            tween.delay = motions.DEAL.delay(number, len(tweens))
        return tweens

    def _deck(self) -> str | None:
        """The largest pile of the middle, one of backs if there is one; None if there are no cards in any."""
        assert self._scene.view is not None
        pieces = self._scene.view.pieces.values()
        zones, tops = [piece.zone for piece in pieces], {piece.zone: piece.face for piece in pieces}
        piles = [zone.id for zone in self._scene.view.zones
                 if zone.seat is None and zone.form is Form.PILE and zone.id in zones]
        return max(piles, key=lambda pile: (tops[pile] == BACK, zones.count(pile)), default=None)

    def _is_pile(self, zone: str) -> bool:
        return self._scene.place(zone).spec.form is Form.PILE

    def of_stage(self, stage: ShownStage, view: View) -> list[Tween]:
        """The tweens of all that flies in a stage on the way to that view, as dealt, played or taken."""
        assert self._scene.view is not None
        heard = sounds.landings(stage, self._scene.view, view)
        kinds = flying(stage.flights, {zone.id: zone for zone in view.zones})
        moves = [motions.OF_FLIGHT[kind] for kind in kinds]
        return [self._tween(flight, view, index, motion, motion.delay(index, len(moves)), sound)
                for index, (flight, motion, sound) in enumerate(zip(stage.flights, moves, heard, strict=True))]

    def _tween(self, flight: Flight, view: View, index: int, motion: Motion, delay: int, sound: str) -> Tween:
        """Let a card fly, under the name that it will have where it arrives, with that sound."""
        item, fresh = self._departing(flight)
        self._left.add(flight.origin or "")
        self._show_below(flight.source)
        if not fresh:
            self._uncover(item)
        place = self._scene.place(flight.target)
        name = flight.goal or f"{_passing(flight.target, flight.face)}:{flight.position}"
        while name in self._scene.cards:
            name += "+"
        self._scene.cards[name] = item
        item.setZValue(zlayers.FLYING + index)
        item.mark_pickup(False)
        item.show_marks([])
        item.show_face(item.face_shown, item.lies)
        end, width = self._goal(view, flight, place)
        turn = _turner(item, flight.face) if item.face_shown != flight.face else None
        tween = Tween(item, item.pos(), end, motion, delay, width=width, turn=turn, sound=sound, fresh=fresh)
        goal = view.pieces.get(flight.goal or "")
        _set_off(tween, sideways=turn is None and goal is not None and goal.sideways)
        return tween

    def shifts(self, view: View, zones: Collection[str] | None = None) -> list[Tween]:
        """The cards that stay in their zone but move aside, close a gap, change size, or turn upright or sideways.

        With `zones`, only those in them.
        """
        tweens, ends = [], dict[CardItem, QPointF]()
        for piece_id, item in self._scene.cards.items():
            piece = view.pieces.get(piece_id)
            if piece is None or item.piece is None or item.zValue() >= zlayers.FLYING:
                continue
            if zones is not None and piece.zone not in zones:
                continue
            place, slots = self._scene.place(piece.zone), view.slots[piece.zone]
            end = place.corner(piece.slot, piece.level, slots)
            ends[item] = end
            turns = piece.sideways != item.lies and piece.face == item.face_shown
            flips = is_turned(item, piece)
            if turns or flips or (place.spec.form is not Form.PILE and end != item.pos()):
                tweens.append(Tween(item, item.pos(), end, _shifting(place.spec.form, turns=turns),
                                    width=place.card_at(piece.slot, slots).width(),
                                    turn=_turner(item, piece.face) if flips else None,
                                    sound=sounds.shift(item.piece, piece, place.spec.form)))
                _set_off(tweens[-1], sideways=piece.sideways if turns else item.lies)
        _show_bare(ends)
        return tweens

    def leaving(self, stage: ShownStage) -> list[CardItem]:
        """The cards on the table that are about to set off in a stage, in their order."""
        names = list[str]()
        for flight in stage.flights:
            names += [name for name in self._names_of(flight) if name not in names][:1]
        return [self._scene.cards[name] for name in names]

    def _names_of(self, flight: Flight) -> list[str]:
        """The names under which the card of a flight may lie on the table, the likeliest first."""
        passing = _passing(flight.source, flight.face)
        return [name for name in (flight.origin or "", *(key for key in self._scene.cards if key.startswith(passing)))
                if name in self._scene.cards]

    def _departing(self, flight: Flight) -> tuple[CardItem, bool]:
        """The card that sets off, and whether it could not be seen before."""
        names = self._names_of(flight)
        if names:
            return self._scene.cards.pop(names[0]), False
        source = self._scene.place(flight.source)
        item = CardItem(self._scene.faces, source.card.width(), self._scene.ratio)
        hidden = flight.source not in self._face_up_zones()
        item.show_face(BACK if hidden else flight.face, False, source.card.width())
        item.setPos(source.corner(0, 0))
        self._scene.addItem(item)
        return item, True

    def _show_below(self, zone: str) -> None:
        """Draw what lay below a card that leaves its pile, since only the top of a pile is drawn."""
        scene = self._scene
        assert scene.view is not None
        if self._is_pile(zone):
            pile = [piece for piece in scene.view.pieces.values() if piece.zone == zone and piece.id not in self._left]
            for piece, level in top_of(pile):
                if piece.id not in scene.cards:
                    scene.sync_card(piece, level)

    def _uncover(self, gone: CardItem) -> None:
        """Show the cards whole that only this one lay on, as what they showed was laid out beside it."""
        zone = gone.piece.zone if gone.piece is not None else ""
        _show_bare({item: item.pos() for item in self._scene.cards.values()
                    if item.piece is not None and item.piece.zone == zone})

    def _face_up_zones(self) -> set[str]:
        assert self._scene.view is not None
        pieces = self._scene.view.pieces.values()
        return {piece.zone for piece in pieces if isinstance(piece.face, CardFace | TokenFace)}

    def _goal(self, view: View, flight: Flight, place: ZonePlace) -> tuple[QPointF, float]:
        """Where a card arrives, and how wide it is there."""
        goal = view.pieces.get(flight.goal or "")
        slot, level, slots = 0, 0, 0
        if place.spec.form is Form.PILE:
            level = levels(flight.position + 1) - 1
        elif goal is not None:
            slot, level, slots = goal.slot, goal.level, view.slots[goal.zone]
        elif flight.stop is not None:
            slot, level = flight.stop.slot, flight.stop.level
            slots = max(slot + 1, place.spec.slots)
        elif place.spec.form is Form.ROW:
            slot, slots = flight.position, max(flight.position + 1, place.spec.slots)
        return place.corner(slot, level, slots), place.card_at(slot, slots).width()


def is_turned(item: CardItem, piece: Piece) -> bool:
    """Whether the other side of a card is up in that piece."""
    tokens = isinstance(piece.face, TokenFace) or isinstance(item.face_shown, TokenFace)
    return not tokens and isinstance(piece.face, CardFace) != isinstance(item.face_shown, CardFace)


def _shifting(form: Form, *, turns: bool) -> Motion:
    """How something moves within its zone."""
    if form is Form.TRACK:
        return motions.RISE
    return motions.TURN_ASIDE if turns else motions.PART


def _set_off(tween: Tween, *, sideways: bool) -> None:
    """Let a card be seen whole if it turns or changes its size."""
    item = tween.item
    tween.spin = 90.0 * (sideways - item.lies) + item.tilted
    if tween.spin or tween.width != item.width:
        item.mark_pickup(False)
        item.show_marks([])
        item.show_face(item.face_shown, sideways)


def _show_bare(lying: Mapping[CardItem, QPointF]) -> None:
    """Show the cards whole that none of the others will lie on where all these lie in the end.

    What they showed was laid out beside one, which goes, or makes room for another that has yet to come.
    """
    for item, corner in lying.items():
        if item.free is not None:
            beside = corner + QPointF(item.free + _BESIDE, item.card_size.height() / 2)
            if not any(other.zValue() > item.zValue() and other.card_rect().translated(there).contains(beside)
                       for other, there in lying.items()):
                item.show_face(item.face_shown, item.lies)


def _turner(item: CardItem, face: Face, free: float | None = None) -> Callable[[], None]:
    return lambda: item.show_face(face, free=free)


def _passing(zone: str, face: Face) -> str:
    """How the name of a card begins that only passes through a zone."""
    return f"passing:{zone}:{known_card(face) or ''}"
