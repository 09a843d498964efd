"""The rule book beside the table: every rule with its number, open at the one that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.core.game import Game
from engine.core.text import Text
from throne_desktop import theme


class RulesPanel(QTextBrowser):
    """The rules of one game; `words` turns a Text into words."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._words = words
        self.setOpenLinks(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the rules into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("RulesPanel", "Rules"))
        self.setHtml("".join(self._rule(rule.id, self._words(rule.title), self._words(rule.text))
                             for rule in self._game.rulebook))

    def _rule(self, number: str, title: str, text: str) -> str:
        accent = theme.palette.chrome.accent.name()
        return (f'<p style="margin:8px 0 1px 0"><a name="{number}"></a><b style="color:{accent}">{number}</b> '
                f"<b>{escape(title)}</b></p><p style=\"margin:0\">{escape(text)}</p>")

    def open_at(self, number: str) -> None:
        """Scroll to a rule."""
        self.scrollToAnchor(number)
