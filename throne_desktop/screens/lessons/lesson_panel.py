"""The lesson beside the table: the present step, its rule, and what the move that is pointed at would do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QUrl, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named

_EXPLAINED: Final = "explained"


class LessonPanel(QFrame):
    """The lesson of a guided game. `rule_asked` gives the number of a rule to read; `skipped` asks to skip the step."""

    rule_asked = Signal(str)
    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._progress = basics.label("subtle")
        self.skip = basics.button("choice", self.skipped)
        self._text = QTextBrowser()
        self._text.setObjectName("bare")
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
        self._praise = self._step = self._explained = ""
        self._said = ""
        self._rule = ("", "")
        self._done = (0, 0)
        self._palette = theme.palette
        """The colours that the text is written in."""
        head = QHBoxLayout()
        head.addWidget(self._progress, 1)
        head.addWidget(self.skip)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 6, 6)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._text, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the panel's own words into the language in use now."""
        self.skip.setText(QCoreApplication.translate("LessonPanel", "Skip"))
        named(self.skip, QCoreApplication.translate("LessonPanel", "Skip this step"))
        self._text.setAccessibleName(QCoreApplication.translate("LessonPanel", "Lesson"))
        self._write()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that can have the keyboard focus."""
        return self._text, self.skip

    @property
    def text(self) -> str:
        """All that the panel says now."""
        return self._text.toPlainText()

    def show_progress(self, done: int, steps: int) -> None:
        """Show how many of the steps are done."""
        self._done = (done, steps)
        self._write()

    def show_praise(self, words: str, *, aloud: bool = True) -> None:
        """Show a word about the last move above the step; "" for none."""
        self._praise = words
        if aloud:
            announce(self, words)
        self._write()

    def show_step(self, words: str, rule: tuple[str, str] = ("", ""), *, aloud: bool = True) -> None:
        """Say what is to be learned now; `rule` is its number and title."""
        new = (words, rule) != (self._step, self._rule)
        if aloud and new and (rule[0] or words != self._said):     # announce only once that there is no step
            announce(self, " ".join(filter(None, (*rule, words))))
            self._said = words
        self._step, self._rule, self._explained = words, rule, ""
        self.skip.setEnabled(bool(rule[0]))
        self._write()

    def explain(self, moves: list[tuple[str, str]]) -> None:
        """Say what moves would do, each with its name; an empty list takes the explanation away."""
        chrome = theme.palette.chrome
        explained = "".join(f'<p style="margin:6px 0 0 0"><b>{escaped(name)}</b><br>{escaped(words)}</p>'
                            for name, words in moves)
        if explained:
            explained = f'<a name="{_EXPLAINED}"></a><div style="color:{chrome.quiet.name()}">{explained}</div>'
        if explained != self._explained:
            self._explained = explained
            self._write()

    def _write(self) -> None:
        self._palette = theme.palette
        self._progress.setText(QCoreApplication.translate("LessonPanel", "{done} of {all} steps done").format(
            done=self._done[0], all=self._done[1]))
        accent = theme.palette.chrome.accent.name()
        number, title = self._rule
        parts = [f'<p style="margin:0 0 5px 0"><i>{escaped(self._praise)}</i></p>' if self._praise else ""]
        if number:
            parts.append(f'<p style="margin:0"><a href="{number}" style="color:{accent}"><b>{number} '
                         f"{escaped(title)}</b></a></p>")
        parts.append(f'<p style="margin:0">{escaped(self._step)}</p>')
        self._text.setHtml("".join(parts) + self._explained)
        if self._explained:
            self._text.scrollToAnchor(_EXPLAINED)

    def _follow(self, link: QUrl) -> None:
        self.rule_asked.emit(link.toString())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self._step and theme.palette is not self._palette:
            self._write()
