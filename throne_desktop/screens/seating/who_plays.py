"""Asks newcomers for their name and a face, once, before their first game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout

from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.page import Page
from throne_desktop.screens.seating.seat_row import LONGEST_NAME
from throne_desktop.storage.people import OWN, Portrait
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import Choices
from throne_desktop.widgets.scroll import Scroll

_WIDTH: Final = 790
_FACE: Final = 72
_EDGE: Final = 26
_BAR: Final = 14
"""What the scroll bar takes."""


class WhoPlaysScreen(Page):
    """`named` gives a name and a portrait, with which the game begins; `left` leaves it at what is proposed."""

    named = Signal(str, object)
    edge = _EDGE
    """Pixels to the left and right of what is in the panel."""

    def __init__(self, proposed: str, portrait: Portrait) -> None:
        super().__init__()
        self._proposed = proposed
        self._portrait = portrait
        self._explained, self._asked, self._faced = basics.wrapped("subtle"), QLabel(), QLabel()
        self.name = QLineEdit(proposed)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        self._asked.setBuddy(self.name)
        self.faces = Choices(OWN)
        self.faces.chosen.connect(self._choose)
        self.faces.show_value(portrait)
        self.play = basics.button("primary")
        self.play.setDefault(True)
        self.play.clicked.connect(self._answer)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        panel = self._panel = basics.panel()
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(_EDGE, 22, _EDGE, 22)
        inside.setSpacing(12)
        for part in (self._explained, self._asked, self.name, self._faced, self.faces):
            inside.addWidget(part)
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(panel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.area = Scroll(inner)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.play, 0, Qt.AlignmentFlag.AlignHCenter)

    def fit(self) -> None:
        """Take the sizes that suit the text size and the window."""
        side = theme.scaled(_FACE)
        for button in self.faces.buttons:
            button.setIconSize(QSize(side, side))
        self.faces.draw([portrait_icon(portrait, side, self.devicePixelRatioF()) for portrait in OWN])
        wide = min(theme.scaled(_WIDTH), self.room - _BAR)
        self._panel.setFixedWidth(wide)
        self.faces.fit_into(wide - 2 * _EDGE)
        self._explained.setMinimumHeight(self._explained.heightForWidth(wide - 2 * _EDGE))

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the page into the language in use now."""
        self.title.setText(QCoreApplication.translate("WhoPlaysScreen", "Who plays?"))
        self.back.setText(QCoreApplication.translate("WhoPlaysScreen", "Skip"))
        self._explained.setText(QCoreApplication.translate(
            "WhoPlaysScreen", "Choose a name and a face to use at the table. You will be asked only once; you can "
                              "change both before any game."))
        self._asked.setText(QCoreApplication.translate("WhoPlaysScreen", "Your name"))
        self.name.setPlaceholderText(self._proposed)
        self.name.setAccessibleName(self._asked.text())
        self._faced.setText(QCoreApplication.translate("WhoPlaysScreen", "Your face"))
        for button, portrait in zip(self.faces.buttons, OWN, strict=True):
            button.setAccessibleName(words(portrait.looks))
            button.setToolTip(words(portrait.looks))
            button.setAccessibleDescription(self._faced.text())
        self.play.setText(QCoreApplication.translate("NewGameScreen", "Play"))
        self.fit()

    # -- the answer ----------------------------------------------------------------------------------------------------

    def _choose(self, portrait: Portrait) -> None:
        self._portrait = portrait

    def _answer(self) -> None:
        self.named.emit(self.name.text().strip() or self._proposed, self._portrait)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.name.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is an answer, in the field and on a face, which Space chooses."""
        answers = self.focusWidget() in (self.name, *self.faces.buttons)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and answers:
            if not event.isAutoRepeat():
                self.play.click()
        else:
            super().keyPressEvent(event)
