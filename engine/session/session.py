"""A game being played: its players, its history, and the one place where moves are submitted."""

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
    FirstEnd,
    Hinted,
    Played,
    Reseated,
    Result,
    Seating,
    Tried,
    first_end,
    is_help,
)
from engine.session.header import new_header
from engine.session.listening import Audience, Heard
from engine.session.own_edition import OwnEdition
from engine.session.playthrough import Playthrough
from engine.session.record import Record
from engine.session.writer import RecordWriter

__all__ = ["Heard", "Seating", "Session"]

_NO_PERSON: Final = N_("engine", "A bot plays this seat, and only a person can take a move back.")
_NO_PERSON_AGAIN: Final = N_("engine", "A bot plays this seat, and only a person can redo a move.")
_NOTHING_AGAIN: Final = N_("engine", "Nothing to redo: no move has been taken back since the last one was played.")
_ANOTHER_AGAIN: Final = N_("engine", "Only {player}, who took these moves back, can redo them.")
_NO_MOVE: Final = N_("engine", "You have no move to take back.")
_REVEALED: Final = N_("engine", "Something has been revealed since your last move, and only solo games against bots "
                                "can go back past that.")


class Session:
    """One game, its players and its history. With a writer, everything is on disk before any listener hears of it."""

    def __init__(self, game: Game[Any], seats: int, seed: int | None = None, *,
                 options: Mapping[str, Any] | None = None, players: Sequence[Seating] | None = None,
                 writer: RecordWriter | None = None, practice: bool | None = None,
                 own: OwnEdition | None = None) -> None:
        """Begin a game; the default players are persons without names.

        A game with a given seed is practice, unless `practice` says that nobody has seen its deal; so is one in an
        edition of somebody's `own`. Raises ValueError on seats, a seed, options or players that the game does not
        allow, and RecordError if the record cannot be written.
        """
        practice = seed is not None if practice is None else practice
        seed = rng.new_seed() if seed is None else seed
        edition = None if own is None else own.number
        changed = {} if own is None else own.options(seats)
        chosen = game.check(seats, seed, {**(options or {}), **changed}, edition)
        header = new_header(game, seats, seed, chosen, players, practice, edition=edition, own=own)
        self._begin(Playthrough(header, game), writer)

    @classmethod
    def from_playthrough(cls, playthrough: Playthrough, writer: RecordWriter | None = None) -> Session:
        """A session that continues a playthrough. Raises RecordError if the record cannot be written."""
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

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._playthrough.header.seats

    @property
    def state(self) -> State:
        """The true current position. Do not change it; every move replaces it, so ask again after one."""
        return self._history.position

    @property
    def seed(self) -> int:
        """The seed of the game's randomness, to be shown after the game."""
        return self._playthrough.header.seed

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, to be shown before the game."""
        return rng.seed_hash(self.seed)

    @property
    def practice(self) -> bool:
        """Whether a player could know the seed in advance."""
        return self._playthrough.header.practice

    @property
    def own_edition(self) -> OwnEdition | None:
        """The edition of somebody's own that it is played in; None for most games."""
        return self._playthrough.header.own

    @property
    def assisted(self) -> bool:
        """Whether a player took back a move after learning from it, tried the game out, or was given a hint."""
        return any(map(is_help, self._playthrough.entries))

    @property
    def first_end(self) -> FirstEnd | None:
        """How the game ended first, also if moves were taken back since; None if it has not ended yet."""
        return first_end(self._playthrough.entries)

    @property
    def writer(self) -> RecordWriter | None:
        """The writer of the game's record, if there is one."""
        return self._writer

    @property
    def players(self) -> tuple[Seating, ...]:
        """The current players, by seat."""
        return tuple(self._playthrough.players)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far, without those taken back."""
        return self._history.moves

    @property
    def positions(self) -> tuple[State, ...]:
        """The position at the start and after every move. Do not change them."""
        return self._history.positions

    @property
    def finished(self) -> bool:
        """Whether the game is over: played to its end, or conceded."""
        return self._history.is_over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._history.conceded or Result.from_position(self.state)

    def observation(self, seat: int) -> Observation[Any]:
        """Everything that seat may know now. Raises ValueError if there is no such seat."""
        return self.state.observation(seat)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last; None if no person has moved."""
        return self._history.last_person

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(self._playthrough.header, tuple(self._playthrough.entries))

    # -- playing ---------------------------------------------------------------------------------------------------

    def submit(self, seat: int, move: Move) -> None:
        """Make a seat's move; it is on the disk before any listener hears of it, unless the writer has `trouble`.

        Raises NotYourTurn if it is another seat's turn, IllegalMove if the rules refuse the move or the game is over,
        and BadNotation if it is a move of another game; nothing changes then.
        """
        before = self.state
        if before.actor is None or self.finished:
            raise IllegalMove(self.game.refuse_over())
        if seat != before.actor:
            raise NotYourTurn(self.game.refuse_turn(before.actor, before.phase).reason)
        if move.game_id != self.game.id:
            raise BadNotation(f"{move!r} is not a move of {self.game.id}.")
        events: list[Event] = []
        after = before.clone()
        after.apply(move, events)
        self._write(Played.from_move(seat, move, after))
        self._playthrough.move_on(seat, move, after)
        self._audience.tell(events, after, undone=False)

    def take_over(self, seat: int, seating: Seating) -> None:
        """Change who plays at a seat: a bot takes it over, or gives it back. Raises ValueError on a bad seat."""
        self._check_seat(seat)
        self._write(Reseated(seat, seating))
        self._playthrough.players[seat] = seating

    def concede(self, seat: int) -> bool:
        """Let the person at that seat concede, which ends the game, or return False: others have to finish it.

        Nothing is told to listeners, as nothing happens on the table. Raises BadOption if the game is over, or no
        person plays there.
        """
        self._check_seat(seat)
        entry = self._playthrough.conceded(seat)
        if entry is None:
            return False
        self._write(entry)
        self._history.concede(entry.result)
        return True

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadOption(f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")

    def listen(self, seat: int, callback: Callable[[Heard], None], *, public: bool = False) -> Callable[[], None]:
        """Registers a listener for what a seat hears of moves, undo and redo; returns a function that unsubscribes it.

        With `public`, it hears what everybody may hear, from that seat's side. Raises ValueError on a bad seat.
        """
        self._check_seat(seat)
        return self._audience.subscribe(seat, callback, public)

    # -- undo and redo ---------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: int) -> Text | None:
        """None if the person at that seat can take back their last move, otherwise the reason."""
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
        """For each successive undo that the person at that seat may make now: how many moves it leaves."""
        self._check_seat(seat)
        if self._playthrough.players[seat].is_person:
            yield from takewhile(self._may_go_back, self._history.own_moves(seat))

    def going_back_assists(self, remaining: int) -> bool:
        """Whether going back to the first `remaining` moves would make a game assisted that is not so yet."""
        return not (self.assisted or self._history.is_free(remaining))

    def undo_is_free(self, seat: int) -> bool:
        """Whether that seat's last move can be taken back without marking the game as assisted."""
        self._check_seat(seat)
        remaining = self._history.own_move(seat)
        return remaining is not None and self._history.is_free(remaining)

    def undo(self, seat: int) -> None:
        """Take back the last move of the person at that seat, and all moves since. Raises CannotUndo if not allowed."""
        refusal = self.why_not_undo(seat)
        remaining = self._history.own_move(seat)
        if refusal is not None or remaining is None:
            raise CannotUndo(refusal or _NO_MOVE)
        self._write(self._playthrough.undone(remaining))
        self._history.go_back(remaining)
        self._audience.tell((), self.state, undone=True)

    @property
    def taken_back_by(self) -> int | None:
        """The seat that took back the moves a redo would make; None if there is nothing to redo."""
        return self._history.taken_back_by

    def why_not_redo(self, seat: int) -> Text | None:
        """None if the person at that seat can redo the moves they last took back, otherwise the reason.

        Nobody learns anything new from it, for the seed is the same: it is as free as the moves were.
        """
        self._check_seat(seat)
        if not self._playthrough.players[seat].is_person:
            return _NO_PERSON_AGAIN
        who = self.taken_back_by
        if who is None:
            return _NOTHING_AGAIN
        return None if who == seat else _ANOTHER_AGAIN.fill(player=Player(who))

    def redo(self, seat: int) -> None:
        """Redo the moves that the person at that seat last took back. Raises CannotUndo if not allowed."""
        refusal = self.why_not_redo(seat)
        if refusal is not None:
            raise CannotUndo(refusal)
        self._write(self._playthrough.redone())
        self._history.go_forward()
        self._audience.tell((), self.state, undone=True)

    def try_out(self, moves: int) -> None:
        """Note that a branch is played from after `moves` moves; that makes an unfinished game assisted.

        Raises ValueError if there are fewer moves.
        """
        if not 0 <= moves <= len(self._history):
            raise BadOption(f"A branch begins after 0 to {len(self._history)} moves, not after {moves}.")
        if not self.finished:
            self._write(Tried(moves))

    def take_hint(self) -> None:
        """Note that a player is about to be given a hint, which makes the game assisted.

        Several hints in one position count once.
        """
        hint = Hinted(len(self._history))
        if not self._playthrough.entries or self._playthrough.entries[-1] != hint:
            self._write(hint)

    # -- writing ---------------------------------------------------------------------------------------------------

    def write_to(self, writer: RecordWriter) -> None:
        """Write the game so far, and all that follows, to a record. Raises RecordError if that fails."""
        writer.begin(self.record())
        self._writer = writer

    def _write(self, entry: Entry) -> None:
        if self._writer is not None:
            self._writer.add(entry)
        self._playthrough.entries.append(entry)
