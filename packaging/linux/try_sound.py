"""Try sound where its server is none, loses its sink, is killed or comes back: what is heard, and after how long.

Needs the project's .venv ("make setup"), Debian's pulseaudio-utils, and pulseaudio; or, for PipeWire, pipewire-pulse,
wireplumber and dbus. The server is one of its own, with sinks that nobody hears; what would be heard is recorded from
their monitors. Run it, for 40 seconds, as one of

    .venv/bin/python packaging/linux/try_sound.py
    dbus-run-session -- .venv/bin/python packaging/linux/try_sound.py pipewire
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from throne_desktop.services.sound.catalogue import HIGHEST, RATE
from throne_desktop.services.sound.player import DEAF, REST, SoundPlayer

_PATIENCE: Final = 5.0
_PROMISED: Final = 2.0
"""Seconds after which a sound is heard again once there is a server."""
_SINKS: Final = ("first", "second")
_CLICK: Final = array("h", [HIGHEST, -HIGHEST] * (RATE // 20))


class Server:
    """PulseAudio with two sinks, the first of which is the default."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start it, and wait until it answers."""
        modules = [part for sink in _SINKS for part in ("-L", f"module-null-sink sink_name={sink}")]
        self.begin("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", *modules,
                   "-L", "module-native-protocol-unix auth-anonymous=1")
        until(lambda: control("info").returncode == 0, "the server answers")

    def begin(self, *command: str) -> None:
        """Start a process of it."""
        self._processes.append(subprocess.Popen(command, stdout=subprocess.DEVNULL,
                                                stderr=(self._folder / "log").open("ab")))

    def kill(self) -> None:
        """End it as nobody expects it."""
        for process in self._processes:
            process.kill()
            process.wait()
        self._processes.clear()


class PipeWire(Server):
    """PipeWire in the place of PulseAudio, with what makes its decisions; its sinks are the same."""

    def start(self) -> None:
        """Start its processes, and wait until all that they are asked for is so."""
        self.begin("pipewire")
        until(lambda: subprocess.run(["pw-cli", "info", "0"], capture_output=True, check=False).returncode == 0,
              "PipeWire answers")
        self.begin("wireplumber")
        self.begin("pipewire-pulse")
        until(lambda: control("info").returncode == 0, "the server answers")
        for sink in _SINKS:
            control("load-module", "module-null-sink", f"sink_name={sink}")
        until(lambda: control("set-default-sink", _SINKS[0]).returncode == 0, "it takes a sink for its default")
        until(lambda: f"Default Sink: {_SINKS[0]}\n" in control("info").stdout, "the first sink is its default")


class Monitor:
    """Hears what a sink plays."""

    def __init__(self, sink: str) -> None:
        self._heard = threading.Event()
        self._process = subprocess.Popen(
            ["parec", f"--device={sink}.monitor", "--latency-msec=5", "--raw", "--channels=1", f"--rate={RATE}"],
            stdout=subprocess.PIPE)
        self._begun = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()
        assert self._begun.wait(_PATIENCE)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while block := os.read(self._process.stdout.fileno(), 4096):
            self._begun.set()
            if any(block):
                self._heard.set()

    def seconds_until_heard(self, player: SoundPlayer) -> float | None:
        """Play a click; after how many seconds it was heard, or None if it was not."""
        self._heard.clear()
        asked = time.monotonic()
        player.play(lambda: _CLICK)
        return time.monotonic() - asked if self._heard.wait(_PATIENCE) else None

    def close(self) -> None:
        """Hear nothing any more."""
        self._process.kill()
        self._process.wait()


def control(*command: str) -> subprocess.CompletedProcess[str]:
    """Say something to the server."""
    return subprocess.run(["pactl", *command], capture_output=True, text=True, check=False)


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    ends = time.monotonic() + _PATIENCE
    while not condition():
        if time.monotonic() > ends:
            sys.exit(f"This did not happen: {what}.")
        time.sleep(0.02)


