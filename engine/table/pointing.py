"""Where a move is made by hand: what to point at so that somebody sees how."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move
from engine.table.choice import MoveChoice
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class Pointing:
    """The pieces that are picked up for a move, and the places where they are dropped, which choose it together."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]


def pointing(view: View, move: Move) -> Pointing | None:
    """How a move of a view is made by hand; None for one that has only a button, or a picture.

    Of places that do the same, the first; but those that tell the move from others with the same piece, all.
    """
    gestures = view.game.table.gestures(move, view.observation)
    if not gestures:
        return None
    pieces = gestures[0].grab
    drops = [gesture.drop for gesture in gestures if gesture.grab == pieces]
    moves = tuple(dict.fromkeys(offer.move for offer in view.offers.get(pieces[0], ())))
    apart = MoveChoice(view, pieces[0], moves).places
    return Pointing(pieces, tuple(drop for drop in drops if drop in apart) or (drops[0],))
