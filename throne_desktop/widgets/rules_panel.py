"""The rules of a game as one text, with numbers and headings, open at the rule that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.base.game import Game
from engine.core.refusal import Rule
from engine.core.text import Text
from engine.learn.book import cards_in, sections
from engine.learn.own_rules import remark_on
from engine.session.own_edition import OwnEdition
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import Faces
from throne_desktop.widgets.card_popup import CardPeek
from throne_desktop.widgets.examples import Examples

AIM: Final = "aim"
"""The name by which the aim of the game is opened, as rules are by their numbers."""
_RULE: Final = "rule"
_CARD: Final = "card"
_BOOK: Final = "book"
_BAR: Final = 4.0
"""The width of the bar to the left of the marked rule, in pixels."""
_ABOVE: Final = 3.0
_MARGIN: Final = 9.0
_NEAR: Final = 8
"""From the pointer to the edge of what a large card keeps free, in pixels."""


class RulesPanel(QTextBrowser):
    """The rules of one game; `words` turns a Text into words.

    Beside the table (not `whole`) a link leads to the whole rule book: `book_asked` gives the number of the marked
    rule, or "". The rule book begins with the aim and has examples. The cards that a rule mentions are links there:
    `card_asked` gives the card's id, and a card is shown large while its link is pointed at or has the focus.
    """

    book_asked = Signal(str)
    card_asked = Signal(str)

    def __init__(self, game: Game[Any], words: Callable[[Text], str], parent: QWidget | None = None, *,
                 whole: bool = False, own: OwnEdition | None = None) -> None:
        """`own` is the edition of somebody's own whose numbers are told with the rules."""
        super().__init__(parent)
        self._game = game
        self._words = words
        self._whole = whole
        self._own = own
        self._marked = ""
        self._written = ""
        self._palette = theme.palette
        """The colours that the text is written in."""
        self._blocks: dict[str, int] = {}
        """The number of the paragraph of every rule."""
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._follow)
        self._faces = Faces(game, words)
        if own is not None:
            self._faces.show_cards(own.cards)
        self._examples = Examples(game, words, self._faces, self.document())
        self.peek = CardPeek(self._faces, self)
        """Shows cards large."""
        self.setMouseTracking(whole)
        self._name()

    @property
    def marked(self) -> str:
        """The number of the rule that is marked, "" for none."""
        return self._marked

    def retranslate(self) -> None:
        """Put the rules into the language in use now; in a rule book they are found before they are looked at."""
        self._name()
        if self._written or self._whole:
            self._write()

    def _name(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("RulesPanel", "Rules"))

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
        self._faces.forget()
        self.peek.point_away()
        beginning = self._aim() if self._whole else self._way_to_the_book()
        written = "".join([beginning, *(self._section(rules) for rules in sections(self._game.rulebook))])
        if written != self._written:
            self._written = written
            self.setHtml(written)
            self._blocks = _anchors(self.document())
        self._mark()

    def _aim(self) -> str:
        """How you win and what ends the game."""
        if self._game.lessons is None or not self._game.lessons.aim:
            return ""
        sentences = "<br>".join(escaped(self._words(text)) for text in self._game.lessons.aim)
        return f'{_heading(aim_title(), AIM)}<p style="margin:2px 0 0 0">{sentences}</p>'

    def _way_to_the_book(self) -> str:
        words = QCoreApplication.translate("RulesPanel", "Open the full rulebook")
        return f"<p>{_link(_BOOK, '', words)}</p>"

    def _section(self, rules: tuple[Rule, ...]) -> str:
        heading = rules[0].section
        above = "" if heading is None else _heading(self._words(heading))
        return above + "".join(map(self._rule, rules))

    def _rule(self, rule: Rule) -> str:
        title = (f'<a name="{rule.id}"><b style="color:{theme.palette.chrome.accent.name()}">{rule.id}</b></a> '
                 f"<b>{escaped(self._words(rule.title))}</b>")
        parts = [title, escaped(self._words(rule.text)), *self._changed(rule), *self._more(rule)]
        written = "<br>".join(parts)
        examples = self._examples.written(rule.id, self.devicePixelRatioF(), _card_link) if self._whole else ""
        return f'<p style="margin:7px 0 0 0">{written}</p>{examples}'

    def _changed(self, rule: Rule) -> list[str]:
        """The numbers of the rule that are others in the edition played."""
        remark = None if self._own is None else remark_on(self._own, rule.id)
        return [] if remark is None else [f"<b>{escaped(self._words(remark))}</b>"]

    def _more(self, rule: Rule) -> list[str]:
        """What to read with a rule: other rules, and in the rule book the cards that it mentions."""
        lines = []
        if rule.see:
            links = [_link(_RULE, each, f"{each} {self._words(self._game.rule(each).title)}") for each in rule.see]
            said = QCoreApplication.translate("RulesPanel", "See also: {rules}")
            lines.append(escaped(said).format(rules=", ".join(links)))
        cards = cards_in(self._game, rule) if self._whole else ()
        if cards:
            links = [_card_link(card.id, self._words(card.name)) for card in cards]
            said = QCoreApplication.translate("RulesPanel", "Cards: {cards}")
            lines.append(escaped(said).format(cards=", ".join(links)))
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

    # -- cards shown large ---------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a card large while the pointer rests on its name or its picture."""
        super().mouseMoveEvent(event)
        self._point_at(self._card_under(event.position().toPoint()), event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the card whose picture is clicked; links open by themselves."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        if event.button() is Qt.MouseButton.LeftButton and not self.anchorAt(place) and self._card_under(place):
            self.card_asked.emit(self._card_under(place))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.peek.point_away()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go to the next link, from the marked rule on, and show the card that it names large."""
        cursor, block = self.textCursor(), self._block()
        if block is not None and not cursor.hasSelection():      # without a selection Qt would begin at the top
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
        moved = super().focusNextPrevChild(following)
        kind, _, card = self.textCursor().charFormat().anchorHref().partition(":")
        if moved and kind == _CARD:
            self.peek.point_away()
            self.peek.point_at(card, self.cursorRect().translated(self.viewport().pos()))
        else:
            self.peek.point_away()
        return moved

    def _card_under(self, place: QPoint) -> str:
        """The id of the card whose link or picture is at that place of the viewport, "" for none."""
        if not self._whole:
            return ""
        kind, _, card = self.anchorAt(place).partition(":")
        if kind == _CARD:
            return card
        scrolled = QPointF(place + QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value()))
        return self._examples.card_of(self.document().documentLayout().imageAt(scrolled))

    def _point_at(self, card: str, place: QPoint) -> None:
        if not card:
            self.peek.point_away()
        elif card != self.peek.awaited:
            about = QRect(place - QPoint(_NEAR, _NEAR), place + QPoint(_NEAR, _NEAR))
            self.peek.point_at(card, about.translated(self.viewport().pos()))

    def hideEvent(self, event: QHideEvent) -> None:
        """Take a large card away with the text that it belongs to."""
        self.peek.point_away()
        super().hideEvent(event)

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


def aim_title() -> str:
    """What stands above the aim of a game."""
    return QCoreApplication.translate("RulesPanel", "How you win")


def _heading(words: str, name: str = "") -> str:
    accent = theme.palette.chrome.accent.name()
    title = f'<b style="color:{accent}">{escaped(words)}</b>'
    named = f'<a name="{name}">{title}</a>' if name else title
    return f'<p style="margin:14px 0 2px 0; font-size:large">{named}</p>'


def _card_link(card_id: str, words: str) -> str:
    return _link(_CARD, card_id, words)


def _link(kind: str, name: str, words: str) -> str:
    return f'<a href="{kind}:{name}" style="color:{theme.palette.chrome.accent.name()}">{escaped(words)}</a>'
