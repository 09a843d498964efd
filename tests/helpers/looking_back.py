"""Kills a program that looks back over games, and counts what is lost: reviews, exercises and the answers to them.

    nice .venv/bin/python -m tests.helpers.looking_back 200 FOLDER

The program is the real window (offscreen). It opens reviews, makes exercises of decisions, answers these and ready-made
ones, and says what it has done once that is kept. It is killed at a random moment, and what it has said must be there.
Each time it begins in the folder that the last one has left.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.errors import ThroneError
from engine.session import Record
from tests.helpers.finished import finished

if TYPE_CHECKING:
    from throne_desktop.services.lessons.exercises import Item
    from throne_desktop.window.window import Window

ROOT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = (1, 4, 13, 19)
"""Those of the games that are looked back over: short rounds, each reviewed in a second."""
LONGEST: Final = 3.0
"""Seconds after which it is killed, at most, once it has kept something."""
_ANSWERS: Final = 15
_PATIENCE: Final = 300.0
"""Seconds for what takes a few on a machine that does nothing else."""
_FIRST: Final = date(2000, 1, 1)
_FOLDER: Final = Path("data", "v1")
_ANSWERS_FILE: Final = Path("people", "1", "exercises.json")


class Said(NamedTuple):
    """What the program says that it has kept: of which record ("" for what comes with it), which exercise, and when it
    was answered last, in days; without an exercise a review."""

    record: str
    exercise: str = ""
    day: int = -1


# -- the program that is killed ----------------------------------------------------------------------------------------

def look_back(first_day: int) -> None:
    """Looks back over all games in turn until it is killed."""
    from throne_desktop.look import theme
    from throne_desktop.startup.start import Application
    from throne_desktop.storage.settings import Settings
    from throne_desktop.window.open_exercises import exercises_of
    from throne_desktop.window.window import Window

    application = Application([])
    theme.dress()
    window = Window(Settings(animation_speed=0.0))
    window.show()
    window.open_home()
    exercises, day = exercises_of(window.data), first_day
    ready = next(item for item in exercises.all() if not item.is_own)
    while True:
        for file in sorted(window.library.folder.glob("finished_*.throne")):
            own = _reviewed(window, file)
            _say(Said(file.name, own.name))
            for _ in range(_ANSWERS):
                for item in (own, ready):
                    exercises.answer(item, True, _FIRST + timedelta(day))
                    _say(Said("" if item.record is None else file.name, item.name, day))
                day += 1
                application.processEvents()


def _reviewed(window: Window, file: Path) -> Item:
    """Open the review of a game, and play on from one of its decisions, which makes an exercise of it."""
    from throne_desktop.modes.loop import turn_until
    from throne_desktop.screens.review.review import ReviewScreen
    from throne_desktop.services.lessons.exercises import load_exercises

    window.open_review(file)
    assert turn_until(lambda: isinstance(window.pages.currentWidget(), ReviewScreen), _PATIENCE)
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewScreen)
    assert turn_until(lambda: page.review is not None, _PATIENCE)
    assert page.review is not None
    _say(Said(file.name))
    page.tried.emit(page.review.decisions[0].moves)
    assert turn_until(lambda: bool(load_exercises(file)) and window.play_screen is not None, _PATIENCE)
    return load_exercises(file)[0]


def _say(said: Said) -> None:
    print(json.dumps(said), flush=True)


# -- whoever kills it --------------------------------------------------------------------------------------------------

class Losses:
    """Kills one program after another in a folder, and holds what is there against all that was ever said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / _FOLDER
        self.said: dict[tuple[str, str], int] = {}
        """By record and exercise: the last day that was said."""
        self.found: list[str] = []
        """What was lost."""
        self.kills = 0
        self._usual = 0.0
        """Seconds that it takes a program to say something."""
        (self.folder / "games").mkdir(parents=True, exist_ok=True)
        for seed in SEEDS:
            record = finished("imposter-kings", 2, seed=seed, length="round")
            record.save(self.folder / "games" / f"finished_{seed}.throne")
        self._environment = {**os.environ, "THRONE_DESKTOP_HOME": str(folder), "HOME": str(folder),
                             "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}

    def kill(self, when: float) -> None:
        """Start a program, kill it at a moment (0 to 1), and look at what it has left.

        Every other one is killed on its way to what it says first, which may be a review that is being written.
        """
        command = [sys.executable, "-m", "tests.helpers.looking_back", "--killed", str(self.kills * 400)]
        with subprocess.Popen(command, env=self._environment, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            began, lines = time.monotonic(), list[str]()
            if self.kills % 2 and self._usual:
                time.sleep(when * 1.2 * self._usual)
            else:
                lines.append(program.stdout.readline())
                self._usual = time.monotonic() - began
                time.sleep(when * LONGEST)
            program.kill()
            lines += program.stdout
        self.kills += 1
        if program.returncode != -signal.SIGKILL:
            self.found.append(f"kill {self.kills}: the program ended by itself")
        for line in lines:
            if line.endswith("\n"):
                said = Said(*json.loads(line))
                self.said[said.record, said.exercise] = said.day
        self.found += (f"kill {self.kills}: {lost}" for lost in self._lost())

    def forget_a_review(self, luck: random.Random) -> None:
        """Delete a review, so that the next program makes it again."""
        file = luck.choice(sorted((self.folder / "games").glob("finished_*.throne")))
        file.with_name(f"{file.name}.review.json").unlink(missing_ok=True)
        self.said.pop((file.name, ""), None)

    def _lost(self) -> Iterator[str]:
        from engine.learn.review import load_review
        from throne_desktop.services.lessons.exercises import Exercises, load_exercises
        from throne_desktop.services.records.library import Library

        games = self.folder / "games"
        library = Library(games)
        there = {("", item.name): item for item in Exercises(library, self.folder / _ANSWERS_FILE).all()
                 if not item.is_own}
        for file in games.glob("finished_*.throne"):
            with suppress(ThroneError):
                Record.load(file).verify()
                there |= {(file.name, item.name): item for item in load_exercises(file)}
        for (name, exercise), day in self.said.items():
            if not exercise:
                if load_review(games / name) is None:
                    yield f"the review of {name}"
                continue
            item = there.get((name, exercise))
            if item is None:
                yield f"the exercise {exercise} of {name}"
            elif day >= 0 and (item.practice is None or item.practice.last < _FIRST + timedelta(day)):
                yield f"the answer of day {day} to {exercise} of {name or 'the program'}: {item.practice}"
        yield from (f"damaged: {file.name}" for file in self.folder.rglob("*.damaged*"))


def kill_often(kills: int, folder: Path, seed: int = 1) -> list[str]:
    """Kills so many programs; returns what was lost, and prints how it goes."""
    losses, luck = Losses(folder), random.Random(seed)
    for number in range(1, kills + 1):
        losses.kill(luck.random())
        losses.forget_a_review(luck)
        if number % 10 == 0 or number == kills:
            print(f"{number} kills: {len(losses.said)} things kept, {len(losses.found)} lost", flush=True)
    return losses.found


if __name__ == "__main__":
    if sys.argv[1] == "--killed":
        look_back(int(sys.argv[2]))
    else:
        print("\n".join(kill_often(int(sys.argv[1]), Path(sys.argv[2]))))
