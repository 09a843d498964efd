"""A window in a program of its own, which does what it is told, line by line, and says when it has done it.

    lesson ENTRY    a task of a lesson is done        theme NAME         a choice is made in the preferences
    crown LEVEL     Throne was won against a level    met NAME           a game of Throne begins, against them
    forget          days and crowns are forgotten     answer WORD        the first exercise is answered: right or not
    day             the deal of the day is played; said is whether it is practice, or what home says against it
    volume NUMBER   the computer's volume is chosen    sit NUMBER      another person sits down
    begin           the deal of the day begins; said is how far it had come before
    close           the window is closed, and the program ends
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtWidgets import QLabel

from engine.bots.level import LEVELS
from engine.learn.exercises import shipped
from tests.helpers.late_bots import LateBots
from tests.helpers.window import host_of
from throne_desktop.look import theme
from throne_desktop.services.lessons.exercises import Item
from throne_desktop.startup.start import Application
from throne_desktop.storage.day import today
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.storage.tally import Met
from throne_desktop.window.household import sit_down
from throne_desktop.window.note_wins import forget_feats
from throne_desktop.window.open_exercises import exercises_of
from throne_desktop.window.window import Window

GAME: Final = "throne"


def lesson(window: Window, entry: str) -> None:
    window.settings.lessons_done += (entry,)
    window.keep_settings()


def choose_theme(window: Window, name: str) -> None:
    window.settings.theme = name
    window.apply({"theme"})


def choose_volume(window: Window, number: str) -> None:
    window.settings.volume = int(number)
    window.apply({"volume"})


def crown(window: Window, level: str) -> None:
    window.tally.note_beaten(GAME, level, [each.id for each in LEVELS])
    window.tally.save()


def met(window: Window, name: str) -> None:
    window.tally.note_company(GAME, [Met(name, is_person=False)])
    window.tally.save()


def forget(window: Window, _: str) -> None:
    forget_feats(window.data)(True)


def answer(window: Window, word: str) -> None:
    exercises_of(window.data).answer(Item(shipped(GAME)[0]), word == "right", date.today())


def day(window: Window, _: str) -> str:
    window.settings.name_asked = True
    window.play_day()
    if window.play_screen is None:
        return " ".join(each.text() for each in window.findChildren(QLabel) if "another window" in each.text())
    return "practice" if host_of(window.play_screen).session.practice else "counts"


def sit(window: Window, number: str) -> None:
    sit_down(window, number)
    window.open_home()


def begin(window: Window, _: str) -> str:
    return window.tally.begin_day(today())


DOES: Final[dict[str, Callable[[Window, str], str | None]]] = {
    "lesson": lesson, "theme": choose_theme, "volume": choose_volume, "crown": crown, "met": met, "forget": forget,
    "answer": answer, "day": day, "begin": begin, "sit": sit,
}


def main() -> None:
    """Open the window, and do what the lines of the standard input say."""
    application = Application([])
    chosen, _ = load_settings(settings_file())
    theme.dress()
    window = Window(chosen, LateBots())
    window.show()
    window.open_home()
    print("open", flush=True)
    for line in sys.stdin:
        order, _, detail = line.strip().partition(" ")
        if order == "close":
            break
        said = DOES[order](window, detail)
        application.processEvents()
        print(said or "done", flush=True)
    window.close()


if __name__ == "__main__":
    main()
