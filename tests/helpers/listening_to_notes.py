"""Plays two moves as a screen reader from before announcements does, as Orca 43: it hears of notes that are put up.

Run by the system's Python, as `dbus-run-session -- python3 listening_to_notes.py COMMAND...`; the command starts the
program. What was heard is written to standard output as JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.helpers.listening import anywhere, children, find, follow, running, wait_for

notes: list[dict[str, Any]] = []


def note(event: Any) -> None:
    """Note what is put up, and where."""
    if event.detail1 and event.source.get_role_name() == "notification":
        notes.append({"words": event.source.get_name(), "within": event.source.get_parent().get_role_name()})


def reveal() -> None:
    """Press the top card of the deck, and wait until the card that lies in the row then is told of."""
    table = anywhere("Table")
    top = wait_for(lambda: next(card for card in children(find(table, "Deck")) if card.get_description()),
                   "the top card of the deck can be moved")
    before = len(notes)
    top.do_action(0)
    wait_for(lambda: any(": Reveals " in each["words"] for each in notes[before:]), "the card is told of")


if __name__ == "__main__":
    with running(sys.argv[1:], lambda: follow(note, "object:state-changed:showing")) as program:
        wait_for(lambda: children(find(anywhere("Table"), "Row")), "the first card is revealed by itself")
        reveal()
    print(json.dumps({"notes": notes, "complaints": program.complaints}))
