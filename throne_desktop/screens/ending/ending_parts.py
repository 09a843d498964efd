"""The parts of the page at the end of a game, laid out: the throne on the left, what there is to say on the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from throne_desktop.look import theme
from throne_desktop.screens.ending.crown_sign import CrownSign
from throne_desktop.screens.ending.decisive_panel import DecisivePanel
from throne_desktop.screens.ending.end_throne import EndThrone
from throne_desktop.screens.ending.points_table import PointsTable
from throne_desktop.screens.ending.score_curve import ScoreCurve
from throne_desktop.screens.ending.told_moves import ToldMoves
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.items.ground import AtPlace
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.mnemonics import letter_for, underlined
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.win_curve import WinCurve

_LEFT: Final = 39
_RIGHT: Final = 61
"""The shares of the width that the two sides have."""
_EDGE: Final = 30
_NARROW_EDGE: Final = 16
_LOW: Final = 700
"""Pixels at the usual text size: in a lower window, what is written below buttons and such is left out."""
_TIGHT: Final = 520
"""In a still lower one, less is told of the decisive move."""
_POINTS: Final = 0.4
"""The most of the height that the table of points takes below the throne."""
_SLIM: Final = 1000
"""The same for the width."""
_HEADLINE: Final = 58
_SCORE: Final = 46
_HOLDER: Final = 22
_TEXT: Final = 14.5
_USUAL: Final = (1280, 800)
_MOST_GROWN: Final = 1.4
"""In a window larger than usual all is that many times as large, at most, so that it is no emptier."""
_LEAST: Final = 20
"""The smallest headline beside the margin, if a name in it is long."""
_LEAST_OF_ALL: Final = 12
_HEAD: Final = 0.72
"""The most of the width that headline and score take beside the margin."""
_APART: Final = 20
_GAP: Final = 12
"""Pixels between two buttons."""
_LEAST_CURVE: Final = 104
"""The least height of a curve, at the usual text size; then what is told scrolls."""

_LEAST_TOLD: Final = 40
"""The least height of what scrolls: buttons have the room of a low window first."""


class EndingParts(AtPlace):
    """What the page consists of. What its parts say, and do, the page itself decides."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(faces.place, parent)
        self.throne = EndThrone()
        self.holder, self.facts, self.row = _label(), _label("subtle"), _label("golden")
        self.crown = CrownSign()
        self.headline, self.score, self.margin = QLabel(), QLabel(), QLabel()
        self.margin.setWordWrap(True)
        self.curve = ScoreCurve()
        self.chances = WinCurve()
        self.chances.hide()
        self.panel = DecisivePanel(faces)
        self.points = PointsTable(self)
        self.moves = ToldMoves(self)
        self.moves.hide()
        self.buttons = {"again": _button(icon("again", "bar"), "gold"),
                        "same-deal": _button(icon("deal", "bar_text"), "dark"),
                        "review": _button(icon("eye", "bar_text"), "dark"),
                        "next-level": _button(icon("up", "bar_text"), "dark")}
        self.notes = {name: _label("subtle") for name in self.buttons}
        self.speaker, self.quote = QLabel(), QLabel()
        self.quote.setWordWrap(True)
        self.review_button = _button(icon("eye", "on_ground"), "quiet")
        self.table_button = _button(icon("table", "on_ground"), "quiet")
        self.home_button = _button(icon("home", "on_ground"), "quiet")
        self._lay_out()

    def _lay_out(self) -> None:
        self._sides = QHBoxLayout(self)
        self._sides.addLayout(self._left_side(), _LEFT)
        self._sides.addLayout(self._right_side(), _RIGHT)

    def _left_side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.throne, 1)
        column.addSpacing(8)
        for part in (self.holder, self.facts, self.crown, self.row):
            column.addWidget(part)
        self._below_throne = column
        return column

    def _right_side(self) -> QVBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(_APART)
        line.addWidget(self.headline)
        line.addWidget(self.score)
        line.addStretch(0)      # takes the room where the margin stands below
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addLayout(line)
        self._head.addWidget(self.margin, 1)
        self._offers = QGridLayout()
        self._offers.setHorizontalSpacing(_GAP)
        self._offers.setVerticalSpacing(4)
        for parts in zip(self.buttons.values(), self.notes.values(), strict=True):
            for part in parts:
                self._offers.addWidget(part)
        self._ways = QGridLayout()
        self._ways.setSpacing(_GAP)
        for button in self._ways_out:
            self._ways.addWidget(button)
        foot = QHBoxLayout()
        foot.setSpacing(_GAP)
        foot.addWidget(self.speaker)
        foot.addWidget(self.quote, 1)
        foot.addStretch(0)      # takes the room where nobody says anything
        foot.addLayout(self._ways)
        self._column = QVBoxLayout()
        self._column.addLayout(self._head)
        self._column.addWidget(self._course(), 1)
        self._column.addLayout(self._offers)
        self._column.addLayout(foot)
        return self._column

    def _course(self) -> QWidget:
        """What is told of the game, which scrolls where it has no room; what can be done stays in sight below it."""
        inner = QWidget()
        inner.setObjectName("bare")
        self._told = QVBoxLayout(inner)
        self._told.setContentsMargins(0, 0, 0, 0)
        for part, share in ((self.curve, 5), (self.chances, 5), (self.panel, 4), (self.moves, 0)):
            self._told.addWidget(part, share)
        self._area = Scroll(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setMinimumHeight(_LEAST_TOLD)
        return self._area

    def leave_in(self, name: str, offered: bool) -> None:
        """Offer what a button is for, or leave it out."""
        self.buttons[name].setVisible(offered)
        self._show_notes()

    # -- sizes ---------------------------------------------------------------------------------------------------------

    @property
    def _roomy(self) -> bool:
        return self.height() >= theme.scaled(_LOW)

    @property
    def _ways_out(self) -> tuple[QPushButton, ...]:
        return self.review_button, self.table_button, self.home_button

    def _fit_buttons(self, room: int) -> None:
        """Break the buttons into rows that find room in so many pixels."""
        self._clear(self._offers)
        offered = [name for name, button in self.buttons.items() if not button.isHidden()]
        columns = _columns([self.buttons[name] for name in offered], room)
        for number, name in enumerate(offered):
            row, column = divmod(number, columns)
            self._offers.addWidget(self.buttons[name], 2 * row, column)
            self._offers.addWidget(self.notes[name], 2 * row + 1, column, Qt.AlignmentFlag.AlignTop)
            self._offers.setColumnStretch(column, 1)
        self._clear(self._ways)
        first, *others = self._ways_out
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

    def _show_notes(self) -> None:
        for name, note in self.notes.items():
            note.setVisible(self._roomy and not self.buttons[name].isHidden())

    @property
    def grown(self) -> float:
        """How many times as large as usual all is: large texts take the room first."""
        room = min(self.width() / _USUAL[0], self.height() / _USUAL[1]) / theme.text_scale
        return min(max(1.0, room), _MOST_GROWN)

    def fit(self) -> None:
        """Give fonts and gaps the sizes that fit the window."""
        grown = self.grown
        edge = round(_EDGE * grown) if self._roomy else _NARROW_EDGE
        self._sides.setContentsMargins(edge, edge - 6, edge, edge - 4)
        self._sides.setSpacing(edge)
        for column in (self._column, self._told):
            column.setSpacing(14 if self._roomy else 8)
        for curve in (self.curve, self.chances):
            curve.setMinimumHeight(theme.scaled(_LEAST_CURVE))
        self._show_notes()
        slim = self.width() < theme.scaled(_SLIM)
        self.panel.tighten(self.height() < theme.scaled(_TIGHT) or slim)
        for part in (self.curve, self.chances, self.panel, self.crown, self.points, self.moves):
            part.grow(grown)
        left, right = ((self.width() - 3 * edge) * part / (_LEFT + _RIGHT) for part in (_LEFT, _RIGHT))
        self._fit_told(left, right)
        share = grown if self._roomy else 0.72 / theme.text_scale ** 0.5
        self.margin.setFont(theme.text(20 * grown if self._roomy else 16))
        self._fit_head(share, right)
        self.holder.setFont(theme.text(_HOLDER * (grown if self._roomy else 0.85), bold=True))
        self.panel.sentence.setFont(theme.text(17 * grown if self._roomy else 15))
        self.quote.setFont(theme.text(15 * grown if self._roomy else 13, italic=True))
        for label in (self.facts, *self.notes.values()):
            label.setFont(theme.text(_TEXT * grown))
        self.row.setFont(theme.text(_TEXT * grown, bold=True))
        for button in (*self.buttons.values(), *self._ways_out):
            button.setFont(theme.text(_TEXT * grown, bold=button.objectName() != "quiet"))
            side = 0 if slim and button in self.buttons.values() else theme.scaled(20 * grown)
            button.setIconSize(QSize(side, side))     # the words of a slim window take the room of their drawings
        self._fit_buttons(int(right))
        self._sides.activate()      # at once: until then all would lie upon each other

    def _fit_told(self, left: float, right: float) -> None:
        """Fit what is told: the table of points stands below the throne, or where that has no room there, beside it.

        The two sides are so many pixels wide.
        """
        self.points.fit_into(int(left))
        fits = (self.width() >= theme.scaled(_SLIM) and not self.points.stacked
                and self.points.heightForWidth(int(left)) <= _POINTS * self.height())
        place, other = (self._below_throne, self._told) if fits else (self._told, self._below_throne)
        if place.indexOf(self.points) < 0:
            other.removeWidget(self.points)
            place.addWidget(self.points)
        told = int(right) - self._area.verticalScrollBar().sizeHint().width()
        self.moves.fit_into(told)
        if not fits:
            self.points.fit_into(told)
        self.points.setVisible(self.points.has_points)

    def _fit_head(self, share: float, room: float) -> None:
        """Write the headline as large as fits beside the score, and the margin below it if there is no room beside."""
        in_two_lines = 2 * self.margin.fontMetrics().lineSpacing()
        beside = (self._is_written(share, room * _HEAD, _LEAST)
                  and self.margin.heightForWidth(int((1 - _HEAD) * room) - _APART) <= in_two_lines)
        if not beside:
            self._is_written(share, room, _LEAST_OF_ALL)
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._head.setSpacing(_APART if beside else 0)

    def _is_written(self, share: float, room: float, least: float) -> bool:
        """Write headline and score in the largest letters that fit into that room; returns whether any do."""
        size = _HEADLINE * share
        while True:
            self.headline.setFont(theme.text(size, bold=True))
            self.score.setFont(theme.text(min(_SCORE * share, size), bold=True))
            if self.headline.sizeHint().width() + _APART + self.score.sizeHint().width() < room:
                return True
            if size <= least:
                return False
            size -= 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.StyleChange:
            self.fit()
        super().changeEvent(event)


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


def _label(kind: str = "") -> QLabel:
    """Words in the middle of their room, which wrap."""
    label = QLabel()
    label.setObjectName(kind)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label


def _button(picture: QIcon, kind: str) -> QPushButton:
    button = QPushButton()
    button.setIcon(picture)
    button.setObjectName(kind)
    return button
