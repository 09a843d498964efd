"""The rule book of a game: its rules with a search, its cards, and the player aid."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.base.cards import Card
from engine.base.game import Game
from engine.core.refusal import Rule
from engine.learn.book import sections
from engine.session.own_edition import OwnEdition
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.lessons.gallery import Gallery
from throne_desktop.screens.page import Page
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets import basics
from throne_desktop.widgets.aid_panel import AidPanel
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.rules_panel import AIM, RulesPanel, aim_title
from throne_desktop.widgets.sentence_list import SentenceList

_LIST_WIDTH: Final = 250
_MEASURE: Final = 720
"""The longest lines of the rules, in pixels, at the usual text size."""


class RuleBookScreen(Page):
    """All there is to read about a game. The list on the left finds rules and cards by their words."""

    def __init__(self, game: Game[Any], rule: str = "", parent: QWidget | None = None, *,
                 own: OwnEdition | None = None) -> None:
        """Open at a rule, if one is given. `own` is the edition of somebody's own that it is the book of."""
        super().__init__(parent)
        self._game = game
        self._own = own
        self._aim = () if game.lessons is None else game.lessons.aim
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.index = SentenceList()
        self.rules = RulesPanel(game, words, whole=True, own=own)
        self.cards = Gallery(game, words, own=own)
        self.aid = AidPanel(game, words, own=own) if game.has_lessons else None
        self.tabs = QTabWidget()
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)        # its bar takes the focus
        self._lay_out()
        self._connect()
        self.retranslate()
        if rule:
            self.open_rule(rule)

    def _lay_out(self) -> None:
        self._reading = basics.bare()
        column = QHBoxLayout(self._reading)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.rules)
        for part in (self._reading, self.cards, self.aid):
            if part is not None:
                self.tabs.addTab(part, "")
        self._finding = QWidget()
        finding = QVBoxLayout(self._finding)
        finding.setContentsMargins(0, 0, 0, 0)
        finding.addWidget(self.search)
        finding.addWidget(self.index, 1)
        panel = basics.panel()
        row = QHBoxLayout(panel)
        row.setContentsMargins(12, 12, 12, 12)
        row.setSpacing(14)
        row.addWidget(self._finding)
        row.addWidget(self.tabs, 1)
        self.body.addWidget(panel, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._open_first)
        self.index.currentItemChanged.connect(self._open_item)
        self.index.itemClicked.connect(self._open_item)
        self.rules.card_asked.connect(self.open_card)
        self.cards.rule_asked.connect(self.open_rule)

    # -- reading -------------------------------------------------------------------------------------------------------

    def open_rule(self, number: str) -> None:
        """Show a rule, marked, in the list and in the text."""
        self.tabs.setCurrentIndex(0)
        self._point_at(number)
        self.rules.open_at(number)

    def open_card(self, card_id: str) -> None:
        """Show a card in the gallery."""
        self.tabs.setCurrentWidget(self.cards)
        self._point_at(card_id)
        self.cards.open_at(card_id)

    def open_aid(self) -> None:
        """Show the player aid, if the game has one."""
        if self.aid is not None:
            self.tabs.setCurrentWidget(self.aid)

    def _point_at(self, name: str) -> None:
        """Select in the list what is shown, even if it is filtered out."""
        self.index.blockSignals(True)
        for item in self._entries():
            if item.data(Qt.ItemDataRole.UserRole) == name:
                self.index.setCurrentItem(item)
        self.index.blockSignals(False)

    def _open_item(self, item: QListWidgetItem | None) -> None:
        name = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        if name is None:
            return
        if name in {AIM, *(rule.id for rule in self._game.rulebook)}:
            self.open_rule(name)
        else:
            self.open_card(name)

    def _open_first(self) -> None:
        for item in self._entries():
            if not item.isHidden():
                self.index.setCurrentItem(item)
                self._open_item(item)
                self.index.setFocus()
                return

    # -- the list ------------------------------------------------------------------------------------------------------

    def _entries(self) -> list[QListWidgetItem]:
        """The rules and cards of the list, without its headings."""
        items = (self.index.item(row) for row in range(self.index.count()))
        return [item for item in items if item.data(Qt.ItemDataRole.UserRole) is not None]

    def _fill(self) -> None:
        chosen = self.index.currentItem()
        name = None if chosen is None else chosen.data(Qt.ItemDataRole.UserRole)
        self.index.blockSignals(True)
        self.index.clear()
        if self._aim:
            self._add(aim_title(), AIM, " ".join(map(words, self._aim)))
        for rules in sections(self._game.rulebook):
            heading = rules[0].section
            if heading is not None:
                self._add_heading(words(heading))
            for rule in rules:
                self._add(f"{rule.id}  {words(rule.title)}", rule.id, _searched(rule))
        self._add_heading(QCoreApplication.translate("RuleBookScreen", "Cards"))
        for card in self._game.cards if self._own is None else self._own.cards:
            self._add(_card_line(card), card.id, f"{words(card.name)} {words(card.ability)} {words(card.group.name)}")
        self.index.blockSignals(False)
        if name is not None:
            self._point_at(name)

    def _add_heading(self, heading: str) -> None:
        item = QListWidgetItem(heading)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        item.setForeground(theme.palette.chrome.accent)
        self.index.addItem(item)

    def _add(self, line: str, name: str, searched: str) -> None:
        item = QListWidgetItem(line)
        item.setData(Qt.ItemDataRole.UserRole, name)
        item.setData(Qt.ItemDataRole.UserRole + 1, _typed(f"{line} {searched}"))
        self.index.addItem(item)

    def _find(self, text: str) -> None:
        """Show only entries with all the words that were typed, and their headings."""
        wanted = _typed(text).split()
        heading: QListWidgetItem | None = None
        for row in range(self.index.count()):
            item = self.index.item(row)
            searched = item.data(Qt.ItemDataRole.UserRole + 1)
            if searched is None:
                heading = item
                heading.setHidden(True)
                continue
            found = all(word in searched for word in wanted)
            item.setHidden(not found)
            if found and heading is not None:
                heading.setHidden(False)

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        game = words(self._game.name)
        self.title.setText(game if self._own is None else f"{game}: {self._own.name}")
        self.search.setPlaceholderText(QCoreApplication.translate("RuleBookScreen", "Search rules and cards"))
        named(self.search, QCoreApplication.translate("RuleBookScreen", "Search rules and cards"))
        self.index.setAccessibleName(QCoreApplication.translate("RuleBookScreen", "Rules and cards"))
        names = (QCoreApplication.translate("RuleBookScreen", "Rules"),
                 QCoreApplication.translate("RuleBookScreen", "Cards"),
                 QCoreApplication.translate("RuleBookScreen", "Cheat sheet"))
        for place, name in zip(range(self.tabs.count()), names, strict=False):
            self.tabs.setTabText(place, name)
        for part in (self.rules, self.cards, self.aid):
            if part is not None:
                part.retranslate()
        self._fill()
        self._find(self.search.text())
        self.fit()

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def fit(self) -> None:
        self._finding.setFixedWidth(min(theme.scaled(_LIST_WIDTH), max(200, self.width() // 3)))
        self.rules.setMaximumWidth(theme.scaled(_MEASURE))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)


def _card_line(card: Card) -> str:
    return words(card.name) if card.value is None else f"{card.value}  {words(card.name)}"


def _typed(text: str) -> str:
    """A text as it is found whichever way it is typed: without capitals, with the apostrophe of a keyboard."""
    return text.casefold().replace("’", "'")


def _searched(rule: Rule) -> str:
    return words(rule.text)
