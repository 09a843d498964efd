"""Tests that the frozen program works, which no test of the sources can tell."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from engine import GAMES, __version__

_INHERITED: Final = ("HOME", "LANG", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE")
_PATIENCE: Final = 300.0


def run(frozen: Path) -> None:
    """Ask for its version and run its self-test, away from the checkout. Raises Broken if either fails."""
    program = frozen / ("throne-desktop.exe" if sys.platform == "win32" else "throne-desktop")
    with tempfile.TemporaryDirectory() as home:
        if sys.platform != "win32":     # on Windows it has no terminal to print to
            _expect(_said(program, home, "--version"), [f"throne-desktop {__version__} (compiled engine)"])
        lines = _said(program, home, "--self-test")
        _expect([line.replace(":", ",").rpartition(", ")[2] for line in lines], ["ok"] * (len(GAMES) + 1))


class Broken(Exception):
    """The frozen program does not work."""


def _said(program: Path, home: str, *arguments: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name in _INHERITED}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "THRONE_DESKTOP_HOME": home}
    if sys.platform == "linux":     # on a bare machine, where this is unset, Qt would complain
        environment["LC_ALL"] = "C.UTF-8"
    done = subprocess.run([program, *arguments], cwd=home, env=environment, timeout=_PATIENCE, check=False,
                          capture_output=True, text=True)
    if done.returncode or done.stderr.strip():
        raise Broken(f"{program.name} {' '.join(arguments)} ended with status {done.returncode}: {done.stderr}")
    print(done.stdout, end="")
    return done.stdout.splitlines()


def _expect(said: list[str], expected: list[str]) -> None:
    if said != expected:
        raise Broken(f"the frozen program said {said}, not {expected}.")
