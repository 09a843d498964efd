"""The picker: moves offered as pictures, in a panel that lies over the table and can be put aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QWidget

from engine.base.faces import Face, TokenFace
from engine.core.moves import Move
from engine.core.text import Text
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.screens.around_table.hinted_button import light
from throne_desktop.screens.around_table.picker_picture import Picture, PictureRow, faint
from throne_desktop.screens.around_table.picker_strip import FRAME, laid_in, strip
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.hand.preview import DELAY, WIDTH
from throne_desktop.widgets.naming import named

_LARGER: Final = 2.2
"""How much wider than its picture a card shown large is, at least."""


@dataclass(frozen=True, slots=True)
class PickerItem:
    """A move, the face that stands for it, its words, whether it is drawn faintly, and why."""

    move: Move
    face: Face
    words: str
    faint: bool
    why: str = ""


def choices_of(view: View, say: Callable[[Text], str]) -> list[PickerItem]:
    """The moves that a view offers as pictures."""
    dimming = view.game.table.dimming
    return [PickerItem(each.move, each.face, say(view.describe(each.move)), each.dimmed,
                   "" if dimming is None or not each.dimmed else say(dimming)) for each in view.pictures]


class Picker(QFrame):
    """`chosen` gives the Move of the picture that was clicked or pressed with the keyboard.

    What is asked stands in the ribbon, just above. It is a sibling of the table view, whose own children screen
    readers would take for pieces.
    """

    chosen = Signal(object)

    def __init__(self, table: QWidget, faces: Faces) -> None:
        super().__init__(table.parentWidget())
        self.setObjectName("panel")
        self._over = table
        self._rooms: Sequence[QRect] = ()
        self._asked = QRect()
        self._faces = faces
        self._choices: tuple[PickerItem, ...] = ()
        self._lit: Move | None = None
        self.aside = QToolButton(self)
        self.aside.setCheckable(True)
        self.aside.toggled.connect(self._put_aside)
        self._pictures = PictureRow(self)
        self._pictures.left.connect(self._leave)
        self._panel, self._strip = QRect(), strip(QSize(1, 1), 1)
        self._pointed: int | None = None
        self.large = QLabel(table.parentWidget())
        """A picture above everything, large enough to read what the card does."""
        self.large.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.large.hide()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(DELAY)
        self._rest.timeout.connect(self._show_pointed)
        self.hide()

    # -- what is offered -----------------------------------------------------------------------------------------------

    def offer(self, choices: Sequence[PickerItem]) -> None:
        """Offer these moves; without any, close the panel."""
        has_keyboard = self.isAncestorOf(self.focusWidget() or self._over)
        self.large.hide()
        self._choices = tuple(choices)
        self._lit = None
        self.aside.setChecked(False)
        self.retranslate()
        self._fit()
        self.setVisible(bool(choices))
        if choices:
            self.raise_()
        elif has_keyboard:
            self._over.setFocus(Qt.FocusReason.OtherFocusReason)

    def point_at(self, move: Move) -> None:
        """Light the picture of a move, so that a hint can be seen."""
        self._lit = move
        self._light()

    def _light(self) -> None:
        for button in self.buttons:
            light(button, button.move_shown is self._lit)

    def retranslate(self) -> None:
        """Put the panel's own words into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("Picker", "Choices as pictures"))
        words = QCoreApplication.translate("Picker", "Look at the table")
        named(self.aside, words)
        self.aside.setText(words.replace(" ", "\n"))    # a column beside the pictures

    def _put_aside(self, aside: bool) -> None:
        self.large.hide()
        self._pictures.setVisible(not aside)
        self._fit()

    # -- layout --------------------------------------------------------------------------------------------------------

    def spare(self, asked: QRect) -> None:
        """What is asked lies there now: no large picture covers it if there is room above."""
        self._asked = asked

    def fit(self, rooms: Sequence[QRect]) -> None:
        """Lie in the first of these rooms in which the pictures have room, or else in the last."""
        self._rooms = tuple(rooms)
        self._fit()

    @property
    def is_of_tokens(self) -> bool:
        """Whether the pictures are tokens, such as numbers to say, and no cards."""
        return all(isinstance(each.face, TokenFace) for each in self._choices)

    def _fit(self) -> None:
        """Fit the pictures into their room, at its lower edge: there they cover least of the cards below."""
        if not self._choices:
            return
        beside = self.aside.sizeHint()
        self._panel, self._strip = laid_in(self._rooms or (self._over.rect(),), len(self._choices), beside,
                                           tokens=self.is_of_tokens)
        self._fill()
        size = self.sizeHint()
        self.setGeometry(QRect(QPoint(self._panel.right() + 1 - size.width(), self._panel.bottom() + 1 - size.height()),
                               size))
        self._pictures.setGeometry(QRect(QPoint(FRAME, FRAME), self._strip.size))
        self.aside.setGeometry(QRect(QPoint(size.width() - FRAME - beside.width(), FRAME), beside))

    def sizeHint(self) -> QSize:
        """The pictures with the button beside them, or that alone."""
        return self.aside.sizeHint() + QSize(2 * FRAME, 2 * FRAME) if self.aside.isChecked() else self._panel.size()

    @property
    def buttons(self) -> list[Picture]:
        """The pictures, from left to right."""
        return self._pictures.pictures

    def _fill(self) -> None:
        had_keyboard = next((number for number, button in enumerate(self.buttons) if button.hasFocus()), None)
        for button in self.buttons:
            button.deleteLater()
        self._pointed = None
        self._pictures.pictures = [self._button(number, choice) for number, choice in enumerate(self._choices)]
        if had_keyboard is not None and self.buttons:
            self._pictures.show()
            button = self.buttons[min(had_keyboard, len(self.buttons) - 1)]
            button.show()       # a hidden button cannot take the focus
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._light()

    def _button(self, number: int, choice: PickerItem) -> Picture:
        whole, covered = self._painted(choice.face, None), self._painted(choice.face, self._strip.free[number])
        button = Picture(choice.move, *((faint(whole), faint(covered)) if choice.faint else (whole, covered)))
        button.setParent(self._pictures)
        height = self._strip.size.height()
        button.setGeometry(self._strip.lefts[number], 0, self._strip.width, height)
        button.show()
        button.went.connect(lambda step: self._go(button, step))
        button.looked.connect(lambda: self._look(button, choice))
        button.left.connect(self.large.hide)
        button.came.connect(partial(self._bring, number))
        button.pointed.connect(lambda point: self._point(button.x() + point.x()))
        named(button, choice.words, choice.why)
        button.setToolTip("\n".join(filter(None, (choice.words, choice.why))))
        button.clicked.connect(lambda: self.chosen.emit(choice.move))
        return button

    def _painted(self, face: Face, free: float | None) -> QPixmap:
        return self._faces.face(face, float(self._strip.width), self.devicePixelRatioF(), free=free)

    # -- the one in front ----------------------------------------------------------------------------------------------

    def _bring(self, number: int | None) -> None:
        """Bring a picture in front of those that lie over it, or none."""
        for each, button in enumerate(self.buttons):
            button.come_forward(each == number)
            button.raise_()
        if number is not None:
            self.buttons[number].raise_()

    def _point(self, x: int) -> None:
        """The pointer is there, from the left edge of the pictures: what it would be on if none were in front counts,
        so that none slips away from below it."""
        number = max((each for each, left in enumerate(self._strip.lefts) if left <= x), default=0)
        self._rest.start()
        if number != self._pointed:
            self._pointed = number
            self.large.hide()
            self._bring(number)

    def _leave(self) -> None:
        """The pointer has left the pictures: the one with the keyboard is in front, if there is one."""
        self._rest.stop()
        self._pointed = None
        self.large.hide()
        self._bring(next((number for number, button in enumerate(self.buttons) if button.hasFocus()), None))

    def _show_pointed(self) -> None:
        """The pointer rests: show what it is on large."""
        if self._pointed is not None and self.is_open and not self.large.isVisible():
            self._show_large(self.buttons[self._pointed], self._choices[self._pointed])

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether pictures are shown."""
        return self.isVisible() and not self.aside.isChecked()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab reaches: one picture, from which arrows lead to the others, and the button beside them."""
        if not self.is_open:
            return (self.aside,)
        return next((button for button in self.buttons if button.hasFocus()), self.buttons[0]), self.aside

    def take_focus(self) -> None:
        """Give the focus to a picture."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _go(self, button: Picture, step: int) -> None:
        there = self.buttons.index(button) + step
        if 0 <= there < len(self.buttons):
            self.buttons[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _look(self, button: Picture, choice: PickerItem) -> None:
        """Show a card large above its picture and say what it does, or take it away again."""
        if self.large.isVisible():
            self.large.hide()
            return
        does = self._faces.ability(choice.face)
        announce(self, " ".join(filter(None, (choice.words, does, choice.why))))
        self._show_large(button, choice)

    def _show_large(self, button: Picture, choice: PickerItem) -> None:
        """Above the pictures, so that their neighbours stay in sight, and above what is asked if there is room."""
        if isinstance(choice.face, TokenFace):
            return
        width = max(WIDTH * theme.text_scale, _LARGER * self._strip.width)
        self.large.setPixmap(self._faces.face(choice.face, width, self.devicePixelRatioF()))
        self.large.adjustSize()
        room, here = self._over.rect(), self.pos() + button.mapTo(self, QPoint(0, 0))
        left = here.x() + (button.width() - self.large.width()) // 2
        above = self._asked.top() if self._asked.top() >= self.large.height() else self.y()
        self.large.move(max(0, min(left, room.right() - self.large.width())), max(0, above - self.large.height()))
        self.large.raise_()
        self.large.show()

