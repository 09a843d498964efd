"""Bots' processes that misbehave: replies to be served, and bodies that serve none."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from throne_desktop.services.bots.bot_process import answer

Reply = Callable[[bytes], bytes]


def at_first(times: int, lives: Path, misdeed: Reply, question: bytes) -> bytes:
    """Misbehaves in the first few lives of the process, which are counted in a folder; then answers properly."""
    number = len(list(lives.iterdir()))
    (lives / str(number)).touch()
    return misdeed(question) if number < times else answer(question)


def sleeper(_question: bytes) -> bytes:
    """Does nothing."""
    time.sleep(3600)
    return b""


def thinker(thinking: Path, _question: bytes) -> bytes:
    """Calculates forever; the file is there as soon as it has begun."""
    thinking.touch()
    while True:
        sum(range(1000))


def quitter(_question: bytes) -> bytes:
    """Ends the process."""
    sys.exit()


def garbage(_question: bytes) -> bytes:
    """Answers with bytes that are not text."""
    return b"\xff\x00 not a choice"


def flood(_question: bytes) -> bytes:
    """Answers with far more than a choice can be."""
    return b" " * (2 << 20)


def cheat(question: bytes) -> bytes:
    """Answers with a move of the game that the rules forbid now."""
    told = json.loads(answer(question))
    told["choice"]["move"] = "destroy 4 king"
    return json.dumps(told).encode()


def tells_about_itself(report: Path, question: bytes) -> bytes:
    """Writes down which modules of Qt the process has loaded and its priority, and answers well."""
    told = answer(question)
    qt = sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6")))
    report.write_text(json.dumps({"qt": qt, "niceness": os.nice(0)}))
    return told


def keeps_a_list(folder: Path, question: bytes) -> bytes:
    """Writes down in a file per process what it was told; answers properly."""
    asked = json.loads(question)
    with (folder / str(os.getpid())).open("a", encoding="utf-8") as told:
        told.write(f"{asked['game']}, seat {asked['observation']['seat']}\n")
    return answer(question)


def answers_and_tells(answered: Path, connection: Connection) -> None:
    """Answers well; the file is there as soon as the first answer is given."""
    while True:
        connection.send_bytes(answer(connection.recv_bytes()))
        answered.touch()


def deaf(_connection: Connection) -> None:
    """Never takes a question."""
    time.sleep(3600)


def touches_what_is_imported(folder: Path, _connection: Connection) -> None:
    """Never takes a question; a file for each game that was imported before one came, and then one named "all"."""
    for name in list(sys.modules):
        package, _, module = name.removeprefix("engine.games.").partition(".")
        if module == "rules":
            (folder / package).touch()
    (folder / "all").touch()
    time.sleep(3600)


def half(connection: Connection) -> None:
    """Ends in the middle of its answer: the length of a message comes first, in four bytes."""
    connection.recv_bytes()
    os.write(connection.fileno(), b"\x00\x00\x01\x00half an answer")


def chooses_the_worst(question: bytes) -> bytes:
    """Ranks all moves properly but makes the last of them, as a bot that slips might."""
    told = json.loads(answer(question))
    choice = told["choice"]
    choice["move"] = choice["ranking"][-1][0]
    return json.dumps(told).encode()


def is_for_a_teacher(question: bytes) -> bool:
    """Whether a move is to be looked at."""
    return "move" in json.loads(question)


def hesitating_teacher(question: bytes) -> bytes:
    """Never says anything of a move; bots answer well."""
    return sleeper(question) if is_for_a_teacher(question) else answer(question)


def senseless_teacher(question: bytes) -> bytes:
    """Objects to a move with one that the rules forbid; bots answer well."""
    if not is_for_a_teacher(question):
        return answer(question)
    asked, nothing = json.loads(question), {"context": "", "source": ""}
    return json.dumps({"request": asked["request"], "game": asked["game"], "objection": {
        "better": "destroy 4 king", "name": nothing, "why": nothing}}).encode()


def quitting_teacher(question: bytes) -> bytes:
    """Ends the process when a move is to be looked at; bots answer well."""
    return quitter(question) if is_for_a_teacher(question) else answer(question)
