"""What a play screen shows once its game is over: the result on the ribbon, and the table with its cards open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from engine.table.opened import open_view
from throne_desktop.screens.play import result_words
from throne_desktop.screens.play.concession import Concession
from throne_desktop.screens.play.play_parts import PlayParts

_LINGER: Final = 900
"""Milliseconds that everyone looks at the last move on the table, at the usual speed, before the page appears."""


class GameOver(QObject):
    """The end of the game of one play screen."""

    ended = Signal()
    """Everyone has seen on the table how the game ended."""
    offers = Signal()
    """What can come next is offered on the table for the first time."""
    opened = Signal(object)
    """The View of the table with all cards face up, to be shown from now on."""

    def __init__(self, screen: PlayParts, ask: Callable[[str], None], go_on: Callable[[], None]) -> None:
        """`ask` asks for a page by its name in the menu; `go_on` lets the game go on."""
        super().__init__(screen)
        self._ask = ask
        self._screen = screen
        self.concession = Concession(screen, go_on)
        self._told = self._offered = False
        self._was_over = screen.controller.session.finished
        self._moves_before = len(screen.controller.session.moves)
        self.has_page = False
        """Whether there is a page about it, to which the table leads back."""
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self.ended)
        screen.controller.turned_back.connect(self._forget)

    @property
    def began(self) -> datetime | None:
        """When the game began; None if part of it was played before the screen was opened."""
        return None if self._moves_before else self._screen.controller.session.record().header.started

    def finish(self) -> None:
        """The game is over: explain the scores, unless a page has told them; once all has been seen, say so."""
        if not self.has_page:
            self._screen.table_view.scores.explain()
        if self._told:
            return
        self._told = True
        speed = self._screen.scene.animator.speed
        self._waiting.start(0 if self._was_over or speed <= 0 else round(_LINGER / speed))

    def stop(self) -> None:
        """The screen is left."""
        self._waiting.stop()

    def _forget(self) -> None:
        """Moves have been taken back: the game is not over any more."""
        self._told = self._offered = self._was_over = self.has_page = False
        self._waiting.stop()

    @property
    def speaks(self) -> bool:
        """Whether the ribbon is about the end: the game is over, or somebody may concede it."""
        return self._screen.controller.session.finished or self.concession.asked

    def speak(self) -> None:
        """Say on the ribbon how the game ended, or ask whether it shall end."""
        if self._screen.controller.session.finished:
            self._show_result()
        else:
            self.concession.show()

    def go_back(self) -> bool:
        """Play on if somebody was asked whether they concede, or ask for the page again, from the table.

        Returns whether there was a question, or is a page.
        """
        if self.concession.take_back():
            return True
        asks = self.has_page and self._screen.table_view.hasFocus()
        if asks:
            self._ask("result")
        return asks

    def _show_result(self) -> None:
        """Say on the ribbon how the game ended, and what can come next."""
        screen = self._screen
        screen.ribbon.ask(screen.say(result_words.outcome(screen.controller.session)))
        screen.ribbon.offer(QCoreApplication.translate("PlayScreen", "Play again"), lambda: self._ask("again"))
        if screen.origin is not None:
            screen.ribbon.offer(QCoreApplication.translate("Rail", "Back to the review"),
                                lambda: self._ask("back-to-review"), quiet=True)
        elif screen.controller.session.writer is not None:
            screen.ribbon.offer(QCoreApplication.translate("PlayScreen", "Review"), lambda: self._ask("review"),
                                quiet=True)
        if self.has_page:
            screen.ribbon.offer(QCoreApplication.translate("PlayScreen", "Back to the result"),
                                lambda: self._ask("result"), quiet=True)
        if not self._offered:
            self._offered = True
            self.offers.emit()

    def open_cards(self) -> None:
        """Turn all cards face up if the game is over: nobody can gain by it any more."""
        controller = self._screen.controller
        if controller.session.finished:
            self.opened.emit(open_view(controller.session.state, controller.viewer))
            self._screen.table_view.setFocus()
