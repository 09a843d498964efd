"""A lesson of a course: the play screen on a prepared table, with what is to be tried beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Text
from engine.learn.lesson import ReplyVerdict
from engine.table.view import View
from throne_desktop.screens.lessons.task_panel import TaskPanel
from throne_desktop.screens.play import result_words
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets.naming import named

_MET: Final = N_("learn", "Done. The next table is ready.")
_LESSON_OVER: Final = N_("learn", "The lesson is over.")


class CourseScreen(PlayScreen):
    """Plays a lesson. `met` gives the id of a task as soon as it is met.

    `next_asked` asks for the next lesson, `list_asked` for the list of lessons.
    """

    met = Signal(str)
    next_asked = Signal()
    list_asked = Signal()

    def __init__(self, seat: LessonSeat, settings: Settings, parent: QWidget | None = None, *, last: bool) -> None:
        """`last`: no lesson comes after this one."""
        self._seat = seat
        self._last = last
        self._done: Text | None = None
        """What was said of the last task that was met."""
        self.task = TaskPanel()
        super().__init__(seat, settings, parent)
        self.panel.put_above(self.task)
        self.panel.column.setAlignment(self.task, Qt.AlignmentFlag.AlignTop)
        self.panel.stack.setMinimumHeight(1)    # less than its lists ask for, if the task needs the height
        self.surround.keep_open()
        self.task.rule_asked.connect(self.open_rule)
        self.task.hint_asked.connect(seat.ask_hint)
        self.task.list_asked.connect(self.list_asked)
        seat.hint_given.connect(self._show_hints)
        self.table_view.mover.objection = self._objection
        self.keys.more_stops = self.task.stops
        self.rail.leave_out("players", "teaching", "fairness", "again", "same-deal", "watch", "review",
                            "copy", "paste", "concede")
        for button in (self.rail.undo, self.rail.pause_button):
            button.hide()
        self._name_parts()

    @property
    def is_met(self) -> bool:
        """Whether the task is met, and the learner is asked to go on."""
        return self._seat.met

    def beginning(self) -> Iterator[None]:
        """Show the prepared table as it is: nothing is dealt."""
        self.lock(True)
        self.view = self.client.view()
        self._recall()
        yield
        self.table_view.setFocus()
        self.narrator.show_view(self.view)
        self._settled()

    # -- replies -------------------------------------------------------------------------------------------------------

    def _objection(self, move: Move) -> Refusal | None:
        """Why a move made by hand does not meet the goal: the card goes back."""
        task, verdict = self._seat.task, self._seat.verdict(move)
        if verdict.met or task is None or verdict.said is None:
            return None
        self._show_wrong(verdict)
        if self._choosing:
            self._show_prompt()     # the card goes back: there is nothing left to choose from
        return Refusal(task.rules[0], verdict.said)

    def _show_wrong(self, verdict: ReplyVerdict) -> None:
        self.task.show_wrong("" if verdict.said is None else self.say(verdict.said))

    def _submit(self, move: Move) -> None:
        if self.scene.locked or not self.client.viewer_decides:
            return
        task, verdict = self._seat.task, self._seat.verdict(move)
        if task is None or not verdict.met:
            self._show_wrong(verdict)
            announce(self.task, self.task.wrong)
            self._show_prompt()
            return
        self._done = verdict.said
        super()._submit(move)
        self.met.emit(task.id)

    # -- the task ------------------------------------------------------------------------------------------------------

    def _show_state(self) -> None:
        super()._show_state()
        self._show_task()

    def _show_head(self) -> None:
        """Show the title of the lesson, and how far it has come."""
        seat = self._seat
        self.task.show_lesson(self.say(seat.lesson.title), seat.number, len(seat.lesson.tasks), self._beside())

    def _show_task(self) -> None:
        seat, said = self._seat, self.say
        self._show_head()
        task, done = seat.task, "" if self._done is None else said(self._done)
        if self._seat.met or task is None:
            self.task.show_done(done, "" if task is not None else self._aim())
        elif self.client.viewer_decides:
            self.task.show_task(said(task.text), self._rule(), done)
            self._show_hints()

    def _beside(self) -> str:
        """What stands below the task instead of which one of the lesson it is; "" for that."""
        return ""

    def _aim(self) -> str:
        """What is said at the end."""
        return self.say(self._seat.lesson.aim)

    def _rule(self) -> tuple[str, str]:
        """The number and the title of the rule behind the task."""
        task = self._seat.task
        assert task is not None
        rule = self._seat.game.rule(task.rules[0])
        return rule.id, self.say(rule.title)

    def _show_hints(self) -> None:
        task = self._seat.task
        if task is not None and self.view is not None:
            self.task.show_hints([self.say(hint) for hint in task.hints[:self._seat.hints]], len(task.hints))
            move = self._seat.shown_solution
            if move is not None:
                self.narrator.marks.point_out(*self.view.by_hand((move,)))
                self.ribbon.point_at(move)

    # -- going on ------------------------------------------------------------------------------------------------------

    def _ask(self, view: View) -> None:
        if not self._seat.met:
            super()._ask(view)
        elif self._seat.task is not None:
            self.ribbon.ask(self.say(_MET))
            self.ribbon.offer(QCoreApplication.translate("CourseScreen", "Go on"), self._go_on)
            self.ribbon.take_focus()
        else:
            self._offer_more()

    def _offer_more(self) -> None:
        result = self.client.result
        self.ribbon.ask(self.say(_LESSON_OVER if result is None else result_words.outcome(result)))
        if not self._last:
            self.ribbon.offer(QCoreApplication.translate("CourseScreen", "Next lesson"), self.next_asked.emit)
        self.ribbon.offer(self._to_list(), self.list_asked.emit, quiet=not self._last)
        self.ribbon.take_focus()

    def _go_on(self) -> None:
        self._done = None
        self._seat.open_next()
        self.table_view.setFocus()

    def _show_badge(self) -> None:
        """A lesson is of no kind that counts."""

    def _finish(self) -> None:
        """A lesson's game is over: its scores are shown, but it has no deal of its own to reveal."""
        self.move_replay.tell_rest()
        self._show_prompt()
        self.table_view.scores.explain()

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def _to_list(self) -> str:
        """The name of the way back to the list."""
        return QCoreApplication.translate("CourseScreen", "All lessons")

    def _name_parts(self) -> None:
        self.task.retranslate()
        named(self.task.all, self._to_list())
        named(self.rail.home_button, self.rail.home_button.accessibleName(), QCoreApplication.translate(
            "CourseScreen", "Back to Home; your finished tasks are kept"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.view is not None:
            self._name_parts()
            self._show_task()
