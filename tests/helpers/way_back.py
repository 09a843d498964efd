"""Counts the calls between the line on disk and the settled table: `python -m tests.helpers.way_back [GAME ...]`.

Each game is played by its players at the real table, offscreen and without animation. Of every move the calls of
Python functions of the window and the engine are counted, from when its line is on disk until the table has settled,
the next question is asked and everything is painted. Bots, who think in a process of their own, do not play.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
SEEN: Final = tuple(str(ROOT / folder) + os.sep for folder in ("throne_desktop", "engine"))
SEATS: Final = {"behind-the-throne": 3, "imposter-kings": 3, "rival-kings": 3, "shadow-throne": 4, "throne": 4}
MOVES: Final = 30


class Calls:
    """Counts the calls of functions of the project while `counting`."""

    def __init__(self) -> None:
        self.counting = False
        self.now = 0
        self.entered: Counter[CodeType] = Counter()

    def see(self, frame: FrameType, event: str, _argument: Any) -> None:
        """For `sys.setprofile`."""
        if event == "call" and self.counting and frame.f_code.co_filename.startswith(SEEN):
            self.now += 1
            self.entered[frame.f_code] += 1


def way_back(game_id: str, calls: Calls) -> list[int]:
    """The number of calls after each of the first moves of a game."""
    from PySide6.QtWidgets import QApplication

    from engine import load_game
    from engine.session.session import Session
    from engine.session.writer import RecordWriter
    from tests.helpers.window import at_table, persons

    session = Session(load_game(game_id), SEATS[game_id], 3, players=persons(SEATS[game_id]))
    found = []
    random = Random(1)
    with TemporaryDirectory() as folder, at_table(session) as hand:
        writer = RecordWriter(Path(folder) / "game.throne")
        session.write_to(writer)
        add = writer.add

        def add_and_count(entry: Any) -> None:
            add(entry)
            calls.counting = True

        writer.add = add_and_count  # type: ignore[method-assign]
        while not session.finished and len(found) < MOVES:
            actor = session.state.actor
            assert actor is not None
            moves = session.observation(actor).legal_moves()
            calls.now = 0
            session.submit(actor, random.choice(moves))
            QApplication.processEvents()
            calls.counting = False
            found.append(calls.now)
        hand.screen.client.hold()
    return found


def main() -> None:
    """Prints a line per game, then the functions that are entered most often."""
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    calls = Calls()
    total = 0
    for game_id in sys.argv[1:] or SEATS:
        sys.setprofile(calls.see)
        found = way_back(game_id, calls)
        sys.setprofile(None)
        total += sum(found)
        print(f"{game_id:18} {len(found)} moves, calls after each: median {median(found):,.0f}, all {sum(found):,}")
    print(f"{'all':18} {total:,}")
    for code, number in calls.entered.most_common(40):
        file = Path(code.co_filename).relative_to(ROOT)
        print(f"{number:8,}  {file}:{code.co_firstlineno} {code.co_qualname}")
    application.quit()


if __name__ == "__main__":
    main()
