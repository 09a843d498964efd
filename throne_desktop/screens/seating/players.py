"""The players page: lets a bot take over a person's seat, and a person take it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.bots.levels import levels_of
from engine.session.entries import Seating
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.seating.level_box import LevelBox
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.storage.people import PORTRAIT_OF, Portrait
from throne_desktop.storage.setup import PERSON
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named

_WIDTH: Final = 560
_FACE: Final = 44


class PlayersScreen(Page):
    """Chooses who decides at each seat from now on; names stay."""

    def __init__(self, client: SeatClient, portrait: Callable[[int], Portrait]) -> None:
        super().__init__()
        self._client = client
        self._portrait = portrait
        self._explained = basics.wrapped("subtle")
        self.boxes = [self._box(seat) for seat in range(len(client.players))]
        panel = self._panel = basics.panel()
        form = QFormLayout(panel)
        form.setContentsMargins(26, 22, 26, 22)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(22)
        self.faces = [QLabel() for _ in self.boxes]
        for seat, box in enumerate(self.boxes):
            form.addRow(self._player(seat), box)
        column = QVBoxLayout()
        column.setSpacing(14)
        for widget in (self._explained, panel):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.body.addLayout(column)
        self.retranslate()

    def fit(self) -> None:
        """Take the size that suits the text size."""
        self._show_faces()
        for box in self.boxes:
            box.draw()
        width = theme.scaled(_WIDTH)
        self._panel.setFixedWidth(width)
        self._explained.setFixedWidth(width)
        self._explained.setMinimumHeight(self._explained.heightForWidth(width))

    def _player(self, seat: int) -> QWidget:
        """The portrait and the name of the player at a seat."""
        row = basics.bare()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.faces[seat])
        line.addWidget(QLabel(self._client.name(seat)), 1)
        return row

    def _show_faces(self) -> None:
        side = theme.scaled(_FACE)
        for seat, face in enumerate(self.faces):
            portrait = self._portrait(seat)
            face.setPixmap(portrait_icon(portrait, side, self.devicePixelRatioF()).pixmap(side, side))
            said = PORTRAIT_OF.fill(player=self._client.name(seat), looks=portrait.looks)
            named(face, words(said))

    def _box(self, seat: int) -> LevelBox:
        box = LevelBox(levels_of(self._client.game, len(self._client.players)))
        box.show_kind(self._client.players[seat].level or PERSON)
        box.call(self._client.name(seat))
        box.activated.connect(lambda: self._seat(seat, None if box.is_person else box.currentData()))
        return box

    def _seat(self, seat: int, level: str | None) -> None:
        """Let a bot of that level, or a person, decide at the seat from now on."""
        before = self._client.players[seat]
        if before.level != level:
            self._client.take_over(seat, Seating(before.name, level))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["players"].title))
        self._explained.setText(QCoreApplication.translate(
            "PlayersScreen",
            "If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what "
            "you may know."))
        self.fit()
        for box in self.boxes:
            box.retranslate()
