"""What to point at on the table to show how a move is made by hand, and in which steps a hint tells it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.core.moves import Move
from engine.table.choice import MoveChoice
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class Pointing:
    """The pieces to pick up for a move and the places to drop them, which together determine it."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]


class HintStep(Enum):
    """How much a hint tells: the part of the table to look at, the piece to move, or the whole move."""

    WHERE = "where"
    WHICH = "which"
    MOVE = "move"


def steps(view: View, move: Move) -> tuple[HintStep, ...]:
    """The steps in which a hint tells a move of a view; each says something new, and the last one tells the move.

    A move with a button alone, or with a picture, is told at once: buttons and pictures show all there is to choose.
    """
    found = pointing(view, move)
    if found is None or any(picture.move is move for picture in view.pictures):
        return (HintStep.MOVE,)
    zone = view.pieces[found.pieces[0]].zone
    told = []
    if any(zone not in _begins_in(view, other) for other in view.moves):
        told.append(HintStep.WHERE)
    if any(view.pieces[piece].zone == zone and piece not in found.pieces for piece in view.offers):
        told.append(HintStep.WHICH)
    return (*told, HintStep.MOVE)


def _begins_in(view: View, move: Move) -> set[str]:
    """The zones in which a move can be begun by hand; none if it has only a button or a picture."""
    return {view.pieces[piece].zone for gesture in view.game.table.gestures(move, view.observation)
            for piece in gesture.grab}


def pointing(view: View, move: Move) -> Pointing | None:
    """How a move of a view is made by hand; None for one that has only a button or a picture.

    It has the first of several equivalent places, but every place that sets the move apart from others with its piece.
    """
    gestures = view.game.table.gestures(move, view.observation)
    if not gestures:
        return None
    pieces = gestures[0].grab
    drops = [gesture.drop for gesture in gestures if gesture.grab == pieces]
    apart = MoveChoice(view, pieces[0], view.moves_of(pieces[0])).places
    return Pointing(pieces, tuple(drop for drop in drops if drop in apart) or (drops[0],))
