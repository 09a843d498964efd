"""The table for those who do not see it: a list of zones with their cards, and of seats, for screen readers.

Nothing here is built unless assistive technology asks for it. Pieces are no QObjects, and Qt reaches the actions of an
interface written in Python only through QAccessibleWidget: so every entry stands on a widget that is never shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from engine.base.table import ZoneSpec
from engine.core.text import N_, Player, Text
from engine.table.view import SeatView
from throne_desktop.table.announce import announce
from throne_desktop.table.interaction import TableView
from throne_desktop.table.keyboard import Keyboard
from throne_desktop.table.stops import Stop, stops

_TABLE: Final = N_("app", "Table")
_MOVES: Final = N_("app", "Can be moved to: {places}.")
_HOLDS: Final = N_("app", "Number of cards: {number}.")
_HOLDS_TOKENS: Final = N_("app", "Number of tokens: {number}.")
_DROP: Final = N_("app", "To {place}?")
_SEAT: Final = N_("app", "{player}, score {score}")
_DECIDES: Final = N_("app", "{player}, score {score}, is to decide")
_WINNER: Final = N_("app", "{player}, score {score}, has won")


class Stand(QWidget):
    """What an entry stands on: a widget that is never shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.hide()


class Entry(QAccessibleWidget):
    """One zone, piece or seat: its words, its place on the table, and what pressing it does."""

    def __init__(self, parent: QAccessibleWidget, view: TableView, key: str, role: QAccessible.Role) -> None:
        self.stand = Stand(view)
        super().__init__(self.stand, role)
        self.key = key
        self.name = self.description = ""
        self.area = QRectF()
        self.entries: list[Entry] = []
        self.press: Callable[[], None] | None = None
        self.away = False
        """Whether what it spoke of has left the table; the entry waits to speak of something else."""
        self._view = view
        self._above = parent

    def take_over(self, parent: QAccessibleWidget, key: str) -> None:
        """From now on the entry speaks of that piece."""
        self._above, self.key, self.away = parent, key, False

    def leave(self) -> None:
        """What it spoke of has left the table."""
        self.away, self.press = True, None

    def say(self, name: str, description: str) -> None:
        """From now on the entry is called and described so; whoever listens is told what is new."""
        old, self.name, self.description = (self.name, self.description), name, description
        if old[0] not in ("", name):
            tell(self, QAccessible.Event.NameChanged)
        if old[0] and old[1] != description:
            tell(self, QAccessible.Event.DescriptionChanged)

    def text(self, t: QAccessible.Text) -> str:
        if t is QAccessible.Text.Name:
            return self.name
        return self.description if t is QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return _on_screen(self._view, self.area)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = self.away
        state.focusable = self.press is not None
        keyboard = self._view.keyboard
        if keyboard is not None and keyboard.at is not None:
            state.focused = keyboard.frame_shown and keyboard.at.place == self.key
        return state

    def parent(self) -> QAccessibleInterface:
        return self._above

    def window(self) -> QWindow | None:     # type: ignore[override]
        return self._view.window().windowHandle()

    def childCount(self) -> int:
        return len(self.entries)

    def child(self, index: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return self.entries[index] if 0 <= index < len(self.entries) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.entries, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return _entry_at(self.entries, x, y)

    def focusChild(self) -> QAccessibleInterface | None:     # type: ignore[override]
        return next((entry for entry in self.entries if entry.state().focused), None)

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()] if self.press is not None else []

    def doAction(self, actionName: str) -> None:  # noqa: N803
        if self.press is not None and actionName == QAccessibleActionInterface.pressAction():
            self.press()

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803
        return []


def tell(entry: Entry, event: QAccessible.Event) -> None:
    """Let whoever listens know what has happened to an entry."""
    QAccessible.updateAccessibility(QAccessibleEvent(entry.stand, event))


def _index(entries: list[Entry], child: QAccessibleInterface) -> int:
    return next((number for number, entry in enumerate(entries) if entry is child), -1)


def _entry_at(entries: list[Entry], x: int, y: int) -> Entry | None:
    """The topmost entry at a point of the screen."""
    return next((entry for entry in reversed(entries) if entry.rect().contains(x, y)), None)


def _on_screen(view: TableView, area: QRectF) -> QRect:
    rect = view.mapFromScene(area).boundingRect()
    return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())


