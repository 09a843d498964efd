"""The course of a finished game: positions and moves, where turns begin, and which decisions were made by persons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.base.game import Game
from engine.base.turns import Turns
from engine.core.errors import ThroneError
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import N_
from engine.session import Record

_NOT_OVER: Final = N_("engine/review", "This game is not over yet. A review shows what was hidden, so it has to wait "
                                       "until the end.")


class NotOver(ThroneError, ValueError):
    """A review of a game that is not over, or that today's rules do not play to its end."""


@dataclass(frozen=True, slots=True)
class Path:
    """A game from its beginning to its end."""

    game: Game[Any]
    positions: tuple[State, ...]
    """At the beginning and after every move."""
    moves: tuple[Move, ...]
    turns: Turns
    conceded: int | None
    """The seat that conceded in the last position; None if the game was played to its end."""
    own: tuple[frozenset[int], ...]
    """By seat: the moves to be judged, by how many were made before; a person's own, or a bot's in a seat of its own.
    """

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats in which persons played."""
        return tuple(seat for seat, moves in enumerate(self.own) if moves)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.positions[0].seats

    def turn_of(self, number: int) -> int:
        """In which turn, from 0, the move is made before which so many were made."""
        return self.turns.at(number) - 1

    def turns_of(self, seat: int) -> tuple[int, ...]:
        """How many moves were made when each turn of a seat began; where all choose at once, each turn is everybody's.

        Chances are compared from one to the next: between the turns of others they go up and down.
        """
        own = [number for number in self.turns.begins
               if self.positions[number].actor == seat and self.positions[number].sealed is None]
        return tuple(own) or self.turns.begins

    def share(self, seat: int) -> float | None:
        """The seat's share of the win; None in a game that was conceded, as nobody knows how it would have ended."""
        if self.conceded is not None:
            return None
        winners = self.positions[-1].winners()
        return 1 / len(winners) if seat in winners else 0.0


def path_of(record: Record) -> Path:
    """The course of a recorded game, by today's rules.

    Raises NotOver for a game that was not played to its end, and RecordError for a record that cannot be played.
    """
    playthrough = record.today.playthrough()
    history, game = playthrough.history, record.game
    positions = history.positions
    conceded = history.conceded
    if positions[-1].actor is not None and conceded is None:
        raise NotOver(_NOT_OVER)
    own = tuple(frozenset(history.own_moves(seat)) for seat in range(positions[0].seats))
    return Path(game, positions, history.moves, Turns(game, positions),
                None if conceded is None else conceded.conceded, own)
