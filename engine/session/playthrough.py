"""A game as it was played so far: its header, what happened, and the history that follows from both."""

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
    """One game, played by the entries of its record. Change nothing in it but by `add` and `repeat`."""

    def __init__(self, header: Header, game: Game[Any] | None = None, start: State | None = None) -> None:
        """The beginning of the game with that header, or the position `start` instead of its own deal.

        Raises ValueError if the game cannot be set up like that.
        """
        self.header = header
        self.game: Game[Any] = load_game(header.game) if game is None else game
        self.entries: list[Entry] = []
        self.players = list(header.players)
        self.history = History(start or self.game.start(header.seats, header.seed, **header.options))

    @property
    def state(self) -> State:
        """The position now. A move replaces it and does not change it."""
        return self.history.position

    def move_on(self, seat: int, move: Move, after: State) -> None:
        """A move of that seat leads to the position `after`."""
        self.history.add(seat, move, after, self.players[seat].is_person)

    def undone(self, remaining: int) -> Undone:
        """The entry that takes back all moves but the first `remaining` ones now."""
        return Undone(remaining, assisted=not self.history.is_free(remaining))

    def redone(self) -> Redone:
        """The entry that makes the moves again that were taken back last. Raises IndexError if there are none."""
        return Redone.of(*self.history.redone)

    def repeat(self, entry: Entry) -> None:
        """Lets something happen as a record says. Raises RecordError if it cannot have happened like that."""
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
