"""A game as played so far: its header, its entries, and the history that follows from both."""

from __future__ import annotations

from typing import Any

from engine.base.game import Game
from engine.core.errors import BadOption, RecordError
from engine.core.moves import Move
from engine.core.state import State
from engine.games.registry import load_game
from engine.session import faults
from engine.session.concession import concession
from engine.session.entries import Conceded, Entry, Hinted, Played, Redone, Reseated, Result, Tried, Undone
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
        self.history = History(start or header.deal(self.game))

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
        return Redone.from_position(*self.history.redone)

    def conceded(self, seat: int) -> Conceded | None:
        """The entry for the person at that seat conceding the game; None if others have to finish it.

        Raises BadOption if the game is over, or no person plays there.
        """
        if self.history.is_over or not self.players[seat].is_person:
            raise BadOption(f"Nobody can concede at seat {seat} now.")
        result = concession(self.game, self.state, self.players, seat)
        return None if result is None else Conceded(result)

    def _as_conceded(self, seat: int) -> Result | None:
        """How the game ends if that seat concedes now; None if it cannot."""
        try:
            entry = self.conceded(seat)
        except BadOption:
            return None
        return None if entry is None else entry.result

    def repeat(self, entry: Entry) -> None:
        """Play an entry of a record. Raises RecordError if it cannot have happened like that."""
        number = len(self.history)
        match entry:
            case Played():
                if self.history.conceded is not None:
                    raise RecordError(faults.AFTER_THE_END.fill(number=number + 1))
                move, after = play_again(self.game, self.state, entry, number + 1)
                check_print(entry, move, after, number + 1)
                self.move_on(entry.seat, move, after)
            case Undone(remaining, assisted):
                if assisted is self.history.is_free(remaining):
                    raise RecordError(faults.UNMARKED_UNDO.fill(number=number))
                self.history.go_back(remaining)
            case Redone(_, result):
                self.history.go_forward()
                if result != Result.from_position(self.state):
                    raise RecordError(faults.OTHER_POSITION.fill(number=len(self.history)))
            case Conceded(result):
                if result != self._as_conceded(result.conceded or 0):
                    raise RecordError(faults.OTHER_CONCESSION.fill(number=number))
                self.history.concede(result)
            case Tried() | Hinted():
                pass
            case Reseated(seat, seating):
                self.players[seat] = seating
        self.entries.append(entry)
