"""A game in the window: asks people and bots in turn, and tells the screen what those who look at it may see."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.base.table import Reaction
from engine.bots.base import Choice
from engine.core.errors import ThroneError
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.session.entries import Seating
from engine.session.listening import Heard, events_seen
from engine.session.session import Session
from engine.session.writer import RecordWriter
from engine.table.snapshots import snapshots
from engine.table.view import Snapshot, View, view
from throne_desktop.services.bot_worker import BotWorker
from throne_desktop.services.going_back import GoingBack
from throne_desktop.services.keeping import Keeping
from throne_desktop.services.reactions import Answer, Reactions, question
from throne_desktop.services.sent import SentQuestions
from throne_desktop.services.viewpoint import Sharing, Viewpoint, first_viewpoint, is_shared, people

BOT_SECONDS: Final = 1.5
"""How long a bot may think about one move."""
ONLY_MOVE_PAUSE: Final = 380
"""Milliseconds before a move is made for a person who has no other."""
HINT_LEVEL: Final = "squire"

_BY_LOT: Final = N_("app", "The bot {player} gave no answer; its move was drawn by lot.")
_BOT_DECIDES: Final = N_("app", "From now on, a bot decides for {player}.")
_PERSON_DECIDES: Final = N_("app", "From now on, {player} decides in person.")
_NO_HINT: Final = N_("app", "No hint could be found this time.")


class Controller(QObject):
    """Plays one session. The table is shown from the `viewpoint` of a seat; where people share the screen, it changes.

    `pause_before_bots` is the time in milliseconds between what was last seen and a bot's move; 0 makes all at once.
    """

    changed = Signal(object, object)
    """The View after something happened, and the tuple of Events as seen from there."""
    turned_back = Signal(object)
    """The View after moves were undone."""
    looked = Signal(object)
    """The View of somebody else who looks at the table now."""
    thinking = Signal(object)
    """The seat whose bot thinks, or None."""
    hinted = Signal(object)
    """A Choice: the hint that was asked for."""
    remarked = Signal(object)
    """A Text that the player should read."""
    finished = Signal()

    counts: ClassVar[bool] = True
    """Whether it matters if the game is assisted: not where a lesson is learned."""
    forces: ClassVar[bool] = True
    """Whether the only move of a person is made for them."""

    def __init__(self, session: Session, worker: BotWorker, viewer: int | None = None, *, pause: int = 0,
                 new_journal: Callable[[], RecordWriter] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.keeping = Keeping(session, new_journal, self)
        """Whether the game is on the disk."""
        self.keeping.told.connect(self.remarked)
        self.viewpoint = first_viewpoint(session) if viewer is None else Viewpoint(viewer)
        self.pause_before_bots = pause
        self.step_bots = False
        self.paused = False
        self.curtain: int | None = None
        """The person whom the screen is to be handed to before anything more is shown."""
        self.question: Reaction | None = None
        """What all people at the screen are asked at once."""
        self.awaits_step = False
        """Whether a bot's move waits for `step`."""
        self.sent = SentQuestions()
        self._untold = 0
        """So many of the last moves are about to be told, and do not count as seen yet."""
        self._sharing = Sharing()
        self._reactions = Reactions()
        self._ways = GoingBack(session, lambda: self.shared, forced=self.forces)
        self._fixed = viewer is not None
        self._worker = worker
        self._requests = 0
        self._asked: dict[int, int | None] = {}     # request -> the seat that moves, None for a hint
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._act)
        self._forget = session.listen(self.viewpoint.seat, self._heard, public=self.viewpoint.public)
        worker.dismiss()        # nobody may remember another game
        worker.chosen.connect(self._chosen)
        worker.failed.connect(self._failed)

    # -- what the screen asks ------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat at the lower edge of the table."""
        return self.viewpoint.seat

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen, and it is shown to each in turn."""
        return not self._fixed and is_shared(self.session)

    def view(self) -> View:
        """The table as it is to be seen now."""
        return view(self.viewpoint.observation(self.session))

    def name(self, seat: int) -> str:
        """The name at a seat; seats without one have a number."""
        players = self.session.players
        return players[seat].name if seat < len(players) else str(seat + 1)

    def past(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What was seen from here of every move so far, by the number of the move."""
        session = self.session
        found = []
        moves = session.moves[:len(session.moves) - self._untold]
        for number, (before, move) in enumerate(zip(session.positions, moves, strict=False), 1):
            events: list[Event] = []
            before.clone().apply(move, events)
            found.append((number, events_seen(events, self.viewpoint.viewer(session))))
        return found

    def snapshots(self, number: int) -> tuple[Snapshot | None, ...]:
        """What was seen from here in the middle of move `number`: the table after every event noticed."""
        before, move = self.session.positions[number - 1], self.session.moves[number - 1]
        viewer = self.viewpoint.viewer(self.session)
        return snapshots(self.session.game, before, move, self.viewpoint.look, lambda event: event.seen_by(viewer))

    def view_after(self, moves: int) -> View:
        """The table as seen from here after that many moves."""
        return view(self.viewpoint.look(self.session.positions[moves]))

    @property
    def viewer_decides(self) -> bool:
        """Whether the person at the lower edge has a choice to make now, and sees what he needs for it."""
        session = self.session
        return (session.state.actor == self.viewer and session.players[self.viewer].is_person
                and self.curtain is None and self.question is None)

    # -- in turn -------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The table shows what happened: let whoever is next decide."""
        session = self.session
        self.curtain = self.question = None
        self.awaits_step = False
        actor = session.state.actor
        if actor is None:
            self._worker.dismiss()
            self.finished.emit()
        elif session.players[actor].is_person:
            self._call(actor)
        else:
            if not self._fixed:
                self._look(self._sharing.viewpoint_after(self.viewpoint, session))
            self._call_bot()

    def _call_bot(self) -> None:
        self.awaits_step = (self.step_bots or self.at_rest) and not self.paused
        if not self.paused and not self.awaits_step:
            self._waiting.start(0 if self._is_asked_like_others() else self.pause_before_bots)
            if self.session.state.actor is not None:
                self._worker.warm(self.session.state.actor)     # it starts while the pause lasts

    @property
    def at_rest(self) -> bool:
        """Whether something has ended that the people at the screen look at until one of them lets the game go on."""
        session, actor = self.session, self.session.state.actor
        return actor is not None and bool(people(session)) and session.game.table.at_rest(
            session.state.public_observation(actor))

    def _is_asked_like_others(self) -> bool:
        """Whether somebody has let pass already what the present question to several seats is about."""
        asked = question(self.session)
        return asked is not None and bool(self.session.moves) and self.session.moves[-1] is asked.passes

    def _call(self, person: int) -> None:
        """Let a person see what he needs, and wait for his move; a single one is made for him."""
        answer = self._reactions.answer(self.session) if self.shared else Answer.NO_QUESTION
        if answer is Answer.OPEN:
            self._look(self._sharing.viewpoint_after(self.viewpoint, self.session))
            self.question = question(self.session)
            return
        if answer is Answer.PASSES:
            self._waiting.start(0)
            return
        if not self._fixed:
            viewpoint = self._sharing.viewpoint_for(person, self.session)
            self._look(viewpoint or Viewpoint(person, public=True))
            self.curtain = person if viewpoint is None else None
        if self.viewer_decides and self._has_no_choice():
            seen_by_itself = self.pause_before_bots and question(self.session) is None
            self._waiting.start(ONLY_MOVE_PAUSE if seen_by_itself else 0)

    def lift_curtain(self) -> None:
        """The person for whom the curtain was drawn holds the screen."""
        person, self.curtain = self.curtain, None
        if person is not None:
            self._sharing.holder = person
            self._look(Viewpoint(person))

    def _look(self, viewpoint: Viewpoint) -> None:
        """Show the table from this viewpoint from now on."""
        if viewpoint != self.viewpoint:
            self._see_with(viewpoint)
            self.looked.emit(self.view())

    def _see_with(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self._forget()
        self._forget = self.session.listen(viewpoint.seat, self._heard, public=viewpoint.public)

    def _has_no_choice(self) -> bool:
        """Whether only one move is possible that nobody makes by hand, and others at the screen learn nothing by it."""
        observation = self.session.observation(self.viewer)
        return (self.forces and len(observation.legal_moves()) == 1 and not (self.shared and observation.secret)
                and not self.session.game.table.by_hand(observation))

    # -- what people do ------------------------------------------------------------------------------------------------

    def submit(self, move: Move) -> None:
        """The viewer's move. Refusals are shown, so the rules' objections never get this far."""
        if not self.viewer_decides:
            return
        self._stop_asking()
        try:
            self._play(self.viewer, move)
        except ThroneError as error:
            self._remark(error)

    def react(self, person: int | None) -> None:
        """Answer the question to all people: that person reacts, or nobody does."""
        if self.question is not None:
            self._reactions.say(self.session, person)
            self.go_on()

    def undo(self) -> None:
        """Back to the last real choice of the person who moved last; says why where that is not possible."""
        self._go(self._ways.undo)

    def redo(self) -> None:
        """Forward to the next real choice of the person who took moves back; says why where that is not possible."""
        self._go(self._ways.redo)

    def _go(self, way: Callable[[int], None]) -> None:
        self._stop_asking()
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
        """Whether there are moves that were taken back and can be made again."""
        return self._ways.can_redo(self.viewer)

    @property
    def undo_assists(self) -> int | None:
        """How many moves are left when `undo` makes the game assisted; None while it does not."""
        back = self._ways.left_by_undo(self.viewer)
        return back if back is not None and self.counts and self.session.going_back_assists(back) else None

    @property
    def hint_assists(self) -> bool:
        """Whether a hint makes the game assisted, and it is not yet."""
        return self.counts and not self.session.assisted

    def ask_hint(self) -> None:
        """Ask the best adviser for a move; the answer comes with `hinted`."""
        if self.viewer_decides and None not in self._asked.values():
            self._ask(None, HINT_LEVEL)

    def take_over(self, seat: int, seating: Seating) -> None:
        """Somebody else decides at a seat from now on; call `go_on` when the table is to be seen again."""
        self._stop_asking()
        try:
            self.session.take_over(seat, seating)
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
        """Let no bot move any more, nor a person's only move be made, until `go_on`."""
        self._stop_asking()

    def pause(self, paused: bool) -> None:
        """Let bots rest, or go on."""
        self.paused = paused
        if paused:
            self._stop_asking()
        else:
            self.go_on()

    def step(self) -> None:
        """Let the bot whose move waits make it."""
        if self.awaits_step:
            self.awaits_step = False
            self._waiting.start(0)

    def close(self) -> None:
        """Stop listening and asking; the worker lives on for the next game, but not what thought about this one."""
        self._stop_asking()
        self._worker.dismiss()
        self.keeping.close()
        self._forget()
        self._worker.chosen.disconnect(self._chosen)
        self._worker.failed.disconnect(self._failed)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def _act(self) -> None:
        """Whoever is to decide and needs no person: a bot, or a person with a single move, or who lets a thing pass."""
        actor = self.session.state.actor
        if actor is None:
            return
        level = self.session.players[actor].level
        if level is not None:
            self.thinking.emit(actor)
            self._ask(actor, level)
        elif self.shared and self._reactions.answer(self.session) is Answer.PASSES:
            asked = question(self.session)
            if asked is not None:
                self._submit_for(actor, asked.passes)
        elif self.viewer_decides and self._has_no_choice():
            self.submit(self.session.observation(actor).legal_moves()[0])

    def _ask(self, seat: int | None, level: str) -> None:
        self._requests += 1
        self._asked[self._requests] = seat
        observation = self.session.observation(self.viewer if seat is None else seat)
        sent = self._worker.think(self._requests, level, observation, self.luck(), BOT_SECONDS)
        self.sent.add(len(self.session.moves), observation.seat, level, sent, hint=seat is None)

    def luck(self) -> int:
        """What a bot's randomness begins with, for one answer."""
        return secrets.randbits(63)

    def _chosen(self, request: int, choice: Any) -> None:
        if request not in self._asked:
            return
        seat = self._asked.pop(request)
        if seat is None:
            self._advise(choice)
            return
        self.thinking.emit(None)
        self._submit_for(seat, choice.move)

    def _advise(self, choice: Choice) -> None:
        """Tell a hint, which is always the move thought best, once it is written down that the game is assisted."""
        if self.counts:
            self.session.take_hint()
            self.keeping.check()
        self.hinted.emit(choice.advised(self.session.observation(self.viewer)))

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
        """A move that no hand made."""
        self._play(seat, move)

    def _play(self, seat: int, move: Move) -> None:
        self._reactions.moved(self.session, move)
        self.session.submit(seat, move)

    def _stop_asking(self) -> None:
        self._waiting.stop()
        if self._asked:
            self._asked.clear()
            self._worker.cancel()
            self.thinking.emit(None)

    def _remark(self, error: ThroneError) -> None:
        self.remarked.emit(error.text if isinstance(error.text, Text) else N_("app", "That is not possible."))

    def _heard(self, heard: Heard) -> None:
        beats = self.session.game.table.beats
        if self.shared and any(event.name in beats for event in heard.events):
            self._tell_all()
        elif heard.undone:
            self.turned_back.emit(view(heard.observation))
        else:
            self.changed.emit(view(heard.observation), heard.events)
        self.keeping.check()

    def _tell_all(self) -> None:
        """What is told step by step is for all who share the screen: nobody's secrets are on it, nor at once after."""
        self._sharing.holder = None
        if not self.viewpoint.public:
            self._untold = 1
            viewpoint, before = Viewpoint(self.viewpoint.seat, public=True), self.session.positions[-2]
            self._see_with(viewpoint)
            self.looked.emit(view(viewpoint.look(before)))
            self._untold = 0
        self.changed.emit(self.view(), self.past()[-1][1])
