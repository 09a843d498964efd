"""Plays games by keyboard, from the home screen to their end, while Orca speaks into a file.

Run by the system's Python as `dbus-run-session -- python3 playing_with_orca.py FOLDER GAMES COMMAND...`; the command
starts the program, once for each game, which keeps its files in FOLDER/ID/home. GAMES is JSON: the name of each game
by its id, or "" for one that home offers to continue. Orca begins once: it would not begin beside another one.

Nobody answers what they have not heard: each question is waited for, and so is the end. What stood on the screen is
written to FOLDER/ID/screen.json: when the game began and ended, each question with whether it was heard, the words of
the page about the end, and what went wrong, if anything did.
"""

from __future__ import annotations

import json
import os
import random
import re
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
from tests.helpers.spoken_words import spoken, tokens

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

SHIM = Path(__file__).with_name("speech_to_file")
ORCA = """import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
import speechd
sys.argv[0] = "/usr/bin/orca"
runpy.run_path("/usr/bin/orca", run_name="__main__")"""
"""Starts Orca with our speechd, although it prefers the system's folder of modules."""
LONGEST = float(os.environ.get("LONGEST", "900"))
"""Seconds after which a game that is not over counts as stuck."""
NO_QUESTIONS = re.compile(r"Your only move|The game is over|.* is thinking|\w+: (?!.*\?)")
"""What stands in the ribbon and asks nothing: the last is what somebody does, while a move is shown step by step."""
NEXT_ROUND = ("Deal the next round", "Go on")
CAN_BE_MOVED = "Can be moved"
STARTS = 120.0
"""Seconds in which something has started or a page has come, on however busy a machine."""
HEARD = 15.0
"""Seconds in which Orca has said what there is to say, on however busy a machine."""
EFFECT = 1.5
"""Seconds in which a key has done what it does, if it does anything; a second digit is waited for meanwhile."""
BY_HAND = 0.4
"""How often a card is moved in place of a number typed, where one can be."""
QUIET = {"general": {"verbalizePunctuationStyle": 3, "profile": ["Default", "default"],
                     "startingProfile": ["Default", "default"]},
         "profiles": {"default": {"profile": ["Default", "default"], "verbalizePunctuationStyle": 3,
                                  "enableKeyEcho": False}},
         "pronunciations": {}, "keybindings": {}}
"""Orca's settings: signs and keys are not spoken."""


class Stuck(Exception):
    """A game does not go on as it should; says in which way."""


def until(found: Callable[[], Any], seconds: float) -> Any:
    """Wait until `found` returns something, at most so long; None if it never does."""
    return wait_for(found, "", patience=seconds, fails=False)


def needed(found: Callable[[], Any], what: str) -> Any:
    """Wait until `found` returns something. Raises Stuck if it never does."""
    thing = until(found, STARTS)
    if not thing:
        raise Stuck(f"This did not happen: {what}.")
    return thing


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


class Ear:
    """What Orca has said so far."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.heard_to = 0
        """How many of the times that it spoke are known to somebody who waits for more."""

    def says(self, words: str) -> bool:
        """Whether it has said these words since what was last listened to; if so, that is where they end."""
        said = spoken(self._file)
        for number in range(self.heard_to, len(said)):
            if tokens(words) in tokens(said[number][1]):
                self.heard_to = number + 1
                return True
        return False

    def hears(self, words: str) -> bool:
        """Whether it says these words within a while."""
        return bool(until(lambda: self.says(words), HEARD))

    def is_silent(self, seconds: float) -> bool:
        """Wait until it has said nothing for so long, or for longer than anybody listens."""
        def listened() -> bool:
            return time.time() - self._file.stat().st_mtime > seconds
        return bool(until(listened, HEARD))


class Screen:
    """The window, as far as somebody needs it who plays by keyboard; what they hear does not come from here."""

    def __init__(self, home: Path, ear: Ear) -> None:
        self._home = home
        self._ear = ear
        self._focus: Any = None
        self._words: Any = None
        self.began = time.time()
        self.asked: list[tuple[float, str, bool]] = []
        self._listener = follow(self._note, "object:state-changed:focused")

    def forget(self) -> None:
        """Follow the focus no more."""
        self._listener.deregister("object:state-changed:focused")

    @property
    def record(self) -> list[str]:
        """The lines of the game's record."""
        found = sorted(self._home.rglob("*.throne"))
        return found[0].read_text(encoding="utf-8").splitlines() if found else []

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return bool(self.record) and '"result"' in self.record[-1]

    @property
    def question(self) -> str:
        """What stands beside the buttons."""
        try:
            if self._words is not None and self._words.get_state_set().contains(Atspi.StateType.SHOWING):
                return str(self._words.get_name())
        except GLib.GError:     # it is gone, with its page
            pass
        ribbon = anywhere("Question", "panel")
        labels = [part for part in children(ribbon) if part.get_role_name() == "label"] if ribbon is not None else []
        self._words = labels[0] if labels else None
        return str(labels[0].get_name()) if labels else ""

    @property
    def is_ours(self) -> bool:
        """Whether the player is asked for a move: no bot thinks, and there is a choice."""
        question = self.question
        return bool(question) and NO_QUESTIONS.match(question) is None

    @property
    def is_round_over(self) -> bool:
        """Whether the next round waits to be dealt."""
        return "round is over" in self.question

    def listen(self) -> str:
        """Hear out the question, and note whether it was heard; "" if it has gone meanwhile."""
        question = self.question
        heard = bool(until(lambda: self._ear.says(question) or self.question != question, HEARD))
        if self.question != question:
            return ""
        self.asked.append((time.time(), question, heard))
        return question

    def labels(self) -> list[str]:
        """All words on the page about the end, from its top; none before there is one."""
        return until(lambda: anywhere("Again") and [
            str(part.get_name()) for part in everything(anywhere("Throne Desktop"))
            if part.get_role_name() == "label" and part.get_name()], 0.5) or []

    def is_at(self, *names: str) -> bool:
        """Whether the name of what has the focus begins with one of these."""
        return self._focus is not None and str(self._focus.get_name()).startswith(names)

    def lead_to(self, *names: str, key: int = TAB, keys: int = 20) -> bool:
        """Press a key until something with one of these names has the focus; whether it has."""
        for _ in range(keys):
            if until(lambda: self.is_at(*names), 0.6):
                return True
            press(key)
        return bool(until(lambda: self.is_at(*names), EFFECT))

    def lead_to_card(self) -> bool:
        """Go on to a card that can be moved; whether there is one near."""
        for _ in range(4):
            before, self._focus = self._focus, None
            press(RIGHT)
            if not until(lambda: self._focus is not None, 0.6):
                self._focus = before
                return False
            if str(self._focus.get_description()).startswith(CAN_BE_MOVED):
                return True
        return False

    def _note(self, event: Any) -> None:
        if event.detail1:
            self._focus = event.source


