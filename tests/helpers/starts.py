"""Starts and memory of several checkouts, and of other programs, measured in turn on a screen of our own.

`python -m tests.helpers.starts NAME=FOLDER NAME=FOLDER` compares checkouts that have been set up (`make setup`), each
with a home of its own. Every figure is measured in rounds, all programs in turn in each, at the usual density and at
twice of that, and printed as the least and the median of all rounds, with the ratio of medians to the first program's.

- start: milliseconds from the start of the process until its window shows something. Only a strip of the window is
  looked at, 64 pixels wide: to fetch all of it takes 370 ms at twice the density, most of a start. Warm, and with the
  files that a start opens thrown out of memory (`cold`; needs strace).
- home, table: memory once nothing has happened for a while, in MB: RSS; PSS, which shares what several processes use;
  and what is the process's own (anon).

`--beside NAME START HOME TABLE` adds another program, with the commands that start it, and that show its first page and
a game in the size that takes the place of {size}: --beside kpat /usr/games/kpat '/usr/games/kpat -qwindowgeometry
{size}' '/usr/games/kpat --gametype klondike -qwindowgeometry {size}'. `--rounds`, `--only`, `--sizes` and `--scales`
choose what is measured. Nine rounds of all with three programs take about an hour.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from ctypes import POINTER, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tests.helpers.own_screen import own_screen

SCREEN: Final = "4000x2400"
"""Room for a window of 1920x1080 at twice the density."""
COLUMNS: Final = 64
_COLOURS: Final = 24
"""So many colours in the strip are a page, and not an empty window."""
_STEP: Final = 97
_POLL: Final = 0.002
_LONG: Final = 30.0
"""Seconds after which a program that has shown nothing counts as failed."""
_AT_REST: Final = 9.0
"""Seconds after the first content when memory is read: by then everything is imported, written and given back."""
_LEAST: Final = 400
"""Pixels: a window that is less wide is not the program's."""
_Z_PIXMAP: Final = 2
_ALL_PLANES: Final = 0xFFFFFFFF


class Program(NamedTuple):
    """A program, where it is run, and how it is started, shows its first page in a given size, and a game."""

    name: str
    folder: Path
    start: Sequence[str]
    home: Sequence[str]
    table: Sequence[str]


# -- the screen ----------------------------------------------------------------------------------------------------

class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (("width", c_int), ("height", c_int), ("xoffset", c_int), ("format", c_int), ("data", c_void_p),
                ("byte_order", c_int), ("bitmap_unit", c_int), ("bitmap_bit_order", c_int), ("bitmap_pad", c_int),
                ("depth", c_int), ("bytes_per_line", c_int))


class Screen:
    """What is seen on a display of X."""

    def __init__(self, name: str) -> None:
        self._x = x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = c_void_p
        x.XOpenDisplay.argtypes = (c_char_p,)
        x.XDefaultRootWindow.restype = c_ulong
        x.XDefaultRootWindow.argtypes = (c_void_p,)
        x.XQueryTree.argtypes = (c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ulong)),
                                 POINTER(c_uint))
        x.XGetGeometry.argtypes = (c_void_p, c_ulong, POINTER(c_ulong), POINTER(c_int), POINTER(c_int),
                                   POINTER(c_uint), POINTER(c_uint), POINTER(c_uint), POINTER(c_uint))
        x.XGetImage.restype = POINTER(_Image)
        x.XGetImage.argtypes = (c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int)
        x.XFree.argtypes = (c_void_p,)
        # Of a window that is gone or not shown yet there is no picture; Xlib would end the process.
        self._handler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda _display, _error: 0)
        x.XSetErrorHandler(self._handler)
        self._display = x.XOpenDisplay(name.encode())
        self._root = x.XDefaultRootWindow(self._display)

    def shows_content(self) -> bool:
        """Whether a window shows more than an empty ground."""
        return any(self._has_content(window) for window in self._windows())

    def _windows(self) -> list[int]:
        root, parent, count, windows = c_ulong(), c_ulong(), c_uint(), POINTER(c_ulong)()
        self._x.XQueryTree(self._display, self._root, byref(root), byref(parent), byref(windows), byref(count))
        found = [windows[number] for number in range(count.value)]
        if found:
            self._x.XFree(windows)
        return found

    def _has_content(self, window: int) -> bool:
        root, left, top, wide, high, edge, depth = (c_ulong(), c_int(), c_int(), c_uint(), c_uint(), c_uint(),
                                                    c_uint())
        if not self._x.XGetGeometry(self._display, window, byref(root), byref(left), byref(top), byref(wide),
                                    byref(high), byref(edge), byref(depth)) or wide.value < _LEAST:
            return False
        image = self._x.XGetImage(self._display, window, wide.value // 2, 0, COLUMNS, high.value, _ALL_PLANES,
                                  _Z_PIXMAP)
        if not image:
            return False
        seen = image.contents
        dots = memoryview(ctypes.string_at(seen.data, seen.bytes_per_line * seen.height)).cast("I")
        colours = len(set(dots[::_STEP]))
        self._x.XFree(seen.data)
        self._x.XFree(image)
        return colours >= _COLOURS


