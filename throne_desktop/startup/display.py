"""Whether there is a screen to open a window on. Without one, Qt would end the process with a message of its own."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_ADVICE: Final = ("start the program on a desktop." if getattr(sys, "frozen", False) else
                  "start the program on a desktop, or play in the terminal with 'python3 -m engine play "
                  "behind-the-throne'.")
"""The frozen program does not come with the command line of the engine."""
_NO_DISPLAY: Final = f"No display found: {_ADVICE}"
_UNREACHABLE: Final = f"The display {{name}} cannot be reached: {_ADVICE}"
_WINDOWED: Final = ("xcb", "wayland")
_PATIENCE: Final = 0.5
"""Seconds until a display on this machine counts as silent."""
_TCP: Final = 6000
"""The port of display 0 on another machine, or behind a tunnel on this one."""


def platform() -> str:
    """What Qt draws on first under Linux: "xcb", "wayland", or another name in its own variable."""
    asked = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    return asked or ("wayland" if os.environ.get("WAYLAND_DISPLAY") else "xcb")


def by_x11() -> bool:
    """Whether Qt is about to open its windows by X11: it was told to, or finds no Wayland."""
    return platform() == "xcb" or (platform().startswith(_WINDOWED) and not os.environ.get("WAYLAND_DISPLAY"))


def missing_display(*, asks: bool = True) -> str | None:
    """What to say if no window can be opened; None if one can, as far as a quick look tells.

    Unless it `asks`, a display that has a name is taken to be there: asking means importing socket, which takes 9 ms.
    """
    if sys.platform in ("win32", "darwin"):
        return None
    if not platform().startswith(_WINDOWED):
        return None     # drawn elsewhere, or nowhere
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("DISPLAY", "")
    if not wayland and not x11:
        return _NO_DISPLAY
    if not asks:
        return None
    if (wayland and _wayland_answers(wayland)) or (x11 and _x11_answers(x11)):
        return None
    return _UNREACHABLE.format(name=x11 or wayland)


def _wayland_answers(name: str) -> bool:
    return _answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)))


def _x11_answers(name: str) -> bool:
    """Whether anything answers at that display; one on a remote machine is taken to be there."""
    host, _, number = name.rpartition(":")
    display = number.partition(".")[0]
    if not display.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{display}"
        return _answers(path) or (sys.platform == "linux" and _answers(f"\0{path}"))
    if host in ("localhost", "127.0.0.1"):
        return _answers((host, _TCP + int(display)))
    return True


def _answers(address: str | tuple[str, int]) -> bool:
    import socket

    kind = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    with suppress(OSError, OverflowError), socket.socket(kind, socket.SOCK_STREAM) as wire:
        wire.settimeout(_PATIENCE)
        wire.connect(address)
        return True
    return False
