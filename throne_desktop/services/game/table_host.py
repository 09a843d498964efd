"""The host of a game: has its session and record, asks people and bots in turn, and tells what a viewpoint may see."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from operator import attrgetter
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.base.table import Reaction
from engine.bots.base import Choice
from engine.bots.names import numbered
from engine.bots.opponents import entrant_of
from engine.bots.timing import Timing
from engine.core.errors import ThroneError
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.session.entries import Seating
from engine.session.listening import Heard
from engine.session.session import Session
from engine.session.writer import RecordWriter
from engine.table.view import Snapshot, View, view
from throne_desktop.services.bots.bot_messages import SentQuestions
from throne_desktop.services.bots.bot_process import ADVISER
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.going_back import GoingBack
from throne_desktop.services.game.keeping import Keeping
from throne_desktop.services.game.move_teacher import Teaching
from throne_desktop.services.game.reactions import Answer, Reactions, passed_before, question
from throne_desktop.services.game.timing import timing_of
from throne_desktop.services.game.viewpoint import (
    Disclosure,
    Sharing,
    Viewpoint,
    first_viewpoint,
    is_shared,
    people,
)
from throne_desktop.services.protocol import Asked, Decided, HandOver, Said, Wish

HINT_SECONDS: Final = 1.5
"""How long the adviser may think about a hint."""
ONLY_MOVE_PAUSE: Final = 900
"""Milliseconds for which a person sees at least what their only move is, before it is made for them."""

_BY_LOT: Final = N_("app", "The bot {player} gave no answer; its move was chosen at random.")
_BOT_DECIDES: Final = N_("app", "From now on, a bot plays for {player}.")
_PERSON_DECIDES: Final = N_("app", "From now on, {player} plays in person.")
_NO_HINT: Final = N_("app", "No hint could be found this time.")


class TableHost(QObject):
    """Plays one session, and knows what may be seen of it: by a `viewer`, or else by the people at the screen.

    Nothing in front of it sees the session: a page has a `SeatClient`, and a bot gets an observation.

    Where people share the screen, the viewpoint changes with the person whose turn it is.
    `pause_before_bots` is in milliseconds, in which bots think already; `shows_only_moves`: people can read theirs.
    """

    heard = Signal(object)
    """A Heard: what happened, as it was noticed from the viewpoint, or that moves were undone or redone."""
    viewpoint_changed = Signal(object)
    """The View from a new viewpoint."""
    thinking = Signal(object)
    """The seat whose bot is thinking, or None."""
    hinted = Signal(object)
    """A Choice: the hint that was asked for."""
    remarked = Signal(object)
    """A Text for the player to read."""
    finished = Signal()

    counts: ClassVar[bool] = True
    """Whether assistance is noted: not in a lesson."""
    forces: ClassVar[bool] = True
    """Whether a person's only move is made for them."""

    def __init__(self, session: Session, worker: BotWorker, viewer: int | None = None, *, pause: int = 0,
                 new_record: Callable[[], RecordWriter] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.viewpoint = first_viewpoint(session) if viewer is None else Viewpoint(viewer)
        self._fixed = viewer is not None
        self._moves_not_shown = 0
        """How many of the last moves are about to be shown, and do not count as seen yet."""
        self.keeping = Keeping(session, new_record, self)
        """Keeps the record of the game on disk."""
        self.keeping.remarked.connect(self.remarked)
        self.pause_before_bots = pause
        self.step_bots = self.paused = self.shows_only_moves = False
        self.curtain: int | None = None
        """The person who must be handed the screen before anything more is shown."""
        self.question: Reaction | None = None
        """The question put to everyone at the screen at once."""
        self.awaits_step = False
        """Whether a bot is waiting for `step` before it moves."""
        self.sent = SentQuestions()
        self._sharing = Sharing()
        self._reactions = Reactions()
        self._ways = GoingBack(session, lambda: self.shared, forced=self.forces)
        self._requests = count(1)
        self.teaching = Teaching(session, worker, self.sent, self._requests, self)
        self._asked: dict[int, int | None] = {}     # request -> the seat that moves, None for a hint
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._act_without_person)
        self._pause = 0     # milliseconds: before the answer of the bot that is about to be asked
        self._forget = session.listen(self.viewpoint.seat, self._heard, public=self.viewpoint.public)
        self._engage(worker)

    def _engage(self, worker: BotWorker) -> None:
        self._worker = worker
        worker.dismiss()        # no process may remember another game
        worker.chosen.connect(self._chosen)
        worker.failed.connect(self._failed)

    # -- what is seen --------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat at the lower edge of the table."""
        return self.viewpoint.seat

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen, which is shown to each of them in turn."""
        return not self._fixed and is_shared(self.session)

    @property
    def at_rest(self) -> bool:
        """Whether a round has ended, and people look at the table until one of them lets the game go on."""
        session, actor = self.session, self.session.state.actor
        return not session.finished and actor is not None and bool(people(session)) and session.game.table.at_rest(
            session.state.public_observation(actor))

    def view(self) -> View:
        """The table as it is now."""
        return view(self.viewpoint.look(self.session.state))

    @property
    def names(self) -> tuple[str, ...]:
        """The names at all seats, of which no two are alike."""
        return numbered(tuple(map(attrgetter("name"), self.session.players)))

    def name(self, seat: int) -> str:
        """The name at a seat; a seat that is not there has a number."""
        names = self.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def past(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What was noticed of every move so far, with the number of the move."""
        session = self.session
        moves = session.moves[:len(session.moves) - self._moves_not_shown]
        return [(number, self.viewpoint.watch(move, before))
                for number, (before, move) in enumerate(zip(session.positions, moves, strict=False), 1)]

    def snapshots(self, number: int) -> tuple[Snapshot | None, ...]:
        """The table after each event that was noticed of a move; None for those that are not shown one by one."""
        return self.viewpoint.snapshots(self.session.game, self.session.moves[number - 1],
                                        self.session.positions[number - 1])

    def view_after(self, moves: int) -> View:
        """The table after that many moves."""
        return view(self.viewpoint.look(self.session.positions[moves]))

    @property
    def viewer_decides(self) -> bool:
        """Whether the person at the lower edge has a choice to make, and sees what they need for it."""
        session = self.session
        return (not session.finished and session.state.actor == self.viewer and session.players[self.viewer].is_person
                and self.curtain is None and self.question is None and not self.teaching.busy)

    @property
    def shows_only_move(self) -> bool:
        """Whether the viewer is shown their only move now, before it is made for them."""
        return self.viewer_decides and self._waiting.isActive() and self._waiting.interval() > 0

    # -- in turn -------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The table has shown what happened: ask whoever is next, unless the teacher has to say something first."""
        if self.teaching.holds():
            return
        session = self.session
        self.curtain = self.question = None
        self.awaits_step = False
        actor = session.state.actor
        if actor is None or session.finished:
            self._worker.dismiss()
            self.finished.emit()
        elif session.players[actor].is_person:
            self._ask_person(actor)
        else:
            if not self._fixed:
                self._show_from(self._sharing.viewpoint_after(self.viewpoint, session))
            self._call_bot()

    def _call_bot(self) -> None:
        self.awaits_step = (self.step_bots or self.at_rest) and not self.paused
        if not self.paused and not self.awaits_step:
            self._pause = 0 if passed_before(self.session) else self.pause_before_bots
            self._waiting.start(0)

    def _ask_person(self, person: int) -> None:
        """Show a person what they need, and wait for their move; an only move is made for them."""
        self.teaching.prepare(person)
        answer = self._reactions.answer(self.session) if self.shared else Answer.NO_QUESTION
        if answer is Answer.OPEN:
            self._show_from(self._sharing.viewpoint_after(self.viewpoint, self.session))
            self.question = question(self.session)
            return
        if answer is Answer.PASSES:
            self._waiting.start(0)
            return
        if not self._fixed:
            viewpoint = self._sharing.viewpoint_for(person, self.session)
            self._show_from(viewpoint or Viewpoint(person, Disclosure.PUBLIC))
            self.curtain = person if viewpoint is None else None
        if self.viewer_decides and self.has_no_choice():
            is_shown = self.shows_only_moves and question(self.session) is None
            self._waiting.start(max(ONLY_MOVE_PAUSE, self.pause_before_bots) if is_shown else 0)

    def lift_curtain(self) -> None:
        """The person for whom the curtain was drawn now holds the screen."""
        person, self.curtain = self.curtain, None
        if person is not None:
            self._sharing.holder = person
            self._show_from(Viewpoint(person))

    def _show_from(self, viewpoint: Viewpoint) -> None:
        """Show the table from this viewpoint from now on."""
        if viewpoint != self.viewpoint:
            self._listen_from(viewpoint)
            self.viewpoint_changed.emit(self.view())

    def _listen_from(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self._forget()
        self._forget = self.session.listen(viewpoint.seat, self._heard, public=viewpoint.public)

    def has_no_choice(self) -> bool:
        """Whether the only move can be made for the viewer: not one made by hand, nor one that betrays a secret."""
        observation = self.session.observation(self.viewer)
        return (self.forces and len(observation.legal_moves()) == 1 and not (self.shared and observation.secret)
                and not self.session.game.table.by_hand(observation))

    # -- the protocol --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked | None:
        """What the person at the viewpoint is asked now; None if they have nothing to decide."""
        if not self.viewer_decides:
            return None
        return Asked(len(self.session.moves), self.session.observation(self.viewer))

    def receive(self, message: Said) -> None:
        """Do what the people at the viewpoint say, if that is possible; an answer to a former question is dropped."""
        match message:
            case Decided(request, move):
                if request == len(self.session.moves):
                    self.submit(move)
            case HandOver(seat, seating):
                self.take_over(seat, seating)
            case Wish.GO_ON:
                self.go_on()
            case Wish.UNDO:
                self.undo()
            case Wish.REDO:
                self.redo()
            case Wish.HINT:
                self.ask_hint()

    # -- what people do ------------------------------------------------------------------------------------------------

    def submit(self, move: Move) -> None:
        """Make the viewer's move. The table has already refused what the rules forbid."""
        if not self.viewer_decides:
            return
        self._stop_asking()
        self.teaching.look(self.viewer, move)
        try:
            self._play(self.viewer, move)
        except ThroneError as error:
            self.teaching.forget()
            self._remark(error)

    def react(self, person: int | None) -> None:
        """Answer the question to everyone: that person reacts, or no one does (None)."""
        if self.question is not None:
            self._reactions.say(self.session, person)
            self.go_on()

    def undo(self) -> None:
        """Go back to the last real choice of the person who moved last, or say why that is not possible."""
        self._travel(self._ways.undo)

    def redo(self) -> None:
        """Go forward to the next real choice of the person who took moves back, or say why that is not possible."""
        self._travel(self._ways.redo)

    def _travel(self, way: Callable[[int], None]) -> None:
        self._stop_asking()
        self.teaching.forget()
        try:
            way(self.viewer)
        except ThroneError as error:
            self._remark(error)
            self.go_on()

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._ways.can_undo(self.viewer)

    @property
    def can_redo(self) -> bool:
        """Whether there are moves to redo."""
        return self._ways.can_redo(self.viewer)

    @property
    def undo_assists(self) -> int | None:
        """How many moves are left after an `undo` that makes the game assisted; None if it does not."""
        back = self._ways.left_by_undo(self.viewer)
        return back if back is not None and self.counts and self.session.going_back_assists(back) else None

    @property
    def hint_assists(self) -> bool:
        """Whether a hint would make the game assisted, and none is on its way that will."""
        return self.counts and not self.session.assisted and not self.seeks_hint

    @property
    def seeks_hint(self) -> bool:
        """Whether a hint is on its way."""
        return None in self._asked.values()

    def ask_hint(self) -> None:
        """Ask for a hint, which comes with `hinted`."""
        if self.viewer_decides and not self.seeks_hint:
            self._ask_bot(None, ADVISER, Timing(HINT_SECONDS))

    def stop_hint(self) -> None:
        """Stop looking for a hint."""
        if self.seeks_hint:
            self._stop_asking()

    def take_over(self, seat: int, seating: Seating) -> None:
        """Let someone else decide at a seat from now on; call `go_on` when the table is shown again."""
        self._stop_asking()
        try:
            self.session.take_over(seat, seating)
            self.teaching.forget()
        except ThroneError as error:
            self._remark(error)
        else:
            self.keeping.check()
            self._worker.dismiss(seat)
            said = _PERSON_DECIDES if seating.is_person else _BOT_DECIDES
            self.remarked.emit(said.fill(player=Player(seat)))
        if not self._fixed and self._sharing.holder == seat:
            self._sharing.holder = None

    # -- the pace ------------------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Let no bot move, and make no one's only move, until `go_on`."""
        self._stop_asking()

    def pause(self, paused: bool) -> None:
        """Pause or resume the bots."""
        self.paused = paused
        if paused:
            self._stop_asking()
        else:
            self.go_on()

    def step(self) -> None:
        """Let the waiting bot make its move."""
        if self.awaits_step:
            self.awaits_step = False
            self._pause = 0
            self._waiting.start(0)

    def close(self) -> None:
        """Stop listening and asking. The worker lives on for the next game, but not the processes of this one."""
        self._stop_asking()
        self._worker.dismiss()
        self.keeping.close()
        self._forget()
        self.teaching.close()
        self._worker.chosen.disconnect(self._chosen)
        self._worker.failed.disconnect(self._failed)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def _act_without_person(self) -> None:
        """Have a move made that needs no person: a bot's, a person's only one, or that of someone who passes."""
        actor = self.session.state.actor
        if actor is None:
            return
        player = self.session.players[actor]
        if player.level is not None:
            self.thinking.emit(actor)
            entrant = entrant_of(player.level, player.name)
            self._ask_bot(actor, entrant, self.timing(actor, entrant))
        elif self.shared and self._reactions.answer(self.session) is Answer.PASSES:
            asked = question(self.session)
            if asked is not None:
                self._submit_for(actor, asked.passes)
        elif (mine := self.asked) is not None and self.has_no_choice():
            self.submit(mine.observation.legal_moves()[0])

    def _ask_bot(self, seat: int | None, entrant: str, timing: Timing) -> None:
        request = next(self._requests)
        self._asked[request] = seat
        observation = self.session.observation(self.viewer if seat is None else seat)
        sent = self._worker.think(request, entrant, observation, self.luck(), timing)
        self.sent.add(request, len(self.session.moves), observation.seat, entrant, sent, hint=seat is None)

    def timing(self, actor: int, entrant: str) -> Timing:
        """When the bot whose turn it is answers."""
        return timing_of(self.session, actor, entrant, self._pause)

    def luck(self) -> int:
        """The seed of a bot's randomness for one answer."""
        return secrets.randbits(63)

    def _chosen(self, request: int, choice: Any) -> None:
        if request not in self._asked:
            return
        seat = self._asked.pop(request)
        self.sent.answered(request, choice.worlds, choice.simulations)
        if seat is None:
            self._advise(choice)
            return
        self.thinking.emit(None)
        self._submit_for(seat, choice.move)

    def _advise(self, choice: Choice) -> None:
        """Note that the game is assisted, then tell the hint."""
        if self.counts:
            self.note_help()
        self.hinted.emit(choice)

    def note_help(self) -> None:
        """Note that the game is assisted from now on."""
        self.session.take_hint()
        self.keeping.check()

    def _failed(self, request: int, _reason: str) -> None:
        if request not in self._asked:
            return
        seat = self._asked.pop(request)
        if seat is None:
            self.remarked.emit(_NO_HINT)
            return
        self.thinking.emit(None)
        self.remarked.emit(_BY_LOT.fill(player=Player(seat)))
        self._submit_for(seat, secrets.choice(self.session.observation(seat).legal_moves()))

    def _submit_for(self, seat: int, move: Move) -> None:
        """Make a move that no one makes by hand."""
        self._play(seat, move)

    def _play(self, seat: int, move: Move) -> None:
        self._reactions.moved(self.session, move)
        self.session.submit(seat, move)

    def _stop_asking(self) -> None:
        self._waiting.stop()
        self.teaching.stop()
        if self._asked:
            self._asked.clear()
            self._worker.cancel()
            self.thinking.emit(None)

    def _remark(self, error: ThroneError) -> None:
        self.remarked.emit(error.text if isinstance(error.text, Text) else N_("app", "That is not possible."))

    def _heard(self, heard: Heard) -> None:
        beats = self.session.game.table.beats
        if self.shared and any(event.name in beats for event in heard.events):
            self._show_to_all()
        else:
            self.heard.emit(heard)
        self.keeping.check()

    def _show_to_all(self) -> None:
        """Show what is shown step by step to all who share the screen, with no one's secrets on it, nor right after."""
        self._sharing.holder = None
        if not self.viewpoint.public:
            self._moves_not_shown = 1
            viewpoint, before = Viewpoint(self.viewpoint.seat, Disclosure.PUBLIC), self.session.positions[-2]
            self._listen_from(viewpoint)
            self.viewpoint_changed.emit(view(viewpoint.look(before)))
            self._moves_not_shown = 0
        self.heard.emit(Heard(self.past()[-1][1], self.viewpoint.look(self.session.state), undone=False))
