"""Bots beside the window: they think in a process of their own, and their choices come back as signals."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.core.observe import Observation
from engine.core.text import N_, Text
from throne_desktop.i18n import words
from throne_desktop.services.bot_process import BadAnswer, ask, read_answer, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GRACE: Final = 5.0
"""Seconds that an answer may come late before the process counts as hanging: it may have to start first."""
TRIES: Final = 2
"""How often a request is put before it fails."""
LONGEST_ANSWER: Final = 1 << 20
"""Bytes; a longer answer is nonsense."""

_ENDED: Final = N_("bot", "The bot's process ended without an answer.")
_TOO_LATE: Final = N_("bot", "The bot did not answer in time.")
_NOT_STARTED: Final = N_("bot", "The bot's process cannot be started: {reason}.")


class BotWorker(QObject):
    """Asks bots for their choices, one request at a time. Call `close` before the program ends."""

    chosen = Signal(int, object)
    """The request, and its Choice."""
    failed = Signal(int, str)
    """The request, and why there is no choice, in words."""
    _heard = Signal(object, object)
    """From the thread of a _Talk: that _Talk, and the answer, None if there will be none."""

    def __init__(self, parent: QObject | None = None, *, target: Callable[[Connection], None] = serve,
                 grace: float = GRACE) -> None:
        """`target` is the body of the process; `grace` seconds after its time an answer is given up."""
        super().__init__(parent)
        self._target = target
        self._grace = grace
        self._talk: _Talk | None = None
        self._pending: _Pending | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._too_late)
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def warm(self) -> None:
        """Start the process ahead of the first request. If that fails now, it is tried again then."""
        if self._pending is None:
            self._start()

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, seconds: float) -> bytes:
        """Have a bot choose for the seat that observes; takes the place of a request under way. Returns what is sent.

        Either `chosen` or `failed` follows, once, unless the request is cancelled.
        """
        self.cancel()
        question = ask(request, level, observation, seed, seconds)
        self._pending = _Pending(request, question, observation, seconds)
        self._put(self._pending)
        return question

    def cancel(self) -> None:
        """Forget the request under way, if there is one: nothing follows any more, and nobody thinks about it."""
        if self._pending is not None:
            self._pending = None
            self._end()

    def close(self) -> None:
        """Forget the request under way and end the process, at once."""
        self._pending = None
        self._end()

    # -- one request ---------------------------------------------------------------------------------------------------

    def _put(self, pending: _Pending) -> None:
        pending.tries += 1
        fault = self._start()
        if fault is not None:
            self._give_up(pending, fault)
        elif self._talk is not None:
            self._deadline.start(round((pending.seconds + self._grace) * 1000))
            self._talk.ask(pending.question)

    def _hear(self, talk: _Talk, answer: bytes | None) -> None:
        pending = self._pending
        if talk is not self._talk or pending is None:
            return      # late: the request was cancelled, or given up
        if answer is None:
            self._try_again(pending, _ENDED)
            return
        try:
            choice = read_answer(answer, pending.request, pending.observation)
        except BadAnswer as error:
            self._try_again(pending, error.text)
            return
        self._deadline.stop()
        self._pending = None
        self.chosen.emit(pending.request, choice)

    def _too_late(self) -> None:
        if self._pending is not None:
            self._try_again(self._pending, _TOO_LATE)

    def _try_again(self, pending: _Pending, fault: Text | str) -> None:
        """A process that failed once is not trusted any more, whatever it did."""
        self._end()
        if pending.tries < TRIES:
            self._put(pending)
        else:
            self._give_up(pending, fault)

    def _give_up(self, pending: _Pending, fault: Text | str) -> None:
        self._pending = None
        self.failed.emit(pending.request, words(fault))

    # -- the process ---------------------------------------------------------------------------------------------------

    def _start(self) -> Text | None:
        """See to it that there is a process; a fault if there can be none."""
        if self._talk is None:
            try:
                self._talk = _Talk(self._target, self._heard.emit)
            except OSError as error:
                return _NOT_STARTED.fill(reason=error.strerror or str(error))
        return None

    def _end(self) -> None:
        self._deadline.stop()
        if self._talk is not None:
            self._talk.end()
            self._talk = None


@dataclass(slots=True)
class _Pending:
    """A request that is not answered yet."""

    request: int
    question: bytes
    observation: Observation[Any]
    seconds: float
    tries: int = 0


class _Talk:
    """A process, and a thread that puts questions to it and waits for the answers, so that the window never waits.

    `hear` is called in that thread with this talk and the answer, or None once there are no answers any more.
    """

    def __init__(self, target: Callable[[Connection], None], hear: Callable[[_Talk, bytes | None], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        with theirs:        # once the process is the only one to have it, its end is the end of the connection
            self._process = context.Process(target=target, args=(theirs,), name="bot", daemon=True)
            self._process.start()
        self._hear = hear
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = Thread(target=self._listen, name="bot", daemon=True)
        self._thread.start()

    def ask(self, question: bytes) -> None:
        """Put a question."""
        self._questions.put(question)

    def end(self) -> None:
        """End the process, whatever it does."""
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
