"""Plays a game by keyboard, from the home screen to its end, while Orca speaks into a file.

Run by the system's Python as `dbus-run-session -- python3 playing_with_orca.py FOLDER GAME COMMAND...`; the command
starts the program, which keeps its files in FOLDER/home. What stood on the screen is written to FOLDER/screen.json:
each question that was answered with a key, when the key was pressed, and the words of the page about the end.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gi

from tests.helpers.listening import anywhere, children, follow, wait_for
from tests.helpers.listening_from_home import RETURN, RIGHT, TAB, take_keyboard

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

SHIM = Path(__file__).with_name("speech_to_file")
ORCA = """import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
import speechd
sys.argv[0] = "/usr/bin/orca"
runpy.run_path("/usr/bin/orca", run_name="__main__")"""
"""Starts Orca with our speechd, although it prefers the system's folder of modules."""
LONGEST = float(os.environ.get("LONGEST", "900"))
"""Seconds after which a game that is not over counts as stuck."""
NO_QUESTIONS = ("Your only move", "The game is over")
NEXT_ROUND = ("Deal the next round", "Go on")
STARTS = 120.0
"""Seconds in which something has started or a page has come, on however busy a machine."""
QUIET = {"general": {"verbalizePunctuationStyle": 3, "profile": ["Default", "default"],
                     "startingProfile": ["Default", "default"]},
         "profiles": {"default": {"profile": ["Default", "default"], "verbalizePunctuationStyle": 3,
                                  "enableKeyEcho": False}},
         "pronunciations": {}, "keybindings": {}}
"""Orca's settings: signs and keys are not spoken."""


def until(found: Callable[[], Any], seconds: float) -> Any:
    """Wait until `found` returns something, at most so long; None if it never does."""
    return wait_for(found, "", patience=seconds, fails=False)


def wait(seconds: float) -> None:
    """Let everything go on."""
    until(lambda: None, seconds)


def press(key: int) -> None:
    """Press a key."""
    Atspi.generate_keyboard_event(key, None, Atspi.KeySynthType.SYM)


@contextmanager
def process(folder: Path, name: str, command: list[str], **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program until the end of the block; what it writes goes into a file of that name."""
    with (folder / f"{name}.log").open("wb") as log:
        running = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)
    try:
        yield running
    finally:
        running.terminate()
        try:
            running.wait(10)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


class Screen:
    """The window, as far as somebody needs it who plays by keyboard; what they hear does not come from here."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.asked: list[tuple[float, str]] = []
        self._focused = ""
        follow(self._note, "object:state-changed:focused")

    @property
    def record(self) -> list[str]:
        """The lines of the game's record."""
        found = sorted((self._folder / "home").rglob("*.throne"))
        return found[0].read_text(encoding="utf-8").splitlines() if found else []

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return bool(self.record) and '"result"' in self.record[-1]

    @property
    def question(self) -> str:
        """What stands beside the buttons."""
        ribbon = anywhere("Question", "panel")
        labels = [part for part in children(ribbon) if part.get_role_name() == "label"] if ribbon is not None else []
        return str(labels[0].get_name()) if labels else ""

    @property
    def is_ours(self) -> bool:
        """Whether the player is asked for a move: no bot thinks, and there is a choice."""
        question = self.question
        return bool(question) and "thinking" not in question and not question.startswith(NO_QUESTIONS)

    def answer(self, key: int) -> None:
        """Press a key, and note what was asked."""
        asked = until(lambda: self.is_ours and self.question, 1.0)
        if asked:
            self.asked.append((time.time(), asked))
        press(key)

    def labels(self) -> list[str]:
        """All words on the page about the end, from its top; none before there is one."""
        return until(lambda: anywhere("Again") and [
            str(part.get_name()) for part in everything(anywhere("Throne Desktop"))
            if part.get_role_name() == "label" and part.get_name()], 0.5) or []

    def is_at(self, *names: str) -> bool:
        """Whether the name of what has the focus begins with one of these."""
        return self._focused.startswith(names)

    def _note(self, event: Any) -> None:
        if event.detail1:
            self._focused = str(event.source.get_name())


def everything(part: Any) -> Iterator[Any]:
    """All parts of the window that can be seen."""
    for child in children(part):
        if child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            yield from everything(child)


def open_game(screen: Screen, name: str) -> None:
    """Open a game from the home screen."""
    wait_for(lambda: anywhere("Preferences"), "there is a home screen", patience=STARTS)
    wait(2)
    take_keyboard()
    wait(2)
    for _ in range(20):
        if until(lambda: screen.is_at(f"{name}."), 0.5):
            break
        press(TAB)
        wait(0.7)
    else:
        raise SystemExit(f"The button of {name} is not reached.")
    press(RETURN)
    wait_for(lambda: anywhere("Play"), "a new game can be set up", patience=STARTS)
    wait(3)
    press(RETURN)
    wait_for(lambda: anywhere("Your name"), "a name is asked for", patience=STARTS)
    wait(3)
    press(RETURN)
    wait_for(lambda: anywhere("Table"), "the game begins", patience=STARTS)


def play(screen: Screen, program: subprocess.Popen[bytes], rng: random.Random) -> None:
    """Play until the game is over: a card by hand, or else a move by its number."""
    begun, tried = time.monotonic(), 0
    while not screen.is_over:
        if time.monotonic() - begun > LONGEST or program.poll() is not None:
            raise SystemExit("The game does not come to its end.")
        if not until(lambda: screen.is_over or screen.is_ours, 3.0) or screen.is_over:
            continue
        wait(0.4)
        before = len(screen.record)
        if until(lambda: "round is over" in screen.question, 0.1):      # the frame may be on a card
            if not until(lambda: screen.is_at(*NEXT_ROUND), 0.5):
                press(TAB)
            if until(lambda: screen.is_at(*NEXT_ROUND), 3.0):
                press(RETURN)
                until(lambda: "round is over" not in screen.question, 10.0)
        elif tried == 0 and rng.random() < 0.5:
            press(RIGHT)
            wait(0.5)
            screen.answer(RETURN)
            if until(lambda before=before: len(screen.record) > before, 0.8):
                continue
            screen.answer(RETURN)
        else:
            screen.answer(ord(str(rng.randint(1, 3) if tried < 3 else 1)))
        tried = 0 if until(lambda before=before: len(screen.record) > before, 1.5) else tried + 1


def main(folder: Path, game: str, command: list[str]) -> None:
    """Play, and write down what was on the screen."""
    settings = Path(os.environ["XDG_DATA_HOME"], "orca", "user-settings.conf")
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(QUIET), encoding="utf-8")
    screen = Screen(folder)
    orca = ["/usr/bin/python3", "-c", ORCA, str(SHIM)]
    with process(folder, "orca", orca):
        wait_for((folder / "speech").exists, "Orca speaks", patience=STARTS)
        wait(3)
        with process(folder, "program", command) as program:
            try:
                open_game(screen, game)
                play(screen, program, random.Random(1))
                until(screen.labels, STARTS)
                wait(4)
            finally:
                told = {"asked": screen.asked, "end": screen.labels()}
                (folder / "screen.json").write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
