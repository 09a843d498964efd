"""A guided game in the window: its opponents play the same every time, and the learner makes every move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.base.lessons import LessonStep, Situation
from engine.bots.timing import Timing
from engine.core.moves import Move
from engine.learn.coach import Coach, StepOutcome
from engine.learn.guided import LEARNER, opponents_seed
from engine.session.session import Session
from engine.table.view import View
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.game.table_host import TableHost

_AMPLE: Final = 10.0
"""Seconds to think, of which opponents use a few thousandths unless the machine is busy."""


class _GuidedHost(TableHost):
    """Plays a guided game."""

    counts = False
    forces = False

    def __init__(self, session: Session, worker: BotWorker, coach: Coach) -> None:
        super().__init__(session, worker, LEARNER)
        self._lessons = coach.lessons

    def timing(self, actor: int, entrant: str) -> Timing:
        """Thinking is not cut short: on a busy machine the opponents would make other moves than the steps expect."""
        return replace(super().timing(actor, entrant), thinking=_AMPLE)

    def luck(self) -> int:
        return opponents_seed(self._lessons, len(self.session.moves))


class GuidedSeat(SeatClient):
    """The learner's seat in a guided game, with a coach who is told what the learner sees and does."""

    def __init__(self, session: Session, worker: BotWorker, coach: Coach) -> None:
        super().__init__(_GuidedHost(session, worker, coach))
        self.coach = coach

    def step_at(self, view: View) -> LessonStep[Any] | None:
        """The step to show, now that it is the learner's turn or the game is over."""
        # What came of their own last move is news to learners, too.
        events = tuple(event for _, events in self.past()[self._last_decision():] for event in events)
        return self.coach.look(Situation(view.observation, events))

    def _last_decision(self) -> int:
        """How many moves had been made when the learner last decided; some may have been taken back since."""
        return next((number for number in reversed(range(self.moves_made)) if self.mover(number) == LEARNER), 0)

    def note(self, move: Move) -> StepOutcome:
        """The learner makes a move."""
        return self.coach.played(move)
