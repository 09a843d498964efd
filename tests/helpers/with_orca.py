"""Plays a game of each kind by keyboard with Orca, and compares what it speaks with what happened on the screen.

Needs Debian's orca, xvfb, dbus and gir1.2-atspi-2.0. Nothing is heard: Orca finds a module in place of Speech
Dispatcher's that writes. Names of games may follow. It takes some minutes for each game; what was on the screen and
what was spoken ends up in FOLDER/GAME/heard.txt:

    .venv/bin/python -m tests.helpers.with_orca FOLDER [GAME...]
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine import GAMES, load_game
from engine.core.events import Event
from engine.core.text import N_, Player
from engine.session import Record
from engine.session.listening import events_seen
from tests.helpers.own_screen import own_screen
from throne_desktop.language import i18n

ROOT = Path(__file__).parents[2]
LATE = 2.0
"""Seconds that Orca may take on a busy machine: it is not waited for."""
_BY = N_("app", "{player}: {words}")


def play(folder: Path, game_id: str) -> bool:
    """Play a game with Orca; returns whether it came to its end."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("home", "user", "run"):
        (folder / name).mkdir(parents=True, mode=0o700)
    with own_screen() as screen:
        environment = {
            **os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8",
            "HOME": str(folder / "user"), "XDG_DATA_HOME": str(folder / "user"), "XDG_RUNTIME_DIR": str(folder / "run"),
            "THRONE_DESKTOP_HOME": str(folder / "home"), "SPEECH_FILE": str(folder / "speech")}
        for name in ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        with (folder / "bus.log").open("w") as log:
            done = subprocess.run(
                ["dbus-run-session", "--", "/usr/bin/python3", str(Path(__file__).with_name("playing_with_orca.py")),
                 str(folder), str(load_game(game_id).name), sys.executable, "-m", "throne_desktop", "--lang", "en"],
                env=environment, cwd=ROOT, stdout=log, stderr=log, check=False)
    return done.returncode == 0


def tokens(words: str) -> str:
    """Words as they are compared: without signs, which Orca may speak or not."""
    found = re.findall(r"[^\W_]+", words.lower())
    return f" {' '.join(found)} "


def lines_of(file: Path) -> list[str]:
    """What the person who played is told of each move, in order; what is said twice of one move counts once."""
    record = Record.load(file)
    person = next(seat for seat, player in enumerate(record.players) if player.is_person)
    names = [player.name for player in record.players]
    told = []
    for before, move in zip(record.replay(), record.moves, strict=False):
        events = list[Event]()
        before.clone().apply(move, events)
        said = [_BY.fill(player=Player(event.seat), words=event.text) if event.seat is not None else event.text
                for event in events_seen(events, person) if event.text is not None]
        told += dict.fromkeys(i18n.words(text, names) for text in said)
    return told


def spoken(folder: Path) -> list[tuple[float, str]]:
    """When Orca spoke, and what."""
    rows = [json.loads(row) for row in (folder / "speech").read_text(encoding="utf-8").splitlines()]
    return [(moment, words) for moment, kind, words in rows if kind == "said"]


def write_down(folder: Path, lines: list[str], asked: list[tuple[float, str]], heard: list[tuple[float, str]]) -> None:
    """Write what was on the screen beside what was spoken: first the log, then everything in its order."""
    begun = heard[0][0]
    rows = [*((at, "asked", words) for at, words in asked), *((at, "spoken", words) for at, words in heard)]
    told = [f"{at - begun:6.1f} {kind}: {words}" for at, kind, words in sorted(rows)]
    (folder / "heard.txt").write_text("\n".join([*(f"log: {line}" for line in lines), *told, ""]), encoding="utf-8")


def compare(folder: Path) -> list[str]:
    """What was not heard, or more than once."""
    heard, screen = spoken(folder), json.loads((folder / "screen.json").read_text(encoding="utf-8"))
    said = "".join(tokens(words) for _, words in heard)
    lines = lines_of(min((folder / "home").rglob("*.throne")))
    write_down(folder, lines, screen["asked"], heard)
    happened = "".join(map(tokens, lines))
    faults = []
    for line in dict.fromkeys(lines):
        times, due = said.count(tokens(line)), happened.count(tokens(line))
        if times != due:
            faults.append(f"heard {times} times instead of {due}: {line}")
    for moment, question in screen["asked"]:
        if tokens(question) not in "".join(tokens(words) for at, words in heard if at < moment + LATE):
            faults.append(f"not heard when it was asked: {question}")
    faults += [f"not heard at the end: {words}" for words in screen["end"][:1] or ["?"] if tokens(words) not in said]
    faults += [f"heard: {words}" for _, words in heard if "layered pane" in words]
    print(f"{len(lines)} lines of the log, {len(screen['asked'])} questions, {len(heard)} times spoken")
    return faults


def main(folder: Path, games: list[str]) -> int:
    """Play each, and print what is wrong; returns how many games were not heard as they should be."""
    application = QCoreApplication([])
    i18n.use("en")
    bad = 0
    for game_id in games or list(GAMES):
        print(f"-- {game_id}", flush=True)
        if play(folder / game_id, game_id):
            faults = compare(folder / game_id)
        else:
            faults = ["The game did not come to its end: see bus.log, program.log and orca.log."]
        print(*faults, sep="\n", flush=True)
        bad += faults != []
    application.shutdown()
    return bad


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
