"""The portal of a Linux desktop, which says over the session's bus what its user wishes, and when that changes.

Nobody waits for it: whatever it has not said in time is followed when it comes.
"""

from __future__ import annotations

import time
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCall,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

Key = tuple[str, str]
"""A namespace of the portal's settings, and a name in it."""

SERVICE: Final = "org.freedesktop.portal.Desktop"
PATH: Final = "/org/freedesktop/portal/desktop"
INTERFACE: Final = "org.freedesktop.portal.Settings"
_NOTE: Final[Any] = SLOT("note(QDBusMessage)")     # PySide asks for bytes, and refuses them
_MOMENT: Final = 0.0002
"""Seconds between two looks at what has been answered."""


class Portal(QObject):
    """Asks for some settings as soon as it is made, and keeps what is answered; most desktops lack some of them."""

    changed = Signal()
    """A setting has another value, or it was told late."""

    def __init__(self, keys: tuple[Key, ...]) -> None:
        super().__init__()
        self._keys = keys
        self._values: dict[Key, Any] = {}
        self._asked: dict[Key, QDBusPendingCall] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.changed)
        self._bus = QDBusConnection.sessionBus()
        if self._bus.isConnected():
            self._bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, _NOTE)
            self._asked = {key: self._bus.asyncCall(self._question(key)) for key in keys}

    @staticmethod
    def _question(key: Key) -> QDBusMessage:
        asked = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")     # in every version of the portal
        asked.setArguments(list(key))
        return asked

    def value(self, *names: Key) -> Any:
        """The value of the first of these settings that is known: a number, a string or a yes or no; or None."""
        return next((self._values[key] for key in names if key in self._values), None)

    def wait(self, seconds: float) -> None:
        """Give it that long to answer at most; what it says later is noted when it comes."""
        last = time.perf_counter() + seconds
        while not self._is_answered() and time.perf_counter() < last:
            time.sleep(_MOMENT)
        for key in [key for key, call in self._asked.items() if call.isFinished()]:
            self._take(key, self._asked.pop(key))
        for key, call in self._asked.items():
            self._note_late(key, QDBusPendingCallWatcher(call, self))
        self._asked = {}

    def _is_answered(self) -> bool:
        return all(call.isFinished() for call in self._asked.values())

    def _note_late(self, key: Key, watcher: QDBusPendingCallWatcher) -> None:
        def take() -> None:
            watcher.deleteLater()
            self._take(key, watcher)
            if key in self._values:
                self._tell()

        watcher.finished.connect(take)

    def _take(self, key: Key, call: QDBusPendingCall) -> None:
        if not call.isError():
            self._keep(key, *call.reply().arguments()[:1])

    @Slot(QDBusMessage)
    def note(self, told: QDBusMessage) -> None:
        """The portal tells that a setting has changed: its namespace, its name and its value."""
        match told.arguments():
            case [str(space), str(name), value] if (space, name) in self._keys:
                self._keep((space, name), value)
                self._tell()

    def _tell(self) -> None:
        """Say so once for all that arrives together."""
        if not self._soon.isActive():
            self._soon.start()

    def _keep(self, key: Key, value: Any = None) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if isinstance(value, bool | int | float | str):
            self._values[key] = value
