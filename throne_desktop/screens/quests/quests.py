"""The page of quests and deeds: what is to be done today and this week, and what was done in all games."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from engine.games.registry import GAMES, manifest
from engine.learn.goals import Quest, every_deed, quests_of
from engine.learn.quest_days import week_of
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.seals import paint_seal
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import ScrolledColumn
from throne_desktop.widgets.sentence_list import SentenceList

_WIDEST: Final = 860
_SEAL: Final = 38
"""The side of the square that a seal lies in."""
_NARROW: Final = 600
"""In a body narrower than this, at the usual text size, deeds stand below the quests."""
_EPOCH: Final = QDate(1970, 1, 1)

_TODAY: Final = N_("QuestsScreen", "Everyone gets the same quests today. Skipping a day costs nothing.")
_TIMES: Final = N_("QuestsScreen", "{quest} Do it in {times} games this week.")
_COUNTED: Final = N_("QuestsScreen", "{number} of {times} so far.")
_DONE: Final = N_("QuestsScreen", "Done.")
_OPEN: Final = N_("QuestsScreen", "Not done yet.")
_SEALS: Final = N_("QuestsScreen", "%n seal(s) so far", "", 1)
_ROW: Final = N_("QuestsScreen", "%n day(s) in a row", "", 1)
_DEED_COUNT: Final = N_("QuestsScreen", "Deeds: {done} of {all}")
_DEED: Final = N_("QuestsScreen", "{game}, {date}: {deed}")
_OPEN_DEED: Final = N_("QuestsScreen", "{game}, not done yet: {deed}")
_SECRET: Final = N_("QuestsScreen", "{game}, not done yet: a secret deed")
_SECRET_SHORT: Final = N_("QuestsScreen", "A secret deed")
_LEFT: Final = N_("QuestsScreen", "Going through earlier games: %n left.", "", 1)


class _Seal(QWidget):
    """A seal, or its empty place."""

    def __init__(self, tone: str) -> None:
        super().__init__()
        self._tone = tone
        self.done = False

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(_SEAL), theme.scaled(_SEAL))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        paint_seal(painter, QPointF(self.rect().center()), side * 0.44, theme.palette.chrome.quiet, done=self.done,
                   tone=self._tone)
        painter.end()


class QuestRow(QFrame):
    """One quest: its seal, its game, what is to be done, and the way to the game."""

    play_asked = Signal(str)
    exercises_asked = Signal()

    def __init__(self, quest: Quest, tone: str = "crimson") -> None:
        super().__init__()
        self.setObjectName("panel")
        self.quest = quest
        self.seal = _Seal(tone)
        self.game, self.sentence, self.state = basics.label("subtle"), basics.wrapped(), basics.wrapped("subtle")
        self.play = basics.button(clicked=self.exercises_asked if quest.is_of_exercises
                                  else partial(self.play_asked.emit, quest.game_id))
        told = QVBoxLayout()
        told.setSpacing(2)
        for part in (self.game, self.sentence, self.state):
            told.addWidget(part)
        row = QHBoxLayout(self)
        row.setSpacing(14)
        row.addWidget(self.seal)
        row.addLayout(told, 1)
        row.addWidget(self.play)

    def say(self, sentence: Text, state: Text, *, done: bool) -> None:
        """Show what is to be done, and how it stands."""
        self.seal.done = done
        game_id, of_exercises = self.quest.game_id, self.quest.is_of_exercises
        self.game.setText(words(manifest(game_id).name) if game_id
                          else QCoreApplication.translate("QuestsScreen", "Exercises"))
        self.sentence.setText(words(sentence))
        self.state.setText(words(state))
        self.play.setText(QCoreApplication.translate("QuestsScreen", "Solve") if of_exercises
                          else QCoreApplication.translate("QuestsScreen", "Play"))
        self.play.setAccessibleName(f"{self.play.text()}: {self.game.text()}")
        self.play.setAccessibleDescription(f"{self.sentence.text()} {self.state.text()}")
        self.seal.update()

    def fit(self) -> None:
        """Follow the size of texts."""
        self.seal.setFixedSize(self.seal.sizeHint())
        self.sentence.setFont(theme.text(16, bold=True))


class QuestsScreen(Page):
    """`play_asked` gives the id of a game to set up; `exercises_asked` asks for exercises, and `rewards_asked` for what
    can be chosen for seals."""

    play_asked = Signal(str)
    exercises_asked = Signal()
    rewards_asked = Signal()

    def __init__(self, goals: Goals, today: int, parent: QWidget | None = None) -> None:
        """`today` is counted in days since the first of January 1970."""
        super().__init__(parent)
        self._goals = goals
        self._today = today
        self._left = 0
        quests = self._quests = quests_of(today)
        self.rows = [*(QuestRow(quest) for quest in quests.day), QuestRow(quests.week.quest, "indigo")]
        for row in self.rows:
            row.play_asked.connect(self.play_asked)
            row.exercises_asked.connect(self.exercises_asked)
        self._about, self._foot, self._looking = (basics.wrapped("subtle") for _ in range(3))
        self.rewards = basics.button(clicked=self.rewards_asked)
        self._heading = basics.label("heading")
        self.deed_list = SentenceList()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        """Quests stand to the left, and deeds beside them, or below them in a narrow window."""
        self.area = ScrolledColumn(_WIDEST)
        for part in (self._about, *self.rows):
            self.area.column.addWidget(part)
        foot = QHBoxLayout()
        foot.addWidget(self._foot, 1)
        foot.addWidget(self.rewards)
        self.area.column.addLayout(foot)
        self.area.column.addStretch(1)
        beside = QVBoxLayout()
        beside.setSpacing(10)
        for part in (self._heading, self._looking):
            beside.addWidget(part)
        beside.addWidget(self.deed_list, 1)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(18)
        self._columns.addWidget(self.area, 5)
        self._columns.addLayout(beside, 4)
        self.body.addLayout(self._columns, 1)

    def show_goals(self, goals: Goals, left: int = 0) -> None:
        """Show what was reached by now, while so many records are still to be looked at."""
        self._goals, self._left = goals, left
        self.retranslate()

    @property
    def is_looking(self) -> bool:
        """Whether records are still to be looked at."""
        return self._left > 0

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["quests"].title))
        self._about.setText(words(_TODAY))
        done = self._goals.reached(self._today)
        for row in self.rows[:-1]:
            is_done = row.quest.id in done
            row.say(row.quest.text, _DONE if is_done else _OPEN, done=is_done)
        self._say_week()
        in_a_row = self._goals.in_a_row(self._today)
        told = [_SEALS.fill(n=self._goals.seals), *([_ROW.fill(n=in_a_row)] if in_a_row > 1 else [])]
        self._foot.setText(" · ".join(map(words, told)))
        self.rewards.setText(words(PAGES["rewards"].title))
        self._say_each_deed()
        self._looking.setText(words(_LEFT.fill(n=self._left)))
        self._looking.setVisible(self._left > 0)
        self.fit()

    def _say_week(self) -> None:
        week, number = self._quests.week, week_of(self._today)
        is_done = self._goals.has_week(number)
        so_far = _COUNTED.fill(number=self._goals.counting(number, week.id), times=week.times)
        self.rows[-1].say(_TIMES.fill(times=week.times, quest=week.quest.text), _DONE if is_done else so_far,
                          done=is_done)

    def _say_each_deed(self) -> None:
        """Deeds that are done come first, the latest first; then, below each game's name, what is not done yet."""
        found, listed = self._goals.deed_days, every_deed()
        done = sorted((deed for deed in listed.values() if deed.id in found), key=lambda deed: -found[deed.id])
        self._heading.setText(words(_DEED_COUNT.fill(done=len(done), all=len(listed))))
        self.deed_list.setAccessibleName(self._heading.text())
        row = self.deed_list.currentRow()
        self.deed_list.clear()
        for deed in done:
            self._add_deed(self._told(deed), self._told(deed))
        for game_id in GAMES:
            to_do = [deed for deed in listed.values() if deed.game_id == game_id and deed.id not in found]
            if to_do:
                self._add_heading(manifest(game_id).name)
            for deed in sorted(to_do, key=lambda each: each.goal.secret):
                self._add_deed(_SECRET_SHORT if deed.goal.secret else deed.text, self._told(deed))
        self.deed_list.setCurrentRow(row if row > 0 else 0 if done else 1)

    def _add_heading(self, name: Text) -> None:
        """A line that says what those below it are of; the keys pass it over."""
        item = QListWidgetItem(words(name))
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(theme.text(16, bold=True))
        self.deed_list.addItem(item)

    def _add_deed(self, shown: Text, spoken: Text) -> None:
        item = QListWidgetItem(words(shown))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words(spoken))
        self.deed_list.addItem(item)

    def _told(self, deed: Quest) -> Text:
        game = manifest(deed.game_id).name
        day = self._goals.deed_days.get(deed.id)
        if day is not None:
            date = QLocale().toString(_EPOCH.addDays(day), QLocale.FormatType.ShortFormat)
            return _DEED.fill(deed=deed.text, game=game, date=date)
        return _SECRET.fill(game=game) if deed.goal.secret else _OPEN_DEED.fill(deed=deed.text, game=game)

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        narrow = self.room < theme.scaled(_NARROW)
        self._columns.setDirection(QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight)
        self.area.fit()
        for row in self.rows:
            row.fit()
        self._heading.setFont(theme.text(18, bold=True))

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rows[0].play.setFocus()
