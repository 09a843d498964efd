"""A game in the window: asks people and bots in turn, and tells the screen what its seat may see."""

from __future__ import annotations

import secrets
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core.errors import RecordError, ThroneError
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.session.listening import Heard
from engine.session.session import Session
from engine.table.view import View, view
from throne_desktop.services.bot_worker import BotWorker

BOT_SECONDS: Final = 1.5
"""How long a bot may think about one move."""
ONLY_MOVE_PAUSE: Final = 380
"""Milliseconds before a move is made for a person who has no other."""
RETRY_PAUSE: Final = 3000
"""Milliseconds before a move that could not be written down is tried again."""
HINT_LEVEL: Final = "squire"

_BY_LOT: Final = N_("app", "The bot {player} gave no answer; its move was drawn by lot.")
_NO_HINT: Final = N_("app", "No hint could be found this time.")


class Controller(QObject):
    """Plays one session. `viewer` is the seat whose view is shown."""

    changed = Signal(object, object)
    """The View after something happened, and the tuple of Events as the viewer saw them."""
    turned_back = Signal(object)
    """The View after moves were undone."""
    thinking = Signal(object)
    """The seat whose bot thinks, or None."""
    hinted = Signal(object)
    """A Choice: the hint that was asked for."""
    remarked = Signal(object)
    """A Text that the player should read."""
    finished = Signal()

    def __init__(self, session: Session, worker: BotWorker, viewer: int, *, pause: int = 0,
                 parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.viewer = viewer
        self._worker = worker
        self.pause_before_bots = pause
        self._requests = 0
        self._asked: dict[int, int | None] = {}     # request -> the seat that moves, None for a hint
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._act)
        self._forget = session.listen(viewer, self._heard)
        worker.chosen.connect(self._chosen)
        worker.failed.connect(self._failed)

    # -- what the screen asks ------------------------------------------------------------------------------------------

    def view(self) -> View:
        """The table as the viewer sees it now."""
        return view(self.session.observation(self.viewer))

    def name(self, seat: int) -> str:
        """The name at a seat; seats without one have a number."""
        players = self.session.players
        return players[seat].name if seat < len(players) else str(seat + 1)

    def past(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What the viewer saw of every move so far, by the number of the move: for a game that is continued."""
        session = self.session
        positions = session.record().replay() if session.moves else ()
        found = []
        for number, (before, move) in enumerate(zip(positions, session.moves, strict=False), 1):
            events: list[Event] = []
            before.clone().apply(move, events)
            seen = (event.seen_by(self.viewer) for event in events)
            found.append((number, tuple(event for event in seen if event is not None)))
        return found

    @property
    def viewer_decides(self) -> bool:
        """Whether the viewer is a person and has a choice to make now."""
        session = self.session
        return session.state.actor == self.viewer and session.players[self.viewer].level is None

    def go_on(self) -> None:
        """The table shows what happened: let whoever is next decide."""
        session = self.session
        if session.finished:
            self.finished.emit()
            return
        only_move = self.viewer_decides and len(session.observation(self.viewer).legal_moves()) == 1
        if not self.viewer_decides or only_move:
            pause = self.pause_before_bots
            self._waiting.start(min(pause, 1) * ONLY_MOVE_PAUSE if only_move else pause)

    def submit(self, move: Move) -> None:
        """The viewer's move. Refusals are shown, so the rules' objections never get this far."""
        if not self.viewer_decides:
            return
        self._stop_asking()
        try:
            self.session.submit(self.viewer, move)
        except ThroneError as error:
            self._remark(error)

    def undo(self) -> None:
        """Back to the viewer's last real choice; says why where that is not possible."""
        self._stop_asking()
        try:
            self.session.undo(self.viewer)
            while self._has_no_choice() and self.session.why_not_undo(self.viewer) is None:
                self.session.undo(self.viewer)
        except ThroneError as error:
            self._remark(error)
            self.go_on()

    def _has_no_choice(self) -> bool:
        return self.viewer_decides and len(self.session.observation(self.viewer).legal_moves()) == 1

    def pause(self) -> None:
        """Let no bot move any more, nor a person's only move be made, until somebody moves or takes back."""
        self._stop_asking()

    def ask_hint(self) -> None:
        """Ask the best adviser for a move; the answer comes with `hinted`."""
        if self.viewer_decides and None not in self._asked.values():
            self._ask(None, HINT_LEVEL)

    def close(self) -> None:
        """Stop listening and asking; the worker lives on for the next game."""
        self._stop_asking()
        self._forget()
        self._worker.chosen.disconnect(self._chosen)
        self._worker.failed.disconnect(self._failed)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def _act(self) -> None:
        """Whoever is to decide and needs no person: a bot, or a person with a single move."""
        actor = self.session.state.actor
        if actor is None:
            return
        level = self.session.players[actor].level
        if level is not None:
            self.thinking.emit(actor)
            self._ask(actor, level)
        elif self._has_no_choice():
            self.submit(self.session.observation(actor).legal_moves()[0])

    def _ask(self, seat: int | None, level: str) -> None:
        self._requests += 1
        self._asked[self._requests] = seat
        observation = self.session.observation(self.viewer if seat is None else seat)
        self._worker.think(self._requests, level, observation, secrets.randbits(63), BOT_SECONDS)

    def _chosen(self, request: int, choice: Any) -> None:
        if request not in self._asked:
            return
        seat = self._asked.pop(request)
        if seat is None:
            self.hinted.emit(choice)
            return
        self.thinking.emit(None)
        self._submit_for(seat, choice.move)

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
        """A bot's move; where it cannot be written down (a full disk, say), it is tried again a little later."""
        try:
            self.session.submit(seat, move)
        except RecordError as error:
            self._remark(error)
            self._waiting.start(RETRY_PAUSE)

    def _stop_asking(self) -> None:
        self._waiting.stop()
        if self._asked:
            self._asked.clear()
            self._worker.cancel()
            self.thinking.emit(None)

    def _remark(self, error: ThroneError) -> None:
        self.remarked.emit(error.text if isinstance(error.text, Text) else N_("app", "That is not possible."))

    def _heard(self, heard: Heard) -> None:
        seen = view(heard.observation)
        if heard.undone:
            self.turned_back.emit(seen)
        else:
            self.changed.emit(seen, heard.events)


def last_words(events: tuple[Event, ...]) -> list[tuple[int | None, Text]]:
    """The log lines of some events: the seat that acted and the sentence."""
    return [(event.seat, event.text) for event in events if event.text is not None]
