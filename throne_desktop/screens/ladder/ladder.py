"""The page of the ladder: eight arches, with the eight opponents in rising strength."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QVBoxLayout

from engine.bots.level import LEVELS
from engine.core.text import N_, Text
from engine.games.registry import manifest
from engine.learn.rung_chances import CHANCES
from engine.learn.rungs import RUNGS, Rung
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.ladder.niche import BEATEN, HELPED, NOBODY, Niche
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.seating.level_words import manner_of
from throne_desktop.storage.people import OPPONENTS, PORTRAIT_OF
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.tally import Tally
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import ScrolledColumn
from throne_desktop.widgets.tile import nearest

_WIDEST: Final = 1500
_CELL: Final = 150
"""How wide an arch with its plaque is at least, at the usual text size."""
_ROWS: Final = (4, 2)
"""How many arches may stand side by side."""
_APART: Final = 14
_TALLEST: Final = 0.85
"""The most height of an arch, in widths of its place."""
_BAR: Final = 28
_IN_PANEL: Final = 14
"""What is free beside the words in the panel, at most."""

_ABOUT: Final = N_("LadderScreen",
                   "Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame "
                   "and half a crown.")
_NAME: Final = N_("LadderScreen", "{number}. {opponent}")
_OF: Final = N_("LadderScreen", "{opponent}: {told}")
_TABLE: Final = N_("LadderScreen", "{level}, {seats} players")
_CHANCE: Final = N_("LadderScreen", "A squire in your place wins {won} of 10 games.")
_PLAYED_AS: Final = N_("LadderScreen", "Setting: {choice}.")
_COMPANY: Final = N_("LadderScreen", "Also playing: {players}.")
_STATES: Final = {
    NOBODY: N_("LadderScreen", "Not beaten yet."),
    HELPED: N_("LadderScreen", "Beaten with help."),
    BEATEN: N_("LadderScreen", "Beaten."),
}


class LadderScreen(Page):
    """`chosen` gives the step whose game is to begin."""

    chosen = Signal(object)

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self._tally = tally
        self.niches = [Niche(rung) for rung in RUNGS]
        """One for each step, the lowest first."""
        self._looked_at = self.first
        self._about = basics.wrapped("subtle")
        self._told = basics.wrapped()
        self.panel = basics.panel()
        QVBoxLayout(self.panel).addWidget(self._told)
        self._grid = QGridLayout()
        self._grid.setSpacing(_APART)
        self._area = ScrolledColumn(_WIDEST)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.column.addWidget(self._about)
        self._area.column.addLayout(self._grid)
        self._area.column.addStretch(1)
        self.body.addWidget(self._area, 1)
        self.body.addWidget(self.panel)
        for niche in self.niches:
            niche.clicked.connect(partial(self.chosen.emit, niche.rung))
            niche.steered.connect(self._steer)
            niche.looked_at.connect(partial(self._look_at, niche))
        self.retranslate()

    def show_tally(self, tally: Tally) -> None:
        """Show how far somebody has come by now."""
        self._tally = tally
        self.retranslate()

    @property
    def told(self) -> str:
        """What is told of the step that is looked at."""
        return self._told.text()

    @property
    def first(self) -> Niche:
        """Where the focus starts: on the lowest step that was not climbed without help yet, or the highest."""
        return next((niche for niche in self.niches if self._state(niche.rung) != BEATEN), self.niches[-1])

    def _state(self, rung: Rung) -> str:
        whole = dict(self._tally.in_arch(rung.game_id)).get(rung.opponent)
        return NOBODY if whole is None else BEATEN if whole else HELPED

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["ladder"].title))
        self._about.setText(words(_ABOUT))
        first = self.first
        for number, niche in enumerate(self.niches, 1):
            rung = niche.rung
            niche.state, niche.lit = self._state(rung), niche is first and self._state(rung) != BEATEN
            name = words(_NAME.fill(number=number, opponent=rung.opponent))
            game, table = words(manifest(rung.game_id).name), words(_table(rung))
            niche.say(name, game, table)
            niche.setAccessibleName(f"{name}. {game}. {table}. {words(_STATES[niche.state])}")
            looks = words(PORTRAIT_OF.fill(player=rung.opponent, looks=OPPONENTS[rung.opponent].looks))
            niche.setAccessibleDescription(f"{' '.join(map(words, _told_of(rung)))} {looks}")
            niche.update()
        self._look_at(self._looked_at)
        self.fit()

    def _look_at(self, niche: Niche) -> None:
        """Tell about the step that the pointer or the focus has come to."""
        self._looked_at = niche
        self._told.setText(self._said_of(niche))

    def _said_of(self, niche: Niche) -> str:
        told = " ".join(map(words, (*_told_of(niche.rung), _STATES[niche.state])))
        return words(_OF.fill(opponent=niche.rung.opponent, told=told))

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Rows of arches rise from the foot of the page, each from left to right."""
        wide = min(self._area.fit(), self.room - _BAR)
        columns = next((number for number in _ROWS if number * (theme.scaled(_CELL) + _APART) <= wide), _ROWS[-1])
        rows = len(self.niches) // columns
        self._told.setMinimumHeight(self._most_told())
        words_below = max(niche.height_of_words for niche in self.niches)
        free = self.body_height - self._about.heightForWidth(wide) - self.panel.sizeHint().height() - 3 * _APART
        arch = min(free // rows - words_below - _APART, round(wide / columns * _TALLEST))
        for number, niche in enumerate(self.niches):
            row, column = divmod(number, columns)
            niche.fit(arch)
            self._grid.addWidget(niche, rows - 1 - row, column)
        for column in range(_ROWS[0]):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _most_told(self) -> int:
        """The height that what is told needs for any of the steps, so that nothing moves from one to the next."""
        room = QRect(0, 0, self.room - 2 * _IN_PANEL, 1 << 14)
        metrics = self._told.fontMetrics()
        return max(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._said_of(niche)).height()
                   for niche in self.niches)

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first.setFocus()
        self._area.ensureWidgetVisible(self.first)

    def _steer(self, arrow: Qt.Key) -> None:
        """Let an arrow key go to the nearest arch in its direction."""
        start = self.focusWidget()
        if isinstance(start, QAbstractButton):
            button = nearest(start, self.niches, arrow, self)
            if button is not None:
                button.setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(button)


def _table(rung: Rung) -> Text:
    level = next(level for level in LEVELS if level.id == rung.level)
    return _TABLE.fill(level=level.name, seats=rung.seats)


def _told_of(rung: Rung) -> Sequence[Text | str]:
    """What kind of player is met, who plays along, and how hard it is."""
    company = [_COMPANY.fill(players=tuple(rung.company))] if rung.company else []
    choices = [_PLAYED_AS.fill(choice=choice.label) for option in manifest(rung.game_id).options
               for choice in option.choices if choice.value == rung.options.get(option.id)]
    return (manner_of(rung.opponent), *choices, *company, _CHANCE.fill(won=round(10 * CHANCES[rung.table])))
