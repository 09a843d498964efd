"""Laying a table by hand: a box with all cards left, the places they go to, whose turn it is, and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from engine import GAMES, load_game
from engine.base.laying import OVER
from engine.base.notation import ACTOR
from engine.core.text import N_, Player, Text
from engine.lab.draft import Draft
from engine.lab.errors import CannotLay
from engine.table.view import zones_of
from throne_desktop.screens.lab.card_list import CardList
from throne_desktop.screens.lab.chance_list import LEAST_LIST
from throne_desktop.screens.lab.laid_numbers import LaidNumbers
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import Choices, DropDown
from throne_desktop.widgets.scroll import Scroll

Say = Callable[[Text], str]

_PARTS: Final = ("cards", "turn", "numbers")
_SEVERAL: Final = N_("lab", "{card} × {number}")
_PLACE: Final = N_("lab", "{zone} ({number})")
_NUMBERED: Final = N_("lab", "{zone}, number {number}")
_OF_PLAYER: Final = N_("lab", "{zone}, {player}")
_IN_PLACE: Final = N_("lab", "{place}, from the bottom up")
_NOBODY: Final = N_("lab", "Nobody (game over)")
_AS_IT_IS: Final = N_("lab", "What happens at this table")
_UNNAMED: Final = N_("lab", "Unnamed place {number}")
_NOT_YET: Final = N_("lab", "Not chosen yet")
_EDGES: Final = 32
"""Pixels beside the words of a list."""
_NOT_CHOSEN: Final = -1
_READY: Final = N_("lab", "This table is playable.")
_STUMBLED: Final = N_("lab", "The game cannot make sense of this, so the step was taken back.")
_EMPTY: Final = N_("lab", "{place}: nothing here.")
_OTHERS: Final = N_("lab", "The other numbers of this kind are now 0.")
PATIENCE: Final = 3.0
"""Seconds for a table that fits: nothing moves meanwhile, and after five some systems call a window hung."""


class LayPage(QWidget):
    """Changes a Draft. `changed` says that it did, `play_asked` that it is to be tried out.

    What is wrong with the table, and what may be done with it, stays in view below all else. `table_asked` gives a game
    and a number of players for an empty table; `turned` the seat that somebody said is in turn; `place_chosen` says
    that cards are laid elsewhere from now on.
    """

    changed = Signal()
    play_asked = Signal()
    table_asked = Signal(str, int)
    turned = Signal(int)
    place_chosen = Signal()

    def __init__(self, draft: Draft[Any], say: Say, name: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        inner = basics.bare()
        self._say = say
        self._name = name
        self.draft = draft
        self._place = draft.zones[0]
        self._slot: int | None = None
        self.status = basics.wrapped()
        self.parts = Choices(_PARTS)
        self._question = basics.label()
        self._question.hide()
        self._pages = {"cards": self._cards(), "turn": self._turn(), "numbers": self._numbers()}
        self.fill = basics.button("", self._fill)
        self.play = basics.button("primary", self._play)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(6)
        column.addWidget(self.parts)
        for page in self._pages.values():
            column.addWidget(page, 1)
        self._scroll = Scroll(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addWidget(self._scroll, 1)
        for part in (self.status, self.fill, self.play):
            whole.addWidget(part)
        self.parts.chosen.connect(self.open)
        self.open("cards")

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _column(self, *parts: QWidget) -> QWidget:
        page = basics.bare()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in parts:
            column.addWidget(part, 3 if part is self.box else int(part is self.there))
        column.addStretch(0)
        return page

    def _cards(self) -> QWidget:
        self._left, self._lying = basics.wrapped("section"), basics.wrapped("subtle")
        self.box, self.there = CardList(), CardList()
        self.place = _narrow(DropDown())
        for cards in (self.box, self.there):
            cards.setMinimumHeight(LEAST_LIST)
        self.box.left.connect(lambda: self._show_box(Counter(self.draft.box)))
        self.box.chosen.connect(lambda kind: self.put(kind, self._place, self._slot))
        self.there.removed.connect(lambda number: self.act(lambda: self.draft.take(self._place, number)))
        self.there.chosen.connect(lambda number: self.act(lambda: self.draft.take(self._place, number)))
        self.place.activated.connect(lambda row: self.choose_place(self.draft.zones[row]))
        self.bare = QCheckBox()
        self.bare.toggled.connect(self._keep_bare)
        policy = self.bare.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bare.setSizePolicy(policy)
        self._into = basics.wrapped("section")
        self.clear = basics.button("", lambda: self.act(self.draft.clear))
        return self._column(self._left, self.box, self.clear, self._into, self.place, self._lying, self.there,
                            self.bare)

    def _turn(self) -> QWidget:
        self._labels = [basics.wrapped("section") for _ in range(4)]
        self.actor, self.phase, self.game, self.seats = (_narrow(DropDown()) for _ in range(4))
        self.actor.activated.connect(self._decide)
        self.phase.activated.connect(self._decide)
        self.game.activated.connect(self._change_game)
        self.seats.activated.connect(self._ask_table)
        parts = [part for pair in zip(self._labels, (self.game, self.seats, self.actor, self.phase), strict=True)
                 for part in pair]
        return self._column(*parts)

    def _numbers(self) -> QWidget:
        self.numbers = LaidNumbers(self.draft, self._say, self._name)
        self.numbers.given.connect(self._give)
        self.numbers.opened.connect(lambda name: self.act(lambda: self.draft.leave_open(name)))
        return self.numbers

    def _give(self, name: str, value: int | list[int]) -> None:
        """Give a field a value; of a list in which anything was possible, all other numbers are then 0."""
        others = isinstance(value, list) and len(value) > 1 and name not in self.draft.laid and not any(
            self.draft.fields[name])
        self.act(lambda: self.draft.set_field(name, value))
        if others and self.numbers.shows_any(name):
            self.tell(_OTHERS)

    def open(self, part: str) -> None:
        """Show one of the parts: "cards", "turn" or "numbers"."""
        self.parts.show_value(part)
        self._scroll.verticalScrollBar().setValue(0)
        for name, page in self._pages.items():
            page.setVisible(name == part)

    # -- what is done --------------------------------------------------------------------------------------------------

    def show_draft(self, draft: Draft[Any]) -> None:
        """Lay this one from now on."""
        self.draft = draft
        self.numbers.show_draft(draft)
        self.retranslate()

    def act(self, step: Callable[[], None]) -> None:
        """Do a step; one that cannot be done says why, and one that the game trips over is taken back."""
        before = self.draft.table
        try:
            step()
            self.refresh()
        except CannotLay as error:
            self.tell(error.text)
            return
        except Exception as error:      # a fault of a game, at a table that no game comes to: all that was laid stays
            self.take_back(before, error)
            return
        self.changed.emit()

    def take_back(self, before: object, error: Exception) -> None:
        """The game trips over what lies there now: lay again what did `before`, and say so."""
        from throne_desktop.storage.crash_reports import say, write_report  # only here: most tables make no trouble

        say(write_report(error, None).line)
        if self.draft.table is not before and self.draft.can_undo:
            self.draft.undo()
            self.refresh()
            self.changed.emit()
        self.tell(_STUMBLED)

    def put(self, kind: int, zone: str, slot: int | None = None) -> None:
        """Lay a card from the box, in a slot of the zone if it has any; where such cards never lie, beside it."""
        home = self.draft.home(kind, zone)
        slot = slot if home == zone else None
        self.choose_place(home)
        self.act(lambda: self.draft.put(kind, home, slot=slot))

    @property
    def chosen_place(self) -> str:
        """The zone into which cards are laid now."""
        return self._place

    @property
    def chosen_slot(self) -> int | None:
        """The slot of it into which the next card is laid; None for any."""
        return self._slot

    def choose_place(self, zone: str, slot: int | None = None) -> None:
        """Lay cards into that zone from now on, the next one into that slot."""
        self._place, self._slot = zone, slot
        self._show_place()
        self.place_chosen.emit()

    def _keep_bare(self, wanted: bool) -> None:
        """Let the chosen place stay empty when the rest is laid, or not."""
        self.act(partial(self.draft.empty_zone if wanted else self.draft.leave_open, self._place))

    def _fill(self) -> None:
        from secrets import randbits

        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self.act(lambda: self.draft.fill(randbits(32), PATIENCE))
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _play(self) -> None:
        """Try the table out, with the rest at random if there is anything left to lay."""
        if not self.draft.is_whole:
            self._fill()
        if self.draft.is_whole:
            self.play_asked.emit()

    def _change_game(self) -> None:
        self._offer_seats()
        self._ask_table()

    def _decide(self) -> None:
        actor, phase = self.actor.currentData(), self.phase.currentData()
        if actor == _NOT_CHOSEN:
            actor = None if self.phase.currentText() == self._say(OVER) else 0
        self.act(lambda: self.draft.decide(actor, phase or ""))
        if actor is not None:
            self.turned.emit(actor)

    def _ask_table(self) -> None:
        self.table_asked.emit(self.game.currentData(), self.seats.currentData())

    # -- what is shown -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what lies on the table now, and what is wrong or missing."""
        left = Counter(self.draft.box)
        self._show_box(left)
        self.box.setVisible(self.box.count() > 0)
        self._left.setText(
            QCoreApplication.translate("LabScreen", "Left in the box") if left else
            QCoreApplication.translate("LabScreen", "All cards are on the table: take some away, or start over."))
        self._show_place()
        self._show_turn()
        self.numbers.refresh()
        whole, faulty = self.draft.is_whole, bool(self.draft.faults())
        self.fill.setVisible(not whole and not faulty)
        self.play.setEnabled(not faulty)
        self.play.setText(QCoreApplication.translate("LabScreen", "Try out this table") if whole or faulty else
                          QCoreApplication.translate("LabScreen", "Fill in the rest and try it out"))
        self.tell(self._sentence())

    def _sentence(self) -> Text | str:
        for complaint in (*self.draft.faults(), *self.draft.missing()):
            return complaint.text
        return _READY

    def tell(self, said: Text | str) -> None:
        """Say what is wrong or missing, or why something was not done."""
        words = said if isinstance(said, str) else self._say(said)
        if words != self.status.text():
            self.status.setText(words)
            announce(self, words)

    def _card(self, kind: int) -> str:
        card = self.draft.game.cards_in(self.draft.table.edition.numbers)[kind]
        name = self._say(card.name)
        return name if card.value is None else f"{name} {card.value}"

    def _several(self, kind: int, number: int) -> str:
        return self._card(kind) if number == 1 else self._say(_SEVERAL.fill(card=self._card(kind), number=number))

    def _show_box(self, left: Mapping[int, int]) -> None:
        """Show the cards in the box. While the mouse points at them, the row of one that is gone stays: else the next
        click would lay another one."""
        shown = {each for each in self.box.shown if isinstance(each, int)} if self.box.underMouse() else set()
        gone = shown.difference(left)
        self.box.show_cards([(kind, self._several(kind, left[kind])) for kind in sorted({*left, *gone})], gone)

    def _show_place(self) -> None:
        zones = self.draft.zones
        with QSignalBlocker(self.place):
            self.place.clear()
            names = self._zone_names()
            self.place.addItems([self._say(_PLACE.fill(zone=name, number=len(self.draft.cards(zone))))
                                 for zone, name in names.items()])
            self.place.setCurrentIndex(zones.index(self._place))
            _say_whole(self.place)
        cards = list(enumerate(self.draft.cards(self._place)))
        self.there.show_cards([(number, self._card(kind)) for number, kind in cards])
        self._lying.setText(self._say((_IN_PLACE if cards else _EMPTY).fill(place=names[self._place])))
        self.there.setAccessibleName(self._lying.text())
        with QSignalBlocker(self.bare):
            self.bare.setChecked(not cards and self._place in self.draft.laid)
        self.bare.setVisible(not cards)

    def _zone_names(self) -> dict[str, str]:
        """By zone: its name; several of the same name are numbered."""
        names = {zone: self.zone_name(zone) for zone in self.draft.zones}
        found: dict[str, str] = {}
        for zone, name in names.items():
            alike = [each for each, its in names.items() if its == name]
            found[zone] = name if len(alike) == 1 else self._say(
                _NUMBERED.fill(zone=name, number=alike.index(zone) + 1))
        return found

    def zone_name(self, zone: str) -> str:
        """A place in words, with its player where several have one."""
        spec = next((each for each in zones_of(self.draft.game, self.draft.seats) if each.id == zone), None)
        owner = next(each.owner for each in self.draft.table.zones if each.id == zone)
        laying = self.draft.game.laying
        if spec is not None:
            name = self._say(spec.mine if spec.mine is not None and owner is None else spec.label)
        else:
            kinds = {} if laying is None else laying.zones
            found = kinds.get(zone) or kinds.get(zone.partition(".")[0])
            if found is None:
                return self._say(_UNNAMED.fill(number=self.draft.zones.index(zone) + 1))
            name = self._say(found.fill(player=Player(owner)) if owner is not None else found)
        player = "" if owner is None else self._name(owner)
        return self._say(_OF_PLAYER.fill(zone=name, player=player)) if player and player not in name else name

    def _show_turn(self) -> None:
        draft = self.draft
        with QSignalBlocker(self.actor), QSignalBlocker(self.phase):
            self.actor.clear()
            if ACTOR not in draft.laid:
                self.actor.addItem(self._say(_NOT_YET), _NOT_CHOSEN)
            for seat in range(draft.seats):
                self.actor.addItem(self._name(seat), seat)
            self.actor.addItem(self._say(_NOBODY), None)
            self.actor.setCurrentIndex(0 if ACTOR not in draft.laid else
                                       draft.seats if draft.actor is None else draft.actor)
            self.phase.clear()
            if not draft.phase:
                self.phase.addItem(self._say(_NOT_YET), None)
            for phase, label in draft.moments.items():
                self.phase.addItem(self._say(_AS_IT_IS if label is None else label), phase)
            self.phase.setCurrentIndex(max(0, self.phase.findData(draft.phase or None)))
            for box in (self.actor, self.phase):
                _say_whole(box)

    def _offer_seats(self) -> None:
        seats = load_game(self.game.currentData()).seats
        with QSignalBlocker(self.seats):
            before = self.seats.currentData()
            self.seats.clear()
            for number in seats:
                self.seats.addItem(str(number), number)
            self.seats.setCurrentIndex(max(0, self.seats.findData(before)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the buttons of the parts lie in as few rows as there is room for."""
        self.parts.fit_into(self._scroll.viewport().width() - 8)

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self._question.setText(QCoreApplication.translate("LabScreen", "On the table"))
        self.parts.say(self._question, [QCoreApplication.translate("LabScreen", "Cards"),
                                        QCoreApplication.translate("LabScreen", "Turn"),
                                        QCoreApplication.translate("LabScreen", "Numbers")])
        for label, box, words in zip(self._labels, (self.game, self.seats, self.actor, self.phase), (
                QCoreApplication.translate("LabScreen", "Another table"),
                QCoreApplication.translate("LabScreen", "Players"),
                QCoreApplication.translate("LabScreen", "Whose turn"),
                QCoreApplication.translate("LabScreen", "What happens now")), strict=True):
            label.setText(words)
            label.setBuddy(box)
            box.setAccessibleName(words)
        self._into.setText(QCoreApplication.translate("LabScreen", "Where cards go"))
        self.place.call(self._into.text())
        self.box.setAccessibleName(QCoreApplication.translate("LabScreen", "Left in the box"))
        self.there.setToolTip(QCoreApplication.translate("LabScreen", "Click a card to put it back in the box."))
        self.box.setToolTip(QCoreApplication.translate("LabScreen", "Drag a card onto the table, or click it."))
        self.bare.setText(QCoreApplication.translate("LabScreen", "Keep this place empty"))
        self.clear.setText(QCoreApplication.translate("LabScreen", "Empty table"))
        self.fill.setText(QCoreApplication.translate("LabScreen", "Fill in the rest at random"))
        self._fit()
        with QSignalBlocker(self.game):
            self.game.clear()
            for game_id in GAMES:
                self.game.addItem(self._say(load_game(game_id).name), game_id)
            self.game.setCurrentIndex(self.game.findData(self.draft.game.id))
        self._offer_seats()
        self.seats.setCurrentIndex(self.seats.findData(self.draft.seats))
        self.numbers.retranslate()
        self.refresh()


def _say_whole(box: DropDown) -> None:
    """Let words be read for which the box is too narrow: in its list, and while the pointer rests on it."""
    box.setToolTip(box.currentText())
    box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + _EDGES)


def _narrow(box: DropDown) -> DropDown:
    """A list that asks for no more width than its panel has."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    return box
