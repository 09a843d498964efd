"""The guided first game: the play screen with a lesson beside the table, and the rules open at the right place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import N_
from engine.learn.coach import StepOutcome
from engine.learn.explain import explain
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.screens.lessons.lesson_panel import LessonPanel
from throne_desktop.screens.lessons.pointer import Pointer
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.lessons.guided_game import GuidedSeat
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets.naming import named

_MOST_EXPLAINED: Final = 4
"""The most moves with one card that are explained at once."""

_LOW: Final = 560
"""Pixels: in a lower window the lesson needs all the height, at the usual text size."""

_PLAY_ON: Final = N_("learn",
                     "There is nothing new here: play as you like. Point at a card or a move to read what it does.")
_ALL_DONE: Final = N_("learn", "You have seen every step. Play on to the end; a button will then let you start a "
                               "new game.")
_WATCH: Final = N_("learn", "Watch until it is your turn again.")
_PRAISE: Final = {
    StepOutcome.DONE: N_("learn", "Well done."),
    StepOutcome.OTHER: N_("learn", "That is allowed, too. This step will return at the right moment."),
}


class LessonScreen(PlayScreen):
    """A guided game. `progressed` gives the ids of the steps that are done, whenever another one is."""

    progressed = Signal(object)

    def __init__(self, seat: GuidedSeat, settings: Settings, parent: QWidget | None = None) -> None:
        self._guide = seat
        self._outcome = StepOutcome.FREE
        self.lesson = LessonPanel()
        super().__init__(seat, settings, parent)
        self.panel.put_above(self.lesson)
        self.panel.stack.setMinimumHeight(1)    # less than its lists ask for, if the lesson needs the height
        self.surround.keep_open()
        self.lesson.rule_asked.connect(self.open_rule)
        self.lesson.skipped.connect(self._skip)
        self.keys.more_stops = self.lesson.stops
        self._pointer = Pointer(self.table_view, self.moves, lambda: self.view)
        self._pointer.pointed.connect(self._explain)
        self._name_lesson()

    # -- the steps -----------------------------------------------------------------------------------------------------

    def _submit(self, move: Move) -> None:
        if not self.scene.locked and self.client.viewer_decides:
            self._outcome = self._guide.note(move)
            self._tell_progress()
            self._praise(aloud=True)
        super()._submit(move)

    def _skip(self) -> None:
        self._guide.coach.skip()
        self._tell_progress()
        self._outcome = StepOutcome.FREE
        self._praise()
        self._show_step()

    def _tell_progress(self) -> None:
        self.progressed.emit(self._guide.coach.done)

    def _praise(self, *, aloud: bool = False) -> None:
        """Say a word about the learner's last move."""
        praise = _PRAISE.get(self._outcome)
        self.lesson.show_praise("" if praise is None else self.say(praise), aloud=aloud)

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self._watch()       # the step is over, although the cards are still flying
        super()._happened(view, events)

    def _show_state(self) -> None:
        super()._show_state()
        self._show_step()

    def _watch(self) -> None:
        self.lesson.show_step(self.say(_WATCH), aloud=False)
        self._show_progress()

    def _show_progress(self) -> None:
        coach = self._guide.coach
        self.lesson.show_progress(len(coach.done), len(coach.lessons.steps))

    def _show_step(self) -> None:
        view, coach = self.view, self._guide.coach
        if view is None:
            return
        self.narrator.marks.point_out((), ())
        if not (self.client.viewer_decides or self.client.is_over):
            self._watch()
            return
        step = self._guide.step_at(view)
        if step is None:
            self.lesson.show_step(self.say(_ALL_DONE if coach.all_done else _PLAY_ON))
        else:
            rule = view.game.rule(step.rule)
            self.lesson.show_step(self.say(step.text), (rule.id, self.say(rule.title)))
            self.rules.open_at(rule.id)
            self.narrator.marks.point_out(*view.by_hand(coach.asked))
        self._show_progress()
        if self.client.is_over:
            self._tell_progress()

    # -- what a move would do ------------------------------------------------------------------------------------------

    def _explain(self, moves: tuple[Move, ...]) -> None:
        view = self.view
        if view is not None:
            self.lesson.explain([self._explained(move, view) for move in moves[:_MOST_EXPLAINED]])

    def _explained(self, move: Move, view: View) -> tuple[str, str]:
        told = explain(move, view.observation) if move in view.moves else ()
        return self.say(view.describe(move)), " ".join(map(self.say, told))

    def _show_prompt(self) -> None:
        super()._show_prompt()
        self._pointer.forget()
        self._pointer.watch(self.ribbon.buttons)

    def _ask_which(self, moves: tuple[Move, ...]) -> None:
        super()._ask_which(moves)
        self._pointer.watch(self.ribbon.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the rules open below the lesson, where there is room for both."""
        super().showEvent(event)
        if not event.spontaneous() and self.height() >= theme.scaled(_LOW):
            self.surround.show_page("rules")

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def _name_lesson(self) -> None:
        self.lesson.retranslate()
        named(self.rail.home_button, self.rail.home_button.accessibleName(), QCoreApplication.translate(
            "LessonScreen", "Back to Home; your finished steps are kept"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.view is not None:
            self._name_lesson()
            self._praise()
            self._show_step()
