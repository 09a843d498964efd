"""The numbers of a table that is being laid: coins, counters, and what else a game keeps beside its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from engine.base.laying import Holds, LaidField, by_seat
from engine.base.notation import ACTOR
from engine.core.moves import NONE
from engine.core.text import N_, Player, Text
from engine.lab.draft import Draft
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown

Say = Callable[[Text], str]

_OF: Final = N_("lab", "{name}, {player}")
_OF_CARD: Final = N_("lab", "{name}: {card}")
_NUMBERED: Final = N_("lab", "{name}, {number}")
_OTHER: Final = N_("lab", "Something else")
_NO_CARD: Final = N_("lab", "No card")
_NO_PLAYER: Final = N_("lab", "No player")
_ANY: Final = N_("lab", "any")
"""Of a number, player or card: nobody has said which."""
_UNSAID: Final = "unsaid"
"""Beside `_ANY` in a list."""


class NumberBox(QSpinBox):
    """A number, or the words `unsaid` for one that nobody has said: these are one step below the least.

    The mouse wheel scrolls the page and never changes it.
    """

    def __init__(self, unsaid: str = "") -> None:
        super().__init__()
        self.setSpecialValueText(unsaid)

    @property
    def is_unsaid(self) -> bool:
        """Whether it shows that nobody has said its number."""
        return bool(self.specialValueText()) and self.value() == self.minimum()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.is_unsaid:      # after the click: what is typed then takes the place of the word
            QTimer.singleShot(0, self, self.selectAll)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


Editor = NumberBox | QCheckBox | DropDown
_MASKS: Final = (Holds.SEATS, Holds.CARDS, Holds.SET)
"""Of these, each has a check mark of its own."""


class LaidNumbers(QWidget):
    """`given` gives the name of a field and its new value: a number, or the whole list; `opened` that of one that may
    have any value again."""

    given = Signal(str, object)
    opened = Signal(str)

    def __init__(self, draft: Draft[Any], say: Say, name: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._name = name
        self._draft = draft
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._none = basics.wrapped("subtle")
        self.editors: dict[tuple[str, int], Editor] = {}
        """By field, and place in its list or bit of its mask; 0 for a field that is neither."""
        self._labels: dict[tuple[str, int], QLabel] = {}

    def show_draft(self, draft: Draft[Any]) -> None:
        """Show the numbers of this one from now on."""
        self._draft = draft

    @property
    def _fields(self) -> dict[str, LaidField[Any]]:
        laying = self._draft.game.laying
        return {} if laying is None else {name: field for name, field in laying.fields.items() if not field.hidden}

    def retranslate(self) -> None:
        """Make the rows anew, in the language in use now."""
        for part in (*self._labels.values(), *self.editors.values()):
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._labels, self.editors = {}, {}
        self._none.setText(
            QCoreApplication.translate("LabScreen", "To set this game’s numbers, edit the text of its table.")
            if self._draft.game.laying is None else
            QCoreApplication.translate("LabScreen", "This game has no numbers to set."))
        self._grid.addWidget(self._none, 0, 0, 1, 2)
        self._none.setVisible(not self._fields)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        for name, field in self._fields.items():
            for place in self._places(name, field):
                self._add(name, field, place)
        self._grid.setRowStretch(len(self.editors) + 1, 1)
        self.refresh()

    def _values(self, name: str) -> Sequence[int]:
        value = self._draft.fields[name]
        return value if isinstance(value, list) else (value,)

    def _places(self, name: str, field: LaidField[Any]) -> Sequence[int]:
        """What has a row of its own in a field: the places of a list, or the bits of a mask."""
        if field.holds not in _MASKS:
            return range(len(self._values(name)))
        if field.holds is Holds.SEATS:
            return range(self._draft.seats)
        return tuple(field.values or ()) if field.cards is None else field.cards(self._draft.table)

    def _value(self, name: str, field: LaidField[Any], place: int) -> int:
        if field.holds in _MASKS:
            return self._values(name)[0] >> place & 1
        return self._values(name)[place]

    def _add(self, name: str, field: LaidField[Any], place: int) -> None:
        label, editor = basics.wrapped(), self._editor(field)
        label.setBuddy(editor)
        row = len(self.editors) + 1
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(editor, row, 1)
        self._labels[name, place] = label
        self.editors[name, place] = editor
        if isinstance(editor, NumberBox):
            editor.valueChanged.connect(lambda value: self._give(name, place, _UNSAID if editor.is_unsaid else value))
        elif isinstance(editor, QCheckBox):
            editor.toggled.connect(lambda on: self._give(name, place, int(on)))
        else:
            editor.activated.connect(lambda: self._give(name, place, editor.currentData()))

    def _words(self, name: str, field: LaidField[Any], place: int) -> str:
        label = self._say(field.label)
        if field.holds in _MASKS:
            return self._of_mask(label, field, place)
        if not isinstance(self._draft.fields[name], list):
            return label
        if field.size is by_seat:
            return self._say(_OF.fill(name=label, player=Player(place)))
        if field.row is not None:
            return self._say(field.row(place))
        kinds = () if field.cards is None else field.cards(self._draft.table)
        if place < len(kinds):
            return self._say(_OF_CARD.fill(name=label, card=self._draft.game.cards[kinds[place]].name))
        return self._say(_NUMBERED.fill(name=label, number=place + 1))

    def _of_mask(self, label: str, field: LaidField[Any], bit: int) -> str:
        if field.holds is Holds.SEATS:
            return self._say(_OF.fill(name=label, player=Player(bit)))
        card = self._draft.game.cards[bit].name if field.values is None else field.values[bit]
        return self._say(_OF_CARD.fill(name=label, card=card))

    def _editor(self, field: LaidField[Any]) -> Editor:
        if field.holds is Holds.YES or field.holds in _MASKS:
            return QCheckBox()
        if field.holds is Holds.NUMBER and field.values is None:
            return NumberBox(self._say(_ANY) if _may_be_any(field) else "")
        chooser = DropDown()
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        chooser.setMinimumContentsLength(7)
        if _may_be_any(field) or _is_turn(field):
            chooser.addItem(self._say(_ANY), _UNSAID)
        if field.values is not None:
            for number, said in field.values.items():
                chooser.addItem(said if isinstance(said, str) else self._say(said), number)
            return chooser
        is_card = field.holds is Holds.CARD
        if field.least < 0:
            chooser.addItem(self._say(_NO_CARD if is_card else _NO_PLAYER), NONE)
        for number in range(field.most_in(self._draft.table) + 1):
            chooser.addItem(self._say(self._draft.game.cards[number].name) if is_card else self._name(number), number)
        return chooser

    def _give(self, name: str, place: int, value: int | str) -> None:
        if isinstance(value, str):
            self.opened.emit(name)
            return
        now = self._draft.fields[name]
        if self._fields[name].holds in _MASKS:
            self.given.emit(name, now & ~(1 << place) | value << place)
            return
        self.given.emit(name, [*now[:place], value, *now[place + 1:]] if isinstance(now, list) else value)

    def shows_any(self, name: str) -> bool:
        """Whether the numbers of a field stand there as any as long as nobody has laid it."""
        return name in self._fields and _may_be_any(self._fields[name])

    def refresh(self) -> None:
        """Show the numbers as they are now; where a list has become longer or shorter, with rows of its own."""
        if {name: len(self._places(name, field)) for name, field in self._fields.items()} != self._sizes:
            self.retranslate()
            return
        fields = self._fields
        for (name, place), editor in self.editors.items():
            field = fields[name]
            value = self._value(name, field, place)
            unsaid = name not in self._draft.laid and (
                _may_be_any(field) or (_is_turn(field) and ACTOR not in self._draft.laid))
            said = self._words(name, field, place)
            self._labels[name, place].setText(said)
            editor.setAccessibleName(said)
            with QSignalBlocker(editor):
                if isinstance(editor, NumberBox):   # what was pasted may be more than is allowed, and is shown as it is
                    least = min(field.least, value) - bool(editor.specialValueText())
                    editor.setRange(least, max(field.least, field.most_in(self._draft.table), value))
                    editor.setValue(least if unsaid else value)
                elif isinstance(editor, QCheckBox):
                    editor.setChecked(bool(value))
                elif unsaid:
                    editor.setCurrentIndex(editor.findData(_UNSAID))
                else:
                    if editor.findData(value) < 0:      # what came about in play, or was pasted
                        editor.addItem(self._say(_OTHER), value)
                    editor.setCurrentIndex(editor.findData(value))

    @property
    def _sizes(self) -> dict[str, int]:
        """By field: how many rows there are."""
        found = dict.fromkeys(self._fields, 0)
        for name, _ in self.editors:
            found[name] += 1
        return found


def _is_turn(field: LaidField[Any]) -> bool:
    """Whether it is somebody's turn by that field: as long as nobody has said who decides, it may be anybody's."""
    return field.follows and field.holds is Holds.SEAT and field.size is None


def _may_be_any(field: LaidField[Any]) -> bool:
    """Whether a field that nobody has laid may get any value: it neither goes without saying nor follows."""
    return not (field.exceptional or field.follows or field.lies_with)
