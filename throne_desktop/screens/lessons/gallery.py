"""The gallery: every card of a game, large, with what there is to know about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.base.cards import Card
from engine.base.faces import CardFace
from engine.base.game import Game
from engine.core.text import N_, Text
from engine.learn.book import copies, rules_about
from engine.session.own_edition import OwnEdition
from throne_desktop.language.i18n import words as plain_words
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import Faces
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import Scroll

_CARD: Final = 200.0
"""Pixels: wide enough for a card to show its ability."""
_COLUMN: Final = 460
"""Pixels: the narrowest column, with words of the usual size."""
_COPIES: Final = N_("app", "{number} with %n player(s)", "", 1)


class CardPanel(QFrame):
    """One card: its picture, and beside it name, value, type, ability, copies, and the rules that mention it."""

    rule_asked = Signal(str)

    def __init__(self, game: Game[Any], card: Card, words: Callable[[Text], str], faces: Faces,
                 own: OwnEdition | None) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.card = card
        self._game = game
        self._words = words
        self._faces = faces
        self._own = own
        self._picture = QLabel()
        self._about = basics.wrapped()
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._about.setTextFormat(Qt.TextFormat.RichText)
        self._about.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self._about.linkActivated.connect(self.rule_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 10, 14, 10)
        row.setSpacing(14)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._about, 1)

    def show_card(self) -> None:
        """Show the card in the language and colours in use now."""
        self._picture.setPixmap(self._faces.face(CardFace(self.card.id), _CARD, self.devicePixelRatioF()))
        self._picture.setAccessibleName(self._words(self.card.name))
        self._about.setText("".join(f'<p style="margin:0 0 6px 0">{line}</p>' for line in self._lines()))

    def _lines(self) -> list[str]:
        card, game = self.card, self._game
        name = f'<span style="font-size:x-large"><b>{escaped(self._words(card.name))}</b></span>'
        facts = [self._words(card.group.name)]
        if card.value is not None:
            facts.insert(0, QCoreApplication.translate("Gallery", "Value {value}").format(value=card.value))
        lines = [name, escaped(" · ".join(facts)), f"<i>{escaped(self._words(card.ability))}</i>", self._copies()]
        rules = [f'<a href="{rule.id}" style="color:{theme.palette.chrome.accent.name()}">{rule.id} '
                 f"{escaped(self._words(rule.title))}</a>" for rule in rules_about(game, card)]
        if rules:
            said = QCoreApplication.translate("Gallery", "Rules: {rules}")
            lines.append(escaped(said).format(rules=", ".join(rules)))
        return lines

    def _copies(self) -> str:
        found = copies(self._game, self.card, self._own)
        if len({each.number for each in found}) == 1:
            told = str(found[0].number)
        else:
            told = ", ".join(plain_words(_COPIES.fill(n=each.seats, number=each.number)) for each in found)
        return escaped(QCoreApplication.translate("Gallery", "Copies: {copies}").format(copies=told))


class Gallery(Scroll):
    """All cards of a game in columns, painted when first shown; `rule_asked` gives the number of a rule to read."""

    rule_asked = Signal(str)

    def __init__(self, game: Game[Any], words: Callable[[Text], str], parent: QWidget | None = None, *,
                 own: OwnEdition | None = None) -> None:
        super().__init__(parent=parent)
        self._faces = Faces(game, words)
        cards = game.cards if own is None else own.cards
        self._faces.show_cards(cards)
        self.panels = [CardPanel(game, card, words, self._faces, own) for card in cards]
        self._painted = False
        inner = basics.bare()
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        column = self._column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.setWidget(inner)
        inner.installEventFilter(self)
        self.verticalScrollBar().actionTriggered.connect(self._forget_wanted)
        self._columns = 0
        self._wanted = ""
        for panel in self.panels:
            panel.rule_asked.connect(self.rule_asked)

    def retranslate(self) -> None:
        """Repaint the cards in the language and colours in use now, if they have been painted."""
        self.setAccessibleName(QCoreApplication.translate("Gallery", "Cards"))
        if self._painted:
            self._paint()

    def open_at(self, card_id: str) -> None:
        """Scroll to a card."""
        self._wanted = card_id
        self._scroll()

    def _scroll(self) -> None:
        """Bring the wanted card into sight; its place may change until all panels have theirs."""
        for panel in self.panels:
            if panel.card.id == self._wanted:
                self.verticalScrollBar().setValue(panel.y())

    def _forget_wanted(self) -> None:
        """The reader scrolls: stop following the wanted card."""
        self._wanted = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and watched is self.widget():
            QTimer.singleShot(0, self._scroll)
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._forget_wanted()
        super().wheelEvent(event)

    def _paint(self) -> None:
        self._painted = True
        self._faces.forget()
        for panel in self.panels:
            panel.show_card()

    def _arrange(self) -> None:
        columns = max(1, self.viewport().width() // theme.scaled(_COLUMN))
        if columns == self._columns:
            return
        self._columns = columns
        for index, panel in enumerate(self.panels):
            self._grid.addWidget(panel, *divmod(index, columns))
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))
        self._column.activate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._painted:
            self._paint()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
