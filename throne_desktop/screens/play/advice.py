"""The hint at a play screen, in steps: where to look, which piece, and then the move with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from engine.bots.base import Choice
from engine.core.text import N_, Text
from engine.table.pointing import HintStep, pointing, steps
from engine.table.view import View
from throne_desktop.screens.around_table.moves_panel import MovesPanel
from throne_desktop.screens.around_table.picker import Picker
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.narration.hint_strokes import Leads
from throne_desktop.table.narration.notes import Note

_SEEKS: Final = N_("app", "Looking for a hint. Press Esc to stop.")
_HINT: Final = N_("app", "Hint: {what}. {more}")
_LOOK: Final = N_("app", "Look here: {zone}")
_MORE: Final = {HintStep.WHERE: N_("app", "Press Hint again to see more."),
                HintStep.WHICH: N_("app", "Press Hint again to see the move.")}


class Advice:
    """Shows the last hint until something happens: in words, in the lists of moves, and on the table."""

    def __init__(self, ribbon: Ribbon, rail: Rail, moves: MovesPanel, picker: Picker, leads: Leads,
                 say: Callable[[Text], str], seeks: Callable[[], bool]) -> None:
        """`seeks` says whether a hint is on its way."""
        self._ribbon = ribbon
        self._rail = rail
        self._moves = moves
        self._picker = picker
        self._leads = leads
        self._say = say
        self._seeks = seeks
        self._choice: Choice | None = None
        self._view: View | None = None
        self._steps: list[HintStep] = []
        """The steps that are told or have yet to be, from the present one on."""

    @property
    def goes_on(self) -> bool:
        """Whether a hint is shown that has more to tell."""
        return len(self._steps) > 1

    def show(self, choice: Choice, view: View) -> None:
        """Begin to tell what is advised."""
        self._choice, self._view = choice, view
        self._steps = list(steps(view, choice.move))
        self._rail.hint.show_badge(True)
        self._ribbon.remark("")
        self._tell()

    def ask(self, fetch: Callable[[], None]) -> None:
        """Tell more of the hint that is shown, or all of it again; `fetch` one if there is none."""
        if self._choice is None:
            fetch()
            self.tell_search()
            return
        if self.goes_on:
            del self._steps[0]
        self._tell()

    def tell_search(self) -> bool:
        """If a hint is on its way, say so on the ribbon, at once and until it comes; returns whether one is."""
        seeks = self._seeks()
        if seeks and self._ribbon.note != self._say(_SEEKS):
            self._ribbon.remark(self._say(_SEEKS))
        return seeks

    def _tell(self) -> None:
        """Say and light what the present step tells."""
        note = self._note()
        if self._choice is None or note is None:
            return
        announce(self._moves, self._say(_HINT.fill(what=note.title, more=note.text)))
        if self._steps[0] is HintStep.MOVE:
            self._moves.point_at(self._choice.move)
        self.light()

    def _note(self) -> Note | None:
        """What stands beside whatever the step lights."""
        choice, view = self._choice, self._view
        if choice is None or view is None:
            return None
        step, found = self._steps[0], pointing(view, choice.move)
        if step is HintStep.MOVE or found is None:
            return Note("hint", self._say(view.describe(choice.move)), self._say(choice.why))
        piece = view.pieces[found.pieces[0]]
        title = _LOOK.fill(zone=view.zone(piece.zone).label) if step is HintStep.WHERE else piece.label
        return Note("hint", self._say(title), self._say(_MORE[step]))

    def light(self) -> None:
        """Light what is told on the table, and the whole move in the picker and on its button, which may be new."""
        if self._choice is None:
            return
        move, step = self._choice.move, self._steps[0]
        if step is HintStep.MOVE:
            self._ribbon.point_at(move)
            self._picker.point_at(move)
        self._leads.covered = QRectF(self._picker.geometry()) if self._picker.is_open else QRectF()
        self._leads.show(move, self._note(), step)

    def forget(self) -> None:
        """Something has happened: nothing is advised any more."""
        self._choice = self._view = None
        self._steps = []
        self._rail.hint.show_badge(False)
