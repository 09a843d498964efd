"""What is best for the seat in turn: what a bot thinks of every move, how sure that is, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.bots.level import Level
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from throne_desktop.screens.lab.chance_list import LEAST_LIST, ChanceList, ChanceRow
from throne_desktop.services.lab.judging import Equilibrium, Judged, MoveJudged
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import Choices

Say = Callable[[Text], str]

_LEVELS: Final = ("marshal", "regent")
"""Who can be asked: the levels that misjudge nothing."""

_WHO: Final = N_("lab", "Evaluated by")
_FOR: Final = N_("lab", "{player}’s chance to win after each move")
_OVER: Final = N_("lab", "The game is over: there is nothing to decide.")
_GROWING: Final = N_("lab", "{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 "
                            "times in 100.")
_STOPPED: Final = N_("lab", "{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times "
                            "in 100.")
_BEGINS: Final = N_("lab", "Thinking…")
_ONLY: Final = N_("lab", "This is the only move.")
_SOLVED: Final = N_("lab", "Solved exactly, %n turn(s) ahead. In equilibrium:", "", 1)
_SHARE: Final = N_("lab", "{move}: {share} in 100")
_ONE: Final = N_("lab", "{move}: {chance}%")
_BETWEEN: Final = N_("lab", "{move}: {chance}%, between {low} and {high}%")
_PERCENT: Final = N_("lab", "{chance}%")
_ABOUT: Final = N_("lab", "{chance} ± {off_by}%")
_WHY: Final = N_("lab", "{move}: {why}")
_MISTAKE: Final = N_("lab", "{move}: this seat knows that it is a mistake.")
_EXCLUDED: Final = N_("lab", "{move} (a mistake)")
_ASK: Final = N_("lab", "A bot weighs every move in worlds that look the same to this seat. It goes on until you stop "
                        "it.")


class BestPage(QWidget):
    """`asked` gives the level that is to judge; `stopped` ends it. `pointed` gives the move that a row is about."""

    asked = Signal(str)
    stopped = Signal()
    pointed = Signal(object)

    def __init__(self, levels: Sequence[Level], say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._levels = [level for level in levels if level.id in _LEVELS]
        self._level = self._levels[0].id
        self._describe: Callable[[Move], Text] | None = None
        self._seat: int | None = None
        self._judged: Judged | None = None
        self._growing = False
        self._trouble = ""
        self._who = basics.wrapped("subtle")
        self.levels = Choices([level.id for level in self._levels])
        self.levels.chosen.connect(self._choose)
        self.button = basics.button("primary", self._press)
        self._state = basics.wrapped("subtle")
        self.rows = ChanceList()
        self.rows.setMinimumHeight(LEAST_LIST)
        self.rows.itemSelectionChanged.connect(self._show_why)
        self.solved = basics.wrapped()
        self.why = basics.wrapped()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._who, self.levels, self.button, self.solved, self._state):
            column.addWidget(part)
        for part in (self._who, self.levels):       # which are no windows of their own any more
            part.setVisible(len(self._levels) > 1)
        column.addWidget(self.rows, 100)
        column.addWidget(self.why)
        column.addStretch(1)
        self.levels.show_value(self._level)

    # -- what is judged ------------------------------------------------------------------------------------------------

    def begin(self, seat: int | None, describe: Callable[[Move], Text]) -> None:
        """Another position lies on the table: `seat` is to decide, None once the game is over."""
        self._seat, self._describe, self._judged, self._growing, self._trouble = seat, describe, None, False, ""
        self.rows.clear()
        self.retranslate()

    @property
    def level(self) -> str:
        """The id of the level that judges."""
        return self._level

    def show_growing(self, growing: bool) -> None:
        """Say whether the judgement still grows."""
        self._growing = growing
        self.retranslate()

    def show_judged(self, judged: Judged) -> None:
        """Show what is known so far."""
        first = self._judged is None
        news = judged.equilibrium is not None and (first or self._judged.equilibrium is None)   # type: ignore[union-attr]
        self._judged = judged
        self._growing = not judged.done
        self.retranslate()
        if first and judged.moves:
            announce(self, self.rows.rows[0].spoken)
        elif news:
            announce(self, self.solved.text())

    def show_trouble(self, trouble: str) -> None:
        """Say why there is no judgement."""
        self._trouble, self._growing = trouble, False
        self.retranslate()
        announce(self, trouble)

    def _choose(self, level: str) -> None:
        self._level = level
        if self._growing:
            self.asked.emit(level)

    def _press(self) -> None:
        if self._growing:
            self.stopped.emit()
        else:
            self.asked.emit(self._level)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.levels.fit_into(self.width() - 8)

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self._who.setText(self._say(_WHO))
        self.levels.say(self._who, [self._say(level.name) for level in self._levels])
        self.button.setText(QCoreApplication.translate("LabScreen", "Stop") if self._growing else
                            QCoreApplication.translate("LabScreen", "Evaluate the moves"))
        self.button.setEnabled(self._seat is not None)
        self._write(self._state, self._state_words())
        self.rows.setAccessibleName("" if self._seat is None else self._say(_FOR.fill(player=Player(self._seat))))
        judged = self._judged
        self.rows.setVisible(judged is not None and bool(judged.moves))
        self._write(self.solved, "" if judged is None or judged.equilibrium is None else
                    self._solved_words(judged.equilibrium))
        if judged is not None:
            self.rows.show_rows([self._row(each, number == 0) for number, each in enumerate(judged.moves)])
        self._show_why()

    @staticmethod
    def _write(label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _state_words(self) -> str:
        if self._trouble:
            return self._trouble
        if self._seat is None:
            return self._say(_OVER)
        if self._judged is None:
            return self._say(_BEGINS if self._growing else _ASK)
        if len(self._judged.moves) == 1:
            return self._say(_ONLY)
        return self._say((_GROWING if self._growing else _STOPPED).fill(worlds=self._judged.worlds))

    def _name(self, move: Move) -> str:
        assert self._describe is not None
        return self._say(self._describe(move))

    def _row(self, judged: MoveJudged, bright: bool) -> ChanceRow:
        move, chance = self._name(judged.move), _whole(judged.chance)
        if judged.excluded:
            return ChanceRow(judged.move, self._say(_EXCLUDED.fill(move=move)), judged.chance,
                             self._say(_PERCENT.fill(chance=chance)), self._say(_MISTAKE.fill(move=move)))
        if judged.off_by is None:
            return ChanceRow(judged.move, move, judged.chance, self._say(_PERCENT.fill(chance=chance)),
                             self._say(_ONE.fill(move=move, chance=chance)), bright=bright)
        low, high = max(0.0, judged.chance - judged.off_by), min(1.0, judged.chance + judged.off_by)
        return ChanceRow(judged.move, move, judged.chance,
                         self._say(_ABOUT.fill(chance=chance, off_by=max(1, _whole(judged.off_by)))),
                         self._say(_BETWEEN.fill(move=move, chance=chance, low=_whole(low), high=_whole(high))),
                         low, high, bright)

    def _solved_words(self, found: Equilibrium) -> str:
        shares = [self._say(_SHARE.fill(move=self._name(each.move), share=_whole(each.share)))
                  for each in found.moves if _whole(each.share)]
        return "\n".join([self._say(_SOLVED.fill(n=found.turns)), *shares])

    def _show_why(self) -> None:
        """Say what speaks for the row that is chosen, or else for the best one."""
        row, judged = self.rows.current, self._judged
        chosen = None if judged is None or not judged.moves else next(
            (each for each in judged.moves if row is not None and each.move == row.about), judged.moves[0])
        text = ""
        if chosen is not None and judged is not None:
            why = judged.reasons.get(chosen.move)
            if chosen.excluded:
                text = self._say(_MISTAKE.fill(move=self._name(chosen.move)))
            elif why is not None:
                text = self._say(_WHY.fill(move=self._name(chosen.move), why=why))
        self._write(self.why, text)
        self.pointed.emit(None if row is None else row.about)


def _whole(chance: float) -> int:
    return round(100 * chance)
