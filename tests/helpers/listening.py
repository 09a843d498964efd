"""Reads the window as a screen reader does, through the accessibility bus of the desktop, and plays a move.

Run by the system's Python, which has the bindings of the bus, as `dbus-run-session -- python3 listening.py COMMAND...`;
the command starts the program. What was read is written to standard output as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 25.0
EVENTS = ("object:announcement", "object:state-changed:focused", "object:state-changed:showing",
          "object:property-change:accessible-description")
PARTS = ("Table", "Rules", "Cheat sheet", "Home", "Undo", "Hint")
LISTS = ("Possible moves", "Log")

warnings.simplefilter("ignore")     # the deprecated names of these functions work with every version
heard: list[tuple[str, str]] = []
_listeners: list[Any] = []


def note(event: Any) -> None:
    """Note what the program announces or puts up, new descriptions, and the name of whatever has the focus."""
    if event.type.startswith("object:announcement"):
        heard.append(("announcement", str(event.any_data)))
    elif event.type.startswith("object:state-changed:showing"):
        if event.source.get_role_name() == "notification":
            heard.append(("note", event.source.get_name()))
    elif event.type.startswith("object:property-change"):
        heard.append(("description", str(event.any_data)))
    elif event.detail1:
        heard.append(("focus", event.source.get_name()))


def wait_for(found: Callable[[], Any], what: str, *, patience: float = PATIENCE, fails: bool = True) -> Any:
    """Wait until `found` returns something; None if it never does and that is no failure."""
    ends = time.monotonic() + patience
    context = GLib.MainContext.default()
    while time.monotonic() < ends:
        while context.iteration(False):
            pass
        try:
            thing = found()
        except (GLib.GError, AttributeError, StopIteration):     # not there yet, or not any more
            thing = None
        if thing:
            return thing
        time.sleep(0.05)
    if fails:
        raise SystemExit(f"This did not happen: {what}.")
    return None


def children(node: Any) -> list[Any]:
    """The children of a part of the window."""
    return [child for index in range(node.get_child_count()) if (child := node.get_child_at_index(index)) is not None]


def find(node: Any, name: str, role: str = "") -> Any:
    """The part of the window with that name, and with that role if one is given."""
    for child in children(node):
        meant = child.get_name() == name and (not role or child.get_role_name() == role)
        found = child if meant else find(child, name, role)
        if found is not None:
            return found
    return None


def anywhere(name: str, role: str = "") -> Any:
    """The part with that name, in any program."""
    return find(Atspi.get_desktop(0), name, role)


def unfolded(name: str) -> Any:
    """The list with that name, unfolded by its button on the rail."""
    anywhere(name, "check box").do_action(0)
    return wait_for(lambda: anywhere(name, "list"), f"the list {name} is unfolded")


def read(node: Any) -> dict[str, Any]:
    """All that the bus says about a part of the window, and about its children."""
    actions = [node.get_action_name(index) for index in range(node.get_n_actions())] if node.get_action_iface() else []
    area = node.get_extents(Atspi.CoordType.WINDOW)
    return {"role": node.get_role_name(), "name": node.get_name(), "description": node.get_description(),
            "actions": actions, "area": [area.x, area.y, area.width, area.height],
            "inside": [read(child) for child in children(node)]}


def words_in(node: Any) -> str:
    """The text of a part of the window."""
    return str(node.get_text(0, node.get_character_count())) if node.get_text_iface() else " ".join(
        child.get_name() for child in children(node))


def follow(hear: Callable[[Any], None], *events: str) -> Any:
    """Call a function with every event of those kinds from now on; returns what listens."""
    listener = Atspi.EventListener.new(hear)
    for event in events:
        listener.register(event)
    _listeners.append(listener)
    return listener


def listen() -> dict[str, Any]:
    """Read the table, press the top card of the deck, and read what became of it."""
    follow(note, *EVENTS)
    table = wait_for(lambda: anywhere("Table"), "there is a table")
    wait_for(lambda: children(find(table, "Row")), "the first card is revealed by itself, as there is no choice")
    card = wait_for(lambda: next(card for card in children(find(table, "Deck")) if card.get_description()),
                    "the top card of the deck can be moved")
    before = read(table)
    parts = {name: (part.get_role_name() if (part := anywhere(name)) else None) for name in PARTS}
    lists = {name: bool(unfolded(name)) for name in LISTS}
    card.do_action(0)
    wait_for(lambda: len(children(find(table, "Row"))) > 1, "a card is revealed")
    wait_for(lambda: any(kind == "announcement" and ": Reveals " in words and "King" not in words
                         for kind, words in heard), "the card is announced")
    wait_for(lambda: ("description", "Number of cards: 2.") in heard, "the row is told to hold two cards")
    wait_for(lambda: card.get_state_set().contains(Atspi.StateType.VISIBLE) is False, "the card is told to be gone")
    return {"before": before, "after": read(table), "left": [card.get_name()], "parts": parts, "lists": lists,
            "log": words_in(anywhere("Log", "list")), "heard": heard}


class Program:
    """The program being listened to, and what it wrote to its standard error until it ended."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self.complaints = ""

    def end(self) -> None:
        """End it; if it has already ended, say why."""
        crashed = self.process.poll()
        self.process.terminate()
        self.complaints = self.process.communicate()[1]
        if crashed is not None:
            print(self.complaints, file=sys.stderr)


@contextmanager
def running(command: list[str], begin: Callable[[], None] = lambda: None) -> Iterator[Program]:
    """The bus and the program, until the end of the block; between them, whoever listens begins."""
    bus = subprocess.Popen([LAUNCHER, "--launch-immediately"], stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    begin()
    program = Program(command)
    try:
        yield program
    finally:
        program.end()
        bus.terminate()
        bus.wait()


if __name__ == "__main__":
    with running(sys.argv[1:]) as ran:
        told = listen()
    print(json.dumps({**told, "complaints": ran.complaints}))
