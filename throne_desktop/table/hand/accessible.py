"""The table for those who cannot see it: its zones with their cards, and the seats, as screen readers find them.

Nothing here is built unless assistive technology asks for it. Pieces are not QObjects, and Qt reaches the actions of
an interface written in Python only through QAccessibleWidget, so every part stands on a widget that is never shown.
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
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.hand.keyboard import Keyboard
from throne_desktop.table.hand.keyboard_stops import Stop, stops

_TABLE: Final = N_("app", "Table")
_MOVES: Final = N_("app", "Can be moved to: {places}.")
_HOLDS: Final = N_("app", "Number of cards: {number}.")
_HOLDS_TOKENS: Final = N_("app", "Number of tokens: {number}.")
_DROP: Final = N_("app", "Move to {place}?")
_SEAT: Final = N_("app", "{player}: {score}")
_DECIDES: Final = N_("app", "{player}, whose turn it is: {score}")
_WINNER: Final = N_("app", "Winner: {player}, {score}")


class Stand(QWidget):
    """What a part stands on: a widget that is never shown."""

    def __init__(self, table_view: TableView) -> None:
        super().__init__(table_view)
        self.hide()


class AccessiblePart(QAccessibleWidget):
    """A zone, piece or seat: its words, its place on the table, and what pressing it does."""

    def __init__(self, parent: QAccessibleWidget, table_view: TableView, key: str, role: QAccessible.Role) -> None:
        self.stand = Stand(table_view)
        super().__init__(self.stand, role)
        self.key = key
        self.name = self.description = ""
        self._told = frozenset[str]()
        """The sentences that screen readers know of."""
        self.area = QRectF()
        self.parts: list[AccessiblePart] = []
        self.press: Callable[[], None] | None = None
        self.away = False
        """Whether what it stood for has left the table; the part waits to be used again."""
        self._table_view = table_view
        self._above = parent

    def take_over(self, parent: QAccessibleWidget, key: str) -> None:
        """Stand for something else from now on."""
        self._above, self.key, self.away = parent, key, False

    def leave(self) -> None:
        """What it stood for has left the table."""
        self.away, self.press = True, None

    def say(self, name: str, *described: str, aloud: bool) -> None:
        """Change the name and the sentences that describe it, and let screen readers know what is new.

        They are not told what no longer holds, and of new sentences only when these are said `aloud`.
        """
        old, self.name, self.description = self.name, name, " ".join(filter(None, described))
        if old not in ("", name):
            tell(self, QAccessible.Event.NameChanged)
        if aloud or not old:
            before, self._told = self._told, frozenset(filter(None, described))
            if old and not self._told <= before:
                tell(self, QAccessible.Event.DescriptionChanged)

    def text(self, t: QAccessible.Text) -> str:
        if t is QAccessible.Text.Name:
            return self.name
        return self.description if t is QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return _on_screen(self._table_view, self.area)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = self.away
        state.focusable = self.press is not None
        keyboard = self._table_view.keyboard
        if keyboard is not None and keyboard.at is not None:
            state.focused = keyboard.frame_shown and keyboard.at.place == self.key
        return state

    def parent(self) -> QAccessibleInterface:
        return self._above

    def window(self) -> QWindow | None:     # type: ignore[override]
        return self._table_view.window().windowHandle()

    def childCount(self) -> int:
        return len(self.parts)

    def child(self, index: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return self.parts[index] if 0 <= index < len(self.parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.parts, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return _part_at(self.parts, x, y)

    def focusChild(self) -> QAccessibleInterface | None:     # type: ignore[override]
        return next((part for part in self.parts if part.state().focused), None)

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()] if self.press is not None else []

    def doAction(self, actionName: str) -> None:  # noqa: N803
        if self.press is not None and actionName == QAccessibleActionInterface.pressAction():
            self.press()

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803
        return []


def tell(part: AccessiblePart, event: QAccessible.Event) -> None:
    """Lets screen readers know what has happened to a part."""
    QAccessible.updateAccessibility(QAccessibleEvent(part.stand, event))


def _index(parts: list[AccessiblePart], child: QAccessibleInterface) -> int:
    return next((number for number, part in enumerate(parts) if part is child), -1)


def _part_at(parts: list[AccessiblePart], x: int, y: int) -> AccessiblePart | None:
    """The topmost part at a point of the screen."""
    return next((part for part in reversed(parts) if part.rect().contains(x, y)), None)


def _on_screen(table_view: TableView, area: QRectF) -> QRect:
    rect = table_view.mapFromScene(area).boundingRect()
    return QRect(table_view.viewport().mapToGlobal(rect.topLeft()), rect.size())


class AccessibleTable(QAccessibleWidget):
    """The table itself: its zones in order, then the seats."""

    def __init__(self, table_view: TableView) -> None:
        super().__init__(table_view, QAccessible.Role.List)
        self.listener = Listener(self, table_view)

    def text(self, t: QAccessible.Text) -> str:
        scene = self.listener.table_view.table_scene
        return scene.words(_TABLE) if t is QAccessible.Text.Name else super().text(t)

    def childCount(self) -> int:
        return len(self.listener.parts)

    def child(self, index: int) -> QAccessibleInterface | None:     # type: ignore[override]
        parts = self.listener.parts
        return parts[index] if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.listener.parts, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:     # type: ignore[override]
        return _part_at(self.listener.parts, x, y)

    def focusChild(self) -> QAccessibleInterface | None:     # type: ignore[override]
        found = (part for zone in self.listener.parts for part in (*zone.parts, zone))
        return next((part for part in found if part.state().focused), None)


class Listener(QObject):
    """Keeps the parts of a table in step with what lies on it, and says where the keyboard goes."""

    def __init__(self, table: AccessibleTable, table_view: TableView) -> None:
        super().__init__(table_view)
        self.table_view = table_view
        self.parts: list[AccessiblePart] = []
        self._table = table
        self._known: dict[str, AccessiblePart] = {}
        self._spare: list[AccessiblePart] = []
        table_view.table_scene.shown.connect(self.refresh)
        table_view.table_scene.lock_changed.connect(self.refresh)
        table_view.rested.connect(self._rested)     # from a keyboard that may come later than the first reader
        # Nobody is told: who hears that a part is new asks the table where, and the table is still being made.
        self._bring_up_to_date()

    # -- what lies there -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Bring the parts up to date with the table, and tell which are new."""
        for key in self._bring_up_to_date():
            tell(self._known[key], QAccessible.Event.ObjectCreated)

    def _bring_up_to_date(self) -> set[str]:
        """Make the parts what lies on the table; the keys of those that are new."""
        view = self.table_view.table_scene.view
        if view is None or not self.table_view.table_scene.zone_items:
            return set()
        lying = stops(self.table_view.table_scene)
        known = set(self._known)
        self.parts = [self._zone(spec, lying) for spec in view.zones]
        self.parts += [self._seat(seat) for seat in view.seats]
        self._forget(known - {stop.place for stop in lying} - {part.key for part in self.parts})
        return self._known.keys() - known

    def _part(self, parent: QAccessibleWidget, key: str, role: QAccessible.Role) -> AccessiblePart:
        part = self._known.get(key)
        if part is None:
            part = self._known[key] = self._spared(role) or self._new_part(parent, key, role)
            part.take_over(parent, key)
        return part

    def _new_part(self, parent: QAccessibleWidget, key: str, role: QAccessible.Role) -> AccessiblePart:
        part = AccessiblePart(parent, self.table_view, key, role)
        _kept.append(part)
        QAccessible.registerAccessibleInterface(part)
        return part

    def _spared(self, role: QAccessible.Role) -> AccessiblePart | None:
        """The unused part that has been waiting longest."""
        spare = next((part for part in self._spare if part.role() is role), None)
        if spare is not None:
            self._spare.remove(spare)
        return spare

    def _forget(self, gone: set[str]) -> None:
        """These have left the table. Their parts are kept: a screen reader may still ask about what it read last."""
        for key in sorted(gone):
            part = self._known.pop(key)
            tell(part, QAccessible.Event.ObjectDestroyed)
            part.leave()
            self._spare.append(part)

    def _zone(self, spec: ZoneSpec, lying: list[Stop]) -> AccessiblePart:
        scene = self.table_view.table_scene
        zone = self._part(self._table, spec.id, QAccessible.Role.Grouping)
        assert scene.view is not None
        number = sum(piece.zone == spec.id for piece in scene.view.pieces.values())
        holds = scene.words((_HOLDS_TOKENS if spec.token else _HOLDS).fill(number=number))
        zone.say(scene.words(spec.label), holds, *scene.said_at(spec.id), *scene.awaited_in(spec.id),
                 aloud=not scene.locked)
        zone.area = scene.place(spec.id).whole
        here = [stop for stop in lying if stop.zone == spec.id]
        zone.press = self._presser(Stop(spec.id, spec.id, zone.area))
        zone.parts = [self._piece(zone, stop) for stop in here if stop.piece is not None]
        return zone

    def _piece(self, zone: AccessiblePart, stop: Stop) -> AccessiblePart:
        assert stop.piece is not None
        piece = self._part(zone, stop.place, QAccessible.Role.ListItem)
        scene = self.table_view.table_scene
        words = scene.words
        said = [words(mark.tip) for mark in stop.piece.marks] + scene.said_at(stop.piece.place)
        goes = self._goes_to(stop.place)
        if goes:
            said.append(words(_MOVES.fill(places=goes)))
        said.append(self.table_view.table_scene.faces.ability(stop.piece.face))
        piece.say(words(stop.piece.label), *said, aloud=not scene.locked)
        piece.area = stop.rect
        piece.press = self._presser(stop)
        return piece

    def _goes_to(self, piece_id: str) -> tuple[Text, ...]:
        """The names of the zones that a piece can be moved to now."""
        scene = self.table_view.table_scene
        if scene.view is None or scene.locked:
            return ()
        drops = sorted(scene.view.drops(piece_id))
        return tuple(dict.fromkeys(scene.view.zone(place.partition("/")[0]).label for place in drops))

    def _seat(self, seat: SeatView) -> AccessiblePart:
        part = self._part(self._table, _seat_key(seat), QAccessible.Role.StaticText)
        text = _WINNER if seat.winner else _DECIDES if seat.deciding else _SEAT
        scene = self.table_view.table_scene
        plaque = scene.seats.plaque(seat.seat)
        title = scene.faces.title(seat.seat)
        told = ("" if title is None else scene.words(title), "" if plaque is None else plaque.stamp,
                *(scene.words(mark.tip) for mark in seat.marks), scene.words(scene.seats.looks(seat.seat)))
        part.say(scene.words(text.fill(player=Player(seat.seat), score=seat.shown.text)), *told,
                 aloud=not scene.locked)
        part.area = scene.plaque_rect(seat.seat)
        return part

    # -- what is done --------------------------------------------------------------------------------------------------

    def _presser(self, stop: Stop) -> Callable[[], None] | None:
        keyboard: Keyboard | None = self.table_view.keyboard
        return None if keyboard is None else lambda: keyboard.press_on(stop)

    def _rested(self, stop: Stop) -> None:
        """The frame has come to a piece or a zone, and so does the reader."""
        keyboard = self.table_view.keyboard
        if stop.place not in self._known:
            self.refresh()      # the keyboard has heard of the change before we have
        part = self._known.get(stop.place)
        if keyboard is not None and keyboard.carried is not None:
            self._ask_drop(stop)
        elif part is not None:
            tell(part, QAccessible.Event.Focus)

    def _ask_drop(self, stop: Stop) -> None:
        """Say where the carried piece would go: to a zone, or onto the uppermost card there."""
        scene = self.table_view.table_scene
        assert scene.view is not None
        labels = [piece.label for piece in scene.view.pieces.values() if piece.place == stop.place]
        zone = scene.view.zone(stop.zone).label
        place = (zone, labels[-1]) if labels else (zone,)
        announce(self.table_view, scene.words(_DROP.fill(place=place)))


def _seat_key(seat: SeatView) -> str:
    return f"seat {seat.seat}"


_kept: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget, and would crash if Python had already deleted it."""


def _make(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The interface of a table; Qt asks for it once."""
    if kind != "TableView" or not isinstance(thing, TableView):
        return None
    table = AccessibleTable(thing)
    _kept.append(table)
    return table


@cache
def install() -> None:
    """Makes tables readable for assistive technology; costs nothing until some asks."""
    QAccessible.installFactory(_make)