def everything(part: Any) -> Iterator[Any]:
    """All parts of the window that can be seen."""
    for child in children(part):
        if child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            yield from everything(child)


def open_game(screen: Screen, ear: Ear, name: str) -> None:
    """Open a new game of that name from the home screen, or without one the game that can be continued."""
    needed(lambda: anywhere("Preferences"), "there is a home screen")
    take_keyboard()
    if not name:
        if not (needed(lambda: screen.is_at("Continue"), "the focus is on the game to continue")
                and ear.hears("Continue.")):
            raise Stuck("Nobody hears that the game can be continued.")
        press(RETURN)
    else:
        ear.is_silent(1.0)
        if not screen.lead_to(f"{name}."):
            raise Stuck(f"The door of {name} is not reached.")
        press(RETURN)
        needed(lambda: screen.is_at("Play"), "a new game can be set up")
        press(RETURN)
        needed(lambda: anywhere("Your name"), "a name is asked for")
        ear.is_silent(1.0)
        press(RETURN)
    needed(lambda: anywhere("Table"), "the game begins")


def move(screen: Screen, rng: random.Random, tried: int) -> None:
    """Make a move, or as much of one as a key does: a card by hand, or else a move by its number."""
    before = len(screen.record)
    if tried == 0 and rng.random() < BY_HAND and screen.lead_to_card():
        question = screen.question
        press(RETURN)
        if until(lambda: len(screen.record) > before or screen.question != question, EFFECT):
            return
        press(RETURN)       # the focus went to the first of several moves
    else:
        press(ord(str(rng.randint(1, 3) if tried < 3 else 1)))


def play(screen: Screen, program: subprocess.Popen[bytes], rng: random.Random) -> None:
    """Play until the game is over. Raises Stuck if it never is."""
    begun, tried, answered = time.monotonic(), 0, ("", 0)
    while not screen.is_over:
        if time.monotonic() - begun > LONGEST or program.poll() is not None:
            raise Stuck("The game does not come to its end.")
        if not until(lambda: screen.is_over or screen.is_ours, 3.0) or screen.is_over:
            continue
        before = len(screen.record)
        if answered != (screen.question, before):
            answered = (screen.listen(), before)
            if not answered[0]:
                continue
        if screen.is_round_over:
            if screen.lead_to(*NEXT_ROUND, keys=3):
                press(RETURN)
                until(lambda: not screen.is_round_over, 10.0)
            continue
        move(screen, rng, tried)
        tried = 0 if until(lambda before=before: len(screen.record) > before, EFFECT) else tried + 1


def play_one(folder: Path, name: str, ear: Ear, command: list[str]) -> None:
    """Play a game, and write down what was on the screen."""
    screen, failed, end = Screen(folder / "home", ear), "", list[str]()
    with process(folder, "program", command, THRONE_DESKTOP_HOME=str(folder / "home")) as program:
        try:
            open_game(screen, ear, name)
            play(screen, program, random.Random(1))
            end = needed(screen.labels, "there is a page about the end")
            ear.hears(end[0])
            ear.is_silent(1.0)
        except (GLib.GError, Stuck) as error:
            failed = str(error)
    screen.forget()
    told = {"began": screen.began, "ended": time.time(), "asked": screen.asked, "end": end, "failed": failed}
    (folder / "screen.json").write_text(json.dumps(told), encoding="utf-8")


def main(folder: Path, games: dict[str, str], command: list[str]) -> None:
    """Play all games with one Orca."""
    settings = Path(os.environ["XDG_DATA_HOME"], "orca", "user-settings.conf")
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(QUIET), encoding="utf-8")
    speech = Path(os.environ["SPEECH_FILE"])
    with process(folder, "orca", ["/usr/bin/python3", "-c", ORCA, str(SHIM)]):
        wait_for(speech.exists, "Orca speaks", patience=STARTS)
        ear = Ear(speech)
        ear.hears("Screen reader on.")
        for game_id, name in games.items():
            play_one(folder / game_id, name, ear, command)


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3:])
