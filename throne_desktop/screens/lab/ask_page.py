"""What may be done with a card that somebody points at, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout, QWidget

from engine.base.faces import BACK
from engine.base.table import Piece
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.lab.asking import WHY, Answer
from engine.table.view import View
from throne_desktop.screens.lab.chance_list import LEAST_LIST
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.sentence_list import SentenceList

Say = Callable[[Text], str]

_CLICK: Final = N_("lab", "Click a card to ask about it: what may be done with it, and which rule forbids the rest. "
                          "No move is made.")
_HIDDEN: Final = N_("lab", "Nobody here can see what this card is.")
_NOTHING: Final = N_("lab", "{card}: no move ever names this card.")
_MAY: Final = N_("lab", "Legal: {move}. {rule}")
_MAY_NOT: Final = N_("lab", "Not legal: {move}. {reason} {rule}")
_MAY_NONE: Final = N_("lab", "Not legal: {move}, and %n other(s) like it. {reason} {rule}", "", 1)
_RULE: Final = Qt.ItemDataRole.UserRole


class AskPage(QWidget):
    """`rule_asked` gives the number of the rule in the line that was chosen."""

    rule_asked = Signal(str)

    def __init__(self, say: Say, describe: Callable[[Move], Text], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._describe = describe
        self._card: Text | None = None
        self._said: Text | None = _CLICK
        self._answers: Sequence[Answer] = ()
        self._marks: tuple[Text, ...] = ()
        self.card = basics.wrapped("section")
        self.about = basics.wrapped()
        self.marks = basics.wrapped("subtle")
        self.lines = SentenceList()
        self.lines.setMinimumHeight(LEAST_LIST)
        self.lines.itemClicked.connect(self._open)
        self.lines.itemActivated.connect(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.card)
        column.addWidget(self.marks)
        column.addWidget(self.about)
        column.addWidget(self.lines, 100)
        column.addStretch(1)
        self.forget()

    def forget(self) -> None:
        """Nothing is asked about a card any more."""
        self._card, self._said, self._answers, self._marks = None, _CLICK, (), ()
        self.retranslate()

    def ask(self, piece: Piece, view: View, answers: tuple[Answer, ...]) -> None:
        """Show what may be done with a piece that is seen so, which rule forbids the rest, and what its marks mean."""
        self._marks = tuple(mark.tip for mark in piece.marks)
        if piece.face == BACK and piece.kind < 0:
            self._card, self._said, self._answers = None, _HIDDEN, ()
        else:
            zone = view.zone(piece.zone)
            name = self._card = zone.label if piece.kind < 0 else view.game.cards[piece.kind].name
            self._answers = answers
            self._said = None if answers else _NOTHING.fill(card=name)
        self._tell()

    def ask_about_move(self, answers: tuple[Answer, ...]) -> None:
        """Show whether a move may be made that somebody chose elsewhere."""
        self._card, self._said, self._answers, self._marks = None, None, answers, ()
        self._tell()

    def _tell(self) -> None:
        self.retranslate()
        lines = [self.lines.item(row).text() for row in range(self.lines.count())]
        announce(self, " ".join(filter(None, [self.card.text(), self.marks.text(), self.about.text(), *lines])))

    def _line(self, answer: Answer) -> Text:
        if answer.refusal is not None and not answer.moves:
            return WHY.fill(reason=answer.refusal.reason, rule=answer.rule)
        move = self._describe(answer.moves[0])
        if answer.refusal is None:
            return _MAY.fill(move=move, rule=answer.rule)
        others = len(answer.moves) - 1
        text = _MAY_NONE.fill(n=others) if others else _MAY_NOT
        return text.fill(move=move, reason=answer.refusal.reason, rule=answer.rule)

    def _open(self, item: QListWidgetItem) -> None:
        self.rule_asked.emit(item.data(_RULE))

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        for label, text in ((self.card, self._card), (self.about, self._said)):
            label.setText("" if text is None else self._say(text))
            label.setVisible(text is not None)
        self.marks.setText("\n".join(map(self._say, self._marks)))
        self.marks.setVisible(bool(self._marks))
        self.lines.setAccessibleName(self.card.text() or self.about.text())
        self.lines.setToolTip(QCoreApplication.translate("LabScreen", "Click a line to read its rule."))
        self.lines.clear()
        for answer in self._answers:
            item = QListWidgetItem(self._say(self._line(answer)))
            item.setData(_RULE, answer.rule)
            self.lines.addItem(item)
        self.lines.setVisible(bool(self._answers))
