"""How long the start takes, as whoever opens the program without any options gets it.

Nothing is imported here that such a start does not import as well.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from engine.cli.output import say
from throne_desktop.modes.loop import turn_until
from throne_desktop.startup.options import STARTED
from throne_desktop.window.window import Window

_PATIENCE: Final = 5.0
"""Seconds until a window that nobody shows counts as shown."""


def measure(window: Window, spared: float) -> None:
    """Open home, and print how long that took, without the seconds `spared` by a start without options."""
    before = _process_age()
    opened = time.perf_counter()
    frames: list[float] = []
    window.open_home()
    window.after_first_frame(lambda: frames.append(time.perf_counter()))
    window.show()
    turn_until(lambda: bool(frames), _PATIENCE)
    painted = frames[0] if frames else time.perf_counter()
    inside = (opened - STARTED) * 1000
    home = (painted - opened) * 1000
    if before is not None:
        say(f"start, until the first line of ours {before - inside:7.1f} ms")
    say(f"start, imports, Qt, settings        {inside - spared * 1000:7.1f} ms")
    say(f"start, home screen to first frame   {home:7.1f} ms")
    if before is not None:
        say(f"start, in all                       {before - spared * 1000 + home:7.1f} ms")


def _process_age() -> float | None:
    """Milliseconds since this process began; None if the system does not tell."""
    stat = Path("/proc/self/stat")
    if not stat.is_file():
        return None
    ticks = int(stat.read_text().rsplit(")", 1)[1].split()[19])
    uptime = float(Path("/proc/uptime").read_text().split()[0])
    return (uptime - ticks / os.sysconf("SC_CLK_TCK")) * 1000
