"""The ribbon: what is asked, on a narrow band that lies on the table just above what is to be moved."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from engine.core.moves import Move
from throne_desktop.screens.around_table.hinted_button import light
from throne_desktop.screens.around_table.ribbon_plan import APART, SIDES, WAYS, MoveButton, RibbonPlan, RibbonWay, Sizes
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets.mnemonics import letter_for, underlined
from throne_desktop.widgets.naming import named

MOST_BUTTONS: Final = 6
SMALL: Final = 1100
"""Pixels: on a table less wide, the words are a little smaller."""
_SHOUT: Final = "shout"
_BELOW: Final = 6
"""Pixels below a remark."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class Ribbon(QFrame):
    """`chosen` gives the Move of the button pressed; `more_asked` asks for the moves that have no button.

    The ribbon itself keeps the keyboard's attention while the button that had it is gone, and gives it to the next
    one. It is a sibling of the table view, whose own children screen readers would take for pieces.
    """

    chosen = Signal(object)
    more_asked = Signal()
    lies = Signal()
    """The ribbon has a new place or size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ribbon")
        self._prompt = QLabel(self)
        self._prompt.setObjectName("prompt")
        self._note = QLabel(self)
        self._note.setObjectName("remark")
        for label in (self._prompt, self._note):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._room = QRect()
        self._buttons: list[MoveButton] = []
        self._offered: list[QPushButton] = []
        """The buttons that are not moves, and are never left out."""
        self._letters: set[str] = set()
        self.other_letters: frozenset[str] = frozenset()
        """Letters that are keys of the page beside those that always are: no button has them."""
        self._more = self._button("", self.more_asked.emit, "quiet")
        self._whole = False
        self.remark("")
        self.retranslate()

    def retranslate(self) -> None:
        """Put the ribbon's own words into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("Ribbon", "Question"))
        self._more.setText(QCoreApplication.translate("Ribbon", "More…"))
        named(self._more, QCoreApplication.translate("Ribbon", "Show all possible moves"))

    # -- what is asked -------------------------------------------------------------------------------------------------

    def ask(self, prompt: str, moves: Sequence[tuple[Move, str]] = (), *, gold: Move | None = None,
            shout: Move | None = None, last: Collection[Move] = (), elsewhere: Collection[Move] = (),
            whole: bool = False, said: str = "", is_heard: bool = False) -> None:
        """Show what is asked, and a button for each move, the likeliest first, as far as there is room.

        Screen readers say the prompt, or what is to be `said` instead, unless it `is_heard` otherwise.

        The button of the move that is a `shout` is larger than all others, and `gold` is the move whose button shines.
        Those that are `last` stand at the right end, always at the same place. Moves that can be made `elsewhere` are
        the first to be left out, and then nothing leads to them from here. Of a `whole` all or none are shown.
        """
        if not is_heard and (said or prompt != self._prompt.text()):
            announce(self, said or prompt)
        self.tell(prompt)
        self.remark("")
        self._clear()
        self._whole = whole
        ordered = [each for each in moves if each[0] not in last] + [each for each in moves if each[0] in last]
        for move, words in ordered:
            kind = _SHOUT if move is shout else "primary" if move is gold else "quiet"
            self._add(words, self._chooser(move), kind, move, last=move in last, spare=move in elsewhere)
        self._arrange()
        self._pass_on_focus()

    def tell(self, words: str) -> None:
        """Say what happens now, and leave the buttons. Screen readers hear it from the log."""
        self._prompt.setText(words)
        named(self._prompt, words)
        self._arrange()

    def offer(self, words: str, act: Callable[[], None], *, quiet: bool = False, last: bool = False) -> None:
        """Add a button for something other than a move of the game; a `last` one stands where such moves stand."""
        self._offered.append(self._add(words, act, "quiet" if quiet else "primary", last=last))
        self._arrange()
        self._pass_on_focus()

    def point_at(self, move: Move) -> None:
        """Light the button of a move, if it has one, so that a hint can be seen."""
        for button in self._buttons:
            light(button, button.move_made is move)

    def remark(self, words: str) -> None:
        """Say something beside or below what is asked; "" takes away what was said last."""
        if words == self._note.text() == "":
            return
        self._note.setText(words)
        self._arrange()
        announce(self, words)

    @property
    def note(self) -> str:
        """The remark beside or below what is asked."""
        return self._note.text()

    # -- buttons -------------------------------------------------------------------------------------------------------

    @property
    def buttons(self) -> list[MoveButton]:
        """The buttons of moves and of what else is offered, as far as they are shown, from left to right."""
        return [button for button in self._buttons if not button.isHidden()]

    @property
    def stops(self) -> list[QWidget]:
        """The parts that can have the focus."""
        return [*self.buttons, self._more]

    def _clear(self) -> None:
        for button in self._buttons:
            self.allow(button, False)
            button.hide()       # at once, to free its key for the next one
            button.deleteLater()
        self._buttons, self._offered = [], []
        self._letters = set(self.other_letters)

    def _chooser(self, move: Move) -> Callable[[], None]:
        return lambda: self.chosen.emit(move)

    def _button(self, words: str, act: Callable[[], None], kind: str, move: Move | None = None, *, last: bool = False,
                spare: bool = False) -> MoveButton:
        button = MoveButton(words, move, last=last, spare=spare)
        button.setParent(self)
        button.setObjectName(kind)
        button.setAutoDefault(True)
        button.clicked.connect(act)
        return button

    def _add(self, words: str, act: Callable[[], None], kind: str, move: Move | None = None, *, last: bool = False,
             spare: bool = False) -> MoveButton:
        """A button with a letter underlined, which is its key."""
        at = letter_for(words, self._letters)
        button = self._button(underlined(words, at), act, kind, move, last=last, spare=spare)
        self._buttons.append(button)
        if at is not None:
            self._letters.add(words[at].upper())
            key = QShortcut(QKeySequence(words[at].upper()), button)
            key.setAutoRepeat(False)
            key.activated.connect(button.click)
        return button

    # -- places --------------------------------------------------------------------------------------------------------

    def fit(self, room: QRect) -> None:
        """Lie in that room of the table, in its middle; if that is too low, grow upwards: cards come forward below."""
        self._room = room
        self._arrange()

    def _arrange(self) -> None:
        """Take as much of the room as the words need, with as many buttons as fit; without any, none of it."""
        if not (self._prompt.text() or self.note or self._buttons):
            self.setGeometry(QRect(self._room.center(), QSize(0, 0)))
            self.lies.emit()
        elif not self._room.isEmpty():
            self._mark("small", self._room.width() < SMALL)
            plans = self._plans()
            best = next(plans)
            if self.note:       # rather packed closely than over the cards above
                beside = (plan for plan in (best, *plans) if plan.shown == best.shown and self._is_beside(plan))
                best = next(beside, best)
            self._place(best)

    def _room_beside(self, plan: RibbonPlan) -> int:
        """How wide a remark beside question and buttons can be."""
        return plan.most - plan.size.width() - plan.side

    def _is_beside(self, plan: RibbonPlan) -> bool:
        """Whether there is a remark, and room for it beside question and buttons."""
        room = self._room_beside(plan)
        fits = plan.size.height() <= self._room.height()
        return bool(self.note) and fits and room > 0 and self._note_size(room).height() <= plan.size.height()

    def _plans(self) -> Iterator[RibbonPlan]:
        """The ways to lay the ribbon out that fit its room, the best first; the last one may not fit."""
        least = 0 if self._whole or not self._buttons else 1
        sizes, plans = dict[RibbonWay, Sizes](), list[RibbonPlan]()
        for number, way in product(range(min(len(self._buttons), MOST_BUTTONS), least - 1, -1), WAYS):
            if way not in sizes:        # measured once: to dress all parts in another way takes its time
                sizes[way] = self._go(way)
            plans.append(RibbonPlan(way, self._shown(number), *sizes[way], self._room))
            if plans[-1].fits:
                yield plans[-1]
        yield from (plan for plan in plans if plan.size.width() <= plan.most)
        yield plans[-1]._replace(words=self._wrapped(max(1, plans[-1].most - plans[-1].frame)))

    def _go(self, way: RibbonWay) -> Sizes:
        """Dress all parts for a way to lay them out; returns what the words and every button need then."""
        self._mark("tight", way.tight)
        self._mark("fine", way.fine)
        return self._words(way.lines), {button: button.sizeHint() for button in (*self._buttons, self._more)}

    def _shown(self, number: int) -> list[MoveButton]:
        """The buttons to show if there is room for that many: moves as far as they fit, and whatever else is offered.

        Something leads to those that are left out, unless they can be made elsewhere.
        """
        spare = [button for button in self._buttons if button.spare]
        kept = [*(button for button in self._buttons if not button.spare), *spare][:number]
        if self._whole and number < len(self._buttons):
            kept = []
        shown = [button for button in self._buttons if button in kept or button in self._offered or button.last]
        left_out = any(not button.spare for button in self._buttons if button not in shown)
        at = next((at for at, button in enumerate(shown) if button.last), len(shown))
        return [*shown[:at], self._more, *shown[at:]] if left_out else shown

    def _words(self, lines: int) -> QSize:
        """What the words need in that many lines at most."""
        metrics = self._metrics(self._prompt)
        low, high = 1, metrics.horizontalAdvance(self._prompt.text()) + 2
        if lines == 1:
            return QSize(high, metrics.height())
        while low < high:
            middle = (low + high) // 2
            if self._wrapped(middle).height() <= lines * metrics.lineSpacing():
                high = middle
            else:
                low = middle + 1
        return self._wrapped(low)

    def _wrapped(self, width: int) -> QSize:
        """The words in a column of that width, or wider if a word is."""
        text = self._prompt.text()
        found = self._metrics(self._prompt).boundingRect(QRect(0, 0, width, 1000), _WRAPPED, text)
        return QSize(max(width, found.width() + 2), found.height())

    def _metrics(self, label: QLabel) -> QFontMetrics:
        label.ensurePolished()
        return label.fontMetrics()

    def _place(self, plan: RibbonPlan) -> None:
        """Lay everything out in that way; a remark stands beside it or, where that is too wide, below."""
        self._go(plan.way)
        room, row = self._room, plan.size.height()
        beside = self._is_beside(plan)
        note = self._note_size(self._room_beside(plan) if beside else plan.most - 2 * SIDES[0])
        width, height = plan.size.width(), row
        if beside:
            width += note.width() + plan.side
        elif self.note:
            width, height = min(plan.most, max(width, note.width() + 2 * SIDES[0])), row + note.height() + _BELOW
        top = room.bottom() + 1 - height if height > room.height() else room.center().y() + 1 - height // 2
        left, width = plan.lying(width)
        self.setGeometry(left, top, width, height)
        end = self._place_row(plan, 0 if beside or plan.is_anchored else max(0, width - plan.size.width()) // 2)
        self._note.setGeometry(*((end, (row - note.height()) // 2) if beside else ((width - note.width()) // 2, row)),
                               note.width(), note.height())
        self._note.setVisible(bool(self.note))
        self.lies.emit()

    def _place_row(self, plan: RibbonPlan, left: int) -> int:
        """Put words and buttons beside one another, the last ones at the right end; returns where there is room."""
        row = plan.size.height()
        left += plan.side
        self._prompt.setGeometry(left, 0, plan.words.width(), row)
        left += plan.words.width() + APART
        for button in (*self._buttons, self._more):
            button.setVisible(button in plan.shown)
        for button in (each for each in plan.shown if not each.last):
            left = self._put(button, left, row, plan)
        right = self.width() - plan.side
        for button in (each for each in reversed(plan.shown) if each.last):
            right -= plan.sizes[button].width()
            self._put(button, right, row, plan)
            right -= APART
        return left - APART + plan.side

    @staticmethod
    def _put(button: MoveButton, left: int, row: int, plan: RibbonPlan) -> int:
        """Put a button there in the row; returns where the next one goes."""
        size = plan.sizes[button]
        button.setGeometry(left, (row - size.height()) // 2, size.width(), size.height())
        return left + size.width() + APART

    def _note_size(self, room: int) -> QSize:
        width = min(room, self._metrics(self._note).horizontalAdvance(self.note) + 6)
        return QSize(width, self._note.heightForWidth(width))

    def _mark(self, name: str, value: bool) -> None:
        """Tell the style sheet something about the ribbon."""
        if self.property(name) != value:
            self.setProperty(name, value)
            for part in (self._prompt, self._note, *self._buttons, self._more):
                part.setProperty(name, value)
                part.style().unpolish(part)
                part.style().polish(part)

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def allow(self, button: QPushButton, can: bool) -> None:
        """Enable or disable a button; the ribbon takes over the focus of a button that is disabled."""
        if not can and button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(can)

    def allow_moves(self, can: bool) -> None:
        """Enable or disable the buttons."""
        for button in self.buttons:
            self.allow(button, can)
        if can:
            self._pass_on_focus()

    def take_focus(self) -> None:
        """Give the focus to the first button, now or as soon as there is one.

        It is never one that gives something up, or calls something out: to press Enter without a look would do so.
        """
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pass_on_focus()

    def _pass_on_focus(self) -> None:
        if self.window().focusWidget() is self:     # even while another window is active
            for button in self.buttons:
                kind = button.objectName()
                if button.isEnabled() and kind != _SHOUT and not (button.last and kind == "quiet"):
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
                    return