# -- one run -------------------------------------------------------------------------------------------------------

class Failed(Exception):
    """A program has shown nothing."""


@contextmanager
def running(program: Program, command: Sequence[str], environment: dict[str, str], screen: Screen,
            ) -> Iterator[tuple[int, float]]:
    """A program that shows something, until the end of the block: its process, and after how many ms. Raises Failed."""
    began = time.perf_counter()
    process = subprocess.Popen(command, cwd=program.folder, env=environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        while not screen.shows_content():
            if process.poll() is not None or time.perf_counter() - began > _LONG:
                raise Failed(f"{program.name} shows nothing: {shlex.join(command)}")
            time.sleep(_POLL)
        yield process.pid, (time.perf_counter() - began) * 1000
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it has started."""
    for each in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, each)
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
    time.sleep(0.3)


def memory_of(process: int) -> dict[str, float]:
    """What a process takes, in MB."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    sizes = {name: int(size.split()[0]) / 1024 for name, _, size in (line.partition(":") for line in told)}
    return {"RSS": sizes["Rss"], "PSS": sizes["Pss"], "anon": sizes["Anonymous"]}


def opened_by(program: Program, environment: dict[str, str], screen: Screen) -> list[str]:
    """The files that a start opens."""
    with tempfile.NamedTemporaryFile("r", errors="replace") as log:
        command = ("strace", "-f", "-qq", "-e", "trace=open,openat,execve", "-o", log.name, *program.start)
        with running(program, command, environment, screen):
            time.sleep(1)
        named = {line.split('"')[1] for line in log if '"' in line and "= -1" not in line}
    return [str(path) for path in (program.folder / name for name in named) if path.is_file()]


def throw_out(files: Sequence[str]) -> None:
    """Have Linux forget these files, as after the computer was switched on, but for what others have in use."""
    for each in files:
        with suppress(OSError), open(each, "rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


# -- in turn -------------------------------------------------------------------------------------------------------

class Ruler:
    """Measures programs in turn, and prints what it has found."""

    def __init__(self, programs: Sequence[Program], screen: Screen, rounds: int, homes: Path) -> None:
        self._programs = programs
        self._screen = screen
        self._rounds = rounds
        self._homes = homes

    def starts(self, scale: str) -> None:
        """Warm and cold starts, in the size that a program has by itself."""
        for program in self._programs:
            self._memory(program, program.start, scale, "")      # it keeps what later starts have
        self._in_turn(f"start, warm, at {scale}, ms", partial(self._start, scale))
        if shutil.which("strace"):
            files = {each.name: opened_by(each, self._environment(each, scale), self._screen)
                     for each in self._programs}
            self._in_turn(f"start, cold, at {scale}, ms",
                          lambda program: self._start(scale, program, files[program.name]))

    def memory(self, what: str, scale: str, size: str) -> None:
        """Memory at home, or at the table."""
        for program in self._programs:
            self._memory(program, getattr(program, what), scale, size)
        self._in_turn(f"{what}, {size} at {scale}, MB",
                      lambda program: self._memory(program, getattr(program, what), scale, size))

    def _start(self, scale: str, program: Program, files: Sequence[str] = ()) -> dict[str, float]:
        throw_out(files)
        with running(program, program.start, self._environment(program, scale), self._screen) as (_, taken):
            return {"content": taken}

    def _memory(self, program: Program, command: Sequence[str], scale: str, size: str) -> dict[str, float]:
        asked = [each.format(size=size) for each in command]
        with running(program, asked, self._environment(program, scale), self._screen) as (process, _):
            time.sleep(_AT_REST)
            return memory_of(process)

    def _in_turn(self, title: str, measure: Callable[[Program], dict[str, float]]) -> None:
        found: dict[str, list[dict[str, float]]] = {program.name: [] for program in self._programs}
        for _ in range(self._rounds):
            for program in self._programs:
                found[program.name].append(measure(program))
        print(title)
        first = found[self._programs[0].name]
        for name, rounds in found.items():
            print(f"  {name:14}", "   ".join(_said(kind, rounds, first) for kind in rounds[0]), flush=True)

    def _environment(self, program: Program, scale: str) -> dict[str, str]:
        """Its own home for each density, so that it finds there what it has kept."""
        home = self._homes / f"{program.name}-{scale}"
        home.mkdir(exist_ok=True)
        kept = {name: value for name, value in os.environ.items()
                if name not in ("WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE", "PYTHONPATH")}
        return {**kept, "HOME": str(home), "THRONE_DESKTOP_HOME": str(home / "throne"), "XDG_RUNTIME_DIR": str(home),
                "XDG_CACHE_HOME": str(home / "cache"), "XDG_CONFIG_HOME": str(home / "config"),
                "XDG_DATA_HOME": str(home / "data"), "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "xcb"}


def _said(kind: str, rounds: Sequence[dict[str, float]], first: Sequence[dict[str, float]]) -> str:
    figures = [each[kind] for each in rounds]
    ratio = statistics.median(figures) / statistics.median(each[kind] for each in first)
    return f"{kind} {min(figures):6.1f} {statistics.median(figures):6.1f} ({ratio:.2f} x)"


@contextmanager
def own_bus() -> Iterator[None]:
    """A session bus of our own: some programs do not start without one, and others ask it for the desktop's wishes."""
    if shutil.which("dbus-daemon") is None:
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        yield
        return
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, text=True)
    assert bus.stdout is not None
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    try:
        yield
    finally:
        bus.terminate()
        bus.wait()


def checkout(named: str) -> Program:
    """The program of a checkout, from NAME=FOLDER."""
    name, _, folder = named.partition("=")
    command = [str(Path(folder, ".venv", "bin", "throne-desktop").resolve().absolute())]
    return Program(name, Path(folder), command, [*command, "--size", "{size}"],
                   [*command, "--game", "throne", "--seed", "7", "--size", "{size}"])


def main(arguments: Sequence[str]) -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", metavar="NAME=FOLDER", type=checkout)
    parser.add_argument("--beside", nargs=4, action="append", default=[],
                        metavar=("NAME", "START", "HOME", "TABLE"))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", nargs="+", choices=("start", "home", "table"), default=("start", "home", "table"))
    parser.add_argument("--sizes", nargs="+", default=("1280x800", "1920x1080"))
    parser.add_argument("--scales", nargs="+", default=("1", "2"))
    asked = parser.parse_args(arguments)
    others = [Program(name, Path.home(), *map(shlex.split, commands)) for name, *commands in asked.beside]
    with ExitStack() as stack:
        os.environ["DISPLAY"] = stack.enter_context(own_screen(SCREEN))
        stack.enter_context(own_bus())
        homes = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ruler = Ruler([*asked.checkouts, *others], Screen(os.environ["DISPLAY"]), asked.rounds, homes)
        for scale in asked.scales:
            if "start" in asked.only:
                ruler.starts(scale)
            for what in ("home", "table"):
                for size in asked.sizes if what in asked.only else ():
                    ruler.memory(what, scale, size)


if __name__ == "__main__":
    main(sys.argv[1:])
