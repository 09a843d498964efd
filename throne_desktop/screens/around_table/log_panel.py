"""The log: what happened and who did it, as far as the viewpoint shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from engine.core.events import Event
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.sentence_list import ABOUT, PORTRAIT, LogList

_NUMBER: Final = ABOUT + 1
_MAY_BREAK: Final = "\u200b"
_LONG_WORD: Final = re.compile(r"\w{25,}")


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence in the log, the player it is about (without name and portrait: none), and the events it is about.

    `number` is the move in which these happened.
    """

    name: str
    words: str
    portrait: Portrait | None = None
    about: tuple[Event, ...] = ()
    number: int = 0


class LogPanel(LogList):
    """A line for each event; a player's portrait and name stand above the first line of its turn.

    `pointed` is also emitted for the line with the focus. `asked` gives the number of the move and the event of a line
    that was clicked, or on which Enter was pressed.
    """

    asked = Signal(int, object)
    grown = Signal()
    """Something new was written at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)    # a click shows something; the log keeps scrolling
        self._last_name = ""
        self._renewed: Callable[[], Sequence[LogLine]] | None = None
        """Gives the lines as they look now, where those in the list look as they did before."""
        self.currentItemChanged.connect(self._current_changed)
        self.itemClicked.connect(self._ask)
        self.measured.connect(self._stay_at_end)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the log's name into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("LogPanel", "Log"))
        self.setToolTip(QCoreApplication.translate("LogPanel", "Click a line to replay what happened."))

    def rewrite(self, lines: Sequence[LogLine]) -> None:
        """Replace all lines by these."""
        self._renewed = None
        self.clear()
        self._last_name = ""
        self._write(lines)

    def renew(self, lines: Callable[[], Sequence[LogLine]]) -> None:
        """Write all lines anew, as they look now; if the log is hidden, once it is seen.

        A thousand lines take a quarter of a second of the processor's time.
        """
        self._renewed = lines
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        if self._renewed is not None:
            self.rewrite(self._renewed())

    def showEvent(self, event: QShowEvent) -> None:
        self._catch_up()
        super().showEvent(event)

    def add(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end and scroll to them, unless the log is being read with the keyboard."""
        self._write(lines)
        if lines:
            self.grown.emit()

    def _write(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            if line.name and line.name != self._last_name:
                self._last_name = line.name
                self._add_name(line)
            self._add_line(line)
        self._stay_at_end()

    def _stay_at_end(self) -> None:
        if not self.hasFocus():
            self.scrollToBottom()

    def lines(self) -> list[str]:
        """All lines, from top to bottom."""
        return [self.item(row).text().replace(_MAY_BREAK, "") for row in range(self.count())]

    def _add_name(self, line: LogLine) -> None:
        item = QListWidgetItem(line.name)
        if line.portrait is not None:
            side = theme.scaled(PORTRAIT)
            self.setIconSize(QSize(side, side))
            item.setIcon(portrait_icon(line.portrait, side, self.devicePixelRatioF()))
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        item.setForeground(theme.palette.chrome.accent)
        item.setFlags(Qt.ItemFlag.NoItemFlags)      # the arrow keys go from sentence to sentence
        self.addItem(item)

    def _add_line(self, line: LogLine) -> None:
        item = QListWidgetItem(_LONG_WORD.sub(_breakable, line.words))
        item.setData(ABOUT, line.about)
        item.setData(_NUMBER, line.number)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, line.words)
        if line.name:
            spoken = QCoreApplication.translate("LogPanel", "{player}: {sentence}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.format(player=line.name, sentence=line.words))
        else:
            font = item.font()
            font.setItalic(True)
            item.setFont(font)
            item.setForeground(theme.palette.chrome.quiet)
        self.addItem(item)

    # -- pointing ------------------------------------------------------------------------------------------------------

    def _current_changed(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if self.hasFocus():
            self.point_at(item)

    def _ask(self, item: QListWidgetItem | None) -> None:
        about = item.data(ABOUT) if item is not None else None
        if item is not None and about:
            self.asked.emit(item.data(_NUMBER), about[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.currentItem())
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at(self.currentItem() if self.hasFocus() else None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the newest line if the focus came by key."""
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
                                    Qt.FocusReason.ShortcutFocusReason, Qt.FocusReason.OtherFocusReason)
        if by_key and self.count():
            self.setCurrentRow(self.count() - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stay_at_end()


def _breakable(word: re.Match[str]) -> str:
    """A long number or hash that may be broken between any two characters."""
    return _MAY_BREAK.join(word[0])
