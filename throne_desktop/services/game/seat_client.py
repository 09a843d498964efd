"""A person's side of a game: what a page may know of it, and what the people there may wish for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.base.game import Game
from engine.base.table import Reaction
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text
from engine.session.entries import FirstEnd, Result, Seating
from engine.session.listening import Heard
from engine.session.own_edition import OwnEdition
from engine.session.record import Record, Summary
from engine.session.session import Session
from engine.session.writer import RecordWriter
from engine.table.endings import RoundEnd, round_end
from engine.table.opened import open_view
from engine.table.view import Snapshot, View, view
from throne_desktop.services.bots.bot_messages import SentQuestions
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game import conceding, copying
from throne_desktop.services.game.ending import Ending
from throne_desktop.services.game.keeping import Keeping
from throne_desktop.services.game.move_teacher import Teaching
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.protocol import Decided, HandOver, Wish

NewRecord = Callable[[Game[Any]], RecordWriter]


class SeatClient(QObject):
    """All that a page has of a game. What it does not say, nobody at the screen can learn before the game is over.

    What hides nothing is told by the signals of its host. Other hosts (a guided game, a lesson) have clients that say
    more; see their modules.
    """

    changed = Signal(object, object)
    """The View after something happened, and the tuple of Events as they were noticed."""
    turned_back = Signal(object)
    """The View after moves were undone or redone."""

    def __init__(self, host: TableHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host = host
        host.setParent(self)        # else what is connected to its signals would keep the whole game for good
        host.heard.connect(self._hear)
        self.viewpoint_changed, self.thinking, self.hinted = host.viewpoint_changed, host.thinking, host.hinted
        self.remarked, self.finished = host.remarked, host.finished

    def _hear(self, heard: Heard) -> None:
        if heard.undone:
            self.turned_back.emit(view(heard.observation))
        else:
            self.changed.emit(view(heard.observation), heard.events)

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self._host.session.game

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with, as everybody knows them."""
        return dict(self._host.session.state.options)

    @property
    def own_edition(self) -> OwnEdition | None:
        """The edition of somebody's own that it is played in; None for the usual one."""
        return self._host.session.own_edition

    @property
    def rewordings(self) -> dict[Text, str]:
        """What that calls cards, and has them do, in place of the texts of the game."""
        return {} if self.own_edition is None else self.own_edition.rewordings

    @property
    def players(self) -> tuple[Seating, ...]:
        """Who decides at each seat now."""
        return self._host.session.players

    @property
    def players_at_first(self) -> tuple[Seating, ...]:
        """Who decided at each seat when the game began."""
        return self._host.session.record().header.players

    @property
    def names(self) -> tuple[str, ...]:
        """The names at all seats, of which no two are alike."""
        return self._host.names

    def name(self, seat: int) -> str:
        """The name at a seat; a seat that is not there has a number."""
        return self._host.name(seat)

    def allies(self, seat: int) -> frozenset[int]:
        """The seats that win together with that one, itself among them."""
        return self.game.table.allies(self._host.session.state, seat)

    @property
    def began(self) -> datetime:
        """When the game began."""
        return self._host.session.record().header.started

    @property
    def counts(self) -> bool:
        """Whether assistance is noted: not in a lesson."""
        return self._host.counts

    @property
    def practice(self) -> bool:
        """Whether a player could know the seed in advance."""
        return self._host.session.practice

    @property
    def assisted(self) -> bool:
        """Whether somebody learned more than the rules give."""
        return self._host.session.assisted

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed."""
        return self._host.session.seed_hash

    @property
    def file(self) -> Path | None:
        """The file of the game's record; None if it is not kept."""
        writer = self._host.session.writer
        return None if writer is None else writer.path

    @property
    def keeping(self) -> Keeping:
        """Whether the game is saved, and what to do while it is not."""
        return self._host.keeping

    @property
    def teaching(self) -> Teaching:
        """The teacher of the one person at the table."""
        return self._host.teaching

    @property
    def sent(self) -> SentQuestions:
        """What bots were sent; it may hold what nobody here may see before the game is over."""
        return self._host.sent

    # -- what is seen --------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat at the lower edge of the table."""
        return self._host.viewer

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen, which is shown to each of them in turn."""
        return self._host.shared

    def view(self) -> View:
        """The table as it is now."""
        return self._host.view()

    @property
    def moves_made(self) -> int:
        """The number of moves so far, without those taken back."""
        return len(self._host.session.moves)

    def mover(self, number: int) -> int | None:
        """The seat that made the move after so many others."""
        return self._host.session.positions[number].actor

    def past(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What was noticed of every move so far, with the number of the move."""
        return self._host.past()

    def snapshots(self, number: int) -> tuple[Snapshot | None, ...]:
        """The table after each event that was noticed of a move; None for those that are not shown one by one."""
        return self._host.snapshots(number)

    def view_after(self, moves: int) -> View:
        """The table after that many moves."""
        return self._host.view_after(moves)

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is; None once all moves are made."""
        return self._host.session.state.actor

    @property
    def viewer_decides(self) -> bool:
        """Whether the person at the lower edge has a choice to make, and sees what they need for it."""
        return self._host.viewer_decides

    @property
    def shows_only_move(self) -> bool:
        """Whether the viewer is shown their only move now, before it is made for them."""
        return self._host.shows_only_move

    def has_no_choice(self) -> bool:
        """Whether the only move can be made for the viewer: not one made by hand, nor one that betrays a secret."""
        return self._host.has_no_choice()

    @property
    def curtain(self) -> int | None:
        """The person who must be handed the screen before anything more is shown."""
        return self._host.curtain

    @property
    def question(self) -> Reaction | None:
        """The question put to everyone at the screen at once."""
        return self._host.question

    @property
    def at_rest(self) -> bool:
        """Whether a round has ended, and people look at the table until one of them lets the game go on."""
        return self._host.at_rest

    def round_end(self) -> RoundEnd:
        """The round that ended last."""
        session = self._host.session
        return round_end(session.game, session.positions)

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game is over: played to its end, or conceded."""
        return self._host.session.finished

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._host.session.result

    @property
    def first_end(self) -> FirstEnd | None:
        """How the game ended first, also if moves were taken back since; None if it has not ended yet."""
        return self._host.session.first_end

    @property
    def seed(self) -> int | None:
        """The seed of the game's randomness, once the game is over."""
        return self._host.session.seed if self.is_over else None

    @property
    def has_own_deal(self) -> bool:
        """Whether the game began with the deal of its seed, and not in a position that was pasted."""
        return copying.is_whole(self._host.session)

    def record(self) -> Record:
        """The game as it is written down: once it is over, nothing in it is a secret any more."""
        assert self.is_over, "a game under way keeps its secrets"
        return self._host.session.record()

    def summary(self) -> Summary | None:
        """What a list of records says of the game, once it is over."""
        return self._host.session.record().summary if self.is_over else None

    def open_view(self) -> View | None:
        """The table with all cards face up, once the game is over: nobody can gain by it any more."""
        return open_view(self._host.session.state, self.viewer) if self.is_over else None

    def ending(self) -> Ending:
        """What there is to say of a game that is over."""
        return Ending(self._host.session)

    def copied(self) -> tuple[str, Text]:
        """The game as text, as it is seen here, and the sentence that says what it is."""
        return copying.copied(self._host.session, self._host.viewpoint)

    def tried_out(self) -> tuple[State, tuple[Move, ...]] | None:
        """A position and the moves made from it, to be tried out without an end; None while that would help somebody.

        That of a lesson is as it is seen here, with what is hidden drawn at random.
        """
        return copying.tried_out(self._host.session, self._host.viewpoint, counts=self.counts)

    # -- wishes --------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The table has shown what happened: ask whoever is next."""
        self._host.receive(Wish.GO_ON)

    def submit(self, move: Move) -> None:
        """Make the viewer's move. The table has already refused what the rules forbid."""
        self._host.receive(Decided(self.moves_made, move))

    def react(self, person: int | None) -> None:
        """Answer the question to everyone: that person reacts, or no one does (None)."""
        self._host.react(person)

    def lift_curtain(self) -> None:
        """The person for whom the curtain was drawn now holds the screen."""
        self._host.lift_curtain()

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._host.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there are moves to redo."""
        return self._host.can_redo

    @property
    def undo_assists(self) -> int | None:
        """How many moves are left after an `undo` that makes the game assisted; None if it does not."""
        return self._host.undo_assists

    def undo(self) -> None:
        """Go back to the last real choice of the person who moved last, or say why that is not possible."""
        self._host.receive(Wish.UNDO)

    def redo(self) -> None:
        """Go forward to the next real choice of the person who took moves back, or say why that is not possible."""
        self._host.receive(Wish.REDO)

    @property
    def hint_assists(self) -> bool:
        """Whether a hint would make the game assisted, and none is on its way that will."""
        return self._host.hint_assists

    @property
    def seeks_hint(self) -> bool:
        """Whether a hint is on its way."""
        return self._host.seeks_hint

    def ask_hint(self) -> None:
        """Ask for a hint, which comes with `hinted`."""
        self._host.receive(Wish.HINT)

    def stop_hint(self) -> None:
        """Stop looking for a hint."""
        self._host.stop_hint()

    def note_help(self) -> None:
        """Note that the game is assisted from now on: somebody is taught."""
        self._host.note_help()

    def take_over(self, seat: int, seating: Seating) -> None:
        """Let someone else decide at a seat from now on; call `go_on` when the table is shown again."""
        self._host.receive(HandOver(seat, seating))

    @property
    def conceder(self) -> int | None:
        """The seat of the person who can concede now; None for nobody."""
        return conceding.conceder(self._host)

    def conceding_ends(self, seat: int) -> bool:
        """Whether the game ends if that person concedes it, and is not left to others."""
        return conceding.ends_the_game(self._host, seat)

    def concede(self, seat: int) -> None:
        """Let the person at that seat lose the game now; call `go_on` when the table is shown again."""
        conceding.concede(self._host, seat)

    def try_out(self, moves: int) -> None:
        """Note that a branch is played from after `moves` moves; that makes an unfinished game assisted."""
        self._host.session.try_out(moves)

    def take_deal(self) -> int:
        """The seed, for playing the same deal again; that makes an unfinished game assisted."""
        self._host.session.try_out(0)
        return self._host.session.seed

    # -- the pace ------------------------------------------------------------------------------------------------------

    def follow(self, *, pause: int, step_bots: bool, shows_only_moves: bool) -> None:
        """Follow the user's choices: milliseconds before each bot, whether bots wait for `step`, and whether people see
        their only move before it is made."""
        self._host.pause_before_bots, self._host.step_bots = pause, step_bots
        self._host.shows_only_moves = shows_only_moves

    @property
    def pause_before_bots(self) -> int:
        """Milliseconds before each move of a bot."""
        return self._host.pause_before_bots

    @property
    def step_bots(self) -> bool:
        """Whether bots wait for `step`."""
        return self._host.step_bots

    @property
    def awaits_step(self) -> bool:
        """Whether a bot is waiting for `step` before it moves."""
        return self._host.awaits_step

    def step(self) -> None:
        """Let the waiting bot make its move."""
        self._host.step()

    @property
    def paused(self) -> bool:
        """Whether the bots are paused."""
        return self._host.paused

    def pause(self, paused: bool) -> None:
        """Pause or resume the bots."""
        self._host.pause(paused)

    def pause_later(self, paused: bool) -> None:
        """The same at the next `go_on`, while the table still shows something."""
        self._host.paused = paused

    def hold(self) -> None:
        """Let no bot move, and make no one's only move, until `go_on`."""
        self._host.hold()

    def close(self) -> None:
        """Leave the game: nothing is heard or asked any more."""
        self._host.close()


def seat_at(session: Session, worker: BotWorker, viewer: int | None = None,
            new_record: NewRecord | None = None) -> SeatClient:
    """A seat at the table of a session: that of `viewer`, or those of the people at the screen in turn.

    `new_record` opens a record for a game that has none yet.
    """
    opened = None if new_record is None else lambda: new_record(session.game)
    return SeatClient(TableHost(session, worker, viewer, new_record=opened))
