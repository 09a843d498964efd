"""A process of ours beside the window's: it ends as soon as the window's does, whatever it is doing, and in silence.

One that multiprocessing starts prints a traceback if its parent is killed, or somebody presses Ctrl-C in the terminal,
before it has read what it is to do. Nothing here imports Qt, to keep the process small.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, Pipe
from typing import Final

FLAG: Final = "--child"
"""How a frozen program is told that it is such a process; the number of its connection follows."""

_BEGIN: Final = ("import sys; sys.path[:] = {path!r}; from throne_desktop.services.bots.child import main; "
                 "main({number})")
_children: list[Child] = []


class Child:
    """A process that runs a function. Call `kill` and `close` when it is no longer wanted."""

    def __init__(self, target: Callable[[Connection], None], name: str) -> None:
        """`target` gets the other end of `connection`, and is found by its name there. Raises OSError."""
        self.name = name
        self.connection, theirs = Pipe()
        with theirs:        # once only the process holds this end, the connection ends with it
            self._process = _started(theirs.fileno())
        _children.append(self)
        with suppress(OSError):     # it is gone already: whoever listens finds that out
            self.connection.send_bytes(pickle.dumps(target))

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        self._process.kill()

    def join(self) -> None:
        """Wait until the process has ended."""
        self._process.wait()

    def close(self) -> None:
        """Clean up after the process has ended; its connection is closed by whoever listens to it."""
        self.join()
        assert self._process.stdin is not None
        self._process.stdin.close()
        _children.remove(self)

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.poll() is None


def running() -> list[Child]:
    """All such processes that are running, in the order in which they were started."""
    return [child for child in _children if child.alive]


def _started(number: int) -> subprocess.Popen[bytes]:
    """A process that has inherited the connection with that number, and whose input ends with this process."""
    if getattr(sys, "frozen", False):
        command = [sys.executable, FLAG, str(number)]
    else:
        command = [sys.executable, "-c", _BEGIN.format(path=sys.path, number=number)]
    if sys.platform == "win32":
        os.set_handle_inheritable(number, True)
        asked = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [number]})
        return subprocess.Popen(command, stdin=subprocess.PIPE, startupinfo=asked,
                                creationflags=subprocess.CREATE_NEW_PROCESS_GROUP)
    with _interrupts_blocked():
        return subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=(number,))


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for processes started in the block: they cannot ignore it before they have begun."""
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# -- in the process ----------------------------------------------------------------------------------------------------

def main(number: int) -> None:
    """Run what the parent sends through the connection with that number; nothing, if the parent is gone already."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # the program that was started in the terminal hears it
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    with _connection(number) as connection:
        try:
            target = pickle.loads(connection.recv_bytes())
        except (EOFError, ConnectionError):
            return
        target(connection)


if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection

    def _connection(number: int) -> PipeConnection:
        return PipeConnection(number)
else:
    def _connection(number: int) -> Connection:
        return Connection(number)


def _end_with_parent() -> None:
    """End this process as soon as its input does, even while it is thinking: the parent never writes anything there."""
    os.read(0, 1)
    os._exit(0)
