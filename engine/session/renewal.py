"""A game that began under older rules, played by today's.

Its fingerprints no longer apply, so every move is played again. A move that answers a question no longer asked is left
out, and undo and redo are counted without such moves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.base.game import Game
from engine.core.errors import BadNotation, BadOption, RecordError
from engine.games.registry import load_game
from engine.session import faults
from engine.session.concession import concession
from engine.session.entries import Conceded, Entry, Played, Redone, Result, Tried, Undone
from engine.session.header import Header
from engine.session.playthrough import Playthrough
from engine.session.replay import play_again
from engine.session.undo_stack import UndoStack


class Renewal:
    """Replays an older game under today's rules, entry by entry."""

    def __init__(self, header: Header) -> None:
        """Raises RecordError if the game can no longer be set up."""
        self._game: Game[Any] = load_game(header.game)
        try:
            options = self._game.check(header.seats, header.seed, header.options, header.edition)
            self.playthrough = Playthrough(replace(header, rules=self._game.rules_version, options=options))
        except BadOption as error:
            raise RecordError(faults.NO_START) from error
        # each move as written, and whether it is played today
        self._undo_stack: UndoStack[tuple[Played, bool]] = UndoStack()

    def add(self, entry: Entry) -> None:
        """Play an entry. Raises RecordError if today's rules do not allow it."""
        match entry:
            case Played():
                self._add_move(entry)
            case Undone(remaining):
                self._undo(remaining)
            case Redone():
                self._redo()
            case Conceded(result):
                self._concede(result)
            case Tried(moves):
                self.playthrough.repeat(Tried(self._today(moves)))
            case _:
                self.playthrough.repeat(entry)

    def _add_move(self, played: Played) -> None:
        is_asked = not self._is_asked_no_more(played)
        if is_asked:
            move, after = play_again(self.playthrough.game, self.playthrough.state, played, len(self._undo_stack) + 1)
            self.playthrough.repeat(Played.from_move(played.seat, move, after))
        self._undo_stack.add((played, is_asked))

    def _is_asked_no_more(self, played: Played) -> bool:
        position = self.playthrough.state
        try:
            move = self._game.move_from_json(played.move)
        except BadNotation:
            return False        # play_again reports that better
        is_playable = played.seat == position.actor and position.why_not(move) is None
        return not is_playable and self._game.is_asked_no_more(position, played.seat, move)

    def _today(self, moves: int) -> int:
        """How many of the first `moves` moves are played today."""
        return sum(is_asked for _, is_asked in self._undo_stack.done[:moves])

    def _undo(self, remaining: int) -> None:
        left = self._today(remaining)
        if left < self._today(len(self._undo_stack)):
            self.playthrough.repeat(self.playthrough.undone(left))
        self._undo_stack.go_back(remaining)

    def _concede(self, result: Result) -> None:
        playthrough = self.playthrough
        again = concession(self._game, playthrough.state, playthrough.players, result.conceded or 0)
        if again is not None:
            playthrough.repeat(Conceded(again))
        self._undo_stack.keep()

    def _redo(self) -> None:
        again = self._undo_stack.to_redo
        if any(is_asked for _, is_asked in again):
            self.playthrough.repeat(self.playthrough.redone())
        self._undo_stack.go_forward()


def renewed(header: Header, entries: tuple[Entry, ...]) -> tuple[Playthrough, bool]:
    """The game as far as today's rules allow it, and whether that is all of it.

    Raises RecordError if the game can no longer be set up.
    """
    renewal = Renewal(header)
    for entry in entries:
        try:
            renewal.add(entry)
        except RecordError:
            return renewal.playthrough, False
    return renewal.playthrough, True
