"""Which button shines, and what is asked before something is given up: by what a game declares of its moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.base.table import Reaction
from engine.core.moves import Move
from engine.core.text import Text
from engine.table.view import View


def stands_last(view: View, move: Move) -> bool:
    """Whether the button of a move stands at the right end, at the same place in every prompt of the game."""
    return move.verb in view.game.table.giving_up


def gives_up(view: View, move: Move) -> bool:
    """Whether a move gives something up: it is of such a kind, and anything else can be done."""
    return stands_last(view, move) and len(view.moves) > 1


def asked_first(view: View, move: Move) -> Text | None:
    """The question that says what a move would lose, to be answered by a second press; None if it loses nothing."""
    return view.game.table.lost(move, view.observation) if gives_up(view, move) else None


def asked_of_all(asked: Reaction, people: Collection[int]) -> Text | None:
    """The question that says what is lost if none of these seats reacts, to be answered by a second press; or None."""
    return next((lost for seat, lost in asked.lost.items() if seat in people), None)


def golden(view: View, offered: Sequence[Move]) -> Move | None:
    """The move among those offered as buttons whose button shines, as it is what one should do; None if none is.

    Nothing shines in a choice between moves of one kind, beside a move that can be given up for nothing, or where
    something can be called out, which is a risk: these are equals. What gives something up shines once nothing else is
    left.
    """
    if len(view.moves) == 1:
        return next((move for move in offered if move in view.moves), None)
    others = [move for move in offered if not stands_last(view, move)]
    if not others or sum(move.verb == others[0].verb for move in others) > 1 or view.game.table.shout in others:
        return None
    free = any(gives_up(view, move) and asked_first(view, move) is None for move in offered)
    return None if free else others[0]
