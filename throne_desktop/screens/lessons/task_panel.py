"""The task of a lesson beside the table: what to try, why, what was said of the last reply, and hints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.naming import named

_SIZE: Final = 17
"""Of the words of a task, in pixels at the usual text size."""
_LEAST_LINES: Final = 4
_WRONG: Final = "wrong"
_HINT: Final = "hint"
"""Where in the text these are."""


class _Words(QTextBrowser):
    """Words that ask for as much height as they need, and scroll if they get less."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bare")
        self.setOpenLinks(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.document().setDocumentMargin(0)

    def sizeHint(self) -> QSize:
        document = self.document().clone()
        document.setTextWidth(self.viewport().width())
        frame = self.height() - self.viewport().height()
        return QSize(super().sizeHint().width(), math.ceil(document.size().height()) + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.fontMetrics().lineSpacing() * _LEAST_LINES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class TaskPanel(QFrame):
    """`rule_asked` gives the number of a rule to read; `hint_asked` asks for one more hint, `list_asked` for the list
    of lessons."""

    rule_asked = Signal(str)
    hint_asked = Signal()
    list_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._title = basics.wrapped("section")
        self._progress = basics.label("subtle")
        self.hint = basics.button("choice", self.hint_asked)
        self.all = QPushButton(icon("learn"), "")
        self.all.setObjectName("tool")
        self.all.clicked.connect(self.list_asked)
        self._text = _Words()
        self._text.anchorClicked.connect(self._follow)
        self._said = self._task = self.wrong = ""
        self._hints: tuple[str, ...] = ()
        self._rule = ("", "")
        self._number, self._tasks = 0, 1
        self._instead = ""
        self._palette = theme.palette
        """The colours that the text is written in."""
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self._progress, 1)
        foot.addWidget(self.hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 12, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.all, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Put the panel's own words into the language in use now."""
        self._text.setAccessibleName(QCoreApplication.translate("TaskPanel", "Task"))
        self._name_hint(len(self._hints), len(self._hints) + 1)
        self._write()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that can have the keyboard focus."""
        return self._text, self.hint, self.all

    @property
    def text(self) -> str:
        """All that the panel says now."""
        return self._text.toPlainText()

    # -- what is said --------------------------------------------------------------------------------------------------

    def show_lesson(self, title: str, number: int, tasks: int, instead: str = "") -> None:
        """Show the title of the lesson and which of its tasks this is, from 0; or, at that place, something else."""
        self._title.setText(title)
        self._number, self._tasks, self._instead = number, tasks, instead
        self._write()

    def show_task(self, words: str, rule: tuple[str, str], done: str) -> None:
        """Say what to try; `rule` is the number and title of why, `done` what was said of the task before."""
        new = words != self._task
        self._task, self._rule, self._said = words, rule, done
        if new:
            self.wrong, self._hints = "", ()
            announce(self, " ".join(filter(None, (done, words))))
        self.hint.show()
        self._write()

    def show_done(self, done: str, aim: str) -> None:
        """Say what was seen in the task that is met and, at the end of a lesson, what the learner can do now."""
        announce(self, " ".join(filter(None, (done, aim))))
        self._said, self._task, self._rule, self.wrong, self._hints = done, aim, ("", ""), "", ()
        self.hint.hide()
        self._write()

    def show_wrong(self, words: str) -> None:
        """Say why the last reply does not do it."""
        self.wrong = words
        self._write()
        self._text.scrollToAnchor(_WRONG)

    def show_hints(self, hints: Sequence[str], most: int) -> None:
        """Show the hints given so far, of that many."""
        is_new = len(hints) > len(self._hints)
        if is_new:
            announce(self, hints[-1])
        self._hints = tuple(hints)
        self._name_hint(len(hints), most)
        self._write()
        if is_new:
            self._text.scrollToAnchor(_HINT)

    def _name_hint(self, given: int, most: int) -> None:
        words = (QCoreApplication.translate("TaskPanel", "Show me") if given >= most else
                 QCoreApplication.translate("TaskPanel", "Another hint") if given else
                 QCoreApplication.translate("TaskPanel", "Hint"))
        self.hint.setText(words)
        named(self.hint, words)

    def _write(self) -> None:
        self._palette = theme.palette
        shown = min(self._number + 1, self._tasks)
        self._progress.setText(self._instead or QCoreApplication.translate("TaskPanel", "{number} of {all}").format(
            number=shown, all=self._tasks))
        self._text.setHtml("".join(self._parts()))
        self._text.updateGeometry()

    def _parts(self) -> list[str]:
        chrome, size = theme.palette.chrome, theme.scaled(_SIZE)
        parts = []
        if self._said:
            parts.append(f'<p style="margin:0 0 8px 0"><i>{escaped(self._said)}</i></p>')
        parts.append(f'<p style="margin:0; font-size:{size}px">{escaped(self._task)}</p>')
        number, title = self._rule
        if number:
            why = QCoreApplication.translate("TaskPanel", "Why? {rule}").format(rule=f"{number} {title}")
            parts.append(f'<p style="margin:8px 0 0 0"><a href="{number}" style="color:{chrome.accent.name()}">'
                         f"{escaped(why)}</a></p>")
        if self.wrong:
            parts.append(f'<p style="margin:8px 0 0 0; color:{chrome.trouble.name()}"><a name="{_WRONG}"></a>'
                         f"{escaped(self.wrong)}</p>")
        for count, hint in enumerate(self._hints, 1):
            anchor = f'<a name="{_HINT}"></a>' if count == len(self._hints) else ""
            parts.append(f'<p style="margin:8px 0 0 0; color:{chrome.quiet.name()}">{anchor}{escaped(hint)}</p>')
        return parts

    def _follow(self, link: QUrl) -> None:
        self.rule_asked.emit(link.toString())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self._task and theme.palette is not self._palette:
            self._write()
