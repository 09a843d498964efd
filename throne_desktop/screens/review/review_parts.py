"""Parts of the review page: a figure with its sentence, and a decision with what was better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.text import Text
from engine.learn.review import Verdict
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.screens.review import review_words
from throne_desktop.screens.review.chance_bar import ChanceBar
from throne_desktop.screens.review.review_words import DecisionWords, ReviewFigure
from throne_desktop.widgets import basics

Say = Callable[[Text], str]

_COST: Final = 104
"""The width of the figure of a decision, in pixels at the usual text size."""


class FigurePanel(QFrame):
    """One figure of the review: its name, the number in large letters, and what it means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.name, self.number = basics.label("section"), basics.label("figure")
        self.sentence = basics.wrapped("subtle")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(2)
        column.addWidget(self.name)
        column.addWidget(self.number)
        column.addWidget(self.sentence, 1)

    def show_figure(self, figure: ReviewFigure, say: Say) -> None:
        """Show a figure in the language in use now."""
        self.name.setText(say(figure.name))
        self.number.setText(figure.number)
        self.sentence.setText(say(figure.sentence))


class DecisionPanel(QFrame):
    """One decision: what it cost, the move played beside the better one, what could be known beside what was true."""

    def __init__(self, told: DecisionWords, say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.told = told
        self._say = say
        self._cost, self._unit = QLabel(), basics.label("subtle")
        self._verdict, self._when = basics.wrapped("subtle"), basics.label("section")
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._titles = (basics.label("subtle"), basics.label("subtle"))
        self._moves = (basics.wrapped(), basics.wrapped())
        decision = told.decision
        self._bars = (ChanceBar(decision.chance, bright=False), ChanceBar(decision.weighed[0].chance, bright=True))
        self._names = (basics.wrapped("fine"), basics.wrapped("fine"))
        self._texts = (basics.wrapped(), basics.wrapped())
        self.show_button, self.try_button, self.lab_button = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        cost = QVBoxLayout()
        cost.setSpacing(2)
        cost.addWidget(self._cost)
        cost.addWidget(self._unit)
        cost.addWidget(self._verdict, 1)
        moves = QGridLayout()
        moves.setHorizontalSpacing(16)
        moves.setVerticalSpacing(4)
        moves.setColumnStretch(1, 3)
        moves.setColumnStretch(2, 2)
        for row, parts in enumerate(zip(self._titles, self._moves, self._bars, strict=True)):
            for column, part in enumerate(parts):
                moves.addWidget(part, row, column)
        self._both = QGridLayout()
        self._both.setHorizontalSpacing(24)
        self._both.setVerticalSpacing(2)
        buttons = self._buttons = QGridLayout()
        buttons.setSpacing(10)
        buttons.setColumnStretch(3, 1)
        buttons.addWidget(self.try_button, 0, 0)
        buttons.addWidget(self.show_button, 0, 1)
        middle = QVBoxLayout()
        middle.setSpacing(8)
        middle.addWidget(self._when)
        middle.addLayout(moves)
        middle.addLayout(self._both)
        middle.addLayout(buttons)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 14)
        whole.setSpacing(14)
        whole.addLayout(cost)
        whole.addLayout(middle, 1)

    def stack(self, narrow: bool) -> None:
        """Put what could be known and what was true side by side, or one below the other."""
        for number in (0, 1):
            column, row = (0, 2 * number) if narrow else (number, 0)
            self._both.addWidget(self._names[number], row, column)
            self._both.addWidget(self._texts[number], row + 1, column, Qt.AlignmentFlag.AlignTop)
            self._both.setColumnStretch(number, int(not narrow or number == 0))
        self._buttons.addWidget(self.lab_button, int(narrow), 0 if narrow else 2)
        self._verdict.setFixedWidth(theme.scaled(_COST))

    def retranslate(self) -> None:
        """Write all words in the language in use now."""
        told, say = self.told, self._say
        self._cost.setFont(theme.text(30, bold=True))
        self._cost.setText(told.cost)
        self._unit.setText(say(review_words.UNIT))
        self._verdict.setText(say(told.verdict))
        self._verdict.setObjectName("trouble" if told.decision.verdict is Verdict.POOR else "subtle")
        self._when.setText(say(told.when))
        for label, title in zip(self._titles, (review_words.MADE, review_words.BETTER), strict=True):
            label.setText(say(title))
        for label, move in zip(self._moves, (told.decision.made, told.decision.best), strict=True):
            label.setText(f"<b>{escaped(say(told.move(move)))}</b>")
        for bar, chance in zip(self._bars, (told.decision.chance, told.decision.weighed[0].chance), strict=True):
            bar.say(say(review_words.percent(review_words.whole(chance))))
        for label, name in zip(self._names, (review_words.KNOWN, review_words.TRUE), strict=True):
            label.setText(say(name))
        for label, texts in zip(self._texts, (told.known, told.true), strict=True):
            label.setText(" ".join(map(say, texts)))
        self.show_button.setText(QCoreApplication.translate("ReviewScreen", "Show it on the table"))
        self.try_button.setText(QCoreApplication.translate("ReviewScreen", "Try again here"))
        self.lab_button.setText(QCoreApplication.translate("LabScreen", "Try it here"))
        for button in (self.show_button, self.try_button, self.lab_button):
            button.setAccessibleDescription(self._when.text())
