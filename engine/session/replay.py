"""Replays a recorded move: it must be legal, and lead to the position that the record says."""

from __future__ import annotations

from typing import Any

from engine.base.game import Game
from engine.core.errors import BadNotation, IllegalMove, RecordError
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Player
from engine.session import faults
from engine.session.entries import Played


def play_again(game: Game[Any], position: State, played: Played, number: int) -> tuple[Move, State]:
    """The recorded move with that number, and the position after it, whatever its fingerprint.

    Raises RecordError if the rules do not allow the move.
    """
    if played.seat != position.actor:
        raise RecordError(faults.WRONG_SEAT.fill(number=number, player=Player(played.seat)))
    try:
        move = game.move_from_json(played.move)
        after = position.clone()
        after.apply(move)
    except BadNotation as error:
        raise RecordError(faults.UNKNOWN_MOVE.fill(number=number)) from error
    except IllegalMove as error:
        raise RecordError(faults.ILLEGAL_MOVE.fill(number=number, rule=error.refusal.rule)) from error
    return move, after


def check_print(played: Played, move: Move, after: State, number: int) -> None:
    """Raise RecordError unless the move led to the position and the result that the record says."""
    if Played.from_move(played.seat, move, after) != played:
        raise RecordError(faults.OTHER_POSITION.fill(number=number))
