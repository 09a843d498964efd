"""Opens a game with the keyboard, as a player who cannot see would: goes from card to card, and listens.

Run by the system's Python, as `dbus-run-session -- python3 listening_from_home.py COMMAND...`; the command starts the
program. What was heard is written to standard output as JSON.
"""

from __future__ import annotations

import ctypes
import json
import sys
from typing import Any

import gi

from tests.helpers.listening import anywhere, children, find, follow, running, wait_for

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

RETURN, RIGHT, TAB, F2 = 0xFF0D, 0xFF53, 0xFF09, 0xFFBF
BOT = "Aldwin"
_KEPT: list[Any] = []
"""Objects that Xlib keeps pointers to."""

heard: list[dict[str, Any]] = []


def note(event: Any) -> None:
    """Note what the program announces, and what it is about."""
    kind = event.type.split(":")[1]
    if kind == "announcement":
        heard.append({"kind": "said", "words": str(event.any_data)})
    elif kind == "property-change":
        heard.append({"kind": "name", "words": str(event.any_data)})
    elif kind == "text-changed":
        heard.append({"kind": "text", "of": event.source.get_name(), "length": len(str(event.any_data))})
    elif event.detail1:
        heard.append({"kind": "focus", "role": event.source.get_role_name(), "name": event.source.get_name(),
                      "description": event.source.get_description()})


def take_keyboard() -> None:
    """Give the keyboard to the window, as a window manager would; there is none on this screen."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
    _KEPT.append(ignore)
    x.XSetErrorHandler(ignore)      # hidden windows refuse the focus
    root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    windows = ctypes.POINTER(ctypes.c_ulong)()
    x.XQueryTree(display, ctypes.c_ulong(x.XDefaultRootWindow(display)), ctypes.byref(root), ctypes.byref(parent),
                 ctypes.byref(windows), ctypes.byref(count))
    for number in range(count.value):
        x.XSetInputFocus(display, ctypes.c_ulong(windows[number]), 1, ctypes.c_ulong(0))
    x.XSync(display, 0)


def press(key: int, until: Any, what: str) -> Any:
    """Press a key until it has taken effect: while cards fly, keys hurry them. Enter twice would do too much."""
    if key == RETURN:
        Atspi.generate_keyboard_event(key, None, Atspi.KeySynthType.SYM)
        return wait_for(until, what)
    for _ in range(10):
        Atspi.generate_keyboard_event(key, None, Atspi.KeySynthType.SYM)
        found = wait_for(until, what, patience=1.5, fails=False)
        if found:
            return found
    raise SystemExit(f"This did not happen: {what}.")


def focus_in(*roles: str, after: int = 0) -> list[dict[str, Any]]:
    """Which parts of those kinds have had the focus since then."""
    return [each for each in heard[after:] if each["kind"] == "focus" and each["role"] in roles]


def listen() -> dict[str, Any]:
    """Open a game from the home screen and explore its table, using keys only."""
    follow(note, "object:announcement", "object:state-changed:focused", "object:text-changed",
           "object:property-change:accessible-name")
    wait_for(lambda: anywhere("Preferences"), "there is a home screen")
    take_keyboard()
    wait_for(lambda: focus_in("push button"), "the home screen has the keyboard")
    press(RETURN, lambda: anywhere("Play"), "a new game can be set up")
    press(RETURN, lambda: anywhere("Your name"), "a name is asked for before the first game")
    press(RETURN, lambda: anywhere("Table"), "the game begins")
    table = anywhere("Table")
    wait_for(lambda: [seat for seat in children(table) if ", whose turn it is:" in seat.get_name()
                      and not seat.get_name().startswith(BOT)], "the table waits for the listener")
    first = press(RIGHT, lambda: focus_in("list item", "panel"), "the table has the keyboard")[-1]
    after = len(heard)
    press(RIGHT, lambda: [each for each in focus_in("list item", "panel") if each != first], "the focus goes on")
    card = wait_for(lambda: children(find(table, "Discard pile"))[0], "a card lies open")
    card.do_action(0)
    wait_for(lambda: [each for each in heard[after:] if each.get("name") == card.get_name()], "the card is reached")
    spoken = len(heard)
    press(F2, lambda: [each for each in heard[spoken:] if each["kind"] == "said" and card.get_name() in each["words"]],
          "the card is read out")
    press(TAB, lambda: focus_in("push button", after=spoken), "the keyboard goes to the buttons")
    return {"heard": heard, "card": {"name": card.get_name(), "description": card.get_description()}}


if __name__ == "__main__":
    with running(sys.argv[1:]) as program:
        told = listen()
    print(json.dumps({**told, "complaints": program.complaints}))
