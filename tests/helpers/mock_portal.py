"""A desktop's portal of our own, on whatever bus it finds: `mock_portal ANSWERS` says what stands in a JSON object.

Lines on stdin tell it more: {"space": ..., "name": ..., "value": ...} changes a setting, which it says on the bus, and
"answer" has it answer all it was asked, as a `silent` portal does not before. Each question is a line on stdout.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

SERVICE, PATH, INTERFACE = (
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")


class MockPortal(QDBusVirtualObject):
    """Answers `Read` of the settings it knows."""

    def __init__(self, settings: dict[str, dict[str, Any]], *, silent: bool) -> None:
        super().__init__()
        self.settings = settings
        self.silent = silent
        self._held: list[QDBusMessage] = []
        self._bus = QDBusConnection.sessionBus()
        option = QDBusConnection.VirtualObjectRegisterOption.SubPath
        if not (self._bus.registerVirtualObject(PATH, self, option) and self._bus.registerService(SERVICE)):
            sys.exit("There is a portal on this bus already.")

    def introspect(self, _path: str, /) -> str:
        return ""

    def handleMessage(self, asked: QDBusMessage, _bus: QDBusConnection, /) -> bool:
        """Answer, or keep a question for later."""
        if asked.member() != "Read":
            return False
        say({"asked": asked.arguments()})
        self._held.append(asked)
        if not self.silent:
            self.answer()
        return True

    def answer(self) -> None:
        """Answer all questions that are open."""
        for asked in self._held:
            space, name = asked.arguments()
            known = self.settings.get(space, {})
            if name in known:
                reply = asked.createReply(QDBusVariant(known[name]))
            else:
                reply = asked.createErrorReply("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
            self._bus.send(reply)
        self._held.clear()

    def change(self, space: str, name: str, value: Any) -> None:
        """Give a setting another value, and say so."""
        self.settings.setdefault(space, {})[name] = value
        told = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        told.setArguments([space, name, QDBusVariant(value)])
        self._bus.send(told)


def say(line: dict[str, Any]) -> None:
    """A line for whoever has started this."""
    print(json.dumps(line), flush=True)


def main() -> int:
    """Be the portal until stdin ends."""
    application = QCoreApplication([])
    given = json.loads(sys.argv[1])
    portal = MockPortal(given["settings"], silent=given["silent"])
    lines = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def hear() -> None:
        told = os.read(sys.stdin.fileno(), 65536)       # lines that Python kept back would wake nobody
        if not told:
            application.quit()
        for line in told.decode().splitlines():
            if line == "answer":
                portal.silent = False
                portal.answer()
            else:
                portal.change(**json.loads(line))

    lines.activated.connect(hear)
    say({"portal": "there"})
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
