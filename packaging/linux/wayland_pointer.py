"""A mouse of our own for a Wayland compositor of wlroots, such as sway: lines on stdin move it and press its button.

`move X Y` puts it there; `press` and `release` are its left button's. Each line is done when it comes back on stdout.
The size of the screen is given as WIDTHxHEIGHT.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_DISPLAY, _REGISTRY, _CALLBACK, _MANAGER, _POINTER = 1, 2, 3, 4, 5
_MANAGER_NAME: Final = "zwlr_virtual_pointer_manager_v1"
_LEFT: Final = 0x110


class Wire:
    """The socket of the compositor, in words of 32 bits."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(str(Path(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"])))

    def send(self, receiver: int, opcode: int, *values: int | str) -> None:
        """Ask an object for something."""
        body = b"".join(struct.pack("=I", value) if isinstance(value, int) else _text(value) for value in values)
        self._socket.sendall(struct.pack("=II", receiver, len(body) + 8 << 16 | opcode) + body)

    def events(self) -> Iterator[tuple[int, int, bytes]]:
        """What objects tell: which, what, and the rest."""
        while True:
            sender, word = struct.unpack("=II", self._read(8))
            yield sender, word & 0xFFFF, self._read((word >> 16) - 8)

    def _read(self, count: int) -> bytes:
        found = self._socket.recv(count, socket.MSG_WAITALL)
        if len(found) < count:
            sys.exit("The compositor has ended.")
        return found

    def wait(self) -> dict[str, int]:
        """Wait until all that was asked for is done; returns the numbers of the globals that were told meanwhile."""
        self.send(_DISPLAY, 0, _CALLBACK)
        found = {}
        for sender, opcode, body in self.events():
            if sender == _REGISTRY and opcode == 0:
                number, length = struct.unpack_from("=II", body)
                found[body[8:7 + length].decode()] = number
            elif sender == _DISPLAY and opcode == 0:
                sys.exit(f"The compositor refuses: {body[12:].decode(errors='replace')}")
            elif sender == _CALLBACK:
                break
        return found


def _text(value: str) -> bytes:
    data = value.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + bytes(-len(data) % 4)


def _now() -> int:
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


def main() -> int:
    """Be a mouse until stdin ends."""
    width, height = map(int, sys.argv[1].split("x"))
    wire = Wire()
    wire.send(_DISPLAY, 1, _REGISTRY)
    known = wire.wait()
    if _MANAGER_NAME not in known:
        sys.exit("This compositor takes no mouse from programs.")
    wire.send(_REGISTRY, 0, known[_MANAGER_NAME], _MANAGER_NAME, 1, _MANAGER)
    wire.send(_MANAGER, 0, 0, _POINTER)
    for line in sys.stdin:
        match line.split():
            case ["move", x, y]:
                wire.send(_POINTER, 1, _now(), int(x), int(y), width, height)
            case ["press" | "release" as act]:
                wire.send(_POINTER, 2, _now(), _LEFT, int(act == "press"))
            case _:
                sys.exit(f"A mouse does not {line.strip()}.")
        wire.send(_POINTER, 4)
        wire.wait()
        sys.stdout.write(line)
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
