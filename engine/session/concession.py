"""Conceding a game: when a person can, how the game then ends, and for whom it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.base.game import Game
from engine.core.state import State
from engine.session.entries import Result, Seating


def concession(game: Game[Any], position: State, players: Sequence[Seating], seat: int) -> Result | None:
    """How a game ends in which the person at that seat concedes; None if other people go on playing.

    The conceder and those who win together with them have lost. If that leaves one side, it has won; if it leaves
    several, of which only bots play, nobody has. With people on several other sides, or on the conceder's own, the game
    is theirs to finish.
    """
    allies = game.table.allies(position, seat)
    others = {game.table.allies(position, other) for other in range(position.seats) if other not in allies}
    is_alone = not any(player.is_person for other, player in enumerate(players) if other != seat)
    has_partner = any(players[other].is_person for other in allies if other != seat)
    if not is_alone and (has_partner or len(others) > 1):
        return None
    winners = tuple(sorted(next(iter(others)))) if len(others) == 1 else ()
    return Result(winners, position.scores(), seat)
