"""Cards to choose from that lie elsewhere than in one's own hand: rivals' cards, or cards that somebody shows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.faces import BACK, Face
from engine.base.parts import Part
from engine.base.table import Form, Pictured, Piece, ZoneSpec
from engine.core.moves import Move


def must_choose(moves: Sequence[Move], made: Sequence[tuple[Piece, Move, str]], zones: Sequence[ZoneSpec],
                seat: int) -> tuple[Pictured, ...]:
    """Every legal move as the picture of its card, where a seat can do nothing but point at one of these.

    `made` tells what moves are made by hand: with which piece, and where it is dropped. Nothing is pictured where a
    move needs no card or it matters where a card goes, nor for the cards that one holds, which lie large already. A
    move that several cards stand for has the face they share, or else a back.
    """
    near = _at_hand(zones, seat)
    cards: dict[Move, set[Face]] = {move: set() for move in moves}
    for piece, move, _ in made:
        cards[move].add(piece.face)
    one_way = len({place for _, _, place in made}) == 1 and len({(piece.id, move) for piece, move, _ in made}) == len(
        {piece.id for piece, _, _ in made})
    if len(cards) < 2 or not one_way or not all(cards.values()) or any(piece.zone in near for piece, _, _ in made):
        return ()
    return tuple(Pictured(move, next(iter(faces)) if len(faces) == 1 else BACK) for move, faces in cards.items())


def _at_hand(zones: Sequence[ZoneSpec], seat: int) -> set[str]:
    """The zones whose pieces are no cards to choose from afar: what the seat holds, with guests there, and tokens."""
    found: set[str] = set()
    host: ZoneSpec | None = None
    for zone in zones:
        host = zone if host is None or not zone.guest else host
        held = Form.HAND in (zone.form, host.form) or host.where is Part.HAND
        if zone.token or (zone.seat == seat and held):
            found.add(zone.id)
    return found
