"""Saying something to screen readers from before announcements, as Orca 43 is: in a notification of a status bar."""

from __future__ import annotations

from itertools import cycle
from typing import Final

from PySide6.QtDBus import QDBusConnection, QDBusMessage
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_NOTES: Final = 8
"""A reader asks for the words of a note when it comes to it; until then they must stay what they were."""
_BUS: Final = "throne-desktop's accessibility bus"
_PATIENCE: Final = 100
"""Milliseconds within which a service has to answer."""


class Bulletin(QWidget):
    """What was said last. It is never seen: a status bar with notes, for whoever listens to the window.

    Orca 43 says "notification" before one that is in no status bar.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        notes = [QWidget(self) for _ in range(_NOTES)]
        _play(self, QAccessible.Role.StatusBar)
        for note in notes:
            _play(note, QAccessible.Role.Notification)
        self._notes = cycle(notes)

    def put_up(self, words: str) -> None:
        """Let these words be read out."""
        note = next(self._notes)
        note.setAccessibleName(words)
        QAccessible.updateAccessibility(QAccessibleEvent(note, QAccessible.Event.ObjectShow))


def is_needed() -> bool:
    """Whether those who listen to what happens on this desktop never ask for announcements."""
    asked = _answer(_bus(), "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "GetRegisteredEvents")
    # PySide cannot take such a list apart (6.11 and 6.12), but writes it out.
    return "Object:" in str(asked) and "Object:Announcement" not in str(asked)


def _bus() -> QDBusConnection:
    """The bus of all that helps to read the screen; it may not be there."""
    found = QDBusConnection(_BUS)
    if not found.isConnected():
        told = _answer(QDBusConnection.sessionBus(), "org.a11y.Bus", "/org/a11y/bus", "GetAddress")
        if told is not None:
            found = QDBusConnection.connectToBus(told.arguments()[0], _BUS)
    return found


def _answer(bus: QDBusConnection, service: str, path: str, method: str) -> QDBusMessage | None:
    """What a service says when it is asked, None if it does not answer; its interface has the same name."""
    if not bus.isConnected():
        return None
    answer = bus.call(QDBusMessage.createMethodCall(service, path, service, method), timeout=_PATIENCE)
    return answer if answer.type() is QDBusMessage.MessageType.ReplyMessage else None


def _play(part: QWidget, role: QAccessible.Role) -> None:
    """Let a widget be that to whoever listens."""
    interface = QAccessibleWidget(part, role)
    _kept.append(interface)
    QAccessible.registerAccessibleInterface(interface)


_kept: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget, and would crash if Python had already deleted it."""
