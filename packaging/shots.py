"""Pictures of every screen and game, in several sizes and languages, into build/shots; and the README's picture.

Run it with `make shots` and look at what comes out: it is how a change of the window is reviewed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine import GAMES, Session, load_game
from engine.session.happenings import Seating

TOP: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = TOP / "build" / "shots"
README_PICTURE: Final = TOP / "assets" / "screenshots" / "behind-the-throne.png"
SIZES: Final = ("1024x640", "1280x800", "1920x1080")
LANGUAGES: Final = ("en", "de")
MOVES: Final = (0, 45, 120)


class Shot(NamedTuple):
    """One picture: its file and the options of the program that take it."""

    file: Path
    options: tuple[str, ...]


def shots(record: Path) -> Iterator[Shot]:
    """All pictures to take; `record` is a record for the replay screen."""
    for size in SIZES:
        for language in LANGUAGES:
            place = FOLDER / size / language
            usual = ("--size", size, "--lang", language)
            yield Shot(place / "home.png", usual)
            yield Shot(place / "replay.png", (*usual, "--replay", str(record)))
            for game_id in GAMES:
                game = load_game(game_id)
                yield Shot(place / f"new-{game_id}.png", (*usual, "--new-game", "--game", game_id))
                for seats in game.seats:
                    for moves in MOVES:
                        table = ("--game", game_id, "--seats", str(seats), "--after", str(moves))
                        yield Shot(place / f"{game_id}-{seats}-{moves:03}.png", (*usual, *table))
    yield Shot(README_PICTURE, ("--size", "1280x800", "--lang", "en", "--game", "behind-the-throne", "--seats", "3",
                                "--after", "106"))


def take(shot: Shot, home: str) -> None:
    """Take one picture with the real program, whose user folders lie in `home`."""
    shot.file.parent.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "THRONE_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-m", "throne_desktop", "--screenshot", str(shot.file), *shot.options],
                   check=True, cwd=TOP, env=environment)


def _record(file: Path) -> Path:
    """A short record to replay."""
    session = Session(load_game(GAMES[0]), 2, 7, players=(Seating("Robin", None), Seating("Aldwin", "page")))
    for _ in range(12):
        actor = session.state.actor
        if actor is not None:
            session.submit(actor, session.state.legal_moves()[0])
    session.record().save(file)
    return file


def main() -> int:
    """Take all pictures; prints where they are."""
    with tempfile.TemporaryDirectory() as home:
        all_shots = list(shots(_record(Path(home, "shots.jsonl"))))
        for number, shot in enumerate(all_shots, 1):
            take(shot, home)
            print(f"\r{number} of {len(all_shots)} pictures", end="", flush=True)
    print(f"\nThe pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
