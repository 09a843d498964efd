"""Saying something to screen readers from before announcements, as Orca 43 is: in a notification of a status bar."""

from __future__ import annotations

from itertools import cycle
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_NOTES: Final = 8
"""A reader asks for the words of a note when it comes to it; until then they must stay what they were."""
_UNREAD: Final = 1000
"""Milliseconds after which a note that was not read out is put up again: Orca 43 drops it if it hears of much else."""
_READ: Final = 100
"""Milliseconds after which a note that is being read out has been."""
_TRIES: Final = 2
"""How often a note is put up again for a reader that is known to ask for what it reads out."""
_BUS: Final = "throne-desktop’s accessibility bus"
_PATIENCE: Final = 100
"""Milliseconds within which a service has to answer."""


class Bulletin(QWidget):
    """What was said last. It is never seen: a status bar with notes, for whoever listens to the window.

    Orca 43 says "notification" before one that is in no status bar.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self.tries = 1
        """How often a note is put up again that nobody reads out; 0 once somebody turned out never to ask for one."""
        _keep(QAccessibleWidget(self, QAccessible.Role.StatusBar))
        self._notes = cycle([Note(self) for _ in range(_NOTES)])

    def put_up(self, words: str) -> None:
        """Let these words be read out."""
        next(self._notes).put_up(words)


class Note(QWidget):
    """Some words that are to be read out once."""

    shown = Signal(str)
    """Readers are told of these words."""

    def __init__(self, bulletin: Bulletin) -> None:
        super().__init__(bulletin)
        self._bulletin = bulletin
        self._tried = 0
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._put_up_again)
        _keep(_ReadOut(self))

    def put_up(self, words: str) -> None:
        """Tell readers that these words are to be read out."""
        self.setAccessibleName(words)
        self._tried = 0
        self._show()

    def _show(self) -> None:
        self._waiting.start(_UNREAD)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))
        self.shown.emit(self.accessibleName())

    def _put_up_again(self) -> None:
        if self._tried < self._bulletin.tries:
            self._tried += 1
            self._show()
        elif self._bulletin.tries < _TRIES:
            self._bulletin.tries = 0

    def note_read(self) -> None:
        """It is being read out. If it was put up more than once, it is so only now."""
        if self._waiting.isActive():
            self._waiting.stop()
            self._bulletin.tries = _TRIES
            if self._tried:
                words = self.accessibleName()
                QTimer.singleShot(_READ, self, lambda: self._take_down(words))

    def _take_down(self, words: str) -> None:
        if self.accessibleName() == words:
            self.setAccessibleName("")


class _ReadOut(QAccessibleWidget):
    """A note as readers find it: who reads one out asks for its description, too, which others do not."""

    def __init__(self, note: Note) -> None:
        super().__init__(note, QAccessible.Role.Notification)
        self._note = note

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Description:
            self._note.note_read()
        return super().text(kind)


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


def _keep(interface: QAccessibleInterface) -> None:
    """Let whoever listens find a widget like that."""
    _kept.append(interface)
    QAccessible.registerAccessibleInterface(interface)


_kept: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget, and would crash if Python had already deleted it."""
