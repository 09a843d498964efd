"""How fast the page of games played shows very many of them.

    python -m tests.helpers.shelf_speed 100000 FOLDER

Records are made in the folder, unless it has some. The page is opened with the index that there is, at first with none:
printed are the seconds, of the clock and of the processor, until its first rows are there, and until all are.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

from tests.helpers.many_games import made_up, players_against
from throne_desktop.services.records.library import SUFFIX, Library
from throne_desktop.services.records.shelf import Shelf

_KINDS = 60
"""So many games are made up, and then copied."""
_LONG = 3600.0


def fill_with_copies(folder: Path, number: int) -> None:
    """Write that many small records, a minute apart, which are copies of a few."""
    from engine import GAMES, load_game

    luck, kinds = random.Random(1), []
    for each in range(_KINDS):
        game_id = GAMES[each % len(GAMES)]
        seats = luck.choice(load_game(game_id).seats)
        levels = [luck.choice(("page", "squire", "knight", "marshal"))] * (seats - 1)
        players = players_against(*levels, name=luck.choice(("Robin", "Kim")))
        kinds.append((game_id, made_up(game_id, players, (luck.randrange(seats),), each).content))
    folder.mkdir(parents=True, exist_ok=True)
    for each in range(number):
        game_id, content = kinds[each % _KINDS]
        file = folder / f"2026-01-01_{each:06d}_{game_id}{SUFFIX}"
        file.write_bytes(content)
        written = 1_700_000_000 + each * 60
        os.utime(file, (written, written))


def measure(folder: Path, index: Path) -> None:
    """Open the page and print how long it takes."""
    from PySide6.QtWidgets import QApplication

    from throne_desktop.modes.loop import turn_until
    from throne_desktop.screens.records.records import RecordsScreen
    from throne_desktop.storage.settings import Settings

    files = sum(1 for _ in folder.iterdir())
    library = Library(folder)
    began, worked = time.perf_counter(), time.process_time()

    def tell(what: str) -> None:
        print(f"{what}: {time.perf_counter() - began:.2f} s, of the processor {time.process_time() - worked:.2f} s",
              flush=True)

    page = RecordsScreen(library, Shelf(library, index), Settings())
    page.resize(1280, 800)
    page.show()
    turn_until(lambda: page.list.count > 0, _LONG)
    page.grab()
    tell(f"first {page.list.count} rows")
    turn_until(lambda: page.list.count == files, _LONG)
    page.grab()
    tell(f"all {files} rows")
    page.close()
    QApplication.sendPostedEvents(page, 0)
    page.deleteLater()


def main() -> None:
    """Measure as the command line says."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    folder = Path(sys.argv[2])
    games, index = folder / "games", folder / "shelf.index"
    if not games.is_dir():
        fill_with_copies(games, int(sys.argv[1]))
    for _ in range(3):
        measure(games, index)
    application.quit()


if __name__ == "__main__":
    main()
