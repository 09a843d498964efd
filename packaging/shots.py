"""Pictures of every page and game into build/shots, and the README's pictures.

Among the tables, every game with every number of players is seen in every size, language, theme and text size, and each
of these meets every other at least once.

Run it with `make shots` and look at the result: this is how changes to the window are reviewed. With words, as in
`make shots ONLY="pages rival-kings"`, it takes only the pictures with one of them in their file name.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine import GAMES, Session, load_game
from engine.session.entries import Seating
from pairwise import pairwise
from throne_desktop.startup.options import LANGUAGE_CODES, PAGES, THEME_NAMES

TOP: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = TOP / "build" / "shots"
SCREENSHOTS: Final = TOP / "assets" / "screenshots"
SCENES: Final = {
    "behind-the-throne": ("--seats", "3", "--after", "61", "--seed", "5", "--lang", "en"),
    "imposter-kings": ("--seats", "4", "--after", "40", "--lang", "de"),
    "rival-kings": ("--seats", "2", "--after", "110", "--seed", "5", "--lang", "en"),
    "shadow-throne": ("--seats", "3", "--after", "24", "--lang", "en"),
    "throne": ("--seats", "4", "--after", "17", "--lang", "en"),
}
"""The pictures of games in the README and in software centres."""
ENDING: Final = ("--game", "behind-the-throne", "--seats", "3", "--watch", "--after", "4000", "--seed", "3", "--lang",
                 "en")
"""A game that bots have played to its end."""
SIZES: Final = ("800x560", "853x440", "960x1000", "1280x800", "1920x1080")
LANGUAGES: Final = ("en", "de")
MOMENTS: Final = {
    "behind-the-throne": ("2", "40", "100"), "imposter-kings": ("8", "24", "60"), "rival-kings": ("4", "60", "150"),
    "shadow-throne": ("2", "26", "60"), "throne": ("3", "12", "60"),
}
"""By game, the numbers of moves after which it has begun, is in its middle, and near its end."""
USUAL_MOMENTS: Final = ("3", "12", "40")
"""The same for games that are not listed."""
TEXTS: Final = ("100", "160")
LARGE: Final = ("--size", "800x560", "--lang", "de", "--text-scale", "160")
"""The settings that leave the least room for words."""
RECORDS: Final = 8
PLAYERS: Final = (Seating("Robin", None), Seating("Aldwin", "page"), Seating("Beatrix", "page"))


class Shot(NamedTuple):
    """One picture: its file, and the program's options for taking it."""

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
    yield from tables()
    for theme in THEME_NAMES:
        for language in LANGUAGES:
            yield from pages(FOLDER / "pages" / theme / language, ("--theme", theme, "--lang", language))
    yield from pages(FOLDER / "pages" / "large", LARGE)
    yield Shot(SCREENSHOTS / "hall.png", ("--size", "1280x800", "--lang", "en"))
    for page in ("road", "ladder"):
        yield Shot(SCREENSHOTS / f"{page}.png", ("--size", "1280x800", "--lang", "en", "--page", page))
    yield Shot(SCREENSHOTS / "ending.png", ("--size", "1280x800", *ENDING))
    for game_id, scene in SCENES.items():
        yield Shot(SCREENSHOTS / f"{game_id}.png", ("--size", "1280x800", "--game", game_id, *scene))


def settings_of_tables() -> list[list[str]]:
    """What pictures of tables differ in: game and players, size, language, theme, size of texts, and the moment."""
    tables = [f"{game_id} {seats}" for game_id in GAMES for seats in load_game(game_id).seats]
    return [tables, list(SIZES), list(LANGUAGE_CODES), list(THEME_NAMES), list(TEXTS), ["0", "1", "2"]]


def tables() -> Iterator[Shot]:
    """Every setting of a table with every other one, in as few pictures as that takes."""
    for table, size, language, theme, text, moment in pairwise(settings_of_tables()):
        game_id, seats = table.split()
        moves = MOMENTS.get(game_id, USUAL_MOMENTS)[int(moment)]
        name = f"{game_id}-{seats}-{moves.zfill(3)}-{size}-{language}-{theme}-{text}.png"
        yield Shot(FOLDER / "tables" / name,
                   ("--game", game_id, "--seats", seats, "--after", moves, "--size", size, "--lang", language,
                    "--theme", theme, "--text-scale", text))


def pages(place: Path, usual: tuple[str, ...]) -> Iterator[Shot]:
    """The home screen, a table and every other page."""
    yield Shot(place / "home.png", usual)
    yield Shot(place / "table.png", (*usual, "--game", GAMES[0], "--seats", "3", "--after", "45"))
    for page in PAGES:
        for game_id in GAMES if page in ("new-game", "rules") else ("",):
            named = f"{page}-{game_id}" if game_id else page
            yield Shot(place / f"{named}.png", (*usual, "--page", page, *(("--game", game_id) if game_id else ())))


def take(shot: Shot, home: str) -> None:
    """Take one picture with the real program, with its user folders in `home`."""
    shot.file.parent.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "THRONE_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-m", "throne_desktop", "--screenshot", str(shot.file), *shot.options],
                   check=True, cwd=TOP, env=environment)


def _record(file: Path, game_id: str = GAMES[0], moves: int = 12) -> Path:
    """A record of at most `moves` moves."""
    game = load_game(game_id)
    session = Session(game, game.seats[0], 7, players=PLAYERS[:game.seats[0]], practice=False)
    chance = random.Random(7)
    for _ in range(moves):
        actor = session.state.actor
        if actor is not None:
            session.submit(actor, chance.choice(session.state.legal_moves()))
    session.record().save(file)
    return file


def _fill_library(home: Path) -> None:
    """Write some finished games for the list of records."""
    games = home / "data" / "v1" / "games"
    games.mkdir(parents=True)
    for number in range(RECORDS):
        _record(games / f"{number}.jsonl", GAMES[number % len(GAMES)], moves=10_000)


def main(only: Sequence[str]) -> int:
    """Take all pictures, or those with one of these words in their names, and print where they are."""
    with tempfile.TemporaryDirectory() as home:
        _fill_library(Path(home))
        wanted = [shot for shot in shots(_record(Path(home, "shots.jsonl")))
                  if not only or any(word in str(shot.file.relative_to(TOP)) for word in only)]
        for number, shot in enumerate(wanted, 1):
            take(shot, home)
            print(f"\r{number} of {len(wanted)} pictures", end="", flush=True)
    print(f"\nThe pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
