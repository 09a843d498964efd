"""The rules of a game as one text, with numbers and headings, open at the rule that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QUrl, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.base.game import Game
from engine.core.refusal import Rule
from engine.core.text import Text
from engine.learn.book import cards_in, sections
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme

_RULE: Final = "rule"
_CARD: Final = "card"
_BOOK: Final = "book"
_BAR: Final = 4.0
"""The width of the bar to the left of the marked rule, in pixels."""
_ABOVE: Final = 3.0
_MARGIN: Final = 9.0


class RulesPanel(QTextBrowser):
    """The rules of one game; `words` turns a Text into words.

    Beside the table (not `whole`) a link leads to the whole rule book: `book_asked` gives the number of the marked
    rule, or "". In the rule book, the cards that a rule mentions are links: `card_asked` gives the card's id.
    """

    book_asked = Signal(str)
    card_asked = Signal(str)

    def __init__(self, game: Game[Any], words: Callable[[Text], str], parent: QWidget | None = None, *,
                 whole: bool = False) -> None:
        super().__init__(parent)
        self._game = game
        self._words = words
        self._whole = whole
        self._marked = ""
        self._written = ""
        self._palette = theme.palette
        """The colours that the text is written in."""
        self._blocks: dict[str, int] = {}
        """The number of the paragraph of every rule."""
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._follow)
        if whole:
            self._write()
        self.retranslate()

    @property
    def marked(self) -> str:
        """The number of the rule that is marked, "" for none."""
        return self._marked

    def retranslate(self) -> None:
        """Put the rules into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("RulesPanel", "Rules"))
        if self._written:
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write the rules when they are first looked at: in many games nobody does, and they take time and memory."""
        super().showEvent(event)
        if not self._written:
            self._write()

    def open_at(self, number: str) -> None:
        """Mark a rule and scroll to it."""
        self._marked = number
        if self._written:
            self._mark()

    # -- the mark ------------------------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Show which rule is marked without changing the text, all of which a screen reader would then read again."""
        block = self._block()
        if block is not None:
            self.setTextCursor(QTextCursor(block))      # a screen reader reads on from there
        self.viewport().update()
        self.scrollToAnchor(self._marked)

    def _block(self) -> QTextBlock | None:
        """The paragraph of the marked rule."""
        number = self._blocks.get(self._marked)
        return None if number is None else self.document().findBlockByNumber(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of the marked rule, and a bar to its left, so that it does not depend on colour alone."""
        block = self._block()
        if block is not None:
            rect = self.document().documentLayout().blockBoundingRect(block)
            ground = QRectF(0.0, rect.top() - self.verticalScrollBar().value(), self.viewport().width(), rect.height())
            painter = QPainter(self.viewport())
            painter.fillRect(ground.adjusted(0.0, -_ABOVE, 0.0, _ABOVE), theme.palette.chrome.row_hover)
            painter.fillRect(QRectF(ground.left(), ground.top() - _ABOVE, _BAR, ground.height() + 2 * _ABOVE),
                             theme.palette.chrome.accent)
            painter.end()
        super().paintEvent(event)

    # -- the text ------------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        self._palette = theme.palette
        written = "".join([self._way_to_the_book(), *(self._section(rules)
                                                      for rules in sections(self._game.rulebook))])
        if written != self._written:
            self._written = written
            self.setHtml(written)
            self._blocks = _anchors(self.document())
        self._mark()

    def _way_to_the_book(self) -> str:
        if self._whole:
            return ""
        words = QCoreApplication.translate("RulesPanel", "Open the whole rule book")
        return f"<p>{_link(_BOOK, '', words)}</p>"

    def _section(self, rules: tuple[Rule, ...]) -> str:
        heading = rules[0].section
        accent = theme.palette.chrome.accent.name()
        above = "" if heading is None else (f'<p style="margin:14px 0 2px 0; font-size:large; color:{accent}"><b>'
                                            f"{escaped(self._words(heading))}</b></p>")
        return above + "".join(map(self._rule, rules))

    def _rule(self, rule: Rule) -> str:
        title = (f'<a name="{rule.id}"><b style="color:{theme.palette.chrome.accent.name()}">{rule.id}</b></a> '
                 f"<b>{escaped(self._words(rule.title))}</b>")
        parts = [title, escaped(self._words(rule.text)), *self._more(rule)]
        written = "<br>".join(parts)
        return f'<p style="margin:7px 0 0 0">{written}</p>'

    def _more(self, rule: Rule) -> list[str]:
        """What to read with a rule: other rules, and in the rule book the cards that it mentions."""
        lines = []
        if rule.see:
            links = [_link(_RULE, each, f"{each} {self._words(self._game.rule(each).title)}") for each in rule.see]
            lines.append(QCoreApplication.translate("RulesPanel", "See also: {rules}").format(rules=", ".join(links)))
        cards = cards_in(self._game, rule) if self._whole else ()
        if cards:
            links = [_link(_CARD, card.id, self._words(card.name)) for card in cards]
            lines.append(QCoreApplication.translate("RulesPanel", "Cards: {cards}").format(cards=", ".join(links)))
        quiet = theme.palette.chrome.quiet.name()
        return [f'<span style="color:{quiet}">{line}</span>' for line in lines]

    # -- links ---------------------------------------------------------------------------------------------------------

    def _follow(self, link: QUrl) -> None:
        kind, _, name = link.toString().partition(":")
        if kind == _BOOK:
            self.book_asked.emit(self._marked)
        elif kind == _CARD:
            self.card_asked.emit(name)
        else:
            self.open_at(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the marked rule in sight, even if the panel gets its size only after it was opened there."""
        super().resizeEvent(event)
        if self._marked:
            self.scrollToAnchor(self._marked)

    def changeEvent(self, event: QEvent) -> None:
        """Rewrite the text in the colours of another theme, since it contains them.

        The style changes several times while a screen is put together; the colours do not.
        """
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self._written and theme.palette is not self._palette:
            place = self.verticalScrollBar().value()
            self._write()
            self.verticalScrollBar().setValue(place)


def _anchors(document: QTextDocument) -> dict[str, int]:
    """The number of the paragraph at which each anchor of a text stands."""
    found = {}
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            parts += 1
            found.update(dict.fromkeys(fragment.charFormat().anchorNames(), block.blockNumber()))
        block = block.next()
    return found


def _link(kind: str, name: str, words: str) -> str:
    return f'<a href="{kind}:{name}" style="color:{theme.palette.chrome.accent.name()}">{escaped(words)}</a>'
