"""The log: what happened, by whom, as the watching seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from throne_desktop import theme


class LogPanel(QTextBrowser):
    """One line per event; a seat's name stands before its first line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last_name = ""
        self.retranslate()

    def retranslate(self) -> None:
        """Put the log's name into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("LogPanel", "Log"))

    def rewrite(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show these lines, each a name (or none) and a sentence."""
        self.clear()
        self._last_name = ""
        self.add(lines)

    def add(self, lines: Sequence[tuple[str, str]]) -> None:
        """Add lines at the end and scroll to them."""
        for name, words in lines:
            if name and name != self._last_name:
                accent = theme.palette.chrome.accent.name()
                self.append(f'<p style="margin:7px 0 0 0; color:{accent}"><b>{escape(name)}</b></p>')
            self._last_name = name or self._last_name
            quiet = theme.palette.chrome.quiet.name()
            style = "margin:0 0 0 8px" if name else f"margin:6px 0 0 0; color:{quiet}; font-style:italic"
            self.append(f'<p style="{style}">{escape(words)}</p>')
        self._show_end()

    def _show_end(self) -> None:
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_end()
