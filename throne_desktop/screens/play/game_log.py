"""The log of a game, as far as the viewpoint shows what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.events import Event
from engine.core.text import N_, Text
from throne_desktop.screens.around_table.log_panel import LogLine, LogPanel
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.storage.people import Portrait

_OPENED: Final = N_("app", "Seed of the deal: {seed}")


@dataclass(frozen=True, slots=True)
class _Line:
    """A line: the number of moves before it, the seat it is about (None: no one), and its event."""

    number: int
    seat: int | None
    text: Text
    about: tuple[Event, ...] = ()


class GameLog:
    """Keeps the lines of the log, and shows them in its panel."""

    def __init__(self, panel: LogPanel, say: Callable[[Text], str], name: Callable[[int], str],
                 portrait: Callable[[int], Portrait]) -> None:
        self._panel = panel
        self._portrait = portrait
        self._say = say
        self._name = name
        self._notes: list[_Line] = []
        self._lines: list[_Line] = []

    def open_seal(self, client: SeatClient) -> None:
        """Reveal the seed: the game is over. One that began elsewhere has none to reveal."""
        if client.has_own_deal:
            self.note(client.moves_made, _OPENED.fill(seed=str(client.seed)))

    def note(self, number: int, text: Text) -> None:
        """Add a line about the game as such, after that many moves."""
        note = _Line(number, None, text)
        if self._lines and self._lines[-1] == note:
            return
        self._notes.append(note)
        self._lines.append(note)
        self._panel.add([self._shown(note)])

    def add(self, number: int, events: tuple[Event, ...]) -> None:
        """Add what happened in move `number`."""
        lines = _lines_of(number, events)
        self._lines += lines
        self._panel.add([self._shown(line) for line in lines])

    def rewrite(self, past: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        """Write the log again from the events of every move, with the notes where they belong."""
        self._lines = [line for number, events in past for line in _lines_of(number, events)]
        self._lines += self._notes
        self._lines.sort(key=lambda line: line.number)
        self.retranslate()

    def cut(self, number: int) -> None:
        """Drop all lines about later moves."""
        self._notes = [note for note in self._notes if note.number <= number]
        self._lines = [line for line in self._lines if line.number <= number]
        self.retranslate()

    def retranslate(self) -> None:
        """Show all lines in the language in use now."""
        self._panel.rewrite(self._all_shown())

    def renew(self) -> None:
        """Show all lines in the colours and sizes in use now; in a log that is folded away, once it is seen."""
        self._panel.renew(self._all_shown)

    def _all_shown(self) -> list[LogLine]:
        return [self._shown(line) for line in self._lines]

    def _shown(self, line: _Line) -> LogLine:
        if line.seat is None:
            return LogLine("", self._say(line.text), None, line.about, line.number)
        return LogLine(self._name(line.seat), self._say(line.text), self._portrait(line.seat), line.about, line.number)


def _lines_of(number: int, events: tuple[Event, ...]) -> list[_Line]:
    return [_Line(number, event.seat, event.text, (event,)) for event in events if event.text is not None]
