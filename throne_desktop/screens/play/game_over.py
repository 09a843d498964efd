"""What a play screen shows once its game is over: the result on the ribbon, and the table with its cards open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from engine.core.text import Text
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.play import result_words
from throne_desktop.screens.play.concession import Concession
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView

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

    def __init__(self, client: SeatClient, table: TableView, ribbon: Ribbon, concession: Concession,
                 say: Callable[[Text], str], ask: Callable[[str], None]) -> None:
        """`ask` asks for a page by its name in the menu."""
        super().__init__(table)
        self._client = client
        self._table = table
        self._ribbon = ribbon
        self._say = say
        self._ask = ask
        self.concession = concession
        self._told = self._offered = False
        self._was_over = client.is_over
        self._moves_before = client.moves_made
        self.has_page = False
        """Whether there is a page about it, to which the table leads back."""
        self.leads_back = False
        """Whether this practice game began in a review, to which the table leads back."""
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self.ended)
        client.turned_back.connect(self._forget)

    @property
    def began(self) -> datetime | None:
        """When the game began; None if part of it was played before the screen was opened."""
        return None if self._moves_before else self._client.began

    def finish(self) -> None:
        """The game is over: explain the scores, unless a page has told them; once all has been seen, say so."""
        if not self.has_page:
            self._table.scores.explain()
        if self._told:
            return
        self._told = True
        speed = self._table.narrator.animator.speed
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
        return self._client.is_over or self.concession.asked

    def speak(self) -> None:
        """Say on the ribbon how the game ended, or ask whether it shall end."""
        if self._client.is_over:
            self._show_result()
        else:
            self.concession.show()

    def go_back(self) -> bool:
        """Play on if somebody was asked whether they concede, or ask for the page again, from the table.

        Returns whether there was a question, or is a page.
        """
        if self.concession.take_back():
            return True
        asks = self.has_page and self._table.hasFocus()
        if asks:
            self._ask("result")
        return asks

    def _show_result(self) -> None:
        """Say on the ribbon how the game ended, and what can come next."""
        ribbon, result = self._ribbon, self._client.result
        assert result is not None
        ended_in_a_move = not self._was_over and result.conceded is None
        ribbon.ask(self._say(result_words.outcome(result)), is_heard=ended_in_a_move)   # its event has told of it
        ribbon.offer(QCoreApplication.translate("PlayScreen", "Play again"), lambda: self._ask("again"))
        if self.leads_back:
            ribbon.offer(QCoreApplication.translate("Rail", "Back to the review"),
                         lambda: self._ask("back-to-review"), quiet=True)
        elif self._client.file is not None:
            ribbon.offer(QCoreApplication.translate("PlayScreen", "Review"), lambda: self._ask("review"), quiet=True)
        if self.has_page:
            ribbon.offer(QCoreApplication.translate("PlayScreen", "Back to the result"),
                         lambda: self._ask("result"), quiet=True)
        if not self._offered:
            self._offered = True
            self.offers.emit()

    def open_cards(self) -> None:
        """Turn all cards face up if the game is over: nobody can gain by it any more."""
        view = self._client.open_view()
        if view is not None:
            self.opened.emit(view)
            self._table.setFocus()
