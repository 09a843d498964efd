"""One seat before a game: portrait and name, who decides there, a person or a bot of some level, and how it plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine.bots.level import Level
from engine.bots.readability import reading_words
from engine.learn.matching import SuitingLevel
from engine.session.entries import Seating
from throne_desktop.language.i18n import words
from throne_desktop.screens.seating.level_box import LevelBox
from throne_desktop.screens.seating.level_words import beats, manner_of, temperament_of
from throne_desktop.storage.people import OPPONENTS, OWN, Portrait
from throne_desktop.widgets import basics
from throne_desktop.widgets.portrait_button import PortraitButton

LONGEST_NAME: Final = 20
_GAP: Final = 12
_LINES: Final = 2
"""Lines of words below a name and below a level, for which there is always room."""


class SeatRow(QWidget):
    """A seat of a new game. Its bot has a name of its own; a person without one is called by the seat's number.

    `changed` tells that another name stands here, or that a person takes the place of a bot; `chosen` gives the
    portrait that a person has chosen. Choosing the portrait of an opponent seats that opponent here. `match` gives the
    level that suits the person of this game.
    """

    changed = Signal()
    chosen = Signal(object)

    def __init__(self, number: int, person: str, bot: str, kind: str, *, game_id: str, levels: Sequence[Level],
                 match: Callable[[], SuitingLevel], people: Sequence[str] = ()) -> None:
        """`people` are the names of those who play here, if they are several."""
        super().__init__()
        self._number = number
        self._game_id = game_id
        self._levels = tuple(levels)
        self._match = match
        self._people = tuple(people)
        self._names = {True: person, False: bot}
        self._least = 0
        """Pixels for the words below a name and a level: room for the longest, so that no choice moves other rows."""
        self.face = PortraitButton()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.manner, self.told = _line(), _line()
        self.kind = LevelBox(levels, matches=True, people=people)
        self.kind.setSizeAdjustPolicy(LevelBox.SizeAdjustPolicy.AdjustToContents)
        self.kind.show_kind(kind)
        self._lay_out()
        self._by_person = self.is_person
        self.name.setText(self._names[self.is_person])
        if self.is_person:
            self.kind.show_person(self.name.text())
        self.kind.currentIndexChanged.connect(self._show_name)
        self.name.textChanged.connect(self._renamed)
        self.face.chosen.connect(self._choose)
        self._offer()
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(_GAP)
        row.addLayout(self._columns, 1)
        for field, line in ((self.name, self.manner), (self.kind, self.told)):
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(field)
            column.addWidget(line)
            column.addStretch(1)        # the fields stay where they are, whoever decides
            self._columns.addLayout(column, 1)

    def offer(self, levels: Sequence[Level]) -> None:
        """Offer these levels from now on: some are only for large tables. `fit` makes room for their words."""
        self._levels = tuple(levels)
        self.kind.offer(levels)

    def fit(self, width: int) -> None:
        """Take that width, and make room for words of the text size in use: if need be, in one column instead of two.
        """
        self.face.ensurePolished()
        room = width - self.face.minimumSizeHint().width() - _GAP
        column = (room - _GAP) // 2
        in_one = self.kind.minimumSizeHint().width() > column
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if in_one else QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(_GAP // 3 if in_one else _GAP)
        column = room if in_one else column
        for widget in (self.name, self.kind, self.manner, self.told):
            widget.setFixedWidth(column)
        self.kind.draw()
        manners = [words(manner_of(name)) for name in OPPONENTS]
        about = [self._say_level(level) for level in self._levels]
        self._least = max(_tallest(self.manner, manners), _tallest(self.told, about))
        self._show_lines()

    # -- who decides ---------------------------------------------------------------------------------------------------

    @property
    def is_person(self) -> bool:
        """Whether a person will decide here."""
        return self.kind.is_person

    @property
    def is_matched(self) -> bool:
        """Whether a bot as strong as the person will decide here."""
        return self.kind.is_matched

    @property
    def called(self) -> str:
        """The name here; without one, that of the seat."""
        return self.name.text().strip() or self.name.placeholderText()

    def seat_opponent(self, name: str) -> None:
        """Let that opponent play wherever a bot decides here."""
        self._names[False] = name
        if not self.is_person:
            self.name.setText(name)

    def seating(self) -> Seating:
        """Who sits here."""
        return Seating(self.called, None if self.is_person else self._level.id)

    @property
    def _level(self) -> Level:
        """The level of the bot here."""
        return self.kind.level or self._match().level

    def _renamed(self) -> None:
        """Whoever plays here under the name that stands here now is chosen."""
        if self.is_person:
            self.kind.show_person(self.name.text().strip())
        self._show_lines()
        self.changed.emit()

    def _show_name(self) -> None:
        """A person and a bot have different names; each keeps what was typed. Who plays here has theirs."""
        chosen, before = self.kind.person, self.name.text()
        if self.is_person != self._by_person:
            self._names[self._by_person] = before
            self._by_person = self.is_person
            self._offer()
            self.name.setText(chosen or self._names[self.is_person])
        elif chosen and chosen != before.strip():
            self.name.setText(chosen)
        elif not chosen and self.is_person and before.strip() in self._people:
            self.name.clear()
        self._show_lines()
        self.changed.emit()

    def _offer(self) -> None:
        """Offer what a person can look like, or the opponents there are."""
        opponents = [(portrait, name, temperament_of(name)) for name, portrait in OPPONENTS.items()]
        self.face.offer([(portrait, "", "") for portrait in OWN] if self.is_person else opponents)

    def _choose(self, portrait: Portrait) -> None:
        if self.is_person:
            self.chosen.emit(portrait)
        else:
            self.name.setText(next(name for name, each in OPPONENTS.items() if each is portrait))

    # -- words ---------------------------------------------------------------------------------------------------------

    def show_match(self) -> None:
        """Say anew which level is as strong as the person: another one may be going to play."""
        if self.is_matched:
            self._show_lines()

    def _show_lines(self) -> None:
        """Say how the opponent plays, and how well."""
        if self.is_matched:
            self.kind.show_match(self._match().level)
        manner = "" if self.is_person else words(manner_of(self.called))
        told = "" if self.is_person else self._say_level(self.kind.level)
        for field, line, said in ((self.name, self.manner, manner), (self.kind, self.told, told)):
            line.setText(said)
            line.setVisible(not self.is_person)
            line.setMinimumHeight(0)
            line.setMinimumHeight(max(line.heightForWidth(line.maximumWidth()), self._least))
            field.setAccessibleDescription(said)
        if not self.is_person:
            self.kind.setAccessibleDescription(f"{words(self.kind.place(self._level))}. {told}")

    def _say_level(self, level: Level | None) -> str:
        """What is said about a level; None is that which suits the person."""
        if level is None:
            return words(self._match().why)
        place = self._levels.index(level)
        measured = beats(self._game_id, level, self._levels[place - 1]) if place else None
        said = (level.summary, measured, reading_words(self._game_id, level.id))
        return " ".join(words(text) for text in said if text is not None)

    def retranslate(self) -> None:
        """Put the row into the language in use now."""
        self.name.setPlaceholderText(QCoreApplication.translate("SeatRow", "Player {number}").format(
            number=self._number))
        self.name.setAccessibleName(QCoreApplication.translate("SeatRow", "Name at seat {number}").format(
            number=self._number))
        self.kind.call(QCoreApplication.translate("SeatRow", "Who plays at seat {number}").format(
            number=self._number))
        self.face.retranslate()
        self.face.call(QCoreApplication.translate("SeatRow", "Portrait at seat {number}").format(number=self._number))
        self.kind.retranslate()
        self._show_lines()


def _tallest(line: QLabel, said: Sequence[str]) -> int:
    """The height that a line needs for the longest of these texts, at least that of two lines.

    None is put into the line to be measured: screen readers would be told of each.
    """
    line.ensurePolished()
    metrics, column = line.fontMetrics(), QRect(0, 0, line.maximumWidth(), 1000)
    heights = (metrics.boundingRect(column, int(Qt.TextFlag.TextWordWrap), each).height() for each in said)
    return max(_LINES * metrics.height(), *heights)


def _line() -> QLabel:
    """A label for a sentence or two below a field."""
    line = basics.wrapped("fine")
    line.setAlignment(Qt.AlignmentFlag.AlignTop)
    return line
