"""A game as played so far: its header, its entries, and the history that follows from both."""

from __future__ import annotations

from typing import Any

from engine.base.game import Game
from engine.core.errors import RecordError
from engine.core.moves import Move
from engine.core.state import State
from engine.games.registry import load_game
from engine.session import faults
from engine.session.entries import Entry, Hinted, Played, Redone, Reseated, Result, Tried, Undone
from engine.session.header import Header
from engine.session.history import History
from engine.session.replay import check_print, play_again


class Playthrough:
    """One game, played by the entries of its record. Change it only through its methods."""

    def __init__(self, header: Header, game: Game[Any] | None = None, start: State | None = None) -> None:
        """Start the game with that header, or from the position `start` in place of its own deal.

        Raises ValueError if the game does not allow these seats, options or seed.
        """
        self.header = header
        self.game: Game[Any] = load_game(header.game) if game is None else game
        self.entries: list[Entry] = []
        self.players = list(header.players)
        self.history = History(start or self.game.start(header.seats, header.seed, **header.options))

    @property
    def state(self) -> State:
        """The current position. A move replaces it and does not change it."""
        return self.history.position

    def move_on(self, seat: int, move: Move, after: State) -> None:
        """Add a move by that seat that leads to the position `after`."""
        self.history.add(seat, move, after, self.players[seat].is_person)

    def undone(self, remaining: int) -> Undone:
        """The entry for an undo of all moves but the first `remaining`."""
        return Undone(remaining, assisted=not self.history.is_free(remaining))

    def redone(self) -> Redone:
        """The entry for a redo of the moves last taken back. Raises IndexError if there are none."""
        return Redone.of(*self.history.redone)

    def repeat(self, entry: Entry) -> None:
        """Play an entry of a record. Raises RecordError if it cannot have happened like that."""
        number = len(self.history)
        match entry:
            case Played():
                move, after = play_again(self.game, self.state, entry, number + 1)
                check_print(entry, move, after, number + 1)
                self.move_on(entry.seat, move, after)
            case Undone(remaining, assisted):
                if assisted is self.history.is_free(remaining):
                    raise RecordError(faults.UNMARKED_UNDO.fill(number=number))
                self.history.go_back(remaining)
            case Redone(_, result):
                self.history.go_forward()
                if result != Result.of(self.state):
                    raise RecordError(faults.OTHER_POSITION.fill(number=len(self.history)))
            case Tried() | Hinted():
                pass
            case Reseated(seat, seating):
                self.players[seat] = seating
        self.entries.append(entry)
