"""The prompt bar, always in the same place: what is asked, moves as large buttons, and why a move was refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QTextDocumentFragment
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.core.moves import Move
from engine.core.text import N_
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.announce import announce
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.keys import FIXED
from throne_desktop.widgets.lit import light
from throne_desktop.widgets.mnemonics import letter_for, underlined
from throne_desktop.widgets.naming import named

HEIGHT = 86
"""Pixels for the prompt and two lines of a refusal."""
MOST_BUTTONS = 6
SHARE = 0.62
CHOICE_SHARE = 0.88
"""The most buttons, and the share of the bar that they may fill, to leave room for the prompt; the list has all moves.
A choice among a few moves has a short prompt and may fill more."""
LINES = 2
"""How many lines of lower buttons there are if they do not fit side by side."""

_SHOUT: Final = "shout"
_KEY: Final = N_("app", "{what} Key: {key}")
_KEY_AND_COST: Final = N_("app", "{what} The game then counts as assisted. Key: {key}")


class MoveButton(QPushButton):
    """A button of the prompt, with the Move that it makes, or None if it does something else."""

    def __init__(self, words: str, move: Move | None) -> None:
        super().__init__(words)
        self.move_made = move


class PromptBar(QWidget):
    """`chosen` gives the Move of the button pressed; `rule_asked` the number of a rule to read.

    The bar itself keeps the keyboard's attention while the button that had it is gone, and gives it to the next one.
    """

    chosen = Signal(object)
    undo_asked = Signal()
    redo_asked = Signal()
    hint_asked = Signal()
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("promptbar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._prompt = QLabel()
        self._prompt.setObjectName("prompt")
        self._note = QLabel()
        self._note.setObjectName("refusal")
        self._prompt.setWordWrap(True)
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.RichText)
        self._note.linkActivated.connect(self.rule_asked)
        for label in (self._prompt, self._note):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._moves = QGridLayout()
        self._moves.setHorizontalSpacing(8)
        self._moves.setVerticalSpacing(5)
        self.undo = self._tool("undo", self.undo_asked)
        self.redo = self._tool("redo", self.redo_asked)
        self.redo.hide()
        self.hint = self._tool("hint", self.hint_asked)
        self._lay_out()
        self._buttons: list[MoveButton] = []
        self._offered: list[QPushButton] = []
        """The buttons that are not moves, and are never left out."""
        self._letters: set[str] = set()
        self._share = SHARE
        self._whole = False
        self._costly: frozenset[str] = frozenset()
        self.remark("")
        self.retranslate()

    def _lay_out(self) -> None:
        """Put the words on the left and the buttons on the right of one row."""
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self._prompt)
        words.addWidget(self._note)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 6, 14, 6)
        row.setSpacing(10)
        row.addLayout(words, 1)
        row.addLayout(self._moves)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addWidget(self.hint)
        self.setFixedHeight(HEIGHT)

    def _tool(self, name: str, asked: SignalInstance) -> QPushButton:
        button = QPushButton(icon(name, "bar_text"), "")
        button.setObjectName("quiet")
        button.setAutoDefault(True)
        button.clicked.connect(asked)
        return button

    def retranslate(self) -> None:
        """Put the bar's own words into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("PromptBar", "Question"))
        for button, name, says in ((self.undo, "undo", QCoreApplication.translate("PromptBar", "Undo")),
                                   (self.hint, "hint", QCoreApplication.translate("PromptBar", "Hint"))):
            key = FIXED[name].keys[0]
            at = says.upper().find(key)
            button.setText(underlined(says, at if at >= 0 else None))
            says_cost = _KEY_AND_COST if name in self._costly else _KEY
            button.setToolTip(i18n.words(says_cost.fill(what=FIXED[name].what, key=key)))
        what = FIXED["redo"].what
        self.redo.setToolTip(i18n.words(_KEY.fill(what=what, key=FIXED["redo"].keys[0])))
        self.redo.setAccessibleName(i18n.words(what))

    def show_costs(self, costly: frozenset[str]) -> None:
        """Let the buttons "undo" and "hint" say whether pressing them would make the game assisted."""
        if costly != self._costly:
            self._costly = costly
            self.retranslate()

    def ask(self, prompt: str, moves: Sequence[tuple[Move, str]] = (), *, share: float = SHARE,
            shout: Move | None = None, whole: bool = False) -> None:
        """Show what is asked, and a button for each move, the likeliest first, in at most that share of the bar.

        The button of the move that is a `shout` is larger than all others. Of a `whole` all or none are shown.
        """
        self._whole = whole
        self._share = share
        if prompt != self._prompt.text():
            announce(self, prompt)
        self._prompt.setText(prompt)
        named(self._prompt, prompt)
        self.remark("")
        self._clear()
        for index, (move, words) in enumerate(() if whole and len(moves) > MOST_BUTTONS else moves[:MOST_BUTTONS]):
            self._add(words, self._chooser(move), _SHOUT if move is shout else "quiet" if index else "primary",
                      move)
        self._make_room()
        self._pass_on_focus()

    def _clear(self) -> None:
        for button in self._buttons:
            self.allow(button, False)
            button.hide()       # at once, to free its key for the next one
            self._moves.removeWidget(button)
            button.deleteLater()
        self._buttons, self._offered = [], []
        self._letters = set()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show as many buttons as leave room for the prompt, but at least one; in one line if all of them fit."""
        tools = sum(tool.sizeHint().width() + 10 for tool in (self.undo, self.redo, self.hint) if not tool.isHidden())
        room = self.width() * self._share - tools
        lines = next((lines for lines in range(1, LINES) if self._width_in(lines, self._buttons) <= room), LINES)
        fitting = max((number for number in range(1, len(self._buttons) + 1)
                       if self._width_in(lines, self._buttons[:number]) <= room), default=1)
        if self._whole and fitting < len(self._buttons):
            fitting = 0
        self._arrange(lines, self._buttons[:fitting])
        for number, button in enumerate(self._buttons):
            button.setVisible(number < fitting or button in self._offered)

    def _columns(self, lines: int, buttons: Sequence[MoveButton]) -> list[list[MoveButton]]:
        """The buttons from left to right in columns of at most `lines`; a shout has a column of its own."""
        columns: list[list[MoveButton]] = []
        for button in buttons:
            alone = not columns or len(columns[-1]) == lines or _SHOUT in (button.objectName(),
                                                                          columns[-1][0].objectName())
            if alone:
                columns.append([])
            columns[-1].append(button)
        return columns

    def _width_in(self, lines: int, buttons: Sequence[MoveButton]) -> int:
        """The width that the buttons take in that many lines."""
        self._lower(lines > 1)
        return sum(max(button.sizeHint().width() for button in column) + self._moves.horizontalSpacing()
                   for column in self._columns(lines, buttons))

    def _lower(self, low: bool) -> None:
        """Let the buttons be low enough to stand over one another, or as high as usual."""
        for button in self._buttons:
            if button.property("low") != low:
                button.setProperty("low", low)
                button.style().unpolish(button)
                button.style().polish(button)

    def _arrange(self, lines: int, shown: Sequence[MoveButton]) -> None:
        """Put the buttons in their places; one that is alone in its column stands in the middle."""
        self._lower(lines > 1)
        for button in self._buttons:
            self._moves.removeWidget(button)
        shown = [button for button in self._buttons if button in shown or button in self._offered]
        for column, buttons in enumerate(self._columns(lines, shown)):
            for line, button in enumerate(buttons):
                self._moves.addWidget(button, line, column, lines if len(buttons) == 1 else 1, 1)

    def _chooser(self, move: Move) -> Callable[[], None]:
        return lambda: self.chosen.emit(move)

    def _add(self, words: str, act: Callable[[], None], kind: str, move: Move | None = None) -> MoveButton:
        """A button with a letter underlined, which is its key."""
        at = letter_for(words, self._letters)
        button = MoveButton(underlined(words, at), move)
        button.setObjectName(kind)
        button.setAutoDefault(True)
        button.clicked.connect(act)
        self._moves.addWidget(button, 0, len(self._buttons))
        self._buttons.append(button)
        if at is not None:
            self._letters.add(words[at].upper())
            key = QShortcut(QKeySequence(words[at].upper()), button)
            key.setAutoRepeat(False)
            key.activated.connect(button.click)
        return button

    def point_at(self, move: Move) -> None:
        """Light the button of a move, if it has one, so that a hint can be seen."""
        for button in self._buttons:
            light(button, button.move_made is move)

    def tell(self, words: str) -> None:
        """Say what happens now, and leave the buttons. Screen readers hear it from the log."""
        self._prompt.setText(words)
        named(self._prompt, words)

    def offer(self, words: str, act: Callable[[], None], *, quiet: bool = False) -> None:
        """Add a button for something other than a move of the game."""
        self._offered.append(self._add(words, act, "quiet" if quiet else "primary"))
        self._make_room()
        self._pass_on_focus()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def allow(self, button: QPushButton, can: bool) -> None:
        """Enable or disable a button; the bar takes over the focus of a button that is disabled."""
        if not can and button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(can)

    def offer_redo(self, can: bool) -> None:
        """Show or hide the redo button."""
        self.allow(self.redo, can)
        self.redo.setVisible(can)

    def allow_moves(self, can: bool) -> None:
        """Enable or disable the buttons of moves."""
        for button in self.buttons:
            self.allow(button, can)
        if can:
            self._pass_on_focus()

    def take_focus(self) -> None:
        """Give the focus to the first button, now or as soon as there is one."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pass_on_focus()

    def _pass_on_focus(self) -> None:
        if self.window().focusWidget() is self:     # even while another window is active
            for button in self.buttons:
                if button.isEnabled():
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
                    return

    # -- what stands in the bar ----------------------------------------------------------------------------------------

    @property
    def buttons(self) -> list[MoveButton]:
        """The buttons that are shown, from left to right."""
        return [button for button in self._buttons if not button.isHidden()]

    @property
    def note(self) -> str:
        """The refusal or remark below the prompt, as rich text."""
        return self._note.text()

    def refuse(self, rule: str, title: str, reason: str) -> None:
        """Say why a move is not allowed; the rule's number leads to the rule book."""
        link = theme.palette.chrome.bar_link.name()
        self.remark(f'{reason} <a style="color:{link}" href="{rule}">{rule} · {title}</a>')

    def remark(self, words: str) -> None:
        """Say something other than a refusal; "" takes away what was said last."""
        self._note.setText(words)
        self._note.setVisible(bool(words))
        announce(self, QTextDocumentFragment.fromHtml(words).toPlainText())
