"""What can come next at the end of a game: the buttons with what is said of them, and an opponent's last word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLabel, QPushButton

from throne_desktop.look import theme
from throne_desktop.widgets import basics
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.mnemonics import letter_for, underlined

_TEXT: Final = 14.5
_GAP: Final = 12
"""Pixels between two buttons."""
_ROWS: Final = 2
"""So many rows of buttons find room in a window that is not roomy."""


class Offers:
    """Two layouts for the foot of the page: a `grid` of what is offered, and a `foot` with the ways out of the page."""

    def __init__(self) -> None:
        self.buttons = {"again": _button(icon("again", "bar"), "gold"),
                        "same-deal": _button(icon("deal", "bar_text"), "dark"),
                        "review": _button(icon("eye", "bar_text"), "dark"),
                        "next-level": _button(icon("up", "bar_text"), "dark"),
                        "exercise": _button(icon("learn", "bar_text"), "dark")}
        self._wanted = dict.fromkeys(self.buttons, True)
        self.notes = {name: label("subtle") for name in self.buttons}
        self.speaker, self.quote = QLabel(), basics.wrapped()
        self.review_button = _button(icon("eye", "on_ground"), "quiet")
        self.table_button = _button(icon("table", "on_ground"), "quiet")
        self.home_button = _button(icon("home", "on_ground"), "quiet")
        self._roomy = True
        self._lay_out()

    def _lay_out(self) -> None:
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(_GAP)
        self.grid.setVerticalSpacing(4)
        for parts in zip(self.buttons.values(), self.notes.values(), strict=True):
            for part in parts:
                self.grid.addWidget(part)
        self._ways = QGridLayout()
        self._ways.setSpacing(_GAP)
        for button in self.ways_out:
            self._ways.addWidget(button)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(_GAP)
        self.foot.addWidget(self.speaker)
        self.foot.addWidget(self.quote, 1)
        self.foot.addStretch(0)     # takes the room where nobody says anything
        self.foot.addLayout(self._ways)

    @property
    def ways_out(self) -> tuple[QPushButton, ...]:
        """The buttons that lead away from the page."""
        return self.review_button, self.table_button, self.home_button

    def leave_in(self, name: str, offered: bool) -> None:
        """Offer what a button is for, or leave it out."""
        self._wanted[name] = offered
        self.buttons[name].setVisible(offered)
        self._show_notes()

    def write(self, name: str, words: str, note: str) -> None:
        """Write what a button does, and what stands below it."""
        self.buttons[name].setText(words)
        self.buttons[name].setAccessibleDescription(note)
        self.notes[name].setText(note)

    def _show_notes(self) -> None:
        for name, note in self.notes.items():
            note.setVisible(self._roomy and not self.buttons[name].isHidden())

    def fit(self, room: int, grown: float, *, roomy: bool, slim: bool) -> None:
        """Give all its size in so many pixels; only a `roomy` window has notes, a `slim` one no drawings on buttons."""
        self._roomy = roomy
        self._show_notes()
        self.quote.setFont(theme.text(15 * grown if roomy else 13, italic=True))
        for note in self.notes.values():
            note.setFont(theme.text(_TEXT * grown))
        for button in (*self.buttons.values(), *self.ways_out):
            button.setFont(theme.text(_TEXT * grown, bold=button.objectName() != "quiet"))
            side = 0 if slim and button in self.buttons.values() else theme.scaled(20 * grown)
            button.setIconSize(QSize(side, side))     # the words of a slim window take the room of their drawings
        self._fit_buttons(room)

    def _fit_buttons(self, room: int) -> None:
        """Break the buttons into rows that find room in so many pixels."""
        self._clear(self.grid)
        offered = [name for name, wanted in self._wanted.items() if wanted]
        columns = _columns([self.buttons[name] for name in offered], room)
        if not self._roomy and len(offered) > _ROWS * columns and "exercise" in offered:    # a review leads there, too
            offered.remove("exercise")
            columns = _columns([self.buttons[name] for name in offered], room)
        for name, button in self.buttons.items():
            button.setVisible(name in offered)
        self._show_notes()
        for number, name in enumerate(offered):
            row, column = divmod(number, columns)
            self.grid.addWidget(self.buttons[name], 2 * row, column)
            self.grid.addWidget(self.notes[name], 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
            self.grid.setColumnStretch(column, 1)
        self._clear(self._ways)
        first, *others = self.ways_out
        ways = others if first.isHidden() else [first, *others]
        above = len(ways) > len(others) and _width_of(ways) > room
        self._ways.addWidget(first, 0, 0, 1, len(others) if above else 1)
        for number, button in enumerate(others):
            self._ways.addWidget(button, int(above), number + int(not above))
        self._show_farewell(room - _width_of(ways))

    def _show_farewell(self, room: int) -> None:
        """Let an opponent have a last word, unless the buttons need the room."""
        needed = self.speaker.sizeHint().width() + self.quote.minimumSizeHint().width() + 2 * _GAP
        shown = bool(self.quote.text()) and (self._roomy or self.review_button.isHidden()) and needed <= room
        for part in (self.speaker, self.quote):
            part.setVisible(shown)

    @staticmethod
    def _clear(grid: QGridLayout) -> None:
        for column in range(grid.columnCount()):
            grid.setColumnStretch(column, 0)
        while grid.count():
            grid.takeAt(0)


def _columns(buttons: Sequence[QPushButton], room: int) -> int:
    """How many of these buttons stand side by side in so many pixels, in rows of equal length."""
    for rows in range(1, len(buttons)):
        columns = -(-len(buttons) // rows)
        if columns * max(button.minimumSizeHint().width() for button in buttons) + (columns - 1) * _GAP <= room:
            return columns
    return 1


def _width_of(buttons: Sequence[QPushButton]) -> int:
    """The width of these buttons in one row."""
    return sum(button.sizeHint().width() + _GAP for button in buttons) - _GAP


def underline(buttons: Iterable[QAbstractButton]) -> None:
    """Underline a letter in the words of each button, which is its key."""
    letters: set[str] = set()
    for button in buttons:
        words = button.text()
        at = letter_for(words, letters)
        button.setText(underlined(words, at))
        button.setShortcut(QKeySequence() if at is None else QKeySequence(words[at].upper()))
        if at is not None:
            letters.add(words[at].upper())


def label(kind: str = "") -> QLabel:
    """Words in the middle of their room, which wrap."""
    made = basics.wrapped(kind)
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return made


def _button(picture: QIcon, kind: str) -> QPushButton:
    button = QPushButton()
    button.setIcon(picture)
    button.setObjectName(kind)
    return button
