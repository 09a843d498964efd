"""Plays a game of each kind by keyboard with Orca, and compares what it speaks with what happened on the screen.

Needs what `bash packaging/bootstrap.sh long` installs. Nothing is heard: Orca finds a module in place of Speech
Dispatcher's that writes. Names of games may follow. Whole games take some minutes each; with --short, as the long run
plays them, they are rounds, or the ends of games that were begun before. What was on the screen and what was spoken
ends up in FOLDER/GAME/heard.txt:

    .venv/bin/python -m tests.helpers.with_orca [--short] FOLDER [GAME...]
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from engine import GAMES, Session, load_game
from engine.core.events import Event
from engine.core.text import N_, Player
from engine.session import Record, Seating
from engine.session.listening import events_seen
from tests.helpers.own_screen import own_screen
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.spoken_words import spoken, tokens
from throne_desktop.language import i18n
from throne_desktop.services.records.library import SUFFIX
from throne_desktop.storage import paths
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.settings import Settings, save_settings, settings_file

ROOT = Path(__file__).parents[2]
ORCA = Path("/usr/bin/orca")
NO_ORCA = "Orca is not there, which the long run listens to: on Debian, `bash packaging/bootstrap.sh long` installs it."
_BY = N_("app", "{player}: {words}")
_SHORT = "round"
"""The choice of an option that makes a game a short one."""
_LEFT = 25
"""How many moves are left of a game that was begun before."""
_LUCK = 5
_QUICK = Settings(player_name="Ann", name_asked=True, animation_speed=2.0, bot_pause=0)
"""The choices of somebody who does not want to wait."""


def play(folder: Path, games: Iterable[str], *, short: bool) -> None:
    """Play these games with one Orca, each in a folder of its own; whole ones, or `short` ones that are continued."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("user", "run", *games):
        (folder / name).mkdir(parents=True, mode=0o700)
    names = {game_id: "" if short else str(load_game(game_id).name) for game_id in games}
    if short:
        for game_id in games:
            begin(folder / game_id, game_id)
    with own_screen() as screen:
        environment = {
            **os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8",
            "HOME": str(folder / "user"), "XDG_DATA_HOME": str(folder / "user"), "XDG_RUNTIME_DIR": str(folder / "run"),
            "SPEECH_FILE": str(folder / "speech")}
        for name in ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON"):
            environment.pop(name, None)
        player = str(Path(__file__).with_name("playing_with_orca.py"))
        with (folder / "bus.log").open("w") as log:
            subprocess.run(
                [*_ahead(), "dbus-run-session", "--", "/usr/bin/python3", player, str(folder), json.dumps(names),
                 sys.executable, "-m", "throne_desktop", "--lang", "en"],
                env=environment, cwd=ROOT, stdout=log, stderr=log, check=False)


def _ahead() -> list[str]:
    """What lets a command go before all others, where that is allowed.

    Orca 43 drops what it is told while it is far behind, so that beside other tests it would hear too little.
    """
    return ["nice", "-n", "-15"] if os.geteuid() == 0 else []


