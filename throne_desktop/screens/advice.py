"""The hint at a play screen: in words below the prompt, and as a light at whatever its move is made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.bots.base import Choice
from engine.core.moves import Move
from engine.core.text import N_

if TYPE_CHECKING:
    from throne_desktop.screens.play import PlayScreen

_HINT: Final = N_("app", "Hint: {move}. {why}")


class Advice(QObject):
    """Shows the last hint until something happens."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._move: Move | None = None

    def show(self, choice: Choice) -> None:
        """Say what is advised and why, and light it."""
        screen, view = self._screen, self._screen.view
        if view is not None:
            self._move = choice.move
            screen.prompt.remark(screen.say(_HINT.fill(move=view.describe(choice.move), why=choice.why)))
            screen.moves.point_at(choice.move)
            self.light()

    def light(self) -> None:
        """Light the move on the table, in the picker and at its button, which may be new ones."""
        move, screen = self._move, self._screen
        if move is not None:
            screen.prompt.point_at(move)
            screen.picker.point_at(move)
            screen.scene.leads.show(move)

    def forget(self) -> None:
        """Something has happened: nothing is advised any more."""
        self._move = None
