"""The log of a game: what it says, as whoever looks at the table saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.events import Event
from engine.core.text import N_, Text
from engine.session.session import Session
from throne_desktop.widgets.log_panel import LogLine, LogPanel

_SEALED: Final = N_("app", "The deal is settled. SHA-256 of its seed: {hash}")
_OPENED: Final = N_("app", "Seed of the deal: {seed}")


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line: after how many moves it comes, whose deed it tells (None: nobody's), and the event that it is about."""

    number: int
    seat: int | None
    text: Text
    about: tuple[Event, ...] = ()


class GameLog:
    """Keeps the lines with the number of moves before them, and shows them in a log panel."""

    def __init__(self, panel: LogPanel, say: Callable[[Text], str], name: Callable[[int], str]) -> None:
        self._panel = panel
        self._say = say
        self._name = name
        self._notes: list[_Entry] = []
        self._lines: list[_Entry] = []

    def seal(self, session: Session) -> None:
        """The deal is settled: what will prove it stands first."""
        self.note(0, _SEALED.fill(hash=session.seed_hash))

    def open_seal(self, session: Session) -> None:
        """The game is over, and everybody may know its seed."""
        self.note(len(session.moves), _OPENED.fill(seed=str(session.seed)))

    def note(self, number: int, text: Text) -> None:
        """A line about the game as such, after so many moves."""
        note = _Entry(number, None, text)
        if self._lines and self._lines[-1] == note:
            return
        self._notes.append(note)
        self._lines.append(note)
        self._panel.add([self._shown(note)])

    def add(self, number: int, events: tuple[Event, ...]) -> None:
        """What happened in move number `number`."""
        entries = _entries(number, events)
        self._lines += entries
        self._panel.add([self._shown(entry) for entry in entries])

    def rewrite(self, past: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        """Everything anew: the events of every move by its number, with the notes where they belong."""
        self._lines = [entry for number, events in past for entry in _entries(number, events)]
        self._lines += self._notes
        self._lines.sort(key=lambda entry: entry.number)
        self.retranslate()

    def cut(self, number: int) -> None:
        """Forget what came after so many moves."""
        self._notes = [note for note in self._notes if note.number <= number]
        self._lines = [entry for entry in self._lines if entry.number <= number]
        self.retranslate()

    def retranslate(self) -> None:
        """Show all lines in the language in use now."""
        self._panel.rewrite([self._shown(entry) for entry in self._lines])

    def _shown(self, entry: _Entry) -> LogLine:
        name = "" if entry.seat is None else self._name(entry.seat)
        return LogLine(name, self._say(entry.text), entry.seat, entry.about, entry.number)


def _entries(number: int, events: tuple[Event, ...]) -> list[_Entry]:
    return [_Entry(number, event.seat, event.text, (event,)) for event in events if event.text is not None]