def begin(folder: Path, game_id: str) -> None:
    """Put down a game that can be continued, for as few as can play it, and the choices of who continues it."""
    game = load_game(game_id)
    options = {option.id: _SHORT for option in game.options if _SHORT in [choice.value for choice in option.choices]}
    seats = game.seats[0]
    players = (Seating("Ann"), *(Seating(name, "page") for name in BOT_NAMES[:seats - 1]))
    session = Session(game, seats, _LUCK, options=options, players=players, practice=False)
    if not options:
        play_till_nearly_over(session, _LUCK, _LEFT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THRONE_DESKTOP_HOME", str(folder / "home"))
        session.record().save(paths.games() / f"{game_id}{SUFFIX}")
        save_settings(_QUICK, settings_file())
    session.record().save(folder / f"begun{SUFFIX}")


def lines_of(file: Path, after: int = 0) -> list[str]:
    """What the person who played is told of each move after so many, in order.

    What is said twice of one move counts once.
    """
    record = Record.load(file)
    person = next(seat for seat, player in enumerate(record.players) if player.is_person)
    names = [player.name for player in record.players]
    told = []
    for before, move in list(zip(record.replay(), record.moves, strict=False))[after:]:
        events = list[Event]()
        before.clone().apply(move, events)
        said = [_BY.fill(player=Player(event.seat), words=event.text) if event.seat is not None else event.text
                for event in events_seen(events, person) if event.text is not None]
        told += dict.fromkeys(i18n.words(text, names) for text in said)
    return told


def write_down(folder: Path, lines: list[str], screen: dict[str, Any], heard: list[tuple[float, str]]) -> None:
    """Write what was on the screen beside what was spoken: first the log, then everything in its order."""
    begun = screen["began"]
    rows = [*((at, "answered", words) for at, words, _ in screen["asked"]),
            *((at, "spoken", words) for at, words in heard)]
    told = [f"{at - begun:6.1f} {kind}: {words}" for at, kind, words in sorted(rows)]
    (folder / "heard.txt").write_text("\n".join([*(f"log: {line}" for line in lines), *told, ""]), encoding="utf-8")


def compare(folder: Path, game_id: str) -> list[str]:
    """What went wrong in a game that was played, was not heard in it, or more than once."""
    its = folder / game_id
    if not (its / "screen.json").exists():
        return [f"Nobody played: see {folder / 'bus.log'} and {folder / 'orca.log'}."]
    screen = json.loads((its / "screen.json").read_text(encoding="utf-8"))
    heard = [row for row in spoken(folder / "speech") if screen["began"] <= row[0] <= screen["ended"]]
    begun, (record, *_) = its / f"begun{SUFFIX}", sorted((its / "home").rglob(f"*{SUFFIX}"))
    lines = lines_of(record, len(Record.load(begun).moves) if begun.exists() else 0)
    write_down(its, lines, screen, heard)
    return faults(lines, screen, [words for _, words in heard])


def faults(lines: list[str], screen: dict[str, Any], heard: list[str]) -> list[str]:
    """What was not heard of the lines of a log, the questions and the end, what was more than once, and what else was.

    `screen` says what stood there, and what went wrong, as `playing_with_orca` writes it down.
    """
    said, happened = "".join(map(tokens, heard)), "".join(map(tokens, lines))
    found = [screen["failed"]] if screen["failed"] else []
    counted = {line: (said.count(tokens(line)), happened.count(tokens(line))) for line in dict.fromkeys(lines)}
    wrong = {line: (times, due) for line, (times, due) in counted.items() if times != due}
    if not _is_put_up_again(wrong, heard):
        found += [f"heard {times} times instead of {due}: {line}" for line, (times, due) in wrong.items()]
    found += [f"not heard when it was asked: {question}" for _, question, was_heard in screen["asked"] if not was_heard]
    if not screen["end"]:
        found.append("There was no page about the end.")
    found += [f"not heard at the end: {words}" for words in screen["end"][:1] if tokens(words) not in said]
    return [*found, *(f"heard: {words}" for words in heard if "layered pane" in words)]


def _is_put_up_again(wrong: Mapping[str, tuple[int, int]], heard: Iterable[str]) -> bool:
    """Whether all that is wrong is one line, spoken twice in a row.

    A note that Orca takes more than a second to read, on a busy machine, is put up again, and may be read twice.
    """
    in_a_row = [first for first, second in pairwise(map(tokens, heard)) if first == second]
    return len(wrong) == 1 and all(times == due + 1 and any(tokens(line) in words for words in in_a_row)
                                   for line, (times, due) in wrong.items())


def main(arguments: list[str]) -> int:
    """Play each, and print what is wrong; returns how many games were not heard as they should be."""
    short = arguments[0] == "--short"
    folder, *games = arguments[short:]
    if not ORCA.exists():
        raise SystemExit(NO_ORCA)
    application = QCoreApplication([])
    i18n.use("en")
    bad = 0
    for some in [games or list(GAMES)] if short else [[each] for each in games or GAMES]:
        where = Path(folder) if short else Path(folder, some[0])
        play(where, some, short=short)
        for game_id in some:
            wrong = compare(where, game_id)
            print(f"-- {game_id}", *wrong, sep="\n", flush=True)
            bad += wrong != []
    application.shutdown()
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