class AccessibleTable(QAccessibleWidget):
    """The table itself: its zones in their order, then the seats."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.listener = Listener(self, view)

    def text(self, t: QAccessible.Text) -> str:
        view = self.listener.view
        return view.table.words(_TABLE) if t is QAccessible.Text.Name else super().text(t)

    def childCount(self) -> int:
        return len(self.listener.entries)

    def child(self, index: int) -> QAccessibleInterface | None:     # type: ignore[override]
        entries = self.listener.entries
        return entries[index] if 0 <= index < len(entries) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.listener.entries, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return _entry_at(self.listener.entries, x, y)

    def focusChild(self) -> QAccessibleInterface | None:     # type: ignore[override]
        found = (entry for zone in self.listener.entries for entry in (*zone.entries, zone))
        return next((entry for entry in found if entry.state().focused), None)


class Listener(QObject):
    """Keeps the entries of one table equal to what lies on it, and tells where the keyboard goes."""

    def __init__(self, table: AccessibleTable, view: TableView) -> None:
        super().__init__(view)
        self.view = view
        self.entries: list[Entry] = []
        self._table = table
        self._known: dict[str, Entry] = {}
        self._spare: list[Entry] = []
        view.table.shown.connect(self.refresh)
        view.rested.connect(self._rested)     # by a keyboard that may come later: who listens looks before it is there
        self.refresh()

    # -- what lies there -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bring the entries up to date with the table."""
        view = self.view.table.view
        if view is None or not self.view.table.zone_items:
            return
        lying = stops(self.view.table)
        known = set(self._known)
        self.entries = [self._zone(spec, lying) for spec in view.zones]
        self.entries += [self._seat(seat) for seat in view.seats]
        self._forget(known - {stop.place for stop in lying} - {entry.key for entry in self.entries})
        for key in self._known.keys() - known:
            tell(self._known[key], QAccessible.Event.ObjectCreated)

    def _entry(self, parent: QAccessibleWidget, key: str, role: QAccessible.Role) -> Entry:
        entry = self._known.get(key)
        if entry is None:
            entry = self._known[key] = self._spared(role) or self._new_entry(parent, key, role)
            entry.take_over(parent, key)
        return entry

    def _new_entry(self, parent: QAccessibleWidget, key: str, role: QAccessible.Role) -> Entry:
        entry = Entry(parent, self.view, key, role)
        _kept.append(entry)
        QAccessible.registerAccessibleInterface(entry)
        return entry

    def _spared(self, role: QAccessible.Role) -> Entry | None:
        """An entry that has nothing to speak of, the one that waits longest."""
        spare = next((entry for entry in self._spare if entry.role() is role), None)
        if spare is not None:
            self._spare.remove(spare)
        return spare

    def _forget(self, gone: set[str]) -> None:
        """These have left the table. Their entries are kept: a screen reader still asks for what it spoke of last."""
        for key in sorted(gone):
            entry = self._known.pop(key)
            tell(entry, QAccessible.Event.ObjectDestroyed)
            entry.leave()
            self._spare.append(entry)

    def _zone(self, spec: ZoneSpec, lying: list[Stop]) -> Entry:
        scene = self.view.table
        zone = self._entry(self._table, spec.id, QAccessible.Role.Grouping)
        assert scene.view is not None
        number = sum(piece.zone == spec.id for piece in scene.view.pieces.values())
        zone.say(scene.words(spec.label), scene.words((_HOLDS_TOKENS if spec.token else _HOLDS).fill(number=number)))
        zone.area = scene.place(spec.id).rect
        here = [stop for stop in lying if stop.zone == spec.id]
        zone.press = self._presser(Stop(spec.id, spec.id, zone.area))
        zone.entries = [self._piece(zone, stop) for stop in here if stop.piece is not None]
        return zone

    def _piece(self, zone: Entry, stop: Stop) -> Entry:
        assert stop.piece is not None
        piece = self._entry(zone, stop.place, QAccessible.Role.ListItem)
        words = self.view.table.words
        said = [words(mark.tip) for mark in stop.piece.marks]
        goes = self._goes_to(stop.place)
        if goes:
            said.append(words(_MOVES.fill(places=goes)))
        said.append(self.view.table.faces.ability(stop.piece.face))
        piece.say(words(stop.piece.label), " ".join(filter(None, said)))
        piece.area = stop.rect
        piece.press = self._presser(stop)
        return piece

    def _goes_to(self, piece_id: str) -> tuple[Text, ...]:
        """The names of the places that a piece can be moved to now."""
        scene = self.view.table
        if scene.view is None or scene.locked:
            return ()
        drops = sorted(scene.view.drops(piece_id))
        return tuple(dict.fromkeys(scene.view.zone(place.partition("/")[0]).label for place in drops))

    def _seat(self, seat: SeatView) -> Entry:
        entry = self._entry(self._table, _seat_key(seat), QAccessible.Role.StaticText)
        text = _WINNER if seat.winner else _DECIDES if seat.deciding else _SEAT
        words = self.view.table.words
        entry.say(words(text.fill(player=Player(seat.seat), score=seat.score)),
                  " ".join(words(mark.tip) for mark in seat.marks))
        entry.area = self.view.table.plaque_rect(seat.seat)
        return entry

    # -- what is done --------------------------------------------------------------------------------------------------

    def _presser(self, stop: Stop) -> Callable[[], None] | None:
        keyboard: Keyboard | None = self.view.keyboard
        return None if keyboard is None else lambda: keyboard.press_on(stop)

    def _rested(self, stop: Stop) -> None:
        """The frame has come to a piece or a zone: that is where the reader is, too."""
        keyboard = self.view.keyboard
        if stop.place not in self._known:
            self.refresh()      # the keyboard has heard first that the table has changed
        entry = self._known.get(stop.place)
        if keyboard is not None and keyboard.carried is not None:
            self._ask_drop(stop)
        elif entry is not None:
            tell(entry, QAccessible.Event.Focus)

    def _ask_drop(self, stop: Stop) -> None:
        """Say where what is carried would go: the zone, or the uppermost card that lies there."""
        scene = self.view.table
        assert scene.view is not None
        labels = [piece.label for piece in scene.view.pieces.values() if piece.place == stop.place]
        zone = scene.view.zone(stop.zone).label
        place = (zone, labels[-1]) if labels else (zone,)
        announce(self.view, scene.words(_DROP.fill(place=place)))


def _seat_key(seat: SeatView) -> str:
    return f"seat {seat.seat}"


_kept: list[QAccessibleInterface] = []
"""Qt deletes interfaces together with what they stand on; had Python deleted one before, Qt would crash."""


def _make(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The interface of a table; Qt asks for it once."""
    if kind != "TableView" or not isinstance(thing, TableView):
        return None
    table = AccessibleTable(thing)
    _kept.append(table)
    return table


@cache
def install() -> None:
    """Let the tables made from now on be read by assistive technology; costs nothing until some asks."""
    QAccessible.installFactory(_make)
