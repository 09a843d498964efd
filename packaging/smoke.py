"""Tests that the frozen program works, which no test of the sources can tell."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Timer
from typing import Final

from engine import GAMES, __version__

_INHERITED: Final = ("HOME", "LANG", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE")
_STUCK: Final = 300.0
"""Seconds without a line after which the program counts as stuck. A busy computer takes long, but line follows line."""
_ODD: Final = "Games, cards; ours"
"""A name that Qt misreads when it looks for its own files."""


def run(frozen: Path) -> None:
    """Ask for its version and run its self-test, away from the checkout. Raises Broken if either fails."""
    with tempfile.TemporaryDirectory(dir=frozen.parent) as work:
        odd = Path(work, _ODD)
        shutil.copytree(frozen, odd, symlinks=True, copy_function=os.link)
        program = odd / ("throne-desktop.exe" if sys.platform == "win32" else "throne-desktop")
        home = Path(work, "home")
        home.mkdir()
        if sys.platform != "win32":     # on Windows it has no terminal to print to
            _expect(_said(program, home, "--version"), [f"throne-desktop {__version__} (compiled engine)"])
        lines = _said(program, home, "--self-test")
        _expect([line.replace(":", ",").rpartition(", ")[2] for line in lines], ["ok"] * (len(GAMES) + 1))


class Broken(Exception):
    """The frozen program does not work."""


def _said(program: Path, home: Path, *arguments: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name in _INHERITED}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "THRONE_DESKTOP_HOME": str(home)}
    if sys.platform == "linux":     # on a bare machine, where this is unset, Qt would complain
        environment["LC_ALL"] = "C.UTF-8"
    lines = []
    complaints = home / "complaints"
    with complaints.open("wb") as errors, subprocess.Popen([program, *arguments], cwd=home, env=environment, text=True,
                                                           stdout=subprocess.PIPE, stderr=errors) as process:
        assert process.stdout is not None
        watch = _watched(process)
        for line in process.stdout:
            watch.cancel()
            print(line, end="", flush=True)
            lines.append(line.rstrip("\n"))
            watch = _watched(process)
        process.wait()
        watch.cancel()
    complained = complaints.read_text(encoding="utf-8").strip()
    if process.returncode or complained:
        raise Broken(f"{program.name} {' '.join(arguments)} ended with status {process.returncode}: {complained}")
    return lines


def _watched(process: subprocess.Popen[str]) -> Timer:
    """A clock that ends the process, unless it is stopped in time."""
    watch = Timer(_STUCK, process.kill)
    watch.start()
    return watch


def _expect(said: list[str], expected: list[str]) -> None:
    if said != expected:
        raise Broken(f"the frozen program said {said}, not {expected}.")
