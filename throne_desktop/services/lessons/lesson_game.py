"""A lesson of a course in the window: the learner tries, and the others answer as the lesson says."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Signal

from engine.base.course import Lesson, Task
from engine.core.moves import Move
from engine.learn.lesson import Lecture, ReplyVerdict
from engine.session.entries import Seating
from engine.session.header import new_header
from engine.session.listening import Heard
from engine.session.playthrough import Playthrough
from engine.session.session import Session
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.game.viewpoint import Viewpoint

_LEVEL: Final = "page"
"""What the others are in a lesson; no bot is ever asked."""
_PAUSE: Final = 420
"""Milliseconds before each answer, at least: the learner has to see what their own move did."""
_SEED: Final = 1


class Lecturer(TableHost):
    """Leads through a lesson. It leaves no record, nothing is taken back in it, and no bot decides.

    `hint_given` tells that there is one more hint to show.
    """

    counts = False
    forces = False
    hint_given = Signal()

    def __init__(self, lecture: Lecture, worker: BotWorker, names: tuple[str, ...]) -> None:
        """`names` are those of the learner and of the others, in the order of seats after the learner's."""
        self._names = names
        self.lecture = lecture
        self.hints = 0
        """How many hints of the task have been given."""
        self._is_met = False
        self._answers: list[str] = []
        super().__init__(_session(lecture, names), worker, lecture.learner)

    @property
    def viewer_decides(self) -> bool:
        return super().viewer_decides and not self._answers and not self._is_met

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def met(self) -> bool:
        """Whether the task is met and answered, and the next one needs another table, or there is none."""
        return self._is_met and not self._answers

    def verdict(self, move: Move) -> ReplyVerdict:
        """What the lesson says of a move of the learner's."""
        return self.lecture.verdict(move)

    # -- in turn -------------------------------------------------------------------------------------------------------

    def submit(self, move: Move) -> None:
        """Make a move that meets the goal of the task, and let the others answer it."""
        task = self.lecture.task
        if task is None or not self.viewer_decides:
            return
        self._answers = list(task.replies)
        self.lecture.go_on(move)
        following = self.lecture.task
        self._is_met = following is None or bool(following.position)
        self.hints = 0
        self._play(self.viewer, move)

    def go_on(self) -> None:
        """The table has shown what happened: the next of the others answers, or the learner decides."""
        if self._answers:
            self._waiting.start(max(_PAUSE, self.pause_before_bots) if self.pause_before_bots else 0)
        elif self.session.finished:
            self.finished.emit()

    def _act_without_person(self) -> None:
        actor = self.session.state.actor
        if self._answers and actor is not None:
            self._submit_for(actor, self.session.game.move_from_json(self._answers.pop(0)))

    def open_next(self) -> None:
        """Lay out the table of the next task."""
        if self.met and self.lecture.task is not None:
            self._is_met = False
            self.session = _session(self.lecture, self._names)
            self._listen_from(Viewpoint(self.viewer))
            self.heard.emit(Heard((), self.viewpoint.look(self.session.state), undone=True))

    # -- hints ---------------------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Give one more hint; after the last one, the solution is shown."""
        task = self.lecture.task
        if task is not None and self.viewer_decides:
            self.hints = min(self.hints + 1, len(task.hints) + 1)
            self.hint_given.emit()

    @property
    def shown_solution(self) -> Move | None:
        """The solution of the task, once all its hints were given."""
        task = self.lecture.task
        if task is None or self.hints <= len(task.hints):
            return None
        return self.session.game.move_from_json(task.solution)


class LessonSeat(SeatClient):
    """The learner's seat in a lesson. `hint_given` tells that there is one more hint to show."""

    def __init__(self, lecture: Lecture, worker: BotWorker, names: tuple[str, ...]) -> None:
        """`names` are those of the learner and of the others, in the order of seats after the learner's."""
        self._lecturer = Lecturer(lecture, worker, names)
        super().__init__(self._lecturer)
        self.hint_given = self._lecturer.hint_given

    @property
    def lesson(self) -> Lesson[Any]:
        """The lesson being played."""
        return self._lecturer.lecture.lesson

    @property
    def number(self) -> int:
        """How many of its tasks have been met."""
        return self._lecturer.lecture.number

    @property
    def task(self) -> Task[Any] | None:
        """The task to be met now; None once all are met."""
        return self._lecturer.lecture.task

    @property
    def met(self) -> bool:
        """Whether the task is met and answered, and the next one needs another table, or there is none."""
        return self._lecturer.met

    @property
    def hints(self) -> int:
        """How many hints of the task have been given."""
        return self._lecturer.hints

    @property
    def shown_solution(self) -> Move | None:
        """The solution of the task, once all its hints were given."""
        return self._lecturer.shown_solution

    def verdict(self, move: Move) -> ReplyVerdict:
        """What the lesson says of a move of the learner's."""
        return self._lecturer.verdict(move)

    def open_next(self) -> None:
        """Lay out the table of the next task."""
        self._lecturer.open_next()


def _session(lecture: Lecture, names: tuple[str, ...]) -> Session:
    """The table of the task as a game that begins there; nothing is written about it."""
    game, start = lecture.game, lecture.state
    seats = [(seat - lecture.learner) % start.seats for seat in range(start.seats)]
    players = [Seating(names[place], None if place == 0 else _LEVEL) for place in seats]
    header = new_header(game, start.seats, _SEED, start.options, players, True,
                        edition=start.edition.number)
    return Session.from_playthrough(Playthrough(header, game, start.clone()))
