"""Starts a new game: copies the model game under another name, ready to run and to be changed step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.cli.language import words
from engine.core.errors import BadOption
from engine.core.text import N_
from engine.games.registry import GAMES

ROOT: Final = Path(__file__).resolve().parents[2]

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PICTURE: Final = """<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 200 200" \
width="200" height="200">
<title>{name}</title>
<g fill="none" stroke="#2b2118" stroke-width="5" stroke-linejoin="round">
<circle cx="100" cy="100" r="{radius}" fill="#e6cd86"/>
</g>
</svg>
"""


def new_game(game_id: str, root: Path = ROOT) -> None:
    """Write a game's folder, pictures and tests into a checkout of the project, and print what to do next.

    Raises ValueError on an id that is malformed or taken, and outside a checkout.
    """
    if _ID.fullmatch(game_id) is None:
        raise BadOption(N_("cli", "{id} is not a valid id: use lowercase letters and digits, with hyphens between "
                                  "words, as in ten-tricks.").fill(id=repr(game_id)))
    if game_id in GAMES:
        raise BadOption(N_("cli", "The game {id} already exists.").fill(id=game_id))
    folder = game_id.replace("-", "_")
    if not (root / "tests" / "games").is_dir() or not (root / "assets" / "games").is_dir():
        raise BadOption(N_("cli", "A new game must be written into a checkout of the project, and this is not one."))
    made = [*_copies(root, "engine/games", folder), *_copies(root, "tests/games", folder), *_pictures(root, folder)]
    for path, text in made:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print(words(N_("cli", "{number} files written: {folders}.").fill(
        number=len(made), folders=tuple(f"{place}/games/{folder}" for place in ("engine", "tests", "assets")))))
    print(words(N_("cli", "You can already play it: {command}").fill(command=f"python3 -m engine play {game_id}")))
    print(words(N_("cli", "{file} says what to change, file by file, and what to run at the end.").fill(
        file="engine/games/README.md")))


def _copies(root: Path, place: str, folder: str) -> Iterator[tuple[Path, str]]:
    """The model's files below a folder, with their new paths and content."""
    for path in sorted((root / place / "_model").glob("*.py")):
        yield root / place / folder / path.name, renamed(path.read_text(encoding="utf-8"), folder)


def _pictures(root: Path, folder: str) -> Iterator[tuple[Path, str]]:
    """Pictures to begin with: a disc for every card of the model, larger for higher cards."""
    from engine.games._model.cards import CARDS  # only here: the model is part of a checkout, and of nothing else

    for card in CARDS:
        picture = _PICTURE.format(name=card.name.source, radius=20 + 6 * card.kind)
        yield root / "assets" / "games" / folder / f"{card.id}.svg", picture


def renamed(source: str, folder: str) -> str:
    """A source file of the model with its names changed to those of the game in that folder."""
    words = folder.split("_")
    title, name = " ".join(words).capitalize(), "".join(word.capitalize() for word in words)
    source = source.replace("engine.games._model", f"engine.games.{folder}")
    source = re.sub(r'"model(?=["/ ])', f'"{folder.replace("_", "-")}', source)
    source = re.sub(r"\bModel(?=[A-Z]\w|\(|\b\(Game)", name, source)
    source = re.sub(r"\bModel\b", title, source)
    return source.replace(f"class {title}(", f"class {name}(").replace(f"= {title}()", f"= {name}()")
