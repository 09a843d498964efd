"""The chronicle of a game: what the log says, as whoever looks at the table saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.events import Event
from engine.core.text import Text
from throne_desktop.services.controller import last_words
from throne_desktop.widgets.log_panel import LogPanel


class Chronicle:
    """Keeps the lines with the number of moves before them, and shows them in a log panel."""

    def __init__(self, panel: LogPanel, say: Callable[[Text], str], name: Callable[[int], str]) -> None:
        self._panel = panel
        self._say = say
        self._name = name
        self._notes: list[tuple[int, Text]] = []
        self._lines: list[tuple[int, int | None, Text]] = []

    def note(self, number: int, text: Text) -> None:
        """A line about the game as such, after so many moves."""
        if self._lines and self._lines[-1] == (number, None, text):
            return
        self._notes.append((number, text))
        self._lines.append((number, None, text))
        self._panel.add([self._shown(None, text)])

    def add(self, number: int, events: tuple[Event, ...]) -> None:
        """What happened in move number `number`."""
        lines = last_words(events)
        self._lines += [(number, seat, text) for seat, text in lines]
        self._panel.add([self._shown(seat, text) for seat, text in lines])

    def rewrite(self, past: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        """Everything anew: the events of every move by its number, with the notes where they belong."""
        self._lines = [(number, seat, text) for number, events in past for seat, text in last_words(events)]
        self._lines += [(number, None, text) for number, text in self._notes]
        self._lines.sort(key=lambda line: line[0])
        self.retranslate()

    def cut(self, number: int) -> None:
        """Forget what came after so many moves."""
        self._notes = [note for note in self._notes if note[0] <= number]
        self._lines = [line for line in self._lines if line[0] <= number]
        self.retranslate()

    def retranslate(self) -> None:
        """Show all lines in the language in use now."""
        self._panel.rewrite([self._shown(seat, text) for _, seat, text in self._lines])

    def _shown(self, seat: int | None, text: Text) -> tuple[str, str]:
        return ("" if seat is None else self._name(seat)), self._say(text)
