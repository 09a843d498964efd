"""The player aid: what players look up during a game, on one page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.base.game import Game
from engine.base.lessons import AidSection
from engine.core.text import Text
from engine.learn.own_rules import NUMBERS, changed_numbers
from engine.session.own_edition import OwnEdition
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme

_COLUMN: Final = 300
"""Pixels: the narrowest column, with words of the usual size."""
_MOST_COLUMNS: Final = 3


class AidPanel(QTextBrowser):
    """The sections of a game's player aid, in as many columns as fit."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str], parent: QWidget | None = None, *,
                 own: OwnEdition | None = None) -> None:
        """`own` is the edition of somebody's own whose numbers it begins with."""
        super().__init__(parent)
        self._game = game
        self._own = own
        self._words = words
        self._columns = 0
        self._written = ""
        self._palette = theme.palette
        """The colours that the text is written in."""
        self.retranslate()

    def retranslate(self) -> None:
        """Put the page into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("AidPanel", "Cheat sheet"))
        if self._columns:
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write the page when it is first looked at: a screen reader reads out all that is written."""
        super().showEvent(event)
        if not self._columns:
            self._write()

    def _write(self) -> None:
        self._columns, self._palette = self._fitting(), theme.palette
        cells = "".join(f'<td width="{100 // self._columns}%" valign="top">{"".join(map(self._section, column))}</td>'
                        for column in self._dealt())
        written = f'<table width="100%" cellspacing="0" cellpadding="8"><tr>{cells}</tr></table>'
        if written != self._written:        # a screen reader reads out all that is rewritten
            self._written = written
            self.setHtml(written)

    def _fitting(self) -> int:
        """How many columns fit."""
        return max(1, min(_MOST_COLUMNS, self.viewport().width() // theme.scaled(_COLUMN)))

    def _dealt(self) -> list[list[AidSection]]:
        """The sections in columns of about the same length, to be read from top to bottom."""
        aid = (*self._of_edition(), *self._of_game())
        lengths = [2 + len(section.lines) for section in aid]
        share = sum(lengths) / self._columns
        columns: list[list[AidSection]] = [[] for _ in range(self._columns)]
        above = 0.0
        for section, length in zip(aid, lengths, strict=True):
            columns[min(self._columns - 1, int((above + length / 2) / share))].append(section)
            above += length
        return columns

    def _of_edition(self) -> tuple[AidSection, ...]:
        """The numbers that are others in the edition played."""
        lines = () if self._own is None else changed_numbers(self._own)
        return (AidSection(NUMBERS, lines),) if lines else ()

    def _of_game(self) -> tuple[AidSection, ...]:
        lessons = self._game.lessons
        if lessons is None:
            return ()
        return lessons.aid if self._own is None else lessons.aid_with(self._own.played_with(self._game.seats[0]))

    def _section(self, section: AidSection) -> str:
        accent = theme.palette.chrome.accent.name()
        lines = "".join(f"<li>{escaped(self._words(line))}</li>" for line in section.lines)
        title = escaped(self._words(section.title))
        return (f'<p style="margin:6px 0 2px 0; font-size:large; color:{accent}"><b>{title}</b></p>'
                f'<ul style="margin:0; -qt-list-indent:0; margin-left:16px">{lines}</ul>')

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns and self._columns != self._fitting():
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is not QEvent.Type.StyleChange or not self._columns:
            return
        if theme.palette is not self._palette or self._columns != self._fitting():
            self._write()
