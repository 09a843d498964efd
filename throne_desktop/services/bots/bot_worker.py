"""Bots in the background: each seat thinks in a process of its own, and choices come back as signals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.bots.timing import Timing
from engine.core.disk import reason_of
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.services.bots.bot_process import begin, serve
from throne_desktop.services.bots.child import Child
from throne_desktop.services.protocol import (
    Asked,
    BadAnswer,
    LookAt,
    Terms,
    read_answer,
    read_objection,
    written,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GRACE: Final = 5.0
"""Seconds that an answer may be late before the process counts as hung: it may still be starting."""
TRIES: Final = 2
"""How often a request is made before it fails."""
LONGEST_ANSWER: Final = 1 << 20
"""The most bytes in an answer; a longer one is nonsense."""

_ENDED: Final = N_("bot", "The bot’s process ended without an answer.")
_TOO_LATE: Final = N_("bot", "The bot did not answer in time.")
_NOT_STARTED: Final = N_("bot", "The bot’s process cannot be started: {reason}.")


class BotWorker(QObject):
    """Asks bots for choices, and a teacher what to say of a move, one request at a time.

    Call `close` before the program ends.

    A process learns about one seat in one game and nothing else, so bots cannot pool what their seats saw. It is
    started when its seat is first asked. Call `dismiss` between games.
    """

    chosen = Signal(int, object)
    """A request, and what answers it: the Choice of a bot, or the Objection of a teacher or None."""
    failed = Signal(int, str)
    """A request, and a sentence that says why there is no choice."""
    _heard = Signal(object, object)
    """Emitted in the thread of a _Talk: the _Talk and its answer, None if there will be none."""

    def __init__(self, parent: QObject | None = None, *, target: Callable[[Connection], None] = serve,
                 grace: float = GRACE) -> None:
        """`target` is the main loop of the process; an answer that is `grace` seconds late is given up."""
        super().__init__(parent)
        self._target = target
        self._grace = grace
        self._talks: dict[int, _Talk] = {}
        """The processes, by the seat that each of them knows."""
        self._fresh: _Talk | None = None
        """A process that has not been asked anything yet."""
        self._pending: _Pending | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._too_late)
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def warm(self, game_id: str, seat: int | None = None) -> None:
        """Start a process before the first request about a game, or before a seat's first. If that fails, the request
        will."""
        with suppress(OSError):
            if seat is not None:
                self._talk_about(seat, game_id)
            elif self._fresh is None and not self._talks:
                self._fresh = self._new_talk(game_id)

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
        """Have a bot choose for the observing seat, in place of any pending request. Returns what is sent.

        Either `chosen`, when the timing says, or `failed` follows, once, unless the request is cancelled.
        """
        question = written(Asked(request, observation, Terms.from_timing(level, seed, timing)))
        self._ask(_Pending(request, question, observation, max(timing.thinking, timing.after), read_answer))
        return question

    def look_at(self, request: int, observation: Observation[Any], move: Move, seconds: float) -> bytes:
        """Have a teacher look at a move of the observing seat, in place of any pending request. Returns what is sent.

        Either `chosen`, with the Objection or None, or `failed` follows, once, unless the request is cancelled.
        """
        question = written(LookAt(request, observation, move))
        self._ask(_Pending(request, question, observation, seconds, read_objection))
        return question

    def cancel(self) -> None:
        """Drop the pending request, if there is one: nothing follows, and no process thinks about it any more."""
        if self._pending is not None:
            self._end(self._pending.seat)
            self._pending = None

    def dismiss(self, seat: int | None = None) -> None:
        """End the process of one seat or of all, at once: the game is over, or the seat changes hands."""
        if self._pending is not None and seat in (None, self._pending.seat):
            self._pending = None
        ended = list(self._talks) if seat is None else [seat]
        for each in ended:
            if each in self._talks:
                self._talks[each].kill()    # kill all of them before waiting for any
        for each in ended:
            self._end(each)

    def close(self) -> None:
        """Drop the pending request and end all processes, at once."""
        self.dismiss()
        if self._fresh is not None:
            self._fresh.end()
            self._fresh = None

    # -- one request ---------------------------------------------------------------------------------------------------

    def _ask(self, pending: _Pending) -> None:
        self.cancel()
        self._pending = pending
        self._put(pending)

    def _put(self, pending: _Pending) -> None:
        pending.tries += 1
        try:
            talk = self._talk_about(pending.seat, pending.observation.seen.game.id)
        except OSError as error:
            self._give_up(pending, _NOT_STARTED.fill(reason=reason_of(error)))
            return
        self._deadline.start(round((pending.seconds + self._grace) * 1000))
        talk.ask(pending.question)

    def _hear(self, talk: _Talk, answer: bytes | None) -> None:
        pending = self._pending
        if pending is None or talk is not self._talks.get(pending.seat):
            return      # too late: the request was cancelled or given up
        if answer is None:
            self._try_again(pending, _ENDED)
            return
        try:
            found = pending.read(answer, pending.request, pending.observation)
        except BadAnswer as error:
            self._try_again(pending, error.text)
            return
        self._deadline.stop()
        self._pending = None
        self.chosen.emit(pending.request, found)

    def _too_late(self) -> None:
        if self._pending is not None:
            self._try_again(self._pending, _TOO_LATE)

    def _try_again(self, pending: _Pending, fault: Text | str) -> None:
        """Once a process has failed, it is not trusted again: a new one gets the request."""
        self._end(pending.seat)
        if pending.tries < TRIES:
            self._put(pending)
        else:
            self._give_up(pending, fault)

    def _give_up(self, pending: _Pending, fault: Text | str) -> None:
        self._pending = None
        self.failed.emit(pending.request, words(fault))

    # -- the processes -------------------------------------------------------------------------------------------------

    def _talk_about(self, seat: int, game_id: str) -> _Talk:
        """The process that knows this seat, or else one that knows none yet. Raises OSError."""
        if seat not in self._talks:
            fresh, self._fresh = self._fresh, None
            self._talks[seat] = fresh or self._new_talk(game_id)
        return self._talks[seat]

    def _new_talk(self, game_id: str) -> _Talk:
        return _Talk(partial(begin, self._target, game_id), self._heard.emit)

    def _end(self, seat: int) -> None:
        """End the process of a seat, if it has one."""
        if self._pending is None or self._pending.seat == seat:
            self._deadline.stop()
        talk = self._talks.pop(seat, None)
        if talk is not None:
            talk.end()


@dataclass(slots=True)
class _Pending:
    """A request that has not been answered yet."""

    request: int
    question: bytes
    observation: Observation[Any]
    seconds: float
    """After which there is an answer, if the process is well."""
    read: Callable[[bytes, int, Observation[Any]], object]
    """Reads the answer. Raises BadAnswer if it makes no sense."""
    tries: int = 0

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.observation.seat


class _Talk:
    """A process, and a thread that asks it and waits for its answers, so that the window never waits.

    `hear` is called in that thread with this talk and the answer, or with None once there will be no more answers.
    """

    def __init__(self, target: Callable[[Connection], None], hear: Callable[[_Talk, bytes | None], None]) -> None:
        self._process = Child(target, "bot")
        self._connection = self._process.connection
        self._hear = hear
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = Thread(target=self._listen, name="bot", daemon=True)
        self._thread.start()

    def ask(self, question: bytes) -> None:
        """Ask a question."""
        self._questions.put(question)

    def kill(self) -> None:
        """Kill the process, whatever it is doing; call `end` afterwards."""
        self._process.kill()

    def end(self) -> None:
        """End the process, whatever it is doing, and clean up."""
        self._process.kill()
        self._process.join()
        self._questions.put(None)
        self._thread.join()
        self._connection.close()
        self._process.close()

    def _listen(self) -> None:
        for question in iter(self._questions.get, None):
            try:
                self._connection.send_bytes(question)
                answer = self._connection.recv_bytes(LONGEST_ANSWER)
            except (EOFError, OSError):
                self._hear(self, None)
                return
            self._hear(self, answer)
