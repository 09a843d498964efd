"""The picker: moves offered as small pictures, in a panel that lies over the table and can be put aside."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.base.faces import Face, TokenFace
from engine.core.moves import Move
from engine.core.text import Text
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.table.announce import announce
from throne_desktop.table.blocks import RATIO
from throne_desktop.table.faces import Faces, height_of
from throne_desktop.widgets.lit import light
from throne_desktop.widgets.naming import named

_WIDEST: Final = 116
_WIDEST_TOKEN: Final = 72
_NARROWEST: Final = 66
_HEAD: Final = 62
"""The height of the panel without its pictures."""
_BELOW: Final = 24
"""The height of a picture's frame, beyond the card."""
_FRAME: Final = 14
_APART: Final = 12
_FAINT: Final = 0.4
_LARGE: Final = 230.0
"""The width of a picture that is shown large, at the usual text size, in pixels."""
_LOOK: Final = (Qt.Key.Key_F2, Qt.Key.Key_I)
_STEPS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


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


class _Picture(QToolButton):
    """One picture. `went` gives the steps right and down of an arrow key; `looked` asks to show it large or stop that;
    `left` says that it has lost the focus."""

    went = Signal(object)
    looked = Signal()
    left = Signal()

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move_shown = move
        self.setObjectName("picture")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.went.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _LOOK:
            self.looked.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class Picker(QFrame):
    """`chosen` gives the Move of the picture that was clicked or pressed with the keyboard.

    It is a sibling of the table view, whose own children screen readers would take for pieces.
    """

    chosen = Signal(object)

    def __init__(self, table: QWidget, faces: Faces) -> None:
        super().__init__(table.parentWidget())
        self.setObjectName("panel")
        self._over = table
        self._rooms: Sequence[QRect] = ()
        self._faces = faces
        self._choices: tuple[PickerItem, ...] = ()
        self._lit: Move | None = None
        self._columns = 1
        self._question = QLabel()
        self._question.setObjectName("heading")
        self.aside = QToolButton()
        self.aside.setCheckable(True)
        self.aside.toggled.connect(self._lay_aside)
        head = QHBoxLayout()
        head.setSpacing(_APART)
        head.addWidget(self._question, 1)
        head.addWidget(self.aside, 0, Qt.AlignmentFlag.AlignTop)
        self._pictures = QWidget()
        self._grid = QGridLayout(self._pictures)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        page = QVBoxLayout(self)
        page.setContentsMargins(_FRAME, 8, _FRAME, _FRAME)
        page.addLayout(head)
        page.addWidget(self._pictures)
        self.buttons: list[_Picture] = []
        self.large = QLabel(table.parentWidget())
        """A picture above everything, large enough to read what the card does."""
        self.large.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.large.hide()
        self.hide()

    # -- what is offered -----------------------------------------------------------------------------------------------

    def offer(self, question: str, choices: Sequence[PickerItem]) -> None:
        """Offer these moves; without any, close the panel."""
        has_keyboard = self.isAncestorOf(self.focusWidget() or self._over)
        self.large.hide()
        self._choices = tuple(choices)
        self._lit = None
        self._question.setText(question)
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
        self.aside.setText(QCoreApplication.translate("Picker", "Look at the table"))

    def _lay_aside(self, aside: bool) -> None:
        self._pictures.setVisible(not aside)
        self._fit()

    # -- layout --------------------------------------------------------------------------------------------------------

    def fit(self, rooms: Sequence[QRect]) -> None:
        """Lie in the first of these rooms in which all pictures can be made out, or else in the last."""
        self._rooms = tuple(rooms)
        self._fit()

    def _fit(self) -> None:
        """Fit the pictures into their room: as large as they may be, in as few lines as they need."""
        if not self._choices:
            return
        rooms = self._rooms or (self._over.rect(),)
        room, width, self._columns = next(
            ((room, *sizes) for room in rooms if (sizes := self._sizes(room)) is not None),
            (rooms[-1], _NARROWEST, self._columns_of(_NARROWEST, rooms[-1])))
        self._fill(width)
        self._fit_question(room.width() - 2 * _FRAME)
        for part in (self._pictures, self._question):   # otherwise the panel remembers their old sizes
            part.updateGeometry()
        self.adjustSize()
        size = self.sizeHint()
        self.resize(size)
        self.move(room.center().x() - size.width() // 2,
                  max(room.top(), room.center().y() - size.height() // 2))

    def _fit_question(self, room: int) -> None:
        """Put the question into one line if it fits beside the button, or else into several."""
        self._question.setWordWrap(False)
        self._question.setMinimumSize(0, 0)
        wanted = self._question.sizeHint().width()
        left = room - self.aside.sizeHint().width() - _APART
        if wanted > left:
            self._question.setWordWrap(True)
            self._question.setMinimumSize(left, self._question.heightForWidth(left))

    def _sizes(self, room: QRect) -> tuple[int, int] | None:
        """The width of a picture, and how many stand in a line; None if they do not fit."""
        height = room.height() - _HEAD
        widest = _WIDEST_TOKEN if all(isinstance(each.face, TokenFace) for each in self._choices) else _WIDEST
        for width in range(widest, _NARROWEST - 1, -2):
            lines = math.ceil(len(self._choices) / self._columns_of(width, room))
            if lines * (width * RATIO + _BELOW) <= height:
                return width, math.ceil(len(self._choices) / lines)
        return None

    def _columns_of(self, width: int, room: QRect) -> int:
        """How many pictures of that width stand side by side in that room."""
        return max(1, (room.width() - 2 * _FRAME) // (width + 22))

    def _fill(self, width: int) -> None:
        had_keyboard = next((number for number, button in enumerate(self.buttons) if button.hasFocus()), None)
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.deleteLater()
        self.buttons = [self._button(choice, width) for choice in self._choices]
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, number // self._columns, number % self._columns)
        if had_keyboard is not None and self.buttons:
            self._pictures.show()
            button = self.buttons[min(had_keyboard, len(self.buttons) - 1)]
            button.show()       # a hidden button cannot take the focus
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._light()

    def _button(self, choice: PickerItem, width: int) -> _Picture:
        button = _Picture(choice.move)
        button.went.connect(lambda step: self._go(button, step))
        picture = self._faces.face(choice.face, float(width), self.devicePixelRatioF())
        button.setIcon(QIcon(_faint(picture) if choice.faint else picture))
        button.setIconSize(QSize(width + 8, height_of(choice.face, width) + 8))
        button.looked.connect(lambda: self._look(button, choice))
        button.left.connect(self.large.hide)
        named(button, choice.words, choice.why)
        button.setToolTip("\n".join(filter(None, (choice.words, choice.why))))
        button.clicked.connect(lambda: self.chosen.emit(choice.move))
        return button

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether pictures are shown."""
        return self.isVisible() and not self.aside.isChecked()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab reaches: one picture, from which arrows lead to the others, and the button above them."""
        if not self.is_open:
            return (self.aside,)
        return next((button for button in self.buttons if button.hasFocus()), self.buttons[0]), self.aside

    def take_focus(self) -> None:
        """Give the focus to a picture."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _go(self, button: _Picture, step: tuple[int, int]) -> None:
        here = self.buttons.index(button)
        there = here + step[0] + step[1] * self._columns
        if 0 <= there < len(self.buttons):
            self.buttons[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _look(self, button: _Picture, choice: PickerItem) -> None:
        """Show a card large beside its picture and say what it does, or take it away again."""
        if self.large.isVisible():
            self.large.hide()
            return
        does = self._faces.ability(choice.face)
        announce(self, " ".join(filter(None, (choice.words, does, choice.why))))
        if isinstance(choice.face, TokenFace):
            return
        self.large.setPixmap(self._faces.face(choice.face, _LARGE * theme.text_scale, self.devicePixelRatioF()))
        self.large.adjustSize()
        room, here = self._over.rect(), self.pos() + button.mapTo(self, button.rect().topRight())
        left = here.x() if here.x() + self.large.width() <= room.right() else (
            here.x() - button.width() - self.large.width())
        top = min(max(0, here.y() + (button.height() - self.large.height()) // 2), room.bottom() - self.large.height())
        self.large.move(max(0, left), max(0, top))
        self.large.raise_()
        self.large.show()


def _faint(picture: QPixmap) -> QPixmap:
    """The picture, faded."""
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(picture.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(_FAINT)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale


