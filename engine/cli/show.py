"""Shows a table as lines of text: any game, from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.base.cards import Card
from engine.base.faces import BACK
from engine.base.table import Form, Mark, Piece, ZoneSpec
from engine.cli.terminal import Terminal
from engine.core.moves import Move
from engine.core.text import N_, Text, in_words
from engine.table.view import SeatView, View

Words = Callable[[Text], str]
"""Renders a text with the names of the players."""
NAMED: Final = N_("cli", "{name}: {what}")
"""Something behind the name of whom or what it is about."""


def show_table(view: View, names: Sequence[str], words: Words, terminal: Terminal) -> None:
    """Print what lies in the middle, what each seat has, and what the marks mean."""
    terminal.rule()
    table = _Lines(view, words)
    for zone in view.zones:
        if zone.seat is None and (line := table.middle(zone)):
            terminal.say(f"  {line}", indent=4)
    for seat in view.seats:
        arrow = "> " if seat.deciding else "  "
        line = words(NAMED.fill(name=names[seat.seat], what=table.seat(seat)))
        terminal.say(f"{arrow}{line}", "bold" if seat.deciding else "", indent=4)
        for line in table.belongings(seat):
            terminal.say(f"      {line}", indent=2)
    for note in table.notes():
        terminal.say(f"  {note}", "dim", indent=4)


def show_moves(view: View, words: Words, terminal: Terminal) -> None:
    """Print the question to the actor, and the legal moves by number, in words and in notation."""
    terminal.say(words(view.prompt), "title")
    for number, move in by_number(view.moves).items():
        terminal.say(f"{number:>4}  {words(view.describe(move)):<54}{move}", indent=6)


def by_number(moves: Sequence[Move]) -> dict[str, Move]:
    """Moves by the number that a player types."""
    return {str(number): move for number, move in enumerate(moves, 1)}


class _Lines:
    """The parts of one table in words."""

    def __init__(self, view: View, words: Words) -> None:
        self._view = view
        self._words = words
        self._cards: dict[int, Card] = {card.kind: card for card in view.cards}
        self._marks: dict[Mark, None] = {}

    def middle(self, zone: ZoneSpec) -> str:
        """A zone in the middle; "" for an empty pile."""
        slots = self._slots(zone)
        if not slots and zone.form is Form.PILE:
            return ""
        return self._words(NAMED.fill(name=zone.label, what=self._contents(zone, slots)))

    def seat(self, seat: SeatView) -> str:
        """A seat's score and marks."""
        points = N_("cli", "%n point(s)", "", 1).fill(n=seat.score)
        return " ".join([self._words(points), *map(self._mark, seat.marks)])

    def belongings(self, seat: SeatView) -> Iterator[str]:
        """A line per zone of a seat, with its name where there are several."""
        zones = [zone for zone in self._view.zones if zone.seat == seat.seat]
        for zone in zones:
            contents = self._contents(zone, self._slots(zone))
            yield self._words(NAMED.fill(name=zone.label, what=contents)) if len(zones) > 1 else contents

    def notes(self) -> list[str]:
        """What the marks printed so far mean."""
        return [f"{self._sign(mark)} {self._words(mark.tip)}" for mark in self._marks]

    def _slots(self, zone: ZoneSpec) -> list[list[Piece]]:
        """The pieces of a zone by slot, each from the bottom up."""
        slots: dict[int, list[Piece]] = {}
        for piece in self._view.pieces.values():
            if piece.zone == zone.id:
                slots.setdefault(piece.slot, []).append(piece)
        return [slots[slot] for slot in sorted(slots)]

    def _contents(self, zone: ZoneSpec, slots: list[list[Piece]]) -> str:
        if not slots:
            return self._words(N_("cli", "empty"))
        if zone.form is Form.PILE:
            top, number = slots[0][-1], len(slots[0])
            return self._words(
                N_("cli", "{number} face down").fill(number=number) if top.face == BACK else
                N_("cli", "{number}, {card} on top").fill(number=number, card=self._piece(top)))
        return ", ".join(map(self._stack, slots))

    def _stack(self, pieces: list[Piece]) -> str:
        """A slot: its top piece, and how many there are."""
        top = pieces[-1]
        number = f" x{len(pieces)}" if len(pieces) > 1 else ""
        name = f"{self._piece(top)}{number}"
        return self._words(N_("cli", "{card} (sideways)").fill(card=name)) if top.sideways else name

    def _piece(self, piece: Piece) -> str:
        card = self._cards.get(piece.kind)
        if piece.face == BACK or card is None:
            name = self._words(piece.label)
        else:
            name = self._words(card.name) if card.value is None else f"{self._words(card.name)} {card.value}"
        return " ".join([name, *map(self._mark, piece.marks)])

    def _mark(self, mark: Mark) -> str:
        self._marks[mark] = None
        return self._sign(mark)

    def _sign(self, mark: Mark) -> str:
        """A mark between brackets: its text, or what its drawing shows."""
        return f"[{in_words(mark.text, self._words) or mark.shape.rpartition('/')[2]}]"
