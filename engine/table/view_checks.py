"""Checks what lies on a table, for authors of games: reports the first fault in a sentence.

The tests of every game and the self-test run these checks; play does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.base.faces import Face, Index, TokenFace, known_card
from engine.base.table import Form, Gesture, Piece
from engine.core.errors import BadTable
from engine.core.moves import Move
from engine.table.view import View

_FIXED: Final = (Form.PILE, Form.TRACK)
"""Forms with a fixed number of slots; in all others slots move closer together when more are in use."""


def check_view(view: View) -> None:
    """Raise BadTable if a piece lies nowhere or shows what the game does not have, or a gesture leads nowhere.

    What says that it can be taken next must really be: a click on it is never refused.
    """
    for fault in _faults(view):
        raise BadTable(fault)


def _faults(view: View) -> Iterator[str]:
    pieces = list(view.game.table.pieces(view.observation))
    for piece_id, number in Counter(piece.id for piece in pieces).items():
        if number > 1:
            yield f"{number} pieces are called {piece_id}."
    cards = {card.id for card in view.game.cards}
    for piece in pieces:
        yield from _misplaced(view, piece)
        yield from _unknown(f"Piece {piece.id}", piece.face, cards)
        if piece.is_next and piece.id not in view.offers:
            yield f"Piece {piece.id} says that it is next, but no legal move begins with it."
    for picture in view.pictures:
        yield from _unknown(f"The picture of {picture.move}", picture.face, cards)
    places = {zone.id for zone in view.zones} | {piece.place for piece in pieces}
    for move in view.moves:
        for gesture in view.game.table.gestures(move, view.observation):
            yield from _astray(move, gesture, places, view)
    for link in view.links:
        for end in (link.first, link.second):
            if end not in view.pieces:
                yield f"A line begins or ends at piece {end}, which does not lie on the table."


def _misplaced(view: View, piece: Piece) -> Iterator[str]:
    """What is wrong with the place of a piece."""
    zone = next((zone for zone in view.zones if zone.id == piece.zone), None)
    if zone is None:
        yield f"Piece {piece.id} lies in zone {piece.zone}, which does not exist."
        return
    if piece.slot < 0 or piece.level < 0:
        yield f"Piece {piece.id} lies in slot {piece.slot} at level {piece.level}; both count from 0."
    if zone.form is Form.HAND and piece.level:
        yield f"Piece {piece.id} lies at level {piece.level} of hand {zone.id}; there each card has a slot of its own."
    if zone.form in _FIXED and piece.slot >= zone.slots:
        yield f"Piece {piece.id} lies in slot {piece.slot} of {zone.id}, whose last slot is {zone.slots - 1}."


def _unknown(who: str, face: Face, cards: set[str]) -> Iterator[str]:
    """What is wrong with a face: it shows or names a card that the game does not have."""
    shown = face.text.card if isinstance(face, TokenFace) and isinstance(face.text, Index) else known_card(face)
    if shown is not None and shown not in cards:
        yield f"{who} shows card {shown}, which the game does not have."


def _astray(move: Move, gesture: Gesture, places: set[str], view: View) -> Iterator[str]:
    """What is wrong with a gesture."""
    for piece_id in gesture.grab:
        if piece_id not in view.pieces:
            yield f"Move {move} picks up piece {piece_id}, which does not lie on the table."
    if not gesture.grab:
        yield f"Move {move} picks up nothing."
    if gesture.drop not in places:
        yield f"Move {move} is dropped on {gesture.drop}, which is neither a zone nor a slot in use."
