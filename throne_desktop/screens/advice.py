"""The hint at a play screen: on the table with its reason, and as a light on whatever its move is made with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots.base import Choice
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.table.view import View
from throne_desktop.table.announce import announce
from throne_desktop.table.leads import Leads
from throne_desktop.table.notes import Note
from throne_desktop.widgets.moves_panel import MovesPanel
from throne_desktop.widgets.picker import Picker
from throne_desktop.widgets.rail import Rail
from throne_desktop.widgets.ribbon import Ribbon

_HINT: Final = N_("app", "Hint: {move}. {why}")


class Advice:
    """Shows the last hint until something happens: in words, in the lists of moves, and on the table."""

    def __init__(self, ribbon: Ribbon, rail: Rail, moves: MovesPanel, picker: Picker, leads: Leads,
                 say: Callable[[Text], str]) -> None:
        self._ribbon = ribbon
        self._rail = rail
        self._moves = moves
        self._picker = picker
        self._leads = leads
        self._say = say
        self._move: Move | None = None
        self._why: Note | None = None

    def show(self, choice: Choice, view: View) -> None:
        """Say what is advised and why, and light it."""
        self._move = choice.move
        self._rail.hint.show_badge(True)
        move, why = self._say(view.describe(choice.move)), self._say(choice.why)
        self._why = Note("hint", move, why)
        announce(self._moves, self._say(_HINT.fill(move=view.describe(choice.move), why=choice.why)))
        self._moves.point_at(choice.move)
        self.light()

    def light(self) -> None:
        """Light the move on the table, in the picker and on its button, which may be new ones."""
        if self._move is not None:
            self._ribbon.point_at(self._move)
            self._picker.point_at(self._move)
            self._leads.show(self._move, self._why)

    def forget(self) -> None:
        """Something has happened: nothing is advised any more."""
        self._move = None
        self._rail.hint.show_badge(False)
