"""A game being played: who sits where, what happened so far, and the one place where moves come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from engine.base.game import Game
from engine.core import rng
from engine.core.errors import BadNotation, BadOption, CannotUndo, IllegalMove, NotYourTurn
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, Player, Text
from engine.session.entries import (
    Entry,
    Hinted,
    Played,
    Reseated,
    Seating,
    Tried,
    is_help,
)
from engine.session.header import new_header
from engine.session.listening import Audience, Heard
from engine.session.playthrough import Playthrough
from engine.session.record import Record
from engine.session.writer import RecordWriter

__all__ = ["Heard", "Seating", "Session"]

_NO_PERSON: Final = N_("engine", "A bot plays at this seat, and only a person can take a move back.")
_NO_PERSON_AGAIN: Final = N_("engine", "A bot plays at this seat, and only a person can make a move again.")
_NOTHING_AGAIN: Final = N_("engine", "There is no move to make again: none was taken back since the last one.")
_ANOTHER_AGAIN: Final = N_("engine", "Only {player}, who took back moves last, can make them again.")
_NO_MOVE: Final = N_("engine", "There is no move of your own to take back.")
_REVEALED: Final = N_("engine", "Something was revealed since your last move; only who plays alone against bots can go "
                                "back further.")


class Session:
    """One game, its players and its history. With a writer, all that happens is on disk before anybody hears of it."""

    def __init__(self, game: Game[Any], seats: int, seed: int | None = None, *,
                 options: Mapping[str, Any] | None = None, players: Sequence[Seating] | None = None,
                 writer: RecordWriter | None = None) -> None:
        """Begin a game; without players, of persons without names.

        A game whose seed was given is practice. Raises ValueError on seats, a seed, options or players that the game
        does not allow, and RecordError if the record cannot be written.
        """
        practice = seed is not None
        seed = rng.new_seed() if seed is None else seed
        chosen = game.check(seats, seed, dict(options or {}))
        self._begin(Playthrough(new_header(game, seats, seed, chosen, players, practice), game), writer)

    @classmethod
    def of(cls, playthrough: Playthrough, writer: RecordWriter | None = None) -> Session:
        """The session that goes on from there. Raises RecordError if the record cannot be written."""
        session = object.__new__(cls)
        session._begin(playthrough, writer)
        return session

    def _begin(self, playthrough: Playthrough, writer: RecordWriter | None) -> None:
        self.game = playthrough.game
        self._playthrough = playthrough
        self._history = playthrough.history
        self._audience = Audience()
        self._writer: RecordWriter | None = None
        if writer is not None:
            self.write_to(writer)

    # -- what there is to know -------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._playthrough.header.seats

    @property
    def state(self) -> State:
        """The true position now. A move replaces it and does not change it: ask again after one, and change nothing."""
        return self._history.position

    @property
    def seed(self) -> int:
        """What the game's randomness began with: to be shown after the game."""
        return self._playthrough.header.seed

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed: to be shown before the game."""
        return rng.seed_hash(self.seed)

    @property
    def practice(self) -> bool:
        """Whether a player could know the seed beforehand."""
        return self._playthrough.header.practice

    @property
    def assisted(self) -> bool:
        """Whether a player took back a move after he had learned from it, tried the game out, or was given a hint."""
        return any(map(is_help, self._playthrough.entries))

    @property
    def writer(self) -> RecordWriter | None:
        """Where the game is written to, if it is."""
        return self._writer

    @property
    def players(self) -> tuple[Seating, ...]:
        """Who sits where now."""
        return tuple(self._playthrough.players)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far, without those that were taken back."""
        return self._history.moves

    @property
    def positions(self) -> tuple[State, ...]:
        """The position at the start and after every move. Change none of them."""
        return self._history.positions

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.state.actor is None

    def observation(self, seat: int) -> Observation[Any]:
        """Everything that seat may know now. Raises ValueError if there is no such seat."""
        return self.state.observation(seat)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last; None if no person has moved."""
        return self._history.last_person

    def record(self) -> Record:
        """All that is needed to play this game again."""
        return Record(self._playthrough.header, tuple(self._playthrough.entries))

    # -- playing ---------------------------------------------------------------------------------------------------

    def submit(self, seat: int, move: Move) -> None:
        """A seat makes a move, which is on the disk before anybody hears of it, unless the writer has `trouble`.

        Raises NotYourTurn if another seat is to decide, IllegalMove if the rules refuse the move or the game is over,
        and BadNotation if it is a move of another game; then nothing changes.
        """
        before = self.state
        if before.actor is None:
            raise IllegalMove(self.game.refuse_over())
        if seat != before.actor:
            raise NotYourTurn(self.game.refuse_turn(before.actor, before.phase).reason)
        if move.game_id != self.game.id:
            raise BadNotation(f"{move!r} is not a move of {self.game.id}.")
        events: list[Event] = []
        after = before.clone()
        after.apply(move, events)
        self._write(Played.of(seat, move, after))
        self._playthrough.move_on(seat, move, after)
        self._audience.tell(events, after, undone=False)

    def take_over(self, seat: int, seating: Seating) -> None:
        """Somebody else decides at a seat from now on: a bot takes it over, or gives it back to a person."""
        self._check_seat(seat)
        self._write(Reseated(seat, seating))
        self._playthrough.players[seat] = seating

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")

    def listen(self, seat: int, callback: Callable[[Heard], None], *, public: bool = False) -> Callable[[], None]:
        """Call back after every move and undo with what that seat hears; returns what to call to hear no more.

        With `public`, what everybody may hear, from that seat's side of the table.
        """
        self._check_seat(seat)
        return self._audience.join(seat, callback, public)

    # -- taking back -----------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> Text | None:
        """None if the person at that seat can take back his last move, otherwise the reason."""
        self._check_seat(seat)
        if not self._playthrough.players[seat].is_person:
            return _NO_PERSON
        remaining = self._history.own_move(seat)
        if remaining is None:
            return _NO_MOVE
        return None if self._may_go_back(remaining) else _REVEALED

    def _may_go_back(self, remaining: int) -> bool:
        alone = sum(player.is_person for player in self._playthrough.players) == 1
        return alone or self._history.is_free(remaining)

    def ways_back(self, seat: int) -> Iterator[int]:
        """How many moves are left after each undo, one after the other, that the person at that seat may do now."""
        self._check_seat(seat)
        if self._playthrough.players[seat].is_person:
            yield from takewhile(self._may_go_back, self._history.own_moves(seat))

    def going_back_assists(self, remaining: int) -> bool:
        """Whether the game becomes assisted, and was not yet, by going back to where there were so many moves."""
        return not (self.assisted or self._history.is_free(remaining))

    def undo_is_free(self, seat: int) -> bool:
        """Whether that seat's last own move can be taken back without marking the game as assisted."""
        self._check_seat(seat)
        remaining = self._history.own_move(seat)
        return remaining is not None and self._history.is_free(remaining)

    def undo(self, seat: int) -> None:
        """Take back the last own move of the person at that seat, and all moves since. Raises CannotUndo."""
        refusal = self.why_not_undo(seat)
        remaining = self._history.own_move(seat)
        if refusal is not None or remaining is None:
            raise CannotUndo(refusal or _NO_MOVE)
        self._write(self._playthrough.undone(remaining))
        self._history.go_back(remaining)
        self._audience.tell((), self.state, undone=True)

    @property
    def taken_back_by(self) -> int | None:
        """The seat that took moves back which can be made again; None if there are none."""
        return self._history.taken_back_by

    def why_not_redo(self, seat: int) -> Text | None:
        """None if the person at that seat can make the moves again that he took back last, otherwise the reason.

        Nobody learns anything new by it, for the seed is the same: it is as free as the moves were.
        """
        self._check_seat(seat)
        if not self._playthrough.players[seat].is_person:
            return _NO_PERSON_AGAIN
        who = self.taken_back_by
        if who is None:
            return _NOTHING_AGAIN
        return None if who == seat else _ANOTHER_AGAIN.fill(player=Player(who))

    def redo(self, seat: int) -> None:
        """Make the moves again that the person at that seat took back last. Raises CannotUndo."""
        refusal = self.why_not_redo(seat)
        if refusal is not None:
            raise CannotUndo(refusal)
        self._write(self._playthrough.redone())
        self._history.go_forward()
        self._audience.tell((), self.state, undone=True)

    def try_out(self, moves: int) -> None:
        """Write down that a branch is played from after so many moves; before its end, that makes a game assisted.

        Raises ValueError if there are fewer moves.
        """
        if not 0 <= moves <= len(self._history):
            raise BadOption(f"A branch begins after 0 to {len(self._history)} moves, not after {moves}.")
        if not self.finished:
            self._write(Tried(moves))

    def take_hint(self) -> None:
        """Write down, before it is told, that a player is given a hint: it makes the game assisted.

        Asking twice in one position is one hint.
        """
        hint = Hinted(len(self._history))
        if not self._playthrough.entries or self._playthrough.entries[-1] != hint:
            self._write(hint)

    # -- written down ----------------------------------------------------------------------------------------------

    def write_to(self, writer: RecordWriter) -> None:
        """Write what happened so far, and all that will happen, to a record. Raises RecordError."""
        writer.begin(self.record())
        self._writer = writer

    def _write(self, entry: Entry) -> None:
        if self._writer is not None:
            self._writer.add(entry)
        self._playthrough.entries.append(entry)
