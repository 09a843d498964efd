"""What to point at on the table to show how a move is made by hand."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move
from engine.table.choice import MoveChoice
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class Pointing:
    """The pieces to pick up for a move and the places to drop them, which together determine it."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]


def pointing(view: View, move: Move) -> Pointing | None:
    """How a move of a view is made by hand; None for one that has only a button or a picture.

    It has the first of several equivalent places, but every place that sets the move apart from others with its piece.
    """
    gestures = view.game.table.gestures(move, view.observation)
    if not gestures:
        return None
    pieces = gestures[0].grab
    drops = [gesture.drop for gesture in gestures if gesture.grab == pieces]
    moves = tuple(dict.fromkeys(offer.move for offer in view.offers.get(pieces[0], ())))
    apart = MoveChoice(view, pieces[0], moves).places
    return Pointing(pieces, tuple(drop for drop in drops if drop in apart) or (drops[0],))
