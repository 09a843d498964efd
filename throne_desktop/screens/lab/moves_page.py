"""What may be done now, and what has happened so far, as whoever looks on was told it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.text import Text
from engine.lab.tree import Tried
from throne_desktop.screens.around_table.log_panel import LogLine, LogPanel
from throne_desktop.screens.around_table.moves_panel import MovesPanel
from throne_desktop.screens.lab.chance_list import LEAST_LIST
from throne_desktop.services.game.viewpoint import Viewpoint
from throne_desktop.widgets import basics

_MOVES_TOLD: Final = 12
"""What happened before is told by the list of what was tried."""


class _Told(LogPanel):
    """The newest comes first, and is seen from its beginning."""

    def _stay_at_end(self) -> None:
        self.scrollToTop()


class MovesPage(QWidget):
    """The list of all moves, and below it the sentences of the last moves that led here, the last one first."""

    def __init__(self, say: Callable[[Text], str], name: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._name = name
        self._shown: tuple[Tried[Any], Viewpoint] | None = None
        self.moves = MovesPanel()
        self.log = _Told()
        self._heading = basics.wrapped("section")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.moves, 3)
        column.addWidget(self._heading)
        column.addWidget(self.log, 2)
        for part in (self.moves, self.log):
            part.setMinimumHeight(LEAST_LIST)

    def show_told(self, here: Tried[Any], viewpoint: Viewpoint) -> None:
        """Show what the moves to here have told whoever looks on from that viewpoint."""
        self._shown = here, viewpoint
        line = [each for each in islice(here.line(), _MOVES_TOLD) if each.parent is not None]
        told = [event for each in line if each.parent is not None
                for event in viewpoint.notice(each.events, each.parent.state)]
        self.log.rewrite([LogLine("" if event.seat is None else self._name(event.seat), self._say(event.text), None,
                                  (event,)) for event in told if event.text is not None])
        for part in (self._heading, self.log):
            part.setVisible(self.log.count() > 0)

    def retranslate(self) -> None:
        """Put all words into the language in use now."""
        self._heading.setText(QCoreApplication.translate("LabScreen", "What happened"))
        self.moves.retranslate()
        self.log.retranslate()
        self.log.setAccessibleName(self._heading.text())
        self.log.setToolTip("")
        if self._shown is not None:
            self.show_told(*self._shown)