@contextmanager
def hearing(sink: str) -> Iterator[Monitor]:
    """A monitor of that sink."""
    monitor = Monitor(sink)
    try:
        yield monitor
    finally:
        monitor.close()


def report(what: str, seconds: float | None, at_most: float) -> None:
    """Print how long something took; end if that was too long."""
    print(f"{what}: {'never' if seconds is None else f'{1000 * seconds:.0f} ms'}", flush=True)
    if seconds is None or seconds > at_most:
        sys.exit(f"This should take at most {1000 * at_most:.0f} ms.")


def closing(what: str, player: SoundPlayer) -> None:
    """Close a player as the window does."""
    began = time.monotonic()
    player.close()
    report(what, time.monotonic() - began, 0.25)


def try_without() -> None:
    """There is no server."""
    player = SoundPlayer()
    player.play(lambda: _CLICK)
    time.sleep(0.5)
    closing("no server: closing", player)


def try_with(server: Server) -> None:
    """A server that is well."""
    server.start()
    player = SoundPlayer()
    with hearing("first") as monitor:
        report("first sound, the device is opened", monitor.seconds_until_heard(player), _PROMISED)
        time.sleep(1.5)
        took = []
        for _ in range(9):
            time.sleep(0.4)
            took.append(monitor.seconds_until_heard(player) or _PATIENCE)
        print(f"from then on, n = {len(took)}: median {1000 * statistics.median(took):.0f} ms, "
              f"from {1000 * min(took):.0f} to {1000 * max(took):.0f} ms")
    until(lambda: not control("list", "short", "sink-inputs").stdout, "a silent device is let go")
    print(f"silent for {REST:.0f} s: the device is let go")
    with hearing("first") as monitor:
        report("next sound, the device is opened again", monitor.seconds_until_heard(player), _PROMISED)
    with hearing("second") as monitor:
        control("set-default-sink", "second")
        module = next(line.split("\t")[0] for line in control("list", "short", "modules").stdout.splitlines()
                      if "sink_name=first" in line)
        control("unload-module", module)
        report("its sink removed: next sound", monitor.seconds_until_heard(player), _PROMISED)
    closing("a device that plays: closing", player)


def try_killed(server: Server) -> None:
    """A server that is killed while the device is open, and comes back at once, later, or never."""
    player = SoundPlayer()
    for number in range(3):
        with hearing("second" if number == 0 else "first") as monitor:
            assert monitor.seconds_until_heard(player) is not None
            time.sleep(2.1)     # a null sink begins with two seconds at once
            player.play(lambda: _CLICK)
            time.sleep(0.2)
        server.kill()
        server.start()
        with hearing("first") as monitor:
            time.sleep(DEAF)    # until then it may live
            report(f"killed and restarted, time {number + 1}: next sound",
                   monitor.seconds_until_heard(player), _PROMISED)
    time.sleep(2.1)
    player.play(lambda: _CLICK)
    server.kill()
    time.sleep(0.7)
    player.play(lambda: _CLICK)     # nobody is there
    time.sleep(0.3)
    server.start()
    with hearing("first") as monitor:
        time.sleep(0.7)
        report("a sound while no server was there; next sound", monitor.seconds_until_heard(player), _PROMISED)
    time.sleep(2.1)
    player.play(lambda: _CLICK)
    server.kill()
    time.sleep(0.7)
    closing("killed for good: closing", player)


def main() -> None:
    """Try everything; ends with 1 if something is not as promised."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ.update(HOME=folder, XDG_RUNTIME_DIR=folder, PULSE_RUNTIME_PATH=folder)
        os.environ.pop("PULSE_SERVER", None)
        (home / ".config/pulse").mkdir(parents=True)
        (home / ".config/pulse/client.conf").write_text("autospawn = no\n")
        server = {"pulseaudio": Server, "pipewire": PipeWire}[(*sys.argv[1:], "pulseaudio")[0]](home)
        try:
            try_without()
            try_with(server)
            try_killed(server)
        finally:
            server.kill()
    print("ALL WELL")


if __name__ == "__main__":
    main()
