"""Flying cards: where each sets off, where it arrives, and what it looks like in between."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from engine.base.faces import BACK, CardFace, Face, TokenFace, known_card
from engine.base.table import Form, Piece
from engine.table import sounds
from engine.table.flying import flying
from engine.table.steps import Flight, Stage
from engine.table.view import View
from throne_desktop.table import motions, zlayers
from throne_desktop.table.blocks import ZonePlace
from throne_desktop.table.items import CardItem
from throne_desktop.table.motions import Motion
from throne_desktop.table.tabletop import Tabletop, top_of
from throne_desktop.table.tweens import Tween


class Flights:
    """Makes the tweens of a scene's cards."""

    def __init__(self, scene: Tabletop) -> None:
        self._scene = scene
        self._left: set[str] = set()
        """The pieces of the last view that have set off already."""
        scene.changing.connect(self._left.clear)
        scene.settled.connect(self._left.clear)

    def dealing(self) -> list[Tween]:
        """The deal: all cards fly from the largest pile of the middle, from the bottom up; it is heard as one."""
        assert self._scene.view is not None
        zones = [piece.zone for piece in self._scene.view.pieces.values()]
        piles = [zone.id for zone in self._scene.view.zones if zone.seat is None and zone.form is Form.PILE]
        source = max(piles, key=zones.count, default=None)
        if source is None or source not in zones:
            return []
        tweens: list[Tween] = []
        for item in sorted(self._scene.cards.values(), key=lambda item: item.zValue()):
            if item.piece is None or item.piece.zone == source or isinstance(item.face_shown, TokenFace):
                continue
            turn = None
            if item.face_shown != BACK and not item.piece.sideways:
                turn = _turner(item, item.face_shown, item.free)
                item.show_face(BACK)
            item.setZValue(zlayers.FLYING + len(tweens))
            tweens.append(Tween(item, self._scene.place(source).corner(0, 0), item.pos(), motions.DEAL, turn=turn,
                                sound="" if tweens else sounds.DEAL))
        for number, tween in enumerate(tweens):
            tween.delay = motions.DEAL.delay(number, len(tweens))
        return tweens

    def of_stage(self, stage: Stage, view: View) -> list[Tween]:
        """The tweens of all that flies in a stage on the way to that view, as dealt, played or taken."""
        assert self._scene.view is not None
        heard = sounds.landings(stage, self._scene.view, view)
        kinds = flying(stage.flights, {zone.id: zone for zone in view.zones})
        moves = [motions.OF_FLIGHT[kind] for kind in kinds]
        return [self._tween(flight, view, index, motion, motion.delay(index, len(moves)), sound)
                for index, (flight, motion, sound) in enumerate(zip(stage.flights, moves, heard, strict=True))]

    def _tween(self, flight: Flight, view: View, index: int, motion: Motion, delay: int, sound: str) -> Tween:
        """Let a card fly, under the name that it will have where it arrives, with that sound."""
        item = self._departing(flight)
        self._left.add(flight.origin or "")
        self._show_below(flight.source)
        source_width = item.card_size.width()
        place = self._scene.place(flight.target)
        name = flight.goal or f"{_passing(flight.target, flight.face)}:{flight.position}"
        while name in self._scene.cards:
            name += "+"
        self._scene.cards[name] = item
        item.setZValue(zlayers.FLYING + index)
        item.mark_pickup(False)
        item.show_marks([])
        end, width = self._goal(view, flight, place)
        turn = None
        if item.face_shown != flight.face:
            turn = _turner(item, flight.face)
        item.show_face(item.face_shown, False, width)
        return Tween(item, item.pos(), end, motion, delay, source_width / width, turn, sound=sound)

    def shifts(self, view: View) -> list[Tween]:
        """The cards that stay in their zone but move aside, close a gap, change size, or turn upright or sideways."""
        tweens = []
        for piece_id, item in self._scene.cards.items():
            piece = view.pieces.get(piece_id)
            if piece is None or item.piece is None or item.zValue() >= zlayers.FLYING:
                continue
            place, slots = self._scene.place(piece.zone), view.slots[piece.zone]
            end = place.corner(piece.slot, piece.level, slots)
            turns = piece.sideways != item.piece.sideways and piece.face == item.face_shown
            if turns or (place.spec.form is not Form.PILE and end != item.pos()):
                spin = _spin(item, piece) if turns else 0.0
                tweens.append(Tween(item, item.pos(), end, _shifting(place.spec.form, turns=turns), spin=spin,
                                    scale=_grow(item, place.card_at(piece.slot, slots).width()),
                                    sound=sounds.shift(item.piece, piece, place.spec.form)))
        return tweens

    def _departing(self, flight: Flight) -> CardItem:
        passing = _passing(flight.source, flight.face)
        for name in (flight.origin or "", *(key for key in self._scene.cards if key.startswith(passing))):
            item = self._scene.cards.pop(name, None)
            if item is not None:
                return item
        source = self._scene.place(flight.source)
        item = CardItem(self._scene.faces, source.card.width(), self._scene.ratio)
        hidden = flight.source not in self._face_up_zones()
        item.show_face(BACK if hidden else flight.face, False, source.card.width())
        item.setPos(source.corner(0, 0))
        self._scene.addItem(item)
        return item

    def _show_below(self, zone: str) -> None:
        """Draw what lay below a card that leaves its pile, since only the top of a pile is drawn."""
        scene = self._scene
        assert scene.view is not None
        if scene.place(zone).spec.form is Form.PILE:
            pile = [piece for piece in scene.view.pieces.values() if piece.zone == zone and piece.id not in self._left]
            for piece, level in top_of(pile):
                if piece.id not in scene.cards:
                    scene.sync_card(piece, level)

    def _face_up_zones(self) -> set[str]:
        assert self._scene.view is not None
        pieces = self._scene.view.pieces.values()
        return {piece.zone for piece in pieces if isinstance(piece.face, CardFace | TokenFace)}

    def _goal(self, view: View, flight: Flight, place: ZonePlace) -> tuple[QPointF, float]:
        """Where a card arrives, and how wide it is there."""
        goal = view.pieces.get(flight.goal or "")
        slot, level, slots = 0, 0, 0
        if goal is not None and place.spec.form is not Form.PILE:
            slot, level, slots = goal.slot, goal.level, view.slots[goal.zone]
        elif place.spec.form is Form.ROW:
            slot, slots = flight.position, max(flight.position + 1, place.spec.slots)
        return place.corner(slot, level, slots), place.card_at(slot, slots).width()


def _shifting(form: Form, *, turns: bool) -> Motion:
    """How something moves within its zone."""
    if form is Form.TRACK:
        return motions.RISE
    return motions.TURN_ASIDE if turns else motions.PART


def _spin(item: CardItem, piece: Piece) -> float:
    """Turn a card as its piece will lie; returns the angle in degrees back to how it lay before."""
    item.mark_pickup(False)
    item.show_face(item.face_shown, piece.sideways)
    return 90.0 if piece.sideways else -90.0


def _grow(item: CardItem, width: float) -> float:
    """Give a card that width; returns how many times as wide it was before."""
    before = item.width
    if width != before:
        item.show_marks([])
        item.show_face(item.face_shown, item.lies, width)
    return before / width


def _turner(item: CardItem, face: Face, free: float | None = None) -> Callable[[], None]:
    return lambda: item.show_face(face, free=free)


def _passing(zone: str, face: Face) -> str:
    """How the name of a card begins that only passes through a zone."""
    return f"passing:{zone}:{known_card(face) or ''}"
