"""Saying something to players who use a screen reader: what happens at nearly the same time is said as one.

Orca 48 drops every announcement that comes within 0.1 s of another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from engine.core.events import Event
from engine.core.text import N_, Player, Text

if TYPE_CHECKING:
    from throne_desktop.table.hand.bulletin import Bulletin

_TOGETHER: Final = 150
"""Milliseconds in which all that happens is said as one."""
UNTIL_READ: Final = 700
"""Milliseconds in which Orca has heard of all parts of a page that was made: meanwhile Orca 43 drops what it can, so
nothing is said."""
_ON_D_BUS: Final = ("xcb", "wayland")
"""What the names of those of Qt's platforms begin with whose screen readers may know no announcements."""

_BY: Final = N_("app", "{player}: {words}")


def told(events: Iterable[Event]) -> Iterator[Text]:
    """The sentences of events, each behind the name of the player it is about, if there is one."""
    for event in events:
        if event.text is not None:
            yield event.text if event.seat is None else _BY.fill(player=Player(event.seat), words=event.text)


def announce(speaker: QWidget, words: str) -> None:
    """Lets a screen reader say this after what it is saying; without one, does nothing."""
    if words and QAccessible.isActive():
        voice_of(speaker.window()).add(words)


def voice_of(window: QWidget) -> Voice:
    """The voice of a window, made for its first words."""
    found = window.findChild(Voice, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return Voice(window) if found is None else found


class Voice(QObject):
    """Says what is added as one, a moment later."""

    said = Signal(str)
    """What a screen reader is told."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._bulletin: Bulletin | None = None
        self._new: list[str] = []
        self._gathering = QTimer(self)
        self._gathering.setSingleShot(True)
        self._gathering.timeout.connect(self._say)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)

    def wait(self, milliseconds: int) -> None:
        """Say nothing before so many milliseconds have passed: there is a page to be read first."""
        self._reading.start(milliseconds)
        if self._gathering.isActive():
            self._gathering.start(max(milliseconds, self._gathering.remainingTime()))

    def take_over(self, page: QWidget) -> None:
        """Say what a page has said that was in no window yet."""
        before = page.findChild(Voice, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if before is not None:
            for words in before._new:
                self.add(words)
            before.deleteLater()

    def add(self, words: str) -> None:
        """Say this with what else is new; the same words are not said twice."""
        if words not in self._new:
            self._new.append(words)
        if not self._gathering.isActive():
            self._gathering.start(max(_TOGETHER, self._reading.remainingTime()))

    def _say(self) -> None:
        words, self._new = " ".join(self._new), []
        self.said.emit(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, words))
        if QGuiApplication.platformName().startswith(_ON_D_BUS):
            self._put_up(words)

    def _put_up(self, words: str) -> None:
        """Say it to readers that listen to no announcements, too."""
        from throne_desktop.table.hand import bulletin  # only here: without a reader, nothing needs D-Bus

        if bulletin.is_needed():
            self._bulletin = self._bulletin or bulletin.Bulletin(self._window)
            self._bulletin.put_up(words)
